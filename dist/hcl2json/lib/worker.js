import { dirname as __directoryOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const __dirname = __directoryOf(__pathOf(import.meta.url));
import { r as __require, t as __commonJSMin } from "../../rolldown-runtime.js";
import { h as messageOf } from "../../package-border.js";
import { parentPort } from "node:worker_threads";

// node_modules/@cdktf/hcl2json/lib/deepmerge.js
var require_deepmerge = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.deepMerge = void 0;
	function deepMerge(target, ...sources) {
		for (const source of sources) {
			if (typeof source !== "object" || typeof target !== "object") throw new Error(`Invalid usage. Both source (${JSON.stringify(source)}) and target (${JSON.stringify(target)}) must be objects`);
			for (const key of Object.keys(source)) {
				const value = source[key];
				if (typeof value === "object" && value != null && !Array.isArray(value)) {
					if (typeof target[key] !== "object") target[key] = {};
					deepMerge(target[key], value);
					const output = target[key];
					if (typeof output === "object" && Object.keys(output).length === 0) delete target[key];
				} else if (typeof value === "object" && value != null && Array.isArray(value)) {
					if (Array.isArray(target[key])) target[key] = [...target[key], ...value];
					else target[key] = value;
				} else if (value === void 0) delete target[key];
				else target[key] = value;
			}
		}
		return target;
	}
	exports.deepMerge = deepMerge;
}));

// node_modules/@cdktf/hcl2json/lib/syntax-tree.js
var require_syntax_tree = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getChildWithValue = exports.isIndexTraversalPart = exports.isNameTraversalPart = exports.isObjectExpression = exports.isTupleExpression = exports.isBinaryOpExpression = exports.isUnaryOpExpression = exports.isConditionalExpression = exports.isSplatExpression = exports.isIndexExpression = exports.isLiteralValueExpression = exports.isRelativeTraversalExpression = exports.isScopeTraversalExpression = exports.isFunctionCallExpression = exports.isTemplateExpression = exports.isTemplateWrapExpression = exports.isForExpression = void 0;
	function isForExpression(ast) {
		return ast.type === "for";
	}
	exports.isForExpression = isForExpression;
	function isTemplateWrapExpression(ast) {
		return ast.type === "templateWrap";
	}
	exports.isTemplateWrapExpression = isTemplateWrapExpression;
	function isTemplateExpression(ast) {
		return ast.type === "template";
	}
	exports.isTemplateExpression = isTemplateExpression;
	function isFunctionCallExpression(ast) {
		return ast.type === "function";
	}
	exports.isFunctionCallExpression = isFunctionCallExpression;
	function isScopeTraversalExpression(ast) {
		return ast.type === "scopeTraversal";
	}
	exports.isScopeTraversalExpression = isScopeTraversalExpression;
	function isRelativeTraversalExpression(ast) {
		return ast.type === "relativeTraversal";
	}
	exports.isRelativeTraversalExpression = isRelativeTraversalExpression;
	function isLiteralValueExpression(ast) {
		return ast.type === "literalValue";
	}
	exports.isLiteralValueExpression = isLiteralValueExpression;
	function isIndexExpression(ast) {
		return ast.type === "index";
	}
	exports.isIndexExpression = isIndexExpression;
	function isSplatExpression(ast) {
		return ast.type === "splat";
	}
	exports.isSplatExpression = isSplatExpression;
	function isConditionalExpression(ast) {
		return ast.type === "conditional";
	}
	exports.isConditionalExpression = isConditionalExpression;
	function isUnaryOpExpression(ast) {
		return ast.type === "unaryOp";
	}
	exports.isUnaryOpExpression = isUnaryOpExpression;
	function isBinaryOpExpression(ast) {
		return ast.type === "binaryOp";
	}
	exports.isBinaryOpExpression = isBinaryOpExpression;
	function isTupleExpression(ast) {
		return ast.type === "tuple";
	}
	exports.isTupleExpression = isTupleExpression;
	function isObjectExpression(part) {
		return part.type === "object";
	}
	exports.isObjectExpression = isObjectExpression;
	function isNameTraversalPart(part) {
		return part.type === "nameTraversal";
	}
	exports.isNameTraversalPart = isNameTraversalPart;
	function isIndexTraversalPart(part) {
		return part.type === "indexTraversal";
	}
	exports.isIndexTraversalPart = isIndexTraversalPart;
	function getChildWithValue(node, value) {
		if (!node.children) return null;
		return node.children.find((child) => {
			if (!child.meta) return false;
			return child.meta.value === value;
		});
	}
	exports.getChildWithValue = getChildWithValue;
}));

