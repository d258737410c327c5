import type { ShasumsDocument } from '../registry/shasums.ts';
import type { PackageHashes } from './package-hashes.ts';
import type { NamedPackage, NamedVersion } from './plan.ts';
/**
 * Documents of one release that give different digests for one file name. A single document that names a file twice does not count:
 * Terraform takes its first line (T19).
 */
export declare function betweenDocuments(documents: readonly ShasumsDocument[], { address, version }: NamedVersion): readonly string[];
/** Compares what the registry announces for a platform with what the documents list for it, if they list it (T20). */
export declare function announcedAgainst(announced: ReadonlyMap<string, readonly string[]>, documents: readonly ShasumsDocument[], { address, version }: NamedVersion): readonly string[];
/** Whether two answers announce different h1 for one package. An answer that announces none contradicts nothing. */
export declare function changesAnnouncedH1(before: readonly string[], now: readonly string[]): boolean;
/**
 * Whether the registry announces h1 for a package and the package has none of them, or has not the ones that count.
 *
 * @param relied the announced h1 that this run relies on
 */
export declare function contradictsPackage(announced: readonly string[], relied: ReadonlySet<string>, { archive, directory }: PackageHashes): boolean;
/** The sentence about such a package. */
export declare function announcedOtherwise({ address, version, platform }: NamedPackage): string;
