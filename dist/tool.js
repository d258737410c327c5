// package.json
var name = "lockproof";
var version = "0.1.0";

// src/tool.ts
/** The version in reports, in `--version` and in requests. */
const toolVersion = version;
/** How a person starts the version that runs here; commands in comments and in starter files begin with it. */
const pinnedCommand = `npx ${name}@${version}`;

export { toolVersion as n, pinnedCommand as t };