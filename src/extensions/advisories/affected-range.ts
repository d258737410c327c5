import { compareVersions, type Version, versionOf } from '../../version/version.ts';

/** Whether a version is in a range such as `>= 1.0.0, < 1.2.3`; `null` where the range or the version cannot be read. */
export function isInRange(range: string, version: string): boolean | null {
  const own = readVersion(version);
  if (own === null || range.length > longest) return null;
  const answers = range.split(',').map((text) => {
    const [, operator = '', rest = ''] = /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(text) ?? [];
    const [admits, bound] = [operators.get(operator), readVersion(rest)];
    return admits === undefined || bound === null ? null : admits(compareVersions(own, bound));
  });
  return answers.includes(null) ? null : !answers.includes(false);
}

const longest = 1000;

const operators: ReadonlyMap<string, (order: number) => boolean> = new Map([
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
