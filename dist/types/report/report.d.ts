import type { Shard } from '../evidence/shards.js';
import type { AdvisorySeverity } from '../extensions/advisories/advisory.js';
import type { Finding } from '../finding/finding.js';
import type { Sentence } from '../finding/sentence.js';
import type { ChangeKind, LockedVersion } from '../lockfile/change.js';
import type { SignatureCheck } from '../openpgp/signature.js';
import type { Settings } from '../policy/settings.js';
import type { LockFileRevision } from '../source/source.js';
export declare const reportSchema = "lockproof.report/v1";
/** The JSON report. A public contract: until the first release fields may be added, but no field changes its meaning. */
export interface Report {
    readonly schema: typeof reportSchema;
    readonly tool: {
        readonly name: 'lockproof';
        readonly version: string;
    };
    readonly verdict: Verdict;
    /** The verdict for people in one line: sign, verdict, the thing that it is about. */
    readonly headline: string;
    readonly base: string | null;
    readonly head: string | null;
    /** Which part of a review this is; left out where it is the whole. */
    readonly shard?: ReportedShard;
    /** The policy file that decided; `null` where there is none. */
    readonly policy: {
        readonly path: string;
        readonly digest: string;
    } | null;
    readonly files: readonly ReportedFile[];
    readonly changes: readonly ReportedChange[];
    readonly findings: readonly ReportedFinding[];
    /** What the rules found that the policy turns off. */
    readonly silenced: readonly SilencedRule[];
    readonly totals: Totals;
    /** The kept evidence of this run, or the one that it was judged from. Left out where none was kept. */
    readonly evidence?: ReportedEvidence;
}
export interface ReportedEvidence {
    /** `sha256:` and 64 hex digits: it decides every byte that the run relied on. */
    readonly digest: string;
    /** When the run that asked the registries began: ISO 8601, in UTC. */
    readonly recordedAt: string;
    /** The addresses whose kept answers are missing or changed. Left out where there are none. */
    readonly lacking?: readonly string[];
}
/** One of several runs that review the same change together, each some of the provider versions. */
export interface ReportedShard extends Shard {
    /** A digest of what all shards of a review have in common: revisions, lock files, settings. */
    readonly run: string;
    /** The settings that decide the exit code of the whole. */
    readonly failOn: Settings['failOn'];
    readonly onUnavailable: Settings['onUnavailable'];
}
/** The report of a shard. */
export interface ShardReport extends Report {
    readonly shard: ReportedShard;
}
interface SilencedRule {
    readonly rule: string;
    /** What its findings would be, the worst of them. */
    readonly severity: Finding['severity'];
    readonly findings: number;
}
/** `unchanged`: no lock file changed. `incomplete`: an answer is missing, and nothing worse was found. */
export type Verdict = 'verified' | 'failed' | 'incomplete' | 'unchanged';
export interface ReportedFile {
    readonly path: string;
    readonly status: LockFileRevision['status'];
    readonly previousPath?: string;
    /** Of the file at head: `sha256:` and 64 hex digits; `null` where it has none that was read. */
    readonly digest: string | null;
}
/** The same change in eleven files is one entry with eleven paths. */
export interface ReportedChange {
    readonly provider: string;
    readonly kinds: readonly ChangeKind[];
    readonly from: LockedVersion | null;
    readonly to: LockedVersion | null;
    readonly files: readonly string[];
    readonly signature: ReportedSignature;
    /** The checksum documents about `to`; empty where none was read. */
    readonly documents: readonly ReportedDocument[];
    /** `null` where nobody asked, or the release does not lie at github.com. */
    readonly provenance: ReportedProvenance | null;
    /** What GitHub's advisory database has about the two versions; empty where it has nothing or was not asked. */
    readonly advisories: readonly ReportedAdvisory[];
    readonly hashes: readonly ReportedHash[];
    /** About a new version and the one before it; `null` where the version did not change. */
    readonly history: ReportedHistory | null;
    /** The platforms whose h1 the next `tofu init` will add, because OpenTofu's registry announces them; usually empty. */
    readonly initAdds: readonly string[];
}
/** Unsigned statements and counts, for a reader who judges the new version. */
export interface ReportedHistory {
    /** The date and time as the registry states it. */
    readonly published: string | null;
    /** Whole days between publication and this run. */
    readonly ageInDays: number | null;
    /** `github.com/owner/terraform-provider-name`; `null` where it is not known. */
    readonly repository: {
        readonly before: string | null;
        readonly now: string | null;
    };
    /** How many platforms the checksum documents list. */
    readonly platforms: {
        readonly before: number | null;
        readonly now: number | null;
    };
    /** Lock files outside of this review that still have the version before; `null` where they were not read. */
    readonly stillAt: readonly string[] | null;
}
/** A SHA256SUMS document. */
export interface ReportedDocument {
    readonly url: string;
    /** `sha256:` and 64 hex digits. */
    readonly digest: string;
    readonly signature: SignatureCheck['kind'];
}
export interface ReportedSignature {
    readonly tier: 'official' | 'partner' | 'self-signed' | 'unsigned' | 'unavailable';
    readonly keyId: string | null;
    readonly fingerprint: string | null;
    /** `null` where there is no base version, or one of the keys is not known. */
    readonly sameKeyAsBefore: boolean | null;
}
/** Who built the packages, by attestations at GitHub; never in place of the signature. */
export interface ReportedProvenance {
    /** As in `evidence`; `partial`: not all that is expected of an attestation. */
    readonly status: 'verified' | 'partial' | 'mismatch' | 'absent' | 'unknown';
    /** `owner/repo` at github.com, as the certificate of the attestation states it; `null` where none says it. */
    readonly repository: string | null;
    /** The file name of the workflow. */
    readonly workflow: string | null;
    /** `refs/tags/v1.2.3` */
    readonly ref: string | null;
    /** Why the status is not `verified`; `null` where it is. */
    readonly detail: string | null;
}
export interface ReportedAdvisory {
    /** `GHSA-…`; its page is https://github.com/advisories/GHSA-… */
    readonly id: string;
    readonly severity: AdvisorySeverity;
    /** `open`: about the version at head. `closed`: about the version before, and no longer about the one at head. */
    readonly status: 'open' | 'closed';
    /** The database's words, on one line of at most 200 characters. */
    readonly summary: string;
    /** The first version with a fix; `null` where the database names none. */
    readonly fixed: string | null;
}
export interface ReportedHash {
    readonly hash: string;
    readonly status: 'added' | 'kept' | 'removed';
    /** Removed hashes are not proven: `none`. */
    readonly proof: 'signed' | 'computed' | 'asserted' | 'none' | 'unavailable';
    /** The worth of the hash in this run, the lowest of several files; `null` for a removed hash. */
    readonly worth: ReportedWorth | null;
    readonly platform: string | null;
    /** One sentence: what proves it, or why nothing does. */
    readonly detail: string;
}
/** The worth of a hash, and why it is accepted if nothing proves it. */
export type ReportedWorth = {
    readonly kind: 'proven';
}
/** The policy accepts unsigned statements of this registry or mirror. */
 | {
    readonly kind: 'accepted';
    readonly by: 'word';
    readonly of: string;
}
/** The provider's own registry announces it beside a signed zh. `checked`: the platforms of which this was computed, and right. */
 | {
    readonly kind: 'accepted';
    readonly by: 'announced';
    readonly of: string;
    readonly checked: readonly string[];
} | {
    readonly kind: 'accepted';
    readonly by: 'waiver';
    readonly rule: string;
    readonly until: string;
} | {
    readonly kind: 'accepted';
    readonly by: 'rule-off';
    readonly rule: string;
} | {
    readonly kind: 'open';
} | {
    readonly kind: 'unproven';
};
export interface ReportedFinding extends Pick<Finding, 'rule' | 'severity' | 'provider' | 'hash' | 'path' | 'line' | 'cause' | 'fix'> {
    /** The reason, in one sentence. Raw text: every renderer escapes it. */
    readonly message: string;
    /** One next step: a command or an edit. */
    readonly remedy: string;
    /** The last day of the waiver that accepts it: `2026-12-31`. Left out where none does. */
    readonly waived?: string;
    /** It only says that an answer is missing. Left out where it says more. */
    readonly open?: true;
    /** The message with its marked parts. It is part of the JSON of a shard only. */
    readonly said: Sentence;
    /** What to say once for several findings of one cause; left out: their messages. The JSON has each finding, so only that of a shard has this. */
    readonly gist?: Sentence;
}
/** Each (provider, version, hash) counts once, however many files carry it: proven + accepted + open + unproven = hashes. */
export interface Totals {
    readonly files: number;
    readonly providers: number;
    readonly hashes: number;
    readonly proven: number;
    /** Nothing proves them, but they are accepted: on an unsigned statement, by a waiver, or because the policy turns the rule off. */
    readonly accepted: number;
    /** Those of the accepted that the provider's own registry announces beside a signed zh. */
    readonly announced: number;
    /** An answer about them is missing. */
    readonly open: number;
    readonly unproven: number;
    /** With those that the report does not list because there are too many. */
    readonly findings: number;
    readonly requests: number;
    readonly bytesDownloaded: number;
}
export {};
