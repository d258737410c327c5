// src/node-version.ts
/** Every entry runs this first: an old Node cannot even parse or link the code that follows. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** Whether this Node can run Lockproof (22.12 or newer). */
const nodeIsSupported = major > 22 || major === 22 && minor >= 12;
const unsupportedNode = `Lockproof needs Node 22.12 or newer; this is ${process.versions.node}. Install a newer Node and run it again.`;

export { unsupportedNode as n, nodeIsSupported as t };