// node_modules/@cdktf/hcl2json/lib/references.js
var require_references = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.findAllReferencesInAst = exports.traversalToReference = void 0;
	const syntax_tree_1 = require_syntax_tree();
	function traversalToReference(traversalExpression, localVariables) {
		const meta = traversalExpression.meta;
		function onlyTakeTraversalPartsUntilFirstBracketPropertyAccess(traversals) {
			let filtered = [];
			for (const traversal of traversals) if ("segment" in traversal) {
				if (localVariables === null || localVariables === void 0 ? void 0 : localVariables.includes(traversal.segment)) return [];
				filtered.push(traversal);
			} else return filtered;
			return filtered;
		}
		const filteredParts = onlyTakeTraversalPartsUntilFirstBracketPropertyAccess(meta.traversal);
		if (filteredParts.length === 0) return null;
		const startPosition = filteredParts[0].range.start.byte;
		const endPosition = filteredParts[filteredParts.length - 1].range.end.byte;
		return {
			value: filteredParts.map((part) => part.segment).join("."),
			startPosition,
			endPosition
		};
	}
	exports.traversalToReference = traversalToReference;
	function findAllReferencesInAst(input, entry, localVariables) {
		if (!entry) return [];
		switch (entry.type) {
			case "scopeTraversal": {
				const reference = traversalToReference(entry, localVariables);
				if (reference) return [reference];
				return [];
			}
			case "for": {
				const meta = entry.meta;
				const additionalLocalVariables = [
					meta.keyVar,
					meta.valVar,
					...localVariables || []
				];
				return [...findAllReferencesInAst(input, (0, syntax_tree_1.getChildWithValue)(entry, meta.collectionExpression), additionalLocalVariables), ...findAllReferencesInAst(input, (0, syntax_tree_1.getChildWithValue)(entry, meta.conditionalExpression), additionalLocalVariables)];
			}
			default: return entry.children.map((child) => findAllReferencesInAst(input, child, localVariables)).flat();
		}
	}
	exports.findAllReferencesInAst = findAllReferencesInAst;
}));

// node_modules/@cdktf/hcl2json/lib/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.wrapTerraformExpression = exports.replaceQuotes = void 0;
	function replaceQuotes(input) {
		const fullyQuotedMatch = /^(\s*")(.*)("\s*)$/.exec(input);
		const hasTemplate = /(?<!\$)\$\{/.test(input);
		if (fullyQuotedMatch !== null && !hasTemplate) return `${fullyQuotedMatch[1]}${fullyQuotedMatch[2].replace(/"/g, `\\"`)}${fullyQuotedMatch[3]}`;
		return input;
	}
	exports.replaceQuotes = replaceQuotes;
	function wrapTerraformExpression(input) {
		input = replaceQuotes(input);
		if (!isNaN(Number(input))) return {
			wrap: input,
			wrapOffset: 0
		};
		if (input === "true" || input === "false") return {
			wrap: input,
			wrapOffset: 0
		};
		if (input.startsWith(`"`)) {
			if (input.indexOf("\n") >= 0) return {
				wrap: `<<EOE\n${input.substring(1, input.length - 1)}\nEOE\n`,
				wrapOffset: 5
			};
			return {
				wrap: input,
				wrapOffset: 0
			};
		}
		if (input.startsWith("[") || input.startsWith("{")) return {
			wrap: input,
			wrapOffset: 0
		};
		if (input.startsWith("<<")) {
			if (!input.endsWith("\n")) return {
				wrap: input + "\n",
				wrapOffset: 0
			};
			return {
				wrap: input,
				wrapOffset: 0
			};
		}
		return {
			wrap: `"${input}"`,
			wrapOffset: 1
		};
	}
	exports.wrapTerraformExpression = wrapTerraformExpression;
}));

