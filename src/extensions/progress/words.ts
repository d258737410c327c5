import { byteSize, powerOf } from '../../finding/byte-size.ts';
import { counted } from '../../finding/sentence.ts';

/** How far a run has come. */
export interface Account {
  readonly versions: Share;
  /** None before the first download is planned. */
  readonly packages: Share;
  readonly received: number;
  /** The bytes that all packages together have; `null` where nobody states some of the sizes. */
  readonly expected: number | null;
  /** In seconds. */
  readonly elapsed: number;
}

interface Share {
  readonly done: number;
  readonly all: number;
}

/** `7 of 28 packages, 1.1 of 4.3 GiB, 40 s so far`: the parts, the most important one first. */
export function progressParts({
  versions,
  packages,
  received,
  expected,
  elapsed,
}: Account): readonly string[] {
  // The time counts up, so that somebody who waits sees that the run is alive.
  const time = `${elapsed < 120 ? `${Math.floor(elapsed)} s` : `${Math.floor(elapsed / 60)} min`} so far`;
  if (packages.all > 0)
    return [
      `${packages.done} of ${counted(packages.all, 'package', 'packages')}`,
      expected === null ? byteSize(received) : byteShare(received, Math.max(received, expected)),
      time,
    ];
  if (versions.all === 0) return ['Reading the lock files', time];
  return [
    `${versions.done} of ${counted(versions.all, 'provider version', 'provider versions')} looked up`,
    time,
  ];
}

/** `1.1 of 4.3 GiB`: both in the unit of the whole. */
export function byteShare(part: number, whole: number): string {
  const power = whole < 1024 ? 0 : powerOf(whole);
  return `${Number((part / 1024 ** power).toFixed(1))} of ${byteSize(whole)}`;
}

/** The share of the work that is done, from 0 to 1; `null` if it is not known. */
export function doneShare({ versions, packages, received, expected }: Account): number | null {
  const counts = packages.all === 0 ? versions : packages;
  const isSized = packages.all > 0 && expected !== null;
  const { done, all } = isSized ? { done: received, all: expected } : counts;
  return all === 0 ? null : Math.min(1, done / all);
}

const shortestBar = 8;
const longestBar = 30;

/** One line with a bar, as parts fit. The last column stays free, because some terminals wrap there. */
export function progressLine(account: Account, columns: number): string {
  const room = columns - 1;
  const words = fitting(progressParts(account), room);
  const share = doneShare(account);
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
