import { consider, type Fix } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import { aboutEntry, type Rule, type RuleFinding } from './rule.ts';

/** The policy accepts such hashes, and the reader should know it (T16). */
export const assertedHash: Rule = {
  slug: 'asserted-hash',
  severity: 'notice',
  meaning: 'Hashes that only an unsigned statement of a registry or mirror supports, accepted by the policy.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing } = entry;
      if (standing.kind !== 'askable') return [];
      const announced = hashes.flatMap(({ worth }) =>
        worth.kind === 'accepted' && worth.by.kind === 'announced' && worth.by.checked.length === 0
          ? [worth.by.of]
          : [],
      );
      const words = hashes.flatMap(({ worth }) =>
        worth.kind === 'accepted' && worth.by.kind === 'word' ? [worth.by.of] : [],
      );
      const share = (count: number): string =>
        `${count} of ${hashCount(hashes.length)} of ${releaseName(lock)} ${count === 1 ? 'is' : 'are'} accepted`;
      return [
        ...counted(words).map(([of, count]) =>
          aboutEntry(entry, {
            message: say`${share(count)} only on the word of ${asClause(of)}: no signature covers ${them(count)}.`,
            fix: enough('accept-asserted'),
          }),
        ),
        ...counted(announced).map(([of, count]) =>
          aboutEntry(entry, {
            message: say`${share(count)} as ${asClause(of)} announces ${them(count)}, and none of the packages was computed: no signature covers ${them(count)}.`,
            fix: enough('announced-h1'),
          }),
        ),
      ];
    });
  },
};

function counted(hosts: readonly string[]): readonly (readonly [host: string, count: number])[] {
  return [...Map.groupBy(hosts, (host) => host)].map(([host, { length }]) => [host, length]);
}

function them(count: number): string {
  return count === 1 ? 'it' : 'them';
}

function enough(setting: string): Fix {
  return [consider(`nothing to do if that is enough for you: "${setting}" accepts these hashes`)];
}
