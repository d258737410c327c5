/** Whether a path lies in a folder, or is it. By the names alone: follow symlinks before. */
export declare function isWithin(path: string, folder: string): boolean;
