import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { withRootModules } from '../../src/extensions/configuration/root-modules.ts';
import { openRepository } from '../../src/source/git/git.ts';
import { gitSource } from '../../src/source/git/git-source.ts';
import { defaultBase } from '../../src/source/git/revision.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

const path = 'live/.terraform.lock.hcl';
const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'changed' } as const;

let repository: Repository;
let first: string;

beforeEach(() => {
  repository = createRepository();
  first = repository.commit({ [path]: 'one\n', '.gitignore': 'ignored/\n' }, 'first');
  repository.checkOut('main');
});
afterEach(() => repository.remove());

async function defaultBaseIn(directory: string, onNotice?: (notice: string) => void) {
  const base = await defaultBase(await openRepository(directory), onNotice);
  return base === null ? null : base.commit;
}

function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `lockproof-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function partialClone(filter: string): string {
  const clone = temporaryFolder('partial');
  repository.git(['config', 'uploadpack.allowFilter', 'true']);
  const from = `file://${repository.directory}`;
  repository.git(['clone', '--quiet', '--no-checkout', `--filter=${filter}`, from, clone]);
  return clone;
}

function placeOf(sha: string): string {
  return join(repository.directory, '.git/objects', sha.slice(0, 2), sha.slice(2));
}

async function told(base: string | null, head: string | null, directory = repository.directory) {
  const snapshot = await gitSource({ directory, base, head }).read(selection);
  return snapshot.files.map((file) => `${file.status} ${file.path} ${file.head.kind}`);
}

function write(name: string, text: string): void {
  mkdirSync(join(repository.directory, name, '..'), { recursive: true });
  writeFileSync(join(repository.directory, name), text);
}

describe('the working tree', () => {
  test('is compared as it is on disk: edited, new and deleted files, not ignored ones', async () => {
    write('new/.terraform.lock.hcl', 'new\n');
    write('ignored/.terraform.lock.hcl', 'ignored\n');
    expect(await told('HEAD', null)).toEqual(['added new/.terraform.lock.hcl file']);
    write(path, 'two\n');
    expect(await told('HEAD', null)).toEqual([`modified ${path} file`, 'added new/.terraform.lock.hcl file']);
    rmSync(join(repository.directory, path));
    expect(await told('HEAD', null)).toEqual([
      `removed ${path} missing`,
      'added new/.terraform.lock.hcl file',
    ]);
  });

  test('has no commit, and works from any of its folders', async () => {
    write(path, 'two\n');
    const directory = join(repository.directory, 'live');
    expect(await gitSource({ directory, base: 'HEAD', head: null }).read(selection)).toMatchObject({
      base: first,
      head: null,
      files: [{ path }],
    });
  });

  test('is not read through a symlink that replaces a folder', async () => {
    const outside = temporaryFolder('outside');
    writeFileSync(join(outside, '.terraform.lock.hcl'), 'secret\n');
    rmSync(join(repository.directory, 'live'), { recursive: true });
    symlinkSync(outside, join(repository.directory, 'live'));
    expect(await told('HEAD', null)).toEqual([`removed ${path} missing`]);
  });

  test('a symlink is not followed, even if its target is the text of the file', async () => {
    const outside = temporaryFolder('outside');
    writeFileSync(join(outside, 'secret'), 'secret\n');
    rmSync(join(repository.directory, path));
    symlinkSync(join(outside, 'secret'), join(repository.directory, path));
    expect(await told('HEAD', null)).toEqual([`modified ${path} not-a-file`]);
    rmSync(join(repository.directory, path));
    symlinkSync('one\n', join(repository.directory, path));
    expect(await told('HEAD', null)).toEqual([`modified ${path} not-a-file`]);
    const linked = repository.commit({ [path]: { symlink: 'one\n' } }, 'linked');
    expect(await told(first, linked)).toEqual([`modified ${path} not-a-file`]);
  });

  test('an entry that is not a file counts in every spelling of the name', async () => {
    symlinkSync('x', join(repository.directory, 'live/.Terraform.LOCK.hcl'));
    expect(await told('HEAD', null)).toEqual(['added live/.Terraform.LOCK.hcl not-a-file']);
  });

  test('a file of more than ten megabytes is not read', async () => {
    const limit = 10 * 1024 * 1024;
    write(path, '#'.repeat(limit));
    expect(await told('HEAD', null)).toEqual([`modified ${path} file`]);
    write(path, '#'.repeat(limit + 1));
    expect(await told('HEAD', null)).toEqual([`modified ${path} too-large`]);
    const large = repository.commit({ [path]: '#'.repeat(limit + 1) }, 'large');
    expect(await told(first, large)).toEqual([`modified ${path} too-large`]);
  });

  test('no file outside of the repository is read', async () => {
    writeFileSync(join(repository.directory, '..', 'lockproof-outside.yml'), 'secret\n');
    onTestFinished(() => rmSync(join(repository.directory, '..', 'lockproof-outside.yml')));
    const { readFile } = await gitSource({ directory: repository.directory, base: first, head: null }).read(
      selection,
    );
    for (const outside of ['../lockproof-outside.yml', 'live/../../lockproof-outside.yml'])
      expect(await readFile?.(outside, 'head')).toEqual({ kind: 'missing' });
    expect(await readFile?.('.gitignore', 'head')).toMatchObject({ kind: 'file' });
  });

  test('a sparse checkout does not count as a removal', async () => {
    repository.git(['sparse-checkout', 'set', '--no-cone', '/.gitignore']);
    expect(existsSync(join(repository.directory, path))).toBe(false);
    expect(await told('HEAD', null)).toEqual([]);
  });
});

