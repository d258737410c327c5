import { chooseFrom, type OtherLockFile } from '../../evidence/other-lock-files.ts';
import type { LockFileSides } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import { parseHash } from '../../hash.ts';
import type { Snapshot } from '../../source/source.ts';
import { SourceError } from '../../source/source-error.ts';
import { searchTwins } from './search.ts';
import { explaining, factsAbout, knownSightings, lostHashes, type Sighting, withOrigins } from './trace.ts';

/** Finds out where an unproven hash comes from: a different release, a different provider, or a copied line. */
export const origins: Extension = {
  name: 'origins',
  open: ({ snapshot, say }) => ({
    steps: (_changes, { lockFiles }) => [
      namesOrigins({ lockFiles, lookElsewhere: lookElsewhere(snapshot, say) }),
    ],
  }),
};

interface Places {
  readonly lockFiles: readonly LockFileSides[];
  /** Looks into the lock files that are not under review; left out: there are none. */
  readonly lookElsewhere?: LookElsewhere | undefined;
}

/** Names the origin of refuted hashes: from what is known, then other lock files, then the other public registry. */
export function namesOrigins({ lockFiles, lookElsewhere }: Places): EvidenceStep {
  return {
    async all(evidence, { registry }) {
      let lost = lostHashes(evidence);
      if (lost.length === 0) return new Map();
      lost = withOrigins(lost, knownSightings(evidence, lockFiles));
      // Bots copy hashes of a provider that is locked one folder further.
      const nameless = lost.filter(
        ({ hash, of, proof }) =>
          proof.belongsTo === null && of.release.kind === 'known' && parseHash(hash).kind === 'known',
      );
      if (nameless.length > 0 && lookElsewhere !== undefined) {
        const seen = await lookElsewhere(new Set(nameless.map(({ hash }) => hash)));
        lost = withOrigins(lost, explaining(seen, evidence));
      }
      return factsAbout(await searchTwins(lost, evidence, registry));
    },
  };
}

/** Finds hashes in the lock files of the commit that are not under review. */
type LookElsewhere = (hashes: ReadonlySet<string>) => Promise<readonly Sighting[]>;

/** Counts distinct contents, because many root modules have the same lock file. 300 real ones have 3 MiB. */
export const mostElsewhere = { files: 300, bytes: 8 * 1024 * 1024 };

/** Looks once into the other lock files of head; `onNotice` gets what was left out. */
export function lookElsewhere(
  { files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>,
  onNotice: (notice: string) => void,
): LookElsewhere {
  return async (hashes) => {
    if (surroundings === undefined) {
      onNotice(`${question(hashes)} was not looked up in ${others}, because not all of them are listed.`);
      return [];
    }
    try {
      const { read, covered, all } = await chooseFrom(surroundings.head, files, mostElsewhere);
      if (covered < all) onNotice(`${question(hashes)} was looked up in ${covered} of the ${all} ${limited}`);
      return (await read()).flatMap((other) => sightingsIn(other, hashes));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      onNotice(`${question(hashes)} could not be looked up in ${others}: ${error.message}`);
      return [];
    }
  };
}

const others = 'lock files that the change does not touch';
const limited = `${others}: no more than ${mostElsewhere.files} different ones with ${mostElsewhere.bytes / 1024 / 1024} MiB are read for it.`;

function question({ size }: ReadonlySet<string>): string {
  return size === 1 ? 'Where an unproven hash comes from' : `Where ${size} unproven hashes come from`;
}

function sightingsIn(
  { path, text, providers }: OtherLockFile,
  hashes: ReadonlySet<string>,
): readonly Sighting[] {
  const strings = [...text.matchAll(/"(?=(\w+:[^"]*)")/g)];
  if (!strings.some(([, hash = '']) => hashes.has(hash))) return [];
  return providers().flatMap(({ address, version, hashes: listed }) =>
    listed
      .filter((hash) => hashes.has(hash))
      .map((hash) => ({
        hash,
        origin: { address, version, platform: null, source: 'other-lock-file', path },
      })),
  );
}
