import { describe, expect, it } from 'vitest';
import type { RevisionTree } from '../../src/source/revision-tree.ts';
import { takeSnapshot } from '../../src/source/snapshot.ts';
import type { LockFileRevision, Selection, Snapshot } from '../../src/source/source.ts';
import { contentLimit, type TreeEntry } from '../../src/source/tree.ts';
import { scenarios, told } from '../support/changes/snapshots.ts';
import {
  changedBy,
  idOfBase,
  idOfHead,
  type PlantedFiles,
  snapshotBetween,
  viewOf,
} from '../support/in-memory-revision.ts';

const file = '.terraform.lock.hcl';

function textOf(content: LockFileRevision['head']): string {
  return content.kind === 'file' ? Buffer.from(content.bytes).toString() : content.kind;
}

/** `status path base→head`, with the texts. */
function withTexts({ files }: Snapshot): readonly string[] {
  return files.map(({ status, path, base, head }) => `${status} ${path} ${textOf(base)}→${textOf(head)}`);
}

describe('what two revisions have', () => {
  it.each(scenarios)('$name (T88)', async ({ base, head, changed }) => {
    const before = { 'README.md': 'x', ...base };
    const snapshot = await snapshotBetween(before, changedBy(before, head));
    expect(snapshot.files.map(told)).toEqual(changed);
    expect(snapshot).toMatchObject({ base: idOfBase, head: idOfHead, notices: [] });
    const all = await snapshotBetween(before, changedBy(before, head), { scope: 'all' });
    expect(all.files.map(told)).toEqual(expect.arrayContaining([...changed]));
  });

  it('is the text of each side', async () => {
    const base = { [`a/${file}`]: 'a', [`b/${file}`]: 'b', [`c/${file}`]: 'c' };
    const head = { [`a/${file}`]: 'a', [`b/${file}`]: 'B', [`d/${file}`]: 'something else' };
    expect(withTexts(await snapshotBetween(base, head))).toEqual([
      `modified b/${file} b→B`,
      `removed c/${file} c→missing`,
      `added d/${file} missing→something else`,
    ]);
    expect(withTexts(await snapshotBetween(base, head, { scope: 'all' }))).toEqual([
      `unchanged a/${file} a→a`,
      `modified b/${file} b→B`,
      `removed c/${file} c→missing`,
      `added d/${file} missing→something else`,
    ]);
  });

  it('is unchanged without a base, with either scope', async () => {
    const head = { [`a/${file}`]: 'a', [`b/${file}`]: { symlink: '../nowhere' } };
    for (const scope of ['changed', 'all'] as const) {
      const snapshot = await snapshotBetween(null, head, { scope });
      expect(withTexts(snapshot)).toEqual([
        `unchanged a/${file} missing→a`,
        `unchanged b/${file} missing→not-a-file`,
      ]);
      expect(snapshot).toMatchObject({ base: null, head: idOfHead, notices: [] });
    }
  });
});

