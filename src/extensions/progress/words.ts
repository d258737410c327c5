import { byteSize, powerOf } from '../../finding/byte-size.ts';
import { counted } from '../../finding/sentence.ts';

export interface Work {
  readonly phase: 'asking' | 'downloading' | 'searching';
  readonly versions: Share;
  readonly packages: Share;
  readonly received: number;
  /** The bytes that all packages together will probably have; `null` where nobody states a size. */
  readonly expected: number | null;
}

interface Share {
  readonly done: number;
  readonly all: number;
}

export interface Account {
  readonly work: Work;
  /** Bytes a second, lately; `null` where it is not known yet. */
  readonly rate: number | null;
  readonly elapsed: number;
}

/** `7 of 28 packages, 1.1 of 4.3 GiB, 85 MiB/s, about 40 s left`: the parts, the most important one first. */
export function progressParts({ work, rate, elapsed }: Account): readonly string[] {
  const { phase, versions, packages, received, expected } = work;
  switch (phase) {
    case 'asking':
      return [
        versions.all === 0
          ? 'Reading the lock files'
          : `${versions.done} of ${counted(versions.all, 'provider version', 'provider versions')} looked up`,
        soFar(elapsed),
      ];
    case 'downloading': {
      const share =
        expected === null ? byteSize(received) : byteShare(received, Math.max(received, expected));
      const isTold = expected !== null && rate !== null && rate >= 1;
      const left = isTold ? Math.max(0, expected - received) / rate : null;
      return [
        `${packages.done} of ${counted(packages.all, 'package', 'packages')}`,
        share,
        ...(rate === null ? [] : [`${byteSize(Math.round(rate))}/s`]),
        ...(left === null ? [] : [`${left < 5 ? 'a few seconds' : `about ${timeWords(left)}`} left`]),
      ];
    }
    case 'searching':
      return ['Searching where unexplained hashes belong', soFar(elapsed)];
  }
}

/** `1.1 of 4.3 GiB`: both in the unit of the whole. */
export function byteShare(part: number, whole: number): string {
  const power = whole < 1024 ? 0 : powerOf(whole);
  return `${Number((part / 1024 ** power).toFixed(1))} of ${byteSize(whole)}`;
}

/** The share of the work that is done, from 0 to 1; `null` if it is not known. */
export function doneShare({ phase, versions, packages, received, expected }: Work): number | null {
  if (phase === 'searching') return null;
  const counts = phase === 'asking' ? versions : packages;
  const isSized = phase === 'downloading' && expected !== null;
  const { done, all } = isSized ? { done: received, all: expected } : counts;
  return all === 0 ? null : Math.min(1, done / all);
}

/** The seconds count up, so that somebody who waits sees that the run is alive. */
function soFar(seconds: number): string {
  return `${seconds < 120 ? `${Math.floor(seconds)} s` : timeWords(seconds)} so far`;
}

/** Rounded as far as an estimate deserves: `4 s`, `40 s`, `3 min`, `2.5 h`. */
function timeWords(seconds: number): string {
  if (seconds < 20) return `${Math.round(seconds)} s`;
  if (seconds < 97.5) return `${Math.round(seconds / 5) * 5} s`;
  if (seconds < 95 * 60) return `${Math.round(seconds / 60)} min`;
  return `${Number((seconds / 3600).toFixed(1))} h`;
}

const shortestBar = 8;
const longestBar = 30;

/** One line with a bar, as parts fit. The last column stays free, because some terminals wrap there. */
export function progressLine(account: Account, columns: number): string {
  const room = columns - 1;
  const parts = progressParts(account);
  const words = fitting(parts, room);
  const share = doneShare(account.work);
  const width = Math.min(longestBar, room - words.length - 1);
  if (share === null || width < shortestBar) return words;
  const full = Math.floor(share * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${words}`;
}

function fitting(parts: readonly string[], room: number): string {
  const counts = parts.map((_, index) => parts.length - index);
  const texts = counts.map((count) => parts.slice(0, count).join(', '));
  return texts.find((text) => text.length <= room) ?? (texts.at(-1) ?? '').slice(0, Math.max(0, room));
}
