import type { MirrorsFor } from '../installation/mirror.js';
import type { VersionEvidence } from './evidence.js';
import type { PackageHasher } from './package-hashes.js';
export interface MirrorPorts {
    readonly mirrorsFor: MirrorsFor;
    readonly hasher: PackageHasher;
}
/**
 * Asks the mirrors of the user's configuration about the hashes of a release that its registry is silent about, because it could not be asked
 * or is not to be. Nobody signs a mirror's word, so a hash is `asserted` by it at best. Where the registry answered no mirror is asked: none can
 * speak against a signed document.
 */
export declare function askMirrors(evidence: VersionEvidence, { mirrorsFor, hasher }: MirrorPorts): Promise<VersionEvidence>;
