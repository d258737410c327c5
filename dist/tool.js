// package.json
var version = "0.1.0";

// src/tool.ts
const toolVersion = version;
const docsUrl = "https://github.com/lockproof/lockproof/tree/main/docs";

export { toolVersion as n, docsUrl as t };