describe('the index', () => {
  const git = (...args: string[]) => repository.git(args);
  const refusal = /The index has a different .*; run `git restore --staged ':\/\S+'`, and add the file/;

  test.each([
    ['planted in a lock file that is restored', () => write(path, 'planted\n'), path],
    ['in a file that is emptied', () => write(path, ''), path],
    ['in a new file', () => write('new/.terraform.lock.hcl', 'planted\n'), 'new/.terraform.lock.hcl'],
  ])(
    'is what the next commit takes: %s is refused, and the next step works (T98)',
    async (_, plant, where) => {
      plant();
      git('add', '--all');
      if (where === path) write(path, 'one\n');
      else rmSync(join(repository.directory, where));
      await expect(told('HEAD', null)).rejects.toThrow(refusal);
      git('restore', '--staged', `:/${where}`);
      expect(await told('HEAD', null)).toEqual([]);
    },
  );

  test('that lacks a lock file of the working tree is refused', async () => {
    git('rm', '--quiet', '--cached', path);
    await expect(told('HEAD', null)).rejects.toThrow(refusal);
  });

  test('of a skipped file as well, and what is there is read', async () => {
    git('update-index', '--skip-worktree', path);
    write(path, 'planted\n');
    expect(await told('HEAD', null)).toEqual([`modified ${path} file`]);
    git('update-index', '--no-skip-worktree', path);
    git('add', '--all');
    git('update-index', '--skip-worktree', path);
    write(path, 'one\n');
    await expect(told('HEAD', null)).rejects.toThrow(refusal);
    git('restore', '--staged', `:/${path}`);
    expect(await told('HEAD', null)).toEqual([]);
  });

  test('that has what was committed, or what is on disk, is no reason to refuse (T98)', async () => {
    write(path, 'two\n');
    write('new/.terraform.lock.hcl', 'new\n');
    expect(await told('HEAD', null)).toHaveLength(2);
    git('add', '--intent-to-add', 'new/.terraform.lock.hcl');
    expect(await told('HEAD', null)).toHaveLength(2);
    git('add', '--all');
    expect(await told('HEAD', null)).toHaveLength(2);
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'two');
    write(path, 'three\n');
    expect(await told(first, null)).toHaveLength(2);
  });

  test('with a conflict is read as it is on disk', async () => {
    const ours = repository.commit({ [path]: 'ours\n' }, 'ours');
    repository.commit({ [path]: 'theirs\n' }, 'theirs', { branch: 'theirs', parents: [first] });
    repository.checkOut('main');
    expect(() => git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'merge', 'theirs')).toThrow();
    write(path, 'merged\n');
    expect(await told(ours, null)).toEqual([`modified ${path} file`]);
  });
});

