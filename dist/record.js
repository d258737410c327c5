import { a as UserError } from "./package-border.js";
import { a as keptFailure, c as parseIndex, cn as quoted, ft as makeFolder, i as evidenceSchema, l as printIndex, pt as obstacleWords, r as evidenceFolders, rn as leadsOut, s as mostIndexBytes } from "./lockproof.js";
import { S as sha256 } from "./package.js";
import { n as toolVersion } from "./tool.js";
import { i as keepContent, n as openRedaction, t as baseOf } from "./redaction.js";
import { join, resolve } from "node:path";
import { lstat, rm, writeFile } from "node:fs/promises";

// src/extensions/offline/record.ts
/**
* Keeps everything that a run learns from others. Several runs may share the folder, also at the same time: a document that is there
* already is kept, and every run adds an index of its own.
*
* @throws UserError where nothing can be written, before anything is asked
*/
async function openRecording({ path, now, reviewed = [], onNotice }) {
	const root = resolve(path);
	await prepare(path, root, reviewed);
	const redaction = openRedaction();
	const questions = /* @__PURE__ */ new Map();
	const packages = /* @__PURE__ */ new Map();
	const downloads = /* @__PURE__ */ new Map();
	const draws = /* @__PURE__ */ new Map();
	const sizes = /* @__PURE__ */ new Map();
	const cached = /* @__PURE__ */ new Set();
	let bytesDownloaded = 0;
	let fault = null;
	/** A run whose evidence is lost still has a result, so the fault waits for the end. */
	async function keep(bytes, folder, ending = "") {
		try {
			return await keepContent(join(root, folder), bytes, ending);
		} catch (error) {
			fault ??= error;
			return sha256(bytes);
		}
	}
	async function answerOf(outcome) {
		if (outcome.kind !== "known") return keptFailure(outcome);
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
		if (outcome.kind === "known") {
			const { zh } = outcome.value;
			packages.set(zh, {
				...outcome.value,
				...cached.has(zh) ? { fromCache: true } : {}
			});
			if (wanted !== null) return outcome;
		}
		const answer = outcome.kind === "known" ? {
			kind: outcome.kind,
			zh: outcome.value.zh
		} : keptFailure(outcome);
		const download = {
			url: redaction.question(url),
			wanted,
			answer
		};
		downloads.set(JSON.stringify(download), download);
		return outcome;
	}
	return {
		fetcher: (open) => {
			const inner = open();
			return {
				...inner,
				async get(url, options) {
					const outcome = await inner.get(url, options);
					const [asked, about] = [redaction.question(url), options.what.slice(0, longestAbout)];
					const answer = await answerOf(outcome);
					questions.set(JSON.stringify([asked, answer]), {
						method: "GET",
						url: asked,
						about,
						answer
					});
					return outcome;
				}
			};
		},
		cache: (inner) => ({
			async get(zh) {
				const hashes = await inner.get(zh);
				if (hashes !== null) cached.add(zh);
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
				if (bytes !== null) sizes.set(zh, bytes);
				return bytes;
			},
			downloaded() {
				bytesDownloaded = inner.downloaded();
				return bytesDownloaded;
			}
		}),
		draw: (inner) => inner && ((among, release) => {
			const drawn = inner(among, release);
			draws.set(release, {
				release,
				among,
				drawn
			});
			return drawn;
		}),
		async seal() {
			const recordedAt = now.toISOString();
			const text = printIndex({
				schema: evidenceSchema,
				tool: {
					name: "lockproof",
					version: toolVersion
				},
				recordedAt,
				questions: [...questions.values()],
				packages: [...packages.values()],
				downloads: [...downloads.values()],
				draws: [...draws.values()],
				sizes: [...sizes].map(([zh, bytes]) => ({
					zh,
					bytes
				})),
				bytesDownloaded
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
/** Only its beginning decides anything. */
const longestContentType = 200;
const longestAbout = 500;
/** Finds out what keeps a folder from being written before a run spends anything on it. */
async function prepare(path, root, reviewed) {
	const unusable = (why) => new UserError("invalid-input", `The folder ${quoted(path)} of --evidence cannot be used, because ${why}; name one that you can write to.`);
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