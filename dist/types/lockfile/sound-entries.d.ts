import type { LockFileReading } from './lock-file.ts';
/**
 * The addresses of the entries that were read whole: none of the file's errors is between the beginning of their block and the next one. Of the
 * others it is not known what they are.
 */
export declare function soundEntries({ lockFile, problems }: LockFileReading): ReadonlySet<string>;
