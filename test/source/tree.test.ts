import { describe, expect, it } from 'vitest';
import { ConfigurationReader } from '../../src/extensions/configuration/requirements/read-configurations.ts';
import { encodePath } from '../../src/source/path-bytes.ts';
import {
  bytesOf,
  entryBehind,
  follow,
  listedTree,
  type RevisionTree,
} from '../../src/source/revision-tree.ts';
import { changesBetween } from '../../src/source/source.ts';
import {
  blobSha,
  contentLimit,
  fileContent,
  isUnderReview,
  kindOfMode,
  listingOf,
  type TreeEntry,
} from '../../src/source/tree.ts';
import { readFolder } from '../support/read-folder.ts';

const sha1 = '0'.repeat(40);

/** What a revision has: text of files, `-> target` of symlinks, `/` for folders (which a listing of git has not), `@` for submodules. */
type Files = Readonly<Record<string, string>>;

function entriesOf(files: Files): readonly TreeEntry[] {
  const folders = new Set<string>();
  for (const path of Object.keys(files)) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
      folders.add(path.slice(0, at));
  }
  return [
    ...[...folders].map((path): TreeEntry => ({ path, kind: 'directory', sha: sha1, size: 0 })),
    ...Object.entries(files).map(([path, text]): TreeEntry => {
      const bytes = encodePath(text.replace(/^-> /, ''));
      const kind = text.startsWith('-> ') ? 'symlink' : text === '@' ? 'submodule' : 'file';
      return { path, kind, sha: blobSha(bytes, sha1), size: kind === 'file' ? bytes.length : 0 };
    }),
  ];
}

function blobsOf(files: Files): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.values(files).map((text) => {
      const bytes = encodePath(text.replace(/^-> /, ''));
      return [blobSha(bytes, sha1), bytes];
    }),
  );
}

function treeOf(files: Files): RevisionTree {
  const blobs = blobsOf(files);
  return listedTree({ whole: listingOf(entriesOf(files)), readBlobs: async () => blobs });
}

describe('an object id', () => {
  it('is that of git, by SHA-1 or SHA-256 like another one', () => {
    expect(blobSha(Buffer.from('hello\n'), sha1)).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
    expect(blobSha(Buffer.from('hello\n'), '0'.repeat(64))).toBe(
      '2cf8d83d9ee29543b34a87727421fdecb7e3f3a183d337639025de576db9ebb4',
    );
  });
});

describe('an entry of a revision', () => {
  it.each([
    ['120000', 'symlink'],
    ['160000', 'submodule'],
    ['040000', 'directory'],
    ['40000', 'directory'],
    ['100644', 'file'],
    ['100755', 'file'],
  ])('of the mode %s is a %s', (mode, kind) => {
    expect(kindOfMode(mode)).toBe(kind);
  });

  it.each([
    ['file', 'a/x.hcl', true],
    ['symlink', 'a/x.hcl', false],
    ['directory', 'a/x.hcl', false],
    ['symlink', 'a/.terraform.lock.hcl', true],
    ['submodule', 'a/.Terraform.LOCK.hcl', true],
    ['file', 'b/.terraform.lock.hcl', false],
    ['directory', 'b/.terraform.lock.hcl', false],
  ] as const)('a %s called %s is under review where its folder is: %s', (kind, path, expected) => {
    const entry: TreeEntry = { path, kind, sha: sha1, size: 0 };
    expect(isUnderReview(entry, (each) => each.startsWith('a/'))).toBe(expected);
  });

  it.each(['a/.terraform.lock.hcl', 'a/main.tf', '.gitattributes', 'a/README.md', 'a'])(
    'twice under one name is refused, whatever it is: %s',
    (path) => {
      for (const kind of ['file', 'symlink', 'directory', 'submodule'] as const) {
        const twice = [path, path].map((each): TreeEntry => ({ path: each, kind, sha: sha1, size: 0 }));
        expect(() => listingOf(twice)).toThrow(
          expect.objectContaining({
            code: 'malformed-answer',
            message: `Two entries of the revision are both called "${path}", as GitHub shows names that are not UTF-8; rename one of them, or run \`lockproof review\` in a clone.`,
          }),
        );
      }
    },
  );
});

