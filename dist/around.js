import { i as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { $t as decodeUtf8, A as parseVersion, At as missing, C as readLockFile, D as parseVersionConstraints, J as openWeakMemory, L as sha256, O as versionSatisfies, P as Patience, Qt as terraformRegistry, St as shortText, Yt as opentofuRegistry, a as readModule, c as isLocal, d as localFolder, en as distinct, f as longestAt, ft as listed, i as openReadings, it as parseHash, l as isOpen, m as kindOfFile, o as mergeRequirements, p as isConfiguration, q as openMemory, s as placeOf, u as isOverride, vt as releaseName, wt as toolFor, yt as say, zt as hostOf } from "./values.js";
import { c as NotJudgedError, l as UserError, m as invalidInput, v as quoted } from "./package-border.js";
import { tmpdir, userInfo } from "node:os";
import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/source/path-bytes.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
function encodePath(path) {
	if (path.isWellFormed()) return Buffer.from(path);
	return Buffer.concat(Array.from(path, (character) => {
		const byte = character.charCodeAt(0) - 56320;
		return byte >= 128 && byte <= 255 ? Buffer.of(byte) : Buffer.from(character);
	}));
}
function pathOnDisk(path) {
	return path.isWellFormed() ? path : encodePath(path);
}
function foldedName(name) {
	if (/^[ -@[-~]*$/.test(name)) return name;
	return name.toWellFormed().replaceAll(/\ufffd+/g, "�").replaceAll(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, "").normalize("NFD").toUpperCase().toLowerCase().normalize("NFC");
}
function isBeyondText(name) {
	return !name.isWellFormed() || name.includes("�");
}

// src/source/glob.ts
function pathTest(globs) {
	return (0, import_picomatch.default)(globs.map(withoutDot), options);
}
function withoutDot(glob) {
	return glob.replace(/^(?:\.\/)+/, "");
}
const options = {
	dot: true,
	nonegate: true,
	flags: "s"
};
function startOf(glob) {
	return /^[\w .*?/-]+$/.test(glob) ? glob.split(/[*?]/, 1)[0] ?? "" : "";
}
function covers(one, other) {
	if (one === other || one === "") return true;
	return /(?:^|\/)\*\*$/.test(one) && startOf(one) === one.slice(0, -2) && other !== "" && startOf(other).startsWith(startOf(one));
}
function areApart(one, other) {
	const [start, its] = [startOf(one), startOf(other)];
	return !start.startsWith(its) && !its.startsWith(start);
}
function globs(patterns) {
	const included = patterns.filter((pattern) => !pattern.startsWith("!"));
	const excluded = patterns.filter((pattern) => pattern.startsWith("!")).map((each) => each.slice(1));
	if (included.length === 0) throw invalidInput("The input \"lock-files\" selects nothing: give at least one glob that does not start with \"!\", such as \"**/.terraform.lock.hcl\".");
	const isIncluded = pathTest(included);
	const isIncludedFolded = foldedTest(included);
	const isExcluded = excluded.length === 0 ? () => false : pathTest(excluded);
	const matches = (path) => (isIncluded(path) || isIncludedFolded(path)) && !isExcluded(path);
	return Object.assign(matches, { patterns });
}
function foldedTest(patterns) {
	const matches = pathTest(patterns.map(foldedName));
	return (path) => matches(foldedName(path));
}
const lockFileName = ".terraform.lock.hcl";
function isLockFileName(path) {
	return foldedName(posix.basename(path)) === lockFileName;
}

// src/rules/rule.ts
function entryRule({ find, ...rule }) {
	return {
		...rule,
		check(subject) {
			const found = subject.entries.filter(({ onlyMoved }) => rule.severity === "error" || !onlyMoved).flatMap((entry) => [find(entry, subject) ?? []].flat().map((facts) => ({
				entry,
				facts
			})));
			const causes = Map.groupBy(found, ({ facts }) => facts.cause);
			return found.map(({ entry, facts: { ofAll, ...facts } }) => {
				if (ofAll === void 0) return aboutEntry(entry, facts);
				const same = causes.get(facts.cause) ?? [];
				const releases = distinct(same.map((one) => releaseName(one.entry.lock)));
				const gist = releases.length < 2 ? {} : { gist: ofAll(listed(releases, 3)) };
				return aboutEntry(entry, {
					...facts,
					...gist
				});
			});
		}
	};
}
function aboutEntry({ path, lock }, facts) {
	const { address: provider, version, lines } = lock;
	return {
		provider,
		version,
		hash: null,
		path,
		line: lines.block,
		...facts
	};
}
function aboutFile(path, facts) {
	return {
		provider: null,
		hash: null,
		path,
		line: 1,
		...facts
	};
}

// src/paths.ts
function isWithin(path, folder) {
	const way = relative(folder, path);
	return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
function isReallyWithin(path, folders) {
	const place = realPath(path);
	return folders.some((folder) => isWithin(place, realPath(folder)));
}
function leadsOut(path, folders) {
	const left = folders.filter((folder) => !isReallyWithin(path, [folder]));
	for (let at = dirname(resolve(path)); at !== dirname(at); at = dirname(at)) if (isReallyWithin(at, left)) return true;
	return false;
}
function touches(path, folders) {
	const places = [resolve(path), realPath(path)];
	return folders.flatMap((folder) => [resolve(folder), realPath(folder)]).some((folder) => places.some((place) => isWithin(place, folder) || isWithin(folder, place)));
}
function realPath(path) {
	const whole = resolve(path);
	try {
		return realpathSync(whole);
	} catch {
		const above = dirname(whole);
		return above === whole ? whole : join(realPath(above), basename(whole));
	}
}
function repositoryAround(folder) {
	if (existsSync(join(folder, ".git"))) return folder;
	return folder === dirname(folder) ? null : repositoryAround(dirname(folder));
}
function possibleTrees(folder) {
	const [home, here] = [homeOfUser(), process.cwd()];
	const temporary = [resolve(tmpdir()), realPath(tmpdir())];
	const isShared = (at) => at === dirname(at) || isWithin(home, at) || temporary.includes(at);
	const smallest = isWithin(folder, here) && !isShared(here) ? here : folder;
	const trees = [smallest];
	for (let at = smallest; !isShared(at) && !isShared(dirname(at)); at = dirname(at)) trees.push(dirname(at));
	return trees;
}
function homeOfUser() {
	try {
		return realPath(userInfo().homedir);
	} catch {
		return sep;
	}
}
function foldersAbove(path) {
	return ["", ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))];
}
function folderOf(path) {
	const folder = posix.dirname(path);
	return folder === "." ? "" : folder;
}
function pathIn(folder, name) {
	return posix.join(folder, name);
}
function sharedSegments(path, other) {
	const names = new Set(other.split("/"));
	return path.split("/").filter((name) => names.delete(name)).length;
}

// src/finding/fix.ts
const placeKey = ({ path, line }) => `${line}:${path}`;
const entryKey = ({ path, provider }) => `${provider}:${path}`;
function lockAgain(path, address, platforms, h1 = 1) {
	return {
		do: "run",
		commands: [{
			...commandIn(path, toolFor(address), "providers lock", allOf(platforms, h1)),
			providers: [address]
		}]
	};
}
const allOf = (platforms, h1) => h1 <= Math.max(1, platforms.length) ? platforms : [...platforms, "OS_ARCH"];
const forEachPlatform = "with a \"-platform=OS_ARCH\" for each platform that you use";
const lookForCache = consider("look whether a plugin cache or a mirror folder was in use (the usual cause of an entry with one h1 and no zh)");
const confirmKey = (which) => consider(`look for ${which} in the release notes or on the publisher's website before you merge; don't rely on the registry alone`);
function initAgain(path, address) {
	return {
		do: "run",
		commands: [commandIn(path, toolFor(address), "init")]
	};
}
function firstLock(path, platforms) {
	const init = commandIn(path, "terraform", "init -backend=false");
	const lock = commandIn(path, "terraform", "providers lock", platforms);
	return {
		do: "run",
		commands: platforms.length === 0 ? [init] : [init, lock]
	};
}
function inUnit({ commands, when = "" }) {
	const names = commands.map((each) => `\`terragrunt ${each.subcommand.replace(" -backend=false", "")}\``);
	const platforms = commands.at(-1)?.subcommand === "providers lock" ? ` ${forEachPlatform}` : "";
	return consider(`run ${names.join(" and ")} in the unit${platforms}, and commit the lock file`, /^(?:if |otherwise)[^,]*/.exec(when)?.[0]);
}
function commandIn(path, tool, subcommand, platforms = []) {
	return {
		tool,
		subcommand,
		folder: folderOf(path),
		providers: [],
		platforms
	};
}
function deleteAt(what, path, line) {
	return {
		do: "delete",
		what,
		places: [{
			path,
			line
		}]
	};
}
function restore(what, path) {
	return {
		do: "restore",
		what,
		paths: [path]
	};
}
const reconsider = consider("change the version constraint if no release meets it");
function consider(advice, when) {
	return {
		do: "consider",
		advice,
		...when === void 0 ? {} : { when }
	};
}
function askPublisher(provider, question, when) {
	return {
		do: "ask-publisher",
		provider,
		question,
		...when === void 0 ? {} : { when }
	};
}
function mergeFixes(fixes) {
	return [...Map.groupBy(fixes, (fix) => JSON.stringify(fix.map(shapeOf))).values()].map((same) => (same[0] ?? []).map((step, index) => mergeStep(step, same.flatMap((fix) => fix[index] ?? []))));
}
function shapeOf(step) {
	const tools = step.do === "run" ? step.commands.map(({ tool, subcommand }) => [tool, subcommand]) : null;
	return {
		...step,
		places: null,
		paths: null,
		items: null,
		commands: tools
	};
}
function mergeStep(step, same) {
	if (step.do === "delete") return {
		...step,
		places: distinct(same.flatMap((one) => one.do === "delete" ? one.places : []))
	};
	if (step.do === "restore") return {
		...step,
		paths: distinct(same.flatMap((one) => one.do === "restore" ? one.paths : []))
	};
	if (step.do !== "run") return step;
	const commands = same.flatMap((one) => one.do === "run" ? one.commands : []);
	return {
		...step,
		commands: oneForEachFolder(commands)
	};
}
function oneForEachFolder(commands) {
	return [...Map.groupBy(commands, ({ tool, subcommand, folder }) => JSON.stringify([
		tool,
		subcommand,
		folder
	])).values()].flatMap((same) => same.slice(0, 1).map((command) => ({
		...command,
		providers: distinct(same.flatMap(({ providers }) => providers)).toSorted(),
		platforms: distinct(same.flatMap(({ platforms }) => platforms)).toSorted()
	})));
}

// src/registry/release-source.ts
function sourceName({ forge, repository }) {
	return `${forge}/${repository}`;
}
function readReleaseSource(url, tag, { address, version }) {
	const tagPrefix = tag === `v${version}` ? "v" : tag === version ? "" : null;
	const [, forge, path = ""] = named.exec(url) ?? [];
	const owners = path.split("/");
	const name = owners.pop()?.toLowerCase();
	const type = address.split("/").at(-1);
	if (tagPrefix === null || name !== `terraform-provider-${type}` || !owners.every((name) => owner.test(name))) return null;
	switch (forge) {
		case "github.com": return owners.length === 1 ? {
			forge,
			repository: path,
			tagPrefix
		} : null;
		case "gitlab.com": return owners.length > 0 ? {
			forge,
			repository: path,
			tagPrefix
		} : null;
		default: return null;
	}
}
function tagOf({ tagPrefix }, version) {
	return version.length <= 128 && plainVersion.test(version) ? tagPrefix + version : null;
}
const plainVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
function sourceOfFile(url, question) {
	const [, repository, tag] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/releases\/download\/([^/]+)\/[^/]+$/.exec(url) ?? [];
	return repository === void 0 || tag === void 0 ? null : readReleaseSource(repository, tag, question);
}
const named = /^https:\/\/(github\.com|gitlab\.com)\/([A-Za-z0-9_./-]{1,300}?)(?:\.git)?\/?$/;
const owner = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

// src/evidence/evidence.ts
function documentsOf(evidence) {
	return evidence?.release.kind === "known" ? evidence.release.value.documents : [];
}
function formerDocuments(evidence) {
	return evidence?.recorded ?? documentsOf(evidence);
}
function mayBeRead(document) {
	return obstacleOf(document) === null;
}
function readableEntries(documents) {
	return documents.filter(mayBeRead).flatMap(({ entries }) => entries);
}
function isNamed(platform, documents) {
	return documents.some(({ entries }) => entries.some((entry) => entry.platform === platform));
}
function obstacleOf({ signature }) {
	if (signature.kind === "bad") return unsupported(`the signature of the SHA256SUMS document is bad: ${signature.reason}`);
	return signature.kind === "unavailable" ? unaskable({
		...signature,
		cause: signature.reason
	}) : null;
}
function unsupported(reason, partial = false) {
	return {
		level: "none",
		reason,
		belongsTo: null,
		...partial && { partial }
	};
}
function unaskable({ code, cause, asked }) {
	return {
		level: "unavailable",
		code,
		reason: cause,
		...asked && { asked }
	};
}
function unfetched(file) {
	return unaskable(file.kind === "unavailable" ? file : missing(file, { request: "package" }));
}
function announcedPlatform(hash, announced) {
	return [...announced].find(([, hashes]) => hashes.includes(hash))?.[0] ?? null;
}
function assertedProof(hash, announced, address) {
	const platform = announcedPlatform(hash, announced);
	return platform === null ? null : {
		level: "asserted",
		platform,
		filename: null,
		by: hostOf(address)
	};
}
function beforeAsking(hash, release) {
	const parsed = parseHash(hash);
	if (parsed.kind === "malformed") return unsupported(`it cannot match any package: ${parsed.reason}`);
	if (parsed.kind === "no-scheme") return unsupported("it has no scheme, and Terraform refuses the file");
	if (parsed.kind === "unknown-scheme") return unsupported("Terraform does not know its scheme and never checks it");
	if (release.kind === "unavailable") return unaskable(release);
	return unsupported(release.kind === "known" ? "it matches nothing in the registry" : `${release.what} does not exist in the registry`);
}
function repositoryOf(evidence, documents = documentsOf(evidence)) {
	return repositoryWithDocuments(evidence, documents) ?? evidence.source ?? null;
}
function repositoryWithDocuments(evidence, [document] = documentsOf(evidence)) {
	return document === void 0 ? null : sourceOfFile(document.url, evidence);
}

// src/subject/subject.ts
const nothingAround = {
	bystanders: [],
	submodules: [],
	plugins: [],
	unsearched: [],
	unlockedRoots: [],
	ignored: /* @__PURE__ */ new Map()
};
function signaturesOf(evidence) {
	return documentsOf(evidence).map(({ signature }) => signature);
}
function signersOf(evidence, documents = documentsOf(evidence)) {
	const checks = documents.map(({ signature }) => signature);
	const good = checks.filter((check) => check.kind === "good");
	if (good.length === 0 || good.length < checks.length) return null;
	return new Map(good.map((signature) => [signature.fingerprint, signature]));
}
function signersBefore(evidence) {
	return signersOf(evidence, formerDocuments(evidence));
}
function speakerOf(evidence) {
	return isMirrored(evidence) ? "The mirror" : "The registry";
}
function isMirrored(evidence) {
	return evidence?.mirrors !== void 0;
}
function readAtUnreadBase({ revision, base }) {
	if (revision.status === "unchanged" || revision.base.kind === "missing") return null;
	if (base === null) return /* @__PURE__ */ new Set();
	return base.lockFile === null || base.problems.some(({ severity }) => severity === "error") ? soundEntries(base) : null;
}
function soundEntries({ lockFile, problems }) {
	const errors = problems.filter(({ severity }) => severity === "error").map(({ line }) => line);
	const blocks = (lockFile?.providers ?? []).toSorted((a, b) => a.lines.block - b.lines.block);
	const sound = blocks.filter(({ lines }, index) => {
		const end = blocks[index + 1]?.lines.block ?? Number.POSITIVE_INFINITY;
		return !errors.some((line) => line >= lines.block && line < end);
	});
	return new Set(sound.map(({ address }) => address));
}

// src/rules/lock-file-removed.ts
const lockFileRemoved = {
	slug: "lock-file-removed",
	severity: "error",
	meaning: "A lock file that the change removes, or leaves without any entry, while its root module stays.",
	ofMerge: true,
	counted: ["removed lock file", "removed lock files"],
	headline: ({ who, one, aspect }) => aspect.kind === "left" ? `${who} stayed behind: ${one ? aspect.where : "no configuration is left there"}` : aspect.kind === "deleted" ? `this pull request deletes ${who}` : `${who} no longer ${one ? "locks" : "lock"} any provider`,
	check({ files, around }) {
		const moved = Map.groupBy(around.unlockedRoots, ({ lost }) => lost);
		const left = [...moved].flatMap(([lost, roots]) => {
			if (lost === void 0) return [];
			const file = files.find(({ revision: { path, previousPath = path } }) => previousPath === lost);
			const isGone = file !== void 0 && (file.revision.head.kind === "missing" || file.revision.path !== lost);
			return aboutFile(lost, leftBehind(lost, roots, isGone, around.ignored.get(roots[0]?.path ?? "")));
		});
		const removed = files.flatMap((file) => {
			const { path, previousPath = path, head } = file.revision;
			if (moved.has(previousPath) || head.kind !== "missing" && !isEmptied(file)) return [];
			const facts = removal(file, around.ignored.get(path));
			return facts === null ? [] : aboutFile(path, facts);
		});
		return [...left, ...removed];
	}
};
function isEmptied({ base, head, revision }) {
	if (head?.lockFile?.providers.length !== 0) return false;
	return (base?.lockFile == null ? revision.base.kind !== "missing" : base.lockFile.providers.length > 0) && !head.problems.some(({ severity }) => severity === "error");
}
function leftBehind(lost, roots, isGone, ignored) {
	const places = roots.map(({ path }) => folderOf(path) || "the root of the repository");
	const where = `its configuration moved to ${listed(places, 3)}`;
	const isSure = roots.some((root) => root.isSure) && !isKeptOut(ignored);
	const move = {
		do: "move",
		from: lost
	};
	const moves = roots.map(({ path: to }, at) => ({
		...move,
		to,
		...at === 0 ? {} : { when: "or" }
	}));
	return {
		...isSure ? {} : { severity: "notice" },
		aspect: isGone ? { kind: "deleted" } : {
			kind: "left",
			where
		},
		message: say`The change ${isGone ? "removes the lock file" : "leaves the lock file where no configuration is left"} and moves its configuration to ${listed(places, 3)}, without a lock file${becauseOf(ignored)}: Terraform will pick any version that the constraints allow, and check no hashes.`,
		fix: [...isGone ? [restore("file", lost)] : [], ...moves]
	};
}
function removal({ fate, base, revision }, ignored) {
	const isMissing = revision.head.kind === "missing";
	const what = isMissing ? "The lock file was removed" : "The lock file has no entry left";
	const put = restore("file", revision.path);
	if (fate === "gone") return null;
	if (fate !== "stays" || isKeptOut(ignored)) return {
		severity: "notice",
		message: say`${what}${fate === "stays" ? becauseOf(ignored) : ", and it is not known whether Terraform still needs it"}.`,
		fix: [{
			...put,
			when: "if Terraform runs there"
		}]
	};
	const lead = `${what}${becauseOf(ignored)}`;
	const count = base?.lockFile?.providers.length ?? 0;
	const providers = count === 1 ? "its provider" : count === 0 ? "its providers" : `its ${count} providers`;
	return {
		binding: !isMissing,
		...isMissing ? { aspect: { kind: "deleted" } } : {},
		cause: lead,
		gist: say`${lead}: Terraform will pick any version that the constraints allow, and check no hashes.`,
		message: say`${lead}: Terraform will pick any version that the constraints allow for ${providers}, and check no hashes.`,
		fix: [...ignored === void 0 ? [] : [consider(`delete the line (${at(ignored)})`)], put]
	};
}
const isKeptOut = (ignored) => ignored !== void 0 && ignored.isNew !== true;
function becauseOf(ignored) {
	if (ignored === void 0) return "";
	return `, because ${at(ignored)}${ignored.isNew ? ", which the change adds," : ""} keeps it out of the repository`;
}
const at = ({ path, line }) => line === null ? path : `${path}:${line}`;

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
async function inTurns(items, most, work) {
	const semaphore = openSemaphore(most);
	return Promise.all(items.map((item) => semaphore(() => work(item))));
}
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

// src/source/source-error.ts
var SourceError = class extends NotJudgedError {
	name = "SourceError";
	code;
	constructor(code, message, options) {
		super(message, options);
		this.code = code;
	}
};
function onlyInClone(what, options) {
	return new SourceError("unavailable", `${what}; run \`lockproof review\` in a clone instead.`, options);
}
function ambiguous(revision, names) {
	const [first = "refs/heads/…"] = names;
	const meanings = names.length > 1 ? names.map(quoted).join(" or ") : `${quoted(first)} or a commit`;
	return new UserError("unknown-revision", `The revision ${quoted(revision)} could mean ${meanings}; write the name in full, such as ${quoted(first)}.`);
}

// src/source/tree.ts
function isUnderReview(entry, matches) {
	return (entry.kind === "file" || isLockFileName(entry.path)) && matches(entry.path);
}
function listingOf(entries) {
	const listing = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		if (listing.has(entry.path)) throw new SourceError("malformed-answer", `Two entries of the revision are both called ${quoted(entry.path)}, as GitHub shows names that are not UTF-8; rename one of them, or run \`lockproof review\` in a clone.`);
		listing.set(entry.path, entry);
	}
	return listing;
}
function kindOfMode(mode) {
	if (mode === "120000") return "symlink";
	if (mode === "160000") return "submodule";
	return /^0?40000$/.test(mode) ? "directory" : "file";
}
function blobSha(bytes, like) {
	return blobDigest(bytes.length, like).update(bytes).digest("hex");
}
function blobDigest(length, like) {
	return createHash(like.length === 64 ? "sha256" : "sha1").update(`blob ${length}\0`);
}
const contentLimit = 10485760;
function digestOf(content) {
	return content.kind === "file" ? `sha256:${sha256(content.bytes)}` : null;
}
function fileContent(bytes) {
	return bytes.length < 1024 && Buffer.from(bytes.subarray(0, lfsPointer.length)).equals(lfsPointer) ? {
		kind: "not-a-file",
		what: "lfs-pointer"
	} : {
		kind: "file",
		bytes
	};
}
const lfsPointer = Buffer.from("version https://git-lfs.github.com/spec/v1\n");
function isSameContent(one, other) {
	if (one.kind !== "file" || other.kind !== "file") return one.kind === "missing" && other.kind === "missing";
	return Buffer.compare(one.bytes, other.bytes) === 0;
}

