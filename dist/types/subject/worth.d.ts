import type { HashOrigin, HashProof, VersionEvidence } from '../evidence/evidence.js';
import { type LimitCode } from '../outcome.js';
import type { Settings } from '../policy/settings.js';
import { type Waiver } from '../policy/waiver.js';
/** Each hash has exactly one worth, so that no two rules shout about the same hash. */
export type HashWorth = 
/** A zh that a signed document lists, or an h1 computed from a package with such a zh. */
{
    readonly kind: 'proven';
    readonly by: 'signed' | 'computed';
}
/** Nothing proves it, and somebody with a say lets it pass. */
 | {
    readonly kind: 'accepted';
    readonly by: Acceptance;
    readonly fault: HashFault;
}
/** Nobody could be asked, or who was asked contradicts himself. No policy can make it pass. */
 | {
    readonly kind: 'open';
    readonly why: 'not-asked' | 'contradicted';
    readonly reason: string;
} | {
    readonly kind: 'unproven';
    readonly fault: HashFault;
};
export type Acceptance = 
/** The policy lets the unsigned word of this registry or mirror pass (T16). */
{
    readonly kind: 'word';
    readonly of: string;
} | {
    readonly kind: 'waiver';
    readonly waiver: Waiver;
}
/** The policy turns the rule off that would tell of the fault. */
 | {
    readonly kind: 'rule-off';
    readonly rule: string;
};
/** What is wrong with a hash that nothing proves. */
export type HashFault = 
/** Of no scheme that Terraform checks: it keeps the hash and checks nothing by it (F2). */
{
    readonly kind: 'ignored';
} | {
    readonly kind: 'malformed';
    readonly reason: string;
} | {
    readonly kind: 'foreign';
    readonly origin: HashOrigin;
    readonly reason: string;
} | {
    readonly kind: 'unsupported';
    readonly reason: string;
}
/** The base lists it for this very version, and the registry serves other packages now (T21). */
 | {
    readonly kind: 'outlived';
}
/** Only the unsigned word of a registry or a mirror supports it. */
 | {
    readonly kind: 'word-only';
    readonly by: string;
}
/** A limit of the run or of the machine was reached before it. A planted hash could hide there (T26). */
 | {
    readonly kind: 'past-limit';
    readonly limit: LimitCode;
    readonly reason: string;
};
/** What is known about a release as a whole. Where it is not `askable`, one finding says so and its hashes keep silent. */
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
}
/** The registry contradicts itself about it before anything could be proven (T19). */
 | {
    readonly kind: 'contradicted';
};
/** @param evidence `null` where nothing was asked: then there is nothing against the release */
export declare function standingOf(evidence: VersionEvidence | null): Standing;
/** What a hash is judged by. */
export interface HashCircumstances {
    readonly path: string;
    readonly provider: string;
    readonly version: string;
    readonly standing: Standing;
    /** The registry supports it no more, and nothing else of the base either. */
    readonly outlived: boolean;
    /** No hash of the entry is of a scheme that Terraform checks. */
    readonly unchecked: boolean;
    readonly settings: Settings;
    readonly now: Date | undefined;
}
/** @param proof what was learnt about the hash */
export declare function worthOf(hash: string, proof: HashProof, circumstances: HashCircumstances): HashWorth;
/** A rule that tells of a fault, and whether its finding is about the hash or about the whole entry. */
interface Objection {
    readonly rule: string;
    readonly ofHash: boolean;
}
/** The rules that have something to say where a hash has this fault. At least one, or a fault would pass unseen. */
export declare function rulesAgainst(fault: HashFault, { standing, unchecked }: Pick<HashCircumstances, 'standing' | 'unchecked'>): readonly Objection[];
/** What is wrong with a hash, whether somebody lets it pass or not; `null` where nothing is known to be wrong. */
export declare function faultOf(worth: HashWorth): HashFault | null;
/** Whether what was learnt speaks against the hash, so that an edit may take it away. */
export declare function isRefuted(worth: HashWorth): boolean;
/** Whether the hash may stay without anybody having to do anything. */
export declare function passes({ kind }: HashWorth): boolean;
/** Of one hash in several files: what the policy lets pass in one of them it may not let pass in another. */
export declare function leastOf(worths: readonly HashWorth[]): HashWorth | null;
export {};