describe('the default base', () => {
  test('on the default branch it is the current commit, so that uncommitted changes are reviewed', async () => {
    expect(await defaultBaseIn(repository.directory)).toBe(first);
  });

  test('on another branch it is the commit where the branch left main', async () => {
    repository.branch('feature', first);
    repository.commit({ [path]: 'main\n' }, 'main moves on');
    repository.commit({ [path]: 'feature\n' }, 'work', { branch: 'feature' });
    repository.checkOut('feature');
    expect(await defaultBaseIn(repository.directory)).toBe(first);
  });

  test('with two merge bases it is the tip of the default branch, because a merge brings more than either shows (T69)', async () => {
    const planted = repository.commit({ [path]: 'planted\n' }, 'X', { branch: 'x', parents: [first] });
    const reverted = repository.commit({ [path]: 'one\n' }, 'R', { branch: 'reverted', parents: [planted] });
    const kept = repository.commit({ 'foo.txt': 'foo' }, 'K', { branch: 'kept', parents: [planted] });
    const main = repository.commit({ [path]: 'one\n' }, 'merge', { parents: [reverted, kept] });
    repository.commit({ [path]: 'planted\n' }, 'merge', { branch: 'second', parents: [kept, reverted] });
    repository.checkOut('second');
    const notices: string[] = [];
    expect(await defaultBaseIn(repository.directory, (notice) => notices.push(notice))).toBe(main);
    expect(notices).toEqual([expect.stringContaining('2 merge bases')]);
    const source = gitSource({
      directory: repository.directory,
      base: main,
      head: 'second',
      mergeBase: true,
    });
    const { files } = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
    expect(files).toMatchObject([{ path, status: 'modified' }]);
  });

  test('the default branch of origin wins over local ones', async () => {
    const second = repository.commit({ [path]: 'two\n' }, 'second');
    repository.checkOut('main');
    repository.git(['update-ref', 'refs/remotes/origin/trunk', first]);
    repository.git(['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk']);
    expect(await defaultBase(await openRepository(repository.directory))).toEqual({
      commit: first,
      name: 'origin/trunk',
    });
    expect(second).not.toBe(first);
  });

  test('in a repository without a commit it does not exist', async () => {
    const empty = createRepository();
    writeFileSync(join(empty.directory, '.terraform.lock.hcl'), 'x\n');
    expect(await defaultBaseIn(empty.directory)).toBeNull();
    expect(await told(null, null, empty.directory)).toEqual(['unchanged .terraform.lock.hcl file']);
    empty.remove();
  });
});

describe('mistakes of a user', () => {
  test('revisions that are none are unknown', async () => {
    for (const revision of [
      'no-such',
      '',
      '--output=/tmp/x',
      '-h',
      'HEAD --all',
      'a\0b',
      '$(touch x)',
      'HEAD:live',
    ])
      await expect(told(revision, 'HEAD'), revision).rejects.toMatchObject({
        name: 'UserError',
        code: 'unknown-revision',
      });
  });

  test.each(['main', 'main~0'])('a tag named like a branch makes %s unclear (T96)', async (revision) => {
    const second = repository.commit({ [path]: 'two\n' }, 'second');
    expect(await told(`${revision}~1`, 'HEAD')).toEqual([`modified ${path} file`]);
    // Git itself takes the tag, so that a commit would be compared with itself.
    repository.tag('main', second);
    await expect(told(revision, 'HEAD')).rejects.toMatchObject({
      code: 'unknown-revision',
      message: expect.stringContaining('"refs/heads/main" or "refs/tags/main"; write the name in full'),
    });
    expect(await told('refs/heads/main~1', 'HEAD')).toEqual([`modified ${path} file`]);
    repository.git(['update-ref', 'refs/remotes/origin/main', first]);
    expect(await told('origin/main', 'HEAD')).toEqual([`modified ${path} file`]);
    repository.tag('origin/main', second);
    await expect(told('origin/main', 'HEAD')).rejects.toMatchObject({ code: 'unknown-revision' });
    expect(await defaultBaseIn(repository.directory)).toBe(first);
  });

  test('a folder that is not a repository', async () => {
    const folder = temporaryFolder('plain');
    await expect(told('HEAD', null, folder)).rejects.toMatchObject({ code: 'not-a-repository' });
    await expect(defaultBaseIn(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'not-a-repository' });
  });

  test('a folder that is made to look like a repository is not one (T59)', async () => {
    const folder = join(repository.directory, 'vendored');
    repository.git(['clone', '--quiet', '--bare', repository.directory, folder]);
    await expect(told('HEAD', null, folder)).rejects.toMatchObject({ code: 'not-a-repository' });
    // The same with a working tree of its own choice.
    repository.git(['--git-dir', folder, 'config', 'core.bare', 'false']);
    repository.git(['--git-dir', folder, 'config', 'core.worktree', repository.directory]);
    await expect(told('HEAD', null, folder)).rejects.toMatchObject({ code: 'not-a-repository' });
    await expect(defaultBaseIn(folder)).rejects.toMatchObject({ code: 'not-a-repository' });
  });

  test('revisions without a common ancestor', async () => {
    const orphan = repository.commit({ [path]: 'x' }, 'orphan', { branch: 'orphan' });
    const source = gitSource({
      directory: repository.directory,
      base: orphan,
      head: 'main',
      mergeBase: true,
    });
    await expect(source.read(selection)).rejects.toMatchObject({ code: 'unknown-revision' });
  });
});

