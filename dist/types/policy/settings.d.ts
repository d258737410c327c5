import type { AnnouncedH1 } from '../evidence/plan.js';
import type { PathTest } from '../paths.js';
import type { RegistryHost } from '../registry/trusted-hosts.js';
import type { ProviderPattern } from './provider-pattern.js';
import type { Waiver } from './waiver.js';
/** Everything that a workflow, a command line or the policy file decides. No default is applied after this. */
export interface Settings {
    readonly lockFiles: readonly string[];
    readonly scope: 'changed' | 'all';
    readonly failOn: 'error' | 'warning' | 'never';
    readonly onUnavailable: 'fail' | 'warn';
    readonly acceptAsserted: boolean;
    /** How far an h1 that the provider's own registry announces is checked. */
    readonly announcedH1: AnnouncedH1;
    /** Whether GitHub's advisory database is asked about the providers. */
    readonly advisories: boolean;
    /** `linux_amd64`, … that every entry must cover. */
    readonly platforms: readonly string[];
    /** Hosts that may be asked besides the two public registries. */
    readonly registries: readonly RegistryHost[];
    readonly comment: 'always' | 'on-problem' | 'never';
    readonly reviewComments: boolean;
    readonly suggestions: boolean;
    /** The folder that keeps hashes of packages between runs, as written; `null`: none. */
    readonly cache: string | null;
    /** Bytes of packages that one run may download. */
    readonly maxDownload: number;
    /** Path of the policy file. */
    readonly config: string;
    /** The inputs that the workflow or the command line set: the policy file does not override these. */
    readonly given: ReadonlySet<string>;
    /** What only the policy file can set. */
    readonly policy: Policy;
    /** Where the settings are flags, so that advice names them as flags. Left out: in a workflow they are inputs. */
    readonly surface?: 'command line';
}
export type PolicySeverity = 'error' | 'warning' | 'notice' | 'off';
/** The policy file, read and checked. What it does not mention is `null` or empty. */
export interface Policy {
    /** Its path in the repository; `null` where there is none. */
    readonly path: string | null;
    /** SHA-256 of the file in hex; `null` where there is none. */
    readonly sha256: string | null;
    readonly failOn: Settings['failOn'] | null;
    readonly platforms: readonly string[] | null;
    readonly registries: readonly RegistryHost[] | null;
    /** `true`: unsigned statements of every host; otherwise the hosts that are trusted without a signature. */
    readonly acceptAsserted: true | readonly string[] | null;
    readonly announcedH1: AnnouncedH1 | null;
    readonly advisories: boolean | null;
    /** Hours. */
    readonly minimumReleaseAge: number | null;
    readonly rules: ReadonlyMap<string, PolicySeverity>;
    readonly providers: {
        /** `null`: every provider that is not denied. */
        readonly allow: readonly ProviderPattern[] | null;
        readonly deny: readonly ProviderPattern[];
    };
    readonly signingKeys: readonly KeyPin[];
    /** Releases of these providers must have a verified build provenance. */
    readonly requireProvenance: readonly ProviderPattern[];
    readonly waivers: readonly Waiver[];
    /** In the order of the file; a later one wins. */
    readonly paths: readonly PathPolicy[];
}
/** Releases of these providers must be signed by one of these keys. */
interface KeyPin {
    readonly providers: readonly ProviderPattern[];
    /** 40 upper-case hex digits each. */
    readonly fingerprints: readonly string[];
}
/** Settings for a part of a monorepo. */
export interface PathPolicy {
    readonly globs: readonly string[];
    readonly matches: PathTest;
    readonly platforms: readonly string[] | null;
    readonly announcedH1: AnnouncedH1 | null;
    readonly minimumReleaseAge: number | null;
    readonly rules: ReadonlyMap<string, PolicySeverity>;
}
export declare const noPolicy: Policy;
export {};
