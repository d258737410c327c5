import { a as PackageError, h as messageOf, t as countInflated } from "./package-border.js";
import { t as hashArchive } from "./package.js";
import { parentPort, workerData } from "node:worker_threads";

// src/package/worker.ts
const inflation = workerData;
parentPort?.on("message", (archive) => {
	reply(archive).then((answer) => parentPort?.postMessage(answer));
});
async function reply({ path, executable }) {
	try {
		return {
			kind: "hashed",
			hashes: await hashArchive(path, countInflated(inflation), executable)
		};
	} catch (error) {
		if (error instanceof PackageError) return {
			kind: "refused",
			code: error.code,
			message: error.message
		};
		return {
			kind: "failed",
			message: messageOf(error)
		};
	}
}

export {  };