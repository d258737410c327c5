import { type Setting } from './kind.js';
/** The settings of the core. Inputs, flags, policy file, schema and documents are made of these rows. */
export declare const core: {
    readonly lockFiles: Setting<readonly string[]>;
    readonly scope: Setting<"all" | "changed">;
    readonly config: Setting<string>;
    readonly extends: Setting<string>;
    readonly failOn: Setting<"error" | "never" | "warning">;
    readonly onUnavailable: Setting<"fail" | "warn">;
    readonly acceptAsserted: Setting<boolean | readonly string[]>;
    readonly announcedH1: Setting<"accept" | "compute" | "sample">;
    readonly platforms: Setting<readonly string[]>;
    readonly registries: Setting<readonly import("../registry/trusted-hosts.js").RegistryHost[]>;
    readonly comment: Setting<"always" | "never" | "on-problem">;
    readonly reviewComments: Setting<boolean>;
    readonly suggestions: Setting<boolean>;
    readonly maxDownload: Setting<number>;
    readonly maxTime: Setting<number>;
    readonly rules: Setting<ReadonlyMap<string, import("./policy-kinds.js").PolicySeverity>>;
    readonly providers: Setting<import("./policy-kinds.js").Restrictions>;
    readonly signingKeys: Setting<readonly import("./policy-kinds.js").KeyPin[]>;
    readonly waivers: Setting<readonly import("./waiver.js").Waiver[]>;
    readonly paths: Setting<readonly import("./policy-kinds.js").PathPolicy[]>;
};
export declare const coreSettings: readonly Setting[];
export type SettingValues = {
    readonly [Property in keyof typeof core]: (typeof core)[Property] extends Setting<infer T> ? T : never;
};
/** Every decision of a workflow, a command line or the policy file. No default is applied after this. */
export interface Settings extends SettingValues {
    /** Every setting there is, those of extensions as well; {@link valueIn} reads their values. */
    readonly rows: readonly Setting[];
    /** Those that an input or a flag sets, by name: they win over the policy. */
    readonly given: ReadonlySet<string>;
    readonly policy: Policy;
    /** The settings are flags, so advice names them as flags. Left out: they are inputs of a workflow. */
    readonly surface?: 'command line';
}
/** The policy file, read and checked. */
export interface Policy {
    /** Its path in the repository; `null` where there is none. */
    readonly path: string | null;
    /** SHA-256 of the file in hex; `null` where there is none. */
    readonly sha256: string | null;
    /** The value of each setting that it has, by name. */
    readonly said: ReadonlyMap<string, unknown>;
    /** The file of a different repository that `config` or `extends` names. */
    readonly shared?: Policy;
    /** The settings in the repository's own file; left out: all of them. */
    readonly own?: ReadonlyMap<string, unknown>;
    /** The commit of a shared policy that a branch or a tag names. */
    readonly readAt?: string | null;
    /** The change names a shared policy that was not read. */
    readonly isUnread?: true;
    /** The edit of a change. Left out: the change leaves it as it is. */
    readonly edit?: PolicyEdit;
}
/** The edit that a change makes to the policy, which applies after the merge (T39). */
export interface PolicyEdit {
    readonly path: string;
    /** By these mistakes every run after the merge would stop. Left out: none. */
    readonly invalid?: readonly {
        readonly message: string;
        readonly line: number;
    }[];
    /** The settings that get weaker and stricter, in words. */
    readonly weaker: readonly string[];
    readonly stricter: readonly string[];
}
export declare const noPolicy: Policy;
/** An input or flag, the policy file, or the default. */
export type Origin = {
    readonly kind: 'input';
}
/** `globs`: an entry of `paths` in the file says it, for the lock files that these match. */
 | {
    readonly kind: 'file';
    readonly path: string;
    readonly globs?: readonly string[];
} | {
    readonly kind: 'default';
};
export declare function runTimeIn({ maxTime, scope }: Pick<Settings, 'maxTime' | 'scope'>): number;
/** The value of a setting, with the type of its row. */
export declare function valueIn<T>(settings: Settings, row: Setting<T>): T;
