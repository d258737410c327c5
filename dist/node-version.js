// src/node-version.ts
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const nodeIsSupported = major > 22 || major === 22 && minor >= 12;
const unsupportedNode = `Lockproof needs Node 22.12 or newer; this is ${process.versions.node}. Install a newer Node and run it again.`;

export { unsupportedNode as n, nodeIsSupported as t };