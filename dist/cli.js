#!/usr/bin/env node
import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";

// src/cli/entry.ts
if (nodeIsSupported) {
	const { main } = await import("./cli-main.js");
	process.exitCode = await main(process.argv.slice(2), process.env);
} else {
	process.stderr.write(`${unsupportedNode}\n`);
	process.exitCode = 2;
}

export {  };