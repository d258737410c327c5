import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';

/* Files of any size beside the lock files: what they cost, and what is said about them. */

const MiB = 1024 * 1024;
const rows = 'id,name,date\n1,one,2026-01-01\n'.repeat(400_000);
let repository: Repository;

beforeEach(() => {
  repository = createRepository();
  repository.commit({ '.terraform.lock.hcl': '', 'main.tf': '' }, 'first');
  repository.checkOut('main');
});
afterEach(() => repository.remove());

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(repository.directory, path)), { recursive: true });
  writeFileSync(join(repository.directory, path), content);
}

function writeSparse(path: string, size: number): void {
  write(path, '');
  truncateSync(join(repository.directory, path), size);
}

const review = (...flags: readonly string[]) =>
  runCli(['review', '--base', 'main', '--fail-on', 'warning', ...flags], { directory: repository.directory });

describe('a large file that a change brings', () => {
  it('is not searched, and a notice says so', async () => {
    writeSparse('disk.img', 30 * MiB);
    write('old.txt', Buffer.concat([Buffer.from([0xe9, 0x0a]), Buffer.from(rows)]));
    write('data.csv', rows);
    const run = await review();
    expect(run).toMatchObject({ exitCode: 0 });
    expect(run.stdout).toContain('✅ Lockproof: no lock file changed');
    expect(run.stdout).toContain('did not search 3 of the changed files');
  });

  it('is none in a commit either', async () => {
    repository.commit({ 'data.csv': rows, 'disk.img': `\0${rows}` }, 'data', { branch: 'data' });
    expect(await review('--head', 'data')).toMatchObject({ exitCode: 0 });
  });
});

describe('a path through many folders', () => {
  it('is read', async () => {
    repository.commit({ [`${'d/'.repeat(600)}.terraform.lock.hcl`]: '' }, 'deep', { branch: 'deep' });
    repository.branch('deep', repository.commit({}, 'tip', { branch: 'deep' }));
    repository.checkOut('deep');
    expect((await review()).stdout).toContain('1 lock file');
  });
});

describe('a file larger than any limit', () => {
  it('is not read whole to compare it', async () => {
    // To read 4 TiB takes longer than any test may.
    for (const path of ['disk.img', 'main.tf', '.gitattributes', 'x/main.tf'])
      writeSparse(path, 4 * 1024 * 1024 * MiB);
    expect((await review()).stdout).toContain('main.tf');
  });

  it('is unchanged if git knows the same bytes, within what takes seconds', async () => {
    const plugin = 'terraform.d/plugins/large';
    const bytes = Buffer.alloc(12 * MiB, 1);
    repository.commit({ [plugin]: bytes }, 'plugin');
    write(plugin, bytes);
    expect(await review()).toMatchObject({ exitCode: 0 });
    write(plugin, Buffer.alloc(12 * MiB, 2));
    expect((await review()).stdout).toContain(plugin);
    rmSync(join(repository.directory, plugin));
  });
});
