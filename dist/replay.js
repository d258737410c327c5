import { a as UserError, i as NotJudgedError } from "./package-border.js";
import { Et as unavailable, It as openMemory, Tt as known, an as touches, c as parseIndex, cn as quoted, dt as inTurns, mt as otherWriters, o as mostDocumentBytes, r as evidenceFolders, s as mostIndexBytes, ut as packageWords, wt as absent } from "./lockproof.js";
import { a as readContent, r as questionOf } from "./redaction.js";
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { readdir } from "node:fs/promises";

// src/extensions/offline/replay.ts
/**
* Opens a folder of evidence and checks all of it: the index against its name and against the digest that the caller has, every document
* against the index. Signatures are not believed but checked again, by the run.
*
* @throws UserError where the folder or the digest is a mistake of the user
* @throws NotJudgedError where the index is not the one that was recorded
*/
async function openReplay({ path, digest, reviewed }) {
	const root = resolve(path);
	const name = await chooseRun(path, root, digest);
	if (digest === null) await refuseFolderOfOthers(path, root, reviewed);
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
	const questions = Map.groupBy(index.questions, ({ url }) => url);
	const hashes = new Map(index.packages.map(({ fromCache: _, ...known }) => [known.zh, known]));
	const cached = new Set(index.packages.flatMap(({ zh, fromCache }) => fromCache ? [zh] : []));
	const downloads = new Map(index.downloads.map((one) => [downloadKey(one.url, one.wanted), one.answer]));
	const draws = new Map(index.draws.map((draw) => [draw.release, draw]));
	const sizes = new Map(index.sizes.map(({ zh, bytes }) => [zh, bytes]));
	let short = false;
	function lacking(what) {
		short = true;
		return unavailable("not-in-evidence", `the folder of evidence has no ${what}`);
	}
	async function get(url, { maxBytes, what }) {
		const address = questionOf(url);
		const [question, ...others] = questions.get(address) ?? [];
		if (question === void 0) return lacking(`answer of ${address}`);
		if (others.length > 0) return lacking(`single answer of ${address}`);
		const { answer } = question;
		switch (answer.kind) {
			case "absent": return absent(what);
			case "unavailable": return answer;
			case "known": {
				if (answer.bytes > maxBytes) return unavailable("too-large", `the kept answer of ${address} is larger than ${maxBytes} bytes`);
				const content = await readContent(documentPath(root, answer.sha256), answer.sha256, answer.bytes);
				return content.kind === "whole" ? known({
					url: answer.url,
					contentType: answer.contentType,
					body: content.bytes
				}) : lacking(`whole answer of ${address}`);
			}
		}
	}
	function packageFrom(url, wanted, what) {
		const address = questionOf(url);
		const answer = downloads.get(downloadKey(address, wanted));
		switch (answer?.kind) {
			case "absent": return absent(what);
			case "unavailable": return answer;
			case "known":
			case void 0: {
				const found = hashes.get(wanted ?? answer?.zh ?? "");
				return found === void 0 ? lacking(`hashes of the package at ${address}`) : known(found);
			}
		}
	}
	return {
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
			get: async (zh) => cached.has(zh) ? hashes.get(zh) ?? null : null,
			put: async () => {}
		}),
		hasher: (inner) => ({
			...inner,
			hash: async (metadata) => packageFrom(metadata.downloadUrl, metadata.hash, packageWords(metadata)),
			hashUnnamed: async (download) => packageFrom(download.downloadUrl, null, packageWords(download)),
			sizeOf: (zh) => sizes.get(zh) ?? null,
			downloaded: () => index.bytesDownloaded
		}),
		draw: () => (among, release) => {
			const draw = draws.get(release);
			return draw?.among === among ? draw.drawn : NaN;
		}
	};
}
function downloadKey(url, wanted) {
	return JSON.stringify([url, wanted]);
}
/** @param sha256 64 hex digits, which the index guarantees */
function documentPath(root, sha256) {
	return join(root, evidenceFolders.documents, sha256);
}
/** The name of the index to read: 64 hex digits. */
async function chooseRun(path, root, digest) {
	const mistake = (why) => new UserError("invalid-input", `The folder ${quoted(path)} of --offline ${why}`);
	if (path === "") throw mistake("has no name; name the folder that a run with --evidence has filled.");
	const runs = await runsIn(root);
	if (runs.length === 0) throw mistake("has no evidence; name the folder that a run with --evidence has filled.");
	if (digest !== null) {
		const name = digest.slice(7);
		if (runs.includes(name)) return name;
		throw new NotJudgedError(`The evidence ${digest} is not in the folder ${quoted(path)}, so nothing was judged: either the folder is of another run, or somebody has changed it.`);
	}
	const [only, ...others] = runs;
	if (only !== void 0 && others.length === 0) return only;
	throw mistake(`has the evidence of ${runs.length} runs; say which one with --evidence-digest.`);
}
/** The digests in the names of the indexes. A folder that is not one of evidence has none. */
async function runsIn(root) {
	const folders = Object.values(evidenceFolders).map((name) => join(root, name));
	try {
		if (!folders.every((folder) => lstatSync(folder).isDirectory())) return [];
		return (await readdir(join(root, evidenceFolders.runs), { withFileTypes: true })).flatMap((entry) => /^([0-9a-f]{64})\.json$/.exec(entry.name)?.[1] ?? []);
	} catch {
		return [];
	}
}
/** Whoever can write to the folder decides what every server says, so without a digest only the user may be able to. */
async function refuseFolderOfOthers(path, root, reviewed) {
	const why = await whyOfOthers(root, reviewed);
	if (why === null) return;
	throw new UserError("invalid-input", `The folder ${quoted(path)} of --offline is not believed as it is, because ${why}; name the digest of the evidence with --evidence-digest.`);
}
async function whyOfOthers(root, reviewed) {
	if (touches(root, reviewed)) return "it is inside the folder under review, where the change itself could have filled it";
	switch (await otherWriters([root, join(root, evidenceFolders.runs)], [administrator])) {
		case "owner": return "it belongs to another user";
		case "others": return "users other than its owner may write to it";
		case null: return null;
	}
}
const administrator = 0;
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
/** Every document is read once before anything is judged, so that a change is noticed whether the run needs the document or not. */
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