import { refuse } from './package-error.ts';

/** The limits for an archive (T26). Real packages have some dozen files and less than 1 GiB inflated. */
export const archiveLimits = {
  entries: 20_000,
  /** Bytes of the central directory: the names and comments of all entries are in memory together. */
  directoryBytes: 16 * 1024 ** 2,
  /** All files, as the directory announces them. The reader checks that no file is larger than announced. */
  inflatedBytes: 4 * 1024 ** 3,
  /** Inflated bytes for each byte of the archive; deflate can reach 1032, executables reach about 6. */
  ratio: 200,
  /** Below this size, a high ratio only means well-compressed text. */
  harmlessBytes: 16 * 1024 ** 2,
  /** The ratio for more than `largeBytes`: the time counts there, and only executables are that large. */
  largeRatio: 40,
  largeBytes: 256 * 1024 ** 2,
} as const;

export function checkDirectorySize(bytes: number): void {
  if (bytes > archiveLimits.directoryBytes)
    refuse(
      'too-large',
      `The central directory of the archive has more than ${archiveLimits.directoryBytes} bytes`,
    );
}

/** Adds up the announced sizes and throws before anything is inflated. */
export function countEntries(archiveBytes: number): (compressed: number, inflated: number) => void {
  let entries = 0;
  let packed = 0;
  let total = 0;
  return (compressed, inflated) => {
    entries += 1;
    packed += compressed;
    total += inflated;
    if (entries > archiveLimits.entries)
      refuse('too-many-entries', `The archive has more than ${archiveLimits.entries} entries`);
    if (packed > archiveBytes) refuse('ambiguous-archive', 'The entries of the archive overlap');
    if (total > archiveLimits.inflatedBytes)
      refuse('too-large', `The archive inflates to more than ${archiveLimits.inflatedBytes} bytes`);
    const ratio = ratioFor(total);
    if (total > archiveBytes * ratio)
      refuse('too-large', `The archive inflates to more than ${ratio} times its size`);
  };
}

/** How many times its size an archive may inflate to. @param inflated what it inflates to */
function ratioFor(inflated: number): number {
  if (inflated > archiveLimits.largeBytes) return archiveLimits.largeRatio;
  return inflated > archiveLimits.harmlessBytes ? archiveLimits.ratio : Number.POSITIVE_INFINITY;
}
