import { g as orNull, l as UserError, m as invalidInput, v as quoted } from "./package-border.js";
import { a as evidenceSchema, c as mostIndexBytes, d as printIndex, i as evidenceFolders, it as obstacleWords, l as packageQuestion, n as drawQuestion, o as keepContent, r as everyPackage, rt as makeFolder, u as parseIndex } from "./lockproof.js";
import { L as sha256, Ot as known, jt as unavailable } from "./values.js";
import { Vt as leadsOut } from "./around.js";
import { n as toolVersion } from "./tool.js";
import { i as githubThrough, n as openRedaction, t as baseOf } from "./redaction.js";
import { join, resolve } from "node:path";
import { lstat, rm, writeFile } from "node:fs/promises";

// src/extensions/offline/record.ts
async function openRecording({ path, now, reviewed = [], onNotice }) {
	const root = resolve(path);
	await prepare(path, root, reviewed);
	const redaction = openRedaction();
	const questions = /* @__PURE__ */ new Map();
	let bytesDownloaded = 0;
	let fault = null;
	let github = false;
	function note(method, url, answer, about = url) {
		questions.set(JSON.stringify([
			method,
			url,
			answer
		]), {
			method,
			url,
			about,
			answer
		});
	}
	function noteValue(method, url, value) {
		note(method, url, {
			kind: "value",
			value
		});
	}
	async function keep(bytes, folder, ending = "") {
		try {
			return await keepContent(join(root, folder), bytes, ending);
		} catch (error) {
			fault ??= error;
			return sha256(bytes);
		}
	}
	async function answerOf(outcome) {
		if (outcome.kind !== "known") return failure(outcome);
		const { url, contentType, body } = outcome.value;
		const bytes = redaction.body(body);
		return {
			kind: "known",
			status: 200,
			url: baseOf(url),
			contentType: contentType.slice(0, longestContentType),
			bytes: bytes.length,
			sha256: await keep(bytes, evidenceFolders.documents),
			...bytes === body ? {} : { redacted: true }
		};
	}
	function noted(url, wanted, outcome) {
		const question = packageQuestion(redaction.question(url), wanted);
		if (outcome.kind === "known") noteValue("PACKAGE", question, outcome.value);
		else note("PACKAGE", question, failure(outcome));
		return outcome;
	}
	const fact = async ({ method, url }, ask) => {
		const outcome = await ask();
		const text = outcome.kind === "known" ? orNull(() => JSON.stringify(outcome.value)) : "";
		const usable = text === null ? unavailable("malformed-answer", "the answer is nested too deeply") : outcome;
		note(method, url, await answerOf(usable.kind === "known" ? known({
			url,
			contentType: "application/json",
			body: Buffer.from(text ?? "")
		}) : usable));
		return usable;
	};
	return {
		fact,
		github(access) {
			github = access !== void 0;
			return access && githubThrough(fact, access);
		},
		fetcher: (open) => {
			const inner = open();
			return {
				...inner,
				async get(url, options) {
					const outcome = await inner.get(url, options);
					if (options.secret) return outcome;
					const about = options.what.slice(0, longestAbout);
					note("GET", redaction.question(url), await answerOf(outcome), about);
					return outcome;
				}
			};
		},
		cache: (inner) => ({
			async get(zh) {
				const hashes = await inner.get(zh);
				if (hashes !== null) noteValue("CACHE", zh, hashes);
				return hashes;
			},
			put: (hashes) => inner.put(hashes)
		}),
		hasher: (inner) => ({
			...inner,
			hash: async (metadata) => noted(metadata.downloadUrl, metadata.hash, await inner.hash(metadata)),
			hashUnnamed: async (download) => noted(download.downloadUrl, null, await inner.hashUnnamed(download)),
			sizeOf(zh) {
				const bytes = inner.sizeOf(zh);
				if (bytes !== null) noteValue("SIZE", zh, bytes);
				return bytes;
			},
			downloaded() {
				bytesDownloaded = inner.downloaded();
				return bytesDownloaded;
			}
		}),
		draw: (inner) => inner && ((among, release) => {
			const drawn = inner(among, release);
			noteValue("DRAW", drawQuestion(release, among), drawn);
			return drawn;
		}),
		async seal() {
			noteValue("SIZE", everyPackage, bytesDownloaded);
			const recordedAt = now.toISOString();
			const text = printIndex({
				schema: evidenceSchema,
				tool: {
					name: "lockproof",
					version: toolVersion
				},
				recordedAt,
				...github ? { github } : {},
				questions: [...questions.values()]
			});
			const bytes = Buffer.from(text);
			const readable = bytes.length <= 33554432 && parseIndex(text) !== null;
			const digest = readable && fault === null ? await keep(bytes, evidenceFolders.runs, ".json") : null;
			if (digest !== null && fault === null) return {
				digest: `sha256:${digest}`,
				recordedAt,
				lacking: []
			};
			const why = readable ? `writing to it fails${obstacleWords(fault)}` : "this run has more answers, or longer ones, than an index may have";
			onNotice(`The evidence of this run could not be kept in ${quoted(path)}: ${why}.`);
			return null;
		}
	};
}
function failure(outcome) {
	return outcome.kind === "absent" ? { kind: "absent" } : outcome;
}
const longestContentType = 200;
const longestAbout = 500;
async function prepare(path, root, reviewed) {
	const unusable = (why) => invalidInput(`The folder ${quoted(path)} of --evidence cannot be used, because ${why}; name one that you can write to.`);
	if (path === "") throw unusable("it has no name");
	if (path.startsWith("~")) throw unusable("\"~\" is not expanded here");
	if (leadsOut(root, reviewed)) throw unusable("a symlink on the way leads out of the files under review");
	try {
		for (const name of Object.values(evidenceFolders)) {
			const folder = join(root, name);
			await makeFolder(folder);
			if (!(await lstat(folder)).isDirectory()) throw unusable(`its ${name} is not a real folder`);
			const probe = join(folder, `.${crypto.randomUUID()}`);
			await writeFile(probe, "", {
				flag: "wx",
				mode: 384
			});
			await rm(probe);
		}
	} catch (error) {
		throw error instanceof UserError ? error : unusable(`writing to it fails${obstacleWords(error)}`);
	}
}

export { openRecording };