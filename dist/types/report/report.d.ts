/** The JSON report. */
export interface Report {
    readonly schema: "lockproof.report/v1";
    readonly tool: {
        readonly name: "lockproof";
        readonly version: string;
    };
    readonly verdict: "verified" | "failed" | "incomplete" | "unchanged";
    /** The verdict for people, in one line */
    readonly headline: string;
    /** Findings do not block: fail-on is never */
    readonly advisory?: true;
    /** Which part of a review this is; left out for the whole */
    readonly part?: string;
    /** Why the review is incomplete whatever its hashes say; left out if it is not */
    readonly gap?: string;
    /** Parts of the result that nobody checked again; left out if there are none */
    readonly believed?: string;
    /** Commit; null where nothing was compared */
    readonly base: string | null;
    /** Commit; null for a working tree */
    readonly head: string | null;
    /** What the command line called base and head */
    readonly compared?: ReadonlyArray<string>;
    /** The policy file that decided, and the shared one that it extends; null: there is none */
    readonly policy: {
        readonly path: string;
        readonly digest: string;
        readonly extends?: {
            readonly path: string;
            readonly digest: string;
        };
    } | null;
    /** The folder that `policy.path` begins in; left out if it is the root */
    readonly policyFolder?: string;
    /** Where the paths begin in the repository; left out if that is its root */
    readonly folder?: string;
    readonly files: ReadonlyArray<{
        readonly path: string;
        readonly status: "added" | "modified" | "removed" | "renamed" | "unchanged";
        readonly previousPath?: string;
        /** Of the file at head; null where it has none that was read */
        readonly digest: string | null;
    }>;
    readonly changes: ReadonlyArray<{
        /** Canonical source address */
        readonly provider: string;
        readonly kinds: ReadonlyArray<"provider-added" | "provider-removed" | "provider-moved" | "version-upgraded" | "version-downgraded" | "version-changed" | "constraints-changed" | "hashes-added" | "hashes-removed" | "hashes-replaced" | "hashes-cleared" | "format-only">;
        readonly from: {
            readonly version: string;
            readonly constraints: string | null;
        } | null;
        readonly to: {
            readonly version: string;
            readonly constraints: string | null;
        } | null;
        readonly files: ReadonlyArray<string>;
        readonly signature: {
            readonly tier: "official" | "partner" | "self-signed" | "unsigned" | "unavailable";
            readonly keyId: string | null;
            readonly fingerprint: string | null;
            /** Fingerprints of the other signing keys */
            readonly otherKeys?: ReadonlyArray<string>;
            /** The registry that lists the key, or "policy"; null: no good signature */
            readonly keyFrom: string | null;
            /** null: no version before, or its key is not known */
            readonly sameKeyAsBefore: boolean | null;
        };
        /** The repository of the release, unsigned; null where nothing names it */
        readonly source: string | null;
        /** The checksum documents about "to" */
        readonly documents: ReadonlyArray<{
            readonly url: string;
            readonly digest: string;
            readonly signature: "good" | "bad" | "unsigned" | "unavailable";
        }>;
        readonly hashes: ReadonlyArray<{
            readonly hash: string;
            readonly status: "added" | "kept" | "removed";
            readonly proof: "signed" | "computed" | "asserted" | "none" | "unavailable";
            /** The lowest of several files; null for a removed hash */
            readonly worth: {
                readonly kind: "proven";
            } | {
                readonly kind: "accepted";
                readonly by: "word";
                readonly of: string;
            } | {
                readonly kind: "accepted";
                readonly by: "announced";
                readonly of: string;
                /** Platforms whose announced h1 was computed, and right */
                readonly checked: ReadonlyArray<string>;
            } | {
                readonly kind: "accepted";
                readonly by: "waiver";
                readonly rule: string;
                readonly until: string;
            } | {
                readonly kind: "accepted";
                readonly by: "rule-off";
                readonly rule: string;
            } | {
                readonly kind: "open";
            } | {
                readonly kind: "unproven";
            } | null;
            readonly platform: string | null;
            /** What proves it, or why nothing does */
            readonly detail: string;
        }>;
        /** More for people; only in the report of a shard */
        readonly background?: {
            readonly movedFrom: string | null;
            readonly date: string | null;
            readonly source: {
                readonly forge: "github.com" | "gitlab.com";
                readonly repository: string;
                readonly tagPrefix: "v" | "";
            } | null;
        };
        /** Removed, and the configuration was read completely and does not require it */
        readonly unrequired?: true;
        /** Platforms whose h1 the next "tofu init" adds */
        readonly initAdds: ReadonlyArray<string>;
        /** Unsigned; null where the version did not change */
        readonly history: {
            readonly published: string | null;
            readonly ageInDays: number | null;
            readonly repository: {
                readonly before: string | null;
                readonly now: string | null;
            };
            /** How many the checksum documents list */
            readonly platforms: {
                readonly before: number | null;
                readonly now: number | null;
            };
            /** Other lock files that have the version before; null where they were not read */
            readonly stillAt: ReadonlyArray<string> | null;
        } | null;
        /** What the other public registry recorded about the release; null where it was not queried */
        readonly witness: {
            readonly registry: string;
            /** unknown: it did not answer, or has no record of a package */
            readonly status: "agrees" | "differs" | "unknown";
            /** Those compared, if the other registry answered for a part of the packages */
            readonly platforms?: ReadonlyArray<string>;
            /** Platforms of packages of which the other registry has no record */
            readonly unrecorded?: ReadonlyArray<string>;
            /** Why nothing could be compared */
            readonly silence?: string;
            /** Other locked files of the release, never recorded */
            readonly files?: ReadonlyArray<string>;
            /** Why it does not confirm the key of the release before */
            readonly unconfirmed?: string;
            /** The provider came from that registry, and its packages are the same for every platform */
            readonly sameAsBefore?: true;
        } | null;
        /** Of the advisory database of GitHub, about the two versions; null: no request was made, or none was answered */
        readonly advisories: ReadonlyArray<{
            readonly id: string;
            readonly severity: "critical" | "high" | "medium" | "low" | "unknown";
            /** closed: about the version before, and no longer about the one at head */
            readonly status: "open" | "closed";
            readonly summary: string;
            /** The first version with a fix */
            readonly fixed: string | null;
        }> | null;
        /** It did not answer */
        readonly advisoriesUnread?: true;
        /** Of an upgrade; null: not read */
        readonly notes: {
            readonly source: "releases" | "changelog";
            /** Those whose notes were read, the newest first */
            readonly versions: ReadonlyArray<string>;
            /** Notes for some versions in between may be missing */
            readonly partial?: true;
            /** The notes of all versions */
            readonly total: number;
            /** The publisher's words about what the configuration declares, at most 200 */
            readonly named: ReadonlyArray<{
                readonly version: string;
                readonly section: string;
                readonly kind: "breaking" | "removal" | "deprecation" | "other";
                readonly text: string;
                /** Empty: the note may affect every user of the provider */
                readonly types: ReadonlyArray<string>;
                readonly paths: ReadonlyArray<string>;
                readonly url: string;
            }>;
            /** Declared types that the registry documents for the old version only */
            readonly undocumented: ReadonlyArray<{
                readonly type: string;
                readonly paths: ReadonlyArray<string>;
            }>;
            /** Modules from elsewhere are called, and what they declare was not read */
            readonly elsewhere: boolean;
        } | null;
        /** They could not be read */
        readonly notesUnread?: true;
        /** null: not queried, or the release is not at github.com */
        readonly provenance: {
            readonly status: "verified" | "partial" | "mismatch" | "absent" | "unknown";
            readonly repository: string | null;
            readonly workflow: string | null;
            readonly ref: string | null;
            /** The name of the same repository in the address of the release */
            readonly renamed: string | null;
            readonly runner: "github-hosted" | "self-hosted" | null;
            /** Those that were verified, with the digests of their bundles */
            readonly attestations: ReadonlyArray<{
                readonly url: string;
                readonly digest: string;
            }>;
            /** Why it is not verified */
            readonly detail: string | null;
        } | null;
    }>;
    /** The worst first */
    readonly findings: ReadonlyArray<{
        readonly rule: string;
        readonly severity: "error" | "warning" | "notice";
        /** The reason, in one sentence */
        readonly message: string;
        readonly provider: string | null;
        /** Of the provider; only in the report of a shard */
        readonly version?: string | null;
        readonly hash: string | null;
        readonly path: string;
        /** In the head file; in the base file where the file was removed */
        readonly line: number;
        /** What to do */
        readonly remedy: string;
        /** The same for findings of a rule that have one cause */
        readonly cause: string;
        /** The remedy as data */
        readonly fix: ReadonlyArray<{
            readonly do: "delete";
            readonly what: "hash" | "hashes" | "entry";
            readonly places: ReadonlyArray<{
                readonly path: string;
                readonly line: number;
            }>;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "restore";
            readonly what: "file" | "entry" | "hashes" | "h1";
            readonly paths: ReadonlyArray<string>;
            /** The commit of the base */
            readonly commit?: string;
            /** The path in that commit, if it is another */
            readonly from?: string;
            /** Those of the entry in that commit */
            readonly lines?: readonly [number, number];
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "move";
            readonly from: string;
            readonly to: string;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "run";
            readonly commands: ReadonlyArray<{
                readonly tool: "terraform" | "tofu";
                readonly subcommand: "init" | "init -backend=false" | "init -upgrade -backend=false" | "get" | "providers lock";
                /** Relative to the repository; empty for its root */
                readonly folder: string;
                /** Canonical source addresses; empty: all that the folder requires */
                readonly providers: ReadonlyArray<string>;
                /** Empty: that of the machine; `OS_ARCH`: those that are unknown */
                readonly platforms: ReadonlyArray<string>;
            }>;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "set";
            readonly how: "set" | "add" | "raise" | "change";
            /** An input of the workflow, or a key of the policy */
            readonly setting: string;
            /** null where only the user can choose it */
            readonly value: string | null;
            /** The policy file, if only the policy has the setting */
            readonly file: string | null;
            /** The setting is a flag of the command line */
            readonly flag?: true;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "accept";
            /** The policy file, which counts as the base branch has it */
            readonly file: string;
            readonly key: string;
            /** The file has this key already, so that the items go below its last one */
            readonly isBegun: boolean;
            readonly items: ReadonlyArray<string>;
            /** Its expiry date */
            readonly until?: string;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "run-again";
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "ask-publisher";
            readonly provider: string;
            readonly question: string;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        } | {
            readonly do: "consider";
            readonly advice: string;
            /** The condition of the step, as the beginning of a sentence; left out if there is none */
            readonly when?: string;
        }>;
        /** The expiry date of the waiver that accepts it */
        readonly waived?: string;
        /** It only says that an answer is missing */
        readonly open?: true;
        /** The message with its marked parts; only in the report of a shard */
        readonly said?: ReadonlyArray<string | {
            /** A complete hash with its scheme, shown shortened */
            readonly hash: string;
        } | {
            /** The fingerprint of a signing key */
            readonly key: string;
        } | {
            /** Words that nobody should miss */
            readonly strong: string;
        } | {
            /** An entry of GitHub's advisory database, which may be linked */
            readonly advisory: string;
        }>;
        /** One sentence for several findings of one cause; only in the report of a shard */
        readonly gist?: ReadonlyArray<string | {
            /** A complete hash with its scheme, shown shortened */
            readonly hash: string;
        } | {
            /** The fingerprint of a signing key */
            readonly key: string;
        } | {
            /** Words that nobody should miss */
            readonly strong: string;
        } | {
            /** An entry of GitHub's advisory database, which may be linked */
            readonly advisory: string;
        }>;
        /** Which of the things that its rule finds it is about; only in the report of a shard */
        readonly aspect?: {
            readonly kind: string;
        };
    }>;
    /** What the rules found that the policy turns off; "found" only in the report of a shard */
    readonly silenced: ReadonlyArray<{
        readonly rule: string;
        readonly severity: "error" | "warning" | "notice";
        readonly findings: number;
        readonly found?: ReadonlyArray<{
            readonly rule: string;
            readonly severity: "error" | "warning" | "notice";
            /** The reason, in one sentence */
            readonly message: string;
            readonly provider: string | null;
            /** Of the provider; only in the report of a shard */
            readonly version?: string | null;
            readonly hash: string | null;
            readonly path: string;
            /** In the head file; in the base file where the file was removed */
            readonly line: number;
            /** What to do */
            readonly remedy: string;
            /** The same for findings of a rule that have one cause */
            readonly cause: string;
            /** The remedy as data */
            readonly fix: ReadonlyArray<{
                readonly do: "delete";
                readonly what: "hash" | "hashes" | "entry";
                readonly places: ReadonlyArray<{
                    readonly path: string;
                    readonly line: number;
                }>;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "restore";
                readonly what: "file" | "entry" | "hashes" | "h1";
                readonly paths: ReadonlyArray<string>;
                /** The commit of the base */
                readonly commit?: string;
                /** The path in that commit, if it is another */
                readonly from?: string;
                /** Those of the entry in that commit */
                readonly lines?: readonly [number, number];
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "move";
                readonly from: string;
                readonly to: string;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "run";
                readonly commands: ReadonlyArray<{
                    readonly tool: "terraform" | "tofu";
                    readonly subcommand: "init" | "init -backend=false" | "init -upgrade -backend=false" | "get" | "providers lock";
                    /** Relative to the repository; empty for its root */
                    readonly folder: string;
                    /** Canonical source addresses; empty: all that the folder requires */
                    readonly providers: ReadonlyArray<string>;
                    /** Empty: that of the machine; `OS_ARCH`: those that are unknown */
                    readonly platforms: ReadonlyArray<string>;
                }>;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "set";
                readonly how: "set" | "add" | "raise" | "change";
                /** An input of the workflow, or a key of the policy */
                readonly setting: string;
                /** null where only the user can choose it */
                readonly value: string | null;
                /** The policy file, if only the policy has the setting */
                readonly file: string | null;
                /** The setting is a flag of the command line */
                readonly flag?: true;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "accept";
                /** The policy file, which counts as the base branch has it */
                readonly file: string;
                readonly key: string;
                /** The file has this key already, so that the items go below its last one */
                readonly isBegun: boolean;
                readonly items: ReadonlyArray<string>;
                /** Its expiry date */
                readonly until?: string;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "run-again";
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "ask-publisher";
                readonly provider: string;
                readonly question: string;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            } | {
                readonly do: "consider";
                readonly advice: string;
                /** The condition of the step, as the beginning of a sentence; left out if there is none */
                readonly when?: string;
            }>;
            /** The expiry date of the waiver that accepts it */
            readonly waived?: string;
            /** It only says that an answer is missing */
            readonly open?: true;
            /** The message with its marked parts; only in the report of a shard */
            readonly said?: ReadonlyArray<string | {
                /** A complete hash with its scheme, shown shortened */
                readonly hash: string;
            } | {
                /** The fingerprint of a signing key */
                readonly key: string;
            } | {
                /** Words that nobody should miss */
                readonly strong: string;
            } | {
                /** An entry of GitHub's advisory database, which may be linked */
                readonly advisory: string;
            }>;
            /** One sentence for several findings of one cause; only in the report of a shard */
            readonly gist?: ReadonlyArray<string | {
                /** A complete hash with its scheme, shown shortened */
                readonly hash: string;
            } | {
                /** The fingerprint of a signing key */
                readonly key: string;
            } | {
                /** Words that nobody should miss */
                readonly strong: string;
            } | {
                /** An entry of GitHub's advisory database, which may be linked */
                readonly advisory: string;
            }>;
            /** Which of the things that its rule finds it is about; only in the report of a shard */
            readonly aspect?: {
                readonly kind: string;
            };
        }>;
    }>;
    /** Each hash of a provider version counts once: proven + accepted + open + unproven = hashes */
    readonly totals: {
        readonly files: number;
        readonly providers: number;
        readonly hashes: number;
        readonly proven: number;
        /** Unsigned, by a waiver, or because the policy turns the rule off */
        readonly accepted: number;
        /** Those of the accepted that the registry of the provider announces */
        readonly announced: number;
        /** An answer about them is missing */
        readonly open: number;
        readonly unproven: number;
        /** With those that are not listed because there are too many */
        readonly findings: number;
        readonly requests: number;
        readonly bytesDownloaded: number;
    };
    /** The folder of evidence that was written or read; only with --evidence or --offline */
    readonly evidence?: {
        readonly digest: string;
        readonly recordedAt: string;
        readonly lacking?: ReadonlyArray<string>;
    };
    /** Which part of a review this is; only with --shard */
    readonly shard?: {
        readonly index: number;
        readonly count: number;
        /** The same for all shards of one review */
        readonly run: string;
        /** How many changes all shards have together */
        readonly changes: number;
        readonly failOn: "error" | "warning" | "never";
        readonly onUnavailable: "fail" | "warn";
    };
    /** Which settings decided, and remarks about the policy; only with --shard */
    readonly account?: {
        readonly origins: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
            readonly from: {
                readonly kind: "input";
            } | {
                readonly kind: "file";
                readonly path: string;
                readonly globs?: ReadonlyArray<string>;
            } | {
                readonly kind: "default";
            };
        }>;
        readonly notices: ReadonlyArray<string>;
        readonly remarks: ReadonlyArray<{
            readonly text: string;
            /** It holds for the whole only if all shards say it */
            readonly ofEach?: true;
        }>;
    };
}
export type ReportedChange = Report['changes'][number];
export type ReportedFinding = Report['findings'][number];
export type ChangeBackground = NonNullable<ReportedChange['background']>;
/** Fields of an extension, with their schemas. */
export interface ReportFields {
    readonly report?: Readonly<Record<string, unknown>>;
    readonly change?: Readonly<Record<string, unknown>>;
}