test('no program in the repository’s settings is run, and git’s own variables have no effect', async () => {
  const trap = join(repository.directory, '.git', 'trap');
  writeFileSync(`${trap}.sh`, `#!/bin/sh\ntouch '${trap}.sprung'\ncat\n`);
  chmodSync(`${trap}.sh`, 0o755);
  for (const name of [
    'core.fsmonitor',
    'core.pager',
    'filter.x.clean',
    'filter.x.smudge',
    'filter.x.process',
    'diff.x.textconv',
    'core.sshCommand',
    'core.editor',
    'core.alternateRefsCommand',
    'uploadpack.packObjectsHook',
  ]) {
    repository.git(['config', name, `${trap}.sh`]);
  }
  repository.git(['config', 'remote.origin.url', `ext::${trap}.sh`]);
  repository.git(['config', 'core.hooksPath', join(repository.directory, '.git')]);
  for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction']) {
    writeFileSync(join(repository.directory, '.git', hook), `#!/bin/sh\ntouch '${trap}.sprung'\n`, {
      mode: 0o755,
    });
  }
  write('.gitattributes', '* filter=x diff=x\n');
  write(path, 'two\n');
  rmSync(`${trap}.sprung`, { force: true });
  process.env.GIT_DIR = '/nowhere';
  process.env.GIT_EXTERNAL_DIFF = `${trap}.sh`;
  try {
    expect(await told('HEAD', null)).toEqual([`modified ${path} file`]);
    expect(await told('HEAD', 'HEAD')).toEqual([]);
    expect(await defaultBaseIn(repository.directory)).toBe(first);
  } finally {
    delete process.env.GIT_DIR;
    delete process.env.GIT_EXTERNAL_DIFF;
  }
  expect(existsSync(`${trap}.sprung`)).toBe(false);
});

test('a folder by the name of a lock file is told, in a commit and on disk', async () => {
  const folder = repository.commit({ [path]: null, [`${path}/inner`]: 'x' }, 'a folder');
  expect(await told(first, folder)).toEqual([`modified ${path} not-a-file`]);
  repository.checkOut('main');
  expect(await told(first, null)).toEqual([`modified ${path} not-a-file`]);
});

test.each([
  ['is not in the clone', () => '1'.repeat(40)],
  ['is no file', () => repository.git(['rev-parse', `${first}^{tree}`])],
])('content that %s is an error, not an empty file', async (_, sha) => {
  // Git's own commands would not write such a tree.
  const entry = Buffer.concat([Buffer.from('100644 .terraform.lock.hcl\0'), Buffer.from(sha(), 'hex')]);
  const tree = repository.git(['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], entry);
  const commit = repository.git(['commit-tree', tree, '-m', 'broken']);
  await expect(told(first, commit)).rejects.toMatchObject({ name: 'SourceError', code: 'unavailable' });
});

test('an object that the clone has under the id of another one is not used', async () => {
  const [one = '', two = ''] = ['one\n', 'two\n'].map((text) => repository.blob(text));
  rmSync(placeOf(one));
  copyFileSync(placeOf(two), placeOf(one));
  await expect(told(null, first)).rejects.toMatchObject({ code: 'malformed-answer' });
});

test('replaced objects of the repository are not used', async () => {
  const second = repository.commit({ [path]: 'two\n' }, 'second');
  const other = repository.commit({ [path]: 'one\n' }, 'other', { branch: 'other' });
  repository.git(['replace', second, other]);
  expect(await told(first, second)).toEqual([`modified ${path} file`]);
});

test('a blob that the clone lacks is an error only where it is read (T66)', async () => {
  const large = '#'.repeat(5_000);
  const files = { [path]: 'two\n', large, rc: 'provider_installation {}\n' };
  const head = repository.commit(files, 'head');
  const searched = async (directory = repository.directory) => {
    const snapshot = await gitSource({ directory, base: first, head }).read(selection);
    const { around } = await withRootModules(readFiles(snapshot), snapshot);
    return [snapshot.files.map((file) => file.head.kind), around.plugins, around.unsearched];
  };
  expect(await searched()).toEqual([['file'], ['rc'], []]);
  expect(await searched(partialClone('blob:limit=1k'))).toMatchObject([
    ['file'],
    {},
    expect.arrayContaining(['large']),
  ]);
  await expect(searched(partialClone('blob:none'))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('partial clone'),
  });
  rmSync(placeOf(repository.blob(large)));
  expect(await searched()).toEqual([['file'], ['rc'], ['large']]);
  rmSync(placeOf(repository.blob('two\n')));
  await expect(searched()).rejects.toMatchObject({
    message: expect.stringContaining('is not in this clone'),
  });
});
