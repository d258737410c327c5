import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { d as messageOf, f as orNull, m as quoted, r as CodedError } from "./package-border.js";
import { n as lookupToUnicode, r as lookupWithUnderscores, t as lookupToAscii } from "./idna.js";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { isUtf8 } from "node:buffer";
import { createReadStream, existsSync, realpathSync } from "node:fs";
import { MessageChannel, Worker, receiveMessageOnPort } from "node:worker_threads";
import { createHash } from "node:crypto";

// src/address/edit-distance.ts
/** Longer than every name of a host, namespace or type that people compare. */
const longestCompared = 64;
/** Edits (insert, delete, replace, swap) between two texts; `null` above `limit` or 64 characters. */
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

// src/distinct.ts
/** Each item once, in the order of the items. Objects are the same if their JSON is. */
function distinct(items) {
	return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

// src/hcl/text.ts
const invalidByteBase = 56320;
/**
* Decodes a file. A byte that is not UTF-8 becomes a lone low surrogate, which valid text never has: a reader
* can accept it in a comment and refuse it in a string, as HCL does. A byte order mark stays.
*/
function decodeUtf8(bytes) {
	if (isUtf8(bytes)) return decoder.decode(bytes);
	return Buffer.from(bytes).toString("latin1").replace(characterOrByte, (found, character) => character === void 0 ? String.fromCharCode(invalidByteBase + found.charCodeAt(0)) : decoder.decode(Buffer.from(character, "latin1")));
}
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
/** A character of several bytes (table 3-7 of Unicode), or a byte that begins none. */
const characterOrByte = /([\xc2-\xdf][\x80-\xbf]|(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f])[\x80-\xbf]|(?:\xf0[\x90-\xbf]|[\xf1-\xf3][\x80-\xbf]|\xf4[\x80-\x8f])[\x80-\xbf]{2})|[\x80-\xff]/g;
/** Whether the character at this index is a byte that is not UTF-8; true for every lone surrogate. */
function isInvalidAt(text, index) {
	const unit = text.charCodeAt(index);
	if (unit < 55296 || unit > 57343) return false;
	return (text.codePointAt(index) ?? 0) <= 65535;
}
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
/** The host of an address without a hostname in Terraform. */
const terraformRegistry = "registry.terraform.io";
/** The host of an address without a hostname in OpenTofu. */
const opentofuRegistry = "registry.opentofu.org";
/** Registries where everybody can publish under their own name. */
const publicRegistries = [terraformRegistry, opentofuRegistry];
/** HashiCorp signs all of its namespace at its own registry. */
const hashicorp = {
	name: "HashiCorp",
	addresses: [`${terraformRegistry}/hashicorp/`],
	fingerprint: "C874011F0AB405110D02105534365D9472D7468F",
	promised: true
};
/** OpenTofu builds and signs HashiCorp's providers and its own for its registry, without a promise. */
const openTofu = {
	name: "OpenTofu",
	addresses: [`${opentofuRegistry}/hashicorp/`, `${opentofuRegistry}/opentofu/`],
	fingerprint: "E3E6E43D84CB852EADB0051D0C0AF313E5FD9F80",
	promised: false
};
/** Whose key signs every release of a provider; `null` if nobody can say. */
function publisherOf(address) {
	const isOf = ({ addresses }) => addresses.some((prefix) => address.startsWith(prefix));
	return [hashicorp, openTofu].find(isOf) ?? null;
}
/** The name of the publisher with this key (16 upper-case hex digits). */
function officialName(keyId) {
	return [hashicorp, openTofu].find(({ fingerprint }) => fingerprint.slice(-16) === keyId)?.name ?? "a pinned official key";
}

// src/address/provider-address.ts
/** The message is raw text: the code that shows it escapes it. */
var AddressError = class extends CodedError {
	name = "AddressError";
};
function refuse$1(code, message) {
	throw new AddressError(code, message);
}
/** Longer than every address seen in the wild (60 characters) and in Terraform's own tests (333). */
const longestAddress = 1024;
function refuseLongAddress(text) {
	if (text.length > longestAddress) refuse$1("too-long", `A source address may have at most ${longestAddress} characters.`);
}
const unknownNamespace = "?";
const legacyNamespace = "-";
/**
* Reads `[hostname/][namespace/]type` as Terraform does (`ParseProviderSource`). It trims nothing.
* `underscoreNamespace` accepts `_` inside a namespace, as Terraform 1.16 and later do; OpenTofu refuses it.
* @returns normalised parts; the text was canonical if and only if `formatAddress` gives it back
* @throws AddressError with the reason in one sentence
*/
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
/** The provider that a text names, perhaps with underscores; `null` if it is not an address. */
function readAddress(text) {
	return orNull(() => parseProviderAddress(text, { underscoreNamespace: true }), AddressError);
}
function hostOf(address) {
	return address.split("/")[0] ?? address;
}
/** As Terraform's `ParseProviderPart`: one IDNA label without `--`, in lower case and NFC. */
function parseProviderType(text) {
	return foldPart(text, lookupToUnicode) ?? refusePart("invalid-type", "type", text);
}
/** Like a type, but Terraform 1.16 and later accept `_` inside it. @throws AddressError */
function parseProviderNamespace(text, underscore) {
	const folded = foldPart(text, lookupToUnicode);
	if (folded !== null) return folded;
	const withUnderscores = foldPart(text, lookupWithUnderscores);
	if (withUnderscores === null) return refusePart("invalid-namespace", "namespace", text);
	if (underscore) return withUnderscores;
	return refuse$1("underscore-namespace", `The provider namespace ${quoted(text)} has an underscore: Terraform 1.16 and later accept it, earlier Terraform and OpenTofu do not.`);
}
/** Refuses `--` before folding, and so all punycode. A plain name stays as it is: a hostile file names one 200,000 times. */
function foldPart(text, fold) {
	if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
	return text === "" || text.includes(".") || text.includes("--") ? null : fold(text);
}
function refusePart(code, noun, text) {
	return refuse$1(code, `${quoted(text)} is not a valid provider ${noun}: only letters, digits and single dashes, with no dash at either end.`);
}
/** Terraform and OpenTofu read an address with only a type as a provider of HashiCorp. */
function withImpliedNamespace(address) {
	return address.namespace === unknownNamespace ? {
		...address,
		namespace: "hashicorp"
	} : address;
}
/** The provider of a resource type's prefix (`aws` for `aws_instance`) that nothing declares. */
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
/** Part of the Terraform binary: never installed, never locked. */
function isBuiltIn(address) {
	return address.hostname === "terraform.io" && address.namespace === "builtin";
}
/** An address that Terraform 0.13 made from a state of 0.12: never locked. */
function isLegacy(address) {
	return address.namespace === legacyNamespace;
}
const portOfHttps = 443n;
const largestPort = 65535n;
const smallestPort = -(2n ** 63n);
/**
* Reads a service hostname with an optional port, as Terraform's `svchost.ForComparison` does.
* @param text as written: Unicode, any case, with or without `:443`
* @returns lower case, punycode, `:port` only if it is not 443; a trailing dot stays: it makes a different host
* @throws AddressError `too-long`, `invalid-hostname` or `invalid-port`
*/
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
/** A hostname for people, in Unicode. An unreadable one comes back unchanged: something has to be shown. */
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
/** Go's `Atoi` reads the number, so signs, leading zeros and negative ports pass. `null`: not a port. */
function normalizePort(port) {
	if (port === "") return "";
	const [, sign = "", digits] = /^:([+-]?)([0-9]+)$/.exec(port) ?? [];
	if (digits === void 0) return null;
	const number = sign === "-" ? -BigInt(digits) : BigInt(digits);
	if (number > largestPort || number < smallestPort) return null;
	return number === portOfHttps ? "" : `:${number}`;
}
/** Refuses punycode, which people cannot read. Upper-case `XN--` passes, as in Terraform. */
function checkLabels$1(name) {
	for (const label of name.replace(/\.{1,2}$/, "").split(".")) {
		if (label === "") refuse$1("invalid-hostname", `The hostname ${quoted(name)} has an empty label.`);
		if (label.startsWith("xn--")) refuse$1("invalid-hostname", `The hostname ${quoted(name)} is in punycode; it must be written in Unicode.`);
	}
}