describe('a path', () => {
  const tree = treeOf({
    'a/b/file': 'x',
    'a/up': '-> ../top',
    top: 'y',
    'a/down': '-> b/file',
    'a/folder': '-> b',
    'a/chain': '-> folder/../down',
    'a/root': '-> ../../top',
    'a/absolute': '-> /etc/passwd',
    'a/nothing': '-> gone',
    'a/loop': '-> loop',
    'a/ping': '-> pong',
    'a/pong': '-> ping',
    'a/here': '-> ./b/./file',
    'a/empty': '-> ',
    'a/zero': '-> b/file\0/../gone',
    'a/nul': '-> \0x',
    'a/by-git': '-> ../.git/../top',
    'a/in-git': '-> ../.git/HEAD',
    'a/git': '-> ../.git',
    'a/deep-git': '-> ../.git/refs/../../top',
    'a/by-file': '-> b/file/../file',
    'a/slash': '-> b/file/',
    'a/dot': '-> b/file/.',
    'a/folder-slash': '-> b/',
    'a/by-module': '-> ../module/../top',
    'a/by-its-folder': '-> ../module/x/../../top',
    'a/by-nothing': '-> gone/../b',
    'a/by-nothing-out': '-> gone/../../../x',
    'a/spelling': '-> B/FILE',
    'a/of-windows': '-> b\\..\\..\\top',
    'a/two-spellings': '-> ../CASE/x',
    'case/x': '1',
    'Case/x': '2',
    'a/composed': '-> caf\u00e9',
    'a/cafe\u0301/x': '3',
    'a/folder-spelling': '-> B/file',
    'a/through-unclear': '-> folder-spelling',
    module: '@',
  });
  const found = async (path: string, spelling?: 'any') => {
    const there = await follow(tree, path, spelling);
    switch (there.kind) {
      case 'found':
        return there.entry.path;
      case 'nowhere':
        return there.why;
      case 'unclear':
        return `unclear ${there.end}`;
    }
  };
  const nothing = 'leads to nothing';
  const outside = 'leads out of the repository';
  const endless = 'leads nowhere in the end';

  it.each([
    ['a/b/file', 'a/b/file'],
    ['', ''],
    ['a', 'a'],
    ['a//b/./file', 'a/b/file'],
    ['a/../top', 'top'],
    ['a/b/../..', ''],
    ['a/b/../b/file', 'a/b/file'],
    ['..', outside],
    ['a/../..', outside],
    ['a/up', 'top'],
    ['a/down', 'a/b/file'],
    ['a/folder', 'a/b'],
    ['a/folder/file', 'a/b/file'],
    ['a/folder/../up', 'top'],
    ['a/chain', 'a/b/file'],
    ['a/here', 'a/b/file'],
    ['a/root', outside],
    ['a/absolute', outside],
    ['a/nothing', nothing],
    ['a/loop', endless],
    ['a/ping', endless],
    ['a/b/file/x', nothing],
    ['gone/x', nothing],
    ['module', 'module'],
    ['module/x', nothing],
    ['a/empty', nothing],
    ['a/zero', 'a/b/file'],
    ['a/nul', nothing],
    ['a/slash', nothing],
    ['a/dot', nothing],
    ['a/down/', nothing],
    ['a/folder-slash', 'a/b'],
    ['a/folder-slash/file', 'a/b/file'],
    ['a/by-module', 'top'],
  ])('%s leads to %s', async (path, expected) => {
    expect(await found(path)).toBe(expected);
  });

  it.each([
    ['a/by-git', 'unclear top'],
    ['a/in-git', 'unclear HEAD'],
    ['a/git', 'unclear .git'],
    ['a/deep-git', 'unclear top'],
    ['a/by-file', 'unclear file'],
    ['a/by-its-folder', 'unclear top'],
    ['a/by-nothing', 'unclear b'],
    ['a/by-nothing-out', 'unclear x'],
    ['a/spelling', 'unclear FILE'],
    ['a/folder-spelling', 'unclear file'],
    ['a/of-windows', 'unclear top'],
    ['a/two-spellings', 'unclear x'],
    ['a/composed', 'unclear caf\u00e9'],
    ['a/through-unclear', 'unclear file'],
  ])('%s leads elsewhere in some checkouts: %s', async (path, expected) => {
    expect(await found(path)).toBe(expected);
    await expect(entryBehind(tree, path)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^It is not known what "a\/.*" leads to: .* in a clone\.$/),
    });
  });

  it('that is no symlink is found in another spelling where that is asked for and there is one such folder', async () => {
    expect(await found('A/B')).toBe(nothing);
    expect(await found('A/B', 'any')).toBe('a/b');
    expect(await found('A/B/FILE', 'any')).toBe(nothing);
    expect(await found('CASE', 'any')).toBe(nothing);
    expect(await found('case', 'any')).toBe('case');
    expect(await found('a/folder-spelling', 'any')).toBe('unclear file');
  });

  it.each([
    [40, 'end'],
    [41, 'leads nowhere in the end'],
  ])('with %i symlinks leads to %s', async (count, expected) => {
    const links = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`l${index}`, `-> l${index + 1}`]),
    );
    const chain = treeOf({ ...links, [`l${count}`]: 'x' });
    const there = await follow(chain, 'l0');
    expect(there.kind === 'nowhere' ? there.why : 'end').toBe(expected);
  });
});

