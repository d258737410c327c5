import type { ProviderAddress } from '../address/address.js';
import type { Outcome } from '../outcome.js';
/** A place that has packages of other people's providers. Nothing that it says is signed. */
export interface Mirror {
    /** Whose word it is: the host of a network mirror, as `accept-asserted` names it; the path of a folder. */
    readonly name: string;
    /** `absent` where the mirror does not have the version. */
    packagesOf(provider: ProviderAddress, version: string): Promise<Outcome<readonly MirroredPackage[]>>;
}
/** One package as a mirror has it. */
export interface MirroredPackage {
    readonly platform: string;
    /** Hashes that the mirror gives for it, of schemes that Terraform knows. Terraform takes the package if one of them fits, or if there is none. */
    readonly stated: readonly string[];
    readonly content: {
        readonly kind: 'download';
        readonly url: string;
    } | {
        readonly kind: 'archive';
        readonly path: string;
    }
    /** An unpacked package. Nothing in it may lead out of `within`. */
     | {
        readonly kind: 'folder';
        readonly path: string;
        readonly within: string;
    };
}
/** A mirror that Terraform would ask for one provider. */
export interface ProviderMirror {
    /** As of {@link Mirror}. */
    readonly name: string;
    packagesOf(version: string): Promise<Outcome<readonly MirroredPackage[]>>;
}
/** The mirrors for a provider, in the order in which Terraform would take a package. */
export type MirrorsFor = (address: string) => readonly ProviderMirror[];
