// src/package/package-error.ts
/** Why the h1 of a package cannot be computed. The message is made of our own words: no name from the archive is in it. */
var PackageError = class extends Error {
	code;
	constructor(code, message, options) {
		super(message, options);
		this.name = "PackageError";
		this.code = code;
	}
};

export { PackageError as t };