// src/errors.ts
/** An error with a code for programs and a message for people. */
var CodedError = class extends Error {
	code;
	constructor(code, message, options) {
		super(message, options);
		this.code = code;
	}
};
/** The reason and the next step, one line for each mistake. Both entries print it and exit with 2. */
var UserError = class extends CodedError {
	name = "UserError";
	/** For each line of the message, where the mistake is in a file of the repository; empty: in none. */
	places;
	constructor(code, message, { places = [], ...options } = {}) {
		super(code, message, options);
		this.places = places;
	}
	get mistakes() {
		return this.message.split("\n").map((message, index) => ({
			message,
			place: this.places[index] ?? null
		}));
	}
};
function invalidInput(message, options) {
	return new UserError("invalid-input", message, options);
}
/** Nothing was judged, by no fault of the user. Both entries print reason and next step; exit code 3. */
var NotJudgedError = class extends Error {
	name = "NotJudgedError";
};
/** Mistakes in the policy file, each as `path:line: what is wrong`. */
function policyError(mistakes, options = {}) {
	const message = mistakes.map(({ path, line, says }) => `${path}:${line}: ${says}`).join("\n");
	return new UserError("invalid-policy", message, {
		...options,
		places: mistakes
	});
}
/** The message for an unexpected error: nothing was proven, and the user is not at fault. */
function bugReport(error) {
	return `Lockproof stopped because of a bug (${(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)}), so nothing was proven; please report it with the lock file that shows it.`;
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
/** The code of an error of the system, such as `ENOSPC`; `null` if it has none. */
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : null;
}
/** The same for the end of a sentence: ` (ENOSPC)`. */
function codeInBrackets(error) {
	const code = codeOf(error);
	return code === null ? "" : ` (${code})`;
}
/** The result of `work`; `null` if it throws an error of this kind. */
function orNull(work, kind = Error) {
	try {
		return work();
	} catch (error) {
		if (error instanceof kind) return null;
		throw error;
	}
}
const longest = 120;
/** Text from outside for our sentences: quoted, on one line, cut. Each channel still escapes it. */
function quoted(text) {
	const characters = Array.from(text.slice(0, 240));
	const whole = characters.length <= longest && text.length <= 240;
	return JSON.stringify(whole ? text : `${characters.slice(0, 119).join("")}…`);
}
/** `U+0430` */
function characterName(character) {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
/** In single quotes, only the single quote has a meaning to a shell. */
function shellWord(text) {
	return /^[\w./][\w./:=@,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/package/package-error.ts
/** Why the h1 of a package cannot be computed, in our own words and without a name from the archive. */
var PackageError = class extends CodedError {
	name = "PackageError";
};
function refuse(code, message, options) {
	throw new PackageError(code, message, options);
}

export { UserError as a, codeInBrackets as c, messageOf as d, orNull as f, shellWord as h, NotJudgedError as i, codeOf as l, quoted as m, refuse as n, bugReport as o, policyError as p, CodedError as r, characterName as s, PackageError as t, invalidInput as u };