describe('a symlink to a name that is not UTF-8', () => {
  const files = {
    's\udc80': '1',
    's\ufffd': '2',
    'to-bytes': '-> s\udc80',
    'to-text': '-> s\ufffd',
    'to-others': '-> s\udc81',
    'to-folder': '-> d\udc80/x',
    'd\udc80/x': '3',
  };
  const asShown = (path: string) => path.toWellFormed();
  const destination = async (tree: RevisionTree, path: string) => {
    const there = await follow(tree, path);
    return there.kind === 'found' ? there.entry.path : there.kind;
  };

  it('leads to the file of these bytes, and to no other', async () => {
    const tree = treeOf(files);
    expect(await destination(tree, 'to-bytes')).toBe('s\udc80');
    expect(await destination(tree, 'to-text')).toBe('s\ufffd');
    expect(await destination(tree, 'to-others')).toBe('unclear');
    expect(await destination(tree, 'to-folder')).toBe('d\udc80/x');
  });

  it('is unclear where names come as text and something may have that name (T88)', async () => {
    const { 's\udc80': _, ...others } = files;
    const shown = entriesOf(others).map((entry) => ({ ...entry, path: asShown(entry.path) }));
    const readBlobs = async () => blobsOf(files);
    const tree = listedTree({ whole: listingOf(shown), namesAsText: true, readBlobs });
    for (const path of ['to-bytes', 'to-text', 'to-others', 'to-folder'])
      expect(await destination(tree, path), path).toBe('unclear');
    expect((await follow(tree, 's\ufffd')).kind).toBe('found');
    const one = listedTree({
      whole: listingOf(shown.filter(({ path }) => path.startsWith('to-'))),
      namesAsText: true,
      readBlobs,
    });
    expect(await destination(one, 'to-bytes')).toBe('nowhere');
    const linked: TreeEntry = {
      ...(shown.find(({ path }) => path === 'to-bytes') as TreeEntry),
      path: 'x.tf',
    };
    const withModule = listedTree({ whole: listingOf([...shown, linked]), namesAsText: true, readBlobs });
    expect(await readFolder(withModule, '')).toEqual([
      {
        path: 'x.tf',
        unread: 'it is a symlink that leads to something in some checkouts only',
        hides: 'link',
      },
    ]);
  });
});

describe('the files of a commit', () => {
  it('are found by path and by folder', async () => {
    const tree = treeOf({ 'a/x': '1', 'a/b/y': '2', z: '3' });
    expect((await tree.at('a/x'))?.kind).toBe('file');
    expect(await tree.at('a/y')).toBeNull();
    const names = async (folder: string) => (await tree.within(folder)).map(({ path }) => path).sort();
    expect(await names('a')).toEqual(['a/b', 'a/x']);
    expect(await names('')).toEqual(['a', 'z']);
    expect(await names('gone')).toEqual([]);
    const [x] = await tree.read([(await tree.at('a/x')) as TreeEntry]);
    expect(Buffer.from(x ?? []).toString()).toBe('1');
  });

  it('are read once for each content, and not above the limit', async () => {
    const asked: string[] = [];
    const of = (path: string, sha: string, size: number): TreeEntry => ({ path, kind: 'file', sha, size });
    const bytes = await bytesOf(
      [
        of('a', '1', contentLimit),
        of('b', '2', contentLimit + 1),
        of('c', '1', contentLimit),
        of('d', '3', 1),
      ],
      async (blobs) => {
        asked.push(...blobs.map(({ sha }) => sha));
        return new Map([['1', Buffer.from('one')]]);
      },
    );
    expect(asked).toEqual(['1', '3']);
    expect(bytes.map((each) => each && Buffer.from(each).toString())).toEqual(['one', null, 'one', null]);
  });

  it('that are the address of a file in Git LFS are not that file', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\n';
    expect(fileContent(Buffer.from(pointer))).toEqual({ kind: 'not-a-file', what: 'lfs-pointer' });
    expect(fileContent(Buffer.from(pointer.padEnd(1023)))).toMatchObject({ kind: 'not-a-file' });
    expect(fileContent(Buffer.from(pointer.padEnd(1024)))).toMatchObject({ kind: 'file' });
    expect(fileContent(Buffer.from(`#${pointer}`))).toMatchObject({ kind: 'file' });
  });
});

