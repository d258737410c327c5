#!/usr/bin/env node
import { t as exitOnSignal } from "./exit-on-signal.js";
import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { n as toolVersion } from "./tool.js";
import { setFlagsFromString } from "node:v8";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";

// src/cli/entry.ts
if (nodeIsSupported) {
	exitOnSignal();
	reportLostOutput();
	const args = process.argv.slice(2);
	if (args.length === 1 && args[0] === "--version") process.stdout.write(`${toolVersion}\n`);
	else {
		const { main } = await import("./cli-main.js");
		setFlagsFromString("--semi-space-growth-factor=1");
		process.exitCode = await main(args, process.env);
	}
} else {
	process.stderr.write(`${unsupportedNode}\n${nodeOfClone()}`);
	process.exitCode = 2;
}
function nodeOfClone() {
	const clone = dirname(dirname(realpathSync(process.argv[1] ?? ".")));
	if (!/^\/[\w./-]+$/.test(clone)) return "";
	return `To use the Node of the clone instead, in this shell only, run this, then your command again: npm --prefix ${clone} ci && export PATH="${clone}/node_modules/.bin:$PATH"\n`;
}
function reportLostOutput() {
	process.stdout.on("error", ({ code }) => {
		if (code === "EPIPE") return;
		process.stderr.write(`lockproof: The result could not be written (${code}); free disk space, or choose a different file with --output.\n`);
		process.exit(3);
	});
	process.stderr.on("error", () => {});
}

export {  };