import { chooseFrom, type OtherLockFile } from '../../evidence/other-lock-files.ts';
import type { Snapshot } from '../../source/source.ts';
import { SourceError } from '../../source/source-error.ts';
import type { Sighting } from './trace.ts';

/** Finds hashes in the lock files of the commit that are not under review. */
export type LookElsewhere = (hashes: ReadonlySet<string>) => Promise<readonly Sighting[]>;

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
