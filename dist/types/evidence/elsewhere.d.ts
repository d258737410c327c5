import type { Snapshot } from '../source/source.js';
import type { Evidence } from './evidence.js';
import { type Sighting } from './trace.js';
/** Finds hashes in the lock files of the commit that are not under review. */
export type LookElsewhere = (hashes: ReadonlySet<string>) => Promise<readonly Sighting[]>;
/** Of distinct contents: many root modules have the same lock file. 300 real ones have 3 MiB. */
export declare const mostElsewhere: {
    files: number;
    bytes: number;
};
/**
 * Names the origin of hashes that nothing supports and nothing so far names: bots copy hashes of a provider that is locked one folder further. Nothing
 * is read while every hash is proven or named. It only adds an origin to hashes that are refuted already.
 */
export declare function traceElsewhere(evidence: Evidence, look: LookElsewhere): Promise<Evidence>;
/**
 * Looks into the other lock files of the head, in one reading, the nearest first.
 *
 * @param onNotice told what was left out; one sentence each
 */
export declare function lookElsewhere({ files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>, onNotice: (notice: string) => void): LookElsewhere;
