import { u as hashArchive } from "./package.js";
import { t as failureReply } from "./package-border.js";
import { parentPort } from "node:worker_threads";

// src/package/worker.ts
parentPort?.on("message", (path) => {
	reply(path).then((answer) => parentPort?.postMessage(answer));
});
async function reply(path) {
	try {
		return {
			kind: "hashed",
			hashes: await hashArchive(path)
		};
	} catch (error) {
		return failureReply(error);
	}
}

export {  };