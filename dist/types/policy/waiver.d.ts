import type { ProviderLock } from '../lockfile/lock-file.js';
import type { ProviderPattern } from './provider-pattern.js';
/** A finding that the policy accepts for a limited time, and why. */
export interface Waiver {
    readonly rule: string;
    readonly provider: ProviderPattern;
    /** At least one of version and hashes is set; if both are, both must match. */
    readonly version: string | null;
    /** Each of them is accepted. */
    readonly hashes: readonly string[] | null;
    readonly reason: string | null;
    /** `2026-12-31`: the last day, in UTC, on which it counts. */
    readonly expires: string | null;
    readonly line: number;
    /** The shared policy that has it; left out: the repository's own file. */
    readonly file?: string;
}
interface WaivableFinding {
    readonly rule: string;
    readonly provider: string | null;
    readonly hash: string | null;
    /** If it is about several: each may have a waiver of its own. */
    readonly hashes?: readonly string[];
    /** The locked version of the provider in that file; `null` where there is none. */
    readonly version: string | null;
}
/** Whether a waiver names this finding. {@link flawIn} tells whether the waiver counts. */
export declare function isAbout(waiver: Waiver, finding: WaivableFinding): boolean;
/** Whether it names a locked version or a hash of it. */
export declare function isOfEntry(waiver: Waiver, { address: provider, version, hashes }: ProviderLock): boolean;
/** Why a waiver does not count, as the end of a sentence, or `null`. @param now `undefined`: none does */
export declare function flawIn({ reason, expires }: Waiver, now: Date | undefined): string | null;
/** The waiver that accepts a finding, or of those for each of its hashes the first to end; `null` where one lacks (T16). */
export declare function waiverFor(waivers: readonly Waiver[], about: WaivableFinding, now: Date | undefined): Waiver | null;
export {};