// src/source/source.ts
async function changesBetween(base, head, isOfInterest) {
	if (base.whole === null || head.whole === null) return null;
	const [before, now] = await Promise.all([base.identify([...base.whole.values()].filter(isOfInterest)), head.identify([...head.whole.values()].filter(isOfInterest))]);
	return differing(before, now);
}
function differing(base, head) {
	return pairsOf(base, head).filter(isChange);
}
function pairsOf(base, head) {
	const [before, now] = [base, head].map((entries) => new Map(entries.map((entry) => [entry.path, entry])));
	return [...new Set([...base, ...head].map(({ path }) => path))].sort().map((path) => ({
		path,
		base: before?.get(path) ?? null,
		head: now?.get(path) ?? null
	}));
}
function isChange({ base, head }) {
	return base?.sha !== head?.sha || base?.kind !== head?.kind;
}
function configuredFolders({ whole }) {
	return new Set([...whole?.values() ?? []].filter(isConfiguration).map(({ path }) => folderOf(path)));
}

// src/source/changed-texts.ts
const most$1 = {
	files: 2e3,
	bytes: 8388608
};
const binaries = /\.(?:png|jpe?g|gif|ico|webp|pdf|woff2?|ttf|zip|t?gz|xz|jar|wasm|exe|so|dll|bin|mp[34])$/i;
function maySearch({ kind, path }) {
	return kind === "file" && !isLockFileName(path) && !binaries.test(posix.basename(path));
}
async function changedTexts(base, head) {
	const changed = await changesBetween(base, head, maySearch) ?? [];
	const known = new Set(changed.flatMap((change) => change.base?.path ?? []));
	const there = await head.measure(changed.flatMap((change) => change.head ?? []));
	let bytes = 0;
	const inOrder = there.toSorted((one, other) => Number(known.has(one.path)) - Number(known.has(other.path)) || one.size - other.size);
	const wanted = inOrder.slice(0, most$1.files).filter(({ size }) => {
		if (size < 0 || bytes + size > most$1.bytes) return false;
		bytes += size;
		return true;
	});
	const contents = await head.read(wanted, true);
	const read = new Map(wanted.flatMap((entry, at) => contents[at] ? [[entry, contents[at]]] : []));
	return {
		texts: [...read].map(([{ path }, content]) => ({
			path,
			text: Buffer.from(content).toString()
		})),
		left: inOrder.filter((entry) => !read.has(entry))
	};
}

