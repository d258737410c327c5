import { i as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { g as orNull, h as messageOf, s as CodedError, v as quoted } from "./package-border.js";
import { n as lookupToUnicode, r as lookupWithUnderscores, t as lookupToAscii } from "./idna.js";
import { createReadStream } from "node:fs";
import { posix } from "node:path";
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { MessageChannel, Worker, receiveMessageOnPort } from "node:worker_threads";

// src/distinct.ts
function distinct(items) {
	return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

// src/hcl/text.ts
const invalidByteBase = 56320;
function decodeUtf8(bytes) {
	if (isUtf8(bytes)) return decoder.decode(bytes);
	return Buffer.from(bytes).toString("latin1").replace(characterOrByte, (found, character) => character === void 0 ? String.fromCharCode(invalidByteBase + found.charCodeAt(0)) : decoder.decode(Buffer.from(character, "latin1")));
}
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const characterOrByte = /([\xc2-\xdf][\x80-\xbf]|(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f])[\x80-\xbf]|(?:\xf0[\x90-\xbf]|[\xf1-\xf3][\x80-\xbf]|\xf4[\x80-\x8f])[\x80-\xbf]{2})|[\x80-\xff]/g;
var Positions = class {
	#text;
	#lineStarts;
	constructor(text) {
		this.#text = text;
		const starts = [0];
		for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
		this.#lineStarts = starts;
	}
	lineAt(offset) {
		let low = 0;
		let high = this.#lineStarts.length;
		while (high - low > 1) {
			const middle = low + high >>> 1;
			if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
			else high = middle;
		}
		return low + 1;
	}
	at(offset) {
		const line = this.lineAt(offset);
		const start = this.#lineStarts[line - 1] ?? 0;
		return {
			line,
			column: countPoints(this.#text, start, offset) + 1
		};
	}
};
function countPoints(text, start, end) {
	let count = 0;
	for (let index = start; index < end; count++) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return count;
}

// src/address/publishers.ts
const terraformRegistry = "registry.terraform.io";
const opentofuRegistry = "registry.opentofu.org";
const publicRegistries = [terraformRegistry, opentofuRegistry];
const hashicorp = {
	name: "HashiCorp",
	addresses: [`${terraformRegistry}/hashicorp/`],
	fingerprint: "C874011F0AB405110D02105534365D9472D7468F",
	promised: true
};
const openTofu = {
	name: "OpenTofu",
	addresses: [`${opentofuRegistry}/hashicorp/`, `${opentofuRegistry}/opentofu/`],
	fingerprint: "E3E6E43D84CB852EADB0051D0C0AF313E5FD9F80",
	promised: false
};
function publisherOf(address) {
	const isOf = ({ addresses }) => addresses.some((prefix) => address.startsWith(prefix));
	return [hashicorp, openTofu].find(isOf) ?? null;
}
function officialName(keyId) {
	return [hashicorp, openTofu].find(({ fingerprint }) => fingerprint.slice(-16) === keyId)?.name ?? "a pinned official key";
}

// src/address/provider-address.ts
var AddressError = class extends CodedError {
	name = "AddressError";
};
function refuse$1(code, message) {
	throw new AddressError(code, message);
}
const longestAddress = 1024;
function refuseLongAddress(text) {
	if (text.length > longestAddress) refuse$1("too-long", `A source address may have at most ${longestAddress} characters.`);
}
const unknownNamespace = "?";
const legacyNamespace = "-";
function parseProviderAddress(text, { underscoreNamespace = false } = {}) {
	refuseLongAddress(text);
	const parts = text.split("/");
	if (parts.length > 3 || parts.includes("")) refuse$1("invalid-format", "A provider source address has the form \"[hostname/][namespace/]type\".");
	const [typeText = "", namespaceText, hostnameText] = parts.reverse();
	const type = parseProviderType(typeText);
	if (namespaceText === void 0) return {
		kind: "provider",
		hostname: terraformRegistry,
		namespace: unknownNamespace,
		type
	};
	const namespace = namespaceText === legacyNamespace ? legacyNamespace : parseProviderNamespace(namespaceText, underscoreNamespace);
	const hostname = hostnameText === void 0 ? terraformRegistry : parseHostname(hostnameText);
	if (namespace === legacyNamespace && hostname !== "registry.terraform.io") refuse$1("legacy-namespace", `The legacy provider namespace "-" exists on ${terraformRegistry} only.`);
	if (type.startsWith("terraform-")) {
		const shorter = type.replace(/^terraform-(?:provider-)?/, "");
		refuse$1("redundant-prefix", `A provider type may not start with "terraform-". Did you mean ${quoted(shorter)}?`);
	}
	return {
		kind: "provider",
		hostname,
		namespace,
		type
	};
}
function readAddress(text) {
	return orNull(() => parseProviderAddress(text, { underscoreNamespace: true }), AddressError);
}
function hostOf(address) {
	return address.split("/")[0] ?? address;
}
function parseProviderType(text) {
	return foldPart(text, lookupToUnicode) ?? refusePart("invalid-type", "type", text);
}
function parseProviderNamespace(text, underscore) {
	const folded = foldPart(text, lookupToUnicode);
	if (folded !== null) return folded;
	const withUnderscores = foldPart(text, lookupWithUnderscores);
	if (withUnderscores === null) return refusePart("invalid-namespace", "namespace", text);
	if (underscore) return withUnderscores;
	return refuse$1("underscore-namespace", `The provider namespace ${quoted(text)} has an underscore: Terraform 1.16 and later accept it, earlier Terraform and OpenTofu do not.`);
}
function foldPart(text, fold) {
	if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
	return text === "" || text.includes(".") || text.includes("--") ? null : fold(text);
}
function refusePart(code, noun, text) {
	return refuse$1(code, `${quoted(text)} is not a valid provider ${noun}: only letters, digits and single dashes, with no dash at either end.`);
}
function withImpliedNamespace(address) {
	return address.namespace === unknownNamespace ? {
		...address,
		namespace: "hashicorp"
	} : address;
}
function impliedProviderAddress(localName) {
	refuseLongAddress(localName);
	if (localName === "terraform") return {
		kind: "provider",
		hostname: "terraform.io",
		namespace: "builtin",
		type: "terraform"
	};
	const type = parseProviderType(localName);
	return {
		kind: "provider",
		hostname: terraformRegistry,
		namespace: "hashicorp",
		type
	};
}
function isBuiltIn(address) {
	return address.hostname === "terraform.io" && address.namespace === "builtin";
}
function isLegacy(address) {
	return address.namespace === legacyNamespace;
}
const portOfHttps = 443n;
const largestPort = 65535n;
const smallestPort = -(2n ** 63n);
function parseHostname(text) {
	refuseLongAddress(text);
	const { name, port } = splitPort(text);
	const portSuffix = normalizePort(port);
	if (portSuffix === null) {
		const isUrl = /^https?$/i.test(name);
		const problem = `${quoted(port)} is not a port from :0 to :65535.`;
		refuse$1("invalid-port", isUrl ? "A hostname with an optional port is needed here, not a URL." : problem);
	}
	checkLabels$1(name);
	return (lookupToAscii(name) ?? refuse$1("invalid-hostname", `${quoted(name)} is not a valid hostname.`)) + portSuffix;
}
function displayHostname(hostname) {
	const { name, port } = splitPort(hostname);
	return (lookupToUnicode(name) ?? name) + (normalizePort(port) ?? port);
}
function splitPort(text) {
	const colon = text.indexOf(":");
	return colon === -1 ? {
		name: text,
		port: ""
	} : {
		name: text.slice(0, colon),
		port: text.slice(colon)
	};
}
function normalizePort(port) {
	if (port === "") return "";
	const [, sign = "", digits] = /^:([+-]?)([0-9]+)$/.exec(port) ?? [];
	if (digits === void 0) return null;
	const number = sign === "-" ? -BigInt(digits) : BigInt(digits);
	if (number > largestPort || number < smallestPort) return null;
	return number === portOfHttps ? "" : `:${number}`;
}
function checkLabels$1(name) {
	for (const label of name.replace(/\.{1,2}$/, "").split(".")) {
		if (label === "") refuse$1("invalid-hostname", `The hostname ${quoted(name)} has an empty label.`);
		if (label.startsWith("xn--")) refuse$1("invalid-hostname", `The hostname ${quoted(name)} is in punycode; it must be written in Unicode.`);
	}
}

// src/address/registry-source.ts
function parseModuleAddress(text) {
	const [source, system = ""] = parseRegistrySource(text, moduleForm);
	return {
		kind: "module",
		...source,
		targetSystem: parseTargetSystem(system)
	};
}
function parseComponentAddress(text) {
	const [source] = parseRegistrySource(text, componentForm);
	return {
		kind: "component",
		...source
	};
}
const moduleForm = {
	noun: "module",
	form: "namespace/name/system",
	reservedHosts: ["github.com", "bitbucket.org"]
};
const componentForm = {
	noun: "component",
	form: "namespace/name",
	reservedHosts: [
		"github.com",
		"bitbucket.org",
		"gitlab.com"
	]
};
function parseRegistrySource(text, form) {
	refuseLongAddress(text);
	const { rest, subdirectory } = splitSubdirectory(text);
	if (subdirectory?.startsWith("../")) refuse$1("subdirectory-outside", `The subdirectory ${quoted(subdirectory)} leads outside of the ${form.noun} package.`);
	const parts = rest.split("/");
	const count = form.form.split("/").length;
	if (parts.length !== count && parts.length !== count + 1) refuseForm(form);
	const [namespaceText, nameText, more] = parts.slice(-count);
	return [{
		hostname: parts.length === count ? terraformRegistry : parseRegistryHost(parts[0] ?? "", form),
		namespace: parseRegistryName(namespaceText, "invalid-namespace", form),
		name: parseRegistryName(nameText, "invalid-name", form),
		subdirectory
	}, more];
}
function parseRegistryHost(text, form) {
	const hostname = parseHostname(text);
	if (!hostname.includes(".")) refuse$1("invalid-hostname", `The hostname ${quoted(text)} of a ${form.noun} registry needs a dot.`);
	if (form.reservedHosts.includes(hostname)) refuse$1("reserved-hostname", `${hostname} cannot be a ${form.noun} registry: such an address means a version control repository.`);
	return hostname;
}
function splitSubdirectory(text) {
	const question = text.indexOf("?");
	const path = question === -1 ? text : text.slice(0, question);
	const query = text.slice(path.length);
	const scheme = path.indexOf("://");
	const slashes = path.indexOf("//", scheme === -1 ? 0 : scheme + 3);
	if (slashes === -1) return {
		rest: text,
		subdirectory: null
	};
	const subdirectory = path.slice(slashes + 2);
	return {
		rest: path.slice(0, slashes) + query,
		subdirectory: subdirectory === "" ? null : cleanPath(subdirectory)
	};
}
function cleanPath(path) {
	const normal = posix.normalize(path);
	return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
}
function parseRegistryName(text, code, form) {
	if (text === void 0) return refuseForm(form);
	if (/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/.test(text)) return text;
	refuseQuery(text, form);
	if (code === "invalid-namespace" && text.includes(".")) refuseForm(form);
	const noun = code === "invalid-namespace" ? "namespace" : "name";
	return refuse$1(code, `${quoted(text)} is not a valid ${form.noun} ${noun}: 1 to 64 ASCII letters, digits, dashes and underscores, with a letter or digit at either end.`);
}
function parseTargetSystem(text) {
	if (/^[0-9a-z]{1,64}$/.test(text)) return text;
	refuseQuery(text, moduleForm);
	return refuse$1("invalid-target-system", `${quoted(text)} is not a valid target system: 1 to 64 lower-case ASCII letters and digits.`);
}
function refuseQuery(text, form) {
	if (text.includes("?")) refuse$1("query-string", `A ${form.noun} registry source address may not have a query string.`);
}
function refuseForm(form) {
	return refuse$1("invalid-format", `A ${form.noun} registry source address has the form "[hostname/]${form.form}[//subdirectory]".`);
}

// src/address/address.ts
function formatAddress(address) {
	return `${displayHostname(address.hostname)}/${pathOf(address)}`;
}
function displayAddress(address) {
	return address.hostname === "registry.terraform.io" ? pathOf(address) : formatAddress(address);
}
function pathOf(address) {
	switch (address.kind) {
		case "provider": return `${address.namespace}/${address.type}`;
		case "module": return `${address.namespace}/${address.name}/${address.targetSystem}${suffixOf(address.subdirectory)}`;
		case "component": return `${address.namespace}/${address.name}${suffixOf(address.subdirectory)}`;
	}
}
function suffixOf(subdirectory) {
	return subdirectory === null ? "" : `//${subdirectory}`;
}

// src/outcome.ts
const unavailableCodes = [
	"untrusted-host",
	"not-direct",
	"address-refused",
	"network",
	"proxy-login",
	"refused-by-proxy",
	"certificate",
	"status",
	"unreadable",
	"malformed-answer",
	"disagreement",
	"too-large",
	"budget",
	"time",
	"inflation",
	"not-saved",
	"not-in-evidence",
	"unsupported-algorithm"
];
function known$1(value) {
	return {
		kind: "known",
		value
	};
}
function absent(what) {
	return {
		kind: "absent",
		what
	};
}
function unavailable(code, cause) {
	return {
		kind: "unavailable",
		code,
		cause
	};
}
function askedFor(outcome, asked) {
	return outcome.kind === "unavailable" ? {
		...outcome,
		asked: {
			...asked,
			...outcome.asked
		}
	} : outcome;
}
function missing({ what }, asked) {
	return {
		...unavailable("status", `${what} does not exist`),
		asked: {
			...asked,
			trouble: "missing"
		}
	};
}
function mayBeAbsent(outcome) {
	return outcome.kind === "unavailable" && [
		400,
		403,
		500
	].includes(outcome.status ?? 0);
}
function isLimit(code) {
	return code === "budget" || code === "inflation" || code === "not-saved";
}

// src/finding/sentence.ts
const advisoryPages = "https://github.com/advisories";
function say(texts, ...values) {
	return texts.flatMap((text, index) => [text, ...[values[index] ?? []].flat()]).reduce(append, []);
}
function append(sentence, part) {
	if (part === "") return sentence;
	const last = sentence.at(-1);
	return typeof last === "string" && typeof part === "string" ? sentence.with(-1, last + part) : [...sentence, part];
}
const plainText$1 = (sentence) => sentence.map(shownPart).join("");
function shownPart(part) {
	if (typeof part === "string") return part;
	if ("strong" in part) return part.strong;
	if ("advisory" in part) return `${part.advisory} (${advisoryPages}/${part.advisory})`;
	return "hash" in part ? shortHash(part.hash) : part.key;
}
const namedKeys = (keys, joint) => keys.flatMap((key, index) => index === 0 ? [{ key }] : [joint, { key }]);
const shortHash = (hash) => shortText(hash, 15);
const shortName = (name) => shortText(name, 64);
const asClause = (reason) => reason.trim().replace(/[.\s]+$/, "");
function shortText(text, longest = 100) {
	const characters = Array.from(text.slice(0, 4 * longest));
	return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : text;
}
const defaultHost = `${terraformRegistry}/`;
const openTofuHost = `${opentofuRegistry}/`;
const shortAddress = (address) => address.startsWith(defaultHost) ? address.slice(defaultHost.length) : address;
const providerName = (address) => shortName(shortAddress(address));
const releaseName = (release) => `${providerName(release.address)} ${shortName(release.version)}`;
const toolFor = (address) => address.startsWith(openTofuHost) ? "tofu" : "terraform";
const nameForTool = (address) => address.startsWith(openTofuHost) ? address.slice(openTofuHost.length) : shortAddress(address);
const hashCount = (count) => counted(count, "hash", "hashes");
function listed(items, most) {
	const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
	const last = shown.at(-1) ?? "";
	return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
function firstOf(items, most, one = "more", many = one) {
	const rest = items.length - most;
	return [...items.slice(0, most), ...rest > 0 ? [`and ${counted(rest, one, many)}`] : []].join(", ");
}
const mostNamed = 3;
function namedOrCounted(names, many, atLeast = "") {
	const distinct = [...new Set(names)];
	return distinct.length > 3 ? `${atLeast}${distinct.length} ${many}` : listed(distinct, 3);
}

// src/hash.ts
const schemes = {
	h1: {
		of: "files",
		faultOf: faultOfBase64
	},
	zh: {
		of: "zip",
		faultOf: faultOfHex
	}
};
const hashSchemes = ["h1", "zh"];
const otherSchemeIgnored = `Terraform checks only ${hashSchemes.join(" and ")}, and ignores every other scheme`;
function parseHash(text) {
	const colon = text.indexOf(":");
	if (colon < 1) return { kind: "no-scheme" };
	const scheme = schemeOf(text);
	if (scheme === null) return {
		kind: "unknown-scheme",
		scheme: text.slice(0, colon)
	};
	const value = text.slice(colon + 1);
	const reason = schemes[scheme].faultOf(value);
	return reason === null ? {
		kind: "known",
		scheme,
		value
	} : {
		kind: "malformed",
		scheme,
		reason
	};
}
function schemeOf(text) {
	return hashSchemes.find((scheme) => text.startsWith(`${scheme}:`)) ?? null;
}
function isChecked(text) {
	return schemeOf(text) !== null;
}
function isOfZip(text) {
	return isOf("zip", text);
}
function isOfFiles(text) {
	return isOf("files", text);
}
function isOf(what, text) {
	const scheme = schemeOf(text);
	return scheme !== null && schemes[scheme].of === what;
}
function isSoundOfZip(text) {
	return isOfZip(text) && parseHash(text).kind === "known";
}
function isSoundOfFiles(text) {
	return isOfFiles(text) && parseHash(text).kind === "known";
}
function hashOfZip(sha256) {
	return `zh:${sha256}`;
}
function zipDigest(hash) {
	return hash.slice(3);
}
function hashOfFiles(digest) {
	return `h1:${Buffer.from(digest).toString("base64")}`;
}
const sha256HexLength = 64;
const sha256Base64Length = 44;
function faultOfHex(value) {
	if (value === "") return "the value is empty";
	if (/[^0-9a-fA-F]/.test(value)) return "a zh value consists of the hex digits 0-9 and a-f only";
	if (/[A-F]/.test(value)) return "the hex digits are in upper case, and Terraform compares them letter for letter with lower case";
	if (value.length !== sha256HexLength) return `expected ${sha256HexLength} hex digits, got ${value.length}`;
	return null;
}
function faultOfBase64(value) {
	if (value === "") return "the value is empty";
	if (/[-_]/.test(value)) return "the value is in the URL-safe alphabet; h1 uses standard base64 with + and /";
	if (/[^A-Za-z0-9+/=]/.test(value)) return "the value is not base64";
	if (value.length === 43 && !value.includes("=")) return "the padding \"=\" is missing";
	if (value.length !== sha256Base64Length) return `expected ${sha256Base64Length} base64 characters, got ${value.length}`;
	if (!/^[^=]{43}=$/.test(value)) return "the value is not the base64 of a SHA-256, which ends in one \"=\"";
	if (Buffer.from(value, "base64").toString("base64") !== value) return "the value is not the base64 of a SHA-256";
	return null;
}

// src/memory.ts
const textLimits = {
	answers: 8192,
	characters: 256
};
function openMemory(limits) {
	const answers = /* @__PURE__ */ new Map();
	return (key, answer) => {
		if (limits !== void 0 && key.length > limits.characters) return answer();
		const known = answers.get(key);
		if (known !== void 0) return known;
		const fresh = answer();
		if (limits !== void 0 && answers.size >= limits.answers) answers.clear();
		answers.set(limits === void 0 ? key : Buffer.from(key).toString(), fresh);
		return fresh;
	};
}
function openWeakMemory(answer) {
	const answers = /* @__PURE__ */ new WeakMap();
	return (about) => {
		const known = answers.get(about) ?? answer(about);
		answers.set(about, known);
		return known;
	};
}

// src/lockfile/order.ts
function compareAddresses(a, b) {
	return compareBytes(orderKey(a), orderKey(b));
}
const orderKeys = openMemory(textLimits);
function orderKey(address) {
	return orderKeys(address, () => {
		const parts = readAddress(address);
		return parts === null ? `\u{10ffff}${address}` : `${parts.hostname}\0${parts.namespace}\0${parts.type}`;
	});
}
function compareBytes(a, b) {
	const length = Math.min(a.length, b.length);
	for (let index = 0; index < length; index++) {
		const left = a.charCodeAt(index);
		const right = b.charCodeAt(index);
		if (left !== right) return rank(left) - rank(right);
	}
	return a.length - b.length;
}
function rank(unit) {
	if (unit < 55296) return unit;
	return unit < 57344 ? unit + 8192 : unit - 2048;
}

// src/lockfile/lock-file.ts
const mostProviders = 5e3;
function headerOf(tool) {
	return `# This file is maintained automatically by "${tool} init".\n# Manual edits may be lost in future updates.\n`;
}
function printLockFile(lockFile) {
	const providers = lockFile.providers.toSorted((a, b) => compareAddresses(a.address, b.address)).map((provider) => ({
		...provider,
		hashes: [...new Set(provider.hashes)].toSorted(compareBytes)
	}));
	return headerOf(lockFile.tool ?? "terraform") + providers.map(printProvider).join("");
}
function printProvider({ address, version, constraints, hashes }) {
	const head = constraints !== null && constraints !== "" ? `  version     = ${quote(version)}\n  constraints = ${quote(constraints)}\n` : `  version = ${quote(version)}\n`;
	return `\nprovider ${quote(address)} {\n${head}${printHashes(hashes)}}\n`;
}
function printHashes(hashes) {
	if (hashes.length === 0) return "";
	return `  hashes = [\n${hashes.map((hash) => `    ${quote(hash)},\n`).join("")}  ]\n`;
}
const escapes = /* @__PURE__ */ new Map([
	["\\", "\\\\"],
	["\"", "\\\""],
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"],
	["${", "$${"],
	["%{", "%%{"]
]);
function isPrintable(text) {
	return !unprintable.test(text);
}
const unprintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;
function quote(text) {
	const plain = text.replace(/[\\"\n\r\t]|[$%]\{/g, (found) => escapes.get(found) ?? found);
	return `"${isPrintable(plain) ? plain : Array.from(plain, escaped).join("")}"`;
}
function escaped(character) {
	if (isPrintable(character)) return character;
	const code = (character.codePointAt(0) ?? 0).toString(16);
	return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}

// src/lockfile/layout.ts
const layoutFaultKinds = [
	"hidden-characters",
	"comment",
	"module-block",
	"provider-order",
	"hash-order",
	"repeated-hash",
	"header",
	"byte-order-mark",
	"line-ends",
	"other-layout",
	"blank-line",
	"final-newline"
];
function layoutFaults(text, lockFile) {
	const tool = toolNamedBy(text, lockFile);
	const printed = printLockFile({
		...lockFile,
		tool
	});
	if (printed === text) return [];
	const lines = withNewlines(text.replace(/^\ufeff/, "")).split("\n");
	const faults = [
		...fileFaults(text),
		...orderFaults(lockFile.providers),
		...lineFaults(lines, printed)
	];
	const withoutBlanks = (all) => all.replaceAll(/\n\n+/g, "\n").trim();
	const kind = withoutBlanks(printed) === withoutBlanks(text) ? "blank-line" : "other-layout";
	if (faults.length === 0) faults.push({
		kind,
		line: firstDifference(lines, printed),
		about: ""
	});
	return faults.toSorted((a, b) => a.line - b.line);
}
function toolNamedBy(text, { tool, providers }) {
	if (tool !== void 0) return tool;
	const [named, ...others] = toolsIn(text);
	if (named !== void 0 && others.length === 0) return named;
	return providers.some(({ address }) => address.startsWith(`${"registry.opentofu.org"}/`)) ? "tofu" : "terraform";
}
function toolsIn(text) {
	return tools.filter((tool) => withNewlines(text).includes(headerOf(tool)));
}
function fileFaults(text) {
	return [
		["header", toolsIn(text).length > 0 ? -1 : 0],
		["byte-order-mark", text.startsWith("﻿") ? 0 : -1],
		["line-ends", text.indexOf("\r\n")],
		["final-newline", text.endsWith("\n") ? -1 : text.length]
	].filter(([, at]) => at !== -1).map(([kind, at]) => ({
		kind,
		line: text.slice(0, at).split("\n").length,
		about: ""
	}));
}
function orderFaults(providers) {
	return providers.flatMap((provider, index) => {
		const { address, lines } = provider;
		const before = providers[index - 1]?.address ?? address;
		const fault = {
			kind: "provider-order",
			line: lines.block,
			about: ""
		};
		return [...compareAddresses(before, address) > 0 ? [fault] : [], ...hashFaults(provider)];
	});
}
function hashFaults({ address, hashes, lines }) {
	const seen = /* @__PURE__ */ new Set();
	return hashes.flatMap((hash, index) => {
		const line = lines.hashes[index] ?? lines.block;
		if (seen.has(hash)) return [{
			kind: "repeated-hash",
			line,
			about: `${address} ${hash}`
		}];
		seen.add(hash);
		return compareBytes(hashes[index - 1] ?? hash, hash) > 0 ? [{
			kind: "hash-order",
			line,
			about: address
		}] : [];
	});
}
const tools = ["terraform", "tofu"];
const headerLines = new Set(tools.flatMap((tool) => headerOf(tool).trimEnd().split("\n")));
function lineFaults(lines, printed) {
	const known = new Set(printed.split("\n"));
	let inBlockComment = false;
	return lines.flatMap((text, index) => {
		if (known.has(text) || headerLines.has(text)) return [];
		const line = index + 1;
		const masked = text.replace(/"[^"]*"/g, (value) => "\"".repeat(value.length));
		const start = inBlockComment ? 0 : masked.search(/#|\/\/|\/\*/);
		const kind = /^\s*module\b/.test(text) ? "module-block" : "other-layout";
		if (start === -1) return [{
			kind,
			line,
			about: text.replace(/"[^"]*"/g, "\"\"")
		}];
		const comment = text.slice(start);
		inBlockComment = (inBlockComment || comment.startsWith("/*")) && !comment.includes("*/");
		return [{
			kind: hiddenCharacters(comment).length > 0 ? "hidden-characters" : "comment",
			line,
			about: comment
		}];
	});
}
function hiddenCharacters(text) {
	return [...new Set(text.match(/(?!\t)[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu))];
}
function firstDifference(lines, printed) {
	const expected = printed.split("\n");
	const index = lines.findIndex((line, position) => line !== expected[position]);
	return (index === -1 ? lines.length - 1 : index) + 1;
}
function withNewlines(text) {
	return text.replaceAll("\r\n", "\n");
}

// src/sha256.ts
function sha256(data) {
	return createHash("sha256").update(data).digest("hex");
}
async function sha256OfFile(path) {
	const digest = createHash("sha256");
	for await (const piece of createReadStream(path)) digest.update(piece);
	return digest.digest("hex");
}

// src/processor-time.ts
function openStopwatch() {
	const [clock, processor] = [performance.now(), process.cpuUsage()];
	return () => {
		const passed = performance.now() - clock;
		const { user, system } = process.cpuUsage(processor);
		return Math.max(Math.min(passed, (user + system) / 1e3), passed / 20);
	};
}
async function workOf(thread, sinceStart) {
	const own = await thread.cpuUsage?.().catch(() => null);
	if (own != null) return (own.user + own.system) / 1e3;
	return Math.min(sinceStart(), thread.performance.eventLoopUtilization().active);
}

// src/hcl/convert.ts
const mostBytes$1 = 1048576;
const bytesOfThread = 1048576;
const longestReason = 8e3;
const longestAnswer = 65536;
const deepest$1 = 1e3;
const mostChoices = 2e4;
function convertHcl(filename, text, patience = new Patience()) {
	const bytes = Buffer.byteLength(text);
	if (bytes > mostBytes$1) return beyond(`the file is larger than ${mostBytes$1} bytes`);
	if (isNestedDeeply(text)) return beyond(`its expressions are nested more than ${deepest$1} levels deep`);
	const time = patience.next;
	if (time === 0) return beyond(patience.refuse(time));
	const spent = openStopwatch();
	const { port1: here, port2: there } = new MessageChannel();
	const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	try {
		if (bytesSent + bytes > bytesOfThread) stop();
		const request = {
			filename,
			text,
			longestReason: longestAnswer,
			port: there,
			ready
		};
		worker().postMessage(request, [there]);
		bytesSent += bytes;
		for (let left = time; left > 0; left = time - spent()) if (Atomics.wait(ready, 0, 0, left) !== "timed-out") break;
		const reply = receiveMessageOnPort(here)?.message;
		if (reply?.kind === "converted") return reply;
		const isVerdict = reply?.reason.startsWith("parse config") === true;
		if (!(isVerdict || reply?.reason.startsWith("convert to HCL") === true) || reply.reason.length >= longestAnswer) stop();
		return isVerdict ? refused(reply.reason) : beyond(reply?.reason ?? patience.refuse(time));
	} catch (error) {
		stop();
		return beyond(`the HCL parser could not be run: ${messageOf(error)}`);
	} finally {
		patience.spend(spent());
		here.close();
	}
}
function isNestedDeeply(text) {
	let [brackets, signs, choices] = [
		0,
		0,
		0
	];
	for (const character of text) {
		if ("([{".includes(character)) brackets += 1;
		else if (")]}".includes(character)) brackets = Math.max(0, brackets - 1);
		else if (character === "?") choices += 1;
		if ("!-".includes(character)) signs += 1;
		else if (character > " ") signs = 0;
		if (Math.max(brackets, signs) > deepest$1 || choices > mostChoices) return true;
	}
	return false;
}
let running = null;
let bytesSent = 0;
function worker() {
	if (running !== null) return running;
	const started = new Worker(workerLocation(import.meta.url), {
		env: {},
		execArgv: [],
		stdin: false
	});
	started.unref();
	const forget = () => {
		if (running === started) running = null;
	};
	started.on("error", forget);
	started.on("exit", forget);
	running = started;
	bytesSent = 0;
	return started;
}
function workerLocation(here) {
	return new URL(here.endsWith(".ts") ? "./worker.ts" : "./hcl2json/lib/worker.js", here);
}
function stop() {
	running?.terminate();
	running = null;
}
function refused(reason) {
	return {
		kind: "refused",
		reason: reason.slice(0, longestReason)
	};
}
function beyond(reason) {
	return {
		...refused(reason),
		isLimit: true
	};
}
const usual = {
	one: 1e4,
	all: 3e4
};
var Patience = class {
	limits;
	#left;
	constructor(limits = {}) {
		this.limits = {
			...usual,
			...limits
		};
		this.#left = this.limits.all;
	}
	get next() {
		return Math.max(0, Math.min(this.limits.one, this.#left));
	}
	spend(milliseconds) {
		this.#left -= milliseconds;
	}
	refuse(given) {
		const { one, all } = this.limits;
		return given < one ? `the ${all / 1e3} seconds that the HCL parser may take for all files were used up` : `the HCL parser gave no answer within ${one / 1e3} seconds`;
	}
};

// src/hcl/tokens.ts
const byteOrderMark = "﻿";
const blank = /[ \t]+|(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//y;
const patterns = [
	["newline", /\r?\n/y],
	["identifier", /[\p{ID_Start}_][\p{ID_Continue}-]*/uy],
	["number", /[0-9](?:\.?[0-9]|[eE][+-]?[0-9])*/y],
	["other", /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n[\s\S]*?^[ \t]*\1[ \t\r]*$/muy],
	["symbol", /==|!=|>=|<=|=>|&&|\|\||\.\.\.|::|[{}[\](),.:=?!<>+\-*/%]/y],
	["other", /[\s\S]/uy]
];
function* tokensOf(text) {
	let start = text.startsWith(byteOrderMark) ? 1 : 0;
	const endOf = (pattern) => {
		pattern.lastIndex = start;
		return pattern.test(text) ? pattern.lastIndex : start;
	};
	for (let end = start; start < text.length; start = end) {
		for (end = endOf(blank); end > start; end = endOf(blank)) start = end;
		if (text[start] === "\"") {
			const token = stringAt(text, start);
			end = token.end;
			yield token;
			continue;
		}
		const found = patterns.find(([, pattern]) => {
			end = endOf(pattern);
			return end > start;
		});
		if (found !== void 0) yield {
			kind: found[0],
			start,
			end,
			text: text.slice(start, end),
			plain: true
		};
	}
	yield {
		kind: "end",
		start,
		end: start,
		text: "",
		plain: true
	};
}
const piece = /[^"\\$%\r\n]+|\\.|[$%]\{|\$\$\{|%%\{|[\s\S]/y;
function stringAt(text, start) {
	let plain = true;
	let index = start + 1;
	while (index < text.length && text[index] !== "\"") {
		piece.lastIndex = index;
		const [found = ""] = piece.exec(text) ?? [];
		const isTemplate = found === "${" || found === "%{";
		if (isTemplate || /^(?:\\|[$%]{2}\{)/.test(found)) plain = false;
		index = isTemplate ? endOfTemplate(text, index + 2) : index + found.length;
	}
	return {
		kind: "string",
		start,
		end: Math.min(index + 1, text.length),
		text: text.slice(start + 1, index),
		plain
	};
}
function endOfTemplate(text, start) {
	const open = ["brace"];
	let index = start;
	while (index < text.length && open.length > 0) {
		const inQuotes = open.at(-1) === "quote";
		const character = text[index];
		index += inQuotes && character === "\\" ? 2 : 1;
		if (character === "\"" && inQuotes) open.pop();
		else if (character === "\"") open.push("quote");
		else if (character === "}" && !inQuotes) open.pop();
		else if (character === "{" && (!inQuotes || /[$%]/.test(text[index - 2] ?? ""))) open.push("brace");
	}
	return index;
}

// src/hcl/outline.ts
function outlineOf(text) {
	return readBody(new Reader(text), 0, 0);
}
const deepest = 1e3;
var Reader = class {
	#tokens;
	next = {
		kind: "newline",
		start: 0,
		end: 0,
		text: "",
		plain: true
	};
	constructor(text) {
		this.#tokens = tokensOf(text);
	}
	read() {
		const token = this.next;
		this.next = this.#tokens.next().value ?? token;
		return token;
	}
	sees(...symbols) {
		return this.next.kind === "end" || this.next.kind === "symbol" && symbols.includes(this.next.text);
	}
	skipNewlines() {
		while (this.next.kind === "newline") this.read();
	}
	skipExpression(inList) {
		for (let depth = 0; this.next.kind !== "end"; this.read()) {
			if (depth === 0 && (this.sees(",", "]", "}", ")") || this.next.kind === "newline" && !inList)) return;
			if (this.sees("(", "[", "{")) depth += 1;
			if (this.sees(")", "]", "}")) depth -= 1;
		}
	}
};
function readBody(reader, offset, depth) {
	const attributes = [];
	const blocks = [];
	while (reader.next.kind !== "end") {
		const token = reader.read();
		if (token.kind === "symbol" && token.text === "}" && depth > 0) break;
		if (token.kind !== "identifier") continue;
		if (reader.sees("=")) {
			reader.read();
			attributes.push({
				name: token.text,
				offset: token.start,
				value: readValue(reader)
			});
		} else {
			const labels = [];
			while (!reader.sees("{")) labels.push(...labelOf(reader.read()));
			const { start } = reader.read();
			const body = depth < deepest ? readBody(reader, start, depth + 1) : {
				attributes: [],
				blocks: [],
				offset: start
			};
			blocks.push({
				type: token.text,
				offset: token.start,
				labels,
				body
			});
		}
	}
	return {
		attributes,
		blocks,
		offset
	};
}
function labelOf(token) {
	if (token.kind !== "string" && token.kind !== "identifier") return [];
	return [{
		text: token.text,
		offset: token.start,
		plain: token.plain
	}];
}
function readValue(reader) {
	if (!reader.sees("[")) return readElement(reader, false);
	const { start: offset } = reader.read();
	const items = [];
	for (reader.skipNewlines(); !reader.sees("]"); reader.skipNewlines()) {
		items.push(readElement(reader, true));
		if (reader.sees(",")) reader.read();
		else if (!reader.sees("]")) break;
	}
	reader.read();
	return concluded(reader, false, {
		kind: "list",
		items,
		offset
	});
}
function readElement(reader, inList) {
	const literal = literalOf(reader.next);
	if (literal.kind !== "expression") reader.read();
	return concluded(reader, inList, literal);
}
function concluded(reader, inList, value) {
	if (inList) reader.skipNewlines();
	if ((reader.next.kind === "newline" ? !inList : reader.sees(",", "]", "}")) && value.kind !== "expression") return value;
	reader.skipExpression(inList);
	if (inList) reader.skipNewlines();
	return {
		kind: "expression",
		offset: value.offset
	};
}
function literalOf(token) {
	const { kind, start: offset } = token;
	if (kind === "number") return {
		kind: "scalar",
		text: token.text,
		offset
	};
	if (kind === "string" && token.plain) return {
		kind: "string",
		text: token.text.normalize("NFC"),
		offset
	};
	if (kind === "identifier" && token.text === "null") return {
		kind: "null",
		offset
	};
	if (kind === "identifier" && ["true", "false"].includes(token.text)) return {
		kind: "scalar",
		text: token.text,
		offset
	};
	return {
		kind: "expression",
		offset
	};
}

// src/hcl/parse.ts
function parseHcl(text, patience) {
	const name = sha256(text).slice(0, 16);
	const reply = convertHcl(name, text, patience);
	if (reply.kind === "converted") return {
		kind: "read",
		body: outlineOf(text),
		value: reply.value
	};
	const [, ...parts] = reply.reason.split(new RegExp(` ?${name}:(\\d+),(\\d+)-[\\d,-]+: ([^;]*); `));
	const diagnostics = Array.from({ length: parts.length / 4 }, (_, index) => {
		const [line, column, summary = "", rest = ""] = parts.slice(4 * index);
		const detail = rest.replaceAll(new RegExp(`${name}:(\\d+),[\\d,-]+`, "g"), "line $1").replace(/\]$/, "");
		return {
			line: Number(line),
			column: Number(column),
			summary,
			detail
		};
	});
	return {
		kind: "refused",
		reason: reply.reason,
		diagnostics
	};
}

// src/version/scan.ts
const pattern = new RegExp(`${/(?<operator>[^0-9A-Za-z\t-\r .*]*)(?<separator>[\t-\r v]*)/.source}(?:${/(?<numbers>(?:[0-9]+|[*xX])(?:\.(?:[0-9]+|[*xX]))*)/.source}(?:${/\.|-(?:(?<prerelease>[0-9A-Za-z.-]+)(?:\+(?<late>[0-9A-Za-z.-]*))?)?|\+(?<early>[0-9A-Za-z.-]*)/.source})?)?`, "y");
function scanTerm(text, start) {
	pattern.lastIndex = start;
	const groups = pattern.exec(text)?.groups ?? {};
	return {
		operator: groups.operator ?? "",
		separator: groups.separator ?? "",
		numbers: groups.numbers?.split(".") ?? [],
		prerelease: groups.prerelease ?? "",
		metadata: groups.late ?? groups.early ?? "",
		end: pattern.lastIndex
	};
}
const limit = 2n ** 64n;
function readNumbers(scanned) {
	if (scanned.length > 3) refuse("too-many-numbers", "A version has at most three numbers: major, minor, patch.");
	const [major = "0", minor = "0", patch = "0"] = scanned;
	return {
		major: readNumber(major),
		minor: readNumber(minor),
		patch: readNumber(patch)
	};
}
function readNumber(text) {
	if (!/^[0-9]+$/.test(text)) refuse("wildcard", `Terraform knows no wildcard ${quoted(text)}; leave the number out.`);
	const number = BigInt(text);
	if (number >= limit) refuse("number-too-large", "A number of a version must be smaller than 2^64; Terraform crashes on it.");
	return number;
}
var VersionError = class extends CodedError {
	name = "VersionError";
};
function refuse(code, message) {
	throw new VersionError(code, message);
}
function refuseLongText(text, limit, what) {
	if (text.length > limit) refuse("too-long", `${what} may have at most ${limit} characters.`);
}

// src/version/version.ts
const longestVersion = 1024;
function parseVersion(text) {
	refuseLongText(text, longestVersion, "A version");
	if (text === "") refuse("empty", "A version is needed here.");
	const term = scanTerm(text, 0);
	checkExact(text, term);
	return {
		...readNumbers(term.numbers),
		prerelease: term.prerelease,
		metadata: term.metadata
	};
}
function checkExact(text, { operator, separator, end }) {
	if (operator !== "") refuse("invalid-operator", `One exact version is needed here, without ${quoted(operator)}.`);
	if (separator.includes("v")) refuse("v-prefix", "A version has no \"v\" in front.");
	if (separator !== "") refuse("invalid-spacing", "A version has no spaces in front.");
	if (end < text.length) refuse("invalid-characters", `${quoted(text.slice(end, end + 40))} does not belong to a version.`);
}
function versionOf(text) {
	return orNull(() => parseVersion(text), VersionError);
}
function formatVersion(version) {
	const prerelease = version.prerelease === "" ? "" : `-${version.prerelease}`;
	const metadata = version.metadata === "" ? "" : `+${version.metadata}`;
	return `${version.major}.${version.minor}.${version.patch}${prerelease}${metadata}`;
}
function compareVersions(a, b) {
	return compare(a.major, b.major) || compare(a.minor, b.minor) || compare(a.patch, b.patch) || Number(a.prerelease === "") - Number(b.prerelease === "") || compareIdentifiers(a.prerelease, b.prerelease);
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function compareIdentifiers(a, b) {
	const partsA = a.split(".");
	const partsB = b.split(".");
	const shorter = Math.min(partsA.length, partsB.length);
	for (let index = 0; index < shorter; index++) {
		const endsA = index === partsA.length - 1;
		if (endsA !== (index === partsB.length - 1)) return endsA ? -1 : 1;
		const order = compareParts(partsA[index] ?? "", partsB[index] ?? "");
		if (order !== 0) return order;
	}
	return 0;
}
function compareParts(a, b) {
	const numericA = /^[0-9]*$/.test(a);
	if (numericA !== /^[0-9]*$/.test(b)) return numericA ? -1 : 1;
	if (numericA && a.length !== b.length) return a.length - b.length;
	return compare(a, b);
}

// src/version/constraints.ts
const longestConstraints = 4096;
function parseVersionConstraints(text) {
	refuseLongText(text, longestConstraints, "A version constraint");
	const trimmed = text.slice(0, endOfText(text));
	const terms = [];
	let position = skipSpace(trimmed, 0);
	while (position < trimmed.length) {
		const { term, end } = parseConstraint(trimmed, position);
		terms.push(term);
		position = skipComma(trimmed, position, end);
	}
	return terms;
}
function formatVersionConstraints(constraints) {
	const terms = constraints.toSorted(compareConstraints).map(formatConstraint);
	return [...new Set(terms)].join(", ");
}
function versionSatisfies(version, constraints) {
	if (formatVersion(version) === "0.0.0" || !constraints.every((term) => admits(term, version))) return false;
	return version.prerelease === "" || constraints.some((term) => term.operator === "=");
}
function parseConstraint(text, start) {
	const { operator, separator, numbers, prerelease, metadata, end } = scanTerm(text, start);
	const meaning = operatorOf(operator, numbers.length);
	checkSeparator(operator, separator);
	if (numbers.length === 0 && separator === "") refuse("missing-number", `A version is needed at ${quoted(text.slice(start, start + 40))}.`);
	return {
		term: {
			operator: meaning,
			boundary: {
				...readNumbers(numbers),
				prerelease,
				metadata
			}
		},
		end
	};
}
function operatorOf(text, numbers) {
	if (text === "") return "=";
	if (text === "~>") return numbers === 3 ? "~> patch" : "~> minor";
	const known = operatorOrder.find((operator) => operator === text);
	if (known !== void 0) return known;
	return refuse("invalid-operator", `${quoted(text)} is not an operator; Terraform knows =, !=, >, >=, <, <= and ~>.`);
}
function checkSeparator(operator, separator) {
	if (separator.includes("v")) refuse("v-prefix", "A version has no \"v\" in front.");
	if (separator !== "" && (separator !== " " || operator === "")) refuse("invalid-spacing", "Only one space or none may be between an operator and its version.");
}
function skipComma(text, start, end) {
	const position = skipSpace(text, end);
	if (position === text.length) return position;
	if (text[position] === "v") refuse("v-prefix", "A version has no \"v\" in front.");
	if (text[position] !== ",") refuse("missing-comma", `A comma is needed after ${quoted(text.slice(start, end).slice(-40))}.`);
	return skipSpace(text, position + 1);
}
const space = /\p{White_Space}*/uy;
function skipSpace(text, start) {
	space.lastIndex = start;
	space.test(text);
	return space.lastIndex;
}
function endOfText(text) {
	let end = text.length;
	while (end > 0 && /\p{White_Space}/u.test(text.charAt(end - 1))) end--;
	return end;
}
const operatorOrder = [
	">",
	">=",
	"=",
	"~> patch",
	"~> minor",
	"<=",
	"<",
	"!="
];
function compareConstraints(a, b) {
	return compareVersions(a.boundary, b.boundary) || compareIdentifiers(a.boundary.metadata, b.boundary.metadata) || operatorOrder.indexOf(a.operator) - operatorOrder.indexOf(b.operator);
}
function formatConstraint({ operator, boundary }) {
	const version = formatVersion(boundary);
	if (operator === "=") return version;
	if (operator === "~> minor") return `~> ${version.replace(/^([0-9]+\.[0-9]+)\.[0-9]+/, "$1")}`;
	return `${operator.replace(" patch", "")} ${version}`;
}
const zero = {
	major: 0n,
	minor: 0n,
	patch: 0n,
	prerelease: "",
	metadata: ""
};
function admits({ operator, boundary }, version) {
	const order = compareVersions(version, boundary);
	const { major, minor } = boundary;
	const isSame = order === 0 && version.metadata === boundary.metadata;
	const isBelow = (end) => compareVersions(version, {
		...zero,
		...end
	}) < 0;
	return {
		">": order > 0,
		">=": order >= 0,
		"<=": order <= 0,
		"<": order < 0,
		"=": isSame,
		"!=": !isSame,
		"~> patch": order >= 0 && isBelow({
			major,
			minor: minor + 1n
		}),
		"~> minor": order >= 0 && isBelow({ major: major + 1n })
	}[operator];
}

// src/lockfile/checks.ts
const addresses = openMemory(textLimits);
const versions = openMemory(textLimits);
const constraintTexts = openMemory(textLimits);
function complaintAboutAddress(label) {
	return addresses(label, () => judgeAddress(label));
}
function complaintAboutVersion(version) {
	const summary = "Invalid provider version number";
	return versions(version, () => judge(version, summary, (text) => formatVersion(parseVersion(text))));
}
function complaintAboutConstraints(constraints) {
	const summary = "Invalid provider version constraints";
	const normalise = (text) => formatVersionConstraints(parseVersionConstraints(text));
	return constraintTexts(constraints, () => judge(constraints, summary, normalise));
}
function complaintAboutHash(hash) {
	if (parseHash(hash).kind !== "no-scheme") return null;
	return {
		summary: "Invalid provider hash string",
		detail: `${quoted(hash)} is not a hash: a hash begins with its scheme and a colon, such as "h1:".`
	};
}
function judgeAddress(label) {
	const summary = "Invalid provider source address";
	const never = (what) => ({
		summary,
		detail: `${quoted(label)} is ${what} never locked.`
	});
	try {
		const address = parseProviderAddress(label, { underscoreNamespace: true });
		const canonical = formatAddress(address).replace("/?/", "/hashicorp/");
		if (isBuiltIn(address)) return never("part of Terraform and is");
		if (isLegacy(address)) return never("a legacy address, which is");
		if (canonical === label) return null;
		return {
			summary: "Non-normalized provider source address",
			detail: `${quoted(label)} must be written ${quoted(canonical)}.`
		};
	} catch (error) {
		if (!(error instanceof AddressError)) throw error;
		return {
			summary,
			detail: `${quoted(label)} is not a provider source address. ${error.message}`
		};
	}
}
function judge(text, summary, normalise) {
	try {
		const normal = normalise(text);
		return normal === text ? null : {
			summary,
			detail: `${quoted(text)} must be written ${quoted(normal)}.`
		};
	} catch (error) {
		if (!(error instanceof VersionError)) throw error;
		return {
			summary,
			detail: `${quoted(text)} cannot be read. ${error.message}`
		};
	}
}

// src/lockfile/canonical-reader.ts
function readCanonical(text) {
	const tool = ["terraform", "tofu"].find((each) => text.startsWith(headerOf(each))) ?? null;
	const header = tool === null ? "" : headerOf(tool);
	const finalNewline = text.endsWith("\n");
	const providers = readProviders$1(finalNewline ? text : `${text}\n`, header);
	if (providers === null || providers.length === 0 && tool === null) return null;
	const printed = header + providers.map(printProvider).join("");
	if ((finalNewline ? printed : printed.slice(0, -1)) !== text) return null;
	if (tool === null) return {
		lockFile: { providers },
		canonical: false
	};
	return {
		lockFile: {
			providers,
			tool
		},
		canonical: finalNewline && isInOrder(providers)
	};
}
function readProviders$1(text, header) {
	const lines = new Lines(text, header.length, header === "" ? 1 : 3);
	const providers = [];
	const seen = /* @__PURE__ */ new Set();
	while (!lines.atEnd()) {
		const provider = readProvider(lines);
		if (provider === null || seen.has(provider.address) || providers.length === 5e3) return null;
		seen.add(provider.address);
		providers.push(provider);
	}
	return providers;
}
function readProvider(lines) {
	if (!lines.take("")) return null;
	const block = lines.number;
	const address = lines.between("provider \"", "\" {");
	if (address === null || !isPlain(address) || complaintAboutAddress(address) !== null) return null;
	const versionLine = lines.number;
	const aligned = lines.between("  version     = \"", "\"");
	const version = aligned ?? lines.between("  version = \"", "\"");
	if (version === null || complaintAboutVersion(version) !== null) return null;
	const constraintsLine = aligned === null ? null : lines.number;
	const constraints = aligned === null ? null : lines.between("  constraints = \"", "\"");
	if (constraints === null ? aligned !== null : complaintAboutConstraints(constraints) !== null) return null;
	const listLine = lines.number;
	const hashes = lines.take("  hashes = [") ? readHashes$1(lines) : [];
	if (hashes === null || !lines.take("}")) return null;
	const where = {
		block,
		version: versionLine,
		constraints: constraintsLine
	};
	const hashLines = hashes.map((_, index) => listLine + 1 + index);
	const hashesArgument = hashes.length === 0 ? null : listLine;
	return {
		address,
		version,
		constraints,
		hashes,
		lines: {
			...where,
			hashes: hashLines,
			hashesArgument
		}
	};
}
function readHashes$1(lines) {
	const hashes = [];
	while (!lines.take("  ]")) {
		const hash = lines.between("    \"", "\",");
		if (hash === null || hash.indexOf(":") < 1 || !isPlain(hash)) return null;
		hashes.push(hash);
	}
	return hashes.length === 0 ? null : hashes;
}
function isPlain(text) {
	if (/^[\w:/+=.-]*$/.test(text)) return true;
	return isPrintable(text) && !/["\\]|[$%]\{/.test(text) && text.normalize("NFC") === text;
}
function isInOrder(providers) {
	return isAscending(providers.map((provider) => provider.address), compareAddresses) && providers.every((p) => isAscending(p.hashes, compareBytes));
}
function isAscending(texts, compare) {
	return texts.every((text, index) => index === 0 || compare(texts[index - 1] ?? "", text) < 0);
}
var Lines = class {
	#text;
	#offset;
	number;
	constructor(text, offset, number) {
		this.#text = text;
		this.#offset = offset;
		this.number = number;
	}
	atEnd() {
		return this.#offset === this.#text.length;
	}
	take(line) {
		return this.between(line, "") === "";
	}
	between(prefix, suffix) {
		if (!this.#text.startsWith(prefix, this.#offset)) return null;
		const end = this.#text.indexOf("\n", this.#offset);
		const start = this.#offset + prefix.length;
		if (end - suffix.length < start || !this.#text.startsWith(suffix, end - suffix.length)) return null;
		this.#offset = end + 1;
		this.number += 1;
		return this.#text.slice(start, end - suffix.length);
	}
};

// src/lockfile/literal-reader.ts
const mostProblems = 50;
const notPlain = {
	summary: "Not a plain literal",
	detail: "A lock file has plain values in quotes; this is an expression, which no tool writes there."
};
function readLiteral(body, positions) {
	const problems = [];
	const complain = (offset, complaint) => {
		if (complaint === null || problems.length === mostProblems) return;
		problems.push({
			severity: "error",
			...complaint,
			...positions.at(offset)
		});
	};
	const blocks = body.blocks.filter((block) => checkLabels(block, complain));
	refuseOthers(body, inFile, complain);
	const providers = readProviders(blocks, complain, positions);
	const modules = blocks.filter(({ type }) => type === "module");
	for (const module of modules) refuseExpressions(module.body, complain);
	const warnings = modules.slice(0, 1).map(({ offset }) => ({
		severity: "warning",
		summary: "Dependency locks for modules are not yet supported",
		detail: "Terraform ignores this block, and so does Lockproof.",
		...positions.at(offset)
	}));
	return {
		lockFile: { providers },
		problems: [...problems, ...warnings]
	};
}
const inFile = {
	arguments: [],
	blocks: ["provider", "module"],
	argument: "an argument; a lock file has only provider blocks",
	block: "a block of a lock file"
};
const inProvider = {
	arguments: [
		"version",
		"constraints",
		"hashes"
	],
	blocks: [],
	argument: "an argument of a provider block",
	block: "a block that a provider block may have"
};
function refuseOthers({ attributes, blocks }, known, complain) {
	for (const { name, offset } of attributes.filter((each) => !known.arguments.includes(each.name))) complain(offset, {
		summary: "Unsupported argument",
		detail: `${quoted(name)} is not ${known.argument}.`
	});
	for (const { type, offset } of blocks.filter((each) => !known.blocks.includes(each.type))) complain(offset, {
		summary: "Unsupported block type",
		detail: `${quoted(type)} is not ${known.block}.`
	});
}
const labels$1 = /* @__PURE__ */ new Map([["provider", {
	name: "source address",
	missing: "Missing source_addr for provider"
}], ["module", {
	name: "path",
	missing: "Missing path for module"
}]]);
function checkLabels({ type, labels: [first, second], body }, complain) {
	const label = labels$1.get(type);
	if (label === void 0) return false;
	if (first === void 0) {
		const detail = `A ${type} block begins with its ${label.name} in quotes.`;
		complain(body.offset, {
			summary: label.missing,
			detail
		});
	} else if (second !== void 0) {
		const detail = `A ${type} block has one label, its ${label.name}.`;
		complain(second.offset, {
			summary: `Extraneous label for ${type}`,
			detail
		});
	}
	return first !== void 0 && second === void 0;
}
function readProviders(blocks, complain, positions) {
	const first = /* @__PURE__ */ new Map();
	const locks = [];
	for (const block of blocks) {
		if (block.type !== "provider") continue;
		if (first.size === 5e3) {
			const detail = `A lock file may have at most ${mostProviders} providers.`;
			complain(block.offset, {
				summary: "Too many providers",
				detail
			});
			break;
		}
		const reading = readProviderBlock(block, complain, positions);
		if (reading === null) continue;
		const earlier = first.get(reading.address);
		if (earlier !== void 0) {
			const detail = `${quoted(reading.address)} is already locked on line ${positions.lineAt(earlier.offset)}.`;
			complain(block.offset, {
				summary: "Duplicate provider lock",
				detail
			});
			continue;
		}
		first.set(reading.address, block);
		if (reading.lock !== null) locks.push(reading.lock);
	}
	return locks;
}
function refuseExpressions(body, complain) {
	for (const { value } of body.attributes) refuseInside(value, complain);
	for (const block of body.blocks) refuseExpressions(block.body, complain);
}
function refuseInside(value, complain) {
	if (value.kind === "expression") complain(value.offset, notPlain);
	if (value.kind !== "list") return;
	for (const item of value.items) refuseInside(item, complain);
}
function readProviderBlock(block, complain, positions) {
	const [label] = block.labels;
	if (label === void 0) return null;
	const complaint = label.plain ? complaintAboutAddress(label.text) : notPlain;
	complain(label.offset, complaint);
	if (complaint !== null) return null;
	const [version, constraints, hashes] = [
		"version",
		"constraints",
		"hashes"
	].map((name) => block.body.attributes.find((attribute) => attribute.name === name));
	if (version === void 0) complain(block.body.offset, versionMissing);
	refuseOthers(block.body, inProvider, complain);
	const versionText = version === void 0 ? null : readVersion(version.value, complain);
	const constraintsText = constraints === void 0 ? null : readConstraints(constraints.value, complain);
	const hashItems = hashes === void 0 ? [] : readHashes(hashes.value, complain, positions);
	if (versionText === null || version === void 0) return {
		address: label.text,
		lock: null
	};
	const lineOf = (attribute) => positions.lineAt(attribute.offset);
	return {
		address: label.text,
		lock: {
			address: label.text,
			version: versionText,
			constraints: constraintsText,
			hashes: hashItems.map((item) => item.text),
			lines: {
				block: positions.lineAt(block.offset),
				version: lineOf(version),
				constraints: constraints === void 0 ? null : lineOf(constraints),
				hashes: hashItems.map((item) => item.line),
				hashesArgument: hashes === void 0 ? null : lineOf(hashes)
			}
		}
	};
}
const versionMissing = {
	summary: "Missing required argument",
	detail: "A provider block must have a \"version\"."
};
function readVersion(value, complain) {
	if (value.kind === "null") complain(value.offset, versionMissing);
	const text = value.kind === "null" ? null : plainText(value, complain);
	const complaint = text === null ? null : complaintAboutVersion(text);
	complain(value.offset, complaint);
	return complaint === null ? text : null;
}
function readConstraints(value, complain) {
	const text = plainText(value, complain);
	complain(value.offset, text === null ? null : complaintAboutConstraints(text));
	return text;
}
function readHashes(value, complain, positions) {
	if (value.kind !== "list") {
		complain(value.offset, {
			summary: "Invalid expression",
			detail: "\"hashes\" must be a list in brackets."
		});
		return [];
	}
	if (value.items.length === 0) complain(value.offset, {
		summary: "Invalid provider hash set",
		detail: "\"hashes\" must have at least one hash or be left out."
	});
	const hashes = [];
	for (const item of value.items) {
		const text = plainText(item, complain);
		if (text === null) continue;
		const line = positions.lineAt(item.offset);
		const complaint = complaintAboutHash(text);
		if (complaint === null) hashes.push({
			text,
			line
		});
		else complain(value.offset, {
			...complaint,
			detail: `${complaint.detail} It is on line ${line}.`
		});
	}
	return hashes;
}
function plainText(value, complain) {
	if (value.kind === "string" || value.kind === "scalar") return value.text;
	const detail = `A value in quotes is needed here, not ${value.kind === "list" ? "a list" : "null"}.`;
	const isOpen = value.kind === "expression";
	complain(value.offset, isOpen ? notPlain : {
		summary: "Unsuitable value type",
		detail
	});
	return null;
}

// src/lockfile/read.ts
const mostCanonicalBytes = 10485760;
const mostBytes = 1048576;
function readLockFile(content, patience) {
	if (content.length > 10485760) return tooLarge(mostCanonicalBytes);
	const text = typeof content === "string" ? content : decodeUtf8(content);
	const canonical = readCanonical(text);
	if (canonical !== null) return {
		...canonical,
		problems: []
	};
	if (text.length > 1048576) return tooLarge(mostBytes);
	return readTwice(text, patience);
}
function parseLockFile(text, options = {}) {
	const { lockFile, problems } = readLockFile(text, options.patience);
	return {
		lockFile: problems.some(({ severity }) => severity === "error") ? null : lockFile,
		problems
	};
}
function readTwice(text, patience) {
	const positions = new Positions(text);
	const reading = parseHcl(text, patience);
	if (reading.kind === "refused") {
		const { diagnostics, reason } = reading;
		if (diagnostics.length === 0) return unreadable([disagree(`does not read this file: ${quoted(reason)}`)]);
		return unreadable(explained(text, diagnostics.map((one) => ({
			severity: "error",
			...one
		})), positions));
	}
	const { lockFile, problems } = readLiteral(reading.body, positions);
	if (problems.some(({ severity }) => severity === "error")) return {
		lockFile: lockFile.providers.length === 0 ? null : lockFile,
		problems,
		canonical: false
	};
	const difference = disagreement(lockFile, reading.value);
	if (difference === null) return {
		lockFile,
		problems,
		canonical: false
	};
	const badByte = text.search(/\p{Cs}/u);
	if (badByte === -1) return unreadable([disagree(`reads this file differently: ${difference}`)]);
	return unreadable([{
		severity: "error",
		summary: "Invalid character encoding",
		detail: "The file has bytes that are not UTF-8.",
		...positions.at(badByte)
	}]);
}
function disagree(how) {
	return {
		severity: "error",
		summary: "Readers disagree",
		detail: `HashiCorp's HCL parser ${how}.`,
		line: 1,
		column: 1
	};
}
const mergeConflict = "This looks like a committed merge conflict.";
function explained(text, problems, positions) {
	const conflict = /^(?:<{7}|>{7}|={7}|\|{7})(?= |\r?$)/m.exec(text);
	const at = conflict === null ? null : positions.at(conflict.index);
	const same = problems.find(({ line }) => line === at?.line);
	if (at === null || same === void 0) return problems;
	return [{
		...same,
		...at,
		detail: mergeConflict
	}, ...problems.filter((each) => each !== same)];
}
function tooLarge(limit) {
	return unreadable([{
		severity: "error",
		summary: "File too large",
		detail: `A lock file of this layout may have at most ${limit} bytes.`,
		line: 1,
		column: 1
	}]);
}
function unreadable(problems) {
	return {
		lockFile: null,
		problems,
		canonical: false
	};
}
function disagreement(lockFile, converted) {
	const top = entriesOf$1(converted);
	if (top === null) return "it is not an object";
	if ([...top.keys()].find((key) => key !== "provider" && key !== "module") !== void 0) return "it has something besides provider blocks";
	const blocks = entriesOf$1(top.get("provider") ?? {});
	if (blocks === null) return "its provider blocks have no labels";
	if (blocks.size !== lockFile.providers.length) return `it has ${blocks.size} providers, not ${lockFile.providers.length}`;
	for (const provider of lockFile.providers) {
		const difference = differenceIn(provider, blocks.get(provider.address));
		if (difference !== null) return `${difference} on line ${provider.lines.block}`;
	}
	return null;
}
function differenceIn(provider, block) {
	const body = Array.isArray(block) && block.length === 1 ? entriesOf$1(block[0]) : null;
	if (body === null) return "it does not have the provider block";
	const hashes = body.get("hashes") ?? [];
	if (normal(body.get("version")) !== provider.version) return "it has a different version in the block";
	if ((normal(body.get("constraints")) ?? null) !== provider.constraints) return "it has different constraints in the block";
	return Array.isArray(hashes) && hashes.length === provider.hashes.length && provider.hashes.every((hash, index) => normal(hashes[index]) === hash) ? null : "it has different hashes in the block";
}
function normal(value) {
	return typeof value === "string" ? value.normalize("NFC") : void 0;
}
function entriesOf$1(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	return new Map(Object.entries(value));
}

// src/lockfile/comments.ts
function commentsIn(text) {
	const comments = [];
	let [line, counted, before] = [
		1,
		0,
		0
	];
	for (const token of tokensOf(text)) {
		const between = text.slice(before, token.start);
		const start = before + between.search(/[^\s\ufeff]/);
		if (start >= before) {
			line += text.slice(counted, start).split("\n").length - 1;
			counted = start;
			comments.push({
				text: between.trim(),
				line
			});
		}
		before = token.end;
	}
	return comments;
}
function mentionsHash(text) {
	const visible = text.replace(/\p{Default_Ignorable_Code_Point}|[^\S \t\r\n]/gu, "");
	return [
		visible.normalize("NFKC"),
		visible.normalize("NFKD").replace(/\p{M}/gu, ""),
		text.replace(/\P{ASCII}/gu, "")
	].some((plain) => likeHash.test(plain));
}
const likeHash = /(?<![0-9a-z])(?:h\d+|zh):[0-9a-z+/]{16}|(?<![0-9a-f])[0-9a-f]{64}|=(?<=[0-9a-z+/]{43}=)|\$Id: ?[0-9a-f]{40}/i;

// node_modules/semver/internal/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
	module.exports = debug;
}));

// node_modules/semver/internal/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SEMVER_SPEC_VERSION = "2.0.0";
	const MAX_LENGTH = 256;
	const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 
	/* istanbul ignore next */ 9007199254740991;
	const MAX_SAFE_COMPONENT_LENGTH = 16;
	const MAX_SAFE_BUILD_LENGTH = 250;
	const WHITESPACE_CHARACTERS = [
		"	",
		"\n",
		"\v",
		"\f",
		"\r",
		" ",
		"\xA0",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		"\u2028",
		"\u2029",
		" ",
		" ",
		"　",
		"﻿"
	];
	const RELEASE_TYPES = [
		"major",
		"premajor",
		"minor",
		"preminor",
		"patch",
		"prepatch",
		"prerelease"
	];
	module.exports = {
		MAX_LENGTH,
		MAX_SAFE_COMPONENT_LENGTH,
		MAX_SAFE_BUILD_LENGTH,
		MAX_SAFE_INTEGER,
		WHITESPACE_CHARACTERS,
		RELEASE_TYPES,
		SEMVER_SPEC_VERSION,
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
}));

// node_modules/semver/internal/re.js
var require_re = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = require_constants();
	const debug = require_debug();
	exports = module.exports = {};
	const re = exports.re = [];
	const safeRe = exports.safeRe = [];
	const src = exports.src = [];
	const safeSrc = exports.safeSrc = [];
	const t = exports.t = {};
	let R = 0;
	const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
	const safeRegexReplacements = [
		["\\s", 1],
		["\\d", MAX_LENGTH],
		[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
	];
	const makeSafeRegex = (value) => {
		for (const [token, max] of safeRegexReplacements) value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
		return value;
	};
	const createToken = (name, value, isGlobal) => {
		const safe = makeSafeRegex(value);
		const index = R++;
		debug(name, index, value);
		t[name] = index;
		src[index] = value;
		safeSrc[index] = safe;
		re[index] = new RegExp(value, isGlobal ? "g" : void 0);
		safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
	createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
	createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
	createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
	createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
	createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
	createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
	createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
	createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
	createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
	createToken("FULL", `^${src[t.FULLPLAIN]}$`);
	createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
	createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
	createToken("GTLT", "((?:<|>)?=?)");
	createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
	createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
	createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
	createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
	createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
	createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
	createToken("COERCERTL", src[t.COERCE], true);
	createToken("COERCERTLFULL", src[t.COERCEFULL], true);
	createToken("LONETILDE", "(?:~>?)");
	createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
	exports.tildeTrimReplace = "$1~";
	createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
	createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("LONECARET", "(?:\\^)");
	createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
	exports.caretTrimReplace = "$1^";
	createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
	createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
	createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
	createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
	exports.comparatorTrimReplace = "$1$2$3";
	createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
	createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
	createToken("STAR", "(<|>)?=?\\s*\\*");
	createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
	createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
}));

// node_modules/semver/internal/parse-options.js
var require_parse_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const looseOption = Object.freeze({ loose: true });
	const emptyOpts = Object.freeze({});
	const parseOptions = (options) => {
		if (!options) return emptyOpts;
		if (typeof options !== "object") return looseOption;
		return options;
	};
	module.exports = parseOptions;
}));

// node_modules/semver/internal/identifiers.js
var require_identifiers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const numeric = /^[0-9]+$/;
	const compareIdentifiers = (a, b) => {
		if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
		const anum = numeric.test(a);
		const bnum = numeric.test(b);
		if (anum && bnum) {
			a = +a;
			b = +b;
		}
		return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
	};
	const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
	module.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
}));

// node_modules/semver/classes/semver.js
var require_semver = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
	const { safeRe: re, t } = require_re();
	const parseOptions = require_parse_options();
	const { compareIdentifiers } = require_identifiers();
	const isPrereleaseIdentifier = (prerelease, identifier) => {
		const identifiers = identifier.split(".");
		if (identifiers.length > prerelease.length) return false;
		for (let i = 0; i < identifiers.length; i++) if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) return false;
		return true;
	};
	var SemVer = class SemVer {
		constructor(version, options) {
			options = parseOptions(options);
			if (version instanceof SemVer) {
				if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
			if (version.length > MAX_LENGTH) throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
			if (!m) throw new TypeError(`Invalid Version: ${version}`);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map((id) => {
				if (/^[0-9]+$/.test(id)) {
					const num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		format() {
			this.version = `${this.major}.${this.minor}.${this.patch}`;
			if (this.prerelease.length) this.version += `-${this.prerelease.join(".")}`;
			return this.version;
		}
		toString() {
			return this.version;
		}
		compare(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) {
				if (typeof other === "string" && other === this.version) return 0;
				other = new SemVer(other, this.options);
			}
			if (other.version === this.version) return 0;
			return this.compareMain(other) || this.comparePre(other);
		}
		compareMain(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.major < other.major) return -1;
			if (this.major > other.major) return 1;
			if (this.minor < other.minor) return -1;
			if (this.minor > other.minor) return 1;
			if (this.patch < other.patch) return -1;
			if (this.patch > other.patch) return 1;
			return 0;
		}
		comparePre(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			let i = 0;
			do {
				const a = this.prerelease[i];
				const b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		compareBuild(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			let i = 0;
			do {
				const a = this.build[i];
				const b = other.build[i];
				debug("build compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		inc(release, identifier, identifierBase) {
			if (release.startsWith("pre")) {
				if (!identifier && identifierBase === false) throw new Error("invalid increment argument: identifier is empty");
				if (identifier) {
					const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
					if (!match || match[1] !== identifier) throw new Error(`invalid identifier: ${identifier}`);
				}
			}
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "release":
					if (this.prerelease.length === 0) throw new Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre": {
					const base = Number(identifierBase) ? 1 : 0;
					if (this.prerelease.length === 0) this.prerelease = [base];
					else {
						let i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) {
							if (identifier === this.prerelease.join(".") && identifierBase === false) throw new Error("invalid increment argument: identifier already exists");
							this.prerelease.push(base);
						}
					}
					if (identifier) {
						let prerelease = [identifier, base];
						if (identifierBase === false) prerelease = [identifier];
						if (isPrereleaseIdentifier(this.prerelease, identifier)) {
							const prereleaseBase = this.prerelease[identifier.split(".").length];
							if (isNaN(prereleaseBase)) this.prerelease = prerelease;
						} else this.prerelease = prerelease;
					}
					break;
				}
				default: throw new Error(`invalid increment argument: ${release}`);
			}
			this.raw = this.format();
			if (this.build.length) this.raw += `+${this.build.join(".")}`;
			return this;
		}
	};
	module.exports = SemVer;
}));

// src/version/bump.ts
var import_semver = /* @__PURE__ */ __toESM(require_semver(), 1);
function versionStep(from, to) {
	const [before, after] = [versionOf(from), versionOf(to)];
	if (before === null || after === null) return null;
	return [
		"major",
		"minor",
		"patch",
		"prerelease",
		"metadata"
	].find((part) => before[part] !== after[part]) ?? "none";
}
function versionDirection(from, to) {
	const [semverFrom, semverTo] = [from, to].map((version) => orNull(() => new import_semver.default(formatVersion(version))));
	const order = semverFrom == null || semverTo == null ? compareVersions(from, to) : semverFrom.compare(semverTo);
	return order < 0 ? "up" : order > 0 ? "down" : "none";
}

// src/lockfile/compare.ts
function compareLockFiles(from, to) {
	return describeProviders(from, to).map(({ change }) => change).filter(({ kinds }) => kinds.length > 0);
}
function describeProviders(from, to) {
	const reordered = findReordered(from, to);
	return pairProviders(from, to).map((pair) => describe(pair, reordered));
}
function describe({ base, head }, reordered) {
	const provider = addressOf({
		base,
		head
	});
	const hashes = compareHashes(base, head);
	return {
		change: {
			provider,
			movedFrom: base !== null && head !== null && base.address !== head.address ? base.address : null,
			kinds: kindsOf({
				base,
				head
			}, hashes, reordered.has(provider)),
			from: lockedVersion(base),
			to: lockedVersion(head),
			hashes
		},
		base,
		head
	};
}
function kindsOf({ base: from, head: to }, hashes, reordered) {
	if (from === null) return ["provider-added"];
	if (to === null) return ["provider-removed"];
	const kinds = from.address === to.address ? [] : ["provider-moved"];
	const version = versionKind(from.version, to.version);
	if (version !== null) kinds.push(version);
	if ((from.constraints ?? "") !== (to.constraints ?? "")) kinds.push("constraints-changed");
	const hash = hashesKind(from, to, hashes);
	if (hash !== null) kinds.push(hash);
	if (kinds.length > 0) return kinds;
	return reordered || layoutDiffers(from, to) ? ["format-only"] : [];
}
function versionKind(from, to) {
	if (from === to) return null;
	const [older, newer] = [versionOf(from), versionOf(to)];
	return {
		up: "version-upgraded",
		down: "version-downgraded",
		none: "version-changed"
	}[older === null || newer === null ? "none" : versionDirection(older, newer)];
}
function hashesKind(from, to, hashes) {
	if (from.hashes.some(isChecked) && !to.hashes.some(isChecked)) return "hashes-cleared";
	if (from.version !== to.version) return null;
	const added = hashes.some(({ status }) => status === "added");
	const removed = hashes.some(({ status }) => status === "removed");
	if (added) return removed ? "hashes-replaced" : "hashes-added";
	return removed ? "hashes-removed" : null;
}
function compareHashes(from, to) {
	const before = new Set(from?.hashes);
	const after = new Set(to?.hashes);
	const kept = [...after].map((hash) => ({
		hash,
		status: before.has(hash) ? "kept" : "added"
	}));
	const removed = [...before].filter((hash) => !after.has(hash));
	return [...kept, ...removed.map((hash) => ({
		hash,
		status: "removed"
	}))];
}
function layoutDiffers(from, to) {
	return !(from.hashes.length === to.hashes.length && from.hashes.every((hash, index) => hash === to.hashes[index])) || from.constraints !== to.constraints;
}
function findReordered(from, to) {
	if (from === null || to === null) return /* @__PURE__ */ new Set();
	const [before, after] = [addressesOf(from), addressesOf(to)];
	const old = [...before].filter((address) => after.has(address));
	const now = [...after].filter((address) => before.has(address));
	return new Set(now.filter((address, index) => address !== old[index]));
}
function addressesOf({ providers }) {
	return new Set(providers.map(({ address }) => address));
}
function lockedVersion(entry) {
	return entry === null ? null : {
		version: entry.version,
		constraints: entry.constraints
	};
}
function pairProviders(from, to) {
	const before = entriesOf(from);
	const after = entriesOf(to);
	const removed = [...before.values()].filter(({ address }) => !after.has(address));
	const moves = findMoves(removed, [...after.values()].filter(({ address }) => !before.has(address)));
	const pairs = [...after.values()].map((head) => {
		return {
			base: before.get(head.address) ?? moves.get(head) ?? null,
			head
		};
	});
	const moved = new Set(moves.values());
	pairs.push(...removed.filter((base) => !moved.has(base)).map((base) => ({
		base,
		head: null
	})));
	return pairs.toSorted((a, b) => compareAddresses(addressOf(a), addressOf(b)));
}
function addressOf({ base, head }) {
	return (head ?? base)?.address ?? "";
}
function entriesOf(lockFile) {
	const entries = /* @__PURE__ */ new Map();
	for (const entry of lockFile?.providers ?? []) {
		const earlier = entries.get(entry.address);
		entries.set(entry.address, earlier === void 0 ? entry : merge(earlier, entry));
	}
	return entries;
}
function merge(first, second) {
	const lines = {
		...first.lines,
		hashes: [...first.lines.hashes, ...second.lines.hashes]
	};
	return {
		...first,
		hashes: [...first.hashes, ...second.hashes],
		lines
	};
}
function findMoves(removed, added) {
	if (removed.length === 0 || added.length === 0) return /* @__PURE__ */ new Map();
	const byName = match(removed, added, nameOf, () => true);
	const left = (entries, taken) => {
		const gone = new Set(taken);
		return entries.filter((entry) => !gone.has(entry));
	};
	const restRemoved = left(removed, byName.values());
	const restAdded = left(added, byName.keys());
	const typeOf = ({ address }) => readAddress(address)?.type ?? null;
	return new Map([...byName, ...match(restRemoved, restAdded, typeOf, continues)]);
}
const mostComparisons = 1024;
function match(removed, added, keyOf, fits) {
	const sources = Map.groupBy(removed, keyOf);
	const found = /* @__PURE__ */ new Map();
	for (const [key, targets] of Map.groupBy(added, keyOf)) {
		const candidates = sources.get(key) ?? [];
		if (key === null || candidates.length * targets.length > mostComparisons) continue;
		for (const to of targets) {
			const [from, ...others] = candidates.filter((candidate) => fits(candidate, to));
			if (from === void 0 || others.length > 0) continue;
			if (targets.filter((target) => fits(from, target)).length === 1) found.set(to, from);
		}
	}
	return found;
}
function nameOf({ address }) {
	const parts = readAddress(address);
	return parts === null ? null : `${parts.namespace}/${parts.type}`;
}
function continues(from, to) {
	if (from.version === to.version) return true;
	const known = new Set(from.hashes);
	return to.hashes.some((hash) => known.has(hash));
}

// src/lockfile/change.ts
const changeKinds = [
	"provider-added",
	"provider-removed",
	"provider-moved",
	"version-upgraded",
	"version-downgraded",
	"version-changed",
	"constraints-changed",
	"hashes-added",
	"hashes-removed",
	"hashes-replaced",
	"hashes-cleared",
	"format-only"
];

// src/lockfile/group.ts
function groupChanges(files) {
	const groups = /* @__PURE__ */ new Map();
	for (const file of files.toSorted((a, b) => compareBytes(a.path, b.path))) {
		const { path } = file;
		for (const described of describeFile(file)) {
			const { change } = described;
			if (change.kinds.length === 0 && file.whole !== true) continue;
			const { provider, movedFrom, kinds, from, to, hashes } = change;
			const set = hashes.map(({ hash, status }) => `${status} ${hash}`).toSorted();
			const key = JSON.stringify([
				provider,
				movedFrom,
				kinds,
				from,
				to,
				set
			]);
			const group = groups.get(key) ?? {
				change,
				occurrences: []
			};
			const onlyMoved = file.onlyMoved === true && kinds.length === 0;
			group.occurrences.push({
				path,
				base: described.base,
				head: described.head,
				onlyMoved
			});
			groups.set(key, group);
		}
	}
	return [...groups.values()].toSorted((a, b) => compareAddresses(a.change.provider, b.change.provider));
}
function describeFile(file) {
	const { base, head, rewritten = false, readAtBase } = file;
	if (readAtBase !== void 0) return describeWithoutBase(base, head, readAtBase);
	const described = describeProviders(base, head);
	const silent = described.every(({ change }) => change.kinds.length === 0);
	if (!rewritten || !silent) return described;
	return described.map((provider) => ({
		...provider,
		change: {
			...provider.change,
			kinds: ["format-only"]
		}
	}));
}
function describeWithoutBase(base, head, readAtBase) {
	const [known = [], others = []] = [true, false].map((isKnown) => head?.providers.filter(({ address }) => readAtBase.has(address) === isKnown));
	const there = new Set(others.map(({ address }) => address));
	const before = (base?.providers ?? []).filter(({ address }) => !there.has(address));
	const unchanged = describeProviders({ providers: others }, { providers: others });
	return [...describeProviders({ providers: before }, { providers: known }), ...unchanged.map((each) => ({
		...each,
		change: {
			...each.change,
			from: null
		},
		base: null
	}))];
}

// src/source/configuration-file.ts
function kindOfFile(name) {
	if (name.startsWith(".") || name.endsWith("~") || name.startsWith("#") && name.endsWith("#")) return null;
	if (writesConfiguration.test(name)) return "generator";
	if (/\.(?:tftest|tofutest)\.(?:hcl|json)$/.test(name)) return "test";
	if (name.endsWith(".tf") || name.endsWith(".tofu")) return "native";
	return name.endsWith(".tf.json") || name.endsWith(".tofu.json") ? "json" : null;
}
const writesConfiguration = /^terragrunt(?:\.stack)?\.hcl(?:\.json)?$|\.(?:tfcomponent|tfstack|tfdeploy)\.(?:hcl|json)$/;
function isConfiguration({ path, kind }) {
	return (kind === "file" || kind === "symlink") && kindOfFile(posix.basename(path)) !== null;
}

// src/extensions/configuration/requirements/blocks.ts
function bodyOf(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	return new Map(Object.entries(value).filter(([name]) => name !== "//"));
}
function blocksOf(body, type, labels) {
	return unwrap(body.get(type), [], labels);
}
function unwrap(value, labels, more) {
	return [value].flat(2).flatMap((element) => {
		const body = bodyOf(element);
		if (body === null) return [];
		if (more === 0) return [{
			labels,
			body
		}];
		return [...body].flatMap(([label, inner]) => unwrap(inner, [...labels, label], more - 1));
	});
}
function plainString(value) {
	return typeof value === "string" && !value.includes("${") && !value.includes("%{") ? value : null;
}
function isExpression(value) {
	return typeof value === "string" && plainString(value) === null;
}
function referenceText(value) {
	if (typeof value !== "string") return null;
	return value.startsWith("${") && value.endsWith("}") ? value.slice(2, -1).trim() : value;
}
function isName(text) {
	return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(text);
}

// src/extensions/configuration/requirements/module-folder.ts
function isJson(name) {
	return name.endsWith(".json");
}
function longestAt(path) {
	return (isJson(path) ? 1024 : 256) * 1024;
}
function isOverride(name) {
	return /^(?:.*_)?override(?:\.(?:tf|tofu)(?:\.json)?)?$/s.test(name);
}
function isShadowed(name, names) {
	return names.has(name.replace(/\.tf(\.json)?$/, ".tofu$1")) && /\.tf(?:\.json)?$/.test(name);
}
function isForOpenTofu(name) {
	return /\.(?:tofu|tofu\.json|tofutest\.(?:hcl|json))$/.test(name);
}
function localFolder(source, folder) {
	if (!isLocal(source) || !isLiteral(source)) return null;
	const path = posix.join(folder === "" ? "." : folder, source.replaceAll("\\", "/")).replace(/\/$/, "");
	if (isOutside(path) && !isOutside(folder)) return null;
	return path === "." ? "" : path;
}
function isOpen(source) {
	return plainString(source) === null && /^(?:\.|[$%]\{)/.test(source);
}
function isLiteral(source) {
	return plainString(source) !== null && source === source.normalize("NFC") && !/[\0\ufffd\p{Surrogate}]/u.test(source);
}
function isOutside(path) {
	return path === ".." || path.startsWith("../") || path.startsWith("/");
}
function isLocal(source) {
	return /^\.\.?[\\/]/.test(source);
}

// src/extensions/configuration/requirements/requirement.ts
function readDeclaration(localName, value) {
	const entry = bodyOf(value);
	const name = `the entry "${shortText(localName)}" of required_providers`;
	const names = [...entry?.keys() ?? []];
	if ([...names, entry === null ? value : entry.get("source")].some(isExpression)) return {
		localName,
		name,
		...unknownSource,
		constraints: [],
		isUnclear: true,
		isOpen: true
	};
	const odd = names.some((each) => !known.has(each)) ? [`There is an argument that Terraform does not know in ${name}.`] : [];
	const text = typeof value === "number" ? String(value) : value;
	const version = entry?.has("version") === false ? nothing : readConstraint(entry?.get("version") ?? text, name);
	const source = entry?.has("source") ? readSource(entry.get("source"), name) : implied(localName);
	const isOpen = isExpression(entry?.get("version"));
	return {
		localName,
		name,
		...source,
		constraints: version.constraints,
		isUnclear: source.address === null || isOpen || entry === null && plainString(text) === null,
		isOpen,
		problems: [
			...odd,
			...version.problems,
			...source.problems
		]
	};
}
const known = /* @__PURE__ */ new Set([
	"source",
	"version",
	"configuration_aliases"
]);
const unknownSource = {
	address: null,
	hostImplied: false,
	problems: []
};
function implied(localName) {
	const address = impliedAddress(localName);
	return {
		address,
		hostImplied: true,
		problems: address === null ? [`${quoted(localName)} cannot be the name of a provider.`] : []
	};
}
function impliedAddress(localName) {
	return orNull(() => impliedProviderAddress(localName));
}
function readSource(value, name) {
	const what = `The source in ${name} is not`;
	const text = plainString(value);
	if (text === null) return {
		...unknownSource,
		problems: [`${what} a plain string.`]
	};
	try {
		return {
			address: withImpliedNamespace(parseProviderAddress(text, { underscoreNamespace: true })),
			hostImplied: text.split("/").length < 3,
			problems: []
		};
	} catch (error) {
		return {
			...unknownSource,
			problems: [`${what} a provider source address: ${messageOf(error)}`]
		};
	}
}
const nothing = {
	constraints: [],
	problems: []
};
function readConstraint(value, name) {
	const refused = (why) => {
		return {
			constraints: [],
			problems: [`The version constraint of ${name} ${why}`]
		};
	};
	const text = plainString(value);
	if (text === null) return refused("is not a plain string.");
	try {
		if (parseVersionConstraints(text).length > 0 && text.split(",").every((term) => /[0-9A-Za-z]\s*$/.test(term))) return {
			constraints: [text],
			problems: []
		};
		return refused("is empty or ends too early.");
	} catch (error) {
		return refused(`cannot be read: ${messageOf(error)}`);
	}
}
function requirementOf({ address, hostImplied }, { localName, constraints, path, line }) {
	if (address === null || isBuiltIn(address) || isLegacy(address)) return [];
	return [{
		address: formatAddress(address),
		hostImplied,
		localNames: [localName],
		constraints: constraints.map((text) => ({
			text,
			path,
			line
		})),
		places: [{
			path,
			line
		}]
	}];
}
function mergeRequirements(requirements) {
	return [...Map.groupBy(requirements, ({ address }) => address)].sort(([one], [other]) => one < other ? -1 : 1).map(([address, group]) => ({
		address,
		hostImplied: group.some(({ hostImplied }) => hostImplied),
		localNames: [...new Set(group.flatMap(({ localNames }) => localNames))],
		constraints: distinct(group.flatMap(({ constraints }) => constraints)),
		places: distinct(group.flatMap(({ places }) => places)),
		...group.every(({ isImplied }) => isImplied) ? { isImplied: true } : {}
	}));
}
function placeOf(places) {
	const [place] = places;
	return place === void 0 ? "" : ` (${place.line === null ? place.path : `${place.path}:${place.line}`})`;
}

// src/extensions/configuration/requirements/module-blocks.ts
const labels = {
	terraform: 0,
	provider: 1,
	resource: 2,
	data: 2,
	ephemeral: 2,
	list: 2,
	action: 2,
	import: 0,
	check: 1,
	module: 1
};
const telling = /^(?:required_providers|backend|cloud|state_store|provider|alias|to|source|version)$/;
const tellingPart = (body) => new Map([...body].filter(([name]) => telling.test(name)));
const types = Object.keys(labels);
function blocksIn({ path, text }, value) {
	const lineOf = isJson(path) ? () => null : linesOf(text);
	const within = (body, type) => blocksOf(body, type, labels[type]).flatMap((block) => [{
		...block,
		body: tellingPart(block.body),
		type,
		path,
		line: lineOf([type, ...block.labels]),
		lineOf
	}, ...type === "check" ? within(block.body, "data") : []]);
	return [value].flat().map(bodyOf).flatMap((body) => body === null ? [] : types.flatMap((type) => within(body, type)));
}
function readJson(text) {
	const json = text.replace(/^\uFEFF/, "");
	try {
		const value = JSON.parse(json);
		if (countNames(json) === countNames(JSON.stringify(value))) return {
			kind: "converted",
			value
		};
	} catch (error) {
		if (error instanceof SyntaxError) return {
			kind: "refused",
			reason: "the file is not JSON"
		};
	}
	return {
		kind: "refused",
		reason: "a name is in the same object twice, or its values are nested too deeply",
		isLimit: true
	};
}
function countNames(json) {
	return json.replaceAll(/"(?:[^"\\]+|\\.)*"/g, "").split(":").length;
}
function linesOf(text) {
	const positions = new Positions(text);
	const placed = (name, { offset }) => [JSON.stringify(name), positions.lineAt(offset)];
	const lines = outlineOf(text).blocks.flatMap((block) => [placed([block.type, ...block.labels.map((label) => label.text)], block), ...block.body.blocks.filter(({ type }) => type === "required_providers").flatMap(({ type, body }) => body.attributes.map((each) => placed([type, each.name], each)))]);
	const first = new Map(lines.toReversed());
	return (name) => first.get(JSON.stringify(name)) ?? null;
}
function mergedBlocks(blocks) {
	const ordered = blocks.toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
	const changes = Map.groupBy(ordered.filter(isChange), keyOf);
	return ordered.filter((block) => !isChange(block)).map((block) => {
		const key = keyOf(block);
		const bodies = [block, ...changes.get(key) ?? []].map(({ body }) => [...body]);
		changes.delete(key);
		return {
			...block,
			body: new Map(bodies.flat())
		};
	});
}
function isChange({ path, type }) {
	return isOverride(posix.basename(path)) && type !== "terraform" && type !== "import";
}
function keyOf({ type, labels, body }) {
	return JSON.stringify([
		type,
		...labels,
		type === "provider" ? plainString(body.get("alias")) : null
	]);
}

// src/extensions/configuration/requirements/module.ts
function readModule(files, readings = openReadings()) {
	return moduleOf(files.flatMap(readings));
}
function openReadings(patience = new Patience(), convert = convertHcl) {
	const known = openMemory();
	const read = (file) => convert(posix.basename(file.path), file.text, patience);
	return (file) => {
		const text = "unread" in file ? file.unread : sha256(file.text);
		return known(`${text} ${file.path}`, () => readingOf(file, read));
	};
}
function readingOf(file, convert) {
	const { path } = file;
	const unreadable = (why, hides) => {
		const part = partOf(path, "file", `the blocks of ${path} (unreadable)`);
		return [{
			path,
			blocks: [],
			unseen: [{
				...part,
				why,
				hides
			}]
		}];
	};
	const kind = kindOfFile(posix.basename(path));
	if (kind === null) return [];
	if (kind === "test") return [{
		path,
		blocks: [],
		unseen: [partOf(path, kind, `the tests in ${path}`)]
	}];
	if ("unread" in file) return unreadable(file.unread, file.hides);
	if (kind === "generator") return [{
		path,
		blocks: isTerragrunt(path) ? callsIn(file, convert(file)) : [],
		unseen: [partOf(path, kind, `the files that ${path} generates`)]
	}];
	if (file.text.length > longestAt(path)) return unreadable("it is too large", "size");
	const reply = kind === "json" ? readJson(file.text) : convert(file);
	if (reply.kind === "refused") return unreadable(reply.reason, reply.isLimit && "size");
	return [{
		path,
		blocks: blocksIn(file, reply.value),
		unseen: []
	}];
}
function partOf(path, kind, what) {
	return {
		kind,
		what,
		path,
		line: null
	};
}
function callsIn(file, reply) {
	return (reply.kind === "converted" ? blocksIn(file, reply.value) : []).filter(({ type, body }) => type === "terraform" && plainString(body.get("source")) !== null).map((block) => ({
		...block,
		type: "module",
		labels: ["terraform"]
	}));
}
const isTerragrunt = (path) => posix.basename(path) === "terragrunt.hcl";
function moduleOf(all) {
	const names = new Set(all.map(({ path }) => posix.basename(path)));
	const readings = all.filter(({ path }) => !isShadowed(posix.basename(path), names));
	const ofTofu = readings.filter(({ path }) => isForOpenTofu(posix.basename(path)));
	const blocks = mergedBlocks(readings.flatMap((each) => each.blocks));
	const problems = [];
	const declarations = declarationsIn(blocks, problems);
	const entries = [...declarations.values()];
	const uses = usesIn(blocks, problems);
	const calls = blocks.filter(({ type }) => type === "module").flatMap(callOf);
	const isOther = ({ unseen: [part] }) => part?.kind === "generator" || part?.kind === "test";
	return {
		isUnit: readings.length > 0 && readings.every(({ path }) => isTerragrunt(path)),
		requirements: mergeRequirements([...entries.flatMap((each) => requirementOf(each, each)), ...uses.flatMap((use) => requiredBy(use, declarations))]),
		declared: uses.flatMap(({ declares, ...use }) => requiredBy(use, declarations).flatMap(({ address, hostImplied }) => declares === void 0 ? [] : [{
			...declares,
			provider: {
				address,
				hostImplied
			},
			paths: [use.path]
		}])),
		calls,
		rootSign: rootSignIn(blocks),
		unseen: [
			...readings.flatMap((each) => each.unseen),
			...ofTofu.map(({ path }) => partOf(path, "other-tool", `${path}, which is for OpenTofu alone`)),
			...entries.flatMap((each) => each.isUnclear ? open("unclear", each.name, each, each.isOpen) : []),
			...uses.filter(({ localName }) => !isName(localName)).map((use) => open("unclear", `the provider of the block ${shortText(use.block)}`, use)),
			...calls.filter(({ source }) => isEvaluated(source)).map((call) => open("local-module", `the source of the module "${shortText(call.name)}"`, call))
		],
		problems,
		isEmpty: blocks.length === 0 && readings.every(isOther)
	};
}
function open(kind, name, { path, line }, isOpen = true) {
	const what = `${name}${placeOf([{
		path,
		line
	}])}`;
	const hidden = {
		why: `${what} is an expression`,
		hides: "expression"
	};
	return {
		kind,
		what,
		path,
		line,
		...isOpen ? hidden : {}
	};
}
function isEvaluated(source) {
	return isExpression(source) && !/\w\.\w/.test(source.replaceAll(/"[^"]*"/g, ""));
}
function callOf({ labels: [name = ""], body, path, line }) {
	const source = body.get("source");
	if (source === void 0) return [];
	const version = body.get("version");
	const range = typeof version === "string" ? { version } : {};
	return [{
		name,
		source: typeof source === "string" ? source : JSON.stringify(source),
		...range,
		path,
		line
	}];
}
function rootSignIn(blocks) {
	for (const what of [
		"backend",
		"cloud",
		"provider"
	]) {
		const found = blocks.find(({ type, body }) => type === what || type === "terraform" && body.has(what));
		if (found !== void 0) return {
			what,
			path: found.path,
			line: found.line
		};
	}
	return null;
}
function declarationsIn(blocks, problems) {
	const declarations = /* @__PURE__ */ new Map();
	const entries = blocks.filter(({ type }) => type === "terraform").flatMap(({ body, path, lineOf }) => blocksOf(body, "required_providers", 0).flatMap((block) => [...block.body].map(([name, value]) => {
		const place = {
			path,
			line: lineOf(["required_providers", name])
		};
		return {
			...readDeclaration(name, value),
			...place
		};
	})));
	const overrides = ({ path }) => isOverride(posix.basename(path));
	for (const entry of [...entries.filter((each) => !overrides(each)), ...entries.filter(overrides)]) {
		const { path, line, localName: name } = entry;
		problems.push(...entry.problems.map((detail) => ({
			path,
			line,
			detail
		})));
		if (overrides(entry) || !declarations.has(name)) declarations.set(name, entry);
		else problems.push({
			path,
			line,
			detail: `${quoted(name)} is in required_providers twice.`
		});
	}
	return declarations;
}
const declaringKinds = [
	"resource",
	"data",
	"ephemeral",
	"list",
	"action"
];
function usesIn(blocks, problems) {
	const resources = new Set(blocks.flatMap(({ type, labels }) => type === "resource" ? labels.join(".") : []));
	return blocks.flatMap(({ type: what, labels, body, path, line }) => {
		const use = {
			block: [what, ...labels.map(quoted)].join(" "),
			path,
			line,
			constraints: []
		};
		const [type = "", name = ""] = what === "import" ? (referenceText(body.get("to")) ?? "").split(/[.[]/, 2) : labels;
		const isThere = type === "" || type === "module" || resources.has(`${type}.${name}`);
		const imported = what === "import" && !isThere ? "resource" : void 0;
		const kind = declaringKinds.find((each) => each === what) ?? imported;
		if (kind !== void 0) return [{
			...use,
			localName: localNameIn(body, type),
			declares: {
				type,
				kind
			}
		}];
		if (what === "terraform") return blocksOf(body, "state_store", 1).flatMap(({ labels: [type = ""], body: store }) => {
			return blocksOf(store, "provider", 1).flatMap(({ labels }) => labels).map((localName) => ({
				...use,
				localName,
				declares: {
					type,
					kind: "state_store"
				}
			}));
		});
		if (what !== "provider") return [];
		const version = body.has("version") ? readConstraint(body.get("version"), quoted(type)) : nothing;
		problems.push(...version.problems.map((detail) => ({
			path,
			line,
			detail
		})));
		return [{
			...use,
			localName: type,
			constraints: version.constraints
		}];
	});
}
function localNameIn(body, type) {
	return referenceText(body.get("provider"))?.split(/[.[]/, 1)[0]?.trim() ?? type.split("_", 1)[0] ?? "";
}
function requiredBy(use, declarations) {
	const { localName } = use;
	const address = impliedAddress(localName);
	const declared = declarations.get(localName) ?? declarations.get(address?.type ?? "");
	if (declared !== void 0) return requirementOf(declared, use);
	return requirementOf({
		address,
		hostImplied: true
	}, use).map((each) => ({
		...each,
		isImplied: true
	}));
}

// src/address/edit-distance.ts
const longestCompared = 64;
function editDistance(a, b, limit) {
	const [source, target] = [Array.from(a.slice(0, 128)), Array.from(b.slice(0, 128))];
	if (Math.abs(source.length - target.length) > limit) return null;
	if (Math.max(source.length, target.length) > longestCompared) return null;
	let beforeLast = [];
	let last = Array.from({ length: target.length + 1 }, (_, column) => column);
	for (const [row, letter] of source.entries()) {
		const current = [row + 1];
		for (const [column, other] of target.entries()) {
			const replaced = at(last, column) + (letter === other ? 0 : 1);
			const swapped = letter === target[column - 1] && other === source[row - 1];
			current.push(Math.min(replaced, at(last, column + 1) + 1, at(current, column) + 1, swapped ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY));
		}
		if (Math.min(...current) > limit) return null;
		[beforeLast, last] = [last, current];
	}
	const distance = at(last, target.length);
	return distance > limit ? null : distance;
}
function at(row, column) {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
const farthest = 3;
function nearestName(text, names) {
	const wanted = text.toLowerCase().replaceAll("_", "-");
	return names.map((name) => ({
		name,
		distance: editDistance(wanted, name, farthest)
	})).filter((each) => each.distance !== null).filter(({ name, distance }) => distance * 2 < name.length).sort((one, other) => one.distance - other.distance)[0]?.name ?? null;
}

// src/extensions/configuration/requirements/required-providers.ts
function readRequiredProviders(files) {
	const { requirements, problems, unseen, calls } = readModule(files);
	return {
		requirements,
		moduleCalls: {
			local: calls.filter(({ source }) => isLocal(source)),
			remote: calls.filter(({ source }) => !isLocal(source))
		},
		problems: [...problems, ...unseen.flatMap(asProblem)]
	};
}
function asProblem({ kind, why = "", path, line }) {
	if (kind === "unclear" && why !== "") return [{
		path,
		line,
		detail: `It is not known which provider is meant: ${why}.`
	}];
	if (kind !== "file") return [];
	const [, at] = /^parse config: \[[^:]*:(\d+),/.exec(why) ?? [];
	const detail = `The file cannot be read: ${why}.`;
	return [{
		path,
		line: at === void 0 ? null : Number(at),
		detail
	}];
}

export { isOfFiles as $, decodeUtf8 as $t, parseVersion as A, missing as At, layoutFaultKinds as B, isLegacy as Bt, readLockFile as C, shownPart as Ct, parseVersionConstraints as D, isLimit as Dt, formatVersionConstraints as E, askedFor as Et, openStopwatch as F, parseComponentAddress as Ft, compareAddresses as G, readAddress as Gt, toolNamedBy as H, parseProviderAddress as Ht, workOf as I, parseModuleAddress as It, openWeakMemory as J, openTofu as Jt, compareBytes as K, hashicorp as Kt, sha256 as L, AddressError as Lt, VersionError as M, unavailableCodes as Mt, parseHcl as N, displayAddress as Nt, versionSatisfies as O, known$1 as Ot, Patience as P, formatAddress as Pt, isChecked as Q, terraformRegistry as Qt, sha256OfFile as R, displayHostname as Rt, parseLockFile as S, shortText as St, readCanonical as T, absent as Tt, printLockFile as U, parseProviderNamespace as Ut, layoutFaults as V, parseHostname as Vt, printProvider as W, parseProviderType as Wt, hashOfZip as X, publicRegistries as Xt, hashOfFiles as Y, opentofuRegistry as Yt, hashSchemes as Z, publisherOf as Zt, compareLockFiles as _, providerName as _t, readModule as a, schemeOf as at, mentionsHash as b, shortHash as bt, isLocal as c, asClause as ct, localFolder as d, hashCount as dt, distinct as en, isOfZip as et, longestAt as f, listed as ft, changeKinds as g, plainText$1 as gt, groupChanges as h, namedOrCounted as ht, openReadings as i, parseHash as it, versionOf as j, unavailable as jt, compareVersions as k, mayBeAbsent as kt, isOpen as l, counted as lt, kindOfFile as m, namedKeys as mt, editDistance as n, isSoundOfZip as nt, mergeRequirements as o, zipDigest as ot, isConfiguration as p, nameForTool as pt, openMemory as q, officialName as qt, nearestName as r, otherSchemeIgnored as rt, placeOf as s, advisoryPages as st, readRequiredProviders as t, isSoundOfFiles as tt, isOverride as u, firstOf as ut, versionStep as v, releaseName as vt, notPlain as w, toolFor as wt, mergeConflict as x, shortName as xt, commentsIn as y, say as yt, hiddenCharacters as z, hostOf as zt };