import type { ProviderPattern } from './provider-pattern.ts';

/** A finding that the policy accepts for a limited time, and why. */
export interface Waiver {
  readonly rule: string;
  readonly provider: ProviderPattern;
  /** At least one of version and hash is set; if both are, both must match. */
  readonly version: string | null;
  readonly hash: string | null;
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
  /** The locked version of the provider in that file; `null` where there is none. */
  readonly version: string | null;
}

/** Whether a waiver names this finding. {@link flawIn} tells whether the waiver counts. */
export function isAbout(waiver: Waiver, { rule, provider, hash, version }: WaivableFinding): boolean {
  return (
    waiver.rule === rule &&
    provider !== null &&
    waiver.provider.matches(provider) &&
    (waiver.version === null || waiver.version === version) &&
    (waiver.hash === null || waiver.hash === hash)
  );
}

/** Why a waiver does not count, as the end of a sentence, or `null`. @param now `undefined`: none does */
export function flawIn({ reason, expires }: Waiver, now: Date | undefined): string | null {
  if (reason === null) return 'gives no reason';
  if (expires === null) return 'has no expiry date';
  if (now === undefined) return `cannot be checked against the date ${expires}`;
  return now.toISOString().slice(0, 10) > expires ? `expired on ${expires}` : null;
}

/** The waiver that accepts a finding; `null` where none does. */
export function waiverFor(waivers: readonly Waiver[], finding: WaivableFinding, now: Date | undefined) {
  return waivers.find((waiver) => isAbout(waiver, finding) && flawIn(waiver, now) === null) ?? null;
}
