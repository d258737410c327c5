import { b as shellWord, h as messageOf, l as UserError, m as invalidInput, u as bugReport, v as quoted } from "./package-border.js";
import { n as onInterrupt } from "./exit-on-signal.js";
import { A as followed, At as wordsOf, B as markdownText, E as reviewByPolicy, F as summaryBudget, Ft as string, I as annotations, K as exitCode, M as allSettings, Mt as number, N as extensions, Nt as object, Ot as standardText, R as markdownCode, S as renderJson, St as byteSize, U as replaceFile, V as terminalText, bt as valueIn, ct as commitSchema, g as renderMarkdown, gt as severities, h as cutAtLine, j as settingsFrom, jt as boolean, lt as shaSchema, ot as createGitHubAccess, st as openGitHubAccess, w as githubSource, wt as flagName, z as markdownLink } from "./lockproof.js";
import { L as sha256, lt as counted } from "./values.js";
import { v as plainToken } from "./sources.js";
import { t as createOctokit } from "./octokit.js";
import { B as SourceError, Wt as realPath, zt as isReallyWithin } from "./around.js";
import { n as toolVersion, t as docsUrl } from "./tool.js";
import { tmpdir } from "node:os";
import { accessSync, constants as constants$1, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { mkdtemp, writeFile } from "node:fs/promises";
import * as fs$1 from "fs";
import { constants as constants$2, promises } from "fs";
import * as crypto from "crypto";
import * as os from "os";
import { EOL } from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs$1.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs$1.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}

// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile: writeFile$1 } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary$1 = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants$2.R_OK | constants$2.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile$1 : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary$1();
const summary = _summary;

// node_modules/@actions/core/lib/core.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function debug(message) {
	issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}

// src/publish/phase-log.ts
function phaseLog() {
	let phase = null;
	let open = false;
	const end = () => {
		if (open) endGroup();
		open = false;
		phase = null;
	};
	return {
		begin(name) {
			if (name === phase) return;
			end();
			phase = name;
		},
		say(line) {
			if (phase !== null && !open) {
				startGroup(phase);
				open = true;
			}
			info(terminalText(line));
		},
		end
	};
}