// src/extensions/configuration/around.ts
async function readAround(sides) {
	const { base, head } = sides;
	const isOfInterest = (entry) => entry.kind === "submodule" || isPlugin(entry);
	const changed = await changesBetween(base.tree, head.tree, isOfInterest) ?? [];
	const submodules = changed.filter((change) => change.head?.kind === "submodule");
	const plugins = changed.flatMap((change) => change.head ?? []).filter(isPlugin);
	const { paths, left } = await settingsIn(sides);
	return {
		submodules: await submodulesInUse(submodules, head),
		plugins: [.../* @__PURE__ */ new Set([...plugins.map(({ path }) => path), ...paths])].sort(),
		unsearched: left.map(({ path }) => path)
	};
}
async function settingsIn({ base, head }) {
	if (base.lockFiles.size + head.lockFiles.size === 0) return {
		paths: [],
		left: []
	};
	const { texts, left } = await changedTexts(base.tree, head.tree);
	return {
		paths: texts.filter(({ text }) => settings.test(text)).map(({ path }) => path).filter((path) => !documentation.test(path)),
		left
	};
}
const settings = /\b(?:provider_installation|dev_overrides|plugin_cache_dir)\b/;
const documentation = /\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i;
async function submodulesInUse(changed, { tree, configuration }) {
	if (changed.length === 0) return [];
	const modules = await configuration.readModules([...configuredFolders(tree)]);
	const callers = /* @__PURE__ */ new Map();
	for (const { calls, place } of modules) for (const { path, source } of calls) for (const each of foldersAbove(`${localFolder(source, place) ?? ""}/`)) if (!callers.has(each)) callers.set(each, path);
	return changed.flatMap(({ path, base }) => {
		const by = callers.get(path);
		return by === void 0 ? [] : [{
			path,
			isNew: base?.kind !== "submodule",
			by
		}];
	});
}
function isPlugin({ kind, path, sha }) {
	if (kind === "directory") return false;
	const inside = foldedName(`/${path}/`);
	if (sha === "" && inside.includes("/.terraform/")) return false;
	if (kind === "file" && /\/(?:changelog|license|readme)(?:\.(?:md|txt))?\/$/.test(inside)) return false;
	return kind !== "file" && /\/(?:\.?terraform\.d|\.terraform)\/$/.test(inside) || pluginFolders.test(inside) || settingsFiles.test(inside);
}
const pluginFolders = /\/(?:\.?terraform\.d\/plugins|\.terraform\/(?:plugins|providers))\//;
const settingsFiles = /\/(?:[^/]*\.(?:tfrc|tofurc)(?:\.json)?|\.?terraform\.rc|\.terraformrc|\.?tofu\.rc)\/$/;

