import type { NamedPackage, PlannedDownloads, Progress } from '../../evidence/plan.ts';
import type { Account, Work } from './words.ts';

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

interface Download {
  received: number;
  size: number | null;
  ended: boolean;
}

/** Milliseconds. A rate over less time jumps, over more it still tells of a link that has become slow. */
const memory = 20_000;

/** Counts the events of a run, which `progress` receives, and gives an account of them again and again until `end`. */
export function followRun({ interval, show, clock: { now, every } }: FollowOptions) {
  const downloads = new Map<string, Download>();
  const versions = { done: 0, all: 0 };
  let planned: PlannedDownloads = { packages: 0, bytes: 0, unsized: 0 };
  let searching = false;
  const note = ({ address, version, platform }: NamedPackage, news: Partial<Download>): void => {
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
    onSearchStart() {
      searching = true;
    },
  } satisfies Progress;
  function work(): Work {
    const begun = [...downloads.values()];
    const all = Math.max(planned.packages, begun.length);
    return {
      phase: searching ? 'searching' : all > 0 ? 'downloading' : 'asking',
      versions: { ...versions },
      packages: { done: begun.filter(({ ended }) => ended).length, all },
      received: begun.reduce((sum, { received }) => sum + received, 0),
      expected: expectedBytes(begun, planned),
    };
  }
  const began = now();
  let before: { readonly at: number; readonly received: number } | null = null;
  let rate: number | null = null;
  const end = every(interval, () => {
    const [at, done] = [now(), work()];
    // The time in which no package was under way says nothing about the link.
    if (done.phase === 'downloading') {
      if (before !== null) {
        const time = at - before.at;
        // Not negative when a download begins anew.
        const latest = (Math.max(0, done.received - before.received) * 1000) / time;
        rate = latest + ((rate ?? latest) - latest) * Math.exp(-time / memory);
      }
      before = { at, received: done.received };
    }
    show({ work: done, rate, elapsed: (at - began) / 1000 });
  });
  return { progress, end };
}

/** Packages whose size nobody has stated yet are counted with the mean of the others. */
function expectedBytes(begun: readonly Download[], planned: PlannedDownloads): number | null {
  if (planned.unsized === 0 && planned.packages > 0 && begun.length <= planned.packages) return planned.bytes;
  const sizes = begun.flatMap(({ size }) => size ?? []);
  const known = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length === 0) return null;
  const unknown = Math.max(planned.packages, begun.length) - sizes.length;
  return Math.round(known + (unknown * known) / sizes.length);
}
