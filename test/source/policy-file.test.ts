import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDiskFile } from '../../src/source/disk/on-disk.ts';
import { gitSource } from '../../src/source/git/git-source.ts';
import { githubSource } from '../../src/source/github/github-source.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import type { FileReader } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

const path = '.github/lockproof.yml';

let repository: Repository;
let github: GitHubDouble;
let tip: string;
let head: string;

/** `main` has a newer commit after the branch `change` has left it. */
beforeAll(async () => {
  repository = createRepository();
  const fork = repository.commit(
    { [path]: 'at the merge base', 'README.md': 'x', 'a/b.yml': 'deep' },
    'Fork',
  );
  repository.branch('change', fork);
  head = repository.commit(
    {
      [path]: 'at head',
      'link.yml': { symlink: path },
      linked: { symlink: '.github' },
      outside: { symlink: '../.github' },
      absolute: { symlink: '/etc' },
      sub: { submodule: fork },
    },
    'Change',
    { branch: 'change' },
  );
  tip = repository.commit({ [path]: 'at the tip' }, 'Go on');
  github = await startGitHubDouble({ repository });
});
afterAll(async () => {
  await github.close();
  repository.remove();
});

type From = 'git' | 'github' | 'working tree';

/** Nothing changes between the tests, and each reading of the source is many processes. */
const readers = new Map<string, Promise<FileReader>>();

function readerOf(from: From, base: string | null = tip): Promise<FileReader> {
  const known = readers.get(`${from} ${base}`) ?? openReader(from, base);
  readers.set(`${from} ${base}`, known);
  return known;
}

async function openReader(from: From, base: string | null): Promise<FileReader> {
  const { directory } = repository;
  if (from === 'working tree') repository.checkOut('change');
  const { owner, repo } = github;
  const octokit = createOctokit({ token: 't', apiUrl: github.url, userAgent: 'test', secondOfWaiting: 1 });
  const source =
    from === 'github'
      ? githubSource({ octokit, owner, repo, base, head, mergeBase: true })
      : gitSource({ directory, base, head: from === 'git' ? head : null, mergeBase: true });
  const { readFile } = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
  if (readFile === undefined) throw new Error('no files');
  return readFile;
}

function shown(content: Content): string {
  if (content.kind === 'file') return Buffer.from(content.bytes).toString();
  return content.kind === 'not-a-file' ? content.what : content.kind;
}

describe.each<From>(['git', 'working tree', 'github'])('a file read from %s', (from) => {
  it.each<readonly [string, Parameters<FileReader>[1], string]>([
    [path, 'trusted', 'at the tip'],
    [path, 'base', 'at the merge base'],
    [path, 'head', 'at head'],
    ['a/b.yml', 'head', 'deep'],
    ['a/c.yml', 'head', 'missing'],
    ['a/b.yml/c', 'head', 'missing'],
    ['a', 'head', 'directory'],
    ['link.yml', 'head', 'symlink'],
    ['linked/lockproof.yml', 'head', 'symlink'],
    ['linked/gone.yml', 'head', 'missing'],
    ['outside/lockproof.yml', 'head', 'symlink'],
    ['absolute/lockproof.yml', 'head', 'symlink'],
    ['link.yml', 'trusted', 'missing'],
    ['*', 'head', 'missing'],
  ])('%s, %s: %s', async (file, side, text) => {
    expect(shown(await (await readerOf(from))(file, side))).toBe(text);
  });

  it('is not read if it is larger than it may be', async () => {
    const readFile = await readerOf(from);
    expect((await readFile(path, 'head', 7)).kind).toBe('file');
    expect(await readFile(path, 'head', 6)).toEqual({ kind: 'too-large', bytes: 7, limit: 6 });
  });
});

describe('without a base', () => {
  it('GitHub’s default branch is trusted, not the head', async () => {
    const readFile = await readerOf('github', null);
    expect(shown(await readFile(path, 'trusted'))).toBe('at the tip');
    expect(shown(await readFile(path, 'base'))).toBe('at head');
  });

  it('a local repository is trusted itself', async () => {
    expect(shown(await (await readerOf('git', null))(path, 'trusted'))).toBe('at head');
  });
});

it('GraphQL tells of a file at the tip of the default branch what its listing tells', async () => {
  const kinds = {
    'kinds/text': 'a\r\n',
    'kinds/binary': Buffer.from('\0'),
    'kinds/none': '',
    'kinds/run': { executable: 'x' },
    'kinds/link': { symlink: 'text' },
    'kinds/sub': { submodule: tip },
    'kinds/pointer': 'version https://git-lfs.github.com/spec/v1\n',
    aside: { symlink: 'kinds' },
  };
  const fork = repository.git(['rev-parse', 'main']);
  const all = repository.commit(kinds, 'All kinds');
  try {
    const { owner, repo, url } = github;
    const octokit = createOctokit({ token: 't', apiUrl: url, userAgent: 'test', secondOfWaiting: 1 });
    const source = githubSource({ octokit, owner, repo, base: null, head: all, mergeBase: false });
    const { readFile } = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'all' });
    for (const path of [...Object.keys(kinds), 'kinds', 'kinds/gone', 'aside/text', '*']) {
      const before = github.requests.length;
      expect(await readFile?.(path, 'trusted'), path).toEqual(await readFile?.(path, 'head'));
      expect(github.requests[before]?.path).toBe('/graphql');
    }
  } finally {
    repository.branch('main', fork);
  }
});

it('GitHub gets only one request for content that the sides share', async () => {
  const readFile = await readerOf('github', repository.git(['merge-base', 'main', 'change']));
  const before = github.requests.length;
  await Promise.all((['trusted', 'base', 'head'] as const).map((side) => readFile(path, side)));
  const asked = github.requests.slice(before).map((request) => request.path);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThanOrEqual(6);
});

it('on disk no symlink is followed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lockproof-disk-'));
  const outside = mkdtempSync(join(tmpdir(), 'lockproof-outside-'));
  writeFileSync(join(outside, 'lockproof.yml'), 'not yours');
  symlinkSync(outside, join(root, '.github'));
  expect(shown(await readDiskFile(root, path))).toBe('symlink');
  for (const folder of [root, outside]) rmSync(folder, { recursive: true });
});
