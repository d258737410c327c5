import type { FolderReader } from '../../configuration/configuration.js';
/**
 * Reads configuration as it stands on disk. No symlink is followed on the way from the root; what cannot be listed counts as empty, so
 * that a folder which nobody may read does not end the review of the lock files.
 *
 * @param root folders are relative to it; the way to the root itself may lead through symlinks.
 */
export declare function diskFolderReader(root: string): FolderReader;
