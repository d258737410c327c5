import { P as Patience } from "./values.js";
import { $t as globs, i as TooDeep, t as modulesBeside, x as listedTree } from "./around.js";
import { parentPort, workerData } from "node:worker_threads";

// src/extensions/configuration/worker.ts
const port = parentPort;
const waiting = /* @__PURE__ */ new Map();
let asked = 0;
const post = (message) => port?.postMessage(message);
function listingIn(text) {
	const entries = JSON.parse(text);
	return new Map(entries.map((entry) => [entry.path, entry]));
}
function revisionOf(served, side) {
	const asking = (ask) => (about, isSearch = false) => {
		const { promise, resolve } = Promise.withResolvers();
		asked += 1;
		waiting.set(asked, resolve);
		post({
			id: asked,
			side,
			ask,
			about,
			isSearch
		});
		return promise;
	};
	const whole = served.whole === null ? null : listingIn(served.whole);
	const local = served.isListed && whole !== null && listedTree({
		whole,
		readBlobs: async () => /* @__PURE__ */ new Map()
	});
	return {
		tree: {
			whole,
			at: asking("at"),
			within: asking("within"),
			identify: asking("identify"),
			...local,
			measure: asking("measure"),
			read: asking("read"),
			bring: asking("bring"),
			namesAsText: served.namesAsText
		},
		lockFiles: listingIn(served.lockFiles),
		matches: globs(served.patterns)
	};
}
async function work({ files, sides: { base, head }, seconds }) {
	const sides = {
		base: base && revisionOf(base, "base"),
		head: revisionOf(head, "head")
	};
	const patience = new Patience({ all: seconds * 1e3 });
	try {
		const { files: read, around } = await modulesBeside(files, sides, patience);
		const found = read.map(({ revision: _, base: __, head: ___, ...each }) => each);
		post(patience.next === 0 ? { lacks: void 0 } : {
			found,
			around
		});
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
		post({
			lacks: error.message,
			roots: error.cause
		});
	}
}
port?.on("message", ({ id, answer }) => {
	waiting.get(id)?.(answer);
	waiting.delete(id);
});
await work(workerData);

export {  };