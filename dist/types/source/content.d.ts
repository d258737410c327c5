export type Content = {
    readonly kind: 'file';
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'missing';
}
/** Something that Terraform could not read, or that is not followed (T44). */
 | {
    readonly kind: 'not-a-file';
    readonly what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer';
} | {
    readonly kind: 'too-large';
    readonly bytes: number;
    readonly limit: number;
}
/** Within the limit of a file, but past one of all lock files of the run (T68). */
 | {
    readonly kind: 'left-out';
    readonly of: 'bytes' | 'provider versions' | 'hashes';
    readonly limit: number;
};
/** The largest lock file that is read. Real ones stay below 100 KiB. */
export declare const contentLimit: number;
/** `sha256:` and 64 hex digits; `null` where there are no bytes. */
export declare function digestOf(content: Content): string | null;
/** The content of a file, or the Git LFS pointer in its place: Terraform would find the lock file, the repository has only its address (T44). */
export declare function fileContent(bytes: Uint8Array): Content;
/** Whether both are missing, or files with the same bytes. */
export declare function isSameContent(one: Content, other: Content): boolean;
