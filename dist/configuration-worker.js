import { E as Patience } from "./values.js";
import { E as attributeReader, P as listedTree, St as globs } from "./sources.js";
import { R as modulesBeside } from "./lockproof.js";
import { parentPort, workerData } from "node:worker_threads";

// src/extensions/configuration/worker.ts
const port = parentPort;
const waiting = /* @__PURE__ */ new Map();
let asked = 0;
function openAsking(side) {
	return (ask, about) => {
		asked += 1;
		const { promise, resolve } = Promise.withResolvers();
		waiting.set(asked, resolve);
		post({
			id: asked,
			side,
			ask,
			about
		});
		return promise;
	};
}
function post(message) {
	port?.postMessage(message);
}
function listingIn(text) {
	const fields = text.split("\0");
	const listing = /* @__PURE__ */ new Map();
	for (let at = 0; at + 3 < fields.length; at += 4) {
		const [path = "", kind, sha = "", size] = fields.slice(at, at + 4);
		listing.set(path, {
			path,
			kind,
			sha,
			size: Number(size)
		});
	}
	return listing;
}
function surroundingsOf(served, side) {
	const ask = openAsking(side);
	const { isListed, machine, namesAsText } = served;
	const whole = served.whole === null ? null : listingIn(served.whole);
	const tree = {
		whole,
		at: (path) => ask("at", path),
		within: (folder) => ask("within", folder),
		identify: (entries) => ask("identify", entries),
		...isListed && whole !== null ? listedTree({
			whole,
			readBlobs: async () => /* @__PURE__ */ new Map()
		}) : {},
		measure: (entries) => ask("measure", entries),
		read: (entries) => ask("read", entries),
		namesAsText,
		bring: (entries) => ask("bring", entries)
	};
	return {
		tree,
		lockFiles: listingIn(served.lockFiles),
		matches: globs(served.patterns),
		attributesOf: machine === null ? async () => ({
			found: [],
			unread: []
		}) : attributeReader(tree, machine)
	};
}
async function work({ files, sides: { base, head }, seconds }) {
	const surroundings = {
		head: surroundingsOf(head, "head"),
		...base === void 0 ? {} : { base: surroundingsOf(base, "base") }
	};
	const patience = new Patience({ all: seconds * 1e3 });
	const { files: read, ...others } = await modulesBeside(files, { surroundings }, patience);
	if (patience.next === 0) post({ isLate: true });
	post({
		found: read.map(({ revision: _, base: __, head: ___, ...found }) => found),
		others
	});
}
port?.on("message", ({ id, answer }) => {
	waiting.get(id)?.(answer);
	waiting.delete(id);
});
await work(workerData);

export {  };