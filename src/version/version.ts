import { orNull, quoted } from '../errors.ts';
import { readNumbers, refuse, refuseLongText, type ScannedTerm, scanTerm, VersionError } from './scan.ts';

export { VersionError } from './scan.ts';

export interface Version {
  readonly major: bigint;
  readonly minor: bigint;
  readonly patch: bigint;
  /** Without the `-`; empty if there is none. */
  readonly prerelease: string;
  /** Without the `+`; empty if there is none. */
  readonly metadata: string;
}

const longestVersion = 1024;

/**
 * Reads one exact version, `N[.N[.N]][-prerelease][+metadata]`, as Terraform does
 * (`getproviders.ParseVersion`). It trims nothing and accepts no `v`. Missing numbers are zero.
 * @returns normalised parts; the text was canonical if and only if `formatVersion` gives it back
 * @throws VersionError with the reason in one sentence
 */
export function parseVersion(text: string): Version {
  refuseLongText(text, longestVersion, 'A version');
  if (text === '') refuse('empty', 'A version is needed here.');
  const term = scanTerm(text, 0);
  checkExact(text, term);
  return { ...readNumbers(term.numbers), prerelease: term.prerelease, metadata: term.metadata };
}

function checkExact(text: string, { operator, separator, end }: ScannedTerm): void {
  if (operator !== '')
    refuse('invalid-operator', `One exact version is needed here, without ${quoted(operator)}.`);
  if (separator.includes('v')) refuse('v-prefix', 'A version has no "v" in front.');
  if (separator !== '') refuse('invalid-spacing', 'A version has no spaces in front.');
  if (end < text.length)
    refuse('invalid-characters', `${quoted(text.slice(end, end + 40))} does not belong to a version.`);
}

/** The version that a text names; `null` if {@link parseVersion} refuses it. */
export function versionOf(text: string): Version | null {
  return orNull(() => parseVersion(text), VersionError);
}

/** Canonical text, `1.2.3-beta+build`: the form that lock files must have. */
export function formatVersion(version: Version): string {
  const prerelease = version.prerelease === '' ? '' : `-${version.prerelease}`;
  const metadata = version.metadata === '' ? '' : `+${version.metadata}`;
  return `${version.major}.${version.minor}.${version.patch}${prerelease}${metadata}`;
}

/**
 * Terraform's order, by which it chooses the newest version and sorts constraints; it ignores build metadata.
 * Unlike at semver.org, a prerelease with fewer parts may come first, such as `beta` before `alpha.1`.
 */
export function compareVersions(a: Version, b: Version): number {
  return (
    compare(a.major, b.major) ||
    compare(a.minor, b.minor) ||
    compare(a.patch, b.patch) ||
    // A release comes after its prereleases.
    Number(a.prerelease === '') - Number(b.prerelease === '') ||
    compareIdentifiers(a.prerelease, b.prerelease)
  );
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Terraform's order of dot-separated texts. The one that ends first comes first: a quirk of go-versions.
 * Otherwise digits come before text; numbers compare by value, text by byte. 0 only for equal texts.
 */
export function compareIdentifiers(a: string, b: string): number {
  const partsA = a.split('.');
  const partsB = b.split('.');
  const shorter = Math.min(partsA.length, partsB.length);
  for (let index = 0; index < shorter; index++) {
    const endsA = index === partsA.length - 1;
    const endsB = index === partsB.length - 1;
    if (endsA !== endsB) return endsA ? -1 : 1;
    const order = compareParts(partsA[index] ?? '', partsB[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareParts(a: string, b: string): number {
  const numericA = /^[0-9]*$/.test(a);
  const numericB = /^[0-9]*$/.test(b);
  if (numericA !== numericB) return numericA ? -1 : 1;
  if (numericA && a.length !== b.length) return a.length - b.length;
  return compare(a, b);
}
