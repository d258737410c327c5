import { consider } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import type { Acceptance } from '../subject/worth.ts';
import { entryRule, type Facts } from './rule.ts';

/** The policy accepts such hashes, and the reader should know it (T16). */
export const assertedHash = entryRule({
  slug: 'asserted-hash',
  severity: 'notice',
  meaning: 'Hashes that only an unsigned statement of a registry or mirror supports, accepted by the policy.',
  counted: ['provider accepted on a word', 'providers accepted on a word'],
  find({ lock, hashes, standing }) {
    if (standing.kind !== 'askable') return null;
    /** One finding for each host. */
    const acceptedBy = (
      speaker: (by: Acceptance) => string | null,
      words: (host: string, them: string) => string,
      setting: string,
    ): readonly Facts[] => {
      const hosts = hashes.flatMap(({ worth }) =>
        worth.kind === 'accepted' ? (speaker(worth.by) ?? []) : [],
      );
      return [...Map.groupBy(hosts, (host) => host)].map(([host, { length }]) => {
        const [are, them] = length === 1 ? ['is', 'it'] : ['are', 'them'];
        const share = `${length} of ${hashCount(hashes.length)} of ${releaseName(lock)}`;
        return {
          message: say`${share} ${are} accepted ${words(asClause(host), them)}: no signature covers ${them}.`,
          fix: [consider(`nothing to do if that is enough for you: "${setting}" accepts these hashes`)],
        };
      });
    };
    return [
      ...acceptedBy(
        (by) => (by.kind === 'word' ? by.of : null),
        (host) => `only on the word of ${host}`,
        'accept-asserted',
      ),
      ...acceptedBy(
        (by) => (by.kind === 'announced' && by.checked.length === 0 ? by.of : null),
        (host, them) => `as ${host} announces ${them}, and none of the packages was computed`,
        'announced-h1',
      ),
    ];
  },
});
