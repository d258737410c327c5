import { consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
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
      const words = hashes.flatMap(({ worth }) =>
        worth.kind === 'accepted' && worth.by.kind === 'word' ? [worth.by.of] : [],
      );
      return [...Map.groupBy(words, (of) => of)].map(([of, { length: count }]) =>
        aboutEntry(entry, {
          message: say`${String(count)} of ${String(hashes.length)} ${hashes.length === 1 ? 'hash' : 'hashes'} of ${releaseName(lock)} ${count === 1 ? 'is' : 'are'} accepted only on the word of ${asClause(of)}: no signature covers ${count === 1 ? 'it' : 'them'}.`,
          fix: [consider('nothing to do if that is enough for you: "accept-asserted" accepts these hashes')],
        }),
      );
    });
  },
};
