import { Gt as unknown, Ht as object, Wt as string } from "./lockproof.js";
import { f as orNull } from "./package-border.js";
import { _t as known, m as sha256, yt as unavailable } from "./values.js";
import { b as parseJson } from "./sources.js";

// src/extensions/offline/github.ts
const answer = object({
	data: unknown(),
	next: string().nullable()
});
/** GitHub with each request kept as a fact, or answered by one. @param access left out: no request is made */
function githubThrough(fact, access) {
	return { async ask(route, parameters) {
		const [method, path] = route.split(" ");
		const kept = await fact({
			method,
			url: `https://api.github.com${path}#${sha256(JSON.stringify(parameters))}`
		}, async () => access === void 0 ? unavailable("not-in-evidence", "no request sent") : access.ask(route, parameters));
		if (kept.kind !== "known") return kept;
		const read = answer.safeParse(kept.value);
		return read.success ? known(read.data) : unavailable("not-in-evidence", "the kept answer of GitHub cannot be read");
	} };
}

// src/extensions/offline/redaction.ts
/**
* A folder of evidence travels, and the query of an address can be a key (presigned links), so no query is
* kept. Each distinct one gets a number, the same everywhere, so that kept answers still lead to each other.
*/
function openRedaction() {
	const numbers = /* @__PURE__ */ new Map();
	const redacted = (search) => {
		const number = numbers.get(search) ?? numbers.size + 1;
		numbers.set(search, number);
		return `redacted-${number}`;
	};
	return {
		/** The address of a request without user name, fragment, and the text of its query. */
		question: (url) => addressOf(url, redacted),
		/** An answer without the queries of its links, written anew as JSON; the same bytes if they had none. */
		body(bytes) {
			const json = parseJson(bytes);
			if (json === void 0) return bytes;
			let isChanged = false;
			const shorter = (key, value) => {
				if (typeof value !== "string" || !linkKeys.has(key)) return value;
				const link = withoutQuery(value, redacted);
				isChanged ||= link !== value;
				return link;
			};
			const text = orNull(() => JSON.stringify(json, shorter));
			if (text === null) return /* @__PURE__ */ new Uint8Array();
			return isChanged ? Buffer.from(text) : bytes;
		}
	};
}
/** The address under which a request is found that a kept answer leads to. */
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
/** The keys of the links that are followed: service discovery, package metadata, network mirrors, attestations. */
const linkKeys = /* @__PURE__ */ new Set([
	"providers.v1",
	"download_url",
	"shasums_url",
	"shasums_signature_url",
	"url",
	"bundle_url"
]);

export { githubThrough as i, openRedaction as n, questionOf as r, baseOf as t };