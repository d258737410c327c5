import { describe, expect, it } from 'vitest';
import { leadToTheSame, throughFolderLinks } from '../../src/source/folder-links.ts';
import { idOfBase, idOfHead, type PlantedFiles, viewOf } from '../support/in-memory-revision.ts';

const file = '.terraform.lock.hcl';
const linkTo = (symlink: string) => ({ symlink });
const linked = { [`a/${file}`]: 'text', b: linkTo('a') };

describe('two revisions', () => {
  const same = (base: PlantedFiles, head: PlantedFiles, sha: string | null = idOfHead) =>
    leadToTheSame(viewOf(base, idOfBase), { ...viewOf(head, idOfHead), sha });

  it.each<[string, PlantedFiles, PlantedFiles, boolean]>([
    ['with the same links and lock files', linked, { ...linked, 'README.md': 'x' }, true],
    ['with another link', linked, { ...linked, b: linkTo('c') }, false],
    ['with one more link', linked, { ...linked, c: linkTo('a') }, false],
    ['with one link less', linked, { [`a/${file}`]: 'text' }, false],
    ['with another lock file', linked, { ...linked, [`a/${file}`]: 'other' }, false],
    [
      'with another lock file in another spelling',
      { 'a/.Terraform.LOCK.hcl': '1' },
      { 'a/.Terraform.LOCK.hcl': '2' },
      false,
    ],
    [
      'with a link in the place of the same text',
      { [`a/${file}`]: 'x' },
      { [`a/${file}`]: linkTo('x') },
      false,
    ],
    ['with a link at another place', linked, { [`a/${file}`]: 'text', c: linkTo('a') }, false],
    ['with another folder of that name', { x: '' }, { [`${file}/x`]: '' }, true],
    ['with nothing', {}, {}, true],
  ])('%s lead to the same: %s', (_, base, head, expected) => {
    expect(same(base, head)).toBe(expected);
  });

  it('of which one is a working tree may lead elsewhere, whatever the index has', () => {
    expect(same(linked, linked, null)).toBe(false);
  });
});

