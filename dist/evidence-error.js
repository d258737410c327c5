// src/evidence/folder/evidence-error.ts
/** The evidence of a folder cannot be used, and the user is not at fault: nothing was judged. The message gives the reason and the next step. */
var EvidenceError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "EvidenceError";
	}
};

export { EvidenceError as t };