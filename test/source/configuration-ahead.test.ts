import { describe, expect, it } from 'vitest';
import { bringConfiguration } from '../../src/source/configuration-ahead.ts';
import type { TreeEntry } from '../../src/source/tree.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';

const calls = (...sources: readonly string[]) =>
  sources.map((source, at) => `module "m${at}" {\n  source = "${source}"\n}\n`).join('');

/** The paths that are asked for, wave by wave. */
async function brought(
  files: PlantedFiles,
  folders: readonly string[],
  reach: 'modules' | 'alone' = 'modules',
): Promise<readonly (readonly string[])[]> {
  const waves: (readonly string[])[] = [];
  const bring = async (entries: readonly TreeEntry[]) => void waves.push(entries.map(({ path }) => path));
  await bringConfiguration({ ...treeOf(files), ahead: { expect: () => {}, bring } }, folders, reach);
  return waves.filter((wave) => wave.length > 0);
}

describe('the configuration that is asked for at once', () => {
  const files = {
    'a/main.tf': calls('../m', './sub', 'acme/m/aws', '../../..'),
    'a/sub/main.tf': '',
    'a/README.md': '',
    'a/tests/x.tftest.hcl': 'run "x" {\n  module {\n    source = "./setup"\n  }\n}\n',
    'a/setup/main.tf': '',
    'm/main.tf.json': '{"module": {"n": {"source": "../n"}}}',
    'n/main.tf': calls('../m'),
    'o/main.tf': '',
  };

  it('is that of root modules and all that they call', async () => {
    expect(await brought(files, ['a'])).toEqual([
      ['a/main.tf', 'a/tests/x.tftest.hcl'],
      ['m/main.tf.json', 'a/sub/main.tf', 'a/setup/main.tf'],
      ['n/main.tf'],
    ]);
  });

  it('is that of the named folders alone', async () => {
    expect(await brought(files, ['a', 'o'], 'alone')).toEqual([['a/main.tf', 'o/main.tf']]);
  });

  it('has each folder once', async () => {
    expect(await brought(files, ['n', 'm'])).toEqual([['n/main.tf', 'm/main.tf.json']]);
  });

  it('ends after as many calls as are followed', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`m${at}/main.tf`, calls(`../m${at + 1}`)]),
    );
    expect(await brought(chain, ['m0'])).toHaveLength(21);
  });

  it('ends where more than the limit would be read', async () => {
    const large = '#'.repeat(5 * 1024 * 1024);
    const two = { 'a/main.tf': large, 'b/main.tf': `${large}\n`, 'c/main.tf': '' };
    expect(await brought(two, ['a', 'b', 'c'], 'alone')).toEqual([['a/main.tf']]);
    const half = '#'.repeat(4 * 1024 * 1024);
    expect(await brought({ 'a/main.tf': half, 'b/main.tf': half }, ['a', 'b'], 'alone')).toEqual([
      ['a/main.tf', 'b/main.tf'],
    ]);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`a/${at}.tf`, '']));
    expect(await brought({ ...many(4000), 'b/main.tf': '' }, ['a', 'b'], 'alone')).toHaveLength(1);
    expect((await brought(many(4000), ['a'], 'alone'))[0]).toHaveLength(4000);
    expect(await brought(many(4001), ['a'], 'alone')).toEqual([]);
  });

  it('is nothing where reading one by one costs nothing more, and goes on where a file cannot be read', async () => {
    const tree = treeOf(files);
    const asked: string[] = [];
    const at = async (path: string) => {
      asked.push(path);
      return tree.at(path);
    };
    await bringConfiguration({ ...tree, at }, ['a'], 'modules');
    expect(asked).toEqual([]);
    const failing = {
      ...tree,
      read: async () => {
        throw new Error('the server is down');
      },
      ahead: { expect: () => {}, bring: async () => {} },
    };
    await bringConfiguration(failing, ['a'], 'modules');
  });

  it.each([
    ['source = "./b"', true],
    ['source="./b"', true],
    ['source   =   "./b"', true],
    ['"source": "./b"', true],
    ['"source" : "./b"', true],
    ['source = "../a/b"', true],
    ['resource = "./b"', false],
    ['source = "b"', false],
    ['source = "./$' + '{x}/b"', false],
  ])('by the text %s leads to the module: %s', async (text, expected) => {
    const waves = await brought({ 'a/main.tf': text, 'a/b/x.tf': '' }, ['a']);
    expect(waves.flat().includes('a/b/x.tf')).toBe(expected);
  });
});
