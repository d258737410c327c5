import { type PathTest } from '../path-test.js';
export type { PathTest } from '../path-test.js';
/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` takes paths out again.
 *
 * @throws UserError `invalid-input` where no pattern takes anything in: nothing would ever be reviewed.
 */
export declare function globs(patterns: readonly string[]): PathTest;
