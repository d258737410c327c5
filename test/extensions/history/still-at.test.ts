import { describe, expect, it } from 'vitest';
import { findStillAt } from '../../../src/extensions/history/still-at.ts';
import { attributeReader } from '../../../src/source/attributes.ts';
import { listedTree } from '../../../src/source/revision-tree.ts';
import { SourceError } from '../../../src/source/source-error.ts';
import { blobSha, type TreeEntry } from '../../../src/source/tree.ts';
import { changed, locked, nullProvider, zh } from '../../support/review-builders.ts';

const upgrade = changed({
  base: locked('3.2.3', [zh('old')]),
  head: locked('3.2.4', [zh('new')]),
  kinds: ['version-upgraded'],
});

function lockFile(version: string, comment = ''): string {
  return `${comment}provider "${nullProvider}" {\n  version = "${version}"\n  hashes = [\n    "${zh('x')}",\n  ]\n}\n`;
}

/** What is found beside a change of `a/lock` in a repository with these other lock files. */
async function factsBeside(texts: Readonly<Record<string, string>>, change = upgrade, fails = false) {
  const entries = Object.entries(texts).map(([path, text]): TreeEntry => {
    const bytes = Buffer.from(text);
    return { path, kind: 'file', sha: blobSha(bytes, '0'.repeat(40)), size: bytes.length };
  });
  const lockFiles = new Map(entries.map((entry) => [entry.path, entry]));
  const tree = listedTree({
    whole: lockFiles,
    readBlobs: async (blobs) => {
      if (fails) throw new SourceError('unavailable', 'GitHub does not answer.');
      const textOf = (sha: string) => texts[entries.find((entry) => entry.sha === sha)?.path ?? ''] ?? '';
      return new Map(blobs.map(({ sha }) => [sha, Buffer.from(textOf(sha))]));
    },
  });
  const head = { tree, lockFiles, attributesOf: attributeReader(tree), matches: () => true };
  const missing = { kind: 'missing' } as const;
  const files = [{ path: 'a/lock', status: 'modified', base: missing, head: missing }] as const;
  return findStillAt({ files, surroundings: { head } }, [change]);
}

async function found(...args: Parameters<typeof factsBeside>) {
  return (await factsBeside(...args)).get(`${nullProvider} 3.2.3`)?.stillAt ?? null;
}

describe('the lock files that still have the version before', () => {
  it('are named, also where several have the same bytes, and others are not', async () => {
    const others = {
      'a/lock': lockFile('3.2.4'),
      'b/lock': lockFile('3.2.3'),
      'c/lock': lockFile('3.2.3'),
      'd/lock': lockFile('3.2.5', '# not 3.2.3\n'),
      'e/lock': '',
    };
    expect(await found(others)).toEqual(['b/lock', 'c/lock']);
    expect(await found({ 'a/lock': lockFile('3.2.4') })).toEqual([]);
  });

  it('are not looked for in a repository with many, or where the source does not answer', async () => {
    const many = Array.from({ length: 60 }, (_, index) => [`${index}/lock`, lockFile('3.2.3')] as const);
    expect(await found(Object.fromEntries(many))).toBeNull();
    expect(await found({ 'b/lock': lockFile('3.2.3') }, upgrade, true)).toBeNull();
  });
});

it('a new provider is elsewhere if a lock file that the change leaves alone has it, at any version (T8)', async () => {
  const head = locked('1.0.0', [zh('new')], { address: 'registry.terraform.io/acme/null' });
  const addition = changed({ head, kinds: ['provider-added'] });
  const other = lockFile('3.2.3').replace(nullProvider, head.address);
  const isElsewhere = async (texts: Readonly<Record<string, string>>, fails = false) =>
    (await factsBeside(texts, addition, fails)).get(`${head.address} 1.0.0`)?.isElsewhere ?? null;
  const files = { 'a/lock': lockFile('3.2.4'), 'b/lock': lockFile('3.2.3') };
  expect(await isElsewhere(files)).toBe(false);
  expect(await isElsewhere({ ...files, 'c/lock': other })).toBe(true);
  expect(await isElsewhere({ 'a/lock': other })).toBe(false);
  // Nobody knows.
  expect(await isElsewhere(files, true)).toBeNull();
  const many = Array.from({ length: 60 }, (_, index) => [`${index}/lock`, other] as const);
  expect(await isElsewhere(Object.fromEntries(many))).toBeNull();
});
