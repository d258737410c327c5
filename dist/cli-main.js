import { b as shellWord, c as NotJudgedError, f as codeInBrackets, g as orNull, l as UserError, m as invalidInput, p as codeOf, u as bugReport, v as quoted, y as shellPath } from "./package-border.js";
import { $ as signerWords, A as followed, At as wordsOf, Ct as platform, Dt as readText, E as reviewByPolicy, Et as propertyOf, G as halfClosedRemark, H as visibleJson, J as changeWords, K as exitCode, L as rulePage, M as allSettings, N as extensions, Ot as standardText, P as rules, Q as shareWords, S as renderJson, Tt as plainWords, U as replaceFile, V as terminalText, W as halfClosed, X as notesAbout, Y as hashWords, Z as scopeWords, _ as linesOn, _t as core, b as groupFindings, dt as flawIn, et as versionWords, ft as isOfEntry, g as renderMarkdown, gt as severities, ht as originsOf, j as settingsFrom, k as readPolicy, kt as standardYaml, mt as objectionTo, ot as createGitHubAccess, pt as decidedFor, q as signOf, st as openGitHubAccess, tt as acceptancesOf, ut as tokenNameOf, v as notesOn, wt as flagName, x as shownFindings, xt as sharedFileIn, y as shownChanges } from "./lockproof.js";
import { n as toolVersion, t as docsUrl } from "./tool.js";
import { a as defaultBase, f as directorySource, i as readWorkingTree, o as answerOf, p as readDiskFile, r as gitSource, s as openRepository, v as plainToken } from "./sources.js";
import { $ as isOfFiles, Ct as shownPart, P as Patience, S as parseLockFile, Xt as publicRegistries, _t as providerName, en as distinct, ft as listed, gt as plainText, lt as counted, r as nearestName, ut as firstOf } from "./values.js";
import { Bt as isWithin, Gt as repositoryAround, Ut as possibleTrees, Vt as leadsOut, Wt as realPath, en as isLockFileName, in as foldedName, v as contentIn, zt as isReallyWithin } from "./around.js";
import fs, { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, rmdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path, { basename, dirname, join, posix, relative, resolve, sep } from "node:path";
import { EventEmitter } from "node:events";
import childProcess from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import process$1 from "node:process";

// node_modules/commander/lib/error.js
var CommanderError = class extends Error {
	constructor(exitCode, code, message) {
		super(message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
		this.code = code;
		this.exitCode = exitCode;
		this.nestedError = void 0;
	}
};
var InvalidArgumentError = class extends CommanderError {
	constructor(message) {
		super(1, "commander.invalidArgument", message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
	}
};

// node_modules/commander/lib/argument.js
var Argument = class {
	constructor(name, description) {
		this.description = description || "";
		this.variadic = false;
		this.parseArg = void 0;
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.argChoices = void 0;
		switch (name[0]) {
			case "<":
				this.required = true;
				this._name = name.slice(1, -1);
				break;
			case "[":
				this.required = false;
				this._name = name.slice(1, -1);
				break;
			default:
				this.required = true;
				this._name = name;
		}
		if (this._name.endsWith("...")) {
			this.variadic = true;
			this._name = this._name.slice(0, -3);
		}
	}
	name() {
		return this._name;
	}
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	argRequired() {
		this.required = true;
		return this;
	}
	argOptional() {
		this.required = false;
		return this;
	}
};
function humanReadableArgName(arg) {
	const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
	return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}

// node_modules/commander/lib/help.js
var Help = class {
	constructor() {
		this.helpWidth = void 0;
		this.minWidthToWrap = 40;
		this.sortSubcommands = false;
		this.sortOptions = false;
		this.showGlobalOptions = false;
	}
	prepareContext(contextOptions) {
		this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
	}
	visibleCommands(cmd) {
		const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
		const helpCommand = cmd._getHelpCommand();
		if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
		if (this.sortSubcommands) visibleCommands.sort((a, b) => {
			return a.name().localeCompare(b.name());
		});
		return visibleCommands;
	}
	compareOptions(a, b) {
		const getSortKey = (option) => {
			return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
		};
		return getSortKey(a).localeCompare(getSortKey(b));
	}
	visibleOptions(cmd) {
		const visibleOptions = cmd.options.filter((option) => !option.hidden);
		const helpOption = cmd._getHelpOption();
		if (helpOption && !helpOption.hidden) {
			const removeShort = helpOption.short && cmd._findOption(helpOption.short);
			const removeLong = helpOption.long && cmd._findOption(helpOption.long);
			if (!removeShort && !removeLong) visibleOptions.push(helpOption);
			else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description).helpGroup(helpOption.helpGroupHeading));
			else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description).helpGroup(helpOption.helpGroupHeading));
		}
		if (this.sortOptions) visibleOptions.sort(this.compareOptions);
		return visibleOptions;
	}
	visibleGlobalOptions(cmd) {
		if (!this.showGlobalOptions) return [];
		const globalOptions = [];
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
			const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
			globalOptions.push(...visibleOptions);
		}
		if (this.sortOptions) globalOptions.sort(this.compareOptions);
		return globalOptions;
	}
	visibleArguments(cmd) {
		if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
			argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
		});
		if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
		return [];
	}
	subcommandTerm(cmd) {
		const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
		return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
	}
	optionTerm(option) {
		return option.flags;
	}
	argumentTerm(argument) {
		return argument.name();
	}
	longestSubcommandTermLength(cmd, helper) {
		return helper.visibleCommands(cmd).reduce((max, command) => {
			return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
		}, 0);
	}
	longestOptionTermLength(cmd, helper) {
		return helper.visibleOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	longestGlobalOptionTermLength(cmd, helper) {
		return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	longestArgumentTermLength(cmd, helper) {
		return helper.visibleArguments(cmd).reduce((max, argument) => {
			return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
		}, 0);
	}
	commandUsage(cmd) {
		let cmdName = cmd._name;
		if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
		let ancestorCmdNames = "";
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
		return ancestorCmdNames + cmdName + " " + cmd.usage();
	}
	commandDescription(cmd) {
		return cmd.description();
	}
	subcommandDescription(cmd) {
		return cmd.summary() || cmd.description();
	}
	optionDescription(option) {
		const extraInfo = [];
		if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (option.defaultValue !== void 0) {
			if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
		}
		if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
		if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (option.description) return `${option.description} ${extraDescription}`;
			return extraDescription;
		}
		return option.description;
	}
	argumentDescription(argument) {
		const extraInfo = [];
		if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (argument.description) return `${argument.description} ${extraDescription}`;
			return extraDescription;
		}
		return argument.description;
	}
	formatItemList(heading, items, helper) {
		if (items.length === 0) return [];
		return [
			helper.styleTitle(heading),
			...items,
			""
		];
	}
	groupItems(unsortedItems, visibleItems, getGroup) {
		const result = /* @__PURE__ */ new Map();
		unsortedItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
		});
		visibleItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
			result.get(group).push(item);
		});
		return result;
	}
	formatHelp(cmd, helper) {
		const termWidth = helper.padWidth(cmd, helper);
		const helpWidth = helper.helpWidth ?? 80;
		function callFormatItem(term, description) {
			return helper.formatItem(term, termWidth, description, helper);
		}
		let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
		const commandDescription = helper.commandDescription(cmd);
		if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
		const argumentList = helper.visibleArguments(cmd).map((argument) => {
			return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
		});
		output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
		this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
			const optionList = options.map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList(group, optionList, helper));
		});
		if (helper.showGlobalOptions) {
			const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
		}
		this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
			const commandList = commands.map((sub) => {
				return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
			});
			output = output.concat(this.formatItemList(group, commandList, helper));
		});
		return output.join("\n");
	}
	displayWidth(str) {
		return stripVTControlCharacters(str).length;
	}
	styleTitle(str) {
		return str;
	}
	styleUsage(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word === "[command]") return this.styleSubcommandText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleCommandText(word);
		}).join(" ");
	}
	styleCommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleOptionDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleSubcommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleArgumentDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleDescriptionText(str) {
		return str;
	}
	styleOptionTerm(str) {
		return this.styleOptionText(str);
	}
	styleSubcommandTerm(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleSubcommandText(word);
		}).join(" ");
	}
	styleArgumentTerm(str) {
		return this.styleArgumentText(str);
	}
	styleOptionText(str) {
		return str;
	}
	styleArgumentText(str) {
		return str;
	}
	styleSubcommandText(str) {
		return str;
	}
	styleCommandText(str) {
		return str;
	}
	padWidth(cmd, helper) {
		return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
	}
	preformatted(str) {
		return /\n[^\S\r\n]/.test(str);
	}
	formatItem(term, termWidth, description, helper) {
		const itemIndent = 2;
		const itemIndentStr = " ".repeat(itemIndent);
		if (!description) return itemIndentStr + term;
		const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
		const spacerWidth = 2;
		const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
		let formattedDescription;
		if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
		else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
		return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
	}
	boxWrap(str, width) {
		if (width < this.minWidthToWrap) return str;
		const rawLines = str.split(/\r\n|\n/);
		const chunkPattern = /[\s]*[^\s]+/g;
		const wrappedLines = [];
		rawLines.forEach((line) => {
			const chunks = line.match(chunkPattern);
			if (chunks === null) {
				wrappedLines.push("");
				return;
			}
			let sumChunks = [chunks.shift()];
			let sumWidth = this.displayWidth(sumChunks[0]);
			chunks.forEach((chunk) => {
				const visibleWidth = this.displayWidth(chunk);
				if (sumWidth + visibleWidth <= width) {
					sumChunks.push(chunk);
					sumWidth += visibleWidth;
					return;
				}
				wrappedLines.push(sumChunks.join(""));
				const nextChunk = chunk.trimStart();
				sumChunks = [nextChunk];
				sumWidth = this.displayWidth(nextChunk);
			});
			wrappedLines.push(sumChunks.join(""));
		});
		return wrappedLines.join("\n");
	}
};

// node_modules/commander/lib/option.js
var Option = class {
	constructor(flags, description) {
		this.flags = flags;
		this.description = description || "";
		this.required = flags.includes("<");
		this.optional = flags.includes("[");
		this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags);
		this.mandatory = false;
		const optionFlags = splitOptionFlags(flags);
		this.short = optionFlags.shortFlag;
		this.long = optionFlags.longFlag;
		this.negate = false;
		if (this.long) this.negate = this.long.startsWith("--no-");
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.presetArg = void 0;
		this.envVar = void 0;
		this.parseArg = void 0;
		this.hidden = false;
		this.argChoices = void 0;
		this.conflictsWith = [];
		this.implied = void 0;
		this.helpGroupHeading = void 0;
	}
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	preset(arg) {
		this.presetArg = arg;
		return this;
	}
	conflicts(names) {
		this.conflictsWith = this.conflictsWith.concat(names);
		return this;
	}
	implies(impliedOptionValues) {
		let newImplied = impliedOptionValues;
		if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
		this.implied = Object.assign(this.implied || {}, newImplied);
		return this;
	}
	env(name) {
		this.envVar = name;
		return this;
	}
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	makeOptionMandatory(mandatory = true) {
		this.mandatory = !!mandatory;
		return this;
	}
	hideHelp(hide = true) {
		this.hidden = !!hide;
		return this;
	}
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	name() {
		if (this.long) return this.long.replace(/^--/, "");
		return this.short.replace(/^-/, "");
	}
	attributeName() {
		if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
		return camelcase(this.name());
	}
	helpGroup(heading) {
		this.helpGroupHeading = heading;
		return this;
	}
	is(arg) {
		return this.short === arg || this.long === arg;
	}
	isBoolean() {
		return !this.required && !this.optional && !this.negate;
	}
};
var DualOptions = class {
	constructor(options) {
		this.positiveOptions = /* @__PURE__ */ new Map();
		this.negativeOptions = /* @__PURE__ */ new Map();
		this.dualOptions = /* @__PURE__ */ new Set();
		options.forEach((option) => {
			if (option.negate) this.negativeOptions.set(option.attributeName(), option);
			else this.positiveOptions.set(option.attributeName(), option);
		});
		this.negativeOptions.forEach((value, key) => {
			if (this.positiveOptions.has(key)) this.dualOptions.add(key);
		});
	}
	valueFromOption(value, option) {
		const optionKey = option.attributeName();
		if (!this.dualOptions.has(optionKey)) return true;
		const preset = this.negativeOptions.get(optionKey).presetArg;
		const negativeValue = preset !== void 0 ? preset : false;
		return option.negate === (negativeValue === value);
	}
};
function camelcase(str) {
	return str.split("-").reduce((str, word) => {
		return str + word[0].toUpperCase() + word.slice(1);
	});
}
function splitOptionFlags(flags) {
	let shortFlag;
	let longFlag;
	const shortFlagExp = /^-[^-]$/;
	const longFlagExp = /^--[^-]/;
	const flagParts = flags.split(/[ |,]+/).concat("guard");
	if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
	if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (!shortFlag && longFlagExp.test(flagParts[0])) {
		shortFlag = longFlag;
		longFlag = flagParts.shift();
	}
	if (flagParts[0].startsWith("-")) {
		const unsupportedFlag = flagParts[0];
		const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
		if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
		if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
		if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
		throw new Error(`${baseError}
- unrecognised flag format`);
	}
	if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
	return {
		shortFlag,
		longFlag
	};
}

