import { En as string, Sn as number, Tn as strictObject, _n as array, bn as discriminatedUnion, gn as datetime, xn as literal, yn as custom } from "./lockproof.js";
import { _ as isSoundOfZip, g as isSoundOfFiles, u as sha256$1 } from "./package.js";
import { join } from "node:path";
import { constants } from "node:fs";
import { lstat, open, rename, rm, writeFile } from "node:fs/promises";

// src/evidence/folder/content.ts
/**
* Writes bytes under their digest. Readers see the whole file or none; a file that has these bytes already is left as it is, and anything
* else at its path is replaced, also a symlink.
*
* @returns the digest: 64 hex digits
*/
async function keepContent(folder, bytes, ending = "") {
	const digest = sha256$1(bytes);
	const path = join(folder, `${digest}${ending}`);
	if ((await readContent(path, digest, bytes.length)).kind === "whole") return digest;
	const half = join(folder, `.${crypto.randomUUID()}`);
	try {
		await writeFile(half, bytes, {
			flag: "wx",
			mode: 384
		});
		await rename(half, path);
	} finally {
		await rm(half, { force: true });
	}
	return digest;
}
/**
* Reads a file and checks it against its digest. It follows no symlink, and it reads no more than the limit.
*
* @param digest 64 hex digits
* @param maxBytes a longer file is `changed`
*/
async function readContent(path, digest, maxBytes) {
	let file;
	try {
		if (!(await lstat(path)).isFile()) return { kind: "changed" };
		file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
		const status = await file.stat();
		if (!status.isFile() || status.size > maxBytes) return { kind: "changed" };
		const bytes = await readAll(file, status.size);
		return sha256$1(bytes) === digest ? {
			kind: "whole",
			bytes
		} : { kind: "changed" };
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "EIO";
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
		return code === "ELOOP" ? { kind: "changed" } : {
			kind: "unreadable",
			code
		};
	} finally {
		await file?.close();
	}
}
/** One byte more than the announced size shows a file that grows while it is read. */
async function readAll(file, size) {
	const bytes = Buffer.alloc(size + 1);
	let length = 0;
	for (let read = -1; read !== 0 && length < bytes.length; length += read) read = (await file.read(bytes, length, bytes.length - length, null)).bytesRead;
	return bytes.subarray(0, length);
}

// src/evidence/folder/index-file.ts
/** Names the layout and the meaning of the index; a new meaning gets a new name. */
const evidenceSchema = "lockproof.evidence/v1";
/** The folders of a folder of evidence: one file for each document, and one index for each run. */
const evidenceFolders = {
	documents: "documents",
	runs: "runs"
};
/** The index of a run with ten thousand questions has a few megabytes. */
const mostIndexBytes = 33554432;
/** No document that a run asks for may be larger. */
const mostDocumentBytes = 16777216;
const text = string().max(65536);
const count = number().int().nonnegative();
const sha256 = string().regex(/^[0-9a-f]{64}$/);
const zh = string().refine(isSoundOfZip);
const h1 = string().refine(isSoundOfFiles);
const codes = {
	"untrusted-host": true,
	"not-direct": true,
	"address-refused": true,
	network: true,
	certificate: true,
	status: true,
	unreadable: true,
	"malformed-answer": true,
	disagreement: true,
	"too-large": true,
	budget: true,
	inflation: true,
	"not-saved": true,
	"not-in-evidence": true,
	"unsupported-algorithm": true
};
const unavailable = strictObject({
	kind: literal("unavailable"),
	code: custom((value) => typeof value === "string" && Object.hasOwn(codes, value)),
	cause: text,
	bytes: count.optional(),
	status: count.optional()
});
/** The server said 404 or 410. */
const absent = strictObject({ kind: literal("absent") });
const document = strictObject({
	kind: literal("known"),
	status: literal(200),
	/** The address after redirects, without its query. */
	url: text,
	contentType: text,
	bytes: count.max(mostDocumentBytes),
	/** The name of the file in `documents`. */
	sha256,
	/** The links of the document had queries, which are not kept. */
	redacted: literal(true).optional()
});
const question = strictObject({
	method: literal("GET"),
	url: text,
	/** What was asked for, for readers of the index. */
	about: text,
	answer: discriminatedUnion("kind", [
		document,
		absent,
		unavailable
	])
});
/** A package, which is not kept, and the hashes of its content. Nobody signs that these belong together. */
const packageHashes = strictObject({
	zh,
	archive: h1,
	directory: h1,
	/** An earlier run computed them, and this one found them in its cache. */
	fromCache: literal(true).optional()
});
/** A package whose hashes could not be computed, or one of a mirror, which no document names. */
const download = strictObject({
	url: text,
	/** The digest that it had to have; `null`: any. */
	wanted: zh.nullable(),
	answer: discriminatedUnion("kind", [
		strictObject({
			kind: literal("known"),
			zh
		}),
		absent,
		unavailable
	])
});
const index = strictObject({
	schema: literal(evidenceSchema),
	tool: strictObject({
		name: literal("lockproof"),
		version: text
	}),
	recordedAt: datetime(),
	questions: array(question),
	packages: array(packageHashes),
	downloads: array(download),
	/** The package of a sample that was drawn by chance: `drawn` of `among`. */
	draws: array(strictObject({
		release: text,
		among: count,
		drawn: count
	})),
	/** The bytes of packages, where a limit made them matter. */
	sizes: array(strictObject({
		zh,
		bytes: count
	})),
	bytesDownloaded: count
});
/** `null` if the text is not an index. */
function parseIndex(content) {
	try {
		return index.parse(JSON.parse(content));
	} catch {
		return null;
	}
}
/** In an order that does not depend on which answer came first. */
function printIndex(facts) {
	const sorted = {
		...facts,
		questions: inOrder(facts.questions, ({ url }) => url),
		packages: inOrder(facts.packages, (one) => one.zh),
		downloads: inOrder(facts.downloads, ({ url }) => url),
		draws: inOrder(facts.draws, ({ release }) => release),
		sizes: inOrder(facts.sizes, (one) => one.zh)
	};
	return `${JSON.stringify(sorted, null, 2)}\n`;
}
function inOrder(items, nameOf) {
	return items.toSorted((one, other) => nameOf(one) < nameOf(other) ? -1 : 1);
}
/** An outcome without a value, as the index has it. */
function keptFailure(outcome) {
	return outcome.kind === "absent" ? { kind: "absent" } : outcome;
}

