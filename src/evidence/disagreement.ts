import { isOfFiles, isOfZip } from '../hash.ts';
import type { ShasumsDocument } from '../registry/registry.ts';
import { mayBeRead, readableEntries } from './evidence.ts';
import { flavourOf, type PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';

/** Documents of one release with different digests for one file name. In one document that names a file twice, the first line counts (T19). */
export function betweenDocuments(documents: readonly ShasumsDocument[], { address, version }: NamedVersion) {
  const first = new Map<string, { readonly hash: string; readonly document: ShasumsDocument }>();
  const names = new Set<string>();
  for (const document of documents.filter(mayBeRead)) {
    for (const { filename, hash } of document.entries) {
      const before = first.get(filename);
      if (before === undefined) first.set(filename, { hash, document });
      else if (before.document !== document && before.hash !== hash) names.add(filename);
    }
  }
  return [...names].map(
    (name) => `two SHA256SUMS documents of ${address} ${version} give different digests for ${name}`,
  );
}

/** Compares what the registry announces for a platform with what the documents list for it, if they list it (T20). */
export function announcedAgainst(
  announced: ReadonlyMap<string, readonly string[]>,
  documents: readonly ShasumsDocument[],
  { address, version }: NamedVersion,
): readonly string[] {
  const entries = readableEntries(documents);
  return [...announced].flatMap(([platform, hashes]) => {
    const listed = entries.filter((entry) => entry.platform === platform).map(({ hash }) => hash);
    const stray = hashes.filter(isOfZip).some((hash) => !listed.includes(hash.toLowerCase()));
    if (listed.length === 0 || !stray) return [];
    return [
      `the registry announces a different digest for the ${platform} package of ${address} ${version} than its SHA256SUMS document lists`,
    ];
  });
}

/** Whether two answers announce different h1 for one package. An answer that announces none contradicts nothing. */
export function changesAnnouncedH1(before: readonly string[], now: readonly string[]): boolean {
  const [old, fresh] = [new Set(before.filter(isOfFiles)), new Set(now.filter(isOfFiles))];
  const differ = old.size !== fresh.size || [...old].some((hash) => !fresh.has(hash));
  return old.size > 0 && fresh.size > 0 && differ;
}

/** Whether a package has none of its announced h1, or not those of `relied`, on which this run relies. */
export function contradictsPackage(
  announced: readonly string[],
  relied: ReadonlySet<string>,
  hashes: PackageHashes,
): boolean {
  const h1 = announced.filter(isOfFiles);
  const stray = h1.filter((hash) => flavourOf(hash, hashes) === null);
  return (h1.length > 0 && stray.length === h1.length) || stray.some((hash) => relied.has(hash));
}
