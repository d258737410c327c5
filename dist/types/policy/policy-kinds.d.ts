import type { PublicKey } from '../openpgp/public-keys.js';
import type { ListedKey } from '../openpgp/signature.js';
import { type PathTest } from '../source/glob.js';
import { type Kind } from './kind.js';
import { type ProviderPattern } from './provider-pattern.js';
import type { Waiver } from './waiver.js';
export type PolicySeverity = 'error' | 'warning' | 'notice' | 'off';
/** Releases of these providers must be signed by one of these keys. */
export interface KeyPin {
    readonly providers: readonly ProviderPattern[];
    /** 40 upper-case hex digits each; with those of the keys. */
    readonly fingerprints: readonly string[];
    readonly keys: readonly PolicyKeys[];
}
/** Public keys that the policy has in its text, or in a file of the repository. */
export interface PolicyKeys {
    /** The armored text, or the path of a file with it. */
    readonly said: string;
    readonly line: number;
    /** Empty until they are read. */
    readonly listed: readonly ListedKey[];
    readonly read: readonly PublicKey[];
}
export interface PathPolicy {
    readonly globs: readonly string[];
    readonly matches: PathTest;
    readonly isLike: PathTest;
    readonly said: ReadonlyMap<string, unknown>;
}
/** A setting that no input has. */
export declare const inPolicy: {
    allowed: string;
};
/** `true`: unsigned statements of every host; a list: those of these hosts alone. An input knows no list. */
export declare const trust: Kind<boolean | readonly string[]>;
export declare const severities: Kind<ReadonlyMap<string, PolicySeverity>>;
export declare const patterns: Kind<readonly ProviderPattern[]>;
export interface Restrictions {
    /** Left out: every provider that is not denied. */
    readonly allow?: readonly ProviderPattern[] | undefined;
    readonly deny?: readonly ProviderPattern[] | undefined;
}
export declare const restrictions: Kind<Restrictions>;
export declare const keyPins: Kind<readonly KeyPin[]>;
export declare const waivers: Kind<readonly Waiver[]>;
/** In the order of the file; a later one wins. */
export declare const pathPolicies: Kind<readonly PathPolicy[]>;
