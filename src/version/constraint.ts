import { quoted } from '../quoted.ts';
import { readNumbers } from './numbers.ts';
import { scanTerm } from './scan.ts';
import { compareVersions, formatVersion, sameVersion, type Version } from './version.ts';
import { VersionError } from './version-error.ts';

/** `~>` means two things: with three numbers the patch may rise, with fewer the minor may. */
export type Operator = '>' | '>=' | '=' | '~> patch' | '~> minor' | '<=' | '<' | '!=';

/** One term of a constraint string. */
export interface VersionConstraint {
  readonly operator: Operator;
  /** Missing numbers are zero. */
  readonly boundary: Version;
}

/**
 * Takes one term from a text.
 *
 * @returns The term, and the index after it. What may follow is not looked at.
 * @throws VersionError with the reason in one sentence.
 */
export function parseConstraint(
  text: string,
  start: number,
): { readonly term: VersionConstraint; readonly end: number } {
  const { operator, separator, numbers, prerelease, metadata, end } = scanTerm(text, start);
  const meaning = operatorOf(operator, numbers.length);
  checkSeparator(operator, separator);
  // `> ,` is `> 0.0.0` to Terraform, but a lone `>` is an error.
  if (numbers.length === 0 && separator === '') {
    throw new VersionError(
      'missing-number',
      `A version is needed at ${quoted(text.slice(start, start + 40))}.`,
    );
  }
  return { term: { operator: meaning, boundary: { ...readNumbers(numbers), prerelease, metadata } }, end };
}

/** Canonical text of one term. */
export function formatConstraint({ operator, boundary }: VersionConstraint): string {
  const version = formatVersion(boundary);
  switch (operator) {
    case '=':
      return version;
    case '~> patch':
      return `~> ${version}`;
    case '~> minor':
      return `~> ${version.replace(/^([0-9]+\.[0-9]+)\.[0-9]+/, '$1')}`;
    case '>':
    case '>=':
    case '<=':
    case '<':
    case '!=':
      return `${operator} ${version}`;
  }
}

/** Whether one term admits a version, prereleases like any other. Only `=` and `!=` look at build metadata. */
export function admits({ operator, boundary }: VersionConstraint, version: Version): boolean {
  const order = compareVersions(version, boundary);
  switch (operator) {
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '<':
      return order < 0;
    case '=':
      return identical(version, boundary);
    case '!=':
      return !identical(version, boundary);
    case '~> patch':
      return order >= 0 && compareVersions(version, nextMinor(boundary)) < 0;
    case '~> minor':
      return order >= 0 && compareVersions(version, nextMajor(boundary)) < 0;
  }
}

function identical(a: Version, b: Version): boolean {
  return sameVersion(a, b) && a.metadata === b.metadata;
}

function nextMinor({ major, minor }: Version): Version {
  return { major, minor: minor + 1n, patch: 0n, prerelease: '', metadata: '' };
}

function nextMajor({ major }: Version): Version {
  return { major: major + 1n, minor: 0n, patch: 0n, prerelease: '', metadata: '' };
}

function operatorOf(text: string, numbers: number): Operator {
  switch (text) {
    case '':
      return '=';
    case '=':
    case '!=':
    case '>':
    case '>=':
    case '<':
    case '<=':
      return text;
    case '~>':
      return numbers === 3 ? '~> patch' : '~> minor';
  }
  throw new VersionError(
    'invalid-operator',
    `${quoted(text)} is not an operator; Terraform knows =, !=, >, >=, <, <= and ~>.`,
  );
}

function checkSeparator(operator: string, separator: string): void {
  if (separator.includes('v')) {
    throw new VersionError('v-prefix', 'A version has no "v" in front.');
  }
  if (separator !== '' && (separator !== ' ' || operator === '')) {
    throw new VersionError(
      'invalid-spacing',
      'Nothing or one space may stand between an operator and its version.',
    );
  }
}
