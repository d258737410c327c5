// src/package/package-error.ts
/** Why the h1 of a package cannot be computed. The message is in our own words and has no name from the archive. */
var PackageError = class extends Error {
	code;
	constructor(code, message, options) {
		super(message, options);
		this.name = "PackageError";
		this.code = code;
	}
};

export { PackageError as t };