describe('a lock file behind symlinks', () => {
  const text = 'text\n';
  const linkTo = (symlink: string) => ({ symlink });

  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    [
      'that leads to a file has its text',
      { [file]: linkTo('shared/locks'), 'shared/locks': 'old' },
      { [file]: linkTo('shared/locks'), 'shared/locks': 'new' },
      [`modified ${file} old→new`],
    ],
    [
      'that is led elsewhere, to the same text, did not change',
      { [file]: linkTo('a'), a: text, b: text },
      { [file]: linkTo('b'), a: text, b: text },
      [],
    ],
    [
      'that takes the place of the same text did not change',
      { [file]: text },
      { [file]: linkTo('a'), a: text },
      [],
    ],
    [
      'that leads to a folder is no file',
      { [file]: text },
      { [file]: linkTo('a'), 'a/b': text },
      [`modified ${file} text\n→not-a-file`],
    ],
    [
      'to nothing, which has the text of the file as its path, is no file',
      { [file]: 'gone' },
      { [file]: linkTo('gone') },
      [`modified ${file} gone→not-a-file`],
    ],
    [
      'that leads to a submodule is no file',
      { [file]: text },
      { [file]: linkTo('a'), a: { submodule: '1'.repeat(40) } },
      [`modified ${file} text\n→not-a-file`],
    ],
    [
      'to a name that is no UTF-8 has the text of that file, not of one that looks like it',
      { [file]: 'old' },
      { [file]: linkTo('s\udc80'), 's\udc80': 'new', 's\ufffd': 'old' },
      [`modified ${file} old→new`],
    ],
    [
      'that ends at a zero byte has the text of the file before it',
      { [file]: 'old' },
      { [file]: linkTo('a\0/b'), a: 'new' },
      [`modified ${file} old→new`],
    ],
    [
      'with a slash at its end, which only a folder has, is no file',
      { [file]: text },
      { [file]: linkTo('a/'), a: text },
      [`modified ${file} text\n→not-a-file`],
    ],
    [
      'through a folder, and itself leading nowhere, is no file by that way too',
      { [`a/${file}`]: text, b: linkTo('a') },
      { [`a/${file}`]: linkTo('gone'), b: linkTo('a') },
      [`modified a/${file} text\n→not-a-file`, `modified b/${file} text\n→not-a-file`],
    ],
    [
      'through a folder, and itself leading nowhere as before, did not change',
      { [`a/${file}`]: linkTo('gone'), b: linkTo('a') },
      { [`a/${file}`]: linkTo('gone'), b: linkTo('a'), x: '' },
      [],
    ],
    [
      'through a folder is reviewed by that way too',
      { [`a/${file}`]: 'old', b: linkTo('a') },
      { [`a/${file}`]: 'new', b: linkTo('a') },
      [`modified a/${file} old→new`, `modified b/${file} old→new`],
    ],
    [
      'through a folder that is new is added',
      { [`a/${file}`]: text },
      { [`a/${file}`]: text, b: linkTo('a') },
      [`added b/${file} missing→text\n`],
    ],
    [
      'through a folder that is gone is removed',
      { [`a/${file}`]: text, b: linkTo('a') },
      { [`a/${file}`]: text },
      [`removed b/${file} text\n→missing`],
    ],
    [
      'through a folder that leads elsewhere changes with it',
      { [`a/${file}`]: 'a', [`c/${file}`]: 'c', b: linkTo('a') },
      { [`a/${file}`]: 'a', [`c/${file}`]: 'c', b: linkTo('c') },
      [`modified b/${file} a→c`],
    ],
    [
      'through two folders is found by each way',
      { 'README.md': 'x' },
      { [`a/${file}`]: text, b: linkTo('a'), 'c/d': linkTo('../b') },
      [
        `added a/${file} missing→text\n`,
        `added b/${file} missing→text\n`,
        `added c/d/${file} missing→text\n`,
      ],
    ],
    [
      'through a link to the root is found below it, once',
      { 'README.md': 'x' },
      { [`a/${file}`]: text, 'b/up': linkTo('..') },
      [`added a/${file} missing→text\n`, `added b/up/a/${file} missing→text\n`],
    ],
    [
      'through folders that are as they were is not looked at',
      { [`a/${file}`]: text, b: linkTo('a'), [`c/${file}`]: 'old' },
      { [`a/${file}`]: text, b: linkTo('a'), [`c/${file}`]: 'new' },
      [`modified c/${file} old→new`],
    ],
    [
      'through a link to a file, out of the repository or to nothing is none',
      { [`a/${file}`]: 'old', b: linkTo('c'), c: 'x', d: linkTo('../..'), e: linkTo('/a'), f: linkTo('g') },
      { [`a/${file}`]: 'new', b: linkTo('c'), c: 'x', d: linkTo('../..'), e: linkTo('/a'), f: linkTo('g') },
      [`modified a/${file} old→new`],
    ],
  ])('%s', async (_, base, head, expected) => {
    expect(withTexts(await snapshotBetween(base, head))).toEqual(expected);
  });

  it('is found by each way in an audit, also where nothing changed', async () => {
    const files = { [`a/${file}`]: text, b: linkTo('a') };
    for (const base of [null, files]) {
      const { files: found } = await snapshotBetween(base, files, { scope: 'all' });
      expect(found.map(({ path, status }) => `${status} ${path}`)).toEqual([
        `unchanged a/${file}`,
        `unchanged b/${file}`,
      ]);
    }
  });

  it('counts where the patterns select the way', async () => {
    const head = { [`a/${file}`]: text, 'b/c': linkTo('../a') };
    const patterns = [`b/**/${file}`];
    expect(withTexts(await snapshotBetween({ x: '' }, head, { patterns }))).toEqual([
      `added b/c/${file} missing→text\n`,
    ]);
  });

  it('is followed once through each of the links that contain each other', async () => {
    const links = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`l${at}`, linkTo('.')]));
    const { files } = await snapshotBetween({ x: '' }, { ...links, [file]: text });
    expect(files).toHaveLength(1 + 12);
  });

  it.each([
    [8, true],
    [13, false],
  ])('is followed through two links in each of %i folders: %s', async (count, expected) => {
    const folders = Array.from({ length: count }, (_, at) => `f${at}`);
    const links = folders.flatMap((folder, at) =>
      ['x', 'y'].map((name) => [`${folder}/${name}`, linkTo(`../${folders[at + 1] ?? 'end'}`)] as const),
    );
    const read = snapshotBetween({ x: '' }, { ...Object.fromEntries(links), [`end/${file}`]: text });
    if (expected) return expect((await read).files).toHaveLength(1 + 2 ** 9 - 2);
    await expect(read).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('more than 10000 paths'),
    });
  });

  it.each(['main.tf/../a', 'gone/../a', '.git/../a', 'A'])(
    'is not known where its target leads elsewhere in some checkouts: %s',
    async (target) => {
      const odd = { [file]: linkTo(target), 'main.tf': '', a: text };
      await expect(snapshotBetween({ [file]: text }, odd)).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('give it a plain target'),
      });
      const repaired = await snapshotBetween(odd, { ...odd, [file]: linkTo('a') });
      expect(withTexts(repaired)).toEqual([`modified ${file} not-a-file→${text}`]);
    },
  );

  it.each([
    [5000, true],
    [5001, false],
  ])('where a change brings %i symlinks is known: %s', async (count, expected) => {
    const links = Object.fromEntries(Array.from({ length: count }, (_, at) => [`l${at}`, linkTo('README')]));
    const read = snapshotBetween({ [file]: text }, { ...links, README: '', [file]: text });
    if (expected) return expect((await read).notices).toEqual([]);
    await expect(read).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(`touches ${count} symlinks and 5000 are read at most`),
    });
  });

  it('in a repository of many symlinks is followed through those that change, and the rest is said', async () => {
    const links = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`k${at}`, linkTo('README')]));
    const base = { ...links, README: '', [`a/${file}`]: 'old', z: linkTo('a') };
    const head = { ...base, [`a/${file}`]: 'new', y: linkTo('a') };
    const { files, notices } = await snapshotBetween(base, head);
    expect(files.map(({ path }) => path)).toEqual([`a/${file}`, `y/${file}`]);
    expect(notices).toHaveLength(2);
    expect(notices[1]).toContain('has 1003 symlinks and 1000 of those that did not change are read');
  });
});

