/** Never an exception: a network fault cannot look like a pass, nor a missing signature like a bad one. */
export type Outcome<T> = Known<T> | Absent | Unavailable;
export interface Known<T> {
    readonly kind: 'known';
    readonly value: T;
}
/** The registry answered: this does not exist. */
export interface Absent {
    readonly kind: 'absent';
    /** As the subject of a sentence: `version 3.2.9 of registry.terraform.io/hashicorp/null`. */
    readonly what: string;
}
/** The server could not be reached, or its answer could not be used. */
export interface Unavailable {
    readonly kind: 'unavailable';
    readonly code: UnavailableCode;
    /** One sentence without a final stop, in our own words. The code that shows it escapes it. */
    readonly cause: string;
    /** For `too-large`: the announced size. */
    readonly bytes?: number;
    /** For `status`: that of HTTP. */
    readonly status?: number;
    readonly asked?: Asked;
}
/** The request that has no answer: the same status has another cause, and another remedy, for each. */
export interface Asked {
    readonly request?: 'discovery' | 'versions' | 'download' | 'shasums' | 'signature' | 'package' | 'mirror';
    /** The host that refused, was not found, or does not have the file. */
    readonly host?: string;
    readonly trouble?: 'refused' | 'refused-token' | 'refused-login' | 'missing' | 'no-such-name';
}
export declare const unavailableCodes: readonly [
/** The host is neither a public registry nor listed in `registries`. Nothing was sent to it. */
'untrusted-host', 
/** The user's `provider_installation` allows mirrors only. Nothing was sent to the registry. */
'not-direct', 
/** The address, scheme or port is one that Lockproof never connects to (T22, T23). */
'address-refused', 
/** Name resolution, connection, TLS, reset or time-out. */
'network', 
/** The proxy wants a user name and a password, or does not let the host pass. A retry would not change that. */
'proxy-login', 'refused-by-proxy', 
/** This machine does not trust the certificate of the server. A retry would not change that. */
'certificate', 
/** The server answered with a status that says nothing about the fact (401, 403, 429, 5xx, …). */
'status', 
/** A file or folder of a mirror on this machine cannot be read. */
'unreadable', 
/** The answer is not what the protocol describes (HTML for JSON, wrong fields, wrong digest, …). */
'malformed-answer', 
/** Two answers that must agree do not: the registry contradicts itself (T19, T20). */
'disagreement', 
/** The answer is larger than the limit for its kind. */
'too-large', 
/** The byte budget of the run (`max-download`) is used up. */
'budget', 
/** The time of the run (`max-time`) is used up. */
'time', 
/** The packages of the run inflate to more than one run may inflate. */
'inflation', 
/** A package cannot be saved on this machine: no room, no permission. */
'not-saved', 
/** The folder of evidence (`--offline`) does not have the answer. */
'not-in-evidence', 
/** The signature or key uses an algorithm that cannot be checked here; that is not a forgery. */
'unsupported-algorithm'];
export type UnavailableCode = (typeof unavailableCodes)[number];
export declare function known<T>(value: T): Known<T>;
export declare function absent(what: string): Absent;
export declare function unavailable(code: UnavailableCode, cause: string): Unavailable;
/** The same, with what is known of the request. */
export declare function askedFor<T>(outcome: Outcome<T>, asked: Asked): Outcome<T>;
/** A file that the registry names and nobody has. */
export declare function missing({ what }: Absent, asked: Asked): Unavailable;
/** Whether the thing may not exist: object storage says 403 about missing files, some registries an error. */
export declare function mayBeAbsent(outcome: Outcome<unknown>): boolean;
export type LimitCode = 'budget' | 'inflation' | 'not-saved';
/** Not a failure of a server: a new run would end the same way, and could hide a planted hash (T26). */
export declare function isLimit(code: UnavailableCode): code is LimitCode;
