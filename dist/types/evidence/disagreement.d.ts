import type { ShasumsDocument } from '../registry/shasums.js';
import type { PackageHashes } from './package-hashes.js';
import type { NamedVersion } from './plan.js';
/**
 * Documents of one release that give one file name different digests. A document that names a file twice is its signer's own matter: Terraform
 * takes the first line (T19).
 */
export declare function betweenDocuments(documents: readonly ShasumsDocument[], { address, version }: NamedVersion): readonly string[];
/** What the registry announces for a platform against what the documents say of the same platform, where they speak of it (T20). */
export declare function announcedAgainst(announced: ReadonlyMap<string, readonly string[]>, documents: readonly ShasumsDocument[], { address, version }: NamedVersion): readonly string[];
/** Whether a package has none of the h1 that the registry announces for it; nothing is contradicted where it announces none. */
export declare function contradictsPackage(announced: readonly string[], { archive, directory }: PackageHashes): boolean;
