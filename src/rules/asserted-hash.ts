import { consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import { aboutEntry, type Rule, type RuleFinding } from './rule.ts';

/** The policy lets such hashes pass; a reader should know that they did (T16). */
export const assertedHash: Rule = {
  slug: 'asserted-hash',
  severity: 'notice',
  meaning: "Hashes that pass on a registry's unsigned word alone, because the policy accepts it.",
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing } = entry;
      if (standing.kind !== 'askable') return [];
      const words = hashes.flatMap(({ worth }) =>
        worth.kind === 'accepted' && worth.by.kind === 'word' ? [worth.by.of] : [],
      );
      return [...Map.groupBy(words, (of) => of)].map(([of, { length: count }]) =>
        aboutEntry(entry, {
          message: say`${String(count)} of ${String(hashes.length)} ${hashes.length === 1 ? 'hash' : 'hashes'} of ${releaseName(lock)} ${count === 1 ? 'passes' : 'pass'} on the word of ${asClause(of)} alone: no signature covers ${count === 1 ? 'it' : 'them'}.`,
          fix: [
            consider(
              'nothing to do where that is enough for you; it is what "accept-asserted: true" asks for',
            ),
          ],
        }),
      );
    });
  },
};