// src/evidence/folder/redaction.ts
/** The redaction of one run. */
function openRedaction() {
	const numbers = /* @__PURE__ */ new Map();
	const redacted = (search) => {
		const number = numbers.get(search) ?? numbers.size + 1;
		numbers.set(search, number);
		return `redacted-${number}`;
	};
	return {
		question: (url) => addressOf(url, redacted),
		body(bytes) {
			const text = jsonText(bytes);
			if (text === null) return bytes;
			const replaced = replaceLinks(text, (link) => withoutQuery(link, redacted));
			return replaced === text ? bytes : Buffer.from(replaced);
		}
	};
}
/** The address under which a question is found that a kept answer leads to. */
function questionOf(url) {
	return addressOf(url, (search) => search.slice(1));
}
/** The address that answered, as the base of relative links: these never depend on its query. */
function baseOf(url) {
	return addressOf(url, () => "");
}
function addressOf(text, queryFor) {
	const url = URL.parse(text);
	if (url === null) return "not an address";
	url.username = "";
	url.password = "";
	url.hash = "";
	url.search = url.search === "" ? "" : queryFor(url.search);
	return url.href;
}
/** A link may be relative. Its query gets the form that it has once it is resolved, where a space before the fragment is no end of the address. */
function withoutQuery(link, redacted) {
	const [address = ""] = link.split("#");
	const begin = address.indexOf("?");
	const search = begin === -1 ? "" : URL.parse(link.slice(begin), "https://base.invalid/")?.search ?? "";
	return search === "" ? link : `${address.slice(0, begin)}?${redacted(search)}`;
}
/** The text that a reader of the answer would parse; `null` where that is not JSON. */
function jsonText(bytes) {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		JSON.parse(text);
		return text;
	} catch {
		return null;
	}
}
/** The keys of the links that are followed: service discovery, package metadata, network mirrors. */
const linkKeys = /* @__PURE__ */ new Set([
	"providers.v1",
	"download_url",
	"shasums_url",
	"shasums_signature_url",
	"url"
]);
/** Longer than any key above, also where each character is written as an escape. */
const longestKey = 200;
/**
* Changes links and leaves every other byte as it is. It goes from string to string, because parsing and printing would change numbers and
* spaces, and deep nesting would end the program.
*
* @param text valid JSON
*/
function replaceLinks(text, replace) {
	const parts = [];
	let copied = 0;
	let valueAt = -1;
	for (let at = text.indexOf("\""); at !== -1;) {
		const end = endOfString(text, at);
		const next = afterSpace(text, end);
		if (text[next] === ":") valueAt = end - at <= longestKey && linkKeys.has(JSON.parse(text.slice(at, end))) ? afterSpace(text, next + 1) : -1;
		else if (at === valueAt) {
			const link = JSON.parse(text.slice(at, end));
			const replaced = replace(link);
			if (replaced !== link) {
				parts.push(text.slice(copied, at), JSON.stringify(replaced));
				copied = end;
			}
		}
		at = text.indexOf("\"", end);
	}
	parts.push(text.slice(copied));
	return parts.join("");
}
/** @param begin the opening quote @returns the place after the closing quote */
function endOfString(text, begin) {
	for (let at = text.indexOf("\"", begin + 1); at !== -1; at = text.indexOf("\"", at + 1)) {
		let backslashes = 0;
		while (text[at - 1 - backslashes] === "\\") backslashes += 1;
		if (backslashes % 2 === 0) return at + 1;
	}
	return text.length;
}
function afterSpace(text, from) {
	let at = from;
	while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "	") at += 1;
	return at;
}

export { evidenceSchema as a, mostIndexBytes as c, keepContent as d, readContent as f, evidenceFolders as i, parseIndex as l, openRedaction as n, keptFailure as o, questionOf as r, mostDocumentBytes as s, baseOf as t, printIndex as u };