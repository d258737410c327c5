/** The waits and sizes that callers do not choose, so that no server can block a run (T28, T50). Times in milliseconds. */
export interface Limits {
    /** Until the TLS connection is established. */
    readonly connect: number;
    /** From the request until the headers of the answer. */
    readonly headers: number;
    /** Between two pieces of a body. */
    readonly stall: number;
    /** One small answer, from the request to its last byte. */
    readonly answer: number;
    /** The same for an answer on which nothing depends. */
    readonly briefAnswer: number;
    /** One package, from the request to its last byte. */
    readonly download: number;
    /** Bytes in a second that a package has to come with on average, once it has been waited for as long as `slowStart`. */
    readonly slowest: number;
    readonly slowStart: number;
    /** The first pause before another try; it doubles with each. */
    readonly pause: number;
    /** The longest pause that a server may ask for with `Retry-After`. */
    readonly longestPause: number;
    /** All pauses of a run that servers ask for, together; those at the same time count once. */
    readonly askedPauses: number;
    /** How often a request is tried again. */
    readonly retries: number;
    readonly redirects: number;
    /** Of one answer. Object storage and gateways add many; Node's own limit is a quarter. */
    readonly headerBytes: number;
    /** Requests at one time to one host. */
    readonly requestsPerHost: number;
    /** Time-outs, refused and closed connections in a row after which a host is not asked again. */
    readonly silences: number;
    /** A small answer that takes longer is overdue. */
    readonly grace: number;
    /** The time in which small answers may be overdue, in the whole run. After it, none may take longer than `grace`. */
    readonly patience: number;
}
export declare const defaultLimits: Limits;
