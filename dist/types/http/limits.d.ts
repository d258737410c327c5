/** The waits and sizes that callers do not choose, so that no server can block a run (T28, T50). Times in milliseconds. */
export declare const defaultLimits: {
    /** Until the TLS connection is established. */
    connect: number;
    /** From the request until the headers of the answer. */
    headers: number;
    /** Between two pieces of a body. */
    stall: number;
    /** One small answer, from the request to its last byte. */
    answer: number;
    /** The same for an answer on which nothing depends. */
    briefAnswer: number;
    /** One package, from the request to its last byte. */
    download: number;
    /** The first pause before a retry; it doubles with each. */
    pause: number;
    /** The longest pause that a server may ask for with `Retry-After`. */
    longestPause: number;
    /** All pauses of a run that servers ask for, together; those at the same time count once. */
    askedPauses: number;
    retries: number;
    redirects: number;
    /** Per response. Object storage and gateways add many headers; Node's own limit is a quarter of this. */
    headerBytes: number;
    requestsPerHost: number;
    /** Time-outs, refused and closed connections in a row after which a host gets no more requests. */
    silences: number;
    /** A small answer that takes longer is overdue. */
    grace: number;
    /** The time in which small answers may be overdue, in the whole run. After it, none may take longer than `grace`. */
    patience: number;
};
export type Limits = Readonly<typeof defaultLimits>;
