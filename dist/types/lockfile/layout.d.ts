import type { LockFile, LockFileTool } from './lock-file.ts';
/** The most important first. */
export declare const layoutFaultKinds: readonly ['hidden-characters', 'comment', 'module-block', 'provider-order', 'hash-order', 'repeated-hash', 'header', 'byte-order-mark', 'line-ends', 'other-layout', 'final-newline'];
/** One way in which a file that Terraform reads differs from what Terraform writes. */
export interface LayoutFault {
    readonly kind: (typeof layoutFaultKinds)[number];
    /** 1-based. */
    readonly line: number;
    /** The subject of the fault, without the values that an update changes: an untouched fault has the same subject in two revisions. */
    readonly about: string;
}
/**
 * How a readable lock file differs from the bytes that Terraform or OpenTofu would write for the same values (T31, T32). Linear.
 *
 * @param text the file that `lockFile` was read from, without errors
 * @returns in the order of the file; empty if and only if the text is exactly what the tool would write
 */
export declare function layoutFaults(text: string, lockFile: LockFile): readonly LayoutFault[];
/** The tool that the file belongs to: by its header, or else by the registry of its providers. */
export declare function toolNamedBy(text: string, { tool, providers }: LockFile): LockFileTool;
/** Invisible characters, and characters that change the displayed order of others (T32); each once. */
export declare function hiddenCharacters(text: string): readonly string[];
