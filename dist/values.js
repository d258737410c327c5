import { i as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { g as orNull, h as messageOf, s as CodedError, v as quoted } from "./package-border.js";
import { n as lookupToUnicode, r as lookupWithUnderscores, t as lookupToAscii } from "./idna.js";
import { posix } from "node:path";
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { createHash } from "node:crypto";
import { MessageChannel, Worker, receiveMessageOnPort } from "node:worker_threads";

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
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge$1(a, b) {
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
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
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
			Object.defineProperty(this, key, breaker);
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
	const proto = claim(inst, key);
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
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
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
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
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
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
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
const number$1 = /^-?\d+(?:\.\d+)?$/;
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
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
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
	inst._zod.pattern = number$1;
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
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
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
function registry() {
	return new $ZodRegistry();
}
(_a = __own).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
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
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
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
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
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
function string(params) {
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
function number(params) {
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
		return merge$1(this, other);
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
		keyType: string(),
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
function sentenceSchema() {
	return array(union([
		string(),
		object({ hash: string().describe("A complete hash with its scheme, shown shortened") }),
		object({ key: string().describe("The fingerprint of a signing key") }),
		object({ strong: string().describe("Words that nobody should miss") }),
		object({ advisory: string().describe("An entry of GitHub's advisory database, which may be linked") })
	]));
}
const advisoryPages = "https://github.com/advisories";
function say(texts, ...values) {
	return texts.flatMap((text, index) => [text, ...[values[index] ?? []].flat()]).reduce(append, []);
}
function append(sentence, part) {
	if (part === "") return sentence;
	const last = sentence.at(-1);
	return typeof last === "string" && typeof part === "string" ? sentence.with(-1, last + part) : [...sentence, part];
}
function plainText$1(sentence) {
	return sentence.map((part) => shownPart(part)).join("");
}
function shownPart(part) {
	if (typeof part === "string") return part;
	if ("strong" in part) return part.strong;
	if ("advisory" in part) return `${part.advisory} (${advisoryPages}/${part.advisory})`;
	return "hash" in part ? shortHash(part.hash) : part.key;
}
function namedKeys(keys, joint) {
	return keys.flatMap((key, index) => index === 0 ? [{ key }] : [joint, { key }]);
}
function shortHash(hash) {
	return shortText(hash, 15);
}
function shortName(name) {
	return shortText(name, 64);
}
function asClause(reason) {
	return reason.trim().replace(/[.\s]+$/, "");
}
function shortText(text, longest = 100) {
	const characters = Array.from(text.slice(0, 4 * longest));
	return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : text;
}
const defaultHost = `${terraformRegistry}/`;
const openTofuHost = `${opentofuRegistry}/`;
const shortAddress = (address) => address.startsWith(defaultHost) ? address.slice(defaultHost.length) : address;
function providerName(address) {
	return shortName(shortAddress(address));
}
function releaseName(release) {
	return `${providerName(release.address)} ${shortName(release.version)}`;
}
function toolFor(address) {
	return address.startsWith(openTofuHost) ? "tofu" : "terraform";
}
function nameForTool(address) {
	return address.startsWith(openTofuHost) ? address.slice(openTofuHost.length) : shortAddress(address);
}
function hashCount(count) {
	return counted(count, "hash", "hashes");
}
function listed(items, most) {
	const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
	const last = shown.at(-1) ?? "";
	return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}
function counted(count, one, many) {
	return `${count} ${count === 1 ? one : many}`;
}
function firstOf(items, most, one = "more", many = one) {
	const rest = items.length - most;
	return [...items.slice(0, most), ...rest > 0 ? [`and ${counted(rest, one, many)}`] : []].join(", ");
}
const mostNamed = 3;
function namedOrCounted(names, many, atLeast = "") {
	const distinct = [...new Set(names)];
	return distinct.length > 3 ? `${atLeast}${distinct.length} ${many}` : listed(distinct.map(shortName), 3);
}
function byteWords(bytes) {
	if (bytes < 1e3) return counted(bytes, "byte", "bytes");
	if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
	if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
	return `${(bytes / 1e9).toFixed(1)} GB`;
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
			port: there,
			ready
		};
		worker().postMessage(request, [there]);
		bytesSent += bytes;
		for (let left = time; left > 0; left = time - spent()) if (Atomics.wait(ready, 0, 0, left) !== "timed-out") break;
		const reply = receiveMessageOnPort(here)?.message;
		if (reply?.kind === "converted") return reply;
		if (reply === void 0 || !reply.reason.startsWith("parse config")) stop();
		return reply === void 0 ? beyond(patience.refuse(time)) : refused(reply.reason);
	} catch (error) {
		stop();
		return refused(`the HCL parser could not be run: ${messageOf(error)}`);
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
	get refused() {
		return this.#refused;
	}
	spend(milliseconds) {
		this.#left -= milliseconds;
	}
	refuse(given) {
		this.#refused += 1;
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
	const normalise = () => formatVersion(parseVersion(version));
	return versions(version, () => judge(version, "Invalid provider version number", normalise));
}
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
const notPlain = ["Not a plain literal", "A lock file has plain values in quotes; this is an expression, which no tool writes there."];
function readLiteral(body, positions) {
	const problems = [];
	const complain = (offset, summary, detail) => {
		if (!(problems.length === mostProblems)) problems.push({
			severity: "error",
			summary,
			detail,
			...positions.at(offset)
		});
	};
	const blocks = body.blocks.filter((block) => checkLabels(block, complain));
	checkTopLevel(body, complain);
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
const labelNames = /* @__PURE__ */ new Map([["provider", "source address"], ["module", "path"]]);
function checkTopLevel(body, complain) {
	for (const { name, offset } of body.attributes) complain(offset, "Unsupported argument", `${quoted(name)} is not an argument; a lock file has only provider blocks.`);
	for (const { type, offset } of body.blocks) {
		if (labelNames.has(type)) continue;
		complain(offset, "Unsupported block type", `${quoted(type)} is not a block of a lock file.`);
	}
}
function checkLabels(block, complain) {
	const name = labelNames.get(block.type);
	if (name === void 0) return false;
	const [first, second] = block.labels;
	if (first === void 0) {
		const summary = block.type === "provider" ? "Missing source_addr for provider" : "Missing path for module";
		complain(block.body.offset, summary, `A ${block.type} block begins with its ${name} in quotes.`);
		return false;
	}
	if (second !== void 0) {
		const detail = `A ${block.type} block has one label, its ${name}.`;
		complain(second.offset, `Extraneous label for ${block.type}`, detail);
		return false;
	}
	return true;
}
function readProviders(blocks, complain, positions) {
	const first = /* @__PURE__ */ new Map();
	const locks = [];
	for (const block of blocks) {
		if (block.type !== "provider") continue;
		if (first.size === 5e3) {
			const detail = `A lock file may have at most ${mostProviders} providers.`;
			complain(block.offset, "Too many providers", detail);
			break;
		}
		const reading = readProviderBlock(block, complain, positions);
		if (reading === null) continue;
		const earlier = first.get(reading.address);
		if (earlier !== void 0) {
			const detail = `${quoted(reading.address)} is already locked on line ${positions.lineAt(earlier.offset)}.`;
			complain(block.offset, "Duplicate provider lock", detail);
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
	if (value.kind === "expression") complain(value.offset, ...notPlain);
	if (value.kind !== "list") return;
	for (const item of value.items) refuseInside(item, complain);
}
function readProviderBlock(block, complain, positions) {
	const label = block.labels[0];
	if (label === void 0) return null;
	if (!label.plain) {
		complain(label.offset, ...notPlain);
		return null;
	}
	const complaint = complaintAboutAddress(label.text);
	if (complaint !== null) {
		complain(label.offset, complaint.summary, complaint.detail);
		return null;
	}
	checkArguments(block, complain);
	const [version, constraints, hashes] = [
		"version",
		"constraints",
		"hashes"
	].map((name) => block.body.attributes.find((attribute) => attribute.name === name));
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
const versionMissing = ["Missing required argument", "A provider block must have a \"version\"."];
const knownArguments = [
	"version",
	"constraints",
	"hashes"
];
function checkArguments({ body }, complain) {
	if (!body.attributes.some(({ name }) => name === "version")) complain(body.offset, ...versionMissing);
	for (const { name, offset } of body.attributes) {
		if (knownArguments.includes(name)) continue;
		complain(offset, "Unsupported argument", `${quoted(name)} is not an argument of a provider block.`);
	}
	for (const { type, offset } of body.blocks) complain(offset, "Unsupported block type", `${quoted(type)} is not a block that a provider block may have.`);
}
function readVersion(value, complain) {
	if (value.kind === "null") {
		complain(value.offset, ...versionMissing);
		return null;
	}
	const text = plainText(value, complain);
	const complaint = text === null ? null : complaintAboutVersion(text);
	if (complaint === null) return text;
	complain(value.offset, complaint.summary, complaint.detail);
	return null;
}
function readConstraints(value, complain) {
	const text = plainText(value, complain);
	const complaint = text === null ? null : complaintAboutConstraints(text);
	if (complaint !== null) complain(value.offset, complaint.summary, complaint.detail);
	return text;
}
function readHashes(value, complain, positions) {
	if (value.kind !== "list") {
		complain(value.offset, "Invalid expression", "\"hashes\" must be a list in brackets.");
		return [];
	}
	if (value.items.length === 0) complain(value.offset, "Invalid provider hash set", "\"hashes\" must have at least one hash or be left out.");
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
		else complain(value.offset, complaint.summary, `${complaint.detail} It is on line ${line}.`);
	}
	return hashes;
}
function plainText(value, complain) {
	if (value.kind === "string" || value.kind === "scalar") return value.text;
	if (value.kind === "expression") {
		complain(value.offset, ...notPlain);
		return null;
	}
	const what = {
		null: ", not null",
		list: ", not a list"
	}[value.kind];
	complain(value.offset, "Unsuitable value type", `A value in quotes is needed here${what}.`);
	return null;
}

// src/lockfile/read.ts
const mostCanonicalBytes = 10485760;
const mostBytes = 1048576;
function readLockFile(content, options = {}) {
	if (content.length > 10485760) return tooLarge(mostCanonicalBytes);
	const text = typeof content === "string" ? content : decodeUtf8(content);
	const canonical = readCanonical(text);
	if (canonical !== null) return {
		...canonical,
		problems: []
	};
	if (text.length > 1048576) return tooLarge(mostBytes);
	return readTwice(text, options.patience);
}
function parseLockFile(text, options = {}) {
	const { lockFile, problems } = readLockFile(text, options);
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

// src/lockfile/compare.ts
function compareLockFiles(from, to) {
	return describeProviders(from, to).map(({ change }) => change).filter(({ kinds }) => kinds.length > 0);
}
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
function addressOf(pair) {
	return pair.to === null ? pair.from.address : pair.to.address;
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
	return {
		localName,
		name,
		...source,
		constraints: version.constraints,
		isUnclear: source.address === null || entry === null && plainString(text) === null,
		isOpen: false,
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
const types = Object.keys(labels);
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
	const named = outlineOf(text).blocks.flatMap(({ type, labels, offset, body }) => [{
		name: [type, ...labels.map((label) => label.text)],
		offset
	}, ...body.blocks.flatMap((inner) => inner.body.attributes.map((entry) => ({
		name: [inner.type, entry.name],
		offset: entry.offset
	})))]);
	const offsets = new Map(named.toReversed().map(({ name, offset }) => [JSON.stringify(name), offset]));
	return (name) => {
		const offset = offsets.get(JSON.stringify(name));
		return offset === void 0 ? null : positions.lineAt(offset);
	};
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
function readModule(files, patience = new Patience(), convert = convertHcl) {
	const read = (file) => convert(posix.basename(file.path), file.text, patience);
	return moduleOf(files.flatMap((file) => readingOf(file, read)));
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

export { isSoundOfFiles as $, decodeUtf8 as $t, versionOf as A, missing as At, layoutFaults as B, isLegacy as Bt, notPlain as C, shownPart as Ct, versionSatisfies as D, isLimit as Dt, parseVersionConstraints as E, askedFor as Et, workOf as F, parseComponentAddress as Ft, compareBytes as G, readAddress as Gt, printLockFile as H, parseProviderAddress as Ht, sha256 as I, parseModuleAddress as It, hashOfZip as J, openTofu as Jt, openMemory as K, hashicorp as Kt, sha256OfFile as L, AddressError as Lt, parseHcl as M, unavailableCodes as Mt, Patience as N, displayAddress as Nt, compareVersions as O, known$1 as Ot, openStopwatch as P, formatAddress as Pt, isOfZip as Q, terraformRegistry as Qt, hiddenCharacters as R, displayHostname as Rt, readLockFile as S, NEVER as Sn, shortText as St, formatVersionConstraints as T, absent as Tt, printProvider as U, parseProviderNamespace as Ut, toolNamedBy as V, parseHostname as Vt, compareAddresses as W, parseProviderType as Wt, isChecked as X, publicRegistries as Xt, hashSchemes as Y, opentofuRegistry as Yt, isOfFiles as Z, publisherOf as Zt, versionStep as _, unknown as _n, releaseName as _t, mergeRequirements as a, array as an, advisoryPages as at, mergeConflict as b, _isoDate as bn, shortHash as bt, isOpen as c, int as cn, counted as ct, longestAt as d, number as dn, listed as dt, distinct as en, isSoundOfZip as et, isConfiguration as f, object as fn, nameForTool as ft, changeKinds as g, union as gn, providerName as gt, compareLockFiles as h, string as hn, plainText$1 as ht, readModule as i, _enum as in, zipDigest as it, VersionError as j, unavailable as jt, parseVersion as k, mayBeAbsent as kt, isOverride as l, literal as ln, firstOf as lt, groupChanges as m, strictObject as mn, namedOrCounted as mt, editDistance as n, ZodISODateTime as nn, parseHash as nt, placeOf as o, boolean as on, asClause as ot, kindOfFile as p, record as pn, namedKeys as pt, hashOfFiles as q, officialName as qt, nearestName as r, ZodString as rn, schemeOf as rt, isLocal as s, discriminatedUnion as sn, byteWords as st, readRequiredProviders as t, ZodISODate as tn, otherSchemeIgnored as tt, localFolder as u, never as un, hashCount as ut, commentsIn as v, toJSONSchema as vn, say as vt, readCanonical as w, toolFor as wt, parseLockFile as x, _isoDateTime as xn, shortName as xt, mentionsHash as y, _coercedString as yn, sentenceSchema as yt, layoutFaultKinds as z, hostOf as zt };