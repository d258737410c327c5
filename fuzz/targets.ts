import type { Target } from './target.ts';

/** Each target is loaded by itself: the code of the others would only make the coverage slower. */
const loaders: Readonly<Record<string, () => Promise<Target>>> = {
  'canonical-reader': async () => (await import('./targets/canonical-reader.ts')).canonicalReader,
  'literal-reader': async () => (await import('./targets/literal-reader.ts')).literalReader,
  shasums: async () => (await import('./targets/shasums.ts')).shasums,
  'openpgp-packets': async () => (await import('./targets/openpgp-packets.ts')).openpgpPackets,
  'zip-directory': async () => (await import('./targets/zip-directory.ts')).zipDirectory,
  'registry-answers': async () => (await import('./targets/registry-answers.ts')).registryAnswers,
  'policy-file': async () => (await import('./targets/policy-file.ts')).policyFile,
  'git-attributes': async () => (await import('./targets/git-attributes.ts')).gitAttributes,
  'markdown-escaping': async () => (await import('./targets/markdown-escaping.ts')).markdownEscaping,
};

export const targetNames: readonly string[] = Object.keys(loaders);

/** @throws RangeError with the names that there are */
export async function loadTarget(name: string): Promise<Target> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load === undefined) throw new RangeError(`no target ${name}; there are ${targetNames.join(', ')}`);
  return load();
}
