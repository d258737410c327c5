import { consider } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';

/** The policy accepts such hashes, and the reader should know it (T16). */
export const assertedHash = entryRule({
  slug: 'asserted-hash',
  severity: 'notice',
  meaning: 'Hashes that only an unsigned statement of a registry or mirror supports, accepted by the policy.',
  counted: ['provider accepted without a signature', 'providers accepted without a signature'],
  find({ lock, hashes, standing }) {
    if (standing.kind !== 'askable') return null;
    const accepted = hashes.flatMap(({ worth }) =>
      worth.kind === 'accepted' &&
      (worth.by === 'word' || (worth.by === 'announced' && worth.checked.length === 0))
        ? [{ by: worth.by, of: asClause(worth.of) }]
        : [],
    );
    const alike = Map.groupBy(accepted, ({ by, of }) => `${by} ${of}`);
    return [...alike.values()].flatMap((same) =>
      same.slice(0, 1).map(({ by, of }) => {
        const [are, them] = same.length === 1 ? ['is', 'it'] : ['are', 'them'];
        const share = `${same.length} of ${hashCount(hashes.length)} of ${releaseName(lock)} ${are} accepted`;
        const [how, setting] =
          by === 'word'
            ? [`but not signed; only ${of} vouches for ${them}`, 'accept-asserted']
            : [
                `as ${of} announces ${them}; no signature covers ${them}, and no package was checked`,
                'announced-h1',
              ];
        return {
          message: say`${share} ${how}.`,
          fix: [consider(`nothing to do if that is enough for you: "${setting}" accepts these hashes`)],
        };
      }),
    );
  },
});