// src/subject/read-files.ts
function readFiles({ files }) {
	const patience = new Patience();
	const takeRoom = openRoom();
	return files.map((revision) => {
		const read = (content) => content.kind === "file" ? readLockFile(content.bytes, patience) : null;
		const file = {
			revision,
			base: read(revision.base),
			head: read(revision.head)
		};
		const lack = [file.base, file.head].flatMap((reading) => reading?.lockFile?.providers ?? []).map(takeRoom).find((one) => one !== null);
		return lack === void 0 ? file : leftOut(revision, lack);
	});
}
const most = {
	"provider versions": 5e3,
	hashes: 5e4
};
function openRoom() {
	const taken = {
		"provider versions": /* @__PURE__ */ new Set(),
		hashes: /* @__PURE__ */ new Set()
	};
	const add = (kind, key) => {
		if (taken[kind].has(key)) return true;
		if (taken[kind].size >= most[kind]) return false;
		taken[kind].add(key);
		return true;
	};
	return ({ address, version, hashes }) => {
		const key = JSON.stringify([address, version]);
		if (!add("provider versions", key)) return "provider versions";
		return hashes.every((hash) => add("hashes", `${key} ${hash}`)) ? null : "hashes";
	};
}
function leftOut(revision, of) {
	const content = {
		kind: "left-out",
		of,
		limit: most[of]
	};
	const [base = content, head = content] = [revision.base, revision.head].map((side) => side.kind === "file" ? content : side);
	return {
		revision: {
			...revision,
			base,
			head
		},
		base: null,
		head: null
	};
}

// src/source/revision-tree.ts
const nothing = "leads to nothing";
const mostLinks = 40;
const longestTarget = 32768;
async function follow(tree, path, spelling = "exact") {
	const ahead = path.split("/");
	let entry = folderAt("");
	let links = 0;
	for (let name = ahead.shift(); name !== void 0; name = ahead.shift()) {
		if (name === "" || name === ".") continue;
		if (name === "..") {
			if (entry.path === "") return nowhere("leads out of the repository");
			entry = folderAt(folderOf(entry.path));
			continue;
		}
		const isLinked = links > 0;
		const isShown = !isLinked || tree.namesAsText !== true || !isBeyondText(name);
		const found = entry.kind === "directory" && isShown ? await tree.at(pathIn(entry.path, name)) : null;
		const alike = found === null && (isLinked || spelling === "any") ? await entriesLike(tree, entry, name) : [];
		const [only = null, ...others] = alike;
		const next = found ?? (!isLinked && others.length === 0 && only?.kind !== "file" ? only : null);
		const way = [name, ...ahead];
		const isEnd = next === null || next.kind === "file" && ahead.length > 0;
		const mayGoOn = way.some((each) => each === ".." || each.includes("\\"));
		const isOdd = entry.path === "" && foldedName(name) === ".git" || isEnd && (alike.length > 0 || mayGoOn);
		const names = way.flatMap((each) => each.split("\\")).filter((each) => each !== "" && each !== ".");
		if (isLinked && isOdd) return {
			kind: "unclear",
			end: names.at(-1) ?? ""
		};
		if (isEnd) return nowhere(nothing);
		if (next.kind !== "symlink") {
			entry = next;
			continue;
		}
		links += 1;
		if (links > mostLinks) return nowhere("leads nowhere in the end");
		const target = await targetOf(tree, next);
		if (target === "" || target.length > longestTarget) return nowhere(nothing);
		if (target.startsWith("/")) return nowhere("leads out of the repository");
		ahead.unshift(...target.split("/"));
	}
	return {
		kind: "found",
		entry
	};
}
async function entryBehind(tree, path, spelling = "exact") {
	const there = await follow(tree, path, spelling);
	if (there.kind === "unclear") throw unclear(path);
	return there.kind === "found" ? there.entry : null;
}
function unclear(path) {
	return new SourceError("unavailable", `It is not known what ${quoted(path)} leads to: a symlink on its way has a target that only some checkouts have, or with names that are not UTF-8, which GitHub does not show; give it a plain target, or run \`lockproof review\` in a clone.`);
}
function nowhere(why) {
	return {
		kind: "nowhere",
		why
	};
}
function folderAt(path) {
	return {
		path,
		kind: "directory",
		sha: "",
		size: 0
	};
}
async function entriesLike(tree, folder, name) {
	return (await namesIn(tree)(folder.path, async () => Map.groupBy(await tree.within(folder.path), ({ path }) => foldedName(posix.basename(path))))).get(foldedName(name)) ?? [];
}
const namesIn = openWeakMemory((_) => openMemory());
async function targetOf(tree, link) {
	const [target] = await tree.read([link]);
	const bytes = Buffer.from(target ?? []);
	const end = bytes.indexOf(0);
	return decodeUtf8(end === -1 ? bytes : bytes.subarray(0, end));
}
async function contentIn(tree, path, most = contentLimit) {
	const found = await tree.at(path);
	const end = found === null ? await follow(tree, path) : null;
	if (end?.kind === "nowhere" && end.why === nothing) return { kind: "missing" };
	if (found === null) return {
		kind: "not-a-file",
		what: "symlink"
	};
	if (found.kind !== "file") return {
		kind: "not-a-file",
		what: found.kind
	};
	const [file = found] = await tree.measure([found]);
	const [bytes = null] = file.size > most ? [] : await tree.read([file]);
	if (bytes === null) return {
		kind: "too-large",
		bytes: file.size,
		limit: most
	};
	return fileContent(bytes);
}
function listedTree({ whole, measure = asTheyAre, readBlobs, ...more }) {
	let folders = null;
	return {
		...more,
		whole,
		isListed: true,
		at: async (path) => whole.get(path) ?? null,
		async within(folder) {
			folders ??= Map.groupBy(whole.values(), ({ path }) => folderOf(path));
			return folders.get(folder) ?? [];
		},
		measure,
		identify: asTheyAre,
		read: async (entries, isSearch) => bytesOf(await measure(entries), readBlobs, isSearch)
	};
}
async function asTheyAre(entries) {
	return entries;
}
async function bytesOf(entries, readBlobs, isSearch) {
	const fits = ({ size }) => size <= contentLimit;
	const blobs = await readBlobs([...new Map(entries.filter(fits).map((entry) => [entry.sha, entry])).values()], isSearch);
	return entries.map((entry) => fits(entry) ? blobs.get(entry.sha) ?? null : null);
}

