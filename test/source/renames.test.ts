import { describe, expect, it } from 'vitest';
import { followRenames } from '../../src/source/renames.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import { type PlantedFiles, snapshotBetween, treeOf } from '../support/in-memory-revision.ts';
import { tableOf } from '../support/table.ts';

const name = '.terraform.lock.hcl';

/** What is told of lock files between two revisions. */
async function told(base: PlantedFiles, head: PlantedFiles): Promise<readonly string[]> {
  const { files } = await snapshotBetween(base, head);
  return files.map(shown);
}

function shown({ path, previousPath, status, alone }: LockFileRevision): string {
  const short = (each: string) => each.replace(`/${name}`, '').replace(name, '.');
  if (previousPath === undefined) return `${status} ${short(path)}`;
  return `${short(previousPath)} → ${short(path)}${alone === true ? ' alone' : ''}`;
}

const at = (folder: string) => `${folder}/${name}`;
const module = { [at('old')]: 'lock\n', 'old/main.tf': '1', 'old/x.tf': '2' };

describe('a lock file moves', () => {
  it.each(tableOf<[string, PlantedFiles, PlantedFiles, readonly string[]]>('renames'))(
    '%s',
    async (_, base, head, expected) => {
      expect(await told(base, head)).toEqual(expected);
    },
  );

  it.each(tableOf<[string, PlantedFiles, PlantedFiles]>('renames-none'))(
    'but not %s',
    async (_, base, head) => {
      expect(await told(base, head)).toEqual(['added new', 'removed old']);
    },
  );

  it('beside others, each from the place that is the most like its own', async () => {
    const envs = (top: string, lock: string) =>
      Object.fromEntries(
        ['dev', 'prod', 'test'].flatMap((env) => [
          [at(`${top}/${env}`), `${lock} ${env}\n`],
          [`${top}/${env}/main.tf`, 'the same everywhere'],
        ]),
      );
    expect(await told(envs('envs', 'old'), envs('live', 'new'))).toEqual([
      'envs/dev → live/dev',
      'envs/prod → live/prod',
      'envs/test → live/test',
    ]);
  });

  it('rather with its module than with its bytes', async () => {
    const base = { ...module, [at('x')]: 'moved\n', 'x/main.tf': '7' };
    expect(await told(base, { [at('new')]: 'moved\n', 'new/main.tf': '1', 'new/x.tf': '2' })).toEqual([
      'old → new',
      'removed x',
    ]);
  });

  it('with the old content and its path, and what else is known of the new file', async () => {
    const { files } = await snapshotBetween(module, { [at('new')]: 'new\n', 'new/main.tf': '1' });
    expect(files).toMatchObject([
      {
        path: at('new'),
        previousPath: at('old'),
        status: 'renamed',
        base: { kind: 'file', bytes: Buffer.from('lock\n') },
        head: { kind: 'file', bytes: Buffer.from('new\n') },
        attributes: { found: [], unread: [] },
      },
    ]);
  });
});

describe('nothing is told to have moved', () => {
  const content = (text: string) => ({ kind: 'file', bytes: Buffer.from(text) }) as const;
  const missing = { kind: 'missing' } as const;
  const pair: readonly LockFileRevision[] = [
    { path: at('old'), status: 'removed', base: content('lock\n'), head: missing },
    { path: at('new'), status: 'added', base: missing, head: content('lock\n') },
  ];
  const [base, head] = [treeOf(module), treeOf({ [at('new')]: 'lock\n', 'new/main.tf': '1' })];

  it('where the revisions are not listed completely', async () => {
    expect((await followRenames(pair, base, head)).map(shown)).toEqual(['old → new']);
    expect(await followRenames(pair, { ...base, whole: null }, head)).toBe(pair);
    expect(await followRenames(pair, base, { ...head, whole: null })).toBe(pair);
  });

  it('but once where a file has very many likely origins', async () => {
    const alike = (_: unknown, each: number) =>
      ({ ...pair[0], path: at(`gone/${each}`) }) as LockFileRevision;
    const files = [...Array.from({ length: 150_000 }, alike), { ...pair[1], path: name } as LockFileRevision];
    const told = await followRenames(files, treeOf({}), treeOf({}));
    expect(told.filter(({ status }) => status === 'renamed').map(shown)).toEqual(['gone/0 → . alone']);
  });

  it('where more than 250,000 pairs would be compared', async () => {
    const many = (count: number) => [
      ...pair,
      ...Array.from(
        { length: count },
        (_, each) => ({ ...pair[0], path: at(`gone/${each}`) }) as LockFileRevision,
      ),
      ...Array.from(
        { length: 499 },
        (_, each) => ({ ...pair[1], path: at(`come/${each}`) }) as LockFileRevision,
      ),
    ];
    expect((await followRenames(many(499), base, head)).map(shown)).toContain('old → new');
    expect((await followRenames(many(500), base, head)).map(shown)).not.toContain('old → new');
  });
});
