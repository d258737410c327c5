// package.json
var name = "lockproof";
var version = "0.1.0";

// src/tool.ts
/** The version in reports, in `--version` and in requests. */
const toolVersion = version;
/** The version that runs here, as npm names it. */
const pinnedPackage = `${name}@${version}`;

export { toolVersion as n, pinnedPackage as t };