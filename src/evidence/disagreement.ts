import type { ShasumsDocument } from '../registry/shasums.ts';
import { mayBeRead } from './hash-proof.ts';
import type { PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';

/**
 * Documents of one release that give different digests for one file name. A single document that names a file twice does not count:
 * Terraform takes its first line (T19).
 */
export function betweenDocuments(
  documents: readonly ShasumsDocument[],
  { address, version }: NamedVersion,
): readonly string[] {
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
  const entries = documents.filter(mayBeRead).flatMap((document) => document.entries);
  return [...announced].flatMap(([platform, hashes]) => {
    const listed = entries.filter((entry) => entry.platform === platform).map(({ hash }) => hash);
    const stray = withScheme('zh:', hashes).some((hash) => !listed.includes(hash.toLowerCase()));
    if (listed.length === 0 || !stray) return [];
    return [
      `the registry announces another digest for the ${platform} package of ${address} ${version} than its SHA256SUMS document lists`,
    ];
  });
}

/** Whether the registry announces h1 for a package and the package has none of them. */
export function contradictsPackage(
  announced: readonly string[],
  { archive, directory }: PackageHashes,
): boolean {
  const h1 = withScheme('h1:', announced);
  return h1.length > 0 && !h1.includes(archive) && !h1.includes(directory);
}

function withScheme(scheme: string, hashes: readonly string[]): readonly string[] {
  return hashes.filter((hash) => hash.startsWith(scheme));
}
