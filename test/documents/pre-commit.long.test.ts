import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { blocksIn, root } from './blocks.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const installed = spawnSync('pre-commit', ['--version']).error === undefined;
if (!installed)
  console.log(
    '*** NOTICE: no pre-commit on this machine (apt-get install pre-commit); the hooks are not tried. ***',
  );

/** Without `--` before it, its folder would be a flag (T100). */
const lockFile = '--config=x/.terraform.lock.hcl';
let workshop: Workshop;
/** The repository of the hooks, as pre-commit clones it. */
let hooks: Repository;

beforeAll(async () => {
  workshop = await openWorkshop();
  hooks = createRepository();
  for (const path of ['.pre-commit-hooks.yaml', 'package.json', 'dist'])
    cpSync(join(root, path), join(hooks.directory, path), { recursive: true });
  hooks.git(['add', '--all']);
  hooks.git(['commit', '--quiet', '--message', 'Release']);
});
afterAll(async () => {
  hooks.remove();
  await workshop.close();
});

/** A clone with this lock file staged and these hooks installed. */
async function staged(text: string, ids: readonly string[]): Promise<string> {
  const directory = workshop.clone('honest');
  const [block] = blocksIn('docs/recipes/pre-commit.md').filter(
    ({ file }) => file === '.pre-commit-config.yaml',
  );
  const config = (block?.text ?? '')
    .replace('https://github.com/lockproof/lockproof', hooks.directory)
    .replace('0'.repeat(40), hooks.git(['rev-parse', 'HEAD']).trim())
    .replace(/^.*- id: lockproof-review$/m, ids.map((id) => `      - id: ${id}`).join('\n'));
  writeFileSync(join(directory, '.pre-commit-config.yaml'), config);
  mkdirSync(join(directory, dirname(lockFile)), { recursive: true });
  writeFileSync(join(directory, lockFile), text);
  await workshop.run(directory, 'git add --all; pre-commit install');
  return directory;
}

const commit = (directory: string) =>
  workshop.run(
    directory,
    `git -c user.name=Test -c user.email=test@example.com commit --quiet --message 'Upgrade'`,
    { PRE_COMMIT_HOME: join(hooks.directory, '.git/pre-commit') },
  );

describe.skipIf(!installed)('the hooks of pre-commit', () => {
  it('are described as pre-commit wants it', () => {
    const run = spawnSync('pre-commit', ['validate-manifest', join(root, '.pre-commit-hooks.yaml')], {
      encoding: 'utf8',
    });
    expect(run.stdout + run.stderr).toBe('');
  });

  it('lockproof-review lets a proven lock file pass, and stops a commit with a planted hash', async () => {
    const { entry } = workshop.honest;
    const proven = lockFileText({ ...entry, constraints: '3.2.4' });
    const good = await commit(await staged(proven, ['lockproof-review']));
    expect(good.exitCode, good.stdout + good.stderr).toBe(0);
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('hook')] });
    const bad = await commit(await staged(planted, ['lockproof-review']));
    expect(bad.exitCode).toBe(1);
    expect(bad.stderr + bad.stdout).toContain('unproven-hash');
  });

  it('judges what is staged, not what lies beside it', async () => {
    const { entry, text } = workshop.honest;
    const directory = await staged(lockFileText({ ...entry, constraints: '3.2.4' }), ['lockproof-review']);
    writeFileSync(join(directory, lockFile), text.replace('zh:', 'zh:0'));
    const run = await commit(directory);
    expect(run.exitCode, run.stdout + run.stderr).toBe(0);
  });

  it('starts nothing for a commit without a lock file', async () => {
    const directory = await staged(workshop.honest.text, ['lockproof-review', 'lockproof-lock']);
    writeFileSync(join(directory, 'README.md'), 'one\n');
    const run = await workshop.run(directory, 'pre-commit run --files README.md', {
      PRE_COMMIT_HOME: join(hooks.directory, '.git/pre-commit'),
    });
    expect(run.exitCode, run.stdout + run.stderr).toBe(0);
    expect(run.stdout.match(/no files to check/g)).toHaveLength(2);
  });

  it('lockproof-lock adds what is missing and stops the commit, so that somebody looks at it', async () => {
    const { entry } = workshop.honest;
    const [h1 = ''] = entry.hashes;
    const directory = await staged(lockFileText({ ...entry, hashes: [h1] }), ['lockproof-lock']);
    const first = await commit(directory);
    expect(first.exitCode, first.stdout + first.stderr).toBe(1);
    expect(readFileSync(join(directory, lockFile), 'utf8')).toBe(workshop.honest.text);
    await workshop.run(directory, 'git add --all');
    const second = await commit(directory);
    expect(second.exitCode, second.stdout + second.stderr).toBe(0);
  });
});
