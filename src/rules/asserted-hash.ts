import { asClause, hashCount, releaseName, say } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';
import { trustedStep } from './unsigned-provider.ts';

/** The policy accepts such hashes, and the reader should know it (T16). */
export const assertedHash = entryRule({
  slug: 'asserted-hash',
  severity: 'notice',
  meaning: 'Hashes that a registry or mirror states without a signature and that the policy accepts.',
  counted: ['provider accepted without a signature', 'providers accepted without a signature'],
  find(entry) {
    const { lock, hashes, standing } = entry;
    if (standing.kind !== 'askable') return null;
    const accepted = hashes.flatMap(({ hash, line, worth }) =>
      worth.kind === 'accepted' &&
      (worth.by === 'word' || (worth.by === 'announced' && worth.checked.length === 0))
        ? [{ by: worth.by, of: asClause(worth.of), hash, line }]
        : [],
    );
    const alike = Map.groupBy(accepted, ({ by, of }) => `${by} ${of}`);
    return [...alike.values()].flatMap((same) =>
      same.slice(0, 1).map(({ by, of, hash, line }) => {
        const all = same.length === hashes.length ? 'the' : `${same.length} of`;
        const share = say`${all} ${hashCount(hashes.length)} of ${releaseName(lock)}`;
        const what = same.length === 1 ? say`${{ hash }} (${share})` : share;
        return {
          ...(same.length === 1 ? { line } : {}),
          message:
            by === 'word'
              ? say`Your policy accepts unsigned hashes from ${of} ("accept-asserted"). Nothing proves ${what}.`
              : say`Your policy accepts every h1 that ${of} announces ("announced-h1"). Nothing proves ${what}.`,
          fix: [trustedStep(entry, of)],
        };
      }),
    );
  },
});
