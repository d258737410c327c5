import type { MirrorsFor } from '../installation/mirror.ts';
import type { VersionEvidence } from './evidence.ts';
import type { PackageHasher } from './package-hashes.ts';
export interface MirrorPorts {
    readonly mirrorsFor: MirrorsFor;
    readonly hasher: PackageHasher;
}
/**
 * Asks the mirrors of the user's configuration about a release if its registry could not be asked, or must not be. Nobody signs what a mirror
 * says, so a hash is `asserted` at best. If the registry answered, no mirror is asked: a mirror cannot contradict a signed document.
 */
export declare function askMirrors(evidence: VersionEvidence, { mirrorsFor, hasher }: MirrorPorts): Promise<VersionEvidence>;
