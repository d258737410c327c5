import type { Progress } from '../../evidence/plan.ts';
import { rateOf, type Sample, samplesWith } from './rate.ts';
import type { Account } from './words.ts';
import { openWork } from './work.ts';

/** Time, as far as progress needs it. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** @returns ends this */
  every(milliseconds: number, work: () => void): () => void;
}

/** The clock of this process. It does not keep the process alive. */
export const clock: Clock = {
  now: () => performance.now(),
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};

/** The time between two lines of a log. */
export const logInterval = 10_000;

export interface FollowOptions {
  /** Milliseconds between two accounts. The first one comes after that time, so a short run shows none. */
  readonly interval: number;
  readonly show: (account: Account) => void;
  readonly clock?: Clock;
}

/** A run that is followed. */
export interface Followed {
  /** Receives the events of the run. */
  readonly progress: Progress;
  /** Shows nothing from now on. */
  end(): void;
}

/** Gives an account of a run again and again, until it is ended. */
export function followRun({ interval, show, clock: { now, every } = clock }: FollowOptions): Followed {
  const { progress, work } = openWork();
  const began = now();
  let samples: readonly Sample[] = [];
  const end = every(interval, () => {
    const [at, done] = [now(), work()];
    // The time in which no package was under way says nothing about the link.
    if (done.phase === 'downloading') samples = samplesWith(samples, { at, received: done.received });
    show({ work: done, rate: rateOf(samples), elapsed: (at - began) / 1000 });
  });
  return { progress, end };
}

/** Both receive every event. */
export function bothOf(first: Progress, second: Progress): Progress {
  return {
    onVersionsPlanned: (count) => each((one) => one.onVersionsPlanned?.(count)),
    onVersionStart: (version) => each((one) => one.onVersionStart?.(version)),
    onVersionAnswered: (version) => each((one) => one.onVersionAnswered?.(version)),
    onVersionEnd: (version) => each((one) => one.onVersionEnd?.(version)),
    onDownloadsPlanned: (downloads) => each((one) => one.onDownloadsPlanned?.(downloads)),
    onDownloadStart: (download) => each((one) => one.onDownloadStart?.(download)),
    onDownloadProgress: (download) => each((one) => one.onDownloadProgress?.(download)),
    onDownloadEnd: (download) => each((one) => one.onDownloadEnd?.(download)),
    onSearchStart: () => each((one) => one.onSearchStart?.()),
  };
  function each(tell: (one: Progress) => void): void {
    tell(first);
    tell(second);
  }
}
