import { type PathTest } from '../paths.js';
/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` takes paths out again.
 *
 * Terraform's own name counts however it is spelt: file systems that fold case give such a file to Terraform as the lock file (T31).
 *
 * @throws UserError `invalid-input` where no pattern takes anything in: nothing would ever be reviewed.
 */
export declare function globs(patterns: readonly string[]): PathTest;
export declare const lockFileName = ".terraform.lock.hcl";
