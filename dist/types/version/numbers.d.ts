/** The numbers of a version. BigInt, because Terraform's are unsigned 64-bit integers. */
export interface VersionNumbers {
    readonly major: bigint;
    readonly minor: bigint;
    readonly patch: bigint;
}
/**
 * Reads up to three scanned numbers; missing ones are zero.
 *
 * @throws VersionError `too-many-numbers`, `wildcard` or `number-too-large`.
 */
export declare function readNumbers(scanned: readonly string[]): VersionNumbers;
