import { t as hashArchive } from "./package.js";
import { t as PackageError } from "./package-border.js";
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
		if (error instanceof PackageError) return {
			kind: "refused",
			code: error.code,
			message: error.message
		};
		return {
			kind: "failed",
			message: error instanceof Error ? error.message : String(error)
		};
	}
}

export {  };