/** What had arrived at an instant. */
export interface Sample {
  /** Milliseconds of some clock. */
  readonly at: number;
  readonly received: number;
}

/** A rate over less time jumps, over more it still tells of a link that has become slow. */
const window = 20_000;

/** The samples that count for the rate, with the newest one. The oldest one kept is the last that is as old as the window. */
export function samplesWith(samples: readonly Sample[], newest: Sample): readonly Sample[] {
  const all = [...samples, newest];
  const first = all.findLastIndex(({ at }) => at <= newest.at - window);
  return all.slice(Math.max(0, first));
}

/** Bytes a second; `null` until two instants are known. A download that begins anew does not make it negative. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [oldest, newest] = [samples[0], samples.at(-1)];
  if (oldest === undefined || newest === undefined || newest.at <= oldest.at) return null;
  return (Math.max(0, newest.received - oldest.received) * 1000) / (newest.at - oldest.at);
}
