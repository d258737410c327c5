import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutate } from '../../fuzz/mutate.ts';
import { Random } from '../../fuzz/random.ts';
import { joinParts, partsOf } from '../../fuzz/target.ts';

/** What the loop finds in a Node of its own, because vitest rewrites the code that it loads. */
function find(target: 'maze' | 'dark'): { readonly crashes: readonly string[]; readonly executions: number } {
  const program = `
    import { fuzz } from './fuzz/loop.ts';
    const options = { seed: 1, seconds: Infinity, executions: 30_000 };
    const { crashes, executions } = await fuzz(async () => (await import('./test/fuzz/maze.ts')).${target}, options);
    console.log(JSON.stringify({ crashes: crashes.map(({ message }) => message.split('\\n')[0]), executions }));`;
  const options = { cwd: resolve(import.meta.dirname, '../..'), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options));
}

describe('the loop', () => {
  it('finds by coverage what it does not find by chance', () => {
    expect(find('maze').crashes).toEqual(['Broken: the way through the maze is found']);
    const blind = find('dark');
    expect(blind.crashes).toEqual([]);
    expect(blind.executions).toBeGreaterThanOrEqual(30_000);
  });
});

describe('a mutation', () => {
  const seeds = [Buffer.from('provider "x" { version = "1.0.0" }'), Buffer.from([0, 1, 2, 3])];
  const inputs = (seed: number) => {
    const random = new Random(seed);
    const target = { tokens: ['{', 'token'], mostBytes: 100 };
    return Array.from({ length: 500 }, () => Buffer.from(mutate(random.oneOf(seeds), seeds, target, random)));
  };

  it('is the same for the same seed and keeps to the greatest length', () => {
    expect(inputs(7)).toEqual(inputs(7));
    expect(inputs(7)).not.toEqual(inputs(8));
    expect(inputs(7).every(({ length }) => length <= 100)).toBe(true);
    expect(new Set(inputs(7).map(String)).size).toBeGreaterThan(400);
  });
});

describe('an input of several parts', () => {
  it('is read as it was joined', () => {
    expect(partsOf(joinParts('a', 'b\n', ''), 3).map(String)).toEqual(['a', 'b\n', '']);
    expect(partsOf(Buffer.from('a'), 3).map(String)).toEqual(['a', '', '']);
  });
});
