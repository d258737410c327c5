import { gt as writeKept, ht as readKept } from "./lockproof.js";
import { S as sha256 } from "./package.js";
import { join } from "node:path";

// src/extensions/offline/content.ts
/**
* Writes bytes under their digest. A file that has these bytes already is left as it is.
*
* @returns the digest: 64 hex digits
*/
async function keepContent(folder, bytes, ending = "") {
	const digest = sha256(bytes);
	const path = join(folder, `${digest}${ending}`);
	if ((await readContent(path, digest, bytes.length)).kind !== "whole") await writeKept(path, bytes);
	return digest;
}
/**
* Reads a file and checks it against its digest. Other bytes, or more than the limit, are `odd`.
*
* @param digest 64 hex digits
*/
async function readContent(path, digest, maxBytes) {
	const kept = await readKept(path, maxBytes);
	return kept.kind === "whole" && sha256(kept.bytes) !== digest ? { kind: "odd" } : kept;
}

// src/extensions/offline/redaction.ts
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
* Changes links and leaves every other byte as it is: parsing and printing would change numbers and spaces, and deep
* nesting would end the program.
*
* @param text valid JSON
*/
function replaceLinks(text, replace) {
	const quotes = [];
	for (const { 0: found, index } of text.matchAll(/\\.|"/gs)) if (found === "\"") quotes.push(index);
	const parts = [];
	let copied = 0;
	for (let at = 0; at < quotes.length; at += 2) {
		const [begin = 0, end = 0, from, to = 0] = quotes.slice(at, at + 4);
		if (!(from !== void 0 && end - begin < longestKey && text.slice(end + 1, from).trim() === ":") || !linkKeys.has(JSON.parse(text.slice(begin, end + 1)))) continue;
		const link = JSON.parse(text.slice(from, to + 1));
		const replaced = replace(link);
		if (replaced === link) continue;
		parts.push(text.slice(copied, from), JSON.stringify(replaced));
		copied = to + 1;
	}
	return [...parts, text.slice(copied)].join("");
}

export { readContent as a, keepContent as i, openRedaction as n, questionOf as r, baseOf as t };