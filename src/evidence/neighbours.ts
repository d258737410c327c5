import { compareVersions, versionOf } from '../version/version.ts';

/**
 * The listed versions around one version, the nearest older ones first: hashes are carried forward, rarely back.
 *
 * @param reach how many of each side
 */
export function neighboursOf(
  version: string,
  listed: readonly string[],
  reach: { readonly older: number; readonly newer: number },
): readonly string[] {
  const here = versionOf(version);
  if (here === null) return [];
  const others = listed.flatMap((text) => {
    const value = versionOf(text);
    return value === null || text === version ? [] : [{ text, side: compareVersions(value, here), value }];
  });
  const sorted = others.sort((a, b) => compareVersions(a.value, b.value));
  const older = sorted
    .filter(({ side }) => side < 0)
    .slice(-reach.older)
    .reverse();
  const newer = sorted.filter(({ side }) => side > 0).slice(0, reach.newer);
  return [...older, ...newer].map(({ text }) => text);
}
