import type { ShasumsDocument } from '../registry/shasums.js';
import type { PackageHashes } from './package-hashes.js';
import type { NamedVersion } from './plan.js';
/**
 * Documents of one release that give different digests for one file name. A single document that names a file twice does not count:
 * Terraform takes its first line (T19).
 */
export declare function betweenDocuments(documents: readonly ShasumsDocument[], { address, version }: NamedVersion): readonly string[];
/** Compares what the registry announces for a platform with what the documents list for it, if they list it (T20). */
export declare function announcedAgainst(announced: ReadonlyMap<string, readonly string[]>, documents: readonly ShasumsDocument[], { address, version }: NamedVersion): readonly string[];
/** Whether the registry announces h1 for a package and the package has none of them. */
export declare function contradictsPackage(announced: readonly string[], { archive, directory }: PackageHashes): boolean;
