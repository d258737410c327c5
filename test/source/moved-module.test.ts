import { describe, expect, it } from 'vitest';
import { goesLive, moduleMoves, movedModules } from '../../src/source/moved-module.ts';
import type { RevisionTree } from '../../src/source/revision-tree.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import type { TreeEntry } from '../../src/source/tree.ts';
import { type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';

const resource = (name: string, size = 1) => `resource "aws_site" "${name}" {\n  size = ${size}\n}\n`;

const requires = (source: string) => `x = {\n  source = "${source}"\n}\n`;

describe('a module that moved and was edited', () => {
  const movesOf = async (base: PlantedFiles, head: PlantedFiles) =>
    (await moduleMoves(treeOf(base), treeOf(head))('old')).map(({ folder }) => folder);
  const movedTo = async (base: PlantedFiles, head: PlantedFiles) => (await movesOf(base, head))[0] ?? null;

  it.each<[string, PlantedFiles, PlantedFiles, string | null]>([
    ['is found by what it declares', { 'old/a.tf': resource('x') }, { 'new/b.tf': resource('x', 2) }, 'new'],
    [
      'declares half of it',
      { 'old/a.tf': resource('x') + resource('y') },
      { 'new/b.tf': resource('x', 2) },
      'new',
    ],
    [
      'declares less than half of it',
      { 'old/a.tf': resource('x') + resource('y') + resource('z') },
      { 'new/b.tf': resource('x', 2) },
      null,
    ],
    [
      'is another one with the same files first',
      { 'old/a.tf': resource('x'), 'old/b.tf': '# b\n' },
      { 'files/b.tf': '# b\n', 'blocks/a.tf': resource('x', 2) },
      'files',
    ],
    ['is none in JSON', { 'old/a.tf.json': resource('x') }, { 'new/b.tf.json': resource('x', 2) }, null],
    [
      'is none behind symlinks',
      { 'old/a.tf': resource('x') },
      { 'new/b.tf': { symlink: resource('x', 2) } },
      null,
    ],
    [
      'declares nothing but providers, and requires another one as well',
      { 'old/a.tf': requires('a/x') },
      { 'new/b.tf': requires('a/x') + requires('a/y') },
      'new',
    ],
    [
      'requires the same providers, and declared something that is gone',
      { 'old/a.tf': requires('a/x') + resource('x') },
      { 'new/b.tf': requires('a/x') },
      null,
    ],
    ['is none where nothing is declared', { 'old/a.tf': '# a\n' }, { 'new/b.tf': '# b\n' }, null],
    ['is none of a folder without files', { 'x/a.tf': resource('x') }, { 'new/b.tf': resource('x') }, null],
  ])('%s', async (_, base, head, expected) => {
    expect(await movedTo(base, head)).toBe(expected);
  });

  it('may be any of those that are like it, the likeliest first', async () => {
    const base = { 'old/a.tf': resource('x') + resource('y'), 'old/b.tf': '# b\n' };
    const copy = { 'copy/a.tf': resource('x') + resource('y'), 'copy/b.tf': '# b\n' };
    const edited = { 'edited/a.tf': resource('x', 2) + resource('y'), 'edited/c.tf': '# c\n' };
    const half = { 'half/a.tf': resource('y', 3) };
    const other = { 'other/a.tf': resource('z') };
    expect(await movesOf(base, { ...half, ...other, ...edited, ...copy })).toEqual([
      'copy',
      'edited',
      'half',
    ]);
    const [first, second] = await moduleMoves(treeOf(base), treeOf({ ...copy, ...edited }))('old');
    expect([first?.isWhole, second?.isWhole]).toEqual([true, false]);
  });

  it.each([
    ['resource "a" "b" {', 'resource "a" "b" {'],
    ['resource "a" "b" {', '  resource\t"a"   "b"{'],
    ['data "a" "b" {', 'data "a" "b" {'],
    ['module "a" {', 'module "a" {'],
    ['variable "a" {', 'variable "a" {'],
    ['output "a" {', 'output "a" {'],
  ])('%j is declared again by %j', async (before, now) => {
    expect(await movedTo({ 'old/a.tf': `# 1\n${before}\n}\n` }, { 'new/b.tf': `# 2\n${now}\n}\n` })).toBe(
      'new',
    );
  });

  it.each([
    ['resource "a" "b" {', 'data "a" "b" {'],
    ['resource "a" "b" {', 'resource "a" "c" {'],
    ['resource "a" "b" {', 'resource "c" "b" {'],
    ['resource "a" "b" {', '# resource "a" "b" {'],
    ['resource "a" "b" {', 'x resource "a" "b" {'],
    ['provider "a" {', 'provider "a" {'],
    ['terraform {', 'terraform {'],
    ['module "a" {', 'variable "a" {'],
    ['resource "a" {', 'resource "a" {'],
    ['resource "" "b" {', 'resource "" "b" {'],
    [`module "${'a'.repeat(201)}" {`, `module "${'a'.repeat(201)}" {`],
  ])('%j is not declared again by %j', async (before, now) => {
    expect(
      await movedTo({ 'old/a.tf': `# 1\n${before}\n}\n` }, { 'new/b.tf': `# 2\n${now}\n}\n` }),
    ).toBeNull();
  });

  it('is read up to eight mebibytes of it', async () => {
    const sizes = async (bytes: number) => {
      const base = treeOf({ 'old/a.tf': resource('x') });
      const head = treeOf({ 'new/0.tf': '# large\n', 'new/a.tf': resource('x', 2) });
      const measured: RevisionTree = {
        ...head,
        measure: async (entries) =>
          entries.map((each) => (each.path === 'new/0.tf' ? { ...each, size: bytes } : each)),
      };
      return (await moduleMoves(base, measured)('old'))[0]?.folder ?? null;
    };
    const own = resource('x', 2).length;
    expect(await sizes(8 * 1024 * 1024 - own)).toBe('new');
    expect(await sizes(8 * 1024 * 1024 - own + 1)).toBeNull();
  });

  it('is looked for once, however many modules left', async () => {
    const identified: (readonly TreeEntry[])[] = [];
    const base = treeOf({ 'old/a.tf': resource('x'), 'older/a.tf': resource('y') });
    const head = treeOf({ 'new/a.tf': resource('x', 2) });
    const noting: RevisionTree = {
      ...head,
      async identify(entries) {
        identified.push(entries);
        return entries;
      },
    };
    const movedFrom = moduleMoves(base, noting);
    expect([await movedFrom('old'), await movedFrom('older'), await movedFrom('new')]).toEqual([
      [{ folder: 'new', isWhole: false }],
      [],
      [],
    ]);
    expect(identified).toHaveLength(1);
  });
});

describe('the modules of lock files that went', () => {
  const content = { kind: 'file', bytes: Buffer.of() } as const;
  const missing = { kind: 'missing' } as const;

  it('are those that moved', async () => {
    const revision = (path: string, status: LockFileRevision['status']): LockFileRevision => ({
      path: `${path}/.terraform.lock.hcl`,
      status,
      base: content,
      head: missing,
    });
    const base = treeOf({ 'a/x.tf': '1', 'b/x.tf': '2', 'c/x.tf': '3' });
    const head = treeOf({ 'd/x.tf': '1', 'e/x.tf': '3' });
    const files = [revision('a', 'removed'), revision('b', 'removed'), revision('c', 'modified')];
    expect(await movedModules(files, base, head)).toEqual(new Map([['a', ['d']]]));
  });

  it('go live where configuration is new around them', async () => {
    const live = (path: string, previousPath: string | undefined, base: PlantedFiles, head: PlantedFiles) =>
      goesLive(
        {
          path,
          status: 'renamed',
          base: content,
          head: content,
          ...(previousPath === undefined ? {} : { previousPath }),
        },
        treeOf(base),
        treeOf(head),
      );
    const configured = { 'b/main.tf': '' };
    expect(await live('b/x', 'a/x', {}, configured)).toBe(true);
    expect(await live('b/x', 'a/x', {}, { ...configured, 'b/README.md': '' })).toBe(true);
    expect(await live('b/x', 'a/x', { 'a/main.tf': '', 'a/README.md': '' }, configured)).toBe(false);
    expect(await live('b/x', undefined, {}, configured)).toBe(false);
    expect(await live('b/x', 'b/y', {}, configured)).toBe(false);
    expect(await live('b/x', 'a/x', { 'a/main.tf': '' }, configured)).toBe(false);
    expect(await live('b/x', 'a/x', {}, { 'b/README.md': '' })).toBe(false);
    expect(await live('b/x', 'a/x', { 'a/README.md': '' }, configured)).toBe(true);
  });
});
