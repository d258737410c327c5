import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRepository } from '../../src/source/git/git.ts';
import { gitSource } from '../../src/source/git/git-source.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the program git', () => {
  it.each([
    ['node_modules/.bin', 'relative'],
    ['.', 'relative'],
    ['tools/bin', 'absolute'],
  ])('is never the one that a checkout has in %s, whatever PATH says (T93)', async (folder, kind) => {
    const repository = createRepository();
    const place = join(repository.directory, folder);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'git'), `#!/bin/sh\ntouch '${repository.directory}/started'\n`);
    chmodSync(join(place, 'git'), 0o755);
    // As if the current folder were the checkout.
    const here = kind === 'absolute' ? place : relative(process.cwd(), place);
    vi.stubEnv('PATH', [here, '', process.env.PATH].join(delimiter));
    expect(await openRepository(repository.directory)).toMatchObject({ root: repository.directory });
    expect(existsSync(join(repository.directory, 'started'))).toBe(false);
    repository.remove();
  });

  it('is asked once for what a change brings, and once for a policy that stays as it is', async () => {
    const repository = createRepository();
    const policy = { 'lockproof.yml': 'fail-on: warning\n' };
    const base = repository.commit({ ...policy, '.terraform.lock.hcl': 'one\n' }, 'base');
    repository.commit({ ...policy, '.terraform.lock.hcl': 'two\n' }, 'change');
    const folder = mkdtempSync(join(temporaryFolder(), 'lockproof-git-'));
    const log = join(folder, 'log');
    writeFileSync(
      join(folder, 'git'),
      `#!/bin/sh\necho "$@" >>'${log}'\nPATH='${process.env.PATH}' exec git "$@"\n`,
    );
    chmodSync(join(folder, 'git'), 0o755);
    vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
    const source = gitSource({ directory: repository.directory, base, head: 'HEAD' });
    const { readFile } = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
    const sides = (['trusted', 'base', 'head'] as const).map((side) => readFile?.('lockproof.yml', side));
    expect((await Promise.all(sides)).map((content) => content?.kind)).toEqual(['file', 'file', 'file']);
    expect(readFileSync(log, 'utf8').match(/cat-file/g)).toHaveLength(2);
    rmSync(folder, { recursive: true });
    repository.remove();
  });
});