// node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;
function editDistance(a, b) {
	if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
	const d = [];
	for (let i = 0; i <= a.length; i++) d[i] = [i];
	for (let j = 0; j <= b.length; j++) d[0][j] = j;
	for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
		let cost;
		if (a[i - 1] === b[j - 1]) cost = 0;
		else cost = 1;
		d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
	}
	return d[a.length][b.length];
}
function suggestSimilar(word, candidates) {
	if (!candidates || candidates.length === 0) return "";
	candidates = Array.from(new Set(candidates));
	const searchingOptions = word.startsWith("--");
	if (searchingOptions) {
		word = word.slice(2);
		candidates = candidates.map((candidate) => candidate.slice(2));
	}
	let similar = [];
	let bestDistance = maxDistance;
	const minSimilarity = .4;
	candidates.forEach((candidate) => {
		if (candidate.length <= 1) return;
		const distance = editDistance(word, candidate);
		const length = Math.max(word.length, candidate.length);
		if ((length - distance) / length > minSimilarity) {
			if (distance < bestDistance) {
				bestDistance = distance;
				similar = [candidate];
			} else if (distance === bestDistance) similar.push(candidate);
		}
	});
	similar.sort((a, b) => a.localeCompare(b));
	if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
	if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
	if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
	return "";
}