// src/action/event.ts
function revisionsFromEvent(event) {
	const base = event.inputs.base || null;
	const head = event.inputs.head || null;
	if (base !== null && head !== null) return {
		...directly(base, head),
		...pullRequestOf(event)
	};
	const found = fromPayload(event);
	if (found === null) {
		if (head === null) throw unsupported(event.eventName);
		return audit(head);
	}
	if (base !== null && found.kind !== "nothing") return {
		...directly(base, found.head),
		...pullRequestOf(event)
	};
	if (head === null) return found;
	return found.kind === "compare" ? {
		...found,
		head
	} : audit(head);
}
function directly(base, head) {
	return {
		kind: "compare",
		base,
		baseBranch: null,
		head,
		mergeBase: false,
		pullRequest: null
	};
}
function audit(head) {
	return {
		kind: "audit",
		head,
		why: "the input `head` was given without `base`"
	};
}
function pullRequestOf({ eventName, payload }) {
	if (eventName !== "pull_request" && eventName !== "pull_request_target") return {
		mergeBase: false,
		pullRequest: null
	};
	const parsed = numberedSchema.safeParse(payload);
	return {
		mergeBase: true,
		pullRequest: parsed.success ? triggering(parsed.data.pull_request) : null
	};
}
function pullRequestIn(event) {
	return pullRequestOf({
		...event,
		inputs: {
			base: null,
			head: null
		}
	}).pullRequest;
}
function triggering({ number, head }) {
	return {
		number,
		head: head.sha
	};
}
function fromPayload({ eventName, payload, sha }) {
	switch (eventName) {
		case "pull_request":
		case "pull_request_target": {
			const { pull_request: pull } = parse(eventName, pullRequestSchema, payload);
			return {
				...directly(pull.base.sha, pull.head.sha),
				baseBranch: pull.base.ref,
				mergeBase: true,
				pullRequest: triggering(pull)
			};
		}
		case "merge_group": {
			const { merge_group: group } = parse(eventName, mergeGroupSchema, payload);
			return {
				...directly(group.base_ref, group.head_sha),
				mergeBase: true,
				groupBase: group.base_sha
			};
		}
		case "push": return fromPush(parse(eventName, pushSchema, payload));
		case "schedule":
		case "workflow_dispatch": return {
			kind: "audit",
			head: sha,
			why: `the event ${eventName} compares nothing`
		};
		default: return null;
	}
}
function fromPush(push) {
	if (push.deleted || isNull(push.after)) return {
		kind: "nothing",
		why: "the push deleted a branch or tag"
	};
	const head = push.head_commit?.id ?? push.after;
	if (isNull(push.before)) return {
		kind: "audit",
		head,
		why: "the push created the branch or tag"
	};
	return {
		...directly(push.before, head),
		baseMayBeGone: true
	};
}
function isNull(sha) {
	return /^0+$/.test(sha);
}
function parse(eventName, schema, payload) {
	const parsed = schema.safeParse(payload);
	if (parsed.success) return parsed.data;
	throw new UserError("unsupported-event", `The payload of the event ${eventName} does not name its commits in the form that GitHub documents; give the inputs \`base\` and \`head\`.`, { cause: parsed.error });
}
function unsupported(eventName) {
	return new UserError("unsupported-event", `The event ${quoted(eventName)} names no revisions to review: use one of ${supported}, or give the input \`head\` (and \`base\`).`);
}
const supported = "pull_request, pull_request_target, merge_group, push, schedule, workflow_dispatch";
const numberedSchema = object({ pull_request: object({
	number: number().int().positive(),
	head: commitSchema
}) });
const pullRequestSchema = object({ pull_request: object({
	number: number().int().positive(),
	base: commitSchema.extend({ ref: string().min(1) }),
	head: commitSchema
}) });
const mergeGroupSchema = object({ merge_group: object({
	base_ref: string().min(1),
	base_sha: shaSchema,
	head_sha: shaSchema
}) });
const pushSchema = object({
	before: shaSchema,
	after: shaSchema,
	deleted: boolean(),
	head_commit: object({ id: shaSchema }).nullish()
});

// src/action/inputs.ts
function readInputs(rows) {
	const written = rows.filter(({ places }) => places.includes("input")).map((row) => [row, getInput(row.name)]).filter(([row, text]) => text !== inputDefault(row));
	return {
		token: plainToken(getInput("github-token"), "Input \"github-token\""),
		configToken: plainToken(getInput("config-token"), "Input \"config-token\""),
		base: getInput("base") || null,
		head: getInput("head") || null,
		sarifFile: getInput("sarif-file") || null,
		settings: settingsFrom(new Map(written.map(([{ name }, text]) => [name, text])), { rows })
	};
}
function inputDefault(row) {
	return row.places.includes("policy") ? "" : standardText(row);
}

