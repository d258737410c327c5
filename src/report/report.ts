import type { AdvisorySeverity } from '../advisories/advisory.ts';
import type { Finding } from '../finding/finding.ts';
import type { Sentence } from '../finding/sentence.ts';
import type { ChangeKind, LockedVersion } from '../lockfile/change.ts';
import type { LockFileRevision } from '../source/source.ts';

export const reportSchema = 'lockproof.report/v1';

/** The JSON report. A public contract: until the first release fields may be added, but no field changes its meaning. */
export interface Report {
  readonly schema: typeof reportSchema;
  readonly tool: { readonly name: 'lockproof'; readonly version: string };
  readonly verdict: Verdict;
  /** The verdict for people in one line: sign, verdict, the thing that it is about. */
  readonly headline: string;
  readonly base: string | null;
  readonly head: string | null;
  readonly files: readonly ReportedFile[];
  readonly changes: readonly ReportedChange[];
  readonly findings: readonly ReportedFinding[];
  /** What the rules found that the policy turns off. */
  readonly silenced: readonly SilencedRule[];
  readonly totals: Totals;
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
}

/** The same change in eleven files is one entry with eleven paths. */
export interface ReportedChange {
  readonly provider: string;
  readonly kinds: readonly ChangeKind[];
  readonly from: LockedVersion | null;
  readonly to: LockedVersion | null;
  readonly files: readonly string[];
  readonly signature: ReportedSignature;
  /** `null` where nobody asked, or the release does not lie at github.com. */
  readonly provenance: ReportedProvenance | null;
  /** What GitHub's advisory database has about the two versions; empty where it has nothing or was not asked. */
  readonly advisories: readonly ReportedAdvisory[];
  readonly hashes: readonly ReportedHash[];
  /** The platforms whose h1 the next `tofu init` will add, because OpenTofu's registry announces them; usually empty. */
  readonly initAdds: readonly string[];
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
export type ReportedWorth =
  | { readonly kind: 'proven' }
  /** The policy accepts unsigned statements of this registry or mirror. */
  | { readonly kind: 'accepted'; readonly by: 'word'; readonly of: string }
  /** The provider's own registry announces it beside a signed zh. `checked`: the platforms of which this was computed, and right. */
  | {
      readonly kind: 'accepted';
      readonly by: 'announced';
      readonly of: string;
      readonly checked: readonly string[];
    }
  | { readonly kind: 'accepted'; readonly by: 'waiver'; readonly rule: string; readonly until: string }
  | { readonly kind: 'accepted'; readonly by: 'rule-off'; readonly rule: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'unproven' };

export interface ReportedFinding
  extends Pick<Finding, 'rule' | 'severity' | 'provider' | 'hash' | 'path' | 'line' | 'cause' | 'fix'> {
  /** The reason, in one sentence. Raw text: every renderer escapes it. */
  readonly message: string;
  /** One next step: a command or an edit. */
  readonly remedy: string;
  /** The last day of the waiver that accepts it: `2026-12-31`. Left out where none does. */
  readonly waived?: string;
  /** The message with its marked parts. It is not part of the JSON. */
  readonly said: Sentence;
  /** What to say once for several findings of one cause; left out: their messages. It is not part of the JSON, which has each finding. */
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
