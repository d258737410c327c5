import { acceptsWordOf } from '../policy/policy.ts';
import { lockedEntries } from '../subject/locked-entry.ts';
import { asClause, releaseName } from '../subject/names.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** The policy lets such hashes pass; a reader should know that they did (T16). */
export const assertedHash: Rule = {
  slug: 'asserted-hash',
  severity: 'notice',
  meaning: "Hashes that pass on a registry's unsigned word alone, because the policy accepts it.",
  check(subject) {
    return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing } = entry;
      const accepted = hashes
        .flatMap(({ worth }) => (worth.kind === 'asserted' ? [worth.by] : []))
        .filter((by) => acceptsWordOf(subject.settings, by));
      if (standing.kind !== 'askable') return [];
      return [...new Set(accepted)].map((by) => {
        const count = accepted.filter((one) => one === by).length;
        return aboutEntry(entry, {
          message: `${count} of ${hashes.length} ${hashes.length === 1 ? 'hash' : 'hashes'} of ${releaseName(lock)} ${count === 1 ? 'passes' : 'pass'} on the word of ${asClause(by)} alone: no signature covers ${count === 1 ? 'it' : 'them'}.`,
          remedy: 'Nothing to do where that is enough for you; it is what "accept-asserted: true" asks for.',
        });
      });
    });
  },
};