// node_modules/commander/lib/command.js
var Command = class Command extends EventEmitter {
	constructor(name) {
		super();
		this.commands = [];
		this.options = [];
		this.parent = null;
		this._allowUnknownOption = false;
		this._allowExcessArguments = false;
		this.registeredArguments = [];
		this._args = this.registeredArguments;
		this.args = [];
		this.rawArgs = [];
		this.processedArgs = [];
		this._scriptPath = null;
		this._name = name || "";
		this._optionValues = {};
		this._optionValueSources = {};
		this._storeOptionsAsProperties = false;
		this._actionHandler = null;
		this._executableHandler = false;
		this._executableFile = null;
		this._executableDir = null;
		this._defaultCommandName = null;
		this._exitCallback = null;
		this._aliases = [];
		this._combineFlagAndOptionalValue = true;
		this._description = "";
		this._summary = "";
		this._argsDescription = void 0;
		this._enablePositionalOptions = false;
		this._passThroughOptions = false;
		this._lifeCycleHooks = {};
		this._showHelpAfterError = false;
		this._showSuggestionAfterError = true;
		this._savedState = null;
		this._outputConfiguration = {
			writeOut: (str) => process$1.stdout.write(str),
			writeErr: (str) => process$1.stderr.write(str),
			outputError: (str, write) => write(str),
			getOutHelpWidth: () => process$1.stdout.isTTY ? process$1.stdout.columns : void 0,
			getErrHelpWidth: () => process$1.stderr.isTTY ? process$1.stderr.columns : void 0,
			getOutHasColors: () => useColor() ?? (process$1.stdout.isTTY && process$1.stdout.hasColors?.()),
			getErrHasColors: () => useColor() ?? (process$1.stderr.isTTY && process$1.stderr.hasColors?.()),
			stripColor: (str) => stripVTControlCharacters(str)
		};
		this._hidden = false;
		this._helpOption = void 0;
		this._addImplicitHelpCommand = void 0;
		this._helpCommand = void 0;
		this._helpConfiguration = {};
		this._helpGroupHeading = void 0;
		this._defaultCommandGroup = void 0;
		this._defaultOptionGroup = void 0;
	}
	copyInheritedSettings(sourceCommand) {
		this._outputConfiguration = sourceCommand._outputConfiguration;
		this._helpOption = sourceCommand._helpOption;
		this._helpCommand = sourceCommand._helpCommand;
		this._helpConfiguration = sourceCommand._helpConfiguration;
		this._exitCallback = sourceCommand._exitCallback;
		this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
		this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
		this._allowExcessArguments = sourceCommand._allowExcessArguments;
		this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
		this._showHelpAfterError = sourceCommand._showHelpAfterError;
		this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
		return this;
	}
	_getCommandAndAncestors() {
		const result = [];
		for (let command = this; command; command = command.parent) result.push(command);
		return result;
	}
	command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
		let desc = actionOptsOrExecDesc;
		let opts = execOpts;
		if (typeof desc === "object" && desc !== null) {
			opts = desc;
			desc = null;
		}
		opts = opts || {};
		const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
		const cmd = this.createCommand(name);
		if (desc) {
			cmd.description(desc);
			cmd._executableHandler = true;
		}
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		cmd._hidden = !!(opts.noHelp || opts.hidden);
		cmd._executableFile = opts.executableFile || null;
		if (args) cmd.arguments(args);
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd.copyInheritedSettings(this);
		if (desc) return this;
		return cmd;
	}
	createCommand(name) {
		return new Command(name);
	}
	createHelp() {
		return Object.assign(new Help(), this.configureHelp());
	}
	configureHelp(configuration) {
		if (configuration === void 0) return this._helpConfiguration;
		this._helpConfiguration = configuration;
		return this;
	}
	configureOutput(configuration) {
		if (configuration === void 0) return this._outputConfiguration;
		this._outputConfiguration = {
			...this._outputConfiguration,
			...configuration
		};
		return this;
	}
	showHelpAfterError(displayHelp = true) {
		if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
		this._showHelpAfterError = displayHelp;
		return this;
	}
	showSuggestionAfterError(displaySuggestion = true) {
		this._showSuggestionAfterError = !!displaySuggestion;
		return this;
	}
	addCommand(cmd, opts) {
		if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
		opts = opts || {};
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		if (opts.noHelp || opts.hidden) cmd._hidden = true;
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd._checkForBrokenPassThrough();
		return this;
	}
	createArgument(name, description) {
		return new Argument(name, description);
	}
	argument(name, description, parseArg, defaultValue) {
		const argument = this.createArgument(name, description);
		if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
		else argument.default(parseArg);
		this.addArgument(argument);
		return this;
	}
	arguments(names) {
		names.trim().split(/ +/).forEach((detail) => {
			this.argument(detail);
		});
		return this;
	}
	addArgument(argument) {
		const previousArgument = this.registeredArguments.slice(-1)[0];
		if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
		if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
		this.registeredArguments.push(argument);
		return this;
	}
	helpCommand(enableOrNameAndArgs, description) {
		if (typeof enableOrNameAndArgs === "boolean") {
			this._addImplicitHelpCommand = enableOrNameAndArgs;
			if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
			return this;
		}
		const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
		const helpDescription = description ?? "display help for command";
		const helpCommand = this.createCommand(helpName);
		helpCommand.helpOption(false);
		if (helpArgs) helpCommand.arguments(helpArgs);
		if (helpDescription) helpCommand.description(helpDescription);
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
		return this;
	}
	addHelpCommand(helpCommand, deprecatedDescription) {
		if (typeof helpCommand !== "object") {
			this.helpCommand(helpCommand, deprecatedDescription);
			return this;
		}
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		this._initCommandGroup(helpCommand);
		return this;
	}
	_getHelpCommand() {
		if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
			if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
			return this._helpCommand;
		}
		return null;
	}
	hook(event, listener) {
		const allowedValues = [
			"preSubcommand",
			"preAction",
			"postAction"
		];
		if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
		if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
		else this._lifeCycleHooks[event] = [listener];
		return this;
	}
	exitOverride(fn) {
		if (fn) this._exitCallback = fn;
		else this._exitCallback = (err) => {
			if (err.code !== "commander.executeSubCommandAsync") throw err;
		};
		return this;
	}
	_exit(exitCode, code, message) {
		if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
		process$1.exit(exitCode);
	}
	action(fn) {
		const listener = (args) => {
			const expectedArgsCount = this.registeredArguments.length;
			const actionArgs = args.slice(0, expectedArgsCount);
			if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
			else actionArgs[expectedArgsCount] = this.opts();
			actionArgs.push(this);
			return fn.apply(this, actionArgs);
		};
		this._actionHandler = listener;
		return this;
	}
	createOption(flags, description) {
		return new Option(flags, description);
	}
	_callParseArg(target, value, previous, invalidArgumentMessage) {
		try {
			return target.parseArg(value, previous);
		} catch (err) {
			if (err.code === "commander.invalidArgument") {
				const message = `${invalidArgumentMessage} ${err.message}`;
				this.error(message, {
					exitCode: err.exitCode,
					code: err.code
				});
			}
			throw err;
		}
	}
	_registerOption(option) {
		const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
		if (matchingOption) {
			const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
			throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
		}
		this._initOptionGroup(option);
		this.options.push(option);
	}
	_registerCommand(command) {
		const knownBy = (cmd) => {
			return [cmd.name()].concat(cmd.aliases());
		};
		const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
		if (alreadyUsed) {
			const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
			const newCmd = knownBy(command).join("|");
			throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
		}
		this._initCommandGroup(command);
		this.commands.push(command);
	}
	addOption(option) {
		this._registerOption(option);
		const oname = option.name();
		const name = option.attributeName();
		if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
		const handleOptionValue = (val, invalidValueMessage, valueSource) => {
			if (val == null && option.presetArg !== void 0) val = option.presetArg;
			const oldValue = this.getOptionValue(name);
			if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
			else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
			if (val == null) {
				if (option.negate) val = false;
				else if (option.isBoolean() || option.optional) val = true;
				else val = "";
			}
			this.setOptionValueWithSource(name, val, valueSource);
		};
		this.on("option:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "cli");
		});
		if (option.envVar) this.on("optionEnv:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "env");
		});
		return this;
	}
	_optionEx(config, flags, description, fn, defaultValue) {
		if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
		const option = this.createOption(flags, description);
		option.makeOptionMandatory(!!config.mandatory);
		if (typeof fn === "function") option.default(defaultValue).argParser(fn);
		else if (fn instanceof RegExp) {
			const regex = fn;
			fn = (val, def) => {
				const m = regex.exec(val);
				return m ? m[0] : def;
			};
			option.default(defaultValue).argParser(fn);
		} else option.default(fn);
		return this.addOption(option);
	}
	option(flags, description, parseArg, defaultValue) {
		return this._optionEx({}, flags, description, parseArg, defaultValue);
	}
	requiredOption(flags, description, parseArg, defaultValue) {
		return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
	}
	combineFlagAndOptionalValue(combine = true) {
		this._combineFlagAndOptionalValue = !!combine;
		return this;
	}
	allowUnknownOption(allowUnknown = true) {
		this._allowUnknownOption = !!allowUnknown;
		return this;
	}
	allowExcessArguments(allowExcess = true) {
		this._allowExcessArguments = !!allowExcess;
		return this;
	}
	enablePositionalOptions(positional = true) {
		this._enablePositionalOptions = !!positional;
		return this;
	}
	passThroughOptions(passThrough = true) {
		this._passThroughOptions = !!passThrough;
		this._checkForBrokenPassThrough();
		return this;
	}
	_checkForBrokenPassThrough() {
		if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
	}
	storeOptionsAsProperties(storeAsProperties = true) {
		if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
		if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
		this._storeOptionsAsProperties = !!storeAsProperties;
		return this;
	}
	getOptionValue(key) {
		if (this._storeOptionsAsProperties) return this[key];
		return this._optionValues[key];
	}
	setOptionValue(key, value) {
		return this.setOptionValueWithSource(key, value, void 0);
	}
	setOptionValueWithSource(key, value, source) {
		if (this._storeOptionsAsProperties) this[key] = value;
		else this._optionValues[key] = value;
		this._optionValueSources[key] = source;
		return this;
	}
	getOptionValueSource(key) {
		return this._optionValueSources[key];
	}
	getOptionValueSourceWithGlobals(key) {
		let source;
		this._getCommandAndAncestors().forEach((cmd) => {
			if (Object.hasOwn(cmd._optionValueSources, key)) source = cmd.getOptionValueSource(key);
		});
		return source;
	}
	_prepareUserArgs(argv, parseOptions) {
		if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
		parseOptions = parseOptions || {};
		if (argv === void 0 && parseOptions.from === void 0) {
			if (process$1.versions?.electron) parseOptions.from = "electron";
			const execArgv = process$1.execArgv ?? [];
			if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
		}
		if (argv === void 0) argv = process$1.argv;
		this.rawArgs = argv.slice();
		let userArgs;
		switch (parseOptions.from) {
			case void 0:
			case "node":
				this._scriptPath = argv[1];
				userArgs = argv.slice(2);
				break;
			case "electron":
				if (process$1.defaultApp) {
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
				} else userArgs = argv.slice(1);
				break;
			case "user":
				userArgs = argv.slice(0);
				break;
			case "eval":
				userArgs = argv.slice(1);
				break;
			default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
		}
		if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
		this._name = this._name || "program";
		return userArgs;
	}
	parse(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		this._parseCommand([], userArgs);
		return this;
	}
	async parseAsync(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		await this._parseCommand([], userArgs);
		return this;
	}
	_prepareForParse() {
		if (this._savedState === null) {
			this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(option.attributeName(), true, "default");
			});
			this.saveStateBeforeParse();
		} else this.restoreStateBeforeParse();
	}
	saveStateBeforeParse() {
		this._savedState = {
			_name: this._name,
			_optionValues: { ...this._optionValues },
			_optionValueSources: { ...this._optionValueSources }
		};
	}
	restoreStateBeforeParse() {
		if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
		this._name = this._savedState._name;
		this._scriptPath = null;
		this.rawArgs = [];
		this._optionValues = { ...this._savedState._optionValues };
		this._optionValueSources = { ...this._savedState._optionValueSources };
		this.args = [];
		this.processedArgs = [];
	}
	_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
		if (fs.existsSync(executableFile)) return;
		const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
		throw new Error(executableMissing);
	}
	_executeSubCommand(subcommand, args) {
		args = args.slice();
		const sourceExt = [
			".js",
			".ts",
			".tsx",
			".mjs",
			".cjs"
		];
		function findFile(baseDir, baseName) {
			const localBin = path.resolve(baseDir, baseName);
			if (fs.existsSync(localBin)) return localBin;
			if (sourceExt.includes(path.extname(baseName))) return void 0;
			const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
			if (foundExt) return `${localBin}${foundExt}`;
		}
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
		let executableDir = this._executableDir || "";
		if (this._scriptPath) {
			let resolvedScriptPath;
			try {
				resolvedScriptPath = fs.realpathSync(this._scriptPath);
			} catch {
				resolvedScriptPath = this._scriptPath;
			}
			executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
		}
		if (executableDir) {
			let localFile = findFile(executableDir, executableFile);
			if (!localFile && !subcommand._executableFile && this._scriptPath) {
				const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
				if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
			}
			executableFile = localFile || executableFile;
		}
		const launchWithNode = sourceExt.includes(path.extname(executableFile));
		let proc;
		if (process$1.platform !== "win32") {
			if (launchWithNode) {
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
				proc = childProcess.spawn(process$1.argv[0], args, { stdio: "inherit" });
			} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
		} else {
			this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			args.unshift(executableFile);
			args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
			proc = childProcess.spawn(process$1.execPath, args, { stdio: "inherit" });
		}
		if (!proc.killed) [
			"SIGUSR1",
			"SIGUSR2",
			"SIGTERM",
			"SIGINT",
			"SIGHUP"
		].forEach((signal) => {
			process$1.on(signal, () => {
				if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
			});
		});
		const exitCallback = this._exitCallback;
		proc.on("close", (code) => {
			code = code ?? 1;
			if (!exitCallback) process$1.exit(code);
			else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
		});
		proc.on("error", (err) => {
			if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
			if (!exitCallback) process$1.exit(1);
			else {
				const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
				wrappedError.nestedError = err;
				exitCallback(wrappedError);
			}
		});
		this.runningCommand = proc;
	}
	_dispatchSubcommand(commandName, operands, unknown) {
		const subCommand = this._findCommand(commandName);
		if (!subCommand) this.help({ error: true });
		subCommand._prepareForParse();
		let promiseChain;
		promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
		promiseChain = this._chainOrCall(promiseChain, () => {
			if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
			else return subCommand._parseCommand(operands, unknown);
		});
		return promiseChain;
	}
	_dispatchHelpCommand(subcommandName) {
		if (!subcommandName) this.help();
		const subCommand = this._findCommand(subcommandName);
		if (subCommand && !subCommand._executableHandler) subCommand.help();
		return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
	}
	_checkNumberOfArguments() {
		this.registeredArguments.forEach((arg, i) => {
			if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
		});
		if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
		if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
	}
	_processArguments() {
		const myParseArg = (argument, value, previous) => {
			let parsedValue = value;
			if (value !== null && argument.parseArg) {
				const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
				parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
			}
			return parsedValue;
		};
		this._checkNumberOfArguments();
		const processedArgs = [];
		this.registeredArguments.forEach((declaredArg, index) => {
			let value = declaredArg.defaultValue;
			if (declaredArg.variadic) {
				if (index < this.args.length) {
					value = this.args.slice(index);
					if (declaredArg.parseArg) value = value.reduce((processed, v) => {
						return myParseArg(declaredArg, v, processed);
					}, declaredArg.defaultValue);
				} else if (value === void 0) value = [];
			} else if (index < this.args.length) {
				value = this.args[index];
				if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
			}
			processedArgs[index] = value;
		});
		this.processedArgs = processedArgs;
	}
	_chainOrCall(promise, fn) {
		if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
		return fn();
	}
	_chainOrCallHooks(promise, event) {
		let result = promise;
		const hooks = [];
		this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
			hookedCommand._lifeCycleHooks[event].forEach((callback) => {
				hooks.push({
					hookedCommand,
					callback
				});
			});
		});
		if (event === "postAction") hooks.reverse();
		hooks.forEach((hookDetail) => {
			result = this._chainOrCall(result, () => {
				return hookDetail.callback(hookDetail.hookedCommand, this);
			});
		});
		return result;
	}
	_chainOrCallSubCommandHook(promise, subCommand, event) {
		let result = promise;
		if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
			result = this._chainOrCall(result, () => {
				return hook(this, subCommand);
			});
		});
		return result;
	}
	_parseCommand(operands, unknown) {
		const parsed = this.parseOptions(unknown);
		this._parseOptionsEnv();
		this._parseOptionsImplied();
		operands = operands.concat(parsed.operands);
		unknown = parsed.unknown;
		this.args = operands.concat(unknown);
		if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
		if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
		if (this._defaultCommandName) {
			this._outputHelpIfRequested(unknown);
			return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
		}
		if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
		this._outputHelpIfRequested(parsed.unknown);
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		const checkForUnknownOptions = () => {
			if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
		};
		const commandEvent = `command:${this.name()}`;
		if (this._actionHandler) {
			checkForUnknownOptions();
			this._processArguments();
			let promiseChain;
			promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
			promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
			if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
				this.parent.emit(commandEvent, operands, unknown);
			});
			promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
			return promiseChain;
		}
		if (this.parent?.listenerCount(commandEvent)) {
			checkForUnknownOptions();
			this._processArguments();
			this.parent.emit(commandEvent, operands, unknown);
		} else if (operands.length) {
			if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
			if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
			else if (this.commands.length) this.unknownCommand();
			else {
				checkForUnknownOptions();
				this._processArguments();
			}
		} else if (this.commands.length) {
			checkForUnknownOptions();
			this.help({ error: true });
		} else {
			checkForUnknownOptions();
			this._processArguments();
		}
	}
	_findCommand(name) {
		if (!name) return void 0;
		return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
	}
	_findOption(arg) {
		return this.options.find((option) => option.is(arg));
	}
	_checkForMissingMandatoryOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd.options.forEach((anOption) => {
				if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
			});
		});
	}
	_checkForConflictingLocalOptions() {
		const definedNonDefaultOptions = this.options.filter((option) => {
			const optionKey = option.attributeName();
			if (this.getOptionValue(optionKey) === void 0) return false;
			return this.getOptionValueSource(optionKey) !== "default";
		});
		definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
			const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
			if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
		});
	}
	_checkForConflictingOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd._checkForConflictingLocalOptions();
		});
	}
	parseOptions(args) {
		const operands = [];
		const unknown = [];
		let dest = operands;
		function maybeOption(arg) {
			return arg.length > 1 && arg[0] === "-";
		}
		const negativeNumberArg = (arg) => {
			if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
			return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
		};
		let activeVariadicOption = null;
		let activeGroup = null;
		let i = 0;
		while (i < args.length || activeGroup) {
			const arg = activeGroup ?? args[i++];
			activeGroup = null;
			if (arg === "--") {
				if (dest === unknown) dest.push(arg);
				dest.push(...args.slice(i));
				break;
			}
			if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
				this.emit(`option:${activeVariadicOption.name()}`, arg);
				continue;
			}
			activeVariadicOption = null;
			if (maybeOption(arg)) {
				const option = this._findOption(arg);
				if (option) {
					if (option.required) {
						const value = args[i++];
						if (value === void 0) this.optionMissingArgument(option);
						this.emit(`option:${option.name()}`, value);
					} else if (option.optional) {
						let value = null;
						if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
						this.emit(`option:${option.name()}`, value);
					} else this.emit(`option:${option.name()}`);
					activeVariadicOption = option.variadic ? option : null;
					continue;
				}
			}
			if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
				const option = this._findOption(`-${arg[1]}`);
				if (option) {
					if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
					else {
						this.emit(`option:${option.name()}`);
						activeGroup = `-${arg.slice(2)}`;
					}
					continue;
				}
			}
			if (/^--[^=]+=/.test(arg)) {
				const index = arg.indexOf("=");
				const option = this._findOption(arg.slice(0, index));
				if (option && (option.required || option.optional)) {
					this.emit(`option:${option.name()}`, arg.slice(index + 1));
					continue;
				}
			}
			if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
			if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
				if (this._findCommand(arg)) {
					operands.push(arg);
					unknown.push(...args.slice(i));
					break;
				} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
					operands.push(arg, ...args.slice(i));
					break;
				} else if (this._defaultCommandName) {
					unknown.push(arg, ...args.slice(i));
					break;
				}
			}
			if (this._passThroughOptions) {
				dest.push(arg, ...args.slice(i));
				break;
			}
			dest.push(arg);
		}
		return {
			operands,
			unknown
		};
	}
	opts() {
		if (this._storeOptionsAsProperties) {
			const result = {};
			const len = this.options.length;
			for (let i = 0; i < len; i++) {
				const key = this.options[i].attributeName();
				result[key] = key === this._versionOptionName ? this._version : this[key];
			}
			return result;
		}
		return this._optionValues;
	}
	optsWithGlobals() {
		return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
	}
	error(message, errorOptions) {
		this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
		if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
		else if (this._showHelpAfterError) {
			this._outputConfiguration.writeErr("\n");
			this.outputHelp({ error: true });
		}
		const config = errorOptions || {};
		const exitCode = config.exitCode || 1;
		const code = config.code || "commander.error";
		this._exit(exitCode, code, message);
	}
	_parseOptionsEnv() {
		this.options.forEach((option) => {
			if (option.envVar && option.envVar in process$1.env) {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0 || [
					"default",
					"config",
					"env"
				].includes(this.getOptionValueSource(optionKey))) {
					if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process$1.env[option.envVar]);
					else this.emit(`optionEnv:${option.name()}`);
				}
			}
		});
	}
	_parseOptionsImplied() {
		const dualHelper = new DualOptions(this.options);
		const hasCustomOptionValue = (optionKey) => {
			return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
		};
		this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
			Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
				this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
			});
		});
	}
	missingArgument(name) {
		const message = `error: missing required argument '${name}'`;
		this.error(message, { code: "commander.missingArgument" });
	}
	optionMissingArgument(option) {
		const message = `error: option '${option.flags}' argument missing`;
		this.error(message, { code: "commander.optionMissingArgument" });
	}
	missingMandatoryOptionValue(option) {
		const message = `error: required option '${option.flags}' not specified`;
		this.error(message, { code: "commander.missingMandatoryOptionValue" });
	}
	_conflictingOption(option, conflictingOption) {
		const findBestOptionFromValue = (option) => {
			const optionKey = option.attributeName();
			const optionValue = this.getOptionValue(optionKey);
			const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
			const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
			if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
			return positiveOption || option;
		};
		const getErrorMessage = (option) => {
			const bestOption = findBestOptionFromValue(option);
			const optionKey = bestOption.attributeName();
			if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
			return `option '${bestOption.flags}'`;
		};
		const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
		this.error(message, { code: "commander.conflictingOption" });
	}
	unknownOption(flag) {
		if (this._allowUnknownOption) return;
		let suggestion = "";
		if (flag.startsWith("--") && this._showSuggestionAfterError) {
			let candidateFlags = [];
			let command = this;
			do {
				const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
				candidateFlags = candidateFlags.concat(moreFlags);
				command = command.parent;
			} while (command && !command._enablePositionalOptions);
			suggestion = suggestSimilar(flag, candidateFlags);
		}
		const message = `error: unknown option '${flag}'${suggestion}`;
		this.error(message, { code: "commander.unknownOption" });
	}
	_excessArguments(receivedArgs) {
		if (this._allowExcessArguments) return;
		const expected = this.registeredArguments.length;
		const s = expected === 1 ? "" : "s";
		const received = receivedArgs.length;
		const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
		this.error(message, { code: "commander.excessArguments" });
	}
	unknownCommand() {
		const unknownName = this.args[0];
		let suggestion = "";
		if (this._showSuggestionAfterError) {
			const candidateNames = [];
			this.createHelp().visibleCommands(this).forEach((command) => {
				candidateNames.push(command.name());
				if (command.alias()) candidateNames.push(command.alias());
			});
			suggestion = suggestSimilar(unknownName, candidateNames);
		}
		const message = `error: unknown command '${unknownName}'${suggestion}`;
		this.error(message, { code: "commander.unknownCommand" });
	}
	version(str, flags, description) {
		if (str === void 0) return this._version;
		this._version = str;
		flags = flags || "-V, --version";
		description = description || "output the version number";
		const versionOption = this.createOption(flags, description);
		this._versionOptionName = versionOption.attributeName();
		this._registerOption(versionOption);
		this.on("option:" + versionOption.name(), () => {
			this._outputConfiguration.writeOut(`${str}\n`);
			this._exit(0, "commander.version", str);
		});
		return this;
	}
	description(str, argsDescription) {
		if (str === void 0 && argsDescription === void 0) return this._description;
		this._description = str;
		if (argsDescription) this._argsDescription = argsDescription;
		return this;
	}
	summary(str) {
		if (str === void 0) return this._summary;
		this._summary = str;
		return this;
	}
	alias(alias) {
		if (alias === void 0) return this._aliases[0];
		let command = this;
		if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
		if (alias === command._name) throw new Error("Command alias can't be the same as its name");
		const matchingCommand = this.parent?._findCommand(alias);
		if (matchingCommand) {
			const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
			throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
		}
		command._aliases.push(alias);
		return this;
	}
	aliases(aliases) {
		if (aliases === void 0) return this._aliases;
		aliases.forEach((alias) => this.alias(alias));
		return this;
	}
	usage(str) {
		if (str === void 0) {
			if (this._usage) return this._usage;
			const args = this.registeredArguments.map((arg) => {
				return humanReadableArgName(arg);
			});
			return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
		}
		this._usage = str;
		return this;
	}
	name(str) {
		if (str === void 0) return this._name;
		this._name = str;
		return this;
	}
	helpGroup(heading) {
		if (heading === void 0) return this._helpGroupHeading ?? "";
		this._helpGroupHeading = heading;
		return this;
	}
	commandsGroup(heading) {
		if (heading === void 0) return this._defaultCommandGroup ?? "";
		this._defaultCommandGroup = heading;
		return this;
	}
	optionsGroup(heading) {
		if (heading === void 0) return this._defaultOptionGroup ?? "";
		this._defaultOptionGroup = heading;
		return this;
	}
	_initOptionGroup(option) {
		if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
	}
	_initCommandGroup(cmd) {
		if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
	}
	nameFromFilename(filename) {
		this._name = path.basename(filename, path.extname(filename));
		return this;
	}
	executableDir(path) {
		if (path === void 0) return this._executableDir;
		this._executableDir = path;
		return this;
	}
	helpInformation(contextOptions) {
		const helper = this.createHelp();
		const context = this._getOutputContext(contextOptions);
		helper.prepareContext({
			error: context.error,
			helpWidth: context.helpWidth,
			outputHasColors: context.hasColors
		});
		const text = helper.formatHelp(this, helper);
		if (context.hasColors) return text;
		return this._outputConfiguration.stripColor(text);
	}
	_getOutputContext(contextOptions) {
		contextOptions = contextOptions || {};
		const error = !!contextOptions.error;
		let baseWrite;
		let hasColors;
		let helpWidth;
		if (error) {
			baseWrite = (str) => this._outputConfiguration.writeErr(str);
			hasColors = this._outputConfiguration.getErrHasColors();
			helpWidth = this._outputConfiguration.getErrHelpWidth();
		} else {
			baseWrite = (str) => this._outputConfiguration.writeOut(str);
			hasColors = this._outputConfiguration.getOutHasColors();
			helpWidth = this._outputConfiguration.getOutHelpWidth();
		}
		const write = (str) => {
			if (!hasColors) str = this._outputConfiguration.stripColor(str);
			return baseWrite(str);
		};
		return {
			error,
			write,
			hasColors,
			helpWidth
		};
	}
	outputHelp(contextOptions) {
		let deprecatedCallback;
		if (typeof contextOptions === "function") {
			deprecatedCallback = contextOptions;
			contextOptions = void 0;
		}
		const outputContext = this._getOutputContext(contextOptions);
		const eventContext = {
			error: outputContext.error,
			write: outputContext.write,
			command: this
		};
		this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
		this.emit("beforeHelp", eventContext);
		let helpInformation = this.helpInformation({ error: outputContext.error });
		if (deprecatedCallback) {
			helpInformation = deprecatedCallback(helpInformation);
			if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
		}
		outputContext.write(helpInformation);
		if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
		this.emit("afterHelp", eventContext);
		this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
	}
	helpOption(flags, description) {
		if (typeof flags === "boolean") {
			if (flags) {
				if (this._helpOption === null) this._helpOption = void 0;
				if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
			} else this._helpOption = null;
			return this;
		}
		this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
		if (flags || description) this._initOptionGroup(this._helpOption);
		return this;
	}
	_getHelpOption() {
		if (this._helpOption === void 0) this.helpOption(void 0, void 0);
		return this._helpOption;
	}
	addHelpOption(option) {
		this._helpOption = option;
		this._initOptionGroup(option);
		return this;
	}
	help(contextOptions) {
		this.outputHelp(contextOptions);
		let exitCode = Number(process$1.exitCode ?? 0);
		if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
		this._exit(exitCode, "commander.help", "(outputHelp)");
	}
	addHelpText(position, text) {
		const allowedValues = [
			"beforeAll",
			"before",
			"after",
			"afterAll"
		];
		if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
		const helpEvent = `${position}Help`;
		this.on(helpEvent, (context) => {
			let helpStr;
			if (typeof text === "function") helpStr = text({
				error: context.error,
				command: context.command
			});
			else helpStr = text;
			if (helpStr) context.write(`${helpStr}\n`);
		});
		return this;
	}
	_outputHelpIfRequested(args) {
		const helpOption = this._getHelpOption();
		if (helpOption && args.find((arg) => helpOption.is(arg))) {
			this.outputHelp();
			this._exit(0, "commander.helpDisplayed", "(outputHelp)");
		}
	}
};
function incrementNodeInspectorPort(args) {
	return args.map((arg) => {
		if (!arg.startsWith("--inspect")) return arg;
		let debugOption;
		let debugHost = "127.0.0.1";
		let debugPort = "9229";
		let match;
		if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) debugOption = match[1];
		else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
			debugOption = match[1];
			if (/^\d+$/.test(match[3])) debugPort = match[3];
			else debugHost = match[3];
		} else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
			debugOption = match[1];
			debugHost = match[3];
			debugPort = match[4];
		}
		if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
		return arg;
	});
}
function useColor() {
	if (process$1.env.NO_COLOR || process$1.env.FORCE_COLOR === "0" || process$1.env.FORCE_COLOR === "false") return false;
	if (process$1.env.FORCE_COLOR || process$1.env.CLICOLOR_FORCE !== void 0) return true;
}

