import type { Mirror } from './mirror.ts';
/**
 * A folder in the layout of `terraform providers mirror`, or with unpacked packages. As in Terraform, an unpacked package wins over a
 * packed one, and only symlinks to packages count. Unlike in Terraform, they must not lead out of the folder.
 *
 * @param root absolute
 */
export declare function filesystemMirror(root: string): Mirror;