// src/action/runner.ts
const mostOfALevel = 10;
const longestMessage = 2e3;
function printAnnotations(annotations) {
	for (const level of severities) {
		const ofLevel = annotations.filter((annotation) => annotation.level === level);
		const shown = ofLevel.length > mostOfALevel ? ofLevel.slice(0, 9) : ofLevel;
		for (const annotation of shown) print(annotation);
		const rest = ofLevel.length - shown.length;
		if (rest > 0) print({
			level,
			message: `The job summary has ${rest} more ${level}s.`
		});
	}
}
function print({ level, title = "Lockproof", message, path, line }) {
	const where = path === void 0 ? {} : {
		file: terminalText(path),
		...line && { startLine: line }
	};
	const place = {
		title: terminalText(title),
		...where
	};
	const text = message.split("\n").map(terminalText).join("\n").slice(0, longestMessage);
	const write = {
		error,
		warning,
		notice
	}[level];
	write(text, place);
}
const summaryLimit = 1048576;
const Summary = summary.constructor;
async function writeSummary(markdown) {
	const text = cutAtLine(markdown, summaryLimit, Buffer.byteLength);
	try {
		await new Summary().addRaw(text).write({ overwrite: true });
		return null;
	} catch (error) {
		return `The job summary could not be written (${terminalText(messageOf(error))}).`;
	}
}
function setOutputs(outputs) {
	try {
		for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	} catch (error) {
		printAnnotations([{
			level: "error",
			message: `The outputs of this step could not be written (${terminalText(messageOf(error))}).`
		}]);
	}
}
async function writeReport(json) {
	const folder = await mkdtemp(join(process.env.RUNNER_TEMP || tmpdir(), "lockproof-"));
	const path = join(folder, "report.json");
	await writeFile(path, json);
	return path;
}