// node_modules/commander/index.js
const program = new Command();

// src/cli/text/wrap.ts
const unseen = new RegExp(`${String.fromCharCode(27)}\\[\\d+m|\\ufe0f`, "g");
const wide = /\p{Emoji_Presentation}|⚠/gu;
const narrowest = 40;
function wrapped(text, columns) {
	if (columns < narrowest) return text;
	return text.split("\n").flatMap((line) => line.startsWith("    ") ? [line] : wrappedLine(line, columns)).join("\n");
}
function widthOf(text) {
	return text.replaceAll(unseen, "").replaceAll(wide, "  ").length;
}
function wrappedLine(line, columns) {
	if (widthOf(line) <= columns) return [line];
	const indent = /^ */.exec(line)?.[0] ?? "";
	const lines = [];
	let current = "";
	for (const [, space = "", word = ""] of line.slice(indent.length).matchAll(/( *)([^ ]+)/g)) {
		const longer = `${current}${space}${word}`;
		const room = columns - indent.length - (lines.length === 0 ? 0 : 2);
		if (current !== "" && widthOf(longer) > room) {
			lines.push(current);
			current = word;
		} else current = longer;
	}
	return [...lines, current].map((part, index) => `${indent}${index === 0 ? "" : "  "}${part}`);
}

// src/cli/text/terminal.ts
function renderText(report, { colour, policy, rules = [], rows = [], columns = Infinity }) {
	const paint = (ink, text) => colour ? `\u001b[${inks[ink]}m${text}\u001b[0m` : text;
	const { sign } = signOf(report);
	const first = paint(signInks[sign], terminalText(report.headline));
	const span = spanWords(report);
	if (report.verdict === "unchanged") {
		const next = span === "" ? "" : `\n${span}; \`lockproof verify\` checks the files as they are`;
		return `${wrapped(`${first}${next}`, columns)}\n`;
	}
	const findings = findingTexts(groupFindings(shownFindings(report), rules), paint, columns);
	const settings = policy === void 0 ? [] : settingsText(policy);
	const notes = notesOn(report, rows).map((note) => `${terminalText(plainText(note))}.`);
	const counts = [...span === "" ? [] : [span], countsText(report, sign)].join("\n");
	const toWrap = (part) => wrapped(part, columns);
	return `${[
		...[first, ...findings].map(toWrap),
		...acceptancesOf(report.findings).map(({ words, lines }) => [toWrap(terminalText(words)), ...lines.map(terminalText)].join("\n")),
		...[
			...changesText(report, rows),
			...notes,
			...settings,
			counts
		].map(toWrap)
	].join("\n\n")}\n`;
}
function settingsText({ origins }) {
	const decided = origins.filter(({ from }) => from.kind !== "default");
	if (decided.length === 0) return [];
	return [["settings", ...decided.map(({ name, value, from }) => {
		const where = from.kind === "file" ? from.path : from.kind;
		return `  ${terminalText(name)}: ${terminalText(value)} (${terminalText(where)})`;
	})].join("\n")];
}
const inks = {
	red: 31,
	green: 32,
	yellow: 33,
	cyan: 36,
	bold: 1
};
const severityInks = {
	error: "red",
	warning: "yellow",
	notice: "cyan",
	off: "yellow"
};
const signInks = {
	"❌": "red",
	"⚠️": "yellow",
	"✅": "green"
};
const mostShown = 100;
function findingTexts(groups, paint, columns) {
	const paragraphs = [];
	for (const group of groups) {
		const { rule, remedies, remark } = group;
		const text = statementText(group, paint);
		const next = [...remedies.flatMap((remedy) => remedyLines(remedy, columns)), ...remark === void 0 ? [] : [`  ${terminalText(remark)}`]].join("\n");
		const last = paragraphs.at(-1);
		if (last?.rule === rule && last.next === next) last.text += `\n${text}`;
		else paragraphs.push({
			rule,
			next,
			text
		});
	}
	return paragraphs.map(({ text, next }) => next === "" ? text : `${text}\n${next}`);
}
function statementText({ severity, rule, statements }, paint) {
	const shown = statements.slice(0, mostShown);
	const more = statements.length - shown.length;
	const label = `${paint(severityInks[severity], severity)}  ${terminalText(rule)}`;
	return [...shown.flatMap(({ said, places }) => {
		const [first = "", ...others] = places.map(({ path, line }) => `${terminalText(path)}:${line}`);
		return [`${paint("bold", first)}  ${label}  ${terminalText(plainText(said))}`, ...others.length === 0 ? [] : [`  also ${firstOf(others, mostShown, "more place", "more places")}`]];
	}), ...more === 0 ? [] : [`  and ${more} more of this kind: see --format json`]].join("\n");
}
function remedyLines(remedy, columns) {
	const { prose, lock, isMany } = remedy;
	const isOne = lock !== null && isMany;
	const commands = (isOne ? [lock] : remedy.commands).map(terminalText);
	const after = isOne ? "" : remedy.after;
	const rest = commands.length - mostShown;
	const copied = [
		...commands.slice(0, mostShown).map((line) => `    ${line}`),
		...rest <= 0 ? [] : [`    # ${counted(rest, "more command", "more commands")}: see --format json`],
		...remedy.takes === "" || lock === null ? [] : [`  Or${remedy.takes} run: ${terminalText(lock)}`],
		...after === "" ? [] : [`  ${terminalText(after)}`]
	];
	const words = `  → ${terminalText(prose)}`;
	const inOneLine = `${words} ${commands.join(" ")}`;
	if (commands.length !== 1 || widthOf(inOneLine) > columns) return [words, ...copied];
	return [inOneLine, ...copied.slice(1)];
}
const mostNamed = 5;
function changesText(report, rows) {
	const { open, folded } = shownChanges(report);
	return [...open.map((one) => changeText(one, rows, report)), ...folded.map(({ title, changes }) => {
		const names = changes.map(({ change: { provider, from, to } }) => `${providerName(provider)} ${versionWords(from, to)}`);
		const places = changes.map(({ change: { files } }) => files[0] ?? "");
		const told = new Set(names).size === 1 ? `${names[0]} in ${listed(places, mostNamed)}` : listed(names, mostNamed);
		return `${title}: ${terminalText(told)}`;
	})];
}
function changeText({ change, mark }, rows, report) {
	const [first = "", ...others] = change.files;
	const files = others.length === 0 ? first : `${first} and ${counted(others.length, "more file", "more files")}`;
	const added = linesOn(change, rows);
	const addedTo = (cell) => added.filter((line) => line.cell === cell).map(lineText);
	const lines = [
		`  ${terminalText(hashWords(change))}`,
		...change.to === null ? [] : [`  signature: ${terminalText(signerWords(change))}`],
		...[
			"signer",
			"change",
			"clause",
			"terminal"
		].flatMap(addedTo),
		...notesAbout(change).map((note) => `  ${terminalText(note)}`),
		`  in ${terminalText(files)}`
	];
	return [`${mark} ${terminalText(providerName(change.provider))}  ${terminalText(changeWords(change, report))}`, ...lines].join("\n");
}
function lineText({ label, words }) {
	const text = words.map((part) => typeof part !== "string" && "advisory" in part ? part.advisory : shownPart(part));
	return `  ${label === void 0 ? "" : `${label}: `}${terminalText(text.join(""))}`;
}
function spanWords({ base, head, compared: [before, after] = [] }) {
	const named = (name, sha) => name === void 0 || sha.startsWith(name) ? sha.slice(0, 7) : `${name} at ${sha.slice(0, 7)}`;
	if (base === null) return "";
	return terminalText(`compared ${named(before, base)} with ${head === null ? "the working tree" : named(after, head)}`);
}
function countsText(report, sign) {
	const counts = severities.flatMap((severity) => {
		const count = report.findings.filter((finding) => finding.severity === severity).length;
		return count === 0 ? [] : [counted(count, severity, `${severity}s`)];
	});
	const said = [shareWords(report), scopeWords(report)];
	return `${sign} ${[counts.join(", "), ...said].filter((part) => part !== "").join("; ")}`;
}

