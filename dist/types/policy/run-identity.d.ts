import type { Snapshot } from '../source/source.ts';
import type { Settings } from './settings.ts';
/**
 * A digest of what decides a review: the program, both revisions, each lock file, the settings with the policy. Reports of two runs can be joined only
 * where it is the same. The folder of the cache does not count, because it decides nothing.
 */
export declare function runIdentity({ base, head, files }: Pick<Snapshot, 'base' | 'head' | 'files'>, settings: Settings, version: string): string;
