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
import { tableOf } from '../support/table.ts';

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

  it.each(tableOf<[string, PlantedFiles, PlantedFiles, readonly string[]]>('snapshot-symlinks'))(
    '%s',
    async (_, base, head, expected) => {
      expect(withTexts(await snapshotBetween(base, head))).toEqual(expected);
    },
  );

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

  it.each(tableOf<[string, PlantedFiles, PlantedFiles, readonly string[]]>('snapshot-attributes'))(
    '%s',
    async (_, before, changes, expected) => {
      expect(await reviewed(before, changes)).toEqual(expected);
    },
  );

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
  it.each(tableOf<[string, PlantedFiles, PlantedFiles, readonly string[]]>('snapshot-moves'))(
    '%s',
    async (_, base, head, expected) => {
      const { files } = await snapshotBetween(base, head);
      expect(
        files.map(({ path, status, whole }) => `${status} ${path}${whole === true ? ' whole' : ''}`),
      ).toEqual(expected);
    },
  );
});

describe('a lock file in a folder that becomes a root module', () => {
  const locked = { [`a/${file}`]: 'a', 'z/main.tf': '1' };

  it.each(tableOf<[string, PlantedFiles, PlantedFiles, readonly string[]]>('snapshot-new-root-module'))(
    'counts whole: %s (T70)',
    async (_, base, changes, expected) => {
      const { files } = await snapshotBetween(base, changedBy(base, changes));
      expect(
        files.map(({ path, status, whole }) => `${status} ${path}${whole === true ? ' whole' : ''}`),
      ).toEqual(expected);
    },
  );

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
