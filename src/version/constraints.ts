import { quoted } from '../errors.ts';
import { readNumbers, refuse, refuseLongText, scanTerm } from './scan.ts';
import { compareIdentifiers, compareVersions, formatVersion, type Version } from './version.ts';

/** All of them must hold. Empty: no constraint. In the order of the text. */
export type VersionConstraints = readonly VersionConstraint[];

interface VersionConstraint {
  readonly operator: Operator;
  /** Missing numbers are zero. */
  readonly boundary: Version;
}

/** `~>` has two meanings: with three numbers the patch may rise, with fewer the minor may rise. */
type Operator = '>' | '>=' | '=' | '~> patch' | '~> minor' | '<=' | '<' | '!=';

/** Longer than every constraint string in the wild (125 characters). */
const longestConstraints = 4096;

/**
 * Reads terms separated by commas, as Terraform does in a lock file (`getproviders.ParseVersionConstraints`).
 * Blank text means no constraint; one trailing comma is accepted.
 * @throws VersionError with the reason in one sentence
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

/** As in a lock file (`VersionConstraintsString`): distinct, by version, then operator, with all three numbers. */
export function formatVersionConstraints(constraints: VersionConstraints): string {
  const terms = constraints.toSorted(compareConstraints).map(formatConstraint);
  return [...new Set(terms)].join(', ');
}

/** Whether Terraform may select a version: never `0.0.0`; a prerelease only if an `=` term names it. */
export function versionSatisfies(version: Version, constraints: VersionConstraints): boolean {
  // Terraform writes it for "no version".
  if (formatVersion(version) === '0.0.0' || !constraints.every((term) => admits(term, version))) return false;
  return version.prerelease === '' || constraints.some((term) => term.operator === '=');
}

/** Takes one term from a text; `end` is the index after it. @throws VersionError */
function parseConstraint(text: string, start: number) {
  const { operator, separator, numbers, prerelease, metadata, end } = scanTerm(text, start);
  const meaning = operatorOf(operator, numbers.length);
  checkSeparator(operator, separator);
  // Terraform reads `> ,` as `> 0.0.0`, but a lone `>` is an error.
  if (numbers.length === 0 && separator === '')
    refuse('missing-number', `A version is needed at ${quoted(text.slice(start, start + 40))}.`);
  return { term: { operator: meaning, boundary: { ...readNumbers(numbers), prerelease, metadata } }, end };
}

function operatorOf(text: string, numbers: number): Operator {
  if (text === '') return '=';
  if (text === '~>') return numbers === 3 ? '~> patch' : '~> minor';
  const known = operatorOrder.find((operator) => operator === text);
  if (known !== undefined) return known;
  return refuse(
    'invalid-operator',
    `${quoted(text)} is not an operator; Terraform knows =, !=, >, >=, <, <= and ~>.`,
  );
}

function checkSeparator(operator: string, separator: string): void {
  if (separator.includes('v')) refuse('v-prefix', 'A version has no "v" in front.');
  if (separator !== '' && (separator !== ' ' || operator === ''))
    refuse('invalid-spacing', 'Only one space or none may be between an operator and its version.');
}

function skipComma(text: string, start: number, end: number): number {
  const position = skipSpace(text, end);
  if (position === text.length) return position;
  if (text[position] === 'v') refuse('v-prefix', 'A version has no "v" in front.');
  if (text[position] !== ',')
    refuse('missing-comma', `A comma is needed after ${quoted(text.slice(start, end).slice(-40))}.`);
  return skipSpace(text, position + 1);
}

/** Space as Go and Unicode define it; JavaScript's `trim` differs at U+0085 and U+FEFF. */
const space = /\p{White_Space}*/uy;

function skipSpace(text: string, start: number): number {
  space.lastIndex = start;
  space.test(text);
  return space.lastIndex;
}

function endOfText(text: string): number {
  let end = text.length;
  while (end > 0 && /\p{White_Space}/u.test(text.charAt(end - 1))) end--;
  return end;
}

const operatorOrder: readonly Operator[] = ['>', '>=', '=', '~> patch', '~> minor', '<=', '<', '!='];

function compareConstraints(a: VersionConstraint, b: VersionConstraint): number {
  return (
    compareVersions(a.boundary, b.boundary) ||
    compareIdentifiers(a.boundary.metadata, b.boundary.metadata) ||
    operatorOrder.indexOf(a.operator) - operatorOrder.indexOf(b.operator)
  );
}

function formatConstraint({ operator, boundary }: VersionConstraint): string {
  const version = formatVersion(boundary);
  if (operator === '=') return version;
  if (operator === '~> minor') return `~> ${version.replace(/^([0-9]+\.[0-9]+)\.[0-9]+/, '$1')}`;
  return `${operator.replace(' patch', '')} ${version}`;
}

const zero: Version = { major: 0n, minor: 0n, patch: 0n, prerelease: '', metadata: '' };

/** Prereleases are like any other version. Only `=` and `!=` compare build metadata. */
function admits({ operator, boundary }: VersionConstraint, version: Version): boolean {
  const order = compareVersions(version, boundary);
  const { major, minor } = boundary;
  const isSame = order === 0 && version.metadata === boundary.metadata;
  const isBelow = (end: Partial<Version>) => compareVersions(version, { ...zero, ...end }) < 0;
  const admitted: Readonly<Record<Operator, boolean>> = {
    '>': order > 0,
    '>=': order >= 0,
    '<=': order <= 0,
    '<': order < 0,
    '=': isSame,
    '!=': !isSame,
    '~> patch': order >= 0 && isBelow({ major, minor: minor + 1n }),
    '~> minor': order >= 0 && isBelow({ major: major + 1n }),
  };
  return admitted[operator];
}