describe('what differs between two revisions', () => {
  const differing = async (base: Files, head: Files) =>
    (await changesBetween(treeOf(base), treeOf(head), ({ kind }) => kind !== 'directory'))?.map(
      (change) => `${change.path} ${change.base?.kind ?? 'none'} ${change.head?.kind ?? 'none'}`,
    );

  it('is each path with other bytes or of another kind, sorted', async () => {
    expect(
      await differing(
        { same: '1', changed: '1', gone: '1', link: '-> 1', swapped: '1', back: '-> 1' },
        { same: '1', changed: '2', added: '1', link: '-> 2', swapped: '-> 1', back: '1' },
      ),
    ).toEqual([
      'added none file',
      'back symlink file',
      'changed file file',
      'gone file none',
      'link symlink symlink',
      'swapped file symlink',
    ]);
  });

  it('is not known where one of them is not listed completely', async () => {
    const part = { ...treeOf({}), whole: null };
    expect(await changesBetween(part, treeOf({}), () => true)).toBeNull();
    expect(await changesBetween(treeOf({}), part, () => true)).toBeNull();
  });
});

describe('the configuration of a folder', () => {
  const tree = treeOf({
    'a/main.tf': 'x',
    'a/link.tf': '-> ../b/other.tf',
    'a/gone.tf': '-> nothing',
    'a/out.tf': '-> ../../x',
    'a/loop.tf': '-> loop.tf',
    'a/folder.tf': '-> ../b',
    'a/README.md': 'y',
    'a/sub.tf/x': 'z',
    'b/other.tf': '12345',
    'b/module.tf': '@',
    c: '-> a',
  });

  it('is every file that Terraform reads, with symlinks followed, and what cannot be read', async () => {
    expect(await readFolder(tree, 'a')).toEqual([
      { path: 'a/folder.tf', unread: 'it is a directory' },
      { path: 'a/gone.tf', unread: 'it is a symlink that leads to nothing', hides: 'link' },
      { path: 'a/link.tf', text: '12345' },
      { path: 'a/loop.tf', unread: 'it is a symlink that leads nowhere in the end', hides: 'link' },
      { path: 'a/main.tf', text: 'x' },
      { path: 'a/out.tf', unread: 'it is a symlink that leads out of the repository', hides: 'link' },
    ]);
  });

  it('is that behind a symlinked folder, under the name of the symlink', async () => {
    const read = await readFolder(tree, 'c');
    expect(read?.map(({ path }) => path)).toContain('c/main.tf');
    expect(await readFolder(tree, 'b')).toEqual([{ path: 'b/other.tf', text: '12345' }]);
    expect(await readFolder(tree, 'gone')).toEqual([]);
    expect(await readFolder(tree, '../x')).toEqual([]);
  });

  it('is told where a file is too large', async () => {
    const large = { ...tree, read: async (entries: readonly TreeEntry[]) => entries.map(() => null) };
    expect(await readFolder(large, 'b')).toEqual([
      { path: 'b/other.tf', unread: 'it is too large', hides: 'size' },
    ]);
  });
});

describe('the configuration that is asked for at once', () => {
  async function brought(files: Files, folders: readonly string[]) {
    const waves: (readonly string[])[] = [];
    const bring = async (entries: readonly TreeEntry[]) => void waves.push(entries.map(({ path }) => path));
    await new ConfigurationReader({ ...treeOf(files), bring }).readModules(folders);
    return waves.flat();
  }

  it('is that of the named folders, with what symlinks lead to', async () => {
    const files = { 'a/main.tf': '', 'a/README.md': '', 'a/l.tf': '-> ../c', c: '', 'b/x/y.tf': '' };
    expect(await brought(files, ['a', 'b'])).toEqual(['c', 'a/main.tf']);
  });

  it('leaves out what is too long to be parsed', async () => {
    const longest = '#'.repeat(256 * 1024);
    expect(await brought({ 'a/l.tf': `${longest}#`, 'b/m.tf': longest }, ['a', 'b'])).toEqual(['b/m.tf']);
  });
});
