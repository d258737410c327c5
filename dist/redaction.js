import { Ft as string, It as unknown, Nt as object } from "./lockproof.js";
import { g as orNull } from "./package-border.js";
import { L as sha256, Ot as known, jt as unavailable } from "./values.js";
import { S as parseJson } from "./sources.js";

// src/extensions/offline/github.ts
const answer = object({
	data: unknown(),
	next: string().nullable()
});
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
function questionOf(url) {
	return addressOf(url, (search) => search.slice(1));
}
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
function withoutQuery(link, redacted) {
	const [address = ""] = link.split("#");
	const begin = address.indexOf("?");
	const search = begin === -1 ? "" : URL.parse(link.slice(begin), "https://base.invalid/")?.search ?? "";
	return search === "" ? link : `${address.slice(0, begin)}?${redacted(search)}`;
}
const linkKeys = /* @__PURE__ */ new Set([
	"providers.v1",
	"download_url",
	"shasums_url",
	"shasums_signature_url",
	"url",
	"bundle_url"
]);

export { githubThrough as i, openRedaction as n, questionOf as r, baseOf as t };