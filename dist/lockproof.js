import { n as toolVersion, t as docsUrl } from "./tool.js";
import { _ as policyError, a as PackageError, b as shellWord, d as characterName, f as codeInBrackets, g as orNull, i as openInflation, l as UserError, m as invalidInput, n as inflatedBytes, o as refuse, p as codeOf, r as inflatedBytesFor, s as CodedError, v as quoted, y as shellPath } from "./package-border.js";
import { $ as isOfFiles, $t as decodeUtf8, A as parseVersion, At as missing$1, B as layoutFaultKinds, Bt as isLegacy, C as readLockFile, Ct as shownPart, Dt as isLimit, Et as askedFor, F as openStopwatch, G as compareAddresses, Gt as readAddress, H as toolNamedBy, Ht as parseProviderAddress, I as workOf, J as openWeakMemory, Jt as openTofu, K as compareBytes, Kt as hashicorp$2, L as sha256, Lt as AddressError, Mt as unavailableCodes, N as parseHcl, Ot as known, P as Patience, Pt as formatAddress, Q as isChecked, Qt as terraformRegistry, R as sha256OfFile, Rt as displayHostname, St as shortText, Tt as absent$1, U as printLockFile, Ut as parseProviderNamespace, V as layoutFaults, Vt as parseHostname, W as printProvider, Wt as parseProviderType, X as hashOfZip, Xt as publicRegistries, Yt as opentofuRegistry, Z as hashSchemes, Zt as publisherOf, _ as compareLockFiles, _t as providerName, at as schemeOf, b as mentionsHash, bt as shortHash, ct as asClause, dt as hashCount, en as distinct, et as isOfZip, ft as listed$2, g as changeKinds, gt as plainText$1, h as groupChanges, ht as namedOrCounted, it as parseHash, j as versionOf, jt as unavailable$1, k as compareVersions, kt as mayBeAbsent, lt as counted, mt as namedKeys, n as editDistance, nt as isSoundOfZip, ot as zipDigest, p as isConfiguration, pt as nameForTool, q as openMemory, qt as officialName, rt as otherSchemeIgnored, s as placeOf$5, st as advisoryPages, tt as isSoundOfFiles, ut as firstOf, v as versionStep, vt as releaseName, w as notPlain, wt as toolFor, x as mergeConflict, xt as shortName, y as commentsIn, yt as say, z as hiddenCharacters, zt as hostOf } from "./values.js";
import { $ as signaturesOf, $t as globs, At as initAgain, B as SourceError, Bt as isWithin, C as readFiles, Ct as confirmKey, Dt as firstLock, E as changesBetween, Et as entryKey, Ft as reconsider, G as openSemaphore, Gt as repositoryAround, H as onlyInClone, Ht as pathIn$2, I as isSameContent, It as restore, J as isKeptOut, Jt as aboutFile, K as becauseOf, Kt as touches, L as isUnderReview, Lt as folderOf, M as blobSha, Mt as lookForCache, N as contentLimit, Nt as mergeFixes, O as differing, Ot as forEachPlatform, P as digestOf$1, Pt as placeKey$1, Q as readAtUnreadBase, Qt as foldedTest, R as kindOfMode, St as commandIn, Tt as deleteAt, U as inTurns, Ut as possibleTrees, V as ambiguous, Vt as leadsOut, W as lookWhile, Wt as realPath$1, X as isMirrored, Xt as areApart, Y as lockFileRemoved, Yt as entryRule, Z as nothingAround, Zt as covers, _ as bytesOf, _t as readReleaseSource, a as addressIn, at as beforeAsking, bt as allOf, c as entriesFor, ct as isNamed$1, d as outsideConstraints, dt as readableEntries, et as signersBefore, f as removedFrom, ft as repositoryOf, g as asTheyAre, gt as unsupported$2, h as configurationUnread, ht as unfetched, it as assertedProof, jt as lockAgain, kt as inUnit, l as isFact, lt as mayBeRead, m as unseenNames, mt as unaskable, n as withRootModules, nn as pathTest, nt as speakerOf, o as configuredFile, ot as documentsOf$1, p as requirementsFor, pt as repositoryWithDocuments, q as isEmptied, qt as aboutEntry, rn as withoutDot, rt as announcedPlatform, s as configuredFiles, st as formerDocuments, t as modulesBeside, tn as lockFileName, tt as signersOf, u as missingFrom$1, ut as obstacleOf$1, v as contentIn, vt as sourceName, w as isPlugin, wt as consider, x as listedTree, xt as askPublisher, y as entryBehind, yt as tagOf, z as listingOf } from "./around.js";
import { t as lookupToAscii } from "./idna.js";
import { C as readAnswer$1, D as proxyFor, M as openRunTime, N as timeSpan, O as connectionFault, S as parseJson, _ as hostOfToken, b as tokenFor, c as refuseUnmatched, d as isAttributesFile, g as emptyTokens, j as endless, l as takeSnapshot, m as createFetcher, n as withoutMerge, t as withMerge, u as attributeReader, w as resolveLink, x as isJson, y as readCredentials } from "./sources.js";
import { availableParallelism, homedir, tmpdir } from "node:os";
import { accessSync, chmodSync, chownSync, closeSync, constants as constants$1, createReadStream, existsSync, fsyncSync, openSync, readFileSync, readSync, realpathSync, renameSync, rmSync, statSync, statfsSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { isUtf8 } from "node:buffer";
import { createHash, randomInt } from "node:crypto";
import { Worker } from "node:worker_threads";
import { lstat, mkdir, open, opendir, readFile, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended$1(schema, shape) }));
}
function extended$1(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended$1(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim$1(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker$1 = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker$1);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim$1(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}

// node_modules/zod/v4/core/core.js
const __own$1 = {};
var _a$1;
const NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = __own$1.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = __own$1).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = __own$1.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}

// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure$1(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure$1(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure$1(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};

// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64$1 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date$1 = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time$1(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;

// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});

// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};

// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};

// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
const URL_BAD_FORMAT = 1;
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date$1);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const allowsEval$1 = allowsEval;
	const fastEnabled = jit && allowsEval$1.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$1 = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$1.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$1.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$1.length > depth ? open$1.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}

// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}

// node_modules/zod/v4/core/registries.js
const __own = {};
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry$1() {
	return new $ZodRegistry();
}
(_a = __own).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry$1());
const globalRegistry = __own.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		coerce: true,
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
			assignProp(properties, key, merged);
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};

// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64$1], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$2 : integer).source;
	return rest;
}
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}

// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });

// node_modules/zod/v4/classic/parse.js
const parse = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string$1(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number$1(params) {
	return _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
	return _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(params)
	});
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string$1(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}

// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return _coercedString(ZodString, params);
}

// src/policy/provider-pattern.ts
const longest$2 = 256;
function parseProviderPattern(text) {
	const parts = text.toLowerCase().split("/");
	const sound = text.length <= longest$2 && parts.every((part) => /^[^\s/?[\]{}!]+$/u.test(part));
	if (parts.length !== 3 || !sound) return null;
	return {
		text,
		matches(address) {
			const own = address.toLowerCase().split("/");
			return own.length === 3 && parts.every((part, index) => matchesPart(part, own[index] ?? ""));
		}
	};
}
function mayOverlap(one, other) {
	const [mine, theirs] = [one, other].map(({ text }) => text.toLowerCase().split("/"));
	return (mine ?? []).every((part, index) => {
		const its = theirs?.[index] ?? "";
		return matchesPart(part, its) || matchesPart(its, part) || part.includes("*") && its.includes("*");
	});
}
function matchesPart(pattern, text) {
	const [first = "", ...rest] = pattern.split("*");
	const last = rest.pop();
	if (last === void 0) return pattern === text;
	if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
	const end = text.length - last.length;
	let at = first.length;
	for (const piece of rest) {
		const found = text.indexOf(piece, at);
		if (found === -1 || found + piece.length > end) return false;
		at = found + piece.length;
	}
	return true;
}

// src/policy/kind.ts
const nothingKnown = {
	rules: [],
	inPaths: {},
	lineOf: () => 1
};
function readText(kind, text) {
	const { fromText = (whole) => whole.trim(), allowed } = kind;
	const read = kind.schema(nothingKnown).safeParse(fromText(text));
	if (read.success) return {
		kind: "value",
		value: read.data
	};
	return {
		kind: "wrong",
		says: `${quoted(text.trim().replaceAll(/\/\/[^/\s]*@/g, "//…@"))} is not allowed; allowed: ${allowed}`
	};
}
function wordsOf(kind, value) {
	return kind.words?.(value) ?? [String(value)];
}
function oneOf(first, ...others) {
	const words = [first, ...others];
	return {
		allowed: words.join(", "),
		argument: `<${words.join("|")}>`,
		standard: first,
		schema: () => _enum(words)
	};
}
function ranked(kind, fromLaxest) {
	return {
		...kind,
		strictness: (value) => /* @__PURE__ */ new Map([["", fromLaxest.indexOf(value)]])
	};
}
function strictnessOf(names, each) {
	return new Map(names.map((name) => [name, each]));
}
function rankIn(ranks, name) {
	const asPattern = (text) => parseProviderPattern(text.replace(/^deny /, "deny:"));
	const own = ranks.has(name) || ranks.size > 500 ? null : asPattern(name);
	const covering = own && [...ranks.keys()].find((each) => asPattern(each)?.matches(own.text));
	return ranks.get(name) ?? ranks.get(covering || "*") ?? 0;
}
function strictnessBetween(...sides) {
	const names = [...new Set(sides.flatMap((side) => [...side.keys()]))];
	const [from, to] = sides.map((side) => (name) => rankIn(side, name));
	const risen = (name) => (to?.(name) ?? 0) - (from?.(name) ?? 0);
	return {
		less: names.filter((name) => risen(name) < 0),
		more: names.filter((name) => risen(name) > 0)
	};
}
const truth = {
	allowed: "true, false",
	argument: "<true|false>",
	schema: () => boolean(),
	strictness: (value) => /* @__PURE__ */ new Map([["", Number(value)]]),
	fromText(text) {
		const word = text.trim();
		if ([
			"true",
			"True",
			"TRUE"
		].includes(word)) return true;
		return [
			"false",
			"False",
			"FALSE"
		].includes(word) ? false : word;
	}
};
function textOf$4({ allowed, argument }, read) {
	const understood = (text, context) => {
		const value = read(text);
		if (value !== null) return value;
		context.addIssue(`allowed: ${allowed}`);
		return NEVER;
	};
	return {
		allowed,
		argument,
		schema: () => string$1().transform(understood)
	};
}
const lineOrComma = /[\r\n,]+/;
function listOf(item, separator = /[\r\n]+/) {
	const { allowed, argument = "" } = item;
	return {
		allowed,
		argument,
		standard: [],
		schema: (known) => list(item.schema(known)),
		fromText: (text) => text.split(separator).map((line) => line.trim()).filter((line) => line !== ""),
		words: (values) => values.flatMap((value) => wordsOf(item, value))
	};
}
function list(item) {
	return array(item).max(1e3);
}
function oneLine(text) {
	return /[\r\n\0]/.test(text) ? null : text;
}
function setting$1(name, row) {
	const written = row.standard ?? row.kind.standard ?? "";
	return {
		...row,
		name,
		written,
		standard: row.kind.schema(nothingKnown).parse(written)
	};
}
function table(rows) {
	const named = Object.entries(rows).map(([property, row]) => {
		return [property, setting$1(property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), row)];
	});
	return Object.fromEntries(named);
}
function propertyOf(name) {
	return name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
function standardYaml({ written }) {
	return typeof written === "object" || written === "" ? JSON.stringify(written) : String(written);
}
function standardText({ written }) {
	return Array.isArray(written) ? written.join("\n") : String(written);
}
function flagName({ name, flag = name }) {
	return flag;
}
function wordsAbout({ says, more }) {
	return more === void 0 ? says : `${says} ${more}`;
}
function plainWords(row) {
	return wordsAbout(row).replaceAll("`", "");
}

// src/package/package-filename.ts
function platformOf$1(filename, { type, version }) {
	const named = readFilename(filename);
	return named?.type.toLowerCase() === type && named.version === version ? named.platform : null;
}
function readFilename(filename) {
	const [, type, version, platform] = usual$2.exec(filename) ?? [];
	if (type === void 0 || version === void 0 || platform === void 0) return null;
	return {
		type,
		version,
		platform
	};
}
const usual$2 = /^terraform-provider-([^_]+)_v?(\d[^_]*)_([a-z0-9]{1,32}_[a-z0-9]{1,32})\.zip$/;
function missingName(filename, type) {
	const executable = `terraform-provider-${type}`;
	return filename.toLowerCase().startsWith(`${executable}_`) ? null : executable;
}
function isPlatform(text) {
	return /^[a-z0-9]{1,32}_[a-z0-9]{1,32}$/.test(text);
}
function isVersion(text) {
	return /^[0-9][0-9A-Za-z.+-]{0,127}$/.test(text);
}

// src/policy/platforms.ts
const systems = "aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris wasip1 windows";
const processors = "386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm";
const platform$2 = textOf$4({
	allowed: "platforms such as linux_amd64 or darwin_arm64, one per line or flag",
	argument: "<platform>"
}, (text) => {
	const [system = "", processor = ""] = text.split("_");
	return systems.split(" ").includes(system) && processors.split(" ").includes(processor) && isPlatform(text) ? text : null;
});

// src/policy/registry-value.ts
const spelled$1 = ({ host, serviceUrl }) => [host, serviceUrl ?? []].flat().join("=");
const registry = {
	...textOf$4({
		allowed: "hosts, one per line, as host or host=https://address-of-the-provider-service/, one address per host",
		argument: "<host[=url]>"
	}, (text) => {
		const cut = text.indexOf("=");
		const host = canonicalHost(cut === -1 ? text : text.slice(0, cut).trim());
		const serviceUrl = cut === -1 ? null : serviceUrlFrom(text.slice(cut + 1).trim());
		return host === null || cut !== -1 && serviceUrl === null ? null : {
			host,
			serviceUrl
		};
	}),
	words: (one) => [spelled$1(one)]
};
const registries = {
	...listOf(registry, lineOrComma),
	schema: (known) => list(registry.schema(known)).superRefine((hosts, context) => {
		const [unclear] = [...Map.groupBy(new Set(hosts.map(spelled$1)), (way) => way.replace(/=.*/, "")).values()].filter((each) => each.length > 1);
		if (unclear !== void 0) context.addIssue(`${unclear.join(" and ")} are one host; name one of them`);
	}),
	shown: (hosts) => hosts.map(({ host }) => host).join(", ") || "none",
	strictness: (hosts) => strictnessOf(hosts.map(spelled$1), -1)
};
const registryHost = textOf$4({
	allowed: "hosts such as registry.opentofu.org",
	argument: "<host>"
}, (text) => text.includes("=") ? null : canonicalHost(text));
function canonicalHost(host) {
	return orNull(() => displayHostname(parseHostname(host)));
}
function serviceUrlFrom(text) {
	const url = URL.parse(text);
	if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
	if (url.search !== "" || url.hash !== "") return null;
	return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

// src/policy/policy-kinds.ts
const inPolicy = { allowed: "what docs/policy.md says" };
const pattern = string$1().transform((text, context) => {
	const read = parseProviderPattern(text);
	if (read === null) context.addIssue("expected a provider address of three parts, such as registry.terraform.io/hashicorp/*");
	return read ?? NEVER;
}).describe("Provider address of three parts; * matches any characters within a part.");
const { argument: _, ...withoutArgument } = truth;
const trust = {
	...withoutArgument,
	standard: false,
	schema: (known) => union([boolean(), list(registryHost.schema(known))], { error: "expected true, false, or a list of hosts such as registry.opentofu.org" }),
	shown: (said) => typeof said === "boolean" ? String(said) : said.join(", ") || "false",
	strictness: (said) => strictnessOf(typeof said === "boolean" ? said ? ["*"] : [] : said, -1)
};
const severity = _enum([
	"error",
	"warning",
	"notice",
	"off"
]);
const fromLaxest = [
	"off",
	"notice",
	"warning",
	"error"
];
const severities$1 = {
	...inPolicy,
	standard: {},
	schema: ({ rules }) => strictObject(Object.fromEntries(rules.map(({ slug, meaning }) => [slug, severity.describe(meaning).optional()]))).transform((said) => new Map(Object.entries(said))),
	strictness(said, rules) {
		const rank = (slug, standard) => fromLaxest.indexOf(said.get(slug) ?? standard);
		const ranks = rules.flatMap(({ slug, severity, standards = [] }) => [[slug, rank(slug, severity)], ...standards.map((each) => [`${slug} ${each}`, rank(slug, each)])]);
		return new Map(ranks);
	},
	shown: (said) => [...said].map(([slug, severity]) => `${slug} ${severity}`).join(", ")
};
const patterns = {
	...inPolicy,
	standard: [],
	schema: () => list(pattern),
	patterns: (value) => value.length === 0 ? {} : { "": value },
	strictness: (value) => strictnessOf(textsOf(value), 1)
};
function textsOf(all) {
	return all.map(({ text }) => text);
}
const restrictions = {
	...inPolicy,
	standard: {},
	schema: () => strictObject({
		allow: list(pattern).optional(),
		deny: list(pattern).optional()
	}),
	patterns: ({ allow, deny }) => ({
		...allow && { ".allow": allow },
		...deny && { ".deny": deny }
	}),
	strictness: ({ allow, deny = [] }) => new Map([...allow === void 0 ? [] : [["*", 1], ...allow.map(({ text }) => [text, 0])], ...deny.map(({ text }) => [`deny ${text}`, 2])])
};
const fingerprint = string$1().transform((text) => text.replaceAll(/[ :]/g, "").toUpperCase()).pipe(string$1().regex(/^[0-9A-F]{40}$/, "expected the 40 hex digits of an OpenPGP fingerprint"));
const keyPins = {
	...inPolicy,
	standard: [],
	schema: ({ lineOf }) => list(strictObject({
		providers: list(pattern).min(1),
		fingerprints: list(fingerprint).min(1).optional().describe("Of keys that a registry lists."),
		keys: list(string$1().max(4e5)).min(1).optional().describe("Armored public keys, or paths of files with them.")
	}).refine(({ fingerprints, keys }) => fingerprints !== void 0 || keys !== void 0, { error: "expected \"fingerprints\" or \"keys\"" })).transform((pins) => pins.map(({ providers, fingerprints = [], keys = [] }, pin) => ({
		providers,
		fingerprints,
		keys: keys.map((said, index) => ({
			said,
			listed: [],
			read: [],
			line: lineOf([
				"signing-keys",
				pin,
				"keys",
				index
			])
		}))
	}))),
	patterns: (pins) => pins.length === 0 ? {} : { "": pins.flatMap(({ providers }) => providers) },
	strictness(pins) {
		const isLarge = pins.flatMap(({ providers }) => providers).length > 500;
		const ranks = pins.flatMap(({ providers, fingerprints, keys }, at) => {
			const overlaps = (one) => providers.some((other) => mayOverlap(one, other));
			const around = pins.slice(0, at).filter((pin) => isLarge || pin.providers.some(overlaps));
			return distinct(fingerprints).map((fingerprint, index) => {
				const isOther = (each) => each !== fingerprint;
				const isFurther = index > 0 || around.some((pin) => pin.fingerprints.some(isOther));
				const demand = demandOf(keys.flatMap(({ read }) => read.filter((key) => key.fingerprint === fingerprint)));
				return [`${textsOf(providers).join(" ")} ${fingerprint}`, isFurther ? demand - 3 : demand];
			});
		});
		return new Map(ranks.toSorted(([, one], [, other]) => one - other));
	}
};
function demandOf(copies) {
	if (copies.length === 0) return 2;
	const ends = copies.map(({ expires }) => expires?.getTime() ?? Infinity);
	return copies.some(({ revoked }) => revoked) ? 3 : 2 - Math.min(1, Math.max(...ends) / latest);
}
const latest = 0x9184e72a000;
const text$3 = string$1().max(500);
const day$2 = string$1().refine((said) => date().safeParse(said).success, "expected a day such as 2026-12-31").describe("Expiry date: the waiver counts until the end of this day in UTC, such as 2026-12-31.");
const waivers = {
	...inPolicy,
	standard: [],
	schema: ({ rules, lineOf }) => list(strictObject({
		rule: _enum(rules.map(({ slug }) => slug)).describe("The rule whose finding is accepted."),
		provider: pattern,
		version: text$3.optional().describe("The version that it counts for."),
		hash: union([text$3, list(text$3).min(1)], { error: "expected a hash or a list of hashes" }).optional().describe("The hash that it counts for, or a list of hashes."),
		reason: text$3.optional().describe("The reason; without it the waiver does not count."),
		expires: day$2.optional()
	}).refine(({ version, hash }) => version !== void 0 || hash !== void 0, { error: "expected a version or a hash: a waiver is about one release or one line" })).transform((all) => all.map(({ rule, provider, version = null, hash, reason, expires = null }, index) => ({
		rule,
		provider,
		version,
		expires,
		hashes: hash === void 0 ? null : [hash].flat(),
		reason: reason?.trim() || null,
		line: lineOf(["waivers", index])
	}))),
	shown: (all) => all.length === 0 ? "" : String(all.length),
	strictness: (all) => new Map(all.flatMap(({ rule, provider, version, hashes, reason, expires }) => {
		if (reason === null || expires === null) return [];
		const one = version?.replaceAll(/\s/g, "%20") ?? [];
		const release = [
			rule,
			"for",
			provider.text,
			one
		].flat().join(" ");
		return (hashes?.map((hash) => `${release} hash ${hash}`) ?? [release]).map((name) => [name, -Number(expires.replaceAll("-", ""))]);
	}).toSorted(([, one], [, other]) => other - one))
};
const pathPolicies = {
	...inPolicy,
	standard: [],
	schema: ({ inPaths }) => list(strictObject({
		match: list(text$3.min(1).refine(isGlob, "expected a glob that does not begin with \"!\"")).min(1),
		...inPaths
	}).transform(({ match, ...said }) => ({
		globs: match,
		matches: pathTest(match),
		isLike: foldedTest(match),
		said: new Map(Object.entries(said))
	}))),
	shown: (all) => all.flatMap(({ globs }) => globs).join(", ")
};
function isGlob(text) {
	try {
		pathTest([text]);
		return !/^!(?!\()/.test(text);
	} catch {
		return false;
	}
}

// src/finding/byte-size.ts
const units = [
	"KiB",
	"MiB",
	"GiB",
	"TiB"
];
function byteSize(bytes) {
	if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
	const power = powerOf(bytes);
	return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power - 1]}`;
}
function enoughBytes(bytes) {
	const power = Math.max(1, powerOf(bytes));
	return `${Math.max(1, Math.ceil(bytes / 1024 ** power))}${units[power - 1]}`;
}
const powerOf = (bytes) => Math.min(Math.floor(Math.log2(Math.max(1, bytes)) / 10), units.length);

// src/policy/text-kinds.ts
const byteCount = {
	...textOf$4({
		allowed: "a size such as 4GiB, 500MB or a plain number of bytes",
		argument: "<bytes>"
	}, (text) => {
		const [, count, letter = "", binary] = /^(\d{1,15}) ?(?:(?:([KMGT])(i?))?B)?$/.exec(text) ?? [];
		const bytes = Number(count) * (binary ? 1024 : 1e3) ** [
			"",
			"K",
			"M",
			"G",
			"T"
		].indexOf(letter);
		return Number.isSafeInteger(bytes) ? bytes : null;
	}),
	shown: byteSize
};
const time = {
	...textOf$4({
		allowed: "a time such as 10 minutes or 2 hours",
		argument: "<time>"
	}, (text) => {
		const [, count, unit] = /^([1-9]\d{0,4}) ?(second|minute|hour)s?$/.exec(text) ?? [];
		if (unit === void 0) return text === "" ? 0 : null;
		return Number(count) * ({
			second: 1,
			minute: 60,
			hour: 3600
		}[unit] ?? 0) * 1e3;
	}),
	words: (milliseconds) => [milliseconds === 0 ? "" : timeSpan(milliseconds)]
};
const repositoryPath = textOf$4({
	allowed: "one line with a path inside the repository, such as .github/lockproof.yml",
	argument: "<path>"
}, pathIn$1);
function pathIn$1(text) {
	const parts = oneLine(text)?.replace(/^\.\//, "").split("/") ?? [""];
	return parts.some((part) => [
		"",
		".",
		"..",
		".git"
	].includes(part)) ? null : parts.join("/");
}
function sharedFileIn(text) {
	const [, owner, repo, path, ref] = /^([a-z\d][\w-]*)\/([\w.-]+)\/([^@]{1,300})@([^@\s~^:?*[\\]{1,200})$/i.exec(text) ?? [];
	if (owner === void 0 || repo === void 0 || path === void 0 || ref === void 0) return null;
	return /\w/.test(repo) && pathIn$1(path) === path && pathIn$1(ref) === ref && !ref.includes("..") ? {
		owner,
		repo,
		path,
		ref
	} : null;
}
const policyPlace = textOf$4({
	allowed: "one line with a path inside the repository, such as .github/lockproof.yml, or owner/repo/path@ref",
	argument: "<path>"
}, (text) => sharedFileIn(text) === null ? pathIn$1(text) : text);
const sharedPlace = {
	allowed: "owner/repo/path@ref",
	schema: ({ isShared }) => isShared ? never({ error: "a shared policy cannot extend another one; write its settings here." }) : string$1().refine((text) => text === "" || sharedFileIn(text) !== null, { error: "expected owner/repo/path@ref, such as example/policies/lockproof.yml@ and the sha of a commit" })
};
const folder$1 = textOf$4({
	allowed: "the full path of a folder, or nothing to keep no package hashes",
	argument: "<folder>"
}, (text) => /^(?:auto|always|never|true|false)$/i.test(text) ? null : oneLine(text));
const glob = textOf$4({
	allowed: "globs, one per line or flag",
	argument: "<glob>"
}, oneLine);

// src/policy/settings.ts
const core = table({
	lockFiles: {
		kind: listOf(glob),
		standard: ["**/.terraform.lock.hcl"],
		says: "Globs of the lock files.",
		places: ["input", "flag"]
	},
	scope: {
		kind: oneOf("changed", "all"),
		says: "`changed`: what the pull request touches. `all`: every lock file (an audit).",
		places: ["input"]
	},
	config: {
		kind: policyPlace,
		standard: ".github/lockproof.yml",
		says: "Policy file, never read from the change under review; or `owner/repo/path@ref`, a policy shared by many repositories.",
		more: "See docs/policy.md.",
		places: ["input", "flag"]
	},
	extends: {
		kind: sharedPlace,
		says: "Shared policy to start from, as owner/repo/path@ref; your own settings are added to it or override it.",
		places: ["policy"],
		example: " example/policies/lockproof.yml@0000000000000000000000000000000000000000"
	},
	failOn: {
		kind: ranked(oneOf("error", "warning", "never"), [
			"never",
			"error",
			"warning"
		]),
		says: "Lowest severity that fails the run (exit code 1): `error`, `warning` or `never`.",
		places: [
			"input",
			"flag",
			"policy"
		],
		listed: true
	},
	onUnavailable: {
		kind: oneOf("fail", "warn"),
		says: "If a registry cannot be reached: `fail` (exit code 3) or `warn`.",
		places: ["input", "flag"],
		listed: true
	},
	acceptAsserted: {
		kind: trust,
		says: "Accept hashes that a registry or mirror states without a signature.",
		more: "In a policy, a list of hosts limits this to those hosts.",
		places: [
			"input",
			"flag",
			"policy"
		],
		example: " [mirror.example.com]",
		listed: true
	},
	announcedH1: {
		kind: ranked(oneOf("sample", "compute", "accept"), [
			"accept",
			"sample",
			"compute"
		]),
		says: "How many announced h1 hashes Lockproof checks by computing them: a `sample`, all (`compute`) or none (`accept`).",
		more: "An h1 is announced if the provider's own registry publishes it, without a signature, for a package whose zh is signed. A sample consists of the packages of the required platforms and of one random platform; if they all match, the others are accepted as announced. If the policy pins keys for the provider, all are computed.",
		places: [
			"input",
			"flag",
			"policy",
			"paths"
		],
		listed: true
	},
	platforms: {
		flag: "platform",
		kind: {
			...listOf(platform$2, lineOrComma),
			strictness: (all) => strictnessOf(all, 1)
		},
		says: "Platforms (`linux_amd64`) that every entry must cover with an h1.",
		more: "`platform-missing` reports an entry that does not.",
		places: [
			"input",
			"flag",
			"policy",
			"paths"
		],
		example: " [linux_amd64, darwin_arm64]",
		listed: true
	},
	registries: {
		kind: registries,
		says: "Hosts that Lockproof may contact besides registry.terraform.io and registry.opentofu.org; `host=url` overrides service discovery for that host.",
		more: "A listed host may be on a private network. The token of a host goes to the address of another host only if an input or flag has that address, never if a policy has it.",
		places: [
			"input",
			"flag",
			"policy"
		],
		example: " [registry.example.com]",
		listed: true
	},
	comment: {
		kind: oneOf("always", "on-problem", "never"),
		says: "When to write the comment: `always`, `on-problem` or `never`.",
		places: ["input"]
	},
	reviewComments: {
		kind: truth,
		standard: true,
		says: "Write a review comment on each failing line of the diff.",
		places: ["input"]
	},
	suggestions: {
		kind: truth,
		standard: true,
		says: "Write suggestions that delete the line of an unproven hash or add missing hashes of required platforms.",
		places: ["input"]
	},
	maxDownload: {
		kind: byteCount,
		standard: "16GiB",
		says: "Download limit for the packages of one run (`16GiB`, `500MB`).",
		more: "A hash whose package is beyond the limit is unproven, never accepted.",
		places: ["input", "flag"],
		listed: true
	},
	maxTime: {
		kind: time,
		standard: "",
		says: "Time limit of one run (`10 minutes`, `2 hours`). If empty: 10 minutes, or 60 for `verify`, `lock` and `scope: all`.",
		more: "Anything not checked by then is incomplete, never accepted.",
		places: ["input", "flag"]
	},
	rules: {
		kind: severities$1,
		says: "Severity of rules: error, warning, notice, off. \"lockproof explain\" lists the rules.",
		places: ["policy", "paths"],
		example: `
  new-provider: error
  major-upgrade: off`
	},
	providers: {
		kind: restrictions,
		says: "Providers that may be locked. Without \"allow\": all that are not denied. * matches any characters except a slash.",
		places: ["policy"],
		example: `
  allow: [registry.terraform.io/hashicorp/*, registry.example.com/*/*]
  deny: [registry.terraform.io/hashicorp/template, registry.opentofu.org/hashicorp/template]`
	},
	signingKeys: {
		kind: keyPins,
		says: "Which keys may sign the releases of which providers.",
		places: ["policy"],
		example: `
  - providers: [registry.terraform.io/datadog/*, registry.opentofu.org/datadog/*]
    fingerprints: ["0000000000000000000000001111222233334444"]`
	},
	waivers: {
		kind: waivers,
		says: "Findings that are accepted for a limited time. A waiver needs a reason, an expiry date, and a version or a hash.",
		places: ["policy"],
		example: `
  - rule: unproven-hash
    provider: registry.terraform.io/hashicorp/null
    version: 3.2.4
    reason: The old mirror built its own package.
    expires: 2026-12-31`
	},
	paths: {
		kind: pathPolicies,
		says: "Settings for some lock files only; a later entry wins.",
		places: ["policy"],
		example: `
  - match: [legacy/**]
    platforms: [linux_amd64]
    announced-h1: compute
    minimum-release-age: 36 hours
    rules:
      platform-missing: off`
	}
});
const coreSettings = Object.values(core);
const noPolicy = {
	path: null,
	sha256: null,
	said: /* @__PURE__ */ new Map()
};
function runTimeIn({ maxTime, scope }) {
	return maxTime || (scope === "all" ? 60 : 10) * 6e4;
}
function valueIn(settings, row) {
	const values = settings;
	const property = propertyOf(row.name);
	return property in values ? values[property] : row.standard;
}

// src/finding/finding.ts
const severities = [
	"error",
	"warning",
	"notice"
];
const isLoud = ({ severity }) => severity !== "notice";

// src/evidence/plan.ts
const announcedChecks = [
	"compute",
	"sample",
	"accept"
];
function planEvidence(changes, { acceptAsserted = false, announcedOf } = {}) {
	const wanted = /* @__PURE__ */ new Map();
	const want = ({ address, version }, side, planned) => {
		const key = evidenceKey(address, version);
		const known = wanted.get(key) ?? {
			address,
			version,
			to: [],
			from: []
		};
		wanted.set(key, known);
		known[side].push(planned);
	};
	for (const planned of changes) {
		const { provider: address, to } = planned.change;
		if (to === null) continue;
		want({
			address,
			version: to.version
		}, "to", planned);
		const before = versionBefore(planned.change);
		if (before !== null) want(before, "from", planned);
	}
	const lost = h1ToSeek(changes);
	return {
		requests: [...wanted].map(([key, { to, from, ...named }]) => {
			const [request, sought] = [requestFor(named, {
				to,
				from
			}, announcedOf), lost.get(key)];
			if (sought === void 0) return request;
			return {
				...request,
				sought,
				dropped: distinct([...request.dropped, ...sought])
			};
		}),
		wordIsEnough: acceptAsserted
	};
}
function h1ToSeek(changes) {
	const losing = changes.findLast(({ change }) => lostH1$1(change).length > 0);
	if (losing === void 0) return /* @__PURE__ */ new Map();
	const { change } = losing;
	const before = versionBefore(change) ?? {
		address: change.provider,
		version: change.to?.version ?? ""
	};
	return /* @__PURE__ */ new Map([[evidenceKey(before.address, before.version), lostH1$1(change)]]);
}
function lostH1$1({ hashes }) {
	const h1 = hashes.filter(({ hash }) => isOfFiles(hash));
	const gone = h1.filter(({ status }) => status === "removed").map(({ hash }) => hash);
	const come = h1.filter(({ status }) => status === "added").length;
	const isCleared = hashes.every(({ status }) => status === "removed");
	return (gone.length < h1.length || isCleared) && gone.length > come ? gone : [];
}
function requestFor(named, { to, from }, announcedOf) {
	const listed = (counts, changes = to) => changes.flatMap(({ change }) => change.hashes.flatMap(({ hash, status }) => counts(change, status) ? [hash] : []));
	const hashes = new Set(listed((_, status) => status !== "removed"));
	const dropped = new Set(listed((change, status) => status === "removed" && isSameRelease(change)));
	const places = to.flatMap(({ occurrences = [] }) => occurrences);
	const announced = places.flatMap(({ path, head }) => {
		const wish = announcedOf?.(named.address, path);
		const h1 = distinct((head?.hashes ?? []).filter(isOfFiles));
		return wish === void 0 ? [] : [{
			...wish,
			few: h1.length <= fewest ? h1 : []
		}];
	});
	return {
		...named,
		hashes: [...hashes],
		added: distinct(listed((_, status) => status === "added")),
		dropped: [...dropped].filter((hash) => !hashes.has(hash)),
		before: from.length === 0 ? null : distinct(listed((_, status) => status !== "added", from)),
		remarks: listed((change, status) => status !== "removed" && !isSameRelease(change)).some(isOfFiles),
		paths: places.map(({ path }) => path),
		...announced.length === 0 ? {} : { announced: together(announced) }
	};
}
function evidenceKey(address, version) {
	return `${address} ${version}`;
}
function versionBefore(change) {
	if (change.from === null || isSameRelease(change)) return null;
	return {
		address: change.movedFrom ?? change.provider,
		version: change.from.version
	};
}
const fewest = 4;
function together(wishes) {
	return {
		how: announcedChecks.find((how) => wishes.some((wish) => wish.how === how)) ?? "compute",
		required: [...new Set(wishes.flatMap(({ required }) => required))],
		few: [...new Set(wishes.flatMap(({ few }) => few))]
	};
}
function isSameRelease({ provider, movedFrom, from, to }) {
	return from !== null && from.version === to?.version && (movedFrom ?? provider) === provider;
}

// src/policy/policy.ts
function settingsUnder(policy, settings) {
	const said = [...policy.said].filter(([name]) => !settings.given.has(name));
	const values = Object.fromEntries(said.map(([name, value]) => [propertyOf(name), value]));
	return {
		...settings,
		...values,
		policy
	};
}
function decidedFor(settings, row, path, counts, rules = []) {
	const { given, policy, paths } = settings;
	const value = valueIn(settings, row);
	if (given.has(row.name)) return {
		value,
		from: { kind: "input" }
	};
	const says = ({ said }) => said.has(row.name) && (counts?.(said.get(row.name)) ?? true);
	const ranked = (said) => row.kind.strictness?.(said ?? value, rules) ?? /* @__PURE__ */ new Map();
	let near;
	for (const each of path === null ? [] : paths.filter(says)) {
		const { less, more } = strictnessBetween(...[near, each].map((one) => ranked(one?.said.get(row.name))));
		const isStricter = less.length === 0 && more.length > 0;
		if (each.matches(path ?? "") || isStricter && each.isLike(path ?? "")) near = each;
	}
	if (near !== void 0) {
		const file = {
			kind: "file",
			path: ((policy.shared?.said.get(core.paths.name) ?? []).some(({ said }) => said === near?.said) ? policy.shared?.path : policy.path) ?? ""
		};
		return {
			value: near.said.get(row.name),
			from: {
				...file,
				globs: near.globs
			}
		};
	}
	if (!policy.said.has(row.name)) return {
		value,
		from: { kind: "default" }
	};
	return {
		value,
		from: {
			kind: "file",
			path: fileThatSays(policy, row.name, counts)
		}
	};
}
function fileThatSays(policy, name, counts) {
	const { path, shared, own = policy.said } = policy;
	const says = (said) => said?.has(name) && (counts?.(said.get(name)) ?? true);
	if (!says(own) && says(shared?.said)) return shared?.path ?? "";
	const value = own.get(name);
	return counts === void 0 && says(shared?.said) && joined$2(shared?.said.get(name), value) !== value ? `${shared?.path} + ${path}` : path ?? "";
}
function failingSeverities({ failOn }) {
	return failOn === "warning" ? ["error", "warning"] : ["error"];
}
function severityFor(settings, slug, path, standard) {
	const rules = [{
		slug,
		severity: standard ?? "error"
	}];
	return decidedFor(settings, core.rules, path, (said) => said.has(slug), rules).value.get(slug) ?? null;
}
function platformsFor(settings, path) {
	return decidedFor(settings, core.platforms, path).value;
}
function announcedH1For(settings, address, path) {
	return pinnedKeysFor(settings, address) === null ? decidedFor(settings, core.announcedH1, path).value : "compute";
}
function acceptsWordOf({ acceptAsserted }, by) {
	return typeof acceptAsserted === "boolean" ? acceptAsserted : acceptAsserted.includes(by);
}
function objectionTo$1({ providers: { allow, deny } }, address) {
	const denied = deny?.find((pattern) => pattern.matches(address));
	if (denied !== void 0) return `is denied by "${denied.text}"`;
	return allow === void 0 || allow.some((pattern) => pattern.matches(address)) ? null : "is not among the allowed providers";
}
function pinnedKeysFor(settings, address) {
	const pins = pinsFor(settings, address);
	return pins.length === 0 ? null : pins.flatMap(({ fingerprints }) => fingerprints);
}
function policyKeysFor(settings, address) {
	return pinsFor(settings, address).flatMap(({ keys }) => keys.flatMap(({ listed }) => listed));
}
function pinsFor({ signingKeys }, address) {
	return signingKeys.filter(({ providers }) => providers.some((each) => each.matches(address)));
}
function joined$2(shared, own) {
	if (Array.isArray(shared) && Array.isArray(own)) return [...shared, ...own];
	if (shared instanceof Map && own instanceof Map) return new Map([...shared, ...own]);
	if (!isPlain$1(shared) || !isPlain$1(own)) return own;
	const keys = Object.entries(own).map(([key, value]) => [key, joined$2(shared[key], value)]);
	return {
		...shared,
		...Object.fromEntries(keys)
	};
}
function isPlain$1(value) {
	return Object.prototype.toString.call(value) === "[object Object]";
}
function originsOf(settings, path = null) {
	return settings.rows.flatMap((row) => {
		const { value, from } = decidedFor(settings, row, path);
		return row.listed === true || row.places.includes("policy") && from.kind !== "default" ? partsOf(row, value).map(([name, text]) => ({
			name,
			value: text,
			from
		})) : [];
	});
}
function partsOf({ name, kind }, value) {
	const patterns = kind.patterns?.(value);
	if (patterns !== void 0) return Object.entries(patterns).map(([key, all]) => [`${name}${key}`, all.map(({ text }) => text).join(", ") || "none"]);
	const text = kind.shown?.(value) ?? (wordsOf(kind, value).join(", ") || "none");
	return text === "" ? [] : [[name, text]];
}

// src/rules/unsigned-provider.ts
const unsignedProvider = entryRule({
	slug: "unsigned-provider",
	severity: "warning",
	standards: ["notice"],
	meaning: "A release for which the registry lists no signing key.",
	headline: ({ who }) => `no signing key is listed for ${who}`,
	counted: ["unsigned provider", "unsigned providers"],
	find(entry, { settings }) {
		const { lock, hashes, reviewed } = entry;
		const { evidence } = reviewed;
		if (!signaturesOf(evidence).some(({ kind }) => kind === "unsigned")) return null;
		const lost = signedBefore(reviewed);
		const host = hostOf(lock.address);
		const isAccepted = lost === "" && acceptsWordOf(settings, host);
		const isTold = hashes.some(({ worth }) => worth.kind === "unproven" && worth.fault.kind === "word-only");
		const [tried] = signaturesOf(evidence).flatMap((check) => check.kind === "unsigned" ? check.tried ?? [] : []);
		if (isTold && !isAccepted && tried === void 0) return null;
		return {
			...isAccepted ? { standard: "notice" } : {},
			message: say`${host} lists no signing key for ${releaseName(lock)}, so its hashes can't be proven${lost}${triedWords(tried)}.`,
			fix: isAccepted ? [trustedStep(entry, host)] : [askForKey(lock.address), consider("give the policy the key of the publisher (\"keys\" in \"signing-keys\")", "until then")]
		};
	}
});
function trustedStep({ lock, reviewed: { change } }, host) {
	const name = providerName(lock.address);
	const isNew = change.from === null || change.movedFrom !== null;
	return consider(isNew ? `merge if ${name} is the provider you mean; your policy trusts ${host} for its hashes` : `merge if you still trust ${host} for the hashes of ${name}; your policy does`);
}
function signedBefore({ change, baseEvidence }) {
	const old = versionBefore(change);
	const keys = [...signersBefore(baseEvidence)?.keys() ?? []];
	if (old === null || keys.length === 0) return "";
	return say`; ${releaseName(old)} was signed by ${namedKeys(keys, " and ")}`;
}
function askForKey(address) {
	const host = hostOf(address);
	return askPublisher(address, host === "registry.opentofu.org" ? submit : `to register its signing key at ${host}`);
}
const submit = "to submit its signing key to OpenTofu's registry (an issue in github.com/opentofu/registry)";
function triedWords(tried) {
	if (tried === void 0) return [];
	const { from, keyIds, reason, unread } = tried;
	if (unread) return say`; the keys at ${from} could not be read (${asClause(reason)})`;
	const keys = keyIds.length === 0 ? ["what"] : say`the ${keyIds.length === 1 ? "key" : "keys"} ${namedKeys(keyIds, ", ")} that`;
	return say`; its signature does not verify with ${keys} ${from === "policy" ? "the policy has" : `${from} lists`} (${asClause(reason)})`;
}

// src/rules/asserted-hash.ts
const assertedHash = entryRule({
	slug: "asserted-hash",
	severity: "notice",
	meaning: "Hashes that a registry or mirror states without a signature and that the policy accepts.",
	counted: ["provider accepted without a signature", "providers accepted without a signature"],
	find(entry) {
		const { lock, hashes, standing } = entry;
		if (standing.kind !== "askable") return null;
		const accepted = hashes.flatMap(({ hash, line, worth }) => worth.kind === "accepted" && (worth.by === "word" || worth.by === "announced" && worth.checked.length === 0) ? [{
			by: worth.by,
			of: asClause(worth.of),
			hash,
			line
		}] : []);
		return [...Map.groupBy(accepted, ({ by, of }) => `${by} ${of}`).values()].flatMap((same) => same.slice(0, 1).map(({ by, of, hash, line }) => {
			const all = same.length === hashes.length ? "the" : `${same.length} of`;
			const share = say`${all} ${hashCount(hashes.length)} of ${releaseName(lock)}`;
			const what = same.length === 1 ? say`${{ hash }} (${share})` : share;
			return {
				...same.length === 1 ? { line } : {},
				message: by === "word" ? say`Your policy accepts unsigned hashes from ${of} ("accept-asserted"). Nothing proves ${what}.` : say`Your policy accepts every h1 that ${of} announces ("announced-h1"). Nothing proves ${what}.`,
				fix: [trustedStep(entry, of)]
			};
		}));
	}
});

// src/rules/expired-key.ts
const expiredKey = entryRule({
	slug: "expired-key",
	severity: "warning",
	meaning: "A release whose signing key has expired, before or after the release was signed.",
	headline: ({ who }) => `the key that signed ${who} has expired`,
	find({ lock, reviewed }) {
		const good = signaturesOf(reviewed.evidence).filter((check) => check.kind === "good");
		const late = good.filter(({ afterExpiry }) => afterExpiry === true);
		const inTime = good.filter(({ keyExpired, afterExpiry, tier }) => keyExpired && afterExpiry !== true && tier !== "official");
		const unchanged = consider("the lock file needs no change");
		return [{
			keys: late,
			message: say`The key ${keysOf(late)} signed ${releaseName(lock)} after the expiry that its listed copy gives: often a publisher has extended the key and the new copy is not listed yet, and Terraform and OpenTofu install the release.`,
			fix: [askPublisher(lock.address, "to list the extended copy of the key"), unchanged]
		}, {
			keys: inTime,
			message: say`The key ${keysOf(inTime)} that signed ${releaseName(lock)} has expired; the signature is older than that.`,
			fix: [askPublisher(lock.address, "to extend the key"), unchanged]
		}].flatMap(({ keys, ...facts }) => keys.length === 0 ? [] : [facts]);
	}
});
const keysOf = (signatures) => namedKeys([...new Set(signatures.map(({ keyId }) => keyId))], " and ");

// src/subject/coverage.ts
function platformOf(proof) {
	return proof !== void 0 && "platform" in proof ? proof.platform : null;
}
function platformsOf$1(hash, evidence) {
	const proof = evidence?.dropped.get(hash) ?? evidence?.proofs.get(hash);
	const own = platformOf(proof);
	if (proof === void 0 || own === null) return [];
	const zh = proof.level === "computed" || proof.level === "announced" ? proof.zh : hash;
	const same = publishedPackages(evidence).filter((one) => one.hash === zh);
	return distinct([
		own,
		...same.map(({ platform }) => platform),
		...announcedFor(hash, evidence)
	]);
}
function announcedFor(hash, evidence) {
	return [...evidence?.announced ?? []].flatMap(([platform, hashes]) => hashes.includes(hash) ? [platform] : []);
}
function coveredPlatforms(hashes, evidence) {
	return new Set(hashes.flatMap((hash) => platformsOf$1(hash, evidence)));
}
function h1Platforms(hashes, evidence) {
	return coveredPlatforms(hashes.filter(isOfFiles), evidence);
}
function hasOpenHash(hashes, evidence) {
	return hashes.some((hash) => evidence?.proofs.get(hash)?.level === "unavailable");
}
function publishedPackages(evidence) {
	return documentsOf$1(evidence).flatMap((document) => document.entries).flatMap(({ hash, platform }) => platform === null ? [] : [{
		hash,
		platform
	}]);
}
function publishedPlatforms(evidence) {
	return new Set(publishedPackages(evidence).map(({ platform }) => platform));
}
function platformsBefore(base, reviewed) {
	const before = reviewed.baseEvidence ?? reviewed.evidence;
	const platforms = (counts) => (base?.hashes ?? []).filter(counts).flatMap(platformsOfBase(reviewed));
	const zh = new Set(platforms(isOfZip));
	const told = zh.size < publishedPlatforms(before).size || documentsOf$1(before).length > 1 ? [...zh] : [];
	const published = publishedPlatforms(reviewed.evidence);
	return distinct([...platforms(isOfFiles), ...told]).filter((platform) => published.has(platform));
}
function namesOf(platforms) {
	return listed$2(platforms, 3);
}
function platformsThatInitAdds(hashes, evidence) {
	if (evidence?.release.kind !== "known" || evidence.release.value.disagreements.length > 0) return [];
	if (!evidence.address.startsWith(`${"registry.opentofu.org"}/`)) return [];
	const present = new Set(hashes);
	return [...evidence.announced ?? []].filter(([, announced]) => {
		const h1 = announced.filter(isSoundOfFiles);
		return h1.length > 0 && !h1.some((hash) => present.has(hash));
	}).map(([platform]) => platform).sort();
}
function platformsOfBase({ evidence, baseEvidence }) {
	const own = publishedPackages(baseEvidence);
	const old = new Set(documentsOf$1(baseEvidence).flatMap(({ entries }) => entries.map(({ hash }) => hash)));
	return (hash) => {
		if (old.has(hash)) return own.filter((one) => one.hash === hash).map(({ platform }) => platform);
		const [told = evidence] = [evidence, baseEvidence].flatMap((side) => side?.dropped.has(hash) ? side : []);
		const platforms = platformsOf$1(hash, told);
		return platforms.length > 0 ? platforms : announcedFor(hash, baseEvidence);
	};
}

// src/policy/waiver.ts
function isAbout(waiver, finding) {
	const { rule, provider, hash, version, hashes = [] } = finding;
	return waiver.rule === rule && provider !== null && waiver.provider.matches(provider) && (waiver.version === null || waiver.version === version) && (waiver.hashes === null || waiver.hashes.some((one) => one === hash || hashes.includes(one)));
}
function isOfEntry(waiver, { address: provider, version, hashes }) {
	return isAbout(waiver, {
		rule: waiver.rule,
		provider,
		version,
		hash: null,
		hashes
	});
}
function flawIn({ reason, expires }, now) {
	if (reason === null) return "gives no reason";
	if (expires === null) return "has no expiry date";
	if (now === void 0) return `cannot be checked against the date ${expires}`;
	return now.toISOString().slice(0, 10) > expires ? `expired on ${expires}` : null;
}
function waiverFor(waivers, about, now) {
	const { hashes = [], ...finding } = about;
	const found = (hashes.length > 0 ? hashes : [finding.hash]).map((hash) => waivers.find((waiver) => isAbout(waiver, {
		...finding,
		hash
	}) && flawIn(waiver, now) === null));
	const byEnd = found.toSorted((one, other) => String(one?.expires) < String(other?.expires) ? -1 : 1);
	return found.includes(void 0) ? null : byEnd[0] ?? null;
}

// src/subject/worth.ts
function standingOf$1(evidence) {
	if (evidence === null) return { kind: "askable" };
	const { release } = evidence;
	switch (release.kind) {
		case "absent": return {
			kind: "not-found",
			what: release.what
		};
		case "unavailable":
			if (release.code === "untrusted-host") return { kind: "untrusted-host" };
			return release.code === "disagreement" ? { kind: "contradicted" } : { kind: "askable" };
		case "known":
			for (const { signature } of documentsOf$1(evidence)) {
				if (signature.kind !== "bad") continue;
				const { reason, madeBy } = signature;
				return {
					kind: "bad-signature",
					reason,
					...madeBy && { madeBy }
				};
			}
			return { kind: "askable" };
	}
}
function worthOf(hash, proof, circumstances) {
	const found = circumstances.outlived ? unproven({ kind: "outlived" }) : byProof(hash, proof);
	if (found.kind === "open") return unaskedByWaiver(hash, circumstances) ?? found;
	if (found.kind !== "unproven") return found;
	const by = acceptanceOf(hash, found.fault, circumstances);
	if (by !== null) return {
		...by,
		fault: found.fault
	};
	const lack = proof.level === "asserted" ? proof.instead : void 0;
	if (lack === void 0) return found;
	return {
		kind: "open",
		why: "not-asked",
		reason: `${lack.cause}; what ${proof.level === "asserted" ? proof.by : ""} states is not signed`,
		lack
	};
}
function byProof(hash, proof) {
	if (proof.level === "signed" || proof.level === "computed") return {
		kind: "proven",
		by: proof.level
	};
	const parsed = parseHash(hash);
	if (parsed.kind === "malformed") return unproven({
		kind: "malformed",
		reason: parsed.reason
	});
	if (parsed.kind !== "known") return unproven({ kind: "ignored" });
	switch (proof.level) {
		case "announced": return unproven({
			kind: "word-only",
			by: proof.by,
			checked: proof.checked
		});
		case "asserted": return unproven({
			kind: "word-only",
			by: proof.by
		});
		case "none": {
			const { level: _, belongsTo: origin, ...why } = proof;
			return unproven(origin === null ? {
				kind: "unsupported",
				...why
			} : {
				kind: "foreign",
				origin,
				...why
			});
		}
		case "unavailable": {
			const { code, reason, asked } = proof;
			const need = proof.needed === void 0 ? {} : { needed: proof.needed };
			if (isLimit(code)) return unproven({
				kind: "past-limit",
				limit: code,
				reason,
				...need
			});
			return {
				kind: "open",
				why: code === "disagreement" ? "contradicted" : "not-asked",
				reason,
				lack: {
					code,
					...asked && { asked }
				}
			};
		}
	}
}
function unaskedByWaiver(hash, { standing, settings, now, ...about }) {
	if (standing.kind !== "untrusted-host") return null;
	const rule = "untrusted-host";
	const waiver = waiverFor(settings.waivers, {
		...about,
		rule,
		hash
	}, now);
	return waiver && {
		kind: "accepted",
		by: "waiver",
		rule,
		until: waiver.expires ?? "",
		fault: {
			kind: "word-only",
			by: "nobody"
		}
	};
}
function unproven(fault) {
	return {
		kind: "unproven",
		fault
	};
}
function acceptanceOf(hash, fault, circumstances) {
	const { settings, path, provider, version, now } = circumstances;
	const announced = announcementOf(fault, circumstances);
	if (announced !== null) return announced;
	if (fault.kind === "word-only" && acceptsWordOf(settings, fault.by)) return {
		kind: "accepted",
		by: "word",
		of: fault.by
	};
	const acceptances = rulesAgainst(fault, circumstances).map((rule) => {
		if (severityFor(settings, rule, path) === "off") return {
			kind: "accepted",
			by: "rule-off",
			rule
		};
		const waiver = waiverFor(settings.waivers, {
			rule,
			provider,
			version,
			hash
		}, now);
		return waiver === null ? null : {
			kind: "accepted",
			by: "waiver",
			rule,
			until: waiver.expires ?? ""
		};
	});
	return acceptances.includes(null) ? null : acceptances[0] ?? null;
}
function announcementOf(fault, { settings, path, provider, standing }) {
	if (fault.kind !== "word-only" || fault.checked === void 0 || standing.kind !== "askable") return null;
	const how = announcedH1For(settings, provider, path);
	return how === "accept" || how === "sample" && fault.checked.length > 0 ? {
		kind: "accepted",
		by: "announced",
		of: fault.by,
		checked: fault.checked
	} : null;
}
function rulesAgainst(fault, { standing, unchecked }) {
	const aboutRelease = releaseRules[standing.kind];
	const ofRelease = aboutRelease === null ? [] : [aboutRelease];
	if (fault.kind === "ignored" && unchecked) return [...ofRelease, "hashes-cleared"];
	const { rule, evenUnasked } = hashRules[fault.kind];
	return standing.kind === "askable" || evenUnasked ? [...ofRelease, rule] : ofRelease;
}
const releaseRules = {
	askable: null,
	"untrusted-host": "untrusted-host",
	"not-found": "version-not-found",
	"bad-signature": "signature-invalid",
	contradicted: "registry-disagrees"
};
const hashRules = {
	ignored: {
		rule: "malformed-hash",
		evenUnasked: true
	},
	malformed: {
		rule: "malformed-hash",
		evenUnasked: true
	},
	foreign: { rule: "foreign-hash" },
	unsupported: { rule: "unproven-hash" },
	outlived: { rule: "release-republished" },
	"word-only": { rule: "unproven-hash" },
	"past-limit": { rule: "unproven-hash" }
};
function faultOf(worth) {
	return worth.kind === "accepted" || worth.kind === "unproven" ? worth.fault : null;
}
function isRefuted(worth) {
	const refuting = [
		"ignored",
		"malformed",
		"foreign",
		"unsupported",
		"outlived"
	];
	const fault = faultOf(worth);
	return fault !== null && !("partial" in fault) && refuting.some((kind) => kind === fault.kind);
}
function passes({ kind }) {
	return kind === "proven" || kind === "accepted";
}
const fromBest$1 = [
	"proven",
	"accepted",
	"open",
	"unproven"
];
function leastOf(worths) {
	return worths.toSorted((a, b) => fromBest$1.indexOf(b.kind) - fromBest$1.indexOf(a.kind))[0] ?? null;
}

// src/subject/locked-entry.ts
function entriesOf$1({ changes, settings, now }) {
	return changes.flatMap((reviewed) => {
		const { change, evidence } = reviewed;
		const outlived = outlivedHashes(reviewed);
		const standing = standingOf$1(evidence);
		return reviewed.occurrences.flatMap(({ path, base, head: lock, onlyMoved = false }) => {
			if (lock === null) return [];
			const circumstances = {
				path,
				provider: change.provider,
				version: lock.version,
				standing,
				unchecked: !lock.hashes.some(isChecked),
				settings,
				now
			};
			const hashes = lock.hashes.map((hash, index) => {
				const proof = evidence?.proofs.get(hash) ?? withoutAnswer(evidence);
				return {
					hash,
					line: lock.lines.hashes[index] ?? lock.lines.block,
					worth: worthOf(hash, proof, {
						...circumstances,
						outlived: outlived.has(hash)
					})
				};
			});
			return [{
				path,
				lock,
				base,
				onlyMoved,
				reviewed,
				standing,
				hashes
			}];
		});
	});
}
function withoutAnswer(evidence) {
	if (evidence?.release.kind === "unavailable") return unaskable(evidence.release);
	return unsupported$2("nothing is known about it");
}
function outlivedHashes(reviewed) {
	const { hashedPackages = 0, release } = reviewed.evidence ?? {};
	return release?.kind === "known" && (hashedPackages > 0 || release.value.disagreements.length > 0) ? unlistedHashes(reviewed) : /* @__PURE__ */ new Set();
}
function unlistedHashes({ change, evidence }) {
	const none = /* @__PURE__ */ new Set();
	const { provider, movedFrom, from, to } = change;
	if (evidence === null || isMirrored(evidence)) return none;
	if (from === null || from.version !== to?.version) return none;
	if (movedFrom !== null && movedFrom !== provider) return none;
	const outlived = /* @__PURE__ */ new Set();
	for (const { hash, status } of change.hashes) {
		if (status === "added") continue;
		const proof = evidence.proofs.get(hash) ?? evidence.dropped.get(hash);
		if (proof === void 0) continue;
		if ("platform" in proof) {
			if (proof.platform !== null) return none;
		} else if (isSoundOfZip(hash)) {
			if (proof.level === "unavailable" || proof.belongsTo !== null) return none;
			outlived.add(hash);
		}
	}
	return outlived;
}
function isOneFolder({ lock: { hashes } }) {
	return hashes.length === 1 && hashes.every(isOfFiles);
}
function keyDoubt({ lock, reviewed }, { settings }) {
	const keys = (reviewed.evidence?.documents ?? documentsOf$1(reviewed.evidence)).flatMap(({ signature: one }) => one.kind === "good" ? [one.fingerprint] : []);
	const pinned = pinnedKeysFor(settings, lock.address) ?? keys.slice(0, 1);
	const advice = `ask the publisher whether the keys ${listed$2(distinct(keys).map((key) => `\`${key}\``), 3)} are theirs; if so, pin all of them ("signing-keys" in the policy) and run \`lockproof lock\``;
	return keys.every((key) => pinned.includes(key)) ? null : consider(advice);
}
function lockNow(entry, subject) {
	const { path, lock, base, hashes } = entry;
	const isMeant = ({ worth }) => !isRefuted(worth) || faultOf(worth)?.kind === "malformed";
	const good = hashes.filter((one) => isOfFiles(one.hash) && isMeant(one));
	const own = Math.max(good.length, base?.hashes.filter(isOfFiles).length ?? 0);
	const file = own > 0 ? null : subject.files.find(({ revision }) => revision.path === path)?.head?.lockFile;
	return lockAgain(path, lock.address, platformsToLock(entry, subject), file ? mostH1(file) : own);
}
function platformsToLock(entry, subject) {
	if (platformsTold(entry).length > 0) return platformsNeeded(entry, subject);
	const others = platformsOfFile(entry.path, subject);
	return distinct([...platformsFor(subject.settings, entry.path), ...others]).filter(isOffered(entry)).toSorted();
}
function platformsNeeded(entry, { settings }) {
	return distinct([...platformsFor(settings, entry.path).filter(isOffered(entry)), ...platformsTold(entry)]).toSorted();
}
function isOffered({ reviewed }) {
	const published = publishedPlatforms(reviewed.evidence);
	return (platform) => published.size === 0 || published.has(platform);
}
function platformsTold(entry) {
	return [...platformsBefore(entry.base, entry.reviewed), ...h1Platforms(entry.lock.hashes, entry.reviewed.evidence)];
}
function platformsOfFile(path, { entries, settings }) {
	return distinct([...platformsFor(settings, path), ...h1PlatformsByFile(entries).get(path) ?? []]).toSorted();
}
const mostH1 = openWeakMemory(({ providers }) => Math.max(0, ...providers.map(({ hashes }) => hashes.filter(isOfFiles).length)));
function entriesAnew(path, lockFile, addresses, subject, platforms = platformsOfFile(path, subject)) {
	const places = lockFile.providers.filter(({ address }) => addresses.includes(address)).map(({ lines }) => ({
		path,
		line: lines.block
	}));
	const all = allOf(platforms, mostH1(lockFile));
	const command = commandIn(path, toolNamedBy("", lockFile), "providers lock", all);
	return [...places.length === 0 ? [] : [{
		do: "delete",
		what: "entry",
		places
	}], {
		do: "run",
		commands: [{
			...command,
			providers: addresses
		}]
	}];
}
const h1PlatformsByFile = openWeakMemory((entries) => {
	const byFile = /* @__PURE__ */ new Map();
	for (const { path, base, lock, reviewed } of entries) {
		const platforms = byFile.get(path) ?? /* @__PURE__ */ new Set();
		byFile.set(path, platforms);
		const had = (base?.hashes ?? []).filter(isOfFiles).flatMap(platformsOfBase(reviewed));
		for (const platform of [...had, ...h1Platforms(lock.hashes, reviewed.evidence)]) platforms.add(platform);
	}
	return byFile;
});
function hasNoChecks({ hashes }) {
	return !hashes.some(({ hash }) => isChecked(hash));
}
function hashesLine({ lines }) {
	return lines.hashesArgument ?? lines.block;
}
function hasOpenQuestion({ hashes, reviewed, standing }) {
	const isWaived = standing.kind === "untrusted-host" && hashes.some(({ worth }) => worth.kind === "accepted");
	return reviewed.evidence?.release.kind === "unavailable" && !isWaived || hashes.some(({ worth }) => worth.kind === "open");
}
function faultsIn({ hashes }, ...kinds) {
	const isOfKinds = (fault) => kinds.some((kind) => kind === fault.kind);
	return hashes.flatMap((locked) => {
		const fault = faultOf(locked.worth);
		return fault !== null && isOfKinds(fault) ? [{
			...locked,
			fault
		}] : [];
	});
}

// src/subject/removal.ts
function removalFrom(entry, subject) {
	const { path, lock } = entry;
	const again = lockEntryAgain(entry, subject);
	const left = hashesLeft(entry);
	if (left.length === 0) return () => [deleteAt("hashes", path, hashesLine(lock)), again];
	const lost = lostH1(entry);
	const isShort = lost.length === 0 && faultsIn(entry, "malformed").some(({ hash }) => isOfFiles(hash));
	const after = [...lost.length === 0 ? [] : [restore("h1", path)], ...!isShort && isWhole([...left, ...lost], entry, subject) ? [] : [again]];
	const unsure = entry.hashes.flatMap(({ worth, line }) => "partial" in (faultOf(worth) ?? {}) ? line : []);
	return (line) => unsure.includes(line) ? inAnHour : [deleteAt("hash", path, line), ...after];
}
const inAnHour = [{
	do: "run-again",
	when: "in an hour, because the registry did not offer every package of the release"
}, consider("delete the line and lock the provider again", "if the registry still does not offer them")];
function lockEntryAgain(entry, subject) {
	const { path, lock, reviewed } = entry;
	return isMirrored(reviewed.evidence) ? initAgain(path, lock.address) : lockNow(entry, subject);
}
function hashesLeft({ hashes }) {
	return hashes.filter(({ worth }) => !isRefuted(worth)).map(({ hash }) => hash);
}
function lostH1({ base, lock, reviewed }) {
	if (base?.address !== lock.address || base.version !== lock.version) return [];
	if (unlistedHashes(reviewed).size > 0) return [];
	const [present, { dropped }] = [new Set(lock.hashes), reviewed.evidence ?? {}];
	const isLost = (hash) => isSoundOfFiles(hash) && !present.has(hash);
	return base.hashes.filter((hash) => isLost(hash) && dropped?.get(hash)?.level !== "none");
}
function mayComeBack({ base, lock, reviewed }) {
	const { dropped, proofs } = reviewed.evidence ?? {};
	const isBare = !lock.hashes.some(isChecked);
	return (base?.version === lock.version ? base.hashes : []).every((hash) => {
		const proof = dropped?.get(hash) ?? proofs?.get(hash);
		return isBare ? proof && "platform" in proof : proof?.level !== "none";
	});
}
function isWhole(hashes, entry, subject) {
	const { evidence } = entry.reviewed;
	const h1 = hashes.filter(isSoundOfFiles);
	if (h1.length === 0 || evidence?.release.kind !== "known") return false;
	const covered = coveredPlatforms(h1, evidence);
	if (!platformsNeeded(entry, subject).every((platform) => covered.has(platform))) return false;
	const documents = documentsOf$1(evidence);
	const present = new Set(hashes);
	const isWritten = (platform) => documents.length === 1 || covered.has(platform);
	return documents.every(({ entries }) => entries.every(({ hash, platform }) => present.has(hash) || !isWritten(platform)));
}

// src/rules/foreign-hash.ts
const foreignHash = entryRule({
	slug: "foreign-hash",
	severity: "error",
	meaning: "A hash that belongs to a different version or provider.",
	headline: ({ hashes, count, who }) => `${count("hash", "hashes")} of ${who} ${hashes === 1 ? "belongs" : "belong"} to a different release`,
	find(entry, subject) {
		if (entry.standing.kind !== "askable") return null;
		const removal = removalFrom(entry, subject);
		return faultsIn(entry, "foreign").map(({ hash, line, fault }) => ({
			message: say`${{ hash }} is not a hash of ${releaseName(entry.lock)}: ${whereFrom(fault.origin)}.`,
			hash,
			line,
			fix: removal(line)
		}));
	}
});
function whereFrom(origin) {
	const release = releaseName(origin);
	const platform = origin.platform === null ? "" : ` for ${origin.platform}`;
	switch (origin.source) {
		case "shasums": return `it is in the checksums of ${release}${platform}`;
		case "package": return `it is the hash of the package of ${release}${platform}`;
		case "lock-file": return `a lock file of this change lists it for ${release}`;
		case "base-lock-file": return `the lock file listed it for ${release} before`;
	}
}

// src/rules/h1-removed.ts
const h1Removed = entryRule({
	slug: "h1-removed",
	severity: "warning",
	meaning: "A provider entry that had h1 hashes and now has only zh hashes.",
	headline: ({ who, has }) => `${who} no longer ${has} an h1`,
	find(entry, subject) {
		const { path, lock, base, reviewed } = entry;
		const before = countH1(base?.hashes);
		const zhOnly = countH1(lock.hashes) === 0 && lock.hashes.some(isOfZip);
		if (before === 0 || !zhOnly) return null;
		const { from } = reviewed.change;
		const sameVersion = from?.version === lock.version;
		const [lost, were] = before === 1 ? ["The h1 hash", "was"] : [`All ${before} h1 hashes`, "were"];
		const what = sameVersion ? `${lost} of ${releaseName(lock)} ${were} removed` : `${providerName(lock.address)} had h1 hashes for ${from?.version ?? "its old version"} and has none for ${lock.version}`;
		const isEnough = sameVersion && isWhole([...lock.hashes, ...base?.hashes ?? []], entry, subject);
		return {
			message: say`${what}: without an h1 Terraform does not check unpacked packages in a mirror or a cache, and records the h1 of whatever it finds there.`,
			line: hashesLine(lock),
			fix: [...sameVersion ? [restore("h1", path)] : [], ...isEnough ? [] : [lockNow(entry, subject)]]
		};
	}
});
const countH1 = (hashes = []) => hashes.filter(isOfFiles).length;

// src/rules/hashes-cleared.ts
const hashesCleared = entryRule({
	slug: "hashes-cleared",
	severity: "error",
	meaning: "A provider entry without any hash that Terraform would check.",
	headline: ({ who, has }) => `${who} ${has} no hash that Terraform checks`,
	find(entry, subject) {
		if (!hasNoChecks(entry)) return null;
		const { head = null } = subject.files.find(({ revision }) => revision.path === entry.path) ?? {};
		const conflict = head?.problems.find(({ detail }) => detail === mergeConflict);
		if (conflict !== void 0 && conflict.line >= entry.lock.lines.block) return null;
		const { what, edits } = clearedBy(entry);
		return {
			message: say`${releaseName(entry.lock)} ${what}.`,
			line: hashesLine(entry.lock),
			...edits.length > 0 ? { cause: "lists of hashes to delete" } : {},
			fix: fixFor$2(entry, edits, subject)
		};
	}
});
function fixFor$2(entry, edits, subject) {
	const { base, path, reviewed } = entry;
	const again = lockEntryAgain(entry, subject);
	const isAll = String(reviewed.change.kinds) === "hashes-cleared";
	if (base === null || !isAll || !mayComeBack(entry)) return [...edits, again];
	return [restore("hashes", path), ...isWhole(base.hashes, entry, subject) ? [] : [again]];
}
function clearedBy({ path, lock, hashes }) {
	const nothingChecked = "so Terraform installs any package unchecked";
	const { hashesArgument: line } = lock.lines;
	if (line === null) return {
		what: `has no hashes, ${nothingChecked}`,
		edits: []
	};
	return {
		what: hashes.length > 0 ? `has only ${hashCount(hashes.length)} of schemes that Terraform ignores, ${nothingChecked}` : "has an empty list of hashes, which Terraform refuses; without the list it would check nothing",
		edits: [deleteAt("hashes", path, line)]
	};
}

// src/rules/hidden-content.ts
const hiddenContent = {
	slug: "hidden-content",
	severity: "error",
	standards: ["warning"],
	meaning: "A lock file that may be different in a checkout than in the review.",
	ofMerge: true,
	headline: ({ who }) => `Terraform may not read ${who} as it was reviewed`,
	check: ({ files }) => files.flatMap(inLockFile$1).map((found) => ({
		...found,
		acceptable: false
	}))
};
function inLockFile$1({ revision, head }) {
	if (revision.head.kind !== "file") return [];
	const text = decodeUtf8(revision.head.bytes);
	const { path, attributes } = revision;
	const rewritten = byAttributes(path, text, attributes ?? {
		found: [],
		unread: []
	});
	if (head?.canonical === true) return rewritten;
	const known = rewritten.length === 0 ? commentsBefore(revision) : [];
	return [...rewritten, ...hashesInComments(path, text, known)];
}
const effects = {
	"working-tree-encoding": ["git writes it to disk in a different encoding, where different characters may count", ""],
	filter: ["git sends it through a filter on the way to disk, if the machine has a filter of this name", ""],
	ident: ["git replaces the text after $Id when it writes the file to disk", "$Id"],
	"export-subst": ["git replaces $Format:…$ with texts of the commit when it makes an archive", "$Format:"]
};
function byAttributes(path, text, { found, unread }) {
	return [...unread.map((file) => aboutFile(path, {
		message: say`Lockproof cannot tell what a checkout of this lock file contains: ${file} is not a short plain file that every version of git reads the same way.`,
		fix: [consider(`make ${file} a short plain file`)]
	})), ...found.flatMap(({ name, word, path: file, line }) => {
		const [effect, needs] = effects[name];
		if (!text.includes(needs)) return [];
		return aboutFile(path, {
			...name === "filter" ? { standard: "warning" } : {},
			message: say`This lock file may differ in a checkout from what was reviewed: because of ${file}:${String(line)} (${shortText(word)}), ${effect}.`,
			fix: [consider(`remove ${shortText(word)} for this file (line ${line} of ${file})`)]
		});
	})];
}
function commentsBefore({ status, base }) {
	if (status === "unchanged" || base.kind !== "file") return [];
	return hiding(decodeUtf8(base.bytes)).map(({ text }) => text);
}
function hashesInComments(path, text, known) {
	const left = [...known];
	return hiding(text).map(({ text: comment, line }) => {
		const at = left.indexOf(comment);
		if (at >= 0) left.splice(at, 1);
		return aboutFile(path, {
			line,
			...at >= 0 ? { standard: "warning" } : {},
			message: say`A comment contains what looks like a hash: no tool writes such a comment, and git attributes can make it a live hash.`,
			fix: [consider(`delete the comment at line ${line}`), {
				...restore("file", path),
				when: "or"
			}]
		});
	});
}
const hiding = (text) => commentsIn(text).filter(({ text: comment }) => mentionsHash(comment));

// src/rules/major-upgrade.ts
const majorUpgrade$1 = entryRule({
	slug: "major-upgrade",
	severity: "notice",
	meaning: "An upgrade of a provider to a new major version.",
	counted: ["major upgrade", "major upgrades"],
	ask: ["read its upgrade guide before you merge", "read their upgrade guides before you merge"],
	find({ lock, reviewed: { change } }) {
		const { from, kinds } = change;
		if (from === null || !kinds.includes("version-upgraded")) return null;
		if (versionStep(from.version, lock.version) !== "major") return null;
		return {
			message: say`New major version of an existing provider: ${providerName(lock.address)} ${from.version} → ${lock.version}.`,
			line: lock.lines.version,
			fix: [consider("Read the upgrade guide of the provider before you merge")]
		};
	}
});

// src/rules/malformed-hash.ts
const malformedHash = entryRule({
	slug: "malformed-hash",
	severity: "error",
	standards: ["notice"],
	meaning: "A hash with a scheme that Terraform does not know, or with a value that no package can have.",
	headline: ({ hashes, count, who }) => `${count("hash", "hashes")} of ${who} ${hashes === 1 ? "is" : "are"} not valid`,
	counted: ["invalid hash", "invalid hashes"],
	find(entry, subject) {
		const removal = removalFrom(entry, subject);
		return faultsIn(entry, "malformed", ...hasNoChecks(entry) ? [] : ["ignored"]).map(({ hash, line, fault }) => {
			const reason = fault.kind === "malformed" ? fault.reason : otherSchemeIgnored;
			return {
				...entry.onlyMoved ? { standard: "notice" } : {},
				message: say`${{ hash }} of ${releaseName(entry.lock)} can never match: ${reason}.`,
				hash,
				line,
				fix: removal(line)
			};
		});
	}
});

// src/rules/new-provider.ts
const providersNamed = 12;
const newProvider = {
	slug: "new-provider",
	severity: "notice",
	meaning: "A provider that the lock file did not have before.",
	counted: ["new provider", "new providers"],
	ask: ["check its name letter by letter", "check their names letter by letter"],
	check({ entries, files }) {
		const added = entries.filter(({ reviewed }) => reviewed.change.kinds.includes("provider-added"));
		const newFiles = new Set(files.flatMap(({ revision: { path, status } }) => status === "added" ? [path] : []));
		const before = files.flatMap(({ base }) => base?.lockFile?.providers ?? []);
		const known = new Set(before.map(({ address }) => address));
		return [...Map.groupBy(added, ({ path }) => path)].flatMap(([path, beside]) => {
			const names = beside.map(({ lock }) => releaseName(lock));
			const more = names.length > providersNamed ? ` and ${names.length - providersNamed} more` : "";
			const gist = say`The lock file is new, and so is each provider in it: ${names.slice(0, providersNamed).join(", ")}${more}.`;
			const { declared } = files.find(({ revision }) => revision.path === path) ?? {};
			const stores = declared?.types.filter(({ kind }) => kind === "state_store") ?? [];
			return beside.map((entry) => {
				const { address } = entry.lock;
				const keepsState = stores.some(({ provider }) => provider === address);
				const { isElsewhere = true } = entry.reviewed.evidence ?? {};
				const isKnown = publisherOf(address) !== null || known.has(address) || isElsewhere;
				return aboutEntry(entry, {
					message: say`Dependency on a new provider: ${releaseName(entry.lock)}.${keepsState ? " \"terraform init\" runs it already, because a \"state_store\" block names it." : ""}`,
					...isKnown ? { aspect: { kind: "known" } } : {},
					...newFiles.has(path) && !keepsState ? {
						cause: "new lock file",
						gist
					} : {},
					fix: [consider(`check letter by letter that ${newFiles.has(path) && names.length > 1 ? "these are the providers" : "this is the provider"} you mean`)]
				});
			});
		});
	}
};

// src/rules/not-canonical.ts
const notCanonical = {
	slug: "not-canonical",
	severity: "warning",
	standards: ["notice"],
	meaning: "A lock file that Terraform can read, but that is not in the layout that Terraform writes.",
	headline: ({ who, is, one }) => `${who} ${is} not as Terraform writes ${one ? "it" : "them"}`,
	check: ({ files }) => files.flatMap(findingFor)
};
function findingFor({ revision, base, head }) {
	if (head === null || head.lockFile === null || head.canonical) return [];
	if (isEmptied({
		revision,
		base,
		head
	})) return [];
	if (head.problems.some(({ severity }) => severity === "error")) return [];
	const known = new Set(faultsOf$1(base, revision.base).map(identity));
	const faults = faultsOf$1(head, revision.head).filter((fault) => !known.has(identity(fault)));
	const [first] = faults;
	if (first === void 0) return [];
	const tool = toolNamedBy(textOf$3(revision.head), head.lockFile);
	const writer = tool === "tofu" ? "OpenTofu" : "Terraform";
	const kinds = inWords$1(faults, false);
	return [aboutFile(revision.path, {
		message: say`The lock file is not in the layout that ${writer} writes: ${inWords$1(faults, true)}.`,
		gist: say`The lock file is not in the layout that ${writer} writes: ${kinds}.`,
		cause: `layout of ${writer}: ${kinds}`,
		line: first.line,
		...faults.every(hidesNothing) ? { standard: "notice" } : {},
		fix: [{
			do: "run",
			when: "to rewrite the file, with all its hashes",
			commands: [commandIn(revision.path, tool, "providers lock")]
		}]
	})];
}
function faultsOf$1(reading, content) {
	if (reading === null || reading.lockFile === null || reading.canonical) return [];
	return layoutFaults(textOf$3(content), reading.lockFile);
}
const textOf$3 = (content) => content.kind === "file" ? decodeUtf8(content.bytes) : "";
function hidesNothing({ kind, about }) {
	return kind === "other-layout" && about !== "" && onlySpaced.test(about) || [
		"final-newline",
		"line-ends",
		"blank-line"
	].includes(kind);
}
const onlySpaced = /^\s*$|^\s{0,16}(?:provider\s{1,16}""\s{0,16}\{|\w+\s{0,16}=\s{0,16}(?:""|\[)|"",|[\]}])\s{0,16}$/;
const identity = ({ kind, about }) => `${kind} ${about}`;
function inWords$1(faults, withLines) {
	const kinds = layoutFaultKinds.flatMap((kind) => {
		const [first, ...others] = faults.filter((fault) => fault.kind === kind);
		if (first === void 0) return [];
		const more = others.length === 0 ? "" : ` and ${others.length} more`;
		const line = withLines && !ofWholeFile.test(kind) ? [`line ${first.line}${more}`] : [];
		const characters = hiddenCharacters(first.about).slice(0, charactersShown$1).map(characterName);
		const aside = kind === "hidden-characters" ? [characters.join(", "), ...line] : line;
		const what = kind === "comment" && others.length > 0 ? "comments" : words[kind];
		return [aside.length === 0 ? what : `${what} (${aside.join(", ")})`];
	});
	return listed$2(kinds, layoutFaultKinds.length);
}
const charactersShown$1 = 5;
const words = {
	"hidden-characters": "a comment with invisible characters",
	comment: "a comment",
	"module-block": "a module block, which neither tool reads",
	"provider-order": "providers out of order",
	"hash-order": "hashes out of order",
	"repeated-hash": "a repeated hash",
	header: "no header",
	"byte-order-mark": "a byte order mark",
	"line-ends": "Windows line endings",
	"other-layout": "other spacing, order or quoting",
	"blank-line": "different blank lines",
	"final-newline": "no newline at the end"
};
const ofWholeFile = /^(?:header|byte-order-mark|line-ends|final-newline)$/;

// src/rules/platform-lost.ts
const platformLost = entryRule({
	slug: "platform-lost",
	severity: "warning",
	standards: ["notice"],
	meaning: "A platform that the entry covered before and no longer covers.",
	counted: ["provider with fewer platforms", "providers with fewer platforms"],
	headline: ({ who, one, aspect }) => one ? `${who} ${aspect.loss}` : `${who} cover fewer platforms than before`,
	find: lossOf
});
function lossOf(entry, subject) {
	const { lock, base, reviewed, standing } = entry;
	if (base === null || standing.kind !== "askable" || hasNoChecks(entry)) return null;
	if (hasOpenHash(lock.hashes, reviewed.evidence) || String(base.hashes) === String(lock.hashes)) return null;
	const lost = lostPlatforms(base, coveredPlatforms(lock.hashes, reviewed.evidence), reviewed);
	if (lost.length === 0) return h1Loss(entry, subject);
	const loss = `no longer covers ${namesOf(lost)}`;
	const platforms = [.../* @__PURE__ */ new Set([...platformsToLock(entry, subject), ...lost])].sort();
	const had = base.hashes.filter(isOfFiles).length;
	const again = keyDoubt(entry, subject) ?? lockAgain(entry.path, lock.address, platforms, had);
	return {
		aspect: {
			kind: "lost",
			loss
		},
		message: say`The entry of ${releaseName(lock)} ${loss}: "init" refuses the package there.`,
		line: hashesLine(lock),
		fix: [...isOneFolder(entry) ? [lookForCache] : [], again]
	};
}
function lostPlatforms(base, covered, reviewed) {
	const published = publishedPlatforms(reviewed.evidence);
	const platforms = base.hashes.flatMap(platformsOfBase(reviewed));
	return distinct(platforms.filter((one) => published.has(one) && !covered.has(one))).toSorted();
}
function h1Loss(entry, subject) {
	const { path, lock, base, reviewed } = entry;
	if (base === null) return null;
	const now = h1Platforms(lock.hashes, reviewed.evidence);
	const isGood = (hash) => reviewed.evidence?.dropped.get(hash)?.level !== "none";
	const had = new Set(base.hashes.filter((hash) => isOfFiles(hash) && isGood(hash)));
	const published = publishedPlatforms(reviewed.evidence);
	const own = [...had].flatMap(platformsOfBase(reviewed));
	const lostAmong = (likely) => distinct(likely.filter((platform) => published.has(platform) && !now.has(platform)));
	const known = lostAmong(own);
	const fewer = Math.max(had.size - now.size, base.version === lock.version ? known.length : 0);
	if (now.size === 0 || fewer === 0 || now.size >= published.size) return null;
	if (platformsFor(subject.settings, path).some((platform) => !now.has(platform))) return null;
	const lost = known.length >= fewer ? known : lostAmong([...own, ...platformsOfFile(path, subject)]);
	const isNamed = lost.length === fewer;
	const which = isNamed ? namesOf(lost.toSorted()) : `${fewer} more ${fewer === 1 ? "platform" : "platforms"}`;
	const old = base.version === lock.version ? "the base" : base.version;
	const platforms = distinct([
		...platformsToLock(entry, subject),
		...now,
		...lost
	]).toSorted();
	const again = keyDoubt(entry, subject) ?? lockAgain(path, lock.address, platforms, had.size);
	const where = isNamed ? which : "other platforms";
	const keepsZh = publishedPackages(reviewed.evidence).every(({ hash }) => lock.hashes.includes(hash));
	return {
		...base.address !== lock.address || keepsZh || had.size <= now.size ? { standard: "notice" } : {},
		aspect: {
			kind: "lost",
			loss: `lost its h1 hash for ${isNamed ? which : counted(fewer, "platform", "platforms")}, so "terraform init -lockfile=readonly" fails there`
		},
		message: say`${releaseName(lock)} has an h1 for ${namesOf([...now].sort())} only; ${old} had one for ${which}${isNamed && had.size > now.size ? " too" : ""}, where Terraform can no longer check an unpacked package, and fails with "-lockfile=readonly".`,
		gist: say`Providers have an h1 for fewer platforms than before. Terraform can no longer check an unpacked package of the others, and fails there with "-lockfile=readonly".`,
		line: hashesLine(lock),
		cause: `fewer h1: ${path}`,
		fix: [{
			...again,
			when: `if anybody runs ${folderOf(path) || "this configuration"} on ${where}`
		}]
	};
}

// src/rules/platform-missing.ts
const consequence$1 = "Terraform cannot check the unpacked package there, and fails with \"-lockfile=readonly\"";
const platformMissing = entryRule({
	slug: "platform-missing",
	severity: "warning",
	meaning: "A provider entry without an h1 for a platform that `platforms` requires.",
	headline({ who, one, has, files, aspects }) {
		const [missing = "", ...others] = distinct(aspects.map(({ platforms }) => platforms));
		const where = files === 1 ? "" : ` in ${files} lock files`;
		const [what, them] = others.length > 0 ? ["some platforms", "them"] : [missing, missing.includes(" and ") ? "them" : "it"];
		return `${who} ${has} no h1 for ${what}${one ? where : ""}; your setting "platforms" requires ${them}`;
	},
	find(entry, subject) {
		const published = publishedPlatforms(entry.reviewed.evidence);
		const isPublished = (platform) => published.size === 0 || published.has(platform);
		const byFate = Map.groupBy(missingPlatforms(entry, subject), isPublished);
		const { scope, failOn } = subject.settings;
		const first = scope === "changed" && failOn !== "warning" ? { when: "before you merge" } : {};
		return [...byFate].map(([isThere, missing]) => {
			const platforms = namesOf(missing);
			const why = isThere ? consequence$1 : `the release has no package for ${missing.length === 1 ? "it" : "them"}`;
			const mend = {
				...keyDoubt(entry, subject) ?? lockNow(entry, subject),
				...first
			};
			const out = `take ${platforms} out of "platforms" for this folder (an entry of "paths" in the policy) if nobody uses ${missing.length === 1 ? "it" : "them"} there`;
			return {
				aspect: {
					kind: "missing",
					platforms
				},
				message: say`${releaseName(entry.lock)} has no h1 for ${platforms}: ${why}.`,
				ofAll: (releases) => say`${releases} have no h1 for ${platforms}: ${why}.`,
				line: hashesLine(entry.lock),
				cause: `h1 for ${missing.join(" ")}${isThere ? "" : ", not published"}`,
				fix: isThere ? [...isOneFolder(entry) ? [lookForCache] : [], mend] : [consider(out)]
			};
		});
	}
});
function missingPlatforms(entry, { settings }) {
	const { path, lock, reviewed, standing } = entry;
	const h1 = lock.hashes.filter(isOfFiles);
	if (standing.kind !== "askable" || hasNoChecks(entry) || hasOpenHash(h1, reviewed.evidence)) return [];
	const covered = h1Platforms(h1, reviewed.evidence);
	return platformsFor(settings, path).filter((platform) => !covered.has(platform));
}

// src/rules/policy-invalid.ts
const policyInvalid = {
	slug: "policy-invalid",
	severity: "error",
	meaning: "A change to the policy that would stop every review after the merge.",
	headline: ({ who }) => `this change would break the policy ${who}`,
	check: ({ settings: { policy } }) => (policy.edit?.invalid ?? []).map(({ message, line }) => aboutFile(policy.edit?.path ?? "", {
		line,
		message: say`The policy cannot be read after this change, and then every review stops: ${message}`,
		cause: "policy-invalid",
		acceptable: false,
		fix: [consider(`correct line ${line} of the policy; Lockproof's command "policy" checks it`)]
	}))
};

// src/rules/policy-weakened.ts
const settingsShown = 20;
const policyWeakened = {
	slug: "policy-weakened",
	severity: "warning",
	meaning: "A change to the policy that lets more pass after the merge.",
	counted: ["stricter policy", "stricter policies"],
	headline: ({ aspect }) => `this pull request ${aspect.does}`,
	check({ settings: { policy } }) {
		const { path, stricter, ...edit } = policy.edit ?? {
			path: "",
			weaker: [],
			stricter: []
		};
		const weaker = gravestFirst(edit.weaker);
		const told = (says, settings, advice) => ({
			message: say`After the merge the policy is ${says}: ${listed$2(settings.map(inWords), settingsShown)}.`,
			cause: says,
			acceptable: false,
			fix: [consider(advice)]
		});
		const advice = "make sure that the owner of the policy wants this; if the check fails, the owner has to merge it in spite of that, once";
		const aspect = {
			kind: "weaker",
			does: shortText(headlineOf$1(weaker, path))
		};
		return [...weaker.length === 0 ? [] : [{
			...told("weaker", weaker, advice),
			aspect
		}], ...stricter.length === 0 ? [] : [{
			...told("stricter", stricter, "nothing has to be done"),
			severity: "notice"
		}]].map((facts) => aboutFile(path, facts));
	}
};
function gravestFirst(weaker) {
	const nameOf = (setting) => setting.split(" ", 1)[0] ?? "";
	const rank = (setting) => grave.indexOf(nameOf(setting)) + Number(setting.includes(" → off")) / 2;
	const sorted = weaker.toSorted((one, other) => rank(other) - rank(one));
	return [...Map.groupBy(sorted, nameOf)].flatMap(([name, all]) => all.length <= mostOfOne ? all : [...all.slice(0, mostOfOne), `${name} in ${all.length - mostOfOne} more places`]);
}
const mostOfOne = 5;
const grave = [
	"signing-keys",
	"registries",
	"accept-asserted",
	"waivers",
	"rules"
];
function headlineOf$1(weaker, path) {
	const off = weaker.filter((setting) => setting.startsWith("rules ")).flatMap((setting) => [...setting.matchAll(/([\w-]+): \w+ → off/g)].map(([, slug = ""]) => slug));
	if (off.length > 0) return `turns off ${listed$2(off, 3)}`;
	return `weakens the policy ${path}: ${inWords(weaker[0] ?? "")}`;
}
function inWords(setting) {
	const [, name = "", change = "", where = ""] = /^([\w-]+) \((.* → .*)\)( for .*)?$/.exec(setting) ?? [];
	if (name === "") return setting;
	return `${name === "rules" ? change.replaceAll(": ", " ") : `${name} ${change}`}${where}`;
}

// src/rules/prerelease.ts
const prerelease = entryRule({
	slug: "prerelease",
	severity: "notice",
	meaning: "A prerelease that the change locks.",
	counted: ["prerelease", "prereleases"],
	find({ lock, reviewed: { change } }) {
		const { from, kinds } = change;
		if (kinds.length === 0 || from?.version === lock.version) return null;
		if (!versionOf(lock.version)?.prerelease) return null;
		return {
			message: say`${releaseName(lock)} is a prerelease, which is selected only where a constraint names exactly this version.`,
			line: lock.lines.version,
			fix: [consider("make sure that you want a prerelease, and change the constraint when the release is out")]
		};
	}
});

// src/rules/provider-moved.ts
const providerMoved = entryRule({
	slug: "provider-moved",
	severity: "warning",
	meaning: "A provider that now comes from a different registry or namespace.",
	headline: ({ who, one, aspect }) => `${who} now ${one ? "comes" : "come"} from a different ${aspect.kind}`,
	find({ path, lock, reviewed: { change } }, { files }) {
		const to = readAddress(lock.address);
		const file = files.find(({ revision }) => revision.path === path);
		const old = change.movedFrom ?? file?.movedFrom?.get(lock.address) ?? null;
		const from = old === null ? null : readAddress(old);
		if (from === null || to === null) return null;
		const [what, advice] = describe$2(from, to);
		const cause = from.namespace === to.namespace && from.type === to.type ? { cause: advice } : {};
		const kind = from.hostname === to.hostname ? "namespace" : "registry";
		return {
			...cause,
			aspect: { kind },
			message: say`${what}`,
			fix: [consider(advice)]
		};
	}
});
function describe$2(from, to) {
	const [isPublic, wasPublic] = [to, from].map(({ hostname }) => publicRegistries.includes(hostname));
	const [host, oldHost] = [displayHostname(to.hostname), displayHostname(from.hostname)];
	const name = `${to.namespace}/${to.type}`;
	const isSame = from.namespace === to.namespace;
	if (from.hostname !== to.hostname && !isPublic) return [`${host} now decides what ${name} is, instead of ${oldHost}. Name, version and signature are only statements of that host, so treat it as a different provider.`, `do not merge unless you know who runs ${host} and why this provider must come from there`];
	if (from.hostname !== to.hostname && !wasPublic) return [`${from.namespace}/${from.type} of ${oldHost} is replaced by ${name} of the public ${to.hostname}. There, a namespace belongs to the person who registered it, not to the owner of ${oldHost}.`, `make sure that ${to.namespace} on ${to.hostname} is the publisher you mean`];
	if (from.hostname !== to.hostname && isSame) {
		const tools = ["Terraform", "OpenTofu"];
		const [before, now] = to.hostname === "registry.opentofu.org" ? tools : tools.toReversed();
		const builds = to.namespace === "hashicorp" ? " The two registries serve different builds of it, so different hashes are expected." : "";
		return [`${name} now comes from ${to.hostname} instead of ${from.hostname}, which happens when a project switches from ${before} to ${now}.${builds}`, `merge if this root module now runs with ${now}; otherwise keep the ${from.hostname} entry`];
	}
	const [now, was] = [to, from].map((address) => providerName(formatAddress(address)));
	return [`${was} is replaced by ${now}, which a different namespace publishes; they may be different providers.`, `make sure that you want the provider of ${to.namespace}: if the move is official, the registry page of the old address names the new one`];
}

// src/rules/registry-disagrees.ts
const registryDisagrees = entryRule({
	slug: "registry-disagrees",
	severity: "error",
	standards: ["warning"],
	meaning: "Contradictory answers from a registry about one release.",
	headline: ({ who, has, aspect }) => aspect.kind === "named" ? `${who} ${has} files that are named as version ${aspect.as}` : `the registry contradicts itself about ${who}`,
	find({ lock, reviewed: { evidence } }) {
		const [first, ...more] = contradictions(evidence);
		if (first === void 0) return misnamed(lock, evidence);
		const isKnown = evidence?.release.kind === "known";
		const rest = more.length === 0 ? "" : `; and ${more.length} more`;
		return {
			aspect: { kind: "contradiction" },
			...isKnown ? {} : { acceptable: false },
			message: say`${speakerOf(evidence)} contradicts itself about ${releaseName(lock)}: ${asClause(first)}${rest}.${isKnown ? "" : " No waiver replaces the answer about its hashes."}`,
			fix: [{
				do: "run-again",
				when: "in an hour, because the release may not be complete yet"
			}, consider("do not merge, and tell the registry", "if the contradiction remains")]
		};
	}
});
function misnamed({ address, version }, evidence) {
	const named = documentsOf$1(evidence).flatMap(({ entries }) => entries.map((entry) => entry.filename)).flatMap((name) => readFilename(name)?.version ?? []);
	const steps = named.map((one) => versionStep(one, version));
	const as = named[steps.findIndex((step) => step !== null)];
	if (as === void 0 || steps.some((step) => step === "none" || step === "metadata")) return null;
	return {
		standard: "warning",
		aspect: {
			kind: "named",
			as
		},
		message: say`The signed files of ${releaseName({
			address,
			version
		})} are named as version ${as}. This may be an older release under a newer number.`,
		fix: [consider(`merge only if the publisher's release notes announce ${version}`)]
	};
}
function contradictions(evidence) {
	const release = evidence?.release;
	if (release?.kind === "known") return release.value.disagreements;
	return release?.kind === "unavailable" && release.code === "disagreement" ? [release.cause] : [];
}

// src/rules/registry-warning.ts
const longest$1 = 300;
const registryWarning = entryRule({
	slug: "registry-warning",
	severity: "notice",
	meaning: "A warning from the registry about a provider, for example that it is archived or has moved.",
	counted: ["warning of a registry", "warnings of registries"],
	headline: ({ who }) => `a registry warns about ${who}`,
	find({ lock, reviewed: { evidence } }) {
		const { warnings = [], movedTo } = evidence?.remarks ?? {};
		const name = providerName(lock.address);
		return [...warnings.map((text) => say`The registry says about ${name}: ${onOneLine$1(text)}.`), ...movedTo ? [say`The registry says that ${name} has moved to ${onOneLine$1(movedTo)}.`] : []].map((message) => ({
			message,
			fix: [consider("Read the warning of the registry before you continue to use the provider")]
		}));
	}
});
const onOneLine$1 = (text) => asClause(shortText(text.replace(/\s+/g, " ").trim(), longest$1));

// src/rules/release-republished.ts
const releaseRepublished = entryRule({
	slug: "release-republished",
	severity: "error",
	meaning: "A release whose checksums list none of the hashes that were locked before.",
	headline: ({ who }) => `the release of ${who} is not the one that was locked before`,
	find(entry, subject) {
		const { lock, reviewed, standing } = entry;
		const outlived = outlivedHashes(reviewed);
		if (standing.kind !== "askable" || outlived.size === 0) return null;
		const which = outlived.size === 1 ? "do not list the one hash" : `list none of the ${hashCount(outlived.size)}`;
		return {
			message: say`The registry's checksums of ${releaseName(lock)} ${which} that the base has: the release was published again, somebody replaced it, or the base was wrong.`,
			hashes: [...outlived],
			line: hashesLine(lock),
			fix: fixFor$1(entry, subject)
		};
	}
});
function fixFor$1(entry, subject) {
	const { path, lock } = entry;
	const ask = askPublisher(lock.address, `why ${lock.version} changed, and prefer another version`);
	if (!(faultsIn(entry, "outlived").length > 0)) return [ask, consider("merge only when you know")];
	return [
		ask,
		{
			...deleteAt("hashes", path, hashesLine(lock)),
			when: "if the new packages are right"
		},
		lockNow(entry, subject)
	];
}

// src/rules/acceptance.ts
const days = 30;
function accepting(settings, key, lines) {
	const { policy, config } = settings;
	const isBegun = Array.isArray((policy.own ?? policy.said).get(key));
	return {
		do: "accept",
		file: policy.path ?? config,
		key,
		isBegun,
		items: [lines.join("\n")]
	};
}
function pinOf({ lock, reviewed: own }, { entries, settings }, armored) {
	const signers = entries.filter((entry) => entry.lock.address === lock.address).flatMap(({ reviewed: { evidence, baseEvidence, change } }) => [signersOf(evidence), ...change.movedFrom === null ? [signersBefore(baseEvidence)] : []]);
	const keys = distinct(signers.flatMap((one) => [...one?.keys() ?? []]));
	if ((signersOf(own.evidence) ?? armored) === void 0 || !plainAddress.test(lock.address)) return null;
	return accepting(settings, "signing-keys", [
		`providers: [${lock.address}]`,
		...keys.length === 0 ? [] : [`fingerprints: [${keys.map((key) => `"${key}"`).join(", ")}]`],
		...armored === void 0 ? [] : [
			"keys:",
			"  - |",
			...armored.replace(/^/gm, "    ").split("\n")
		]
	]);
}
function fixWithAcceptance({ fix, open, waived, ...finding }, acceptable, isFixed, subject, followedBy) {
	const steps = fix.filter((step) => step.do !== "accept");
	const fails = (severity) => failingSeverities(subject.settings).some((one) => one === severity);
	if (!fails(finding.severity) || open || waived !== void 0) return steps;
	if (!(acceptable ?? !isMended(steps))) return steps;
	const own = fix.find((step) => step.do === "accept");
	const other = finding.provider !== null && finding.version !== null ? waiverOf(finding, subject) : loweredIn(finding, isFixed, subject.settings);
	const accept = own ?? other;
	if (accept === null) return steps;
	const { hashes: _, ...release } = finding;
	const severity = followedBy && (severityFor(subject.settings, followedBy, finding.path) ?? "warning");
	const next = followedBy && fails(severity) ? waiverOf({
		...release,
		rule: followedBy,
		hash: null
	}, subject) : null;
	return [...steps, {
		...accept,
		items: [...accept.items, ...next?.items ?? []]
	}];
}
function isMended(fix) {
	const first = fix.find((step) => step !== lookForCache && step !== reconsider);
	const { when = "" } = first ?? {};
	return [
		"delete",
		"restore",
		"move",
		"run",
		"set"
	].includes(first?.do ?? "") && !/^(?:if|or|otherwise)\b/.test(when);
}
const later = "# It covers every later change of this file, too.";
const mostHashes = 100;
function waiverOf(found, { settings, now }) {
	const { rule, provider, version, hash, hashes = [hash] } = found;
	if (provider === null || version === null || now === void 0) return null;
	if (!plainAddress.test(provider) || !isVersion(version)) return null;
	const left = hashes.filter((one) => {
		if (one !== null && parseHash(one).kind !== "known") return false;
		return waiverFor(settings.waivers, {
			rule,
			provider,
			version,
			hash: one
		}, now) === null;
	});
	if (left.length === 0 || left.length > mostHashes) return null;
	const until = new Date(now.getTime() + days * 864e5).toISOString().slice(0, 10);
	return {
		...accepting(settings, "waivers", [
			`rule: ${rule}`,
			`provider: ${provider}`,
			`version: "${version}"`,
			...left.includes(null) ? [] : ["hash:", ...left.map((one) => `  - "${one}"`)],
			"reason: WHY IT IS ACCEPTED",
			`expires: ${until}`
		]),
		until
	};
}
function loweredIn({ rule, path }, isFixed, settings) {
	if (!safePath.test(path) || sharedFileIn(settings.policy.path ?? "")) return null;
	const lower = isFixed ? "off" : settings.failOn === "warning" ? "notice" : "warning";
	return accepting(settings, "paths", [
		`match: ['${path.replace(/[\\"*?[\]{}()!]/g, "\\$&").replaceAll("'", "''")}']`,
		later,
		"rules:",
		`  ${rule}: ${lower}`
	]);
}
const safeAddress = /^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?\/[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*$/;
const plainAddress = /^(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*(?::\d{1,5})?(?:\/(?!$)|$)){3}$/u;
const safePath = /^(?!.*[\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S} ]+$/u;

// src/rules/not-asked.ts
function notAsked(entry, gists, subject) {
	const { settings } = subject;
	const open = entry.hashes.flatMap(({ worth }) => isUnasked(worth) ? worth : []);
	if (open.length === 0) return [];
	const causes = causesOf(entry);
	const reasons = causes.join("; ");
	const gist = gists.get(reasons);
	const next = nextQuestion(entry, subject);
	const isOutOfTime = open.some(({ lack }) => lack.code === "time");
	const unfetched = entry.hashes.find(({ worth }) => {
		const { request, trouble } = worth.kind === "open" && worth.lack.asked || {};
		return request === "package" && trouble === "missing";
	});
	return [{
		aspect: {
			kind: "not-asked",
			reasons: eachOnce(open.map(inBrief)).join("; ")
		},
		message: say`${hashCount(open.length)} of ${releaseName(entry.lock)} could not be checked: ${inShort(causes)}.`,
		cause: `not asked: ${reasons}`,
		...gist === void 0 ? {} : { gist },
		fix: settings.scope === "changed" && settings.onUnavailable === "fail" ? [notYet, ...next] : next,
		severity: isOutOfTime || unfetched !== void 0 ? "error" : "warning",
		...unfetched && {
			hash: unfetched.hash,
			line: unfetched.line
		},
		open: true
	}];
}
const notYet = consider("do not merge yet");
function notAskedHeadline(who, aspects) {
	const [only = "", ...others] = distinct(aspects.map(({ reasons = "" }) => String(reasons)));
	return others.length === 0 ? shortText(only, 140) : `the hashes of ${who} could not be checked`;
}
const causesOf = ({ hashes }) => eachOnce(hashes.flatMap(({ worth }) => isUnasked(worth) ? [asClause(worth.reason)] : []));
const eachOnce = (causes) => distinct(causes).filter((cause, _, all) => !all.some((other) => other.startsWith(`${cause}; `)));
function isUnasked(worth) {
	return worth.kind === "open" && worth.why === "not-asked";
}
function inBrief({ reason, lack }) {
	const [, host = "", status = ""] = /^(\S+) answered (?:with status )?(\d{3})\b/.exec(reason) ?? [];
	const trouble = lack.asked?.trouble;
	if (status.startsWith("5")) return `${host} is down (${status})`;
	if (trouble === "refused-token") return `${host} refuses the token`;
	if (trouble === "refused-login") return `${host} refuses the stored token`;
	if (status === "403") return `${host} refuses access (403)`;
	return status === "401" ? `${host} needs a token` : asClause(reason);
}
function inShort(causes) {
	const more = causes.length > 2 ? `; and ${causes.length - 2} more` : "";
	return `${causes.slice(0, 2).join("; ")}${more}`;
}
function gistsOfCauses(entries) {
	const told = entries.filter((entry) => causesOf(entry).length > 0);
	const causes = Map.groupBy(told, (entry) => causesOf(entry).join("; "));
	const gistOf = (members) => {
		const providers = new Set(members.map(({ lock }) => lock.address)).size;
		const hashes = members.flatMap(({ lock, hashes }) => hashes.flatMap(({ hash, worth }) => isUnasked(worth) ? [`${releaseName(lock)} ${hash}`] : []));
		const what = `${hashCount(new Set(hashes).size)} of ${counted(providers, "provider", "providers")}`;
		return say`${what} could not be checked: ${inShort(members.slice(0, 1).flatMap(causesOf))}.`;
	};
	return new Map([...causes].map(([cause, members]) => [cause, gistOf(members)]));
}
function nextQuestion({ lock, reviewed, hashes }, { settings }) {
	const lacks = hashes.flatMap(({ worth }) => worth.kind === "open" ? worth.lack : []);
	const codes = distinct(lacks.map(({ code }) => code));
	const decisive = ["time", "certificate"].find((one) => codes.includes(one));
	const { evidence, change } = reviewed;
	const again = (when) => ({
		do: "run-again",
		when
	});
	const [first] = lacks.filter(({ code }) => code === (decisive ?? codes[0]));
	const { request, host = hostOf(lock.address), trouble } = first?.asked ?? {};
	const isOfRegistry = request !== void 0 && request !== "mirror" && request !== "package";
	const isMirror = isMirrored(evidence) && !isOfRegistry;
	const own = hostOf(lock.address);
	const isForKeys = [own, host].every((one) => publicRegistries.includes(one)) && host !== own && pinnedKeysFor(settings, lock.address) === null;
	const who = isMirror ? "the mirror" : isForKeys ? host : "the registry";
	const later = [again(`when ${who} is back`)];
	if (first === void 0 || codes.length > 1 && decisive === void 0) return later;
	const { address, version } = lock;
	const isFile = request === "shasums" || request === "signature" || request === "package";
	const old = versionBefore(change);
	const stay = old === null ? [] : [consider(`stay on ${old.version} until then`, "or")];
	const odd = [consider(`tell who runs ${who}: the answer does not follow the protocol`), again("when it is corrected")];
	const refused = (what) => [consider(`${what} was sent, and refused; it may have expired, or not be allowed to read ${releaseName(lock)}`)];
	const byTrouble = {
		refused: [consider(isFile ? `have ${host} let this run read the file: it belongs to the release, and no token of the registry helps there` : `give the run ${isMirror ? "credentials that the mirror accepts" : tokenWords(host, settings)}`)],
		"refused-token": refused(`replace the token for ${host} (${variableFor(host, settings)}): it`),
		"refused-login": refused(settings.surface === "command line" ? `set ${variableFor(host, settings)}, or log in again ("terraform login ${host}"): the token that is stored for ${host}` : `replace the token for ${host}: it`),
		missing: [request === "mirror" ? consider(`have ${host} filled with ${releaseName(lock)}, which it lists and does not have`) : askPublisher(address, `to upload the missing file of ${version}: the registry itself answers`), ...stay],
		"no-such-name": host !== own || publicRegistries.includes(own) ? [consider(`check the name server of this run, which does not know ${host}`), again("when it does")] : [consider(`correct the name ${host} or the name server: DNS has no such name`), consider(`take ${host} out of "registries" if its providers lie in a folder or a mirror only: the next run then shows the waiver that accepts this release`, "or")]
	};
	const steps = {
		"address-refused": [consider(`ask who runs ${who} for an address that this run may connect to`), {
			...setting,
			how: "add",
			setting: "registries",
			when: "if the host is your own"
		}],
		"malformed-answer": odd,
		"too-large": odd,
		"unsupported-algorithm": [askPublisher(address, "to sign with a key and an algorithm that are in use today")],
		time: [{
			...setting,
			how: "raise",
			setting: "max-time"
		}, consider("split the change into smaller pull requests", "or")],
		unreadable: [consider("make the mirror readable for this user"), again("then")]
	};
	const advice = byHand[first.code];
	const next = (trouble && byTrouble[trouble]) ?? steps[first.code] ?? (advice ? [consider(advice)] : later);
	return isForKeys ? [...next, acceptHost(own, settings, `if you trust everything that ${own} says`)] : next;
}
function acceptHost(value, { policy, config }, when) {
	return {
		do: "set",
		setting: "accept-asserted",
		file: policy.path ?? config,
		how: "add",
		value,
		when
	};
}
const byHand = {
	certificate: "give the run the authority that issued the certificate (NODE_EXTRA_CA_CERTS), or have the certificate renewed",
	"proxy-login": "give the user name and password of the proxy in HTTPS_PROXY",
	"refused-by-proxy": "have the proxy let the host pass, or name the host in NO_PROXY",
	"not-direct": "add this provider to a mirror or to \"direct\" in \"provider_installation\"",
	"not-in-evidence": "record the evidence again with \"--evidence\" where Lockproof can reach the registry, for these lock files and with the same settings"
};
const setting = {
	do: "set",
	value: null,
	file: null
};
function tokenWords(host, settings) {
	const name = variableFor(host, settings);
	return settings.surface === "command line" ? `a token for ${host} (${name}, or "terraform login ${host}" where the host has that); no stored login was used` : `a token for ${host} (${name}); if it is set and empty, add the secret to those of Dependabot too`;
}
const variableFor = (host, { surface }) => surface === "command line" && host.includes(":") ? `env '${tokenNameOf(host)}=TOKEN'` : tokenNameOf(host);
const tokenNameOf = (host) => `TF_TOKEN_${host.replaceAll("-", "__").replaceAll(".", "_")}`;

// src/rules/version-not-found.ts
const versionNotFound = entryRule({
	slug: "version-not-found",
	severity: "error",
	meaning: "A provider or a version that its registry does not know.",
	headline: ({ who }) => `the registry does not know ${who}`,
	find(entry, subject) {
		const { path, lock, hashes, standing, reviewed } = entry;
		if (standing.kind !== "not-found") return null;
		const isUnknown = standing.what === `the provider ${lock.address}`;
		const [drop, again] = [deleteAt("entry", path, lock.lines.block), lockEntryAgain(entry, subject)];
		const back = backToBase(entry, subject) ?? [
			drop,
			reconsider,
			again
		];
		return {
			acceptable: true,
			hashes: lock.hashes,
			message: say`${speakerOf(reviewed.evidence)} does not know ${releaseName(lock)}, so nothing proves its ${hashCount(hashes.length)} (not found: ${asClause(standing.what)}).`,
			fix: isUnknown ? [...unlessPrivate(hostOf(lock.address), drop, subject), correct] : back
		};
	}
});
function backToBase({ path, lock, base }, { files }) {
	const { notAllowed = [] } = files.find(({ revision }) => revision.path === path) ?? {};
	if (base?.address !== lock.address || base.version === lock.version) return null;
	if (notAllowed.includes(lock.address)) return null;
	return [deleteAt("entry", path, lock.lines.block), restore("entry", path)];
}
function unlessPrivate(host, drop, { settings }) {
	if (publicRegistries.includes(host)) return [drop];
	const token = `give the check a token that may read it (${variableFor(host, settings)})`;
	return [consider(token, "if the provider is private"), {
		...drop,
		when: "otherwise"
	}];
}
const correct = consider("correct the provider's source address in the configuration, or remove what requires the provider");

// src/rules/signature-invalid.ts
const signatureInvalid = entryRule({
	slug: "signature-invalid",
	severity: "error",
	meaning: "The signature over the checksums of a release is not valid.",
	headline: ({ who, is, aspect }) => aspect.kind === "invalid" ? `the signature of ${who} is not valid` : `${who} ${is} signed with a key that ${aspect.host} does not list`,
	find(entry, subject) {
		const { lock, hashes, standing, reviewed } = entry;
		if (standing.kind !== "bad-signature") return null;
		const about = { hashes: hashes.flatMap(({ hash, worth }) => worth.kind === "proven" ? [] : hash) };
		const proven = hashes.length - about.hashes.length;
		const share = proven === 0 ? "so they prove none" : `and others prove ${proven}`;
		const { madeBy } = standing;
		if (madeBy !== void 0) {
			const { from, fingerprint: key, armored } = madeBy;
			const host = hostOf(lock.address);
			const pin = armored === null ? null : pinOf(entry, subject, armored);
			return {
				...about,
				aspect: {
					kind: "listed-elsewhere",
					host
				},
				message: say`${releaseName(lock)} is signed by ${{ key }}. Only ${from} lists this key; ${host} lists a different one, so ${proven === 0 ? `its ${hashCount(hashes.length)} can't be proven` : `only ${String(proven)} of its ${hashCount(hashes.length)} are proven`}.`,
				fix: [
					consider("do not merge before you know that this key is the publisher's (release notes or website; don't rely on the registries alone)"),
					askForKey(lock.address),
					...[pin ?? []].flat()
				]
			};
		}
		const before = reviewed.change.from?.version;
		const back = [consider(`stay on ${before} until then`), ...backToBase(entry, subject) ?? []];
		const stay = before === void 0 || before === lock.version ? [] : back;
		return {
			...about,
			aspect: { kind: "invalid" },
			message: say`The signature over ${proven === 0 ? "the" : "some"} checksums of ${releaseName(lock)} is not valid, ${share} of its ${hashCount(hashes.length)}: ${asClause(standing.reason)}.`,
			fix: [
				consider("do not merge"),
				askPublisher(lock.address, "what happened to this release"),
				...stay
			]
		};
	}
});

// src/rules/signing-key-changed.ts
const signingKeyChanged = entryRule({
	slug: "signing-key-changed",
	severity: "warning",
	meaning: "A release that is signed with a different key than the release before it, or with a key that the policy does not pin.",
	headline({ who, is, one, aspect }) {
		if (aspect.kind === "not-pinned") return `${who} ${is} not signed by a key that the policy pins`;
		const before = one ? aspect.before : "the release before";
		return aspect.kind === "changed" ? `${who} ${is} signed with a different key than ${before}` : `${who} ${is} signed with a key that is new here, and the key of ${before} is not known`;
	},
	find(entry, subject) {
		const pinned = pinnedKeysFor(subject.settings, entry.lock.address);
		const found = pinned === null ? changedKey(entry, subject) : notPinned(entry, pinned, subject);
		const pin = found === null ? null : pinOf(entry, subject);
		return found && pin ? {
			...found,
			fix: [...found.fix, pin]
		} : found;
	}
});
function notPinned(entry, pinned, { settings }) {
	const { lock, reviewed, standing } = entry;
	if (standing.kind !== "askable") return null;
	const others = signaturesOf(reviewed.evidence).flatMap((check) => {
		if (check.kind === "good") return pinned.includes(check.fingerprint) ? [] : [say`signed by ${{ key: check.fingerprint }}`];
		if (check.kind !== "unsigned") return [];
		return [check.tried === void 0 ? ["not signed"] : ["not signed by a key of the policy"]];
	});
	const [how] = [...others, ...wordsAlone(entry)];
	if (how === void 0) return null;
	const { path } = settings.policy;
	const required = say`the policy ${path ?? ""} requires ${namedKeys(pinned, " or ")}.`;
	return {
		severity: "error",
		aspect: { kind: "not-pinned" },
		message: say`${releaseName(lock)} is ${how}; ${required}`,
		ofAll: (releases) => say`${releases} are ${how}; ${required}`,
		cause: `${plainText$1(how)}, not by ${pinned.join(" or ")}`,
		line: lock.lines.version,
		fix: pinnedFix(entry, others.length > 0, path)
	};
}
function pinnedFix({ lock, reviewed }, otherKey, file) {
	if (otherKey) return [consider("stay on the old version until the publisher announces the new key"), {
		do: "set",
		how: "add",
		setting: "signing-keys",
		value: "its fingerprint",
		file,
		when: "then"
	}];
	if (isMirrored(reviewed.evidence)) return [consider("run the check where Lockproof can reach the provider's registry")];
	return [consider("remove the hashes that no signature covers"), askPublisher(lock.address, "to sign checksums that have them", "or")];
}
function wordsAlone(entry) {
	const by = faultsIn(entry, "word-only").map(({ fault }) => fault.by);
	if (by.length === 0) return [];
	const { length } = entry.hashes;
	return [[`supported${by.length === length ? "" : ` for ${by.length} of ${hashCount(length)}`} only by unsigned statements from ${[...new Set(by)].map(asClause).join(" and ")}`]];
}
function changedKey({ lock, reviewed }, subject) {
	const [now, before] = [signersOf(reviewed.evidence), signersBefore(reviewed.baseEvidence)];
	const old = versionBefore(reviewed.change);
	const lack = before === null ? whyUnknown(reviewed, subject) : null;
	if (now === null || old === null || before === null && lack === null) return null;
	const familiar = before ?? keysOfBase(subject, lock.address);
	const fresh = [...now.values()].filter(({ fingerprint, tier }) => !familiar.has(fingerprint) && tier !== "official");
	if (fresh.length === 0) return null;
	const nameBefore = old.address === lock.address ? shortName(old.version) : releaseName(old);
	const keys = fresh.flatMap(({ fingerprint, tier }, index) => {
		return [
			index === 0 ? "" : " and ",
			{ key: fingerprint },
			tier === "partner" ? " (partner)" : ""
		];
	});
	const isOlder = reviewed.change.kinds.includes("version-downgraded");
	return {
		aspect: {
			kind: before === null ? "unknown" : "changed",
			before: nameBefore
		},
		message: before === null ? say`${releaseName(lock)} is signed by ${keys}, which signed nothing that was looked up for the base; the key of ${releaseName(old)} is not known (${lack ?? ""}).` : say`${releaseName(lock)} is ${fresh.length < now.size ? "also " : ""}signed with ${keys}; previous key (${nameBefore}): ${namedKeys([...before.keys()], " and ")}.`,
		ofAll: (releases) => say`${releases} are signed by ${keys}, and the releases before by ${before === null ? "keys that are not known" : "other keys"}.`,
		cause: `now signed by ${fresh.map(({ fingerprint }) => fingerprint).join(" ")}`,
		line: lock.lines.version,
		fix: [confirmKey(isOlder ? `the key of ${shortName(lock.version)}` : "the new key")]
	};
}
function keysOfBase({ changes }, address) {
	const account = address.slice(0, address.lastIndexOf("/") + 1);
	const signers = changes.filter(({ change }) => (change.movedFrom ?? change.provider).startsWith(account)).map(({ change, evidence, baseEvidence }) => signersBefore(versionBefore(change) === null && change.from !== null ? evidence : baseEvidence));
	return new Set(signers.flatMap((one) => [...one?.keys() ?? []]));
}
function whyUnknown({ change, baseEvidence }, { settings }) {
	if (baseEvidence === null || change.movedFrom !== null || isMirrored(baseEvidence)) return null;
	const { release } = baseEvidence;
	if (release.kind === "absent") return "the registry does not have it";
	if (release.kind === "unavailable") return release.code === "not-direct" ? null : asClause(release.cause);
	const check = signaturesOf(baseEvidence).find(({ kind }) => kind !== "good");
	const elsewhere = "no key that the registry lists made its signature at the other public registry";
	if (check === void 0 || check.kind === "good") return baseEvidence.recorded ? elsewhere : null;
	if (check.kind !== "unsigned") return asClause(check.reason);
	return acceptsWordOf(settings, hostOf(change.provider)) ? null : "the registry lists no key for it";
}

// src/rules/unexpected-signer.ts
const unexpectedSigner = entryRule({
	slug: "unexpected-signer",
	severity: "error",
	standards: ["warning"],
	meaning: "A release in a namespace of HashiCorp or OpenTofu that was not signed with the key of the namespace's owner.",
	headline: ({ who, is, one }) => `${who} ${is} not signed by the owner of ${one ? "its" : "their"} namespace`,
	find(entry, subject) {
		const { settings } = subject;
		const { address, lines } = entry.lock;
		const expected = publisherOf(address);
		if (expected === null || pinnedKeysFor(settings, address) !== null) return null;
		const { name, fingerprint, promised } = expected;
		const how = otherSigner(entry, fingerprint);
		if (how === null) return null;
		const owner = say`releases of this namespace are signed by ${name}'s key ${{ key: fingerprint }}.`;
		return {
			standard: promised ? "error" : "warning",
			message: say`${releaseName(entry.lock)} is ${how}; ${owner}`,
			ofAll: (releases) => say`${releases} are ${how}; ${owner}`,
			cause: `${plainText$1(how)}, not by ${fingerprint}`,
			line: lines.version,
			fix: [
				consider("do not merge before you know who signed it"),
				consider(`ask ${name} whether the release is theirs`),
				...[pinOf(entry, subject) ?? []].flat()
			]
		};
	}
});
function otherSigner({ reviewed: { evidence } }, fingerprint) {
	if (isMirrored(evidence)) return null;
	for (const check of signaturesOf(evidence)) {
		if (check.kind === "good" && check.fingerprint !== fingerprint) return say`signed by ${{ key: check.fingerprint }}`;
		if (check.kind === "unsigned") return ["not signed"];
	}
	return null;
}

// src/rules/unproven-hash.ts
const unprovenHash = {
	slug: "unproven-hash",
	severity: "error",
	meaning: "A hash in the lock file that the signed checksums of the release do not support.",
	headline({ who, one, hashes, count, aspect, aspects }) {
		switch (aspect.kind) {
			case "not-asked": return notAskedHeadline(who, aspects);
			case "limit": return `a limit of this run left hashes of ${who} unchecked`;
			case "replaced": return `the hashes of ${who} were replaced, and it is unknown which are right`;
			case "word-only":
				if (aspect.keyless !== "") return `${aspect.keyless} lists no signing key for ${who}, so ${aspect.some ? "some of " : ""}${one ? "its" : "their"} hashes can't be proven`;
				return `no signature covers ${aspect.some ? "some" : "the"} hashes of ${who}`;
			case "unsupported": return `${`${count("hash", "hashes")} of ${who} ${hashes === 1 ? "is" : "are"}`} not ${aspect.signed ? "in the signed release" : "proven"}`;
		}
	},
	check(subject) {
		const askable = subject.entries.filter(({ standing }) => standing.kind === "askable");
		const gists = gistsOfCauses(askable);
		return askable.flatMap((entry) => [
			...unsupported$1(entry, subject),
			...replacedUnseen(entry, subject),
			...onlyAsserted(entry, subject),
			...pastLimit(entry),
			...notAsked(entry, gists, subject)
		].map((facts) => aboutEntry(entry, facts)));
	}
};
function unsupported$1(entry, subject) {
	const removal = removalFrom(entry, subject);
	const [release, signed] = [releaseName(entry.lock), signersOf(entry.reviewed.evidence) !== null];
	return faultsIn(entry, "unsupported").map(({ hash, line, fault }) => ({
		aspect: {
			kind: "unsupported",
			signed
		},
		message: say`${{ hash }} ${asClause(fault.reason).replace(/^(?:it )?/, (it) => it ? "" : `of ${release} is not proven: `)}.`,
		hash,
		line,
		..."partial" in fault ? { acceptable: false } : {},
		fix: removal(line)
	}));
}
function replacedUnseen(entry, subject) {
	const { lock, reviewed, hashes } = entry;
	if (outlivedHashes(reviewed).size > 0) return [];
	const locked = new Set(hashes.map(({ hash }) => hash));
	const gone = [...unlistedHashes(reviewed)].filter((hash) => !locked.has(hash));
	if (gone.length === 0) return [];
	const { address, version } = lock;
	const [are, them] = gone.length === 1 ? ["is", "it"] : ["are", "them"];
	return [{
		aspect: { kind: "replaced" },
		message: say`${hashCount(gone.length)} that the base has for ${releaseName(lock)} ${are} not proven, and the change replaces ${them}. Whether the release was published again is unknown because no h1 was computed.`,
		hashes: gone,
		cause: `replaced: ${address}`,
		line: hashesLine(lock),
		fix: [askPublisher(address, `whether ${version} was published again`), {
			...lockNow(entry, subject),
			when: "to have an h1 to compare"
		}]
	}];
}
function onlyAsserted(entry, subject) {
	const { hashes, lock, reviewed } = entry;
	const asserted = faultsIn(entry, "word-only").filter(({ worth }) => worth.kind !== "accepted" || worth.by !== "word" && worth.by !== "announced");
	const { length } = hashes;
	const some = hashes.some(({ worth }) => worth.kind === "proven");
	const keyless = isKeyless(entry) ? hostOf(lock.address) : "";
	return [...Map.groupBy(asserted, ({ fault }) => fault.by)].map(([by, same]) => {
		const { length: count } = same;
		const share = count === length ? "" : ` of ${length}`;
		const hashes = length === 1 ? "hash" : "hashes";
		const [are, them] = count === 1 ? ["is", "it"] : ["are", "them"];
		const mirrored = isMirrored(reviewed.evidence);
		return {
			aspect: {
				kind: "word-only",
				some,
				keyless
			},
			hashes: same.map(({ hash }) => hash),
			...keyless === "" ? {} : { followedBy: "unsigned-provider" },
			message: keyless === "" || mirrored ? say`${String(count)}${share} ${hashes} of ${releaseName(lock)} ${are} not signed; only ${asClause(by)} vouches for ${them}.` : say`${keyless} lists no signing key for ${releaseName(lock)}, so ${String(count)}${share} ${hashes} can't be proven; only ${asClause(by)} vouches for ${them}${signedBefore(reviewed)}.`,
			fix: mirrored ? acceptMirror(by, subject) : acceptRegistry(entry, by, subject)
		};
	});
}
const isKeyless = ({ reviewed }) => signaturesOf(reviewed.evidence).some(({ kind }) => kind === "unsigned");
function acceptRegistry(entry, by, { entries, settings }) {
	const file = settings.policy.path ?? settings.config;
	const host = acceptHost(by, settings, `if you need this provider and trust everything that ${by} says`);
	const leave = settings.scope === "changed" ? [consider("drop this change")] : [];
	if (!isKeyless(entry)) return [askPublisher(entry.lock.address, "to sign its releases"), host];
	const accounts = entries.filter(isKeyless).map(({ lock: { address } }) => address.replace(/[^/]*$/, ""));
	const [whose, files] = new Set(accounts).size > 1 ? ["each", "files"] : ["the", "file"];
	const key = sharedFileIn(file) === null ? `save ${whose} publisher's public key in the repository (from the publisher's website), check its fingerprint in a second place, and add the ${files} to "keys" in "signing-keys" of ${file}, in a separate pull request` : `add the publisher's public key as armored text under "keys" in "signing-keys" of ${file}`;
	return isKeyKnown(entry) ? [consider("do not merge unless the publisher confirms who signed it"), consider(key, "then")] : [
		...leave,
		consider(key, "if you need this provider"),
		host
	];
}
function isKeyKnown({ reviewed }) {
	const tried = signaturesOf(reviewed.evidence).map((check) => check.kind === "unsigned" && check.tried);
	return signedBefore(reviewed) !== "" || tried.some((keys) => keys && keys.keyIds.length > 0);
}
function acceptMirror(by, { settings }) {
	const trust = "if you trust the mirror without a signature";
	return [/[/\\]/.test(by) ? {
		do: "set",
		setting: "accept-asserted",
		file: null,
		how: "set",
		value: "true",
		when: trust
	} : acceptHost(by, settings, trust), consider("run the check where Lockproof can reach the provider's registry", "otherwise")];
}
function pastLimit(entry) {
	return [...Map.groupBy(faultsIn(entry, "past-limit"), ({ fault }) => fault.limit)].map(([limit, hashes]) => {
		const what = `${hashCount(hashes.length)} of ${releaseName(entry.lock)}`;
		const them = hashes.length === 1 ? "it" : "them";
		const [first] = hashes;
		const { reason = "", needed } = first?.fault ?? {};
		const ends = needed === void 0 ? "." : `. The packages of this run have about ${byteSize(needed)}.`;
		return {
			aspect: { kind: "limit" },
			cause: `limit: ${limit}`,
			acceptable: false,
			...first === void 0 ? {} : { line: first.line },
			message: limit === "budget" ? say`The download limit of this run was used up before ${what} could be checked, so nothing proves ${them}${ends}` : say`${what} could not be checked, so nothing proves ${them}: ${asClause(reason)}${ends}`,
			fix: beyond$1(limit, needed)
		};
	});
}
function beyond$1(limit, needed) {
	const split = "split the change into smaller pull requests";
	switch (limit) {
		case "budget": return [{
			do: "set",
			how: "raise",
			setting: "max-download",
			value: needed === void 0 ? null : enoughBytes(needed),
			file: null
		}, consider(split, "or")];
		case "inflation": return [consider(split), consider("raise \"max-download\" beyond its default, because a run may inflate six times as much", "if the packages have to be so large")];
		case "not-saved": return [consider("free space in the folder for temporary files, or set a different one in the environment (TMPDIR)"), {
			do: "run-again",
			when: "then"
		}];
	}
}

// src/rules/unreadable-lock-file.ts
const unreadableLockFile = {
	slug: "unreadable-lock-file",
	severity: "error",
	meaning: "A lock file that cannot be read as Terraform would read it.",
	counted: ["unreadable base", "unreadable bases"],
	headline: ({ who, aspect, one, has }) => aspect.kind === "newer" ? `${who} ${one ? "needs" : "need"} Terraform 1.16 or newer` : aspect.kind === "stops" ? `"terraform init" fails because it cannot read ${who}` : aspect.kind === "conflict" ? `${who} ${has} merge conflict markers, so "terraform init" fails` : `${who} cannot be read`,
	check: (subject) => [...subject.files.flatMap((file) => faults(file, subject).map((facts) => aboutFile(file.revision.path, {
		acceptable: false,
		aspect: { kind: "unreadable" },
		...facts
	}))), ...subject.entries.flatMap((entry) => forNewTerraform(entry, subject.settings))]
};
function forNewTerraform(entry, { scope }) {
	const { address } = entry.lock;
	if (entry.base !== null && scope === "changed" || !readAddress(address)?.namespace.includes("_")) return [];
	return aboutEntry(entry, {
		aspect: { kind: "newer" },
		severity: "warning",
		message: say`${address} needs Terraform 1.16 or newer: OpenTofu and earlier versions of Terraform refuse a lock file with an underscore in a namespace.`,
		fix: [consider("check that everybody who uses this root module has Terraform 1.16 or newer")]
	});
}
function faults(file, subject) {
	const { head } = file.revision;
	const fresh = anew(file, subject);
	switch (head.kind) {
		case "missing": return [];
		case "not-a-file": {
			const verb = head.what === "lfs-pointer" ? "has" : "is";
			return [{
				message: say`The path of the lock file ${verb} ${oddities[head.what]}; Lockproof reads only a regular file.`,
				fix: [consider("commit the lock file itself at this path")]
			}];
		}
		case "too-large": return [{
			message: say`The lock file has ${String(head.bytes)} bytes; Lockproof reads at most ${String(head.limit)}.`,
			fix: fresh
		}];
		case "left-out": return [{
			message: say`The lock file is not reviewed, because the lock files of this run have more than ${String(head.limit)} ${head.of} together.`,
			fix: [consider("review it in a pull request of its own"), ...fresh]
		}];
		case "file": {
			const unreadable = unreadableText(file, fresh, subject);
			return unreadable.length > 0 ? unreadable : unreadableBase(file, subject.settings);
		}
	}
}
function unreadableBase(file, { failOn }) {
	if (readAtUnreadBase(file) === null) return [];
	return [{
		severity: failOn === "error" ? "warning" : "notice",
		message: say`The lock file of the base cannot be read (${whyUnread(file)}), so it is not known which of its entries are new or changed. Each was checked as it is now.`,
		fix: [consider("read the entries as if all of them were new")]
	}];
}
function whyUnread({ revision, base }) {
	const content = revision.base;
	switch (content.kind) {
		case "not-a-file": return `it is ${oddities[content.what]}`;
		case "too-large":
		case "left-out": return "it is too large";
		case "missing":
		case "file": {
			const [first] = errorsIn$1(base);
			return first === void 0 ? "it is not text" : `line ${first.line}: ${asClause(first.summary)}`;
		}
	}
}
function unreadableText(file, fresh, { entries }) {
	if (file.head === null) return [{
		message: ["The lock file is not text."],
		fix: fresh
	}];
	const problems = errorsIn$1(file.head);
	if (problems.length === 0) return file.head.lockFile === null ? [{
		message: ["The lock file cannot be read."],
		fix: fresh
	}] : [];
	const { line: marker } = problems.find(({ detail }) => detail === "This looks like a committed merge conflict.") ?? {};
	if (marker !== void 0) return [{
		message: say`The lock file has merge conflict markers, so "terraform init" fails${sinceWhen(file)}.`,
		line: marker,
		aspect: { kind: "conflict" },
		fix: isRestorable(file) ? resolved$1 : fresh
	}];
	const orRestore = isRestorable(file) ? [{
		...restore("file", file.revision.path),
		when: "or"
	}] : [];
	const stops = problems.some(({ summary }) => summary !== notPlain.summary);
	const cleared = entries.filter((entry) => entry.path === file.revision.path && hasNoChecks(entry));
	const clearedAt = new Set(cleared.map(({ lock }) => hashesLine(lock)));
	return problems.map(({ summary, detail, line }, index) => ({
		message: say`${asClause(summary)}: ${asClause(detail)}.${index > 0 || !stops ? "" : ` "terraform init" fails here${sinceWhen(file)}.`}`,
		line,
		...stops ? { aspect: { kind: "stops" } } : {},
		fix: clearedAt.has(line) ? [consider(`do what "hashes-cleared" says about line ${line}`)] : [consider(summary === "Duplicate provider lock" ? "delete one of the two blocks (the one with the older version, if they differ)" : `correct line ${line}`), ...orRestore]
	}));
}
const forAll = (step) => step.do === "run" ? {
	...step,
	commands: step.commands.map((one) => ({
		...one,
		providers: []
	}))
} : step;
const resolved$1 = [
	consider("resolve the conflict: for each provider, keep the newer version that the configuration allows, with the hashes of the side that brought it (of both, if neither side changed the version)"),
	consider("leave out a provider that the configuration no longer requires"),
	consider(`delete the rest and the markers, run "terraform providers lock PROVIDER" ${forEachPlatform} if PROVIDER loses an h1 by that, and commit`, "then")
];
function sinceWhen({ revision: { status }, base }) {
	if (status === "unchanged") return "";
	return errorsIn$1(base).length > 0 ? ", as it did before this change" : "; before this change it worked";
}
const errorsIn$1 = (reading) => reading?.problems.filter(({ severity }) => severity === "error") ?? [];
function anew(file, subject) {
	const { path, base, status } = file.revision;
	const before = file.base?.lockFile ?? null;
	const advice = base.kind === "missing" && status !== "unchanged" ? "delete the file" : "restore the file from an earlier commit, or delete it if there is none";
	const beforehand = isRestorable(file) ? restore("file", path) : consider(advice);
	const { notAllowed = [] } = file;
	if (before !== null && notAllowed.length > 0) return [beforehand, ...entriesAnew(path, before, notAllowed, subject).map(forAll)];
	const tool = before === null ? "terraform" : toolNamedBy("", before);
	const platforms = platformsFor(subject.settings, path);
	const subcommand = platforms.length > 0 ? "providers lock" : "init -backend=false";
	return [beforehand, {
		do: "run",
		commands: [commandIn(path, tool, subcommand, platforms)]
	}];
}
function isRestorable({ revision, base }) {
	return revision.status !== "unchanged" && revision.base.kind === "file" && readAtUnreadBase({
		revision,
		base
	}) === null;
}
const oddities = {
	symlink: "a symlink that leads out of the repository, or to no file in it",
	submodule: "a submodule",
	directory: "a folder",
	"lfs-pointer": "a Git LFS pointer"
};

// src/rules/untrusted-host.ts
const untrustedHost = entryRule({
	slug: "untrusted-host",
	severity: "error",
	standards: ["notice"],
	meaning: "A provider from a registry that is neither public nor listed in `registries`, or one that the policy does not allow.",
	headline: ({ who, one, aspect }) => aspect.kind === "policy" ? `the policy does not allow ${who}` : `${who} ${one ? "comes" : "come"} from a registry that you have not listed as trusted`,
	find: (entry, subject) => [...fromUnlistedHost(entry, subject), ...notAllowed(entry, subject)]
});
function notAllowed({ lock, standing }, { settings }) {
	const objection = objectionTo$1(settings, lock.address);
	if (objection === null) return [];
	const { path: file } = settings.policy;
	return [{
		aspect: { kind: "policy" },
		...standing.kind === "untrusted-host" ? { hashes: lock.hashes } : {},
		message: say`The policy ${file ?? ""} does not allow ${providerName(lock.address)}: it ${objection}.`,
		fix: [consider("remove the provider"), {
			do: "set",
			how: "change",
			setting: "providers",
			value: lock.address,
			file,
			when: "if you want it"
		}]
	}];
}
function fromUnlistedHost({ lock, standing, reviewed }, { settings }) {
	if (standing.kind !== "untrusted-host") return [];
	const host = hostOf(lock.address);
	const isGitHub = host === "github.com";
	const when = isGitHub ? "if you serve its providers yourself" : `if you trust ${host}`;
	const { given, policy } = settings;
	const file = policy.said.has("registries") ? policy.path : null;
	const where = settings.surface === "command line" ? `use --registries ${host}` : `add ${host} to the input "registries" in the workflow`;
	const trust = isGitHub ? consider(`add "github.com=" and the address of your registry to "registries"`, when) : file !== null && given.has("registries") ? consider(`${where} as well: it replaces the list of the policy`, when) : {
		do: "set",
		how: "add",
		setting: "registries",
		value: host,
		file,
		when
	};
	return [{
		aspect: { kind: "host" },
		hashes: lock.hashes,
		...reviewed.change.kinds.join() === "constraints-changed" ? { standard: "notice" } : {},
		message: say`${releaseName(lock)} comes from ${host}, which is neither a public registry nor listed in "registries"; Lockproof did not contact it, so nothing is proven.`,
		cause: `host ${host}`,
		fix: [trust, consider("do not merge", "otherwise")]
	}];
}

// src/rules/version-downgraded.ts
const keep$1 = consider("merge only if you want the older version: it may bring back bugs and vulnerabilities");
const goBack = consider("go back to the newer version, unless you want this one, which may bring back bugs and vulnerabilities");
const versionDowngraded = entryRule({
	slug: "version-downgraded",
	severity: "warning",
	meaning: "A provider that goes back to an older version.",
	headline: ({ who, is, one, aspect }) => one ? `${who} is older than ${aspect.than}, which was locked before` : `${who} ${is} older than what was locked before`,
	find(entry, subject) {
		const { lock, reviewed } = entry;
		const { from, kinds } = reviewed.change;
		if (from === null || !kinds.includes("version-downgraded")) return null;
		const back = backToBase(entry, subject);
		return {
			message: say`${providerName(lock.address)} is downgraded from ${from.version} to ${lock.version}.`,
			aspect: {
				kind: "older",
				than: shortName(from.version)
			},
			line: lock.lines.version,
			fix: back === null ? [keep$1] : [goBack, ...back]
		};
	}
});

// src/rules/index.ts
const coreRules = [
	unprovenHash,
	foreignHash,
	hashesCleared,
	malformedHash,
	unreadableLockFile,
	hiddenContent,
	signatureInvalid,
	unexpectedSigner,
	registryDisagrees,
	releaseRepublished,
	untrustedHost,
	versionNotFound,
	lockFileRemoved,
	policyInvalid,
	signingKeyChanged,
	unsignedProvider,
	expiredKey,
	versionDowngraded,
	providerMoved,
	h1Removed,
	platformLost,
	platformMissing,
	notCanonical,
	policyWeakened,
	newProvider,
	majorUpgrade$1,
	prerelease,
	registryWarning,
	assertedHash
];
function rulesWith(others) {
	return others.reduce((rules, rule) => {
		const before = rules.findIndex(({ slug }) => slug === rule.after);
		const last = rules.findLastIndex(({ severity }) => severities.indexOf(severity) <= severities.indexOf(rule.severity));
		const same = rules.findIndex(({ slug }) => slug === rule.slug);
		if (same !== -1) return rules.with(same, rule);
		return rules.toSpliced((before === -1 ? last : before) + 1, 0, rule);
	}, coreRules);
}

// src/extensions/advisories/advisory.ts
const advisorySeverities = [
	"critical",
	"high",
	"medium",
	"low",
	"unknown"
];
function isAdvisoryId(text) {
	return /^GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}$/.test(text);
}
function openVulnerabilities({ evidence }) {
	return vulnerabilitiesOf(evidence) ?? [];
}
function closedVulnerabilities({ evidence, baseEvidence }) {
	const open = vulnerabilitiesOf(evidence);
	if (open === null) return [];
	const still = new Set(open.map(({ id }) => id));
	return (vulnerabilitiesOf(baseEvidence) ?? []).filter(({ id }) => !still.has(id));
}
function vulnerabilitiesOf(evidence) {
	return evidence?.advisories?.kind === "known" ? evidence.advisories.value : null;
}
function modulesOf({ address, version, repository }) {
	const [host = "", namespace = "", type = ""] = address.split("/");
	const name = `${namespace}/terraform-provider-${type}`;
	const repositories = [repository, publicRegistries.includes(host) && /^[\w-]+\/[\w-]+$/.test(name) ? name : null].flatMap((each) => each?.toLowerCase() ?? []);
	const major = versionOf(version)?.major ?? null;
	if (major === null) return [];
	return [...new Set(repositories)].flatMap((name) => {
		const module = `github.com/${name}`;
		const suffixed = major >= 2n ? [{
			module: `${module}/v${major}`,
			version
		}] : [];
		return [{
			module,
			version
		}, ...suffixed];
	});
}
function isInRange(range, version) {
	const own = readVersion(version);
	if (own === null || range.length > longest) return null;
	const answers = range.split(",").map((text) => {
		const [, operator = "", rest = ""] = /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(text) ?? [];
		const [admits, bound] = [operators.get(operator), readVersion(rest)];
		return admits === void 0 || bound === null ? null : admits(compareVersions(own, bound));
	});
	return answers.includes(null) ? null : !answers.includes(false);
}
const longest = 1e3;
const operators = /* @__PURE__ */ new Map([
	["<", (order) => order < 0],
	["<=", (order) => order <= 0],
	[">", (order) => order > 0],
	[">=", (order) => order >= 0],
	["=", (order) => order === 0]
]);
function readVersion(text) {
	return versionOf(text.trim().replace(/^v(?=\d)/, ""));
}

// src/source/github/answer.ts
async function ask$2(what, schema, request) {
	const answer = await request().catch((error) => {
		throw failure(what, error);
	});
	const parsed = schema.safeParse(answer.data);
	if (parsed.success) return parsed.data;
	throw new SourceError("malformed-answer", `GitHub's answer for ${what} is not in the form that its API describes; check that the API address is right and that no proxy answers instead.`, { cause: parsed.error });
}
function failure(what, error, permission = "contents: read") {
	const status = statusOf(error) ?? refusalOf(error);
	const options = { cause: error };
	if (isRateLimit(error)) {
		const { reached, remedy } = limitWords(error);
		return new SourceError("unavailable", `${reached}, so ${what} could not be read; ${remedy}`, options);
	}
	const grant = `give the job the permission \`${permission}\`.`;
	if (status === 401 || status === 403) {
		const why = status === 401 ? `GitHub refused the token when asked for ${what}; pass a valid one as \`github-token\`.` : `GitHub does not allow the token to read ${what}; ${grant}`;
		return new UserError("missing-token", why, options);
	}
	if (status === 404 || status === 409 || status === 422) {
		const why = `GitHub does not show ${what} (status ${status}): it does not exist, or the token may not see it; check the revision and ${grant}`;
		return new UserError("unknown-revision", why, options);
	}
	const { cause, remedy } = obstacleOf(error, status);
	const why = `Lockproof could not get ${what} from GitHub (${cause}); ${remedy}.`;
	return new SourceError("unavailable", why, options);
}
const remedies = {
	certificate: "give the job the authority that issued it (NODE_EXTRA_CA_CERTS)",
	"proxy-login": "give the user name and password of the proxy in HTTPS_PROXY",
	"refused-by-proxy": "have the proxy let it pass, or name the host in no_proxy"
};
function obstacleOf(error, status) {
	const again = "run the job again";
	if (status !== null) return {
		cause: `status ${status}`,
		remedy: again
	};
	const url = addressOf(error);
	const proxy = url === null ? null : proxyFor(url, process.env);
	const { kind, cause, isKnown } = connectionFault(error, url?.host ?? "GitHub", proxy);
	return {
		cause: isKnown ? cause : quoted(messageOf(error)),
		remedy: remedies[kind] ?? again
	};
}
function addressOf(error) {
	if (!(error instanceof Error) || !("request" in error)) return null;
	const { request } = error;
	const url = typeof request === "object" && request !== null && "url" in request ? request.url : null;
	return typeof url === "string" ? URL.parse(url) : null;
}
function statusOf(error) {
	if (!(error instanceof Error) || !("status" in error) || !("response" in error)) return null;
	return error.response !== void 0 && typeof error.status === "number" ? error.status : null;
}
function isRateLimit(error) {
	const status = statusOf(error);
	return status === 429 || status === 403 && messageOf(error).toLowerCase().includes("rate limit");
}
function limitWords(error, now = Date.now()) {
	const headers = headersOf(error);
	const back = timeOf(error, headers, now);
	const until = back === null ? "" : ` until ${back}`;
	const remedy = `run the job again ${back === null ? "later" : "after that"}.`;
	if (isSecondary(error)) return {
		reached: `GitHub's secondary rate limit for many requests at once holds${until}`,
		remedy
	};
	const limit = Number(headers["x-ratelimit-limit"]);
	const unit = unitOf[headers["x-ratelimit-resource"] ?? ""] ?? "requests";
	return {
		reached: `GitHub's rate limit${Number.isSafeInteger(limit) && limit > 0 ? ` of ${limit} ${unit} an hour` : ""} is used up${until}`,
		remedy: `${remedy} All jobs of a repository share the limit of the workflow's token; the token of a GitHub App as \`github-token\` has a larger one.`
	};
}
const unitOf = {
	core: "REST requests",
	graphql: "GraphQL points"
};
function timeOf(error, headers, now) {
	const after = Number(headers["retry-after"]);
	const reset = Number(headers["x-ratelimit-reset"]);
	if (!(isSecondary(error) ? after > 0 : reset > 0)) return null;
	const time = new Date(isSecondary(error) ? now + after * 1e3 : reset * 1e3);
	if (Number.isNaN(time.getTime())) return null;
	return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
function isSecondary(error) {
	return /\bsecondary rate\b/i.test(messageOf(error));
}
function headersOf(error) {
	const response = error instanceof Error && "response" in error ? error.response : null;
	const parsed = headersSchema.safeParse(response);
	return parsed.success ? parsed.data.headers : {};
}
function refusalOf(error) {
	const types = graphQLErrors(error).map(({ type }) => type);
	if (types.includes("FORBIDDEN")) return 403;
	return types.includes("NOT_FOUND") ? 404 : null;
}
function messageOf(error) {
	const [first] = graphQLErrors(error);
	if (first !== void 0) return first.message;
	return error instanceof Error ? error.message : String(error);
}
function graphQLErrors(error) {
	const parsed = graphQLErrorsSchema.safeParse(error instanceof Error && "errors" in error ? error.errors : []);
	return parsed.success ? parsed.data : [];
}
const headerSchema = string().optional().catch(void 0);
const headersSchema = object({ headers: object({
	"retry-after": headerSchema,
	"x-ratelimit-limit": headerSchema,
	"x-ratelimit-reset": headerSchema,
	"x-ratelimit-resource": headerSchema
}) });
const shaSchema = string$1().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const commitSchema = object({ sha: shaSchema });
const withoutDiff = { mediaType: { format: "sha" } };
const graphQLErrorsSchema = array(object({
	type: string$1().optional(),
	message: string$1(),
	path: array(union([string$1(), number$1()])).optional()
}));

// src/source/github/ask-github.ts
function githubFacts(request, retries = { request: { retries: 0 } }) {
	const semaphore = openSemaphore(factLimits.requests);
	let silences = 0;
	const ask = async (route, parameters) => {
		if (silences >= factLimits.silences) return unavailable$1("network", "GitHub did not answer");
		try {
			const { data, headers } = await request(route, {
				...parameters,
				...retries
			});
			silences = 0;
			return known({
				data,
				next: nextIn(headers?.link ?? "")
			});
		} catch (error) {
			const status = statusOf(error);
			silences = status === null ? silences + 1 : 0;
			if (isRateLimit(error)) return unavailable$1("status", limitWords(error).reached);
			if (status === 404) return absent$1("the requested thing");
			if (status === null) return unavailable$1("network", "GitHub did not answer");
			return {
				...unavailable$1("status", `GitHub answered with status ${status}`),
				status
			};
		}
	};
	return { ask: (...about) => semaphore(() => ask(...about)) };
}
function createGitHubAccess({ serverUrl = "https://github.com", ...options }) {
	return serverUrl === "https://github.com" ? openGitHubAccess(options) : void 0;
}
function openGitHubAccess({ token, apiUrl = "https://api.github.com", ...options }, retries) {
	let opening;
	const open = async () => {
		const { createOctokit } = await import("./octokit2.js");
		return createOctokit({
			...factLimits,
			...options,
			token,
			apiUrl,
			userAgent: `lockproof/${toolVersion}`
		});
	};
	return githubFacts(async (route, parameters) => {
		opening ??= open();
		return (await opening).request(route, parameters);
	}, retries);
}
function readAnswer(answer, schema) {
	if (answer.kind !== "known") return answer;
	const parsed = schema.safeParse(answer.value.data);
	return parsed.success ? known(parsed.data) : unavailable$1("malformed-answer", "GitHub's answer is not in the form that its API describes");
}
function nextIn(link) {
	const [, next = ""] = /<([^>]+)>;\s*rel="next"/.exec(link) ?? [];
	return URL.parse(next)?.searchParams.get("after") ?? null;
}
const factLimits = {
	timeout: 15e3,
	largestAnswer: 33554432,
	requests: 10,
	silences: 3
};

// src/extensions/advisories/github-advisories.ts
const longestList$1 = 5e3;
const mostModules = 1e3;
const mostPages$1 = 10;
const mostAffected = 1e3;
const affectedAnswer = object({
	package: object({
		ecosystem: string$1(),
		name: string$1().max(500).nullish()
	}).nullish(),
	vulnerable_version_range: string$1().max(1e3).nullish(),
	first_patched_version: string$1().nullish().catch(null)
});
const advisoryAnswer = object({
	ghsa_id: string$1().refine(isAdvisoryId),
	severity: _enum(advisorySeverities).catch("unknown"),
	summary: string$1(),
	withdrawn_at: string$1().nullish(),
	vulnerabilities: array(unknown()).max(mostAffected).nullish()
});
function githubAdvisories(github) {
	return { async about(modules) {
		const advisories = [];
		for (const affects of listsOf(modules)) {
			const answer = await askAll(github, affects);
			if (answer.kind !== "known") return answer;
			advisories.push(...answer.value.flatMap(readAdvisory));
		}
		return known([...new Map(advisories.map((each) => [each.id, each])).values()]);
	} };
}
async function askAll(github, affects) {
	const found = [];
	let after = null;
	for (let page = 0; page < mostPages$1; page++) {
		const query = {
			ecosystem: "go",
			affects,
			per_page: 100,
			...after === null ? {} : { after }
		};
		const asked = await github.ask("GET /advisories", query);
		const answer = readAnswer(asked, array(unknown()).max(100));
		if (answer.kind !== "known") return answer;
		found.push(...answer.value);
		after = asked.kind === "known" ? asked.value.next : null;
		if (after === null) return known(found);
	}
	return unavailable$1("too-large", `GitHub lists more than 1000 advisories`);
}
function listsOf(modules) {
	const names = new Set(modules.map(({ module, version }) => `${module}@${version}`));
	const lists = [];
	let list = [];
	let length = 0;
	for (const name of names) {
		if (list.length === mostModules || length + name.length > longestList$1) {
			lists.push(list.join(","));
			[list, length] = [[], 0];
		}
		list.push(name);
		length += name.length + 1;
	}
	return list.length === 0 ? lists : [...lists, list.join(",")];
}
function readAdvisory(value) {
	const parsed = advisoryAnswer.safeParse(value);
	if (!parsed.success || parsed.data.withdrawn_at != null) return [];
	const { ghsa_id: id, severity, summary, vulnerabilities } = parsed.data;
	const affected = (vulnerabilities ?? []).flatMap((each) => {
		const one = affectedAnswer.safeParse(each);
		if (!one.success || one.data.package?.ecosystem !== "go" || one.data.package.name == null) return [];
		const { package: named, vulnerable_version_range: range, first_patched_version: patched } = one.data;
		const fixed = (patched ?? "").replace(/^v(?=\d)/, "");
		return [{
			module: named.name?.toLowerCase() ?? "",
			range: range ?? "",
			fixed: versionOf(fixed) === null ? null : fixed
		}];
	});
	return [{
		id,
		severity,
		summary: onOneLine(summary),
		affected
	}];
}
const longestSummary = 200;
function onOneLine(text) {
	const line = text.slice(0, 1600).replace(/\s+/g, " ").trim();
	const characters = Array.from(line);
	return characters.length > longestSummary ? `${characters.slice(0, longestSummary).join("")}…` : line;
}

// src/extensions/advisories/known-vulnerability.ts
const knownVulnerability = entryRule({
	slug: "known-vulnerability",
	severity: "warning",
	meaning: "A version that GitHub's advisory database lists as vulnerable.",
	after: "policy-invalid",
	headline: ({ who, has, aspects }) => `${who} ${has} ${new Set(aspects.map(({ id }) => id)).size === 1 ? "a known vulnerability" : "known vulnerabilities"}`,
	find(entry, subject) {
		const { path, lock, reviewed } = entry;
		return openVulnerabilities(reviewed).map(({ id, severity, summary, fixed }) => {
			const grade = severity === "unknown" ? "" : ` of ${severity} severity`;
			return {
				line: lock.lines.version,
				cause: `advisory ${id}`,
				aspect: {
					kind: "advisory",
					id
				},
				message: say`${releaseName(lock)} has a known vulnerability${grade}: ${asClause(summary)}, ${{ advisory: id }}.`,
				fix: fixed === null ? [consider("read the advisory: it names no newer version with a fix")] : [
					consider(`take ${fixed}, which has the fix`, "unless the advisory does not affect you"),
					consider("raise the constraint if it excludes that"),
					deleteAt("entry", path, lock.lines.block),
					lockEntryAgain(entry, subject)
				]
			};
		});
	}
});

// src/extensions/advisories/reported.ts
const reported$6 = object({
	id: string$1(),
	severity: _enum(advisorySeverities),
	status: _enum(["open", "closed"]).describe("closed: about the version before, and no longer about the one at head"),
	summary: string$1(),
	fixed: string$1().nullable().describe("The first version with a fix")
});
const advisoryFields = { change: {
	advisories: array(reported$6).nullable().describe("Of the advisory database of GitHub, about the two versions; null: no request was made, or none was answered"),
	advisoriesUnread: literal(true).exactOptional().describe("It did not answer")
} };
function reportedAdvisories(reviewed) {
	const answer = reviewed.evidence?.advisories;
	if (answer === void 0) return { advisories: null };
	if (answer.kind !== "known") return {
		advisories: null,
		advisoriesUnread: true
	};
	return { advisories: [...openVulnerabilities(reviewed).map((one) => ({
		...one,
		status: "open"
	})), ...closedVulnerabilities(reviewed).map((one) => ({
		...one,
		status: "closed"
	}))] };
}
const unread = "Known vulnerabilities were not looked up: GitHub's advisory database did not answer";
const closedNamed = 3;
function closingLines({ advisories, advisoriesUnread }) {
	if (advisories === null) return advisoriesUnread ? [{
		cell: "note",
		words: [unread]
	}] : [];
	const closed = advisories.filter(({ status }) => status === "closed");
	if (closed.length === 0) return [];
	const named = closed.slice(0, closedNamed).map(({ id, severity }) => say`${{ advisory: id }}${severity === "unknown" ? "" : ` (${severity})`}`);
	const more = closed.length > closedNamed ? [say`${String(closed.length - closedNamed)} more`] : [];
	return [{
		cell: "change",
		words: say`closes ${enumerated([...named, ...more])}`
	}];
}
function enumerated(items) {
	return items.flatMap((item, index) => {
		const joint = index === 0 ? "" : index === items.length - 1 ? " and " : ", ";
		return say`${joint}${item}`;
	});
}

// src/extensions/advisories/index.ts
const wanted$2 = setting$1("advisories", {
	kind: truth,
	standard: true,
	says: "Ask GitHub's advisory database about the providers: `true` or `false`. On a command line, this needs GITHUB_TOKEN or GH_TOKEN.",
	more: "`known-vulnerability` reports the answer. On GitHub Enterprise Server, the database is not queried.",
	places: [
		"input",
		"flag",
		"policy"
	]
});
const advisories = {
	name: "advisories",
	settings: [wanted$2],
	rules: [knownVulnerability],
	fields: advisoryFields,
	change: reportedAdvisories,
	row: closingLines,
	open({ settings, github, say }) {
		if (github === void 0 || !valueIn(settings, wanted$2)) return {};
		const about = { async all(evidence) {
			const answers = await askForAdvisories(evidence, githubAdvisories(github));
			const causes = [...answers.values()].flatMap((answer) => {
				if (answer.kind === "known") return [];
				return answer.kind === "absent" ? "GitHub does not have it" : answer.cause;
			});
			for (const cause of new Set(causes)) say(`GitHub's advisory database was not read, so known vulnerabilities are not reported: ${cause}.`);
			return new Map([...answers].map(([key, found]) => [key, { advisories: found }]));
		} };
		return { steps: () => [about] };
	}
};
async function askForAdvisories(evidence, database) {
	const touched = [...evidence].map(([key, one]) => {
		const { address, version } = one;
		const source = repositoryOf(one);
		const repository = source?.forge === "github.com" ? source.repository : null;
		return {
			key,
			version,
			modules: modulesOf({
				address,
				version,
				repository
			})
		};
	}).filter(({ modules }) => modules.length > 0);
	if (touched.length === 0) return /* @__PURE__ */ new Map();
	const answer = await database.about(touched.flatMap(({ modules }) => modules));
	return new Map(touched.map(({ key, version, modules }) => {
		const names = new Set(modules.map(({ module }) => module));
		return [key, answer.kind === "known" ? known(answer.value.flatMap((advisory) => aboutVersion(advisory, names, version))) : answer];
	}));
}
function aboutVersion({ id, severity, summary, affected }, names, version) {
	const hit = affected.find(({ module, range }) => names.has(module) && isInRange(range, version) !== false);
	if (hit === void 0) return [];
	const own = versionOf(version);
	const fixed = versionOf(hit.fixed ?? "");
	return [{
		id,
		severity,
		summary,
		fixed: own !== null && fixed !== null && compareVersions(fixed, own) > 0 ? hit.fixed : null
	}];
}

// src/evidence/stored-hashes.ts
const storedHashes = strictObject({
	zh: string$1().refine(isSoundOfZip),
	archive: string$1().refine(isSoundOfFiles),
	directory: string$1().refine(isSoundOfFiles)
});

// src/kept-file.ts
async function readKept(path, maxBytes) {
	let file;
	try {
		if (!(await lstat(path)).isFile()) return { kind: "odd" };
		file = await open(path, constants$1.O_RDONLY | (constants$1.O_NOFOLLOW ?? 0) | (constants$1.O_NONBLOCK ?? 0));
		const status = await file.stat();
		if (!status.isFile() || status.size > maxBytes) return { kind: "odd" };
		const bytes = Buffer.alloc(status.size + 1);
		let length = 0;
		for (let read = -1; read !== 0 && length < bytes.length; length += read) read = (await file.read(bytes, length, bytes.length - length, null)).bytesRead;
		return {
			kind: "whole",
			bytes: bytes.subarray(0, length)
		};
	} catch (error) {
		const code = codeOf(error) ?? "EIO";
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
		return code === "ELOOP" ? { kind: "odd" } : {
			kind: "unreadable",
			code
		};
	} finally {
		await file?.close();
	}
}
async function writeKept(path, content) {
	const half = join(dirname(path), `.${crypto.randomUUID()}`);
	try {
		await writeFile(half, content, {
			flag: "wx",
			mode: 384
		});
		await rename(half, path);
	} finally {
		await rm(half, { force: true });
	}
}
async function makeFolder(path) {
	const make = () => mkdir(path, { mode: 448 }).then(() => null, (error) => codeOf(error) === "EEXIST" ? null : error);
	let fault = await make();
	if (codeOf(fault) === "ENOENT" && dirname(path) !== path) {
		await makeFolder(dirname(path));
		fault = await make();
	}
	if (fault !== null) throw fault;
}
const writableByOthers = 18;
async function otherWriters(folders, trusted = []) {
	const user = process.getuid?.();
	if (user === void 0) return null;
	const all = await Promise.all(folders.map((folder) => stat(folder)));
	if (all.some(({ uid }) => uid !== user && !trusted.includes(uid))) return "owner";
	return all.every(({ mode }) => (mode & writableByOthers) === 0) ? null : "others";
}
function obstacleWords(error) {
	return ["ENOTDIR", "EEXIST"].includes(codeOf(error) ?? "") ? " where a file is" : codeInBrackets(error);
}

// src/extensions/cache/index.ts
const kept = setting$1("cache", {
	kind: folder$1,
	standard: "",
	says: "Folder that keeps the hashes of packages between runs, so that later runs need not download the packages again. If empty: nothing is kept. On a command line the default is a folder in your user cache (`~/.cache/lockproof` on Linux).",
	more: "The path must be absolute and outside the workspace. Use this in a scheduled audit (docs/recipes/audit.md), not for pull requests: anybody who can write to the folder can make an h1 pass.",
	places: ["input", "flag"],
	decides: false
});
const untrusted = ["pull_request", "merge_group"];
const cache = {
	name: "cache",
	settings: [kept]
};
const openCache = ({ entry, flags, settings, environment, reviewed, say }) => {
	const path = valueIn(settings, kept);
	if (path === "") {
		const own = entry === "command line" && flags.cache === void 0 ? cacheFolder(environment) : null;
		return own === null ? null : directoryCache({
			path: own,
			reviewed
		});
	}
	const event = environment.GITHUB_EVENT_NAME ?? "";
	if (entry === "workflow" && untrusted.includes(event)) say(`The input "cache" is meant for audits: anybody who opens a pull request can write to the cache that a ${event} restores, and so make an h1 pass.`);
	return directoryCache({
		path,
		reviewed,
		onNotice: say
	});
};
function cacheFolder(env, platform = process.platform) {
	const base = baseFolder(env, platform);
	return base !== null && isAbsolute(base) ? join(base, "lockproof") : null;
}
function baseFolder(env, platform) {
	if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
	if (platform === "win32") return env.LOCALAPPDATA ?? null;
	const home = env.HOME ?? homedir();
	return platform === "darwin" ? join(home, "Library", "Caches") : join(home, ".cache");
}
const generation = "package-hashes-v1";
const maxBytes$1 = 1024;
function directoryCache({ path, reviewed, onNotice = () => {} }) {
	const root = join(resolve(path), generation);
	const opened = openMemory();
	const checked = openMemory();
	let complained = false;
	const isOpen = () => opened(root, async () => {
		const obstacle = await obstacleTo$1(path, root, reviewed);
		if (obstacle !== null) onNotice(`The cache folder ${quoted(path)} is not used, because ${obstacle}.`);
		return obstacle === null;
	});
	const isSafe = (folder) => checked(folder, async () => {
		const found = await lstat(folder).catch(() => null);
		return found === null || !found.isSymbolicLink() && await otherWriters([folder]) === null;
	});
	return {
		async get(zh) {
			const file = fileOf$1(root, zh);
			if (file === null || !await isOpen() || !await isSafe(dirname(file))) return null;
			const read = await readKept(file, maxBytes$1);
			if (read.kind !== "whole") return null;
			const hashes = orNull(() => storedHashes.parse(JSON.parse(Buffer.from(read.bytes).toString())));
			return hashes?.zh === zh ? hashes : null;
		},
		async put(hashes) {
			const file = fileOf$1(root, hashes.zh);
			if (file === null || !await isOpen() || !await isSafe(dirname(file))) return;
			try {
				await makeFolder(dirname(file));
				await writeKept(file, JSON.stringify(hashes));
			} catch (error) {
				if (!complained) onNotice(`Nothing is kept in the cache folder ${quoted(path)}: writing to it fails${obstacleWords(error)}.`);
				complained = true;
			}
		}
	};
}
async function obstacleTo$1(path, root, reviewed) {
	if (path.startsWith("~")) return "\"~\" is not expanded here; write the path in full";
	if (touches(root, reviewed)) return "it is inside the folder under review, where the change itself could have filled it; name one outside";
	try {
		await makeFolder(root);
		if (!(await lstat(root)).isDirectory()) return `its ${generation} is not a real folder; remove that, or choose a different folder`;
		const writers = await otherWriters([dirname(root), root]);
		if (writers === "owner") return "it belongs to a different user; choose one of your own";
		return writers === null ? null : "users other than its owner may write to it; remove that permission, or choose a different folder";
	} catch (error) {
		return `it cannot be created${obstacleWords(error)}; name a folder that you can write to`;
	}
}
function fileOf$1(root, zh) {
	if (!isSoundOfZip(zh)) return null;
	const digest = zipDigest(zh);
	return join(root, digest.slice(0, 2), `${digest}.json`);
}

// src/package/hash-pool.ts
function openHashPool(options = {}) {
	const { threads = availableParallelism(), patience = 3e5, left = () => patience, maxInflated = inflatedBytesFor(0), location = workerLocation$1(import.meta.url) } = options;
	const places = openSemaphore(threads);
	const inflation = openInflation(maxInflated);
	const running = /* @__PURE__ */ new Set();
	const idle = [];
	let closed = false;
	function start() {
		const thread = startHashThread({
			location,
			patience: () => Math.min(patience, left()),
			inflation
		});
		running.add(thread);
		return thread;
	}
	function take() {
		for (let thread = idle.pop(); thread !== void 0; thread = idle.pop()) {
			if (thread.usable) return thread;
			running.delete(thread);
		}
		return start();
	}
	return {
		threads,
		inflated: () => inflatedBytes(inflation),
		prepare(archives) {
			while (!closed && running.size < Math.min(archives, threads)) idle.push(start());
		},
		hash: (path, executable = null) => places(async () => {
			if (left() === 0) refuse("too-slow", "The run had no time left for the archive");
			if (closed) refuse("not-hashed", "The run ended before the archive was hashed");
			const thread = take();
			return thread.hash({
				path,
				executable
			}).finally(() => idle.push(thread));
		}),
		async close() {
			closed = true;
			await Promise.all([...running].map((thread) => thread.stop()));
		}
	};
}
function workerLocation$1(here) {
	return new URL(here.endsWith(".ts") ? "./worker.ts" : "./package-worker.js", here);
}
const heap = {
	maxOldGenerationSizeMb: 256,
	maxYoungGenerationSizeMb: 8
};
function startHashThread({ location, patience, inflation }) {
	const worker = new Worker(location, {
		env: {},
		execArgv: [],
		stdin: false,
		resourceLimits: heap,
		workerData: inflation
	});
	let usable = true;
	let fail = () => {};
	worker.unref();
	const lose = (cause) => {
		usable = false;
		fail(new PackageError("not-hashed", "The thread that hashed the archive ended without an answer", { cause }));
	};
	worker.on("error", lose);
	worker.on("exit", lose);
	worker.on("messageerror", lose);
	return {
		get usable() {
			return usable;
		},
		async hash(archive) {
			const answer = new Promise((resolve, reject) => {
				fail = reject;
				worker.once("message", resolve);
			});
			const most = patience();
			const bell = setTimeout(() => {
				usable = false;
				fail(new PackageError("too-slow", `The archive could not be hashed within ${Math.ceil(most / 1e3)} seconds`));
				worker.terminate();
			}, most);
			worker.ref();
			try {
				worker.postMessage(archive);
				return hashesOf$2(await answer);
			} finally {
				clearTimeout(bell);
				worker.unref();
				fail = () => {};
			}
		},
		async stop() {
			usable = false;
			await worker.terminate();
		}
	};
}
function hashesOf$2(reply) {
	if (reply.kind === "hashed") return reply.hashes;
	if (reply.kind === "refused") return refuse(reply.code, reply.message);
	return refuse("not-hashed", "The archive could not be read from disk", { cause: reply.message });
}

// src/evidence/disk-room.ts
function openDiskRoom(limit) {
	const waiting = [];
	let used = 0;
	function admit() {
		for (let next = waiting[0]; next !== void 0; next = waiting[0]) {
			if (used > 0 && used + next.bytes > limit) return;
			used += next.bytes;
			waiting.shift();
			next.proceed();
		}
	}
	return {
		used: () => used,
		claim() {
			let held = 0;
			const release = () => {
				used -= held;
				held = 0;
				admit();
			};
			return {
				async begin(announced) {
					release();
					const bytes = announced ?? limit;
					await new Promise((proceed) => {
						waiting.push({
							bytes,
							proceed
						});
						admit();
					});
					held = bytes;
				},
				release
			};
		}
	};
}

// src/evidence/download-pace.ts
const mostDownloads = 7;
const spare = 2;
function openPace({ threads, hasRoom = () => true }) {
	const waiting = [];
	let downloading = 0;
	let ready = 0;
	function admit() {
		const mayBegin = () => downloading + ready === 0 || ready < threads + spare && hasRoom();
		while (waiting.length > 0 && downloading < 7 && mayBegin()) {
			downloading += 1;
			waiting.shift()?.();
		}
	}
	return { async begin() {
		await new Promise((proceed) => {
			waiting.push(proceed);
			admit();
		});
		let state = "downloading";
		const leave = (next) => {
			if (state === "downloading") downloading -= 1;
			if (state === "ready") ready -= 1;
			if (next === "ready") ready += 1;
			state = next;
			admit();
		};
		return {
			arrived: () => leave("ready"),
			gone: () => leave("gone")
		};
	} };
}

// src/evidence/package-hashes.ts
function hashesOf$1({ zh, archive, directory }) {
	return [
		zh,
		archive,
		directory
	];
}
function flavourOf(hash, { archive, directory }) {
	if (hash === directory) return hash === archive ? "directory and archive" : "directory";
	return hash === archive ? "archive" : null;
}
const largestPackage = 2 * 1024 ** 3;
const mostOnDisk = 1024 ** 3;
function roomOnDisk(look = freeBytes) {
	return Math.min(mostOnDisk, (orNull(() => look(tmpdir())) ?? Number.POSITIVE_INFINITY) / 2);
}
function freeBytes(folder) {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}
const mostUnderWay = 7 + availableParallelism();
function openPackageHasher(fetcher, progress, maxInflated = inflatedBytesFor(0), time = endless) {
	const pool = openHashPool({
		maxInflated,
		left: time.left
	});
	const most = roomOnDisk();
	const disk = openDiskRoom(most);
	const pace = openPace({
		threads: pool.threads,
		hasRoom: () => disk.used() < .75 * most
	});
	const sizes = /* @__PURE__ */ new Map();
	let underWay = 0;
	async function hash({ address, version, platform, downloadUrl, executable, login }, wanted, stated) {
		const named = {
			address,
			version,
			platform
		};
		const what = packageWords$1(named);
		const flow = await pace.begin();
		if (pool.inflated() > maxInflated) {
			flow.gone();
			return inflatedTooMuch();
		}
		const claim = disk.claim();
		let [received, size, bytes] = [
			0,
			stated,
			0
		];
		const tell = () => progress.onDownloadProgress?.({
			...named,
			received,
			size
		});
		const room = {
			begin(announced) {
				pool.prepare(underWay);
				[received, size] = [0, announced ?? stated];
				tell();
				return claim.begin(size);
			},
			take(more) {
				received += more;
				tell();
			}
		};
		underWay += 1;
		const open = async (file) => {
			flow.arrived();
			bytes = file.bytes;
			sizes.set(file.zh, bytes);
			if (stated !== null && bytes !== stated) return unavailable$1("disagreement", `${what} has ${bytes} bytes, and the registry states ${stated}`);
			if (wanted !== null && file.zh !== wanted) return unavailable$1("disagreement", `${what} is not the file whose digest the registry gave`);
			return hashArchive(file, what, executable);
		};
		progress.onDownloadStart?.({
			...named,
			size: stated
		});
		try {
			const maxBytes = Math.min(largestPackage, stated ?? largestPackage);
			const hashed = askedFor(await fetcher.download(downloadUrl, {
				maxBytes,
				what,
				login,
				room
			}, open), {
				request: "package",
				host: new URL(downloadUrl).host
			});
			if (hashed.kind === "known") return hashed.value;
			if (wanted !== null && hashed.kind === "unavailable" && hashed.bytes !== void 0) sizes.set(wanted, hashed.bytes);
			return hashed.kind === "unavailable" && hashed.code === "too-large" && maxBytes === stated ? unavailable$1("disagreement", `${what} has more than the ${stated} bytes that the registry states`) : hashed;
		} finally {
			underWay -= 1;
			claim.release();
			flow.gone();
			progress.onDownloadEnd?.({
				...named,
				bytes
			});
		}
	}
	async function hashFile(path, what) {
		try {
			if ((await stat(path)).size > largestPackage) return unavailable$1("too-large", `${what} is larger than ${largestPackage} bytes`);
			return await hashArchive({
				path,
				zh: hashOfZip(await sha256OfFile(path))
			}, what);
		} catch (error) {
			return packageFault(error, what);
		}
	}
	async function hashArchive({ path, zh }, what, executable) {
		try {
			const { archive, directory } = await pool.hash(path, executable);
			return known({
				zh,
				archive,
				directory
			});
		} catch (error) {
			if (error instanceof PackageError && error.code === "run-limit") return inflatedTooMuch();
			if (error instanceof PackageError && error.code === "no-executable") return unavailable$1("disagreement", `the file name of ${what} does not begin with that of this provider, and the archive has no executable named ${executable}`);
			if (time.left() === 0) return time.exceeded();
			return packageFault(error, what);
		}
	}
	function inflatedTooMuch() {
		return unavailable$1("inflation", `one run may inflate ${byteSize(maxInflated)} of packages, and this one has inflated ${byteSize(pool.inflated())}`);
	}
	return {
		hash: (metadata) => hash(metadata, metadata.hash, metadata.sizes.get(metadata.platform) ?? null),
		hashUnnamed: (download) => hash(download, null, null),
		hashFile,
		sizeOf: (zh) => sizes.get(zh) ?? null,
		downloaded: () => fetcher.traffic().bytesDownloaded,
		close: () => pool.close()
	};
}
function packageWords$1({ address, version, platform }) {
	return `the ${platform} package of ${address} ${version}`;
}
function packageFault(error, what) {
	if (error instanceof PackageError) return unavailable$1(outcomeCodes[error.code], `${what} cannot be read (${error.message})`);
	if (error instanceof Error && "syscall" in error) return unavailable$1("unreadable", `${what} cannot be read from disk`);
	throw error;
}
const outcomeCodes = {
	"not-an-archive": "malformed-answer",
	"ambiguous-archive": "malformed-answer",
	"unsafe-name": "malformed-answer",
	"unsupported-entry": "malformed-answer",
	"corrupt-entry": "malformed-answer",
	"no-executable": "disagreement",
	"too-many-entries": "too-large",
	"too-large": "too-large",
	"run-limit": "inflation",
	"too-slow": "too-large",
	"not-hashed": "too-large"
};

// src/evidence/platform-order.ts
const usual$1 = [
	"linux_amd64",
	"darwin_arm64",
	"darwin_amd64",
	"windows_amd64",
	"linux_arm64"
];
const firstPlatform = usual$1[0];
const mostPlatforms$4 = 64;
function inLikelyOrder(platforms) {
	const named = new Set(platforms);
	return [...usual$1.filter((platform) => named.delete(platform)), ...[...named].sort()].slice(0, mostPlatforms$4);
}
const usualPlatforms = usual$1;

// src/evidence/prove-h1.ts
async function proveH1(hashes, inquiry, hashPackage, { needed, ...release }) {
	const search = searchFor(hashes);
	const look = (platform) => lookInto(platform, inquiry, hashPackage);
	const { platforms } = searchOrder(hashes, inquiry, needed);
	await search.among(platforms, look);
	if (!inquiry.documents.some(mayBeRead)) await search.among(inquiry.documents, async (one) => obstacle(obstacleOf$1(one)));
	else if (!search.isOver()) {
		const listed = await inquiry.listedPlatforms();
		if (listed.kind === "unavailable") await search.among([listed], async (gap) => obstacle(unaskable(gap)));
		const named = listed.kind === "known" && listed.value.length === 0 ? usualPlatforms : [];
		const others = inLikelyOrder(listed.kind === "known" ? [...listed.value, ...named] : []);
		await search.among(others.filter((one) => !platforms.includes(one)), look);
	}
	return search.proofs((packages) => {
		const [is, s] = packages === 1 ? ["does not match the one", ""] : [`matches none of the ${packages}`, "s"];
		const isPart = packages < platforms.length;
		const rest = isPart ? ` that the registry offers; the release lists ${platforms.length}` : "";
		const reason = `it ${is} published package${s} of ${releaseName(release)}${rest}`;
		return unsupported$2(reason, isPart || !inquiry.isWhole);
	});
}
async function computeAll(platforms, inquiry, hashPackage) {
	return (await inTurns(platforms, mostUnderWay, (platform) => lookInto(platform, inquiry, hashPackage))).every(({ kind }) => kind === "package");
}
async function lookFor(hashes, known, inquiry, hashPackage) {
	const named = readableEntries(inquiry.documents).flatMap(({ platform }) => platform ?? []);
	const platforms = inLikelyOrder(named).filter((platform) => !known.includes(platform));
	await searchFor(hashes).among(platforms.slice(0, few$1), (platform) => lookInto(platform, inquiry, hashPackage));
}
const few$1 = usualPlatforms.length;
async function lookInto(platform, inquiry, hashPackage) {
	const described = await inquiry.packageOf(platform);
	if (described.kind === "absent") return { kind: "no-package" };
	if (described.kind === "unavailable") return obstacle(unaskable(described));
	const refusal = obstacleOf$1(described.value.document);
	if (refusal !== null) return obstacle(refusal);
	const hashes = await hashPackage(described.value);
	if (hashes.kind !== "known") return obstacle(unfetched(hashes));
	const hashed = {
		described: described.value,
		hashes: hashes.value
	};
	return {
		kind: "package",
		proofOf: (hash) => proofBy(hashed, hash)
	};
}
function obstacle(proof) {
	return proof === null ? { kind: "no-package" } : {
		kind: "obstacle",
		proof
	};
}
function proofBy({ described, hashes }, hash) {
	const flavour = flavourOf(hash, hashes);
	if (flavour === null) return null;
	const { platform, filename, address } = described.metadata;
	const { signature } = described.document;
	return signature.kind === "good" ? {
		level: "computed",
		platform,
		flavour,
		zh: hashes.zh,
		keyId: signature.keyId
	} : {
		level: "asserted",
		platform,
		filename,
		by: hostOf(address)
	};
}
function searchOrder(hashes, { documents, announced }, needed) {
	const platforms = inLikelyOrder(readableEntries(documents).flatMap(({ platform }) => platform ?? []));
	const hints = hashes.flatMap((hash) => announcedPlatform(hash, announced) ?? []).filter((platform) => platforms.includes(platform));
	const rankOf = (platform) => hints.includes(platform) ? 0 : needed.platforms.includes(platform) ? 1 : 2;
	const sure = platforms.filter((platform) => rankOf(platform) <= (needed.always ? 1 : 0)).length;
	const anyway = needed.always ? platforms.filter((platform) => rankOf(platform) === 1).length : 0;
	return {
		platforms: platforms.toSorted((one, other) => rankOf(one) - rankOf(other)),
		sure,
		unknown: Math.max(0, hashes.length - hints.length - anyway)
	};
}
function searchFor(hashes) {
	const open = new Set(hashes);
	const looks = [];
	return {
		async among(candidates, lookAt) {
			const seen = await lookWhile(candidates, () => open.size, mostUnderWay, async (candidate) => {
				const look = await lookAt(candidate);
				if (look.kind === "package") {
					for (const hash of open) if (look.proofOf(hash) !== null) open.delete(hash);
				}
				if (look.kind === "obstacle" && rankOf$1(look.proof) === 0) open.clear();
				return look;
			});
			looks.push(...seen);
		},
		isOver: () => open.size === 0,
		proofs(nowhere) {
			const packages = looks.filter((look) => look.kind === "package");
			const [worst] = looks.flatMap((look) => look.kind === "obstacle" ? [look.proof] : []).toSorted((one, other) => rankOf$1(one) - rankOf$1(other));
			const rest = worst ?? nowhere(packages.length);
			const proofOf = (hash) => packages.map((look) => look.proofOf(hash)).find((proof) => proof !== null) ?? rest;
			return new Map(hashes.map((hash) => [hash, proofOf(hash)]));
		}
	};
}
function rankOf$1(obstacle) {
	if (obstacle.level !== "unavailable") return 2;
	return isLimit(obstacle.code) ? 0 : 1;
}

// src/evidence/prove-zh.ts
async function proveZh(hashes, inquiry, named) {
	const { address } = named;
	const open = new Set(hashes);
	let read = 0;
	const gap = await widen(inquiry, () => {
		const fresh = inquiry.documents.slice(read);
		read += fresh.length;
		for (const hash of listedProofs(fresh, address).keys()) open.delete(hash);
		return open.size === 0;
	});
	const { documents, isWhole } = inquiry;
	const listed = listedProofs(documents, address);
	const obstacle = documents.map(obstacleOf$1).find((one) => one !== null);
	const unlisted = (hash) => (gap === null ? obstacle : unaskable(gap)) ?? onlyAnnounced(hash, inquiry, address) ?? unsupported$2(`it is in no signed checksum file of ${releaseName(named)}`, !isWhole);
	return new Map(hashes.map((hash) => [hash, listed.get(hash) ?? unlisted(hash)]));
}
function listedProofs(documents, address) {
	const proofs = /* @__PURE__ */ new Map();
	for (const { entries, signature } of documents) for (const { hash, platform, filename } of entries) {
		if (signature.kind === "good" && proofs.get(hash)?.level !== "signed") proofs.set(hash, {
			level: "signed",
			platform,
			filename,
			keyId: signature.keyId
		});
		if (signature.kind === "unsigned" && !proofs.has(hash)) proofs.set(hash, {
			level: "asserted",
			platform,
			filename,
			by: hostOf(address)
		});
	}
	return proofs;
}
const mostLines = 6e4;
async function widen(inquiry, enough) {
	if (enough() || !inquiry.documents.every(mayBeRead)) return null;
	const listed = await inquiry.listedPlatforms();
	if (listed.kind !== "known") return listed.kind === "unavailable" ? listed : null;
	let gap = null;
	for (const platform of inLikelyOrder(listed.value)) {
		if (enough()) break;
		if (inquiry.documents.flatMap(({ entries }) => entries).length > mostLines) return unavailable$1("too-large", "the SHA256SUMS documents of the release have too many lines together");
		if (isNamed$1(platform, inquiry.documents)) continue;
		const described = await inquiry.packageOf(platform);
		if (described.kind === "unavailable") gap ??= described;
	}
	return gap;
}
function onlyAnnounced(hash, { announced, documents }, address) {
	const platform = announcedPlatform(hash, announced);
	return platform === null || isNamed$1(platform, documents) ? null : assertedProof(hash, announced, address);
}

// src/evidence/disagreement.ts
function betweenDocuments(documents, { address, version }) {
	const first = /* @__PURE__ */ new Map();
	const names = /* @__PURE__ */ new Set();
	for (const document of documents.filter(mayBeRead)) for (const { filename, hash } of document.entries) {
		const before = first.get(filename);
		if (before === void 0) first.set(filename, {
			hash,
			document
		});
		else if (before.document !== document && before.hash !== hash) names.add(filename);
	}
	return [...names].map((name) => `two SHA256SUMS documents of ${address} ${version} give different digests for ${name}`);
}
function announcedAgainst(announced, documents, { address, version }) {
	const entries = readableEntries(documents);
	return [...announced].flatMap(([platform, hashes]) => {
		const listed = entries.filter((entry) => entry.platform === platform).map(({ hash }) => hash);
		const stray = hashes.filter(isOfZip).some((hash) => !listed.includes(hash.toLowerCase()));
		if (listed.length === 0 || !stray) return [];
		return [`the registry announces a different digest for the ${platform} package of ${address} ${version} than its SHA256SUMS document lists`];
	});
}
function changesAnnouncedH1(before, now) {
	const [old, fresh] = [new Set(before.filter(isOfFiles)), new Set(now.filter(isOfFiles))];
	const differ = old.size !== fresh.size || [...old].some((hash) => !fresh.has(hash));
	return old.size > 0 && fresh.size > 0 && differ;
}
function contradictsPackage(announced, relied, hashes) {
	const h1 = announced.filter(isOfFiles);
	const stray = h1.filter((hash) => flavourOf(hash, hashes) === null);
	return h1.length > 0 && stray.length === h1.length || stray.some((hash) => relied.has(hash));
}

// src/evidence/release-inquiry.ts
async function openRelease(ports, named) {
	const inquiry = inquire(ports, named);
	const first = await firstPackage(inquiry, named);
	return first.kind === "known" ? known(inquiry) : first;
}
function inquire({ registry, hasher }, { address, version }, before = null) {
	const documents = new Set(documentsOf$1(before));
	const announced = new Map(before?.announced);
	const sizes = /* @__PURE__ */ new Map();
	const contradictions = /* @__PURE__ */ new Set();
	const unusualNames = /* @__PURE__ */ new Map();
	let listing = null;
	const listed = () => listing?.versions.find((one) => one.version === version);
	const describe = async (platform) => {
		const metadata = await registry.packageMetadata(address, version, platform);
		if (metadata.kind !== "known") return metadata;
		for (const [name, bytes] of metadata.value.sizes) sizes.set(name, bytes);
		for (const [name, hashes] of metadata.value.announced) {
			if (changesAnnouncedH1(announced.get(name) ?? [], hashes)) contradictions.add(`the registry announces different h1 for the ${name} package of ${address} ${version} from one answer to the next`);
			announced.set(name, [.../* @__PURE__ */ new Set([...announced.get(name) ?? [], ...hashes])]);
		}
		const document = await registry.shasums(metadata.value);
		if (document.kind !== "known") return document;
		const doubt = await otherRelease(registry, metadata.value);
		if (doubt !== null) return doubt;
		if (metadata.value.executable && mayBeRead(document.value)) {
			const opened = await hasher.hash(metadata.value);
			if (opened.kind !== "known") return opened.kind === "absent" ? unavailable$1("status", `${opened.what} does not exist`) : opened;
		}
		documents.add(document.value);
		unusualNames.set(metadata.value.filename, platform);
		return known({
			metadata: metadata.value,
			document: document.value
		});
	};
	return {
		get documents() {
			return [...documents].map((document) => withPlatforms(document, unusualNames));
		},
		announced,
		sizes,
		get disagreements() {
			return [
				...contradictions,
				...betweenDocuments([...documents], {
					address,
					version
				}),
				...announcedAgainst(announced, [...documents], {
					address,
					version
				})
			];
		},
		get isWhole() {
			return documents.size === 1 && listed()?.platforms.every((one) => isNamed$1(one, this.documents)) === true;
		},
		get remarks() {
			return listing?.remarks ?? null;
		},
		async packageOf(platform) {
			const described = await describe(platform);
			if (described.kind === "unavailable" && described.code === "disagreement") contradictions.add(described.cause);
			return described;
		},
		async listedPlatforms() {
			const answer = await registry.versions(address);
			if (answer.kind !== "known") return answer;
			listing = answer.value;
			const platforms = listed()?.platforms;
			return platforms ? known(platforms) : absent$1(`version ${version} of ${address}`);
		},
		compare({ metadata }, hashes, relied = /* @__PURE__ */ new Set()) {
			if (hashes.kind === "unavailable" && hashes.code === "disagreement") contradictions.add(hashes.cause);
			const own = announced.get(metadata.platform) ?? [];
			if (hashes.kind === "known" && contradictsPackage(own, relied, hashes.value)) contradictions.add(`the registry announces a different h1 for the ${metadata.platform} package of ${address} ${version} than the package has`);
		}
	};
}
async function otherRelease(registry, { address, version, platform, namedVersion, hash }) {
	if (namedVersion === null) return null;
	const other = await registry.packageMetadata(address, namedVersion, platform);
	if (other.kind === "absent" || mayBeAbsent(other)) return null;
	if (other.kind === "unavailable") return other;
	if (other.value.hash !== hash) return null;
	return unavailable$1("disagreement", `the registry gives the ${platform} package of ${address} ${namedVersion} for version ${version} as well`);
}
function withPlatforms(document, names) {
	const isUnusual = ({ filename, platform }) => platform === null && names.has(filename);
	if (!document.entries.some(isUnusual)) return document;
	const entries = document.entries.map((entry) => isUnusual(entry) ? {
		...entry,
		platform: names.get(entry.filename) ?? null
	} : entry);
	return {
		...document,
		entries
	};
}
const mostOthers = 4;
async function firstPackage(inquiry, { address, version }) {
	const before = publicRegistries.includes(hostOf(address)) ? null : await inquiry.listedPlatforms();
	const [likeliest = firstPlatform] = before?.kind === "known" ? inLikelyOrder(before.value) : [];
	const usual = await inquiry.packageOf(likeliest);
	const inDoubt = mayBeAbsent(usual);
	if (usual.kind !== "absent" && !inDoubt) return usual;
	const listed = before ?? await inquiry.listedPlatforms();
	if (listed.kind === "unavailable") return inDoubt ? usual : listed;
	if (listed.kind === "absent") return usual.kind === "unavailable" && usual.status === 500 ? usual : listed;
	const candidates = listed.value.length === 0 ? usualPlatforms : listed.value;
	const others = inLikelyOrder(candidates).filter((one) => one !== likeliest);
	for (const platform of inDoubt ? others.slice(0, mostOthers) : others) {
		const other = await inquiry.packageOf(platform);
		if (other.kind !== "absent" && !(mayBeAbsent(other) && inDoubt)) return other;
	}
	if (inDoubt) return usual;
	return unavailable$1("malformed-answer", `the registry lists ${address} ${version} but has no package of it`);
}

// src/extensions/completion/wanted.ts
function wantedPlatforms(path, locks, settings, purpose) {
	const required = platformsFor(settings, path);
	if (purpose.kind === "suggestions") return purpose.downloads ? required : [];
	if (purpose.platforms.length > 0) return purpose.platforms;
	if (required.length > 0) return required;
	const present = locks.flatMap(({ lock, evidence }) => [...h1Platforms(lock.hashes, evidence)]);
	return distinct(present).toSorted();
}
function lackedBy(lock, wanted, evidence) {
	const recorded = lock.hashes.filter((hash) => {
		const proof = evidence?.proofs.get(hash);
		return proof?.level !== "computed" || proof.flavour !== "archive";
	});
	const present = h1Platforms(recorded, evidence);
	return wanted.filter((platform) => !present.has(platform));
}

// src/extensions/completion/learn.ts
function learnsHashes(changes, circumstances) {
	const needs = (request) => neededFor(request, circumstances);
	const packagesAhead = (requests) => requests.flatMap((request) => {
		const { address, version } = request;
		const { platforms, always } = needs(request);
		return always ? platforms.map((platform) => ({
			address,
			version,
			platform
		})) : [];
	});
	return {
		needs,
		async beside(run) {
			const { requests, answered, hasher } = run;
			await answered;
			await inTurns(packagesAhead(requests), mostUnderWay, ({ platform, ...named }) => lookAt(platform, {
				...circumstances,
				named,
				hasher,
				inquiry: inquire(run, named)
			}));
			return /* @__PURE__ */ new Map();
		},
		async all(evidence, run) {
			const wanted = [...lacking(changes, evidence, circumstances)].flatMap(([key, platforms]) => {
				const known = evidence.get(key);
				return known !== void 0 && mayBeCompleted(known, circumstances) ? [{
					key,
					known,
					platforms
				}] : [];
			});
			await tellPlan(wanted, packagesAhead(run.requests), run);
			const turn = openSemaphore(mostUnderWay);
			const learnt = wanted.map(async ({ key, known: named, platforms }) => {
				const inquiry = inquire(run, named, named);
				const look = {
					...circumstances,
					named,
					hasher: run.hasher,
					inquiry
				};
				const looks = platforms.map(async (platform) => {
					return {
						platform,
						hashed: await turn(() => lookAt(platform, look))
					};
				});
				return [key, factsFrom(await Promise.all(looks), look)];
			});
			return new Map(await Promise.all(learnt));
		}
	};
}
function neededFor({ paths }, { purpose, settings }) {
	const required = paths.flatMap((path) => platformsFor(settings, path));
	if (purpose.kind === "suggestions") return {
		platforms: purpose.downloads ? distinct(required) : [],
		always: false
	};
	return {
		platforms: purpose.platforms.length > 0 && paths.length > 0 ? purpose.platforms : distinct(required),
		always: true
	};
}
function lacking(changes, evidence, { purpose, settings }) {
	const lacked = /* @__PURE__ */ new Map();
	const files = Map.groupBy(changes.flatMap(({ occurrences }) => occurrences), ({ path }) => path);
	for (const [path, occurrences] of files) {
		const entries = occurrences.flatMap(({ head: lock }) => {
			if (lock === null) return [];
			const key = evidenceKey(lock.address, lock.version);
			return [{
				key,
				lock,
				evidence: evidence.get(key) ?? null
			}];
		});
		const platforms = wantedPlatforms(path, entries, settings, purpose);
		for (const { key, lock, evidence: known } of entries) lacked.set(key, distinct([...lacked.get(key) ?? [], ...lackedBy(lock, platforms, known)]));
	}
	return lacked;
}
function mayBeCompleted(known, circumstances) {
	const { address, release, proofs } = known;
	if (release.kind !== "known") return false;
	const { documents, disagreements } = release.value;
	const isWhole = [...proofs.values()].every(({ level }) => level !== "none" && level !== "unavailable");
	return disagreements.length === 0 && documents.every(mayBeRead) && documents.some((document) => counts(document, address, circumstances)) && (circumstances.purpose.kind === "lock" || isWhole);
}
function counts({ signature }, address, { purpose, settings }) {
	if (signature.kind === "good") return true;
	return signature.kind === "unsigned" && purpose.kind === "lock" && acceptsWordOf(settings, hostOf(address));
}
async function tellPlan(wanted, ahead, { progress, cache }) {
	const nameOf = ({ address, version, platform }) => `${address} ${version} ${platform}`;
	const begun = new Set(ahead.map(nameOf));
	let packages = 0;
	for (const { known, platforms } of wanted) {
		const entries = documentsOf$1(known).flatMap((document) => document.entries);
		for (const platform of platforms) {
			const zh = entries.find((entry) => entry.platform === platform)?.hash;
			if (!(zh !== void 0 && await cache.get(zh) !== null) && !begun.has(nameOf({
				...known,
				platform
			}))) packages += 1;
		}
	}
	if (packages > 0) progress.onDownloadsPlanned?.({
		packages,
		bytes: 0,
		unsized: packages
	});
}
async function lookAt(platform, look) {
	const { named, inquiry, hasher } = look;
	const { address, version } = named;
	const described = await inquiry.packageOf(platform);
	if (described.kind !== "known") return described;
	const { signature } = described.value.document;
	if (signature.kind === "unavailable") return unavailable$1(signature.code, signature.reason);
	if (!counts(described.value.document, address, look)) return absent$1(`a signed checksum of the ${platform} package of ${address} ${version}`);
	const hashes = await hasher.hash(described.value.metadata);
	inquiry.compare(described.value, hashes);
	return hashes.kind === "known" ? known({
		described: described.value,
		hashes: hashes.value
	}) : hashes;
}
function factsFrom(sights, look) {
	const { address, proofs: own = /* @__PURE__ */ new Map(), hashedPackages = 0 } = look.named;
	const { documents, disagreements } = look.inquiry;
	if (disagreements.length > 0) return doubtsAbout({
		documents,
		disagreements
	}, own);
	const counting = documents.filter((document) => counts(document, address, look));
	const proofs = new Map(listedProofs(counting, address));
	const missed = /* @__PURE__ */ new Map();
	for (const [hash, proof] of own) if (proof.level === "computed" && proof.flavour !== "archive") proofs.set(hash, proof);
	for (const { platform, hashed } of sights) if (hashed.kind !== "known") missed.set(platform, hashed);
	else {
		const recorded = hashed.value.hashes.directory;
		const proof = proofBy(hashed.value, recorded);
		if (proof !== null) proofs.set(recorded, proof);
	}
	return {
		hashedPackages: hashedPackages + (sights.length - missed.size),
		completion: {
			proofs,
			missed
		},
		documents
	};
}
function doubtsAbout(release, proofs) {
	const doubt = {
		level: "unavailable",
		code: "disagreement",
		reason: "the registry announces a different h1 than a package of the release has"
	};
	const announced = [...proofs].filter(([, { level }]) => level === "announced");
	return {
		release: known(release),
		proofs: new Map(announced.map(([hash]) => [hash, doubt]))
	};
}

// src/report/counts.ts
function countsOf$1({ files, changes }) {
	const worths = /* @__PURE__ */ new Map();
	for (const { provider, to, hashes } of changes) for (const { hash, worth } of hashes) {
		if (worth === null) continue;
		const key = JSON.stringify([
			provider,
			to?.version,
			hash
		]);
		const before = worths.get(key);
		if (before === void 0 || fromBest$1.indexOf(worth.kind) > fromBest$1.indexOf(before.kind)) worths.set(key, worth);
	}
	const all = [...worths.values()];
	const count = (kind) => all.filter((worth) => worth.kind === kind).length;
	return {
		files: files.length,
		providers: new Set(changes.map(({ provider }) => provider)).size,
		hashes: all.length,
		proven: count("proven"),
		accepted: count("accepted"),
		announced: all.filter((worth) => worth.kind === "accepted" && worth.by === "announced").length,
		open: count("open"),
		unproven: count("unproven")
	};
}

// src/report/remedy.ts
const nowhere = {
	at: () => false,
	where: "below"
};
function remedySentence(fix) {
	const { prose, commands } = remedyOf(fix);
	return [prose, commands.join("; ")].filter((text) => text !== "").join(" ");
}
function remedyOf(fix, oneClick = nowhere, canLock = false) {
	const runs = fix.flatMap((step) => step.do === "run" ? step.commands : []);
	const folders = Map.groupBy(runs, ({ folder }) => folder);
	const isSeveral = folders.size > 1 || runs.some(({ providers }) => providers.length > 1);
	const isMany = canLock && isSeveral && lockCommand$1(runs) !== null;
	const isApart = ({ do: action }, at) => action === "restore" && (isMany || fix.slice(at).some((later) => later.do === "delete"));
	const each = fix.flatMap((step, at) => {
		if (step.do === "restore") return isApart(step, at) ? [] : checkOut(step);
		if (step.do === "move") {
			const ways = [step.from, step.to];
			return ways.every((path) => safeFolder.test(path)) ? [`git mv ${asWords(ways)}`] : [];
		}
		const open = isOpen(step) ? ["OS_ARCH"] : [];
		const isBare = (one) => one.subcommand === "providers lock" && one.platforms.length === 0;
		return (step.do === "run" ? step.commands : []).flatMap((one) => commandText(isBare(one) ? {
			...one,
			platforms: open
		} : one));
	});
	const commands = each.length > 1 && fix.some((step) => step.do === "restore" && step.lines !== void 0) ? [each.join(" && ")] : each;
	const clauses = [];
	for (const [at, step] of fix.entries()) {
		const clause = clauseOf$1(step, [`${isMany && step.do === "run" ? runAtRoot : actionWords(step, oneClick)}${isOpen(step) ? `, ${isMany ? withFlags : forEachPlatform}` : ""}`, ...(isApart(step, at) && step.do === "restore" ? checkOut(step) : []).map((command) => `(\`${command}\`)`)].join(" "));
		if (clause === "") continue;
		const isWay = clauses.length === 0 || step.when?.startsWith("if ");
		clauses.push(isWay ? clause : `${clauses.pop()}${jointBefore(step)}${clause}`);
	}
	const prose = `${clauses.map(sentence).join(". ")}${commands.length > 0 ? ":" : "."}`;
	const [first = []] = folders.values();
	const isSaid = commands.length === 0 || prose.includes("commit the lock file");
	const isTaken = !(canLock && runs.some(({ platforms }) => platforms.length > 1)) && !isMany && folders.size === 1 && fix.some(isOpen);
	const lock = lockCommand$1(isTaken ? runs.map((one) => ({
		...one,
		platforms: []
	})) : runs);
	const before = canLock ? [] : commands.map((one) => one.replace(" -platform=OS_ARCH", ""));
	const files = Math.max(folders.size, ...fix.map((step) => step.do === "restore" ? step.paths.length : 1));
	return {
		prose,
		ways: commands.length > 0 || clauses.length < 3 ? [] : clauses.map((clause) => `${sentence(clause)}.`),
		commands,
		lock: lock !== null && (canLock || isTaken) ? [...before, lock].join(" && ") : null,
		takes: isTaken ? ", if other entries of the file have these platforms," : "",
		isMany,
		open: commands.length > commandsOpen ? first.length : commands.length,
		after: isSaid ? "" : `Then commit the lock ${files > 1 ? "files" : "file"}.`
	};
}
function acceptancesOf(findings) {
	const isOne = new Set(findings.map(({ rule }) => rule)).size === 1;
	const told = findings.flatMap(({ rule, fix }) => fix.flatMap((step) => step.do === "accept" ? {
		...step,
		rule,
		isRepaired: fix.some(isRepair)
	} : []));
	const isPart = told.length > 1 && told.some(({ isRepaired }) => isRepaired);
	const instead = !isPart && told[0]?.isRepaired ? " instead" : "";
	return [...Map.groupBy(told, ({ isBegun, key }) => isBegun ? key : "")].map(([begun, same]) => {
		const [ends, [file = ""]] = [distinct(same.map(({ until = "" }) => until)), same.map((one) => one.file)];
		const end = ends.length === 1 && ends[0] ? ` until ${ends[0]}` : "";
		const what = isOne ? "it" : listed$2(distinct(same.map(({ rule }) => rule)), 3);
		const where = begun === "" ? "to" : `at the end of "${begun}" (one item per line, indented like the others, no brackets) in`;
		const base = sharedFileIn(file) === null ? " on the base branch" : "";
		const lines = [...Map.groupBy(same, ({ key }) => key)].flatMap(([key, some]) => [...key === begun ? [] : [`${key}:`], ...distinct(some.flatMap(({ items }) => items)).map((item) => `  - ${item.replaceAll("\n", "\n    ")}`)]);
		const reason = ends.some((until) => until !== "") ? " with your reason" : "";
		return {
			words: `To accept ${what}${instead}${end}, add this${reason}${isPart ? ", without what you repaired," : ""} ${where} ${file}${base}${separately}:`,
			lines: lines.flatMap((line) => line.split("\n"))
		};
	});
}
const isRepair = ({ do: action }) => /^(?:delete|restore|run)$/.test(action);
const isOpen = (step) => step.do === "run" && step.commands.some(({ platforms }) => platforms.includes("OS_ARCH"));
const foldersNamed = 3;
function lockCommand$1(runs) {
	const locks = runs.filter(({ subcommand }) => subcommand !== "get");
	const isLock = ({ subcommand, providers }) => subcommand === "providers lock" && providers.length > 0;
	if (locks.length === 0 || !locks.every((one) => isLock(one) && commandText(one).length > 0)) return null;
	const folders = distinct(locks.map(({ folder }) => shellPath(folder || ".")));
	return [
		"lockproof lock",
		...distinct(locks.flatMap((command) => command.platforms.filter(isNamed))).toSorted().map((name) => `--platform ${name}`),
		...folders.length > foldersNamed ? [] : folders
	].join(" ");
}
const separately = ", in a separate pull request";
const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
function jointBefore({ do: action, when }) {
	if (when === "or") return ", ";
	return (action === "run" || action === "move") && when === void 0 ? ", then " : "; ";
}
const withFlags = forEachPlatform.replace("-platform=", "--platform ");
const runAtRoot = "run this once at the root of the repository, and commit the lock files";
function clauseOf$1(step, clause) {
	if (step.when === void 0) return clause;
	if (step.when.startsWith("and ")) return `${clause} ${step.when}`;
	if (!step.when.includes(" ")) return `${step.when} ${clause}`;
	return step.do === "run-again" ? `${clause} ${step.when}` : `${step.when}, ${clause}`;
}
function actionWords(step, oneClick) {
	switch (step.do) {
		case "delete": return `delete ${whatToDelete(step, clickWords(step, oneClick))}`;
		case "restore": return step.what === "entry" && step.commit !== void 0 && step.lines === void 0 ? "copy the entry back from the file of the base branch" : `restore ${step.what === "file" && step.paths.length > 1 ? "the files" : restorable[step.what]} from the base branch`;
		case "move": return `move it to ${folderOf(step.to) || "the root of the repository"}`;
		case "run": return runWords(step);
		case "set": return settingWords(step);
		case "accept": return "";
		case "run-again": return "re-run the check";
		case "ask-publisher": return `ask the publisher of ${providerName(step.provider)} ${step.question}`;
		case "consider": return step.advice;
	}
}
const restorable = {
	file: "the file",
	entry: "the entry",
	hashes: "the list of hashes",
	h1: "the h1 lines"
};
const commandsOpen = 5;
const linesNamed = 6;
function whatToDelete({ what, places }, click) {
	const lines = distinct(places.map(({ line }) => line).toSorted((a, b) => a - b)).map(String);
	const oneFile = new Set(places.map(({ path }) => path)).size === 1;
	const named = deletable[what][places.length === 1 ? 0 : 1];
	if (!oneFile || lines.length > linesNamed) return `${named} at the lines named above${click && ` (${click})`}`;
	return `${named} (${[`line${lines.length === 1 ? "" : "s"} ${listed$2(lines, linesNamed)}`, click].filter((text) => text !== "").join(", ")})`;
}
const deletable = {
	hash: ["this hash", "these hashes"],
	hashes: ["the whole list of hashes", "each whole list of hashes"],
	entry: ["the entry", "each entry"]
};
function clickWords({ what, places }, { at, where }) {
	const offered = what === "hash" ? places.filter(at).length : 0;
	if (offered === 0) return "";
	if (where === "below") return "or accept the suggestion below";
	return `or accept the suggestion ${offered < places.length ? "where a line has one" : places.length > 1 ? "on each line" : "on that line"} under "Files changed"`;
}
function runWords(step) {
	const { commands } = step;
	const untold = commands.filter((command) => commandText(command).length === 0);
	if (untold.length === 0) return "run";
	const folders = distinct(untold.map(({ folder }) => folder || "the root of the repository"));
	if (untold.length < commands.length) return `run, and the same in ${listed$2(folders, linesNamed)}`;
	const names = distinct(commands.map(({ tool, subcommand }) => `"${tool} ${subcommand}"`));
	const what = commands.at(-1)?.providers.length === 0 ? "" : "for this provider ";
	return `run ${names.join(", then ")} ${what}in the folder of the lock file`;
}
function settingWords({ how, setting, value, file, flag }) {
	const what = {
		set: `set "${setting}: ${value}"`,
		add: `add ${value ?? "it"} to "${setting}"`,
		raise: `raise "${setting}"${value === null ? "" : ` to ${value}`}`,
		change: `change "${setting}"`
	}[how];
	if (file !== null) return `${what} in ${file}${separately}`;
	const isAlsoInPolicy = coreSettings.some(({ name, places }) => name === setting && places.includes("policy"));
	if (flag !== true) return `${what} in the workflow${isAlsoInPolicy ? ", or in the policy in a separate pull request" : ""}`;
	const use = `use --${setting}${value === null || how === "set" && value === "true" ? "" : ` ${value}`}`;
	return isAlsoInPolicy ? `${use}, or ${what} in the policy` : use;
}
const safeFolder = /^[A-Za-z0-9_.,+@%/' -]+$/;
function checkOut({ what, commit, from, paths, lines }) {
	if (commit === void 0 || !/^[0-9a-f]{40,64}$/.test(commit)) return [];
	if (![from ?? [], paths].flat().every((path) => safeFolder.test(path))) return [];
	if (what === "file" && from !== void 0) return [`git checkout ${commit} -- ${asWords([from])} && git mv -f ${asWords([from, ...paths])}`];
	if (what === "file") return [`git checkout ${commit} -- ${asWords(paths)}`];
	const cut = lines ? ` | (echo; sed -n ${lines.join(",")}p | grep .) >> ` : null;
	const into = (path) => cut === null ? "" : `${cut}${shellPath(path)}`;
	return paths.map((path) => `git show ${shellWord(`${commit}:${from ?? path}`)}${into(path)}`);
}
const asWords = (paths) => paths.map(shellPath).join(" ");
const isNamed = (name) => /^\w{1,65}$/.test(name);
function commandText({ tool, subcommand, folder, providers, platforms }) {
	if (!providers.every((address) => safeAddress.test(address) && address.length < 128)) return [];
	if (folder !== "" && !safeFolder.test(folder)) return [];
	return [[
		tool,
		...folder === "" ? [] : [`-chdir=${shellWord(folder)}`],
		subcommand,
		...platforms.filter(isNamed).map((name) => `-platform=${name}`),
		...providers.map(nameForTool)
	].join(" ")];
}

// src/report/fitted-fix.ts
function fitterFor(subject, base) {
	const { files, around, merge, entries, settings } = subject;
	const fileAt = new Map(files.map((file) => [file.revision.path, file]));
	const lossy = new Set(files.flatMap((file) => isOnlyLoss(file) ? file.revision.path : []));
	for (const entry of entries) if (!mayComeBack(entry)) lossy.delete(entry.path);
	const atBase = (at) => {
		const { path, previousPath = path, base: had } = fileAt.get(at)?.revision ?? {};
		return had?.kind === "file" ? previousPath : void 0;
	};
	const merged = [...merge?.files ?? [], ...merge?.around.bystanders ?? []];
	const foldersOf = (is) => new Set([
		...files,
		...around.bystanders,
		...merged
	].filter(is).map(({ revision }) => folderOf(revision.path)));
	const withModules = foldersOf(({ callsModules }) => callsModules);
	const units = foldersOf(({ isUnit }) => isUnit);
	const withNeeds = (command, at) => command.subcommand === "providers lock" && withModules.has(command.folder) && at === 0 ? [{
		...command,
		subcommand: "get",
		providers: [],
		platforms: []
	}, command] : [command];
	const isFlag = settings.surface === "command line";
	const isWhole = (step) => step.do === "restore" && step.paths.every((path) => atBase(path) && (step.what === "file" || lossy.has(path)));
	const byPlace = new Map(entries.map((entry) => [`${entry.path} ${entry.lock.address}`, entry]));
	const anew = (step, isLocked, address) => {
		if (step.do !== "restore") return [step];
		const [path = ""] = step.paths;
		const { revision, base: had, notAllowed: old } = fileAt.get(path) ?? {};
		const before = had?.lockFile;
		if (step.what === "file" && old !== void 0 && !isLocked && before != null) return [step, ...entriesAnew(path, before, old, subject)];
		if (step.what === "file" || address === null) return [step];
		if (step.what === "entry" && step.when?.startsWith("if ") === true) return [consider("commit the lock file that it writes", step.when)];
		const entry = byPlace.get(`${path} ${address}`);
		const count = entry?.base?.hashes.filter(isOfFiles).length;
		const platforms = entry ? platformsToLock(entry, subject) : platformsOfFile(path, subject);
		const list = step.what === "hashes" ? entry?.lock.lines.hashesArgument ?? null : null;
		const again = lockAgain(path, address, platforms, count ?? (before == null ? 0 : mostH1(before)));
		const were = before?.providers.find((lock) => lock.address === address);
		if (step.what === "entry" && were !== void 0 && base !== null && !old?.includes(address)) {
			const lines = revision && safeFolder.test(atBase(path) ?? "") ? wholeLines(were, revision.base) : null;
			return lines ? [{
				...step,
				lines
			}, lockAgain(path, address, platforms, 0)] : [step];
		}
		return [...list === null ? [] : [deleteAt("hashes", path, list)], ...isLocked ? [] : [step.when === void 0 ? again : {
			...again,
			when: step.when
		}]];
	};
	return ({ fix, provider }) => {
		const isLocked = fix.some((step) => step.do === "run");
		const isOld = (step) => !isLocked && step.do === "restore" && step.paths.some((path) => fileAt.get(path)?.notAllowed !== void 0);
		const whole = base !== null && fix.some((step) => isWhole(step) && !isOld(step));
		const steps = whole ? fix : fix.flatMap((step) => anew(step, isLocked, provider));
		return steps.flatMap((step, at) => {
			if (whole && step.do === "delete" && steps.slice(at).some(isWhole)) return [];
			const [path = ""] = step.do === "restore" ? step.paths : [];
			const from = atBase(path);
			if (step.do === "restore" && base !== null && from !== void 0) return [{
				...step,
				what: whole ? "file" : step.what,
				commit: base,
				...from === path ? {} : { from }
			}];
			if (step.do === "run" && step.commands.every(({ folder }) => units.has(folder))) return [inUnit(step)];
			if (step.do === "run") return [{
				...step,
				commands: step.commands.flatMap(withNeeds)
			}];
			return [step.do === "set" && step.file === null && isFlag ? {
				...step,
				flag: true
			} : step];
		});
	};
}
const linesOf$1 = openWeakMemory((content) => content.kind === "file" ? decodeUtf8(content.bytes).split("\n") : []);
function wholeLines(lock, content) {
	const [block, first] = [printProvider(lock).trim().split("\n"), lock.lines.block];
	const [is, has] = [block, linesOf$1(content).slice(first - 1, first - 1 + block.length)].map((each) => each.join("").replaceAll(/\s/g, ""));
	return is === has ? [first, first + block.length - 1] : null;
}
function isOnlyLoss({ base, head }) {
	const changes = compareLockFiles(base?.lockFile ?? null, head?.lockFile ?? null).filter(({ kinds }) => !kinds.includes("format-only"));
	if (changes.length < 2) return changes[0]?.movedFrom === null;
	return changes.every(({ kinds }) => /^hashes-(?:removed|cleared)$/.test(String(kinds)));
}

// src/report/words.ts
function scopeWords({ verdict, totals, changes, findings, believed }) {
	if (verdict === "unchanged") return "";
	const named = changes.flatMap(({ signature }) => [signature.fingerprint, ...signature.otherKeys ?? []]);
	const keys = new Set(named.filter((each) => each !== null)).size;
	const omitted = totals.findings - findings.length;
	const files = totals.files === 0 ? "no lock file changed" : counted(totals.files, "lock file", "lock files");
	return [
		totals.providers === 0 ? files : `${counted(totals.providers, "provider", "providers")} in ${files}`,
		...keys === 0 ? [] : [`signed by ${counted(keys, "key", "keys")}`],
		...omitted === 0 ? [] : [`${counted(omitted, "more finding is", "more findings are")} not listed`],
		...believed === void 0 ? [] : [believed]
	].join(", ");
}
function shareWords({ totals, findings }) {
	const { hashes, proven, accepted, announced, open, unproven } = totals;
	const byOthers = accepted - announced;
	if (hashes === 0) return "";
	const isPart = findings.some(({ rule, severity }) => rule === unreadable && severity === "error");
	return [
		`${proven} of ${counted(hashes, "hash", "hashes")}${isPart ? " that could be read" : ""} ${proven === 1 || hashes === 1 ? "is" : "are"} proven`,
		...someOf(announced, "announced but not signed"),
		...someOf(byOthers, "accepted without proof"),
		...someOf(unproven, "not proven"),
		...someOf(open, "could not be checked")
	].join(", ");
}
const unreadable = "unreadable-lock-file";
const someOf = (count, words) => count === 0 ? [] : [`${count} ${words}`];
function isBacked(worth) {
	if (worth.kind === "proven") return true;
	return worth.kind === "accepted" && worth.by === "announced" && worth.checked.length > 0;
}
function tally(change) {
	const announced = change.hashes.flatMap(({ worth }) => worth?.kind === "accepted" && worth.by === "announced" ? worth.checked : []);
	return {
		...countsOf$1({
			files: [],
			changes: [change]
		}),
		sampled: new Set(announced).size
	};
}
const kindWords = {
	"provider-added": "new provider",
	"provider-removed": "removed from the lock file",
	"provider-moved": "moved to a different address",
	"version-upgraded": "upgrade",
	"version-downgraded": "⬇ downgrade",
	"version-changed": "different build",
	"constraints-changed": "constraints changed",
	"hashes-added": "new package checksums",
	"hashes-removed": "package checksums removed",
	"hashes-replaced": "package checksums replaced",
	"hashes-cleared": "package checksums cleared",
	"format-only": "layout only"
};
function changeWords$1({ from, to, kinds, background }, { base }) {
	const movedFrom = background?.movedFrom ?? null;
	const otherRelease = kinds.includes("provider-moved") || from !== null && from.version !== to?.version;
	const isNews = (kind) => from === null || !otherRelease || kind !== "hashes-replaced";
	const isPin = (lock) => lock?.constraints?.replace(/^= ?/, "") === lock?.version;
	const pinMoved = otherRelease && isPin(from) && isPin(to);
	const news = kinds.filter((kind) => isNews(kind) && (kind !== "constraints-changed" || !pinMoved));
	const told = to === null ? kinds : news;
	const step = from === null || to === null ? null : versionStep(from.version, to.version);
	const words = told.map((kind) => {
		if (kind === "provider-moved" && movedFrom !== null) return `moved from ${providerName(movedFrom)}`;
		return steps.includes(kind) && step !== null ? `${kindWords[kind]} (${step})` : kindWords[kind];
	});
	if (kinds.length === 0 && from === null) words.push("not compared: the base cannot be read");
	else if (kinds.length === 0 && base !== null) words.push("unchanged");
	return [versionWords(from, to), ...words].join(", ");
}
function versionWords(from, to) {
	const versions = [from, to].flatMap((lock) => lock === null ? [] : [shortName(lock.version)]);
	return distinct(versions).join(" → ") || "no version";
}
const steps = ["version-upgraded", "version-downgraded"];
function hashLines(change) {
	const { hashes: total, proven, accepted, announced, sampled, unproven, open } = tally(change);
	if (change.to === null) return {
		proven: ["nothing to prove"],
		others: []
	};
	if (total === 0) return {
		proven: ["no hashes: nothing is checked"],
		others: []
	};
	const sample = sampled === 0 ? "none computed" : `${sampled} more were computed`;
	return {
		proven: [`${proven} of ${total} proven`, ...coverageLines(change.hashes)],
		others: [
			...someOf(unproven, "not proven"),
			...someOf(announced, `announced but not signed (${sample})`),
			...someOf(accepted - announced, "accepted without proof"),
			...someOf(open, "not checked")
		]
	};
}
function hashWords(change) {
	const { proven, others } = hashLines(change);
	const [share = "", ...coverage] = proven;
	const list = coverage.length === 0 ? share : `${share}: ${coverage.join("; ")}`;
	return others.length === 0 ? list : `${list}. ${others.join(", ")}`;
}
function coverageLines(hashes) {
	const backed = hashes.filter(({ worth }) => worth?.kind === "proven");
	const h1 = platformsOf(backed, isOfFiles);
	const zh = platformsOf(backed, isOfZip);
	const files = backed.filter(({ hash, platform }) => isOfZip(hash) && platform === null).length;
	const zhWords = [...zh.length === 0 ? [] : [zh.length > 2 ? `${zh.length} platforms` : listed$2(zh, 2)], ...files === 0 ? [] : [counted(files, "other file", "other files")]];
	return [...h1.length === 0 ? [] : [`h1 for ${listed$2(h1, 4)}`], ...zhWords.length === 0 ? [] : [`zh for ${listed$2(zhWords, 2)}`]];
}
function platformsOf(hashes, counts) {
	const own = hashes.filter(({ hash }) => counts(hash));
	return [...new Set(own.flatMap(({ platform }) => platform ?? []))].sort();
}
function signerParts({ provider, to, kinds, signature }) {
	if (to === null) return {
		name: "—",
		key: null,
		others: []
	};
	const { tier, keyId, otherKeys = [], sameKeyAsBefore } = signature;
	const different = kinds.includes("provider-moved") ? "a different key than at the old address" : "🔑 a different key than before";
	const origin = keyOrigin({
		provider,
		signature
	});
	return {
		name: tier === "official" ? officialName(keyId) : signers[tier],
		key: keyId,
		others: [
			...origin === null ? [] : [origin],
			...otherKeys.length === 0 ? [] : [`other packages are signed with ${listed$2(otherKeys, 3)}`],
			...sameKeyAsBefore === null ? [] : [sameKeyAsBefore ? "same key as before" : different]
		]
	};
}
function signerWords$1(change) {
	const { name, key, others } = signerParts(change);
	return [key === null ? name : `${name} (key ${key})`, ...others].join(", ");
}
function keyOrigin({ provider, signature }) {
	const { keyFrom } = signature;
	if (keyFrom === null || keyFrom === hostOf(provider)) return null;
	return keyFrom === "policy" ? "with a key of the policy" : `with the key that ${keyFrom} lists`;
}
const signers = {
	partner: "HashiCorp partner",
	"self-signed": "the publisher's own key",
	unsigned: "no listed key",
	unavailable: "not known"
};
function notesAbout(change) {
	const { kinds, hashes, initAdds } = change;
	const isProven = hashes.every(({ worth }) => worth?.kind === "proven");
	const platforms = addedPlatforms(change);
	const added = counted(hashes.filter(({ status }) => status === "added").length, "line", "lines");
	const noise = kinds.join() === "format-only" ? "only the layout changed; every value is the same" : !isProven || !onlyAddsHashes(change) ? null : platforms === null ? `only hashes were added (${added}), and the signed release has all of them` : `only the h1 for ${listed$2(platforms, 4)} was added; same signed release as before`;
	const next = `the next "tofu init" adds the h1 for ${initAdds.length > 4 ? counted(initAdds.length, "platform", "platforms") : listed$2(initAdds, 4)}, because registry.opentofu.org announces them`;
	return [...noise === null ? [] : [`${noise}.`], ...initAdds.length === 0 ? [] : [`${next}.`]];
}
function addedPlatforms(change) {
	const added = change.hashes.filter(({ status }) => status === "added");
	const onlyH1 = added.every(({ hash, platform }) => isOfFiles(hash) && platform !== null);
	return added.length > 0 && onlyAddsHashes(change) && onlyH1 ? platformsOf(added, isOfFiles) : null;
}
const onlyAddsHashes = ({ kinds, hashes }) => kinds.join() === "hashes-added" && hashes.every(({ status }) => status !== "removed");

// src/report/headline.ts
function headlineOf(report, rules) {
	const part = report.part === void 0 ? "" : ` · ${report.part}`;
	return {
		...signOf$1(report),
		thing: `${thingOf(report, rules)}${part}`
	};
}
const advisory = "advisory, does not block";
function signOf$1(report) {
	const decided = verdictOf$1(report);
	return report.advisory && decided.sign !== "✅" && report.verdict !== "incomplete" ? {
		sign: "⚠️",
		verdict: advisory
	} : decided;
}
function verdictOf$1(report) {
	const isChange = report.base !== null;
	switch (report.verdict) {
		case "failed": return {
			sign: "❌",
			verdict: isChange ? "do not merge" : "failed"
		};
		case "incomplete": return {
			sign: "⚠️",
			verdict: "not fully checked"
		};
		case "unchanged":
		case "verified": return report.findings.some(isLoud) || acceptedWords(report) !== null ? {
			sign: "⚠️",
			verdict: isChange ? "review before merging" : "needs a review"
		} : {
			sign: "✅",
			verdict: null
		};
	}
}
function thingOf(report, rules) {
	if (report.verdict === "unchanged") return report.base === null ? "there is no lock file" : "no lock file changed";
	if (report.verdict !== "verified") return problemWords(report, rules);
	const accepted = acceptedWords(report, rules);
	if (!report.findings.some(isLoud)) return accepted ?? provenWords(report, rules);
	return `${problemWords(report, rules)}${accepted === null ? "" : `; ${accepted}`}`;
}
function headlineText({ sign, verdict, thing }) {
	const sentence = thing.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
	if (verdict === null) return `${sign} Lockproof: ${thing}`;
	return `${sign} Lockproof${verdict === advisory ? ` (${verdict}):` : `: ${verdict}.`} ${sentence}`;
}
function provenWords(report, rules) {
	const { changes, totals } = report;
	const findings = report.findings.filter(({ aspect }) => aspect?.kind !== "known");
	const isMoved = report.files.every(({ status }) => status === "renamed");
	const isSame = (kinds) => kinds === "format-only" || isMoved && kinds === "";
	if (changes.every(({ kinds }) => isSame(kinds.join()))) return unchangedWords(report);
	const isOne = changes.length === 1;
	const left = changes.filter(({ to }) => to !== null);
	const gone = changes.filter(({ to }) => to === null);
	const [share, happened] = [shareOf(totals, left), happenedWords(left, report)];
	if (changes.length > 3) return [
		`${happened}. ${share}`,
		...gone.length === 0 ? [] : [`${counted(gone.length, "entry", "entries")} removed`],
		...noticeKinds(findings, rules, true)
	].join(" · ");
	const signer = isOne ? left.flatMap(signerWords) : [];
	const proof = left.every((change) => addedPlatforms(change) !== null) ? `Same signed release as before; ${share.replace("All", "all")}` : [share, ...signer].join(", ");
	const asking = rules.filter(({ ask }) => ask !== void 0);
	const asked = findings.filter(({ rule }) => asking.some(({ slug }) => slug === rule));
	return [
		[...left.length === 0 ? [] : [`${happened}. ${proof}`], ...gone.map(removedWords)].join("; "),
		...distinct(findings.flatMap(({ provider, aspect }) => {
			const name = isOne || provider === null ? "" : `${providerName(provider)} `;
			return aspect?.kind === "lost" ? [`${name}${aspect.loss}`] : [];
		})),
		...isOne ? asking.flatMap(({ slug, ask = [] }) => asked.some(({ rule }) => rule === slug) ? ask.slice(0, 1) : []) : noticeKinds(asked, asking, true, findings.length < report.findings.length)
	].join(" · ");
}
function filesWords({ files, totals }) {
	const [file, ...others] = files;
	return file === void 0 || others.length > 0 ? counted(totals.files, "lock file", "lock files") : shortName(file.path);
}
function unchangedWords(report) {
	const { files, totals, changes } = report;
	const name = filesWords(report);
	const [file, ...others] = files;
	const is = others.length === 0 ? "is" : "are";
	const proof = changes.length > 0 ? `. ${shareOf(totals, changes)}` : "";
	if (changes.some(({ kinds }) => kinds.length > 0)) return `${name} ${is} rewritten, same content${proof}`;
	if (file === void 0) return "no lock file changed";
	if (files.some(({ status }) => status !== "renamed")) return `no provider to prove in ${name}`;
	const from = others.length === 0 ? file.previousPath ?? "a lock file" : name;
	return `${shortName(from)} moved${others.length === 0 ? ` to ${name}` : ""}, nothing else changed${proof}`;
}
function happenedWords(changes, report) {
	const alike = Map.groupBy(changes.map(happenedTo), ({ before, after }) => JSON.stringify([before, after]));
	const told = [...alike.values()].map((same) => {
		const names = same.map(({ who }) => who);
		const at = new Set(names).size === 1 ? 0 : 1;
		const [before, after] = [same[0]?.before?.[at], same[0]?.after?.[at]];
		return [
			before,
			namedOrCounted(names, "providers"),
			after
		].filter((words) => words !== void 0).join(" ");
	});
	if (changes.length <= 3) return listed$2(told, 3);
	const where = `in ${filesWords(report)}`;
	if (told.length === 1 && [...alike.values()].flat()[0]?.after) return `${told[0]} ${where}`;
	const isAudit = changes.every(({ kinds }) => kinds.length === 0);
	return `${report.changes.length} ${isAudit ? "providers" : "provider changes"} ${where}`;
}
function happenedTo(change) {
	const { provider, from, to, kinds, hashes } = change;
	const who = shortName(releaseName({
		address: provider,
		version: to?.version ?? ""
	}));
	const preview = versionOf(to?.version ?? "")?.prerelease ? ["prerelease"] : [];
	if (kinds.includes("provider-added")) return {
		who: `${who}${inBrackets(preview)}`,
		before: ["new provider", "new providers"]
	};
	if (from !== null && to !== null && from.version !== to.version) {
		const step = versionStep(from.version, to.version);
		const size = step === null || step === "none" || step === "prerelease" ? preview : [step, ...preview];
		const versions = `${shortName(from.version)} → ${shortName(to.version)}`;
		return { who: `${providerName(provider)} ${versions}${inBrackets(size)}` };
	}
	const platforms = addedPlatforms(change);
	if (platforms !== null) {
		const what = listed$2(platforms, 4);
		return {
			who,
			after: [`now covers ${what}`, `now cover ${what}`]
		};
	}
	const count = (status, words) => counted(hashes.filter((one) => one.status === status).length, `${words} hash`, `${words} hashes`);
	const has = {
		"hashes-replaced": "other hashes",
		"hashes-added": count("added", "more"),
		"hashes-removed": count("removed", "fewer")
	};
	const what = kinds.flatMap((kind) => kind in has ? has[kind] : [])[0];
	if (what !== void 0) return {
		who,
		after: [`has ${what}`, `have ${what}`]
	};
	if (kinds.join() !== "constraints-changed") return { who };
	const [was, is] = [from, to].map((lock) => shortName(lock?.constraints ?? "none"));
	return {
		who,
		before: ["the constraints of", "the constraints of"],
		after: [`changed from ${was} to ${is}`, "changed"]
	};
}
function shareOf({ hashes, proven, announced }, changes) {
	if (hashes === 0) return "No hash is left to prove";
	if (proven + announced < hashes) return `${proven} of ${hashes} hashes are proven`;
	if (announced === 0) return hashes === 1 ? "The only hash is proven" : `All ${hashes} hashes are proven`;
	const hosts = distinct(changes.flatMap((change) => change.hashes.flatMap(({ worth }) => worth?.kind === "accepted" && worth.by === "announced" ? [shortName(worth.of)] : [])));
	const sampled = changes.reduce((sum, change) => sum + tally(change).sampled, 0);
	return `${proven} of ${hashes} hashes are proven; the other ${announced === 1 ? "one matches" : `${announced} match`} what ${listed$2(hosts, 2)} announce${hosts.length === 1 ? "s" : ""} (${counted(sampled, "more was", "more were")} computed: ${sampled === 1 ? "it matches" : "they match"})`;
}
function removedWords({ provider, from, files, unrequired }) {
	const [path = "", ...others] = files;
	const where = others.length === 0 ? shortName(path) : counted(files.length, "lock file", "lock files");
	return `${shortName(releaseName({
		address: provider,
		version: from?.version ?? ""
	}))} is removed from ${where}${unrequired ? "; the configuration no longer requires it" : ""}`;
}
const inBrackets = (words) => words.length === 0 ? "" : ` (${words.join(", ")})`;
function signerWords(change) {
	const { tier, keyFrom, sameKeyAsBefore } = change.signature;
	const origin = keyOrigin(change);
	const name = shortName(change.provider.split("/").slice(1).join("/"));
	const before = sameKeyAsBefore === true ? ", the same key as before" : "";
	if (origin !== null) return [`signed ${origin}${keyFrom === "policy" ? "" : ` for ${name}`}${before}`];
	if (tier === "unsigned" || tier === "unavailable") return [];
	const by = {
		official: "by ",
		partner: "by a ",
		"self-signed": "with "
	}[tier];
	const key = tier === "self-signed" ? before : before && " with the same key as before";
	return [`signed ${by}${signerParts(change).name}${key}`];
}
function noticeKinds(findings, rules, withAsk = false, withNames = true) {
	const kinds = Map.groupBy(findings, (finding) => isLoud(finding) ? null : finding.rule);
	return rules.flatMap(({ slug, counted: words, ask }) => {
		const [one, many] = words ?? ["other notice", "other notices"];
		const about = (kinds.get(slug) ?? []).map(({ provider, path }) => provider ? providerName(provider) : shortName(path));
		const { size } = new Set(about);
		if (size === 0) return [];
		const next = withAsk && ask !== void 0 ? `: ${ask[size === 1 ? 0 : 1]}` : "";
		const names = size > 3 || !withNames ? "" : ` (${namedOrCounted(about, many)})`;
		return [`${counted(size, one, many)}${names}${next}`];
	});
}
const mostParts = 2;
function acceptedWords(report, rules = []) {
	const { changes, findings, silenced } = report;
	const hashes = changes.flatMap(({ provider, to, hashes }) => hashes.map(({ hash, worth }) => ({
		hash,
		worth,
		provider,
		version: to?.version ?? ""
	})));
	const accepted = hashes.flatMap(({ hash, worth, provider, version }) => {
		const [one, many] = [true, false].map((isOne) => exceptionWords(worth, isOne));
		return one == null ? [] : [{
			one,
			many,
			hash,
			release: releaseName({
				address: provider,
				version
			})
		}];
	});
	const ofHashes = [...Map.groupBy(accepted, ({ many }) => many).values()].map((same) => {
		const count = new Set(same.map(({ release, hash }) => JSON.stringify([release, hash]))).size;
		const names = same.map(({ release }) => release);
		const who = namedOrCounted(names, "providers");
		return `${counted(count, "hash", "hashes")} of ${who} ${count === 1 ? same[0]?.one : same[0]?.many}`;
	});
	const keyOf = (provider, rule) => JSON.stringify([provider, rule]);
	const told = new Set(hashes.flatMap(({ provider, worth }) => worth?.kind === "accepted" && "rule" in worth ? [keyOf(provider, worth.rule)] : []));
	const isNew = ({ provider, rule }) => !told.has(keyOf(provider, rule));
	const off = silenced.flatMap(({ found = [] }) => found).filter((one) => isLoud(one) && isNew(one));
	const waived = findings.filter((finding) => finding.waived !== void 0 && isNew(finding));
	const ofRules = [...Map.groupBy(waived, (one) => `waived until ${one.waived}`), ...Map.groupBy(off, ({ rule }) => `your policy turns off ${rule}`)].flatMap(([why, some]) => byImportance(some, rules).map((same) => `${phraseFor(same, rules, "")} (${why})`));
	const parts = [...ofHashes, ...ofRules];
	const more = parts.splice(mostParts).length;
	if (more > 0) parts.push(`and ${counted(more, "more exception", "more exceptions")}`);
	return parts.length === 0 ? null : parts.join("; ");
}
function exceptionWords(worth, one) {
	const [is, it] = one ? ["is", "it"] : ["are", "them"];
	if (worth?.kind === "unproven") return `${is} not proven, and the policy lets ${it} pass`;
	if (worth?.kind !== "accepted") return null;
	switch (worth.by) {
		case "announced": return isBacked(worth) ? null : `${is} accepted as ${worth.of} announces ${it}, without a sample`;
		case "word": return `${is} accepted without a signature`;
		case "waiver": return `${is} not proven, but waived until ${worth.until}`;
		case "rule-off": return `${is} not proven, but the rule ${worth.rule} is off`;
	}
}
function problemWords(report, rules) {
	const { verdict, totals, gap, findings } = report;
	if (verdict === "incomplete" && totals.open === 0 && gap !== void 0) return gap;
	const unchecked = `${totals.open === 0 ? "a release" : counted(totals.open, "hash", "hashes")} could not be checked`;
	const [worst] = byImportance(decisiveFindings(report), rules);
	if (worst === void 0) return unchecked;
	const keyOf = ({ severity, rule, cause }) => JSON.stringify([
		severity,
		rule,
		cause
	]);
	const said = new Set(worst.map(keyOf));
	const others = findings.filter(isLoud).map(keyOf).filter((key) => !said.has(key));
	const more = new Set(others).size;
	return [
		phraseFor(worst, rules, totals.findings > findings.length ? "at least " : ""),
		more === 0 ? "" : `, and ${counted(more, "more problem", "more problems")}`,
		verdict === "failed" && totals.open > 0 ? `; ${unchecked}` : ""
	].join("");
}
function decisiveFindings({ verdict, findings }) {
	const isDecisive = ({ open, severity, provider, hash }) => open === true && (severity === "warning" || provider === null || hash !== null);
	if (verdict === "incomplete") return findings.filter((one) => isLoud(one) && isDecisive(one));
	const errors = findings.filter(({ severity }) => severity === "error");
	return errors.length > 0 ? errors : findings.filter(isLoud);
}
function byImportance(findings, rules) {
	const indexOf = (slug) => rules.findIndex((rule) => rule.slug === slug);
	const place = ([first]) => {
		const own = indexOf(first?.rule);
		const grave = first?.hash == null ? own : own - .25;
		return rules[own]?.ahead === void 0 ? grave : indexOf(rules[own].ahead) - .5;
	};
	return [...Map.groupBy(findings, ({ rule, aspect }) => JSON.stringify([rule, aspect?.kind])).values()].sort((one, other) => place(one) - place(other));
}
function phraseFor(findings, rules, atLeast) {
	const releases = findings.map(({ provider, version, path }) => {
		if (provider === null) return shortName(path);
		return version == null ? providerName(provider) : releaseName({
			address: provider,
			version
		});
	});
	const aboutFiles = findings.every(({ provider }) => provider === null);
	const who = namedOrCounted(releases, aboutFiles ? "files" : "providers", atLeast);
	const one = new Set(releases).size === 1;
	const aspects = findings.map(({ aspect = { kind: "only" } }) => aspect);
	const [aspect = { kind: "only" }] = aspects;
	const hashes = new Set(findings.map(({ provider, hash }) => JSON.stringify([provider, hash]))).size;
	const problem = {
		who,
		one,
		is: one ? "is" : "are",
		has: one ? "has" : "have",
		files: new Set(findings.map(({ path }) => path)).size,
		hashes,
		count: (one, many) => hashes === 1 ? `one ${one}` : `${atLeast}${hashes} ${many}`,
		aspect,
		aspects
	};
	const { counted: named = [], headline } = rules.find((rule) => rule.slug === findings[0]?.rule) ?? {};
	return headline?.(problem) ?? `${who} ${one ? `is a ${named[0]}` : `are ${named[1]}`}`;
}

// src/finding/schemas.ts
function sentenceSchema() {
	return array(union([
		string$1(),
		object({ hash: string$1().describe("A complete hash with its scheme, shown shortened") }),
		object({ key: string$1().describe("The fingerprint of a signing key") }),
		object({ strong: string$1().describe("Words that nobody should miss") }),
		object({ advisory: string$1().describe("An entry of GitHub's advisory database, which may be linked") })
	]));
}
function fixSchema() {
	const when = string$1().exactOptional().describe("The condition of the step, as the beginning of a sentence; left out if there is none");
	const place = object({
		path: string$1(),
		line: int().positive()
	});
	const command = object({
		tool: _enum(["terraform", "tofu"]),
		subcommand: _enum([
			"init",
			"init -backend=false",
			"init -upgrade -backend=false",
			"get",
			"providers lock"
		]),
		folder: string$1().describe("Relative to the repository; empty for its root"),
		providers: array(string$1()).describe("Canonical source addresses; empty: all that the folder requires"),
		platforms: array(string$1()).describe("Empty: that of the machine; `OS_ARCH`: those that are unknown")
	});
	const step = (action, facts) => object({
		do: literal(action),
		...facts,
		when
	});
	const steps = discriminatedUnion("do", [
		step("delete", {
			what: _enum([
				"hash",
				"hashes",
				"entry"
			]),
			places: array(place)
		}),
		step("restore", {
			what: _enum([
				"file",
				"entry",
				"hashes",
				"h1"
			]),
			paths: array(string$1()),
			commit: string$1().exactOptional().describe("The commit of the base"),
			from: string$1().exactOptional().describe("The path in that commit, if it is another"),
			lines: tuple([int(), int()]).exactOptional().describe("Those of the entry in that commit")
		}),
		step("move", {
			from: string$1(),
			to: string$1()
		}),
		step("run", { commands: array(command) }),
		step("set", {
			how: _enum([
				"set",
				"add",
				"raise",
				"change"
			]),
			setting: string$1().describe("An input of the workflow, or a key of the policy"),
			value: string$1().nullable().describe("null where only the user can choose it"),
			file: string$1().nullable().describe("The policy file, if only the policy has the setting"),
			flag: literal(true).exactOptional().describe("The setting is a flag of the command line")
		}),
		step("accept", {
			file: string$1().describe("The policy file, which counts as the base branch has it"),
			key: string$1(),
			isBegun: boolean().describe("The file has this key already, so that the items go below its last one"),
			items: array(string$1()),
			until: string$1().exactOptional().describe("Its expiry date")
		}),
		step("run-again", {}),
		step("ask-publisher", {
			provider: string$1(),
			question: string$1()
		}),
		step("consider", { advice: string$1() })
	]);
	return array(steps);
}

// src/report/report.ts
const reportVersion = "lockproof.report/v1";
function reportReader(extensions) {
	return reportSchema(extensions.flatMap(({ fields = [] }) => fields));
}
function reportSchema(extensions = []) {
	const fieldsOf = (what) => Object.assign({}, ...extensions.map((fields) => fields[what]));
	const count = int().nonnegative();
	const line = int().positive();
	const orNull = string$1().nullable();
	const optional = string$1().exactOptional();
	const isTrue = literal(true).exactOptional();
	const severity = _enum([
		"error",
		"warning",
		"notice"
	]);
	const day = string$1().regex(/^\d{4}-\d{2}-\d{2}$/);
	const platform = string$1().regex(/^[a-z0-9]+_[a-z0-9]+$/);
	const digest = string$1().regex(/^sha256:[0-9a-f]{64}$/);
	const file = object({
		path: string$1(),
		status: _enum([
			"added",
			"modified",
			"removed",
			"renamed",
			"unchanged"
		]),
		previousPath: string$1().exactOptional(),
		digest: digest.nullable().describe("Of the file at head; null where it has none that was read")
	});
	const locked = object({
		version: string$1(),
		constraints: string$1().nullable()
	});
	const signature = object({
		tier: _enum([
			"official",
			"partner",
			"self-signed",
			"unsigned",
			"unavailable"
		]),
		keyId: orNull,
		fingerprint: orNull,
		otherKeys: array(string$1()).exactOptional().describe("Fingerprints of the other signing keys"),
		keyFrom: orNull.describe("The registry that lists the key, or \"policy\"; null: no good signature"),
		sameKeyAsBefore: boolean().nullable().describe("null: no version before, or its key is not known")
	});
	const accepted = (by, facts) => object({
		kind: literal("accepted"),
		by: literal(by),
		...facts
	});
	const worth = union([
		object({ kind: literal("proven") }),
		accepted("word", { of: string$1() }),
		accepted("announced", {
			of: string$1(),
			checked: array(platform).describe("Platforms whose announced h1 was computed, and right")
		}),
		accepted("waiver", {
			rule: string$1(),
			until: day
		}),
		accepted("rule-off", { rule: string$1() }),
		object({ kind: literal("open") }).describe("An answer is missing"),
		object({ kind: literal("unproven") })
	]);
	const hash = object({
		hash: string$1(),
		status: _enum([
			"added",
			"kept",
			"removed"
		]),
		proof: _enum([
			"signed",
			"computed",
			"asserted",
			"none",
			"unavailable"
		]),
		worth: worth.nullable().describe("The lowest of several files; null for a removed hash"),
		platform: platform.nullable(),
		detail: string$1().describe("What proves it, or why nothing does")
	});
	const document = object({
		url: string$1(),
		digest,
		signature: _enum([
			"good",
			"bad",
			"unsigned",
			"unavailable"
		])
	});
	const background = object({
		movedFrom: string$1().nullable(),
		date: string$1().regex(/^signed \d{4}-\d{2}-\d{2}$/).nullable(),
		source: object({
			forge: _enum(["github.com", "gitlab.com"]),
			repository: string$1().regex(/^(?:\w[\w.-]*\/)+terraform-provider-[\w-]+$/i),
			tagPrefix: _enum(["v", ""])
		}).nullable()
	}).describe("More for people; only in the report of a shard");
	const change = object({
		provider: string$1().describe("Canonical source address"),
		kinds: array(_enum(changeKinds)),
		from: locked.nullable(),
		to: locked.nullable(),
		files: array(string$1()).min(1),
		signature,
		source: orNull.describe("The repository of the release, unsigned; null where nothing names it"),
		documents: array(document).describe("The checksum documents about \"to\""),
		hashes: array(hash),
		background: background.exactOptional(),
		unrequired: isTrue.describe("Removed, and the configuration was read completely and does not require it"),
		initAdds: array(platform).describe("Platforms whose h1 the next \"tofu init\" adds"),
		...fieldsOf("change")
	}).describe("One change of one provider, with every file that has it");
	const sentence = sentenceSchema().exactOptional();
	const finding = object({
		rule: string$1(),
		severity,
		message: string$1().describe("The reason, in one sentence"),
		provider: string$1().nullable(),
		version: string$1().nullable().exactOptional().describe("Of the provider; only in the report of a shard"),
		hash: string$1().nullable(),
		path: string$1(),
		line: line.describe("In the head file; in the base file where the file was removed"),
		remedy: string$1().describe("What to do"),
		cause: string$1().describe("The same for findings of a rule that have one cause"),
		fix: fixSchema().describe("The remedy as data"),
		waived: day.exactOptional().describe("The expiry date of the waiver that accepts it"),
		open: isTrue.describe("It only says that an answer is missing"),
		said: sentence.describe("The message with its marked parts; only in the report of a shard"),
		gist: sentence.describe("One sentence for several findings of one cause; only in the report of a shard"),
		aspect: object({ kind: string$1() }).catchall(union([
			string$1(),
			number$1(),
			boolean()
		])).exactOptional().describe("Which of the things that its rule finds it is about; only in the report of a shard")
	});
	const totals = object({
		files: count,
		providers: count,
		hashes: count,
		proven: count,
		accepted: count.describe("Unsigned, by a waiver, or because the policy turns the rule off"),
		announced: count.describe("Those of the accepted that the registry of the provider announces"),
		open: count.describe("An answer about them is missing"),
		unproven: count,
		findings: count.describe("With those that are not listed because there are too many"),
		requests: count,
		bytesDownloaded: count
	}).describe("Each hash of a provider version counts once: proven + accepted + open + unproven = hashes");
	return object({
		schema: literal(reportVersion),
		tool: object({
			name: literal("lockproof"),
			version: string$1()
		}),
		verdict: _enum([
			"verified",
			"failed",
			"incomplete",
			"unchanged"
		]),
		headline: string$1().describe("The verdict for people, in one line"),
		advisory: isTrue.describe("Findings do not block: fail-on is never"),
		part: optional.describe("Which part of a review this is; left out for the whole"),
		gap: optional.describe("Why the review is incomplete whatever its hashes say; left out if it is not"),
		believed: optional.describe("Parts of the result that nobody checked again; left out if there are none"),
		base: orNull.describe("Commit; null where nothing was compared"),
		head: orNull.describe("Commit; null for a working tree"),
		compared: array(string$1()).exactOptional().describe("What the command line called base and head"),
		policy: object({
			path: string$1(),
			digest,
			extends: object({
				path: string$1(),
				digest
			}).optional()
		}).nullable().describe("The policy file that decided, and the shared one that it extends; null: there is none"),
		policyFolder: optional.describe("The folder that `policy.path` begins in; left out if it is the root"),
		folder: optional.describe("Where the paths begin in the repository; left out if that is its root"),
		files: array(file),
		changes: array(change),
		findings: array(finding).describe("The worst first"),
		silenced: array(object({
			rule: string$1(),
			severity,
			findings: line,
			found: array(finding).exactOptional()
		})).describe("What the rules found that the policy turns off; \"found\" only in the report of a shard"),
		totals,
		...fieldsOf("report")
	});
}

// src/report/reported-change.ts
function reportedChange(reviewed, entries, { now, files }, more = []) {
	const { change, occurrences, evidence } = reviewed;
	const source = evidence === null ? null : repositoryOf(evidence);
	const worths = Map.groupBy(entries.flatMap(({ hashes }) => hashes), ({ hash }) => hash);
	const own = {
		provider: change.provider,
		kinds: change.kinds,
		from: change.from,
		to: change.to,
		files: occurrences.map(({ path }) => path),
		signature: reportedSignature(reviewed),
		source: source === null ? null : sourceName(source),
		documents: documentsOf$1(evidence).map(({ url, sha256, signature }) => {
			const { origin, pathname } = new URL(url);
			return {
				url: origin + pathname,
				digest: `sha256:${sha256}`,
				signature: signature.kind
			};
		}),
		hashes: change.hashes.map((hash) => {
			const inFiles = worths.get(hash.hash)?.map(({ worth }) => worth) ?? [];
			return reportedHash(hash, leastOf(inFiles), reviewed);
		}),
		background: {
			movedFrom: change.movedFrom,
			date: signingDay(evidence),
			source
		},
		initAdds: platformsThatInitAdds(occurrences.find(({ head }) => head)?.head?.hashes ?? [], evidence)
	};
	return Object.assign({}, own, ...more.map((fields) => fields(reviewed, now, files)));
}
function reportedHash({ hash, status }, worth, { evidence }) {
	if (status === "removed" || worth === null) return {
		hash,
		status,
		proof: "none",
		worth: null,
		platform: null,
		detail: "removed by this change"
	};
	const known = evidence?.proofs.get(hash);
	return {
		hash,
		status,
		proof: proofOf(worth),
		worth: reportedWorth(worth),
		platform: platformOf(known),
		detail: known === void 0 ? reasonOf(worth) : detailOf(known)
	};
}
function reportedWorth(worth) {
	if (worth.kind !== "accepted") return { kind: worth.kind };
	const { fault: _, ...accepted } = worth;
	return accepted;
}
function proofOf(worth) {
	switch (worth.kind) {
		case "proven": return worth.by;
		case "accepted":
		case "unproven": return worth.fault.kind === "word-only" ? "asserted" : "none";
		case "open": return "unavailable";
	}
}
function reasonOf(worth) {
	if (worth.kind === "open") return asClause(worth.reason);
	const fault = worth.kind === "proven" ? null : worth.fault;
	return fault !== null && "reason" in fault ? asClause(fault.reason) : "nothing is known about it";
}
function detailOf(proof) {
	switch (proof.level) {
		case "signed": return `in the signed SHA256SUMS as ${proof.filename}`;
		case "computed": return `h1 of the ${proof.platform} ${packages[proof.flavour]}, computed from the signed ${shortHash(proof.zh)}`;
		case "announced": return `announced by ${asClause(proof.by)} beside the signed ${shortHash(proof.zh)}`;
		case "asserted": {
			const file = proof.filename === null ? "" : ` as ${proof.filename}`;
			return `vouched for only by ${asClause(proof.by)}${file}`;
		}
		case "none": return asClause(proof.reason) + belonging(proof.belongsTo);
		case "unavailable": return asClause(proof.reason);
	}
}
const packages = {
	directory: "package after unpacking",
	archive: "archive",
	"directory and archive": "package"
};
function belonging(origin) {
	if (origin === null) return "";
	const { source, platform } = origin;
	const release = releaseName(origin);
	return source === "shasums" || source === "package" ? `; it belongs to ${release}${platform === null ? "" : ` (${platform})`}` : `; a lock file lists it for ${release}`;
}
const tiers = [
	"unavailable",
	"unsigned",
	"self-signed",
	"partner",
	"official"
];
function reportedSignature({ change, evidence, baseEvidence }) {
	const checks = signaturesOf(evidence).toSorted((a, b) => tiers.indexOf(tierOf$1(a)) - tiers.indexOf(tierOf$1(b)));
	const [weakest] = checks;
	const [now, before] = [signersOf(evidence), signersBefore(baseEvidence)];
	const isSame = now === null || before === null ? null : [...now.keys()].every((key) => before.has(key));
	const { keyId = null, fingerprint = null } = weakest?.kind === "good" ? weakest : {};
	const all = checks.flatMap((check) => check.kind === "good" ? [check.fingerprint] : []);
	const otherKeys = distinct(all).filter((each) => each !== fingerprint);
	return {
		tier: tierOf$1(weakest),
		keyId,
		fingerprint,
		...otherKeys.length === 0 ? {} : { otherKeys },
		keyFrom: weakest?.kind === "good" ? weakest.keyFrom ?? hostOf(change.provider) : null,
		sameKeyAsBefore: isSame === true && baseEvidence?.unconfirmed !== void 0 ? null : isSame
	};
}
function tierOf$1(check) {
	if (check?.kind === "good") return check.tier;
	return check?.kind === "unsigned" ? "unsigned" : "unavailable";
}
function signingDay(evidence) {
	if (evidence?.published?.kind === "known") return null;
	const latest = signaturesOf(evidence).flatMap((check) => check.kind === "good" ? check.madeAt ?? [] : []).toSorted((a, b) => b.getTime() - a.getTime())[0];
	return latest === void 0 ? null : `signed ${latest.toISOString().slice(0, 10)}`;
}

// src/report/build.ts
const mostFindings$1 = 5e3;
const fileOf = ({ path, sha256 } = noPolicy) => path === null || sha256 === null ? null : {
	path,
	digest: `sha256:${sha256}`
};
function buildReport(subject, findings, { base, head, traffic, version, rules, silenced = [], fields = {}, changeFields }) {
	const { policy } = subject.settings;
	const shared = policy.shared?.path === policy.path ? null : fileOf(policy.shared);
	const own = fileOf(policy);
	const entries = Map.groupBy(subject.entries, ({ reviewed }) => reviewed);
	const fitted = fitterFor(subject, base);
	const files = subject.files.map(reportedFile);
	const changes = subject.changes.map((reviewed) => reportedChange(reviewed, entries.get(reviewed) ?? [], subject, changeFields));
	const reported = (some) => some.slice(0, mostFindings$1).map((finding) => reportedFinding({
		...finding,
		fix: fitted(finding)
	}));
	const report = {
		schema: reportVersion,
		tool: {
			name: "lockproof",
			version
		},
		verdict: verdictOf(subject, findings, fields.gap === void 0),
		base,
		head,
		...subject.settings.failOn === "never" ? { advisory: true } : {},
		...fields,
		policy: own && {
			...own,
			...shared && { extends: shared }
		},
		files,
		changes,
		findings: reported(findings),
		silenced: silenced.map(({ found = [], ...one }) => ({
			...one,
			found: reported(found)
		})),
		totals: {
			...countsOf$1({
				files,
				changes
			}),
			findings: findings.length,
			...traffic
		}
	};
	return {
		...report,
		headline: headlineText(headlineOf(report, rules))
	};
}
function reportedFile({ revision }) {
	const { path, status, previousPath, head } = revision;
	const digest = digestOf$1(head);
	return {
		path,
		status,
		...previousPath === void 0 ? {} : { previousPath },
		digest
	};
}
function reportedFinding(finding) {
	const { rule, severity, message, provider, hash, path, line, cause, fix, open, ...others } = finding;
	const { hashes: _, ...more } = others;
	const facts = {
		rule,
		severity,
		message: plainText$1(message),
		provider,
		hash,
		path,
		line
	};
	const next = {
		remedy: remedySentence(fix),
		cause,
		fix,
		said: message
	};
	return {
		...facts,
		...next,
		...more,
		...open ? { open } : {}
	};
}
function verdictOf({ files, entries, settings }, findings, isWhole) {
	if (files.length === 0 && findings.length === 0) return isWhole ? "unchanged" : "incomplete";
	const failing = failingSeverities(settings);
	if (findings.some(({ open, severity }) => !open && failing.includes(severity))) return "failed";
	return entries.some(hasOpenQuestion) || findings.some(({ open }) => open) || !isWhole ? "incomplete" : "verified";
}
function exitCode({ verdict, findings }, { failOn, onUnavailable }) {
	switch (verdict) {
		case "failed": return failOn === "never" ? 0 : 1;
		case "incomplete": {
			const isOwnLimit = ({ open, severity }) => open === true && severity === "error";
			return onUnavailable === "fail" || findings.some(isOwnLimit) ? 3 : 0;
		}
		case "verified":
		case "unchanged": return 0;
	}
}

// src/policy/other-registry.ts
function restrictingPatterns(settings) {
	return settings.rows.flatMap((row) => Object.entries(row.kind.patterns?.(valueIn(settings, row)) ?? {}).flatMap(([key, patterns]) => patterns.map((pattern) => ({
		key: `${row.name}${key}`,
		pattern
	}))));
}
function halfClosed(settings) {
	const closing = restrictingPatterns(settings).filter(({ key }) => key !== "providers.allow");
	return closing.flatMap(({ key, pattern }) => {
		const other = atOtherRegistry$1(pattern);
		return other !== null && !closing.some((each) => each.key === key && each.pattern.matches(other.text)) ? [{
			key,
			pattern,
			other
		}] : [];
	});
}
function halfClosedRemark({ key, pattern, other }, { policy: { path, shared } }) {
	const where = shared === void 0 || shared.path === path ? path : `${path} or ${shared.path}`;
	return `The pattern "${pattern.text}" of "${key}" in ${where} names one public registry; add "${other.text}", or the same provider from there is not covered.`;
}
function atOtherRegistry$1({ text }) {
	const [host = "", ...path] = text.toLowerCase().split("/");
	if (!publicRegistries.includes(host)) return null;
	const other = publicRegistries.find((each) => each !== host);
	return other === void 0 ? null : parseProviderPattern([other, ...path].join("/"));
}

// src/rules/weigh.ts
function weigh({ slug, severity: ofRule }, found, subject) {
	const { severity: own, standard = ofRule, binding = false, open = false, ...others } = found;
	const { version, cause, followedBy, acceptable = binding ? false : void 0, ...facts } = others;
	const said = open || binding ? null : severityFor(subject.settings, slug, facts.path, standard) ?? null;
	const finding = {
		rule: slug,
		severity: own ?? (said === "off" ? null : said) ?? standard,
		...facts,
		version: version ?? null,
		cause: cause ?? facts.provider ?? facts.path,
		open
	};
	const { severity } = finding;
	if (said === "off") {
		const fix = facts.fix.filter((step) => step.do !== "accept");
		return { silenced: {
			rule: slug,
			severity,
			findings: 1,
			found: [{
				...finding,
				fix
			}]
		} };
	}
	const judged = open || severity === "notice" ? finding : waived(finding, subject);
	const fix = fixWithAcceptance(judged, acceptable, own !== void 0, subject, followedBy);
	return { finding: {
		...judged,
		fix
	} };
}
function waived(found, subject) {
	const { settings, now } = subject;
	const { gist: _, ...finding } = found;
	const valid = waiverFor(settings.waivers, finding, now);
	if (valid !== null) {
		const words = `Waived until ${valid.expires} by ${placeOf$4(valid, subject)}: ${asClause(valid.reason ?? "")}.`;
		const message = say`${finding.message} ${words}`;
		return {
			...finding,
			severity: "notice",
			message,
			waived: valid.expires ?? ""
		};
	}
	const notes = settings.waivers.filter((waiver) => isAbout(waiver, finding)).map((waiver) => {
		const flaw = flawIn(waiver, now);
		const says = flaw === null ? "accepts only some of the hashes" : `does not count: it ${flaw}`;
		return ` The waiver at ${placeOf$4(waiver, subject)} ${says}.`;
	});
	return notes.length === 0 ? found : {
		...finding,
		message: say`${finding.message}${notes}`
	};
}
const placeOf$4 = ({ file, line }, { settings }) => `${file ?? settings.policy.path}:${line}`;
function joinRemarks(parts) {
	return [...Map.groupBy(parts.flat(), ({ text }) => text).values()].flatMap((same) => same.slice(0, 1).filter(({ ofEach }) => !ofEach || same.length === parts.length));
}
function policyRemarks(subject, findings) {
	const about = (waiver) => findings.filter((finding) => isAbout(waiver, finding));
	const everything = subject.settings.scope === "all";
	const others = [...openTwins(subject, everything), ...everything ? idlePatterns(subject) : []];
	return [...subject.settings.waivers.flatMap((waiver) => waiverRemarks(waiver, about(waiver), subject, everything)), ...others.map((text) => ({ text }))];
}
function waiverRemarks(waiver, about, subject, everything) {
	const place = `The waiver at ${placeOf$4(waiver, subject)}`;
	const flaw = flawIn(waiver, subject.now);
	if (flaw !== null) return [{ text: `${place} does not count: it ${flaw}. Renew it with a reason and a date, or remove it.` }];
	if (about.some(({ open }) => !open)) return [];
	if (about.length === 0 && everything && waiver.file === void 0) return [{
		text: `${place} matches nothing: no lock file has what it waives.`,
		ofEach: true
	}];
	if (!endsSoon(waiver, subject, everything)) return [];
	return [{
		text: `${place} for ${waiver.rule} ends after ${waiver.expires}. Renew it with a later date, or remove what it waives.`,
		ofEach: true
	}];
}
function endsSoon(waiver, { entries, now }, everything) {
	const { expires } = waiver;
	const last = new Date((now?.getTime() ?? 0) + 12096e5).toISOString().slice(0, 10);
	if (now === void 0 || expires === null || expires > last) return false;
	return everything || entries.some(({ lock }) => isOfEntry(waiver, lock));
}
function openTwins({ settings, changes }, everything) {
	const addresses = changes.flatMap(({ change }) => change.to === null ? [] : [change.provider]);
	return halfClosed(settings).filter(({ other }) => everything || addresses.some((address) => other.matches(address))).map((each) => halfClosedRemark(each, settings));
}
function idlePatterns({ settings, changes, files }) {
	const { paths, policy } = settings;
	if (policy.shared !== void 0) return [];
	const addresses = changes.flatMap(({ change }) => change.to === null ? [] : [change.provider]);
	return [...restrictingPatterns(settings).filter(({ key }) => key !== "providers.deny").filter(({ pattern }) => !addresses.some((address) => pattern.matches(address))).map(({ pattern, key }) => `The pattern "${pattern.text}" of "${key}" in ${policy.path} matches no locked provider.`), ...paths.filter(({ matches }) => !files.some(({ revision }) => matches(revision.path))).map(({ globs }) => `The globs "${globs.join("\", \"")}" of "paths" in ${policy.path} match no lock file.`)];
}

// src/rules/judge.ts
const mostOfFile = 20;
function judge$1(subject, rules, counts = () => true) {
	const weighed = rules.flatMap((rule) => checkWithMerge(rule, subject).filter(counts).map((finding) => weigh(rule, finding, subject)));
	const keyOf = sortKeyBy(rules);
	const keyed = weighed.flatMap(({ finding }) => finding ?? []).map((finding) => [keyOf(finding, plainText$1(finding.message)), finding]);
	const distinct = new Map(keyed.map((entry) => [JSON.stringify(entry[0]), entry]));
	const silenced = weighed.flatMap((one) => one.silenced ?? []);
	return {
		findings: bounded(inOrder([...distinct.values()])),
		silenced: joinSilenced(silenced, rules)
	};
}
function bounded(findings) {
	const aboutFiles = findings.filter(({ provider }) => provider === null);
	const many = [...Map.groupBy(aboutFiles, ({ rule, path, severity }) => JSON.stringify([
		rule,
		path,
		severity
	])).values()].filter(({ length }) => length > mostOfFile);
	const left = new Set(many.flatMap((same) => same.slice(mostOfFile)));
	const counters = new Map(many.map((same) => [same[19], same.length - mostOfFile + 1]));
	return findings.filter((finding) => !left.has(finding)).map((finding) => {
		const [more, { gist: _, ...counter }] = [counters.get(finding), finding];
		if (more === void 0) return finding;
		return {
			...counter,
			message: [`There are ${more} more problems in this file.`]
		};
	});
}
function checkWithMerge(rule, subject) {
	const found = rule.check(subject);
	if (rule.ofMerge !== true || subject.merge === void 0) return found;
	const byPlace = Map.groupBy(found, placeOf$3);
	const merged = Map.groupBy(rule.check({
		...subject,
		...subject.merge
	}), placeOf$3);
	return [...found, ...[...merged].flatMap(([place, findings]) => beyond(byPlace.get(place) ?? [], findings, rule))];
}
const placeOf$3 = ({ path, provider }) => JSON.stringify([path, provider]);
function beyond(found, merged, rule) {
	const [before, now] = [found, merged].map((findings) => findings.map((each) => severities.indexOf(each.severity ?? each.standard ?? rule.severity)).sort());
	if (now?.every((weight, at) => weight >= (before?.[at] ?? Number.POSITIVE_INFINITY)) === true) return [];
	const said = new Set(found.map(({ message }) => plainText$1(message)));
	return merged.filter(({ message }) => !said.has(plainText$1(message))).map((finding) => ({
		...finding,
		line: 1,
		message: say`${finding.message} This applies once the change is merged into the base branch, which has newer commits.`
	}));
}
function sortFindings(findings, rules) {
	const keyOf = sortKeyBy(rules);
	return inOrder(findings.map((finding) => [keyOf(finding, finding.message), finding]));
}
function joinSilenced(silenced, rules) {
	return rules.flatMap(({ slug }) => {
		const same = silenced.filter(({ rule }) => rule === slug);
		const worst = severities.find((severity) => same.some((one) => one.severity === severity));
		if (worst === void 0) return [];
		return [{
			rule: slug,
			severity: worst,
			findings: same.reduce((sum, one) => sum + one.findings, 0),
			found: same.flatMap((one) => one.found ?? [])
		}];
	});
}
function inOrder(keyed) {
	return keyed.toSorted(([a], [b]) => compareKeys(a, b)).map(([, finding]) => finding);
}
function sortKeyBy(rules) {
	const order = new Map(rules.map(({ slug }, index) => [slug, index]));
	return ({ severity, path, line, rule, provider, hash }, message) => [...[
		severities.indexOf(severity),
		order.get(rule) ?? order.size,
		path,
		line,
		rule
	], ...[
		provider ?? "",
		hash ?? "",
		message
	]];
}
function compareKeys(a, b) {
	for (const [index, value] of a.entries()) {
		const other = b[index];
		if (other !== void 0 && value !== other) return value < other ? -1 : 1;
	}
	return 0;
}

// src/subject/lay-out.ts
function layOut(learnt) {
	return {
		around: nothingAround,
		...learnt,
		entries: entriesOf$1(learnt)
	};
}
function planOf(changes, settings) {
	const acceptAsserted = settings.acceptAsserted === true && settings.signingKeys.length === 0;
	return planEvidence(changes, {
		acceptAsserted,
		announcedOf: (address, path) => ({
			how: announcedH1For(settings, address, path),
			required: platformsFor(settings, path)
		})
	});
}
function lockFilesOf({ base, head }) {
	return {
		base: base?.lockFile ?? null,
		head: head?.lockFile ?? null
	};
}
function changesIn(files, settings) {
	return groupChanges(files.flatMap((file) => statesOf(file, settings)));
}
function statesOf(file, settings) {
	const { revision, base, head } = file;
	const { path, previousPath = path } = revision;
	if (revision.head.kind !== "missing" && head?.lockFile == null) return [];
	const lockFile = head?.lockFile ?? null;
	const before = revision.status === "unchanged" ? lockFile : base?.lockFile ?? null;
	const readAtBase = readAtUnreadBase(file);
	const isNew = settings.scope === "all" || revision.whole === true || settings.paths.some(({ matches }) => matches(path) !== matches(previousPath)) || readAtBase !== null;
	const { base: old, head: fresh } = revision;
	const rewritten = old.kind === "file" && fresh.kind === "file" && !isSameContent(old, fresh);
	const onlyMoved = !isNew && revision.status === "renamed";
	const states = {
		path,
		base: before,
		head: lockFile,
		rewritten,
		whole: isNew || onlyMoved,
		onlyMoved
	};
	return [readAtBase === null ? states : {
		...states,
		readAtBase
	}];
}
function withEvidence(grouped, evidence) {
	const { provider, to } = grouped.change;
	const before = versionBefore(grouped.change);
	return {
		...grouped,
		evidence: to === null ? null : evidence.get(evidenceKey(provider, to.version)) ?? null,
		baseEvidence: before === null ? null : evidence.get(evidenceKey(before.address, before.version)) ?? null
	};
}

// src/replace-file.ts
function replaceFile(file, text, before) {
	const half = join(dirname(file), `.${basename(file).slice(0, 100)}.${crypto.randomUUID()}`);
	try {
		const descriptor = openSync(half, "wx");
		try {
			writeFileSync(descriptor, text);
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
		if (before !== void 0) keepRights(half, before);
		renameSync(half, file);
	} finally {
		rmSync(half, { force: true });
	}
}
function keepRights(file, { mode, uid, gid }) {
	try {
		if (process.getuid?.() === 0) chownSync(file, uid, gid);
	} catch {}
	chmodSync(file, mode);
}

// src/extensions/completion/lock-target.ts
function targetOf(path, { write }) {
	if (!path.isWellFormed()) return refused("its path is no UTF-8; rename it, then run again");
	try {
		const file = realpathSync(path);
		if (isOutside(file, resolve(path))) return refused("a symlink leads out of the repository; name the file that it points to");
		const before = statSync(file);
		if (write) {
			if ((before.mode & 146) === 0) return refused("it is read-only; allow writing to it (chmod u+w), then run again");
			accessSync(file, constants$1.W_OK);
			accessSync(dirname(file), constants$1.W_OK);
		}
		return {
			kind: "file",
			file,
			before
		};
	} catch (error) {
		return refused(`this user may not write there${codeInBrackets(error)}; change the permissions, then run again`);
	}
}
function writeTarget({ file, before }, read, text) {
	try {
		if (!readFileSync(file).equals(read)) return "it changed during the run; run again";
		replaceFile(file, text, before);
		return null;
	} catch (error) {
		return `writing failed${codeInBrackets(error)} and the file is as before; free disk space or change the permissions of its folder, then run again`;
	}
}
function refused(reason) {
	return {
		kind: "refused",
		reason
	};
}
function isOutside(file, path) {
	const own = repositoryAround(process.cwd());
	const repository = own !== null && isWithin(path, own) ? own : repositoryAround(dirname(path));
	if (repository === null) return leadsOut(path, possibleTrees(dirname(path)));
	return !isWithin(file, realPath$1(repository));
}

// src/extensions/completion/offer.ts
const aboutRelease = /* @__PURE__ */ new Set([
	"provenance-mismatch",
	"provenance-missing",
	"registry-disagrees",
	"release-republished",
	"signature-invalid",
	"signing-key-changed",
	"unexpected-signer",
	"untrusted-host",
	"version-not-found"
]);
function offersFor(settings, findings) {
	const doubts = new Map(findings.filter(({ rule, severity, hash }) => severity === "error" && hash === null && aboutRelease.has(rule)).map((finding) => [entryKey(finding), shut(`${finding.rule} is reported about it`)]));
	const disputes = findings.filter((one) => one.rule === "witness-disagrees" && one.waived === void 0);
	return (entry, platforms) => {
		const key = entryKey({
			path: entry.path,
			provider: entry.lock.address
		});
		const lacked = lackedBy(entry.lock, platforms, entry.reviewed.evidence);
		const leave = (obstacle) => {
			const missed = lacked.map((platform) => ({
				platform,
				kind: "left",
				reason: ""
			}));
			return {
				added: [],
				missed: obstacle?.open === false ? missed : [],
				since: [],
				obstacle
			};
		};
		const obstacle = obstacleTo(entry) ?? doubts.get(key) ?? null;
		const learnt = entry.reviewed.evidence?.completion;
		if (obstacle !== null || learnt === void 0) return leave(obstacle);
		const added = missingFrom(entry, learnt, {
			platforms,
			lacked,
			settings
		});
		if (added.length > 0 || entry.hashes.some(mayBeRemoved)) {
			const keys = keyDoubt(entry, { settings });
			if (keys !== null) return leave(suspected(`different keys signed its packages; ${keys.advice}`));
			if (disputes.some((one) => entryKey(one) === key)) return leave(disputed);
		}
		return {
			added,
			missed: lacked.flatMap((platform) => missedOf(platform, learnt)),
			since: platformsSince(entry),
			obstacle
		};
	};
}
const disputed = suspected("the two public registries disagree about it (witness-disagrees); compare its checksums with those on the publisher's release page, and waive the finding if they are the same");
function missingFrom({ lock }, { proofs }, wish) {
	const present = new Set(lock.hashes);
	return [...proofs].flatMap(([hash, proof]) => !present.has(hash) && mayBeAdded(hash, proof, wish) ? [{
		hash,
		platform: platformOf(proof),
		isProven: proof.level !== "asserted"
	}] : []);
}
function mayBeAdded(hash, proof, { platforms, lacked, settings }) {
	if (proof.level === "computed") return lacked.includes(proof.platform);
	if (proof.level !== "asserted") return proof.level === "signed";
	const wanted = isOfFiles(hash) ? lacked : platforms;
	return proof.platform !== null && wanted.includes(proof.platform) && acceptsWordOf(settings, proof.by);
}
function missedOf(platform, { missed }) {
	const outcome = missed.get(platform);
	if (outcome === void 0) return [];
	if (outcome.kind === "absent") return [{
		platform,
		kind: "absent",
		reason: "there is no signed package for it"
	}];
	return [{
		platform,
		kind: isLimit(outcome.code) || outcome.code === "time" ? "limit" : "unavailable",
		reason: outcome.cause
	}];
}
function obstacleTo(entry) {
	const { evidence } = entry.reviewed;
	if (evidence === null) return shut("nothing is known about its release");
	if (isMirrored(evidence)) return shut("only a mirror answered, and a mirror's statement proves nothing");
	const { release, completion } = evidence;
	if (release.kind === "absent") return shut(`${release.what} does not exist`);
	if (release.kind === "unavailable") return {
		open: true,
		suspect: false,
		reason: release.cause
	};
	if (completion === void 0) return obstacleInRelease(release.value, hostOf(evidence.address));
	if (isOtherRelease(entry)) return suspected("none of its hashes belongs to the release that the registry has now, which may not be the one that was locked");
	return isChangedRelease(entry, completion) ? suspected("some of its hashes belong to no package of the release that the registry has now, and that release has packages which it lacks, so it may not be the one that was locked; compare the entry with the base branch and ask the publisher, and only if the release is right remove the entry and lock it anew") : null;
}
function obstacleInRelease({ documents, disagreements }, host) {
	const [contradiction] = disagreements;
	if (contradiction !== void 0) return shut(contradiction);
	for (const { signature } of documents) {
		if (signature.kind === "bad") return shut(`the signature of its checksums is bad: ${signature.reason}`);
		if (signature.kind === "unavailable") return {
			open: true,
			suspect: false,
			reason: signature.reason
		};
	}
	return shut(`${host} lists no signing key for it, and the policy accepts no unsigned hash from ${host}`);
}
function shut(reason) {
	return {
		open: false,
		suspect: false,
		reason
	};
}
function suspected(reason) {
	return {
		open: false,
		suspect: true,
		reason
	};
}
function isOtherRelease({ hashes, reviewed }) {
	const supported = hashes.some((hash) => !isRefuted(hash.worth) && !isUnknown$1(hash));
	return unlistedHashes(reviewed).size > 0 || hashes.some(isUnknown$1) && !supported;
}
function isUnknown$1({ worth }) {
	const fault = faultOf(worth)?.kind;
	return fault === "unsupported" || fault === "outlived";
}
function isChangedRelease({ lock, hashes, reviewed }, { proofs }) {
	const isPackage = (hash, proof) => isSoundOfZip(hash) && platformOf(proof) !== null;
	const present = new Set(lock.hashes);
	if (![...proofs].some(([hash, proof]) => isPackage(hash, proof) && !present.has(hash))) return false;
	if (hashes.some(isUnknown$1)) return true;
	const known = reviewed.evidence?.proofs;
	const listed = lock.hashes.filter((hash) => known?.get(hash)?.level === "signed");
	return listed.length > 0 && !listed.some((hash) => isPackage(hash, known?.get(hash)));
}
function platformsSince({ lock, reviewed: { evidence } }) {
	const present = new Set(lock.hashes);
	const since = documentsOf$1(evidence).flatMap(({ entries }) => {
		const packages = entries.filter(({ platform }) => platform !== null);
		return packages.some(({ hash }) => present.has(hash)) ? packages.filter(({ hash }) => !present.has(hash)).flatMap(({ platform }) => platform ?? []) : [];
	});
	return [...new Set(since)].sort();
}
function mayBeRemoved({ worth }) {
	return worth.kind === "unproven" && isRefuted(worth) && worth.fault.kind !== "outlived";
}

// src/extensions/completion/plan.ts
function planLock(subject, findings, wish) {
	const entries = Map.groupBy(subject.entries, ({ path }) => path);
	const offerFor = offersFor(subject.settings, findings);
	return subject.files.flatMap((file) => {
		const { lockFile = null, problems = [] } = file.head ?? {};
		const { path } = file.revision;
		if (lockFile === null || problems.some(({ severity }) => severity === "error")) return [];
		const own = entries.get(path) ?? [];
		const locks = own.map(({ lock, reviewed: { evidence } }) => ({
			lock,
			evidence
		}));
		const { platforms: named, prune } = wish;
		const platforms = wantedPlatforms(path, locks, subject.settings, {
			kind: "lock",
			platforms: named
		});
		const plans = own.map((entry) => planEntry(entry, offerFor(entry, platforms), prune));
		const changed = plans.some(({ added, removed }) => added.length + removed.length > 0);
		return [{
			path,
			entries: plans,
			text: changed ? printed(lockFile, plans) : null,
			relaid: changed && file.head?.canonical !== true,
			withoutPlatform: platforms.length === 0 && own.length > 0 && !own.some(hasOpenQuestion)
		}];
	});
}
function planEntry({ lock, hashes }, offer, prune) {
	const refuted = offer.obstacle === null ? hashes.filter(mayBeRemoved) : [];
	const removable = hashes.filter((hash) => !refuted.includes(hash) && isChecked(hash.hash)).length + offer.added.length > 0 ? refuted : [];
	return {
		lock,
		...offer,
		removed: prune ? removable : [],
		removable: prune ? [] : removable
	};
}
function printed(lockFile, plans) {
	const byAddress = new Map(plans.map((plan) => [plan.lock.address, plan]));
	const providers = lockFile.providers.map((provider) => {
		const plan = byAddress.get(provider.address);
		if (plan === void 0) return provider;
		const gone = new Set(plan.removed.map(({ hash }) => hash));
		const kept = provider.hashes.filter((hash) => !gone.has(hash));
		return {
			...provider,
			hashes: [...kept, ...plan.added.map(({ hash }) => hash)]
		};
	});
	const isTofu = providers.some(({ address }) => toolFor(address) === "tofu");
	return printLockFile({
		tool: isTofu ? "tofu" : "terraform",
		...lockFile,
		providers
	});
}

// src/extensions/completion/result.ts
function lockExitCode(result) {
	const { check, plans, refused, verified, asked, settings } = result;
	const entries = plans.flatMap((plan) => plan.entries);
	const missed = entries.flatMap((entry) => entry.missed);
	if (check && changesOf(plans).length > 0) return 1;
	if (entries.some(({ obstacle }) => obstacle?.suspect === true)) return 1;
	if (verified === 1 || asked && missed.some(({ kind }) => kind === "absent" || kind === "left")) return 1;
	return (missed.some(({ kind }) => kind === "unavailable") || entries.some(({ obstacle }) => obstacle?.open === true)) && settings.onUnavailable === "fail" || missed.some(({ kind }) => kind === "limit") || refused.length > 0 ? 3 : verified;
}
function changesOf(plans) {
	return plans.flatMap(({ path, entries }) => entries.filter(({ added, removed }) => added.length + removed.length > 0).map((entry) => ({
		path,
		entry
	})));
}

// src/report/escape.ts
const longestText$1 = 1e3;
const breaker = "&#8203;";
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]|[^\S ]/u;
const beyondAscii = /[^ -~]/gu;
function visible(text, limit = longestText$1) {
	const start = text.length > limit ? Array.from(text.slice(0, 2 * limit)) : [];
	const shown = start.length > limit || text.length > 2 * limit ? `${start.slice(0, limit).join("")}…` : text;
	return shown.replace(beyondAscii, (character, at) => {
		return character === "️" && shown[at - 1] === "⚠" || !unseen.test(character) ? character : `<U+${hex(character, 4)}>`;
	});
}
function terminalText(text) {
	return visible(text, 4096).replace(/^(\s*:):/, "$1 :").replaceAll(runnerCommand, "## ");
}
const runnerCommand = /##(?=[a-z]*\[)/gi;
const visibleJson = (json) => json.replace(beyondAscii, jsonEscape).replaceAll(runnerCommand, "#\\u0023");
const xmlText = (text) => terminalText(text).replace(/[<>&"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
const sarifText = (text, limit) => visible(text, limit).replaceAll("](", "] (").replaceAll(/[{}]/g, "$&$&");
const marks$1 = /\/(?=\/)|www(?=\.)|gh(?=-\d)|:(?=[a-z0-9_+-]{1,64}:)|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|[!%](?=["\w])|[\\`*_~[\]<>&|$@#]/gi;
function markdownText(text) {
	return visible(text).trim().replace(marks$1, takenApart).replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2").replace(/^[-+=]/, "\\$&");
}
function markdownSentence(sentence) {
	return sentence.map((part) => {
		if (typeof part === "string") return spaced(part);
		if ("strong" in part) return `**${markdownText(part.strong)}**`;
		if (!("advisory" in part)) return markdownCode(shownPart(part));
		return markdownLink(markdownText(part.advisory), advisoryPages, [part.advisory]);
	}).join("");
}
function markdownAdvice(text) {
	const parts = text.split("`");
	if (parts.length % 2 === 0) return spaced(text);
	return parts.map((part, at) => at % 2 === 1 ? markdownCode(part) : spaced(part)).join("");
}
const spaced = (text) => visible(text).replace(/\S(?:.*\S)?/, markdownText);
function markdownCode(text) {
	const shown = visible(text).trim();
	if (shown === "") return "(empty)";
	return /[`|$]|##[a-z]*\[/i.test(shown) ? `<code>${markdownText(text)}</code>` : `\`${shown}\``;
}
function markdownBlock(text, language) {
	const lines = text.split("\n").map(terminalText);
	const longest = lines.flatMap((line) => line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
	const fence = "`".repeat(longest + 1);
	return [
		fence + language,
		...lines,
		fence
	].join("\n");
}
function markdownLink(label, base, parts = [], anchor = "") {
	return `[${label}](${base}${parts.map((part) => `/${part.split("/").map(addressPart).join("/")}`).join("")}${anchor === "" ? "" : `#${addressPart(anchor)}`})`;
}
const addressPart = (text) => encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${hex(character, 2)}`);
const entities = new Map(Object.entries({
	"<": "&lt;",
	">": "&gt;",
	"|": "&#124;",
	$: "<span>$</span>"
}));
function takenApart(mark) {
	if ("/:@#!%".includes(mark)) return mark + breaker;
	if (mark === "&" || mark === "~") return `&#${mark.charCodeAt(0)};${breaker}`;
	return entities.get(mark) ?? (/^[0-9a-z]/i.test(mark) ? broken(mark) : `\\${mark}`);
}
const broken = (word) => word.length < 7 ? word + breaker : word.replace(/.{6}(?=.)/g, `$&${breaker}`);
function jsonEscape(character) {
	if (character === "\n" || !unseen.test(character)) return character;
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
const hex = (character, digits) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, "0");

// src/extensions/completion/text.ts
const mostNamed$2 = 3;
const mostFindings = 20;
const mostPlatforms$3 = 5;
function renderLock(result) {
	return `${[
		headline(result),
		...result.plans.flatMap((plan) => fileLines$1(plan, result)),
		...missedLines(result),
		...obstacleLines(result),
		...result.refused.map(({ path, reason }) => `${path}: not written: ${reason}`),
		...findingLines(result)
	].map(terminalText).join("\n")}\n`;
}
function headline(result) {
	const { refused, remaining } = result;
	const parts = [];
	const left = leftOf(result.plans).length;
	if (left > 0) parts.push(left === 1 ? "1 entry is left as it is" : `${left} entries are left as they are`);
	if (refused.length > 0) parts.push(`${counted(refused.length, "file was", "files were")} not written`);
	const wrong = remaining.filter(({ open }) => !open).length;
	if (wrong > 0) parts.push(`${counted(wrong, "problem remains", "problems remain")}`);
	const code = lockExitCode(result);
	if ((code === 3 || result.left.verdict === "incomplete") && refused.length === 0) parts.push("not everything could be checked");
	if (result.warnings > 0) parts.push(`${counted(result.warnings, "warning", "warnings")}: see \`lockproof verify\``);
	const { verdict, accepted } = result.left;
	if (verdict === "verified" && accepted !== null) parts.push(accepted);
	const sign = signOf(code, result);
	const changed = changeWords(result);
	return `${sign} Lockproof: ${(sign === "❌" && changesOf(result.plans).length === 0 ? [...parts, changed] : [changed, ...parts]).join("; ")}`;
}
function signOf(code, { left, plans }) {
	if (code === 1 || left.sign === "❌") return "❌";
	const isOpen = plans.flatMap((plan) => plan.entries).some(({ added, since, obstacle }) => obstacle !== null || since.length > 0 || added.some(({ isProven }) => !isProven));
	return code === 3 || left.sign === "⚠️" || isOpen ? "⚠️" : "✅";
}
function changeWords({ plans, check }) {
	const entries = changesOf(plans).map(({ entry }) => entry);
	const all = entries.flatMap((one) => one.added);
	const added = all.length;
	const kind = all.every(({ isProven }) => isProven) ? "proven " : "";
	const removed = entries.reduce((sum, one) => sum + one.removed.length, 0);
	const read = counted(plans.length, "lock file", "lock files");
	const changed = plans.filter(({ text }) => text !== null).length;
	const files = changed === plans.length ? read : `${changed} of ${read}`;
	const gone = counted(removed, "wrong hash", "wrong hashes");
	if (added + removed === 0) {
		if (plans.length === 0) return "nothing was read";
		return plans.every((plan) => plan.entries.every(({ missed }) => missed.length === 0)) && leftOf(plans).length === 0 ? `nothing is missing from ${read}` : `nothing was added to ${read}`;
	}
	const [lacks, would] = check ? [`${counted(added, `${kind}hash is`, `${kind}hashes are`)} missing`, `${gone} would be removed`] : [`added ${counted(added, `${kind}hash`, `${kind}hashes`)}`, `removed ${gone}`];
	return `${[...added === 0 ? [] : [lacks], ...removed === 0 ? [] : [would]].join(" and ")} in ${files}`;
}
function fileLines$1(plan, { check }) {
	const { path, entries } = plan;
	const growing = entries.filter(({ added }) => added.length > 0);
	const shown = growing.length > mostNamed$2 ? [`${schemeWords(growing)} for ${growing.length} providers${platformWords(growing)}`] : growing.map((entry) => {
		const word = entry.added.every(({ isProven }) => isProven) ? "" : ", without a signature";
		return `${schemeWords([entry])} for ${releaseName(entry.lock)}${platformWords([entry])}${word}`;
	});
	const what = [...shown.length === 0 ? [] : [`${check ? "lacks" : "added"} ${shown.join("; ")}`], ...plan.relaid ? [`${check ? "would be" : "was"} rewritten in Terraform's layout, without its comments`] : []];
	return [
		...what.length === 0 ? [] : [`${path}: ${what.join("; ")}`],
		...entries.flatMap(({ lock, removed }) => removed.map((hash) => `${path}:${hash.line}: ${check ? "would remove" : "removed"} ${shortHash(hash.hash)} of ${releaseName(lock)}: ${reasonAgainst(hash)}`)),
		...entries.flatMap(({ lock, since }) => since.length === 0 ? [] : [`${path}: the release of ${releaseName(lock)} lists packages for ${listed$2(since, mostPlatforms$3)} that were not in this entry beside the others: they were published later, or put in place of the locked ones; ask its publisher which`]),
		...plan.withoutPlatform ? [`${path}: no h1 was looked for because no platform is known; name one with --platform`] : []
	];
}
function schemeWords(entries) {
	const added = entries.flatMap((entry) => entry.added.map(({ hash }) => hash));
	return hashSchemes.toReversed().flatMap((scheme) => {
		const count = added.filter((hash) => schemeOf(hash) === scheme).length;
		return count === 0 ? [] : [`${count} ${scheme}`];
	}).join(" and ");
}
function platformWords(entries) {
	const h1 = entries.flatMap((entry) => entry.added.filter(({ hash }) => isOfFiles(hash)));
	const platforms = [...new Set(h1.flatMap(({ platform }) => platform ?? []))];
	return platforms.length === 0 ? "" : ` (${listed$2(platforms, mostPlatforms$3)})`;
}
function reasonAgainst({ worth }) {
	const fault = faultOf(worth);
	if (fault?.kind === "ignored") return otherSchemeIgnored;
	if (fault?.kind === "malformed" || fault?.kind === "unsupported") return fault.reason;
	return fault?.kind === "foreign" ? `it is a hash of ${releaseName(fault.origin)}` : "it is not proven";
}
function missedLines({ plans }) {
	const told = plans.flatMap(({ entries }) => entries.flatMap(({ lock, missed }) => missed.map((one) => ({
		...one,
		release: releaseName(lock)
	})))).filter(({ kind }) => kind !== "left");
	return [...Map.groupBy(told, ({ platform, reason }) => `${platform} ${reason}`).values()].map((same) => {
		const releases = [...new Set(same.map(({ release }) => release))];
		return `no h1 for ${same[0]?.platform} of ${listed$2(releases, mostNamed$2)}: ${same[0]?.reason}`;
	});
}
function leftOf(plans) {
	return plans.flatMap(({ entries }) => entries.flatMap(({ lock, obstacle }) => obstacle === null ? [] : [{
		lock,
		...obstacle
	}]));
}
function obstacleLines({ plans }) {
	return [...Map.groupBy(leftOf(plans), ({ reason }) => reason)].map(([reason, same]) => {
		const names = [...new Set(same.map(({ lock }) => releaseName(lock)))];
		return `${listed$2(names, mostNamed$2)} ${names.length === 1 ? "is left as it is" : "are left as they are"}: ${reason}`;
	});
}
function findingLines({ remaining, plans }) {
	const more = Math.max(0, remaining.length - mostFindings);
	const shown = remaining.slice(0, mostFindings);
	return [
		...shown.flatMap((finding) => {
			const [next, ...copied] = nextStep$1(finding, plans);
			return [`${finding.path}:${finding.line}: ${finding.rule}: ${plainText$1(finding.message)} ${next}`, ...copied.map((line) => `    ${line}`)];
		}),
		...acceptancesOf(shown).flatMap(({ words, lines }) => [words, ...lines.map((line) => `    ${line}`)]),
		...more === 0 ? [] : [`and ${more} more: run \`lockproof verify\``]
	];
}
function nextStep$1({ path, provider, hash, fix }, plans) {
	const entry = plans.find((plan) => plan.path === path)?.entries.find(({ lock }) => lock.address === provider);
	if (hash !== null && entry?.obstacle?.suspect === true) return ["Keep it until you have looked at the release."];
	const isRemovable = entry?.removable.some((one) => one.hash === hash) ?? false;
	const { prose, commands } = remedyOf(fix);
	return isRemovable ? ["Run again with --prune to remove it."] : [prose, ...commands];
}

// src/extensions/completion/lock-command.ts
const lockCommand = {
	name: "lock",
	description: "add the proven hashes that lock files lack, in the layout of Terraform",
	example: "--platform linux_amd64 --platform darwin_arm64",
	argument: ["[path...]", "lock files, or folders with lock files (default: this folder)"],
	flags: [
		{
			name: "platform",
			argument: "<os_arch>",
			meaning: "platform whose h1 to add; repeat for several (default: as in the policy, else the file)",
			many: true
		},
		{
			name: "check",
			meaning: "write nothing; exit code 1 if something is missing"
		},
		{
			name: "prune",
			meaning: "also remove hashes that are proven wrong"
		},
		{
			name: "upgrade",
			argument: "[provider]",
			meaning: "",
			hidden: true
		}
	],
	settings: true,
	async run(paths, flags, line) {
		if (flags.upgrade !== void 0) throw invalidInput("`lockproof lock` never changes a version; run `terraform init -upgrade` for that, then this command.");
		const [check, prune] = [flags.check === true, flags.prune === true];
		const reading = readText(core.platforms.kind, (flags.platform ?? []).join("\n"));
		if (reading.kind === "wrong") throw invalidInput(`--platform: ${reading.says}`);
		const platforms = distinct(reading.value);
		const settings = line.settings(flags, "all");
		const places = paths.length === 0 ? ["."] : paths;
		const { source, ...around } = line.filesAsTheyAre(places, settings);
		const targets = /* @__PURE__ */ new Map();
		const purpose = {
			kind: "lock",
			platforms
		};
		const { subject, findings } = await line.review({
			...around,
			source: onlyTargets(source, targets, !check),
			settings,
			flags,
			steps: (changes, decided) => [learnsHashes(changes, {
				purpose,
				settings: decided
			})]
		});
		const plans = planLock(subject, findings, {
			platforms,
			prune
		});
		const failed = check ? [] : write(plans, targets, subject);
		const result = resultOf$1({
			check,
			asked: platforms.length > 0,
			plans,
			targets,
			failed
		}, subject, line.rules);
		line.write(renderLock(result));
		return lockExitCode(result);
	}
};
function onlyTargets(source, targets, write) {
	const isOpen = ({ path, head }) => {
		if (head.kind !== "file") return true;
		const target = targetOf(path, { write });
		const twice = target.kind === "file" && [...targets.values()].some((other) => other.kind === "file" && other.file === target.file);
		if (!twice) targets.set(path, target);
		return !twice && target.kind === "file";
	};
	return { async read(selection) {
		const snapshot = await source.read(selection);
		return {
			...snapshot,
			files: snapshot.files.filter(isOpen)
		};
	} };
}
function write(plans, targets, { files }) {
	const read = new Map(files.map(({ revision }) => [revision.path, revision.head]));
	return plans.flatMap(({ path, text }) => {
		const [target, content] = [targets.get(path), read.get(path)];
		if (text === null || target?.kind !== "file" || content?.kind !== "file") return [];
		const reason = writeTarget(target, content.bytes, text);
		return reason === null ? [] : [{
			path,
			reason
		}];
	});
}
function resultOf$1({ check, asked, plans, targets, failed }, subject, rules) {
	const lost = new Set(failed.map(({ path }) => path));
	const done = plans.filter(({ path }) => !lost.has(path));
	const after = subjectAfter(subject, done);
	const { findings, silenced } = judge$1(after, rules);
	const { settings } = subject;
	const report = buildReport(after, findings, {
		base: null,
		head: null,
		traffic: {
			requests: 0,
			bytesDownloaded: 0
		},
		version: toolVersion,
		rules,
		silenced
	});
	const refused = [...targets].flatMap(([path, target]) => target.kind === "refused" ? [{
		path,
		reason: target.reason
	}] : []);
	const failing = failingSeverities(settings);
	const remaining = findings.filter(({ severity, open }) => open || failing.includes(severity));
	const others = findings.filter((finding) => !remaining.includes(finding));
	return {
		check,
		asked,
		plans: done,
		refused: [...refused, ...failed],
		remaining,
		warnings: others.filter(({ severity }) => severity === "warning").length,
		verified: exitCode(report, settings),
		left: {
			verdict: report.verdict,
			sign: signOf$1(report).sign,
			accepted: acceptedWords(report)
		},
		settings
	};
}
function subjectAfter(subject, plans) {
	const texts = new Map(plans.flatMap(({ path, text }) => text === null ? [] : [[path, text]]));
	const files = subject.files.map((file) => {
		const text = texts.get(file.revision.path);
		if (text === void 0) return file;
		const bytes = Buffer.from(text);
		const revision = {
			...file.revision,
			head: {
				kind: "file",
				bytes
			}
		};
		return {
			...file,
			revision,
			head: readLockFile(bytes)
		};
	});
	const evidence = evidenceAfter(subject);
	const changes = changesIn(files, subject.settings).map((change) => withEvidence(change, evidence));
	const { entries: _, ...before } = subject;
	return layOut({
		...before,
		files,
		changes
	});
}
function evidenceAfter({ changes }) {
	return new Map(changes.flatMap(({ change: { provider, to }, evidence }) => {
		if (to === null || evidence === null) return [];
		const proofs = new Map([...evidence.completion?.proofs ?? [], ...evidence.proofs]);
		return [[evidenceKey(provider, to.version), {
			...evidence,
			proofs
		}]];
	}));
}

// src/extensions/completion/suggestions.ts
function suggestedEdits({ subject, findings }) {
	const { files, entries, settings } = subject;
	const canonical = new Set(files.filter(({ head, revision }) => head?.canonical === true && revision.merged !== true).map(({ revision }) => revision.path));
	const offerFor = offersFor(settings, findings);
	return entries.flatMap((entry) => {
		if (!canonical.has(entry.path) || !entry.hashes.every(({ worth }) => passes(worth))) return [];
		const required = platformsFor(settings, entry.path);
		const { added } = offerFor(entry, required);
		return editFor(entry, added.filter(({ isProven, platform }) => isProven && platform !== null && required.includes(platform)));
	});
}
function editFor(entry, missing) {
	const { path, lock } = entry;
	const present = new Set(lock.hashes);
	const hashes = [.../* @__PURE__ */ new Set([...lock.hashes, ...missing.map(({ hash }) => hash)])].sort(compareBytes);
	const added = hashes.filter((hash) => !present.has(hash));
	const first = hashes.findIndex((hash) => !present.has(hash));
	const last = hashes.findLastIndex((hash) => !present.has(hash));
	const before = hashes.slice(0, first).at(-1) ?? lock.hashes[0];
	const after = hashes.slice(0, last).findLast((hash) => present.has(hash)) ?? before;
	if (added.length === 0 || before === void 0 || after === void 0) return [];
	const start = Math.min(hashes.indexOf(before), first);
	const end = Math.max(last, hashes.indexOf(after));
	return [{
		path,
		provider: lock.address,
		platforms: distinct(missing.flatMap(({ platform }) => platform ?? [])).toSorted(),
		from: lineOf(entry, before),
		to: lineOf(entry, after),
		lines: hashes.slice(start, end + 1).map((hash) => `    "${hash}",`),
		added
	}];
}
function lineOf({ lock }, hash) {
	return lock.lines.hashes[lock.hashes.indexOf(hash)] ?? lock.lines.block;
}

// src/extensions/completion/index.ts
const completion = {
	name: "completion",
	commands: [lockCommand],
	edits: suggestedEdits,
	open({ entry, settings, proposes }) {
		if (entry !== "workflow" || !settings.suggestions) return {};
		const purpose = {
			kind: "suggestions",
			downloads: proposes
		};
		return { steps: (changes) => [learnsHashes(changes, {
			purpose,
			settings
		})] };
	}
};

// src/extensions/configuration/apart.ts
const usual = {
	seconds: 40,
	megabytes: 192,
	bytes: 67108864
};
function modulesApart(files, snapshot, limits = {}) {
	const budget = {
		...usual,
		...limits
	};
	return withRootModules(files, snapshot, async (own, sides) => {
		const listed = [sides.base, sides.head].flatMap((side) => [...side?.tree.whole?.values() ?? []]);
		if (sides.head.tree.whole !== null && !listed.some(isConfiguration)) return modulesBeside(own, sides);
		const result = await runApart(own, sides, budget);
		if ("lacks" in result) return {
			files: own,
			around: await withoutReading(own, sides, result, budget)
		};
		return {
			files: own.map((file, at) => ({
				...file,
				...result.found[at]
			})),
			around: result.around
		};
	});
}
async function withoutReading(files, { base, head }, { lacks, folders }, budget) {
	const changes = base === void 0 ? [] : await changesBetween(base.tree, head.tree, () => true) ?? [];
	const changed = await head.tree.measure(changes.flatMap((change) => change.head ?? []));
	const heavy = changed.filter(isConfiguration).toSorted((one, other) => other.size - one.size);
	const before = base && await runApart(folders.map(asItIs), { head: base }, budget);
	const beyond = {
		of: "run",
		paths: (heavy.length > 0 ? heavy : files.map(({ revision }) => revision)).map(({ path }) => path),
		why: `everything around the lock files takes more than ${lacks}`,
		byChange: before !== void 0 && !("lacks" in before)
	};
	return {
		...nothingAround,
		plugins: changed.filter(isPlugin).map(({ path }) => path),
		beyond: [beyond]
	};
}
function asItIs(folder) {
	const none = { kind: "missing" };
	return {
		revision: {
			path: pathIn$2(folder, lockFileName),
			status: "unchanged",
			base: none,
			head: none
		},
		base: null,
		head: null
	};
}
async function runApart(files, sides, { seconds, megabytes, bytes }) {
	const { base, head } = sides;
	const listed = (head.tree.whole?.size ?? 0) + (base?.tree.whole?.size ?? 0);
	const work = {
		files,
		sides: {
			head: served(head),
			base: base && served(base)
		},
		seconds
	};
	const { promise, resolve, reject } = Promise.withResolvers();
	const thread = new Worker(workerLocation(import.meta.url), {
		workerData: work,
		env: {},
		execArgv: [],
		stdin: false,
		resourceLimits: { maxOldGenerationSizeMb: megabytes + Math.ceil(listed / entriesOfMegabyte) }
	});
	const folders = /* @__PURE__ */ new Set();
	const end = (lacks = `${seconds} seconds of processor time`, roots = folders) => resolve({
		lacks,
		folders: [...roots]
	});
	const stopwatch = openStopwatch();
	const watch = setInterval(async () => {
		if (await workOf(thread, stopwatch) > seconds * 1e3) end();
	}, 100);
	const takeRoom = openRoom(bytes);
	const answerTo = async ({ side, ask, about, isSearch }) => {
		const tree = sides[side]?.tree;
		if (tree === void 0) return null;
		if (typeof about === "string") return ask === "at" || ask === "within" ? tree[ask](about) : null;
		for (const entry of about) if (isConfiguration(entry)) folders.add(folderOf(entry.path));
		if (ask === "measure" || ask === "identify") return tree[ask](about);
		const measured = ask === "read" ? await tree.measure(about) : about;
		if (!takeRoom(measured, tree)) return end(`${bytes} bytes`);
		return ask === "read" ? copied(await tree.read(measured, isSearch)) : tree.bring?.(measured);
	};
	thread.on("message", (message) => {
		if ("found" in message) return resolve(message);
		if ("lacks" in message) return end(message.lacks, message.roots);
		const reply = (answer) => thread.postMessage({
			id: message.id,
			answer
		});
		answerTo(message).then(reply).catch(reject);
	});
	thread.on("error", (error) => {
		if (codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY" || error instanceof RangeError) end(`${megabytes} megabytes of memory`);
		else reject(error);
	});
	thread.on("exit", () => reject(/* @__PURE__ */ new Error("The thread that reads the configuration ended early.")));
	try {
		return await promise;
	} finally {
		clearInterval(watch);
		thread.terminate();
	}
}
const entriesOfMegabyte = 2e3;
const leastOfFile = 2048;
function openRoom(bytes) {
	const known = /* @__PURE__ */ new Map();
	let left = bytes;
	return (entries, tree) => {
		for (const { path, sha, size } of entries) {
			const id = tree?.isListed ? sha : path;
			const counted = known.get(id) ?? 0;
			const counts = size > 10485760 ? 0 : Math.max(size, leastOfFile, counted);
			left -= counts - counted;
			known.set(id, counts);
		}
		return left >= 0;
	};
}
function copied(contents) {
	const copies = new Map([...new Set(contents)].map((each) => [each, each && Uint8Array.from(each)]));
	return contents.map((each) => copies.get(each) ?? null);
}
function served({ tree, lockFiles, matches }) {
	const { whole, isListed = false, namesAsText = false } = tree;
	const textOf = (listing) => JSON.stringify([...listing.values()]);
	const patterns = matches.patterns ?? ["**"];
	return {
		whole: whole && textOf(whole),
		lockFiles: textOf(lockFiles),
		patterns,
		isListed,
		namesAsText
	};
}
function workerLocation(here) {
	return new URL(here.endsWith(".ts") ? "./worker.ts" : "./configuration-worker.js", here);
}

// src/extensions/configuration/entry-removed.ts
const entryRemoved = {
	slug: "entry-removed",
	severity: "error",
	after: "lock-file-removed",
	meaning: "An entry that the change removes although the configuration requires its provider.",
	ofMerge: true,
	headline: ({ who }) => `this change removes the entry of ${who}`,
	check({ files, changes }) {
		return files.flatMap((file) => {
			if (isEmptied(file)) return [];
			const { path } = file.revision;
			const moved = [...changes.filter(({ occurrences }) => occurrences.some((each) => each.path === path)).map(({ change }) => change.movedFrom), ...file.movedFrom?.values() ?? []];
			return removedFrom(file).flatMap((lock) => {
				const facts = objectionTo(lock, file, moved.includes(lock.address));
				const { address: provider, version } = lock;
				return facts === null ? [] : [aboutFile(path, {
					provider,
					version,
					...facts
				})];
			});
		});
	}
};
const unrequired = ({ change, occurrences }, _, files) => {
	const own = files.filter(({ revision }) => occurrences.some(({ path }) => path === revision.path));
	const isSure = (file) => removedFrom(file).some((lock) => lock.address === change.provider && doubtAbout(lock, file) === null);
	return change.to === null && own.length > 0 && own.every(isSure) ? { unrequired: true } : {};
};
function objectionTo(lock, file, isMoved) {
	const put = restore("entry", file.revision.path);
	const gone = `This change removes ${providerName(lock.address)}`;
	const configured = configuredFile(file);
	const [requirement] = configured === null ? [] : requirementsFor(lock, configured.configuration);
	if (configured && requirement && entriesFor(requirement, configured.lockFile).length === 0) return {
		fix: [withoutOverride, {
			...put,
			when: "otherwise"
		}],
		message: say`${gone}, which the configuration still requires${placeOf$5(requirement.places)}: Terraform will pick the newest version that the constraints allow, and check no hashes.`
	};
	const doubt = doubtAbout(lock, file);
	if (isMoved || doubt === null || isExplained(lock, file)) return null;
	return {
		severity: "notice",
		fix: [{
			...put,
			when: "if \"init\" adds it again"
		}],
		message: say`${gone}, and ${doubt}.`
	};
}
const withoutOverride = consider("let \"init\" write the file without it", "if a development override (\"dev_overrides\") was in use, for which Terraform 1.15 removes the entry");
function isExplained(lock, { configuration: now, configurationBefore: before }) {
	if (now == null || before == null || requirementsFor(lock, now).length > 0) return false;
	const old = requirementsFor(lock, before).flatMap(({ places }) => places.map(({ path }) => path));
	if (now.unseen.some(({ kind, path }) => kind === "other-tool" || kind === "file" && old.includes(path))) return false;
	const callsIn = ({ unseen }) => unseen.flatMap(({ kind, what }) => kind.endsWith("-module") ? what : []);
	const left = callsIn(now);
	return old.length > 0 || !callsIn(before).every((call) => left.includes(call));
}
function doubtAbout(lock, file) {
	const configured = configuredFile(file);
	if (configured === null) return say`the lock file has no readable configuration beside it`;
	if (requirementsFor(lock, configured.configuration).length > 0) return say`only one of Terraform and OpenTofu still has an entry for it`;
	const { unseen } = configured.configuration;
	return unseen.length === 0 ? null : say`it may be needed by ${unseenNames(unseen)}`;
}

// src/extensions/configuration/local-plugin.ts
const localPlugin = {
	slug: "local-plugin",
	severity: "warning",
	after: "lock-file-missing",
	meaning: "A new or changed file that may make Terraform take providers from somewhere other than a registry.",
	headline: ({ who }) => `the change brings a ${/rc\b/.test(who) ? "CLI configuration" : "plugin"} of its own: ${who}`,
	check: ({ around }) => [...around.unsearched.slice(0, 1).map((path) => aboutFile(path, {
		severity: "notice",
		message: say`Lockproof did not search ${String(around.unsearched.length)} of the changed files, such as ${path}, for settings of Terraform's command line: it reads at most 2,000 files and 8 MiB, on GitHub at most 40 that are large or not text, and nothing that a partial clone lacks.`,
		cause: "not searched",
		fix: [consider("make sure that TF_CLI_CONFIG_FILE names none of these files")]
	})), ...around.plugins.map((path) => aboutFile(path, {
		message: say`Terraform may take other providers because of ${path}: it is new or changed, and Lockproof does not look into it.`,
		cause: "local-plugin",
		fix: [consider("make sure that it belongs in the repository, and that you know where it comes from")]
	}))]
};

// src/extensions/configuration/lock-file-missing.ts
const lockFileMissing = {
	slug: "lock-file-missing",
	severity: "warning",
	after: "missing-from-lock",
	meaning: "A new root module without a lock file.",
	headline: ({ who, is }) => `${who} ${is} missing`,
	check({ around, settings }) {
		return around.unlockedRoots.flatMap(({ path, sign, isSure, lost }) => {
			if (sign === null || lost !== void 0) return [];
			const ignored = around.ignored.get(path);
			const why = becauseOf(ignored);
			return aboutFile(path, {
				...isSure && !isKeptOut(ignored) ? {} : { severity: "notice" },
				message: say`The new root module in ${folderOf(path) || "the root of the repository"} has no lock file${why}: ${consequence}. It counts as a root module because of its block "${sign.what}"${placeOf$5([sign])}.`,
				gist: say`New root modules have no lock file${why}: ${consequence}.`,
				cause: `new root modules${why}`,
				fix: [...ignored ? [consider(`delete the line${placeOf$5([ignored])}`)] : [], firstLock(path, platformsFor(settings, path))]
			});
		});
	}
};
const consequence = "each init there picks the newest versions that constraints allow and checks no hashes";

// src/extensions/configuration/missing-from-lock.ts
const missingFromLock = {
	slug: "missing-from-lock",
	severity: "warning",
	after: "not-canonical",
	meaning: "A provider that the configuration requires and the lock file does not have.",
	ofMerge: true,
	headline: ({ who }) => `the configuration requires ${who}, which the lock file does not have`,
	check(subject) {
		return configuredFiles([...subject.files, ...subject.around.bystanders]).flatMap((file) => missingFrom$1(file).flatMap((requirement) => missing(requirement, file, subject)));
	}
};
function missing(requirement, file, subject) {
	const { unseen } = file.configuration;
	const address = addressIn(file.lockFile, requirement);
	const type = address.slice(address.lastIndexOf("/"));
	const isKnown = file.lockFile.providers.some((lock) => lock.address.endsWith(type));
	if (requirement.isImplied === true && (isKnown || unseen.some(({ kind }) => kind === "file"))) return [];
	const isSure = isFact(file);
	const part = unseen.length === 0 ? "if Terraform runs there" : `as far as it can be read (not ${unseenNames(unseen)})`;
	const doubt = isSure ? "" : `, ${part},`;
	return aboutFile(file.path, {
		...!isSure ? { severity: "notice" } : file.lockFile.providers.length === 0 ? {
			standard: "error",
			binding: true
		} : {},
		provider: address,
		message: say`The configuration${doubt} requires ${providerName(address)}${placeOf$5(requirement.places)}, but the lock file has no entry for it: Terraform will pick the newest version that the constraints allow, and check no hashes.`,
		fix: [reconsider, lockAgain(file.path, address, platformsOfFile(file.path, subject), mostH1(file.lockFile))]
	});
}

// src/extensions/configuration/not-required.ts
const notRequired = {
	slug: "not-required",
	severity: "warning",
	standards: ["notice"],
	after: "policy-weakened",
	meaning: "An entry for a provider that nothing in the configuration requires.",
	headline: ({ who }) => `nothing requires ${who}`,
	check(subject) {
		return configuredFiles(subject.files).flatMap((file) => {
			const { revision, base } = file.file;
			const before = revision.status === "unchanged" ? [] : base?.lockFile?.providers ?? [];
			return file.lockFile.providers.filter((lock) => requirementsFor(lock, file.configuration).length === 0).filter(({ address }) => before.every((lock) => lock.address !== address)).map((lock) => unneeded(lock, file, subject));
		});
	}
};
function unneeded(lock, configured, { entries }) {
	const { file, path, configuration } = configured;
	const entry = entries.find((each) => each.path === path && each.lock.address === lock.address);
	const kinds = new Set(entry?.hashes.map(({ worth }) => worth.kind));
	const isOfficial = publisherOf(lock.address) !== null && kinds.size === 1 && kinds.has("proven");
	const { unseen } = configuration;
	const others = unseen.length === 0 ? "" : `${unseenNames(unseen)} or `;
	const type = lock.address.slice(lock.address.lastIndexOf("/"));
	const mayBeMeant = configuration.requirements.some((each) => each.isImplied && each.address.endsWith(type));
	const mayHaveBeenThere = file.revision.status === "unchanged" || readAtUnreadBase(file) !== null;
	return aboutEntry({
		path,
		lock
	}, {
		standard: unseen.length > 0 || mayBeMeant || mayHaveBeenThere || isOfficial ? "notice" : "warning",
		message: say`The configuration, as far as it can be read, does not require ${providerName(lock.address)}; ${others}the state may need it.`,
		cause: `not required: ${path}`,
		gist: say`The configuration, as far as it can be read, does not require some entries; ${others}the state may need them.`,
		fix: [{
			...deleteAt("entry", path, lock.lines.block),
			when: "if nothing needs it"
		}, initAgain(path, lock.address)]
	});
}

// src/extensions/configuration/submodule-moved.ts
const submoduleMoved = {
	slug: "submodule-moved",
	severity: "warning",
	after: "local-plugin",
	meaning: "A submodule that a module call leads into and that is new or points to a different commit. Its content is not reviewed.",
	headline: ({ who }) => `modules in the submodule ${who} are not reviewed`,
	check: ({ around }) => around.submodules.map(({ path, isNew, by }) => aboutFile(path, {
		message: say`The submodule ${path} is ${isNew ? "new" : "at a different commit"}, and the module in it that ${by} calls is not reviewed.`,
		cause: "submodule-moved",
		fix: [consider("review what changes in its own repository between the two commits")]
	}))
};

// src/extensions/configuration/version-outside-constraints.ts
const versionOutsideConstraints = {
	slug: "version-outside-constraints",
	severity: "error",
	after: "version-not-found",
	meaning: "A locked version that the configuration does not allow.",
	headline: ({ who, one, aspect, aspects: { length } }) => length === 1 && aspect.kind === "required" ? `${aspect.requires} but locks ${aspect.locks}` : `${who} ${one ? "does" : "do"} not meet the version constraints`,
	check(subject) {
		return configuredFiles([...subject.files, ...subject.around.bystanders]).flatMap((file) => outsideConstraints(file).map(({ lock, reason, wanted }) => aboutEntry({
			path: file.path,
			lock
		}, {
			...isFact(file) ? {} : { severity: "notice" },
			...wanted === void 0 ? {} : { aspect: aspectOf(file.path, lock, wanted) },
			message: say`${releaseName(lock)} is not what the configuration allows: ${reason}.`,
			line: lock.lines.version,
			fix: lockedAnew(file, lock, subject)
		})));
	}
};
function aspectOf(path, { address, version }, wanted) {
	const folder = folderOf(path);
	return {
		kind: "required",
		requires: `${folder.includes("/") ? folder : folder ? `the root module ${folder}` : "the configuration"} requires ${providerName(address)} ${shortText(wanted)}`,
		locks: shortName(version)
	};
}
function lockedAnew({ path, lockFile }, { address }, subject) {
	const entry = subject.entries.find((each) => each.path === path && each.lock.address === address);
	const platforms = entry === void 0 ? void 0 : platformsToLock(entry, subject);
	return entriesAnew(path, lockFile, [address], subject, platforms).toSpliced(1, 0, reconsider);
}

// src/extensions/configuration/index.ts
const configuration = {
	name: "configuration",
	rules: [
		versionOutsideConstraints,
		entryRemoved,
		configurationUnread,
		missingFromLock,
		lockFileMissing,
		localPlugin,
		submoduleMoved,
		notRequired
	],
	change: unrequired
};
const readAround = (files, snapshot) => modulesApart(files, snapshot);

// src/extensions/conversation/index.ts
const talk = {
	async publish(publication, context) {
		const { publishToPull } = await import("./publish-to-pull.js");
		return publishToPull(publication, context);
	},
	async replace(text, { owner, repo, commentId: id, attempt, octokit, pull }) {
		const { bringUpToDate } = await import("./bring-up-to-date.js");
		await bringUpToDate({
			octokit,
			owner,
			repo,
			id,
			betweenWrites: 1e3,
			...pull
		}, {
			lines: null,
			comment: {
				mode: "update-only",
				attempt,
				result: "incomplete",
				body: () => text
			}
		});
	}
};
const conversation = { name: "conversation" };

// src/rule-pages.ts
const folder = new URL("../docs/rules/", import.meta.url);
function rulePage(slug) {
	return readFileSync(new URL(`${slug}.md`, folder), "utf8").replaceAll(/\]\((?!https?:)([^)\s]+)\)/g, (_, link) => `](${new URL(link, `${docsUrl}/rules/`).href})`);
}

// src/extensions/formats/finding-names.ts
function findingNames(findings) {
	const seen = /* @__PURE__ */ new Map();
	return findings.map(({ rule, path, provider, hash }) => {
		const what = visible([
			rule,
			provider ?? "",
			hash ?? "",
			path
		].join(" "));
		const count = (seen.get(what) ?? 0) + 1;
		seen.set(what, count);
		return `${what}:${count}`;
	});
}

// src/extensions/formats/code-quality.ts
const most$4 = {
	findings: 5e3,
	message: 2e3
};
function renderCodeQuality({ findings, totals }, { digestOf }) {
	const shown = findings.slice(0, most$4.findings);
	const names = findingNames(shown);
	const issues = shown.map(({ rule, severity, message, remedy, path, line }, index) => ({
		description: visible(`${message} ${remedy}`, most$4.message),
		check_name: rule,
		fingerprint: digestOf(names[index] ?? ""),
		severity: gitLabSeverities[severity],
		location: {
			path: visible(path),
			lines: { begin: line }
		}
	}));
	const [worst] = issues;
	const left = totals.findings - shown.length;
	const description = `${left === 1 ? "One finding is" : `${left} findings are`} only counted, because a report has the worst 5,000.`;
	const rest = worst === void 0 || left <= 0 ? [] : [{
		...worst,
		description,
		check_name: "lockproof",
		fingerprint: digestOf("rest"),
		severity: "info"
	}];
	return `${visibleJson(JSON.stringify([...issues, ...rest], null, 2))}\n`;
}
const gitLabSeverities = {
	error: "critical",
	warning: "minor",
	notice: "info"
};

// src/extensions/formats/junit.ts
const most$3 = {
	cases: 2e4,
	characters: 8e6
};
const mostSaid = 50;
function renderJUnit(report, { failOn }) {
	const all = casesOf(report, failOn);
	const shown = withinLimits$1(all);
	const suites = [...Map.groupBy(shown, ({ path }) => path)];
	return `${[
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="Lockproof"${countsOf(shown)}>`,
		...suites.flatMap(([path, cases], index) => [
			`  <testsuite name="${xmlText(path)}"${countsOf(cases)} skipped="0">`,
			...index === 0 ? headOf(report, all.length - shown.length) : [],
			...cases.flatMap(({ lines }) => lines),
			"  </testsuite>"
		]),
		"</testsuites>"
	].join("\n")}\n`;
}
function casesOf(report, failOn) {
	const { headline, verdict } = report;
	const cases = casesOfFiles(report, failOn);
	if (verdict === "incomplete" && cases.every(({ outcome }) => outcome !== "open")) return [{
		path: "Lockproof",
		outcome: "open",
		lines: caseLines("Lockproof", "the review", [`      <error type="incomplete" message="${xmlText(headline)}"/>`])
	}, ...cases];
	if (cases.length > 0) return cases;
	return [{
		path: "Lockproof",
		outcome: "passed",
		lines: caseLines("Lockproof", headline, [])
	}];
}
function caseLines(path, name, lines) {
	const start = `    <testcase classname="${xmlText(path)}" name="${xmlText(name)}"`;
	return lines.length === 0 ? [`${start}/>`] : [
		`${start}>`,
		...lines,
		"    </testcase>"
	];
}
function casesOfFiles({ files, changes, findings }, failOn) {
	const found = Map.groupBy(findings, ({ path }) => path);
	const changed = Map.groupBy(changes.flatMap((change) => change.files.map((path) => ({
		path,
		change
	}))), ({ path }) => path);
	return [.../* @__PURE__ */ new Set([
		...files.map(({ path }) => path),
		...changed.keys(),
		...found.keys()
	])].flatMap((path) => {
		const own = (changed.get(path) ?? []).map(({ change }) => change);
		const providers = new Set(own.map(({ provider }) => provider));
		const about = Map.groupBy(found.get(path) ?? [], ({ provider }) => provider !== null && providers.has(provider) ? provider : null);
		return [asCase(path, "the lock file", about.get(null) ?? [], failOn), ...own.map(({ provider, from, to }) => {
			return asCase(path, `${providerName(provider)} ${to?.version ?? `${from?.version ?? ""} removed`}`, about.get(provider) ?? [], failOn);
		})];
	});
}
function asCase(path, name, findings, failOn) {
	const failing = failOn === "never" ? [] : failingSeverities({ failOn });
	const { failed = [], open = [], passed = [] } = Object.groupBy(findings, (finding) => finding.open === true ? "open" : failing.includes(finding.severity) ? "failed" : "passed");
	const outcome = failed.length > 0 ? "failed" : open.length > 0 ? "open" : "passed";
	const printed = outcome === "failed" ? [...open, ...passed] : passed;
	return {
		path,
		outcome,
		lines: caseLines(path, name, [
			...element("failure", failed),
			...element("error", outcome === "failed" ? [] : open),
			...printed.length === 0 ? [] : [`      <system-out>${textOf$2(printed)}</system-out>`]
		])
	};
}
function element(name, findings) {
	const [first] = findings;
	if (first === void 0) return [];
	const rest = findings.length - 1;
	const more = rest === 0 ? "" : ` And ${counted(rest, "more finding", "more findings")}.`;
	const text = textOf$2(findings);
	return [`      <${name} type="${xmlText(first.rule)}" message="${xmlText(`${first.message}${more}`)}">${text}</${name}>`];
}
function textOf$2(findings) {
	const more = findings.length - mostSaid;
	return [...findings.slice(0, mostSaid).flatMap(({ severity, rule, path, line, message, remedy }) => [xmlText(`${path}:${line} ${severity} ${rule}: ${message}`), `  ${xmlText(remedy)}`]), ...more <= 0 ? [] : [`and ${more} more: in the JSON report`]].join("\n");
}
function headOf({ headline, findings, totals }, hidden) {
	const counted = totals.findings - findings.length;
	return [
		"    <properties>",
		...[
			["headline", headline],
			...hidden === 0 ? [] : [["cases left out", String(hidden)]],
			...counted <= 0 ? [] : [["findings only counted", String(counted)]]
		].map(([name = "", value = ""]) => `      <property name="${xmlText(name)}" value="${xmlText(value)}"/>`),
		"    </properties>"
	];
}
function countsOf(cases) {
	const count = (outcome) => cases.filter((one) => one.outcome === outcome).length;
	return ` tests="${cases.length}" failures="${count("failed")}" errors="${count("open")}"`;
}
function withinLimits$1(cases) {
	const kept = /* @__PURE__ */ new Set();
	let left = most$3.characters;
	for (const one of [...cases].sort((a, b) => rank(a) - rank(b))) {
		left -= one.lines.reduce((sum, line) => sum + line.length, one.path.length);
		if (left < 0 || kept.size === most$3.cases) break;
		kept.add(one);
	}
	return cases.filter((one) => kept.has(one));
}
function rank({ outcome }) {
	return [
		"failed",
		"open",
		"passed"
	].indexOf(outcome);
}

// src/extensions/formats/sarif.ts
const most$2 = {
	results: 5e3,
	bytes: 8e6
};
const longestMessage = 2e3;
const encoder$1 = new TextEncoder();
function renderSarif(report, context) {
	const worst = report.findings.slice(0, most$2.results);
	const names = findingNames(worst);
	const results = withinLimits(worst.map((one, index) => asResult(one, context.rules, names[index] ?? "")));
	const notices = hiddenNotices(report, results.length);
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "Lockproof",
				version: report.tool.version,
				semanticVersion: report.tool.version,
				informationUri: context.docsUrl,
				rules: context.rules.map((rule) => described(rule, context))
			} },
			invocations: [{
				executionSuccessful: report.verdict !== "incomplete",
				...notices.length === 0 ? {} : { toolExecutionNotifications: notices }
			}],
			originalUriBaseIds: { "%SRCROOT%": { description: { text: "The root of the repository." } } },
			columnKind: "utf16CodeUnits",
			properties: { headline: visible(report.headline) },
			results
		}]
	};
	return `${visibleJson(JSON.stringify(log, null, 2))}\n`;
}
function described({ slug, severity, meaning }, { docsUrl, pageOf }) {
	const page = pageOf(slug);
	return {
		id: slug,
		shortDescription: { text: meaning },
		fullDescription: { text: sectionOf(page, "Why it matters") ?? meaning },
		help: {
			text: page,
			markdown: page
		},
		helpUri: `${docsUrl}/rules/${slug}.md`,
		defaultConfiguration: { level: levelOf(severity) },
		properties: { tags: ["security", "supply-chain"] }
	};
}
function asResult({ rule, severity, message, path, line, remedy }, rules, fingerprint) {
	return {
		ruleId: rule,
		ruleIndex: rules.findIndex(({ slug }) => slug === rule),
		level: levelOf(severity),
		message: { text: sarifText(`${message} ${remedy}`, longestMessage) },
		locations: [{ physicalLocation: {
			artifactLocation: artifactAt(path),
			region: { startLine: line }
		} }],
		partialFingerprints: { "lockproof/v1": fingerprint }
	};
}
function withinLimits(results) {
	let left = most$2.bytes;
	const end = results.findIndex((result) => {
		left -= encoder$1.encode(visibleJson(JSON.stringify(result))).length;
		return left < 0;
	});
	return end === -1 ? results : results.slice(0, end);
}
function hiddenNotices({ findings, totals }, shown) {
	return [[findings.length - shown, "left out here; the JSON report has them"], [totals.findings - findings.length, "only counted, because a report has the worst 5,000"]].flatMap(([count, where]) => {
		const text = `${count === 1 ? "One finding is" : `${count} findings are`} ${where}.`;
		return count <= 0 ? [] : [{
			level: "warning",
			message: { text }
		}];
	});
}
function levelOf(severity) {
	return severity === "notice" ? "note" : severity;
}
function artifactAt(path) {
	const uri = path.split("/").map((part) => encodeURIComponent(part.toWellFormed())).join("/");
	return path.startsWith("/") ? { uri: `file://${uri}` } : {
		uri,
		uriBaseId: "%SRCROOT%"
	};
}
function sectionOf(page, heading) {
	const text = (page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0]?.trim())?.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll(/\s+/g, " ");
	return text === void 0 || text === "" ? null : text;
}

// src/report/annotations.ts
function annotations({ findings }) {
	return findings.map(({ rule, severity, message, path, line, remedy }) => ({
		level: severity,
		path,
		line,
		title: `Lockproof: ${rule}`,
		message: terminalText(`${message} ${remedy}`)
	}));
}

// src/extensions/formats/workflow-commands.ts
function renderWorkflowCommands(report) {
	return `${[...annotations(report).map(({ level, path, line, title, message }) => {
		const place = {
			title: terminalText(title),
			file: terminalText(path),
			line: String(line)
		};
		return `::${level} ${Object.entries(place).map(([name, value]) => `${name}=${escaped(value, /[%:,]/g)}`).join(",")}::${escaped(message, /%/g)}`;
	}), terminalText(report.headline)].join("\n")}\n`;
}
function escaped(text, reserved) {
	return text.replaceAll(reserved, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/extensions/formats/index.ts
const formats = {
	name: "formats",
	formats: [
		{
			name: "sarif",
			render: ({ report, rules }, { docsUrl }) => renderSarif(report, {
				docsUrl,
				rules,
				pageOf: rulePage
			})
		},
		{
			name: "junit",
			render: ({ report, settings }) => renderJUnit(report, settings)
		},
		{
			name: "github",
			render: ({ report }) => renderWorkflowCommands(report)
		},
		{
			name: "codequality",
			render: ({ report }) => renderCodeQuality(report, { digestOf: sha256 })
		}
	]
};

// src/extensions/history/minimum-age.ts
const minimumReleaseAge = setting$1("minimum-release-age", {
	kind: {
		...inPolicy,
		schema: () => string$1().regex(/^\d{1,4} (?:hour|day|week)s?$/, "expected a time such as \"7 days\" or \"36 hours\"").transform((text) => {
			const hours = text.includes("week") ? 168 : text.includes("day") ? 24 : 1;
			return Number.parseInt(text, 10) * hours;
		}),
		strictness: (hours) => /* @__PURE__ */ new Map([["", hours]]),
		shown: (hours) => hours === 0 || hours % 24 > 0 ? `${hours} hours` : counted(hours / 24, "day", "days")
	},
	standard: "0 hours",
	says: "Minimum age of a release in a lock file, in hours, days or weeks.",
	places: ["policy", "paths"],
	example: " 7 days"
});
function ageFor(settings, path) {
	return decidedFor(settings, minimumReleaseAge, path).value;
}

// src/extensions/history/history.ts
function historyOf({ change: { from, to }, evidence, baseEvidence }) {
	if (from === null || to === null || from.version === to.version) return null;
	return {
		published: evidence?.published?.kind === "known" ? evidence.published.value : null,
		repository: {
			before: baseEvidence === null ? null : repositoryOf(baseEvidence, formerDocuments(baseEvidence)),
			now: evidence === null ? null : repositoryOf(evidence)
		},
		platforms: {
			before: platformCount(baseEvidence),
			now: platformCount(evidence)
		},
		stillAt: baseEvidence?.stillAt ?? null
	};
}
function isSameRepository(one, other) {
	return sourceName(one).toLowerCase() === sourceName(other).toLowerCase();
}
function newPlace({ change, evidence, baseEvidence }) {
	const home = baseEvidence && repositoryWithDocuments(baseEvidence, formerDocuments(baseEvidence));
	if (home === null || change.movedFrom !== null) return null;
	return documentsOf$1(evidence).map(({ url }) => placeOf$2(new URL(url))).find((place) => place.toLowerCase() !== sourceName(home).toLowerCase()) ?? null;
}
function placeOf$2({ host, pathname }) {
	const isRelease = /^(?:\/[^/]+){2}\/releases\/download\/[^/]+\/[^/]+$/.test(pathname);
	return host === "github.com" ? host + pathname.split("/", isRelease ? 3 : 4).join("/") : host;
}
function platformCount(evidence) {
	const platforms = documentsOf$1(evidence).flatMap(({ entries }) => entries.flatMap(({ platform }) => platform ?? []));
	return platforms.length === 0 ? null : new Set(platforms).size;
}

// src/extensions/history/publisher-changed.ts
const publisherChanged = entryRule({
	slug: "publisher-changed",
	severity: "warning",
	after: "signing-key-changed",
	meaning: "A release from a different repository than the release before it.",
	headline: ({ who, one }) => `${who} ${one ? "comes" : "come"} from a different repository than before`,
	find({ lock, reviewed }) {
		const { before, now } = historyOf(reviewed)?.repository ?? {
			before: null,
			now: null
		};
		const old = versionBefore(reviewed.change);
		const [number, numberBefore] = [reviewed.evidence?.repositoryId, reviewed.baseEvidence?.repositoryId];
		const areKnown = number !== void 0 && numberBefore !== void 0;
		if (before === null || old === null || areKnown && number === numberBefore) return null;
		const named = now === null || isSameRepository(before, now) && !areKnown ? null : sourceName(now);
		const place = newPlace(reviewed) ?? named;
		if (place === null) return null;
		const [is, was] = areKnown ? [` (repository ${number})`, ` (repository ${numberBefore})`] : ["", ""];
		return {
			line: lock.lines.version,
			message: say`${releaseName(lock)} was released from ${place}${is}, ${releaseName(old)} from ${sourceName(before)}${was}.`,
			fix: [consider("Before you merge, make sure that the provider has moved: the old repository redirects to the new one, or says so")]
		};
	}
});

// src/extensions/history/recently-published.ts
const hour = 36e5;
const recentlyPublished = entryRule({
	slug: "recently-published",
	severity: "warning",
	after: "not-required",
	meaning: "A release that is younger than `minimum-release-age` in the policy.",
	headline({ who, one, aspect }) {
		if (aspect.kind === "unknown") return `the publication date of ${who} is not known`;
		return one ? `${who} was published ${aspect.ago}` : `${who} were published recently`;
	},
	find({ path, lock, reviewed: { evidence }, standing }, { now, settings }) {
		const age = ageFor(settings, path);
		if (age === 0 || standing.kind !== "askable" || evidence?.release.kind !== "known") return null;
		const { version: line } = lock.lines;
		const date = latestDate$1(evidence);
		if (date === null || now === void 0) {
			const { published } = evidence;
			const why = published?.kind === "unavailable" ? asClause(published.cause) : "no answer states it";
			return {
				aspect: { kind: "unknown" },
				line,
				message: say`The publication date of ${releaseName(lock)} is not known (${why}), and the policy requires an age of ${span(age)}.`,
				fix: [consider("Look for the date in the publisher's announcement; then merge, or waive the finding in the policy")]
			};
		}
		const due = new Date(date.getTime() + age * hour);
		if (now >= due) return null;
		const days = Math.floor((now.getTime() - date.getTime()) / (24 * hour));
		return {
			aspect: {
				kind: "young",
				ago: days < 1 ? "today" : `${counted(days, "day", "days")} ago`
			},
			line,
			message: say`${releaseName(lock)} was published on ${day$1(date)}; the policy requires an age of ${span(age)}.`,
			fix: [{
				do: "run-again",
				when: `after ${day$1(due)}`
			}, consider("stay on the old version until then", "or")]
		};
	}
});
function latestDate$1(evidence) {
	const { published } = evidence;
	if (published?.kind === "unavailable" && published.code === "not-in-evidence") return null;
	const dates = [...published?.kind === "known" ? [published.value] : [], ...signaturesOf(evidence).flatMap((check) => check.kind === "good" ? check.madeAt ?? [] : [])].map((date) => date.getTime());
	return dates.length === 0 ? null : new Date(Math.max(...dates));
}
function span(hours) {
	const [count, unit] = hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"];
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
function day$1(date) {
	return `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

// src/registry/versions.ts
const platform$1 = object({
	os: string$1().max(64),
	arch: string$1().max(64)
});
const versionsAnswer = object({
	versions: array(object({
		version: string$1().max(256),
		platforms: array(platform$1).max(1e3).nullish()
	})).max(1e5).nullish(),
	warnings: array(string$1()).nullish().catch(null),
	moved_to: string$1().max(512).nullish().catch(null)
});
const mostWarnings = 10;
const longestRemark = 500;
function readListing(answer, what) {
	const listing = readAnswer$1(answer, versionsAnswer, what);
	if (listing.kind !== "known") return listing;
	const versions = (listing.value.versions ?? []).map(({ version, platforms }) => ({
		version,
		platforms: (platforms ?? []).map(({ os, arch }) => `${os}_${arch}`).filter(isPlatform)
	}));
	return known({
		versions,
		remarks: remarksIn(listing.value)
	});
}
function remarksIn({ warnings, moved_to }) {
	return {
		warnings: (warnings ?? []).slice(0, mostWarnings).map((text) => text.slice(0, longestRemark)),
		movedTo: moved_to ? moved_to.slice(0, longestRemark) : null
	};
}
const releaseAnswer = object({
	published_at: string$1().max(64).nullish(),
	source: string$1().max(512).nullish().catch(null),
	tag: string$1().max(256).nullish().catch(null),
	docs: array(unknown()).max(1e5).nullish().catch(null)
});
const page = object({
	category: string$1().max(64),
	slug: string$1().max(256),
	subcategory: string$1().max(256).nullish().catch(null),
	language: literal("hcl").nullish()
});
function readReleaseRecord(answer, question) {
	const what = `${question.address} ${question.version}`;
	const raw = readAnswer$1(answer, releaseAnswer, what);
	if (raw.kind !== "known") return raw;
	const { published_at, source, tag, docs } = raw.value;
	const pages = (docs ?? []).flatMap((each) => page.safeParse(each).data ?? []);
	const date = new Date(published_at ?? NaN);
	return known({
		published: Number.isNaN(date.getTime()) ? undated(what) : known(date),
		source: source && tag ? readReleaseSource(source, tag, question) : null,
		...pages.length === 0 ? {} : { pages: new Map(pages.map((each) => [`${each.category}/${each.slug}`, each.subcategory ?? ""])) }
	});
}
function undated(what) {
	return unavailable$1("status", `the registry does not say when ${what} was published`);
}

// src/extensions/history/release-records.ts
const recordsAtATime$1 = 2;
function readsRecords(wanted) {
	return { async beside({ registry }) {
		const groups = Map.groupBy(wanted, ({ address, version }) => evidenceKey(address, version));
		const facts = await inTurns([...groups], recordsAtATime$1, async ([key, same]) => {
			const [{ address, version } = {
				address: "",
				version: ""
			}] = same;
			const brief = !same.some(({ needed }) => needed);
			const record = await registry.releaseRecord(address, version, { brief });
			if (record.kind === "known") return [key, record.value];
			return [key, {
				published: record.kind === "absent" ? undated(key) : record,
				source: null
			}];
		});
		return new Map(facts.map(([key, { published, source }]) => [key, {
			published,
			source
		}]));
	} };
}
function recordsToAskFor(changes, settings, all = changes) {
	const few = all.filter(isVersionChange).length <= mostPleasant;
	return changes.flatMap((grouped) => {
		const { change, occurrences } = grouped;
		const { provider: address, to } = change;
		if (to === null) return [];
		const needed = occurrences.some(({ path }) => ageFor(settings, path) > 0);
		const told = few ? hostOf(address) === terraformRegistry : publisherOf(address) === hashicorp$2;
		const pleasant = isVersionChange(grouped) && told;
		return needed || pleasant ? [{
			address,
			version: to.version,
			needed
		}] : [];
	});
}
const mostPleasant = 10;
function isVersionChange({ change: { from, to, movedFrom } }) {
	return from !== null && to !== null && movedFrom === null && from.version !== to.version;
}

// src/extensions/history/reported.ts
const count$1 = int().nonnegative();
const compared = (value) => object({
	before: value.nullable(),
	now: value.nullable()
});
const reported$5 = object({
	published: datetime().nullable(),
	ageInDays: count$1.nullable(),
	repository: compared(string$1()),
	platforms: compared(count$1).describe("How many the checksum documents list"),
	stillAt: array(string$1()).nullable().describe("Other lock files that have the version before; null where they were not read")
});
const historyFields = { change: { history: reported$5.nullable().describe("Unsigned; null where the version did not change") } };
const day = 864e5;
function reportedHistory(reviewed, now) {
	const history = historyOf(reviewed);
	if (history === null) return { history: null };
	const { published, repository, platforms, stillAt } = history;
	const age = published === null || now === void 0 ? null : now.getTime() - published.getTime();
	return { history: {
		published: published?.toISOString() ?? null,
		ageInDays: age === null ? null : Math.max(0, Math.floor(age / day)),
		repository: {
			before: repositoryName(repository.before),
			now: repositoryName(repository.now)
		},
		platforms,
		stillAt
	} };
}
function repositoryName(source) {
	return source === null ? null : sourceName(source);
}
function historyLines({ history }) {
	if (history === null) return [];
	const [origin, rest] = [originWords(history), restWords(history)];
	return [...origin === "" ? [] : [{
		cell: "change",
		words: say`${origin}`
	}], ...rest === "" ? [] : [{
		cell: "receipt",
		words: say`New version: ${rest}.`
	}]];
}
const filesNamed$2 = 3;
const mostDays = 60;
function originWords({ published, ageInDays, repository: { before, now } }) {
	const old = before === null || before.toLowerCase() === now?.toLowerCase() ? null : before;
	return [published === null ? "" : `published ${ageInDays === null ? dateOf(published) : ago(ageInDays, published)}`, now === null ? "" : `from ${now}${old === null ? "" : ` (before: ${old})`}`].filter((part) => part !== "").join(", ");
}
function ago(days, published) {
	if (days > mostDays) return dateOf(published);
	return days === 0 ? "today" : `${counted(days, "day", "days")} ago`;
}
function dateOf(time) {
	return time.slice(0, 10);
}
function restWords({ platforms: { before, now }, stillAt }) {
	return [now === null || before === null || now === before ? "" : `${counted(now, "platform", "platforms")} (before: ${before})`, stillAt === null || stillAt.length === 0 ? "" : `${listed$2(stillAt, filesNamed$2)} still ${stillAt.length === 1 ? "has" : "have"} the previous version`].filter((part) => part !== "").join("; ");
}

// src/extensions/history/still-at.ts
const most$1 = {
	files: 50,
	bytes: 1048576
};
async function findStillAt({ files, surroundings }, changes) {
	const nothing = /* @__PURE__ */ new Map();
	const asked = changes.flatMap(({ change }) => {
		const { kinds, provider: address, to } = change;
		const isNew = kinds.includes("provider-added") && publisherOf(address) === null;
		if (to === null) return [];
		return versionBefore(change) ?? (isNew ? {
			address,
			version: to.version
		} : []);
	});
	if (surroundings === void 0 || asked.length === 0) return nothing;
	const { lockFiles, tree } = surroundings.head;
	const reviewed = new Set(files.map(({ path }) => path));
	const rest = [...lockFiles.values()].filter(({ kind, path }) => kind === "file" && !reviewed.has(path));
	if (rest.length > most$1.files) return nothing;
	try {
		const others = await tree.measure(rest);
		if ([...new Map(others.map(({ sha, path, size }) => [sha || path, size])).values()].reduce((sum, size) => sum + size, 0) > most$1.bytes) return nothing;
		const contents = await tree.read(others);
		const patience = new Patience();
		const locks = others.flatMap(({ path }, index) => {
			const { lockFile = null } = readLockFile(contents[index] ?? "", patience);
			return (lockFile?.providers ?? []).map(({ address, version }) => ({
				address,
				version,
				path
			}));
		});
		return new Map(asked.map(({ address, version }) => {
			const others = locks.filter((lock) => lock.address === address);
			const stillAt = others.filter((lock) => lock.version === version).map(({ path }) => path).toSorted();
			return [evidenceKey(address, version), {
				stillAt,
				isElsewhere: others.length > 0
			}];
		}));
	} catch (error) {
		if (error instanceof SourceError) return nothing;
		throw error;
	}
}

// src/extensions/history/index.ts
const history = {
	name: "history",
	settings: [minimumReleaseAge],
	rules: [publisherChanged, recentlyPublished],
	fields: historyFields,
	change: reportedHistory,
	row: historyLines,
	open: ({ settings, snapshot }) => ({ steps(changes, { all }) {
		const reading = findStillAt(snapshot, changes);
		return [readsRecords(recordsToAskFor(changes, settings, all)), { all: () => reading }];
	} })
};

// src/extensions/inventory/inventory.ts
const worths = [
	"proven",
	"accepted",
	"open",
	"unproven"
];
function entriesOf(reports) {
	return reports.flatMap(({ repository: name, report }) => {
		const about = Map.groupBy(report.findings, ({ path, provider }) => `${path}\0${provider}`);
		const of = (path, { provider }) => about.get(`${path}\0${provider}`) ?? [];
		return report.changes.flatMap((change) => change.to === null ? [] : change.files.map((path) => entryOf$1(name, of(path, change), change, path)));
	}).toSorted((one, other) => compareBytes(placeOf$1(one), placeOf$1(other)));
}
function entryOf$1(repository, own, change, path) {
	const { provider, to, hashes, signature } = change;
	const namesIn = (rule, name, field) => distinct(own.flatMap((each) => each.rule === rule ? each[field].match(name) ?? ["some"] : []));
	const waivers = hashes.map(({ worth }) => worth !== null && "until" in worth ? worth.until : void 0);
	const counts = worths.map((kind) => [kind, hashes.filter(({ worth }) => worth?.kind === kind).length]);
	return {
		repository,
		path,
		provider,
		version: to?.version ?? "",
		signer: signerParts(change).name,
		key: signature.keyId ?? "",
		unchecked: distinct(hashes.flatMap(({ worth, detail }) => worth?.kind === "open" ? detail : [])),
		worth: Object.fromEntries(counts),
		waived: [...own.map(({ waived }) => waived), ...waivers].flatMap((day) => day ?? []).toSorted()[0] ?? "",
		advisories: namesIn("known-vulnerability", /GHSA(?:-\w{4}){3}/g, "message"),
		missing: namesIn("platform-missing", /\b[a-z0-9]+_[a-z0-9]+\b/g, "cause"),
		errors: errorsIn(own, provider)
	};
}
function errorsIn(findings, about) {
	const errors = findings.filter(({ provider, severity }) => provider === about && severity === "error");
	return distinct(errors.map(({ rule }) => rule)).filter((rule) => rule !== "unproven-hash");
}
function providersOf(entries) {
	const numbers = (version) => versionOf(version) ?? parseVersion("0.0.0-0");
	return [...Map.groupBy(entries, ({ provider }) => provider)].map(([provider, own]) => {
		const versions = [...Map.groupBy(own, ({ version }) => shortName(version))].toSorted(([one], [other]) => compareVersions(numbers(other), numbers(one)));
		const uses = versions.map(([version, those]) => `${version} in ${those.length}`);
		return {
			provider,
			entries: own,
			versions: versions.map(([version]) => version),
			uses
		};
	}).toSorted((one, other) => other.entries.length - one.entries.length);
}
function concernsOf(entries) {
	const inEntries = (isSo, words) => {
		const count = entries.filter(isSo).length;
		return count === 0 ? [] : [`${words} in ${counted(count, "entry", "entries")}`];
	};
	const all = (key) => listed$2(distinct(entries.flatMap((entry) => entry[key])).toSorted(), 5);
	const [firstEnd] = entries.flatMap(({ waived }) => waived || []).toSorted();
	return [
		...inEntries(({ worth }) => worth.unproven > 0, "unproven hashes"),
		...inEntries(({ worth }) => worth.open > 0, `hashes that could not be checked (${all("unchecked")})`),
		...inEntries(({ worth }) => worth.accepted > 0, "hashes accepted without proof"),
		...inEntries(({ signer }) => signer === "unsigned", "no signature"),
		...inEntries(({ waived }) => waived !== "", `a waiver (the first ends ${firstEnd})`),
		...inEntries(({ advisories }) => advisories.length > 0, `known vulnerabilities (${all("advisories")})`),
		...inEntries(({ missing }) => missing.length > 0, `no h1 for ${all("missing")}`),
		...inEntries(({ errors }) => errors.length > 0, `errors (${all("errors")})`)
	];
}
function differences(before, now) {
	const [known, left] = [before, now].map((all) => new Map(all.map((each) => [placeOf$1(each), each])));
	const gone = before.filter((entry) => !left?.has(placeOf$1(entry)));
	const isUnproven = ({ worth }) => worth.proven < worths.reduce((sum, kind) => sum + worth[kind], 0);
	const changed = now.map((entry) => {
		const old = known?.get(placeOf$1(entry));
		if (old === void 0) return {
			entry,
			what: `${shortName(entry.version)} is new`
		};
		const moved = old.version === entry.version ? [] : [`${shortName(old.version)} → ${shortName(entry.version)}`];
		const worse = isUnproven(entry) && !isUnproven(old) ? ["no longer proven"] : [];
		return {
			entry,
			what: [...moved, ...worse].join(", ")
		};
	});
	const removed = gone.map((entry) => ({
		entry,
		what: `${shortName(entry.version)} was removed`
	}));
	return [...changed, ...removed].filter(({ what }) => what !== "");
}
function placeOf$1({ repository, path, provider }) {
	return [
		repository,
		path,
		provider
	].join("\0");
}

// src/report-file.ts
const mostBytes$3 = 134217728;
async function readReportFile(path, what) {
	const name = quoted(path);
	try {
		const stats = await stat(path);
		if (stats.isDirectory()) throw invalidInput(`${name} is a folder; name the reports in it.`);
		if (!stats.isFile() && !(stats.isFIFO() && /^\/dev\/(?:stdin$|fd\/)/.test(path))) throw invalidInput(`${name} is not a regular file; name ${what}.`);
		const bytes = await buffer(createReadStream(path, { end: mostBytes$3 }));
		if (bytes.length > mostBytes$3) throw invalidInput(`${name} is larger than ${mostBytes$3 / 1024 / 1024} MiB, which no report is; name ${what}.`);
		return bytes.toString();
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw invalidInput(`${name} cannot be read${codeInBrackets(cause)}; name ${what}.`, { cause });
	}
}

// src/extensions/inventory/read-reports.ts
async function readReports(paths, reader) {
	const found = (await Promise.all(paths.map(filesAt))).flat();
	const [reports, unread] = [[], []];
	for (const [repository, [file, other]] of Map.groupBy(found, shortened$1(found.map(({ name }) => name)))) try {
		if (file === void 0) continue;
		if (other !== void 0) throw invalidInput(`${quoted(other.path)} is a second report of ${repository}.`);
		reports.push({
			repository,
			report: await readReport(file.path, reader)
		});
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		unread.push(error.message);
	}
	if (found.length > 0) return {
		reports,
		unread
	};
	throw invalidInput(`No JSON report was found in ${paths.map(quoted).join(", ")}; write one with \`lockproof verify --format json --output FILE\`.`);
}
async function filesAt(path) {
	const stats = await stat(path).catch(() => null);
	if (stats === null) throw invalidInput(`${quoted(path)} cannot be opened; name reports or a folder of them.`);
	if (!stats.isDirectory()) return [{
		path,
		name: basename(path)
	}];
	return (await readdir(path, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile() && entry.name.endsWith(".json")).map((entry) => join(entry.parentPath, entry.name)).toSorted().map((file) => ({
		path: file,
		name: relative(path, file).split(sep).join("/")
	}));
}
function shortened$1(names) {
	const all = names.map((name) => name.split("/").toReversed());
	const isShared = (at) => all.every((each) => each.length > at + 1 && each[at] === all[0]?.[at]);
	let shared = 0;
	while (all.length > 1 && isShared(shared)) shared += 1;
	return ({ name }) => shared === 0 ? name.replace(/\.json$/, "") : name.split("/").slice(0, -shared).join("/");
}
async function readReport(path, reader) {
	const text = await readReportFile(path, "JSON reports of `lockproof verify`");
	const read = reader.safeParse(orNull(() => JSON.parse(text), SyntaxError));
	const name = quoted(path);
	if (!read.success) throw invalidInput(`${name} is not a report that this version of Lockproof can read.`);
	if (read.data.part !== void 0) throw invalidInput(`${name} is the report of a shard; join the shards with \`lockproof merge\`.`);
	if (read.data.base === null) return read.data;
	throw invalidInput(`${name} compares two revisions; use a report of \`lockproof verify\`.`);
}

// src/extensions/inventory/render.ts
const renderers = {
	text: text$2,
	markdown,
	csv,
	html
};
function sumWords({ reports, entries }) {
	const files = reports.reduce((sum, { report }) => sum + report.files.length, 0);
	return [
		counted(reports.length, "repository", "repositories"),
		counted(files, "lock file", "lock files"),
		counted(providersOf(entries).length, "provider", "providers"),
		counted(entries.length, "entry", "entries")
	].join(", ");
}
function tablesOf({ reports, entries, since }, shown = entries) {
	const byRepository = Map.groupBy(entries, ({ repository }) => repository);
	const concernsIn = ({ repository, report }) => [...concernsOf(byRepository.get(repository) ?? []), ...errorsIn(report.findings, null)].join("; ");
	return {
		providers: {
			title: "Providers",
			columns: [
				"provider",
				"root modules",
				"versions",
				"oldest",
				"version in roots",
				"signer",
				"to check"
			],
			rows: providersOf(entries).map(({ provider, entries: own, versions, uses }) => [
				...[providerName(provider), String(own.length)],
				...[
					String(versions.length),
					versions.at(-1) ?? "",
					firstOf(uses, 8)
				],
				...[distinct(own.map(({ signer }) => signer)).join(", "), concernsOf(own).join("; ")]
			])
		},
		repositories: {
			title: "Repositories",
			columns: [
				"repository",
				"verdict",
				"lock files",
				"to check"
			],
			rows: reports.map((each) => {
				const { verdict, files } = each.report;
				return [
					each.repository,
					verdict,
					String(files.length),
					concernsIn(each)
				];
			})
		},
		changes: {
			title: "Changed since",
			columns: [
				"repository",
				"lock file",
				"provider",
				"change"
			],
			rows: since.map(({ entry, what }) => [
				entry.repository,
				entry.path,
				providerName(entry.provider),
				what
			])
		},
		locked: {
			title: shown === entries ? "Entries" : "Entries to look at",
			columns: [
				...[
					"repository",
					"lock file",
					"provider",
					"version",
					"signer",
					"key"
				],
				...worths.map((kind) => kind === "open" ? "not checked" : kind),
				...[
					"waived until",
					"vulnerabilities",
					"platforms missing",
					"errors"
				]
			],
			rows: shown.map((entry) => [
				...[
					entry.repository,
					entry.path,
					entry.provider,
					entry.version,
					entry.signer,
					entry.key
				],
				...worths.map((kind) => String(entry.worth[kind])),
				...[
					entry.waived,
					entry.advisories.join(" "),
					entry.missing.join(" "),
					entry.errors.join(" ")
				]
			])
		}
	};
}
function text$2(inventory) {
	const { repositories, changes } = tablesOf(inventory);
	const worries = repositories.rows.filter((row) => row.at(-1));
	const uses = providersOf(inventory.entries).map(({ provider, versions, uses, entries }) => {
		const roots = counted(entries.length, "root module", "root modules");
		const oldest = versions.length === 1 ? "" : `, oldest ${versions.at(-1)}`;
		const spread = `${providerName(provider)} at ${counted(versions.length, "version", "versions")} in ${roots}`;
		const concerns = concernsOf(entries).map((concern) => `  ! ${concern}`);
		return [
			spread + oldest,
			`  ${firstOf(uses, 6)}`,
			...concerns
		];
	});
	return `${[
		[sumWords(inventory)],
		...uses,
		["To check:", ...worries.map(([name, verdict, , concerns]) => `  ${name} (${verdict}): ${concerns}`)],
		["Changed since:", ...changes.rows.map((row) => `  ${row.join(" ")}`)],
		["Not read:", ...inventory.unread.map((line) => `  ${line}`)]
	].filter((lines) => lines.length > 1 || !lines[0]?.endsWith(":")).map((lines) => lines.map(terminalText).join("\n")).join("\n\n")}\n`;
}
function markdown(inventory) {
	const entries = inventory.entries.filter((entry) => concernsOf([entry]).length > 0);
	const row = (cells) => `| ${cells.map(markdownText).join(" | ")} |`;
	const tables = Object.values(tablesOf(inventory, entries)).flatMap(({ title, columns, rows }) => {
		const lines = [
			`## ${title}`,
			"",
			row(columns),
			`|${" --- |".repeat(columns.length)}`,
			...rows.map(row)
		];
		return rows.length === 0 ? [] : lines.join("\n");
	});
	const unread = inventory.unread.map((line) => `- ${markdownText(line)}`).join("\n");
	return `${[
		"# Providers in use",
		sumWords(inventory),
		unread,
		...tables
	].filter(Boolean).join("\n\n")}\n`;
}
function csv(inventory) {
	const { columns, rows } = tablesOf(inventory).locked;
	const verdicts = new Map(inventory.reports.map(({ repository, report }) => [repository, report.verdict]));
	const lines = rows.map((cells) => [...cells, verdicts.get(cells[0] ?? "") ?? ""]);
	return [[...columns, "verdict"], ...lines].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}
function csvCell(value) {
	const plain = visible(value).replace(/^[=+@-]/, "'$&");
	return /[",]/.test(plain) ? `"${plain.replaceAll("\"", "\"\"")}"` : plain;
}
function html(inventory) {
	const tables = Object.values(tablesOf(inventory)).filter(({ rows }) => rows.length > 0);
	return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'">
<title>Providers in use</title><style>${style}</style>
<h1>Providers in use</h1>
<p>${xmlText(sumWords(inventory))}</p>
${inventory.unread.map((line) => `<p>${xmlText(line)}</p>\n`).join("")}${tables.map(tableAsHtml).join("\n")}
<script>${script}<\/script></html>
`;
}
function tableAsHtml({ title, columns, rows }) {
	const head = columns.map((name) => `<th scope="col"><button>${xmlText(name)}</button></th>`).join("");
	const cell = (value) => `<td>${xmlText(value).replaceAll("/", "/<wbr>")}</td>`;
	return `<h2>${xmlText(title)}</h2>
<table><thead><tr>${head}</tr></thead><tbody>
${rows.map((cells) => `<tr>${cells.map(cell).join("")}</tr>`).join("\n")}
</tbody></table>`;
}
const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 1rem; } table { font-size: 13px; border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #8886; padding: .25rem .5rem; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; min-width: 5em; max-width: 45rem; } tbody tr:nth-child(even) { background: #8881; }
th button { all: unset; cursor: pointer; font-weight: 600; } th button:focus-visible { outline: 2px solid; }
th[aria-sort=ascending] button::after { content: " ↑"; }
th[aria-sort=descending] button::after { content: " ↓"; }
@media print { body { margin: 0; font-size: 9px; } tr { break-inside: avoid; } td { min-width: 0; } }
`;
const script = `
for (const button of document.querySelectorAll('th button')) button.addEventListener('click', () => {
  const heading = button.parentElement;
  const body = heading.closest('table').tBodies[0];
  const down = heading.getAttribute('aria-sort') === 'ascending';
  for (const other of heading.parentElement.children) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  const textIn = (row) => row.cells[heading.cellIndex].textContent;
  const order = (one, other) => textIn(one).localeCompare(textIn(other), 'en', { numeric: true });
  body.append(...[...body.rows].sort((one, other) => down ? order(other, one) : order(one, other)));
});
`;

// src/extensions/inventory/index.ts
const inventoryCommand = {
	name: "inventory",
	description: "show which providers many repositories lock, from the JSON reports of \"verify\"",
	example: "reports/ --format html --output providers.html",
	argument: ["<report...>", "JSON reports, or folders with one report for each repository"],
	flags: [
		{
			name: "format",
			argument: "<format>",
			meaning: "how to show it (default: text)",
			choices: Object.keys(renderers)
		},
		{
			name: "output",
			argument: "<file>",
			meaning: "write the result to a file"
		},
		{
			name: "since",
			argument: "<report>",
			meaning: "earlier reports, to show what changed",
			many: true
		}
	],
	async run(paths, flags, { openOutput, extensions }) {
		const earlier = flags.since ?? [];
		const write = openOutput(flags, { inputs: [...paths, ...earlier] });
		const reader = reportReader(extensions);
		const { reports, unread } = await readReports(paths, reader);
		const before = await (earlier.length === 0 ? null : readReports(earlier, reader));
		const entries = entriesOf(reports);
		const since = before === null ? [] : differences(entriesOf(before.reports), entries);
		const lost = [...unread, ...before?.unread ?? []];
		const render = renderers[flags.format ?? "text"];
		return write(render({
			reports,
			unread: lost,
			entries,
			since
		})) && lost.length === 0 ? 0 : 3;
	}
};
const inventory = {
	name: "inventory",
	commands: [inventoryCommand]
};

// src/extensions/lookalike/confusable.ts
const alike = "aаαɑ cсϲ dԁđ eе fƒ gɡց hһհħ iіιıɩ jјϳյ lӏł nո oоοσօø pрρ qԛզ sѕ tŧ uυս vν wԝ xх yуγ".split(" ");
const latinFor = new Map(alike.flatMap(([latin = "", ...others]) => others.map((other) => [other, latin])));
function skeleton(name) {
	return latinised(name.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "").toLowerCase()).replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("0", "o").replace(/[1i]/g, "l");
}
function isDisguised(name) {
	if (isAscii(name)) return false;
	const used = [
		"Cyrillic",
		"Greek",
		"Armenian",
		"Cherokee"
	].filter((script) => new RegExp(`\\p{Script=${script}}`, "u").test(name)).length;
	const latin = /\p{Script=Latin}/u.test(name);
	if (used > 1 || latin && otherLetter.test(name)) return true;
	return used === 1 && isAscii(latinised(name));
}
const otherLetter = /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
function foreignCharacters(text) {
	return [...new Set(text.match(/\P{ASCII}/gu))].map(characterName);
}
function latinised(text) {
	return text.replace(/\P{ASCII}/gu, (character) => latinFor.get(character) ?? character);
}
function isAscii(text) {
	return /^\p{ASCII}*$/u.test(text);
}

// src/extensions/lookalike/well-known-namespaces.json
var well_known_namespaces_default = {
	hashicorp: "HashiCorp",
	opentofu: "OpenTofu",
	integrations: "the GitHub provider",
	cloudflare: "Cloudflare",
	datadog: "Datadog",
	grafana: "Grafana Labs",
	oracle: "Oracle",
	aliyun: "Alibaba Cloud",
	azure: "Microsoft",
	digitalocean: "DigitalOcean",
	hetznercloud: "Hetzner",
	scaleway: "Scaleway",
	fastly: "Fastly",
	vercel: "Vercel",
	auth0: "Auth0",
	"1password": "1Password",
	newrelic: "New Relic",
	pagerduty: "PagerDuty",
	mongodb: "MongoDB",
	elastic: "Elastic",
	"snowflake-labs": "Snowflake",
	snowflakedb: "Snowflake",
	databricks: "Databricks",
	gitlabhq: "GitLab",
	rancher: "Rancher",
	fluxcd: "Flux",
	siderolabs: "Talos",
	tailscale: "Tailscale",
	backblaze: "Backblaze",
	cloudposse: "Cloud Posse",
	gavinbunney: "the kubectl provider",
	kreuzwerker: "the Docker provider",
	cyrilgdn: "the PostgreSQL provider",
	carlpett: "the SOPS provider",
	aminueza: "the MinIO provider"
};

// src/extensions/lookalike/well-known.ts
const wellKnownHosts = [
	...publicRegistries,
	"app.terraform.io",
	"terraform.io",
	"opentofu.org"
];
const registryDomains = [
	"terraform.io",
	"hashicorp.com",
	"opentofu.org",
	"opentf.org"
];
const wellKnownNamespaces = new Map(Object.entries(well_known_namespaces_default));

// src/extensions/lookalike/likeness.ts
function likenessOf(address, { before, beside }) {
	const trusted = before.filter(({ hostname, namespace }) => hostname === address.hostname && namespace === address.namespace);
	if (trusted.some(({ type }) => type === address.type)) return null;
	const accepted = trusted.length > 0;
	return (accepted ? null : likeWellKnownHost(address) ?? likeWellKnownNamespace(address)) ?? likeOneOf([...before, ...beside], address, accepted) ?? disguise(address);
}
function asciiAddress({ hostname, namespace, type }) {
	return [hostname, ...[namespace, type].map((part) => lookupToAscii(part) ?? part)].join("/");
}
function likeWellKnownHost({ hostname }) {
	if (wellKnownHosts.includes(hostname)) return null;
	const like = wellKnownHosts.find((known) => hostnamesResemble(hostname, known));
	return like === void 0 ? null : {
		kind: "hostname",
		like
	};
}
function likeWellKnownNamespace({ namespace }) {
	if (wellKnownNamespaces.has(namespace)) return null;
	for (const [like, whose] of wellKnownNamespaces) if (namespacesResemble(namespace, like)) return {
		kind: "namespace",
		like: `${like} (${whose})`
	};
	return null;
}
function likeOneOf(others, address, accepted) {
	for (const like of others) {
		const part = resemblance(address, like);
		if (part === null || !isAlarming(part, address, accepted)) continue;
		if (part === "hostname") return {
			kind: part,
			like: displayHostname(like.hostname)
		};
		const name = providerName(formatAddress(like));
		return {
			kind: part,
			like: part === "namespace" ? `that of ${name}` : name
		};
	}
	return null;
}
function isAlarming(part, { hostname, namespace }, accepted) {
	const isKnown = part === "hostname" ? wellKnownHosts.includes(hostname) : wellKnownNamespaces.has(namespace);
	return part === "type" || !accepted && !isKnown;
}
function disguise({ hostname, namespace, type }) {
	const isPublic = publicRegistries.includes(hostname);
	if (isPublic && foreignCharacters(namespace + type).length > 0) return {
		kind: "foreign",
		like: ""
	};
	return (isPublic ? [] : [
		namespace,
		type,
		...displayHostname(hostname).split(".")
	]).some(isDisguised) ? {
		kind: "mixed",
		like: ""
	} : null;
}
function resemblance(a, b) {
	if (hostnamesResemble(a.hostname, b.hostname)) return "hostname";
	const arePublic = publicRegistries.includes(a.hostname) && publicRegistries.includes(b.hostname);
	if (a.hostname !== b.hostname && !arePublic) return null;
	if (namespacesResemble(a.namespace, b.namespace)) return "namespace";
	return a.namespace === b.namespace && typesResemble(a.type, b.type) ? "type" : null;
}
function namespacesResemble(a, b) {
	if (a === b) return false;
	const [one, other] = [skeleton(a), skeleton(b)];
	const length = shorter(a, b);
	return one === other || editDistance(one, other, length < 6 ? 0 : length < 9 ? 1 : 2) !== null;
}
function typesResemble(a, b) {
	if (a === b) return false;
	if (a.replace(/\d+/g, "") === b.replace(/\d+/g, "")) return false;
	const [one, other] = [skeleton(a), skeleton(b)];
	return one === other || shorter(a, b) >= 7 && editDistance(one, other, 1) !== null;
}
function hostnamesResemble(a, b) {
	if (a === b || isRegistrys(a) && isRegistrys(b)) return false;
	const [one, other] = [bareHostname(a), bareHostname(b)];
	if (one === other) return a.endsWith(".") !== b.endsWith(".");
	if (domainOf(one) === domainOf(other) || isNumeric(one) || isNumeric(other)) return false;
	if (lettersOf(one) === lettersOf(other)) return true;
	return oneLabelDiffers(one, other) || contains(one, other) || contains(other, one);
}
function isRegistrys(hostname) {
	return registryDomains.includes(domainOf(hostname));
}
function bareHostname(hostname) {
	return (hostname.includes("xn--") ? displayHostname(hostname) : hostname).replace(/:.*$/, "").replace(/\.+$/, "");
}
function isNumeric(hostname) {
	return /(?:^|\.)\d+$/.test(hostname);
}
function domainOf(hostname) {
	return hostname.split(".").slice(-2).join(".");
}
function lettersOf(hostname) {
	return skeleton(hostname.replace(/[.-]/g, ""));
}
function oneLabelDiffers(a, b) {
	const [labels, others] = [a.split("."), b.split(".")];
	if (labels.length !== others.length || labels.length < 2) return false;
	const [index, ...more] = labels.flatMap((label, index) => label === others[index] ? [] : [index]);
	if (index === void 0 || more.length > 0) return false;
	if (index === labels.length - 1) return labels.length > 2;
	return namespacesResemble(labels[index] ?? "", others[index] ?? "");
}
function contains(outer, inner) {
	if (!inner.includes(".")) return false;
	if (`.${outer}.`.includes(`.${inner}.`)) return true;
	const dashed = (text) => `-${skeleton(text).replaceAll(".", "-")}-`;
	return inner.split(".").length > 2 && dashed(outer).includes(dashed(inner));
}
function shorter(a, b) {
	return Math.min(a.length, b.length);
}

// src/extensions/lookalike/lookalike-provider.ts
const lookalikeProvider = {
	slug: "lookalike-provider",
	severity: "warning",
	standards: ["error"],
	after: "provider-moved",
	ahead: "version-not-found",
	meaning: "A new provider whose address looks like that of a different, known one.",
	headline: ({ who, has }) => `${who} ${has} a name similar to a different provider's`,
	check(subject) {
		const entries = subject.entries.filter(({ reviewed: { change } }) => change.from === null || change.kinds.includes("provider-moved"));
		const addresses = new Set(entries.map(({ lock }) => lock.address));
		const [before, beside] = [addressesIn(subject.files.map(({ base }) => base)), addressesIn(subject.files.map(({ head }) => head))];
		const company = addresses.size * (before.length + beside.length) > mostComparisons ? {
			before: [],
			beside: []
		} : {
			before,
			beside
		};
		const likenesses = new Map([...addresses].map((address) => [address, describe$1(address, company)]));
		return entries.flatMap((entry) => {
			const found = likenesses.get(entry.lock.address) ?? null;
			if (found === null) return [];
			const standard = entry.standing.kind === "not-found" ? { standard: "error" } : {};
			return [aboutEntry(entry, {
				...standard,
				message: found,
				fix: fixFor(entry, subject)
			})];
		});
	}
};
const mostComparisons = 16384;
function addressesIn(readings) {
	const texts = readings.flatMap((reading) => reading?.lockFile?.providers ?? []).map(({ address }) => address);
	return [...new Set(texts)].map(readAddress).filter((address) => address !== null);
}
function describe$1(text, company) {
	const address = readAddress(text);
	const likeness = address === null ? null : likenessOf(address, company);
	if (address === null || likeness === null) return null;
	return say`${looks[likeness.kind](providerName(text), likeness.like)}${spelled(address)}.`;
}
function fixFor(entry, subject) {
	const { path, lock } = entry;
	const command = commandIn(path, toolFor(lock.address), "providers lock", platformsToLock(entry, subject));
	return [
		consider("compare the address with the one in the publisher's documentation"),
		consider("correct \"source\" in required_providers", "if you mean a different provider"),
		deleteAt("entry", path, lock.lines.block),
		{
			do: "run",
			commands: [command]
		}
	];
}
const looks = {
	hostname: (name, like) => `The host of ${name} looks like ${like} but is a different host`,
	namespace: (name, like) => `The namespace of ${name} looks like ${like} but is a different namespace`,
	type: (name, like) => `${name} looks like ${like} but is a different provider of the same namespace`,
	foreign: (name) => `${name} has characters that no name on a public registry has`,
	mixed: (name) => `${name} mixes letters of different alphabets that look alike`
};
const charactersShown = 5;
function spelled(address) {
	const foreign = foreignCharacters(formatAddress(address));
	if (foreign.length === 0) return "";
	const more = foreign.length > charactersShown ? ", …" : "";
	return ` (not ASCII: ${foreign.slice(0, charactersShown).join(", ")}${more}; in punycode: ${asciiAddress(address)})`;
}

// src/extensions/lookalike/index.ts
const lookalike = {
	name: "lookalike",
	rules: [lookalikeProvider]
};

// src/registry/trusted-hosts.ts
function trustHosts(registries) {
	const services = new Map(publicRegistries.map((host) => [host, null]));
	for (const { host, serviceUrl } of registries) services.set(punycode(host), serviceUrl);
	const listed = new Set(registries.flatMap(({ host, serviceUrl }) => [punycode(host), URL.parse(serviceUrl ?? "")?.host ?? host]));
	return {
		isListed: (host) => listed.has(host),
		has: (host) => services.has(host),
		serviceUrl: (host) => services.get(host) ?? null
	};
}
function punycode(host) {
	return orNull(() => parseHostname(host)) ?? host;
}

// src/extensions/mirrors/ask-mirrors.ts
const silence = /^(?:not-direct|network|proxy-login|refused-by-proxy|certificate|status)$/;
function asksMirrors(mirrorsFor) {
	return { version: (one, { hasher }) => askMirrors(one, mirrorsFor, hasher) };
}
async function askMirrors({ address, version, release, proofs }, mirrorsFor, hasher) {
	if (release.kind !== "unavailable" || !silence.test(release.code)) return {};
	const hashes = [...proofs].flatMap(([hash, { level }]) => level === "unavailable" ? [hash] : []);
	const mirrors = hashes.length === 0 ? [] : mirrorsFor(address);
	if (mirrors.length === 0) return {};
	const { offers, gap, absences } = await stockOf(mirrors, version);
	const asked = mirrors.map(({ name }) => name);
	const onlyMirrors = release.code === "not-direct";
	if (offers.length === 0) {
		if (!onlyMirrors) return {};
		const lack = gap ?? absent$1(absences.join(" and ") || "a package in the mirror");
		const proof = lack.kind === "absent" ? unsupported$2(`${lack.what} does not exist`) : unaskable(lack);
		return {
			proofs: new Map(hashes.map((hash) => [hash, proof])),
			release: lack,
			mirrors: asked
		};
	}
	const named = {
		address,
		version
	};
	const disagreements = [];
	const search = searchFor(hashes);
	const instead = onlyMirrors ? {} : { instead: release };
	await search.among(offers, async (offer) => having(offer, offer.stated, instead));
	await search.among(offers, async (offer) => {
		const computed = await hashOffer(offer, named, hasher);
		if (computed.kind !== "known") return {
			kind: "obstacle",
			proof: unfetched(computed)
		};
		const { stated, platform, by } = offer;
		if (stated.length === 0 || stated.some((hash) => computed.value.includes(hash))) return having(offer, computed.value, instead);
		disagreements.push(`${by} states different hashes for the ${platform} package of ${address} ${version} than the package has`);
		return { kind: "no-package" };
	});
	const silent = onlyMirrors ? unsupported$2(refutation(offers, named)) : unaskable(release);
	return {
		proofs: search.proofs(() => gap === null ? silent : unaskable(gap)),
		release: known({
			documents: [],
			disagreements
		}),
		mirrors: asked
	};
}
function having({ platform, by }, hashes, instead) {
	const proof = {
		level: "asserted",
		platform,
		filename: null,
		by,
		...instead
	};
	return {
		kind: "package",
		proofOf: (hash) => hashes.includes(hash) ? proof : null
	};
}
async function hashOffer({ platform, content, by }, { address, version }, hasher) {
	const what = `the ${platform} package of ${address} ${version} in ${by}`;
	const hashes = await (content.kind === "archive" ? hasher.hashFile(content.path, what) : hasher.hashUnnamed({
		address,
		version,
		platform,
		downloadUrl: content.url,
		login: content.login
	}));
	return hashes.kind === "known" ? known(hashesOf$1(hashes.value)) : hashes;
}
function refutation(offers, named) {
	const mirrors = distinct(offers.map(({ by }) => by)).join(" and ");
	return offers.length === 1 ? `it does not match the one package of ${releaseName(named)} in ${mirrors}` : `it matches none of the ${offers.length} packages of ${releaseName(named)} in ${mirrors}`;
}
async function stockOf(mirrors, version) {
	const offers = /* @__PURE__ */ new Map();
	const absences = [];
	let gap = null;
	const answers = await Promise.all(mirrors.map(async ({ name, packagesOf }) => ({
		name,
		packages: await packagesOf(version)
	})));
	for (const { name, packages } of answers) if (packages.kind === "absent") absences.push(packages.what);
	else if (packages.kind === "unavailable") gap ??= {
		...packages,
		asked: {
			...packages.asked,
			request: "mirror"
		}
	};
	else for (const one of packages.value) if (!offers.has(one.platform)) offers.set(one.platform, {
		...one,
		by: name
	});
	return {
		offers: inLikelyOrder(offers.keys()).flatMap((platform) => offers.get(platform) ?? []),
		gap,
		absences
	};
}

// src/extensions/mirrors/provider-installation.ts
function selects({ include, exclude }, provider) {
	if (exclude.some((matches) => matches(provider))) return false;
	return include.length === 0 || include.some((matches) => matches(provider));
}
function installsDirectly(installation, provider) {
	if (installation === void 0) return true;
	return installation.methods.some(({ kind, selection }) => kind === "direct" && selects(selection, provider));
}
function parseMatchingPattern(text, defaults = publicRegistries) {
	const parts = text.split("/");
	if (parts.length < 2 || parts.length > 3) return null;
	const [typeText = "", namespaceText = "", hostText] = parts.reverse();
	if (hostText === "*" && namespaceText !== "*") return null;
	if (namespaceText === "*" && typeText !== "*") return null;
	try {
		const hosts = hostText === void 0 ? defaults : unlessWild(hostText, (text) => [parseHostname(text)]);
		const namespace = unlessWild(namespaceText, (text) => parseProviderNamespace(text, true));
		const type = unlessWild(typeText, parseProviderType);
		return (provider) => (hosts === null || hosts.includes(provider.hostname)) && (namespace === null || namespace === provider.namespace) && (type === null || type === provider.type);
	} catch (error) {
		if (error instanceof AddressError) return null;
		throw error;
	}
}
function unlessWild(text, read) {
	return text === "*" ? null : read(text);
}

// src/extensions/mirrors/read-installation.ts
function readInstallation(filename, text) {
	const name = quoted(filename);
	if (!text.includes("provider_installation")) return {
		installation: void 0,
		notices: []
	};
	const unused = (why) => ({
		installation: void 0,
		notices: [`The provider_installation in ${name} is not used, because ${why}.`]
	});
	const { body, fault, plain } = parseCliFile(text);
	if (fault !== null) return unused(`the file is not readable HCL (${fault})`);
	const block = body.blocks.find(({ type }) => type === "provider_installation");
	if (block === void 0) return {
		installation: void 0,
		notices: []
	};
	const notices = [];
	const methods = [];
	for (const one of block.body.blocks) {
		const read = readMethod(one, plain);
		if (read.kind === "wrong") return unused(`its ${one.type} has ${read.what}`);
		if (read.kind === "method") methods.push(read.method);
		else {
			const why = one.type === "dev_overrides" ? overridden : "Lockproof does not support it";
			notices.push(`The ${one.type.slice(0, 60)} in ${name} is ignored: ${why}.`);
		}
	}
	return {
		installation: { methods },
		notices
	};
}
const overridden = "an override replaces a provider on one machine and has no hash in a lock file";
function parseCliFile(text) {
	let count = 0;
	const plain = text.replaceAll(/^([ \t]*)"([^"\\\n]*)"(?=[ \t]*=)/gm, (_, indent, name) => {
		count += 1;
		return indent + (/^[A-Za-z_]\w*$/.test(name) ? name : `quoted_${count}`);
	});
	const reading = parseHcl(plain);
	if (reading.kind === "read") return {
		body: reading.body,
		fault: null,
		plain
	};
	return {
		body: {
			attributes: [],
			blocks: [],
			offset: 0
		},
		fault: reading.diagnostics[0]?.summary ?? reading.reason,
		plain
	};
}
function readMethod({ type, body }, plain) {
	if (![
		"direct",
		"network_mirror",
		"filesystem_mirror",
		"oci_mirror"
	].includes(type)) return { kind: "unknown" };
	const hosts = type === "oci_mirror" ? [opentofuRegistry] : publicRegistries;
	const include = patternsIn(body, "include", hosts);
	const exclude = patternsIn(body, "exclude", hosts);
	if (include === null || exclude === null) return wrong$2("a pattern that Terraform would refuse");
	const selection = {
		include,
		exclude
	};
	if (type === "direct") return {
		kind: "method",
		method: {
			kind: "direct",
			selection
		}
	};
	if (type === "filesystem_mirror") {
		const path = textOf$1(argument(body, "path"));
		if (path === null || path === "") return wrong$2("no path");
		return {
			kind: "method",
			method: {
				kind: "filesystem-mirror",
				path,
				selection
			}
		};
	}
	if (type === "oci_mirror") {
		const place = placeIn(argument(body, "repository_template"), plain);
		if (place === null) return wrong$2("a repository_template that is not a host and a repository with the parts of an address");
		const lacking = lackingPart(place.repository, textsIn(body, "include"));
		if (lacking !== void 0) return wrong$2(`no \${${lacking}} in its template, which its include does not fix`);
		return {
			kind: "method",
			method: {
				kind: "oci-mirror",
				...place,
				selection
			}
		};
	}
	const url = textOf$1(argument(body, "url"));
	const { protocol, username, password } = URL.parse(url ?? "") ?? {};
	if (url === null || protocol !== "https:" || username !== "" || password !== "") return wrong$2("no https url without a password");
	return {
		kind: "method",
		method: {
			kind: "network-mirror",
			url,
			selection
		}
	};
}
function wrong$2(what) {
	return {
		kind: "wrong",
		what
	};
}
function placeIn(value, plain) {
	const source = plain.slice(value?.offset ?? plain.length);
	const [, text = ""] = /^"([^"\\\n]*)"[ \t]*(?:[\r\n}#]|\/\/|$)/.exec(source) ?? [];
	const template = text.replaceAll(/\$\{\s*(\w+)\s*\}/g, "$${$1}");
	const [, host, repository] = /^([\w.-]+(?::\d+)?)\/((?:[a-z0-9._/-]|\$\{(?:hostname|namespace|type)\})+)$/.exec(template) ?? [];
	const registry = URL.parse(`https://${host}/`)?.host;
	return registry === void 0 || repository === void 0 ? null : {
		registry,
		repository
	};
}
function lackingPart(repository, include) {
	const parts = include.map((pattern) => [opentofuRegistry, ...pattern.split("/")].slice(-3));
	return [
		"hostname",
		"namespace",
		"type"
	].find((part, at) => {
		const values = new Set(parts.map((one) => one[at]?.toLowerCase()));
		return !repository.includes(`\${${part}}`) && (values.size !== 1 || values.has("*"));
	});
}
function patternsIn(body, name, hosts) {
	const value = argument(body, name);
	if (value !== void 0 && value.kind !== "list") return null;
	const patterns = textsIn(body, name).map((text) => parseMatchingPattern(text, hosts));
	return patterns.every((pattern) => pattern !== null) ? patterns : null;
}
function textsIn(body, name) {
	const value = argument(body, name);
	return value?.kind === "list" ? value.items.map((item) => textOf$1(item) ?? "") : [];
}
function argument({ attributes }, name) {
	return attributes.find((attribute) => attribute.name === name)?.value;
}
function textOf$1(value) {
	return value?.kind === "string" ? value.text : null;
}

// src/extensions/mirrors/oci-credentials.ts
function readOciCredentials(path, text, onNotice) {
	const entries = /* @__PURE__ */ new Map();
	for (const block of parseCliFile(text).body.blocks) {
		if (block.type !== "oci_credentials") continue;
		const prefix = block.labels.map((label) => label.text).join(" ");
		const credential = credentialIn(block);
		if (credential !== null && prefix !== "") entries.set(prefix, credential);
		else onNotice(`The oci_credentials for ${quoted(prefix)} in ${quoted(path)} are not used, because they have neither a user name and password nor an access token as plain text.`);
	}
	const specific = [...entries].toSorted(([one], [other]) => other.length - one.length);
	return (registry, repository) => specific.find(([prefix]) => `${registry}/${repository}/`.startsWith(`${prefix}/`))?.[1];
}
function credentialIn({ body }) {
	const text = (name) => textOf$1(argument(body, name));
	const [user, password, token] = [
		text("username"),
		text("password"),
		text("access_token")
	];
	if (token !== null && /^[\x21-\x7e]{1,65536}$/.test(token)) return {
		kind: "token",
		value: token
	};
	if (user === null || password === null || user.includes(":")) return null;
	return {
		kind: "basic",
		value: Buffer.from(`${user}:${password}`).toString("base64")
	};
}

// src/extensions/mirrors/cli-configuration.ts
const mostBytes$2 = 1048576;
function terraformConfiguration(environment, use) {
	const { withCredentials, onNotice } = use;
	const nothing = {
		credentials: /* @__PURE__ */ new Map(),
		installation: void 0
	};
	const path = environment.TF_CLI_CONFIG_FILE;
	if (!path) return nothing;
	const text = readConfigurationFile(path);
	if (text === null) {
		const what = withCredentials ? "neither credentials nor mirrors are" : "no mirrors are";
		onNotice(`The file ${quoted(path)} of TF_CLI_CONFIG_FILE is missing, unreadable or larger than 1 MiB, so ${what} read from it.`);
		return nothing;
	}
	const { credentials, notices } = withCredentials ? readCliCredentials(path, text) : {
		credentials: nothing.credentials,
		notices: []
	};
	for (const notice of notices) onNotice(notice);
	const installation = trustedInstallation(path, text, use);
	if (!installation?.methods.some(({ kind }) => kind === "oci-mirror")) return {
		credentials,
		installation
	};
	return {
		credentials,
		installation,
		ociCredentials: readOciCredentials(path, text, onNotice)
	};
}
function readConfigurationFile(path) {
	let file = null;
	try {
		const wait = path.startsWith("/dev/fd/") ? 0 : constants$1.O_NONBLOCK ?? 0;
		file = openSync(path, constants$1.O_RDONLY | wait);
		const bytes = Buffer.alloc(1048577);
		let length = 0;
		for (let read = -1; read !== 0 && length < bytes.length; length += read) read = readSync(file, bytes, length, bytes.length - length, null);
		return length > mostBytes$2 ? null : bytes.toString("utf8", 0, length);
	} catch {
		return null;
	} finally {
		if (file !== null) closeSync(file);
	}
}
function trustedInstallation(path, text, use) {
	const { reviewed, onNotice } = use;
	const { installation, notices } = readInstallation(path, text);
	if (installation !== void 0 && touches(path, reviewed)) {
		onNotice(`The provider_installation in ${quoted(path)} is not used, because the file is in the folder under review, so the change itself could have added it.`);
		return;
	}
	for (const notice of notices) onNotice(notice);
	return installation && { methods: installation.methods.filter((method) => isTrusted(method, use)) };
}
function isTrusted(method, { reviewed, onNotice }) {
	if (method.kind !== "filesystem-mirror") return true;
	if (isAbsolute(method.path) && !touches(method.path, reviewed)) return true;
	const where = isAbsolute(method.path) ? "in the folder under review" : "named from the folder under review";
	onNotice(`The mirror folder ${quoted(method.path)} is not used, because it is ${where}, so the change itself could have filled it.`);
	return false;
}
const longestToken = 65536;
function readCliCredentials(filename, text) {
	const file = `the CLI configuration file ${quoted(filename)}`;
	const credentials = /* @__PURE__ */ new Map();
	const stated = filename.endsWith(".json") ? tokensInJson(text) : tokensInHcl(text);
	if (typeof stated === "string") return {
		credentials,
		notices: [`The credentials in ${file} ${stated}, so they are not used.`]
	};
	const notices = [];
	for (const [name, token] of stated) {
		const host = hostOfToken(name);
		if (host === null || !/^[ -~]+$/.test(token) || token.length > longestToken) notices.push(`The credentials for ${quoted(name)} in ${file} are not a plain token for a host, so they are not used.`);
		else credentials.set(host, token);
	}
	return {
		credentials,
		notices
	};
}
function tokensInHcl(text) {
	const { body, fault } = parseCliFile(text);
	if (fault !== null) return "are not readable HCL";
	if (body.attributes.some(({ name }) => name === "credentials")) return "have an unknown form";
	const blocks = body.blocks.filter(({ type }) => type === "credentials");
	return new Map(blocks.map(({ labels, body: { attributes } }) => {
		const token = attributes.find((each) => each.name === "token")?.value;
		return [labels.map(({ text }) => text).join(" "), token?.kind === "string" ? token.text : ""];
	}));
}
const stored = object({ token: string$1() }).catch({ token: "" });
const storedLogins$1 = object({ credentials: record(string$1(), stored).default({}) });
function tokensInJson(text) {
	const { data } = storedLogins$1.safeParse(orNull(() => JSON.parse(text)));
	if (data === void 0) return "have an unknown form";
	return new Map(Object.entries(data.credentials).map(([host, { token }]) => [host, token]));
}

// src/extensions/mirrors/filesystem-mirror.ts
const mostEntries = 2e4;
function filesystemMirror(root) {
	return {
		name: root,
		async packagesOf(provider, version) {
			const what = `version ${version} of ${formatAddress(provider)} in ${root}`;
			if (!isVersion(version)) return absent$1(what);
			try {
				const top = await realpath(root);
				const folder = join(top, displayHostname(provider.hostname), provider.namespace, provider.type);
				if ((await namesIn(join(folder, version))).some(isPlatform)) throw new Refusal("unreadable", "it is unpacked, and only archives are read; fill the folder with `terraform providers mirror`");
				const packages = await packedIn(folder, `terraform-provider-${provider.type}_`, version, top);
				return packages.size === 0 ? absent$1(what) : known([...packages.values()]);
			} catch (error) {
				return error instanceof Refusal ? unavailable$1(error.code, `${what} is not read: ${error.message}`) : unavailable$1("unreadable", `${what} cannot be read from disk`);
			}
		}
	};
}
async function packedIn(folder, prefix, version, top) {
	const packages = /* @__PURE__ */ new Map();
	for (const name of await namesIn(folder)) {
		const [start, rest] = [name.slice(0, prefix.length), name.slice(prefix.length)];
		if (start.toLowerCase() !== prefix || !/\.zip$/i.test(rest)) continue;
		if (!rest.startsWith(`${version}_`)) continue;
		const platform = rest.slice(version.length + 1, -4);
		if (!isPlatform(platform) || packages.has(platform)) continue;
		const path = await realPath(join(folder, name), top);
		if (!(await stat(path)).isFile()) continue;
		packages.set(platform, {
			platform,
			stated: [],
			content: {
				kind: "archive",
				path
			}
		});
	}
	return packages;
}
async function namesIn(folder) {
	try {
		if (await realpath(folder) !== folder) return [];
		const names = [];
		for await (const { name } of await opendir(folder)) {
			names.push(name);
			if (names.length > mostEntries) throw new Refusal("too-large", `one of its folders has more than ${mostEntries} entries`);
		}
		return names.sort();
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) return [];
		throw error;
	}
}
async function realPath(path, top) {
	const real = await realpath(path);
	if (isWithin(real, top)) return real;
	throw new Refusal("address-refused", "a symlink leads out of the folder");
}
var Refusal = class extends CodedError {};

// src/extensions/mirrors/mirror.ts
function listedInVain(what, mirror) {
	return {
		...unavailable$1("status", `${mirror} lists ${what} but does not have it`),
		asked: {
			request: "mirror",
			host: mirror,
			trouble: "missing"
		}
	};
}

// src/extensions/mirrors/network-mirror.ts
const megabyte$1 = 1048576;
const limits$2 = {
	index: 16 * megabyte$1,
	version: megabyte$1
};
const mostPlatforms$2 = 100;
const indexAnswer = object({ versions: record(string$1(), unknown()) });
const versionAnswer = object({ archives: record(string$1(), unknown()) });
const archive = object({
	url: string$1().min(1).max(8192),
	hashes: array(string$1().max(512)).max(100).nullish()
});
const protocol$1 = "network mirror protocol";
function networkMirror({ url: base, fetcher, credentials }) {
	const name = displayHostname(new URL(base).host);
	const answers = openMemory();
	async function ask(path, maxBytes, what) {
		const url = new URL(`./${path}`, base).href;
		const token = tokenFor(credentials, url);
		const answer = await answers(url, () => fetcher.get(url, {
			maxBytes,
			accept: "application/json",
			token,
			what
		}));
		if (answer.kind !== "known" || isJson(answer.value)) return answer;
		return unavailable$1("malformed-answer", `the answer of ${name} about ${what} is not JSON`);
	}
	return {
		name,
		async packagesOf(provider, version) {
			const { hostname, namespace, type } = provider;
			const folder = [
				hostname,
				encodeURIComponent(namespace),
				encodeURIComponent(type)
			].join("/");
			const address = formatAddress(provider);
			const index = await ask(`${folder}/index.json`, limits$2.index, `the provider ${address} in ${name}`);
			if (index.kind !== "known") return index;
			const versions = readAnswer$1(index.value, indexAnswer, `the provider ${address} in ${name}`, protocol$1);
			if (versions.kind !== "known") return versions;
			const what = `version ${version} of ${address} in ${name}`;
			if (!Object.hasOwn(versions.value.versions, version)) return absent$1(what);
			const answer = await ask(`${folder}/${encodeURIComponent(version)}.json`, limits$2.version, what);
			if (answer.kind === "unavailable") return answer;
			if (answer.kind === "absent") return listedInVain(`version ${version} of ${address}`, name);
			return readPackages(answer.value, what);
		}
	};
}
function readPackages(answer, what) {
	const raw = readAnswer$1(answer, versionAnswer, what, protocol$1);
	if (raw.kind !== "known") return raw;
	const archives = Object.entries(raw.value.archives).filter(([platform]) => isPlatform(platform));
	const packages = [];
	for (const [platform, value] of archives.slice(0, mostPlatforms$2)) {
		const one = readPackage(platform, value, answer.url, `the ${platform} package of ${what}`);
		if (one.kind === "unavailable") return one;
		if (one.kind === "known") packages.push(one.value);
	}
	return known(packages);
}
function readPackage(platform, value, base, what) {
	const raw = archive.safeParse(value);
	if (!raw.success) return unavailable$1("malformed-answer", `the mirror's description of ${what} does not follow the ${protocol$1}`);
	const { url, hashes } = raw.data;
	const link = linkOf(url, base, what);
	if (link.kind !== "known") return link;
	const stated = (hashes ?? []).filter((hash) => parseHash(hash).kind === "known");
	if (stated.length === 0 && hashes?.length) return absent$1(what);
	return known({
		platform,
		stated,
		content: {
			kind: "download",
			url: link.value
		}
	});
}
function linkOf(link, base, what) {
	if (link.split(/[/\\?#]/).map((step) => step.replaceAll(/%2e/gi, ".")).includes("..")) return unavailable$1("address-refused", `the address of ${what} leads upwards`);
	return resolveLink(link, base, what);
}

// src/extensions/mirrors/oci-mirror.ts
const mostBytes$1 = 4194304;
const mostPlatforms$1 = 100;
const types = {
	index: "application/vnd.oci.image.index.v1+json",
	image: "application/vnd.oci.image.manifest.v1+json",
	version: "application/vnd.opentofu.provider",
	target: "application/vnd.opentofu.provider-target",
	package: "archive/zip"
};
const digest$2 = string$1().regex(/^sha256:[0-9a-f]{64}$/);
function only(key, type) {
	return array(record(string$1(), unknown())).transform((each) => each.filter((one) => one[key] === type));
}
const platform = object({
	os: string$1(),
	architecture: string$1(),
	"os.version": string$1().optional()
});
const target = object({
	mediaType: literal(types.image),
	digest: digest$2,
	platform
});
const indexManifest = object({
	mediaType: literal(types.index),
	artifactType: literal(types.version),
	manifests: only("artifactType", types.target).pipe(array(target).max(mostPlatforms$1))
});
const imageManifest = object({
	mediaType: literal(types.image),
	artifactType: literal(types.target),
	layers: only("mediaType", types.package).pipe(array(object({ digest: digest$2 })).length(1))
});
const protocol = "layout of OpenTofu providers in an OCI registry";
function ociMirror({ registry, repository, fetcher, ...access }) {
	const name = displayHostname(registry);
	const host = registry === "docker.io" ? "registry-1.docker.io" : registry;
	const logins = openMemory();
	return {
		name,
		async packagesOf(provider, version) {
			const { hostname, namespace, type } = provider;
			const address = formatAddress(provider);
			const what = `version ${version} of ${address} in ${name}`;
			const parts = {
				hostname,
				namespace,
				type
			};
			const path = repository.replaceAll(/\$\{(\w+)\}/g, (_, part) => parts[part]);
			if (!isRepository(path)) return unavailable$1("address-refused", `${address} makes no repository in ${name} by its template`);
			const tag = version.replaceAll("+", "_");
			if (!isVersion(version) || tag.length > 128) return absent$1(what);
			const base = `https://${host}/v2/${path}`;
			const credential = access.credentialFor(registry, path);
			const login = logins(path, () => ociLogin({
				...access,
				host,
				repository: path,
				credential,
				fetcher
			}));
			async function ask(reference, accept, about) {
				const url = `${base}/manifests/${reference}`;
				const answer = await fetcher.get(url, {
					maxBytes: mostBytes$1,
					accept,
					login,
					what: about
				});
				if (!(answer.kind === "unavailable" && [401, 403].includes(answer.status ?? 0)) || credential !== void 0) return answer;
				return {
					...answer,
					cause: `${answer.cause}; no oci_credentials block has credentials for it`
				};
			}
			async function packageFor(platform, manifest) {
				const about = `the ${platform} package of ${what}`;
				const answer = await ask(manifest, types.image, about);
				if (answer.kind === "absent") return listedInVain(about, name);
				const image = answer.kind === "known" ? readImage(answer.value, manifest, about) : answer;
				if (image.kind !== "known") return image;
				const url = `${base}/blobs/${image.value}`;
				const zh = hashOfZip(image.value.slice(7));
				return known({
					platform,
					stated: [zh],
					content: {
						kind: "download",
						url,
						login
					}
				});
			}
			const answer = await ask(tag, types.index, what);
			const index = answer.kind === "known" ? readAnswer$1(answer.value, indexManifest, what, protocol) : answer;
			if (index.kind !== "known") return index;
			const targets = index.value.manifests.flatMap(({ digest, platform }) => {
				const target = `${platform.os}_${platform.architecture}`;
				return platform["os.version"] || !isPlatform(target) ? [] : [{
					target,
					digest
				}];
			});
			if (distinct(targets.map(({ target }) => target)).length < targets.length) return unavailable$1("malformed-answer", `${what} has two packages for one platform`);
			const packages = await Promise.all(targets.map(({ target, digest }) => packageFor(target, digest)));
			const lacking = packages.find(({ kind }) => kind !== "known");
			if (lacking !== void 0 && lacking.kind !== "known") return lacking;
			return known(packages.flatMap((one) => one.kind === "known" ? [one.value] : []));
		}
	};
}
function readImage(answer, manifest, about) {
	if (`sha256:${sha256(answer.body)}` !== manifest) return unavailable$1("malformed-answer", `the manifest of ${about} does not have the digest in the index`);
	const image = readAnswer$1(answer, imageManifest, about, protocol);
	return image.kind === "known" ? known(image.value.layers[0]?.digest ?? "") : image;
}
function isRepository(path) {
	return path.length <= 255 && path.split("/").every((part) => /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*$/.test(part));
}
const mostLoginBytes = 65536;
const token = string$1().regex(/^[\x21-\x7e]{1,65536}$/);
const tokenAnswer = union([object({ token }), object({ access_token: token })]);
function ociLogin({ host, repository, credential, fetcher, isListed }) {
	const basic = credential?.kind === "basic" ? `Basic ${credential.value}` : void 0;
	const refused = {
		...unavailable$1("status", `${host} wants credentials for ${repository}`),
		status: 401
	};
	let authorization;
	async function headerFor(challenge) {
		const [scheme = ""] = challenge.trim().toLowerCase().split(/\s/, 1);
		if (scheme === "basic") return basic === void 0 ? refused : known(basic);
		if (scheme !== "bearer") return unavailable$1("malformed-answer", `${host} asks for a login that OCI registries do not have`);
		return credential?.kind === "token" ? known(`Bearer ${credential.value}`) : tokenFrom(challenge);
	}
	async function tokenFrom(challenge) {
		const what = `a token for ${repository} in ${host}`;
		const realm = resolveLink(parameter(challenge, "realm"), `https://${host}/`, what);
		if (realm.kind !== "known") return realm;
		const url = new URL(realm.value);
		if (basic !== void 0 && url.host !== host && !isListed(url.host)) {
			const cause = `${host} wants its credentials sent to ${url.host}, which is not listed in registries`;
			return unavailable$1("address-refused", cause);
		}
		url.searchParams.set("service", parameter(challenge, "service"));
		url.searchParams.set("scope", `repository:${repository}:pull`);
		const options = {
			maxBytes: mostLoginBytes,
			authorization: basic,
			secret: true,
			what
		};
		const answer = await fetcher.get(url.href, options);
		if (answer.kind !== "known") return answer;
		const read = readAnswer$1(answer.value, tokenAnswer, what, "token protocol");
		if (read.kind !== "known") return read;
		return known(`Bearer ${"token" in read.value ? read.value.token : read.value.access_token}`);
	}
	return {
		authorization: () => authorization,
		async reply(challenge) {
			const header = await headerFor(challenge);
			if (header.kind === "known") authorization = header.value;
			return header.kind === "absent" ? refused : header;
		}
	};
}
function parameter(challenge, name) {
	return new RegExp(`[\\s,]${name}="([^"]*)"`, "i").exec(challenge.slice(0, mostLoginBytes))?.[1] ?? "";
}

// src/extensions/mirrors/stored-logins.ts
function filesWithLogins(environment, platform = process.platform) {
	const { HOME, APPDATA, XDG_CONFIG_HOME } = environment;
	const below = (folder, ...names) => folder ? names.map((name) => join(folder, name)) : [];
	if (platform === "win32") return below(APPDATA, "terraform.rc", "tofu.rc", "terraform.d/credentials.tfrc.json");
	return [...below(XDG_CONFIG_HOME, "opentofu/tofurc", "opentofu/credentials.tfrc.json"), ...below(HOME || homedir(), ".terraformrc", ".tofurc", ".terraform.d/credentials.tfrc.json")];
}
function storedLogins(environment, { registries, named, ...use }) {
	const hosts = trustHosts(registries);
	const inVariables = readCredentials(environment, () => false);
	const ownFile = environment.TF_CLI_CONFIG_FILE;
	const stored = (ownFile ? [[ownFile, named]] : filesWithLogins(environment).filter((path) => existsSync(path)).map((path) => [path, loginsIn(path, use)])).flatMap(([path, tokens]) => [...tokens].map(([host, token]) => ({
		host,
		token,
		path
	})));
	const used = [...new Map(stored.map((login) => [login.host, login])).values()].filter(({ host }) => !inVariables.has(host) && (hosts.has(host) || hosts.isListed(host)));
	return {
		credentials: new Map(used.map(({ host, token }) => [host, token])),
		origins: used.map(({ host, path }) => {
			return {
				name: "login",
				value: host,
				from: {
					kind: "file",
					path: isWithin(path, homedir()) ? path.replace(homedir(), "~") : path
				}
			};
		})
	};
}
function loginsIn(path, { reviewed, onNotice }) {
	const isUnderReview = touches(path, reviewed);
	const text = isUnderReview ? null : readConfigurationFile(path);
	const why = isUnderReview ? "it is in the folder under review" : "it is unreadable or larger than 1 MiB";
	if (text === null) onNotice(`The logins in ${quoted(path)} are not used, because ${why}.`);
	if (!text?.includes("credentials")) return /* @__PURE__ */ new Map();
	if (/^\s*credentials_helper\b/m.test(text)) onNotice(`The credentials helper in ${quoted(path)} is not run; a token that only the helper has can be set as TF_TOKEN_<host>.`);
	const { credentials, notices } = readCliCredentials(path, text);
	for (const notice of notices) onNotice(notice);
	return credentials;
}

// src/extensions/mirrors/index.ts
const mirrors = {
	name: "mirrors",
	flags: [{
		name: "no-login",
		meaning: "do not use what \"terraform login\" stored",
		wherever: "reviews"
	}],
	open({ entry, flags, environment, reviewed, fetcher, settings, credentials: given, say }) {
		if (entry === "library") return {};
		const withCredentials = entry === "command line" && flags.login !== false;
		const use = {
			reviewed,
			withCredentials,
			onNotice: say
		};
		const { credentials, installation, ociCredentials } = terraformConfiguration(environment, use);
		const { registries } = settings;
		const logins = withCredentials ? storedLogins(environment, {
			registries,
			named: credentials,
			...use
		}) : {
			credentials,
			origins: []
		};
		const mirrorsFor = openMirrors(installation, {
			fetcher,
			environment,
			credentials: new Map([...credentials, ...given]),
			oci: {
				credentialFor: ociCredentials ?? (() => void 0),
				isListed: trustHosts(registries).isListed
			}
		});
		return {
			credentials: new Map([...credentials, ...logins.credentials]),
			origins: logins.origins,
			isDirect: (provider) => installsDirectly(installation, provider),
			steps: () => [asksMirrors(mirrorsFor)]
		};
	}
};
function openMirrors(installation, { fetcher, environment, credentials: further, oci }) {
	const methods = installation?.methods ?? [];
	const isMirror = (host) => methods.some((method) => method.kind === "network-mirror" && new URL(method.url).host === host);
	const credentials = new Map([...further, ...readCredentials(environment, isMirror)]);
	const open = (method) => {
		if (method.kind === "network-mirror") return networkMirror({
			url: method.url,
			fetcher,
			credentials
		});
		if (method.kind === "oci-mirror") return ociMirror({
			...method,
			fetcher,
			...oci
		});
		return method.kind === "filesystem-mirror" ? filesystemMirror(method.path) : null;
	};
	const opened = methods.map((method) => ({
		...method,
		mirror: open(method)
	}));
	return (address) => {
		const provider = readAddress(address);
		if (provider === null) return [];
		return opened.flatMap(({ mirror, selection }) => mirror !== null && selects(selection, provider) ? [{
			name: mirror.name,
			packagesOf: (version) => mirror.packagesOf(provider, version)
		}] : []);
	};
}

// src/extensions/notes/reported.ts
const noteKinds = [
	"breaking",
	"removal",
	"deprecation",
	"other"
];
const texts = array(string$1());
const type = string$1().regex(/^\w+$/);
const note = object({
	version: string$1(),
	section: string$1(),
	kind: _enum(noteKinds),
	text: string$1(),
	types: array(type).describe("Empty: the note may affect every user of the provider"),
	paths: texts,
	url: string$1().regex(/^https:\/\/github\.com(?:\/[\w.%-]+)+$/)
});
const reported$4 = object({
	source: _enum(["releases", "changelog"]),
	versions: texts.describe("Those whose notes were read, the newest first"),
	partial: literal(true).exactOptional().describe("Notes for some versions in between may be missing"),
	total: int().nonnegative().describe("The notes of all versions"),
	named: array(note).describe("The publisher's words about what the configuration declares, at most 200"),
	undocumented: array(object({
		type,
		paths: texts
	})).describe("Declared types that the registry documents for the old version only"),
	elsewhere: boolean().describe("Modules from elsewhere are called, and what they declare was not read")
});
const notesFields = { change: {
	notes: reported$4.nullable().describe("Of an upgrade; null: not read"),
	notesUnread: literal(true).exactOptional().describe("They could not be read")
} };

// src/extensions/notes/note.ts
function kindOf({ section, isBreaking, parts }) {
	if (isBreaking) return "breaking";
	const text = parts.join(" ");
	if (/\bremov/i.test(section) || says(text, gone)) return "removal";
	const isOld = says(text, /(?<!non-|from )\bdeprecat|\bsuperseded by\b/i);
	return /\bdeprecat/i.test(section) || isOld ? "deprecation" : "other";
}
function rankOf({ kind, text, types }) {
	const rank = kind === "other" && !says(text, changedDefault) ? noteKinds.length : noteKinds.indexOf(kind);
	return types.length > 0 ? rank : rank + .5;
}
function says(text, words) {
	return words.test(text) && !/\bfix|\bprevent|\bpanic|\bcrash|\bbug\b/i.test(text);
}
const gone = /\b(?:(?<!can (?:\w+ )?be (?:\w+ )?)removed(?! [^.]{0,50}\b(?:limit|timeout)\b)|renam(?:ed?|es|ing)|replaced)\b|\bno longer (?:accept|avail|export|populat|support|us(?:able|ed)|valid)/i;
const changedDefault = /\bnow defaults?\b|\bdefaults?\b[^.]{0,40} (?:chang|is now)|\bchang[^.]{0,40} default\b|(?<!no longer )\bforce ?new\b|\bforces? (?:a )?(?:new|re)/i;
const typeWord = /(?<![A-Za-z0-9_])[a-z][a-z0-9]*(?:_[a-z0-9]+|[_*]|\([a-z0-9_|]+\))+(?![A-Za-z0-9_*(])/g;
function typeWords(text) {
	return (text.match(typeWord) ?? []).map((word) => word.replace(/^(?:resources?|data_?sources?)_/, ""));
}
function typesNamed(text, types) {
	const words = typeWords(text);
	const patterns = words.flatMap((word) => patternOf(word) ?? []);
	const isNamed = (type) => words.includes(type) || patterns.some((pattern) => pattern.test(type));
	return [...types].filter(isNamed).toSorted();
}
function patternOf(word) {
	const marks = word.match(/[*(]/g)?.length ?? 0;
	if (marks === 0 || marks > 2 || word.length > 100) return null;
	return new RegExp(`^${word.replaceAll("*", "\\w*").replaceAll("(", "(?:").replaceAll(")", ")?")}$`);
}

// src/extensions/notes/upgrade.ts
function upgradeIn({ provider: address, from, to, kinds, movedFrom }) {
	if (from === null || to === null || movedFrom !== null || !kinds.includes("version-upgraded")) return null;
	return {
		address,
		from: from.version,
		to: to.version
	};
}
function upgradesIn(changes) {
	const found = /* @__PURE__ */ new Map();
	for (const upgrade of changes.flatMap(({ change }) => upgradeIn(change) ?? [])) {
		const key = evidenceKey(upgrade.address, upgrade.to);
		const known = found.get(key);
		if (known === void 0 || isBetween(known.from, upgrade)) found.set(key, upgrade);
	}
	return found;
}
function isBetween(text, { from, to }) {
	const [version, before, after] = [
		text,
		from,
		to
	].map(versionOf);
	if (version == null || before == null || after == null) return false;
	if (version.prerelease !== "" && after.prerelease === "") return false;
	return compareVersions(version, before) > 0 && compareVersions(version, after) <= 0;
}
function newestFirst(items) {
	const isNewer = (one, other) => isBetween(one.version, {
		from: other.version,
		to: one.version
	});
	return items.toSorted((one, other) => isNewer(one, other) ? -1 : 1);
}

// src/extensions/notes/named.ts
const mostNamed$1 = 200;
const longestText = 240;
function notesFor(reviewed, files, path) {
	const { change, occurrences, evidence } = reviewed;
	const [upgrade, published] = [upgradeIn(change), evidence?.notes ?? null];
	const paths = new Set(path === void 0 ? occurrences.map((each) => each.path) : [path]);
	const beside = files.filter(({ revision }) => paths.has(revision.path)).map(({ declared }) => declared);
	const read = beside.filter((declared) => declared !== void 0);
	if (upgrade === null || published === null || read.length < beside.length) return null;
	const isOwn = ({ provider, type }) => provider === change.provider && /^\w+$/.test(type);
	const declared = read.flatMap(({ types }) => types.filter(isOwn));
	const notes = published.notes.filter(({ version }) => isBetween(version, upgrade));
	const named = notes.flatMap(noteAbout(reviewed, declared));
	return {
		source: published.source,
		versions: published.versions.filter((version) => isBetween(version, upgrade)),
		...published.isPart && { partial: true },
		total: notes.length,
		named: named.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostNamed$1),
		undocumented: undocumentedIn(reviewed, declared),
		elsewhere: read.some(({ callsElsewhere }) => callsElsewhere)
	};
}
function noteAbout({ change, evidence }, declared) {
	const used = new Set(declared.map(({ type }) => type));
	const prefixes = [change.provider.replace(/.*\//, ""), ...used].map((word) => word.split(/[_-]/, 1)[0]);
	const isOfOthers = (word) => prefixes.includes(word.split("_", 1)[0]);
	const serviceOn = (page) => plain(evidence?.pages?.get(page) ?? "");
	const ours = declared.map(({ type }) => pagesOf(type).map(serviceOn).find(Boolean));
	const services = new Set(ours.includes(void 0) ? [] : [...evidence?.pages?.values() ?? []].map(plain));
	return (note) => {
		const { version, section, isBreaking, url } = note;
		const [first = "", ...more] = note.parts;
		const types = typesNamed(note.parts.join(" "), used);
		const begun = first.split(/\W+/, 6).map((_, at, words) => plain(words.slice(0, at + 1).join("")));
		const isOther = begun.some((name) => services.has(name)) && !begun.some((name) => ours.includes(name));
		const isGeneral = isBreaking ? !isOther && !/^dependenc/i.test(first) : aboutProvider.test(first);
		if (types.length === 0 && (!isGeneral || note.parts.flatMap(typeWords).some(isOfOthers))) return [];
		const isWhole = types.length === 0 || typesNamed(first, used).length > 0;
		const parts = [first, ...more.filter((part) => isWhole || typesNamed(part, used).length > 0)];
		const text = shortText(parts.join(" "), longestText).replace(/^(.{100,}[.!?]|.+) .*…$/, "$1 …");
		const [kind, paths] = [kindOf({
			...note,
			parts
		}), pathsOf(types, declared)];
		return [{
			version,
			section,
			kind,
			text,
			types,
			paths,
			url
		}];
	};
}
const plain = (name) => name.replaceAll(/\(.*|[^a-z0-9]/gi, "").toLowerCase();
const aboutProvider = /^(?:the )?(?:provider|all)(?: resources)?\s*[:–-]/i;
function pathsOf(types, declared) {
	return distinct(declared.flatMap(({ type, paths }) => types.includes(type) ? paths : [])).toSorted();
}
function undocumentedIn({ evidence, baseEvidence }, declared) {
	const [before = [], now = []] = [baseEvidence, evidence].map((each) => [...each?.pages?.keys() ?? []]);
	const gone = declared.filter(({ type, kind }) => {
		const folder = kind === "data" ? "data-sources/" : "resources/";
		const names = pagesOf(type, [folder]);
		const isPage = (page) => names.includes(page);
		return before.some(isPage) && !now.some(isPage) && now.some((page) => page.startsWith(folder)) && (kind === "resource" || kind === "data");
	});
	return distinct(gone.map(({ type }) => type)).toSorted().map((type) => ({
		type,
		paths: pathsOf([type], gone)
	}));
}
function pagesOf(type, folders = ["resources/", "data-sources/"]) {
	return [type, type.slice(type.indexOf("_") + 1)].flatMap((name) => folders.map((folder) => folder + name));
}

// src/extensions/notes/breaking-change.ts
const breakingChange = entryRule({
	slug: "breaking-change",
	severity: "notice",
	after: "major-upgrade",
	meaning: "An upgrade whose release notes announce a breaking change of what the configuration declares.",
	counted: ["breaking change", "breaking changes"],
	find({ path, lock, reviewed }, { files }) {
		const { named = [], undocumented = [] } = notesFor(reviewed, files, path) ?? {};
		const types = distinct(named.flatMap((note) => note.kind === "breaking" ? note.types : []));
		const gone = undocumented.map(({ type }) => type);
		if (types.length + gone.length === 0) return null;
		const said = [...types.length > 0 ? [`announces a breaking change to ${listed$2(types, 3)}`] : [], ...gone.length > 0 ? [`no longer documents ${listed$2(gone, 3)}`] : []];
		const about = listed$2(distinct([...types, ...gone]), 3);
		return {
			line: lock.lines.version,
			message: say`${releaseName(lock)} ${said.join(" and ")}.`,
			fix: [consider(`Read the release notes about ${about}, and change the configuration if needed`)]
		};
	}
});

// src/extensions/notes/major-upgrade.ts
const majorUpgrade = {
	...majorUpgrade$1,
	check(subject) {
		return majorUpgrade$1.check(subject).map((finding) => {
			const { path, provider } = finding;
			const entry = subject.entries.find((each) => each.path === path && each.lock.address === provider);
			const { named = [] } = (entry && notesFor(entry.reviewed, subject.files, path)) ?? {};
			const naming = named.filter(({ types }) => types.length > 0);
			const breaking = naming.filter(({ kind }) => kind === "breaking").length;
			const advice = `Read the ${`${counted(naming.length, "release note", "release notes")} about what you use`}${breaking === 0 ? "" : ` (${breaking} of them breaking)`} before you merge`;
			return naming.length === 0 ? finding : {
				...finding,
				fix: [consider(advice)]
			};
		});
	}
};

// src/extensions/notes/published.ts
const longestList = 100;
const mostText = 1048576;
const shortNote = 100;
async function publishedNotes(wanted, github, upgrades) {
	const markdown = await import("./read-notes.js");
	const room = Math.floor(mostText / Math.max(1, upgrades));
	const readings = wanted.map((each) => reading(each, room, markdown));
	let steps = readings.map((each) => each.next());
	while (steps.some(({ done }) => !done)) {
		const answers = await ask$1(github, wanted, steps);
		steps = readings.map((each, at) => steps[at]?.done ? steps[at] : each.next(answers[at] ?? {}));
	}
	return steps.map((step) => step.done ? step.value : null);
}
const answer = object({ data: record(string$1(), record(string$1(), unknown()).nullable()) });
const release = object({
	tagName: string$1().max(256),
	description: string$1().nullish()
});
const releases = object({ nodes: array(unknown()).max(longestList) });
async function ask$1(github, about, steps) {
	const fields = about.flatMap(({ source: { repository } }, index) => {
		const [owner, name] = repository.split("/").map((part) => JSON.stringify(part));
		const { done, value } = steps[index] ?? {};
		return done ? [] : `r${index}: repository(owner: ${owner}, name: ${name}) { ${value} }`;
	});
	const asked = await github.ask("POST /graphql", { query: `query { ${fields.join(" ")} }` });
	const read = readAnswer(asked, answer);
	return about.map((_, index) => read.kind === "known" && read.value.data[`r${index}`] || {});
}
function* reading({ source, from, to }, room, markdown) {
	const tag = tagOf(source, to) ?? "";
	const first = yield `names: ${`releases(first: ${longestList}, orderBy: { field: CREATED_AT, direction: DESC })`} { nodes { tagName } } ${releaseField("latest", tag)}`;
	const names = releases.safeParse(first.names).data?.nodes;
	if (names === void 0) return null;
	const isOld = ({ version }) => !isBetween(version, {
		from,
		to: version
	});
	const isPassed = ({ version }) => isBetween(version, {
		from,
		to
	});
	const latest = releasesIn([first.latest]).filter(({ text }) => markdown.readNotes(text).length > 0);
	let [texts, isPart] = [latest, false];
	if (latest.length > 0) {
		const known = releasesIn(names);
		const between = newestFirst(known.filter((each) => isPassed(each) && each.version !== to));
		const fields = between.slice(0, 39).map((each, at) => releaseField(`t${at}`, each.tag));
		const more = fields.length === 0 ? {} : yield fields.join(" ");
		texts = newestFirst([...latest, ...releasesIn(Object.values(more)).filter(isPassed)]);
		isPart = texts.length <= between.length || names.length === longestList && !known.some(isOld);
	} else {
		const more = yield `changelog: object(expression: "${tag}:CHANGELOG.md") { ... on Blob { text } }`;
		const { text = "" } = object({ text: string$1() }).safeParse(more.changelog).data ?? {};
		const sections = markdown.readSections(text.slice(0, room));
		texts = sections.filter(isPassed).map((each) => ({
			...each,
			tag: tagOf(source, each.version) ?? ""
		}));
		isPart = !sections.some(isOld);
	}
	if (texts.length === 0) return null;
	let left = room;
	const notes = texts.flatMap(({ version, tag, text }) => {
		const url = `https://github.com/${source.repository}/releases/tag/${encodeURIComponent(tag)}`;
		const most = Math.max(0, left);
		const read = markdown.readNotes(text.slice(0, most));
		left -= Math.max(text.length, read.length * shortNote);
		return read.slice(0, most / shortNote).map((note) => ({
			...note,
			version,
			url
		}));
	});
	return {
		source: latest.length > 0 ? "releases" : "changelog",
		versions: texts.map(({ version }) => version),
		notes,
		isPart: isPart || left < 0
	};
}
function releaseField(alias, tag) {
	return `${alias}: release(tagName: ${JSON.stringify(tag)}) { tagName description }`;
}
function releasesIn(values) {
	return values.flatMap((value) => {
		const { tagName: tag = "", description } = release.safeParse(value).data ?? {};
		const version = tag.replace(/^v(?=\d)/, "");
		return versionOf(version) === null ? [] : {
			tag,
			version,
			text: (description ?? "").slice(0, mostText)
		};
	});
}

// src/report/budget.ts
const commentBudget = {
	limit: 65e3,
	measure: (text) => text.length
};
const summaryBudget = {
	limit: 1e6,
	measure: (text) => encoder.encode(text).length
};
const encoder = new TextEncoder();
function more(one, many, before = "") {
	return (count, elsewhere) => `${before}${counted(count, one, many)}: ${elsewhere}.`;
}
function withinBudget(sections, room, { measure }, elsewhere) {
	const size = (text) => measure(text) + gap;
	const note = ({ hidden }, count) => count === 0 ? "" : hidden?.(count, elsewhere) ?? "";
	const notes = sections.map((section) => section.rows.length === 0 ? 0 : size(note(section, section.rows.length)));
	let left = room - notes.reduce((sum, one) => sum + one, 0);
	const texts = sections.map((section, index) => {
		const reserved = notes[index] ?? 0;
		const { shown, opening, closing } = fitRows(section, left, size);
		const body = [opening, ...shown].filter((text) => text !== "").join(section.separator ?? "\n");
		const rest = section.extra && shown.length === 0 ? "" : note(section, section.rows.length - shown.length);
		const text = joined$1([
			body,
			rest,
			closing
		]);
		left += reserved - size(text);
		return text;
	});
	return joined$1(texts);
}
const gap = 2;
const joined$1 = (texts) => texts.filter((text) => text !== "").join("\n\n");
function fitRows({ opening = "", rows, closing = "" }, room, size) {
	let left = room - size(opening) - size(closing);
	const briefs = rows.map((row) => typeof row === "string" ? null : row.brief);
	let briefsAhead = briefs.reduce((sum, brief) => sum + (brief === null ? 0 : size(brief)), 0);
	const shown = [];
	for (const [index, row] of rows.entries()) {
		const brief = briefs[index] ?? null;
		const full = typeof row === "string" ? row : row.full;
		briefsAhead -= brief === null ? 0 : size(brief);
		const text = size(full) + briefsAhead <= left ? full : brief !== null && size(brief) <= left ? brief : null;
		if (text === null) break;
		shown.push(text);
		left -= size(text);
	}
	return shown.length === 0 ? {
		shown,
		opening: "",
		closing: ""
	} : {
		shown,
		opening,
		closing
	};
}

// src/report/markdown/links.ts
function placeLink({ path, line }, { report: { base, head, files }, repositoryUrl }, name) {
	const label = name === void 0 ? markdownCode(line === null ? path : `${path}:${line}`) : markdownText(name);
	const commit = files.some((file) => file.path === path && file.status === "removed") ? base : head;
	if (repositoryUrl === null || commit === null) return label;
	return markdownLink(label, repositoryUrl, [
		"blob",
		commit,
		path
	], line === null ? "" : `L${line}`);
}
const elsewhere$1 = ({ fullReport: full }) => full === null ? "in the JSON report" : `in ${markdownLink(full.name, full.url)}`;
function releaseLinks({ from, to, kinds, background }) {
	const source = background?.source ?? null;
	if (source === null || to === null || from?.version === to.version) return [];
	const tag = tagOf(source, to.version);
	if (tag === null) return [];
	const { home, notes, compare } = forges[source.forge];
	const page = (label, path) => markdownLink(label, home, [source.repository, ...path]);
	const before = from === null || kinds.includes("provider-moved") ? null : tagOf(source, from.version);
	const [older, newer] = kinds.includes("version-downgraded") ? [tag, before] : [before, tag];
	return [page("release&nbsp;notes", [...notes, tag]), ...older === null || newer === null ? [] : [page("compare", [...compare, `${older}...${newer}`])]];
}
const forges = {
	"github.com": {
		home: "https://github.com",
		notes: ["releases", "tag"],
		compare: ["compare"]
	},
	"gitlab.com": {
		home: "https://gitlab.com",
		notes: ["-", "releases"],
		compare: ["-", "compare"]
	}
};

// src/extensions/notes/words.ts
const filesNamed$1 = 3;
const linesAtTerminal = 8;
const notesOpen = 5;
const notesShown = 50;
const title = "What the release notes say about what you use (the publisher's words; they may be incomplete)";
const forEveryone = "may affect everyone";
function notesLines(change) {
	const { notes, notesUnread } = change;
	if (notesUnread) return [{
		cell: "clause",
		words: ["release notes could not be read"]
	}];
	if (notes === null) return [];
	const rows = rowsOf(change);
	const lines = rows.map(({ label, version, text, paths }) => {
		return `${label && `${label} in `}${version && `${version}: `}${text} (${listed$2(paths, filesNamed$1) || forEveryone})`;
	});
	const rest = [`and ${lines.length - linesAtTerminal + 1} more: see --format json`];
	const shown = lines.length > linesAtTerminal ? [...lines.slice(0, 7), ...rest] : lines;
	const urgent = rows.filter(({ rank, paths }) => rank < (paths.length > 0 ? 2 : 1));
	const used = urgent.filter(({ paths }) => paths.length > 0);
	const types = used.flatMap(({ label, types }) => types.map((one) => `${one} (${label || "undocumented"})`));
	const files = distinct(used.flatMap(({ paths }) => paths));
	const few = files.length > filesNamed$1 ? [`${files.length} files`] : namedKeys(files, " and ");
	const general = urgent.length - used.length;
	const others = general > 0 ? ` and ${counted(general, "note", "notes")} that ${forEveryone}` : "";
	const next = say`Check ${namedOrCounted(types, "types")} in ${few}${others} before you merge; see below for what changed.`;
	const older = notes.partial ? [[`Read the release notes before ${notes.versions.at(-1)} too.`]] : [];
	const steps = files.length > 0 ? [next, ...older] : older;
	return [
		{
			cell: "clause",
			words: clauseOf(notes)
		},
		...steps.map((words) => ({
			cell: "next",
			words
		})),
		...shown.map((line) => ({
			cell: "terminal",
			words: [`  ${line}`]
		}))
	];
}
function clauseOf({ total, named, versions, partial, undocumented, elsewhere }) {
	const ours = named.filter(({ types }) => types.length > 0);
	const general = named.length - ours.length;
	const some = (notes, which) => notes.filter(({ kind }) => kind === which).length;
	const [breaking, gone, all] = [
		some(ours, "breaking"),
		some(ours, "removal"),
		some(named, "breaking")
	];
	const isCalm = general > 0 && named.length > 1 && named.every((note) => rankOf(note) >= 2);
	return [
		`${ours.length || "none"} of ${counted(total, "release note", "release notes")} ${ours.length < 2 ? "names" : "name"} what you use`,
		...breaking > 0 ? [", ", { strong: `${breaking} of them breaking` }] : [],
		...gone > 0 ? [", ", { strong: counted(gone, "removal or rename", "removals or renames") }] : [],
		ours.length > 1 && breaking + gone === 0 && !isCalm && ", none of them breaking",
		general > 0 && `; ${general}${ours.length > 0 ? " more" : ""} ${forEveryone}`,
		...all > breaking ? [
			" (",
			{ strong: `${all - breaking} breaking` },
			")"
		] : [],
		isCalm && `; none of these ${named.length} is marked as breaking`,
		undocumented.length > 0 && `; ${counted(undocumented.length, "type", "types")} no longer documented`,
		partial && `; only notes from ${versions.at(-1)} on were read`,
		elsewhere && "; modules from elsewhere were not read"
	].filter((part) => part !== false && part !== void 0);
}
function rowsOf({ provider, to, notes }) {
	const name = provider.replace(/.*\//, "");
	const labels = [
		"breaking",
		"removal or rename",
		"deprecated",
		"changed"
	];
	const gone = notes?.undocumented.map(({ type, paths }) => {
		const text = `${type} is no longer documented in ${to?.version}`;
		return {
			name,
			rank: -1,
			label: "",
			version: "",
			text,
			types: [type],
			paths,
			url: ""
		};
	});
	const named = notes?.named.map((note) => {
		const rank = rankOf(note);
		return {
			name,
			rank,
			label: labels[Math.floor(rank)] ?? "",
			...note
		};
	});
	return [...gone ?? [], ...named ?? []];
}
function notesBelow(page) {
	const rows = page.report.changes.flatMap(rowsOf).toSorted((one, other) => one.rank - other.rank);
	const others = counted(rows.length - notesOpen, "more release note", "more release notes");
	const rest = rows.length > notesShown ? `${rows.length - notesShown} more: in the JSON report.\n\n` : "";
	const fold = (summary, some, last = "") => ({
		opening: `<details><summary>${summary}</summary>\n`,
		rows: some.map((row) => rowText(row, page)),
		closing: `${last}</details>`,
		hidden: more("more note", "more notes"),
		extra: true
	});
	return [fold(title, rows.slice(0, notesOpen)), fold(others, rows.slice(notesOpen, notesShown), rest)];
}
function rowText({ name, label, version, text, types, paths, url }, page) {
	const path = url.split("/").slice(3).map(decodeURIComponent);
	const release = markdownLink(markdownText(shortName(`${name} ${version}`)), "https://github.com", path);
	const places = paths.map((each) => placeLink({
		path: each,
		line: null
	}, page));
	const where = firstOf(places, filesNamed$1) || forEveryone;
	return `- ${label && `**${label}** in `}${url && `${release}: `}${withTypes(text, types)} *(${where})*`;
}
function withTypes(text, types) {
	const parts = text.split(new RegExp(`\\b(${types.join("|") || "$^"})\\b`));
	const shown = parts.map((part) => types.includes(part) ? markdownCode(part) : markdownSentence([part]));
	const others = types.filter((type) => !parts.includes(type)).map(markdownCode);
	return others.length === 0 ? shown.join("") : `${shown.join("")} (about ${firstOf(others, filesNamed$1)})`;
}

// src/extensions/notes/index.ts
const wanted$1 = setting$1("release-notes", {
	kind: truth,
	standard: true,
	says: "Show the release notes that name what the configuration declares: `true` or `false`. On a command line, this needs GITHUB_TOKEN or GH_TOKEN.",
	more: "`breaking-change` reports those that announce a breaking change. On GitHub Enterprise Server, they are not read.",
	places: [
		"input",
		"flag",
		"policy"
	]
});
const mostUpgrades = 20;
const mostDocumented = 10;
const recordsAtATime = 2;
const notes = {
	name: "notes",
	settings: [wanted$1],
	rules: [breakingChange, majorUpgrade],
	fields: notesFields,
	change(reviewed, _now, files) {
		const notes = notesFor(reviewed, files);
		return reviewed.evidence?.notes === null ? {
			notes,
			notesUnread: true
		} : { notes };
	},
	row: notesLines,
	below: notesBelow,
	open({ settings, github }) {
		if (github === void 0 || !valueIn(settings, wanted$1)) return {};
		return { steps(changes, { all }) {
			const whole = [...upgradesIn(all).keys()].slice(0, mostUpgrades);
			const own = [...upgradesIn(changes)].filter(([key]) => whole.includes(key));
			return own.length === 0 ? [] : [{
				async beside({ registry }) {
					const versions = (whole.length > mostDocumented ? [] : own).filter(([, { address }]) => hostOf(address) === terraformRegistry).flatMap(([, { address, from, to }]) => [from, to].map((version) => ({
						address,
						version
					})));
					const asked = inTurns(versions, recordsAtATime, async ({ address, version }) => {
						const record = await registry.releaseRecord(address, version, { brief: true });
						const { pages } = record.kind === "known" ? record.value : {};
						return [evidenceKey(address, version), pages === void 0 ? {} : { pages }];
					});
					return new Map(await asked);
				},
				async all(evidence) {
					const asked = own.flatMap(([key, upgrade]) => {
						const one = evidence.get(key);
						const source = (one && repositoryOf(one)) ?? repositoryByName(upgrade);
						return source?.forge === "github.com" ? [{
							key,
							source,
							...upgrade
						}] : [];
					});
					const found = await publishedNotes(asked, github, whole.length);
					return new Map(asked.map(({ key }, index) => [key, { notes: found[index] ?? null }]));
				}
			}];
		} };
	}
};
function repositoryByName({ address }) {
	const repository = `hashicorp/terraform-provider-${address.split("/").at(-1)}`;
	return publisherOf(address) === hashicorp$2 ? {
		forge: "github.com",
		repository,
		tagPrefix: "v"
	} : null;
}

// src/extensions/offline/sealed.ts
const reported$3 = object({
	digest: string$1().regex(/^sha256:[0-9a-f]{64}$/),
	recordedAt: datetime(),
	lacking: array(string$1()).exactOptional()
}).describe("The folder of evidence that was written or read; only with --evidence or --offline");
const evidenceFields = { report: { evidence: reported$3.exactOptional() } };
function sealedFields(sealed) {
	if (sealed === null) return {};
	const { digest, recordedAt, lacking } = sealed;
	const count = lacking.length;
	if (count === 0) return { evidence: {
		digest,
		recordedAt
	} };
	return {
		evidence: {
			digest,
			recordedAt,
			lacking
		},
		gap: `${counted(count, "answer", "answers")} of the evidence ${count === 1 ? "is" : "are"} missing or changed`
	};
}

// src/extensions/offline/index.ts
const offline = {
	name: "offline",
	fields: evidenceFields,
	flags: [
		{
			name: "evidence",
			argument: "<folder>",
			meaning: "keep every document that the run relies on in this folder",
			conflicts: "offline"
		},
		{
			name: "offline",
			argument: "<folder>",
			meaning: "open no connection: judge from the evidence in this folder alone"
		},
		{
			name: "evidence-digest",
			argument: "<digest>",
			meaning: "with --offline: only the evidence with this digest counts"
		},
		{
			name: "as-of",
			argument: "<when>",
			meaning: "with --offline: the date to judge by: now (default) or that of the recording",
			choices: ["now", "recorded"]
		}
	]
};
const keepEvidence = async (run) => {
	const { flags } = run;
	refuseFlag("--evidence", flags.evidence);
	refuseFlag("--offline", flags.offline);
	if (flags.offline !== void 0) return useKept(String(flags.offline), run);
	for (const [flag, value] of [["--evidence-digest", flags.evidenceDigest], ["--as-of", flags.asOf]]) if (value !== void 0) throw invalidInput(`${flag} is for a run with --offline; name the folder there.`);
	return flags.evidence === void 0 ? null : keep(String(flags.evidence), run);
};
function refuseFlag(name, path) {
	if (typeof path !== "string" || !path.startsWith("-")) return;
	throw invalidInput(`${name} needs a folder, and ${quoted(path)} is a flag; write ${quoted(`./${path}`)} if it is the name of one.`);
}
async function keep(path, { reviewed, say }) {
	const { openRecording } = await import("./record.js");
	const now = /* @__PURE__ */ new Date();
	const keeper = await openRecording({
		path,
		now,
		reviewed,
		onNotice: say
	});
	return {
		now,
		silent: false,
		keeper,
		fields: async () => sealedFields(await keeper.seal()),
		conclude({ evidence }, code) {
			if (evidence === void 0) return atLeastIncomplete(code);
			say(`The evidence of this run is in ${quoted(path)}. Its digest, to keep elsewhere: ${evidence.digest}`);
			return code;
		}
	};
}
async function useKept(path, { flags, reviewed, say }) {
	const { openReplay } = await import("./replay.js");
	const { evidenceDigest, asOf = "now" } = flags;
	const digest = evidenceDigest === void 0 ? null : String(evidenceDigest);
	if (digest !== null && !/^sha256:[0-9a-f]{64}$/.test(digest)) throw invalidInput(`--evidence-digest ${quoted(digest)} is not a digest; write it as the run printed it: sha256: and 64 hex digits.`);
	const replay = await openReplay({
		path,
		digest,
		reviewed
	});
	const { recordedAt, damage } = replay;
	for (const { url, file, why } of damage.slice(0, mostDamageTold)) say(`The evidence in ${quoted(path)} is not whole: ${file}, the answer of ${url}, ${why}.`);
	const more = damage.length - mostDamageTold;
	if (more > 0) say(`The evidence in ${quoted(path)} has ${more} more answers that are missing or changed.`);
	return {
		now: asOf === "now" ? /* @__PURE__ */ new Date() : recordedAt,
		silent: true,
		keeper: replay,
		fields: async () => sealedFields(await replay.seal()),
		conclude({ verdict }, code) {
			say(`Nothing was contacted: judged by the clock ${asOf === "now" ? "of now" : "of then"} from the evidence of ${recordedAt.toISOString()}, ${replay.digest}`);
			if (digest === null) say("Nothing shows that this is the evidence that was kept: compare the digest, or name it with --evidence-digest.");
			const isShort = verdict === "incomplete" && replay.isShort();
			return replay.damage.length > 0 || isShort ? atLeastIncomplete(code) : code;
		}
	};
}
function atLeastIncomplete(code) {
	return code === 1 ? 1 : 3;
}
const mostDamageTold = 20;

// src/extensions/origins/trace.ts
function lostHashes(evidence) {
	return [...evidence.values()].flatMap((of) => ["proofs", "dropped"].flatMap((list) => [...of[list]].flatMap(([hash, proof]) => proof.level === "none" ? [{
		of,
		list,
		hash,
		proof
	}] : [])));
}
function withOrigins(lost, sightings) {
	const wanted = new Set(lost.map(({ hash }) => hash));
	const seen = Map.groupBy(sightings.filter(({ hash }) => wanted.has(hash)), ({ hash }) => hash);
	return lost.map((one) => {
		const origins = (seen.get(one.hash) ?? []).map(({ origin }) => origin);
		const isTold = ({ source }) => isByRegistry(source) || one.of.mirrors === void 0;
		const belongsTo = bestOf$1(origins.filter((origin) => keyOf$1(origin) !== keyOf$1(one.of) && isTold(origin)), one.of.address);
		return belongsTo === null ? one : {
			...one,
			proof: {
				...one.proof,
				belongsTo
			}
		};
	});
}
function factsAbout(lost) {
	const facts = /* @__PURE__ */ new Map();
	for (const { of, list, hash, proof } of lost) {
		if (of[list].get(hash) === proof) continue;
		const known = facts.get(keyOf$1(of)) ?? {
			proofs: /* @__PURE__ */ new Map(),
			dropped: /* @__PURE__ */ new Map()
		};
		known[list].set(hash, proof);
		facts.set(keyOf$1(of), known);
	}
	return facts;
}
function knownSightings(evidence, lockFiles) {
	const versions = [...evidence.values()];
	return [
		...versions.flatMap(inDocuments),
		...versions.flatMap(inPackages),
		...lockFiles.flatMap(({ base }) => inLockFile(base, "base-lock-file")),
		...explaining(lockFiles.flatMap(({ head }) => inLockFile(head, "lock-file")), evidence)
	];
}
function inDocuments(release) {
	const { address, version } = release;
	return readableEntries(documentsOf$1(release)).flatMap(({ hash, platform }) => platform === null ? [] : [{
		hash,
		origin: {
			address,
			version,
			platform,
			source: "shasums"
		}
	}]);
}
function inPackages({ address, version, proofs }) {
	return [...proofs].flatMap(([hash, proof]) => proof.level === "computed" ? [{
		hash,
		origin: {
			address,
			version,
			platform: proof.platform,
			source: "package"
		}
	}] : []);
}
function inLockFile(lockFile, source) {
	return (lockFile?.providers ?? []).flatMap(({ address, version, hashes }) => hashes.map((hash) => ({
		hash,
		origin: {
			address,
			version,
			platform: null,
			source
		}
	})));
}
function explaining(sightings, evidence) {
	return sightings.filter(({ hash, origin }) => evidence.get(keyOf$1(origin))?.proofs.get(hash)?.level !== "none");
}
function keyOf$1({ address, version }) {
	return evidenceKey(address, version);
}
function isByRegistry(source) {
	return source === "shasums" || source === "package";
}
function bestOf$1(origins, address) {
	const told = origins.filter(({ source }) => isByRegistry(source));
	const pool = told.length > 0 ? told : origins;
	return pool.find((origin) => origin.address === address) ?? pool[0] ?? null;
}

// src/extensions/origins/search.ts
const mostReleases = 24;
const atATime = 4;
const reach = {
	own: {
		older: 16,
		newer: 2
	},
	twin: {
		older: 1,
		newer: 1
	}
};
async function searchReleases(lost, evidence, registry) {
	const looked = new Set(evidence.keys());
	const sightings = [];
	let left = mostReleases;
	const unlisted = lost.filter(isUnlisted);
	for (const [one, own] of Map.groupBy(unlisted, ({ of }) => of)) {
		const missing = new Set(own.map(({ hash }) => hash));
		if (!isRefutable(one)) continue;
		const look = async (candidate) => {
			const key = evidenceKey(candidate.address, candidate.version);
			if (looked.has(key) || left === 0) return;
			looked.add(key);
			left -= 1;
			const opened = await openRelease({
				registry,
				hasher: nothingOpened
			}, candidate);
			if (opened.kind !== "known") return;
			const { documents, disagreements } = opened.value;
			const seen = inDocuments({
				...candidate,
				release: known({
					documents,
					disagreements
				})
			});
			sightings.push(...seen);
			for (const { hash } of seen) missing.delete(hash);
		};
		const twin = twinOf(one, missing.size);
		if (twin !== null) await look({
			address: twin,
			version: one.version
		});
		if (missing.size === 0) continue;
		const around = async (address, far) => {
			const listing = await registry.versions(address);
			const listed = listing.kind === "known" ? listing.value.versions.map(({ version }) => version) : [];
			return neighboursOf(one.version, listed, far).map((version) => ({
				address,
				version
			}));
		};
		const theirs = twin === null ? [] : await around(twin, reach.twin);
		await lookWhile([...theirs, ...await around(one.address, reach.own)], () => missing.size, atATime, look);
	}
	return [...lost.filter((one) => !isUnlisted(one)), ...withOrigins(unlisted, sightings)];
}
function isUnlisted({ hash, proof }) {
	return isSoundOfZip(hash) && proof.belongsTo?.source !== "shasums";
}
function isRefutable({ release, mirrors }) {
	return release.kind === "known" && mirrors === void 0 && release.value.documents.every(mayBeRead);
}
function twinOf({ address, proofs, dropped }, missing) {
	if (missing * 2 < [...proofs.keys(), ...dropped.keys()].filter(isSoundOfZip).length) return null;
	const publisher = publisherOf(address);
	if (publisher === null) return null;
	return `${publisher === hashicorp$2 ? opentofuRegistry : terraformRegistry}/hashicorp/${address.split("/")[2]}`;
}
function neighboursOf(version, listed, { older, newer }) {
	const here = versionOf(version);
	if (here === null) return [];
	const sorted = listed.flatMap((text) => {
		const value = versionOf(text);
		return value === null ? [] : [{
			text,
			value
		}];
	}).sort((a, b) => compareVersions(a.value, b.value));
	const before = sorted.filter(({ value }) => compareVersions(value, here) < 0);
	const after = sorted.filter(({ value }) => compareVersions(value, here) > 0);
	return [...before.slice(-older).reverse(), ...after.slice(0, newer)].map(({ text }) => text);
}
const nothingOpened = { hash: async ({ filename }) => absent$1(filename) };

// src/extensions/origins/index.ts
const origins = {
	name: "origins",
	open: () => ({ steps: (_changes, { lockFiles }) => [namesOrigins(lockFiles)] })
};
function namesOrigins(lockFiles) {
	return { async all(evidence, { registry }) {
		const lost = lostHashes(evidence);
		if (lost.length === 0) return /* @__PURE__ */ new Map();
		const traced = withOrigins(lost, knownSightings(evidence, lockFiles));
		return factsAbout(await searchReleases(traced, evidence, registry));
	} };
}

// src/extensions/progress/follow.ts
const clock = {
	now: () => performance.now(),
	every(milliseconds, work) {
		const timer = setInterval(work, milliseconds);
		timer.unref();
		return () => clearInterval(timer);
	}
};
function followRun$1({ interval, show, clock: { now, every } }) {
	const downloads = /* @__PURE__ */ new Map();
	const versions = {
		done: 0,
		all: 0
	};
	let planned = {
		packages: 0,
		bytes: 0,
		unsized: 0
	};
	const note = ({ address, version, platform }, news) => {
		const key = `${address} ${version} ${platform}`;
		downloads.set(key, {
			received: 0,
			size: null,
			ended: false,
			...downloads.get(key),
			...news
		});
	};
	const progress = {
		onVersionsPlanned(count) {
			versions.all += count;
		},
		onVersionAnswered() {
			versions.done += 1;
		},
		onDownloadsPlanned(downloadsPlanned) {
			planned = downloadsPlanned;
		},
		onDownloadStart: (named) => note(named, {}),
		onDownloadProgress: ({ received, size, ...named }) => note(named, {
			received,
			size
		}),
		onDownloadEnd: (named) => note(named, { ended: true })
	};
	const began = now();
	return {
		progress,
		end: every(interval, () => {
			const begun = [...downloads.values()];
			const all = Math.max(planned.packages, begun.length);
			const sizes = begun.flatMap(({ size }) => size ?? []);
			const isPlanned = planned.unsized === 0 && all === planned.packages;
			const sum = sizes.length === all ? sizes.reduce((total, size) => total + size, 0) : null;
			show({
				versions: { ...versions },
				packages: {
					done: begun.filter(({ ended }) => ended).length,
					all
				},
				received: begun.reduce((sum, { received }) => sum + received, 0),
				expected: isPlanned ? planned.bytes : sum,
				elapsed: (now() - began) / 1e3
			});
		})
	};
}

// src/extensions/progress/words.ts
function progressParts({ versions, packages, received, expected, elapsed }) {
	const time = `${elapsed < 120 ? `${Math.floor(elapsed)} s` : `${Math.floor(elapsed / 60)} min`} so far`;
	if (packages.all > 0) return [
		`${packages.done} of ${counted(packages.all, "package", "packages")}`,
		expected === null ? byteSize(received) : byteShare(received, Math.max(received, expected)),
		time
	];
	if (versions.all === 0) return ["Reading the lock files", time];
	return [`${versions.done} of ${counted(versions.all, "provider version", "provider versions")} looked up`, time];
}
function byteShare(part, whole) {
	const power = whole < 1024 ? 0 : powerOf(whole);
	return `${Number((part / 1024 ** power).toFixed(1))} of ${byteSize(whole)}`;
}
function doneShare({ versions, packages, received, expected }) {
	const counts = packages.all === 0 ? versions : packages;
	const { done, all } = packages.all > 0 && expected !== null ? {
		done: received,
		all: expected
	} : counts;
	return all === 0 ? null : Math.min(1, done / all);
}
const shortestBar = 8;
const longestBar = 30;
function progressLine(account, columns) {
	const room = columns - 1;
	const words = fitting(progressParts(account), room);
	const share = doneShare(account);
	const width = Math.min(longestBar, room - words.length - 1);
	if (share === null || width < shortestBar) return words;
	const full = Math.floor(share * width);
	return `${"█".repeat(full)}${"░".repeat(width - full)} ${words}`;
}
function fitting(parts, room) {
	const texts = parts.map((_, index) => parts.length - index).map((count) => parts.slice(0, count).join(", "));
	return texts.find((text) => text.length <= room) ?? (texts.at(-1) ?? "").slice(0, Math.max(0, room));
}

// src/extensions/progress/in-log.ts
function inLog(screen, begin, time = clock) {
	const { say } = screen;
	return linesInLog(screen, time, {
		onVersionStart({ address, version }) {
			begin("Asking the registries");
			say(`Asking about ${address} ${version}`);
		},
		onDownloadsPlanned: (downloads) => say(downloadPlanWords(downloads)),
		onDownloadStart: ({ size, ...named }) => say(`Downloading the ${packageName(named)}${size === null ? "" : `, ${byteSize(size)}`}`),
		onDownloadEnd: (named) => say(`Downloaded the ${packageName(named)}: ${byteSize(named.bytes)}`)
	});
}
function linesInLog({ say }, time, told) {
	const show = (account) => say(progressParts(account).join(", "));
	const { progress, end } = followRun$1({
		interval: 1e4,
		show,
		clock: time
	});
	return {
		progress: {
			...progress,
			...told,
			onDownloadsPlanned: both(progress.onDownloadsPlanned, told.onDownloadsPlanned),
			onDownloadStart: both(progress.onDownloadStart, told.onDownloadStart),
			onDownloadEnd: both(progress.onDownloadEnd, told.onDownloadEnd)
		},
		say,
		end,
		close: end
	};
}
function both(count, tell) {
	return (event) => {
		count(event);
		tell?.(event);
	};
}
function downloadPlanWords({ packages, bytes, unsized }) {
	const what = `${counted(packages, "package", "packages")} to download`;
	if (bytes === 0) return what;
	const others = unsized === 0 ? "" : ` and ${unsized} of a size that no registry states`;
	return `${what}, ${byteSize(bytes)}${others}`;
}
function packageName({ address, version, platform }) {
	return `${platform} package of ${address} ${version}`;
}

// src/extensions/progress/at-terminal.ts
function atTerminal(screen, stderr, time = clock) {
	const { CI = "", TERM } = screen.environment;
	const inCi = ![
		"",
		"false",
		"0"
	].includes(CI);
	if (stderr.isTTY === true && !inCi && TERM !== "dumb") return barAt(stderr, screen, time);
	return linesInLog(screen, time, { onDownloadsPlanned(downloads) {
		if (downloads.bytes > 0 || downloads.packages > fewPackages) screen.say(`${downloadPlanWords(downloads)}.`);
	} });
}
const fewPackages = 4;
const barInterval = 200;
const usualColumns = 80;
function barAt(stderr, { say }, time) {
	const waiting = [];
	const show = (account) => {
		stderr.write(`\r${progressLine(account, stderr.columns || usualColumns)}\x1b[K`);
		isShown = true;
	};
	let isShown = false;
	const { progress, end: endFollowing } = followRun$1({
		interval: barInterval,
		show,
		clock: time
	});
	const end = () => {
		endFollowing();
		if (isShown) stderr.write("\r\x1B[K");
		isShown = false;
	};
	const close = () => {
		end();
		process.off("exit", close);
		for (const notice of waiting.splice(0)) say(notice);
	};
	process.once("exit", close);
	return {
		progress,
		say: (notice) => void waiting.push(notice),
		end,
		close
	};
}

// src/extensions/progress/index.ts
const progress = { name: "progress" };
const followRun = (screen) => {
	const { output } = screen;
	return output.kind === "terminal" ? atTerminal(screen, output.stderr) : inLog(screen, output.begin);
};

// src/extensions/provenance/examine.ts
const faultWords = {
	unreadable: "it is not a Sigstore bundle with a signed statement",
	certificate: "its certificate is not one of Sigstore's public authority, or was not valid when the signature was made",
	time: "nothing that Sigstore vouches for says when the signature was made",
	log: "its entry in Sigstore's transparency log is missing, not valid, or about a different signature",
	signature: "its signature does not match its content"
};
async function examine(bundle, digest, expected, verify) {
	const peeked = peekStatement(bundle);
	if (peeked !== null && peeked.predicateType !== buildProvenance) return { kind: "other" };
	const result = await verify(bundle);
	if (result.kind === "unsupported") return result;
	if (result.kind === "good") return examineContent(result, digest, expected);
	return {
		kind: "mismatch",
		build: null,
		reason: faultWords[result.fault]
	};
}
async function examineContent({ payloadType, payload, extensions }, digest, expected) {
	const statement = readStatement(payloadType, payload);
	const built = buildIn(extensions);
	const mismatch = (reason) => ({
		kind: "mismatch",
		build: built,
		reason
	});
	if (statement?.predicateType !== buildProvenance) return mismatch(faultWords.unreadable);
	const { subjects } = statement;
	if (!subjects.has(digest)) return mismatch("it is about other files");
	if (built === null) return mismatch("its certificate does not name a workflow at github.com");
	const isRenamed = built.repository.toLowerCase() !== expected.repository.toLowerCase();
	const places = `it names the repository ${built.repository}, and the release is in ${expected.repository}`;
	if (isRenamed && built.repositoryId === null) return mismatch(places);
	const id = isRenamed ? await expected.repositoryId() : null;
	if (id?.kind === "unavailable") return {
		kind: "unknown",
		answered: false,
		reason: `${places}; whether one was renamed: ${id.cause}`
	};
	if (id !== null && (id.kind === "absent" || id.value !== built.repositoryId)) return mismatch(places);
	const build = {
		...built,
		renamed: isRenamed ? expected.repository : null
	};
	if (build.ref === `refs/tags/${expected.tag}`) return {
		kind: "verified",
		build,
		subjects
	};
	const tag = /^refs\/tags\/(.*)$/.exec(build.ref)?.[1];
	if (tag !== void 0 && versionOf(tag.replace(/^v(?=\d)/, "")) !== null) return mismatch(`it was made at the tag ${tag}, and the release is ${expected.tag}`);
	return {
		kind: "partial",
		build,
		subjects,
		reason: `the workflow ran for ${build.ref}, not for the tag ${expected.tag}`
	};
}
const fromBest = [
	"verified",
	"partial",
	"unknown",
	"mismatch",
	"unsupported"
];
function bestOf(examinations) {
	return fromBest.flatMap((kind) => examinations.filter((one) => one.kind === kind))[0] ?? null;
}
const buildProvenance = "https://slsa.dev/provenance/v1";
const inTotoPayload = "application/vnd.in-toto+json";
const statementText$1 = object({
	_type: _enum(["https://in-toto.io/Statement/v1", "https://in-toto.io/Statement/v0.1"]),
	predicateType: string$1().max(500),
	subject: array(object({ digest: record(string$1(), string$1()) })).max(5e3)
});
function readStatement(payloadType, payload) {
	if (payloadType !== inTotoPayload) return null;
	const parsed = statementText$1.safeParse(parseJson(payload));
	if (!parsed.success) return null;
	const digests = parsed.data.subject.flatMap(({ digest }) => digest.sha256?.toLowerCase() ?? []);
	return {
		predicateType: parsed.data.predicateType,
		subjects: new Set(digests)
	};
}
const envelope = object({ dsseEnvelope: object({
	payloadType: string$1(),
	payload: string$1()
}) });
function peekStatement(bundle) {
	const parsed = envelope.safeParse(bundle);
	if (!parsed.success) return null;
	const { payloadType, payload } = parsed.data.dsseEnvelope;
	return readStatement(payloadType, Buffer.from(payload, "base64"));
}
const claim = (number) => `1.3.6.1.4.1.57264.1.${number}`;
const [issuer, runner, sourceRepository] = [
	claim(8),
	claim(11),
	claim(12)
];
const [sourceRef, sourceId, buildConfig] = [
	claim(14),
	claim(15),
	claim(18)
];
const actionsIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w-]+)?$/;
function buildIn(extensions) {
	const text = (oid) => utf8In(extensions.get(oid)) ?? "";
	const [, repository] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)$/.exec(text(sourceRepository)) ?? [];
	const ref = text(sourceRef);
	if (!actionsIssuer.test(text(issuer)) || repository === void 0 || ref === "") return null;
	const [, workflow = "a workflow"] = /\/([^/@]{1,200})@[^@]*$/.exec(text(buildConfig)) ?? [];
	const [environment, id] = [text(runner), text(sourceId)];
	return {
		repository,
		repositoryId: /^\d{1,20}$/.test(id) ? id : null,
		renamed: null,
		workflow,
		ref,
		runner: environment === "github-hosted" || environment === "self-hosted" ? environment : null
	};
}
function utf8In(der) {
	if (der === void 0 || der[0] !== 12) return null;
	const [, first = 0, second = 0, third = 0] = der;
	const start = first < 128 ? 2 : first - 126;
	const length = [
		first,
		second,
		second * 256 + third
	][start - 2] ?? -1;
	if (der.length !== start + length) return null;
	return orNull(() => new TextDecoder("utf-8", { fatal: true }).decode(der.subarray(start)));
}

// src/extensions/provenance/github-attestations.ts
const mostDigests = 1e3;
const mostPages = 3;
const largestPage = 100;
const mostBundles = 8;
const listedAnswer = object({
	bundle: unknown().optional(),
	bundle_url: string$1().max(8192).nullish()
});
const repositoryAnswer = object({ id: int().positive() });
const bulkAnswer = object({
	attestations_subject_digests: record(string$1(), array(listedAnswer).nullable()).optional(),
	page_info: object({
		has_next: boolean().optional(),
		next: string$1().max(2e3).optional()
	}).optional()
});
function githubAttestations(github) {
	return {
		async list(owner, digests) {
			const asked = digests.slice(0, mostDigests);
			const ofOrganisation = await listAll(github, `/orgs/${encodeURIComponent(owner)}`, asked);
			if (ofOrganisation.kind !== "absent") return ofOrganisation;
			const ofUser = await listAll(github, `/users/${encodeURIComponent(owner)}`, asked);
			return ofUser.kind === "absent" ? known(new Map(asked.map((digest) => [digest, []]))) : ofUser;
		},
		async idOf(repository) {
			const answer = readAnswer(await github.ask(`GET /repos/${repository}`, {}), repositoryAnswer);
			return answer.kind === "known" ? known(String(answer.value.id)) : answer;
		}
	};
}
async function listAll(github, account, digests) {
	const listing = /* @__PURE__ */ new Map();
	let after;
	for (let page = 0; page < mostPages; page++) {
		const parameters = new URLSearchParams({
			per_page: String(largestPage),
			...after && { after }
		});
		const asked = await github.ask(`POST ${account}/attestations/bulk-list?${parameters}`, {
			subject_digests: digests.map((digest) => `sha256:${digest}`),
			predicate_type: "provenance"
		});
		const answer = readAnswer(asked, bulkAnswer);
		if (answer.kind !== "known") return answer;
		const { attestations_subject_digests: found = {}, page_info: info } = answer.value;
		for (const digest of digests) {
			const bundles = (found[`sha256:${digest}`] ?? []).map(listed$1);
			listing.set(digest, [...listing.get(digest) ?? [], ...bundles].slice(0, 9));
		}
		after = info?.has_next === true ? info.next : void 0;
		if (after === void 0) break;
	}
	for (const [digest, bundles] of listing) if (after !== void 0 || bundles.length > 8) listing.set(digest, [...bundles.slice(0, 8), { kind: "unread" }]);
	return known(listing);
}
function listed$1({ bundle, bundle_url: url }) {
	return url == null || bundle != null ? {
		kind: "inlined",
		bundle
	} : {
		kind: "linked",
		url
	};
}

// src/extensions/provenance/read-bundle.ts
const largestBundle = 2097152;
async function readBundle(listed, fetcher) {
	if (listed.kind === "inlined") {
		const text = orNull(() => JSON.stringify(listed.bundle) ?? "");
		if (text === null) return unavailable$1("malformed-answer", "the attestation is nested too deeply");
		if (text.length <= largestBundle) return known({
			json: listed.bundle,
			digest: sha256(text)
		});
		return unavailable$1("too-large", `the attestation is larger than ${largestBundle / 1024 / 1024} MiB`);
	}
	const answer = await fetcher.get(listed.url, {
		maxBytes: largestBundle,
		what: "an attestation",
		brief: true
	});
	if (answer.kind !== "known") return answer;
	const { body } = answer.value;
	const bytes = body[0] === openingBrace ? body : unpackSnappy(body, largestBundle);
	if (bytes === null) return unavailable$1("malformed-answer", "the attestation cannot be unpacked");
	const json = parseJson(bytes);
	if (json === void 0) return unavailable$1("malformed-answer", "the attestation is not JSON");
	return known({
		json,
		digest: sha256(bytes)
	});
}
const openingBrace = 123;
function unpackSnappy(input, most) {
	let at = 0;
	const readNumber = (bytes) => {
		const begin = at;
		at += bytes;
		return at > input.length ? NaN : Buffer.from(input.subarray(begin, at)).readUIntLE(0, bytes);
	};
	let length = 0;
	for (let shift = 0, more = true; more; shift += 7) {
		const byte = shift > 28 ? NaN : readNumber(1);
		length += (byte & 127) * 2 ** shift;
		more = byte >= 128;
		if (Number.isNaN(byte)) return null;
	}
	if (length > most) return null;
	const output = new Uint8Array(length);
	let filled = 0;
	while (at < input.length) {
		const tag = readNumber(1);
		const [kind, upper] = [tag & 3, tag >> 2];
		if (kind === 0) {
			const size = (upper < 60 ? upper : readNumber(upper - 59)) + 1;
			if (!(filled + size <= length && at + size <= input.length)) return null;
			output.set(input.subarray(at, at + size), filled);
			filled += size;
			at += size;
		} else {
			const end = filled + (kind === 1 ? (upper & 7) + 4 : upper + 1);
			const offset = kind === 1 ? (tag >> 5) * 256 + readNumber(1) : readNumber(kind === 2 ? 2 : 4);
			if (!(offset > 0 && offset <= filled && end <= length)) return null;
			for (; filled < end; filled++) output[filled] = output[filled - offset] ?? 0;
		}
	}
	return filled === length ? output : null;
}

// src/extensions/provenance/ask.ts
const mostPackages = 500;
async function askForProvenance(pairs, evidence, ports) {
	const keys = new Set(pairs.flatMap(({ now, before }) => before === null ? [now] : [now, before]));
	const reviewed = new Set(pairs.map(({ now }) => now));
	const releases = new Map([...keys].flatMap((key) => {
		const release = attestable(evidence.get(key), ports.store, !reviewed.has(key));
		return release === null ? [] : [[key, release]];
	}));
	const listings = await listFirst([...releases.values()], ports.store);
	const looks = [...releases].map(async ([key, release]) => {
		return [key, await provenanceOf(release, listings, ports)];
	});
	const found = new Map(await Promise.all(looks));
	for (const { now, before } of pairs) if (before !== null && found.get(before)?.kind === "verified" && !found.has(now) && documentsOf$1(evidence.get(now) ?? null).length > 0) found.set(now, elsewhere);
	return found;
}
const elsewhere = {
	kind: "unknown",
	reason: "its checksums are not in a release of its version at github.com",
	answered: true
};
function attestable(evidence, store, isFormer) {
	if (evidence === void 0) return null;
	const documents = isFormer ? formerDocuments(evidence) : documentsOf$1(evidence);
	const source = repositoryWithDocuments(evidence, documents);
	const tag = source?.forge === "github.com" ? tagOf(source, evidence.version) : null;
	const listed = documents.flatMap(({ sha256, entries }) => entries.flatMap(({ platform, hash }) => platform === null ? [] : [{
		platform,
		digest: zipDigest(hash),
		document: sha256
	}]));
	const first = listed.find(({ platform }) => platform === firstPlatform) ?? listed[0];
	if (source === null || tag === null || first === void 0) return null;
	const [owner = ""] = source.repository.split("/");
	const id = openMemory();
	return {
		owner,
		repository: source.repository,
		repositoryId: () => id("", () => store.idOf(source.repository)),
		tag,
		first: first.digest,
		packages: new Map(listed.map(({ digest, document }) => [digest, document]))
	};
}
function subjectsFor(digest, { packages }) {
	return [digest, packages.get(digest) ?? digest];
}
async function listFirst(releases, store) {
	const owners = Map.groupBy(releases, ({ owner }) => owner.toLowerCase());
	const listings = /* @__PURE__ */ new Map();
	await Promise.all([...owners].map(async ([owner, own]) => {
		const digests = own.flatMap((release) => subjectsFor(release.first, release));
		listings.set(owner, await store.list(owner, distinct(digests)));
	}));
	return listings;
}
async function provenanceOf(release, listings, ports) {
	const { owner, first, packages } = release;
	const examiner = openExaminer(release, ports);
	const best = await examiner.look(first, listings.get(owner.toLowerCase()));
	if (best.kind !== "verified" && best.kind !== "partial") return best;
	const others = [...packages.keys()].filter((digest) => !subjectsFor(digest, release).some((subject) => best.subjects.has(subject)));
	const asked = others.slice(0, mostPackages);
	const listing = asked.length === 0 ? void 0 : await ports.store.list(owner, distinct(asked.flatMap((digest) => subjectsFor(digest, release))));
	let lacking = others.length - asked.length;
	const attestations = best.kind === "verified" ? [best.attestation] : [];
	const covered = /* @__PURE__ */ new Set();
	for (const digest of asked) {
		if (subjectsFor(digest, release).some((subject) => covered.has(subject))) continue;
		const other = await examiner.look(digest, listing);
		if (other.kind === "mismatch" || other.kind === "unknown" && !other.answered) return other;
		if (other.kind === "verified") {
			attestations.push(other.attestation);
			for (const subject of other.subjects) covered.add(subject);
		} else lacking += 1;
	}
	const { build } = best;
	if (lacking === 0 && best.kind === "verified") return {
		kind: "verified",
		build,
		attestations: distinct(attestations)
	};
	return {
		kind: "partial",
		build,
		reason: lacking === 0 && best.kind === "partial" ? best.reason : `no attestation that holds is known of ${lacking} of ${packages.size} packages`
	};
}
function openExaminer(expected, { fetcher, loadVerifier }) {
	const verified = openMemory();
	const read = openMemory();
	async function examineOne(listed, digest) {
		if (listed.kind === "unread") return {
			kind: "unknown",
			answered: true,
			reason: `GitHub lists more attestations than the ${8} that are looked at, none of which holds`
		};
		const reading = () => readBundle(listed, fetcher);
		const bundle = await (listed.kind === "linked" ? read(listed.url, reading) : reading());
		const misplaced = "the attestation is not where GitHub says that it is";
		if (bundle.kind === "absent") return {
			kind: "unknown",
			answered: false,
			reason: misplaced
		};
		if (bundle.kind === "unavailable") {
			const { code, cause: reason } = bundle;
			return {
				kind: code === "too-large" || code === "malformed-answer" ? "unsupported" : "unknown",
				answered: code === "too-large",
				reason
			};
		}
		const verify = await loadVerifier();
		const examined = await examine(bundle.value.json, digest, expected, (json) => verified(bundle.value.digest, () => verify(json)));
		if (examined.kind !== "verified" && examined.kind !== "partial") return examined;
		const url = `https://api.github.com/repos/${expected.repository}/attestations/sha256:${digest}`;
		return {
			...examined,
			attestation: {
				url,
				digest: `sha256:${bundle.value.digest}`
			}
		};
	}
	return { async look(digest, listing) {
		const examinations = [];
		for (const subject of subjectsFor(digest, expected)) {
			const bundles = listing?.kind === "known" ? listing.value.get(subject) : void 0;
			if (bundles === void 0) return {
				kind: "unknown",
				answered: false,
				reason: listing?.kind === "unavailable" ? listing.cause : "this run has too many releases to query GitHub about all of them"
			};
			for (const listed of bundles) {
				const one = await examineOne(listed, subject);
				if (one.kind === "verified") return one;
				examinations.push(one);
			}
		}
		const best = bestOf(examinations);
		if (best === null || best.kind === "other") return { kind: "absent" };
		return best.kind === "unsupported" ? {
			...best,
			kind: "unknown"
		} : best;
	} };
}

// src/extensions/provenance/provenance.ts
function lackOf(provenance) {
	if (provenance === void 0) return {
		words: "GitHub was not queried, or no github.com release is known",
		answered: false
	};
	if (provenance.kind === "verified") return null;
	if (provenance.kind === "absent") return {
		words: "GitHub has none",
		answered: true
	};
	const answered = provenance.kind !== "unknown" || provenance.answered;
	return {
		words: asClause(provenance.reason),
		answered
	};
}

// src/extensions/provenance/provenance-lost.ts
const provenanceLost = entryRule({
	slug: "provenance-lost",
	severity: "warning",
	meaning: "A release without the verified build attestation that the previous version had.",
	after: "publisher-changed",
	headline: ({ who, has }) => `${who} no longer ${has} a verified build attestation`,
	find({ lock, reviewed: { change, evidence, baseEvidence } }) {
		const before = baseEvidence?.provenance;
		const lack = lackOf(evidence?.provenance);
		if (lack?.answered !== true || evidence?.provenance?.kind === "mismatch") return null;
		if (before?.kind !== "verified" || change.from === null) return null;
		const none = evidence?.provenance?.kind === "absent" ? "no build attestation on GitHub" : `no verified build attestation (${lack.words})`;
		return {
			line: lock.lines.version,
			message: say`${releaseName(lock)} has ${none}; ${change.from.version} was built by ${before.build.workflow} of ${before.build.repository}.`,
			fix: [consider(`merge only if the publisher explains why, for example in the release notes; otherwise stay on ${change.from.version}`)]
		};
	}
});

// src/extensions/provenance/provenance-mismatch.ts
const provenanceMismatch = entryRule({
	slug: "provenance-mismatch",
	severity: "error",
	meaning: "A release whose build attestation does not verify, or is about a different repository or version.",
	after: "unexpected-signer",
	headline: ({ who }) => `the build attestation of ${who} does not hold`,
	find({ lock, reviewed }) {
		const provenance = reviewed.evidence?.provenance;
		if (provenance?.kind !== "mismatch") return null;
		return {
			line: lock.lines.version,
			message: say`The build attestation of ${releaseName(lock)} does not hold: ${asClause(provenance.reason)}.`,
			fix: [consider("keep the version before"), askPublisher(lock.address, "who built this release, and why its attestation says something else")]
		};
	}
});

// src/extensions/provenance/provenance-missing.ts
const provenanceMissing = entryRule({
	slug: "provenance-missing",
	severity: "error",
	meaning: "A release without the verified build attestation that the policy requires.",
	after: "provenance-mismatch",
	headline: ({ who, has }) => `${who} ${has} no verified build attestation, which the policy requires`,
	find({ lock, reviewed }, { settings }) {
		const pattern = provenanceRequiredFor(settings, lock.address);
		const provenance = reviewed.evidence?.provenance;
		const lack = pattern === null ? null : lackOf(provenance) ?? runnerLack(provenance, settings);
		if (pattern === null || lack === null) return null;
		const file = settings.policy.path;
		return {
			line: lock.lines.version,
			message: say`The policy requires a verified build attestation of ${releaseName(lock)} ("${pattern}"): ${lack.words}.`,
			fix: [lack.answered ? askPublisher(lock.address, "to attest the packages in the workflow that builds them") : {
				do: "run-again",
				when: "with a GitHub token, when GitHub and the registry answer"
			}, ...file === null ? [] : [{
				...withoutDemand,
				file
			}]]
		};
	}
});
function runnerLack(provenance, settings) {
	if (provenance?.kind !== "verified" || valueIn(settings, provenanceRunner) === "any") return null;
	if (provenance.build.runner === "github-hosted") return null;
	return {
		words: "it was not built on one of GitHub's own runners, as provenance-runner demands",
		answered: true
	};
}
const withoutDemand = {
	do: "set",
	how: "change",
	setting: "require-provenance",
	value: null,
	when: "or"
};
const requireProvenance = setting$1("require-provenance", {
	kind: patterns,
	says: "Providers whose releases need a valid build attestation on GitHub; a release without one is an error.",
	places: ["policy"],
	example: " [registry.terraform.io/integrations/*]"
});
const provenanceRunner = setting$1("provenance-runner", {
	kind: ranked(oneOf("any", "github-hosted"), ["any", "github-hosted"]),
	says: "Where releases that need an attestation may be built: on `any` runner, or only on GitHub's own (`github-hosted`).",
	places: ["policy"]
});
function provenanceRequiredFor(settings, address) {
	return valueIn(settings, requireProvenance).find((pattern) => pattern.matches(address))?.text ?? null;
}

// src/extensions/provenance/reported.ts
const reported$2 = object({
	status: _enum([
		"verified",
		"partial",
		"mismatch",
		"absent",
		"unknown"
	]),
	repository: string$1().nullable(),
	workflow: string$1().nullable(),
	ref: string$1().nullable(),
	renamed: string$1().nullable().describe("The name of the same repository in the address of the release"),
	runner: _enum(["github-hosted", "self-hosted"]).nullable(),
	attestations: array(object({
		url: string$1(),
		digest: string$1().regex(/^sha256:[0-9a-f]{64}$/)
	})).describe("Those that were verified, with the digests of their bundles"),
	detail: string$1().nullable().describe("Why it is not verified")
});
const provenanceFields = { change: { provenance: reported$2.nullable().describe("null: not queried, or the release is not at github.com") } };
function reportedProvenance({ evidence }) {
	const provenance = evidence?.provenance;
	if (provenance === void 0) return { provenance: null };
	const isAbsent = provenance.kind === "absent";
	const build = "build" in provenance ? provenance.build : null;
	return { provenance: {
		status: provenance.kind,
		repository: build?.repository ?? null,
		workflow: build?.workflow ?? null,
		ref: build?.ref ?? null,
		renamed: build?.renamed ?? null,
		runner: build?.runner ?? null,
		attestations: provenance.kind === "verified" ? [...provenance.attestations] : [],
		detail: isAbsent ? "GitHub has no attestation of the packages" : lackOf(provenance)?.words ?? null
	} };
}
function builderLines({ to, provenance }) {
	if (to === null || provenance?.status !== "verified" && provenance?.status !== "partial") return [];
	const { status, workflow, repository, ref, renamed, runner } = provenance;
	const place = ref?.replace(/^refs\/(?:tags|heads)\//, "");
	const less = status === "verified" ? "" : " (not fully attested)";
	const name = renamed === null ? "" : ` (renamed: the release is in ${renamed})`;
	return [{
		cell: "signer",
		label: "provenance",
		words: say`built by ${String(workflow)} of ${String(repository)}${name} at ${String(place)}${runner === "self-hosted" ? " on a self-hosted runner" : ""}${less}`
	}];
}

// src/extensions/provenance/trusted-roots.ts
const trustedRootVariable = "LOCKPROOF_TRUSTED_ROOT";
const sigstoreKeys = setting$1("sigstore-keys", {
	kind: oneOf("refresh", "shipped"),
	says: "What to do if an attestation names a Sigstore key that this version of Lockproof lacks: `refresh` (fetch the newest keys and verify them with TUF, the system that Sigstore uses to distribute keys) or `shipped` (use only the keys that Lockproof ships).",
	places: [
		"input",
		"flag",
		"policy"
	]
});
const largestFile$1 = 1048576;
const mostRoots = 10;
function verifierFrom({ environment, reviewed, fact, fetchNewer }) {
	const { [trustedRootVariable]: path = "" } = environment;
	return async () => {
		const own = await fact({
			method: "READ",
			url: trustedRootVariable
		}, async () => known(path === "" ? null : await textOf(path, reviewed)));
		const text = own.kind === "known" && own.value !== null ? String(own.value) : null;
		const { openVerifier } = await import("./sigstore.js");
		const verify = text === null ? openVerifier() : verifierOf(text, path, openVerifier);
		let fetching = null;
		return async (bundle) => {
			const result = verify(bundle);
			if (result.kind !== "refused" || !result.lacksKey) return result;
			const unknown = (why) => ({
				kind: "unsupported",
				answered: false,
				reason: `it is signed with a key of Sigstore that this run does not have, and ${why}`
			});
			if (text !== null) return unknown(`${trustedRootVariable} names no newer ones`);
			if (fetchNewer === null) return unknown("`sigstore-keys: shipped` lets it fetch no newer ones");
			fetching ??= fact({
				method: "READ",
				url: "sigstore-keys"
			}, fetchNewer);
			const newer = await fetching;
			if (newer.kind !== "known") return unknown(`newer ones could not be fetched: ${newer.kind === "absent" ? newer.what : newer.cause}`);
			return verifierOf(String(newer.value), "sigstore-keys", openVerifier)(bundle);
		};
	};
}
function verifierOf(text, path, open) {
	const lines = objectIn(text) === null ? text.split("\n").filter((line) => line.trim() !== "") : [text];
	const roots = lines.map(objectIn).filter((root) => root !== null);
	if (roots.length === 0 || roots.length < lines.length || roots.length > mostRoots) throw wrong$1(path, "has no JSON object, or none in some line");
	const verify = orNull(() => open(roots));
	if (verify === null) throw wrong$1(path, "has an object that is no trusted root of Sigstore");
	return verify;
}
async function textOf(path, reviewed) {
	if (!isAbsolute(path) || touches(path, reviewed)) throw wrong$1(path, "is not the full path of a file outside of the folder under review");
	try {
		if ((await stat(path)).size > largestFile$1) throw wrong$1(path, "is larger than 1 MiB");
		return await readFile(path, "utf8");
	} catch (error) {
		if (error instanceof UserError) throw error;
		throw wrong$1(path, "cannot be read");
	}
}
function objectIn(text) {
	const value = orNull(() => JSON.parse(text));
	return typeof value === "object" && !Array.isArray(value) ? value : null;
}
function wrong$1(path, how) {
	return invalidInput(`${trustedRootVariable}: ${quoted(path)} ${how}; name a file that \`gh attestation trusted-root\` wrote, or leave it out.`);
}

// src/extensions/provenance/index.ts
const provenance = {
	name: "provenance",
	settings: [
		requireProvenance,
		provenanceRunner,
		sigstoreKeys
	],
	rules: [
		provenanceMismatch,
		provenanceMissing,
		provenanceLost
	],
	fields: provenanceFields,
	change: reportedProvenance,
	row: builderLines,
	open({ settings, github, environment, reviewed, fetcher, fact, say }) {
		const isWanted = ![provenanceMismatch, provenanceLost].every(({ slug }) => settings.rules.get(slug) === "off") || valueIn(settings, requireProvenance).length > 0;
		if (github === void 0 || !isWanted) return {};
		const fetchNewer = async () => {
			const { fetchTrustedRoot } = await import("./sigstore-tuf.js");
			return fetchTrustedRoot(fetcher);
		};
		const isFetched = valueIn(settings, sigstoreKeys) === "refresh";
		const load = verifierFrom({
			environment,
			reviewed,
			fact,
			fetchNewer: isFetched ? fetchNewer : null
		});
		const loaded = openMemory();
		const about = (pairs) => ({ async all(evidence) {
			const found = await askForProvenance(pairs, evidence, {
				store: githubAttestations(github),
				fetcher,
				loadVerifier: () => loaded("", load)
			});
			const unknown = [...found.values()].filter((one) => one.kind === "unknown" && !one.answered);
			for (const reason of new Set(unknown.map((one) => "reason" in one ? one.reason : ""))) say(`The build provenance of some releases is not known: ${reason}.`);
			return new Map([...found].map(([key, provenance]) => {
				const repositoryId = provenance.kind === "verified" ? provenance.build.repositoryId : null;
				return [key, {
					provenance,
					...repositoryId !== null && { repositoryId }
				}];
			}));
		} });
		return { steps: (changes) => [about(pairsIn(changes))] };
	}
};
function pairsIn(changes) {
	return changes.flatMap(({ change }) => {
		if (change.to === null) return [];
		const old = versionBefore(change);
		const before = old === null ? null : evidenceKey(old.address, old.version);
		return [{
			now: evidenceKey(change.provider, change.to.version),
			before
		}];
	});
}

// src/extensions/receipts/whole.ts
const names = {
	vsa: "A verification summary",
	cyclonedx: "A bill of materials"
};
const limits$1 = {
	review: "a review looks only at the entries that a change touches",
	shard: "a shard looks only at a part of the entries"
};
function refuseReceipt(format, part) {
	const next = {
		review: `run \`lockproof verify --format ${format}\` on the commit that it is to be about`,
		shard: `run every shard of \`lockproof verify\` with --format json, then \`lockproof merge --format ${format}\` on all of them`
	};
	throw invalidInput(`${names[format]} is about whole lock files, and ${limits$1[part]}; ${next[part]}.`);
}
function refuseReceiptOfPart(report, format) {
	const { base, part, verdict, files, changes } = report;
	if (base !== null) refuseReceipt(format, "review");
	if (part !== void 0) refuseReceipt(format, "shard");
	if ((verdict === "verified" || format === "cyclonedx") && hasFound(report, "unreadable-lock-file")) throw invalidInput(`${names[format]} is about whole lock files, and one could not be read whole; correct that file, then run again.`);
	const listed = new Set(changes.flatMap((change) => change.files));
	const hasEmptyFile = files.some(({ path }) => !listed.has(path));
	if ((verdict === "verified" || format === "cyclonedx") && hasEmptyFile && hasFound(report, "missing-from-lock")) throw invalidInput(`${names[format]} is about whole lock files, and one has no entry although the configuration requires a provider, or may require one; run \`terraform providers lock\` there, then run again.`);
}
function hasFound({ findings, silenced }, slug) {
	return [...findings, ...silenced].some(({ rule }) => rule === slug);
}
const verified = object({ provenance: object({
	status: literal("verified"),
	repository: string$1(),
	workflow: string$1(),
	ref: string$1(),
	attestations: array(object({
		url: string$1(),
		digest: string$1()
	}))
}) });
function verifiedBuild(change) {
	return verified.safeParse(change).data?.provenance ?? null;
}

// src/extensions/receipts/cyclonedx.ts
const project$1 = "https://github.com/lockproof/lockproof";
function renderCycloneDx(report, now) {
	refuseReceiptOfPart(report, "cyclonedx");
	const left = report.changes.filter(({ to }) => to !== null);
	const components = [...Map.groupBy(left, ({ provider, to }) => `${provider}@${to?.version}`).values()].map(providerAs);
	const website = {
		type: "website",
		url: project$1
	};
	const tool = {
		type: "application",
		name: "lockproof",
		version: report.tool.version
	};
	const bill = {
		$schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		serialNumber: serialNumberOf(report),
		version: 1,
		metadata: {
			timestamp: now.toISOString(),
			tools: { components: [{
				...tool,
				externalReferences: [website]
			}] }
		},
		components: components.toSorted((one, other) => compareBytes(one["bom-ref"], other["bom-ref"]))
	};
	return `${visibleJson(JSON.stringify(bill, null, 2))}\n`;
}
function providerAs(changes) {
	const [change] = changes;
	const { provider, to, signature, source } = change;
	const built = verifiedBuild(change);
	const [host = "", namespace = "", type = ""] = provider.split("/").map(textFrom);
	const version = textFrom(to?.version ?? "");
	const keys = [signature.fingerprint, ...signature.otherKeys ?? []].filter((key) => key !== null);
	const page = `https://${host}/providers/${namespace}/${type}/${version}`;
	return {
		type: "application",
		"bom-ref": textFrom(`${provider}@${version}`),
		group: `${host}/${namespace}`,
		name: type,
		version,
		externalReferences: [...source === null ? [] : [{
			type: "vcs",
			url: encodeURI(`https://${textFrom(source)}`)
		}], ...host === "registry.terraform.io" ? [{
			type: "distribution",
			url: encodeURI(page)
		}] : []],
		components: packagesOf$2(changes),
		properties: [
			...properties("signature:tier", [signature.tier]),
			...properties("signature:fingerprint", keys),
			...properties("provenance", built === null ? [] : [`verified: built by ${built.workflow} of ${built.repository} at ${built.ref}`]),
			...properties("lock-file", changes.flatMap(({ files }) => files)),
			...properties("hash", hashesIn(changes))
		]
	};
}
function properties(name, values) {
	return distinct(values.map(textFrom)).map((value) => ({
		name: `lockproof:${name}`,
		value
	}));
}
function hashesIn(changes) {
	return hashesOf(changes).filter((hash) => !isPackage(hash)).map(({ hash, worth }) => `${hash} ${worth?.kind ?? "unproven"}`);
}
function packagesOf$2(changes) {
	const [{ provider, to }] = changes;
	const type = provider.slice(provider.lastIndexOf("/") + 1);
	return [...Map.groupBy(hashesOf(changes).filter(isPackage), ({ hash }) => hash)].map(([hash, [first]]) => ({
		type: "file",
		"bom-ref": textFrom(`${provider}@${to?.version}#${hash}`),
		name: textFrom(`terraform-provider-${type}_${to?.version}_${first?.platform}.zip`),
		hashes: [{
			alg: "SHA-256",
			content: zipDigest(hash)
		}]
	}));
}
function isPackage({ hash, worth, platform }) {
	return isOfZip(hash) && worth?.kind === "proven" && platform !== null;
}
function hashesOf(changes) {
	return changes.flatMap(({ hashes }) => hashes.filter(({ status }) => status !== "removed"));
}
function textFrom(text) {
	return visible(text, Number.POSITIVE_INFINITY);
}
function serialNumberOf({ files, changes, tool }) {
	const hex = sha256(JSON.stringify([
		tool,
		files,
		changes
	]));
	const variant = (Number.parseInt(hex[16] ?? "0", 16) & 3 | 8).toString(16);
	return `urn:uuid:${[...[
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		variant + hex.slice(17, 20)
	], hex.slice(20, 32)].join("-")}`;
}

// src/extensions/receipts/vsa.ts
const project = "https://github.com/lockproof/lockproof";
const levels = {
	proven: "LOCKPROOF_ALL_HASHES_PROVEN",
	accepted: "LOCKPROOF_SOME_HASHES_ACCEPTED"
};
function renderVsa(report, { now, resource }) {
	refuseReceiptOfPart(report, "vsa");
	const passed = report.verdict === "verified";
	const lockFiles = report.files.flatMap(({ path, digest }) => digest === null ? [] : [{
		name: nameFrom(path),
		digest: digestSet(digest)
	}]);
	if (lockFiles.length === 0) throw invalidInput("No lock file was reviewed, so there is nothing that a verification summary could be about; run `lockproof verify --format vsa` on a folder with a lock file.");
	const { policy, policyFolder = "", changes, tool, totals } = report;
	const level = totals.proven === totals.hashes && !hasFound(report, "hashes-cleared") ? levels.proven : levels.accepted;
	const statement = {
		_type: "https://in-toto.io/Statement/v1",
		subject: passed ? [...lockFiles, ...packagesOf$1(changes)] : lockFiles,
		predicateType: "https://slsa.dev/verification_summary/v1",
		predicate: {
			verifier: {
				id: project,
				version: { lockproof: tool.version }
			},
			timeVerified: now.toISOString(),
			resourceUri: resource,
			policy: policy === null ? { uri: `${project}/blob/main/docs/policy.md` } : {
				uri: `${resource}#${encodeURIComponent(posix.join(policyFolder, policy.path))}`,
				digest: digestSet(policy.digest),
				...policy.extends === void 0 ? {} : { annotations: { extends: policy.extends } }
			},
			inputAttestations: documentsOf(changes),
			verificationResult: passed ? "PASSED" : "FAILED",
			verifiedLevels: [passed ? level : "FAILED"],
			slsaVersion: "1.1"
		}
	};
	return `${visibleJson(JSON.stringify(statement, null, 2))}\n`;
}
function nameFrom(text) {
	return visible(text, Number.POSITIVE_INFINITY);
}
function packagesOf$1(changes) {
	const packages = changes.flatMap(({ provider, to, hashes }) => hashes.filter(({ hash, worth, platform }) => isOfZip(hash) && worth?.kind === "proven" && platform !== null).map(({ hash, platform }) => ({
		name: nameFrom(`${provider}/${to?.version}/${platform}`),
		digest: { sha256: zipDigest(hash) }
	})));
	return [...new Map(packages.map((one) => [`${one.name} ${one.digest.sha256}`, one])).values()];
}
function documentsOf(changes) {
	const documents = changes.flatMap((change) => [...change.documents, ...verifiedBuild(change)?.attestations ?? []]);
	return [...new Map(documents.map((one) => [`${one.url} ${one.digest}`, one])).values()].map(({ url, digest }) => ({
		uri: url,
		digest: digestSet(digest)
	}));
}
function digestSet(digest) {
	return { sha256: digest.slice(7) };
}

// src/extensions/receipts/index.ts
const receipts$1 = {
	name: "receipts",
	formats: [{
		name: "vsa",
		refuse: (part) => refuseReceipt("vsa", part),
		render: ({ report }, { environment, now }) => renderVsa(report, {
			now,
			resource: resourceOf(environment, report)
		})
	}, {
		name: "cyclonedx",
		refuse: (part) => refuseReceipt("cyclonedx", part),
		render: ({ report }, { now }) => renderCycloneDx(report, now)
	}]
};
function resourceOf(env, { head, folder = "" }) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL } = env;
	const url = server && name ? `${server}/${name}` : CI_PROJECT_URL;
	if (url !== void 0 && URL.canParse(url)) return `git+${url}${head === null ? "" : `@${head}`}`;
	return head === null ? `file:${posix.relative(`/${folder}`, "/") || "."}` : `urn:git:commit:${head}`;
}

// src/extensions/shards/contradiction.ts
function contradictionIn(report) {
	const { changes, files, findings, totals, policy } = report;
	const paths = new Set(files.map(({ path }) => path));
	for (const { provider, files } of changes) for (const path of files) if (!paths.has(path)) return `it has an entry of ${quoted(provider)} in ${quoted(path)}, which it does not list as a lock file`;
	for (const { provider, hashes } of changes) for (const { proof, worth } of hashes) if (!proofsFor(worth).includes(proof)) return `a hash of ${quoted(provider)} is ${worth?.kind ?? "removed"} in it, with the proof "${proof}"`;
	const isCut = findings.length >= mostFindings$1;
	const unproven = changes.filter(({ hashes }) => hashes.some(({ worth }) => worth?.kind === "unproven")).map(({ provider }) => ({
		provider,
		faults: faultsOf(provider, report)
	}));
	const unnamed = isCut ? void 0 : unproven.find(({ faults }) => faults.length === 0);
	if (unnamed !== void 0) return `a hash of ${quoted(unnamed.provider)} is not proven, and no finding says so`;
	for (const [name, listed] of Object.entries(countsOf$1(report))) {
		const told = Object.entries(totals).find(([key]) => key === name)?.[1];
		if (told !== listed) return `its totals count ${told} as "${name}", and it lists ${listed}`;
	}
	if (isCut ? totals.findings < findings.length : totals.findings !== findings.length) return `its totals count ${counted(totals.findings, "finding", "findings")}, and it lists ${findings.length}`;
	const ofVerdict = contradictionOfVerdict(report, isCut);
	if (ofVerdict !== null || isCut || policy !== null) return ofVerdict;
	const lowered = unproven.find(({ faults }) => faults.every(({ severity }) => severity !== "error"));
	return lowered === void 0 ? null : `a hash of ${quoted(lowered.provider)} is not proven, which is no error in it, although no policy says so`;
}
function proofsFor(worth) {
	if (worth === null) return ["none"];
	if (worth.kind === "proven") return ["signed", "computed"];
	if (worth.kind === "open") return ["unavailable"];
	const by = worth.kind === "accepted" ? worth.by : null;
	if (by === "word" || by === "announced") return ["asserted"];
	return by === "waiver" ? [
		"asserted",
		"none",
		"unavailable"
	] : ["asserted", "none"];
}
function faultsOf(provider, { findings }) {
	return findings.filter((one) => one.provider === provider && one.waived === void 0 && !one.open);
}
function contradictionOfVerdict({ verdict, findings, files, totals, gap, shard }, isCut) {
	const failing = failingSeverities(shard);
	const fails = findings.some(({ open, severity }) => open !== true && failing.includes(severity));
	const isOpen = totals.open > 0 || gap !== void 0;
	switch (verdict) {
		case "failed": return fails || isCut ? null : "its verdict is \"failed\", and no finding fails";
		case "incomplete": return fails ? "its verdict is \"incomplete\", and it has findings that fail" : null;
		case "verified":
			if (fails) return "its verdict is \"verified\", and it has findings that fail";
			return isOpen ? "its verdict is \"verified\", and answers are missing in it" : null;
		case "unchanged": return files.length > 0 || findings.length > 0 || isOpen ? "its verdict is \"unchanged\", and it has lock files or findings" : null;
	}
}

// src/extensions/shards/merge.ts
function faultOfShards(reports) {
	const [first, ...others] = reports;
	if (first === void 0) return "There is no report to merge; name one for each shard.";
	for (const { name, report } of reports) {
		const contradiction = contradictionIn(report);
		if (contradiction !== null) return `${name} contradicts itself: ${contradiction}; run its shard again, and keep the report where nobody else can write.`;
	}
	const { count, run, changes } = first.report.shard;
	const otherCount = others.find(({ report }) => report.shard.count !== count);
	if (otherCount !== void 0) return `${first.name} is one of ${count} shards and ${otherCount.name} one of ${otherCount.report.shard.count}; name the reports of one run.`;
	const otherRun = others.find(({ report }) => report.shard.run !== run);
	if (otherRun !== void 0) return `${otherRun.name} comes from a different run than ${first.name}: revisions, lock files or settings differ; run all shards again, for the same commit and with the same flags.`;
	const edited = others.find(({ report }) => sharedIn(report) !== sharedIn(first.report));
	if (edited !== void 0) return `${edited.name} differs from ${first.name} in more than its changes, although both say that they come from one run; run all shards again, and keep their reports where nobody else can write.`;
	const byIndex = Map.groupBy(reports, ({ report }) => report.shard.index);
	for (const [index, [one, twin]] of byIndex) if (one !== void 0 && twin !== void 0) return `${one.name} and ${twin.name} are both shard ${index} of ${count}; name each shard once.`;
	const holders = /* @__PURE__ */ new Map();
	for (const { name, report } of reports) for (const { provider, files } of report.changes) for (const path of files) {
		const key = JSON.stringify([path, provider]);
		const other = holders.get(key) ?? name;
		if (other !== name) return `${other} and ${name} both have the entry of ${quoted(provider)} in ${quoted(path)}, which only one shard can have; run all shards again, and keep their reports where nobody else can write.`;
		holders.set(key, name);
	}
	const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
	if (missing.length > 0) {
		const [which, are, them] = missing.length === 1 ? [
			"Shard",
			"is",
			"it"
		] : [
			"Shards",
			"are",
			"them"
		];
		return `${which} ${listed$2(missing.map(String), mostNamed)} of ${count} ${are} missing, and anything unchecked cannot pass; run ${them}, then merge all reports.`;
	}
	const told = reports.reduce((sum, { report }) => sum + report.changes.length, 0);
	if (told === changes) return null;
	return `The reports list ${counted(told, "change", "changes")}, and their run has ${changes}; run all shards again, and keep their reports where nobody else can write.`;
}
const mostNamed = 5;
function sharedIn({ shard, base, head, policy, policyFolder, folder, files }) {
	const { failOn, onUnavailable, changes } = shard;
	return JSON.stringify([
		failOn,
		onUnavailable,
		changes,
		base,
		head,
		policy,
		policyFolder,
		folder,
		files
	]);
}
function mergeReports(reports, rules) {
	const [first, ...others] = reports.toSorted((one, other) => one.shard.index - other.shard.index);
	if (first === void 0) throw new Error("no report to merge");
	const all = [first, ...others];
	const { schema, tool, base, head, compared, policy, policyFolder, folder, files } = first;
	const changes = all.flatMap((report) => report.changes).toSorted((one, other) => compareAddresses(one.provider, other.provider) || compareBytes(one.files[0] ?? "", other.files[0] ?? ""));
	const sum = (of) => all.reduce((total, { totals }) => total + of(totals), 0);
	const silenced = joinSilenced(all.flatMap((report) => report.silenced), rules);
	const merged = {
		schema,
		tool,
		verdict: fromWorst.find((verdict) => all.some((report) => report.verdict === verdict)) ?? "incomplete",
		base,
		head,
		...compared === void 0 ? {} : { compared },
		policy,
		...first.shard.failOn === "never" ? { advisory: true } : {},
		believed: `severities as reported by ${counted(all.length, "shard", "shards")}`,
		...policyFolder === void 0 ? {} : { policyFolder },
		...folder === void 0 ? {} : { folder },
		files,
		changes,
		findings: sortFindings(all.flatMap(({ findings }) => findings), rules).slice(0, mostFindings$1),
		silenced,
		totals: {
			...countsOf$1({
				files,
				changes
			}),
			findings: sum(({ findings }) => findings),
			requests: sum(({ requests }) => requests),
			bytesDownloaded: sum(({ bytesDownloaded }) => bytesDownloaded)
		},
		...fieldsOf(all)
	};
	return {
		...merged,
		headline: headlineText(headlineOf(merged, rules))
	};
}
function mergeAccounts(reports) {
	const accounts = reports.flatMap(({ account = [] }) => account);
	const [first] = accounts;
	if (first === void 0) return null;
	const remarks = joinRemarks(accounts.map((account) => account.remarks)).map(({ text }) => text);
	return {
		origins: first.origins,
		notices: [...first.notices, ...remarks]
	};
}
function fieldsOf(reports) {
	const told = reports.length === 1 ? reports[0] : reports.find(({ gap }) => gap !== void 0);
	if (told === void 0) return {};
	const { shape } = reportSchema();
	const { shard: _, account: _account, gap, ...fields } = told;
	const others = Object.entries(fields).filter(([name]) => !(name in shape));
	return {
		...Object.fromEntries(others),
		...gap === void 0 ? {} : { gap }
	};
}
const fromWorst = [
	"failed",
	"incomplete",
	"verified",
	"unchanged"
];

// src/extensions/shards/merge-command.ts
const mergeCommand = {
	name: "merge",
	description: "join the JSON reports of all shards into one report and one exit code",
	example: "1.json 2.json",
	argument: ["<report...>", "the report of each shard, written with --shard I/N --format json"],
	flags: [],
	shows: true,
	async run(paths, flags, { openOutput, say, show, rules, extensions }) {
		const write = openOutput(flags, { inputs: paths });
		const reader = reportReader(extensions);
		const named = [];
		for (const path of paths) named.push(await readShard(path, reader));
		const fault = faultOfShards(named);
		const [first] = named;
		if (fault !== null || first === void 0) throw invalidInput(fault ?? "No report.");
		const reports = named.map((one) => one.report);
		const report = mergeReports(reports, rules);
		const policy = mergeAccounts(reports);
		for (const notice of policy?.notices ?? []) say(notice);
		const { shard: settings } = first.report;
		return write(await show({
			report,
			rules,
			settings,
			...policy === null ? {} : { policy }
		}, flags)) ? exitCode(report, settings) : 3;
	}
};
const writeIt = "write it with --shard I/N --format json --output FILE";
async function readShard(path, reader) {
	const name = quoted(path);
	const text = await readReportFile(path, "the JSON reports of all shards");
	const value = orNull(() => Object(JSON.parse(text)), SyntaxError);
	if (value === null) throw invalidInput(`${name} is not JSON; ${writeIt}.`);
	const { schema, tool } = labels.parse(value);
	const { version } = tool;
	if (schema === null) throw invalidInput(`${name} is not a report of Lockproof; ${writeIt}.`);
	if (schema !== "lockproof.report/v1") throw invalidInput(`${name} has the schema ${quoted(schema)}, not ${reportVersion}; run all shards and the merge with one version of Lockproof.`);
	if (version !== toolVersion) throw invalidInput(`${name} is by Lockproof ${version === null ? "of an unknown version" : quoted(version)}, and this is ${toolVersion}; run all shards and the merge with one version.`);
	const read = reader.safeParse(value);
	if (!read.success) {
		const place = read.error.issues[0]?.path.join(".") ?? "";
		throw invalidInput(`${name} is damaged${place === "" ? "" : ` at ${quoted(place)}`}; ${writeIt}.`);
	}
	const report = read.data;
	const { shard } = report;
	if (shard === void 0) throw invalidInput(`${name} is the report of a whole review, not of a shard; ${writeIt}.`);
	if (shard.index > shard.count) throw invalidInput(`${name} is damaged: it says shard ${shard.index} of ${shard.count}; ${writeIt}.`);
	return {
		name,
		report: {
			...report,
			shard
		}
	};
}
const text$1 = string$1().nullable().catch(null);
const tool = object({ version: text$1 }).catch({ version: null });
const labels = object({
	schema: text$1,
	tool
}).catch({
	schema: null,
	tool: { version: null }
});

// src/extensions/shards/shards.ts
function changesOfShard(changes, lockFiles, { index, count }) {
	const leaderOf = groupsOf$1(changes, lockFiles);
	const placeOf = (leader) => Number.parseInt(sha256(leader).slice(0, 12), 16) % count + 1;
	return changes.filter(({ change }) => placeOf(leaderOf(keyOf(change))) === index);
}
function keyOf({ provider, from, to }) {
	return evidenceKey(provider, (to ?? from)?.version ?? "");
}
function groupsOf$1(changes, lockFiles) {
	const { requests } = planEvidence(changes);
	const keys = new Map(requests.map((request) => [request, evidenceKey(request.address, request.version)]));
	const listed = Map.groupBy(requests.filter(({ remarks }) => remarks), ({ address }) => address);
	return leadersOf([
		...changes.map(({ change }) => {
			const before = change.to === null ? null : versionBefore(change);
			return [keyOf(change), ...before === null ? [] : [evidenceKey(before.address, before.version)]];
		}),
		...[...listed.values()].map((same) => same.flatMap((request) => keys.get(request) ?? [])),
		...sharedHashes(lockFiles, new Set(keys.values()))
	]);
}
const few = 3;
function sharedHashes(lockFiles, planned) {
	const holders = /* @__PURE__ */ new Map();
	const entries = lockFiles.flatMap(({ base, head }) => [base, head]).flatMap((file) => file?.providers ?? []);
	for (const { address, version, hashes } of entries) {
		const key = evidenceKey(address, version);
		if (!planned.has(key)) continue;
		for (const hash of hashes) {
			const keys = holders.get(hash) ?? /* @__PURE__ */ new Set();
			if (keys.size <= few) holders.set(hash, keys.add(key));
		}
	}
	return [...holders.values()].filter(({ size }) => size > 1 && size <= few).map((keys) => [...keys]);
}
function leadersOf(sets) {
	const above = /* @__PURE__ */ new Map();
	const leaderOf = (key) => {
		let leader = key;
		for (let next = above.get(leader); next !== void 0; next = above.get(leader)) leader = next;
		if (leader !== key) above.set(key, leader);
		return leader;
	};
	for (const keys of sets) {
		const [leader, ...others] = distinct(keys.map(leaderOf)).toSorted();
		for (const other of others) above.set(other, String(leader));
	}
	return leaderOf;
}
function partWith(subject, own, isFirst) {
	const owned = /* @__PURE__ */ new Map();
	for (const { change, occurrences } of subject.changes) {
		const isOwn = own.has(change);
		for (const { path } of occurrences) {
			owned.set(placeKey({
				path,
				provider: change.provider
			}), isOwn);
			if (change.movedFrom === null) continue;
			const before = placeKey({
				path,
				provider: change.movedFrom
			});
			if (!owned.has(before)) owned.set(before, isOwn);
		}
	}
	return {
		subject: {
			...subject,
			changes: subject.changes.filter(({ change }) => own.has(change)),
			entries: subject.entries.filter(({ reviewed }) => own.has(reviewed.change))
		},
		has: (finding) => owned.get(placeKey(finding)) ?? isFirst
	};
}
function placeKey({ path, provider }) {
	return JSON.stringify([path, provider]);
}
function digestAround({ files, around, merge }) {
	return digestOf([
		files,
		around,
		merge
	], [
		"revision",
		"base",
		"head"
	]);
}
function runIdentity({ base, head, files }, settings, version, around) {
	const { rows, given, policy } = settings;
	const deciding = rows.filter(({ decides }) => decides !== false).map((row) => [
		row.name,
		valueIn(settings, row),
		given.has(row.name)
	]);
	const digest = (content) => content.kind === "file" ? sha256(content.bytes) : content;
	const reviewed = files.map(({ path, previousPath, status, base: before, head: after }) => [...[
		path,
		previousPath,
		status
	], ...[digest(before), digest(after)]]);
	return digestOf([
		version,
		base,
		head,
		deciding,
		policy.path,
		policy.sha256,
		reviewed,
		around
	]);
}
function digestOf(all, leftOut = []) {
	return sha256(JSON.stringify(all, (key, value) => {
		if (leftOut.includes(key)) return void 0;
		return value instanceof Map || value instanceof Set ? [...value] : value;
	}));
}

// src/extensions/shards/reported.ts
const reported$1 = object({
	index: int().min(1).max(256),
	count: int().min(1).max(256),
	run: string$1().regex(/^[0-9a-f]{64}$/).describe("The same for all shards of one review"),
	changes: int().min(0).describe("How many changes all shards have together"),
	failOn: _enum([
		"error",
		"warning",
		"never"
	]),
	onUnavailable: _enum(["fail", "warn"])
}).describe("Which part of a review this is; only with --shard");
const origin = discriminatedUnion("kind", [
	object({ kind: literal("input") }),
	object({
		kind: literal("file"),
		path: string$1(),
		globs: array(string$1()).exactOptional()
	}),
	object({ kind: literal("default") })
]);
const account$1 = object({
	origins: array(object({
		name: string$1(),
		value: string$1(),
		from: origin
	})),
	notices: array(string$1()),
	remarks: array(object({
		text: string$1(),
		ofEach: literal(true).exactOptional().describe("It holds for the whole only if all shards say it")
	}))
}).describe("Which settings decided, and remarks about the policy; only with --shard");
const shardFields = { report: {
	shard: reported$1.exactOptional(),
	account: account$1.exactOptional()
} };

// src/extensions/shards/index.ts
const shards = {
	name: "shards",
	fields: shardFields,
	flags: [{
		name: "shard",
		argument: "<i/n>",
		meaning: "only part I of N, by provider version, to run N parts at once; \"merge\" joins the reports",
		read: shardFrom
	}],
	commands: [mergeCommand]
};
const shareRun = ({ flags }) => {
	const shard = flags.shard;
	if (shard === void 0) return null;
	let [changes, around] = [0, ""];
	return {
		own: (changes, lockFiles) => changesOfShard(changes, lockFiles, shard),
		partOf(subject, own) {
			changes = subject.changes.length;
			around = digestAround(subject);
			return partWith(subject, new Set(own.map(({ change }) => change)), shard.index === 1);
		},
		fields(snapshot, settings) {
			const { failOn, onUnavailable } = settings;
			const run = runIdentity(snapshot, settings, toolVersion, around);
			return {
				part: `shard ${shard.index} of ${shard.count}`,
				shard: {
					...shard,
					run,
					changes,
					failOn,
					onUnavailable
				}
			};
		},
		account: (account) => ({ account })
	};
};
function shardFrom(text) {
	const [, index = "", count = ""] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
	const shard = {
		index: Number(index),
		count: Number(count)
	};
	if (index !== "" && shard.index >= 1 && shard.index <= shard.count && shard.count <= 256) return shard;
	throw invalidInput(`--shard: ${quoted(text)} is not allowed; allowed: I/N, such as 2/4, with I from 1 to N and N up to ${256}`);
}

// src/extensions/witness/keys.ts
function isWordEnough(settings, address) {
	return acceptsWordOf(settings, hostOf(address)) && pinnedKeysFor(settings, address) === null;
}
async function keysElsewhere(release, registry, wordIsEnough) {
	const { address, version } = release;
	const other = atOtherRegistry(address);
	const nothing = absent$1(`another key for ${address}`);
	if (other === null || release.signatureUrl === null) return nothing;
	const from = hostOf(other);
	const answer = await nearestRelease(other, version, registry, wordIsEnough);
	if (answer.kind === "known") return known({
		from,
		keys: answer.value.keys
	});
	if (answer.kind === "absent" || answer.code === "not-direct") return nothing;
	if (wordIsEnough) return known({
		from,
		keys: [],
		unread: answer.cause
	});
	const cause = `${hostOf(address)} lists no signing key for ${releaseName(release)}, and the keys at ${from} could not be read: ${answer.cause}`;
	return askedFor({
		...answer,
		cause
	}, { host: from });
}
async function nearestRelease(other, version, registry, brief) {
	const options = {
		anonymous: true,
		brief
	};
	const listing = await registry.versions(other, options);
	if (listing.kind !== "known") return listing;
	const named = versionIn(listing.value, version);
	return named === null ? absent$1(`a version of ${other}`) : registry.packageMetadata(other, named.version, named.platform, options);
}
function versionIn({ versions }, wanted) {
	const readable = versions.flatMap((one) => {
		const order = versionOf(one.version);
		return order === null ? [] : [{
			...one,
			order
		}];
	});
	const found = readable.find(({ version }) => version === wanted) ?? readable.toSorted((one, other) => compareVersions(other.order, one.order))[0];
	if (found === void 0) return null;
	return {
		version: found.version,
		platform: inLikelyOrder(found.platforms)[0] ?? firstPlatform
	};
}
const ownBuilds = [hashicorp$2, openTofu].flatMap(({ addresses }) => addresses.map((prefix) => prefix.split("/")[1]));
function atOtherRegistry(address) {
	const [host = "", namespace, type] = address.split("/");
	const other = publicRegistries.find((each) => each !== host);
	if (!publicRegistries.includes(host) || ownBuilds.includes(namespace)) return null;
	return `${other}/${namespace}/${type}`;
}

// src/extensions/witness/compare.ts
const briefly = {
	brief: true,
	anonymous: true
};
function asksWitnesses() {
	return { async version(one, { requests, registry, draw }) {
		const { address, version } = one;
		const request = requests.find((each) => each.address === address && each.version === version);
		const other = atOtherRegistry(address);
		if (other === null || one.release.kind !== "known" || !request?.paths.length) return {};
		const ask = (platform) => registry.packageMetadata(other, version, platform, briefly);
		const listed = inLikelyOrder(packagesOf(one).flatMap(({ platform }) => platform ?? []));
		const [first, ...more] = wantedOf(one, request) ?? listed;
		const answers = first === void 0 ? [] : [await ask(first)];
		const [answer] = answers;
		const isPart = answer?.kind === "known" && answer.value.announced.size === 0;
		const others = listed.filter((platform) => platform !== first);
		const rest = isPart ? more : answer?.kind === "absent" ? others : [];
		const chance = `${evidenceKey(other, version)} as a witness`;
		const drawn = rest.length === 0 ? void 0 : rest[draw?.(rest.length, chance) ?? 0];
		if (drawn !== void 0) answers.push(await ask(drawn));
		const right = answers.flatMap((each) => each.kind === "known" && each.value.version === version && each.value.namedVersion === null ? each.value : []);
		const own = [...signersOf(one)?.values() ?? []];
		const document = await otherDocument(own, right[0], registry);
		const check = document?.kind === "known" ? document.value.signature : null;
		const signer = check?.kind === "good" && own.some((each) => each.fingerprint !== check.fingerprint) ? check.fingerprint : null;
		return {
			witness: {
				...witnessIn(hostOf(other), right),
				...gapIn(answers, right.length > 0, first),
				signer
			},
			proofs: reopened(one, [...answers, document], hostOf(other))
		};
	} };
}
function wantedOf(one, { added = [], hashes }) {
	const lines = Map.groupBy(packagesOf(one), ({ hash }) => hash);
	const platformsOf = (hash) => [platformOf(one.proofs.get(hash)), ...(lines.get(hash) ?? []).map(({ platform }) => platform)];
	return [added, hashes].map((some) => some.flatMap(platformsOf).filter((each) => each !== null)).map(inLikelyOrder).find(({ length }) => length > 0);
}
function reopened({ proofs }, answers, other) {
	const late = answers.find((each) => each?.kind === "unavailable" && each.code === "time");
	if (late?.kind !== "unavailable") return proofs;
	const open = unaskable({
		...late,
		cause: `${other} was not queried about the release: ${late.cause}`
	});
	return new Map([...proofs].map(([hash, one]) => [hash, one.level === "none" ? one : open]));
}
async function otherDocument(signers, there, registry) {
	const keys = there?.keys ?? [];
	const isSame = signers.every(({ asciiArmor }) => keys.some((key) => key.asciiArmor === asciiArmor));
	return there === void 0 || keys.length === 0 || isSame ? null : registry.shasums(there);
}
function witnessIn(registry, right) {
	const announced = right.flatMap((one) => [...one.announced].map(([platform, hashes]) => [platform, hashes.filter(isOfZip)]));
	const whole = announced.length > 0 && announced.every(([, hashes]) => hashes.length > 0);
	const packages = new Map(announced.filter(([, { length }]) => length > 0));
	for (const { platform, hash } of right) packages.set(platform, [hash]);
	return {
		registry,
		packages,
		whole
	};
}
function gapIn([answer], isKnown, asked) {
	if (answer?.kind === "absent") return isKnown && asked !== void 0 ? { lacks: asked } : { silence: "it does not know the release" };
	if (answer === void 0 || isKnown) return {};
	return { silence: answer.kind === "unavailable" ? answer.cause : "its answer is about another release" };
}
const recordedPlatform = /^(?:darwin|freebsd|linux|openbsd|solaris|windows)_(?:386|amd64|arm|arm64)$/;
function comparisonOf(evidence) {
	if (evidence?.witness === void 0) return null;
	const { registry, packages, whole, lacks, signer, silence } = evidence.witness;
	const lines = packagesOf(evidence);
	const isCompared = ({ platform }) => platform !== null && packages.has(platform);
	const everywhere = [...packages.values()].flat();
	const missing = lines.filter((line) => whole && !isCompared(line) && !everywhere.includes(line.hash));
	const isSkipped = ({ platform }) => platform !== null && !recordedPlatform.test(platform);
	const differences = [...[...packages].flatMap(([name, recorded]) => lines.filter(({ platform, hash }) => platform === name && !recorded.includes(hash)).map((line) => ({
		...line,
		other: recorded[0] ?? null
	}))), ...missing.filter((line) => !isSkipped(line)).map((line) => ({
		...line,
		other: null
	}))];
	const compared = [...packages.keys()].filter((name) => lines.some(({ platform }) => platform === name));
	const skipped = missing.filter(isSkipped).flatMap(({ platform }) => platform ?? []);
	const unrecorded = inLikelyOrder(lacks === void 0 || whole ? skipped : [...skipped, lacks]);
	const manifest = `terraform-provider-${evidence.address.split("/")[2]}_${evidence.version}_manifest.json`;
	const others = readableEntries(documentsOf$1(evidence)).filter(({ platform, hash, filename }) => platform === null && evidence.proofs.has(hash) && !/\.zip$/i.test(filename));
	const manifests = distinct(others.flatMap(({ filename, hash }) => filename === manifest ? hash : []));
	const files = distinct(others.map(({ filename }) => filename)).filter((name) => name !== manifest || manifests.length > 1);
	const isOpen = compared.length === 0 || unrecorded.length > 0 || files.length > 0;
	return {
		registry,
		status: differences.length > 0 || signer !== null ? "differs" : isOpen ? "unknown" : "agrees",
		differences,
		unrecorded,
		files,
		platforms: whole || lines.every(isCompared) ? [] : compared,
		signer,
		silence
	};
}
function isSameAsBefore({ change, evidence, baseEvidence }) {
	if (change.movedFrom === null || change.movedFrom !== atOtherRegistry(change.provider)) return false;
	if (change.from?.version !== change.to?.version) return false;
	const [now, before] = [evidence, baseEvidence].map((one) => packagesOf(one).map(({ platform, filename, hash }) => `${platform ?? filename} ${hash}`));
	return now?.length !== 0 && now?.toSorted().join() === before?.toSorted().join();
}
function packagesOf(evidence) {
	return readableEntries(documentsOf$1(evidence)).filter(({ platform, filename }) => platform !== null || /\.zip$/i.test(filename));
}

// src/extensions/witness/former.ts
function readsFormerReleases() {
	return { async version(one, { requests, registry }) {
		const { address, version, release } = one;
		const request = requests.find((each) => each.address === address && each.version === version);
		const [other, hashes] = [atOtherRegistry(address), request?.before ?? null];
		const isMirrored = release.kind === "unavailable" && release.code === "not-direct";
		if (other === null || hashes === null || isMirrored || one.mirrors !== void 0) return {};
		const there = await nearestRelease(other, version, registry, true);
		const listing = await registry.versions(other, {
			anonymous: true,
			brief: true
		});
		if (there.kind === "absent") return listing.kind === "known" ? { unconfirmed: "it has no package of the release" } : {};
		if (there.kind === "unavailable") return there.code === "not-direct" ? {} : { unconfirmed: there.cause };
		if (there.value.version !== version) return { unconfirmed: "it does not know the release" };
		const document = await registry.shasums(there.value);
		if (document.kind !== "known") return { unconfirmed: document.kind === "absent" ? "it has no checksums" : document.cause };
		const { entries, signature } = document.value;
		const isOther = signature.kind === "unsigned" && (signature.tried?.keyIds ?? []).length > 0;
		if (signature.kind !== "good" && !isOther) return { unconfirmed: "it has no signature to compare" };
		const own = readableEntries(documentsOf$1(one)).map(({ hash }) => hash);
		const zh = new Set(hashes.some(isOfZip) ? hashes : own);
		return entries.some(({ platform, hash }) => platform !== null && zh.has(hash)) || [...there.value.announced.values()].flat().some((hash) => hashes.includes(hash)) ? { recorded: [document.value] } : { unconfirmed: "it has other packages of the release" };
	} };
}

// src/extensions/witness/reported.ts
const reported = object({
	registry: string$1(),
	status: _enum([
		"agrees",
		"differs",
		"unknown"
	]).describe("unknown: it did not answer, or has no record of a package"),
	platforms: array(string$1()).exactOptional().describe("Those compared, if the other registry answered for a part of the packages"),
	unrecorded: array(string$1()).exactOptional().describe("Platforms of packages of which the other registry has no record"),
	silence: string$1().exactOptional().describe("Why nothing could be compared"),
	files: array(string$1()).exactOptional().describe("Other locked files of the release, never recorded"),
	unconfirmed: string$1().exactOptional().describe("Why it does not confirm the key of the release before"),
	sameAsBefore: literal(true).exactOptional().describe("The provider came from that registry, and its packages are the same for every platform")
});
const witnessFields = { change: { witness: reported.nullable().describe("What the other public registry recorded about the release; null where it was not queried") } };
function reportedWitness(reviewed) {
	const comparison = comparisonOf(reviewed.evidence);
	if (comparison === null) return { witness: null };
	const { registry, status, platforms, unrecorded, files, silence } = comparison;
	const { unconfirmed } = reviewed.baseEvidence ?? {};
	const isSame = status === "agrees" && isSameAsBefore(reviewed);
	return { witness: {
		registry,
		status,
		...status !== "unknown" && platforms.length > 0 && !isSame && { platforms: [...platforms] },
		...unrecorded.length > 0 && { unrecorded: [...unrecorded] },
		...files.length > 0 && { files: [...files] },
		...silence !== void 0 && { silence },
		...unconfirmed !== void 0 && { unconfirmed },
		...isSame && { sameAsBefore: true }
	} };
}
function witnessLines({ witness, from }) {
	if (witness === null) return [];
	const { registry, unconfirmed, sameAsBefore } = witness;
	if (sameAsBefore) return [{
		cell: "change",
		words: say`the packages are the same as at ${registry}`
	}];
	const key = `key of ${from?.version} not compared with ${registry} (${asClause(unconfirmed ?? "")})`;
	return [...packageWords(witness), ...unconfirmed === void 0 ? [] : [[key]]].map((each) => ({
		cell: "signer",
		words: each
	}));
}
function packageWords(witness) {
	const { registry, status, platforms = [], unrecorded = [], files = [], silence } = witness;
	if (status === "differs") return [say`other packages at ${registry}`];
	if (status === "agrees") {
		const [only, ...others] = platforms;
		if (only === void 0) return [say`same packages at ${registry}`];
		return [others.length === 0 ? say`same ${only} package at ${registry}` : say`same packages for ${String(platforms.length)} platforms at ${registry}`];
	}
	if (silence !== void 0) return [say`not compared with ${registry} (${asClause(silence)})`];
	const names = [...unrecorded, ...files];
	const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
	return names.length === 0 ? [] : [say`${registry} has no record of ${names.slice(0, 3).join(", ")}${more}`];
}

// src/extensions/witness/witness-disagrees.ts
function fileOfRelease(evidence, hash) {
	const document = documentsOf$1(evidence).find(({ entries }) => entries.some((one) => one.hash === hash));
	const [owner] = (document && repositoryWithDocuments(evidence, [document]))?.repository.split("/") ?? [];
	const isOwn = owner?.toLowerCase() === evidence.address.split("/")[1];
	return document !== void 0 && isOwn ? shortText(document.url, 300) : null;
}
const witnessDisagrees = entryRule({
	slug: "witness-disagrees",
	severity: "warning",
	after: "signing-key-changed",
	meaning: "A third-party release for which the two public registries list different packages or signers.",
	headline: ({ who }) => `the two public registries disagree about ${who}`,
	find({ lock, reviewed }, { settings }) {
		const { registry = "", differences = [], signer = null } = comparisonOf(reviewed.evidence) ?? {};
		const [first, ...more] = differences;
		if (outlivedHashes(reviewed).size > 0) return null;
		if (first === void 0) {
			if (signer === null || pinnedKeysFor(settings, lock.address) !== null) return null;
			const keys = [...signersOf(reviewed.evidence)?.keys() ?? []];
			return {
				line: lock.lines.version,
				message: say`${releaseName(lock)} is signed by ${namedKeys(keys, " and ")} at ${hostOf(lock.address)}, and by ${{ key: signer }} at ${registry}. Either the publisher signed it again, or one of the registries serves a different document.`,
				fix: [confirmKey("both keys")]
			};
		}
		const { platform, filename, hash, other } = first;
		const rest = more.length === 0 ? "" : ` (and ${more.length} more packages)`;
		const own = hostOf(lock.address);
		const difference = other === null ? say`${own} lists ${{ hash }} as ${filename} of ${releaseName(lock)}, and ${registry} did not record that` : say`For ${platform ?? filename}, ${own} lists ${{ hash }} as the package of ${releaseName(lock)}, and ${registry} recorded ${{ hash: other }}`;
		const file = reviewed.evidence && fileOfRelease(reviewed.evidence, hash);
		const [why, advice] = file === null ? ["Either the release was republished, or one of the registries serves a different package.", `merge only if the SHA256SUMS file on the publisher's release page lists \`${shortText(zipDigest(hash), 12)}\` as ${filename}; otherwise do not merge`] : [say`The publisher's release has the package that ${own} lists (${{ key: file }}), so either the release was republished, or ${registry} is wrong.`, `merge only if the publisher's release notes or issues say why ${shortName(lock.version)} was republished`];
		return {
			line: lock.lines.version,
			message: say`${difference}${rest}. ${why}`,
			fix: [consider(advice)]
		};
	}
});

// src/extensions/witness/index.ts
const wanted = setting$1("witness", {
	kind: truth,
	standard: true,
	says: "Compare each third-party release in one public registry (registry.terraform.io or registry.opentofu.org) with what the other registry recorded for the same release: `true` or `false`.",
	more: "`witness-disagrees` reports a difference. If a registry lists no key for a release, Lockproof uses the keys of the other one, whatever this setting says.",
	places: [
		"input",
		"flag",
		"policy"
	]
});
const witness = {
	name: "witness",
	settings: [wanted],
	rules: [witnessDisagrees],
	fields: witnessFields,
	change: reportedWitness,
	row: witnessLines,
	open: ({ settings }) => ({ steps: () => valueIn(settings, wanted) ? [readsFormerReleases(), asksWitnesses()] : [] })
};
const keysOfOther = (release, registry, settings) => keysElsewhere(release, registry, isWordEnough(settings, release.address));

// src/extensions/index.ts
const slots = {
	keep: keepEvidence,
	modules: readAround,
	share: shareRun,
	follow: followRun,
	cache: openCache,
	keys: keysOfOther,
	conversation: talk
};
const all = [
	configuration,
	mirrors,
	cache,
	history,
	origins,
	witness,
	advisories,
	notes,
	provenance,
	lookalike,
	completion,
	offline,
	progress,
	shards,
	formats,
	receipts$1,
	inventory,
	conversation
];
const extensions = [...all, {
	name: "slots",
	...slots
}];
const rules = rulesWith(extensions.flatMap((each) => each.rules ?? []));
const allSettings = [...coreSettings, ...extensions.flatMap(({ settings = [] }) => settings)];

// src/policy/settings-from.ts
function settingsFrom(raw, { rows = coreSettings, called = ({ name }) => `Input "${name}"` } = {}) {
	const names = rows.filter(({ places }) => places.includes("input")).map(({ name }) => name);
	const wrong = [...raw.keys()].filter((name) => !names.includes(name)).map((name) => `Input ${quoted(name)} is unknown; allowed: ${names.join(", ")}`);
	const given = new Set([...raw].filter(([, text]) => text.trim() !== "").map(([name]) => name));
	const values = rows.map((row) => {
		if (!given.has(row.name)) return [propertyOf(row.name), row.standard];
		const reading = readText(row.kind, raw.get(row.name) ?? "");
		if (reading.kind === "value") return [propertyOf(row.name), reading.value];
		wrong.push(`${called(row)}: ${reading.says}`);
		return [];
	});
	if (wrong.length > 0) throw invalidInput(wrong.join("\n"));
	return {
		...Object.fromEntries(values),
		rows,
		given,
		policy: noPolicy
	};
}

// src/evidence/cache.ts
const noCache = {
	get: async () => null,
	put: async () => {}
};
function once$1(hashPackage) {
	const begun = openMemory();
	return (metadata) => begun(`${metadata.hash} ${metadata.executable} ${metadata.downloadUrl}`, () => hashPackage(metadata));
}
function withCache(cache, hashPackage) {
	return async (metadata) => {
		const cached = metadata.executable ? null : await cache.get(metadata.hash);
		if (cached !== null && cached.zh === metadata.hash) return known(cached);
		const hashed = await hashPackage(metadata);
		if (hashed.kind === "known") await cache.put(hashed.value);
		return hashed;
	};
}

// src/evidence/step.ts
function withFacts(evidence, more) {
	if (more.every(({ size }) => size === 0)) return evidence;
	const learnt = (key, one) => more.reduce((known, facts) => withFactsOf(known, facts.get(key) ?? {}), one);
	return new Map([...evidence].map(([key, one]) => [key, learnt(key, one)]));
}
function withFactsOf(one, facts) {
	return {
		...one,
		...facts,
		proofs: facts.proofs === void 0 ? one.proofs : new Map([...one.proofs, ...facts.proofs]),
		dropped: facts.dropped === void 0 ? one.dropped : new Map([...one.dropped, ...facts.dropped])
	};
}

// src/evidence/announced-h1.ts
function announcedHashes(hashes, { announced, documents, disagreements }) {
	const found = /* @__PURE__ */ new Map();
	if (!documents.every(mayBeRead) || disagreements.length > 0) return found;
	const wanted = new Set(hashes);
	for (const [platform, own] of announced) {
		const zh = signedZh(platform, own, documents);
		if (zh === null) continue;
		for (const hash of new Set(own)) if (wanted.has(hash)) found.set(hash, [...found.get(hash) ?? [], {
			platform,
			zh
		}]);
	}
	return found;
}
function signedZh(platform, hashes, documents) {
	const announced = new Set(hashes.map((hash) => hash.toLowerCase()));
	return documents.filter(({ signature }) => signature.kind === "good").flatMap((document) => document.entries).find((entry) => entry.platform === platform && announced.has(entry.hash))?.hash ?? null;
}
function samplePlatforms(announced, { required, few, draw }) {
	const all = distinct([...announced.values()].flat().map(({ platform }) => platform));
	const demanded = all.filter((platform) => required.includes(platform));
	const usual = inLikelyOrder(all).slice(0, 1);
	const ofFew = few.flatMap((hash) => (announced.get(hash) ?? []).map(({ platform }) => platform));
	const fixed = /* @__PURE__ */ new Set([...demanded.length > 0 ? demanded : usual, ...ofFew]);
	const others = all.filter((platform) => !fixed.has(platform)).sort();
	if (others.length === 0) return [...fixed];
	const drawn = draw === void 0 ? void 0 : others[draw(others.length)];
	return drawn === void 0 ? [...fixed, ...others] : [...fixed, drawn];
}
function announcedProof([{ platform, zh }], checked, address) {
	return {
		level: "announced",
		platform,
		zh,
		by: hostOf(address),
		checked
	};
}

// src/evidence/h1-plan.ts
function planH1(hashes, inquiry, { address, version, announced: wish }, { wordIsEnough, draw, needed = {
	platforms: [],
	always: false
} }) {
	const believed = /* @__PURE__ */ new Map();
	const sound = inquiry.documents.every(mayBeRead) && inquiry.disagreements.length === 0;
	if (wordIsEnough && sound && wish?.how !== "compute") for (const hash of hashes) {
		const proof = assertedProof(hash, inquiry.announced, address);
		if (proof !== null) believed.set(hash, proof);
	}
	const rest = hashes.filter((hash) => !believed.has(hash));
	const relied = wish === void 0 || wish.how === "compute" ? [] : rest;
	const announced = announcedHashes(relied, inquiry);
	const searched = rest.filter((hash) => !announced.has(hash));
	const rules = wish && {
		few: wish.few,
		required: needed.always && needed.platforms.length > 0 ? needed.platforms : wish.required,
		draw: draw && ((count) => draw(count, evidenceKey(address, version)))
	};
	return {
		believed,
		announced,
		sample: rules !== void 0 && wish?.how === "sample" ? samplePlatforms(announced, rules) : [],
		searched,
		needed
	};
}
function plannedPackages({ sample, searched, needed }, inquiry) {
	const { platforms, sure, unknown } = searchOrder(searched, inquiry, needed);
	const found = /* @__PURE__ */ new Set([...sample, ...platforms.slice(0, sure)]);
	const guessed = platforms.filter((platform) => !found.has(platform)).slice(0, unknown);
	const entries = readableEntries(inquiry.documents);
	return [...found, ...guessed].map((platform) => ({
		platform,
		zh: entries.find((entry) => entry.platform === platform)?.hash ?? null,
		bytes: inquiry.sizes.get(platform) ?? null
	}));
}

// src/evidence/version-evidence.ts
async function openVersion(request, ports) {
	const { address, version, hashes, dropped, before = [] } = request;
	const opened = await openRelease(ports, {
		address,
		version
	});
	const unasked = new Map(hashes.map((hash) => [hash, beforeAsking(hash, opened)]));
	if (opened.kind !== "known") {
		const nothing = {
			release: opened,
			proofs: unasked,
			dropped: /* @__PURE__ */ new Map(),
			remarks: null
		};
		return {
			planned: [],
			finish: async () => ({
				address,
				version,
				...nothing
			})
		};
	}
	const inquiry = opened.value;
	const zh = await proveZh([
		...hashes,
		...dropped,
		...before ?? []
	].filter(isSoundOfZip), inquiry, request);
	const plan = planH1(hashes.filter(isSoundOfFiles), inquiry, request, ports);
	return {
		planned: plannedPackages(plan, inquiry),
		async finish() {
			const { h1, computed } = await proveByPackages(plan, inquiry, request, ports);
			if (request.remarks) await inquiry.listedPlatforms();
			const droppedH1 = request.dropped.filter(isSoundOfFiles).flatMap((hash) => {
				const proof = computedProof(hash, computed) ?? assertedProof(hash, inquiry.announced, address);
				return proof === null ? [] : [[hash, proof]];
			});
			const { documents, disagreements, remarks, announced } = inquiry;
			return {
				address,
				version,
				release: known({
					documents,
					disagreements
				}),
				proofs: proofsOf(hashes, new Map([
					...unasked,
					...zh,
					...h1
				])),
				dropped: proofsOf(request.dropped, new Map([...zh, ...droppedH1])),
				remarks,
				hashedPackages: computed.length,
				...undoneIn(h1, computed, inquiry, ports),
				...announced.size === 0 ? {} : { announced: new Map(announced) }
			};
		}
	};
}
function proofsOf(hashes, proofs) {
	const wanted = new Set(hashes);
	return new Map([...proofs].filter(([hash]) => wanted.has(hash)));
}
async function proveByPackages(plan, inquiry, request, { hasher }) {
	const computed = /* @__PURE__ */ new Map();
	const relied = new Set(plan.announced.keys());
	const hashPackage = async (described) => {
		const hashes = await hasher.hash(described.metadata);
		inquiry.compare(described, hashes, relied);
		if (hashes.kind === "known") computed.set(described.metadata.platform, {
			described,
			hashes: hashes.value
		});
		return hashes;
	};
	const searched = await proveEachH1(plan, inquiry, hashPackage, request, computed);
	const sought = (request.sought ?? []).filter((hash) => computedProof(hash, computed.values()) === null);
	await lookFor(sought, [...computed.keys()], inquiry, hashPackage);
	return {
		h1: new Map([...plan.believed, ...searched]),
		computed: [...computed.values()]
	};
}
function undoneIn(h1, computed, inquiry, { hasher }) {
	if (![...h1.values()].some((proof) => proof.level === "unavailable" && proof.code === "budget")) return {};
	const done = new Set(computed.map(({ described }) => described.metadata.platform));
	return { undone: [...new Map(readableEntries(inquiry.documents).flatMap(({ platform, hash }) => platform === null || done.has(platform) ? [] : [[platform, hash]]))].map(([platform, hash]) => {
		const bytes = hasher.sizeOf(hash) ?? inquiry.sizes.get(platform) ?? null;
		return {
			platform,
			bytes: bytes === null ? null : Math.min(largestPackage, bytes)
		};
	}) };
}
async function proveEachH1({ announced, sample, searched, needed }, inquiry, hashPackage, request, computed) {
	const search = (hashes) => proveH1(hashes, inquiry, hashPackage, {
		...request,
		needed
	});
	const everything = [...announced.keys(), ...searched];
	if (!await computeAll(sample, inquiry, hashPackage)) return search(everything);
	const found = await search(searched);
	if (inquiry.disagreements.length > 0) return search(everything);
	const accepted = [...announced].map(([hash, places]) => {
		return [hash, computedProof(hash, computed.values()) ?? announcedProof(places, sample, request.address)];
	});
	return new Map([...found, ...accepted]);
}
function computedProof(hash, computed) {
	for (const one of computed) {
		const proof = proofBy(one, hash);
		if (proof !== null) return proof;
	}
	return null;
}

// src/evidence/gather.ts
const versionsAtATime = 4;
async function gatherEvidence({ requests, wordIsEnough }, ports, steps = []) {
	const { registry, progress = {}, keeper } = ports;
	const cache = keeper === void 0 ? ports.cache ?? noCache : keeper.cache(ports.cache ?? noCache);
	const draw = keeper === void 0 ? ports.draw : keeper.draw(ports.draw);
	const hasher = openHasher(ports, cache);
	const { promise: answered, resolve: begin } = Promise.withResolvers();
	const run = {
		requests,
		registry,
		hasher,
		cache,
		progress,
		draw,
		answered
	};
	const open = async () => {
		progress.onVersionsPlanned?.(requests.length);
		return inTurns(requests, versionsAtATime, async (request) => {
			progress.onVersionStart?.(request);
			const needs = steps.flatMap((step) => step.needs?.(request) ?? []);
			const needed = {
				platforms: distinct(needs.flatMap((need) => need.platforms)),
				always: needs.some(({ always }) => always)
			};
			const opened = await openVersion(request, {
				registry,
				hasher,
				draw,
				wordIsEnough,
				needed
			});
			progress.onVersionAnswered?.(request);
			return opened;
		});
	};
	const finish = async (opened) => {
		let one = await opened.finish();
		for (const { version } of steps) if (version !== void 0) one = withFactsOf(one, await version(one, run));
		progress.onVersionEnd?.(one);
		return one;
	};
	const askRegistries = async () => {
		const opened = await open();
		const planned = await plannedDownloads(opened, cache);
		if (planned.packages > 0) progress.onDownloadsPlanned?.(planned);
		begin();
		const quickest = opened.toSorted((one, other) => one.planned.length - other.planned.length);
		const all = await inTurns(quickest, versionsAtATime, finish);
		return withBudgetNeed(new Map(all.map((one) => [evidenceKey(one.address, one.version), one])), hasher.downloaded());
	};
	try {
		const [asked, ...beside] = await Promise.all([askRegistries(), ...steps.flatMap((step) => step.beside?.(run) ?? [])]);
		const isKnown = ([key]) => asked.get(key)?.release.kind === "known";
		const evidence = withFacts(asked, beside.map((facts) => new Map([...facts].filter(isKnown))));
		return withFacts(evidence, await Promise.all(steps.flatMap((step) => step.all?.(evidence, run) ?? [])));
	} finally {
		await hasher.close();
	}
}
function openHasher({ fetcher, progress = {}, maxInflated, time, keeper }, cache) {
	const opened = openPackageHasher(fetcher, progress, maxInflated, time);
	const looking = {
		...opened,
		hash: withCache(cache, opened.hash)
	};
	const hasher = keeper === void 0 ? looking : keeper.hasher(looking);
	return {
		...hasher,
		hash: once$1(hasher.hash)
	};
}
async function plannedDownloads(opened, cache) {
	const planned = opened.flatMap((version) => version.planned);
	const kept = await inTurns(planned, versionsAtATime, async ({ zh }) => zh !== null && await cache.get(zh) !== null);
	const missing = planned.filter((_, index) => kept[index] !== true);
	return {
		packages: missing.length,
		bytes: missing.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
		unsized: missing.filter(({ bytes }) => bytes === null).length
	};
}
function withBudgetNeed(evidence, downloaded) {
	const undone = [...evidence.values()].flatMap((one) => one.undone ?? []);
	const largest = Math.max(0, ...undone.flatMap(({ bytes }) => bytes ?? []));
	if (largest === 0) return evidence;
	const needed = undone.reduce((sum, { bytes }) => sum + (bytes ?? largest), downloaded);
	const told = (proof) => proof.level === "unavailable" && proof.code === "budget" ? {
		...proof,
		needed
	} : proof;
	return new Map([...evidence].map(([key, one]) => {
		const proofs = new Map([...one.proofs].map(([hash, proof]) => [hash, told(proof)]));
		return [key, {
			...one,
			proofs
		}];
	}));
}

// src/extension.ts
function followed(extensions, screen) {
	const [following] = extensions.flatMap((extension) => extension.follow?.(screen) ?? []);
	return following ?? {
		progress: {},
		say: screen.say,
		end() {},
		close() {}
	};
}
async function readModules(extensions, files, snapshot) {
	const [read] = extensions.flatMap(({ modules }) => modules ?? []);
	return await read?.(files, snapshot) ?? {
		files,
		around: nothingAround,
		notices: []
	};
}

// src/openpgp/effort.ts
function fullEffort() {
	return { left: 200 * 10 };
}
const mostChecks = 200;
const computedHere = 10;
var EffortError = class extends Error {
	constructor() {
		super(`the listed keys have more signatures of their own than the ${200} that are checked (2000 of a kind that takes less time)`);
		this.name = "EffortError";
	}
};

// src/openpgp/library.ts
function loadLibrary() {
	return import("./openpgp.js");
}
async function literalData(openpgp, bytes) {
	const [packet] = (await openpgp.createMessage({ binary: bytes })).packets;
	if (packet instanceof openpgp.LiteralDataPacket) return packet;
	throw new TypeError("a message of bytes starts with its literal data");
}
function unsupportedDigest({ enums: { hash } }, signature) {
	const algorithm = signature.hashAlgorithm;
	const { sha224, sha256, sha384, sha512, sha3_256, sha3_512 } = hash;
	if (algorithm === null) return "it names no digest";
	if ([
		sha224,
		sha256,
		sha384,
		sha512,
		sha3_256,
		sha3_512
	].includes(algorithm)) return null;
	const name = {
		[hash.sha1]: "SHA-1",
		[hash.md5]: "MD5",
		[hash.ripemd]: "RIPEMD-160"
	}[algorithm];
	return name === void 0 ? `its digest has the number ${algorithm}, which is unknown here` : `its digest is ${name}`;
}
const minRsaBits = 2047;
const dsa = {
	least: 2048,
	most: 4096,
	leastGroup: 224,
	mostGroup: 512
};
function unsupportedKey({ enums: { publicKey, curve } }, key) {
	const info = key.getAlgorithmInfo();
	switch (key.algorithm) {
		case publicKey.rsaEncryptSign:
		case publicKey.rsaSign: return (info.bits ?? 0) < minRsaBits ? `its RSA key has only ${info.bits} bits` : null;
		case publicKey.dsa: return unsupportedDsa(info.bits ?? 0, key);
		case publicKey.ecdsa: {
			const { nistP256, nistP384, nistP521, secp256k1 } = curve;
			const { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } = curve;
			return [
				nistP256,
				nistP384,
				nistP521,
				secp256k1,
				...[
					brainpoolP256r1,
					brainpoolP384r1,
					brainpoolP512r1
				]
			].includes(info.curve ?? "") ? null : unknownCurve;
		}
		case publicKey.eddsaLegacy: return info.curve === curve.ed25519Legacy ? null : unknownCurve;
		case publicKey.ed25519:
		case publicKey.ed448: return null;
		default: return "its key has an algorithm that does not sign";
	}
}
const unknownCurve = "its key uses a curve that is not supported here";
function unsupportedDsa(bits, { publicParams }) {
	if (bits < dsa.least) return `its DSA key has only ${bits} bits`;
	if (bits > dsa.most) return `its DSA key has more than ${dsa.most} bits`;
	const q = Reflect.get(publicParams, "q");
	const group = q instanceof Uint8Array ? bitsOf(q) : 0;
	return group < dsa.leastGroup || group > dsa.mostGroup ? `the group of its DSA key has ${group} bits` : null;
}
function bitsOf(number) {
	const first = number.findIndex((byte) => byte !== 0);
	return first === -1 ? 0 : (number.length - first) * 8 - Math.clz32(number[first] ?? 0) + 24;
}
function isComputedHere({ enums: { publicKey, curve } }, key) {
	if (key.algorithm === publicKey.dsa) return true;
	if (key.algorithm !== publicKey.ecdsa) return false;
	return ![
		curve.nistP256,
		curve.nistP384,
		curve.nistP521
	].includes(key.getAlgorithmInfo().curve ?? "");
}

// src/openpgp/message-format.ts
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;
function readFirstArmorBlock(text) {
	const lines = text.split("\n").map((line) => line.trim());
	const begin = lines.findIndex((line) => line.startsWith("-----BEGIN ") && line.endsWith("-----"));
	const type = lines[begin]?.slice(11, -5);
	if (type === void 0) return null;
	const end = lines.indexOf(`-----END ${type}-----`, begin);
	if (end === -1) return null;
	const inside = lines.slice(begin + 1, end);
	const body = inside.slice(inside.findIndex((line) => !line.includes(":")));
	const checksum = body.findIndex((line) => line.startsWith("="));
	const encoded = body.slice(0, checksum === -1 ? body.length : checksum).join("");
	if (encoded === "" || encoded.length % 4 !== 0 || !base64.test(encoded)) return null;
	return {
		type,
		bytes: Buffer.from(encoded, "base64")
	};
}
function plainArmor(asciiArmor, longest) {
	const { type, bytes } = readFirstArmorBlock(asciiArmor) ?? {};
	const lines = bytes?.toString("base64").match(/.{1,64}/g) ?? [];
	const text = [
		`-----BEGIN ${type}-----`,
		"",
		...lines,
		`-----END ${type}-----`
	].join("\n");
	return type === "PGP PUBLIC KEY BLOCK" && text.length <= longest ? text : null;
}
var PacketError = class extends Error {
	constructor() {
		super("an OpenPGP packet was expected");
		this.name = "PacketError";
	}
};
function* walkPackets(file) {
	for (let rest = file; rest.length > 0;) {
		const { tag, headerLength, bodyLength } = readHeader(rest);
		const end = headerLength + bodyLength;
		if (end > rest.length) throw new PacketError();
		yield {
			tag,
			bytes: rest.subarray(0, end)
		};
		rest = rest.subarray(end);
	}
}
function readHeader(bytes) {
	const first = bytes[0] ?? 0;
	if ((first & 128) === 0) throw new PacketError();
	return (first & 64) === 0 ? oldHeader(bytes, first) : newHeader(bytes, first);
}
function oldHeader(bytes, first) {
	const tag = first >> 2 & 15;
	const lengthType = first & 3;
	if (lengthType === 3) return {
		tag,
		headerLength: 1,
		bodyLength: bytes.length - 1
	};
	const lengthBytes = 2 ** lengthType;
	return {
		tag,
		headerLength: 1 + lengthBytes,
		bodyLength: number(bytes, 1, lengthBytes)
	};
}
function newHeader(bytes, first) {
	const tag = first & 63;
	const length = number(bytes, 1, 1);
	if (length < 192) return {
		tag,
		headerLength: 2,
		bodyLength: length
	};
	if (length < 224) return {
		tag,
		headerLength: 3,
		bodyLength: (length - 192 << 8) + number(bytes, 2, 1) + 192
	};
	if (length === 255) return {
		tag,
		headerLength: 6,
		bodyLength: number(bytes, 2, 4)
	};
	throw new PacketError();
}
function number(bytes, at, length) {
	if (at + length > bytes.length) throw new PacketError();
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readUIntBE(at, length);
}

// src/openpgp/packet-check.ts
async function verifyPacket({ openpgp, effort }, claim) {
	const { signature, key, type, data, at } = claim;
	const { binary, text } = openpgp.enums.signature;
	const detached = type === binary || type === text;
	const date = at;
	const isForeign = !signature.issuerKeyID.equals(key.getKeyID());
	const isSlow = isComputedHere(openpgp, key);
	if (!isForeign) effort.left -= isSlow ? 10 : 1;
	if (effort.left < 0) throw new EffortError();
	if (isForeign || !isSlow) return signature.verify(key, type, data, date, detached);
	const packet = signature;
	packet.hashed = await packet.hash(type, data, void 0, detached);
	try {
		await signature.verify(key, type, data, date, detached);
	} finally {
		packet.hashed = null;
	}
}
async function holds(checker, claim) {
	try {
		await verifyPacket(checker, claim);
		return true;
	} catch (error) {
		if (error instanceof EffortError) throw error;
		return false;
	}
}

// src/openpgp/signature.ts
function bad(code, reason) {
	return {
		kind: "bad",
		code,
		reason
	};
}
function unsupported(reason) {
	return {
		kind: "unavailable",
		code: "unsupported-algorithm",
		reason
	};
}
function tooLarge(reason) {
	return {
		kind: "unavailable",
		code: "too-large",
		reason
	};
}

// src/openpgp/key-ring.ts
const maxArmorLength = 3e5;
async function readKeyRing(openpgp, asciiArmor) {
	if (asciiArmor.length > maxArmorLength) return tooLarge(`a listed key is longer than ${maxArmorLength} characters`);
	const block = readFirstArmorBlock(asciiArmor);
	if (block === null) return bad("malformed-key", "a listed key is not an armored OpenPGP key");
	if (block.type !== "PGP PUBLIC KEY BLOCK" && block.type !== "PGP PRIVATE KEY BLOCK") return bad("malformed-key", "a listed key is a different kind of OpenPGP data");
	try {
		return {
			kind: "ring",
			keys: await openpgp.readKeys({ binaryKeys: block.bytes }),
			bytes: block.bytes
		};
	} catch (error) {
		return isUnsupportedKey(error, block.bytes) ? unsupported("the version or algorithm of a listed key is not supported here") : bad("malformed-key", "a listed key is damaged");
	}
}
const publicKeyTag = 6;
function isUnsupportedKey(error, bytes) {
	if (!(error instanceof Error) || error.message !== "No key packet found") return false;
	return orNull(() => walkPackets(bytes).next(), PacketError)?.value?.tag === publicKeyTag;
}
async function findSigningKey(checker, keys, issuer) {
	const { openpgp } = checker;
	for (const primary of keys) {
		const holders = [primary, ...primary.subkeys].filter((holder) => holder.getKeyID().toHex() === issuer);
		for (const holder of holders) {
			const weakness = unsupportedKey(openpgp, primary.keyPacket) ?? unsupportedKey(openpgp, holder.keyPacket);
			if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
			const found = await describe(checker, primary, holder);
			if (found !== null) return found;
		}
	}
	return null;
}
async function describe(checker, primary, holder) {
	const standing = await standingOf(checker, primary);
	if (standing === null) return null;
	const { selfSignature, revoked: keyRevoked } = standing;
	const key = primary.keyPacket;
	const common = {
		kind: "key",
		primary,
		packet: holder.keyPacket,
		primarySelfSignature: selfSignature
	};
	if (!("mainKey" in holder)) return maySign(selfSignature) ? {
		...common,
		binding: null,
		revoked: keyRevoked
	} : null;
	const binding = await newestBinding(checker, primary, holder);
	if (binding === null || !maySign(binding)) return null;
	const { subkeyRevocation } = checker.openpgp.enums.signature;
	const revokesSubkey = {
		key,
		type: subkeyRevocation,
		data: {
			key,
			bind: holder.keyPacket
		}
	};
	const revoked = keyRevoked || await isRevoked(checker, revokesSubkey, holder.revocationSignatures);
	return {
		...common,
		binding,
		revoked
	};
}
async function standingOf(checker, primary) {
	const key = primary.keyPacket;
	const user = await primaryUser(checker, primary);
	if (user === null) return null;
	const revokes = {
		key,
		type: checker.openpgp.enums.signature.keyRevocation,
		data: { key }
	};
	const revoked = user.revoked || await isRevoked(checker, revokes, primary.revocationSignatures);
	const { selfSignature } = user;
	const seconds = selfSignature.keyExpirationTime || null;
	return {
		selfSignature,
		revoked,
		expires: seconds === null ? null : new Date(key.created.getTime() + seconds * 1e3)
	};
}
async function primaryUser(checker, primary) {
	const users = [];
	const { certGeneric, certRevocation } = checker.openpgp.enums.signature;
	const key = primary.keyPacket;
	for (const user of primary.users) {
		const data = {
			key,
			userID: user.userID,
			userAttribute: user.userAttribute
		};
		const selfSignature = await newestValid(checker, {
			key,
			type: certGeneric,
			data
		}, user.selfCertifications);
		if (selfSignature === null) continue;
		const revoked = await isRevoked(checker, {
			key,
			type: certRevocation,
			data
		}, user.revocationSignatures);
		users.push({
			selfSignature,
			revoked
		});
	}
	const [first] = users.sort((a, b) => Number(a.revoked) - Number(b.revoked) || Number(b.selfSignature.isPrimaryUserID ?? 0) - Number(a.selfSignature.isPrimaryUserID ?? 0) || madeAt(b.selfSignature) - madeAt(a.selfSignature));
	return first ?? null;
}
async function isRevoked(checker, statement, revocations) {
	const { keyRetired, keySuperseded, userIDInvalid } = checker.openpgp.enums.reasonForRevocation;
	const harmless = [
		keyRetired,
		keySuperseded,
		userIDInvalid
	];
	for (const signature of revocations) {
		const at = harmless.includes(signature.reasonForRevocationFlag) ? checker.now : null;
		if (await holds(checker, {
			...statement,
			signature,
			at
		})) return true;
	}
	return false;
}
async function newestBinding(checker, { keyPacket: key }, { keyPacket: bind, bindingSignatures }) {
	const { subkeyBinding, keyBinding } = checker.openpgp.enums.signature;
	const data = {
		key,
		bind
	};
	const binding = await newestValid(checker, {
		key,
		type: subkeyBinding,
		data
	}, bindingSignatures);
	if (binding?.embeddedSignature?.signatureType !== keyBinding) return null;
	return await newestValid(checker, {
		key: bind,
		type: keyBinding,
		data
	}, [binding.embeddedSignature]) === null ? null : binding;
}
async function newestValid(checker, statement, signatures) {
	for (const signature of signatures.toSorted((a, b) => madeAt(b) - madeAt(a))) {
		const at = signature.created ?? /* @__PURE__ */ new Date();
		if (await holds(checker, {
			...statement,
			signature,
			at
		})) return signature;
	}
	return null;
}
function madeAt(signature) {
	return signature.created?.getTime() ?? 0;
}
const signDocuments = 2;
function maySign(selfSignature) {
	return ((selfSignature.keyFlags?.[0] ?? 0) & signDocuments) !== 0;
}

// src/openpgp/detached-signature.ts
const maxSignatureBytes$1 = 65536;
const signatureTag = 2;
const skippedTags = [
	10,
	21,
	60,
	61,
	62,
	63
];
async function checkDetachedSignature(question, signature, keys) {
	if (signature.length > 65536) return tooLarge(`the signature is longer than ${maxSignatureBytes$1} bytes`);
	let skipped = null;
	try {
		for (const raw of walkPackets(signature)) {
			if (skippedTags.includes(raw.tag)) continue;
			const packet = await readSignaturePacket(question.openpgp, raw);
			if (packet === null) {
				skipped = "its version or algorithm is not supported here";
				continue;
			}
			if ("kind" in packet) return packet;
			const issuer = packet.issuerKeyID.toHex();
			const key = await findSigningKey(question, keys, issuer);
			if (key !== null) return key.kind === "key" ? await judge(question, packet, key) : key;
		}
	} catch (error) {
		if (error instanceof EffortError) return tooLarge(error.message);
		if (!(error instanceof PacketError)) throw error;
		return bad("malformed-signature", "the signature is not a binary OpenPGP signature");
	}
	return {
		kind: "unknown-issuer",
		skipped
	};
}
async function readSignaturePacket(openpgp, { tag, bytes }) {
	if (tag !== signatureTag) return bad("malformed-signature", "the signature file has a different OpenPGP packet");
	try {
		const [packet] = (await openpgp.readSignature({ binarySignature: bytes })).packets;
		if (!(packet instanceof openpgp.SignaturePacket)) return null;
		if (packet.issuerKeyID.toHex() === "") return bad("malformed-signature", "the signature names no issuer");
		return packet;
	} catch {
		return bad("malformed-signature", "the signature is damaged");
	}
}
function nobodyKnown(skipped) {
	if (skipped !== null) return unsupported(`the signature cannot be checked: ${skipped}`);
	return bad("unknown-issuer", "none of the listed keys made the signature");
}
async function judge(question, signature, key) {
	const { openpgp, document, now } = question;
	const { binary, text } = openpgp.enums.signature;
	const { signatureType, created } = signature;
	if (created === null || signatureType !== binary && signatureType !== text) return bad("malformed-signature", "the signature is not of a kind for documents");
	const weakness = unsupportedDigest(openpgp, signature);
	if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
	try {
		const claim = {
			signature,
			key: key.packet,
			type: signatureType,
			data: document,
			at: created
		};
		await verifyPacket(question, claim);
	} catch (error) {
		if (error instanceof EffortError) throw error;
		const says = error instanceof Error ? error.message : "";
		if (says.startsWith("Hash algorithm too weak")) return unsupported("the signature cannot be checked: its digest is too short for its key");
		return says.startsWith("Unknown critical") ? bad("malformed-signature", "the signature has a condition that is unknown here") : bad("signature-mismatch", "the key that the signature names did not sign this document");
	}
	return key.revoked ? bad("revoked-key", "the key that made the signature has been revoked") : judgeDates(signature, created, key, now);
}
function judgeDates(signature, created, key, now) {
	const expiry = keyExpiry(key);
	if (signature.getExpirationTime() <= now) return bad("signature-expired", "the signature has expired");
	const keyExpired = now >= expiry;
	const afterExpiry = created >= expiry;
	if (created > now && (afterExpiry || !keyExpired && key.packet.created <= now)) return bad("signature-expired", "the signature has a date in the future");
	if (!keyExpired && key.packet.created <= now) {
		if ([key.primarySelfSignature, key.binding].some((each) => each?.isExpired(now) === true)) return bad("signature-expired", "the self-signature of the key has expired");
	}
	return {
		kind: "holds",
		key,
		keyExpired,
		afterExpiry,
		madeAt: created
	};
}
function keyExpiry({ primary, packet, primarySelfSignature, binding }) {
	const end = (made, selfSignature) => made.getTime() + (selfSignature?.keyExpirationTime || Number.POSITIVE_INFINITY) * 1e3;
	const ends = [end(primary.keyPacket.created, primarySelfSignature), end(packet.created, binding)];
	return new Date(Math.min(...ends, latestDate));
}
const latestDate = 864e13;

// src/openpgp/trust-tier.ts
const maxTrustSignatureLength = 65536;
async function renewPinned({ openpgp, now }, ring, pinned) {
	const keys = [];
	for (const key of ring.keys) {
		const armor = pinned.official.find(({ fingerprint }) => fingerprint === fingerprintOf(key))?.asciiArmor;
		const copy = armor == null ? null : await readKeyRing(openpgp, armor);
		const [newest] = copy?.kind === "ring" ? copy.keys : [];
		keys.push(newest === void 0 ? key : await key.update(newest.toPublic(), now));
	}
	return keys;
}
async function tierOf(question, key, listed, pinned) {
	const fingerprint = fingerprintOf(key);
	if (pinned.official.some((each) => each.fingerprint === fingerprint)) return "official";
	if (listed.trustSignature === "") return "self-signed";
	if (listed.trustSignature.length > maxTrustSignatureLength) return tooLarge(`a trust signature is longer than ${maxTrustSignatureLength} characters`);
	const signature = readFirstArmorBlock(listed.trustSignature);
	if (signature === null) return notTrusted("is not an armored OpenPGP signature");
	const partners = await readKeyRing(question.openpgp, pinned.partners.asciiArmor);
	if (partners.kind !== "ring") return partners;
	const overKey = {
		...question,
		document: await literalData(question.openpgp, listed.ring.bytes)
	};
	const check = await checkDetachedSignature(overKey, signature.bytes, partners.keys);
	if (check.kind === "unavailable") return check;
	if (check.kind === "bad") return notTrusted("does not match the key");
	if (check.kind === "unknown-issuer") return notTrusted("was not made by HashiCorp's key for partners");
	return check.afterExpiry ? notTrusted("was made by a key that had expired") : "partner";
}
function notTrusted(why) {
	return bad("bad-trust-signature", `the trust signature of the key ${why}`);
}
function fingerprintOf(key) {
	return key.getFingerprint().toUpperCase();
}

// src/openpgp/public-keys.ts
async function readPublicKeys(text, effort = fullEffort()) {
	const blocks = text.split(/(?=-----BEGIN )/).filter((block) => block.startsWith("-----BEGIN "));
	if (/-----BEGIN [^\n]*PRIVATE/.test(text) || blocks.some(holdsSecret)) return wrong("is a private key; put the public key there, and revoke the private one if others can read it");
	if (blocks.length === 0) return wrong("is not an armored public key (\"gpg --armor --export\" writes one)");
	const openpgp = await loadLibrary();
	const checker = {
		openpgp,
		effort,
		now: /* @__PURE__ */ new Date()
	};
	const keys = [];
	for (const block of blocks) {
		const ring = await readKeyRing(openpgp, block);
		if (ring.kind !== "ring") return wrong(`cannot be read: ${ring.reason}`);
		for (const key of ring.keys) {
			const weakness = unsupportedKey(openpgp, key.keyPacket);
			if (weakness !== null) return wrong(`cannot be used: ${weakness}`);
			try {
				const { expires = null, revoked = false } = await standingOf(checker, key) ?? {};
				const [fingerprint, userId] = [fingerprintOf(key), key.users[0]?.userID?.userID ?? ""];
				keys.push({
					fingerprint,
					userId,
					expires,
					revoked
				});
			} catch (error) {
				if (error instanceof EffortError) return wrong(`cannot be read: ${error.message}`);
				throw error;
			}
		}
	}
	return {
		kind: "keys",
		listed: blocks.map((asciiArmor) => ({
			asciiArmor,
			trustSignature: ""
		})),
		keys
	};
}
function wrong(says) {
	return {
		kind: "wrong",
		says
	};
}
const secretTags = [5, 7];
function holdsSecret(block) {
	const bytes = readFirstArmorBlock(block)?.bytes ?? /* @__PURE__ */ new Uint8Array();
	try {
		for (const { tag } of walkPackets(bytes)) if (secretTags.includes(tag)) return true;
	} catch {}
	return false;
}

// src/policy/policy-keys.ts
const largestFile = 65536;
const mostKeys = 100;
async function withKeys(policy, readFile) {
	const pins = pinsOf(policy);
	if (pins.every(({ keys }) => keys.length === 0)) return policy;
	const readings = openMemory();
	const effort = fullEffort();
	const mistakes = [];
	const readOnce = async (keys) => {
		const reading = await readings(keys.said, () => readKeys(keys.said, readFile, effort));
		if (typeof reading !== "string") return [{
			...keys,
			...reading
		}];
		mistakes.push({
			path: policy.path ?? "",
			line: keys.line,
			says: reading
		});
		return [];
	};
	if (pins.flatMap(({ keys }) => keys).length > 100) throw policyError([{
		path: policy.path ?? "",
		line: 1,
		says: `a policy has at most ${100} keys.`
	}]);
	const read = await Promise.all(pins.map(async (pin) => {
		const keys = (await Promise.all(pin.keys.map(readOnce))).flat();
		const own = keys.flatMap(({ read }) => read.map(({ fingerprint }) => fingerprint));
		return {
			...pin,
			fingerprints: [...pin.fingerprints, ...own],
			keys
		};
	}));
	if (mistakes.length > 0) throw policyError(mistakes);
	return {
		...policy,
		said: new Map([...policy.said, [core.signingKeys.name, read]])
	};
}
function keyFilesOf(policy) {
	const files = pinsOf(policy).flatMap(({ keys }) => keys.flatMap(({ said }) => pathIn(said) ?? []));
	return distinct(files).slice(0, 100);
}
function pinsOf({ said }) {
	return said.get(core.signingKeys.name) ?? [];
}
function pathIn(said) {
	if (said.includes("-----")) return null;
	const path = readText(repositoryPath, said);
	return path.kind === "value" ? path.value : null;
}
async function readKeys(said, readFile, effort) {
	if (said.includes("-----")) return readArmored(said, "this key", effort);
	const path = pathIn(said);
	if (path === null) return "a key must be an armored public key, or the path of a file with one inside the repository.";
	if (readFile === null) return "a shared policy has keys as armored text, not as paths of files.";
	const what = `the file ${quoted(path)}`;
	const content = await readFile(path);
	if (content.kind === "missing") return `${what} does not exist at the revision where the policy is read.`;
	if (content.kind !== "file") return `${what} must be a plain file of at most ${largestFile / 1024} KiB.`;
	if (content.bytes.length > 65536) return `${what} has more than ${largestFile / 1024} KiB.`;
	if (!isUtf8(content.bytes)) return `${what} is not an armored public key ("gpg --armor --export" writes one).`;
	return readArmored(new TextDecoder().decode(content.bytes), what, effort);
}
async function readArmored(text, what, effort) {
	const reading = await readPublicKeys(text, effort);
	return reading.kind === "wrong" ? `${what} ${reading.says}.` : {
		listed: reading.listed,
		read: reading.keys
	};
}

// src/policy/shared-policy.ts
async function readSharedFile(reference, access, fact) {
	const { owner = "", repo = "", path = "", ref = "" } = sharedFileIn(reference) ?? {};
	const unread = (why, next = refusedNext) => new SourceError(next === refusedNext ? "unreadable-path" : "unavailable", `The shared policy ${quoted(reference)} could not be read, so nothing was judged: ${why}; ${next}.`);
	const get = async (schema, address, rest, parameters) => {
		const kept = await fact({
			method: "GET",
			url: `https://api.github.com/repos/${owner}/${repo}/${address}`
		}, async () => {
			const route = `GET /repos/{owner}/{repo}/${rest}`;
			return access?.ask(route, {
				owner,
				repo,
				...parameters
			}) ?? unavailable$1("network", "no request sent");
		});
		const answer = readAnswer(kept, schema);
		if (answer.kind === "known") return [answer.value];
		if (answer.kind === "absent" || answer.status === 422) return [];
		const isRefused = [
			401,
			403,
			409
		].includes(answer.status ?? 0);
		throw unread(answer.cause, isRefused ? refusedNext : "run it again where GitHub can be reached");
	};
	const name = ref.replace(/^refs\//, "");
	const names = /^(?:heads|tags)\//.test(name) ? [name] : [`heads/${name}`, `tags/${name}`];
	const commitOf = (each) => get(shaSchema, `commits/${each}`, "commits/{ref}", {
		ref: each,
		...withoutDiff
	});
	const isSha = shaSchema.safeParse(ref).success;
	const [sha, another] = isSha ? [ref] : (await Promise.all(names.map(commitOf))).flat();
	if (another !== void 0) throw ambiguous(ref, names);
	const nothing = unread("GitHub shows no such repository, revision or file");
	if (sha === void 0) throw nothing;
	const at = {
		path,
		ref: sha
	};
	const [file] = await get(fileSchema$1, `contents/${path}?ref=${sha}`, "contents/{path}", at);
	if (file === void 0) throw nothing;
	const says = "a policy must be a plain file of at most 64 KiB.";
	if (file === null) throw policyError([{
		path: reference,
		line: 1,
		says
	}]);
	return {
		content: {
			kind: "file",
			bytes: Buffer.from(file.content, "base64")
		},
		readAt: isSha ? null : sha
	};
}
const fileSchema$1 = object({
	type: literal("file"),
	encoding: literal("base64"),
	content: string$1()
}).nullable().catch(null);
const refusedNext = "correct the reference, or give a token that may read the contents of that repository (`config-token`; on a command line, GITHUB_TOKEN)";
function extendedBy(own, shared) {
	const said = new Map(shared.said);
	for (const [name, value] of own.said) said.set(name, joined$2(said.get(name), value));
	return {
		...own,
		said,
		own: own.said,
		shared
	};
}
function extendsIn(said) {
	return said.get(core.extends.name) ?? "";
}

// src/policy/read-policy.ts
const largestPolicy = 65536;
async function readPolicy(given, rules, readFile, { folder = "", shared, fact = (_, ask) => ask() } = {}) {
	const { config: path } = given;
	const readings = openMemory();
	const load = (reference) => readings(reference, () => loadShared(reference, given, rules, {
		shared,
		fact
	}));
	if (sharedFileIn(path) !== null) {
		const whole = await load(path);
		const policy = {
			...whole,
			own: /* @__PURE__ */ new Map(),
			shared: whole
		};
		return {
			settings: settingsFor(policy, given, folder),
			notices: movingNotice(policy)
		};
	}
	if (readFile === void 0) return {
		settings: given,
		notices: []
	};
	const readAt = (side) => readFile(path, side);
	const [trusted, base, head] = await Promise.all([
		readAt("trusted"),
		readAt("base"),
		readAt("head")
	]);
	const parsed = openMemory();
	const parse = (text) => parsed(text, async () => {
		const { parsePolicy } = await import("./policy-file.js");
		return parsePolicy(text, path, rules, given.rows);
	});
	const parseAt = (side, ofChange = (policy) => extended(policy, load)) => async (text) => ofChange(await withKeys(await parse(text), (file) => readFile(file, side, largestFile)));
	const keyFile = await editedKeyFile(await readingOf(head, path, parse), readFile);
	const isEdited = !isSame(base, head) || keyFile !== void 0;
	const judging = await readingOf(trusted, path, parseAt("trusted"));
	const chosen = judging === null || judging instanceof UserError ? "" : extendsIn(judging.said);
	const ofChange = (policy) => extendedByChange(policy, {
		chosen,
		shared,
		load
	});
	const after = isEdited ? await readingOf(head, path, parseAt("head", ofChange)) : judging;
	const isRepair = judging instanceof UserError && isEdited && !(after instanceof UserError);
	if (judging instanceof UserError && !isRepair) throw judging;
	const policy = judging instanceof UserError ? null : judging;
	if (policy === null && !isRepair && head.kind === "missing" && given.given.has("config")) throw new UserError("invalid-policy", `${path}: there is no such policy file (a review looks for it at the base revision); correct "config", or leave it out.`);
	const other = path.replace(/\.yml$/, ".yaml");
	const isNamedWrong = head.kind === "missing" && (await readFile(other, "head")).kind === "file";
	const before = isEdited ? await readingOf(base, path, parseAt("base")) : null;
	const edit = isEdited ? await editOf(path, before, after, given.rows, rules) : void 0;
	const judged = {
		...policy ?? noPolicy,
		...edit === void 0 ? {} : { edit }
	};
	const edited = isSame(base, head) ? `file ${keyFile}` : path;
	return {
		settings: settingsFor(judged, given, folder),
		notices: [...isNamedWrong ? [`${other} is not read; rename it to ${path}.`] : [], ...[...movingNotice(policy), ...isEdited ? [editNotice(policy, isRepair, head, edited)] : []]]
	};
}
function settingsFor(policy, given, folder) {
	const settings = settingsUnder(policy, given);
	const paths = settings.paths.map((each) => ({
		...each,
		matches: (file) => each.matches(pathIn$2(folder, file)),
		isLike: (file) => each.isLike(pathIn$2(folder, file))
	}));
	return {
		...settings,
		paths
	};
}
async function loadShared(reference, { rows }, rules, { shared, fact }) {
	try {
		const { content, readAt } = await readSharedFile(reference, shared?.access, fact);
		const policy = await policyIn(content, reference, async (text) => {
			const { parsePolicy } = await import("./policy-file.js");
			return withKeys(parsePolicy(text, reference, rules, rows, true), null);
		});
		const said = new Map(policy?.said);
		const named = said.get(core.waivers.name)?.map((waiver) => ({
			...waiver,
			file: reference
		}));
		if (named !== void 0) said.set(core.waivers.name, named);
		return {
			...policy ?? noPolicy,
			said,
			readAt
		};
	} catch (error) {
		if (!(error instanceof UserError) || error.code !== "invalid-policy") throw error;
		throw new UserError("invalid-shared-policy", error.message);
	}
}
async function extended(policy, load) {
	const reference = extendsIn(policy.said);
	return reference === "" ? policy : extendedBy(policy, await load(reference));
}
async function extendedByChange(policy, { chosen, shared, load }) {
	const reference = extendsIn(policy.said);
	const repositoryOf = (name) => name.toLowerCase().split("/", 2).join("/");
	if (reference !== "" && repositoryOf(reference) !== repositoryOf(chosen) && shared?.isPrivate) return {
		...policy,
		isUnread: true
	};
	try {
		return await extended(policy, load);
	} catch (error) {
		if (!(error instanceof SourceError) || error.code !== "unreadable-path") throw error;
		throw policyError([{
			path: policy.path ?? "",
			line: 1,
			says: error.message
		}], { cause: error });
	}
}
function movingNotice(policy) {
	const { path = "", readAt = null } = policy?.shared ?? {};
	if (readAt === null) return [];
	return [`The shared policy ${path} is not pinned to a commit, so it can change at any time. To pin what this run has read, write ${`${path?.split("@")[0]}@${readAt}`}.`];
}
async function editedKeyFile(policy, readFile) {
	if (policy === null || policy instanceof UserError) return void 0;
	const files = keyFilesOf(policy).map(async (file) => {
		const read = (side) => readFile(file, side, largestFile);
		return isSame(await read("base"), await read("head")) ? [] : [file];
	});
	return (await Promise.all(files)).flat()[0];
}
async function policyIn(content, path, parse) {
	const invalid = (says) => policyError([{
		path,
		line: 1,
		says
	}]);
	if (content.kind === "missing") return null;
	if (content.kind === "not-a-file") throw invalid(`a policy must be a plain file; this is a ${content.what}.`);
	if (content.kind !== "file" || content.bytes.length > 65536) throw invalid(`a policy has at most ${largestPolicy / 1024} KiB.`);
	if (!isUtf8(content.bytes)) throw invalid("a policy must be UTF-8 text.");
	return {
		...await parse(new TextDecoder().decode(content.bytes)),
		sha256: sha256(content.bytes)
	};
}
function editNotice(policy, isRepair, head, path) {
	const judgedBy = isRepair ? "the policy of the base revision cannot be read, so this run uses the defaults" : policy === null ? "the base revision has no policy, so this run uses the defaults" : "this run uses the policy of the base revision";
	if (head.kind === "missing") return `This change removes the policy ${path}; ${judgedBy}.`;
	return `This change ${isRepair ? "repairs" : "edits"} the policy ${path}; ${judgedBy}. The new policy applies after the merge.`;
}
async function editOf(path, before, after, rows, rules) {
	if (after instanceof UserError) return {
		path,
		invalid: after.mistakes.map(({ message, place }) => ({
			message,
			line: place?.line ?? 1
		})),
		weaker: [],
		stricter: []
	};
	const { comparePolicies } = await import("./policy-edit.js");
	const isRepair = before instanceof UserError;
	return {
		path,
		...comparePolicies((isRepair ? null : before) ?? noPolicy, after ?? noPolicy, rows, rules),
		...isRepair ? { stricter: [] } : {}
	};
}
async function readingOf(content, path, parse) {
	try {
		return await policyIn(content, path, parse);
	} catch (error) {
		if (error instanceof UserError) return error;
		throw error;
	}
}
function isSame(one, other) {
	if (one.kind === "file" && other.kind === "file") return Buffer.compare(one.bytes, other.bytes) === 0;
	return one.kind === other.kind;
}

// src/registry/discovery.ts
const discoveryAnswer = object({ "providers.v1": string$1().max(2048).optional() });
const maxBytes = 1048576;
async function discoverProviders(host, fetcher, credentials, brief = false) {
	const url = `https://${host}/.well-known/terraform.json`;
	const what = `the services of ${host}`;
	const answer = await fetcher.get(url, {
		maxBytes,
		accept: "application/json",
		token: credentials.get(host),
		what,
		brief
	});
	if (answer.kind === "absent") return noRegistry(host);
	if (answer.kind === "unavailable") return answer;
	if (!isJson(answer.value)) return unavailable$1("malformed-answer", `${host} answered service discovery with something that is not JSON`);
	const services = readAnswer$1(answer.value, discoveryAnswer, what);
	if (services.kind !== "known") return services;
	const service = services.value["providers.v1"];
	if (service === void 0) return noRegistry(host);
	return resolveLink(service, answer.value.url, `the provider registry of ${host}`);
}
function noRegistry(host) {
	return unavailable$1("malformed-answer", `${host} does not announce a provider registry`);
}

// src/registry/look-up.ts
const lookUpAnswer = object({
	id: string$1().max(512),
	moved_to: string$1().max(512).nullish()
});
async function resolveProviderAddress(text, registry) {
	const address = parseProviderAddress(text, { underscoreNamespace: true });
	return isLegacy(address) || address.namespace === "?" ? registry.lookUp(address.type) : known({
		address: formatAddress(address),
		movedTo: null
	});
}
function readLookUp(answer, { hostname, type }, what) {
	const raw = readAnswer$1(answer, lookUpAnswer, what);
	if (raw.kind !== "known") return raw;
	const { id, moved_to: movedTo } = raw.value;
	const provider = publicProvider(id, hostname);
	const moved = movedTo ? publicProvider(movedTo, hostname) : null;
	if (provider?.type !== type || movedTo && moved === null) return unavailable$1("malformed-answer", `the registry's answer about ${what} has a different name`);
	return known({
		address: formatAddress(provider),
		movedTo: moved === null || formatAddress(moved) === formatAddress(provider) ? null : formatAddress(moved)
	});
}
function publicProvider(id, hostname) {
	const address = id.split("/").length === 2 ? readAddress(`${hostname}/${id}`) : null;
	return address === null || isLegacy(address) ? null : address;
}

// src/registry/metadata.ts
const signingKey = object({
	ascii_armor: string$1(),
	trust_signature: string$1().nullish()
});
const announcedPackage = object({
	hashes: array(string$1().max(512)).max(100).nullish(),
	package_size: number$1().int().nonnegative().nullish().catch(null)
});
const metadataAnswer = object({
	protocols: array(string$1().max(32)).max(100).nullish(),
	os: string$1(),
	arch: string$1(),
	filename: string$1().max(512),
	download_url: string$1().min(1).max(8192),
	shasum: string$1().regex(/^[0-9a-f]{64}$/i),
	shasums_url: string$1().min(1).max(8192),
	shasums_signature_url: string$1().max(8192).nullish(),
	signing_keys: object({ gpg_public_keys: array(signingKey).max(100).nullish() }).nullish(),
	packages: record(string$1(), announcedPackage).nullish().catch(null)
});
const mostPlatforms = 100;
function readMetadata(answer, question) {
	const raw = readAnswer$1(answer, metadataAnswer, question.what);
	if (raw.kind !== "known") return raw;
	const mistake = mistakeIn(raw.value, question);
	if (mistake !== null) return unavailable$1("malformed-answer", mistake);
	return withLinks(raw.value, question, answer.url);
}
function mistakeIn(raw, question) {
	if (`${raw.os}_${raw.arch}` !== question.platform) return `the registry's answer about ${question.what} is for a different platform`;
	const named = readFilename(raw.filename);
	if (named !== null && named.platform !== question.platform) return `the registry's answer about ${question.what} has the file name of a different platform`;
	if (raw.protocols?.length && !raw.protocols.some((protocol) => spoken.test(protocol))) return `the registry says that ${question.what} supports no plugin protocol of Terraform or OpenTofu`;
	return null;
}
const spoken = /^[56](?:\.\d+){0,2}$/;
function announcedIn({ packages }) {
	const kept = Object.entries(packages ?? {}).filter(([platform]) => isPlatform(platform)).slice(0, mostPlatforms);
	return {
		announced: new Map(kept.map(([platform, { hashes }]) => [platform, hashes ?? []])),
		sizes: new Map(kept.flatMap(([platform, { package_size: size }]) => size == null ? [] : [[platform, size]]))
	};
}
function withLinks(raw, question, base) {
	const { address, version, platform, what } = question;
	const downloadUrl = resolveLink(raw.download_url, base, what);
	if (downloadUrl.kind !== "known") return downloadUrl;
	const shasumsUrl = resolveLink(raw.shasums_url, base, `the SHA256SUMS document for ${what}`);
	if (shasumsUrl.kind !== "known") return shasumsUrl;
	const signatureUrl = raw.shasums_signature_url ? resolveLink(raw.shasums_signature_url, base, `the signature for ${what}`) : known(null);
	if (signatureUrl.kind !== "known") return signatureUrl;
	const named = readFilename(raw.filename)?.version ?? version;
	return known({
		address,
		version,
		platform,
		filename: raw.filename,
		namedVersion: named === version ? null : named,
		executable: missingName(raw.filename, question.type),
		downloadUrl: downloadUrl.value,
		hash: hashOfZip(raw.shasum.toLowerCase()),
		shasumsUrl: shasumsUrl.value,
		signatureUrl: signatureUrl.value,
		keys: (raw.signing_keys?.gpg_public_keys ?? []).map((key) => ({
			asciiArmor: key.ascii_armor,
			trustSignature: key.trust_signature ?? ""
		})),
		...announcedIn(raw)
	});
}

// src/openpgp/pinned-keys.json
var hashicorp = [
	"-----BEGIN PGP PUBLIC KEY BLOCK-----",
	"",
	"mQINBGB9+xkBEACabYZOWKmgZsHTdRDiyPJxhbuUiKX65GUWkyRMJKi/1dviVxOX",
	"PG6hBPtF48IFnVgxKpIb7G6NjBousAV+CuLlv5yqFKpOZEGC6sBV+Gx8Vu1CICpl",
	"Zm+HpQPcIzwBpN+Ar4l/exCG/f/MZq/oxGgH+TyRF3XcYDjG8dbJCpHO5nQ5Cy9h",
	"QIp3/Bh09kET6lk+4QlofNgHKVT2epV8iK1cXlbQe2tZtfCUtxk+pxvU0UHXp+AB",
	"0xc3/gIhjZp/dePmCOyQyGPJbp5bpO4UeAJ6frqhexmNlaw9Z897ltZmRLGq1p4a",
	"RnWL8FPkBz9SCSKXS8uNyV5oMNVn4G1obCkc106iWuKBTibffYQzq5TG8FYVJKrh",
	"RwWB6piacEB8hl20IIWSxIM3J9tT7CPSnk5RYYCTRHgA5OOrqZhC7JefudrP8n+M",
	"pxkDgNORDu7GCfAuisrf7dXYjLsxG4tu22DBJJC0c/IpRpXDnOuJN1Q5e/3VUKKW",
	"mypNumuQpP5lc1ZFG64TRzb1HR6oIdHfbrVQfdiQXpvdcFx+Fl57WuUraXRV6qfb",
	"4ZmKHX1JEwM/7tu21QE4F1dz0jroLSricZxfaCTHHWNfvGJoZ30/MZUrpSC0IfB3",
	"iQutxbZrwIlTBt+fGLtm3vDtwMFNWM+Rb1lrOxEQd2eijdxhvBOHtlIcswARAQAB",
	"tERIYXNoaUNvcnAgU2VjdXJpdHkgKGhhc2hpY29ycC5jb20vc2VjdXJpdHkpIDxz",
	"ZWN1cml0eUBoYXNoaWNvcnAuY29tPokCVAQTAQoAPgIbAwULCQgHAgYVCgkICwIE",
	"FgIDAQIeAQIXgBYhBMh0AR8KtAURDQIQVTQ2XZRy10aPBQJplkfQBQkQrOy3AAoJ",
	"EDQ2XZRy10aPw6gP/3GUEMUa6mCRuuSOT9UnziPIvXYd63mcN6A6Jwmwj8JaB2qu",
	"OCijvJkw56UbZK3x1FZIbe0hA6VUAwNSNmSIxVJkilgwIYYFO0tnL79XhIeP7jYF",
	"ydXLZ4rTi1FDl8lltAujTNARdY8UGg4hGlcM9OrEeXEFLWugJNiChL15FVoxZqIS",
	"jeduaEqyxGfJnyVwy8z3pZfgODeFr7xs2NkUIMSfuRg24VcL4aW8Frt3jW8P45y3",
	"o/5fsi6Aw2tZ0wD9NSgkVc8VD1NRV9eSZ95Bv+Awf9IXa+Cn5OCjc8Jc+XF+nLfB",
	"oPswOO7E8dLiuBUw6/GzSLMbVs8qf8BNXB92dOe1VccVTqjCxK2sEpVaHh7e+co8",
	"d8lDGBIWMGh7NS6XlGORpFb/T6gxjjOYUV3SKd4QDebUUG8kMkb5juLljOoq+YOP",
	"vgNLDZLZteFpmH+zB9DpOY1YtHZB/OD+DtzLMaSl6VPF2Ln0j5aQGwNDt7sheyAe",
	"sXbu0qn2H5FxojSfvhT0kUDKZ0mgg5y3Oflg49MiAOhjLGY0JocFpBeMILw27fbw",
	"fpIBP7siQWFTFJ1O+l2NQiWAwC2x5fX2EakyCBJmrkPV2hr4nEogNqg9/RDskIUq",
	"cpcOOd/0BntiXMyUCCH2AoCt5acaTQ0WU6CAosZPojOYhtGGgOgeQSdflpMSuQIN",
	"BGB9+xkBEACoklYsfvWRCjOwS8TOKBTfl8myuP9V9uBNbyHufzNETbhYeT33Cj0M",
	"GCNd9GdoaknzBQLbQVSQogA+spqVvQPz1MND18GIdtmr0BXENiZE7SRvu76jNqLp",
	"KxYALoK2Pc3yK0JGD30HcIIgx+lOofrVPA2dfVPTj1wXvm0rbSGA4Wd4Ng3d2AoR",
	"G/wZDAQ7sdZi1A9hhfugTFZwfqR3XAYCk+PUeoFrkJ0O7wngaon+6x2GJVedVPOs",
	"2x/XOR4l9ytFP3o+5ILhVnsK+ESVD9AQz2fhDEU6RhvzaqtHe+sQccR3oVLoGcat",
	"ma5rbfzH0Fhj0JtkbP7WreQf9udYgXxVJKXLQFQgel34egEGG+NlbGSPG+qHOZtY",
	"4uWdlDSvmo+1P95P4VG/EBteqyBbDDGDGiMs6lAMg2cULrwOsbxWjsWka8y2IN3z",
	"1stlIJFvW2kggU+bKnQ+sNQnclq3wzCJjeDBfucR3a5WRojDtGoJP6Fc3luUtS7V",
	"5TAdOx4dhaMFU9+01OoH8ZdTRiHZ1K7RFeAIslSyd4iA/xkhOhHq89F4ECQf3Bt4",
	"ZhGsXDTaA/VgHmf3AULbrC94O7HNqOvTWzwGiWHLfcxXQsr+ijIEQvh6rHKmJK8R",
	"9NMHqc3L18eMO6bqrzEHW0Xoiu9W8Yj+WuB3IKdhclT3w0pO4Pj8gQARAQABiQI8",
	"BBgBCgAmAhsMFiEEyHQBHwq0BRENAhBVNDZdlHLXRo8FAmmWR+0FCRCs7NQACgkQ",
	"NDZdlHLXRo/R0A//QW1opBlzWSmWww1q9QuJA2WCIIs8tJKRDOsmgJPscNpzwZFU",
	"N1Df0wWNjqi1BDReei7lZTHwUk+ebBn0bkI3ANmmgYg7LBueAt5UWSingOc+rvKA",
	"N32BDzBYkMckRzJSQsmeC5hm3J3wLSy90uaIlrJJE9GJZkf/W2Ob+4SQZZ+dnnRP",
	"JokDdW1DuZS9PbxSLJKD5eIWHBxJnFM1CmHfOfrjTJ+MYvVGM5sxSY8R7E+GADj5",
	"L/i4N+tTFJLuTMYARGfA6d+KPKcMJtgpUPjSMAg8nGUhukctpuBs27mOKW0CBtmJ",
	"82X/qYROTL0+vGTvUYflYiuceVlhX/kw0JZnMaG5V/mpHq8SwD07pCGOf69j/mNa",
	"5EL3++Pmzg0s0stw3Ea5pCN0cL/nKkoWchHBfW15W4JOnKAIspyD1vH670P4WfeV",
	"E9B9d6tgKSbM/9JlXoQS5ZdG+kbdosieELhmVWmvojyK7K+Ry6C9wgd+UfnW5jXd",
	"iNwKW3KHuautQwlFhHRNMyDg08c+pI5emTMT3IUQyGWo+Gska3TqGujFcABx7Ip+",
	"mHNmMrCkSD+XC2bvzvRR7FcM0/B9fsjLX/Wttm5vRJ1d2oAoEPvw2IZnJIXpOt2z",
	"zo55sJTztNu4lWGgDVgtp9SXO5a0E5YvFHQNZN5QLeVTTFu6I7qG+ME1E/K5Ag0E",
	"YH3+JQEQALivllTjMolxUW2OxrXb+a2Pt6vjCBsiJzrUj0Pa63U+lT9jldbCCfgP",
	"wDpcDuO1O05Q8k1MoYZ6HddjWnqKG7S3eqkV5c3ct3amAXp513QDKZUfIDylOmhU",
	"qvxjEgvGjdRjz6kECFGYr6Vnj/p6AwWv4/FBRFlrq7cnQgPynbIH4hrWvewp3Tqw",
	"GVgqm5RRofuAugi8iZQVlAiQZJo88yaztAQ/7VsXBiHTn61ugQ8bKdAsr8w/ZZU5",
	"HScHLqRolcYg0cKN91c0EbJq9k1LUC//CakPB9mhi5+aUVUGusIM8ECShUEgSTCi",
	"KQiJUPZ2CFbbPE9L5o9xoPCxjXoX+r7L/WyoCPTeoS3YRUMEnWKvc42Yxz3meRb+",
	"BmaqgbheNmzOah5nMwPupJYmHrjWPkX7oyyHxLSFw4dtoP2j6Z7GdRXKa2dUYdk2",
	"x3JYKocrDoPHh3Q0TAZujtpdjFi1BS8pbxYFb3hHmGSdvz7T7KcqP7ChC7k2RAKO",
	"GiG7QQe4NX3sSMgweYpl4OwvQOn73t5CVWYp/gIBNZGsU3Pto8g27vHeWyH9mKr4",
	"cSepDhw+/X8FGRNdxNfpLKm7Vc0Sm9Sof8TRFrBTqX+vIQupYHRi5QQCuYaV6OVr",
	"ITeegNK3So4m39d6ajCR9QxRbmjnx9UcnSYYDmIB6fpBuwT0ogNtABEBAAGJBHIE",
	"GAEKACYCGwIWIQTIdAEfCrQFEQ0CEFU0Nl2UctdGjwUCYH4bgAUJAeFQ2wJAwXQg",
	"BBkBCgAdFiEEs2y6kaLAcwxDX8KAsLRBCXaFtnYFAmB9/iUACgkQsLRBCXaFtnYX",
	"BhAAlxejyFXoQwyGo9U+2g9N6LUb/tNtH29RHYxy4A3/ZUY7d/FMkArmh4+dfjf0",
	"p9MJz98Zkps20kaYP+2YzYmaizO6OA6RIddcEXQDRCPHmLts3097mJ/skx9qLAf6",
	"rh9J7jWeSqWO6VW6Mlx8j9m7sm3Ae1OsjOx/m7lGZOhY4UYfY627+Jf7WQ5103Qs",
	"lgQ09es/vhTCx0g34SYEmMW15Tc3eCjQ21b1MeJD/V26npeakV8iCZ1kHZHawPq/",
	"aCCuYEcCeQOOteTWvl7HXaHMhHIx7jjOd8XX9V+UxsGz2WCIxX/j7EEEc7CAxwAN",
	"nWp9jXeLfxYfjrUB7XQZsGCd4EHHzUyCf7iRJL7OJ3tz5Z+rOlNjSgci+ycHEccL",
	"YeFAEV+Fz+sj7q4cFAferkr7imY1XEI0Ji5P8p/uRYw/n8uUf7LrLw5TzHmZsTSC",
	"UaiL4llRzkDC6cVhYfqQWUXDd/r385OkE4oalNNE+n+txNRx92rpvXWZ5qFYfv7E",
	"95fltvpXc0iOugPMzyof3lwo3Xi4WZKc1CC/jEviKTQhfn3WZukuF5lbz3V1PQfI",
	"xFsYe9WYQmp25XGgezjXzp89C/OIcYsVB1KJAKihgbYdHyUN4fRCmOszmOUwEAKR",
	"3k5j4X8V5bk08sA69NVXPn2ofxyk3YYOMYWW8ouObnXoS8QJEDQ2XZRy10aPMpsQ",
	"AIbwX21erVqUDMPn1uONP6o4NBEq4MwG7d+fT85rc1U0RfeKBwjucAE/iStZDQoM",
	"ZKWvGhFR+uoyg1LrXNKuSPB82unh2bpvj4zEnJsJadiwtShTKDsikhrfFEK3aCK8",
	"Zuhpiu3jxMFDhpFzlxsSwaCcGJqcdwGhWUx0ZAVD2X71UCFoOXPjF9fNnpy80YNp",
	"flPjj2RnOZbJyBIM0sWIVMd8F44qkTASf8K5Qb47WFN5tSpePq7OCm7s8u+lYZGK",
	"wR18K7VliundR+5a8XAOyUXOL5UsDaQCK4Lj4lRaeFXunXl3DJ4E+7BKzZhReJL6",
	"EugV5eaGonA52TWtFdB8p+79wPUeI3KcdPmQ9Ll5Zi/jBemY4bzasmgKzNeMtwWP",
	"fk6WgrvBwptqohw71HDymGxFUnUP7XYYjic2sVKhv9AevMGycVgwWBiWroDCQ9Ja",
	"btKfxHhI2p+g+rcywmBobWJbZsujTNjhtme+kNn1mhJsD3bKPjKQfAxaTskBLb0V",
	"wgV21891TS1Dq9kdPLwoS4XNpYg2LLB4p9hmeG3fu9+OmqwY5oKXsHiWc43dei9Y",
	"yxZ1AAUOIaIdPkq+YG/PhlGE4YcQZ4RPpltAr0HfGgZhmXWigbGS+66pUj+Ojysc",
	"j0K5tCVxVu0fhhFpOlHv0LWaxCbnkgkQH9jfMEJkAWMOuQINBGCAXCYBEADW6RNr",
	"ZVGNXvHVBqSiOWaxl1XOiEoiHPt50Aijt25yXbG+0kHIFSoR+1g6Lh20JTCChgfQ",
	"kGGjzQvEuG1HTw07YhsvLc0pkjNMfu6gJqFox/ogc53mz69OxXauzUQ/TZ27GDVp",
	"UBu+EhDKt1s3OtA6Bjz/csop/Um7gT0+ivHyvJ/jGdnPEZv8tNuSE/Uo+hn/Q9hg",
	"8SbveZzo3C+U4KcabCESEFl8Gq6aRi9vAfa65oxD5jKaIz7cy+pwb0lizqlW7H9t",
	"Qlr3dBfdIcdzgR55hTFC5/XrcwJ6/nHVH/xGskEasnfCQX8RYKMuy0UADJy72TkZ",
	"bYaCx+XXIcVB8GTOmJVoAhrTSSVLAZspfCnjwnSxisDn3ZzsYrq3cV6sU8b+QlIX",
	"7VAjurE+5cZiVlaxgCjyhKqlGgmonnReWOBacCgL/UvuwMmMp5TTLmiLXLT7uxeG",
	"ojEyoCk4sMrqrU1jevHyGlDJH9Taux15GILDwnYFfAvPF9WCid4UZ4Ouwjcaxfys",
	"3LxNiZIlUsXNKwS3mhiMRL4TRsbs4k4QE+LIMOsauIvcvm8/frydvQ/kUwIhVTH8",
	"0XGOH909bYtJvY3fudK7ShIwm7ZFTduBJUG473E/Fn3VkhTmBX6+PjOC50HR/Hyb",
	"waRCzfDruMe3TAcE/tSP5CUOb9C7+P+hPzQcDwARAQABiQRyBBgBCgAmAhsCFiEE",
	"yHQBHwq0BRENAhBVNDZdlHLXRo8FAmmWSAoFCRCqi+QCQMF0IAQZAQoAHRYhBDdO",
	"x1tIWRNgSoMcx8ggxtXNJ6uHBQJggFwmAAoJEMggxtXNJ6uHRfAP/2CGdSyg0K7U",
	"66Vygl0dugxrMm8O3/Oe211BKdQsFUSWAznOTRTK/zvMUHO4LJAlYvdtZ6xDa4XH",
	"l9FYQ8MR9ZV0OuOlAZvU4IJDLPVCU09X/UzX/GEoZL0R5esvwPAXopMaRHCfXJeI",
	"/gEaB94UhAeYlwpcRn0eSuk1vyZx7GRE6/hog8DCf4hoT40dW20gGe58xcvJ+mRY",
	"lC0lr16WH08wuUcee6+dgu+4Cg6SG6+zt9cMyl8VnTUL5BK/V3MebnYZJK0RFDNn",
	"nXDhzStgOd5gOeIL+xBPXHd0/ld/rDM74SFExpuS+hNsyo+xMQ/HJavak21MFinu",
	"l9COwfGEmlAXTGMY30Lf3Pt/eAkbwgmGc966VSoRmOFEXJVlDr+yJR6ru+7j50z8",
	"lAv6Lsop7sun1Qysbo0swf6W1qgPf6VWbx91NTFLkw0+gD8jxwrU5ZMkeSuntX9d",
	"pjuZS29CflXXIRPlvhuiDPicwTpYuIUx37vHveAH5gnowZg247x780Urrsx8duTX",
	"8CI9MAnqzm4dFAiRlwE8bvLk+l9wekiXA9gIMZiVNqNlduXIqvAG21Wdgq8qyeXK",
	"y/XWCVKDQOmEbFAltfNam8E3KEw0fl199x+93d5ckDGcPzUYPbNkCuIwngC/ZN96",
	"pDafF3Z12fSNfhZUe0C8td8KAszYa96GCRA0Nl2UctdGj1gKD/4jOGhEGTg88Vyu",
	"PVjeK+zkwrTIZSvHdUHfTt/+rTLSNb/RQiBCUQuEZvafj6FrntS7bAEhccGqH894",
	"T3St5K0AXWkvsLd6K+cbIQdlnFA2zb6geJUCk6qx5NgWpRc3i0DS7CheGwl+Bwu7",
	"+n9pNjNjiHV+rYDgqbQXG0dtGysB0/3qIRgEDHFO0HJu/dcte4oXrQIqrZrpOwe8",
	"WxqFqdU918JpSUcc8coiFp9YtwpgqQNxGVZ+rhgnTGdZzk1f/Yhhimh+2B0ReaFv",
	"k3UzVBj3HQ9C6+Ot3MyDEhSgdhjr9e25Tm9S5YfhwtWmghRw9RKPyLMSXSxm/Uc0",
	"mK1NucAp8TQBwKqKzNpCk5IdrBSWRUbjOoOFyzyCsY6gS285GCpSIzI39hTf+3gd",
	"wYPlE6fj+F2TZzdhx62DPnzBzBHnByYTVdJ649bx0FFp4Q+5TbIWtxu/AQkRDxmW",
	"NQfE+6GgeshlrhXWsh6+PGDzt+2raG6zUT913sdz7Ctw4fLjmsKOTdTz3Xa9pr8l",
	"xfI/JuukSgt9o/n3GirhTB3zE1w/I/Xt6k7oASiP3zQSuHtB/CYKYHDtOCWwjo7J",
	"PEGtb/FkreKNxsk/p20jnlrB8WZxxswdr2Vri9NmFeyMDVX7qF3WqT+8aCV9GtS1",
	"GCHx/5nGBdDwoxEsXqpI3IUqPb6FDg==",
	"=wtp+",
	"-----END PGP PUBLIC KEY BLOCK-----"
];
var partners = [
	"-----BEGIN PGP PUBLIC KEY BLOCK-----",
	"",
	"mQINBF5vdGkBEADKi3Nm83oqMcar+YSDFKBup7+/Ty7m+SldtDH4/RWT0vgVHuQ1",
	"0joA+TrjITR5/aBVQ1/i2pOiBiImnaWsykccjFw9f9AuJqHo520YrAbNCeA6LuGH",
	"Gvz4u0ReL/Cjbb9xCb34tejmrVOX+tmyiYBQd+oTae3DiyffOI9HxF6v+IKhOFKz",
	"Grs3/R5MDwU1ZQIXTO2bdBOM67XBwvTUC+dy6Nem5UmmwuCI0Qz/JWTGndG8aGDC",
	"EO9+DJ59/IwzBYlbs11iqdfqiGALNr+4FXTwftsxZOGpyxhjyAK00U2PP+gQ/wOK",
	"aeIOL7qpF94GdyVrZzDeMKVLUDmhXxDhyatG4UueRJVAoqNVvAFfEwavpYUrVpYl",
	"se/ZugCcTc9VeDodA4r4VI8yQQW805C+uZ/Q+Ym4r+xTsKcTyC4er4ogXgrMT73B",
	"9sgA2M1B4oGbMN5IuG/L2C9JZ1Tob0h0fX+UGMOvrpWeJkZEKTU8hm4mZwhxeRdL",
	"rrcqs6sewNPRnSiUlxz9ynJuf8vFNAD79Z6H9lULe6FnPuLImzH78FKH9QMQsoAW",
	"z1GlYDrxNs3rHDTkSmvglwmWKpsfCxUnfq4ecsYtroCDjAwhLsf2qO1WlXD8B53h",
	"6LU5DwPo7jJDpOv4B0YbjGuAJCf0oXmhXqdu9te6ybXb84ArtHlVO4EBRQARAQAB",
	"tFFIYXNoaUNvcnAgU2VjdXJpdHkgKFRlcnJhZm9ybSBQYXJ0bmVyIFNpZ25pbmcp",
	"IDxzZWN1cml0eSt0ZXJyYWZvcm1AaGFzaGljb3JwLmNvbT6JAk4EEwEIADgWIQRR",
	"iQZXxazbS4IwhlZ9ctQmjkZg/AUCXm90aQIbAwULCQgHAgYVCgkICwIEFgIDAQIe",
	"AQIXgAAKCRB9ctQmjkZg/LxFEACACTHlqULv38VCteo8UR4sRFcaSK4kwzXyRLI2",
	"oi3tnGdzc9AJ5Brp6/GwcERz0za3NU6LJ5kI7umHhuSb+FOjzQKLbttfKL+bTiNH",
	"HY9NyJPhr6wKJs4Mh8HJ7/FdU7Tsg0cpayNvO5ilU3Mf7H1zaWOVut8BFRYqXGKi",
	"K5/GGmw9C6QwaVSxR4i2kcZYUk4mnTikug53/4sQGnD3zScpDjipEqGTBMLk4r+E",
	"0792MZFRAYRIMmZ0NfaMoIGE7bnmtMrbqtNiw+VaPILk6EyDVK3XJxNDBY/4kwHW",
	"4pDa/qjD7nCL7LapP6NN8sDE++l2MSveorzjtR2yV+goqK1yV0VL2X8zwk1jANX7",
	"HatY6eKJwkx72BpL5N3ps915Od7kc/k7HdDgyoFQCOkuz9nHr7ix1ioltDcaEXwQ",
	"qTv33M21uG7muNlFsEav2yInPGmIRRqBaGg/5AjF8v1mnGOjzJKNMCIEXIpkYoPS",
	"fY9wud2s9DvHHvVuF+pT8YtmJDqKdGVAgv+VAH8z6zeIRaQXRRrbzFaCIozmz3qF",
	"RLPixaPhcw5EHB7MhWBVDnsPXJG811KjMxCrW57ldeBsbR+cEKydEpYFnSjwksGy",
	"FrCFPA4Vol/ks/ldotS7P9FDmYs7VfB0fco4fdyvwnxksRCfY1kg0dJA3Q0uj/uD",
	"MoBzF7kCDQReb3RpARAAr1uZ2iRuoFRTBiI2Ao9Mn2Nk0B+WEWT+4S6oDSuryf+6",
	"sKI9Z+wgSvp7DOKyNARoqv+hnjA5Z+t7y/2K7fZP4TYpqOKw8NRKIUoNH0U2/YED",
	"LN0FlXKuVdXtqfijoRZF/W/UyEMVRpub0yKwQDgsijoUDXIG1INVO/NSMGh5UJxE",
	"I+KoU+oIahNPSTgHPizqhJ5OEYkMMfvIr5eHErtB9uylqifVDlvojeHyzU46XmGw",
	"QLxYzufzLYoeBx9uZjZWIlxpxD2mVPmAYVJtDE0uKRZ29+fnlcxWzhx7Ow+wSVRp",
	"XLwDLxZh1YJseY/cGj6yzjA8NolG1fx94PRD1iF7VukHJ3LkukK3+Iw2o4JKmrFx",
	"FpVVcEoldb4bNRMnbY0KDOXn0/9LM+lhEnCRAo8y5zDO6kmjA56emy4iPHRBlngJ",
	"Egms8wnuKsgNkYG8uRaa6zC9FOY/4MbXtNPg8j3pPlWr5jQVdy053uB9UqGs7y3a",
	"C1z9bII58Otp8p4Hf5W97MNuXTxPgPDNmWXA6xu7k2+aut8dgvgz1msHTs31bTeG",
	"X4iRt23/XWlIy56Jar6NkV74rdiKevAbJRHp/sj9AIR4h0pm4yCjZSEKmMqELj7L",
	"nVSj0s9VSL0algqK5yXLoj6gYUWFfcuHcypnRGvjrpDzGgD9AKrDsmQ3pxFflZ8A",
	"EQEAAYkCNgQYAQgAIBYhBFGJBlfFrNtLgjCGVn1y1CaORmD8BQJeb3RpAhsMAAoJ",
	"EH1y1CaORmD89rUP/0gszqvnU3oXo1lMiwz44EfHDGWeY6sh1pJS0FfyjefIMEzE",
	"rAJvyWXbzRj+Dd2g7m7p5JUf/UEMO6EFdxe1l6IihHJBs+pC6hliFwlGosfJwVc2",
	"wtPg6okAfFI35RBedvrV3uzq01dqFlb+d85Gl24du6nOv6eBXiZ8Pr9F3zPDHLPw",
	"DTP/RtNDxnw8KOC0Z0TE9iQIY1rJCI2mekJ4btHRQ2q9eZQjGFp5HcHBXs/D2ZXC",
	"H/vwB0UskHrtduEUSeTgKkKuPuxbCU5rhE8RGprS41KLYozveD0r5BPa9kBx7qYZ",
	"iOHgWfwlJ4yRjgjtoZl4E9/7aGioYycHNG26UZ+ZHgwTwtDrTU+LP89WrhzoOQmq",
	"H0oU4P/oMe2YKnG6FgCWt8h+31Q08G5VJeXNUoOn+RG02M7HOMHYGeP5wkzAy2HY",
	"I4iehn+A3Cwudv8Gh6WaRqPjLGbk9GWr5fAUG3KLUgJ8iEqnt0/waP7KD78TVId8",
	"DgHymHMvAU+tAxi5wUcC3iQYrBEc1X0vcsRcW6aAi2Cxc/KEkVCz+PJ+HmFVZakS",
	"V+fniKpSnhUlDkwlG5dMGhkGp/THU3u8oDb3rSydRPcRXVe1D0AReUFE2rDOeRoT",
	"VYF2OtVmpc4ntcRyrItyhSkR/m7BQeBFIT8GQvbTmrCDQgrZCsFsIwxd4Cb4",
	"=5/s+",
	"-----END PGP PUBLIC KEY BLOCK-----"
];

// src/openpgp/pinned-keys.ts
const pinnedKeys = {
	official: [{
		fingerprint: hashicorp$2.fingerprint,
		asciiArmor: hashicorp.join("\n")
	}, {
		fingerprint: openTofu.fingerprint,
		asciiArmor: null
	}],
	partners: {
		fingerprint: "51890657C5ACDB4B823086567D72D4268E4660FC",
		asciiArmor: partners.join("\n")
	}
};

// src/openpgp/verify.ts
const maxKeys = 50;
async function verifyDetachedSignature(input) {
	const { keys, signature, pinned = pinnedKeys, now = /* @__PURE__ */ new Date() } = input;
	if (keys.length === 0) return { kind: "unsigned" };
	if (keys.length > maxKeys) return tooLarge(`the registry lists more than ${maxKeys} keys`);
	const openpgp = await loadLibrary();
	const document = await literalData(openpgp, input.document);
	const question = {
		openpgp,
		effort: fullEffort(),
		now,
		document
	};
	let skipped = null;
	let good = null;
	for (const key of keys) {
		const check = await checkWithKey(question, signature, key, pinned);
		if (good !== null) {
			if (check.kind === "bad" && check.code === "revoked-key") return check;
		} else if (check.kind === "good") good = check;
		else if (check.kind !== "unknown-issuer") return check;
		else skipped = check.skipped;
	}
	return good ?? nobodyKnown(skipped);
}
async function checkWithKey(question, signature, { asciiArmor, trustSignature }, pinned) {
	const ring = await readKeyRing(question.openpgp, asciiArmor);
	if (ring.kind !== "ring") return ring;
	const keys = await renewPinned(question, ring, pinned);
	const check = await checkDetachedSignature(question, signature, keys);
	if (check.kind !== "holds") return check;
	const { primary } = check.key;
	const tier = await tierOf(question, primary, {
		ring,
		trustSignature
	}, pinned);
	if (typeof tier !== "string") return tier;
	const keyId = primary.getKeyID().toHex().toUpperCase();
	const { keyExpired, afterExpiry, madeAt } = check;
	const late = afterExpiry ? { afterExpiry } : {};
	const alone = ring.keys.length === 1 ? { asciiArmor } : {};
	return {
		kind: "good",
		tier,
		keyId,
		fingerprint: fingerprintOf(primary),
		keyExpired,
		...late,
		madeAt,
		...alone
	};
}

// src/registry/registry.ts
const whiteSpace = /[\t\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const digest$1 = /^[0-9a-f]{64}$/i;
function parseShasums(bytes, name) {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	const entries = [];
	for (const line of text.split("\n")) {
		const entry = parseLine(line, name);
		if (entry !== null) entries.push(entry);
	}
	return entries;
}
function hasBlankLine(bytes) {
	const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\n");
	if (lines.at(-1) === "") lines.pop();
	return lines.some((line) => line.split(whiteSpace).every((field) => field === ""));
}
function parseLine(line, name) {
	const [hex, filename] = line.split(whiteSpace).filter((field) => field !== "");
	if (hex === void 0 || filename === void 0 || !digest$1.test(hex)) return null;
	return {
		hash: hashOfZip(hex.toLowerCase()),
		filename,
		platform: platformOf$1(filename, name)
	};
}
function entryOf(document, filename) {
	return document.entries.find((entry) => entry.filename === filename);
}

// src/registry/signed-shasums.ts
const maxDocumentBytes = 1048576;
const maxSignatureBytes = 65536;
async function readDocument(metadata, type, fetchFile, { otherKeys, now } = {}) {
	const { address, version, shasumsUrl, keys } = metadata;
	const what = `the SHA256SUMS document of ${address} ${version}`;
	const [answer, signature] = await Promise.all([fetchFile(shasumsUrl, maxDocumentBytes, what), keys.length === 0 ? absent$1(what) : fetchSignature(metadata, fetchFile)]);
	const asked = {
		request: "shasums",
		host: new URL(shasumsUrl).host
	};
	if (answer.kind === "absent") return missing$1(answer, asked);
	if (answer.kind === "unavailable") return askedFor(answer, asked);
	const { body } = answer.value;
	const entries = parseShasums(body, {
		type,
		version
	});
	if (entries.length === 0) return unavailable$1("malformed-answer", `the file served as ${what} has no checksums`);
	if (hasBlankLine(body)) return unavailable$1("malformed-answer", `${what} has an empty line, which crashes Terraform and OpenTofu`);
	const own = await checkSignature(body, signature, keys, now);
	const other = await otherKeys?.(metadata, isByNobody(own));
	const check = other === void 0 ? own : await checkWithOthers(body, own, metadata, other, fetchFile, now);
	return known({
		url: shasumsUrl,
		sha256: sha256(body),
		entries,
		signature: check
	});
}
function isByNobody(check) {
	return check.kind === "unsigned" || check.kind === "bad" && check.code === "unknown-issuer";
}
const longestKeyText = 8192;
async function checkWithOthers(document, own, metadata, other, fetchFile, now) {
	if (other.kind === "absent" || metadata.signatureUrl === null) return own;
	const isLabelled = own.kind === "bad" && !(other.kind === "known" && other.value.from === "policy");
	if (isLabelled && (other.kind === "unavailable" || other.value.unread !== void 0)) return own;
	if (other.kind === "unavailable") return {
		...other,
		reason: other.cause
	};
	const { from, keys, unread } = other.value;
	if (unread !== void 0) return {
		kind: "unsigned",
		tried: {
			from,
			keyIds: [],
			reason: unread,
			unread: true
		}
	};
	const signature = await fetchSignature(metadata, fetchFile);
	if (signature.kind === "absent") return own;
	const check = await checkSignature(document, signature, keys, now);
	if (check.kind === "good" && isLabelled) {
		const { fingerprint, asciiArmor = "" } = check;
		return {
			...own,
			madeBy: {
				from,
				fingerprint,
				armored: plainArmor(asciiArmor, longestKeyText)
			}
		};
	}
	if (check.kind === "good") return joined(check, own, from);
	if (from === "policy" && !isByNobody(check)) return check;
	if (own.kind !== "unsigned" || check.kind === "unsigned") return own;
	if (signature.kind === "unavailable") return check;
	return {
		kind: "unsigned",
		tried: {
			from,
			keyIds: (await Promise.all(keys.slice(0, mostTried).map((key) => readPublicKeys(key.asciiArmor)))).flatMap((reading) => reading.kind === "keys" ? reading.keys : []).slice(0, mostTried).map(({ fingerprint }) => fingerprint.slice(-16)),
			reason: check.reason
		}
	};
}
function joined(check, own, keyFrom) {
	if (own.kind === "bad" && own.code === "revoked-key") return own;
	if (own.kind !== "good" || own.fingerprint !== check.fingerprint) return {
		...check,
		keyFrom
	};
	return {
		...own.keyExpired ? check : own,
		tier: own.tier,
		keyFrom
	};
}
const mostTried = 3;
function agreeing(document, metadata) {
	const { address, version, platform, filename, hash } = metadata;
	if (document.signature.kind === "bad") return known(document);
	const entry = entryOf(document, filename);
	if (entry?.hash === hash) return known(document);
	return unavailable$1("disagreement", `the SHA256SUMS document of ${address} ${version} ${entry === void 0 ? "does not list" : "gives a different digest for"} the ${platform} package that the registry describes`);
}
async function fetchSignature(metadata, fetchFile) {
	const { signatureUrl, address, version } = metadata;
	const what = `the signature of the SHA256SUMS document of ${address} ${version}`;
	const nowhere = `the registry lists a signing key but names no address for ${what}`;
	if (signatureUrl === null) return unavailable$1("malformed-answer", nowhere);
	const asked = {
		request: "signature",
		host: new URL(signatureUrl).host
	};
	return askedFor(await fetchFile(signatureUrl, maxSignatureBytes, what), asked);
}
async function checkSignature(document, signature, keys, now) {
	if (keys.length === 0) return { kind: "unsigned" };
	if (signature.kind === "known") return verifyDetachedSignature({
		document,
		signature: signature.value.body,
		keys,
		now
	});
	const { code, cause: reason, asked = {} } = signature.kind === "absent" ? missing$1(signature, { request: "signature" }) : signature;
	return {
		kind: "unavailable",
		code,
		reason,
		asked
	};
}

// src/registry/client.ts
const megabyte = 1048576;
const noTokens = /* @__PURE__ */ new Map();
const limits = {
	versions: 16 * megabyte,
	metadata: megabyte
};
function createRegistry(options) {
	const { fetcher, registries, environment, areOfPolicy, isDirect = () => true, otherKeys, now } = options;
	const hosts = trustHosts(registries);
	const isAsked = (host) => hosts.has(host) || hosts.isListed(host);
	const isOfPolicy = (host) => areOfPolicy === true && hosts.serviceUrl(host) !== null;
	const inVariables = readCredentials(environment, isAsked);
	const credentials = new Map([...options.credentials ?? [], ...inVariables]);
	const services = openAnswers();
	const files = openAnswers();
	const documents = openMemory();
	const listings = openAnswers();
	const fetchFile = (url, maxBytes, what) => files(url, false, () => fetcher.get(url, {
		maxBytes,
		what
	}));
	async function ask(provider, path, maxBytes, what, { brief = false, anonymous = false } = {}) {
		const { namespace, type } = provider;
		const service = await serviceOf(provider, anonymous ? noTokens : credentials, brief);
		if (service.kind !== "known") return service;
		const name = `${encodeURIComponent(namespace)}/${encodeURIComponent(type)}`;
		const url = new URL(`${name}/${path}`, service.value).href;
		const token = anonymous ? void 0 : tokenOf(provider, url);
		return files(`${token ?? ""} ${url}`, brief, async (briefly) => {
			const options = {
				maxBytes,
				accept: "application/json",
				token,
				what,
				brief: briefly
			};
			const answer = hinted(await fetcher.get(url, options), provider.hostname, url);
			const isRefused = token !== void 0 && answer.kind === "unavailable" && answer.asked?.trouble === "refused";
			const request = path === "versions" ? "versions" : "download";
			if (!isRefused) return askedFor(answer, { request });
			const trouble = [...inVariables.values()].includes(token) ? "refused-token" : "refused-login";
			return {
				...answer,
				asked: {
					...answer.asked,
					request,
					trouble
				}
			};
		});
	}
	function tokenOf({ hostname }, url) {
		const { host } = new URL(url);
		const areListed = hosts.isListed(hostname) && hosts.isListed(host);
		return (host !== hostname && areListed && !isOfPolicy(hostname) ? credentials.get(hostname) : void 0) ?? tokenFor(credentials, url);
	}
	function hinted(outcome, hostname, url) {
		const { host } = new URL(url);
		const isRefusal = outcome.kind === "unavailable" && (outcome.status === 401 || outcome.status === 403);
		const isHeld = credentials.has(hostname) && (!hosts.isListed(host) || isOfPolicy(hostname));
		if (!isRefusal || host === hostname || !isHeld) return outcome;
		const hint = `the token of ${hostname} goes there only if ${isOfPolicy(hostname) ? "the input or flag `registries` has this address, since a policy sends no token to another host" : `\`registries\` lists ${host} too`}`;
		return {
			...outcome,
			cause: `${outcome.cause}; ${hint}`
		};
	}
	async function serviceOf(provider, tokens, brief) {
		const host = provider.hostname;
		if (!hosts.has(host)) return unavailable$1("untrusted-host", `${host} is neither a public registry nor listed in \`registries\``);
		if (!isDirect(provider)) return unavailable$1("not-direct", `the provider_installation of Terraform's CLI configuration does not install ${formatAddress(provider)} from its registry, so Lockproof did not contact the registry`);
		const named = hosts.serviceUrl(host);
		return named !== null ? known(named) : services(`${tokens.get(host) ?? ""} ${host}`, brief, (briefly) => discoverProviders(host, fetcher, tokens, briefly).then((answer) => askedFor(answer, { request: "discovery" })));
	}
	return {
		async versions(address, options) {
			const provider = providerOf(address);
			if (provider === null) return absent$1(`the provider ${address}`);
			return listings(`${options?.anonymous === true} ${address}`, options?.brief === true, async (brief) => {
				const what = `the provider ${address}`;
				const answer = await ask(provider, "versions", limits.versions, what, {
					...options,
					brief
				});
				return answer.kind === "known" ? readListing(answer.value, what) : answer;
			});
		},
		async lookUp(type) {
			const what = `a provider named ${type}`;
			const legacy = providerOf(`${terraformRegistry}/-/${type}`, true);
			if (legacy === null) return absent$1(what);
			const answer = await ask(legacy, "versions", limits.versions, what);
			return answer.kind === "known" ? readLookUp(answer.value, legacy, what) : answer;
		},
		async packageMetadata(address, version, platform, options) {
			const what = `the ${platform} package of ${address} ${version}`;
			const provider = providerOf(address);
			if (provider === null || !isVersion(version) || !isPlatform(platform)) return absent$1(what);
			const answer = await ask(provider, `${version}/download/${platform.replace("_", "/")}`, limits.metadata, what, options);
			const question = {
				address,
				type: provider.type,
				version,
				platform,
				what
			};
			return answer.kind === "known" ? readMetadata(answer.value, question) : answer;
		},
		async releaseRecord(address, version, options) {
			const what = `${address} ${version}`;
			const provider = providerOf(address);
			if (provider === null || !isVersion(version)) return absent$1(what);
			const answer = await ask(provider, version, limits.versions, what, options);
			return answer.kind === "known" ? readReleaseRecord(answer.value, {
				address,
				version
			}) : answer;
		},
		async shasums(metadata) {
			const { shasumsUrl, signatureUrl, keys, address, version } = metadata;
			const named = readFilename(metadata.filename)?.type.toLowerCase() ?? providerOf(address)?.type ?? "";
			const key = JSON.stringify([
				shasumsUrl,
				signatureUrl,
				keys,
				address,
				version,
				named
			]);
			const document = await documents(key, () => readDocument(metadata, named, fetchFile, {
				otherKeys,
				now
			}));
			return document.kind === "known" ? agreeing(document.value, metadata) : document;
		}
	};
}
function providerOf(address, legacy = false) {
	const provider = readAddress(address);
	if (provider === null || isLegacy(provider) !== legacy || provider.namespace === "?") return null;
	return provider;
}
function openAnswers() {
	const full = openMemory();
	const early = /* @__PURE__ */ new Map();
	const begun = /* @__PURE__ */ new Set();
	return (key, brief, ask) => {
		const first = early.get(key);
		if (brief && !begun.has(key)) {
			const fresh = first ?? ask(true);
			early.set(key, fresh);
			return fresh;
		}
		begun.add(key);
		return full(key, async () => {
			const known = await first;
			return known === void 0 || known.kind === "unavailable" ? ask(false) : known;
		});
	};
}

// src/run.ts
function startOf({ entry = "library", flags = {}, environment = {}, reviewed = [], onNotice = () => {} }) {
	return {
		entry,
		flags,
		environment,
		reviewed,
		say: onNotice
	};
}
async function keepingOf(extensions, start) {
	for (const extension of extensions) {
		const keeping = await extension.keep?.(start) ?? null;
		if (keeping !== null) return keeping;
	}
	return null;
}
function openRun(options, start, snapshot, settings, keeping, began) {
	const { environment } = start;
	const time = openRunTime(runTimeIn(settings), began);
	const { extensions = [], credentials = /* @__PURE__ */ new Map(), proposes = false } = options;
	const open = () => createFetcher({
		trustedHosts: trustedHosts(settings),
		maxDownload: settings.maxDownload,
		time
	});
	const fetcher = keeping === null ? open() : keeping.keeper.fetcher(open);
	const github = keeping === null ? options.github : keeping.keeper.github(options.github);
	const fact = keeping?.keeper.fact ?? ((_, ask) => ask());
	const seen = {
		...start,
		proposes,
		snapshot,
		settings,
		fetcher,
		credentials,
		fact,
		github
	};
	const parts = extensions.map((extension) => extension.open?.(seen) ?? {});
	const registry = createRegistry({
		fetcher,
		environment,
		credentials: new Map([...parts.flatMap((part) => [...part.credentials ?? []]), ...credentials]),
		registries: settings.registries,
		areOfPolicy: !settings.given.has("registries"),
		isDirect: (provider) => parts.every((part) => part.isDirect?.(provider) ?? true),
		otherKeys: (release, isByNobody) => otherKeysFor(release, settings, isByNobody ? extensions : [], registry),
		now: keeping?.now ?? options.now
	});
	return {
		ports: {
			fetcher,
			registry,
			progress: keeping?.silent ? {} : options.progress,
			cache: extensions.flatMap((extension) => extension.cache?.(seen) ?? [])[0],
			draw: options.draw ?? ((count) => randomInt(count)),
			keeper: keeping?.keeper,
			time,
			maxInflated: inflatedBytesFor(settings.maxDownload)
		},
		parts,
		share: extensions.flatMap((extension) => extension.share?.(start) ?? [])[0] ?? theWhole,
		changeFields: extensions.flatMap(({ change }) => change ?? []),
		now: options.now ?? keeping?.now ?? /* @__PURE__ */ new Date(),
		keptFields: async () => await keeping?.fields() ?? {},
		conclude: (report, code) => keeping?.conclude(report, code) ?? code,
		close: () => fetcher.close()
	};
}
async function otherKeysFor(release, settings, extensions, registry) {
	const keys = policyKeysFor(settings, release.address);
	if (keys.length > 0) return known({
		from: "policy",
		keys
	});
	const [found] = extensions.flatMap((extension) => extension.keys?.(release, registry, settings) ?? []);
	return found ?? absent$1(`another key for ${release.address}`);
}
const theWhole = {
	own: (changes) => changes,
	partOf: (subject) => ({
		subject,
		has: () => true
	}),
	fields: () => ({})
};
function trustedHosts({ registries }) {
	return registries.flatMap(({ host, serviceUrl }) => serviceUrl === null ? [host] : [host, new URL(serviceUrl).host]);
}

// src/time-guard.ts
const usualEnding = 6e4;
function guardTime(milliseconds, entry, ending = usualEnding) {
	if (entry === "library") return () => {};
	const why = `Nothing was judged: the run was still busy long after its time (max-time, ${timeSpan(milliseconds)}). Run it again with a larger max-time, or for fewer lock files.`;
	const [file, text] = entry === "workflow" ? [1, `\n::error title=Lockproof::${why}\n`] : [2, `lockproof: ${why}\n`];
	const guard = new Worker(`(${watch})(require)`, {
		eval: true,
		execArgv: [],
		env: {},
		workerData: {
			after: Math.min(milliseconds + ending, 2 ** 31 - 1),
			file,
			text
		}
	});
	guard.unref();
	guard.on("error", () => {});
	return () => void guard.terminate();
}
function watch(load) {
	const { workerData } = load("node:worker_threads");
	setTimeout(() => {
		load("node:fs").writeSync(workerData.file, workerData.text);
		setTimeout(() => process.kill(process.pid, "SIGKILL"), 2e3);
		const { Session } = load("node:inspector");
		const session = new Session();
		session.connectToMainThread();
		session.post("Runtime.evaluate", { expression: `process.once('exit', () => process.getBuiltinModule('node:fs').closeSync(2)); process.exit(3)` });
	}, workerData.after);
}

// src/review.ts
async function review(options) {
	return (await reviewByPolicy(options)).report;
}
async function reviewByPolicy(options) {
	const began = performance.now();
	const start = startOf(options);
	const inTime = guardTime(runTimeIn(options.settings), start.entry);
	try {
		return await reviewInTime(options, start, began);
	} finally {
		inTime();
	}
}
async function reviewInTime(options, start, began) {
	const { extensions = [] } = options;
	const keeping = await keepingOf(extensions, start);
	const rules = rulesWith(extensions.flatMap((extension) => extension.rules ?? []));
	const { snapshot, settings, notices } = await readRevisions(options, rules, start.say, keeping);
	const run = openRun(options, start, snapshot, settings, keeping, began);
	try {
		const judged = await judgeSnapshot(snapshot, settings, run, rules, async (files) => {
			const modules = await readModules(extensions, files, snapshot);
			for (const notice of modules.notices) start.say(notice);
			return modules;
		});
		const { remarks, subject, findings } = judged;
		const origins = [...originsOf(settings), ...run.parts.flatMap((part) => part.origins ?? [])];
		const report = {
			...judged.report,
			...run.share.account?.({
				origins,
				notices,
				remarks
			})
		};
		const told = remarks.filter(({ ofEach }) => !ofEach || run.share === theWhole).map(({ text }) => text);
		for (const remark of told) start.say(remark);
		const policy = {
			origins,
			notices: [...notices, ...told]
		};
		const conclude = (code) => run.conclude(report, code);
		return {
			report,
			settings,
			policy,
			subject,
			findings,
			rules,
			conclude
		};
	} finally {
		await run.close();
	}
}
async function readRevisions({ source, settings: given, environment = {}, sharedPolicies }, rules, say, keeping) {
	const { lockFiles: patterns, scope, config } = given;
	const policy = sharedFileIn(config) === null ? { policy: config } : {};
	const snapshot = await source.read({
		patterns,
		scope,
		...policy
	});
	const { settings, notices } = await readPolicy(given, rules, snapshot.readFile, {
		folder: snapshot.folder,
		shared: sharedPolicies,
		fact: keeping?.keeper.fact
	});
	const aboutTokens = snapshot.files.length === 0 ? [] : tokenNotices(environment, settings);
	for (const notice of [
		...snapshot.notices,
		...notices,
		...aboutTokens
	]) say(notice);
	return {
		snapshot,
		settings,
		notices
	};
}
async function judgeSnapshot(snapshot, given, { ports, parts, share, changeFields, keptFields, now }, rules, modulesOf) {
	const settings = snapshot.base === null ? {
		...given,
		scope: "all"
	} : given;
	const lockFiles = readFiles(snapshot);
	const changes = changesIn(lockFiles, settings);
	const whole = {
		all: changes,
		lockFiles: lockFiles.map(lockFilesOf)
	};
	const own = share.own(changes, whole.lockFiles);
	const steps = parts.flatMap((part) => part.steps?.(own, whole) ?? []);
	const [evidence, modules] = await Promise.all([gatherEvidence(planOf(own, settings), ports, steps), modulesOf(lockFiles)]);
	const kept = await keptFields();
	const known = changes.map((change) => withEvidence(change, evidence));
	const laidOut = layOut({
		...modules,
		settings,
		changes: known,
		...now === void 0 ? {} : { now }
	});
	const { subject, has } = share.partOf(laidOut, own);
	const { findings, silenced } = judge$1(laidOut, rules, has);
	return {
		report: buildReport(subject, findings, {
			base: snapshot.base,
			head: snapshot.head,
			traffic: ports.fetcher.traffic(),
			version: toolVersion,
			rules,
			silenced,
			fields: {
				...snapshot.inRepository ? { folder: snapshot.inRepository } : {},
				...snapshot.policyFolder ? { policyFolder: snapshot.policyFolder } : {},
				...share.fields(snapshot, settings),
				...kept
			},
			changeFields
		}),
		remarks: policyRemarks(laidOut, findings),
		subject,
		findings
	};
}
function tokenNotices(environment, { registries }) {
	const hosts = registries.map(({ host }) => host);
	return emptyTokens(environment, hosts).map((name) => `${name} is empty, so Lockproof contacts its host without a token. Runs for Dependabot and for forks do not get the secrets of Actions; for Dependabot, add it to the secrets of Dependabot too; for forks, run the review on pull_request_target, without a checkout.`);
}

// src/source/github/base.ts
async function listFrom(resolved, options, list) {
	try {
		return {
			...resolved,
			gaps: [],
			listed: await list(resolved.base)
		};
	} catch (error) {
		const { base } = resolved;
		if (!isUnknown(error) || base === null || options.baseMayBeGone !== true) throw error;
		if (await commitIfThere(options, base) !== null) throw error;
		const gone = `GitHub no longer has ${base}, where the branch was before this push: every lock file is reviewed.`;
		return {
			...resolved,
			tip: null,
			base: null,
			gaps: [gone],
			listed: await list(null)
		};
	}
}
function isUnknown(error) {
	return error instanceof UserError && error.code === "unknown-revision";
}
async function resolveBase(options, head) {
	if (options.base === null) return {
		tip: null,
		base: null,
		notices: []
	};
	const tip = await resolveCommit(options, options.base);
	if (!options.mergeBase) return {
		tip,
		base: tip,
		notices: []
	};
	const other = options.groupBase ?? head;
	const base = await findMergeBase(options, tip, other);
	const unrelated = `The two revisions have no common ancestor, so they are compared directly: ${tip} with ${other}.`;
	return base === null ? {
		tip,
		base: tip,
		notices: [unrelated]
	} : {
		tip,
		base,
		notices: []
	};
}
async function findMergeBase({ octokit, owner, repo }, tip, other) {
	const what = `the merge base of ${tip} and ${other}`;
	const page = {
		owner,
		repo,
		basehead: `${tip}...${other}`,
		per_page: 1,
		page: 2
	};
	try {
		return (await ask$2(what, comparisonSchema, () => octokit.rest.repos.compareCommitsWithBasehead(page))).merge_base_commit.sha;
	} catch (error) {
		const { cause } = Object(error);
		const status = statusOf(cause) ?? 0;
		if (status === 404 && messageOf(cause).startsWith("No common ancestor")) return null;
		if (status < 500 && status !== 422) throw error;
		throw new SourceError("unavailable", `GitHub could not compute ${what} (status ${status}); run the job again, or \`lockproof review\` in a clone if that does not help.`, { cause });
	}
}
async function resolveCommit(repository, revision) {
	if (shaSchema.safeParse(revision).success) return revision;
	const name = revision.replace(/^refs\//, "");
	const full = /^(?:heads|tags)\//.test(name) ? [] : ["heads", "tags"].map((kind) => `${kind}/${name}`);
	const [commit, ...others] = (await Promise.all(full.map((each) => commitIfThere(repository, each)))).filter((sha) => sha !== null);
	if (others.length > 0) throw ambiguous(revision, full);
	return commit ?? await readCommit(repository, name);
}
async function commitIfThere(repository, revision) {
	try {
		return await readCommit(repository, revision);
	} catch (error) {
		if (isUnknown(error)) return null;
		throw error;
	}
}
function readCommit({ octokit, owner, repo }, revision) {
	return ask$2(`the revision ${quoted(revision)} of ${owner}/${repo}`, shaSchema, () => octokit.rest.repos.getCommit({
		owner,
		repo,
		ref: revision,
		...withoutDiff
	}));
}
const comparisonSchema = object({ merge_base_commit: commitSchema });

// src/source/github/graphql.ts
async function askGraphQL(repository, what, schema, query, variables, permission) {
	const { data, error } = await askInPart(repository, what, query, variables);
	if (error !== null) throw failure(what, error, permission);
	return ask$2(what, schema, async () => ({ data }));
}
async function askInPart({ octokit, owner, repo }, what, query, variables, isLarge = false) {
	if (await isAnonymous(octokit)) throw new UserError("missing-token", `GitHub shows ${what} only to a token, and \`github-token\` is empty; leave that input out to use the workflow's own token.`);
	try {
		const once = isLarge ? { request: {
			retries: 0,
			waitsForLimits: true
		} } : {};
		return {
			data: await octokit.graphql(query, {
				owner,
				repo,
				...variables,
				...once
			}),
			error: null
		};
	} catch (error) {
		const data = partialData(error);
		const status = statusOf(error) ?? 0;
		if (isRateLimit(error) || status === 401) throw failure(what, error);
		if (status >= 400 && status < 500) throw onlyInClone(`GitHub's GraphQL API, which a review needs for ${what}, does not answer (status ${status})`, { cause: error });
		if (!hasRepository(data) && refusalOf(error) !== null) throw failure(what, error);
		return {
			data,
			error
		};
	}
}
async function isAnonymous(octokit) {
	const auth = await octokit.auth();
	return typeof auth === "object" && auth !== null && "type" in auth && auth.type === "unauthenticated";
}
function hasRepository(data) {
	return typeof data === "object" && data !== null && "repository" in data && data.repository !== null;
}
function partialData(error) {
	return error instanceof Error && "data" in error ? error.data : null;
}

// src/source/github/blobs.ts
const mostInAQuestion = {
	blobs: 100,
	bytes: 524288
};
const largestByGraphQL = 262144;
const largeAtATime = 1;
const questionsAtATime = 4;
const parts = 4;
const smallQuestion = 20;
const mostByRest = {
	all: 200,
	search: 40
};
function openBlobs(repository) {
	const texts = openMemory();
	const others = openMemory();
	const large = openSemaphore(largeAtATime);
	const questions = openSemaphore(questionsAtATime);
	let byRest = 0;
	let turn = null;
	async function textOf(blob) {
		if (blob.size > largestByGraphQL) return null;
		return texts(blob.sha, async () => {
			turn ??= beginTurn();
			turn.blobs.push(blob);
			return (await turn.texts).get(blob.sha) ?? null;
		});
	}
	function rest({ sha, size }) {
		if (size > largestByGraphQL) return large(() => readByRest(repository, sha));
		return others(sha, async () => {
			byRest += 1;
			if (byRest <= mostByRest.all) return readByRest(repository, sha);
			throw onlyInClone(`More than ${mostByRest.all} files of this review are binary or not UTF-8, so GitHub gives each only by a request of its own, and that is too much for its limit of requests`);
		});
	}
	function beginTurn() {
		const blobs = [];
		return {
			blobs,
			texts: new Promise(setImmediate).then(async () => {
				turn = null;
				const answers = questionsFor(blobs).map((some) => questions(() => textsOf(some)));
				return new Map((await Promise.all(answers)).flatMap((each) => [...each]));
			})
		};
	}
	async function textsOf(asked) {
		const what = `the content of ${asked.length} files`;
		const isLarge = asked.length >= smallQuestion;
		const { data, error } = await askInPart(repository, what, questionAbout(asked), {}, isLarge);
		const { repository: answers } = error === null ? await ask$2(what, textsSchema, async () => ({ data })) : textsSchema.safeParse(data).data ?? { repository: {} };
		const isCut = cutBy(error);
		const found = /* @__PURE__ */ new Map();
		const cut = [];
		for (const [at, blob] of asked.entries()) {
			const text = answers[nameOf(at)]?.text ?? null;
			const bytes = Buffer.from(text ?? "");
			if (text === null && isCut(nameOf(at))) cut.push(blob);
			else found.set(blob.sha, text !== null && blobSha(bytes, blob.sha) === blob.sha ? bytes : null);
		}
		if (cut.length === asked.length && !isLarge) throw failure(what, error);
		const size = Math.ceil(asked.length / parts);
		for (let at = 0; at < cut.length; at += size) for (const [sha, bytes] of await textsOf(cut.slice(at, at + size))) found.set(sha, bytes);
		return found;
	}
	return {
		async read(blobs, isSearch = false) {
			const all = await Promise.all(blobs.map(async (blob) => ({
				blob,
				text: await textOf(blob)
			})));
			let left = isSearch ? mostByRest.search : blobs.length;
			const bytes = all.filter(({ text }) => text !== null || left-- > 0).map(async ({ blob, text }) => [blob.sha, text ?? await rest(blob)]);
			return new Map(await Promise.all(bytes));
		},
		async bring(blobs) {
			await Promise.allSettled(blobs.map(textOf));
		}
	};
}
function questionsFor(blobs) {
	const packed = [];
	for (const blob of blobs) {
		const last = packed.at(-1) ?? [];
		if (last.length < mostInAQuestion.blobs && sizeOf(last) + blob.size <= mostInAQuestion.bytes && packed.length > 0) last.push(blob);
		else packed.push([blob]);
	}
	return packed;
}
function sizeOf(blobs) {
	return blobs.reduce((sum, { size }) => sum + size, 0);
}
function questionAbout(blobs) {
	return `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
${blobs.map(({ sha }, at) => `    ${nameOf(at)}: object(oid: "${sha}") { ...content }`).join("\n")}
  }
}
fragment content on Blob { text }`;
}
function cutBy(error) {
	if (error === null) return () => false;
	const names = graphQLErrors(error).map(({ path = [] }) => path[1] ?? null);
	return (name) => names.length === 0 || names.includes(null) || names.includes(name);
}
function nameOf(at) {
	return `o${at}`;
}
const textsSchema = object({ repository: record(string$1(), object({ text: string$1().nullish() }).nullable()) });
async function readByRest({ octokit, owner, repo }, sha) {
	const blob = await ask$2(`the content of blob ${sha}`, blobSchema, () => octokit.rest.git.getBlob({
		owner,
		repo,
		file_sha: sha
	}));
	const bytes = Buffer.from(blob.content, blob.encoding);
	if (blobSha(bytes, sha) === sha) return bytes;
	throw new SourceError("malformed-answer", `GitHub's answer does not have the bytes of blob ${sha}; run the job again, and check that no proxy changes answers.`);
}
const blobSchema = object({
	content: string$1(),
	encoding: _enum(["base64", "utf-8"])
});

// src/source/github/now.ts
async function askNow(repository, { branch, path, pull = null }) {
	const variables = {
		...branch === null ? {} : { branch: `refs/heads/${branch}` },
		...path === null ? {} : { path },
		...pull === null ? {} : { pull }
	};
	const what = "the base branch";
	const { data, error } = await askInPart(repository, what, questionWith(Object.keys(variables)), variables);
	const [first, ...others] = graphQLErrors(error);
	const isAboutPull = first?.path?.[1] === "pullRequest" && others.length === 0;
	if (error !== null && !isAboutPull) throw failure(what, error);
	const { repository: answer } = await ask$2(what, nowSchema, async () => ({ data }));
	if (answer.branch === null) return null;
	const { oid, file } = answer.branch.target;
	const tip = {
		tip: oid,
		...isAboutPull && first.type === "FORBIDDEN" ? { hidesPull: true } : {}
	};
	if (path === null || file === void 0) return tip;
	if (file === null) return {
		...tip,
		file: {
			path,
			entry: null
		}
	};
	const kind = kindOfMode(file.mode.toString(8).padStart(6, "0"));
	return {
		...tip,
		file: {
			path,
			entry: {
				path,
				kind,
				sha: file.oid,
				size: file.object?.byteSize ?? 0
			}
		}
	};
}
function questionWith(variables) {
	const typed = [
		"owner",
		"repo",
		...variables
	].map((name) => `$${name}: ${name === "pull" ? "Int!" : "String!"}`);
	const branch = variables.includes("branch") ? "ref(qualifiedName: $branch)" : "defaultBranchRef";
	const file = variables.includes("path") ? ` ... on Commit { file(path: $path) { ${fileFields} } }` : "";
	return `query (${typed.join(", ")}) {
  repository(owner: $owner, name: $repo) {
    branch: ${branch} { target { oid${file} } }${variables.includes("pull") ? " pullRequest(number: $pull) { number }" : ""}
  }
}`;
}
const fileFields = "mode oid object { ... on Blob { byteSize } }";
const fileSchema = object({
	mode: number$1().int().nonnegative(),
	oid: shaSchema,
	object: object({ byteSize: number$1().int().nonnegative().optional() }).nullable()
});
const nowSchema = object({ repository: object({ branch: object({ target: object({
	oid: shaSchema,
	file: fileSchema.nullish()
}) }).nullable() }) });
const toSeePull = "pull-requests: read";
const patience = [
	1e3,
	2e3,
	4e3
];
async function readMerge(repository, { pull, head }, wait = setTimeout$1) {
	for (let tries = 0;; tries += 1) {
		const what = `the pull request ${pull}`;
		const merge = mergeOf((await askGraphQL(repository, what, seenSchema, question$1, { number: pull }, toSeePull)).repository.pullRequest, head);
		const isNew = merge.kind === "merge" ? !merge.isOld : merge.kind === "conflict";
		const pause = patience[tries];
		if (isNew || pause === void 0) return merge;
		await wait(pause);
	}
}
function mergeOf({ mergeable, baseRef, potentialMergeCommit: commit }, head) {
	if (mergeable === "CONFLICTING") return { kind: "conflict" };
	const [onto, merged] = commit?.parents.nodes ?? [];
	if (commit === null || onto === void 0 || merged?.oid !== head) return { kind: "unknown" };
	const tip = baseRef?.target?.oid ?? onto.oid;
	return {
		kind: "merge",
		commit: commit.oid,
		onto: onto.oid,
		isOld: tip !== onto.oid
	};
}
const question$1 = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      mergeable
      baseRef { target { oid } }
      potentialMergeCommit { oid parents(first: 2) { nodes { oid } } }
    }
  }
}`;
const seenSchema = object({ repository: object({ pullRequest: object({
	mergeable: _enum([
		"CONFLICTING",
		"MERGEABLE",
		"UNKNOWN"
	]),
	baseRef: object({ target: object({ oid: shaSchema }).nullish() }).nullish(),
	potentialMergeCommit: object({
		oid: shaSchema,
		parents: object({ nodes: array(object({ oid: shaSchema })) })
	}).nullable()
}) }) });

// src/source/github/trees.ts
async function listCommits(repository, { base, head }, scope) {
	const read = openMemory();
	let asked = 0;
	let isWhole = false;
	const seen = {
		base: [],
		head: []
	};
	const treesOf = (shas, folder, recursive) => Promise.all(shas.map((sha) => {
		if (sha === null) return null;
		return read(`${sha} ${recursive}`, () => {
			asked += 1;
			if (asked > mostTrees) throw hidden(`the change needs more than ${mostTrees} listings of folders`);
			return readTree(repository, sha, folder, recursive);
		});
	}));
	async function walk(shas, folder, evenTheSame) {
		if (scope === "changed" && shas[0] === shas[1] && !evenTheSame) return;
		const whole = await treesOf(shas, folder, true);
		const isCut = whole.some((tree) => tree?.truncated === true);
		const trees = isCut ? await treesOf(shas, folder, false) : whole;
		if (trees.some((tree) => tree?.truncated === true)) throw tooLargeFolder(folder);
		const [before = [], now = []] = trees.map((tree) => entriesIn(folder, tree?.entries ?? []));
		seen.base.push(...before);
		seen.head.push(...now);
		if (folder === "") isWhole = !isCut;
		if (!isCut) return;
		const changes = differing(before, now);
		const below = evenTheSame || changes.some(isAttributesFile);
		const [left, right] = [foldersIn(before), foldersIn(now)];
		const folders = [.../* @__PURE__ */ new Set([...left.keys(), ...right.keys()])];
		await Promise.all(folders.map((each) => walk([left.get(each) ?? null, right.get(each) ?? null], each, below)));
	}
	await walk([base, head], "", false);
	return {
		isWhole,
		base: base === null ? null : listingOf(seen.base),
		head: listingOf(seen.head)
	};
}
function foldersIn(entries) {
	const folders = entries.filter(({ kind }) => kind === "directory");
	return new Map(folders.map(({ path, sha }) => [path, sha]));
}
function entriesIn(folder, entries) {
	return folder === "" ? entries : entries.map((entry) => ({
		...entry,
		path: `${folder}/${entry.path}`
	}));
}
async function readTree({ octokit, owner, repo }, sha, folder, recursive) {
	const what = folder === "" ? `the files of commit ${sha}` : `the files of the folder ${quoted(folder)}`;
	const { tree, truncated } = await ask$2(`${what} of ${owner}/${repo}`, treeSchema, () => octokit.rest.git.getTree({
		owner,
		repo,
		tree_sha: sha,
		...recursive ? { recursive: "1" } : {}
	}));
	const entries = tree.map(({ path, mode, sha, size = 0 }) => {
		return {
			path,
			kind: kindOfMode(mode),
			sha,
			size
		};
	});
	return {
		entries: [...listingOf(entries).values()],
		truncated
	};
}
function treesByLevels(repository, blobs) {
	const levels = openMemory();
	return (commit) => {
		const levelOf = async (folder) => {
			const entry = folder === "" ? {
				kind: "directory",
				sha: commit
			} : await at(folder);
			if (entry?.kind !== "directory") return {
				entries: [],
				truncated: false
			};
			const { entries, truncated } = await levels(entry.sha, () => readTree(repository, entry.sha, folder, false));
			return {
				entries: entriesIn(folder, entries),
				truncated
			};
		};
		const at = async (path) => {
			const { entries, truncated } = await levelOf(folderOf(path));
			const found = entries.find((each) => each.path === path) ?? null;
			if (found === null && truncated) throw tooLargeFolder(folderOf(path));
			return found;
		};
		return {
			whole: null,
			at,
			async within(folder) {
				const { entries, truncated } = await levelOf(folder);
				if (truncated) throw tooLargeFolder(folder);
				return entries;
			},
			measure: asTheyAre,
			identify: asTheyAre,
			read: (entries) => bytesOf(entries, blobs.read),
			namesAsText: true
		};
	};
}
const mostTrees = 200;
function tooLargeFolder(folder) {
	const name = folder === "" ? "the root folder" : `the folder ${quoted(folder)}`;
	return onlyInClone(`GitHub does not list ${name} completely because it has too many files`);
}
const treeSchema = object({
	truncated: boolean(),
	tree: array(object({
		path: string$1().min(1),
		mode: string$1(),
		sha: shaSchema,
		size: number$1().optional()
	}))
});
const mostFiles = 1e3;
const mostBytes = 33554432;
async function refuseHiddenLockFiles(brought, head, readBlobs) {
	const links = brought.filter(({ kind }) => kind === "symlink");
	const files = brought.filter(({ kind }) => kind === "file");
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	if (links.length + files.length > mostFiles || bytes > mostBytes) throw hidden(`the change has ${links.length + files.length} other files of ${bytes} bytes, of which a lock file may be a symlink to one`);
	for (const { path } of links) {
		const there = await entryBehind(head, path);
		if (there?.kind === "directory") throw hidden(`the change has the symlink ${quoted(path)} of a folder, which may have lock files`);
		if (there?.kind === "file") files.push(there);
	}
	const texts = await readBlobs([...new Map(files.map((entry) => [entry.sha, entry])).values()]);
	for (const { path, sha } of files) if (looksLikeLockFile(texts.get(sha))) throw hidden(`the change has ${quoted(path)}, which looks like a lock file, and a lock file may be a symlink to it`);
}
function looksLikeLockFile(bytes) {
	const text = Buffer.from(bytes ?? []).toString();
	return /\bprovider\b/.test(text) && /\bhashes\b/.test(text);
}
function hidden(what) {
	return onlyInClone(`GitHub does not list this repository completely, and ${what}`);
}

// src/source/github/github-source.ts
function githubSource(options) {
	return { async read({ patterns, scope, policy = null }) {
		const matches = globs(patterns);
		const blobs = openBlobs(options);
		const head = await resolveCommit(options, options.head);
		const { baseBranch = null, pull = null } = options;
		const [resolved, branchNow] = await Promise.all([resolveBase(options, head), baseBranch === null ? null : askNow(options, {
			branch: baseBranch,
			path: policy,
			pull
		})]);
		const standard = openMemory();
		const compare = (sides, wanted) => compareCommits(options, blobs, {
			...sides,
			scope: wanted,
			matches
		});
		const { tip, base, notices, gaps, listed } = await listFrom(resolved, options, (from) => compare({
			base: from,
			head
		}, scope));
		const { revisions, treeAt, ...listing } = listed;
		const views = [revisions.head, ...revisions.base === null ? [] : [revisions.base]];
		const idle = await refuseUnmatched(patterns, views);
		const between = async (sides) => {
			const { revisions, surroundings } = await compare(sides, "changed");
			return {
				...await takeSnapshot(revisions, "changed"),
				surroundings
			};
		};
		const { snapshot, unseen } = await withMergeOf(options, await takeSnapshot(revisions, scope), {
			tip: branchNow?.tip ?? tip,
			mergeBase: base,
			head
		}, between);
		const open = [
			...gaps,
			...unseen,
			...idle
		];
		return {
			...snapshot,
			...listing,
			notices: [
				...notices,
				...aboutBranch(baseBranch, branchNow),
				...open,
				...snapshot.notices
			],
			...open.length === 0 ? {} : { gaps: open },
			async readFile(path, side, most) {
				if (side === "base") return contentIn(treeAt(base ?? head), path, most);
				if (side === "head") return contentIn(treeAt(head), path, most);
				const { tip: commit, file } = branchNow ?? (tip === null ? await standard(path, () => defaultBranchNow(options, path)) : { tip });
				const [tree, entry] = [treeAt(commit), file?.path === path ? file.entry : null];
				return contentIn(entry === null ? tree : {
					...tree,
					at: async () => entry
				}, path, most);
			}
		};
	} };
}
async function withMergeOf(options, compared, { tip, mergeBase, head }, between) {
	const { pull = null } = options;
	const unchanged = {
		snapshot: compared,
		unseen: []
	};
	if (pull === null || mergeBase === null || tip === mergeBase) return unchanged;
	const merge = await readMerge(options, {
		pull,
		head
	}, options.wait);
	if (merge.kind === "merge" && merge.onto === mergeBase && !merge.isOld) return unchanged;
	if (merge.kind !== "merge" || merge.onto === mergeBase) return {
		snapshot: withoutMerge(compared, await between({
			base: tip,
			head
		})),
		unseen: merge.kind === "conflict" ? [] : [unknownMerge]
	};
	const { files, surroundings } = await between({
		base: merge.onto,
		head: merge.commit
	});
	const seen = {
		...withMerge(compared, { files }),
		merge: {
			files,
			surroundings
		}
	};
	if (!merge.isOld) return {
		snapshot: seen,
		unseen: []
	};
	return {
		snapshot: withoutMerge(seen, await between({
			base: tip,
			head
		})),
		unseen: [oldMerge(merge.onto)]
	};
}
const unknownMerge = "GitHub did not provide a current merge commit for this pull request, so its head is compared with the merge base only; a merge queue, or a rule that branches must be up to date, closes this gap.";
const oldMerge = (onto) => `The merge commit that GitHub provides for this pull request is based on ${onto}, and the base branch has newer commits, whose effect on the merge is not reviewed; a merge queue, or a rule that branches must be up to date, closes this gap.`;
async function defaultBranchNow(options, path) {
	const found = await askNow(options, {
		branch: null,
		path
	});
	if (found !== null) return found;
	throw new UserError("unknown-revision", `The repository ${options.owner}/${options.repo} has no default branch, so ${quoted(path)} cannot be read there; give the input \`base\`.`);
}
function aboutBranch(branch, found) {
	if (found?.hidesPull === true) return [`GitHub does not show the pull request to this token, so the review will fail as soon as the base branch has newer commits; give the job the permission \`${toSeePull}\`.`];
	if (branch === null || found !== null) return [];
	return [`The branch ${quoted(branch)} was not found, so the policy is read at the base that the event names.`];
}
async function compareCommits(repository, blobs, compared) {
	const { base, head, scope, matches } = compared;
	const listed = await listCommits(repository, compared, scope);
	const byLevels = treesByLevels(repository, blobs);
	const trees = openMemory();
	const treeAt = (commit) => trees(commit, () => {
		const listing = (listed.isWhole ? {
			[head]: listed.head,
			[base ?? head]: listed.base ?? listed.head
		} : {})[commit];
		if (listing === void 0) return byLevels(commit);
		return listedTree({
			whole: listing,
			readBlobs: blobs.read,
			namesAsText: true,
			bring: blobs.bring
		});
	});
	const view = (sha, listing) => {
		const tree = treeAt(sha);
		return {
			sha,
			lockFiles: listingOf([...listing.values()].filter((entry) => isUnderReview(entry, matches))),
			tree,
			attributesOf: attributeReader(tree),
			matches
		};
	};
	const revisions = {
		base: base === null || listed.base === null ? null : view(base, listed.base),
		head: view(head, listed.head)
	};
	if (listed.isWhole) {
		const { base: old, head: now } = revisions;
		return {
			revisions,
			treeAt,
			surroundings: {
				head: now,
				...old && { base: old }
			}
		};
	}
	if (listed.base === null) return {
		revisions,
		treeAt
	};
	const changes = differing([...listed.base.values()], [...listed.head.values()]);
	const brought = changes.flatMap((change) => change.head === null || change.head.kind === "directory" || isUnderReview(change.head, matches) ? [] : [change.head]);
	await refuseHiddenLockFiles(brought, revisions.head.tree, blobs.read);
	const otherAttributes = changes.filter(isAttributesFile).map(({ path }) => folderOf(path));
	return {
		revisions: {
			...revisions,
			otherAttributes
		},
		treeAt,
		brought
	};
}

// src/source/github/tries.ts
var LookAgain = class extends Error {
	name = "LookAgain";
	constructor(cause) {
		super("The state that this write depends on may have changed during the wait.", { cause });
	}
};
function once(wait) {
	return { request: wait ? { once: { failure: null } } : { retries: 0 } };
}

// src/report/json.ts
const renderJson = (report) => `${visibleJson(JSON.stringify(report.part === void 0 ? contracted(report) : report, null, 2))}\n`;
function contracted(report) {
	return {
		...report,
		silenced: report.silenced.map(({ found: _, ...silenced }) => silenced),
		changes: report.changes.map(({ background: _, ...change }) => change),
		findings: report.findings.map(({ said: _, gist: _g, aspect: _a, version: _v, ...finding }) => finding)
	};
}

// src/report/finding-group.ts
function shownFindings(report) {
	const { findings, silenced, policy } = report;
	const off = silenced.flatMap(({ found = [] }) => found).filter(isLoud);
	return [...findings, ...off.map((finding) => ({
		...finding,
		off: policy?.path ?? "the policy"
	}))];
}
const passesByPolicy = ({ waived, rule, off }) => waived !== void 0 || off !== void 0 || rule === "asserted-hash";
function groupFindings(findings, rules = [], oneClick) {
	const groups = Map.groupBy(findings, ({ severity, rule, cause, off }) => JSON.stringify([
		severity,
		rule,
		cause,
		off
	]));
	const order = new Map(rules.map(({ slug }, index) => [slug, index]));
	const place = ([first]) => first === void 0 ? 0 : severities.indexOf(passesByPolicy(first) ? "warning" : first.severity) * rules.length + (order.get(first.rule) ?? 0);
	const sorted = [...groups.values()].sort((one, other) => place(one) - place(other) || fromBottom(one, other));
	const edited = /* @__PURE__ */ new Map();
	return sorted.flatMap((members) => {
		const [first] = members;
		if (first === void 0) return [];
		const { rule, severity, provider, off } = first;
		const one = members.every((member) => member.provider === provider) ? provider : null;
		const where = members.length === 1 ? "the line" : "each line that has one";
		const fixes = members.map((finding) => {
			const [step, ...others] = finding.fix;
			if (finding.waived !== void 0) return [consider("merge if that reason still holds")];
			if (step === void 0 || rule !== "platform-missing" || !oneClick?.adds(finding)) return finding.fix;
			return [
				consider(`accept the suggestion beside ${where}`),
				{
					...step,
					when: "or"
				},
				...others
			];
		});
		const remedies = mergeFixes(fixes).map((fix) => remedyOf(fix, oneClick, lockable.has(rule)));
		const group = {
			rule,
			severity,
			provider: one,
			statements: statementsOf(members),
			remedies
		};
		if (off !== void 0) {
			const remark = `The rule ${rule} is off in ${off}, so this can never fail the check.`;
			return [{
				...group,
				severity: "off",
				remark
			}];
		}
		const isMoved = members.some((one) => does(one, "delete") && one.line > (edited.get(one.path) ?? Infinity));
		for (const one of members) {
			const from = does(one, "run", "restore") ? 0 : does(one, "delete") ? one.line : Infinity;
			edited.set(one.path, Math.min(from, edited.get(one.path) ?? from));
		}
		return [isMoved ? {
			...group,
			remark: "The line numbers are those before any other edit."
		} : group];
	});
}
const does = ({ fix }, ...what) => fix.some((step) => what.includes(step.do));
function fromBottom([one], [other]) {
	if (!one || !other || one.path !== other.path || !does(one, "delete") || !does(other, "delete")) return 0;
	return other.line - one.line;
}
const lockable = /* @__PURE__ */ new Set([
	"hashes-cleared",
	"platform-missing",
	"platform-lost",
	"h1-removed"
]);
function statementsOf(findings) {
	const told = findings.map((finding) => {
		const { message, said = [message], gist = said } = finding;
		return {
			finding,
			said: findings.length > 1 ? gist : said
		};
	});
	return [...Map.groupBy(told, ({ said }) => plainText$1(said)).values()].flatMap((members) => members.slice(0, 1).map(({ finding, said }) => {
		const places = members.map(({ finding: { path, line } }) => ({
			path,
			line
		}));
		const inFiles = Map.groupBy(places, ({ path }) => path).values();
		return {
			said,
			places: said === finding.gist ? [...inFiles].flatMap(([first]) => first ?? []) : places
		};
	}));
}

// src/report/marks.ts
const marks = [
	"❌",
	"⚠️",
	"✅"
];
const mostShown = 5;
function shownChanges(report) {
	const byProvider = Map.groupBy(shownFindings(report), ({ provider }) => provider);
	const sorted = report.changes.map((change) => {
		const { provider, to, files } = change;
		const inFiles = new Set(files);
		const about = [...byProvider.get(provider) ?? [], ...to === null ? byProvider.get(null) ?? [] : []].filter(({ path }) => inFiles.has(path));
		return {
			change,
			mark: markOf(change, about),
			about
		};
	}).toSorted((one, other) => marks.indexOf(one.mark) - marks.indexOf(other.mark));
	const many = [...Map.groupBy(sorted, alikeIn)].flatMap(([alike, changes]) => alike === null || changes.length <= mostShown ? [] : [changes]);
	const hidden = new Set(many.flat());
	return {
		open: sorted.filter((one) => !hidden.has(one)),
		folded: many.flatMap((changes) => changes.slice(0, 1).map((first) => {
			const outcome = outcomeOf(first);
			const others = changes.length < sorted.length ? "other changes" : "changes";
			return {
				title: `${first.mark} ${changes.length} ${others} ${outcome}`,
				outcome,
				changes
			};
		}))
	};
}
function markOf({ hashes }, about) {
	if (about.some(({ severity, off }) => severity === "error" && off === void 0)) return "❌";
	const isProven = hashes.every(({ worth }) => worth === null || isBacked(worth));
	return about.some((one) => isLoud(one) || one.waived !== void 0) || !isProven ? "⚠️" : "✅";
}
function alikeIn(one) {
	if (isPlain(one)) return outcomeOf(one);
	const problems = one.about.filter(isLoud).map(({ rule, cause }) => JSON.stringify([rule, cause]));
	return problems.length === 0 ? null : JSON.stringify([one.mark, distinct(problems).toSorted()]);
}
function outcomeOf(one) {
	if (isPlain(one)) return one.mark === "✅" ? "are proven" : "could not be checked";
	return `have the same problem (${listed$2(distinct(one.about.filter(isLoud).map(({ rule }) => rule)), 3)})`;
}
function isPlain({ mark, change: { hashes } }) {
	const isOpen = hashes.every(({ worth }) => worth === null || worth.kind === "open");
	return mark === "✅" || mark === "⚠️" && isOpen;
}

// src/report/render-context.ts
const linesOn = (change, rows = []) => rows.flatMap((each) => each.row?.(change) ?? []);
function notesOn({ changes }, rows) {
	const lines = changes.flatMap((change) => linesOn(change, rows));
	return distinct(lines.flatMap(({ cell, words }) => cell === "note" ? [words] : []));
}

// src/report/markdown/changes.ts
const tableHead = "| Provider and change | Hashes | Signed by | Where |\n|---|---|---|---|";
function changeTables(page) {
	const { open, folded } = shownChanges(page.report);
	const withMarks = open.some(({ mark }) => mark !== "✅");
	return [{
		opening: tableHead,
		rows: open.map((one) => changeRow(one, withMarks, page)),
		hidden: more("more change", "more changes")
	}, ...folded.map(({ title, outcome, changes }) => ({
		opening: `<details><summary>${markdownText(title)}</summary>\n\n${tableHead}`,
		rows: changes.map((one) => changeRow(one, false, page)),
		closing: "</details>",
		hidden: more(`more change that ${markdownText(outcome)}`, `more changes that ${markdownText(outcome)}`)
	}))];
}
function noiseNotes({ report: { changes } }) {
	return {
		rows: changes.flatMap((change) => notesAbout(change).map((note) => `- ${markdownText(providerName(change.provider))}: ${markdownText(note)}`)),
		hidden: more("more harmless change", "more harmless changes")
	};
}
function changeRow({ change, mark }, withMark, page) {
	const links = releaseLinks(change);
	const lines = linesOn(change, page.rows);
	const linesIn = (cell) => lines.filter((line) => line.cell === cell).map(({ words }) => markdownSentence(words));
	const { proven, others } = hashLines(change);
	return `| ${[
		[
			`${withMark ? `${mark}&nbsp;` : ""}${providerLink(change)}`,
			tied(markdownText(changeWords$1(change, page.report))),
			...links.length === 0 ? [] : [links.join("&nbsp;·&nbsp;")],
			...linesIn("change"),
			...linesIn("clause")
		],
		[...proven, ...others].map((line) => tied(markdownText(line))),
		[...signerLines(change), ...linesIn("signer")],
		fileLines(change, page)
	].map((lines) => lines.join("<br>")).join(" | ")} |`;
}
function signerLines(change) {
	const { name, key, others } = signerParts(change);
	const { from, to, kinds, background, signature } = change;
	const isNewHere = from?.version !== to?.version || kinds.includes("provider-moved");
	return [
		tied(name),
		...key === null || signature.tier === "official" ? [] : [`key&nbsp;${markdownCode(key)}`],
		...[...others, ...[isNewHere && background?.date || []].flat()].map((line) => tied(markdownText(line)))
	];
}
function tied(text) {
	return text.split(/(?<=,) | (?=and )/).map((part) => part.length > 24 ? part : part.replaceAll(" ", "&nbsp;")).join(" ");
}
const filesNamed = 2;
function fileLines({ files }, page) {
	if (files.length > filesNamed) return [counted(files.length, "file", "files")];
	return files.map((path) => {
		const folder = path.replace(/\/?\.terraform\.lock\.hcl$/, "");
		return placeLink({
			path,
			line: null
		}, page, folder === "" ? "root" : folder);
	});
}
const providerPages = {
	[terraformRegistry]: ["https://registry.terraform.io/providers", ""],
	[opentofuRegistry]: ["https://search.opentofu.org/provider", "v"]
};
function providerLink({ provider, to }) {
	const [host = "", ...names] = provider.split("/");
	const shown = providerName(provider);
	const name = (shown === provider && names.length === 2 ? [`${host}/`, names.join("/")] : [shown]).map(markdownText).join("<br>");
	const [base, tag] = providerPages[host] ?? [];
	if (to === null || base === void 0 || names.length < 2) return name;
	return markdownLink(name, base, [...names.slice(0, 2), `${tag}${to.version}`]);
}
const linesOpen$1 = 10;
function missingHashEdits(page) {
	const { edits = [] } = page;
	const isLong = edits.reduce((sum, { lines }) => sum + lines.length, 0) > linesOpen$1;
	const title = `Proven hashes to add to ${counted(edits.length, "entry", "entries")}`;
	return {
		...isLong ? {
			opening: `<details><summary>${title}</summary>`,
			closing: "</details>"
		} : {},
		rows: edits.map((edit) => editText(edit, page)),
		separator: "\n\n",
		hidden: more("more entry", "more entries", "Proven hashes to add to ")
	};
}
function editText(edit, page) {
	const { path, provider, platforms, from, to, lines } = edit;
	const place = placeLink({
		path,
		line: from
	}, page);
	const range = from === to ? place : `lines ${from} to ${to} of ${place}`;
	const [platformNames, name] = [listed$2(platforms, 6), providerName(provider)].map(markdownText);
	return `${page.report.findings.some((one) => one.rule === "platform-missing" && one.path === path && one.provider === provider) ? "**Next:** To" : `${signOf$1(page.report).sign === "✅" ? "Safe to merge. " : ""}**Optional:** to`} cover ${platformNames} in ${name} too, replace ${range} with these proven hashes:\n\n${markdownBlock(lines.join("\n"), "")}`;
}

// src/report/markdown/findings.ts
const statementsShown = 20;
const placesOpen = 5;
const placesListed = 100;
function problems(page) {
	const failures = groupsOf((one) => one.severity === "error" && !passesByPolicy(one), page);
	const warnings = groupsOf((one) => one.severity === "warning" || passesByPolicy(one), page);
	const titled = failures.length + warnings.length > 1;
	const hidden = (count, rest) => `❌ **${counted(count, "more failing row does", "more failing rows do")} not fit here**: ${rest}.`;
	const section = (groups) => ({
		rows: groups.map((group) => openRow(group, titled, page)),
		separator: "\n\n"
	});
	return [{
		...section(failures),
		hidden
	}, {
		...section(warnings),
		hidden: more("more warning", "more warnings", "⚠️ ")
	}];
}
const lossesOpen = 3;
function lossSteps(page) {
	return groupsOf(({ severity, aspect, waived }) => severity === "notice" && aspect?.kind === "lost" && !waived, page).slice(0, lossesOpen).flatMap(({ remedies }) => remedies.map((remedy) => stepsText(remedy, page)));
}
function notices(page) {
	const { report, rules } = page;
	const isQuiet = (one) => one.severity === "notice" && !passesByPolicy(one);
	return {
		opening: `<details><summary>${markdownText(noticeKinds(report.findings.filter(isQuiet), rules).join(", "))}</summary>\n`,
		rows: groupsOf(isQuiet, page).flatMap(({ rule, statements, remedies }) => {
			const said = statements.map((statement) => `${ruleLink(rule, page)}: ${statementText(statement, page)}`);
			const next = remedies.map((remedy) => remedy.commands.length === 0 ? ` ${markdownAdvice(remedy.prose)}` : `\n\n${stepsText(remedy, page)}\n`.replaceAll(/^(?=.)/gm, "  "));
			return said.map((text, at) => `- ${text}${at === said.length - 1 ? next.join("") : ""}`);
		}),
		closing: "</details>",
		hidden: more("more notice", "more notices")
	};
}
function groupsOf(isAmong, { report, rules, suggested }) {
	const oneClick = suggested && {
		at: (place) => suggested.has(placeKey$1(place)),
		adds: (finding) => suggested.has(entryKey(finding)),
		where: "beside the line"
	};
	return groupFindings(shownFindings(report).filter(isAmong), rules, oneClick);
}
const icons = {
	error: "❌ Error",
	warning: "⚠️ Warning",
	notice: "⚠️ Accepted",
	off: "⚠️ Off"
};
function openRow(group, titled, page) {
	const icon = icons[group.severity];
	const { rule, provider, statements } = group;
	const about = provider === null ? "" : ` in ${markdownText(providerName(provider))}`;
	const link = ruleLink(rule, page);
	const shown = statements.slice(0, statementsShown);
	const rest = statements.length - shown.length;
	const alone = statements.length === 1 && !titled;
	const items = shown.map((statement) => `${alone ? "" : "- "}${statementText(statement, page, alone ? ` · ${link}` : "")}`);
	return {
		full: [
			...titled ? [`#### ${icon} ${link}${about}`] : [],
			[...items, ...rest === 0 ? [] : [`- and ${rest} more of this kind: ${elsewhere$1(page)}`]].join("\n"),
			...titled || alone ? [] : [`Rule: ${link}`],
			...group.remedies.map((remedy) => stepsText(remedy, page)),
			...group.remark === void 0 ? [] : [markdownText(group.remark)]
		].join("\n\n"),
		brief: briefRow(`${icon} ${markdownCode(rule)}${about}`, group)
	};
}
const ruleLink = (rule, { docsUrl }) => markdownLink(markdownCode(rule), docsUrl, ["rules", `${rule}.md`]);
function statementText({ said, places }, page, link = "") {
	const sentence = `${markdownSentence(said)}${link}`;
	const links = places.map((place) => placeLink(place, page));
	if (places.length <= placesOpen) return `${links.join(", ")}: ${sentence}`;
	const others = places.slice(1).map(({ path, line }) => markdownCode(`${path}:${line}`));
	const listed = firstOf(others, placesListed, "more place", "more places");
	return `${links[0]} and ${others.length} more: ${sentence} <details><summary>${others.length} more places</summary>${listed}</details>`;
}
const linesOpen = 12;
function acceptances({ report }) {
	return {
		rows: acceptancesOf(report.findings).map(({ words, lines }) => {
			const [said, block] = [markdownText(words), markdownBlock(lines.join("\n"), "yaml")];
			if (lines.length <= linesOpen) return `${said}\n\n${block}`;
			return `<details><summary>${said}</summary>\n\n${block}\n\n</details>`;
		}),
		separator: "\n\n",
		hidden: more("block for the policy does not fit here", "blocks for the policy do not fit here")
	};
}
function stepsText({ prose, ways, commands, lock, takes, isMany, open, after }, { docsUrl }) {
	const [first, ...others] = (ways.length > 0 ? ways : [prose]).map(markdownAdvice);
	const next = [`**Next:** ${first}`, ...others].join("\n- ");
	const block = (some) => markdownBlock(some.join("\n"), "sh");
	const folded = (title, some) => `<details><summary>${title}</summary>\n\n${block(some)}\n\n</details>`;
	if (commands.length === 0) return next;
	const get = markdownLink("get `lockproof`", docsUrl, ["command-line.md"]);
	if (lock !== null && isMany) {
		const title = `With Terraform instead${open < commands.length ? " (first folder only)" : ""}`;
		return [
			next.replace(/:$/, ` (${get}):`),
			block([lock]),
			folded(title, commands.slice(0, open))
		].join("\n\n");
	}
	const rest = commands.slice(open);
	return [
		next,
		block(commands.slice(0, open)),
		...rest.length === 0 ? [] : [folded(counted(rest.length, "more command", "more commands"), rest)],
		...lock === null ? [] : [`Or${takes} ${markdownCode(lock)} (${get}).`],
		...after === "" ? [] : [markdownAdvice(after)]
	].join("\n\n");
}
function briefRow(title, { statements }) {
	const places = statements.flatMap((statement) => statement.places);
	const others = places.length > 1 ? ` and ${counted(places.length - 1, "more place", "more places")}` : "";
	return `${title}: ${markdownCode(`${places[0]?.path}:${places[0]?.line}`)}${others}`;
}

// src/report/markdown/receipts.ts
const filesShown = 2;
const documentsShown = 3;
function receipts(page) {
	const { report, seconds } = page;
	const { requests, bytesDownloaded, hashes, proven } = report.totals;
	const time = seconds === void 0 ? "" : ` in ${seconds.toFixed(1)} s`;
	const cost = `${counted(requests, "request", "requests")}, ${byteSize(bytesDownloaded)} downloaded${time}`;
	return {
		opening: `<details><summary>Receipts: ${proven} of ${counted(hashes, "hash", "hashes")} proven; ${cost}</summary>`,
		rows: report.changes.map((change) => receipt(change, page)),
		closing: "</details>",
		separator: "\n\n",
		hidden: more("more change", "more changes", "Receipts for "),
		extra: true
	};
}
function receipt(change, page) {
	const version = (change.to ?? change.from)?.version ?? "";
	const title = `**${markdownText(releaseName({
		address: change.provider,
		version
	}))}**`;
	const links = change.files.map((path) => placeLink({
		path,
		line: null
	}, page));
	const { fingerprint, otherKeys = [] } = change.signature;
	const keys = firstOf([fingerprint ?? "", ...otherKeys].map(markdownCode), documentsShown);
	const key = fingerprint === null ? "" : `; signed by the ${otherKeys.length > 0 ? "keys" : "key"} ${keys}`;
	const hashes = listedHashes(change);
	const rest = change.hashes.length - hashes.length;
	const added = linesOn(change, page.rows);
	return [
		`${title} in ${firstOf(links, filesShown)}${key}${documentsText(change)}${sourceText(change)}`,
		...added.flatMap(({ cell, words }) => cell === "receipt" ? [markdownSentence(words)] : []),
		...hashes.length === 0 ? [] : [hashes.map((one) => `- ${markdownCode(one.hash)} ${receiptWords(one)}`).join("\n")],
		...rest === 0 ? [] : [`${counted(rest, "hash of the old release was", "hashes of the old release were")} removed.`]
	].join("\n\n");
}
function documentsText({ documents }) {
	const urls = [...new Set(documents.map(({ url }) => url))];
	if (urls.length === 0) return "";
	return `; checksums: ${firstOf(urls.map(markdownCode), documentsShown)}`;
}
function sourceText(change) {
	const source = change.background?.source ?? null;
	if (source === null || releaseLinks(change).length === 0) return "";
	const repository = `https://${source.forge}/${source.repository}`;
	if (change.documents.some(({ url }) => url.startsWith(`${repository}/`))) return "";
	return `; source, according to the registry: ${markdownCode(repository)}`;
}
function listedHashes({ kinds, from, to, hashes }) {
	return from === null || to === null || from.version === to.version && !kinds.includes("provider-moved") ? hashes : hashes.filter(({ status }) => status !== "removed");
}
function receiptWords({ status, worth, platform, detail }) {
	if (worth === null) return "(removed)";
	const of = platform === null ? "" : ` for ${markdownText(platform)}`;
	const sample = "checked" in worth ? listed$2(worth.checked, 6) : "";
	const judged = {
		proven: "",
		open: ", not checked",
		unproven: ", not proven",
		accepted: `, ${(exceptionWords(worth, true) ?? `accepted because the sample (${sample}) matches`).replace(/^is /, "")}`
	}[worth.kind];
	return `(${status})${of}${markdownText(judged)}: ${markdownAdvice(detail.replace(/\b(?:zh|h1):[\w+/=]+…/g, "`$&`"))}`;
}

// src/report/markdown.ts
function renderMarkdown(report, context, budget = commentBudget) {
	const page = {
		...context,
		report
	};
	const sign = signOf$1(report);
	const folded = sign.sign === "✅" && (context.policy?.notices ?? []).length === 0 && (context.edits ?? []).length === 0;
	const summary = report.verdict === "unchanged" ? "Details" : "What changed, and how it was proven";
	const fold = folded ? `\n\n<details><summary>${summary}</summary>` : "";
	const head = `${firstLine(sign, page)}${fold}`;
	const foot = footer(page) + (folded ? "\n\n</details>" : "");
	const below = (page.rows ?? []).flatMap((each) => each.below?.(page) ?? []);
	const sections = [
		...problems(page),
		acceptances(page),
		policyNotices(page),
		missingHashEdits(page),
		{ rows: [shareLine(report, sign)] },
		...changeTables(page),
		noiseNotes(page),
		notices(page),
		...folded ? [] : below,
		receipts(page),
		policyInForce(page)
	];
	const room = budget.limit - budget.measure(`${head}\n\n\n\n${foot}\n\n\n`);
	const body = withinBudget(sections, room, budget, elsewhere$1(page));
	return `${[
		head,
		body,
		foot,
		folded ? withinBudget(below, room - budget.measure(body), budget, elsewhere$1(page)) : ""
	].filter((text) => text !== "").join("\n\n")}\n`;
}
const stepsOpen = 3;
function firstLine({ sign }, page) {
	const { report } = page;
	const headline = markdownText(report.headline);
	const after = [...resolved(page), ...notesOn(report, page.rows).map((note) => `${markdownSentence(note)}.`)];
	if (sign !== "✅") return [`### ${headline}`, ...after].join("\n\n");
	const lines = report.changes.flatMap((change) => linesOn(change, page.rows));
	const [only, ...others] = report.changes;
	const alone = others.length > 0 ? void 0 : only;
	const more = (alone === void 0 ? [] : lines.filter(({ cell }) => cell === "clause")).map(({ words }) => markdownSentence(words));
	const links = alone === void 0 ? [] : releaseLinks(alone);
	const line = [
		headline.replace("Lockproof", "**Lockproof**"),
		...more,
		...links
	].join(" · ");
	const steps = lines.filter(({ cell }) => cell === "next").slice(0, stepsOpen).map(({ words }) => `**Next:** ${markdownSentence(words)}`);
	return [
		[line, ...after].join(". "),
		...lossSteps(page),
		...steps
	].join("\n\n");
}
function shareLine(report, { sign }) {
	const words = [sign === "✅" ? "" : shareWords(report), scopeWords(report)].filter((part) => part !== "").map(markdownText);
	return `${words.join("; ")}${at(report, words.length === 0)}.`;
}
function at({ head }, isFirst) {
	if (head === null) return isFirst ? "Nothing was compared" : "";
	return `${isFirst ? "Checked at" : "; checked at"} commit ${markdownCode(head.slice(0, 7))}`;
}
function resolved({ resolved = 0 }) {
	if (resolved === 0) return [];
	return [`Resolved since earlier commits: ${counted(resolved, "finding; its review thread is closed", "findings; their review threads are closed")}.`];
}
function footer({ report: { tool }, reproduce, docsUrl }) {
	const repeat = `<details><summary>Repeat this review on your machine</summary>\n\n${reproduce === null ? "" : markdownBlock(reproduce, "sh")}\n\n</details>`;
	const link = markdownLink(`Lockproof ${markdownText(tool.version)}`, docsUrl);
	return [...reproduce === null ? [] : [repeat], link].join("\n\n");
}
function policyNotices({ policy }) {
	return {
		rows: (policy?.notices ?? []).map((notice) => `**Policy:** ${markdownText(notice)}`),
		separator: "\n\n",
		hidden: more("more remark about the policy", "more remarks about the policy")
	};
}
function policyInForce({ policy }) {
	const origins = policy?.origins ?? [];
	if (origins.every(({ from }) => from.kind === "default")) return { rows: origins.slice(0, 1).map(() => "Policy in force: every setting has its default.") };
	return {
		opening: "<details><summary>Policy in force, and where each setting comes from</summary>\n\n| Setting | Value | From |\n|---|---|---|",
		rows: origins.map(({ name, value, from }) => {
			const where = from.kind === "file" ? markdownCode(from.path) : from.kind;
			return `| ${markdownCode(name)} | ${markdownText(value)} | ${where} |`;
		}),
		closing: "</details>",
		hidden: more("more setting", "more settings"),
		extra: true
	};
}

// src/publish/cut.ts
function cutAtLine(text, limit, measure) {
	if (measure(text) <= limit) return text;
	const lines = text.split("\n");
	let fits = 0;
	let tooMany = lines.length;
	while (tooMany - fits > 1) {
		const middle = Math.floor((fits + tooMany) / 2);
		if (measure(shortened(lines, middle)) <= limit) fits = middle;
		else tooMany = middle;
	}
	return shortened(lines, fits);
}
function shortened(lines, kept) {
	const rest = lines.length - kept;
	return `${lines.slice(0, kept).join("\n")}\n\n**${rest} more lines were cut here because GitHub accepts no longer text; the JSON report has them, with the worst 5,000 findings.**\n`;
}

// src/extensions/conversation/conversation.ts
const mostItems = 2e3;
const pageSize = {
	most: 100,
	fewest: 10
};
async function readConversation(pull, isWanted) {
	const threads = [];
	const comments = [];
	const others = [];
	const asked = {
		threads: null,
		comments: null,
		first: pageSize.most
	};
	for (let read = 0; read < mostItems; read += asked.first) {
		const { viewer, repository: seen } = await ask(pull, asked);
		const { headRefOid, reviewThreads, comments: listed } = seen.pullRequest;
		threads.push(...reviewThreads.nodes.flatMap((node) => ownThread(node, viewer)));
		for (const node of listed.nodes) (isBy(node.author, viewer) ? comments : others).push(...numbered(node));
		const found = isWanted === null || comments.some(isWanted);
		const allThreads = !reviewThreads.pageInfo.hasNextPage;
		if ((allThreads || read + asked.first >= mostItems && isWanted !== null) && (found || !listed.pageInfo.hasNextPage)) return {
			head: headRefOid,
			threads,
			allThreads,
			comments,
			others
		};
		asked.threads = reviewThreads.pageInfo.endCursor ?? asked.threads;
		asked.comments = listed.pageInfo.endCursor ?? asked.comments;
	}
	throw new Error(`the pull request has more than ${mostItems} comments or review threads`);
}
async function ask({ octokit, owner, repo, number }, asked) {
	for (;;) {
		const answer = await octokit.graphql(conversationQuery, {
			owner,
			repo,
			number,
			...asked
		}).then((data) => ({
			data,
			error: null
		})).catch((error) => ({
			data: partialData(error),
			error
		}));
		const errors = graphQLErrors(answer.error);
		const parsed = conversationSchema.safeParse(answer.data);
		const areOfItems = errors.every(({ type, path }) => type === "FORBIDDEN" && path?.at(-2) === "nodes");
		const isWhole = answer.error === null || errors.length > 0 && areOfItems;
		if (parsed.success && isWhole) return parsed.data;
		if (answer.error === null) throw new Error("the answer is not in the form that the API describes", { cause: parsed.error });
		asked.first = Math.floor(asked.first / 3);
		if (!errors.some(({ type }) => type === "RESOURCE_LIMITS_EXCEEDED") || asked.first < pageSize.fewest) throw answer.error;
	}
}
function ownThread(node, viewer) {
	const [first] = node.comments.nodes;
	if (first === void 0 || !isBy(first.author, viewer)) return [];
	return [{
		id: node.id,
		commentId: first.id,
		marker: markersOf(first).find((line) => line.startsWith("<!-- lockproof:")) ?? "",
		closed: node.isResolved || first.isMinimized,
		closedByOthers: node.isResolved && (node.resolvedBy?.login ?? bare(viewer)) !== bare(viewer),
		answered: node.comments.totalCount > 1,
		resolvable: node.viewerCanResolve
	}];
}
function numbered(node) {
	const { id, body, url, isMinimized: minimised } = node;
	const number = Number(/#issuecomment-(\d+)$/.exec(url)?.[1]);
	const markers = markersOf(node);
	return Number.isSafeInteger(number) ? [{
		id,
		number,
		url,
		body,
		minimised,
		markers
	}] : [];
}
function markersOf({ body, author, editor }) {
	const isEdited = (editor ?? author)?.login !== author?.login;
	return body.split("\n", isEdited ? -1 : 1).map((line) => line.trimEnd());
}
function isBy(actor, viewer) {
	const isBot = viewer.login.endsWith("[bot]");
	return actor !== null && actor.login === bare(viewer) && actor.__typename === "Bot" === isBot;
}
function bare({ login }) {
	return login.replace(/\[bot\]$/, "");
}
const conversationQuery = `query ($owner: String!, $repo: String!, $number: Int!, $first: Int!, $threads: String, $comments: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      headRefOid
      reviewThreads(first: $first, after: $threads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login } viewerCanResolve
          comments(first: 1) { totalCount nodes { id body isMinimized author { login __typename } editor { login } } }
        }
      }
      comments(first: $first, after: $comments) {
        pageInfo { hasNextPage endCursor }
        nodes { id body url isMinimized author { login __typename } editor { login } }
      }
    }
  }
}`;
function listed(node) {
	return array(node.nullable()).transform((nodes) => nodes.filter((each) => each !== null));
}
const pageSchema = object({
	hasNextPage: boolean(),
	endCursor: string$1().nullable()
});
const loginSchema = object({ login: string$1().min(1) });
const textSchema = object({
	id: string$1().min(1),
	body: string$1(),
	isMinimized: boolean(),
	author: object({
		login: string$1(),
		__typename: string$1()
	}).nullable(),
	editor: loginSchema.nullish()
});
const commentSchema = textSchema.extend({ url: string$1() });
const threadSchema = object({
	id: string$1().min(1),
	isResolved: boolean(),
	resolvedBy: loginSchema.nullish(),
	viewerCanResolve: boolean(),
	comments: object({
		totalCount: number$1(),
		nodes: listed(textSchema)
	})
});
const pullSchema = object({
	headRefOid: string$1().regex(/^[0-9a-f]{40,64}$/),
	reviewThreads: object({
		pageInfo: pageSchema,
		nodes: listed(threadSchema)
	}),
	comments: object({
		pageInfo: pageSchema,
		nodes: listed(commentSchema)
	})
});
const conversationSchema = object({
	viewer: loginSchema,
	repository: object({ pullRequest: pullSchema })
});
const mostAtOnce = 20;
async function close(octokit, { threads, doubles }) {
	const chosen = [...threads.flatMap(({ id, commentId, resolvable }) => [{
		id,
		field: fieldOf("resolveReviewThread", "threadId")
	}, ...resolvable ? [] : [minimise(commentId, "RESOLVED")]]), ...doubles.map(({ id }) => minimise(id, "DUPLICATE"))].slice(0, mostAtOnce);
	const names = chosen.map((_, index) => `c${index}`);
	const text = `mutation (${names.map((name) => `$${name}: ID!`).join(", ")}) {\n${names.map((name, index) => `  ${name}: ${chosen[index]?.field(`$${name}`)}`).join("\n")}\n}`;
	const ids = Object.fromEntries(names.map((name, index) => [name, chosen[index]?.id]));
	const answer = await octokit.graphql(text, ids).catch(partialData);
	const parsed = answerSchema.safeParse(answer);
	const done = parsed.success ? parsed.data ?? {} : {};
	return new Set(chosen.filter((_, index) => done[`c${index}`] != null).map(({ id }) => id));
}
const answerSchema = record(string$1(), unknown()).nullable();
function minimise(id, classifier) {
	return {
		id,
		field: fieldOf("minimizeComment", "subjectId", `, classifier: ${classifier}`)
	};
}
function fieldOf(mutation, name, more = "") {
	return (variable) => `${mutation}(input: { ${name}: ${variable}${more} }) { clientMutationId }`;
}

// src/extensions/conversation/hunks.ts
const most = {
	pages: 30,
	filesOnAPage: 100
};
async function readHunks({ octokit, owner, repo, number }, paths) {
	const found = /* @__PURE__ */ new Map();
	for (let page = 1; page <= most.pages && found.size < paths.size; page += 1) {
		const asked = {
			owner,
			repo,
			pull_number: number,
			per_page: most.filesOnAPage,
			page
		};
		const files = filesSchema.parse((await octokit.rest.pulls.listFiles(asked)).data);
		for (const { filename, patch = "" } of files) if (paths.has(filename)) found.set(filename, hunksIn(patch));
		if (files.length < most.filesOnAPage) break;
	}
	return found;
}
const filesSchema = array(object({
	filename: string$1(),
	patch: string$1().optional()
}));
function hunksIn(patch) {
	return patch.split("\n").flatMap((line) => {
		const [, first, count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
		const from = Number(first);
		return first === void 0 || count === "0" ? [] : [{
			from,
			to: from + Number(count) - 1
		}];
	});
}
function isInOneHunk(hunks, from, to) {
	return hunks.some((hunk) => hunk.from <= from && to <= hunk.to);
}

// src/extensions/conversation/line-comments.ts
const mostThreads = 10;
function planLines(id, { comments, current, hunks }, threads, begun = []) {
	const said = new Set(current.map((subject) => lineMarkerOf(id, subject)));
	const mine = threads.filter(({ marker }) => marker.startsWith(prefixOf(id)));
	const open = mine.filter(({ closed }) => !closed);
	const stillSaid = new Set(current.map(({ deletes, ...subject }) => lineMarkerOf(id, deletes === true ? subject : {
		...subject,
		deletes: true
	})));
	const gone = mine.filter(({ marker }) => !said.has(marker));
	const stale = [...gone.filter(({ closed }) => !closed), ...doubled(open.filter((each) => !gone.includes(each)))];
	const offering = /* @__PURE__ */ new Set([...open.map(({ marker }) => marker), ...begun.map(({ subject }) => lineMarkerOf(id, subject))]);
	const answers = mine.filter(({ closedByOthers }) => closedByOthers).map(({ marker }) => marker);
	const standing = /* @__PURE__ */ new Set([...offering, ...answers]);
	const unsaid = comments.filter(({ subject }) => !standing.has(lineMarkerOf(id, subject)));
	const fresh = /* @__PURE__ */ new Map();
	for (const comment of unsaid) {
		if (open.length + fresh.size >= mostThreads) break;
		const marker = lineMarkerOf(id, comment.subject);
		if (isInOneHunk(hunks.get(comment.path) ?? [], comment.from, comment.to) && !fresh.has(marker)) fresh.set(marker, comment);
	}
	return {
		stale: stale.filter(({ answered }) => !answered),
		fresh: [...fresh.values()],
		resolved: gone.filter(({ closed, marker }) => closed && !stillSaid.has(marker)).length,
		leftOver: unsaid.flatMap(({ edit }) => edit ?? []),
		suggested: new Set(comments.filter((each) => (each.deletes || each.edit) && offering.has(lineMarkerOf(id, each.subject))).map(({ path, from: line, edit }) => edit === null ? placeKey$1({
			path,
			line
		}) : entryKey(edit)))
	};
}
function lineMarkerOf(id, { path, rule, provider, hash, deletes }) {
	const about = sha256(JSON.stringify([
		path,
		rule,
		provider,
		hash,
		...deletes === true ? ["deletes"] : []
	]));
	return `${prefixOf(id)}${about.slice(0, 24)} -->`;
}
function prefixOf(id) {
	return `<!-- lockproof:line:v1:${sha256(id).slice(0, 12)}:`;
}
function doubled(threads) {
	const kept = /* @__PURE__ */ new Map();
	for (const thread of threads) {
		const other = kept.get(thread.marker);
		if (other === void 0 || thread.answered && !other.answered) kept.set(thread.marker, thread);
	}
	return threads.filter((thread) => kept.get(thread.marker) !== thread);
}
async function beginThreads(pull, comments, wait) {
	const { octokit, owner, repo, number, head, id } = pull;
	const drafts = comments.map(({ subject, path, from, to, body }) => ({
		path,
		line: to,
		side: "RIGHT",
		...from === to ? {} : {
			start_line: from,
			start_side: "RIGHT"
		},
		body: `${lineMarkerOf(id, subject)}\n${body()}`
	}));
	const at = {
		owner,
		repo,
		pull_number: number,
		commit_id: head,
		event: "COMMENT"
	};
	try {
		await octokit.rest.pulls.createReview({
			...at,
			comments: drafts,
			...once(wait)
		});
		return comments;
	} catch (error) {
		if (statusOf(error) !== 422 || comments.length === 1) throw error;
		const begun = [];
		for (const comment of comments) {
			await setTimeout$1(pull.betweenWrites);
			begun.push(...await beginThreads(pull, [comment], wait).catch(() => []));
		}
		if (begun.length === 0) throw error;
		return begun;
	}
}

// src/extensions/conversation/sticky-comment.ts
const results = [
	"verified",
	"warned",
	"advisory",
	"incomplete",
	"failed",
	"unproven"
];
const commentLimit = 65536;
function markerOf(id, number) {
	const plain = /^[A-Za-z0-9._]{1,64}$/.test(id);
	const own = number === void 0 ? "" : `:${number}`;
	return `<!-- lockproof:v1:${plain ? id : sha256(id).slice(0, 16)}${own} -->`;
}
function resultLine(attempt, result) {
	return `<!-- lockproof:run:${attempt}:${result} -->`;
}
function resultBeside(id, { attempt }, comments) {
	const found = existing(id, comments);
	const lines = found?.minimised === false ? found.body.split("\n").map((line) => line.trimEnd()) : [];
	return results.findLast((each) => lines.includes(resultLine(attempt, each))) ?? null;
}
function planComment(id, { mode, attempt, result }, text, comments, created = null) {
	const found = created === null ? existing(id, comments) : comments.find(({ number }) => number === created);
	const whole = result === "verified" ? text : `${resultLine(attempt, result)}\n${text}`;
	const bodyOf = (number) => cutAtLine(`${markerOf(id, number)}\n${whole}`, commentLimit, (each) => each.length);
	const body = bodyOf(found?.number);
	if (found !== void 0 && sameText(found.body, body)) return {
		kind: "unchanged",
		url: found.url,
		length: body.length
	};
	if (created === null && mode === "create-or-update" && found?.minimised !== false) return {
		kind: "create",
		body: bodyOf()
	};
	return found === void 0 ? { kind: "not-begun" } : {
		kind: "update",
		comment: found,
		body
	};
}
function doubleComments(id, comments) {
	return ours(id, comments).slice(1).filter(({ minimised }) => !minimised);
}
function existing(id, comments) {
	return ours(id, comments)[0] ?? unmarked(id, comments);
}
function ours(id, comments) {
	const own = comments.filter((comment) => isOurs(id, comment));
	return [...own.filter(({ minimised }) => !minimised), ...own.filter(({ minimised }) => minimised)];
}
function isOurs(id, { number, markers }) {
	return markers.includes(markerOf(id, number));
}
function unmarked(id, comments) {
	const all = comments.filter(({ body }) => body.split("\n", 1)[0]?.trimEnd() === markerOf(id));
	const seen = all.filter(({ minimised }) => !minimised);
	const [only, ...others] = seen.length === 0 ? all : seen;
	return others.length === 0 ? only : void 0;
}
async function writeComment({ octokit, owner, repo, number }, plan, wait) {
	const { body } = plan;
	const { length } = body;
	if (plan.kind === "create") {
		const asked = {
			owner,
			repo,
			issue_number: number,
			body,
			...once(wait)
		};
		return {
			kind: "created",
			length,
			...placeOf((await octokit.rest.issues.createComment(asked)).data)
		};
	}
	const asked = {
		owner,
		repo,
		comment_id: plan.comment.number,
		body,
		...once(wait)
	};
	return {
		kind: "updated",
		length,
		...placeOf((await octokit.rest.issues.updateComment(asked).catch((error) => {
			throw statusOf(error) === 404 ? new LookAgain(error) : error;
		})).data)
	};
}
function sameText(one, other) {
	const plain = (text) => text.replaceAll("\r\n", "\n").trimEnd();
	return plain(one) === plain(other);
}
function placeOf(data) {
	const { id, html_url } = object({
		id: number$1().int(),
		html_url: string$1()
	}).parse(data);
	return {
		number: id,
		url: html_url
	};
}

// src/extensions/conversation/next-step.ts
const noLines = {
	stale: [],
	fresh: [],
	resolved: 0,
	leftOver: [],
	suggested: /* @__PURE__ */ new Set()
};
function nextStep(id, { lines, comment }, { threads, allThreads, comments }, progress) {
	const { closed, begun, review, created, foreign } = progress;
	const known = threads.map((thread) => closed?.has(thread.id) || closed?.has(thread.commentId) ? {
		...thread,
		closed: true
	} : thread);
	const plan = lines === null ? noLines : planLines(id, lines, known, begun);
	progress.lines = plan;
	const beside = comment === null || created !== null ? null : resultBeside(id, comment, comments);
	if (comment !== null && beside !== null && results.indexOf(beside) > results.indexOf(comment.result)) return {
		kind: "nothing",
		comment: {
			kind: "skipped",
			reason: overruled
		}
	};
	const stale = beside === null ? plan.stale : [];
	const doubles = comment === null ? [] : doubleComments(id, comments);
	if (closed === null && stale.length + doubles.length > 0) return {
		kind: "close",
		threads: stale,
		doubles
	};
	if (allThreads && begun.length === 0 && review === null && plan.fresh.length > 0) return {
		kind: "begin",
		comments: plan.fresh
	};
	if (comment === null) return {
		kind: "nothing",
		comment: null
	};
	const due = planComment(id, comment, comment.body({
		...plan,
		foreign
	}), comments, created?.number);
	return "body" in due ? {
		kind: "write",
		plan: due
	} : {
		kind: "nothing",
		comment: due
	};
}
const overruled = "Another job of this workflow run has a worse result, and its comment stays: the two have the same name and review the same.";
const closedToAll = [[/\blocked\b/i, "the conversation is locked; unlock it, and run the job again"], [/more than \d+ comments/i, "GitHub allows no more comments on this pull request than it has"]];
function rejection(what, error) {
	const status = statusOf(error);
	const said = terminalText(messageOf(error)).slice(0, 200);
	if (isRateLimit(error)) return {
		kind: "failed",
		reason: `${what} could not be written. ${limitWords(error).reached}.`
	};
	const [, closed] = closedToAll.find(([words]) => status === 403 && words.test(said)) ?? [];
	if (closed !== void 0) return {
		kind: "refused",
		reason: `${what} could not be written because ${closed}.`
	};
	if (status === 401 || status === 403 || status === 404 || refusalOf(error) !== null) return {
		kind: "refused",
		reason: `${what} could not be written because GitHub refused this token ("${said}"); give the job the permission \`pull-requests: write\`. Pull requests from forks get a read-only token.`
	};
	return {
		kind: "failed",
		reason: `${what} could not be written ("${said}").`
	};
}

// src/extensions/conversation/bring-up-to-date.ts
const mostTries = 4;
async function bringUpToDate(pull, message) {
	const progress = {
		closed: null,
		review: null,
		lines: null,
		created: null,
		foreign: null,
		begun: [],
		tries: 0
	};
	for (;;) {
		const seen = await look(pull, message, progress);
		if (seen.kind !== "seen") return account(progress, seen);
		const step = nextStep(pull.id, message, seen.conversation, progress);
		switch (step.kind) {
			case "close":
				progress.closed = await close(pull.octokit, step);
				break;
			case "begin": {
				const done = await attempt("The review comments", progress, (wait) => beginThreads(pull, step.comments, wait));
				if (done.kind === "done") progress.begun = done.value;
				else if (done.kind !== "again") progress.review = done;
				if (done.kind !== "again" && message.comment === null) return account(progress, null);
				if (done.kind !== "done") continue;
				break;
			}
			case "write": {
				const done = await attempt("The comment", progress, (wait) => writeComment(pull, step.plan, wait));
				if (done.kind === "again") continue;
				if (!(done.kind === "done" && done.value.kind === "created")) return account(progress, done.kind === "done" ? done.value : done);
				progress.created = done.value;
				break;
			}
			case "nothing": return account(progress, step.comment);
		}
		await setTimeout$1(pull.betweenWrites);
	}
}
async function look(pull, { comment }, progress) {
	const { created } = progress;
	try {
		const isWanted = (one) => created === null ? isOurs(pull.id, one) && !one.minimised : one.number === created.number;
		const conversation = await readConversation(pull, comment === null ? null : isWanted);
		progress.foreign = conversation.others.find((one) => isOurs(pull.id, one) && !one.minimised) ?? null;
		if (conversation.head === pull.head) return {
			kind: "seen",
			conversation
		};
		return {
			kind: "skipped",
			reason: `The pull request has moved on to ${conversation.head}; the run for that commit writes the comment.`
		};
	} catch (error) {
		return rejection(comment === null ? "The review comments" : "The comment", error);
	}
}
async function attempt(what, progress, send) {
	progress.tries += 1;
	const isLast = progress.tries === mostTries;
	try {
		const value = await send(!isLast);
		progress.tries = 0;
		return {
			kind: "done",
			value
		};
	} catch (error) {
		const waited = error instanceof LookAgain;
		if (waited && !isLast) return { kind: "again" };
		progress.tries = 0;
		return rejection(what, waited ? error.cause : error);
	}
}
function account(progress, comment) {
	const { begun, review, lines, closed, created, foreign } = progress;
	return {
		begun: begun.length,
		resolved: lines?.resolved ?? 0,
		leftOpen: closed === null ? 0 : lines?.stale.length ?? 0,
		review,
		comment: created ?? comment,
		foreign
	};
}

// src/extensions/conversation/line-deletions.ts
function deletableLines({ entries, files }) {
	const texts = new Map(files.flatMap((file) => plainText(file)));
	return new Set(entries.flatMap((entry) => {
		const lines = texts.get(entry.path);
		return lines === void 0 || hashesLeft(entry).length === 0 ? [] : linesAlone(entry, lines);
	}));
}
function isDeletable({ fix, path, line }, deletions) {
	const key = placeKey$1({
		path,
		line
	});
	return fix.some((step) => step.do === "delete" && step.what === "hash" && step.places.some((at) => placeKey$1(at) === key)) && deletions.has(key);
}
function plainText({ revision, head }) {
	if (revision.head.kind !== "file" || revision.merged === true || head?.lockFile == null) return [];
	if (head.problems.some(({ severity }) => severity === "error")) return [];
	const text = decodeUtf8(revision.head.bytes);
	const harmless = [
		"hash-order",
		"provider-order",
		"header",
		"final-newline"
	];
	return head.canonical || layoutFaults(text, head.lockFile).every(({ kind }) => harmless.includes(kind)) ? [[revision.path, text.split("\n")]] : [];
}
function linesAlone({ path, lock, hashes }, lines) {
	return hashes.flatMap(({ hash, line }) => {
		const isAlone = lines[line - 1]?.trim() === `"${hash}",`;
		const isOnce = lock.hashes.indexOf(hash) === lock.hashes.lastIndexOf(hash);
		return isAlone && isOnce ? [placeKey$1({
			path,
			line
		})] : [];
	});
}

// src/extensions/conversation/comments-of-report.ts
function subjectsOf({ findings }, { edits, deletions }) {
	return [...findings.map((finding) => subjectOf(finding, deletions)), ...edits.map(subjectOfEdit)];
}
function lineComments({ findings }, settings, { edits, deletions }, context) {
	const failing = findings.filter(({ severity }) => failingSeverities(settings).includes(severity));
	return [...settings.reviewComments ? failing.filter((one) => !edits.some((edit) => isAskedBy(edit, one))).map((finding) => commentOn(finding, failing, deletions, context)) : [], ...edits.map((edit) => suggestion(edit, findings))];
}
function commentOn(finding, all, deletions, context) {
	const deletes = isDeletable(finding, deletions);
	const body = () => {
		const { path, rule, cause } = finding;
		const same = all.filter((one) => one.path === path && one.rule === rule && one.cause === cause);
		const [fix = finding.fix] = mergeFixes([finding, ...deletes ? [] : same].map((one) => one.fix));
		return bodyOf({
			...finding,
			fix
		}, deletes, context);
	};
	return {
		subject: subjectOf(finding, deletions),
		path: finding.path,
		from: finding.line,
		to: finding.line,
		body,
		edit: null,
		deletes
	};
}
function bodyOf({ rule, severity, message, said = [message], fix }, deletes, context) {
	const { prose, commands, after } = remedyOf(fix, {
		at: () => deletes,
		where: "below"
	});
	return [
		`${severity === "error" ? "❌ Error" : "⚠️ Warning"} ${ruleLink(rule, context)}: ${markdownSentence(said)}`,
		`**Next:** ${markdownAdvice(prose)}`,
		...commands.length === 0 ? [] : [markdownBlock(commands.join("\n"), "sh")],
		...after === "" ? [] : [markdownAdvice(after)],
		...deletes ? [deletionBlock] : []
	].join("\n\n");
}
const deletionBlock = "```suggestion\n```";
function suggestion(edit, findings) {
	const { path, from, to, provider, platforms, lines } = edit;
	const [who, where] = [markdownText(providerName(provider)), markdownText(listed$2(platforms, 6))];
	const asked = findings.find((one) => isAskedBy(edit, one));
	const what = asked ? `${asked.severity === "error" ? "❌" : "⚠️"} ${who} lacks hashes for ${where}, which \`platforms\` requires.\n\n**Next:** Accept this suggestion, which adds the proven hashes.` : `**Optional:** accept this suggestion to cover ${where} in ${who} too. It adds proven hashes.`;
	const block = markdownBlock(lines.join("\n"), "suggestion");
	const body = () => `${what}\n\n${block}`;
	return {
		subject: subjectOfEdit(edit),
		path,
		from,
		to,
		body,
		edit,
		deletes: false
	};
}
function isAskedBy({ path, provider }, finding) {
	return finding.rule === "platform-missing" && finding.path === path && finding.provider === provider;
}
function subjectOf(finding, deletions) {
	const { path, rule, provider, hash } = finding;
	const deletes = isDeletable(finding, deletions);
	return {
		path,
		rule,
		provider,
		hash,
		...deletes ? { deletes } : {}
	};
}
function subjectOfEdit({ path, provider, added }) {
	return {
		path,
		rule: "suggestion",
		provider,
		hash: added.join(" ")
	};
}

// src/extensions/conversation/publish-to-pull.ts
async function publishToPull(publication, context) {
	const { review, run, octokit, pullRequest, log } = publication;
	const { comment, reviewComments, suggestions } = review.settings;
	if (pullRequest === null || comment === "never" && !reviewComments && !suggestions) return {
		commentUrl: null,
		notices: []
	};
	log.begin("Writing to the pull request");
	const { owner, repo, commentId: id, attempt } = run;
	const { report, settings } = review;
	const address = `${context.repositoryUrl}/pull/${pullRequest.number}`;
	const sticky = {
		mode: isWorthAComment(report, settings) ? "create-or-update" : "update-only",
		attempt,
		result: resultOf(report),
		body: ({ resolved, leftOver, suggested, foreign }) => {
			const rows = [{ below: () => foreignNote(foreign, address) }, ...context.rows ?? []];
			return renderMarkdown(report, {
				...context,
				resolved,
				edits: leftOver,
				suggested,
				rows
			});
		}
	};
	const pull = {
		octokit,
		owner,
		repo,
		id,
		betweenWrites: 1e3,
		...pullRequest
	};
	const { lines, unread } = await linesOf(publication, context, pull);
	const said = await bringUpToDate(pull, {
		lines,
		comment: comment === "never" ? null : sticky
	});
	logWhat(said, log);
	return {
		commentUrl: said.comment !== null && "url" in said.comment ? said.comment.url : null,
		notices: noticesOf({
			...said,
			review: unread ?? said.review
		})
	};
}
async function linesOf({ review, edits }, context, pull) {
	const { report, settings, subject } = review;
	const suggestions = settings.suggestions ? {
		edits,
		deletions: deletableLines(subject)
	} : {
		edits: [],
		deletions: /* @__PURE__ */ new Set()
	};
	const comments = lineComments(report, settings, suggestions, context);
	const merged = subject.files.flatMap(({ revision: { path, merged } }) => merged === true ? [path] : []);
	const inDiff = report.head === pull.head ? comments.filter(({ path }) => !merged.includes(path)) : [];
	const { hunks, unread } = await readHunks(pull, new Set(inDiff.map(({ path }) => path))).then((shown) => ({
		hunks: shown,
		unread: null
	}), (error) => ({
		hunks: /* @__PURE__ */ new Map(),
		unread: rejection("The review comments", error)
	}));
	return {
		lines: {
			comments,
			current: subjectsOf(report, suggestions),
			hunks
		},
		unread
	};
}
function logWhat({ begun, resolved, comment }, log) {
	if (begun > 0) log.say(`${counted(begun, "new review comment", "new review comments")} beside failing lines`);
	if (resolved > 0) log.say(`${counted(resolved, "closed review thread", "closed review threads")} of resolved findings`);
	if (comment !== null && "url" in comment) log.say(`Comment ${comment.kind}, ${comment.length} of ${commentLimit} characters: ${comment.url}`);
	if (comment?.kind === "skipped") log.say(comment.reason);
}
function noticesOf({ review, comment, leftOpen, foreign }) {
	const failed = comment?.kind === "refused" || comment?.kind === "failed" ? comment : null;
	const instead = failed !== null || comment === null ? "The job summary" : "The comment";
	return [
		...review !== null && review.kind !== failed?.kind ? [`${review.reason} ${instead} has the same text.`] : [],
		...failed !== null ? [`${failed.reason} The job summary has the same text.`] : [],
		...foreign !== null ? [ofDifferentAccount(`The comment ${foreign.url}`)] : [],
		...leftOpen > 0 ? [`GitHub did not allow this token to close ${counted(leftOpen, "review thread", "review threads")} of resolved findings; close them by hand.`] : []
	];
}
const ofDifferentAccount = (comment) => `${comment} is by a different account, and looks like one of Lockproof's. If an earlier run wrote it with a different token, delete it: no run updates it now.`;
function foreignNote(foreign, address) {
	if (foreign === null) return [];
	const link = markdownLink("Another comment", address, [], `issuecomment-${foreign.number}`);
	return [{ rows: [ofDifferentAccount(link)] }];
}
function resultOf({ verdict, findings, advisory }) {
	const isOfHash = findings.some(({ severity, hash }) => severity === "error" && hash !== null);
	if (verdict === "failed") return advisory ? "advisory" : isOfHash ? "unproven" : verdict;
	if (verdict === "incomplete") return verdict;
	return findings.some(isLoud) ? "warned" : "verified";
}
function isWorthAComment({ verdict, findings }, { comment }) {
	if (verdict !== "verified") return verdict !== "unchanged";
	return comment === "always" || findings.some(({ severity }) => severity !== "notice");
}

// src/extensions/offline/index-file.ts
const evidenceSchema = "lockproof.evidence/v1";
const evidenceFolders = {
	documents: "documents",
	runs: "runs"
};
const mostIndexBytes = 33554432;
const mostDocumentBytes = 33554432;
const text = string$1().max(65536);
const count = number$1().int().nonnegative();
const digest = string$1().regex(/^[0-9a-f]{64}$/);
const unavailable = strictObject({
	kind: literal("unavailable"),
	code: _enum(unavailableCodes),
	cause: text,
	bytes: count.exactOptional(),
	status: count.exactOptional(),
	asked: strictObject({
		request: _enum([
			"discovery",
			"versions",
			"download",
			"shasums",
			"signature",
			"package",
			"mirror"
		]).exactOptional(),
		host: text.exactOptional(),
		trouble: _enum([
			"refused",
			"refused-token",
			"refused-login",
			"missing",
			"no-such-name"
		]).exactOptional()
	}).exactOptional()
});
const absent = strictObject({ kind: literal("absent") });
const document = strictObject({
	kind: literal("known"),
	status: literal(200),
	url: text,
	contentType: text,
	bytes: count.max(mostDocumentBytes),
	sha256: digest,
	redacted: literal(true).optional()
});
const value = strictObject({
	kind: literal("value"),
	value: union([storedHashes, count])
});
const question = strictObject({
	method: _enum([
		"GET",
		"POST",
		"READ",
		"PACKAGE",
		"CACHE",
		"SIZE",
		"DRAW"
	]),
	url: text,
	about: text,
	answer: discriminatedUnion("kind", [
		document,
		value,
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
	github: literal(true).optional(),
	questions: array(question)
});
function parseIndex(content) {
	return orNull(() => index.parse(JSON.parse(content)));
}
function printIndex(facts) {
	const nameOf = ({ url, method }) => `${url} ${method}`;
	const questions = facts.questions.toSorted((one, other) => nameOf(one) < nameOf(other) ? -1 : 1);
	return `${JSON.stringify({
		...facts,
		questions
	}, null, 2)}\n`;
}
function packageQuestion(address, wanted) {
	return wanted === null ? address : `${address}#${wanted}`;
}
function drawQuestion(release, among) {
	return `${release}: 1 of ${among}`;
}
const everyPackage = "total";
async function keepContent(folder, bytes, ending = "") {
	const digest = sha256(bytes);
	const path = join(folder, `${digest}${ending}`);
	if ((await readContent(path, digest, bytes.length)).kind !== "whole") await writeKept(path, bytes);
	return digest;
}
async function readContent(path, digest, maxBytes) {
	const kept = await readKept(path, maxBytes);
	return kept.kind === "whole" && sha256(kept.bytes) !== digest ? { kind: "odd" } : kept;
}

// src/policy/policy-edit.ts
const mostSteps = 5e6;
function comparePolicies(before, now, rows, rules, most = mostSteps) {
	const weaker = [];
	const stricter = [];
	const apart = [core.paths, core.extends];
	const errors = rules.filter(({ severity }) => severity === "error");
	let steps = 0;
	const weight = (name) => Number(name.includes("*")) + Number(errors.some(({ slug }) => name.startsWith(`${slug} for `)));
	for (const row of rows.filter((each) => each.places.includes("policy") && !apart.includes(each))) {
		const sides = [before, now].map((policy) => layersOf(policy, row, rules));
		const all = sides.flat();
		const names = distinct(all.flatMap(({ ranks }) => [...ranks.keys()])).toSorted((one, other) => weight(other) - weight(one));
		const globs = distinct(all.map(({ glob }) => glob));
		const more = all.length * globs.length * names.length;
		const isTooMuch = steps + more > most;
		steps += isTooMuch ? 0 : more;
		if (isTooMuch) weaker.push(`${row.name} (too many to compare)`);
		for (const glob of isTooMuch ? [] : globs) {
			const here = all.filter((layer) => layer.glob === glob);
			const near = sides.map((side) => layersFor(glob, side));
			const seen = /* @__PURE__ */ new Set();
			const compared = names.flatMap((name) => {
				if (!here.some(({ says }) => says(name))) return [];
				const [was = [], is = []] = near.map((side) => decidingFor(name, side));
				const [old, fresh] = [was, is].map((side) => JSON.stringify(side, ["glob", "rank"]));
				const [laxest] = is.toSorted((one, other) => one.rank - other.rank);
				if (laxest === void 0 || old === fresh) return [];
				const { value, rank } = laxest;
				const before = was.toSorted((one, other) => other.rank - one.rank)[0]?.value;
				const [slug, own = rules.find((rule) => rule.slug === name)?.severity] = name.split(" ");
				const [from, to] = [before, value].map((said) => said instanceof Map ? said.get(slug) : void 0);
				const isRule = value instanceof Map;
				const word = isRule ? `${slug}: ${from ?? own} → ${to ?? own}` : named(name);
				const isNamed = name !== "" && row.kind.strictness !== void 0;
				const isLess = was.some((each) => rank < each.rank);
				if (!isLess && was.every((each) => rank <= each.rank)) return [];
				const change = [before, value].map((said) => wordsFor(row, said)).join(" → ");
				const about = isRule ? `${slug} ${isLess}` : name;
				return seen.size < seen.add(about).size ? [{
					isLess,
					told: isNamed ? word : change
				}] : [];
			});
			for (const isLess of [true, false]) {
				const told = compared.filter((each) => each.isLess === isLess).map((each) => each.told);
				const isTold = isLess || told.length === compared.length || row.standard instanceof Map;
				const where = glob === "" ? "" : ` for ${glob}`;
				if (told.length > 0 && isTold) (isLess ? weaker : stricter).push(`${row.name} (${told.join(", ")})${where}`);
			}
		}
	}
	const [was, is] = [before, now].map(({ said }) => said.get(core.extends.name) ?? "");
	if (now.isUnread) return {
		weaker: [`${core.extends.name} (${is}, which was not compared)`],
		stricter: []
	};
	const [from, to] = [was, is].map((reference = "") => {
		const shared = sharedFileIn(reference);
		return shared === null ? null : `${shared.owner}/${shared.repo}`.toLowerCase();
	});
	if (was !== is && (stricter.length === 0 || from !== null && to !== null && from !== to)) weaker.push(`${core.extends.name} (${is || "none"})`);
	return {
		weaker,
		stricter
	};
}
const named = (name) => name === "*" ? "everything" : name;
function wordsFor({ kind }, value) {
	const words = kind.shown?.(value) ?? wordsOf(kind, value).join(", ");
	return /^(?:0\b|$)/.test(words) ? "none" : words;
}
function layersOf({ said }, row, rules) {
	const { strictness = (value) => /* @__PURE__ */ new Map([[JSON.stringify(value), -1]]) } = row.kind;
	const everywhere = {
		globs: [""],
		said: /* @__PURE__ */ new Map([[row.name, said.get(row.name) ?? row.standard]])
	};
	return [everywhere, ...said.get(core.paths.name) ?? []].flatMap(({ globs, said: own }) => {
		if (!own.has(row.name)) return [];
		const [value, ranks] = [own.get(row.name), strictness(own.get(row.name), rules)];
		const isSaid = (name) => !(value instanceof Map) || value.has(name.split(" ", 1)[0]);
		const says = (name) => own === everywhere.said || isSaid(name);
		return distinct(globs.map(withoutDot).toSorted()).map((glob) => ({
			glob,
			value,
			ranks,
			says
		}));
	});
}
function layersFor(glob, layers) {
	return layers.flatMap((layer) => {
		if (covers(layer.glob, glob)) return [{
			...layer,
			glob: ""
		}];
		return covers(glob, layer.glob) || areApart(glob, layer.glob) ? [] : [layer];
	});
}
function decidingFor(name, layers) {
	const saying = layers.filter(({ says }) => says(name));
	return saying.slice(saying.findLastIndex(({ glob }) => glob === "")).map(({ glob, value, ranks }) => ({
		glob,
		value,
		rank: rankIn(ranks, name)
	}));
}

export { signerWords$1 as $, followed as A, wordsOf as At, markdownText as B, LookAgain as C, platform$2 as Ct, createRegistry as D, readText as Dt, reviewByPolicy as E, propertyOf as Et, summaryBudget as F, string$1 as Ft, halfClosedRemark as G, visibleJson as H, annotations as I, unknown as It, changeWords$1 as J, exitCode as K, rulePage as L, toJSONSchema as Lt, allSettings as M, number$1 as Mt, extensions as N, object as Nt, resolveProviderAddress as O, standardText as Ot, rules as P, strictObject as Pt, shareWords as Q, markdownCode as R, renderJson as S, byteSize as St, review as T, plainWords as Tt, replaceFile as U, terminalText as V, halfClosed as W, notesAbout as X, hashWords as Y, scopeWords as Z, linesOn as _, core as _t, evidenceSchema as a, otherWriters as at, groupFindings as b, valueIn as bt, mostIndexBytes as c, commitSchema as ct, printIndex as d, flawIn as dt, versionWords as et, readContent as f, isOfEntry as ft, renderMarkdown as g, severities as gt, cutAtLine as h, originsOf as ht, evidenceFolders as i, obstacleWords as it, settingsFrom as j, boolean as jt, readPolicy as k, standardYaml as kt, packageQuestion as l, shaSchema as lt, bringUpToDate as m, objectionTo$1 as mt, drawQuestion as n, packageWords$1 as nt, keepContent as o, createGitHubAccess as ot, publishToPull as p, decidedFor as pt, signOf$1 as q, everyPackage as r, makeFolder as rt, mostDocumentBytes as s, openGitHubAccess as st, comparePolicies as t, acceptancesOf as tt, parseIndex as u, tokenNameOf as ut, notesOn as v, coreSettings as vt, githubSource as w, flagName as wt, shownFindings as x, sharedFileIn as xt, shownChanges as y, noPolicy as yt, markdownLink as z };