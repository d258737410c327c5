import type { NamedPackage, PlannedDownloads, Progress } from '../../evidence/plan.ts';
import type { Account } from './words.ts';

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

interface FollowOptions {
  /** Milliseconds between two accounts. The first one comes after that time, so a short run shows none. */
  readonly interval: number;
  readonly show: (account: Account) => void;
  readonly clock: Clock;
}

/** Counts the events of a run, which `progress` receives, and gives an account of them again and again until `end`. */
export function followRun({ interval, show, clock: { now, every } }: FollowOptions) {
  const downloads = new Map<string, { received: number; size: number | null; ended: boolean }>();
  const versions = { done: 0, all: 0 };
  let planned: PlannedDownloads = { packages: 0, bytes: 0, unsized: 0 };
  const note = ({ address, version, platform }: NamedPackage, news: object): void => {
    const key = `${address} ${version} ${platform}`;
    downloads.set(key, { received: 0, size: null, ended: false, ...downloads.get(key), ...news });
  };
  const progress = {
    onVersionsPlanned(count) {
      versions.all += count;
    },
    onVersionAnswered() {
      versions.done += 1;
    },
    onDownloadsPlanned(downloadsPlanned) {
      planned = downloadsPlanned;
    },
    onDownloadStart: (named) => note(named, {}),
    onDownloadProgress: ({ received, size, ...named }) => note(named, { received, size }),
    onDownloadEnd: (named) => note(named, { ended: true }),
  } satisfies Progress;
  const began = now();
  const end = every(interval, () => {
    const begun = [...downloads.values()];
    const all = Math.max(planned.packages, begun.length);
    const sizes = begun.flatMap(({ size }) => size ?? []);
    const isPlanned = planned.unsized === 0 && all === planned.packages;
    const sum = sizes.length === all ? sizes.reduce((total, size) => total + size, 0) : null;
    show({
      versions: { ...versions },
      packages: { done: begun.filter(({ ended }) => ended).length, all },
      received: begun.reduce((sum, { received }) => sum + received, 0),
      expected: isPlanned ? planned.bytes : sum,
      elapsed: (now() - began) / 1000,
    });
  });
  return { progress, end };
}
