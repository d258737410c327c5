import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { ProviderPattern } from './provider-pattern.ts';

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
export function isAbout(waiver: Waiver, finding: WaivableFinding): boolean {
  const { rule, provider, hash, version, hashes = [] } = finding;
  return (
    waiver.rule === rule &&
    provider !== null &&
    waiver.provider.matches(provider) &&
    (waiver.version === null || waiver.version === version) &&
    (waiver.hashes === null || waiver.hashes.some((one) => one === hash || hashes.includes(one)))
  );
}

/** Whether it names a locked version or a hash of it. */
export function isOfEntry(waiver: Waiver, { address: provider, version, hashes }: ProviderLock): boolean {
  return isAbout(waiver, { rule: waiver.rule, provider, version, hash: null, hashes });
}

/** Why a waiver does not count, as the end of a sentence, or `null`. @param now `undefined`: none does */
export function flawIn({ reason, expires }: Waiver, now: Date | undefined): string | null {
  if (reason === null) return 'gives no reason';
  if (expires === null) return 'has no expiry date';
  if (now === undefined) return `cannot be checked against the date ${expires}`;
  return now.toISOString().slice(0, 10) > expires ? `expired on ${expires}` : null;
}

/** The waiver that accepts a finding, or of those for each of its hashes the first to end; `null` where one lacks (T16). */
export function waiverFor(waivers: readonly Waiver[], about: WaivableFinding, now: Date | undefined) {
  const { hashes = [], ...finding } = about;
  const found = (hashes.length > 0 ? hashes : [finding.hash]).map((hash) =>
    waivers.find((waiver) => isAbout(waiver, { ...finding, hash }) && flawIn(waiver, now) === null),
  );
  const byEnd = found.toSorted((one, other) => (String(one?.expires) < String(other?.expires) ? -1 : 1));
  return found.includes(undefined) ? null : (byEnd[0] ?? null);
}
