import type { Registry } from '../registry/registry.js';
import type { VersionEvidence } from './evidence.js';
import type { PackageHasher } from './package-hashes.js';
import type { EvidenceRequest } from './plan.js';
export interface VersionPorts {
    readonly registry: Registry;
    /** Downloads and hashes a package whose digest a readable document lists. */
    readonly hashPackage: PackageHasher['hash'];
    /** Whether an unsigned announcement of the registry is enough to save a download. */
    readonly wordIsEnough: boolean;
}
/** Gathers everything about one version. A version with zh alone costs four small requests and no package. */
export declare function gatherVersion(request: EvidenceRequest, ports: VersionPorts): Promise<VersionEvidence>;
