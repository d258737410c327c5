import { compareVersions, type Version, versionOf } from '../../version/version.ts';

/**
 * Whether a version is in a range of GitHub's advisory database, such as `>= 1.0.0, < 1.2.3`; `null` where the range or the version cannot be
 * read.
 */
export function isInRange(range: string, version: string): boolean | null {
  const own = readVersion(version);
  const terms = range.slice(0, longest).split(',').map(readTerm);
  if (own === null || range.length > longest) return null;
  let within = true;
  for (const term of terms) {
    if (term === null) return null;
    within &&= term.admits(compareVersions(own, term.version));
  }
  return within;
}

const longest = 1000;

interface Term {
  readonly version: Version;
  readonly admits: (order: number) => boolean;
}

function readTerm(text: string): Term | null {
  const [, operator = '', rest = ''] = /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(text) ?? [];
  const admits = operators.get(operator);
  const version = readVersion(rest);
  return admits === undefined || version === null ? null : { version, admits };
}

const operators: ReadonlyMap<string, Term['admits']> = new Map([
  ['<', (order) => order < 0],
  ['<=', (order) => order <= 0],
  ['>', (order) => order > 0],
  ['>=', (order) => order >= 0],
  ['=', (order) => order === 0],
]);

/** Go writes versions with a `v`. */
function readVersion(text: string): Version | null {
  return versionOf(text.trim().replace(/^v(?=\d)/, ''));
}
