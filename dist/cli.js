#!/usr/bin/env node
import { t as exitOnSignal } from "./exit-on-signal.js";
import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";

// src/cli/entry.ts
if (nodeIsSupported) {
	exitOnSignal();
	reportLostOutput();
	const { main } = await import("./cli-main.js");
	process.exitCode = await main(process.argv.slice(2), process.env);
} else {
	process.stderr.write(`${unsupportedNode}\n`);
	process.exitCode = 2;
}
/**
* Whoever reads the output may stop before its end (`| head`): then the rest is dropped and the exit code still holds. Output that is lost for
* another reason makes the run incomplete.
*/
function reportLostOutput() {
	process.stdout.on("error", ({ code }) => {
		if (code === "EPIPE") return;
		process.stderr.write(`lockproof: The result could not be written (${code}); make room, or choose another place with --output.\n`);
		process.exit(3);
	});
	process.stderr.on("error", () => {});
}

export {  };