// node_modules/@cdktf/hcl2json/wasm/wasm_exec.js
var require_wasm_exec = /* @__PURE__ */ __commonJSMin((() => {
	(() => {
		const enosys = () => {
			const err = /* @__PURE__ */ new Error("not implemented");
			err.code = "ENOSYS";
			return err;
		};
		if (!globalThis.fs) {
			let outputBuf = "";
			globalThis.fs = {
				constants: {
					O_WRONLY: -1,
					O_RDWR: -1,
					O_CREAT: -1,
					O_TRUNC: -1,
					O_APPEND: -1,
					O_EXCL: -1
				},
				writeSync(fd, buf) {
					outputBuf += decoder.decode(buf);
					const nl = outputBuf.lastIndexOf("\n");
					if (nl != -1) {
						console.log(outputBuf.substr(0, nl));
						outputBuf = outputBuf.substr(nl + 1);
					}
					return buf.length;
				},
				write(fd, buf, offset, length, position, callback) {
					if (offset !== 0 || length !== buf.length || position !== null) {
						callback(enosys());
						return;
					}
					callback(null, this.writeSync(fd, buf));
				},
				chmod(path, mode, callback) {
					callback(enosys());
				},
				chown(path, uid, gid, callback) {
					callback(enosys());
				},
				close(fd, callback) {
					callback(enosys());
				},
				fchmod(fd, mode, callback) {
					callback(enosys());
				},
				fchown(fd, uid, gid, callback) {
					callback(enosys());
				},
				fstat(fd, callback) {
					callback(enosys());
				},
				fsync(fd, callback) {
					callback(null);
				},
				ftruncate(fd, length, callback) {
					callback(enosys());
				},
				lchown(path, uid, gid, callback) {
					callback(enosys());
				},
				link(path, link, callback) {
					callback(enosys());
				},
				lstat(path, callback) {
					callback(enosys());
				},
				mkdir(path, perm, callback) {
					callback(enosys());
				},
				open(path, flags, mode, callback) {
					callback(enosys());
				},
				read(fd, buffer, offset, length, position, callback) {
					callback(enosys());
				},
				readdir(path, callback) {
					callback(enosys());
				},
				readlink(path, callback) {
					callback(enosys());
				},
				rename(from, to, callback) {
					callback(enosys());
				},
				rmdir(path, callback) {
					callback(enosys());
				},
				stat(path, callback) {
					callback(enosys());
				},
				symlink(path, link, callback) {
					callback(enosys());
				},
				truncate(path, length, callback) {
					callback(enosys());
				},
				unlink(path, callback) {
					callback(enosys());
				},
				utimes(path, atime, mtime, callback) {
					callback(enosys());
				}
			};
		}
		if (!globalThis.process) globalThis.process = {
			getuid() {
				return -1;
			},
			getgid() {
				return -1;
			},
			geteuid() {
				return -1;
			},
			getegid() {
				return -1;
			},
			getgroups() {
				throw enosys();
			},
			pid: -1,
			ppid: -1,
			umask() {
				throw enosys();
			},
			cwd() {
				throw enosys();
			},
			chdir() {
				throw enosys();
			}
		};
		if (!globalThis.crypto) throw new Error("globalThis.crypto is not available, polyfill required (crypto.getRandomValues only)");
		if (!globalThis.performance) throw new Error("globalThis.performance is not available, polyfill required (performance.now only)");
		if (!globalThis.TextEncoder) throw new Error("globalThis.TextEncoder is not available, polyfill required");
		if (!globalThis.TextDecoder) throw new Error("globalThis.TextDecoder is not available, polyfill required");
		const encoder = new TextEncoder("utf-8");
		const decoder = new TextDecoder("utf-8");
		globalThis.Go = class {
			constructor() {
				this.argv = ["js"];
				this.env = {};
				this.exit = (code) => {
					if (code !== 0) console.warn("exit code:", code);
				};
				this._exitPromise = new Promise((resolve) => {
					this._resolveExitPromise = resolve;
				});
				this._pendingEvent = null;
				this._scheduledTimeouts = /* @__PURE__ */ new Map();
				this._nextCallbackTimeoutID = 1;
				const setInt64 = (addr, v) => {
					this.mem.setUint32(addr + 0, v, true);
					this.mem.setUint32(addr + 4, Math.floor(v / 4294967296), true);
				};
				const getInt64 = (addr) => {
					return this.mem.getUint32(addr + 0, true) + this.mem.getInt32(addr + 4, true) * 4294967296;
				};
				const loadValue = (addr) => {
					const f = this.mem.getFloat64(addr, true);
					if (f === 0) return;
					if (!isNaN(f)) return f;
					const id = this.mem.getUint32(addr, true);
					return this._values[id];
				};
				const storeValue = (addr, v) => {
					const nanHead = 2146959360;
					if (typeof v === "number" && v !== 0) {
						if (isNaN(v)) {
							this.mem.setUint32(addr + 4, nanHead, true);
							this.mem.setUint32(addr, 0, true);
							return;
						}
						this.mem.setFloat64(addr, v, true);
						return;
					}
					if (v === void 0) {
						this.mem.setFloat64(addr, 0, true);
						return;
					}
					let id = this._ids.get(v);
					if (id === void 0) {
						id = this._idPool.pop();
						if (id === void 0) id = this._values.length;
						this._values[id] = v;
						this._goRefCounts[id] = 0;
						this._ids.set(v, id);
					}
					this._goRefCounts[id]++;
					let typeFlag = 0;
					switch (typeof v) {
						case "object":
							if (v !== null) typeFlag = 1;
							break;
						case "string":
							typeFlag = 2;
							break;
						case "symbol":
							typeFlag = 3;
							break;
						case "function": typeFlag = 4;
					}
					this.mem.setUint32(addr + 4, nanHead | typeFlag, true);
					this.mem.setUint32(addr, id, true);
				};
				const loadSlice = (addr) => {
					const array = getInt64(addr + 0);
					const len = getInt64(addr + 8);
					return new Uint8Array(this._inst.exports.mem.buffer, array, len);
				};
				const loadSliceOfValues = (addr) => {
					const array = getInt64(addr + 0);
					const len = getInt64(addr + 8);
					const a = new Array(len);
					for (let i = 0; i < len; i++) a[i] = loadValue(array + i * 8);
					return a;
				};
				const loadString = (addr) => {
					const saddr = getInt64(addr + 0);
					const len = getInt64(addr + 8);
					return decoder.decode(new DataView(this._inst.exports.mem.buffer, saddr, len));
				};
				const timeOrigin = Date.now() - performance.now();
				this.importObject = { go: {
					"runtime.wasmExit": (sp) => {
						sp >>>= 0;
						const code = this.mem.getInt32(sp + 8, true);
						this.exited = true;
						delete this._inst;
						delete this._values;
						delete this._goRefCounts;
						delete this._ids;
						delete this._idPool;
						this.exit(code);
					},
					"runtime.wasmWrite": (sp) => {
						sp >>>= 0;
						const fd = getInt64(sp + 8);
						const p = getInt64(sp + 16);
						const n = this.mem.getInt32(sp + 24, true);
						fs.writeSync(fd, new Uint8Array(this._inst.exports.mem.buffer, p, n));
					},
					"runtime.resetMemoryDataView": (sp) => {
						sp >>>= 0;
						this.mem = new DataView(this._inst.exports.mem.buffer);
					},
					"runtime.nanotime1": (sp) => {
						sp >>>= 0;
						setInt64(sp + 8, (timeOrigin + performance.now()) * 1e6);
					},
					"runtime.walltime": (sp) => {
						sp >>>= 0;
						const msec = (/* @__PURE__ */ new Date()).getTime();
						setInt64(sp + 8, msec / 1e3);
						this.mem.setInt32(sp + 16, msec % 1e3 * 1e6, true);
					},
					"runtime.scheduleTimeoutEvent": (sp) => {
						sp >>>= 0;
						const id = this._nextCallbackTimeoutID;
						this._nextCallbackTimeoutID++;
						this._scheduledTimeouts.set(id, setTimeout(() => {
							this._resume();
							while (this._scheduledTimeouts.has(id)) {
								console.warn("scheduleTimeoutEvent: missed timeout event");
								this._resume();
							}
						}, getInt64(sp + 8) + 1));
						this.mem.setInt32(sp + 16, id, true);
					},
					"runtime.clearTimeoutEvent": (sp) => {
						sp >>>= 0;
						const id = this.mem.getInt32(sp + 8, true);
						clearTimeout(this._scheduledTimeouts.get(id));
						this._scheduledTimeouts.delete(id);
					},
					"runtime.getRandomData": (sp) => {
						sp >>>= 0;
						crypto.getRandomValues(loadSlice(sp + 8));
					},
					"syscall/js.finalizeRef": (sp) => {
						sp >>>= 0;
						const id = this.mem.getUint32(sp + 8, true);
						this._goRefCounts[id]--;
						if (this._goRefCounts[id] === 0) {
							const v = this._values[id];
							this._values[id] = null;
							this._ids.delete(v);
							this._idPool.push(id);
						}
					},
					"syscall/js.stringVal": (sp) => {
						sp >>>= 0;
						storeValue(sp + 24, loadString(sp + 8));
					},
					"syscall/js.valueGet": (sp) => {
						sp >>>= 0;
						const result = Reflect.get(loadValue(sp + 8), loadString(sp + 16));
						sp = this._inst.exports.getsp() >>> 0;
						storeValue(sp + 32, result);
					},
					"syscall/js.valueSet": (sp) => {
						sp >>>= 0;
						Reflect.set(loadValue(sp + 8), loadString(sp + 16), loadValue(sp + 32));
					},
					"syscall/js.valueDelete": (sp) => {
						sp >>>= 0;
						Reflect.deleteProperty(loadValue(sp + 8), loadString(sp + 16));
					},
					"syscall/js.valueIndex": (sp) => {
						sp >>>= 0;
						storeValue(sp + 24, Reflect.get(loadValue(sp + 8), getInt64(sp + 16)));
					},
					"syscall/js.valueSetIndex": (sp) => {
						sp >>>= 0;
						Reflect.set(loadValue(sp + 8), getInt64(sp + 16), loadValue(sp + 24));
					},
					"syscall/js.valueCall": (sp) => {
						sp >>>= 0;
						try {
							const v = loadValue(sp + 8);
							const m = Reflect.get(v, loadString(sp + 16));
							const args = loadSliceOfValues(sp + 32);
							const result = Reflect.apply(m, v, args);
							sp = this._inst.exports.getsp() >>> 0;
							storeValue(sp + 56, result);
							this.mem.setUint8(sp + 64, 1);
						} catch (err) {
							sp = this._inst.exports.getsp() >>> 0;
							storeValue(sp + 56, err);
							this.mem.setUint8(sp + 64, 0);
						}
					},
					"syscall/js.valueInvoke": (sp) => {
						sp >>>= 0;
						try {
							const v = loadValue(sp + 8);
							const args = loadSliceOfValues(sp + 16);
							const result = Reflect.apply(v, void 0, args);
							sp = this._inst.exports.getsp() >>> 0;
							storeValue(sp + 40, result);
							this.mem.setUint8(sp + 48, 1);
						} catch (err) {
							sp = this._inst.exports.getsp() >>> 0;
							storeValue(sp + 40, err);
							this.mem.setUint8(sp + 48, 0);
						}
					},
					"syscall/js.valueNew": (sp) => {
						sp >>>= 0;
						try {
							const v = loadValue(sp + 8);
							const args = loadSliceOfValues(sp + 16);
							const result = Reflect.construct(v, args);
							sp = this._inst.exports.getsp() >>> 0;
							storeValue(sp + 40, result);
							this.mem.setUint8(sp + 48, 1);
						} catch (err) {
							sp = this._inst.exports.getsp() >>> 0;
							storeValue(sp + 40, err);
							this.mem.setUint8(sp + 48, 0);
						}
					},
					"syscall/js.valueLength": (sp) => {
						sp >>>= 0;
						setInt64(sp + 16, parseInt(loadValue(sp + 8).length));
					},
					"syscall/js.valuePrepareString": (sp) => {
						sp >>>= 0;
						const str = encoder.encode(String(loadValue(sp + 8)));
						storeValue(sp + 16, str);
						setInt64(sp + 24, str.length);
					},
					"syscall/js.valueLoadString": (sp) => {
						sp >>>= 0;
						const str = loadValue(sp + 8);
						loadSlice(sp + 16).set(str);
					},
					"syscall/js.valueInstanceOf": (sp) => {
						sp >>>= 0;
						this.mem.setUint8(sp + 24, loadValue(sp + 8) instanceof loadValue(sp + 16) ? 1 : 0);
					},
					"syscall/js.copyBytesToGo": (sp) => {
						sp >>>= 0;
						const dst = loadSlice(sp + 8);
						const src = loadValue(sp + 32);
						if (!(src instanceof Uint8Array || src instanceof Uint8ClampedArray)) {
							this.mem.setUint8(sp + 48, 0);
							return;
						}
						const toCopy = src.subarray(0, dst.length);
						dst.set(toCopy);
						setInt64(sp + 40, toCopy.length);
						this.mem.setUint8(sp + 48, 1);
					},
					"syscall/js.copyBytesToJS": (sp) => {
						sp >>>= 0;
						const dst = loadValue(sp + 8);
						const src = loadSlice(sp + 16);
						if (!(dst instanceof Uint8Array || dst instanceof Uint8ClampedArray)) {
							this.mem.setUint8(sp + 48, 0);
							return;
						}
						const toCopy = src.subarray(0, dst.length);
						dst.set(toCopy);
						setInt64(sp + 40, toCopy.length);
						this.mem.setUint8(sp + 48, 1);
					},
					"debug": (value) => {
						console.log(value);
					}
				} };
			}
			async run(instance) {
				if (!(instance instanceof WebAssembly.Instance)) throw new Error("Go.run: WebAssembly.Instance expected");
				this._inst = instance;
				this.mem = new DataView(this._inst.exports.mem.buffer);
				this._values = [
					NaN,
					0,
					null,
					true,
					false,
					globalThis,
					this
				];
				this._goRefCounts = new Array(this._values.length).fill(Infinity);
				this._ids = /* @__PURE__ */ new Map([
					[0, 1],
					[null, 2],
					[true, 3],
					[false, 4],
					[globalThis, 5],
					[this, 6]
				]);
				this._idPool = [];
				this.exited = false;
				let offset = 4096;
				const strPtr = (str) => {
					const ptr = offset;
					const bytes = encoder.encode(str + "\0");
					new Uint8Array(this.mem.buffer, offset, bytes.length).set(bytes);
					offset += bytes.length;
					if (offset % 8 !== 0) offset += 8 - offset % 8;
					return ptr;
				};
				const argc = this.argv.length;
				const argvPtrs = [];
				this.argv.forEach((arg) => {
					argvPtrs.push(strPtr(arg));
				});
				argvPtrs.push(0);
				Object.keys(this.env).sort().forEach((key) => {
					argvPtrs.push(strPtr(`${key}=${this.env[key]}`));
				});
				argvPtrs.push(0);
				const argv = offset;
				argvPtrs.forEach((ptr) => {
					this.mem.setUint32(offset, ptr, true);
					this.mem.setUint32(offset + 4, 0, true);
					offset += 8;
				});
				if (offset >= 12288) throw new Error("total length of command line and environment variables exceeds limit");
				this._inst.exports.run(argc, argv);
				if (this.exited) this._resolveExitPromise();
				await this._exitPromise;
			}
			_resume() {
				if (this.exited) throw new Error("Go program has already exited");
				this._inst.exports.resume();
				if (this.exited) this._resolveExitPromise();
			}
			_makeFuncWrapper(id) {
				const go = this;
				return function() {
					const event = {
						id,
						this: this,
						args: arguments
					};
					go._pendingEvent = event;
					go._resume();
					return event.result;
				};
			}
		};
	})();
}));

