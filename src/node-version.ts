/** Every entry runs this first: an old Node cannot even parse or link the code that follows. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether this Node can run Lockproof (22.12 or newer). */
export const nodeIsSupported: boolean = major > 22 || (major === 22 && minor >= 12);

export const unsupportedNode: string = `Lockproof needs Node 22.12 or newer; this is ${process.versions.node}. Install a newer Node; or run \`npm ci\` in a clone of Lockproof, and use the program node_modules/.bin/node of that clone in place of \`node\`.`;