describe('attributes that change alone', () => {
  const base = { [`a/${file}`]: 'a', [`b/${file}`]: 'b' };
  const ident = '*.hcl ident\n';

  /** The files, and which of them are under review whole. */
  async function reviewed(
    before: PlantedFiles,
    changes: PlantedFiles,
    scope: Selection['scope'] = 'changed',
  ) {
    const { files } = await snapshotBetween(before, changedBy(before, changes), { scope });
    return files.map(({ path, status, whole }) => `${status} ${path}${whole === true ? ' whole' : ''}`);
  }

  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    [
      'put what they apply to under review whole',
      base,
      { '.gitattributes': ident },
      [`unchanged a/${file} whole`, `unchanged b/${file} whole`],
    ],
    ['in a folder count there', base, { 'a/.gitattributes': ident }, [`unchanged a/${file} whole`]],
    [
      'in another spelling of the folder count too',
      base,
      { 'A/.gitattributes': ident },
      [`unchanged a/${file} whole`],
    ],
    ['in a folder of a similar name do not count', base, { 'ab/.gitattributes': ident }, []],
    ['that do nothing to lock files do not count', base, { '.gitattributes': '*.png filter=lfs\n' }, []],
    [
      'for the configuration beside it count',
      { ...base, 'a/main.tf': '' },
      { '.gitattributes': '*.tf ident\n' },
      [`unchanged a/${file} whole`],
    ],
    [
      'for other files beside it do not count',
      { ...base, 'a/main.txt': '' },
      { '.gitattributes': '*.txt ident\n' },
      [],
    ],
    [
      'for configuration elsewhere do not count',
      { ...base, 'c/main.tf': '' },
      { '.gitattributes': '*.tf ident\n' },
      [],
    ],
    [
      'that go count as well',
      { ...base, 'a/.gitattributes': ident },
      { 'a/.gitattributes': null },
      [`unchanged a/${file} whole`],
    ],
    [
      'that change in any way count where such a line is there',
      { ...base, '.gitattributes': ident },
      { '.gitattributes': `# the same\n${ident}` },
      [`unchanged a/${file} whole`, `unchanged b/${file} whole`],
    ],
    [
      'that change in any way count for nothing where no such line is there',
      { ...base, '.gitattributes': '* text=auto\n' },
      { '.gitattributes': '* text=auto\n*.tf eol=lf\n*.zip filter=lfs\n' },
      [],
    ],
    [
      'that cannot be read may say anything',
      { ...base, 'a/.gitattributes': '\0' },
      { 'a/.gitattributes': '\0\n' },
      [`unchanged a/${file} whole`],
    ],
    [
      'behind a symlink count, though only older versions of git read them',
      { ...base, 'a/.gitattributes': { symlink: '../x' }, 'c/.gitattributes': { symlink: '../x' }, x: '' },
      { x: ident },
      [`unchanged a/${file} whole`],
    ],
    [
      'of the place that a symlink leads to count',
      { [`a/${file}`]: { symlink: '../b/locks' }, 'b/locks': 'text' },
      { 'b/.gitattributes': 'locks ident\n' },
      [`unchanged a/${file} whole`],
    ],
    [
      'of the other place that a symlink leads to count, with attributes as they were',
      {
        [`a/${file}`]: { symlink: '../b/locks' },
        'b/locks': 'text',
        'c/locks': 'text',
        'c/.gitattributes': '* ident\n',
        'd/x': '',
      },
      { [`a/${file}`]: { symlink: '../c/locks' } },
      [`unchanged a/${file} whole`],
    ],
    [
      'beside a lock file that changes leave its entries as they are',
      base,
      { [`a/${file}`]: 'other', 'a/.gitattributes': ident },
      [`modified a/${file} whole`],
    ],
    [
      'beside a new lock file need nothing whole',
      base,
      { [`c/${file}`]: 'other text', 'c/.gitattributes': ident },
      [`added c/${file}`],
    ],
  ])('%s', async (_, before, changes, expected) => {
    expect(await reviewed(before, changes)).toEqual(expected);
  });

  it('are told with the file, in an audit too', async () => {
    const head = { ...base, 'a/.gitattributes': ident };
    for (const before of [null, base]) {
      const { files } = await snapshotBetween(before, head, { scope: 'all' });
      expect(files.map(({ attributes }) => attributes)).toEqual([
        { found: [{ name: 'ident', word: 'ident', path: 'a/.gitattributes', line: 1 }], unread: [] },
        { found: [], unread: [] },
      ]);
    }
  });

  it('are not told of a file that is gone', async () => {
    const { files } = await snapshotBetween({ ...base, x: '' }, { x: '' });
    expect(files.map((each) => 'attributes' in each)).toEqual([false, false]);
  });

  it('may be named by the source, where it does not list everything', async () => {
    const [one, other] = [viewOf(base, idOfBase), viewOf({ ...base, '.gitattributes': ident }, idOfHead)];
    const read = async (otherAttributes: readonly string[]) =>
      (await takeSnapshot({ base: one, head: other, otherAttributes }, 'changed')).files;
    expect(await read([])).toEqual([]);
    expect((await read(['a'])).map(({ path }) => path)).toEqual([`a/${file}`]);
  });
});