// src/extensions/configuration/bystanders.ts
async function bystandersOf(files, sides) {
	const { base, head } = sides;
	const reviewed = new Set(files.map(({ revision }) => revision.path));
	const others = [...head.lockFiles.keys()].filter((path) => !reviewed.has(path));
	if (others.length === 0) return [];
	const mayCount = (entry) => isConfiguration(entry) || entry.kind === "symlink";
	const changed = await changesBetween(base.tree, head.tree, mayCount) ?? [];
	const touched = new Set(changed.map(({ path }) => folderOf(path)));
	const isForAll = changed.some((pair) => [pair.base?.kind, pair.head?.kind].includes("symlink")) || await requireOtherwise([...touched], sides);
	const beside = others.filter((path) => isForAll || touched.has(folderOf(path)));
	await head.tree.bring?.(beside.flatMap((path) => head.lockFiles.get(path) ?? []));
	return readFiles({ files: await Promise.all(beside.map((path) => unchanged(path, head.tree))) });
}
async function requireOtherwise(folders, { base, head }) {
	const locked = new Set([...head.lockFiles.keys()].map(folderOf));
	const sides = [configuredFolders(base.tree), configuredFolders(head.tree)];
	const modules = folders.filter((folder) => sides.every((side) => side.has(folder)));
	const before = await base.configuration.readModules(modules);
	return (await head.configuration.readModules(modules)).some((module, at) => {
		const isOne = locked.has(modules[at] ?? "") && ["backend", "cloud"].includes(module.rootSign?.what ?? "");
		return !(module.isUnit || isOne) && requiredBy(module) !== requiredBy(before[at]);
	});
}
function requiredBy(module) {
	const { requirements = [], calls = [], unseen = [] } = module ?? {};
	const texts = requirements.map((each) => [each.address, each.constraints.map(({ text }) => text)]);
	return JSON.stringify([
		texts,
		calls.map(({ source }) => source),
		unseen.map(({ kind }) => kind)
	]);
}
async function unchanged(path, tree) {
	const there = await follow(tree, path);
	const [bytes] = there.kind === "found" && there.entry.kind === "file" ? await tree.read([there.entry]) : [];
	const content = fileContent(bytes ?? /* @__PURE__ */ new Uint8Array());
	return {
		path,
		status: "unchanged",
		base: content,
		head: content
	};
}

// src/extensions/configuration/configuration-unread.ts
const configurationUnread = {
	slug: "configuration-unread",
	severity: "error",
	after: "entry-removed",
	meaning: "Configuration that Lockproof cannot read and Terraform may.",
	ofMerge: true,
	headline: ({ who }) => `${who} cannot be read`,
	check: ({ around }) => (around.beyond ?? []).map(({ of, paths, why, byChange }) => aboutFile(paths[0] ?? "", {
		message: say`${listed(paths, 3)} ${paths.length === 1 ? "was" : "were"} not compared with the lock files, because ${why}. ${byChange ? "Before the change, everything could be read." : "That was so before the change."}`,
		cause: `${of}: ${why}`,
		fix: [consider(advice[of])],
		severity: byChange ? "error" : "notice",
		open: byChange
	}))
};
const advice = {
	size: "make the file smaller (at most 256 KiB, in JSON 1 MiB) and its expressions simpler; in JSON, write each name of an object once",
	link: "make it a plain file, or a symlink to one in the repository",
	expression: "write it as a plain name or string",
	run: "split the change into smaller pull requests"
};
async function hiddenIn({ base, head }) {
	const now = [...head.configuration.hidden.values()];
	await base?.configuration.readModules(now.map(({ path }) => folderOf(path)));
	const fresh = now.filter(({ path }) => base?.configuration.hidden.has(path) === false);
	const idIn = (side, { hides, path }) => `${hides} ${side?.tree.whole?.get(path)?.sha ?? path}`;
	const reachedIn = async (side) => {
		const folders = now.length === 0 ? [] : [...side?.lockFiles.keys() ?? []].map(folderOf);
		const parts = (await side?.configuration.readRoots(folders) ?? []).flatMap((root) => root?.unseen ?? []);
		return new Set(parts.flatMap((part) => [part.path, idIn(side, part)]));
	};
	const [old, reached] = [await reachedIn(base), await reachedIn(base && head)];
	return now.flatMap((part) => {
		const { path, why = "", hides: of = "size" } = part;
		const byChange = (fresh.includes(part) || reached.has(path)) && !old.has(path) && !old.has(idIn(head, part));
		return byChange || of === "size" ? {
			of,
			paths: [path],
			why,
			byChange
		} : [];
	});
}

