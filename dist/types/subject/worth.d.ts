import { type HashOrigin, type HashProof, type VersionEvidence } from '../evidence/evidence.js';
import type { KeyElsewhere } from '../openpgp/signature.js';
import { type LimitCode, type Unavailable } from '../outcome.js';
import type { Settings } from '../policy/settings.js';
/** Each hash has exactly one worth, so that two rules do not report the same hash. */
export type HashWorth = 
/** A zh that a signed document lists, or an h1 computed from a package with such a zh. */
{
    readonly kind: 'proven';
    readonly by: 'signed' | 'computed';
} | (Acceptance & {
    readonly fault: HashFault;
})
/** An answer is missing, or answers contradict each other. No policy can make it pass. */
 | {
    readonly kind: 'open';
    readonly why: 'not-asked' | 'contradicted';
    readonly reason: string;
    readonly lack: Lacking;
} | {
    readonly kind: 'unproven';
    readonly fault: HashFault;
};
type Acceptance = 
/** The policy accepts unsigned statements of this registry or mirror (T16). */
{
    readonly kind: 'accepted';
    readonly by: 'word';
    readonly of: string;
}
/** Announced by its own registry beside a signed zh; the computed platforms `checked` were all right. */
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
}
/** The policy turns off the rule that reports the fault. */
 | {
    readonly kind: 'accepted';
    readonly by: 'rule-off';
    readonly rule: string;
};
/** The missing answer, for its remedy. */
export type Lacking = Pick<Unavailable, 'code' | 'status' | 'asked'>;
type Lack = Omit<Extract<HashProof, {
    level: 'none';
}>, 'level' | 'belongsTo'>;
export type HashFault = 
/** Terraform does not know its scheme: it keeps the hash and never checks it (F2). */
{
    readonly kind: 'ignored';
} | {
    readonly kind: 'malformed';
    readonly reason: string;
} | (Lack & {
    readonly kind: 'foreign';
    readonly origin: HashOrigin;
}) | (Lack & {
    readonly kind: 'unsupported';
})
/** The base lists it for this version, and the registry now serves other packages (T21). */
 | {
    readonly kind: 'outlived';
}
/** Only an unsigned statement supports it. `checked`: it is announced beside a signed zh, and these computed platforms agree. */
 | {
    readonly kind: 'word-only';
    readonly by: string;
    readonly checked?: readonly string[];
}
/** A limit of the run or of the machine ended the check. A planted hash could hide there (T26). */
 | {
    readonly kind: 'past-limit';
    readonly limit: LimitCode;
    readonly reason: string;
    readonly needed?: number;
};
/** The state of a release as a whole. If it is not `askable`, one finding says so instead of one for each hash. */
export type Standing = {
    readonly kind: 'askable';
} | {
    readonly kind: 'untrusted-host';
} | {
    readonly kind: 'not-found';
    readonly what: string;
} | {
    readonly kind: 'bad-signature';
    readonly reason: string;
    readonly madeBy?: KeyElsewhere;
}
/** The registry contradicts itself about it before anything could be proven (T19). */
 | {
    readonly kind: 'contradicted';
};
/** @param evidence `null` if nothing was requested, so that nothing is known against the release */
export declare function standingOf(evidence: VersionEvidence | null): Standing;
interface HashCircumstances {
    readonly path: string;
    readonly provider: string;
    readonly version: string;
    readonly standing: Standing;
    /** The registry no longer supports it, nor any other hash of the base. */
    readonly outlived: boolean;
    /** No hash of the entry is of a scheme that Terraform checks. */
    readonly unchecked: boolean;
    readonly settings: Settings;
    readonly now: Date | undefined;
}
export declare function worthOf(hash: string, proof: HashProof, circumstances: HashCircumstances): HashWorth;
/** The rules that report a hash with this fault. There is at least one, so that no fault passes unseen. */
export declare function rulesAgainst(fault: HashFault, { standing, unchecked }: Pick<HashCircumstances, 'standing' | 'unchecked'>): readonly string[];
/** The fault of a hash, accepted or not; `null` if none is known. */
export declare function faultOf(worth: HashWorth): HashFault | null;
/** Whether the evidence is against the hash, so that a fix may remove it. */
export declare function isRefuted(worth: HashWorth): boolean;
export declare function passes({ kind }: HashWorth): boolean;
export declare const fromBest: readonly HashWorth['kind'][];
/** The lowest worth of a hash in several files: the policy may accept it in one file only. */
export declare function leastOf(worths: readonly HashWorth[]): HashWorth | null;
export {};