// src/address/registry-source.ts
/**
* Reads `[hostname/]namespace/name/system[//subdirectory]` as Terraform does (`ParseModuleSource`).
* @throws AddressError with the reason in one sentence; also for local paths and URLs
*/
function parseModuleAddress(text) {
	const [source, system = ""] = parseRegistrySource(text, moduleForm);
	return {
		kind: "module",
		...source,
		targetSystem: parseTargetSystem(system)
	};
}
/**
* Reads `[hostname/]namespace/name[//subdirectory]` as Terraform does (`ParseComponentSource`).
* @throws AddressError with the reason in one sentence; also for local paths and URLs
*/
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
/** @returns the source, and the part after its name, unchecked @throws AddressError */
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
/** The first `//` starts the subdirectory, unless it belongs to a `://` or to a query string. */
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
/** Go's `path.Clean`. A lone `..` passes the check that `../` fails, as in Terraform. */
function cleanPath(path) {
	const normal = posix.normalize(path);
	return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
}
/** Reads a namespace or a name: ASCII, case kept, up to 64 characters. @throws AddressError */
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
/** Canonical text with the hostname, in Unicode: for a provider, the label of its block in a lock file. */
function formatAddress(address) {
	return `${displayHostname(address.hostname)}/${pathOf(address)}`;
}
/** Text for people: without the hostname if that is `registry.terraform.io`. */
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
function known$2(value) {
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
/** Whether the thing may not exist: object storage says 403 about missing files, some registries an error. */
function mayBeAbsent(outcome) {
	return outcome.kind === "unavailable" && [
		400,
		403,
		500
	].includes(outcome.status ?? 0);
}
/** Not a failure of a server: a new run would end the same way, and could hide a planted hash (T26). */
function isLimit(code) {
	return code === "budget" || code === "inflation" || code === "not-saved";
}

// src/paths.ts
/** Whether a path is in a folder, or is that folder. Compares names only: follow symlinks first. */
function isWithin(path, folder) {
	const way = relative(folder, path);
	return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
/** Whether a path is in one of the folders, or is one of them, with symlinks followed. */
function isReallyWithin(path, folders) {
	const place = realPath(path);
	return folders.some((folder) => isWithin(place, realPath(folder)));
}
/** Whether a path enters one of the folders and leaves them all by a (committed) symlink (T85, T94). */
function leadsOut(path, folders) {
	if (isReallyWithin(path, folders)) return false;
	for (let at = dirname(resolve(path)); at !== dirname(at); at = dirname(at)) if (isReallyWithin(at, folders)) return true;
	return false;
}
/** Whether a path contains a folder or is in it, as written or with symlinks followed. */
function touches(path, folders) {
	const places = [resolve(path), realPath(path)];
	return folders.flatMap((folder) => [resolve(folder), realPath(folder)]).some((folder) => places.some((place) => isWithin(place, folder) || isWithin(folder, place)));
}
/** The path with symlinks followed, as far as it exists. */
function realPath(path) {
	const whole = resolve(path);
	try {
		return realpathSync(whole);
	} catch {
		const above = dirname(whole);
		return above === whole ? whole : join(realPath(above), basename(whole));
	}
}
/** The working tree of git around a folder; `null` outside of every repository. */
function repositoryAround(folder) {
	if (existsSync(join(folder, ".git"))) return folder;
	return folder === dirname(folder) ? null : repositoryAround(dirname(folder));
}
/** The folder of a path; empty for the root of the repository. */
function folderOf(path) {
	const folder = posix.dirname(path);
	return folder === "." ? "" : folder;
}
/** The path of a name in a folder; the name itself in the root of the repository. */
function pathIn(folder, name) {
	return posix.join(folder, name);
}
/** How many steps up and down lead from one folder of the repository to the other. */
function stepsBetween(folder, other) {
	return posix.relative(`/${folder}`, `/${other}`).split("/").length;
}
/** How many segments two paths share, from both ends: `a/x/lock` and `b/x/lock` share two. */
function sharedSegments(path, other) {
	const [one, two] = [path.split("/"), other.split("/")];
	const shared = (left, right) => {
		const differs = left.findIndex((segment, index) => segment !== right[index]);
		return differs === -1 ? left.length : differs;
	};
	return shared(one, two) + shared(one.toReversed(), two.toReversed());
}

// src/hash.ts
/** The schemes that Terraform and OpenTofu know. Every other scheme loads silently and is never checked. */
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
/** In the order of the reports. */
const hashSchemes = ["h1", "zh"];
function forEachScheme(of) {
	return Object.fromEntries(hashSchemes.map((scheme) => [scheme, of(scheme)]));
}
/** Why a hash of any other scheme has no effect. */
const otherSchemeIgnored = `Terraform checks only ${hashSchemes.join(" and ")}, and ignores every other scheme`;
/**
* Reads a hash as Terraform's `ParseHash` does: the scheme is before the first colon, case-sensitive, not
* empty. It also checks the value: lower-case hex for `zh`, padded base64 for `h1` (T7).
*/
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
/** The scheme by which Terraform checks a package, also of a malformed value; `null` if it checks nothing. */
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
/** @param sha256 64 lower-case hex digits */
function hashOfZip(sha256) {
	return `zh:${sha256}`;
}
/** The SHA-256 of a zip, in hex. @param hash one for which {@link isOfZip} holds */
function zipDigest(hash) {
	return hash.slice(3);
}
/** @param digest of the lines that name the files of a package with their digests */
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
/** Lock files repeat the same texts thousands of times. Hostile input can only empty this memory. */
const textLimits = {
	answers: 8192,
	characters: 256
};
/** Computes each answer once, even while a promise is pending, and without limits if the keys are bounded. */
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

// src/lockfile/order.ts
/** Terraform's order of the blocks in a lock file, for addresses as text. Any other text comes after them. */
function compareAddresses(a, b) {
	return compareBytes(orderKey(a), orderKey(b));
}
const orderKeys = openMemory(textLimits);
/** No part contains a NUL, so a shorter part comes before every longer one that begins with it. */
function orderKey(address) {
	return orderKeys(address, () => {
		const parts = readAddress(address);
		return parts === null ? `\u{10ffff}${address}` : `${parts.hostname}\0${parts.namespace}\0${parts.type}`;
	});
}
/** Go's order of strings: by UTF-8 bytes. UTF-16 puts U+10000 before U+E000, so surrogates are moved up. */
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
/** More than any configuration needs, and few enough to check one by one: the largest real file has 17. */
const mostProviders = 5e3;
/** The two comment lines that the tool writes at the top of every lock file. */
function headerOf(tool) {
	return `# This file is maintained automatically by "${tool} init".\n# Manual edits may be lost in future updates.\n`;
}
/** The file as the tool (`lockFile.tool`) would write it, byte for byte (`SaveLocksToBytes`). */
function printLockFile(lockFile) {
	const providers = lockFile.providers.toSorted((a, b) => compareAddresses(a.address, b.address)).map((provider) => ({
		...provider,
		hashes: [...new Set(provider.hashes)].toSorted(compareBytes)
	}));
	return headerOf(lockFile.tool ?? "terraform") + providers.map(printProvider).join("");
}
/** One block in Terraform's layout with the empty line before it; the order of the hashes is kept. */
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
/** Whether HCL prints each character of a text as itself (Go's `unicode.IsPrint`), and not as an escape. */
function isPrintable(text) {
	return !unprintable.test(text);
}
const unprintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;
/** An HCL string literal. Values of canonical files need no escape, but a value from elsewhere may. */
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
/** The most important first. */
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
/** How a readable lock file differs from what the tools write for its values (T31, T32). Linear. */
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
/** The tool that the file belongs to: by its header, or else by the registry of its providers. */
function toolNamedBy(text, { tool, providers }) {
	if (tool !== void 0) return tool;
	const [tofu, terraform] = [headerOf("tofu"), headerOf("terraform")].map((header) => withNewlines(text).includes(header));
	if (tofu !== terraform) return tofu ? "tofu" : "terraform";
	return providers.some(({ address }) => address.startsWith(`${"registry.opentofu.org"}/`)) ? "tofu" : "terraform";
}
function fileFaults(text) {
	const faults = [];
	if (!["terraform", "tofu"].some((tool) => withNewlines(text).includes(headerOf(tool)))) faults.push({
		kind: "header",
		line: 1,
		about: ""
	});
	if (text.startsWith("﻿")) faults.push({
		kind: "byte-order-mark",
		line: 1,
		about: ""
	});
	const carriageReturn = text.indexOf("\r\n");
	if (carriageReturn !== -1) faults.push({
		kind: "line-ends",
		line: text.slice(0, carriageReturn).split("\n").length,
		about: ""
	});
	if (!text.endsWith("\n")) faults.push({
		kind: "final-newline",
		line: text.split("\n").length,
		about: ""
	});
	return faults;
}
function orderFaults(providers) {
	return providers.flatMap((provider, index) => {
		const before = providers[index - 1];
		const outOfOrder = before !== void 0 && compareAddresses(before.address, provider.address) > 0;
		const faults = hashFaults(provider);
		return outOfOrder ? [{
			kind: "provider-order",
			line: provider.lines.block,
			about: ""
		}, ...faults] : faults;
	});
}
function hashFaults({ address, hashes, lines }) {
	const seen = /* @__PURE__ */ new Set();
	return hashes.flatMap((hash, index) => {
		const line = lines.hashes[index] ?? lines.block;
		const repeated = seen.has(hash);
		seen.add(hash);
		if (repeated) return [{
			kind: "repeated-hash",
			line,
			about: `${address} ${hash}`
		}];
		const before = hashes[index - 1];
		return before !== void 0 && compareBytes(before, hash) > 0 ? [{
			kind: "hash-order",
			line,
			about: address
		}] : [];
	});
}
const headerLines = new Set(["terraform", "tofu"].flatMap((tool) => headerOf(tool).trimEnd().split("\n")));
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
/** Invisible characters, and characters that change the displayed order of others (T32); each once. */
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

// src/hcl/convert.ts
/** hcl2json takes about a second per megabyte, and nobody writes a configuration file of this size. */
const mostBytes$1 = 1048576;
/** After as many bytes the parser runs in a new thread, because it gives no memory back (T68). */
const bytesOfThread = 1048576;
const longestReason = 500;
/** Each level costs the parser a kilobyte of memory that it never gives back (T68). */
const deepest = 1e3;
/** Signs `? :` in one file; they may be nested too, and only a parser could tell. */
const mostChoices = 2e4;
/**
* Reads native syntax with HashiCorp's own HCL parser, in a thread that is kept. The caller waits, because
* reading a file is a pure function for the folders above. Never throws (T30).
* @param patience shared by files with one time limit; default: this file has its own
* @returns `refused` with a reason (raw text, at most 500 characters) if it is not HCL or beyond a limit
*/
function convertHcl(filename, text, patience = new Patience()) {
	const question = ask(filename, text, patience);
	return question.kind === "refused" ? question : question.conclude(waitFor(question));
}
/** Like {@link convertHcl}, for a caller that queries registries while the thread reads the configuration. */
async function convertHclMeanwhile(filename, text, patience = new Patience()) {
	const question = ask(filename, text, patience);
	return question.kind === "refused" ? question : question.conclude(await hearFrom(question));
}
/** Counts brackets and signs that open a nested expression: text in quotes has few unclosed. */
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
		if (Math.max(brackets, signs) > deepest || choices > mostChoices) return true;
	}
	return false;
}
function ask(filename, text, patience) {
	const bytes = Buffer.byteLength(text);
	if (bytes > mostBytes$1) return refused(`the file is larger than ${mostBytes$1} bytes`);
	if (isNestedDeeply(text)) return refused(`its expressions are nested more than ${deepest} levels deep`);
	const time = patience.next;
	if (time === 0) return refused(patience.refuse(time));
	const begin = performance.now();
	const { port1: here, port2: there } = new MessageChannel();
	const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	try {
		if (asked === 0 && bytesSent + bytes > bytesOfThread) stop();
		const thread = worker();
		bytesSent += bytes;
		const request = {
			filename,
			text,
			port: there,
			ready
		};
		thread.postMessage(request, [there]);
		asked += 1;
		const conclude = (reply) => {
			asked -= 1;
			patience.spend(performance.now() - begin);
			here.close();
			if (reply?.kind === "converted") return reply;
			if (reply === null || !reply.reason.startsWith("parse config")) stop();
			return refused(reply === null ? patience.refuse(time) : reply.reason);
		};
		return {
			kind: "asked",
			here,
			ready,
			thread,
			time,
			conclude
		};
	} catch (error) {
		here.close();
		stop();
		return notRun(error);
	}
}
function waitFor({ here, ready, time }) {
	try {
		Atomics.wait(ready, 0, 0, time);
		return receiveMessageOnPort(here)?.message ?? null;
	} catch (error) {
		return notRun(error);
	}
}
async function hearFrom({ here, thread, time }) {
	const { promise, resolve } = Promise.withResolvers();
	const giveUp = () => resolve(null);
	const bell = setTimeout(giveUp, time);
	here.once("message", resolve);
	thread.once("exit", giveUp);
	const reply = await promise;
	clearTimeout(bell);
	thread.off("exit", giveUp);
	return reply;
}
let running = null;
let asked = 0;
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
/** In the bundle, the thread is one folder below its WASM, because it looks for it in the folder above. */
function workerLocation(here) {
	return new URL(here.endsWith(".ts") ? "./worker.ts" : "./hcl2json/lib/worker.js", here);
}
function stop() {
	running?.terminate();
	running = null;
}
function notRun(error) {
	return refused(`the HCL parser could not be run: ${messageOf(error)}`);
}
function refused(reason) {
	return {
		kind: "refused",
		reason: reason.slice(0, longestReason)
	};
}
/** Milliseconds for one file, and for all files together. The largest honest file takes two seconds, the largest honest total eight. */
const usual = {
	one: 1e4,
	all: 3e4
};
/** The time of the HCL parser for one file, or for several. Some texts cost quadratic time (T30). */
var Patience = class {
	limits;
	#left;
	#refused = 0;
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
	/** The number of files that took too long or were not started because of that. */
	get refused() {
		return this.#refused;
	}
	spend(milliseconds) {
		this.#left -= milliseconds;
	}
	/** Counts a file that is not read because of time, and says why. */
	refuse(given) {
		this.#refused += 1;
		const { one, all } = this.limits;
		return given < one ? `the ${all / 1e3} seconds that the HCL parser may take for all files were used up` : `the HCL parser gave no answer within ${one / 1e3} seconds`;
	}
};

// src/version/scan.ts
const pattern = new RegExp(`${/(?<operator>[^0-9A-Za-z\t-\r .*]*)(?<separator>[\t-\r v]*)/.source}(?:${/(?<numbers>(?:[0-9]+|[*xX])(?:\.(?:[0-9]+|[*xX]))*)/.source}(?:${/\.|-(?:(?<prerelease>[0-9A-Za-z.-]+)(?:\+(?<late>[0-9A-Za-z.-]*))?)?|\+(?<early>[0-9A-Za-z.-]*)/.source})?)?`, "y");
/** Takes one term by Terraform's grammar (go-versions), which ignores a trailing `.`, `-` or `+`. */
function scanTerm(text, start) {
	pattern.lastIndex = start;
	const groups = pattern.exec(text)?.groups ?? {};
	return {
		/** Everything before the first space, letter, digit, `.` or `*`. */
		operator: groups.operator ?? "",
		separator: groups.separator ?? "",
		/** Runs of digits, or one of `*` `x` `X`; any count. */
		numbers: groups.numbers?.split(".") ?? [],
		prerelease: groups.prerelease ?? "",
		metadata: groups.late ?? groups.early ?? "",
		/** The end of the text, or the first character that cannot continue the term. */
		end: pattern.lastIndex
	};
}
const limit = 2n ** 64n;
/** Reads up to three scanned numbers; missing ones are zero. BigInt, as Terraform has 64 bits. @throws VersionError */
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
/** The message is raw text: the code that shows it escapes it. */
var VersionError = class extends CodedError {
	name = "VersionError";
};
function refuse(code, message) {
	throw new VersionError(code, message);
}
/** Throws before any work is done on a text that is too long. */
function refuseLongText(text, limit, what) {
	if (text.length > limit) refuse("too-long", `${what} may have at most ${limit} characters.`);
}

