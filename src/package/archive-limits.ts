import { PackageError } from './package-error.ts';

/** What an archive may be at most (T26). The largest real provider packages have some dozen files and less than 1 GiB inflated. */
export const archiveLimits = {
  entries: 20_000,
  /** Bytes of the central directory: names and notes of all entries, held in memory together. */
  directoryBytes: 16 * 1024 ** 2,
  /** Bytes of all files together, as the directory gives them; that no file is larger than it says is checked while reading. */
  inflatedBytes: 4 * 1024 ** 3,
  /** Inflated bytes for each byte of the archive; deflate can reach 1032, executables reach about 6. */
  ratio: 200,
  /** Below this, a high ratio is just a well-compressed text. */
  harmlessBytes: 16 * 1024 ** 2,
} as const;

/** Throws before the directory is read. */
export function checkDirectorySize(bytes: number): void {
  if (bytes > archiveLimits.directoryBytes) {
    throw new PackageError(
      'too-large',
      `The central directory of the archive has more than ${archiveLimits.directoryBytes} bytes`,
    );
  }
}

/** Adds up what the directory announces and throws before anything is inflated. */
export function countEntries(archiveBytes: number): (compressed: number, inflated: number) => void {
  let entries = 0;
  let packed = 0;
  let total = 0;
  return (compressed, inflated) => {
    entries += 1;
    packed += compressed;
    total += inflated;
    if (entries > archiveLimits.entries) {
      throw new PackageError(
        'too-many-entries',
        `The archive has more than ${archiveLimits.entries} entries`,
      );
    }
    if (packed > archiveBytes) {
      throw new PackageError('ambiguous-archive', 'The entries of the archive overlap');
    }
    if (total > archiveLimits.inflatedBytes) {
      throw new PackageError(
        'too-large',
        `The archive inflates to more than ${archiveLimits.inflatedBytes} bytes`,
      );
    }
    if (total > archiveLimits.harmlessBytes && total > archiveBytes * archiveLimits.ratio) {
      throw new PackageError(
        'too-large',
        `The archive inflates to more than ${archiveLimits.ratio} times its size`,
      );
    }
  };
}
