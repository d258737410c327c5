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

// src/package/hashing-reply.ts
function failureReply(error) {
	if (error instanceof PackageError) return {
		kind: "refused",
		code: error.code,
		message: error.message
	};
	return {
		kind: "failed",
		message: error instanceof Error ? error.message : String(error)
	};
}
/** @throws PackageError with the code that it had on the other side */
function hashesOf(reply) {
	switch (reply.kind) {
		case "hashed": return reply.hashes;
		case "refused": throw new PackageError(reply.code, reply.message);
		case "failed": throw new PackageError("not-hashed", "The archive could not be read from disk", { cause: reply.message });
	}
}

export { hashesOf as n, PackageError as r, failureReply as t };