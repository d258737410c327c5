import type { GroupedChange } from '../lockfile/group.ts';
import type { Snapshot } from '../source/source.ts';
/** By {@link evidenceKey} of the version before: the paths of the lock files at head that are not under review and still have it. */
export type StillAt = ReadonlyMap<string, readonly string[]>;
/**
 * Looks for the versions that the change leaves behind in other lock files. It is for the reader only: nothing is refused by it, and what cannot be read
 * is left out.
 *
 * @returns `null` where nothing was read
 */
export declare function findStillAt({ files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>, changes: readonly GroupedChange[]): Promise<StillAt | null>;
