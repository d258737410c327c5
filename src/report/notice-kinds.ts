import { counted } from './numbers.ts';
import type { ReportedFinding } from './report.ts';

/** The notices by their kind, each counted once for a provider: `1 major upgrade`, `2 new providers`. Waived findings come last. */
export function noticeKinds(findings: readonly ReportedFinding[]): readonly string[] {
  const notices = findings.filter(({ severity }) => severity === 'notice');
  const kinds = Map.groupBy(notices, ({ rule, waived }) => (waived === undefined ? rule : waivedKind));
  return [...kinds]
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([kind, members]) => {
      const [one, many] = words.get(kind) ?? [kind, kind];
      return counted(new Set(members.map(aboutWhat)).size, one, many);
    });
}

const waivedKind = 'waived';

/** By rule, the most interesting first. */
const words: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['new-provider', ['new provider', 'new providers']],
  ['major-upgrade', ['major upgrade', 'major upgrades']],
  ['prerelease', ['pre-release', 'pre-releases']],
  ['registry-warning', ['warning of a registry', 'warnings of registries']],
  ['asserted-hash', ['provider accepted on a word', 'providers accepted on a word']],
  [waivedKind, ['waived finding', 'waived findings']],
]);

function placeOf(kind: string): number {
  const place = [...words.keys()].indexOf(kind);
  return place === -1 ? words.size : place;
}

function aboutWhat({ provider, path, hash, waived }: ReportedFinding): string {
  return JSON.stringify(waived === undefined ? (provider ?? path) : [provider, path, hash]);
}