// src/version/version.ts
const longestVersion = 1024;
/**
* Reads one exact version, `N[.N[.N]][-prerelease][+metadata]`, as Terraform does
* (`getproviders.ParseVersion`). It trims nothing and accepts no `v`. Missing numbers are zero.
* @returns normalised parts; the text was canonical if and only if `formatVersion` gives it back
* @throws VersionError with the reason in one sentence
*/
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
/** The version that a text names; `null` if {@link parseVersion} refuses it. */
function versionOf(text) {
	return orNull(() => parseVersion(text), VersionError);
}
/** Canonical text, `1.2.3-beta+build`: the form that lock files must have. */
function formatVersion(version) {
	const prerelease = version.prerelease === "" ? "" : `-${version.prerelease}`;
	const metadata = version.metadata === "" ? "" : `+${version.metadata}`;
	return `${version.major}.${version.minor}.${version.patch}${prerelease}${metadata}`;
}
/**
* Terraform's order, by which it chooses the newest version and sorts constraints; it ignores build metadata.
* Unlike at semver.org, a prerelease with fewer parts may come first, such as `beta` before `alpha.1`.
*/
function compareVersions(a, b) {
	return compare(a.major, b.major) || compare(a.minor, b.minor) || compare(a.patch, b.patch) || Number(a.prerelease === "") - Number(b.prerelease === "") || compareIdentifiers(a.prerelease, b.prerelease);
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
/**
* Terraform's order of dot-separated texts. The one that ends first comes first: a quirk of go-versions.
* Otherwise digits come before text; numbers compare by value, text by byte. 0 only for equal texts.
*/
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
/** Equal but for build metadata, which still distinguishes locks: `=` compares it. */
function sameVersion(a, b) {
	return compareVersions(a, b) === 0;
}
/** Terraform writes `0.0.0` for "no version": it is valid text, but no constraint admits it. */
function isUnspecified(version) {
	return formatVersion(version) === "0.0.0";
}

// src/version/constraints.ts
/** Longer than every constraint string in the wild (125 characters). */
const longestConstraints = 4096;
/**
* Reads terms separated by commas, as Terraform does in a lock file (`getproviders.ParseVersionConstraints`).
* Blank text means no constraint; one trailing comma is accepted.
* @throws VersionError with the reason in one sentence
*/
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
/** As in a lock file (`VersionConstraintsString`): distinct, by version, then operator, with all three numbers. */
function formatVersionConstraints(constraints) {
	const terms = constraints.toSorted(compareConstraints).map(formatConstraint);
	return [...new Set(terms)].join(", ");
}
/** Whether Terraform may select a version: never `0.0.0`; a prerelease only if an `=` term names it. */
function versionSatisfies(version, constraints) {
	if (isUnspecified(version) || !constraints.every((term) => admits(term, version))) return false;
	return version.prerelease === "" || constraints.some((term) => term.operator === "=");
}
/** Takes one term from a text; `end` is the index after it. @throws VersionError */
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
/** Space as Go and Unicode define it; JavaScript's `trim` differs at U+0085 and U+FEFF. */
const space$1 = /\p{White_Space}*/uy;
function skipSpace(text, start) {
	space$1.lastIndex = start;
	space$1.test(text);
	return space$1.lastIndex;
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
	switch (operator) {
		case "=": return version;
		case "~> patch": return `~> ${version}`;
		case "~> minor": return `~> ${version.replace(/^([0-9]+\.[0-9]+)\.[0-9]+/, "$1")}`;
		default: return `${operator} ${version}`;
	}
}
const zero = {
	major: 0n,
	minor: 0n,
	patch: 0n,
	prerelease: "",
	metadata: ""
};
/** Prereleases are like any other version. Only `=` and `!=` compare build metadata. */
function admits({ operator, boundary }, version) {
	const order = compareVersions(version, boundary);
	const { major, minor } = boundary;
	switch (operator) {
		case ">": return order > 0;
		case ">=": return order >= 0;
		case "<=": return order <= 0;
		case "<": return order < 0;
		case "=": return identical(version, boundary);
		case "!=": return !identical(version, boundary);
		case "~> patch": return order >= 0 && compareVersions(version, {
			...zero,
			major,
			minor: minor + 1n
		}) < 0;
		case "~> minor": return order >= 0 && compareVersions(version, {
			...zero,
			major: major + 1n
		}) < 0;
	}
}
function identical(a, b) {
	return sameVersion(a, b) && a.metadata === b.metadata;
}

// src/lockfile/checks.ts
const addresses = openMemory(textLimits);
const versions = openMemory(textLimits);
const constraintTexts = openMemory(textLimits);
/** Why Terraform would not accept this label of a provider block; `null` if it would. */
function complaintAboutAddress(label) {
	return addresses(label, () => judgeAddress(label));
}
function complaintAboutVersion(version) {
	const normalise = () => formatVersion(parseVersion(version));
	return versions(version, () => judge(version, "Invalid provider version number", normalise));
}
/** Why Terraform would not accept these `constraints`. It does not compare them with the version. */
function complaintAboutConstraints(constraints) {
	const normalise = () => formatVersionConstraints(parseVersionConstraints(constraints));
	return constraintTexts(constraints, () => judge(constraints, "Invalid provider version constraints", normalise));
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
		const normal = normalise();
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
/**
* Reads the layout that Terraform, OpenTofu and the bots write, line by line, with providers and hashes in
* any order. The reading counts only if printing it gives the same text; else `null`, and the other reader
* reads the file (T31). `canonical` is false if order, repetition, header or the last newline differ from the
* output of the tools. It stops at the first unexpected line of a hostile text (T30).
*/
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
/** The hashes up to the closing bracket; `null` if there are none, or if a line is not a plain hash. */
function readHashes$1(lines) {
	const hashes = [];
	while (!lines.take("  ]")) {
		const hash = lines.between("    \"", "\",");
		if (hash === null || hash.indexOf(":") < 1 || !isPlain(hash)) return null;
		hashes.push(hash);
	}
	return hashes.length === 0 ? null : hashes;
}
/** Whether a text is its own value in quotes: no quote, escape, template, unprintable character; in NFC. */
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
/** A cursor over lines that all end in a newline. */
var Lines = class {
	#text;
	#offset;
	/** 1-based, of the next line. */
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
	/** Takes the next line and returns the text between the two; `null`: it does not match and stays. */
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

// src/hcl/fault.ts
/** HCL's words for anything that cannot begin an argument or a block. */
const itemRequired = "Argument or block definition required";
const mostFaults = 50;
/** Collects faults. Bounded, because a hostile file can have as many faults as characters. */
var Faults = class {
	#faults = [];
	#told = /* @__PURE__ */ new Set();
	get list() {
		return this.#faults;
	}
	get areMany() {
		return this.#faults.length >= mostFaults;
	}
	add(offset, summary, detail) {
		if (!this.areMany) this.#faults.push({
			summary,
			detail,
			offset
		});
	}
	/** For faults that would otherwise repeat for each character. */
	addOnce(offset, summary, detail) {
		if (this.#told.has(detail)) return;
		this.#told.add(detail);
		this.add(offset, summary, detail);
	}
};
/** Reports a value that HCL would evaluate. This reader refuses it, because no program writes one into a lock file. */
function refuseExpression(faults, offset) {
	faults.add(offset, "Not a plain literal", "A lock file has plain values in quotes; this is an expression, which no tool writes there.");
}

// src/hcl/expression.ts
/** The value of an argument: a list, whose elements are read one level deep, or a single expression. */
function parseValue(parsing) {
	if (!parsing.sees("[")) return parseExpression(parsing, false);
	const open = parsing.read();
	const items = [];
	const list = {
		kind: "list",
		items,
		offset: open.start
	};
	for (parsing.skipNewlines(); !parsing.sees("]"); parsing.skipNewlines()) {
		items.push(parseExpression(parsing, true));
		parsing.skipNewlines();
		if (parsing.sees("]")) break;
		if (!parsing.sees(",")) {
			complainAboutSeparator(parsing, open);
			return list;
		}
		parsing.read();
	}
	parsing.read();
	return goesOn(parsing, false) ? unread$1(parsing, open, false) : list;
}
function complainAboutSeparator(parsing, open) {
	const next = parsing.peek();
	if (next.kind === "end") parsing.complain(open.start, "Unterminated tuple constructor expression", "This list has no closing bracket.");
	else parsing.complain(next.start, "Missing item separator", "A comma is needed between two elements of a list.");
}
/** Parses a literal to its text, and any other expression to a value that is present but not read. */
function parseExpression(parsing, inList) {
	const first = parsing.peek();
	if (!isBeginning(first)) return noExpression(parsing, first);
	const literal = literalOf(first);
	if (literal === null) return unread$1(parsing, first, inList);
	parsing.read();
	if (first.kind === "identifier" && (parsing.sees("(") || parsing.sees("::")) || goesOn(parsing, inList)) return unread$1(parsing, first, inList);
	if (first.kind === "string" && first.trouble?.kind === "broken") parsing.complain(first.trouble.offset, "Unterminated template string", "The string is not closed, or it contains something that is not allowed before its end.");
	return literal;
}
function isBeginning(token) {
	if (token.kind === "symbol") return [
		"[",
		"{",
		"(",
		"-",
		"!"
	].includes(token.text);
	return token.kind !== "newline" && token.kind !== "invalid" && token.kind !== "end";
}
function literalOf(token) {
	const { kind, start: offset } = token;
	if (kind === "number") return {
		kind: "scalar",
		text: token.text,
		offset
	};
	if (kind === "string") return token.trouble?.kind === "template" || token.trouble?.kind === "escape" ? {
		kind: "expression",
		offset
	} : {
		kind: "string",
		text: token.text.normalize("NFC"),
		offset
	};
	if (kind !== "identifier") return null;
	if (token.text === "null") return {
		kind: "null",
		offset
	};
	return ["true", "false"].includes(token.text) ? {
		kind: "scalar",
		text: token.text,
		offset
	} : null;
}
/** Symbols that end a value, or are a mistake after it. Every other one is an operator that continues it. */
const boundaries = /* @__PURE__ */ new Set([
	"{",
	"}",
	"]",
	"(",
	")",
	",",
	"=",
	":",
	"=>",
	"..."
]);
/** Whether an operator follows the literal that was just read. */
function goesOn(parsing, inList) {
	if (inList) parsing.skipNewlines();
	const next = parsing.peek();
	return next.kind === "symbol" && !boundaries.has(next.text);
}
/** Skips the rest of an expression that is not read. */
function unread$1(parsing, first, inList) {
	parsing.skipExpression(inList);
	return {
		kind: "expression",
		offset: first.start
	};
}
function noExpression(parsing, token) {
	if (token.kind === "end") parsing.complain(token.start, "Missing expression", "The file ends where a value belongs.");
	else parsing.complain(token.start, "Invalid expression", "A value belongs here.");
	return {
		kind: "broken",
		offset: token.start
	};
}

// src/hcl/tokenizer.ts
const space = /[ \t]+/y;
const lineComment = /(?:#|\/\/)[^\n]*(?:\n|$)/y;
const newline = /\r?\n/y;
const identifier = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const number = /[0-9](?:\.?[0-9]|[eE][+-]?[0-9])*/y;
const symbol = /==|!=|>=|<=|=>|&&|\|\||\.\.\.|::|[{}[\](),.:=?!<>+\-*/%]/y;
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const nextProvider = /^provider[ \t]/gm;
const byteOrderMark = "﻿";
/** Splits HCL's native syntax into tokens and reports characters that are not part of it. Linear. */
var Tokenizer = class {
	#text;
	#faults;
	#offset;
	isCutOff = false;
	/** If one comment does not close, no later one does. A search at every `/*` would take quadratic time. */
	#blockCommentsClose = true;
	constructor(text, faults) {
		this.#text = text;
		this.#faults = faults;
		this.#offset = text.startsWith(byteOrderMark) ? 1 : 0;
	}
	/** Goes on where the next block of a provider begins; `false` if nothing was cut off. */
	resume() {
		nextProvider.lastIndex = this.#offset;
		const found = this.isCutOff ? nextProvider.exec(this.#text) : null;
		if (found === null) return false;
		this.#offset = found.index;
		this.isCutOff = false;
		return true;
	}
	next() {
		if (this.isCutOff) return {
			kind: "end",
			start: this.#offset,
			end: this.#offset
		};
		const newlineBefore = this.#skipSpaceAndComments();
		if (newlineBefore !== null) return newlineBefore;
		const token = this.#scan(this.#offset);
		this.#offset = token.end;
		return token;
	}
	/** Skips space and comments; a comment that ends with its line counts as that newline. */
	#skipSpaceAndComments() {
		for (;;) {
			const start = this.#offset;
			this.#take(space);
			if (this.#take(lineComment)?.endsWith("\n")) return {
				kind: "newline",
				start: this.#offset - 1,
				end: this.#offset
			};
			this.#skipBlockComment();
			if (this.#offset === start) return null;
		}
	}
	#skipBlockComment() {
		if (!this.#blockCommentsClose || !this.#text.startsWith("/*", this.#offset)) return;
		const end = this.#text.indexOf("*/", this.#offset + 2);
		if (end === -1) this.#blockCommentsClose = false;
		else this.#offset = end + 2;
	}
	#scan(start) {
		const text = this.#text;
		if (start >= text.length) return {
			kind: "end",
			start,
			end: start
		};
		if (text[start] === "\"") return scanString(text, start, this.#faults);
		if (this.#matches(newline)) return {
			kind: "newline",
			start,
			end: newline.lastIndex
		};
		for (const [kind, pattern] of [["identifier", identifier], ["number", number]]) if (this.#matches(pattern)) return {
			kind,
			start,
			end: pattern.lastIndex,
			text: text.slice(start, pattern.lastIndex)
		};
		if (this.#matches(heredocStart)) return this.#heredoc(start);
		if (this.#matches(symbol)) return {
			kind: "symbol",
			start,
			end: symbol.lastIndex,
			text: text.slice(start, symbol.lastIndex)
		};
		return this.#invalid(start);
	}
	#heredoc(start) {
		heredocStart.lastIndex = start;
		const marker = heredocStart.exec(this.#text)?.[1] ?? "";
		for (let line = heredocStart.lastIndex; line < this.#text.length;) {
			const newlineAt = this.#text.indexOf("\n", line);
			const end = newlineAt === -1 ? this.#text.length : newlineAt;
			if (this.#text.slice(line, end).trim() === marker) return {
				kind: "heredoc",
				start,
				end
			};
			line = end + 1;
		}
		return {
			kind: "heredoc",
			start,
			end: this.#text.length
		};
	}
	#invalid(start) {
		const character = String.fromCodePoint(this.#text.codePointAt(start) ?? 0);
		if (isInvalidAt(this.#text, start)) this.#faults.addOnce(start, "Invalid character encoding", "The file has bytes that are not UTF-8.");
		else {
			const summary = "&|^~".includes(character) ? "Unsupported operator" : "Invalid character";
			this.#faults.addOnce(start, summary, `The character ${quoted(character)} has no meaning here.`);
		}
		return {
			kind: "invalid",
			start,
			end: start + character.length
		};
	}
	#matches(pattern) {
		pattern.lastIndex = this.#offset;
		return pattern.test(this.#text);
	}
	#take(pattern) {
		if (!this.#matches(pattern)) return null;
		const taken = this.#text.slice(this.#offset, pattern.lastIndex);
		this.#offset = pattern.lastIndex;
		return taken;
	}
};
const plainRun = /[^"\\$%\r\n\ud800-\udfff]+/y;
/** Scans to the closing quote or the end of the text. Like HCL, it reports newlines and goes on. */
function scanString(text, start, faults) {
	let trouble = null;
	let index = start + 1;
	while (index < text.length && text[index] !== "\"") {
		const piece = scanPiece(text, index, faults);
		if (piece.trouble !== null) trouble ??= {
			kind: piece.trouble,
			offset: index
		};
		index = piece.end;
	}
	if (index >= text.length) trouble ??= {
		kind: "broken",
		offset: start
	};
	const inside = text.slice(start + 1, trouble === null ? index : Math.max(trouble.offset, start + 1));
	return {
		kind: "string",
		start,
		end: Math.min(index + 1, text.length),
		text: inside,
		trouble
	};
}
function scanPiece(text, index, faults) {
	plainRun.lastIndex = index;
	if (plainRun.test(text)) return {
		end: plainRun.lastIndex,
		trouble: null
	};
	switch (text[index]) {
		case "\\": return scanEscape(text, index, faults);
		case "\r":
		case "\n":
			faults.add(index, "Invalid multi-line string", "A string in quotes must end on the line where it begins.");
			return {
				end: index + (text.startsWith("\r\n", index) ? 2 : 1),
				trouble: "broken"
			};
		case "$":
		case "%": return scanMarker(text, index);
		case void 0: return {
			end: index,
			trouble: null
		};
	}
	if (!isInvalidAt(text, index)) return {
		end: index + 2,
		trouble: null
	};
	faults.addOnce(index, "Invalid character encoding", "The file has bytes that are not UTF-8.");
	return {
		end: index + 1,
		trouble: "broken"
	};
}
const escapeSequence = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;
function scanEscape(text, index, faults) {
	escapeSequence.lastIndex = index;
	if (escapeSequence.test(text)) return {
		end: escapeSequence.lastIndex,
		trouble: "escape"
	};
	faults.add(index, "Invalid escape sequence", "The characters after the backslash have no meaning in HCL.");
	return {
		end: index + 1,
		trouble: "escape"
	};
}
/** `$` or `%`: a plain character, the escape `$${`, or the start of a template. */
function scanMarker(text, index) {
	const marker = text[index] ?? "";
	if (text.startsWith(`${marker}${marker}{`, index)) return {
		end: index + 3,
		trouble: "escape"
	};
	if (text[index + 1] === "{") return {
		end: endOfTemplate(text, index + 2),
		trouble: "template"
	};
	return {
		end: index + 1,
		trouble: null
	};
}
/** The end of a template. Strings and braces may nest in it, so there is no recursion (T30). */
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

// src/hcl/parsing.ts
const openers = /* @__PURE__ */ new Map([
	["}", "{"],
	["]", "["],
	[")", "("]
]);
/** One parse: the tokens with a lookahead of one, and the faults. */
var Parsing = class {
	faults = new Faults();
	/** As in HCL, nothing is read after what is no item of the file itself: a merge conflict marker, for example. */
	isOver = false;
	#tokens;
	#ahead = null;
	constructor(text) {
		this.#tokens = new Tokenizer(text, this.faults);
	}
	/** Adds a fault and ends the text here: it may be the cause of all that would follow. See {@link resume}. */
	complain(offset, summary, detail) {
		if (this.#tokens.isCutOff) return;
		this.faults.add(offset, summary, detail);
		this.#tokens.isCutOff = true;
		this.#ahead = null;
	}
	/** After a fault, continues with the next entry of a lock file; `false` if there is none. */
	resume() {
		this.#ahead = null;
		return !this.isOver && !this.faults.areMany && this.#tokens.resume();
	}
	peek() {
		this.#ahead ??= this.#tokens.next();
		return this.#ahead;
	}
	read() {
		const token = this.peek();
		this.#ahead = null;
		return token;
	}
	sees(symbol) {
		const token = this.peek();
		return token.kind === "symbol" && token.text === symbol;
	}
	seesEndOfLine() {
		const { kind } = this.peek();
		return kind === "newline" || kind === "end";
	}
	skipNewlines() {
		while (this.peek().kind === "newline") this.read();
	}
	/** Skips to the token that ends the expression. In a list, newlines do not end it. */
	skipExpression(inList) {
		const open = [];
		for (let token = this.peek(); token.kind !== "end"; token = this.peek()) {
			if (open.length === 0 && endsExpression(token, inList)) return;
			if (token.kind === "symbol") follow(open, token.text);
			this.read();
		}
	}
};
function endsExpression(token, inList) {
	if (token.kind === "newline") return !inList;
	return token.kind === "symbol" && (token.text === "," || openers.has(token.text));
}
/** Keeps the stack of open brackets. A closing bracket also closes those left open inside it. */
function follow(open, symbol) {
	const opener = openers.get(symbol);
	if (symbol === "{" || symbol === "[" || symbol === "(") open.push(symbol);
	if (opener === void 0) return;
	while (open.length > 0 && open.pop() !== opener);
}

// src/hcl/parser.ts
const deepestBlock = 16;
/**
* Parses lock files, with HCL's faults on the same lines; any other value is an `expression`. After a fault
* only the next blocks of providers are read. Never throws; depth and work are bounded (T30).
*/
function parseHcl(text) {
	const parsing = new Parsing(text);
	const bodies = [];
	do
		bodies.push(parseBody(parsing, "end", 0, 0));
	while (parsing.resume());
	return {
		body: {
			attributes: bodies.flatMap((body) => body.attributes),
			blocks: bodies.flatMap((body) => body.blocks),
			offset: 0
		},
		faults: parsing.faults
	};
}
function parseBody(parsing, closer, offset, depth) {
	const attributes = /* @__PURE__ */ new Map();
	const blocks = [];
	for (parsing.skipNewlines(); !closes(parsing.peek(), closer); parsing.skipNewlines()) {
		const token = parsing.read();
		if (token.kind !== "identifier") {
			refuseItem(parsing, token, offset);
			parsing.isOver ||= closer === "end";
			return {
				attributes: [...attributes.values()],
				blocks,
				offset
			};
		}
		if (parsing.sees("=")) addAttribute(parsing, attributes, parseAttribute(parsing, token, false));
		else if (seesBlock(parsing)) blocks.push(parseBlock(parsing, token, depth + 1));
		else {
			const detail = `An equals sign or a block must follow ${quoted(token.text)}.`;
			parsing.complain(token.start, itemRequired, detail);
		}
	}
	parsing.read();
	return {
		attributes: [...attributes.values()],
		blocks,
		offset
	};
}
function parseNestedBody(parsing, brace, depth) {
	if (depth <= deepestBlock) return parseBody(parsing, "}", brace.start, depth);
	const detail = `Blocks may nest at most ${deepestBlock} deep.`;
	parsing.complain(brace.start, "Blocks nested too deeply", detail);
	return emptyBody(brace);
}
function emptyBody({ start }) {
	return {
		attributes: [],
		blocks: [],
		offset: start
	};
}
function closes(token, closer) {
	if (token.kind === "end") return closer === "end";
	return token.kind === "symbol" && token.text === closer;
}
function refuseItem(parsing, { kind, start }, bodyStart) {
	if (kind === "end") parsing.complain(bodyStart, "Unclosed configuration block", "This block has no closing brace.");
	else if (kind === "string") parsing.complain(start, "Invalid argument name", "The name of an argument is not quoted.");
	else parsing.complain(start, itemRequired, "An argument or a block belongs here.");
}
function seesBlock(parsing) {
	const { kind } = parsing.peek();
	return kind === "identifier" || kind === "string" || parsing.sees("{");
}
/** Parses the rest of an argument after its name, from the equals sign to the end of the line. */
function parseAttribute(parsing, name, oneLine) {
	parsing.read();
	const value = parseValue(parsing);
	const summary = parsing.sees(",") ? "Unexpected comma after argument" : "Missing newline after argument";
	if (!oneLine) endItem(parsing, summary, "An argument must end with its line.");
	return {
		name: name.text,
		offset: name.start,
		value
	};
}
/** If a name is set twice, the first value counts. */
function addAttribute(parsing, attributes, attribute) {
	const { name, offset } = attribute;
	if (attributes.has(name)) {
		const detail = `${quoted(name)} is already set above; an argument is set once.`;
		parsing.faults.add(offset, "Attribute redefined", detail);
	} else attributes.set(name, attribute);
}
/** Parses the rest of a block after its type: labels, the body in braces, the end of the line. */
function parseBlock(parsing, type, depth) {
	const labels = [];
	while (!parsing.sees("{")) {
		const token = parsing.peek();
		if (token.kind === "string") labels.push(quotedLabel(parsing, token));
		else if (token.kind === "identifier") labels.push({
			text: token.text,
			offset: token.start,
			plain: true
		});
		else {
			refuseHeader(parsing, token);
			return {
				type: type.text,
				offset: type.start,
				labels,
				body: emptyBody(type)
			};
		}
		parsing.read();
	}
	const brace = parsing.read();
	const body = parsing.seesEndOfLine() || parsing.sees("}") ? parseNestedBody(parsing, brace, depth) : parseOneLineBody(parsing, brace);
	endItem(parsing, "Missing newline after block definition", "A block must end with its line.");
	return {
		type: type.text,
		offset: type.start,
		labels,
		body
	};
}
/** `{ version = "1.0.0" }`: only one argument and no nested block. */
function parseOneLineBody(parsing, brace) {
	const name = parsing.read();
	if (name.kind !== "identifier" || !parsing.sees("=")) {
		const summary = name.kind === "identifier" && seesBlock(parsing) ? "Argument definition required" : itemRequired;
		parsing.complain(name.start, summary, "A block on one line has exactly one argument.");
		return emptyBody(brace);
	}
	const attribute = parseAttribute(parsing, name, true);
	if (parsing.sees("}")) parsing.read();
	else parsing.complain(parsing.peek().start, "Invalid single-argument block definition", "A block on one line has exactly one argument and ends on that line.");
	return {
		...emptyBody(brace),
		attributes: [attribute]
	};
}
function quotedLabel(parsing, { start, text, trouble }) {
	if (trouble?.kind === "escape") refuseExpression(parsing.faults, trouble.offset);
	else if (trouble !== null) parsing.complain(trouble.offset, "Invalid string literal", "A label is plain text only.");
	return {
		text,
		offset: start,
		plain: trouble?.kind !== "escape"
	};
}
function refuseHeader(parsing, { kind, start }) {
	const detail = kind === "newline" ? "The opening brace of a block belongs on the line where the block begins." : parsing.sees("=") ? "A block has no equals sign after its labels." : "A label in quotes or an opening brace belongs here.";
	parsing.complain(start, "Invalid block definition", detail);
}
/** An argument or a block ends with its line. */
function endItem(parsing, summary, detail) {
	if (parsing.seesEndOfLine()) parsing.read();
	else parsing.complain(parsing.peek().start, summary, detail);
}

// src/lockfile/literal-reader.ts
/** Reads any layout with Terraform's checks (`decodeLocksFromHCL`), but refuses expressions. */
function readLiteral(text, positions) {
	const { body, faults } = parseHcl(text);
	const blocks = body.blocks.filter((block) => checkLabels(block, faults));
	checkTopLevel(body, faults);
	const warnings = checkModules(blocks, faults);
	return {
		lockFile: { providers: readProviders(blocks, faults, positions) },
		faults: faults.list,
		warnings
	};
}
const labelNames = /* @__PURE__ */ new Map([["provider", "source address"], ["module", "path"]]);
function checkTopLevel(body, faults) {
	for (const { name, offset } of body.attributes) faults.add(offset, "Unsupported argument", `${quoted(name)} is not an argument; a lock file has only provider blocks.`);
	for (const { type, offset } of body.blocks) {
		if (labelNames.has(type)) continue;
		faults.add(offset, "Unsupported block type", `${quoted(type)} is not a block of a lock file.`);
	}
}
/** Whether the block belongs in a lock file and has exactly one label. */
function checkLabels(block, faults) {
	const name = labelNames.get(block.type);
	if (name === void 0) return false;
	const [first, second] = block.labels;
	if (first === void 0) {
		const summary = block.type === "provider" ? "Missing source_addr for provider" : "Missing path for module";
		faults.add(block.body.offset, summary, `A ${block.type} block begins with its ${name} in quotes.`);
		return false;
	}
	if (second !== void 0) {
		const detail = `A ${block.type} block has one label, its ${name}.`;
		faults.add(second.offset, `Extraneous label for ${block.type}`, detail);
		return false;
	}
	return true;
}
function readProviders(blocks, faults, positions) {
	const first = /* @__PURE__ */ new Map();
	const locks = [];
	for (const block of blocks) {
		if (block.type !== "provider") continue;
		if (first.size === 5e3) {
			faults.add(block.offset, "Too many providers", `A lock file may have at most ${mostProviders} providers.`);
			break;
		}
		const reading = readProviderBlock(block, faults, positions);
		if (reading === null) continue;
		const earlier = first.get(reading.address);
		if (earlier !== void 0) {
			const detail = `${quoted(reading.address)} is already locked on line ${positions.lineAt(earlier.offset)}.`;
			faults.add(block.offset, "Duplicate provider lock", detail);
			continue;
		}
		first.set(reading.address, block);
		if (reading.lock !== null) locks.push(reading.lock);
	}
	return locks;
}
/** Terraform ignores `module` blocks. Only plain values may be in them, because no one checks others. */
function checkModules(blocks, faults) {
	const modules = blocks.filter((block) => block.type === "module");
	for (const block of modules) refuseExpressions(block.body, faults);
	return modules.slice(0, 1).map(({ offset }) => ({
		summary: "Dependency locks for modules are not yet supported",
		detail: "Terraform ignores this block, and so does Lockproof.",
		offset
	}));
}
function refuseExpressions(body, faults) {
	for (const { value } of body.attributes) refuseInside(value, faults);
	for (const block of body.blocks) refuseExpressions(block.body, faults);
}
function refuseInside(value, faults) {
	if (value.kind === "expression") refuseExpression(faults, value.offset);
	if (value.kind !== "list") return;
	for (const item of value.items) refuseInside(item, faults);
}
/** Checks a `provider` block in Terraform's order: first the label (a bad one: `null`), then arguments. */
function readProviderBlock(block, faults, positions) {
	const label = block.labels[0];
	if (label === void 0 || !label.plain) return null;
	const complaint = complaintAboutAddress(label.text);
	if (complaint !== null) {
		faults.add(label.offset, complaint.summary, complaint.detail);
		return null;
	}
	checkArguments(block, faults);
	const [version, constraints, hashes] = [
		"version",
		"constraints",
		"hashes"
	].map((name) => block.body.attributes.find((attribute) => attribute.name === name));
	const versionText = version === void 0 ? null : readVersion(version.value, faults);
	const constraintsText = constraints === void 0 ? null : readConstraints(constraints.value, faults);
	const hashItems = hashes === void 0 ? [] : readHashes(hashes.value, faults, positions);
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
const versionMissing = ["Missing required argument", "A provider block must have a \"version\"."];
const knownArguments = [
	"version",
	"constraints",
	"hashes"
];
function checkArguments({ body }, faults) {
	if (!body.attributes.some(({ name }) => name === "version")) faults.add(body.offset, ...versionMissing);
	for (const { name, offset } of body.attributes) {
		if (knownArguments.includes(name)) continue;
		faults.add(offset, "Unsupported argument", `${quoted(name)} is not an argument of a provider block.`);
	}
	for (const { type, offset } of body.blocks) {
		const detail = `${quoted(type)} is not a block that a provider block may have.`;
		faults.add(offset, "Unsupported block type", detail);
	}
}
function readVersion(value, faults) {
	if (value.kind === "null") {
		faults.add(value.offset, ...versionMissing);
		return null;
	}
	const text = plainText(value, faults);
	const complaint = text === null ? null : complaintAboutVersion(text);
	if (complaint === null) return text;
	faults.add(value.offset, complaint.summary, complaint.detail);
	return null;
}
function readConstraints(value, faults) {
	const text = plainText(value, faults);
	const complaint = text === null ? null : complaintAboutConstraints(text);
	if (complaint !== null) faults.add(value.offset, complaint.summary, complaint.detail);
	return text;
}
/** The usable elements. Terraform reports an unusable one at the line of the list and keeps the others. */
function readHashes(value, faults, positions) {
	if (value.kind !== "list") {
		faults.add(value.offset, "Invalid expression", "\"hashes\" must be a list in brackets.");
		return [];
	}
	if (value.items.length === 0) faults.add(value.offset, "Invalid provider hash set", "\"hashes\" must have at least one hash or be left out.");
	const hashes = [];
	for (const item of value.items) {
		const text = plainText(item, faults);
		if (text === null) continue;
		const line = positions.lineAt(item.offset);
		const complaint = complaintAboutHash(text);
		if (complaint === null) hashes.push({
			text,
			line
		});
		else faults.add(value.offset, complaint.summary, `${complaint.detail} It is on line ${line}.`);
	}
	return hashes;
}
/** The text of a value that must be a string. Any value but plain text gives `null` and a fault. */
function plainText(value, faults) {
	if (value.kind === "string" || value.kind === "scalar") return value.text;
	if (value.kind === "expression") {
		refuseExpression(faults, value.offset);
		return null;
	}
	const what = {
		null: ", not null",
		list: ", not a list",
		broken: ""
	}[value.kind];
	faults.add(value.offset, "Unsuitable value type", `A value in quotes is needed here${what}.`);
	return null;
}

// src/lockfile/read.ts
/** A file in the tools' layout: the largest real one has 25 kB. */
const mostCanonicalBytes = 10485760;
/** A file in any other layout: two readers read it, so the limit is smaller. */
const mostBytes = 1048576;
/**
* Reads a lock file. In the layout of the tools, printing the values must give the same file; any other file
* is read by two readers that must agree, Lockproof's own and HashiCorp's HCL parser. Never throws; anything
* uncertain is an error in `problems`.
* @param content at most 10 MiB, or 1 MiB in any layout but that of the tools
*/
function readLockFile(content, options = {}) {
	if (content.length > 10485760) return tooLarge(mostCanonicalBytes);
	const text = typeof content === "string" ? content : decodeUtf8(content);
	const canonical = readCanonical(text);
	if (canonical !== null) return {
		...canonical,
		problems: []
	};
	if (text.length > mostBytes) return tooLarge(mostBytes);
	return readTwice(text, options);
}
/** The library's way to read a lock file: `lockFile` is `null` if any problem is an error. */
function parseLockFile(text, options = {}) {
	const { lockFile, problems } = readLockFile(text, options);
	return {
		lockFile: problems.some(({ severity }) => severity === "error") ? null : lockFile,
		problems
	};
}
function readTwice(text, { path = ".terraform.lock.hcl", patience }) {
	const positions = new Positions(text);
	const { lockFile, faults, warnings } = readLiteral(text, positions);
	const errors = faults.length > 0 ? explain(text, faults, positions) : compareWithHashiCorp(text, lockFile, path, patience);
	const problems = [...errors.map((fault) => problemOf(fault, "error", positions)), ...warnings.map((fault) => problemOf(fault, "warning", positions))];
	if (errors.length > 0 && lockFile.providers.length === 0) return unreadable$1(problems);
	return {
		lockFile,
		problems,
		canonical: false
	};
}
/** The detail of the problem at a conflict marker. */
const mergeConflict = "This looks like a committed merge conflict.";
/** The faults. The sign of a merge conflict comes first, because it explains the others. */
function explain(text, faults, positions) {
	const conflict = /^(?:<{7}|>{7}|={7}|\|{7})(?= |\r?$)/m.exec(text);
	if (conflict === null) return faults;
	const line = positions.lineAt(conflict.index);
	const same = faults.find((fault) => positions.lineAt(fault.offset) === line);
	if (same === void 0) return faults;
	return [{
		summary: same.summary,
		detail: mergeConflict,
		offset: conflict.index
	}, ...faults.filter((fault) => fault !== same)];
}
function problemOf({ summary, detail, offset }, severity, positions) {
	return {
		severity,
		summary,
		detail,
		...positions.at(offset)
	};
}
function tooLarge(limit) {
	return unreadable$1([{
		severity: "error",
		summary: "File too large",
		detail: `A lock file of this layout may have at most ${limit} bytes.`,
		line: 1,
		column: 1
	}]);
}
function unreadable$1(problems) {
	return {
		lockFile: null,
		problems,
		canonical: false
	};
}
/** A reading counts only if HashiCorp's HCL parser reads the same values (T31); else there is one fault. */
function compareWithHashiCorp(text, lockFile, path, patience) {
	const reply = convertHcl(path, text, patience);
	const disagree = (detail) => [{
		summary: "Readers disagree",
		detail,
		offset: 0
	}];
	if (reply.kind === "refused") return disagree(`HashiCorp's HCL parser does not read this file: ${quoted(reply.reason)}.`);
	const difference = disagreement(lockFile, reply.value);
	if (difference === null) return [];
	return disagree(`HashiCorp's HCL parser reads this file differently: ${difference}.`);
}
/** The first difference from HashiCorp's reading, as the end of a sentence; `null`: there is none (T31). */
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
/** HCL returns strings in normal form, hcl2json as they were written. */
function normal(value) {
	return typeof value === "string" ? value.normalize("NFC") : void 0;
}
/** A map, so that a provider called `__proto__` is an ordinary name (T56). */
function entriesOf$1(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	return new Map(Object.entries(value));
}

// src/lockfile/comments.ts
/** The comments of a text in HCL's native syntax. Linear. */
function commentsIn(text) {
	const tokenizer = new Tokenizer(text, new Faults());
	const comments = [];
	let [line, counted, before] = [
		1,
		0,
		0
	];
	for (let token = tokenizer.next();; token = tokenizer.next()) {
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
		if (token.kind === "end") return comments;
	}
}
/** Whether a text may hold a hash: a scheme with part of a digest, or a whole one, in any encoding. */
function mentionsHash(text) {
	const visible = text.replace(/\p{Default_Ignorable_Code_Point}|[^\S \t\r\n]/gu, "");
	return [
		visible.normalize("NFKC"),
		visible.normalize("NFKD").replace(/\p{M}/gu, ""),
		text.replace(/\P{ASCII}/gu, "")
	].some((plain) => likeHash.test(plain));
}
/** A scheme does not end a longer word ("step1:"). Only git writes a commit after the keyword `$Id$`. */
const likeHash = /(?<![0-9a-z])(?:h\d+|zh):[0-9a-z+/]{16}|[0-9a-f]{64}|[0-9a-z+/]{43}=|\$Id: ?[0-9a-f]{40}/i;

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
/** `1.4.2` to `2.0.0-rc1` is `major`, `2.0.0-rc1` to `2.0.0` `prerelease`; `null`: one is no version. */
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
/** By semver.org, which publishers mean, or by Terraform where that refuses. Metadata has no direction. */
function versionDirection(from, to) {
	const [semverFrom, semverTo] = [from, to].map((version) => orNull(() => new import_semver.default(formatVersion(version))));
	const order = semverFrom == null || semverTo == null ? compareVersions(from, to) : semverFrom.compare(semverTo);
	return order < 0 ? "up" : order > 0 ? "down" : "none";
}

// src/semaphore.ts
function openSemaphore(count) {
	const waiting = [];
	let free = count;
	return async (work) => {
		if (free > 0) free -= 1;
		else await new Promise((proceed) => waiting.push(proceed));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free += 1;
			else next();
		}
	};
}
/** Works on all items, at most so many at a time. @returns the results, in the order of the items */
async function inTurns(items, most, work) {
	const semaphore = openSemaphore(most);
	return Promise.all(items.map((item) => semaphore(() => work(item))));
}
/** Looks at candidates in order, never at more than are still `wanted`, as each may be the last. */
async function lookWhile(candidates, wanted, most, look) {
	const seen = [];
	const underWay = /* @__PURE__ */ new Set();
	for (const [place, candidate] of candidates.entries()) {
		while (underWay.size > 0 && underWay.size >= Math.min(most, wanted())) await Promise.race(underWay);
		if (wanted() === 0) break;
		const one = look(candidate).then((sight) => {
			seen[place] = sight;
			underWay.delete(one);
		});
		underWay.add(one);
	}
	await Promise.all(underWay);
	return seen;
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

// src/lockfile/change.ts
/** The kinds of change, as the JSON report names them. */
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

// src/lockfile/compare.ts
/** The changes from one lock file to the other (`null`: no such file), in Terraform's order of the providers. */
function compareLockFiles(from, to) {
	return describeProviders(from, to).map(({ change }) => change).filter(({ kinds }) => kinds.length > 0);
}
/** Every provider of both files in Terraform's order. An unchanged provider has empty `kinds`. */
function describeProviders(from, to) {
	const reordered = findReordered(from, to);
	return pairProviders(from, to).map((pair) => describe(pair, reordered));
}
function describe(pair, reordered) {
	const { from, to } = pair;
	const provider = addressOf(pair);
	const moved = from !== null && to !== null && from.address !== to.address;
	const hashes = compareHashes(from, to);
	return {
		change: {
			provider,
			movedFrom: moved ? from.address : null,
			kinds: kindsOf(pair, hashes, reordered.has(provider)),
			from: lockedVersion(from),
			to: lockedVersion(to),
			hashes
		},
		base: from,
		head: to
	};
}
function kindsOf({ from, to }, hashes, reordered) {
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
	switch (older === null || newer === null ? "none" : versionDirection(older, newer)) {
		case "up": return "version-upgraded";
		case "down": return "version-downgraded";
		case "none": return "version-changed";
	}
}
/** A new version has other hashes anyway. It is always named if Terraform no longer checks anything (T5). */
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
/** Every entry of both files in exactly one pair, in Terraform's order of the (new) addresses. */
function pairProviders(from, to) {
	const before = entriesOf(from);
	const after = entriesOf(to);
	const removed = [...before.values()].filter(({ address }) => !after.has(address));
	const moves = findMoves(removed, [...after.values()].filter(({ address }) => !before.has(address)));
	const pairs = [...after.values()].map((entry) => ({
		from: before.get(entry.address) ?? moves.get(entry) ?? null,
		to: entry
	}));
	const moved = new Set(moves.values());
	pairs.push(...removed.filter((entry) => !moved.has(entry)).map((entry) => ({
		from: entry,
		to: null
	})));
	return pairs.toSorted((a, b) => compareAddresses(addressOf(a), addressOf(b)));
}
/** The new address of the pair, or the old one if the provider was removed. */
function addressOf(pair) {
	return pair.to === null ? pair.from.address : pair.to.address;
}
/** By address. A file that Terraform refuses may lock a provider twice: both lists of hashes are kept. */
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
/** The removed entry that the new one continues, by name, or by version or hash, if only that one fits. */
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
/** A hostile pair of files would take quadratic time. Above this limit, providers stay removed and added. */
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

// src/lockfile/group.ts
/** Each change of many files once, with the paths that have it, in Terraform's order of the providers. */
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
			group.occurrences.push({
				path,
				base: described.base,
				head: described.head
			});
			groups.set(key, group);
		}
	}
	return [...groups.values()].toSorted((a, b) => compareAddresses(a.change.provider, b.change.provider));
}
/** Comments, space and the order of blocks belong to no provider, so every entry gets the change. */
function describeFile(file) {
	const { base, head, rewritten = false, readAtBase } = file;
	if (readAtBase !== void 0) return describeWithoutBase({
		...file,
		readAtBase
	});
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
/** Other entries at head may have been there before, so they have no kind of change and no new hash. */
function describeWithoutBase({ base, head, readAtBase }) {
	const isKnown = ({ address }) => readAtBase.has(address);
	const known = (head?.providers ?? []).filter(isKnown);
	const others = (head?.providers ?? []).filter((entry) => !isKnown(entry));
	const there = new Set(others.map(({ address }) => address));
	const before = (base?.providers ?? []).filter(({ address }) => !there.has(address));
	return [...describeProviders({ providers: before }, { providers: known }), ...others.map(notCompared)];
}
function notCompared(head) {
	const { address: provider, version, constraints, hashes } = head;
	return {
		change: {
			provider,
			movedFrom: null,
			kinds: [],
			from: null,
			to: {
				version,
				constraints
			},
			hashes: [...new Set(hashes)].map((hash) => ({
				hash,
				status: "kept"
			}))
		},
		base: null,
		head
	};
}

// src/extensions/configuration/requirements/blocks.ts
/** The body of a file or object from JSON (or `hcl2json`); `null` if it is none. `//` is a comment there. */
function bodyOf(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	return new Map(Object.entries(value).filter(([name]) => name !== "//"));
}
/** Blocks of a type. Both forms nest labels as objects, each perhaps a list with one element per block. */
function blocksOf(body, type, labels) {
	return unwrap(body.get(type), [], labels);
}
function unwrap(value, labels, more) {
	return elementsOf(value).flatMap((body) => {
		if (more === 0) return [{
			labels,
			body
		}];
		return [...body].flatMap(([label, inner]) => unwrap(inner, [...labels, label], more - 1));
	});
}
/** In JSON, the body of a block may be a list of objects, in a list of blocks. Lists nest no deeper. */
function elementsOf(value) {
	return [value].flat(2).map(bodyOf).filter((body) => body !== null);
}
/** A string that needs no evaluation; `hcl2json` writes every expression as a template. */
function plainString(value) {
	return typeof value === "string" && !value.includes("${") && !value.includes("%{") ? value : null;
}
/** Like {@link plainString}, or in parentheses (T90). `null` if only an evaluation can tell. */
function constantString(value) {
	const plain = plainString(value);
	if (plain !== null || typeof value !== "string") return plain;
	return inParentheses.exec(value)?.[1] ?? null;
}
/** A value with more parentheses, escape sequences, templates or comments inside is not read. */
const inParentheses = /^\$\{\([ \t(]{0,100}"([^"\\$%\r\n]*)"[ \t)]{0,100}\}$/;
/** The text of a reference: `aws.west` for `aws.west`, for `"aws.west"` and for `"${aws.west}"`. */
function referenceText(value) {
	if (typeof value !== "string") return null;
	return value.startsWith("${") && value.endsWith("}") ? value.slice(2, -1).trim() : value;
}
/** Whether a part of a reference is a name. Else it may have a comment in it, which Terraform passes over. */
function isName(text) {
	return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(text);
}

// src/extensions/configuration/requirements/module-folder.ts
/** Whether a file with this name is of JSON syntax; all others are of native syntax. */
function isJson(name) {
	return name.endsWith(".json");
}
/** Bytes of a file. The HCL parser needs 600 MB of memory for a megabyte of blocks, and JSON 300 (T68). */
function longestAt(path) {
	return (isJson(path) ? 1024 : 256) * 1024;
}
/** Terraform merges override files into the others, in the order of their names. */
function isOverride(name) {
	return /^(?:.*_)?override(?:\.(?:tf|tofu)(?:\.json)?)?$/s.test(name);
}
/** With both `main.tf` and `main.tofu`, OpenTofu reads only the second, which exists only for OpenTofu. */
function isShadowed(name, names) {
	return names.has(name.replace(/\.tf(\.json)?$/, ".tofu$1")) && /\.tf(?:\.json)?$/.test(name);
}
function isForOpenTofu(name) {
	return /\.(?:tofu|tofu\.json|tofutest\.(?:hcl|json))$/.test(name);
}
/** The folder of a local source; `null` for others, and if it leads out of the repository. */
function localFolder(source, folder) {
	if (!isLocal(source) || !isLiteral(source)) return null;
	const path = posix.join(folder === "" ? "." : folder, source.replaceAll("\\", "/")).replace(/\/$/, "");
	if (isOutside(path) && !isOutside(folder)) return null;
	return path === "." ? "" : path;
}
/** Like {@link localFolder}, or where a path out of the repository is back in it, if it does not lead into a different checkout. */
function calledFolder(source, folder) {
	const names = posix.join(folder, source.replaceAll("\\", "/")).split("/").filter(Boolean);
	const up = isLocal(source) && isLiteral(source) && !isOutside(folder) ? names.lastIndexOf("..") + 1 : 0;
	return names[2 * up - 1] === void 0 ? localFolder(source, folder) : names.slice(2 * up).join("/");
}
/** Whether a call may lead to a folder that is not known: Terraform evaluates an expression, but refuses references in it. In JSON it takes them for plain text. */
function isUnclear({ source, path }) {
	return !/^(?:git|hg|s3|gcs|https?)(?:::|:\/\/)/.test(source) && !isLiteral(isJson(path) ? source : source.replaceAll(/(?<!\$)\$\{(?:var|local|each|path|module|terraform)\.[\w.\-[\]"]+\}/g, ""));
}
/** Whether a source is its own value: no template, and in the composed form (NFC) that Terraform reads. */
function isLiteral(source) {
	return plainString(source) !== null && source === source.normalize("NFC") && !/[\0\ufffd\p{Surrogate}]/u.test(source);
}
function isOutside(path) {
	return path === ".." || path.startsWith("../") || path.startsWith("/");
}
/** Whether Terraform reads a module source as a path; on every system it takes a backslash for a slash. */
function isLocal(source) {
	return /^\.\.?[\\/]/.test(source);
}

// src/source/configuration-file.ts
/** As both tools read the name; `null` for any other file, for backups of editors and hidden files. */
function kindOfFile(name) {
	if (name.startsWith(".") || name.endsWith("~") || name.startsWith("#") && name.endsWith("#")) return null;
	if (writesConfiguration.test(name)) return "generator";
	if (/\.(?:tftest|tofutest)\.(?:hcl|json)$/.test(name)) return "test";
	if (name.endsWith(".tf") || name.endsWith(".tofu")) return "native";
	return name.endsWith(".tf.json") || name.endsWith(".tofu.json") ? "json" : null;
}
/** The files of Terragrunt, and the parts of a stack, which has a lock file too. */
const writesConfiguration = /^terragrunt(?:\.stack)?\.hcl(?:\.json)?$|\.(?:tfcomponent|tfstack|tfdeploy)\.(?:hcl|json)$/;
/** Whether Terraform reads an entry: by its name, and if it is no folder in a checkout. */
function isConfiguration({ path, kind }) {
	return (kind === "file" || kind === "symlink") && kindOfFile(posix.basename(path)) !== null;
}

// src/extensions/configuration/requirements/module-blocks.ts
/** The types that matter, with the number of their labels. */
const labels = {
	terraform: 0,
	provider: 1,
	resource: 2,
	data: 2,
	ephemeral: 2,
	action: 2,
	import: 0,
	check: 1,
	module: 1,
	run: 1
};
const types = Object.keys(labels);
/** The blocks of one file from `hcl2json`, or of JSON syntax, where the top level may be a list. */
function blocksIn({ path, text }, value) {
	const lineOf = isJson(path) ? () => null : linesOf(text);
	const within = (body, type) => blocksOf(body, type, labels[type]).flatMap((block) => [{
		...block,
		type,
		path,
		line: lineOf([type, ...block.labels]),
		lineOf
	}, ...type === "check" ? within(block.body, "data") : []]);
	return [value].flat().map(bodyOf).flatMap((body) => body === null ? [] : types.flatMap((type) => within(body, type)));
}
/** A file of JSON syntax. Files of native syntax are read by the HCL parser. */
function readJson(text) {
	const json = text.replace(/^\uFEFF/, "");
	try {
		const value = JSON.parse(json);
		if (!hasNameTwice(json, value)) return {
			kind: "converted",
			value
		};
	} catch {
		return {
			kind: "refused",
			reason: "the file is not JSON"
		};
	}
	return {
		kind: "refused",
		reason: "a name is in the same object twice"
	};
}
/** Whether an object of this valid JSON has a name twice: two blocks to Terraform, one to JSON. Linear. */
function hasNameTwice(text, value) {
	let names = 0;
	for (const [, name = "", colon] of text.matchAll(/("(?:[^"\\]+|\\.)*")[ \t\r\n]*(:?)/g)) if (colon === ":" && JSON.parse(name) !== comment) names += 1;
	return names !== countNames(value);
}
/** HCL in JSON has comments under this name, as many as one likes. */
const comment = "//";
function countNames(value) {
	let count = 0;
	const rest = [value];
	for (let each = rest.pop(); each !== void 0; each = rest.pop()) {
		if (typeof each !== "object" || each === null) continue;
		if (!Array.isArray(each)) count += Object.keys(each).filter((name) => name !== comment).length;
		for (const inner of Object.values(each)) rest.push(inner);
	}
	return count;
}
/** From the name of an entry to its argument `version`. */
const toVersion = /[^={]*=\s*\{(?:[^}]*[\s,"])?(?=version"?\s*[=:])/y;
/** The lines of a text of native syntax: `hcl2json` gives none, so a second reader finds them. */
function linesOf(text) {
	const positions = new Positions(text);
	const offsets = /* @__PURE__ */ new Map();
	const note = (name, offset) => {
		const key = JSON.stringify(name);
		const known = offsets.get(key) ?? [];
		offsets.set(key, known);
		known.push(offset);
	};
	for (const { type, labels, offset, body } of parseHcl(text).body.blocks) {
		note([type, ...labels.map(({ text }) => text)], offset);
		const entries = body.blocks.filter((inner) => type === "terraform" && inner.type === "required_providers");
		for (const inner of entries) for (const { name, offset } of inner.body.attributes) {
			note([inner.type, name], offset);
			toVersion.lastIndex = offset;
			const [entry = ""] = toVersion.exec(text) ?? [];
			note([
				inner.type,
				name,
				"version"
			], offset + entry.length);
		}
	}
	return (name, before = 0) => {
		const offset = offsets.get(JSON.stringify(name))?.[before];
		return offset === void 0 ? null : positions.lineAt(offset);
	};
}
/** The blocks of a module without its tests; override files change arguments in byte order of their names. */
function mergedBlocks(blocks) {
	const ordered = blocks.filter(({ path }) => kindOfFile(posix.basename(path)) !== "test").toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
	const changes = Map.groupBy(ordered.filter(isChange), keyOf);
	return ordered.filter((block) => !isChange(block)).map((block) => {
		const bodies = [block, ...changes.get(keyOf(block)) ?? []].map(({ body }) => [...body]);
		return {
			...block,
			body: new Map(bodies.flat())
		};
	});
}
/** A `terraform` block of an override file is merged entry by entry, and every `import` counts. */
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

// src/extensions/configuration/requirements/requirement.ts
/** Reads an object or a mere version constraint, as Terraform's `decodeRequiredProvidersBlock` does. */
function readDeclaration(localName, value) {
	const problems = [];
	const entry = bodyOf(value);
	const name = quoted(localName);
	if (entry === null) {
		const text = typeof value === "number" ? String(value) : constantString(value);
		const constraints = readConstraint(text, name, problems);
		const isUnclear = text === null;
		return {
			localName,
			...implied(localName, problems),
			others: [],
			constraints,
			isUnclear,
			problems
		};
	}
	const named = [...entry].map(([key, argument]) => ({
		key: constantString(key),
		argument
	}));
	for (const { key } of named) if (key === null) problems.push(`The entry ${name} of required_providers has an argument whose name is an expression.`);
	else if (!known$1.has(key)) problems.push(`The entry ${name} of required_providers has an argument that Terraform does not know.`);
	const argumentsCalled = (wanted) => named.filter(({ key }) => key === wanted).map(({ argument }) => argument);
	const constraints = argumentsCalled("version").flatMap((each) => readConstraint(each, name, problems));
	const [main, ...others] = argumentsCalled("source").map((each) => readSource(each, name, problems));
	const isOpen = named.some(({ key }) => key === null);
	const source = main ?? (isOpen ? unknownSource : implied(localName, problems));
	const isUnclear = isOpen || others.length > 0 || source.address === null;
	return {
		localName,
		...source,
		others,
		constraints,
		isUnclear,
		problems
	};
}
const known$1 = /* @__PURE__ */ new Set([
	"source",
	"version",
	"configuration_aliases"
]);
const unknownSource = {
	address: null,
	hostImplied: false
};
function implied(localName, problems) {
	const address = impliedAddress(localName);
	if (address === null) problems.push(`${quoted(localName)} cannot be the name of a provider.`);
	return {
		address,
		hostImplied: true
	};
}
/** The provider of a local name that required_providers does not list; `null` if none can have it. */
function impliedAddress(localName) {
	return orNull(() => impliedProviderAddress(localName));
}
function readSource(value, name, problems) {
	const text = constantString(value);
	if (text === null) {
		problems.push(`The source of ${name} in required_providers is not a plain string.`);
		return unknownSource;
	}
	try {
		const address = parseProviderAddress(text, { underscoreNamespace: true });
		return {
			address: withImpliedNamespace(address),
			hostImplied: text.split("/").length < 3
		};
	} catch (error) {
		problems.push(`The source of ${name} in required_providers is not a provider source address: ${messageOf(error)}`);
		return unknownSource;
	}
}
/** A constraint that both parsers accept: the older one refuses blank text, a trailing comma or dot. */
function readConstraint(value, name, problems) {
	const text = constantString(value);
	if (text === null) {
		problems.push(`The version constraint of ${name} is not a plain string.`);
		return [];
	}
	try {
		if (parseVersionConstraints(text).length > 0 && text.split(",").every((term) => /[0-9A-Za-z]\s*$/.test(term))) return [text];
		problems.push(`The version constraint of ${name} is empty or ends too early.`);
	} catch (error) {
		problems.push(`The version constraint of ${name} cannot be read: ${messageOf(error)}`);
	}
	return [];
}
/** The requirement of an entry or a block; none if its provider is not known or never installed. */
function requirementOf({ address, hostImplied }, localName, constraints, { path, line }, versionLine = line) {
	if (address === null || isBuiltIn(address) || isLegacy(address)) return [];
	return [{
		address: formatAddress(address),
		hostImplied,
		localNames: [localName],
		constraints: constraints.map((text) => ({
			text,
			path,
			line: versionLine
		})),
		places: [{
			path,
			line
		}]
	}];
}
/** One requirement for each provider, sorted by address; all constraints must hold (T52). */
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

// src/extensions/configuration/requirements/terragrunt.ts
/** What Terraform runs in: a copy of the module that a literal `source` names, with what a unit and its includes generate. */
async function readUnit(file, convert, include) {
	const { path, text } = file;
	const bodyIn = async (each) => {
		const reply = each === null ? null : await convert(each);
		return (reply?.kind === "converted" ? bodyOf(reply.value) : null) ?? unread;
	};
	const own = await bodyIn(file);
	const files = await inTurns(includesIn(own), 1, (each) => include(includedPaths(each, path)));
	const bodies = [...await inTurns(files, 1, bodyIn), own];
	const source = plainString(blocksOf(own, "terraform", 0)[0]?.body.get("source"));
	const generated = /* @__PURE__ */ new Map();
	let isOpen = source === null || bodies.some((body) => mayWrite(body, body !== own));
	for (const [at, body] of bodies.entries()) for (const { labels, body: block } of blocksOf(body, "generate", 1)) {
		const inner = await convert({
			path: "x.tf",
			text: contentsOf(block, body) ?? "{"
		});
		if (inner.kind !== "converted") isOpen = true;
		else generated.set(labels.join(), blocksIn({
			path: files[at]?.path ?? path,
			text: ""
		}, inner.value));
	}
	const line = text.slice(0, text.search(/^\s*source\s*=/m) + 1).split("\n").length + 1;
	return {
		blocks: [...source === null ? [] : [{
			labels: ["terraform"],
			body: /* @__PURE__ */ new Map([["source", source]]),
			type: "module",
			path,
			line,
			lineOf: () => null
		}], ...[...generated.values()].flat()],
		isOpen
	};
}
const unread = /* @__PURE__ */ new Map([["", null]]);
/** The parts that write no configuration but a backend, or that are read. */
const known = /^(?:terraform|inputs|locals|dependency|dependencies|generate|include|remote_state|catalog)$/;
/** Whether a file has a part that is not read, or runs programs; an included one also if it includes more. */
function mayWrite(body, isIncluded) {
	const runs = blocksOf(body, "terraform", 0).flatMap((block) => [...block.body.keys()]).some((name) => name.endsWith("_hook"));
	const isIn = (name, blocks) => !body.has(name) || blocks.length > 0;
	const isRead = isIn("generate", blocksOf(body, "generate", 1)) && isIn("include", includesIn(body));
	return isIncluded && body.has("include") || runs || !isRead || ![...body.keys()].every((name) => known.test(name));
}
function includesIn(body) {
	return [...blocksOf(body, "include", 0), ...blocksOf(body, "include", 1)].map((each) => each.body).filter((each) => each.has("path"));
}
/** What a block writes into a file of native syntax; `null` if only Terragrunt can tell. */
function contentsOf(block, file) {
	const { path, if_exists, contents, disable_signature, ...others } = Object.fromEntries(block);
	const isPlain = /^(?:\.\/)?[\w-]+\.tf$/.test(String(path)) && !isOverride(posix.basename(String(path)));
	const isWritten = /^overwrite|^error$/.test(String(if_exists)) && Object.keys(others).length === 0;
	if (!isPlain || !isWritten || typeof contents !== "string") return null;
	const locals = new Map(blocksOf(file, "locals", 0).flatMap(({ body }) => [...body]));
	const evaluated = (all, name) => plainString(locals.get(name)) ?? all;
	return plainString(contents.replaceAll(/(?<!\$)\$\{local\.(\w+)\}/g, evaluated));
}
/** The paths of which a unit includes the first that is there; none if only Terragrunt can tell. */
function includedPaths(include, unit) {
	const written = String(include.get("path"));
	const folder = folderOf(unit);
	if (![...include.keys()].every((key) => key === "path" || key === "expose") || folder === "" || written.startsWith("/")) return [];
	const parents = /^\$\{find_in_parent_folders\((?:"([\w.-]+)")?\)\}$/.exec(written);
	if (parents === null) return [posix.join(folder, plainString(written) ?? "..")];
	const [, name] = parents;
	const names = name === void 0 ? ["terragrunt.hcl", "terragrunt.hcl.json"] : [name];
	return folder.split("/").map((_, at, all) => all.slice(0, all.length - 1 - at).join("/")).flatMap((each) => names.map((one) => pathIn(each, one)));
}

// src/extensions/configuration/requirements/module.ts
/** Reads one folder as OpenTofu does, and as Terraform does if that differs. Never throws (T30). */
function readModule(files, convert = waitingFor(new Patience())) {
	return asBothTools(files.filter(isKnown).map((file) => readAlone(file) ?? readingOf(file, convert(file))));
}
/** Like {@link readModule}, but other work continues meanwhile. All folders share the patience. */
async function readModuleMeanwhile(files, patience, include = async () => null) {
	const readings = [];
	const convert = ({ path, text }) => convertHclMeanwhile(posix.basename(path), text, patience);
	for (const file of files.filter(isKnown)) if ("unread" in file) readings.push(unreadable(file.path, file.unread));
	else if (isTerragrunt(file.path)) {
		const { blocks, isOpen } = await readUnit(file, convert, include);
		readings.push({
			...generated(file.path),
			blocks,
			...isOpen ? {} : { unseen: [] }
		});
	} else readings.push(readAlone(file) ?? readingOf(file, await convert(file)));
	return asBothTools(readings);
}
function waitingFor(patience) {
	return ({ path, text }) => convertHcl(posix.basename(path), text, patience);
}
function kindAt(path) {
	return kindOfFile(posix.basename(path));
}
function isKnown({ path }) {
	return kindAt(path) !== null;
}
/** Reads a file that needs no HCL parser; `null` for native syntax. */
function readAlone(file) {
	const { path, text } = file;
	if (kindAt(path) === "generator") return generated(path);
	if (text.length > longestAt(path)) return unreadable(path, "it is too large");
	return isJson(path) ? readingOf(file, readJson(text)) : null;
}
function readingOf(file, reply) {
	if (reply.kind === "refused") return unreadable(file.path, reply.reason);
	return {
		path: file.path,
		blocks: blocksIn(file, reply.value),
		unseen: []
	};
}
function generated(path) {
	return {
		path,
		blocks: [],
		unseen: [{
			kind: "generator",
			path
		}]
	};
}
function isTerragrunt(path) {
	return posix.basename(path) === "terragrunt.hcl";
}
function unreadable(path, reason) {
	return {
		path,
		blocks: [],
		unseen: [{
			kind: "unreadable-file",
			path,
			reason
		}]
	};
}
function asBothTools(readings) {
	const names = new Set(readings.map(({ path }) => posix.basename(path)));
	const moduleOfThose = (isRead) => moduleOf(readings.filter(({ path }) => isRead(posix.basename(path))));
	const asTofu = moduleOfThose((name) => !isShadowed(name, names));
	if (![...names].some(isForOpenTofu)) return asTofu;
	const asTerraform = moduleOfThose((name) => !isForOpenTofu(name));
	return {
		...asTofu,
		calls: distinct([...asTofu.calls, ...asTerraform.calls]),
		testCalls: distinct([...asTofu.testCalls, ...asTerraform.testCalls]),
		rootSign: asTofu.rootSign ?? asTerraform.rootSign,
		asTerraform
	};
}
function moduleOf(readings) {
	const all = readings.flatMap((each) => each.blocks);
	const blocks = mergedBlocks(all);
	const problems = [];
	const declarations = declarationsIn(blocks, problems);
	const uses = usesIn(blocks);
	return {
		...readings.length > 0 && readings.every(({ path }) => isTerragrunt(path)) ? { isUnit: true } : {},
		requirements: mergeRequirements([
			...[...declarations.values()].flatMap(declaredRequirement),
			...uses.flatMap(({ localName, ...place }) => requiredBy(localName, [], place, declarations)),
			...blocks.flatMap((block) => settingRequirement(block, declarations, problems))
		]),
		calls: blocks.filter(({ type }) => type === "module").flatMap((block) => callOf(block, block.body)),
		testCalls: all.filter(({ type }) => type === "run").flatMap((run) => blocksOf(run.body, "module", 0).flatMap(({ body }) => callOf(run, body))),
		rootSign: rootSignIn(blocks.filter(({ path }) => !/^[^.]*\.hcl$/.test(posix.basename(path)))),
		unseen: [
			...readings.flatMap((each) => each.unseen),
			...[...declarations.values()].flatMap(({ isUnclear, localName, path, line }) => isUnclear ? [{
				kind: "unclear-entry",
				localName,
				path,
				line
			}] : []),
			...uses.flatMap(({ localName, block, path, line }) => isName(localName) ? [] : [{
				kind: "unclear-reference",
				block,
				path,
				line
			}])
		],
		problems,
		isEmpty: readings.every(({ path, blocks, unseen }) => {
			const kind = kindAt(path);
			return kind === "generator" && blocks.length === 0 || kind === "test" && unseen.length === 0;
		})
	};
}
/** A module call; `block` has its name. A source that is an expression keeps its text, without a folder. */
function callOf({ labels: [name = ""], path, line }, body) {
	const source = body.get("source");
	if (source === void 0) return [];
	const text = typeof source === "string" ? source : JSON.stringify(source);
	const version = body.get("version");
	const range = typeof version === "string" ? { version } : {};
	return [{
		name,
		source: constantString(source) ?? text,
		...range,
		path,
		line
	}];
}
/** A block that belongs into a root module alone; the one that says most where there are several. */
function rootSignIn(blocks) {
	const signs = {
		backend: 1,
		cloud: 0
	};
	for (const what of ["backend", "cloud"]) {
		const found = blocks.find(({ type, body }) => type === "terraform" && blocksOf(body, what, signs[what]).length > 0);
		if (found !== void 0) return {
			what,
			path: found.path,
			line: found.line
		};
	}
	const provider = blocks.find(({ type }) => type === "provider");
	return provider === void 0 ? null : {
		what: "provider",
		path: provider.path,
		line: provider.line
	};
}
/** By local name. An override file replaces whole entries. */
function declarationsIn(blocks, problems) {
	const declarations = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Map();
	const entries = blocks.filter(({ type }) => type === "terraform").flatMap(({ body, path, lineOf }) => blocksOf(body, "required_providers", 0).flatMap((block) => [...block.body].map(([name, value]) => {
		const key = JSON.stringify([path, name]);
		const before = seen.get(key) ?? 0;
		seen.set(key, before + 1);
		return {
			name,
			value,
			place: {
				path,
				line: lineOf(["required_providers", name], before)
			},
			versionLine: lineOf([
				"required_providers",
				name,
				"version"
			], before)
		};
	})));
	const overrides = (entry) => isOverride(posix.basename(entry.place.path));
	for (const entry of [...entries.filter((each) => !overrides(each)), ...entries.filter(overrides)]) {
		const { name, value, place, versionLine } = entry;
		const declaration = {
			...readDeclaration(name, value),
			...place,
			versionLine
		};
		problems.push(...declaration.problems.map((detail) => ({
			...place,
			detail
		})));
		if (overrides(entry) || !declarations.has(name)) declarations.set(name, declaration);
		else problems.push({
			...place,
			detail: `${quoted(name)} is in required_providers twice.`
		});
	}
	return declarations;
}
function declaredRequirement(declaration) {
	const { others, localName, constraints } = declaration;
	return [declaration, ...others].flatMap((source) => requirementOf(source, localName, constraints, declaration, declaration.versionLine));
}
const resourceTypes = /* @__PURE__ */ new Set([
	"resource",
	"data",
	"ephemeral",
	"action"
]);
/** Every block that installs a provider. An `import` counts if its resource is not in the configuration. */
function usesIn(blocks) {
	const resources = new Set(blocks.filter(({ type }) => type === "resource").map(({ labels }) => labels.join(".")));
	return blocks.flatMap(({ type, labels, body, path, line }) => {
		const [kind = "", name = ""] = type === "import" ? (referenceText(body.get("to")) ?? "").split(/[.[]/, 2) : labels;
		if (!(type === "import" && kind !== "" && kind !== "module" && !resources.has(`${kind}.${name}`)) && !resourceTypes.has(type)) return [];
		return [{
			localName: referenceText(body.get("provider"))?.split(/[.[]/, 1)[0]?.trim() ?? kind.split("_", 1)[0] ?? "",
			block: [type, ...labels.map(quoted)].join(" "),
			path,
			line
		}];
	});
}
/** A `provider` block, whose deprecated `version` is a constraint too. */
function settingRequirement({ type, labels: [localName = ""], body, path, line }, declarations, problems) {
	if (type !== "provider") return [];
	const details = [];
	const constraints = body.has("version") ? readConstraint(body.get("version"), quoted(localName), details) : [];
	problems.push(...details.map((detail) => ({
		path,
		line,
		detail
	})));
	return requiredBy(localName, constraints, {
		path,
		line
	}, declarations);
}
/** Nothing if the name is no provider's, its entry cannot be read, or the provider is never installed. */
function requiredBy(localName, constraints, place, declarations) {
	const address = impliedAddress(localName);
	const declared = declarations.get(localName) ?? declarations.get(address?.type ?? "");
	if (declared !== void 0) return requirementOf(declared, localName, constraints, place);
	return requirementOf({
		address,
		hostImplied: true
	}, localName, constraints, place).map((required) => ({
		...required,
		isImplied: true
	}));
}

// src/extensions/configuration/requirements/root-requirements.ts
/** The requirements of a root module, as each of the tools reads it. */
function configurationOf(root, modules) {
	const calls = callsOf(root, root, modules.get(root)).length > 0;
	const configuration = {
		...requirementsOf(root, modules),
		...calls ? { callsModules: calls } : {}
	};
	if (![...modules.values()].some(({ asTerraform }) => asTerraform !== void 0)) return configuration;
	const asTerraform = new Map([...modules].map(([folder, each]) => [folder, {
		...each,
		...each.asTerraform
	}]));
	return {
		...configuration,
		asTerraform: requirementsOf(root, asTerraform)
	};
}
/** The requirements of a root module and every local module that it reaches; a folder that is missing among `modules` is unseen. */
function requirementsOf(root, modules) {
	const reached = /* @__PURE__ */ new Set([root]);
	const unseen = [];
	for (const folder of reached) for (const call of callsOf(folder, root, modules.get(folder))) {
		const place = modules.get(folder)?.place ?? folder;
		const [own, target] = [localFolder(call.source, place), calledFolder(call.source, place)];
		const isFound = target !== null && modules.get(target)?.isEmpty === false;
		if (isFound) reached.add(target);
		if (!isFound || own === null) unseen.push({
			kind: kindOfUnseen(call, target, modules),
			...call
		});
	}
	const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
	const own = modules.get(root);
	const named = (own?.isUnit ? modules.get(localFolder(own.calls[0]?.source ?? "", root) ?? "\0") : void 0)?.requirements.flatMap((each) => each.isImplied ? [] : each.localNames);
	const isNamed = ({ isImplied, localNames }) => own?.isUnit === true && isImplied === true && localNames.some((name) => named?.includes(name) !== false);
	const required = found.flatMap((module) => module.requirements.filter((each) => module !== own || !isNamed(each)));
	return {
		requirements: mergeRequirements(required),
		unseen: [...found.flatMap((module) => module.unseen), ...unseen],
		problems: found.flatMap(({ problems }) => problems)
	};
}
function kindOfUnseen({ source }, target, modules) {
	if (!isLocal(source)) return "remote-module";
	return target === null || modules.has(target) ? "local-module" : "deep-module";
}
/** The modules that tests call count only for the root. */
function callsOf(folder, root, module) {
	if (module === void 0) return [];
	return folder === root ? [...module.calls, ...module.testCalls] : module.calls;
}

// src/extensions/configuration/requirements/read-configurations.ts
/** 300 root modules of one pull request stay below. The parser needs about a second for a megabyte. */
const limitOfRun = {
	files: 4e3,
	bytes: 2621440
};
const mostFolders = 2e3;
/** Real modules nest a few levels; each level of a hostile chain costs a source a request. */
const mostLevels = 20;
/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
var ConfigurationReader = class {
	/** By the path by which a module is reached, which may lead through symlinks. */
	#modules = /* @__PURE__ */ new Map();
	/** The modules that were read with their tests. */
	#roots = /* @__PURE__ */ new Set();
	#readFolder;
	#options;
	#left;
	constructor(readFolder, { limit = limitOfRun, patience = new Patience(), bring = async () => {}, placeOf = async (folder) => folder, include = async () => null } = {}) {
		this.#readFolder = readFolder;
		this.#options = {
			limit,
			patience,
			bring,
			placeOf,
			include
		};
		this.#left = limit;
	}
	/** The requirements of root modules, with all that they reach. @throws as the folder reader does */
	async readRoots(folders) {
		const roots = [...new Set(folders)];
		const failed = /* @__PURE__ */ new Set();
		const fresh = roots.filter((root) => !this.#roots.has(root));
		await this.#bring(fresh.flatMap((root) => [root, posix.join(root, "tests")]));
		for (const root of fresh) if (!await this.#readOne(root, true)) failed.add(root);
		await this.#readReachable(roots, failed);
		const byFolder = /* @__PURE__ */ new Map();
		const generated = /* @__PURE__ */ new Map();
		for (const root of roots) {
			const { isEmpty = true, unseen: [writer] = [] } = this.#modules.get(root) ?? {};
			if (failed.has(root)) continue;
			if (!isEmpty) byFolder.set(root, configurationOf(root, this.#modules));
			else if (writer?.kind === "generator") generated.set(root, `${quoted(writer.path)} generates the configuration.`);
		}
		const isDeep = ({ unseen }) => unseen.some(({ kind }) => kind === "deep-module");
		const deep = [...byFolder].filter(([, each]) => isDeep(each)).map(([root]) => root);
		const { limit, patience } = this.#options;
		return {
			byFolder,
			unread: new Map([...failed].map((root) => [root, `${mostRead(limit)}, and it is more.`])),
			generated,
			units: new Set(roots.filter((root) => this.#modules.get(root)?.isUnit)),
			notices: [
				...limitNotice(limit, failed.size),
				...depthNotice(deep),
				...timeNotice(patience)
			]
		};
	}
	/** Modules by themselves, in the order of their folders; `null` from where the limit is reached. */
	async readModules(folders) {
		await this.#bring(folders);
		const modules = [];
		for (const folder of folders) modules.push(await this.#readOne(folder) ? this.#modules.get(folder) ?? null : null);
		return modules;
	}
	async #bring(folders) {
		const fresh = [...new Set(folders)].filter((folder) => !this.#modules.has(folder));
		if (fresh.length > 0) await this.#options.bring(fresh.slice(0, 2 * mostFolders), this.#left);
	}
	/** The modules that the roots reach, level by level for few requests; `failed` gets roots beyond limits. */
	async #readReachable(roots, failed) {
		let level = roots.map((root) => ({
			root,
			folders: [root],
			reached: /* @__PURE__ */ new Set([root])
		}));
		for (let levels = 0; levels < 20 && level.length > 0; levels += 1) {
			level = level.filter(({ root }) => !failed.has(root)).map((each) => ({
				...each,
				folders: this.#calledBy(each)
			})).filter(({ folders }) => folders.length > 0);
			await this.#bring(level.flatMap(({ folders }) => folders));
			for (const { root, folders } of level) for (const folder of folders) if (!await this.#readOne(folder)) failed.add(root);
		}
	}
	/** The folders that modules call and that were not reached before. */
	#calledBy({ root, folders, reached }) {
		const calls = folders.flatMap((folder) => callsOf(folder, root, this.#modules.get(folder)).flatMap(({ source }) => calledFolder(source, this.#modules.get(folder)?.place ?? folder) ?? []));
		const found = [...new Set(calls)].filter((folder) => !reached.has(folder));
		for (const folder of found) reached.add(folder);
		return found;
	}
	/** `false` where the limit is reached. @param asRoot with its tests, which may call further modules */
	async #readOne(folder, asRoot = false) {
		if ((asRoot ? this.#roots : this.#modules).has(folder)) return true;
		const own = await this.#read(folder);
		const beside = asRoot && own !== null && own.length > 0 ? await this.#read(posix.join(folder, "tests")) : [];
		if (own === null || beside === null) return false;
		const tests = beside.filter(({ path }) => kindOfFile(posix.basename(path)) === "test");
		const { patience, placeOf, include } = this.#options;
		const place = await placeOf(folder);
		const above = async (paths) => place === folder ? include(paths) : null;
		const module = await readModuleMeanwhile([...own, ...tests], patience, above);
		this.#modules.set(folder, {
			...module,
			place
		});
		if (asRoot) this.#roots.add(folder);
		return true;
	}
	async #read(folder) {
		const files = this.#modules.size < mostFolders ? await this.#readFolder(folder, this.#left) : null;
		if (files === null) return null;
		const bytes = files.reduce((sum, file) => sum + ("text" in file ? Buffer.byteLength(file.text) : 0), 0);
		this.#left = {
			files: this.#left.files - files.length,
			bytes: this.#left.bytes - bytes
		};
		return files;
	}
};
/** Nothing is required if the folder has no configuration; `null` if it was not read. */
function configurationIn(folder, { byFolder, unread }) {
	const none = unread.has(folder) ? null : {
		requirements: [],
		unseen: [],
		problems: []
	};
	return byFolder.get(folder) ?? none;
}
function mostRead({ files, bytes }) {
	return `Of the configuration at most ${files} files and ${bytes} bytes in ${mostFolders} folders are read in one run`;
}
function limitNotice(limit, skipped) {
	if (skipped === 0) return [];
	const lockFiles = skipped === 1 ? "one lock file is" : `${skipped} lock files are`;
	return [`${mostRead(limit)}, so ${lockFiles} not compared with what the configuration requires.`];
}
function depthNotice(deep) {
	const [first] = deep;
	if (first === void 0) return [];
	const folder = quoted(first === "" ? "." : first);
	const more = deep.length === 1 ? "" : ` and ${deep.length - 1} more`;
	return [`Modules that call each other are followed ${20} calls deep, and those of ${folder}${more} go deeper, so the lock file is not compared with what lies beyond.`];
}
function timeNotice({ refused, limits }) {
	if (refused === 0) return [];
	return [`${refused === 1 ? "One configuration file was" : `${refused} configuration files were`} not read, because the HCL parser took longer than ${`${limits.one / 1e3} seconds for one file and ${limits.all / 1e3} seconds for all`}, so the lock files are not compared with what they may require.`];
}

// src/extensions/configuration/requirements/required-providers.ts
/**
* The providers that one module requires, that is one folder of `*.tf` and `*.tf.json` files; other files are
* ignored. Waits for the HCL parser: about a second per megabyte.
* @returns everything that can be read; an unreadable file is a problem. Never throws.
*/
function readRequiredProviders(files) {
	const { requirements, problems, unseen, ...module } = readModule(files);
	const names = new Set(files.map(({ path }) => posix.basename(path)));
	const calls = module.calls.filter(({ path }) => !isShadowed(posix.basename(path), names));
	return {
		requirements,
		moduleCalls: {
			local: calls.filter(({ source }) => isLocal(source)),
			remote: calls.filter(({ source }) => !isLocal(source))
		},
		problems: [...problems, ...unseen.flatMap(asProblem)]
	};
}
function asProblem(unseen) {
	const { kind, path } = unseen;
	if (kind === "unclear-reference") return [{
		path,
		line: unseen.line,
		detail: `The provider of the block ${unseen.block} cannot be read.`
	}];
	if (kind !== "unreadable-file") return [];
	const [, line] = /^parse config: \[[^:]*:(\d+),/.exec(unseen.reason) ?? [];
	const detail = `The file cannot be read: ${unseen.reason}.`;
	return [{
		path,
		line: line === void 0 ? null : Number(line),
		detail
	}];
}

export { isSoundOfFiles as $, parseVersionConstraints as A, parseHostname as At, toolNamedBy as B, publisherOf as Bt, parseLockFile as C, parseComponentAddress as Ct, Faults as D, hostOf as Dt, Tokenizer as E, displayHostname as Et, VersionError as F, hashicorp as Ft, openMemory as G, editDistance as Gt, printProvider as H, decodeUtf8 as Ht, Patience as I, officialName as It, hashOfZip as J, forEachScheme as K, nearestName as Kt, hiddenCharacters as L, openTofu as Lt, compareVersions as M, parseProviderNamespace as Mt, parseVersion as N, parseProviderType as Nt, readCanonical as O, isBuiltIn as Ot, versionOf as P, readAddress as Pt, isOfZip as Q, layoutFaultKinds as R, opentofuRegistry as Rt, mergeConflict as S, formatAddress as St, parseHcl as T, AddressError as Tt, compareAddresses as U, isInvalidAt as Ut, printLockFile as V, terraformRegistry as Vt, compareBytes as W, distinct as Wt, isChecked as X, hashSchemes as Y, isOfFiles as Z, lookWhile as _, known$2 as _t, isConfiguration as a, folderOf as at, commentsIn as b, unavailableCodes as bt, isUnclear as c, leadsOut as ct, groupChanges as d, repositoryAround as dt, isSoundOfZip as et, compareLockFiles as f, sharedSegments as ft, inTurns as g, isLimit as gt, sha256OfFile as h, absent as ht, mergeRequirements as i, zipDigest as it, versionSatisfies as j, parseProviderAddress as jt, formatVersionConstraints as k, isLegacy as kt, localFolder as l, pathIn as lt, sha256 as m, touches as mt, ConfigurationReader as n, parseHash as nt, kindOfFile as o, isReallyWithin as ot, changeKinds as p, stepsBetween as pt, hashOfFiles as q, configurationIn as r, schemeOf as rt, calledFolder as s, isWithin as st, readRequiredProviders as t, otherSchemeIgnored as tt, longestAt as u, realPath as ut, openSemaphore as v, mayBeAbsent as vt, readLockFile as w, parseModuleAddress as wt, mentionsHash as x, displayAddress as xt, versionStep as y, unavailable as yt, layoutFaults as z, publicRegistries as zt };