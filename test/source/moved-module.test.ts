import { describe, expect, it } from 'vitest';
import { filesMoved, moduleFilesIn } from '../../src/source/renames.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';
import { tableOf } from '../support/table.ts';

async function moves(base: PlantedFiles, head: PlantedFiles): Promise<boolean> {
  const [from, to] = [await moduleFilesIn(treeOf(base), ['old']), await moduleFilesIn(treeOf(head), ['new'])];
  return filesMoved(from('old'), to('new')) > 0;
}

describe('git sees a module move', () => {
  it.each(tableOf<[string, PlantedFiles, PlantedFiles, boolean]>('moved-module'))(
    '%s',
    async (_, base, head, expected) => {
      expect(await moves(base, head)).toBe(expected);
    },
  );

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