// node_modules/@cdktf/hcl2json/wasm/bridge_wasm_exec.js
var require_bridge_wasm_exec = /* @__PURE__ */ __commonJSMin((() => {
	globalThis.require = __require;
	globalThis.fs = __require("fs");
	globalThis.TextEncoder = __require("util").TextEncoder;
	globalThis.TextDecoder = __require("util").TextDecoder;
	globalThis.performance ??= __require("performance");
	if (!globalThis.crypto) {
		const crypto = __require("crypto");
		globalThis.crypto = { getRandomValues(b) {
			return crypto.randomFillSync(b);
		} };
	}
	require_wasm_exec();
}));

// node_modules/@cdktf/hcl2json/lib/bridge.js
var require_bridge = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getExpressionAst = exports.getReferencesInExpression = exports.convertFiles = exports.parse = void 0;
	const fs = __importStar(__require("node:fs/promises"));
	const path_1 = __require("path");
	const deepmerge_1 = require_deepmerge();
	const zlib_1 = __require("zlib");
	const references_1 = require_references();
	const util_1 = require_util();
	const jsRoot = {};
	function sleep() {
		return new Promise((resolve) => {
			setTimeout(resolve, 0);
		});
	}
	function goBridge(getBytes) {
		let ready = false;
		async function init() {
			await Promise.resolve().then(() => __importStar(require_bridge_wasm_exec()));
			const go = new global.Go();
			const bytes = await getBytes;
			const result = await WebAssembly.instantiate(bytes, go.importObject);
			global.__parse_terraform_config_wasm__ = jsRoot;
			go.run(result.instance);
			ready = true;
		}
		init().catch((error) => {
			throw error;
		});
		return new Proxy({}, { get: (_, key) => {
			return async (...args) => {
				while (!ready) await sleep();
				if (!(key in jsRoot)) throw new Error(`There is nothing defined with the name "${key.toString()}"`);
				if (typeof jsRoot[key] !== "function") return jsRoot[key];
				return new Promise((resolve, reject) => {
					const cb = (err, ...msg) => err ? reject(new Error(err)) : resolve(...msg);
					const run = () => {
						jsRoot[key].apply(void 0, [...args, cb]);
					};
					run();
				});
			};
		} });
	}
	const loadWasm = async () => {
		return (0, zlib_1.brotliDecompressSync)(await fs.readFile((0, path_1.join)(__dirname, "..", "main.wasm.br")));
	};
	const wasm = goBridge(loadWasm());
	async function parse(filename, contents) {
		const res = await wasm.parse(filename, contents);
		return JSON.parse(res);
	}
	exports.parse = parse;
	async function convertFiles(workingDirectory) {
		let tfFileContents = "";
		const tfJSONFileContents = [];
		for (const file of fs.readdirSync(workingDirectory)) {
			const filePath = (0, path_1.resolve)(workingDirectory, file);
			if (!fs.lstatSync(filePath).isDirectory()) {
				if (file.match(/\.tf$/)) {
					tfFileContents += fs.readFileSync(filePath, "utf-8");
					tfFileContents += "\n";
				} else if (file.match(/\.tf\.json$/)) tfJSONFileContents.push(JSON.parse(fs.readFileSync(filePath, "utf-8")));
			}
		}
		if (tfFileContents === "" && tfJSONFileContents.length === 0) {
			console.error(`No '.tf' or '.tf.json' files found in ${workingDirectory}`);
			return {};
		}
		return (0, deepmerge_1.deepMerge)(await parse("hcl2json.tf", tfFileContents), ...tfJSONFileContents);
	}
	exports.convertFiles = convertFiles;
	async function getReferencesInExpression(filename, expression) {
		let offset = 0;
		let quoteWrappedExpression = expression;
		if (!expression.startsWith("\"")) {
			quoteWrappedExpression = `"${expression}"`;
			offset = 1;
		}
		const { wrap: wrappedExpression, wrapOffset: startOffset } = (0, util_1.wrapTerraformExpression)(`${quoteWrappedExpression}`);
		offset += startOffset;
		const ast = await getExpressionAst(filename, wrappedExpression);
		if (!ast) return [];
		const refs = (0, references_1.findAllReferencesInAst)(expression, ast);
		if (wrappedExpression === expression) return refs;
		return refs.map((ref) => {
			return {
				...ref,
				startPosition: ref.startPosition - offset,
				endPosition: ref.endPosition - offset
			};
		});
	}
	exports.getReferencesInExpression = getReferencesInExpression;
	async function getExpressionAst(filename, expression) {
		const res = await wasm.getExpressionAst(filename, expression);
		const ast = JSON.parse(res);
		if (!ast) return null;
		return ast;
	}
	exports.getExpressionAst = getExpressionAst;
}));

