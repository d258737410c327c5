import { quoted } from '../quoted.ts';
import {
  admits,
  formatConstraint,
  type Operator,
  parseConstraint,
  type VersionConstraint,
} from './constraint.ts';
import { compareIdentifiers } from './precedence.ts';
import { compareVersions, isUnspecified, type Version } from './version.ts';
import { refuseLongText, VersionError } from './version-error.ts';

/** All of them must hold. Empty: no constraint. In the order of the text. */
export type VersionConstraints = readonly VersionConstraint[];

/** Longer than every constraint string in the wild (125 characters). */
const longestConstraints = 4096;

/**
 * Reads a constraint string, terms separated by commas, as Terraform does where it reads a lock file
 * (`getproviders.ParseVersionConstraints`). Blank text is no constraint; one trailing comma is accepted.
 *
 * @throws VersionError with the reason in one sentence.
 */
export function parseVersionConstraints(text: string): VersionConstraints {
  refuseLongText(text, longestConstraints, 'A version constraint');
  const trimmed = text.slice(0, endOfText(text));
  const terms: VersionConstraint[] = [];
  let position = skipSpace(trimmed, 0);
  while (position < trimmed.length) {
    const { term, end } = parseConstraint(trimmed, position);
    terms.push(term);
    position = skipComma(trimmed, position, end);
  }
  return terms;
}

/**
 * Canonical text, byte for byte what Terraform writes into a lock file (`VersionConstraintsString`): without repetitions,
 * by version, then by operator, with all three numbers.
 */
export function formatVersionConstraints(constraints: VersionConstraints): string {
  const terms = constraints.toSorted(compareConstraints).map(formatConstraint);
  return [...new Set(terms)].join(', ');
}

/**
 * Whether Terraform may select a version (`MeetingConstraints`). A prerelease only where an `=` term names that very version; `0.0.0`
 * never.
 */
export function versionSatisfies(version: Version, constraints: VersionConstraints): boolean {
  if (isUnspecified(version) || !constraints.every((term) => admits(term, version))) {
    return false;
  }
  return version.prerelease === '' || constraints.some((term) => term.operator === '=');
}

const operatorOrder: readonly Operator[] = ['>', '>=', '=', '~> patch', '~> minor', '<=', '<', '!='];

function compareConstraints(a: VersionConstraint, b: VersionConstraint): number {
  return (
    compareVersions(a.boundary, b.boundary) ||
    compareIdentifiers(a.boundary.metadata, b.boundary.metadata) ||
    operatorOrder.indexOf(a.operator) - operatorOrder.indexOf(b.operator)
  );
}

/** The index of the next term. */
function skipComma(text: string, start: number, end: number): number {
  const position = skipSpace(text, end);
  if (position === text.length) {
    return position;
  }
  if (text[position] === 'v') {
    throw new VersionError('v-prefix', 'A version has no "v" in front.');
  }
  if (text[position] !== ',') {
    throw new VersionError(
      'missing-comma',
      `A comma is needed after ${quoted(text.slice(start, end).slice(-40))}.`,
    );
  }
  return skipSpace(text, position + 1);
}

/** Go's idea of space, which is Unicode's; JavaScript's `trim` differs at U+0085 and U+FEFF. */
function skipSpace(text: string, start: number): number {
  let position = start;
  while (position < text.length && isSpace(text[position])) {
    position++;
  }
  return position;
}

function endOfText(text: string): number {
  let end = text.length;
  while (end > 0 && isSpace(text[end - 1])) {
    end--;
  }
  return end;
}

function isSpace(character: string | undefined): boolean {
  return character !== undefined && /^\p{White_Space}$/u.test(character);
}
