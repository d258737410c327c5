/** The waits and sizes that callers do not choose, so that no server can block a run (T28, T50). Times in milliseconds. */
export const defaultLimits = {
  /** Until the TLS connection is established. */
  connect: 10_000,
  /** From the request until the headers of the answer. */
  headers: 30_000,
  /** Between two pieces of a body. */
  stall: 30_000,
  /** One small answer, from the request to its last byte. */
  answer: 60_000,
  /** The same for an answer on which nothing depends. */
  briefAnswer: 5_000,
  /** One package, from the request to its last byte. */
  download: 30 * 60_000,
  /** The first pause before a retry; it doubles with each. */
  pause: 500,
  /** The longest pause that a server may ask for with `Retry-After`. */
  longestPause: 60_000,
  /** All pauses of a run that servers ask for, together; those at the same time count once. */
  askedPauses: 120_000,
  retries: 2,
  redirects: 10,
  /** Per response. Object storage and gateways add many headers; Node's own limit is a quarter of this. */
  headerBytes: 64 * 1024,
  requestsPerHost: 8,
  /** Time-outs, refused and closed connections in a row after which a host gets no more requests. */
  silences: 3,
  /** A small answer that takes longer is overdue. */
  grace: 5_000,
  /** The time in which small answers may be overdue, in the whole run. After it, none may take longer than `grace`. */
  patience: 40_000,
};

export type Limits = Readonly<typeof defaultLimits>;
