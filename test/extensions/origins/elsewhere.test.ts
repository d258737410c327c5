import { describe, expect, it } from 'vitest';
import { lookElsewhere, mostElsewhere } from '../../../src/extensions/origins/index.ts';
import { attributeReader } from '../../../src/source/attributes.ts';
import { listedTree } from '../../../src/source/revision-tree.ts';
import type { LockFileRevision, Snapshot } from '../../../src/source/source.ts';
import { SourceError } from '../../../src/source/source-error.ts';
import { blobSha, type TreeEntry } from '../../../src/source/tree.ts';
import { zh } from '../../support/review-builders.ts';

const lost = zh('lost');
const entry = (version: string, ...hashes: readonly string[]) =>
  `provider "registry.terraform.io/hashicorp/aws" {\n  version = "${version}"\n  hashes = [\n${hashes.map((hash) => `    "${hash}",\n`).join('')}  ]\n}\n`;

interface Look {
  readonly found: readonly string[];
  readonly notices: readonly string[];
  /** The paths that were read, one list for each reading. */
  readonly readings: readonly (readonly string[])[];
}

/** Looks for {@link lost} beside a change of `a/b/lock`. */
async function look(
  texts: Readonly<Record<string, string>>,
  { sizes = {}, fails = false }: { sizes?: Readonly<Record<string, number>>; fails?: boolean } = {},
): Promise<Look> {
  const readings: string[][] = [];
  const entries = Object.entries(texts).map(([path, text]): TreeEntry => {
    const bytes = Buffer.from(text);
    return { path, kind: 'file', sha: blobSha(bytes, '0'.repeat(40)), size: sizes[path] ?? bytes.length };
  });
  const lockFiles = new Map(entries.map((each) => [each.path, each]));
  const listed = listedTree({
    whole: lockFiles,
    readBlobs: async (blobs) =>
      new Map(
        blobs.flatMap(({ sha }) => {
          const path = entries.find((each) => each.sha === sha)?.path ?? '';
          return [[sha, Buffer.from(texts[path] ?? '')] as const];
        }),
      ),
  });
  const tree: typeof listed = {
    ...listed,
    read: (wanted) => {
      if (fails) throw new SourceError('unavailable', 'GitHub does not answer.');
      readings.push(wanted.map(({ path }) => path));
      return listed.read(wanted);
    },
  };
  const head = { tree, lockFiles, attributesOf: attributeReader(tree), matches: () => true };
  const content = { kind: 'missing' } as const;
  const reviewed: LockFileRevision = { path: 'a/b/lock', status: 'added', base: content, head: content };
  return lookIn({ files: [reviewed], surroundings: { head } }, readings);
}

async function lookIn(
  snapshot: Pick<Snapshot, 'files' | 'surroundings'>,
  readings: readonly (readonly string[])[] = [],
): Promise<Look> {
  const notices: string[] = [];
  const sightings = await lookElsewhere(snapshot, (notice) => notices.push(notice))(new Set([lost]));
  return { found: sightings.map(({ origin }) => `${origin.path} ${origin.version}`), notices, readings };
}

describe('the search for a hash in lock files that the change does not touch', () => {
  it('reads all of them at once, the nearest first, and leaves out the file under review', async () => {
    const { found, notices, readings } = await look({
      'z/lock': entry('1.0.0', lost),
      'a/c/lock': entry('2.0.0', zh('other'), lost),
      'a/b/lock': entry('3.0.0', lost),
      'a/d/lock': entry('4.0.0', zh('other')),
    });
    expect(readings).toEqual([['a/c/lock', 'a/d/lock', 'z/lock']]);
    expect(found).toEqual(['a/c/lock 2.0.0', 'z/lock 1.0.0']);
    expect(notices).toEqual([]);
  });

  it('ends at a number of files and says so', async () => {
    const far = Array.from({ length: mostElsewhere.files + 20 }, (_, index) => [
      `far/away/${index}/lock`,
      entry(`1.0.${index}`),
    ]);
    const { found, notices, readings } = await look({
      ...Object.fromEntries(far),
      'a/c/lock': entry('9.0.0', lost),
    });
    expect(readings[0]).toHaveLength(mostElsewhere.files);
    expect(found).toEqual(['a/c/lock 9.0.0']);
    expect(notices).toEqual([
      'Where an unproven hash comes from was looked up in 300 of the 321 lock files that the change does not touch: no more than 300 different ones with 8 MiB are read for it.',
    ]);
  });

  it('takes a file that cannot be read for one without the hash', async () => {
    const { found } = await look({ 'a/c/lock': `<<<<<<< "${lost}"`, 'a/d/lock': '\u0000' });
    expect(found).toEqual([]);
  });

  it('says why it could not look, and fails nothing', async () => {
    const broken = await look({ 'a/c/lock': entry('1.0.0', lost) }, { fails: true });
    expect(broken.notices).toEqual([
      'Where an unproven hash comes from could not be looked up in lock files that the change does not touch: GitHub does not answer.',
    ]);
    const unlisted = await lookIn({ files: [], surroundings: undefined });
    expect(unlisted.notices[0]).toContain('because not all of them are listed');
  });
});
