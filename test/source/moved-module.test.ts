import { describe, expect, it } from 'vitest';
import { isMove, moduleFilesIn } from '../../src/source/renames.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';

async function moves(base: PlantedFiles, head: PlantedFiles): Promise<boolean> {
  const [from, to] = [await moduleFilesIn(treeOf(base), ['old']), await moduleFilesIn(treeOf(head), ['new'])];
  return isMove(from('old'), to('new'));
}

describe('git sees a module move', () => {
  it.each<[string, PlantedFiles, PlantedFiles, boolean]>([
    [
      'with all of its files',
      { 'old/a.tf': '1', 'old/b.tf': '2' },
      { 'new/c.tf': '1', 'new/d.tf.json': '2' },
      true,
    ],
    [
      'with half of its files',
      { 'old/a.tf': '1', 'old/b.tf': '2' },
      { 'new/a.tf': '1', 'new/b.tf': '3' },
      true,
    ],
    ['not with fewer', { 'old/a.tf': '1', 'old/b.tf': '2', 'old/c.tf': '3' }, { 'new/a.tf': '1' }, false],
    [
      'where a repeated file counts once',
      { 'old/a.tf': '1', 'old/b.tf': '2', 'old/c.tf': '3' },
      { 'new/a.tf': '1', 'new/b.tf': '1' },
      false,
    ],
    ['not with other bytes', { 'old/a.tf': '1' }, { 'new/a.tf': '2' }, false],
    [
      'not with files that Terraform does not read',
      { 'old/README.md': '1' },
      { 'new/README.md': '1' },
      false,
    ],
    ['not with empty files alone', { 'old/a.tf': '1', 'old/b.tf': '' }, { 'new/b.tf': '' }, false],
    [
      'without its empty files',
      { 'old/a.tf': '1', 'old/b.tf': '', 'old/c.tf': '' },
      { 'new/a.tf': '1' },
      true,
    ],
    ['not below the folder', { 'old/a.tf': '1' }, { 'new/sub/a.tf': '1' }, false],
    ['not from nothing', {}, { 'new/a.tf': '1' }, false],
    ['not to nothing', { 'old/a.tf': '1' }, {}, false],
  ])('%s', async (_, base, head, expected) => {
    expect(await moves(base, head)).toBe(expected);
  });

  it('by the ids of all files, asked for at once', async () => {
    const asked: number[] = [];
    const tree = treeOf({ 'a/1.tf': '1', 'b/2.tf': '2', 'b/3.tf': '' });
    const noting: typeof tree = {
      ...tree,
      async identify(entries) {
        asked.push(entries.length);
        return entries;
      },
    };
    const files = await moduleFilesIn(noting, ['a', 'b', 'a', 'none']);
    expect([files('a').size, files('b').size, files('none').size]).toEqual([1, 2, 0]);
    expect(asked).toEqual([3]);
  });
});
