import type { Registry } from '../registry/registry.js';
import type { VersionEvidence } from './evidence.js';
import type { PackageHasher } from './package-hashes.js';
import type { EvidenceRequest } from './plan.js';
export interface VersionPorts {
    readonly registry: Registry;
    /** Downloads and hashes a package whose digest stands in a document that may be read. */
    readonly hashPackage: PackageHasher['hash'];
    /** Whether the registry's unsigned word may save a download. */
    readonly wordIsEnough: boolean;
}
/** Everything that is wanted of one version. A version with zh alone costs four small requests and no package. */
export declare function gatherVersion(request: EvidenceRequest, ports: VersionPorts): Promise<VersionEvidence>;
