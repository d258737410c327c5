import type { LockFile, LockFileTool } from './lock-file.js';
/** In the order in which a reader wants to know of them. */
export declare const layoutFaultKinds: readonly ['hidden-characters', 'comment', 'module-block', 'provider-order', 'hash-order', 'repeated-hash', 'header', 'byte-order-mark', 'line-ends', 'other-layout', 'final-newline'];
/** One way in which a file that Terraform reads differs from what Terraform writes. */
export interface LayoutFault {
    readonly kind: (typeof layoutFaultKinds)[number];
    /** 1-based. */
    readonly line: number;
    /** What the fault is about, without the values that an update changes: the same in two revisions if nobody touched it. */
    readonly about: string;
}
/**
 * How a readable lock file differs from the bytes that Terraform or OpenTofu would write for the same values (T31, T32). Linear.
 *
 * @param text the file that `lockFile` was read from, without errors
 * @returns in the order of the file; not empty, unless the text is just what would be written
 */
export declare function layoutFaults(text: string, lockFile: LockFile): readonly LayoutFault[];
/** Whose file it is: by its header, or else by the registry of its providers. */
export declare function toolNamedBy(text: string, { tool, providers }: LockFile): LockFileTool;
/** Characters that nobody sees, or that change the order in which others are seen (T32); each once. */
export declare function hiddenCharacters(text: string): readonly string[];
