import { c as NotJudgedError, m as invalidInput, v as quoted } from "./package-border.js";
import { at as otherWriters, c as mostIndexBytes, f as readContent, i as evidenceFolders, l as packageQuestion, n as drawQuestion, nt as packageWords, r as everyPackage, s as mostDocumentBytes, u as parseIndex } from "./lockproof.js";
import { S as parseJson } from "./sources.js";
import { Ot as known, Tt as absent, jt as unavailable, q as openMemory } from "./values.js";
import { Kt as touches, U as inTurns } from "./around.js";
import { i as githubThrough, r as questionOf } from "./redaction.js";
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { readdir } from "node:fs/promises";

// src/extensions/offline/replay.ts
async function openReplay({ path, digest, reviewed }) {
	const root = resolve(path);
	const name = await chooseRun(path, root, digest);
	const why = digest === null ? await whyOfOthers(root, reviewed) : null;
	if (why !== null) throw invalidInput(`The folder ${quoted(path)} of --offline is not believed as it is, because ${why}; name the digest of the evidence with --evidence-digest.`);
	const index = await readIndex(path, root, name);
	const damage = await damageIn(root, index);
	const sealed = {
		digest: `sha256:${name}`,
		recordedAt: index.recordedAt,
		lacking: [...new Set(damage.map(({ url }) => url))]
	};
	return {
		...answersOf(root, index),
		digest: sealed.digest,
		recordedAt: new Date(index.recordedAt),
		damage,
		seal: async () => sealed
	};
}
function answersOf(root, index) {
	const questions = Map.groupBy(index.questions, ({ method, url }) => `${method} ${url}`);
	let short = false;
	function answerAt(method, url) {
		const [one, ...others] = questions.get(`${method} ${url}`) ?? [];
		return one === void 0 || others.length > 0 ? null : one.answer;
	}
	function hashesAt(method, url) {
		const answer = answerAt(method, url);
		return answer?.kind === "value" && typeof answer.value === "object" ? answer.value : null;
	}
	function numberAt(method, url) {
		const answer = answerAt(method, url);
		return answer?.kind === "value" && typeof answer.value === "number" ? answer.value : null;
	}
	function lacking(what) {
		short = true;
		return unavailable("not-in-evidence", `the folder of evidence has no ${what}`);
	}
	const get = (url, options) => answerTo("GET", questionOf(url), options);
	async function answerTo(method, address, { maxBytes, what }) {
		const answer = answerAt(method, address);
		if (answer === null) return lacking(`${questions.has(`${method} ${address}`) ? "single " : ""}answer of ${address}`);
		if (answer.kind === "absent") return absent(what);
		if (answer.kind === "unavailable") return answer;
		if (answer.kind === "value") return lacking(`document of ${address}`);
		const { url, contentType, sha256, bytes } = answer;
		if (bytes > maxBytes) return unavailable("too-large", `the kept answer of ${address} is larger than ${maxBytes} bytes`);
		const content = await readContent(join(root, evidenceFolders.documents, sha256), sha256, bytes);
		if (content.kind !== "whole") return lacking(`whole answer of ${address}`);
		return known({
			url,
			contentType,
			body: content.bytes
		});
	}
	function packageFrom(url, wanted, what) {
		const address = questionOf(url);
		const question = packageQuestion(address, wanted);
		const answer = answerAt("PACKAGE", question);
		if (answer?.kind === "absent") return absent(what);
		if (answer?.kind === "unavailable") return answer;
		const hashes = hashesAt("PACKAGE", question);
		return hashes !== null && (wanted === null || hashes.zh === wanted) ? known(hashes) : lacking(`hashes of the package at ${address}`);
	}
	const fact = async ({ method, url }) => {
		const answer = await answerTo(method, url, {
			maxBytes: mostDocumentBytes,
			what: "the requested thing"
		});
		return answer.kind === "known" ? known(parseJson(answer.value.body)) : answer;
	};
	return {
		fact,
		github: () => index.github ? githubThrough(fact) : void 0,
		isShort: () => short,
		fetcher: () => ({
			get,
			download: async (url) => lacking(`package from ${questionOf(url)}`),
			traffic: () => ({
				requests: 0,
				bytesDownloaded: 0
			}),
			close: async () => {}
		}),
		cache: () => ({
			get: async (zh) => hashesAt("CACHE", zh),
			put: async () => {}
		}),
		hasher: (inner) => ({
			...inner,
			hash: async (metadata) => packageFrom(metadata.downloadUrl, metadata.hash, packageWords(metadata)),
			hashUnnamed: async (download) => packageFrom(download.downloadUrl, null, packageWords(download)),
			sizeOf: (zh) => numberAt("SIZE", zh),
			downloaded: () => numberAt("SIZE", "total") ?? 0
		}),
		draw: () => (among, release) => numberAt("DRAW", drawQuestion(release, among)) ?? NaN
	};
}
async function chooseRun(path, root, digest) {
	const mistake = (why) => invalidInput(`The folder ${quoted(path)} of --offline ${why}`);
	if (path === "") throw mistake("has no name; name the folder that a run with --evidence has filled.");
	const runs = await runsIn(root);
	if (runs.length === 0) throw mistake("has no evidence; name the folder that a run with --evidence has filled.");
	if (digest !== null) {
		const name = digest.slice(7);
		if (runs.includes(name)) return name;
		throw new NotJudgedError(`The evidence ${digest} is not in the folder ${quoted(path)}, so nothing was judged: either the folder comes from a different run, or somebody has changed it.`);
	}
	const [only, ...others] = runs;
	if (only !== void 0 && others.length === 0) return only;
	throw mistake(`has the evidence of ${runs.length} runs; say which one with --evidence-digest.`);
}
async function runsIn(root) {
	const folders = Object.values(evidenceFolders).map((name) => join(root, name));
	try {
		if (!folders.every((folder) => lstatSync(folder).isDirectory())) return [];
		return (await readdir(join(root, evidenceFolders.runs), { withFileTypes: true })).flatMap((entry) => /^([0-9a-f]{64})\.json$/.exec(entry.name)?.[1] ?? []);
	} catch {
		return [];
	}
}
async function whyOfOthers(root, reviewed) {
	if (touches(root, reviewed)) return "it is inside the folder under review, where the change itself could have filled it";
	const writers = await otherWriters([root, join(root, evidenceFolders.runs)], [0]);
	if (writers === null) return null;
	return writers === "owner" ? "it belongs to a different user" : "users other than its owner may write to it";
}
async function readIndex(path, root, name) {
	const file = `${evidenceFolders.runs}/${name}.json`;
	const content = await readContent(join(root, file), name, mostIndexBytes);
	const index = content.kind === "whole" ? parseIndex(Buffer.from(content.bytes).toString()) : null;
	if (index !== null) return index;
	const why = content.kind === "whole" ? "is not an index of evidence that this version reads" : states[content.kind];
	throw new NotJudgedError(`The evidence in ${quoted(path)} cannot be used, so nothing was judged: ${file} ${why}.`);
}
const states = {
	missing: "is missing",
	odd: "is not what was recorded",
	unreadable: "cannot be read"
};
const documentsAtATime = 16;
async function damageIn(root, { questions }) {
	const reading = openMemory();
	return (await inTurns(questions, documentsAtATime, async ({ url, answer }) => {
		if (answer.kind !== "known") return [];
		const { sha256, bytes } = answer;
		const file = `${evidenceFolders.documents}/${sha256}`;
		const limit = Math.min(bytes, mostDocumentBytes);
		const { kind } = await reading(`${sha256} ${bytes}`, () => readContent(join(root, file), sha256, limit));
		return kind === "whole" ? [] : [{
			url,
			file,
			why: states[kind]
		}];
	})).flat();
}

export { openReplay };