// src/action/publish-report.ts
async function publishReport(publication, conversation) {
	const { review, edits, run, sarif: target, seconds } = publication;
	const { report, settings, policy, rules } = review;
	printAnnotations(annotations(report));
	const context = {
		...run.renderContext(review),
		rules,
		policy
	};
	const inSummary = {
		...context,
		edits: settings.suggestions ? edits : [],
		seconds,
		fullReport: null
	};
	const failure = await writeSummary(renderMarkdown(report, inSummary, summaryBudget));
	if (failure !== null) tell(failure);
	const path = await writeReport(renderJson(report)).catch((error) => {
		tell(`The JSON report could not be written (${terminalText(String(error))}).`);
		return "";
	});
	const sarif = await writeSarif(review, target, context.docsUrl);
	const published = await conversation?.publish(publication, context) ?? {
		commentUrl: null,
		notices: []
	};
	for (const notice of published.notices) tell(notice);
	setOutputs({
		verdict: report.verdict,
		report: path,
		sarif,
		changes: report.changes.length,
		unproven: report.totals.unproven + report.totals.open,
		"comment-url": published.commentUrl ?? ""
	});
	return [
		...published.commentUrl === null ? [] : [`comment ${published.commentUrl}`],
		...failure === null ? [`job summary ${context.fullReport?.url}`] : [],
		...path === "" ? [] : [`JSON report ${path}`],
		...sarif === "" ? [] : [`SARIF ${sarif}`]
	].join(", ");
}
async function writeSarif(review, target, docsUrl) {
	if (target === null) return "";
	const { file, format } = target;
	try {
		const ports = {
			look: { colour: false },
			rows: [],
			environment: {},
			docsUrl,
			now: /* @__PURE__ */ new Date()
		};
		file.write(await format.render(review, ports));
		return file.path;
	} catch (error) {
		tell(`The SARIF file could not be written (${terminalText(String(error))}).`, "error");
		return "";
	}
}
function tell(message, level = "notice") {
	printAnnotations([{
		level,
		message
	}]);
}
const mostReasons = 10;
function notReviewedMarkdown({ about = "", reasons, next }, { url, commit }) {
	const [first, ...others] = reasons;
	const shown = others.slice(0, mostReasons).map((reason) => `- ${reasonText(reason)}`);
	const more = others.length - shown.length;
	return `${[
		`### ❌ Lockproof: not reviewed. ${about}${first === void 0 ? "" : reasonText(first)}`,
		...shown.length === 0 ? [] : [shown.join("\n")],
		...more === 0 ? [] : [`${more} more: in the log.`],
		`Nothing in commit ${markdownCode(commit.slice(0, 7))} was checked, so don't merge it yet.`,
		`**Next:** ${markdownText(next)}`,
		markdownLink("The log of this run", url)
	].join("\n\n")}\n`;
}
function reasonText({ message, place }) {
	if (place === null) return markdownText(message);
	const where = `${place.path}:${place.line}`;
	return `${markdownCode(where)} ${markdownText(message.slice(`${where}: `.length))}`;
}

// src/action/run-context.ts
async function readRunContext(env) {
	const context = await readContext().catch((error) => {
		if (!(error instanceof SyntaxError)) throw error;
		throw new UserError("unsupported-event", "The file of GITHUB_EVENT_PATH is not the JSON of an event; name a file with the payload.", { cause: error });
	});
	const { owner, repo } = context.repo;
	const repositoryUrl = `${context.serverUrl}/${owner}/${repo}`;
	const url = `${repositoryUrl}/actions/runs/${context.runId}`;
	const workflow = (env.GITHUB_WORKFLOW_REF ?? context.workflow).split(/@(?!.*@refs\/)/, 1)[0];
	const revisions = [env.INPUT_BASE, env.INPUT_HEAD].map((one = "") => one.replace(/^[0-9a-f]{40,}$/, ""));
	const what = [
		context.job,
		context.action,
		env["INPUT_LOCK-FILES"],
		env.INPUT_CONFIG,
		...revisions
	];
	const pullHead = context.payload.pull_request?.head?.sha;
	const { eventName, payload, sha, apiUrl } = context;
	return {
		owner,
		repo,
		eventName,
		payload,
		sha,
		apiUrl,
		url,
		commentId: sha256(JSON.stringify([workflow, ...what])).slice(0, 12),
		attempt: sha256(JSON.stringify([
			context.runId,
			context.runAttempt,
			pullHead
		])).slice(0, 12),
		renderContext({ report: { base, head }, settings }) {
			const command = [`review --base ${base} --head ${head}`, ...flagsOf(settings)].join(" ");
			const commands = [...fetched(context), ...runOf(context.serverUrl, env, command)].join(" &&\n");
			return {
				repositoryUrl,
				docsUrl,
				rows: extensions,
				reproduce: base === null || head === null ? null : commands,
				fullReport: {
					name: "the job summary",
					url
				}
			};
		}
	};
}
async function readContext() {
	const { context } = await import("./github.js");
	return new context.constructor();
}
function fetched({ payload: { pull_request: pull }, repo }) {
	if (pull === void 0 || pull.head?.repo?.full_name === `${repo.owner}/${repo.repo}`) return [];
	return [`git fetch --quiet origin refs/pull/${Number(pull.number)}/head`];
}
function runOf(server, { GITHUB_ACTION_REPOSITORY: from = "", GITHUB_ACTION_REF: ref = "" }, command) {
	const [repository, commit] = /^[\w.-]+\/[\w.-]+$/.test(from) && /^\w[\w./-]*$/.test(ref) ? [`${server}/${from}`, ref] : [home, null];
	const folder = `../lockproof${commit === null ? "" : `-${commit.slice(0, 12).replaceAll("/", "-")}`}`;
	return [
		`test -d ${folder} || git clone --quiet ${repository} ${folder}`,
		...commit === null ? [] : [`git -C ${folder} checkout --quiet ${commit}`],
		`node ${folder}/dist/cli.js ${command}`
	];
}
const home = "https://github.com/lockproof/lockproof";
function flagsOf(settings) {
	return settings.rows.filter(({ name, places, decides = true }) => settings.given.has(name) && places.includes("flag") && decides).flatMap((row) => {
		const { kind } = row;
		const name = flagName(row);
		const value = valueIn(settings, row);
		if (kind.argument === void 0) return value === true ? [`--${name}`] : [];
		return wordsOf(kind, value).map((word) => `--${name} ${shellWord(word)}`);
	});
}

// src/action/sarif-file.ts
function openSarifFile(written, env) {
	const workspace = env.GITHUB_WORKSPACE || process.cwd();
	const temporary = env.RUNNER_TEMP || tmpdir();
	const path = realPath(resolve(workspace, written));
	if (!isReallyWithin(path, [workspace, temporary])) throw refusal(written, "is outside the workspace and the runner's folder for temporary files; name a file in one of them");
	try {
		const folder = dirname(path);
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants$1.W_OK);
		const before = statSync(path, { throwIfNoEntry: false });
		if (before !== void 0 && !before.isFile()) throw new Error("only a file can be replaced");
		rmSync(path, { force: true });
	} catch (cause) {
		throw refusal(written, "cannot be written; name a file in a folder that this user may write to", cause);
	}
	return {
		path,
		write: (text) => replaceFile(path, text)
	};
}
function refusal(written, what, cause) {
	return invalidInput(`Input "sarif-file": ${quoted(written)} ${what}.`, cause === void 0 ? {} : { cause });
}

// src/action/main.ts
const conversation = extensions.find((each) => each.conversation !== void 0)?.conversation;
async function main(env) {
	const log = phaseLog();
	const state = { reported: false };
	const endWith = onInterrupt(() => giveUp(cancelled, state, env));
	try {
		if (env.GITEA_ACTIONS === "true") throw new UserError("unsupported-event", noGitHub);
		const inputs = readInputs(allSettings);
		const run = await readRunContext(env);
		const { eventName, payload, sha } = run;
		const revisions = revisionsFromEvent({
			eventName,
			payload,
			sha,
			inputs
		});
		if (revisions.kind !== "nothing") return await reviewRevisions(revisions, inputs, {
			run,
			env,
			log,
			state
		});
		info(`Nothing to review: ${revisions.why}.`);
		setOutputs({ verdict: "unchanged" });
		return 0;
	} catch (error) {
		log.end();
		const { code, ...why } = endOf(error);
		printAnnotations(why.reasons.map(({ message, place }) => ({
			level: "error",
			message,
			...place
		})));
		if (code === 3) setOutputs({ verdict: "incomplete" });
		await giveUp(why, state, env);
		return code;
	} finally {
		endWith();
	}
}
const noGitHub = "The action reads both revisions through GitHub's GraphQL API, which Gitea and Forgejo do not have; run `lockproof review` in a checkout instead, as docs/recipes/other-ci.md shows.";
const runAgain = "Re-run the job.";
const cancelled = {
	reasons: alone("The run was cancelled, or took longer than the workflow allows, before the review was complete."),
	next: runAgain
};
function alone(message) {
	return [{
		message,
		place: null
	}];
}
function endOf(error) {
	if (error instanceof UserError) {
		const [about, place] = error.code === "invalid-policy" ? ["The policy on the base branch has an error: ", "policy on the base branch in a separate pull request"] : error.code === "invalid-shared-policy" ? ["The shared policy has an error: ", "shared policy in its repository"] : ["", "workflow"];
		return {
			code: 2,
			about,
			reasons: error.mistakes,
			next: `Fix the ${place}, then re-run the job.`
		};
	}
	if (error instanceof SourceError) return {
		code: 3,
		reasons: alone(error.message),
		next: runAgain
	};
	debug(terminalText(error instanceof Error ? error.stack ?? "" : ""));
	return {
		code: 3,
		reasons: alone(bugReport(error)),
		next: "Report the bug, and re-run the job."
	};
}
async function giveUp(why, { reported }, env) {
	if (reported) return;
	try {
		const run = await readRunContext(env);
		const { apiUrl, url, sha } = run;
		const pull = pullRequestIn(run);
		const commented = getInput("comment") !== "never";
		const text = notReviewedMarkdown(why, {
			url,
			commit: pull?.head ?? sha
		});
		await writeSummary(text);
		const octokit = createOctokit({
			token: plainToken(getInput("github-token"), "Input"),
			apiUrl,
			userAgent: `lockproof/${toolVersion}`,
			log: debug
		});
		if (commented && pull !== null) await conversation?.replace(text, {
			...run,
			octokit,
			pull
		});
	} catch (error) {
		debug(terminalText(String(error)));
	}
}
async function reviewRevisions(revisions, { token, configToken, settings: given, sarifFile: sarifPath }, { run, env, log, state }) {
	const started = performance.now();
	const sarif = sarifPath === null ? null : sarifTarget(sarifPath, env);
	const { owner, repo, apiUrl } = run;
	const octokit = createOctokit({
		token,
		apiUrl,
		userAgent: `lockproof/${toolVersion}`,
		log: log.say
	});
	const wanted = revisions.kind === "audit" ? {
		...given,
		scope: "all"
	} : given;
	if (revisions.kind === "audit" && given.scope === "changed") log.say(`Every lock file is reviewed: ${revisions.why}.`);
	const { pullRequest, ...compared } = revisions.kind === "audit" ? {
		base: null,
		baseBranch: null,
		mergeBase: false,
		pullRequest: null
	} : revisions;
	const pull = pullRequest?.head === revisions.head ? pullRequest.number : null;
	const source = githubSource({
		octokit,
		owner,
		repo,
		...compared,
		head: revisions.head,
		pull
	});
	const reviewed = [env.GITHUB_WORKSPACE || "/"];
	const output = {
		kind: "log",
		begin: log.begin
	};
	const { progress, end } = followed(extensions, {
		environment: env,
		output,
		say: log.say
	});
	const review = await reviewByPolicy({
		source: loggedSource(source, log),
		settings: wanted,
		environment: env,
		entry: "workflow",
		github: createGitHubAccess({
			token,
			apiUrl,
			serverUrl: env.GITHUB_SERVER_URL,
			log: log.say
		}),
		sharedPolicies: {
			access: openGitHubAccess({
				token: configToken || token,
				apiUrl,
				log: log.say
			}, {}),
			isPrivate: configToken !== ""
		},
		extensions,
		proposes: pullRequest !== null,
		reviewed,
		progress,
		onNotice: log.say
	}).finally(end);
	const { report, settings } = review;
	const { requests, bytesDownloaded } = report.totals;
	const seconds = (performance.now() - started) / 1e3;
	const asked = `${counted(requests, "request", "requests")} to registries, ${byteSize(bytesDownloaded)}`;
	if (requests > 0) log.say(`${asked}; ${seconds.toFixed(1)} s so far`);
	log.end();
	const publication = {
		review,
		edits: extensions.flatMap((each) => each.edits?.(review) ?? []),
		run,
		octokit,
		pullRequest,
		log,
		sarif,
		seconds
	};
	const places = await publishReport(publication, conversation);
	state.reported = true;
	log.end();
	const code = exitCode(report, settings);
	const isUnchanged = report.verdict === "unchanged" && code === 0;
	if (!isUnchanged && places !== "") log.say(`Where to look: ${places}`);
	log.say(isUnchanged ? report.headline : `${report.headline}; exit code ${code}`);
	return code;
}
function sarifTarget(path, env) {
	const file = openSarifFile(path, env);
	const format = extensions.flatMap(({ formats = [] }) => formats).find(({ name }) => name === "sarif");
	if (format === void 0) throw invalidInput("Input \"sarif-file\": this build of Lockproof writes no SARIF.");
	return {
		file,
		format
	};
}
function loggedSource(source, log) {
	return { async read(selection) {
		log.begin("Reading the two revisions");
		const snapshot = await source.read(selection);
		const { base, head, files, gaps = [] } = snapshot;
		printAnnotations(gaps.map((message) => ({
			level: "notice",
			message
		})));
		if (files.length === 0) return snapshot;
		const sizes = files.flatMap((file) => [file.base, file.head]).map((content) => content.kind === "file" ? content.bytes.length : 0);
		const bytes = byteSize(sizes.reduce((sum, size) => sum + size));
		const both = `between ${base} and ${head}, ${bytes} on both sides`;
		const where = base === null ? `at ${head}, ${bytes}` : both;
		log.say(`${counted(files.length, "lock file", "lock files")} to review ${where}`);
		return snapshot;
	} };
}

export { main };