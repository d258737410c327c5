// src/errors.ts
var CodedError = class extends Error {
	code;
	constructor(code, message, options) {
		super(message, options);
		this.code = code;
	}
};
var UserError = class extends CodedError {
	name = "UserError";
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
var NotJudgedError = class extends Error {
	name = "NotJudgedError";
};
const mostMistakes = 50;
function policyError(all, options = {}) {
	const mistakes = all.slice(0, 50);
	const message = mistakes.map(({ path, line, says }) => `${path}:${line}: ${says}`).join("\n");
	return new UserError("invalid-policy", message, {
		...options,
		places: mistakes
	});
}
function bugReport(error) {
	return `Lockproof stopped because of a bug (${(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)}), so nothing was proven; please report it with the lock file that shows it.`;
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : null;
}
function codeInBrackets(error) {
	const code = codeOf(error);
	return code === null ? "" : ` (${code})`;
}
function orNull(work, kind = Error) {
	try {
		return work();
	} catch (error) {
		if (error instanceof kind) return null;
		throw error;
	}
}
const longest = 120;
function quoted(text) {
	const characters = Array.from(text.slice(0, 240));
	const whole = characters.length <= longest && text.length <= 240;
	return JSON.stringify(whole ? text : `${characters.slice(0, 119).join("")}…`);
}
function characterName(character) {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function shellWord(text) {
	return /^[\w./][\w./:=@,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
const shellPath = (path) => shellWord(path.replace(/^-/, "./-"));

// src/package/package-error.ts
var PackageError = class extends CodedError {
	name = "PackageError";
};
function refuse(code, message, options) {
	throw new PackageError(code, message, options);
}

// src/package/inflation.ts
const usualInflatedBytes = 96 * 1024 ** 3;
const usualRatio = 6;
function inflatedBytesFor(maxDownload) {
	return Math.max(usualInflatedBytes, maxDownload * 6);
}
function openInflation(maxBytes) {
	return {
		maxBytes,
		counter: new SharedArrayBuffer(BigUint64Array.BYTES_PER_ELEMENT)
	};
}
function inflatedBytes({ counter }) {
	return Number(Atomics.load(new BigUint64Array(counter), 0));
}
function countInflated({ maxBytes, counter }) {
	const total = new BigUint64Array(counter);
	return (bytes) => {
		if (Number(Atomics.add(total, 0, BigInt(bytes))) + bytes > maxBytes) refuse("run-limit", `The archives of this run inflate to more than ${maxBytes} bytes together`);
	};
}

export { policyError as _, PackageError as a, shellWord as b, NotJudgedError as c, characterName as d, codeInBrackets as f, orNull as g, messageOf as h, openInflation as i, UserError as l, invalidInput as m, inflatedBytes as n, refuse as o, codeOf as p, inflatedBytesFor as r, CodedError as s, countInflated as t, bugReport as u, quoted as v, shellPath as y };