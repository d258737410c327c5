import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { InitFlags } from '../../src/cli/init.ts';
import { init as runInit } from './run-init.ts';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-clones-')));
afterAll(() => rmSync(place, { recursive: true }));

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args])
    .toString()
    .trim();

/** A clone of Lockproof with one commit, as `git clone` leaves it. */
const original = mkdtempSync(join(place, 'original-'));
mkdirSync(join(original, 'dist'));
for (const file of ['dist/cli.js', 'action.yml']) writeFileSync(join(original, file), `${file}\n`);
git(original, 'init', '--quiet', '--initial-branch', 'main');
git(original, 'add', '--all');
git(original, 'commit', '--quiet', '--message', 'One', '--date', '2026-11-01T12:00:00Z');
git(original, 'update-ref', 'refs/remotes/origin/main', 'HEAD');

function cloneFrom(remote: string): string {
  const clone = mkdtempSync(join(place, 'clone-'));
  cpSync(original, clone, { recursive: true, preserveTimestamps: true });
  git(clone, 'remote', 'add', 'origin', remote);
  return clone;
}

function repository(): string {
  const folder = mkdtempSync(join(place, 'repository-'));
  git(folder, 'init', '--quiet');
  return folder;
}

async function init(clone: string, directory: string, flags: InitFlags = {}): Promise<string> {
  const { exitCode, stdout, stderr } = await runInit(directory, flags, join(clone, 'dist/cli.js'));
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

const workflowIn = (folder: string) => readFileSync(join(folder, '.github/workflows/lockproof.yml'), 'utf8');
const usesIn = (folder: string) => /uses: (.*)$/m.exec(workflowIn(folder))?.[1];

const zeros = `lockproof/lockproof@${'0'.repeat(40)} # replace the zeros with the sha of a commit you have reviewed`;

describe('the workflow of init', () => {
  it.for([
    { what: 'a clone', remote: 'https://github.com/lockproof/lockproof', uses: 'lockproof/lockproof' },
    { what: 'a clone, by a user', remote: 'https://nora@GitHub.com/a/lockproof.git', uses: 'a/lockproof' },
    { what: 'a clone, by port 443', remote: 'ssh://git@ssh.github.com:443/a/b', uses: 'a/b' },
    { what: 'a fork, by ssh', remote: 'git@github.com:acme/lock.proof.git', uses: 'acme/lock.proof' },
  ])('names the commit of $what, and its date', async ({ remote, uses }) => {
    const [clone, directory] = [cloneFrom(remote), repository()];
    const printed = await init(clone, directory);
    const date = git(clone, 'log', '-1', '--format=%cs');
    expect(usesIn(directory)).toBe(`${uses}@${git(clone, 'rev-parse', 'HEAD')} # ${date}`);
    expect(printed).not.toContain('zeros');
  });

  it('names the tag of the commit, as Renovate and Dependabot read it', async () => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof.git'), repository()];
    git(clone, 'tag', 'v0.1.0');
    await init(clone, directory);
    expect(usesIn(directory)).toBe(`lockproof/lockproof@${git(clone, 'rev-parse', 'HEAD')} # v0.1.0`);
  });

  it.for([
    {
      what: 'dist/ was changed',
      spoil: (clone: string) =>
        writeFileSync(join(clone, 'dist/cli.js'), `${readFileSync(join(clone, 'dist/cli.js'), 'utf8')}\n`),
      reason: /changes in dist\/ or action\.yml that are not committed\. Commit and push .*init --update`/,
    },
    {
      what: 'the commit was not pushed',
      spoil: (clone: string) => git(clone, 'commit', '--quiet', '--allow-empty', '--message', 'Two'),
      reason: /is on no branch of its remote, .*\. Push it, then run `.*init --update`/,
    },
    {
      what: 'the remote is elsewhere',
      spoil: (clone: string) => git(clone, 'remote', 'set-url', 'origin', 'https://git.example.com/a/b'),
      reason: /is not on github\.com\. .*`.*--action OWNER\/REPO@SHA`/,
    },
    {
      what: 'there is no git',
      spoil: (clone: string) => rmSync(join(clone, '.git'), { recursive: true }),
      reason: /is not a clone/,
    },
  ])('has zeros and says why if $what', async ({ spoil, reason }) => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof'), repository()];
    spoil(clone);
    const printed = await init(clone, directory);
    expect(usesIn(directory)).toBe(zeros);
    expect(printed).toMatch(reason);
    expect(printed).toContain('Until then, .github/workflows/lockproof.yml has zeros');
  });

  it('is not that of a project which has Lockproof as a dependency', async () => {
    const directory = repository();
    mkdirSync(join(directory, 'node_modules'));
    cpSync(cloneFrom('https://github.com/lockproof/lockproof'), join(directory, 'node_modules/lockproof'), {
      recursive: true,
    });
    rmSync(join(directory, 'node_modules/lockproof/.git'), { recursive: true });
    git(directory, 'add', '--all');
    git(directory, 'commit', '--quiet', '--message', 'Dependencies');
    await init(join(directory, 'node_modules/lockproof'), directory);
    expect(usesIn(directory)).toBe(zeros);
  });

  it('uses the action that --action names, and refuses anything that is none', async () => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof'), repository()];
    const wrong = await runInit(directory, { action: 'acme/lockproof@v1 # x' });
    expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('allowed: OWNER/REPO@REF') });
    const pasted = await runInit(directory, { action: 'OWNER/REPO@SHA' });
    expect(pasted).toMatchObject({
      exitCode: 2,
      stderr: wrong.stderr.replace('acme/lockproof@v1 # x', 'OWNER/REPO@SHA'),
    });
    await init(clone, directory, { action: 'acme/mirror@v1' });
    expect(usesIn(directory)).toBe('acme/mirror@v1');
  });

  it('moves to the new commit with --update, which changes nothing else and names the commits to compare', async () => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof'), repository()];
    await init(clone, directory);
    const [old, before] = [git(clone, 'rev-parse', 'HEAD'), workflowIn(directory)];
    git(clone, 'commit', '--quiet', '--allow-empty', '--message', 'Two');
    git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    const now = git(clone, 'rev-parse', 'HEAD');
    expect(await init(clone, directory, { update: true })).toBe(
      `updated .github/workflows/lockproof.yml to lockproof/lockproof@${now}\n- compare https://github.com/lockproof/lockproof/compare/${old}...${now}\n`,
    );
    expect(workflowIn(directory)).toBe(before.replace(old, now));
    expect(await init(clone, directory, { update: true })).toMatch(/uses a different .* nothing was written/);
    expect(workflowIn(directory)).toBe(before.replace(old, now));
    expect(await init(clone, repository(), { update: true })).toMatch(
      /^No workflow uses lockproof\/lockproof;/,
    );
    // An older clone moves it back, and says so.
    git(clone, 'reset', '--quiet', '--hard', old);
    expect(await init(clone, directory, { update: true })).toContain(
      `- ${now} is not before it: if that is a newer commit, update your clone and run this again\n`,
    );
  });

  it('moves a checkout for the command line too, and names the owner of an action that it leaves', async () => {
    const [clone, directory] = [cloneFrom('https://github.com/acme/lockproof'), repository()];
    const file = join(directory, '.github/workflows/repair.yml');
    const withCheckout = (owner: string, ref: string) =>
      `        with:\n          repository: ${owner}/lockproof\n          ref: ${ref}\n          path: lockproof\n`;
    mkdirSync(join(directory, '.github/workflows'), { recursive: true });
    writeFileSync(file, withCheckout('lockproof', `${'0'.repeat(40)} # the commit you have reviewed`));
    await init(clone, directory, { update: true });
    const [now, date] = [git(clone, 'rev-parse', 'HEAD'), git(clone, 'log', '-1', '--format=%cs')];
    expect(readFileSync(file, 'utf8')).toBe(withCheckout('acme', `${now} # ${date}`));
    // The same commit of a fork is another action.
    writeFileSync(file, `      - uses: lockproof/lockproof@${now}\n`);
    expect(await init(clone, directory, { update: true })).toContain(`to acme/lockproof@${now}`);
    writeFileSync(file, `      - uses: other/lockproof@${now}\n`);
    expect(await init(clone, directory, { update: true })).toContain(
      'other/lockproof is used; to move it: --action',
    );
  });
});