describe('a lock file that moves', () => {
  const text = Array.from({ length: 20 }, (_, at) => `# line ${at}\n`).join('');

  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    [
      'between folders with configuration is renamed',
      { [`a/${file}`]: text, 'a/main.tf': '1' },
      { [`b/${file}`]: text, 'b/main.tf': '1' },
      [`renamed b/${file}`],
    ],
    [
      'from a folder without configuration to one with some is new there, so that it is proven',
      { [`a/${file}`]: text },
      { [`b/${file}`]: text, 'b/main.tf': '1' },
      [`removed a/${file}`, `added b/${file}`],
    ],
    [
      'from a folder without configuration to another one is not',
      { [`a/${file}`]: text },
      { [`b/${file}`]: text },
      [`renamed b/${file}`],
    ],
    [
      'with its root module is renamed, whatever it says now',
      { [`a/${file}`]: text, 'a/main.tf': 'resource "x" "y" {}\n' },
      { [`b/${file}`]: 'all is new\n', 'b/main.tf': 'resource "x" "y" {}\n' },
      [`renamed b/${file}`],
    ],
    [
      'beside a root module that moved is what it says',
      { [`a/${file}`]: text, 'a/main.tf': 'resource "x" "y" {}\n' },
      { [`c/${file}`]: 'all is new\n', 'b/main.tf': 'resource "x" "y" {}\n' },
      [`removed a/${file}`, `added c/${file}`],
    ],
  ])('%s', async (_, base, head, expected) => {
    const { files } = await snapshotBetween(base, head);
    expect(
      files.map(({ path, status, whole }) => `${status} ${path}${whole === true ? ' whole' : ''}`),
    ).toEqual(expected);
  });
});