// src/cli/formats.ts
const nowhere = {
	repositoryUrl: null,
	reproduce: null,
	fullReport: null
};
const formats = [
	{
		name: "text",
		render: ({ report, rules, policy }, { look, rows }) => renderText(report, {
			...look,
			rules,
			rows,
			...policy && { policy }
		})
	},
	{
		name: "markdown",
		render: ({ report, rules, policy }, { docsUrl, rows }) => renderMarkdown(report, {
			...nowhere,
			rules,
			rows,
			docsUrl,
			...policy && { policy }
		})
	},
	{
		name: "json",
		render: ({ report }) => renderJson(report)
	},
	...extensions.flatMap((each) => each.formats ?? []).map((format) => ({
		...format,
		render: ({ report, ...shown }, ports) => format.render({
			...shown,
			report: fromRoot(report)
		}, ports)
	}))
];
function formatNamed(name) {
	const format = formats.find((one) => one.name === name);
	if (format === void 0) throw new Error(`no format ${name}`);
	return format;
}
function fromRoot(report) {
	const { folder = "", head } = report;
	const rooted = (path) => {
		const whole = posix.join(folder, path);
		const isKnown = head !== null || folder !== "" && !whole.startsWith("../");
		return !path.startsWith("/") && isKnown ? whole : onThisMachine(path) ?? path;
	};
	return {
		...report,
		files: report.files.map((file) => ({
			...file,
			path: rooted(file.path),
			...file.previousPath === void 0 ? {} : { previousPath: rooted(file.previousPath) }
		})),
		changes: report.changes.map((change) => ({
			...change,
			files: change.files.map(rooted)
		})),
		findings: report.findings.map((finding) => ({
			...finding,
			path: rooted(finding.path)
		}))
	};
}
function onThisMachine(path) {
	const places = [resolve(path), join(realPath(dirname(path)), posix.basename(path))];
	for (const place of places) {
		const root = existsSync(place) ? repositoryAround(dirname(place)) : null;
		if (root !== null) return relative(root, place).split(sep).join("/");
	}
	return null;
}

// src/cli/options.ts
const all = formats.map(({ name }) => name);
const aboutChanges = formats.flatMap(({ name, refuse }) => refuse === void 0 ? [name] : []);
function addOutputOptions(command, names = all, offered = names) {
	const format = (choices) => new Option("--format <format>", "how to show the result").choices(choices).default(names[0]);
	return command.addOption(Object.assign(format(offered), { parseArg: format(names).parseArg })).addOption(new Option("--output <file>", "write the result to a file instead of standard output"));
}
function addSettingOptions(command, rows = allSettings) {
	const offered = command.name() === "review" ? aboutChanges : all;
	return addInputOptions(addOutputOptions(command, all, offered), rows);
}
function addInputOptions(command, rows = allSettings) {
	for (const row of rows.filter(({ places }) => places.includes("flag"))) {
		const [flag, meaning] = flagOf(row);
		const option = (text) => Object.assign(row.kind.argument === void 0 ? new Option(text, meaning) : repeatable(text, meaning), { attributeName: () => propertyOf(row.name) });
		if (!command.options.some(({ long }) => long === `--${flagName(row)}`)) command.addOption(option(flag));
		if (row.flag !== void 0) command.addOption(option(flag.replace(`--${row.flag}`, `--${row.name}`)).hideHelp());
	}
	return command;
}
function flagOf(row) {
	const { kind, written } = row;
	const name = flagName(row);
	const meaning = row.says.replaceAll("`", "").replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, "");
	if (kind.argument === void 0) return [`--${name}`, meaning];
	const text = standardText(row);
	const many = Array.isArray(written) ? "; repeat for several" : "";
	return [`--${name} ${kind.argument}`, `${meaning}${many}${text === "" ? "" : ` (default: ${text})`}`];
}
function settingsFromFlags(flags, scope, lockFiles = [], rows = allSettings) {
	const raw = /* @__PURE__ */ new Map([["scope", scope]]);
	for (const { name } of rows) {
		const value = flags[propertyOf(name)];
		if (value !== void 0) raw.set(name, Array.isArray(value) ? value.join("\n") : String(value));
	}
	if (lockFiles.length > 0) raw.set("lock-files", lockFiles.join("\n"));
	return {
		...settingsFrom(raw, {
			rows,
			called: (row) => `--${flagName(row)}`
		}),
		surface: "command line"
	};
}
function repeatable(flags, meaning) {
	return new Option(flags, meaning).argParser((value, previous) => [...previous ?? [], value]);
}

// src/cli/paths.ts
function globsBelow(paths, root) {
	return paths.flatMap((path) => {
		const places = spellingsOf(resolve(path)).filter((place) => isWithin(place, root));
		if (places.length === 0) throw invalidInput(`The path ${quoted(path)} is outside the repository ${root}; name one inside.`);
		return places.map((place) => globBelow(relative(root, place), isFile(path)));
	});
}
function globBelow(inside, isLockFile) {
	const literal = inside.split(sep).join("/").replaceAll(/[\\*?[\]{}()!+@|^$]/g, "\\$&");
	if (isLockFile) return literal;
	return literal === "" ? "**/.terraform.lock.hcl" : `${literal}/**/.terraform.lock.hcl`;
}
function spellingsOf(path) {
	const spellings = [path];
	for (let at = isFile(path) ? dirname(path) : path; at !== dirname(at); at = dirname(at)) spellings.push(join(realPath(at), relative(at, path)));
	return [...new Set(spellings)];
}
function isFile(path) {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? path.endsWith(".lock.hcl");
}
function workingTreesOf(paths) {
	return [...new Set(paths.flatMap((path) => [resolve(path), realPath(path)]).flatMap(treesAround))];
}
function foldersUnderReview(paths) {
	const here = workingTreesOf(["."]).filter((tree) => existsSync(join(tree, ".git")));
	return [.../* @__PURE__ */ new Set([...here, ...workingTreesOf(paths)])];
}
function treesAround(path) {
	const folder = isFile(path) ? dirname(path) : path;
	const trees = [];
	for (let at = folder; at !== dirname(at); at = dirname(at)) {
		if (!existsSync(join(at, ".git"))) continue;
		trees.push(at);
		if (!isFile(join(at, ".git")) && isRepository(at)) break;
	}
	return trees.some(isRepository) ? trees : [...trees, ...possibleTrees(folder)];
}
function isRepository(tree) {
	const place = join(tree, ".git");
	if (!isFile(place)) return existsSync(join(place, "HEAD"));
	const [, to] = /^gitdir: (.+)$/m.exec(readFileSync(place, "utf8")) ?? [];
	return to !== void 0 && existsSync(resolve(tree, to, "HEAD"));
}
function folderWithPolicy(config) {
	const here = process.cwd();
	const root = repositoryAround(here);
	if (root === null) return here;
	if (sharedFileIn(config) !== null) return root;
	for (let at = here;; at = dirname(at)) {
		if (existsSync(join(at, config))) return at;
		if (at === root) return here;
	}
}
function noticesOfRoot(root) {
	const way = relative(realPath("."), root);
	return way === "" ? [] : [`Paths and commands are for the root of the repository: run "cd ${way}" first.`];
}
function noticesOfPolicy(config) {
	const here = process.cwd();
	const folder = folderWithPolicy(config);
	const where = (tree) => relative(".", join(tree, config));
	if (folder !== here) return [`The policy is ${where(folder)}, of the repository around this folder.`];
	const above = (repositoryAround(here) === null ? possibleTrees(here) : []).find((tree) => existsSync(join(tree, config))) ?? here;
	if (above === here) return [];
	return [`The policy ${where(above)} is not used: there is no .git; run lockproof in the folder above that has it.`];
}
async function refuseSkippedPolicy(config) {
	const root = repositoryAround(process.cwd());
	if (root === null || sharedFileIn(config) !== null || existsSync(join(folderWithPolicy(config), config))) return;
	const repository = await openRepository(".").catch(() => null);
	if (repository === null) return;
	const paths = ["", ...relative(root, process.cwd()).split(sep)].map((_, at, all) => all.slice(0, at + 1)).map((names) => `:(literal)${posix.join(...names, config)}`);
	const listed = await answerOf(repository, [
		"ls-files",
		"-t",
		"--",
		...paths
	]);
	const [, path] = /^S (.+)$/m.exec(listed ?? "") ?? [];
	if (path === void 0) return;
	const place = shellPath(relative(".", root) || ".");
	throw invalidInput(`The sparse checkout leaves out the policy ${quoted(path)}; run git -C ${place} sparse-checkout add ${shellPath(posix.dirname(path))}`);
}

