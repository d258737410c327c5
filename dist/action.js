import { t as exitOnSignal } from "./exit-on-signal.js";
import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { setFlagsFromString } from "node:v8";

// src/action/entry.ts
if (nodeIsSupported) {
	exitOnSignal();
	const { RUNNER_TEMP: folder } = process.env;
	if (folder) Object.assign(process.env, {
		TMPDIR: folder,
		TEMP: folder
	});
	const { main } = await import("./action-main.js");
	setFlagsFromString("--semi-space-growth-factor=1");
	process.exitCode = await main(process.env);
} else {
	process.stdout.write(`::error::${unsupportedNode}\n`);
	process.exitCode = 2;
}

export {  };