describe('the paths of lock files through symlinks to folders', () => {
  async function paths(
    base: PlantedFiles | null,
    head: PlantedFiles,
    which: 'changed' | 'all' = 'changed',
    more: { readonly sha?: string | null; readonly patterns?: readonly string[] } = {},
  ) {
    const { sha = idOfHead, patterns } = more;
    const before = base === null ? null : viewOf(base, idOfBase, patterns);
    const found = await throughFolderLinks(before, { ...viewOf(head, idOfHead, patterns), sha }, which);
    return { ...found, base: [...found.base.keys()], head: [...found.head.keys()] };
  }

  it('come with the path at which git lists the file', async () => {
    const { base, head } = await throughFolderLinks(null, viewOf(linked, idOfHead), 'all');
    expect([base, head]).toEqual([new Map(), new Map([[`b/${file}`, `a/${file}`]])]);
  });

  it('are those that may have changed, or all', async () => {
    const other = { ...linked, [`c/${file}`]: 'text', d: linkTo('c') };
    const changed = { ...other, [`a/${file}`]: 'new' };
    expect(await paths(other, changed)).toEqual({ base: [`b/${file}`], head: [`b/${file}`], notices: [] });
    expect((await paths(other, changed, 'all')).head).toEqual([`b/${file}`, `d/${file}`]);
    expect(await paths(other, other)).toEqual({ base: [], head: [], notices: [] });
    expect((await paths(other, other, 'changed', { sha: null })).head).toEqual([`b/${file}`, `d/${file}`]);
    expect(await paths(null, other)).toMatchObject({ base: [], head: [`b/${file}`, `d/${file}`] });
  });

  it('are those that the patterns select', async () => {
    const files = { ...linked, 'x/y': linkTo('../a') };
    expect((await paths(null, files, 'all', { patterns: [`x/**/${file}`] })).head).toEqual([`x/y/${file}`]);
  });

  it('lead through one link that changed and one that did not', async () => {
    const base = { [`y/${file}`]: 'text', 'x/l': linkTo('../y'), 'x/f': '' };
    expect(await paths(base, { ...base, z: linkTo('x') })).toEqual({
      base: [],
      head: [`z/l/${file}`],
      notices: [],
    });
    const turned = { ...base, z: linkTo('x'), 'x/l': linkTo('../y/.') };
    expect((await paths({ ...base, z: linkTo('x') }, turned)).head).toEqual([`x/l/${file}`, `z/l/${file}`]);
  });

  it('lead to lock files in any depth, and to the root', async () => {
    const files = {
      [`a/b/c/${file}`]: 'x',
      [file]: 'y',
      l: linkTo('a'),
      'a/up': linkTo('..'),
      m: linkTo('a/b'),
    };
    expect((await paths(null, files, 'all')).head).toEqual(
      [
        `a/up/${file}`,
        `a/up/a/b/c/${file}`,
        `a/up/l/b/c/${file}`,
        `a/up/m/c/${file}`,
        `l/b/c/${file}`,
        `m/c/${file}`,
      ].toSorted(),
    );
  });

  it('are none through links to files, to nothing and out of the repository, or of other names', async () => {
    const none = { b: linkTo('c'), c: '', d: linkTo('x'), e: linkTo('..'), f: linkTo('/a'), g: linkTo('g') };
    expect((await paths(null, { ...none, [`a/${file}`]: '' }, 'all')).head).toEqual([]);
    expect((await paths(null, { 'a/main.tf': '', b: linkTo('a') }, 'all')).head).toEqual([]);
    expect((await paths(null, { [`a/${file}`]: '', ab: linkTo('x'), x: '' }, 'all')).head).toEqual([]);
  });

  it('do not multiply through links that lead up, which come back to where they began', async () => {
    const up = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`modules/m${at}/root`, linkTo('../..')]),
    );
    const base = { ...up, [file]: 'old', [`live/${file}`]: 'x' };
    const { base: before, head } = await paths(base, { ...base, [file]: 'new' });
    expect(head).toEqual(Object.keys(up).map((link) => `${link}/${file}`));
    expect(before).toEqual(head);
    expect((await paths(base, { ...base, [file]: 'new' }, 'changed', { patterns: [file] })).head).toEqual([]);
  });

  /** Eight modules, each with a link to every other one. */
  const tangle = Object.fromEntries(
    Array.from({ length: 64 }, (_, at) => [at % 8, Math.floor(at / 8)] as const)
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => [`modules/m${from}/m${to}`, linkTo(`../m${to}`)]),
  );

  it('are none in modules that link to each other with no lock file below, however many ways there are', async () => {
    const base = { ...tangle, [`live/${file}`]: 'old' };
    expect(await paths(base, { ...base, [`live/${file}`]: 'new' })).toMatchObject({ base: [], head: [] });
    expect((await paths(null, base, 'all')).head).toEqual([]);
    // A lock file that stays as it is matters only by a way that changes.
    const known = { ...base, [`modules/m0/${file}`]: 'same' };
    expect(await paths(known, { ...known, [`live/${file}`]: 'new' })).toMatchObject({ base: [], head: [] });
  });

  it('are too many where one of these modules leads to a lock file that comes, or by a link that comes', async () => {
    const base = { ...tangle, [`live/${file}`]: 'old' };
    const tooMany = { code: 'unavailable', message: expect.stringContaining('more than 10000 paths') };
    await expect(paths(base, { ...base, [`modules/m0/${file}`]: 'x' })).rejects.toMatchObject(tooMany);
    await expect(paths(base, { ...base, 'modules/m0/x': linkTo('../../live') })).rejects.toMatchObject(
      tooMany,
    );
  });

  it('lead through at most 40 links, as for Linux, and a long chain of links is too much to look at (T68)', async () => {
    const chain = (length: number): PlantedFiles => ({
      [`f${length}/${file}`]: 'text',
      ...Object.fromEntries(
        Array.from({ length }, (_, index) => [`f${index}/a`, linkTo(`../f${index + 1}`)] as const),
      ),
    });
    const { head } = await paths({}, chain(60));
    expect(head.map((path) => path.split('/a').length - 1).toSorted((one, other) => other - one)[0]).toBe(40);
    await expect(paths({}, chain(2_000))).rejects.toThrow('by more than 10000 paths');
  });

  it('are found among 1,005 new links, of which the others lead to a file', async () => {
    const base = { [`evil/${file}`]: 'x', 'a.txt': '' };
    const links = Object.fromEntries(
      Array.from({ length: 1_005 }, (_, at) => [`docs/l${at}`, linkTo('../a.txt')]),
    );
    expect((await paths(base, { ...base, ...links })).head).toEqual([]);
    const hostile = { ...base, ...links, 'docs/l1004': linkTo('../evil') };
    expect((await paths(base, hostile)).head).toEqual([`docs/l1004/${file}`]);
    const more = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`l${at}`, linkTo('a.txt')]));
    await expect(paths(base, { ...base, ...more })).rejects.toMatchObject({ code: 'unavailable' });
  });

  const evil = { [`evil/${file}`]: 'x', 'main.tf': '' };
  it.each([
    '../.git/../evil',
    '../.git/refs/../../evil',
    '../Evil',
    '..\\evil',
    '../build/../evil',
    '../main.tf/../evil',
    '../build/..',
    '../via',
  ])('are not known by a way that only some checkouts have: %s (T89)', async (target) => {
    const files = { ...evil, 'infra/x': linkTo(target), via: linkTo('gone/../evil') };
    await expect(paths(null, files, 'all')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^It is not known what "[^"]+" leads to: .* in a clone/),
    });
    const repaired = { ...files, 'infra/x': linkTo('../evil'), via: linkTo('evil') };
    expect((await paths(files, repaired)).head).toContain(`infra/x/${file}`);
  });

  it.each([
    '../.git',
    '../.git/other',
    '../build',
    '',
    '\0../evil',
    '/evil',
    '../build/../other',
    '../OTHER',
  ])('are none by a way that leads to no lock file in any checkout: %j', async (target) => {
    const files = { ...evil, 'infra/x': linkTo(target), 'other.txt': '', 'Other/x': '' };
    expect((await paths(null, files, 'all')).head).toEqual([]);
  });

  it('end where git ends the target of a symlink', async () => {
    const files = { ...evil, 'infra/x': linkTo('../evil\0/nothing') };
    expect((await paths(null, files, 'all')).head).toEqual([`infra/x/${file}`]);
  });

  it('are not known where the target has a name that is not UTF-8, and comes as text', async () => {
    const files = { [`d\ufffd/${file}`]: 'x', l: linkTo('d\udc80') };
    const view = viewOf(files, idOfHead);
    const shown = { ...view, tree: { ...view.tree, namesAsText: true } };
    await expect(throughFolderLinks(null, shown, 'all')).rejects.toMatchObject({ code: 'unavailable' });
    const elsewhere = viewOf({ ...linked, 'docs/d\ufffd': '', 'docs/l': linkTo('d\udc80') }, idOfHead);
    const alsoShown = { ...elsewhere, tree: { ...elsewhere.tree, namesAsText: true } };
    const { head } = await throughFolderLinks(null, alsoShown, 'all');
    expect([...head.keys()]).toEqual([`b/${file}`]);
  });

  it('may be those of a lock file that is a link itself, or has another spelling', async () => {
    const files = { [`a/${file}`]: linkTo('../locks'), locks: 'x', b: linkTo('a') };
    expect((await paths(null, files, 'all')).head).toEqual([`b/${file}`]);
    const spelt = { 'a/.Terraform.lock.hcl': 'x', b: linkTo('a') };
    expect((await paths(null, spelt, 'all')).head).toEqual(['b/.Terraform.lock.hcl']);
  });

  it('are not known where not everything is listed, and not there where the link is gone', async () => {
    const head = viewOf(linked, idOfHead);
    const part = { ...head, tree: { ...head.tree, whole: null } };
    expect((await throughFolderLinks(null, part, 'all')).head.size).toBe(0);
    expect((await throughFolderLinks(part, part, 'all')).base.size).toBe(0);
    const at = async (path: string) => (path === 'b' ? null : head.tree.at(path));
    const gone = { ...head, tree: { ...head.tree, at } };
    expect((await throughFolderLinks(null, gone, 'all')).head.size).toBe(0);
    const file = { path: 'b', kind: 'file', sha: '', size: 0 } as const;
    const replaced = { ...head, tree: { ...head.tree, at: async () => file } };
    expect((await throughFolderLinks(null, replaced, 'all')).head.size).toBe(0);
  });
});