// node_modules/@cdktf/hcl2json/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TFExpressionSyntaxTree = exports.wrapTerraformExpression = exports.getExpressionAst = exports.getReferencesInExpression = exports.convertFiles = exports.parse = void 0;
	var bridge_1 = require_bridge();
	Object.defineProperty(exports, "parse", {
		enumerable: true,
		get: function() {
			return bridge_1.parse;
		}
	});
	Object.defineProperty(exports, "convertFiles", {
		enumerable: true,
		get: function() {
			return bridge_1.convertFiles;
		}
	});
	Object.defineProperty(exports, "getReferencesInExpression", {
		enumerable: true,
		get: function() {
			return bridge_1.getReferencesInExpression;
		}
	});
	Object.defineProperty(exports, "getExpressionAst", {
		enumerable: true,
		get: function() {
			return bridge_1.getExpressionAst;
		}
	});
	var util_1 = require_util();
	Object.defineProperty(exports, "wrapTerraformExpression", {
		enumerable: true,
		get: function() {
			return util_1.wrapTerraformExpression;
		}
	});
	exports.TFExpressionSyntaxTree = __importStar(require_syntax_tree());
}));

// src/hcl/worker.ts
var import_lib = require_lib();
parentPort?.on("message", async ({ filename, text, longestReason, port, ready }) => {
	port.postMessage(await convert(filename, text, longestReason));
	Atomics.store(ready, 0, 1);
	Atomics.notify(ready, 0);
});
async function convert(filename, text, longest) {
	try {
		return {
			kind: "converted",
			value: await (0, import_lib.parse)(filename, text)
		};
	} catch (error) {
		return {
			kind: "refused",
			reason: messageOf(error).slice(0, longest)
		};
	}
}

export {  };