// src/extensions/configuration/ignored.ts
async function ignoredAmong(paths, { base, head }) {
	const found = /* @__PURE__ */ new Map();
	for (const { tree } of [head, base]) {
		const isNew = tree === head.tree ? { isNew: true } : {};
		const known = openMemory();
		for (const path of paths) {
			const lines = foldersAbove(path).map((folder) => known(folder, () => linesIn(folder, tree)));
			const last = (await Promise.all(lines)).flat().findLast(({ matches }) => matches(path));
			if (last?.keepsOut === true) found.set(path, {
				path: last.path,
				line: last.line,
				...isNew
			});
		}
	}
	return found;
}
async function linesIn(folder, tree) {
	const path = pathIn(folder, ".gitignore");
	const entry = await tree.at(path);
	const [bytes] = entry?.kind === "file" ? await tree.read([entry]) : [];
	return decodeUtf8(bytes ?? /* @__PURE__ */ new Uint8Array()).split("\n").flatMap((text, at) => {
		const [, not, pattern = ""] = /^(!?)\/?([\w./*?-]{1,200}?)\/?\s*$/.exec(text) ?? [];
		if (pattern === "") return [];
		const glob = /\/./.test(text.trim()) ? pattern : `**/${pattern}`;
		const matches = pathTest([glob, `${glob}/**`]);
		const inFolder = (each) => folder === "" ? each : each.slice(folder.length + 1);
		return [{
			path,
			line: at + 1,
			keepsOut: not === "",
			matches: (each) => matches(inFolder(each))
		}];
	});
}

// src/extensions/configuration/required-entry.ts
function configuredFile(file) {
	const { revision, head, configuration = null } = file;
	if (head?.lockFile == null || configuration === null) return null;
	if (head.problems.some(({ severity }) => severity === "error")) return null;
	return {
		file,
		path: revision.path,
		lockFile: head.lockFile,
		configuration
	};
}
function configuredFiles(files) {
	return files.map(configuredFile).filter((file) => file !== null);
}
function isFact({ file, configuration }) {
	const before = file.configurationBefore?.unseen.map(({ path }) => posix.basename(path));
	const isWhole = configuration.unseen.every(({ kind, path }) => {
		const name = posix.basename(path);
		if (kind.endsWith("-module") || kind === "test") return true;
		return before?.includes(name) === false && !isOverride(name);
	});
	return file.isRoot === true && isWhole;
}
function entriesFor(requirement, { providers }) {
	const addresses = addressesOf(requirement);
	return providers.filter(({ address }) => addresses.includes(address));
}
function addressIn({ providers, tool }, requirement) {
	const [address = requirement.address, twin] = addressesOf(requirement);
	return (tool === "tofu" || providers.some(({ address }) => address.startsWith(openTofu))) && twin !== void 0 ? twin : address;
}
function missingFrom({ file, configuration, lockFile }) {
	const { revision, base, configurationBefore: before } = file;
	const lacking = lackedIn(lockFile, configuration);
	if (revision.status === "unchanged" && before === void 0 || revision.base.kind === "missing") return lacking;
	const old = base?.lockFile == null ? lacking : lackedIn(base.lockFile, { requirements: lacking });
	if (revision.status !== "unchanged" && lockFile.providers.length === 0 && base?.lockFile != null) return old;
	const required = before?.requirements.flatMap(addressesOf);
	return old.filter((each) => required && !addressesOf(each).some((address) => required.includes(address)));
}
function lackedIn(lockFile, { requirements }) {
	return requirements.filter((each) => entriesFor(each, lockFile).length === 0);
}
function needsRoot(file) {
	const configured = configuredFile(file);
	if (configured === null) return false;
	return lackedIn(configured.lockFile, configured.configuration).length > 0 || outsideConstraints(configured).length > 0;
}
function isDoubtful(file) {
	return configuredFile(file) !== null && (needsRoot(file) || removedFrom(file).length > 0);
}
function removedFrom({ base, head }) {
	if (head?.lockFile == null || head.problems.some(({ severity }) => severity === "error")) return [];
	const left = new Set(head.lockFile.providers.map(({ address }) => address));
	return (base?.lockFile?.providers ?? []).filter(({ address }) => !left.has(address));
}
function movedFrom(lock, file) {
	const { configuration, configurationBefore } = file;
	if (configuration == null || configurationBefore == null) return null;
	const isNew = file.base?.lockFile?.providers.every(({ address }) => address !== lock.address) === true;
	const names = namesOf(lock, configuration);
	const isNamed = (old) => namesOf(old, configurationBefore).some((each) => names.includes(each));
	return isNew ? removedFrom(file).find(isNamed) ?? null : null;
}
function namesOf(lock, configuration) {
	return requirementsFor(lock, configuration).flatMap(({ localNames }) => localNames);
}
function requirementsFor(lock, { requirements }) {
	return requirements.filter((each) => addressesOf(each).includes(lock.address));
}
function outsideConstraints({ file, lockFile, configuration }) {
	const { configurationBefore: read } = file;
	return configuration.requirements.flatMap((requirement) => entriesFor(requirement, lockFile).flatMap((lock) => {
		const version = parseVersion(lock.version);
		const reason = reasonAgainst(version, requirement, configuration);
		const wasOutside = read?.requirements.some((each) => addressesOf(each).includes(lock.address) && reasonAgainst(version, each, read) !== null);
		const old = file.base?.lockFile?.providers.find(({ address }) => address === lock.address);
		const isSame = old?.version === lock.version && String(old.hashes) === String(lock.hashes);
		const isOld = file.revision.status === "unchanged" || isSame;
		if (reason === null || isOld && wasOutside === true) return [];
		return [{
			lock,
			reason,
			wanted: requirement.constraints.find(({ text }) => excludes(text, version))?.text
		}];
	}));
}
function reasonAgainst(version, { constraints, places }, { unseen }) {
	const all = constraints.flatMap(({ text }) => parseVersionConstraints(text));
	if (versionSatisfies(version, all)) return null;
	const broken = constraints.find(({ text }) => excludes(text, version));
	if (broken !== void 0) return `it requires "${shortText(broken.text)}"${placeOf([broken])}`;
	if (version.prerelease === "") return "Terraform treats version 0.0.0 as no version and never selects it";
	if (unseen.length > 0) return null;
	return `Terraform selects a prerelease only where a constraint names it exactly, and none does${placeOf(places)}`;
}
function excludes(text, version) {
	return !versionSatisfies(version, [...parseVersionConstraints(text), {
		operator: "=",
		boundary: version
	}]);
}
function addressesOf({ address, hostImplied }) {
	if (!hostImplied || !address.startsWith(terraform)) return [address];
	return [address, `${openTofu}${address.slice(terraform.length)}`];
}
function unseenNames(unseen) {
	const [first] = unseen;
	if (first === void 0) return "";
	const rest = unseen.length - 1;
	return `${first.what}${rest === 0 ? "" : ` and ${rest} more that cannot be seen`}`;
}
const terraform = `${terraformRegistry}/`;
const openTofu = `${opentofuRegistry}/`;

// src/extensions/configuration/requirements/read-configurations.ts
const mostLevels = 20;
var TooDeep = class extends Error {};
var ConfigurationReader = class {
	#tree;
	#readings;
	#modules = /* @__PURE__ */ new Map();
	hidden = /* @__PURE__ */ new Map();
	constructor(tree, readings = openReadings()) {
		this.#tree = tree;
		this.#readings = readings;
	}
	async readRoots(folders) {
		const reached = new Set(folders);
		let level = [...reached];
		for (let levels = 0; level.length > 0; levels += 1) {
			if (levels > 20) throw new TooDeep(`${20} levels of modules`, { cause: folders });
			const called = (await this.readModules(level)).flatMap(({ calls, place }) => calls.flatMap(({ source }) => localFolder(source, place) ?? []));
			level = [...new Set(called)].filter((folder) => !reached.has(folder));
			for (const folder of level) reached.add(folder);
		}
		return folders.map((folder) => requirementsOf(folder, this.#modules));
	}
	async readModules(folders) {
		const fresh = [...new Set(folders)].filter((folder) => !this.#modules.has(folder));
		const found = await Promise.all(fresh.map((folder) => filesIn(this.#tree, folder)));
		await this.#tree.bring?.(found.flat().flatMap(({ entry }) => entry ?? []));
		for (const [at, folder] of fresh.entries()) {
			const module = readModule(await textsOf(this.#tree, found[at] ?? []), this.#readings);
			this.#modules.set(folder, {
				...module,
				place: await folderBehind(this.#tree, folder)
			});
			for (const each of module.unseen) if (each.hides !== void 0) this.hidden.set(each.path, each);
		}
		return folders.flatMap((folder) => this.#modules.get(folder) ?? []);
	}
};
async function filesIn(tree, folder) {
	const place = await folderBehind(tree, folder);
	const own = (await tree.within(place)).filter(isConfiguration);
	const tests = own.length === 0 ? [] : await tree.within(posix.join(place, "tests"));
	const found = [...own, ...tests.filter(isTest)].map(async (entry) => {
		const path = posix.join(folder, posix.relative(place, entry.path));
		if (isTest(entry)) return {
			path,
			unread: "it is a test"
		};
		const there = entry.kind === "symlink" ? await follow(tree, entry.path) : {
			kind: "found",
			entry
		};
		if (there.kind !== "found") return {
			path,
			unread: `it is a symlink that ${there.kind === "nowhere" ? there.why : "leads to something in some checkouts only"}`,
			hides: "link"
		};
		const { kind, size } = there.entry;
		if (size > longestAt(path)) return {
			path,
			unread: "it is too large",
			hides: "size"
		};
		return kind === "file" ? {
			path,
			entry: there.entry
		} : {
			path,
			unread: `it is a ${kind}`
		};
	});
	return (await Promise.all(found)).toSorted((one, other) => one.path < other.path ? -1 : 1);
}
function isTest({ path }) {
	return kindOfFile(posix.basename(path)) === "test";
}
async function folderBehind(tree, folder) {
	if (folder.startsWith("..") || folder.startsWith("/")) return folder;
	return (await entryBehind(tree, folder, "any"))?.path ?? folder;
}
async function textsOf(tree, found) {
	const contents = (await tree.read(found.flatMap(({ entry }) => entry ?? []))).values();
	return found.map((file) => {
		if (file.entry === void 0) return file;
		const bytes = contents.next().value ?? null;
		if (bytes === null || bytes.length > longestAt(file.path)) return {
			path: file.path,
			unread: "it is too large",
			hides: "size"
		};
		return {
			path: file.path,
			text: Buffer.from(bytes).toString()
		};
	});
}
function requirementsOf(root, modules) {
	const own = modules.get(root);
	if (own === void 0 || own.isEmpty) return null;
	const reached = /* @__PURE__ */ new Set([root]);
	const unseen = [];
	for (const folder of reached) {
		const { calls = [], place = folder } = modules.get(folder) ?? {};
		for (const { path, line, name, source, version } of calls) {
			const target = localFolder(source, place);
			if (target !== null && modules.get(target)?.isEmpty === false) {
				reached.add(target);
				continue;
			}
			const from = version === void 0 ? shortText(source) : `${shortText(source)} ${shortText(version)}`;
			const [kind, what] = isLocal(source) ? ["local-module", `at ${from} (not read)`] : ["remote-module", `from ${from} (not in this repository)`];
			unseen.push({
				kind,
				what: `the module "${shortText(name)}" ${what}`,
				path,
				line
			});
		}
	}
	const found = [...reached].flatMap((folder) => modules.get(folder) ?? []);
	const parts = found.flatMap((each) => each.unseen.filter(({ kind }) => kind !== "test" || each === own));
	return {
		requirements: mergeRequirements(found.flatMap(({ requirements }) => requirements)),
		unseen: [...parts, ...unseen],
		declared: distinct(found.flatMap(({ declared }) => declared)),
		callsModules: own.calls.length > 0
	};
}

// src/extensions/configuration/roots.ts
const mostWays = 500;
function rootTest(head, base = head) {
	const isMuch = base.tree.whole === null || configuredFolders(base.tree).size + linksIn(base.tree).length > 500;
	const known = openMemory();
	return async (folder, wasLocked) => {
		const [module] = await head.configuration.readModules([folder]);
		if (module == null || module.isUnit) return false;
		const { rootSign: sign } = module;
		const isSigned = sign !== null && sign.what !== "provider";
		if (isSigned && (wasLocked || isMuch)) return true;
		if (isMuch || sign === null && !wasLocked) return false;
		const isWay = ({ from, mayLeadTo }) => from !== folder && mayLeadTo(folder);
		const now = await known("head", () => waysIn(head));
		const isLink = ({ from, calls }) => calls.size === 0 && head.lockFiles.has(pathIn(from, ".terraform.lock.hcl"));
		if (!wasLocked) return !now.some((way) => isWay(way) && (!isSigned || isLink(way)));
		if (now.filter(({ calls }) => calls.has(folder)).map(({ from }) => pathIn(from, ".terraform.lock.hcl")).some((each) => folderOf(each) !== folder && head.lockFiles.has(each))) return false;
		return !(await known("base", () => waysIn(base))).some(isWay);
	};
}
function linksIn({ whole }) {
	return [...whole?.values() ?? []].filter(({ kind }) => kind === "symlink");
}
async function waysIn({ tree, configuration }) {
	const links = linksIn(tree);
	await tree.bring?.(links);
	const folders = [...configuredFolders(tree)];
	const modules = await configuration.readModules(folders);
	return [...(await inTurns(links, 32, (link) => wayOfLink(link, tree))).flat(), ...modules.map((module, at) => wayOf(module, folders[at] ?? ""))];
}
function wayOf({ calls, unseen, place }, from) {
	const targets = new Set(calls.map(({ source }) => localFolder(source, place)));
	const isUnknown = (path) => calls.every((call) => call.path !== path);
	const isAnywhere = calls.some(({ source }) => isOpen(source)) || unseen.some(({ kind, path }) => kind === "generator" && isUnknown(path));
	const isTested = unseen.some(({ kind }) => kind === "test");
	const mayLeadTo = (folder) => isAnywhere || targets.has(folder) || isTested && isWithin(folder, from);
	return {
		from,
		calls: targets,
		mayLeadTo
	};
}
async function wayOfLink({ path }, tree) {
	const there = await follow(tree, path);
	if (there.kind !== "found") return [];
	const { entry } = there;
	const mayLeadTo = (folder) => entry.kind === "directory" ? isWithin(folder, entry.path) : isConfiguration(entry) && folderOf(entry.path) === folder;
	return [{
		from: folderOf(path),
		calls: /* @__PURE__ */ new Set(),
		mayLeadTo
	}];
}
const examples = /(?:^|\/)(?:examples|tests)(?:\/|$)/;
async function fateOf(file, { base, head }, isRoot) {
	const { path, ...revision } = file.revision;
	const isKept = revision.head.kind !== "missing";
	if (isKept && !isEmptied(file)) return null;
	const folder = folderOf(path);
	const way = foldersAbove(path).map((each) => head.tree.whole?.get(each)?.kind);
	if (way.includes("symlink") || way.includes("submodule")) return "unclear";
	const isIn = async ({ tree }) => (await tree.within(folder)).some(isConfiguration);
	if (!await isIn(head)) return !isKept && await isIn(base) ? "gone" : "unclear";
	return (isKept || !examples.test(folder)) && file.configuration?.requirements[0] !== void 0 && await isRoot(folder, true) ? "stays" : "unclear";
}

// src/source/renames.ts
const mostPairs = 25e4;
async function followRenames(files, base, head) {
	const removed = files.filter((file) => file.status === "removed" && file.base.kind === "file");
	const added = files.filter((file) => file.status === "added" && file.head.kind === "file");
	const pairs = removed.length * added.length;
	if (pairs === 0 || pairs > mostPairs || base.whole === null || head.whole === null) return files;
	const folders = [...removed, ...added].map(({ path }) => folderOf(path));
	const [before, now] = await Promise.all([moduleFilesIn(base, folders), moduleFilesIn(head, folders)]);
	const left = removed.filter(({ path }) => now(folderOf(path)).size === 0);
	const likely = added.map((file) => {
		const there = now(folderOf(file.path));
		return {
			file,
			origins: left.flatMap((old) => {
				const module = before(folderOf(old.path));
				const moved = filesMoved(module, there);
				const isSame = isSameContent(old.base, file.head);
				if (moved === 0 && !(isSame && (module.size > 0 || there.size === 0))) return [];
				const likeness = moved * mostSegments + sharedSegments(old.path, file.path);
				return [{
					old,
					withModule: moved > 0,
					likeness: isSame ? likeness + .5 : likeness
				}];
			}).sort((one, other) => other.likeness - one.likeness)
		};
	});
	const originOf = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	const most = ({ origins: [best] }) => best?.likeness ?? 0;
	for (const { file, origins } of likely.sort((one, other) => most(other) - most(one))) {
		const [best] = origins;
		if (best === void 0) continue;
		const origin = origins.find(({ old, likeness }) => likeness > best.likeness - 1 && !taken.has(old)) ?? best;
		originOf.set(file, origin);
		taken.add(origin.old);
	}
	return files.filter((file) => !taken.has(file)).map((file) => {
		const { old, withModule } = originOf.get(file) ?? {};
		if (old === void 0) return file;
		const moved = {
			...file,
			status: "renamed",
			previousPath: old.path,
			base: old.base
		};
		return withModule ? moved : {
			...moved,
			alone: true
		};
	});
}
const mostSegments = 1e4;
const noFiles = /* @__PURE__ */ new Set();
async function moduleFilesIn(tree, folders) {
	const entries = await Promise.all([...new Set(folders)].map((folder) => tree.within(folder)));
	const files = await tree.identify(entries.flat().filter(isConfiguration));
	const byFolder = new Map([...Map.groupBy(files, ({ path }) => folderOf(path))].map(([folder, each]) => [folder, new Set(each.map(({ sha }) => sha))]));
	return (folder) => byFolder.get(folder) ?? noFiles;
}
function filesMoved(from, to) {
	const left = [...from].filter((sha) => !emptyFiles.has(sha));
	const shared = left.filter((sha) => to.has(sha)).length;
	return shared * 2 >= left.length ? shared : 0;
}
const emptyFiles = new Set([40, 64].map((digits) => blobSha(/* @__PURE__ */ new Uint8Array(), "0".repeat(digits))));

// src/extensions/configuration/unlocked-roots.ts
async function unlockedRootsIn(files, sides, isRoot) {
	if (sides.base.lockFiles.size + sides.head.lockFiles.size === 0) return [];
	const { configuration } = sides.head;
	const places = await newPlaces(files, sides);
	const modules = await configuration.readModules(places.map(({ folder }) => folder));
	const asked = places.map((place, at) => ({
		...place,
		sign: modules[at]?.rootSign ?? null
	})).filter(({ lost, sign }) => lost !== void 0 || sign !== null);
	const required = await configuration.readRoots(asked.map(({ folder }) => folder));
	const roots = [];
	for (const [at, { folder, lost, sign }] of asked.entries()) {
		const root = required[at] ?? null;
		if (root === null || root.requirements.length + root.unseen.length === 0) continue;
		const isOne = await isRoot(folder, lost !== void 0);
		if (lost === void 0 && !isOne) continue;
		const isShown = lost !== void 0 || sign?.what !== "provider";
		const isSure = isOne && isShown && root.requirements.length > 0;
		roots.push({
			path: pathIn(folder, lockFileName),
			sign,
			isSure,
			...lost === void 0 ? {} : { lost }
		});
	}
	return roots;
}
async function newPlaces(files, { base, head }) {
	const [before, now] = [configuredFolders(base.tree), configuredFolders(head.tree)];
	const locks = ({ lockFiles }) => new Set([...lockFiles.keys()].map(folderOf));
	const [lockedBefore, lockedNow] = [locks(base), locks(head)];
	const fresh = [...now].filter((folder) => !before.has(folder) && !lockedNow.has(folder) && head.matches(pathIn(folder, ".terraform.lock.hcl")));
	const gone = fresh.length === 0 ? [] : [...before].filter((folder) => !now.has(folder));
	const [from, to] = [await moduleFilesIn(base.tree, gone), await moduleFilesIn(head.tree, fresh)];
	const followed = new Set(files.flatMap(({ revision }) => revision.alone ? [] : revision.previousPath ?? []));
	return fresh.flatMap((folder) => {
		const origins = gone.filter((each) => filesMoved(from(each), to(folder)) > 0);
		const locked = origins.filter((each) => lockedBefore.has(each));
		if (origins.length > 0 && locked.length === 0) return [];
		const [lost] = locked.toSorted((one, other) => sharedSegments(other, folder) - sharedSegments(one, folder)).map((each) => pathIn(each, lockFileName)).filter((path) => !followed.has(path));
		return lost === void 0 && examples.test(folder) ? [] : [{
			folder,
			lost
		}];
	});
}

// src/extensions/configuration/root-modules.ts
async function withRootModules(files, { surroundings, brought = [], merge }, read = modulesBeside) {
	const modules = surroundings === void 0 ? withoutSurroundings(files, brought) : {
		...await read(files, surroundings),
		notices: []
	};
	if (merge === void 0) return modules;
	const merged = await withRootModules(readFiles(merge), { surroundings: merge.surroundings }, read);
	return {
		...modules,
		merge: merged,
		notices: [.../* @__PURE__ */ new Set([...modules.notices, ...merged.notices])]
	};
}
function withoutSurroundings(files, brought) {
	const notice = "The files of this repository could not be listed completely, so the lock files are not compared with what the configuration requires; `lockproof review` in a clone does it.";
	const isCompared = files.some(({ revision }) => revision.head.kind === "file");
	return {
		files,
		around: {
			...nothingAround,
			plugins: brought.filter(isPlugin).map(({ path }) => path)
		},
		notices: isCompared || brought.length > 0 ? [notice] : []
	};
}
async function modulesBeside(files, sides, patience = new Patience()) {
	const readings = openReadings(patience);
	const head = {
		...sides.head,
		configuration: new ConfigurationReader(sides.head.tree, readings)
	};
	const old = sides.base;
	const base = old && {
		...old,
		configuration: new ConfigurationReader(old.tree, readings)
	};
	const isRoot = rootTest(head, base);
	const reviewed = await configured(files, head, isRoot);
	if (base === void 0) {
		const around = {
			...nothingAround,
			beyond: await hiddenIn({ head })
		};
		return {
			files: reviewed.map(withConclusions),
			around
		};
	}
	const both = {
		base,
		head
	};
	const bystanders = await configured(await bystandersOf(files, both), head, isRoot);
	const doubtful = [...reviewed.filter(({ revision }) => revision.status !== "unchanged"), ...bystanders].filter(isDoubtful);
	const before = await base.configuration.readRoots(doubtful.map(({ revision }) => folderOf(revision.previousPath ?? revision.path)));
	const withPast = async (file) => {
		const fate = await fateOf(file, both, isRoot);
		const at = doubtful.indexOf(file);
		const past = at === -1 ? {} : { configurationBefore: before[at] ?? {
			requirements: [],
			unseen: []
		} };
		return {
			...file,
			...past,
			...fate === null ? {} : { fate }
		};
	};
	const told = await inTurns(reviewed, 1, withPast);
	const unlockedRoots = await unlockedRootsIn(told, both, isRoot);
	const gone = told.filter(({ fate }) => fate !== void 0).map(({ revision }) => revision.path);
	const around = {
		...await readAround(both),
		bystanders: (await inTurns(bystanders.filter(isDoubtful), 1, withPast)).map(withConclusions),
		unlockedRoots,
		ignored: await ignoredAmong([...gone, ...unlockedRoots.map(({ path }) => path)], both),
		beyond: await hiddenIn(both)
	};
	return {
		files: told.map(withConclusions),
		around
	};
}
async function configured(files, head, isRoot) {
	const folders = files.map(({ revision }) => folderOf(revision.path));
	const read = await head.configuration.readRoots(folders);
	const modules = await head.configuration.readModules(folders);
	const found = [];
	for (const [at, file] of files.entries()) {
		const each = {
			...file,
			configuration: read[at] ?? null,
			isUnit: modules[at]?.isUnit === true
		};
		const wasLocked = file.revision.base.kind !== "missing";
		found.push({
			...each,
			isRoot: needsRoot(each) && await isRoot(folders[at] ?? "", wasLocked)
		});
	}
	return found;
}
function withConclusions(file) {
	const { base, head, configuration } = file;
	if (configuration == null) return file;
	const locked = head?.lockFile ?? { providers: [] };
	const moved = locked.providers.flatMap((lock) => {
		const old = movedFrom(lock, file);
		return old === null ? [] : [[lock.address, old.address]];
	});
	const { declared = [] } = configuration;
	const types = declared.map((each) => ({
		...each,
		provider: addressIn(locked, each.provider)
	}));
	const callsElsewhere = configuration.unseen.some(({ kind }) => kind === "remote-module");
	const { lockFile = null } = base ?? {};
	const now = {
		file: {
			...file,
			configurationBefore: null
		},
		configuration
	};
	const outside = lockFile === null ? [] : outsideConstraints({
		...now,
		lockFile
	});
	return {
		...file,
		declared: {
			types,
			callsElsewhere
		},
		callsModules: configuration.callsModules === true,
		...moved.length === 0 ? {} : { movedFrom: new Map(moved) },
		...outside.length === 0 ? {} : { notAllowed: outside.map(({ lock }) => lock.address) }
	};
}

export { signaturesOf as $, globs as $t, pairsOf as A, initAgain as At, SourceError as B, isWithin as Bt, readFiles as C, confirmKey as Ct, configuredFolders as D, firstLock as Dt, changesBetween as E, entryKey as Et, fileContent as F, reconsider as Ft, openSemaphore as G, repositoryAround as Gt, onlyInClone as H, pathIn as Ht, isSameContent as I, restore as It, isKeptOut as J, aboutFile as Jt, becauseOf as K, touches as Kt, isUnderReview as L, folderOf as Lt, blobSha as M, lookForCache as Mt, contentLimit as N, mergeFixes as Nt, differing as O, forEachPlatform as Ot, digestOf as P, placeKey as Pt, readAtUnreadBase as Q, foldedTest as Qt, kindOfMode as R, foldersAbove as Rt, unclear as S, commandIn as St, maySearch as T, deleteAt as Tt, inTurns as U, possibleTrees as Ut, ambiguous as V, leadsOut as Vt, lookWhile as W, realPath as Wt, isMirrored as X, areApart as Xt, lockFileRemoved as Y, entryRule as Yt, nothingAround as Z, covers as Zt, bytesOf as _, readReleaseSource as _t, addressIn as a, pathOnDisk as an, beforeAsking as at, follow as b, allOf as bt, entriesFor as c, isNamed as ct, outsideConstraints as d, readableEntries as dt, isLockFileName as en, signersBefore as et, removedFrom as f, repositoryOf as ft, asTheyAre as g, unsupported as gt, configurationUnread as h, unfetched as ht, TooDeep as i, foldedName as in, assertedProof as it, blobDigest as j, lockAgain as jt, isChange as k, inUnit as kt, isFact as l, mayBeRead as lt, unseenNames as m, unaskable as mt, withRootModules as n, pathTest as nn, speakerOf as nt, configuredFile as o, documentsOf as ot, requirementsFor as p, repositoryWithDocuments as pt, isEmptied as q, aboutEntry as qt, followRenames as r, withoutDot as rn, announcedPlatform as rt, configuredFiles as s, formerDocuments as st, modulesBeside as t, lockFileName as tn, signersOf as tt, missingFrom as u, obstacleOf as ut, contentIn as v, sourceName as vt, isPlugin as w, consider as wt, listedTree as x, askPublisher as xt, entryBehind as y, tagOf as yt, listingOf as z, isReallyWithin as zt };