describe('a lock file in a folder that becomes a root module', () => {
  const locked = { [`a/${file}`]: 'a', 'z/main.tf': '1' };

  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    ['by configuration that is new', locked, { 'a/main.tf': '1' }, [`unchanged a/${file} whole`]],
    [
      'by one that a case-folding disk puts there',
      locked,
      { 'A/x.tofu': '1' },
      [`unchanged a/${file} whole`],
    ],
    ['by a symlink', locked, { 'a/m.tf': { symlink: '../z/main.tf' } }, [`unchanged a/${file} whole`]],
    ['and changes', locked, { 'a/main.tf': '1', [`a/${file}`]: 'A' }, [`modified a/${file} whole`]],
    ['is new with it', { 'z/main.tf': '1' }, { ...locked, 'a/main.tf': '1' }, [`added a/${file}`]],
  ])('counts whole: %s (T70)', async (_, base, changes, expected) => {
    const { files } = await snapshotBetween(base, changedBy(base, changes));
    expect(
      files.map(({ path, status, whole }) => `${status} ${path}${whole === true ? ' whole' : ''}`),
    ).toEqual(expected);
  });

  it.each<[string, PlantedFiles, PlantedFiles]>([
    ['was one', { ...locked, 'a/main.tf': '1' }, { 'a/more.tf': '1' }],
    ['is none', locked, { 'a/README.md': '1', 'b/main.tf': '1' }],
    ['is one no longer', { ...locked, 'a/main.tf': '1' }, { 'a/main.tf': null }],
  ])('is not under review if the folder %s', async (_, base, changes) => {
    expect((await snapshotBetween(base, changedBy(base, changes))).files).toEqual([]);
  });
});

