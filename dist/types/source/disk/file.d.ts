import type { Content } from '../source.js';
/** One file as it stands on disk. No symlink is followed on the way from the root. */
export declare function readDiskFile(root: string, path: string): Promise<Content>;
