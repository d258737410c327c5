import type { ShasumsDocument } from '../registry/shasums.ts';
import { mayBeRead } from './hash-proof.ts';
import type { PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';

/**
 * Documents of one release that give one file name different digests. A document that names a file twice is its signer's own matter: Terraform
 * takes the first line (T19).
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

/** What the registry announces for a platform against what the documents say of the same platform, where they speak of it (T20). */
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
      `beside the SHA256SUMS document of ${address} ${version} the registry gives another digest for the ${platform} package`,
    ];
  });
}

/** Whether a package has none of the h1 that the registry announces for it; nothing is contradicted where it announces none. */
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
