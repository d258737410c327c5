import { type PathTest } from '../paths.ts';
/**
 * Whether a path belongs to the lock files under review. Patterns are relative to the repository; a leading `!` excludes paths.
 *
 * The case of Terraform's own name does not matter: on file systems that fold case, Terraform reads such a file as the lock file (T31).
 *
 * @throws UserError `invalid-input` if no pattern includes anything: then nothing would be reviewed.
 */
export declare function globs(patterns: readonly string[]): PathTest;
export declare const lockFileName = ".terraform.lock.hcl";
