import type { Mirror } from './mirror.js';
/**
 * A folder laid out as `terraform providers mirror` fills it, or with unpacked packages (terraform.md 4.2). As Terraform has it, an unpacked
 * package goes before a packed one, and of symlinks only those count that stand for a package; here they must not lead out of the folder.
 *
 * @param root absolute
 */
export declare function filesystemMirror(root: string): Mirror;