describe('the bytes that are read', () => {
  /** The shas that were asked for, and the snapshot. Nothing has the size that it says. */
  async function reading(
    sizes: readonly (readonly [path: string, base: number | null, head: number | null])[],
    scope: Selection['scope'] = 'changed',
  ) {
    const asked: string[] = [];
    const entryOf = (path: string, size: number, side: string): TreeEntry => ({
      path,
      kind: 'file',
      size,
      sha: `${side} of ${path}`,
    });
    const side = (which: 1 | 2, name: string) => {
      const entries = sizes.flatMap((row) => {
        const size = row[which];
        return size === null ? [] : [entryOf(row[0], size, name)];
      });
      const view = viewOf({}, name);
      const read: RevisionTree['read'] = async (wanted) => {
        asked.push(...wanted.map(({ sha }) => sha));
        return wanted.map(({ sha }) => Buffer.from(sha));
      };
      const lockFiles = new Map(entries.map((entry) => [entry.path, entry]));
      return { ...view, lockFiles, tree: { ...view.tree, read } };
    };
    const snapshot = await takeSnapshot({ base: side(1, 'base'), head: side(2, 'head') }, scope);
    return { asked: asked.toSorted(), contents: snapshot.files.map(({ base, head }) => [base, head]) };
  }

  const mebibyte = 1024 * 1024;
  const tooLarge = { kind: 'too-large', bytes: contentLimit + 1, limit: contentLimit };

  it('are those of files within the limit of a file', async () => {
    const { asked, contents } = await reading([
      ['a', contentLimit, 1],
      ['b', contentLimit + 1, 1],
    ]);
    expect(asked).toEqual(['base of a', 'head of a', 'head of b']);
    expect(contents).toMatchObject([
      [{ kind: 'file' }, { kind: 'file' }],
      [tooLarge, { kind: 'file' }],
    ]);
  });

  it.each([
    ['changed', 32],
    ['all', 128],
  ] as const)(
    'are those of files within the limit of a run, small ones first, with scope %s',
    async (scope, limit) => {
      const large = Array.from({ length: limit / 8 - 1 }, (_, at) => [`f${at}`, null, 8 * mebibyte] as const);
      const left = { kind: 'left-out', of: 'bytes', limit: limit * mebibyte };
      const fits = await reading([...large, ['y', 4 * mebibyte, 4 * mebibyte]], scope);
      expect(fits.contents.flat().filter(({ kind }) => kind === 'left-out')).toEqual([]);
      const full = await reading([['y', 4 * mebibyte, 4 * mebibyte + 1], ...large, ['z', null, 1]], scope);
      expect(full.contents.at(-2)).toEqual([left, left]);
      expect(full.contents.at(-1)).toMatchObject([{ kind: 'missing' }, { kind: 'file' }]);
      expect(full.asked).not.toContain('base of y');
      const alone = await reading([['y', null, 9 * mebibyte], ...large, ['z', null, 1]], scope);
      expect(alone.contents.flat().filter(({ kind }) => kind === 'left-out')).toEqual([left]);
    },
  );

  it('that are not answered are an error', async () => {
    const head = viewOf({ [file]: 'x' }, idOfHead);
    const tree = { ...head.tree, read: async () => [] };
    await expect(takeSnapshot({ base: null, head: { ...head, tree } }, 'changed')).rejects.toMatchObject({
      code: 'malformed-answer',
      message: expect.stringMatching(/^Blob [0-9a-f]{40} was not read\.$/),
    });
  });

  it('of a link in a working tree have the id of what it leads to', async () => {
    const planted = { [file]: { symlink: 'locks' }, locks: 'text' };
    const base = viewOf(planted, idOfBase);
    const now = viewOf(changedBy(planted, { locks: 'other' }), idOfHead);
    /** As on disk: a look at a file gives no id, and what is read is what is there. */
    const asOnDisk = ({ tree, ...view }: ReturnType<typeof viewOf>) => {
      const at = async (path: string) => {
        const entry = await tree.at(path);
        return entry === null ? null : { ...entry, sha: '' };
      };
      const identify: RevisionTree['identify'] = async (entries) =>
        entries.flatMap(({ path }) => tree.whole?.get(path) ?? []);
      const read: RevisionTree['read'] = async (entries) => tree.read(await identify(entries));
      return { ...view, sha: null, tree: { ...tree, at, identify, read } };
    };
    const read = await takeSnapshot({ base, head: asOnDisk(now) }, 'changed');
    expect(withTexts(read)).toEqual([`modified ${file} text→other`]);
    const same = asOnDisk(viewOf(planted, idOfHead));
    expect((await takeSnapshot({ base, head: same }, 'changed')).files).toEqual([]);
  });
});