// src/cli/session.ts
function heldBack({ stdout, stderr }) {
	const writes = [];
	const held = (to) => ({ write: (text) => writes.push(() => to.write(text)) });
	return {
		stdout: held(stdout),
		stderr: held(stderr),
		release: () => void writes.map((write) => write())
	};
}
function noticesTo({ stderr }) {
	return (notice) => void stderr.write(`${forScreen(terminalText(notice), stderr)}\n`);
}
function screenOf({ env, streams }) {
	return {
		environment: env,
		output: {
			kind: "terminal",
			stderr: streams.stderr
		},
		say: noticesTo(streams)
	};
}
function forScreen(line, { isTTY, columns }) {
	const text = runnable(line);
	return isTTY === true && columns ? wrapped(text, columns) : text;
}
function ownProgram() {
	const [, script = ""] = process.argv;
	return /[\\/]cli\.js$/.test(script) ? `node ${shellWord(relative(".", script).split(sep).join("/"))}` : "lockproof";
}
function runnable(text) {
	return text.replaceAll(/`lockproof(?=\s)/g, () => `\`${ownProgram()}`);
}
function lookOf({ stdout }, env) {
	if (stdout.isTTY !== true) return { colour: false };
	return {
		colour: (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb",
		...stdout.columns ? { columns: stdout.columns } : {}
	};
}

// src/cli/output.ts
async function render(shown, name, { env, ...look }) {
	const ports = {
		look,
		rows: extensions,
		environment: env,
		docsUrl,
		now: /* @__PURE__ */ new Date()
	};
	const text = await formatNamed(name).render(shown, ports);
	return name === "text" ? runnable(text) : text;
}
function openOutput(path, { stdout, stderr }, options) {
	if (path === void 0) return (text) => {
		stdout.write(text);
		return true;
	};
	const write = openFile(path, options);
	return (text) => {
		try {
			write(text);
			return true;
		} catch (error) {
			stderr.write(`lockproof: The file ${quoted(path)} of --output could not be written${codeInBrackets(error)}; free disk space, or choose a different file.\n`);
			return false;
		}
	};
}
function openFile(path, { reviewed: named, inputs = [] }) {
	const name = resolve(path);
	const reviewed = foldersUnderReview(named);
	if (leadsOut(name, reviewed)) throw invalidInput(`The file ${quoted(path)} of --output cannot be written, because a symlink on the way leads out of the files under review; name a file elsewhere.`);
	try {
		const before = statSync(name, { throwIfNoEntry: false });
		if (before === void 0 || before.isFile()) {
			const file = placeOf(name, reviewed);
			if (isPrecious(file) || named.some((each) => realPath(each) === file)) throw precious(path);
			accessSync(before === void 0 ? dirname(file) : file, constants.W_OK);
			if (!inputs.some((input) => realPath(input) === file)) withdraw(file);
			return (text) => replaceOrOverwrite(file, text, before);
		}
		if (before.isDirectory()) throw new Error("a folder is not a file");
		accessSync(name, constants.W_OK);
		return (text) => writeFileSync(name, text);
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw invalidInput(`The file ${quoted(path)} of --output cannot be written; name one in a folder that exists.`, { cause });
	}
}
function precious(path) {
	return invalidInput(`The file ${quoted(path)} of --output cannot be written, because it is a lock file or belongs to git; name a different file.`);
}
function isPrecious(file) {
	const names = join(realPath(dirname(file)), basename(file)).split(sep).map(foldedName);
	return isLockFileName(basename(file)) || names.includes(".git");
}
function placeOf(name, reviewed) {
	if (lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() === true && isReallyWithin(dirname(name), reviewed)) return name;
	return realPath(name);
}
function withdraw(file) {
	try {
		rmSync(file, { force: true });
	} catch (error) {
		if (!onlyInPlace.has(codeOf(error))) throw error;
		truncateSync(file);
	}
}
const onlyInPlace = /* @__PURE__ */ new Set([
	"EACCES",
	"EPERM",
	"EROFS",
	"EBUSY",
	"EXDEV"
]);
function replaceOrOverwrite(file, text, before) {
	try {
		replaceFile(file, text, before);
		return;
	} catch (error) {
		if (before === void 0 || !onlyInPlace.has(codeOf(error))) throw error;
	}
	try {
		writeFileSync(file, text);
	} catch (error) {
		truncateSync(file);
		throw error;
	}
}
function withdrawOutput(args) {
	const [command = "", ...others] = args;
	const path = outputIn(others);
	if (path === null || !reviewing.has(command)) return;
	const name = resolve(path);
	const isInput = others.filter((other) => resolve(other) === name).length > (others.includes(path) ? 1 : 0);
	try {
		if (isInput || isPrecious(name) || realPath(name) !== join(realPath(dirname(name)), basename(name))) return;
		if (!leadsOut(name, workingTreesOf(["."])) && lstatSync(name).isFile()) withdraw(name);
	} catch {}
}
const reviewing = /* @__PURE__ */ new Set([
	"review",
	"verify",
	"merge",
	"policy"
]);
function outputIn(args) {
	const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
	return own.reduce((path, arg, at) => {
		if (arg === "--output") return own[at + 1] ?? path;
		return arg.startsWith("--output=") ? arg.slice(9) : path;
	}, null);
}

// src/cli/commands.ts
async function runReview(paths, flags, session) {
	const write = openOutput(flags.output, session.streams, { reviewed: paths });
	const repository = await openRepository(".");
	const settings = settingsFromFlags(flags, "changed", globsBelow(paths, repository.root));
	const base = (flags.base === void 0 ? null : {
		commit: flags.base,
		name: flags.base
	}) ?? await defaultBase(repository, noticesTo(session.streams));
	if (base !== null) formatNamed(flags.format).refuse?.("review");
	const source = gitSource({
		directory: ".",
		base: base?.commit ?? null,
		head: flags.head ?? null
	});
	const compared = base === null ? {} : { compared: [base.name, flags.head ?? ""] };
	const notices = noticesOfRoot(repository.root);
	return run({
		source,
		reviewed: workingTreesOf([repository.root]),
		write,
		compared,
		notices
	}, settings, flags, session);
}
async function runVerify(paths, flags, session) {
	const places = paths.length === 0 ? ["."] : paths;
	const write = openOutput(flags.output, session.streams, { reviewed: places });
	const settings = settingsFromFlags(flags, "all");
	return run({
		...filesAsTheyAre(places, settings, flags.ifAny === true),
		write,
		compared: {}
	}, settings, flags, session);
}
function filesAsTheyAre(places, { config }, orNone = false) {
	const policyRoot = folderWithPolicy(config);
	return {
		source: refusingNothing(directorySource({
			paths: places,
			policyRoot
		}), places, config, orNone),
		reviewed: workingTreesOf(places),
		notices: noticesOfPolicy(config)
	};
}
function refusingNothing(source, places, config, orNone) {
	return { async read(selection) {
		await refuseSkippedPolicy(config);
		const snapshot = await source.read(selection);
		const other = snapshot.files.find(isNoLockFile);
		if (other !== void 0) throw invalidInput(`${quoted(other.path)} is not a lock file; name a .terraform.lock.hcl, or a folder that has one.`);
		if (snapshot.files.length > 0 || orNone) return snapshot;
		const isUsual = selection.patterns.join("\n") === standardText(core.lockFiles);
		const globs = isUsual ? "" : ` that matches ${selection.patterns.map(quoted).join(", ")}`;
		throw invalidInput(`No lock file${globs} was found in ${places.map(quoted).join(", ")}; ${isUsual ? "name a folder that has a .terraform.lock.hcl, or run `terraform init` there first" : "correct --lock-files"}.`);
	} };
}
function isNoLockFile({ path, head }) {
	if (path.endsWith(".lock.hcl") || head.kind !== "file") return false;
	const { lockFile } = parseLockFile(new TextDecoder().decode(head.bytes), { path });
	return lockFile === null || lockFile.providers.length === 0;
}
async function run({ write, compared, ...under }, settings, flags, session) {
	const { env, streams } = session;
	const start = {
		...startOf(under, flags, session),
		say() {}
	};
	if (extensions.some((each) => (each.share?.(start) ?? null) !== null)) formatNamed(flags.format).refuse?.("shard");
	return showing(session, {
		...under,
		settings,
		flags
	}, async (review) => {
		const look = flags.output === void 0 ? lookOf(streams, env) : { colour: false };
		const report = {
			...review.report,
			...compared
		};
		const isWritten = write(await render({
			...review,
			report
		}, flags.format, {
			...look,
			env
		}));
		const code = exitCode(report, review.settings);
		return isWritten ? review.conclude(code) : 3;
	});
}
function reviewFiles({ steps, ...under }, session) {
	const open = ({ settings }) => ({ steps: (changes) => steps(changes, settings) });
	return showing(session, under, async (review) => review, [{
		name: "command",
		open
	}]);
}
async function showing(session, { source, settings, flags, ...under }, then, more = []) {
	const { progress, say: onNotice, end, close } = followed(extensions, screenOf(session));
	try {
		for (const notice of under.notices ?? []) onNotice(notice);
		const review = await reviewByPolicy({
			...startOf(under, flags, session),
			source,
			settings,
			github: accessTo(session.env),
			sharedPolicies: sharedPoliciesFor(session.env),
			extensions: [...extensions, ...more],
			progress,
			onNotice
		});
		end();
		return await then(review);
	} finally {
		close();
	}
}
function startOf({ reviewed }, flags, { env }) {
	return {
		entry: "command line",
		flags,
		environment: env,
		reviewed
	};
}
function accessTo(env) {
	const { token, apiUrl } = gitHubIn(env);
	const serverUrl = env.GITHUB_SERVER_URL || void 0;
	return token === "" ? void 0 : createGitHubAccess({
		token,
		apiUrl,
		serverUrl
	});
}
function sharedPoliciesFor(env) {
	return { access: openGitHubAccess(gitHubIn(env), {}) };
}
function gitHubIn(env) {
	return {
		token: plainToken(env.GITHUB_TOKEN || env.GH_TOKEN || "", "GITHUB_TOKEN (or GH_TOKEN)"),
		apiUrl: env.GITHUB_API_URL || void 0
	};
}

// src/cli/completion.ts
const shells = [
	"bash",
	"zsh",
	"fish"
];
function completionScript(shell, { commands }) {
	const all = commands.map((command) => command.name()).join(" ");
	if (shell === "fish") return commands.map(forFish).join("");
	const cases = commands.map((each) => `${each.name()}) words='${flagsOf(each).join(" ")}';;`).join(" ");
	return `${shell === "zsh" ? zshBegins : ""}_lockproof() {
  local words='${all}'
  [ "$COMP_CWORD" -gt 1 ] && case \${COMP_WORDS[1]} in ${cases} esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _lockproof lockproof
`;
}
const zshBegins = `autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
`;
function forFish(command) {
	const [name, of] = [command.name(), "complete -c lockproof -n"];
	return `${of} __fish_use_subcommand -xa ${name} -d ${shellWord(command.description())}
${of} '__fish_seen_subcommand_from ${name}'${flagsOf(command).join(" ").replaceAll(/(^| )--/g, " -l ")}
`;
}
function flagsOf({ options }) {
	return options.filter(({ hidden }) => !hidden).map(({ long }) => long);
}

// src/cli/explain.ts
function runExplain(slug, { stdout }) {
	if (slug === void 0) {
		const width = Math.max(...rules.map((rule) => rule.slug.length));
		for (const { slug, severity, meaning } of rules) stdout.write(forScreen(`${slug.padEnd(width)}  ${severity.padEnd(7)}  ${meaning}\n`, stdout));
		return 0;
	}
	const slugs = rules.map((rule) => rule.slug);
	if (!slugs.includes(slug)) {
		const near = slugs.find((name) => name.includes(slug)) ?? nearestName(slug, slugs);
		const next = near === null ? "run `lockproof explain` for the list." : `did you mean ${near}?`;
		throw invalidInput(`There is no rule ${quoted(slug)}; ${next}`);
	}
	stdout.write(forScreen(rulePage(slug), stdout));
	return 0;
}

// src/cli/action-pin.ts
const own = "lockproof/lockproof";
const noCommit = "0".repeat(40);
const placeholder = {
	repository: own,
	ref: noCommit,
	note: `replace the zeros with the sha of ${null ?? "a commit you have reviewed"}`
};
function pinFrom(text) {
	const [, repository = "", ref = ""] = /^([\w.-]+\/[\w.-]+(?:\/[\w./-]+)?)@([\w./-]+)$/.exec(text) ?? [];
	if (ref !== "" && repository !== "OWNER/REPO") return {
		repository,
		ref,
		note: ""
	};
	throw invalidInput(`--action: ${quoted(text)} is not allowed; allowed: OWNER/REPO@REF`);
}
async function ownPin() {
	const folder = dirname(realpathSync(process.argv[1] ?? "."));
	const clone = await openRepository(folder).catch(() => null);
	if (clone !== null && await answerOf(clone, [
		"ls-files",
		"--",
		"dist/cli.js",
		"action.yml"
	]) !== null && realpathSync(clone.root) === dirname(folder)) return pinOfClone(clone);
	const version = `v${toolVersion}`;
	return null === version ? {
		repository: own,
		ref: version,
		note: ""
	} : open("This Lockproof is not a clone, so its commit is not known", nameIt);
}
const open = (reason, step) => ({
	...placeholder,
	open: `${reason}. ${step}.`
});
const nameIt = "Name a commit that GitHub has: `lockproof init --update --action OWNER/REPO@SHA`";
async function pinOfClone(clone) {
	const ask = (...args) => answerOf(clone, args);
	const remote = await ask("remote", "get-url", "origin") ?? "";
	const [, repository] = /^(?:(?:https|ssh):\/\/)?(?:[^@/]+@)?(?:ssh\.)?github\.com(?::443)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(remote) ?? [];
	const ref = await ask("rev-parse", "HEAD");
	if (ref === null) return open("The clone of Lockproof has no commit", nameIt);
	if (await ask("status", "--porcelain", "--", "dist", "action.yml") !== null) return open("The clone of Lockproof has changes in dist/ or action.yml that are not committed", "Commit and push them, or discard them, then run `lockproof init --update`");
	if (repository === void 0) return open("The remote origin of the clone of Lockproof is not on github.com", nameIt);
	if ((await ask("branch", "--remotes", "--contains", ref) ?? await ask("tag", "--contains", ref)) === null) return open("The commit of the clone of Lockproof is on no branch of its remote, so GitHub may not have it", "Push it, then run `lockproof init --update`");
	const note = (await ask("tag", "--points-at", ref, "v*"))?.split("\n").at(-1) ?? await ask("log", "-1", "--format=%cs", ref);
	const isAfter = async (old) => {
		const commit = await ask("rev-parse", "--verify", `${old}^{commit}`);
		return commit !== null && await ask("merge-base", commit, ref) === commit;
	};
	return {
		repository,
		ref,
		note: note ?? "",
		isAfter
	};
}
function usesLine({ repository, ref, note }) {
	return `uses: ${repository}@${ref}${note === "" ? "" : ` # ${note}`}`;
}

// src/cli/look-around.ts
const most = {
	files: 1e3,
	names: 20,
	bytes: 1048576
};
const workflow = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const script = /(?:^|\/)(?:[^/]+\.sh|[Mm]akefile|justfile|Taskfile\.ya?ml)$/;
const signs = [
	[
		"Terragrunt",
		/(?:^|\/)terragrunt\.hcl$/,
		/^/,
		"terragrunt.md"
	],
	[
		"Renovate",
		/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json5?|\.renovaterc(?:\.json5?)?)$/,
		/^/,
		"bots.md"
	],
	[
		"Dependabot",
		/^\.github\/dependabot\.ya?ml$/,
		/-ecosystem: *["']?(terraform|opentofu)/,
		"bots.md"
	],
	[
		"a merge queue",
		workflow,
		/^[^#\n]*\bmerge_group\b/m,
		"required-check.md"
	]
];
async function lookAround(tree) {
	const reasons = [];
	const paths = [...tree.whole?.keys() ?? []];
	const collect = async (isPlace, namesIn, so) => {
		const found = /* @__PURE__ */ new Map();
		for (const path of paths.filter(isPlace).slice(0, most.files)) {
			const content = await contentIn(tree, path).catch(() => null);
			if (content?.kind !== "file" || content.bytes.length > most.bytes) continue;
			for (const name of namesIn(new TextDecoder().decode(content.bytes), path)) if (!found.has(name)) found.set(name, path);
		}
		const shown = [...found].slice(0, most.names);
		reasons.push(...shown.map(([name, path]) => `found ${name} (${quoted(path)}), so ${so(name)}`));
		if (found.size > most.names) reasons.push(`found ${found.size - most.names} more, so look at them too`);
		return shown.map(([name]) => name);
	};
	const patience = new Patience();
	const h1Counts = [];
	const hosts = await collect(isLockFileName, (text, path) => {
		const providers = parseLockFile(text, {
			path,
			patience
		}).lockFile?.providers ?? [];
		h1Counts.push(...providers.map(({ hashes }) => hashes.filter(isOfFiles).length));
		return providers.map(({ address }) => address.split("/", 1).join()).filter((host) => !publicRegistries.includes(host));
	}, (host) => isPlain(host) ? `"registries" lists it: remove it unless you trust it. A token for it goes into ${tokenNameOf(host)}` : "look closely at the name before you add it to \"registries\"");
	const platforms = await collect((path) => script.test(path) || workflow.test(path), (text) => (/\bproviders lock\b/.test(text) ? [...text.matchAll(/-platform[= ]["']?(\w+)/g)] : []).map(([, name = ""]) => name).filter((name) => readText(platform, name).kind === "value"), () => "the policy requires this platform");
	const tools = [];
	for (const [what, place, pattern, recipe] of signs) {
		const named = (text) => pattern.test(text) ? [what] : [];
		const see = () => `see ${docsUrl}/recipes/${recipe}`;
		tools.push(...await collect((path) => place.test(path), named, see));
	}
	return {
		registries: hosts.filter(isPlain),
		platforms,
		tools,
		reasons,
		h1Counts
	};
}
function isPlain(host) {
	return /^(?:(?!xn--)[a-z0-9-]+\.)+[a-z]{2,}$/.test(host);
}

// src/cli/init.ts
async function runInit({ action, update }, { streams }) {
	const repository = await openRepository(".");
	const { root } = repository;
	const pin = action === void 0 ? await ownPin() : pinFrom(action);
	if (update === true) return updatePins(pin, root, streams);
	const others = otherSystems.filter(({ file }) => existsSync(join(root, file)));
	const onGitHub = others.length === 0 || existsSync(join(root, ".github"));
	refuseExisting(onGitHub ? [workflowFile, policyFile] : [policyFile], root);
	const { tree } = await readWorkingTree(repository, () => false, "");
	const { registries, platforms, tools, reasons, h1Counts } = await lookAround(tree);
	const policy = {
		...policyFile,
		text: policyText(allSettings, {
			registries,
			platforms
		})
	};
	const isSlim = !tools.some((tool) => ["Renovate", "Dependabot"].includes(tool)) && h1Counts.length > 0 && h1Counts.every((count) => count <= mostOnSlim);
	const text = workflowFile.text.replace(usesLine(placeholder), usesLine(pin)).replace("ubuntu-latest", isSlim ? "ubuntu-slim" : "ubuntu-latest");
	const workflow = {
		...workflowFile,
		text: text + tokenLines(registries)
	};
	const files = onGitHub ? [workflow, policy] : [policy];
	writeAll(files, root);
	const steps = [
		...onGitHub ? [pinStep(pin)] : [],
		...others.map(({ file, name, recipe }) => `${file}: the job for ${name} is in ${docsUrl}/recipes/${recipe}`),
		"Check the policy: `lockproof policy`",
		...platformStep(platforms, h1Counts),
		...onGitHub ? [firstPull] : []
	];
	const wrote = files.map(({ path }) => `wrote ${path}`);
	const slim = `no entry has more than ${mostOnSlim} h1, so few packages are downloaded and the small runner ubuntu-slim is enough`;
	const lines = [
		...[...reasons, ...onGitHub && isSlim ? [slim] : []].map(terminalText),
		...wrote,
		"",
		"Next:",
		...steps.map((step) => `- ${step}`)
	];
	streams.stdout.write(runnable(`${lines.join("\n")}\n`));
	return 0;
}
const firstPull = `Commit both files on a branch and open a pull request: Lockproof already checks it. After the merge, require the check: ${docsUrl}/recipes/required-check.md`;
const mostOnSlim = 2;
function platformStep(platforms, h1Counts) {
	if (platforms.length === 0 || h1Counts.length === 0) return [];
	const short = h1Counts.filter((count) => count < platforms.length).length;
	const flags = platforms.map((platform) => ` --platform ${platform}`).join("");
	const entries = counted(h1Counts.length, "entry", "entries");
	return short === 0 ? [`See whether the lock files have these platforms: \`lockproof lock --check${flags}\``] : [`${short} of ${entries} in today's lock files have fewer h1 than platforms; add them first: \`lockproof lock${flags}\``];
}
function refuseExisting(files, root) {
	const outside = files.filter(({ path }) => !isWithin(realPath(dirname(join(root, path))), realPath(root)));
	const isThere = (path) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== void 0;
	const taken = files.filter(({ path }) => isThere(path));
	const lines = [...outside.map(({ path }) => `${dirname(path)} leads out of the repository; nothing was written.`), ...taken.map(({ path }) => `${path} exists; nothing was written. ${instead(path)}`)];
	if (lines.length > 0) throw new UserError("invalid-input", lines.join("\n"));
}
function instead(path) {
	return path === policyFile.path ? `Check it with \`lockproof policy\`; every key is explained in ${docsUrl}/policy.md` : "Compare it with https://github.com/lockproof/lockproof#on-pull-requests";
}
function writeAll(files, root) {
	const made = [];
	const folders = [];
	try {
		for (const { path, text } of files) {
			const file = join(root, path);
			const first = mkdirSync(dirname(file), { recursive: true });
			if (first !== void 0) folders.push(dirname(file), first);
			writeFileSync(file, "", { flag: "wx" });
			made.push(file);
			writeFileSync(file, text);
		}
	} catch (cause) {
		for (const file of made) rmSync(file, { force: true });
		for (const folder of folders) orNull(() => rmdirSync(folder));
		throw new UserError("invalid-input", `The starter files could not be written${codeInBrackets(cause)}, so none was; check that you may write to .github, and that the disk has room.`, { cause });
	}
}
const workflowFile = {
	path: ".github/workflows/lockproof.yml",
	text: `name: lockproof
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: run again when the pull request gets a different base branch
  merge_group: # required if you use a merge queue
permissions: {}
jobs:
  lockproof:
    runs-on: ubuntu-latest
    permissions:
      contents: read # reads the two revisions of the lock files
      pull-requests: write # writes the comment and the threads beside the lines
    steps:
      - ${usesLine(placeholder)}
`
};
function tokenLines(hosts) {
	const lines = hosts.map(tokenNameOf).map((name) => `        #   ${name}: \${{ secrets.${name} }}\n`);
	return lines.length === 0 ? "" : ["        # env: # tokens, as for Terraform\n", ...lines].join("");
}
const policyFile = {
	path: standardText(core.config),
	text: policyText(allSettings)
};
function policyText(rows, lists = {}) {
	return [
		`# yaml-language-server: $schema=https://raw.githubusercontent.com/lockproof/lockproof/main/docs/lockproof.schema.json\n`,
		comment("The policy of Lockproof. To set a key, remove the # before it (and before the lines that belong to it) and change its value. A pull request is judged by the policy of its base branch: an edit counts after the merge. \"lockproof policy\" checks this file and prints what is in force."),
		...rows.filter(({ places }) => places.includes("policy")).map((row) => keyOf(row, lists))
	].join("\n");
}
function keyOf(row, lists) {
	const { name, example } = row;
	const standard = standardYaml(row);
	const unset = `${name}:${example ?? ` ${standard}`}`.replaceAll(/^/gm, "#");
	const line = lists[name]?.length ? `${name}: ${JSON.stringify(lists[name])}` : unset;
	const isNothing = /^(?:""|\[\]|\{\})$/.test(standard);
	return `${comment(`${plainWords(row)}${isNothing ? "" : ` Default: ${standard}.`}`)}${line}\n`;
}
function comment(text) {
	return `${wrapped(`# ${text}`, 110).replaceAll("\n  ", "\n# ")}\n`;
}
const otherSystems = [
	{
		file: ".gitlab-ci.yml",
		name: "GitLab",
		recipe: "gitlab.md"
	},
	{
		file: "azure-pipelines.yml",
		name: "Azure Pipelines",
		recipe: "azure-pipelines.md"
	},
	{
		file: "bitbucket-pipelines.yml",
		name: "Bitbucket Pipelines",
		recipe: "bitbucket.md"
	},
	{
		file: "atlantis.yaml",
		name: "Atlantis",
		recipe: "atlantis.md"
	}
];
function pinStep({ repository, ref, open }) {
	const page = `${docsUrl.replace("/tree/main/docs", "")}/blob/main/SECURITY.md#check-what-you-run`;
	return open === void 0 ? `Review ${repository} at ${ref}: ${page}` : `${open} Until then, ${workflowFile.path} has zeros instead of a commit, and its job fails.`;
}
async function updatePins(pin, root, { stdout }) {
	if (pin.open !== void 0) throw invalidInput(pin.open);
	const folder = join(root, dirname(workflowFile.path));
	const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
	const [used, lines] = [[], []];
	for (const name of names) {
		const file = join(folder, name);
		const old = lstatSync(file).isFile() ? readFileSync(file, "utf8") : "";
		const refs = [];
		const text = old.replaceAll(/(?<=^[ -]*)((?:uses|repository): *)["']?([\w.-]+\/[\w.-]+)["']?(@|\n +ref: *)["']?([\w./-]+)["']?(?: +#.*)?$/gm, (lines, key, repository, between, ref) => {
			const isOurs = repository === pin.repository || repository === placeholder.repository;
			if (isOurs || repository.endsWith("/lockproof")) used.push(repository);
			if (!isOurs) return lines;
			if (ref !== pin.ref || repository !== pin.repository) refs.push(ref);
			return usesLine(pin).replace("uses: ", key).replace("@", between);
		});
		if (refs.length === 0) continue;
		replaceFile(file, text, statSync(file));
		lines.push(`updated ${dirname(workflowFile.path)}/${name} to ${pin.repository}@${pin.ref}`);
		for (const ref of distinct(refs).filter((ref) => ref !== noCommit && ref !== pin.ref)) {
			lines.push(`- compare https://github.com/${pin.repository}/compare/${ref}...${pin.ref}`);
			if (await pin.isAfter?.(ref) === false) lines.push(`- ${ref} is not before it: if that is a newer commit, update your clone and run this again`);
		}
	}
	const other = used.find((each) => each !== pin.repository && each !== placeholder.repository);
	const nothing = `No workflow ${used.length === 0 ? `uses ${pin.repository}` : `uses a different commit of ${pin.repository}`}; nothing was written.${other === void 0 ? "" : ` ${other} is used; to move it: --action ${other}@SHA`}`;
	stdout.write(`${lines.length === 0 ? nothing : lines.map(terminalText).join("\n")}\n`);
	return 0;
}

// src/cli/in-force.ts
function inForce(settings, rules, now, place) {
	const { path, entries } = place ?? {
		path: null,
		entries: null
	};
	const apart = [
		"rules",
		"waivers",
		...path === null ? [] : ["paths"]
	];
	return {
		path,
		settings: originsOf(settings, path).filter(({ name }) => !apart.includes(name)),
		registries: [...publicRegistries, ...wordsOf(core.registries.kind, settings.registries)],
		rules: rules.map((rule) => {
			const { slug, severity: standard } = rule;
			const { value, from } = decidedFor(settings, core.rules, path, (said) => said.has(slug), [rule]);
			const origin = value.has(slug) ? from : { kind: "default" };
			return {
				slug,
				severity: value.get(slug) ?? standard,
				standard,
				from: origin
			};
		}),
		waivers: settings.waivers.filter((waiver) => entries === null || entries.some((entry) => isOfEntry(waiver, entry))).flatMap((waiver) => {
			const { hashes, ...about } = {
				...waiver,
				provider: waiver.provider.text,
				flaw: flawIn(waiver, now)
			};
			return (hashes ?? [null]).map((hash) => ({
				...about,
				hash
			}));
		}),
		keys: settings.signingKeys.flatMap(({ providers, keys }) => keys.flatMap(({ read }) => read.map(({ fingerprint, userId, expires, revoked }) => ({
			providers: providers.map(({ text }) => text),
			fingerprint,
			userId,
			revoked,
			expires: expires?.toISOString().slice(0, 10) ?? null
		})))),
		refused: (entries ?? []).flatMap(({ address }) => {
			const why = objectionTo(settings, address);
			return why === null ? [] : [{
				provider: address,
				why
			}];
		})
	};
}

// src/cli/policy.ts
function addPolicyOptions(command) {
	return addOutputOptions(command, ["text", "json"]).addOption(new Option("--config <path>", "policy file, or owner/repo/path@ref (default: .github/lockproof.yml)"));
}
async function runPolicy(paths, flags, { streams, env }) {
	const write = openOutput(flags.output, streams, { reviewed: paths });
	const given = settingsFromFlags(flags, "all");
	await refuseSkippedPolicy(given.config);
	const root = folderWithPolicy(given.config);
	const readFile = (path) => readDiskFile(root, path);
	const { settings, notices } = await readPolicy(given, rules, readFile, { shared: sharedPoliciesFor(env) });
	const { path: own, shared } = settings.policy;
	const now = /* @__PURE__ */ new Date();
	const places = await Promise.all(paths.map((path) => placeAt(path, root)));
	const statement = {
		policy: own === null || own === shared?.path ? own : relative(".", join(root, given.config)),
		config: given.config,
		remarks: [...notices, ...halfClosed(settings).map((each) => halfClosedRemark(each, settings))],
		inForce: (places.length === 0 ? [null] : places).map((place) => inForce(settings, rules, now, place))
	};
	return write(flags.format === "json" ? renderPolicyJson(statement) : renderPolicyText(statement)) ? 0 : 3;
}
async function placeAt(path, root) {
	const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? !path.endsWith(".lock.hcl");
	const whole = resolve(isFolder ? join(path, ".terraform.lock.hcl") : path);
	if (!isWithin(whole, root)) throw invalidInput(`The path ${quoted(path)} is outside of ${quoted(root)}, the folder that the policy is about; name one inside.`);
	const inside = relative(root, whole).split(sep).join("/");
	const content = await readDiskFile(root, inside);
	if (content.kind !== "file") return {
		path: inside,
		entries: null
	};
	const { lockFile } = parseLockFile(new TextDecoder().decode(content.bytes), { path: inside });
	return {
		path: inside,
		entries: lockFile?.providers ?? null
	};
}
function renderPolicyJson({ config: _, ...statement }) {
	return `${visibleJson(JSON.stringify({
		schema: "lockproof.policy/v1",
		...statement
	}, null, 2))}\n`;
}
function renderPolicyText({ policy, config, remarks, inForce }) {
	return `${[[policy === null ? `There is no policy (${config}), so every setting has its default.` : sharedFileIn(policy) === null ? `${policy} can be read. A review reads it at the base revision, so an edit counts after the merge.` : `${policy} can be read. The policy file of this repository is not read.`, ...remarks].map(terminalText).join("\n"), ...inForce.map(blockOf)].join("\n\n")}\n`;
}
function blockOf(place) {
	const { path, settings, registries, rules, waivers, keys, refused } = place;
	return [
		path ?? "Every lock file, except where \"paths\" says otherwise",
		...settings.map(({ name, value, from }) => `${name}: ${value} (${whereFrom(from)})`),
		`hosts that may be contacted: ${registries.join(", ")}`,
		...[
			"error",
			"warning",
			"notice",
			"off"
		].flatMap((severity) => ruleLines(severity, rules)),
		...keys.map(keyLine),
		...waivers.map(waiverLine),
		...refused.map(({ provider, why }) => `untrusted-host: ${provider} ${why}`)
	].map((line, index) => index === 0 ? terminalText(line) : `  ${terminalText(line)}`).join("\n");
}
function whereFrom(from) {
	if (from.kind !== "file") return from.kind;
	return from.globs === void 0 ? from.path : `${from.path}, paths ${from.globs.join(", ")}`;
}
function ruleLines(severity, rules) {
	const here = rules.filter((rule) => rule.severity === severity);
	const moved = here.filter(({ from }) => from.kind !== "default");
	const others = here.filter(({ from }) => from.kind === "default");
	const names = [...moved.map(({ slug, standard, from }) => `${slug} (default ${standard}; ${whereFrom(from)})`), ...others.map(({ slug }) => slug)];
	const title = severity === "off" ? "rules that are off" : `rules with severity ${severity}`;
	return names.length === 0 ? [] : [`${title}: ${names.join(", ")}`];
}
function keyLine({ providers, fingerprint, userId, expires, revoked }) {
	const end = revoked ? "revoked" : expires === null ? "does not expire" : `expires ${expires}`;
	return `key for ${providers.join(", ")}: ${fingerprint} ${userId}, ${end}`;
}
function waiverLine({ line, file, flaw, ...waiver }) {
	const { rule, provider, version, hash, reason, expires } = waiver;
	const what = [
		rule,
		provider,
		version,
		hash
	].filter((part) => part !== null).join(" ");
	const state = flaw === null ? `until ${expires}: ${reason}` : `does not count: it ${flaw}`;
	return `waiver in line ${line}${file === void 0 ? "" : ` of ${file}`}: ${what}, ${state}`;
}

// src/cli/main.ts
async function main(args, env, streams = process) {
	const session = {
		env,
		streams,
		exitCode: 0
	};
	const held = heldBack(streams);
	const program = describeProgram(streams, async (work) => {
		session.exitCode = await work(session);
	}).hook("preAction", (_, command) => {
		if (command.opts().quiet === true) session.streams = held;
	});
	try {
		await program.parseAsync(args, { from: "user" });
		if (session.exitCode !== 0) held.release();
		return session.exitCode;
	} catch (error) {
		held.release();
		if (error instanceof CommanderError && error.exitCode === 0) return 0;
		withdrawOutput(args);
		if (error instanceof CommanderError) return 2;
		const message = error instanceof UserError || error instanceof NotJudgedError ? error.message : bugReport(error);
		for (const line of error instanceof UserError ? message.split("\n") : [message]) say(streams, line);
		if (error instanceof UserError && error.code === "invalid-policy" && args[0] === "review") streams.stderr.write("❌ Lockproof: not reviewed. Don't merge yet: nothing was checked.\n  → Fix the policy on the base branch, then run this again.\n");
		return error instanceof UserError ? 2 : 3;
	}
}
const exitCodes = `Exit codes:
  0  passed, or done
  1  findings at or above --fail-on
  2  wrong usage or configuration
  3  incomplete: something could not be reached, read or written`;
const isOftenUsed = ({ long }) => /^--(?:base|head|format|output|quiet|config|fail-on|on-unavailable|platform|registries)$/.test(long ?? "");
const quiet = ["--quiet", "print nothing if the exit code is 0"];
function describeProgram(streams, run) {
	const own = ownProgram();
	const footer = `\n${exitCodes}${own === "lockproof" ? "" : `\n\n"lockproof" is short for: ${own}`}`;
	const program = new Command("lockproof").description("Proves every provider hash in .terraform.lock.hcl against the signed checksums of its registry.").version(toolVersion).configureHelp({ minWidthToWrap: 20 }).configureOutput({
		writeOut: (text) => void streams.stdout.write(text),
		writeErr: (text) => void streams.stderr.write(text),
		outputError: (text, write) => write(text.replace(/^error: /, "lockproof: ").replace(/^(.*unknown (?:option|command) '.*')\n$/, "$1; add --help for the list.\n").replace(/^(.*missing required argument '.*')\n$/, "$1; add --help for an example.\n"))
	}).addHelpText("after", footer).exitOverride();
	const contributed = extensions.flatMap(({ flags = [] }) => flags);
	const review = addFlags(addSettingOptions(program.command("review")), contributed);
	review.description("prove each hash that changes between two revisions of the local git repository").argument("[path...]", "only lock files at or below these paths").option("--base <ref>", "base revision (default: where this branch left the default branch)").option("--head <ref>", "head revision (default: the working tree)").option(...quiet).addHelpText("after", "\nThe other flags are those of \"lockproof verify --help\".").addHelpText("after", exampleOf("review --base v1.2.0 --head main infra/")).action((paths, flags) => run((session) => runReview(paths, flags, session)));
	addFlags(addSettingOptions(program.command("verify")), contributed).description("prove every hash of the lock files as they are; needs no git").argument("[path...]", "lock files, or folders with lock files (default: this folder); skips .git, .terraform, .terragrunt-cache, node_modules and symlinks").option("--if-any", "exit with 0 if there is no lock file").option(...quiet).addHelpText("after", exampleOf("verify --fail-on warning infra/")).action((paths, flags) => run((session) => runVerify(paths, flags, session)));
	program.command("init").description("write a workflow and a policy that fit this repository, without overwriting files").option("--action <owner/repo@ref>", "the action to use (default: the commit of this clone)").option("--update", "only move existing workflows to that commit").addHelpText("after", exampleOf("init")).action((flags) => run((session) => runInit(flags, session)));
	addPolicyOptions(program.command("policy")).description("check the policy and print what is in force").argument("[path...]", "lock files or folders for which to print what is in force (default: in general)").addHelpText("after", exampleOf("policy envs/prod")).action((paths, flags) => run((session) => runPolicy(paths, flags, session)));
	addCommands(program, extensions, run);
	program.command("explain").description("print the documentation of a rule").argument("[rule]", "its name (default: the list of all rules)").addHelpText("after", exampleOf("explain unproven-hash")).action((rule) => run(async ({ streams }) => runExplain(rule, streams)));
	program.command("completion").description("print a script that teaches your shell to complete commands and flags").addArgument(new Argument("<shell>", "your shell").choices(shells)).addHelpText("after", exampleOf("completion bash >> ~/.bashrc")).action((shell) => run(async ({ streams }) => {
		streams.stdout.write(completionScript(shell, program));
		return 0;
	}));
	for (const command of program.commands.filter((each) => !["explain", "completion"].includes(each.name()))) command.addHelpText("after", footer);
	for (const command of program.commands) command.copyInheritedSettings(program);
	review.configureHelp({
		...program.configureHelp(),
		visibleOptions: ({ options }) => options.filter(isOftenUsed)
	});
	return program;
}
function addFlags(command, flags) {
	for (const flag of flags) command.addOption(optionOf(flag));
	return command;
}
function optionOf({ name, argument, meaning, choices, conflicts, read, many, hidden }) {
	const flag = argument === void 0 ? `--${name}` : `--${name} ${argument}`;
	const option = many ? repeatable(flag, meaning) : new Option(flag, meaning);
	if (hidden) option.hideHelp();
	if (choices !== void 0) option.choices(choices);
	if (conflicts !== void 0) option.conflicts(conflicts);
	if (read !== void 0) option.argParser(read);
	return option;
}
function exampleOf(call) {
	return `\nExample:\n  lockproof ${call}`;
}
function addCommands(program, extensions, run) {
	const everywhere = extensions.flatMap(({ flags = [] }) => flags.filter(({ wherever }) => wherever));
	for (const stated of extensions.flatMap(({ commands = [] }) => commands)) {
		const command = addFlags(program.command(stated.name).description(stated.description), stated.flags);
		command.addHelpText("after", exampleOf(`${stated.name} ${stated.example}`));
		if (stated.argument !== void 0) command.argument(...stated.argument);
		if (stated.shows) addOutputOptions(command);
		if (stated.settings) addFlags(addInputOptions(command), everywhere);
		command.action((...given) => {
			const [args, flags] = stated.argument === void 0 ? [[], given[0]] : given;
			return run((session) => stated.run(args, flags, lineOf(session, extensions)));
		});
	}
}
function say({ stderr }, line) {
	stderr.write(`${forScreen(`lockproof: ${terminalText(line)}`, stderr)}\n`);
}
function lineOf(session, extensions) {
	const { env, streams } = session;
	return {
		rules,
		extensions,
		environment: env,
		say: (line) => say(streams, line),
		openOutput: ({ output }, options = {}) => openOutput(output, streams, {
			reviewed: [],
			...options
		}),
		show(shown, { format, output }) {
			const look = output === void 0 ? lookOf(streams, env) : { colour: false };
			return render(shown, format, {
				...look,
				env
			});
		},
		write: (text) => void streams.stdout.write(forScreen(text, streams.stdout)),
		settings: (flags, scope) => settingsFromFlags(flags, scope),
		filesAsTheyAre,
		review: (options) => reviewFiles(options, session)
	};
}

export { main };