import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const place = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-clones-')));
afterAll(() => rmSync(place, { recursive: true }));

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args])
    .toString()
    .trim();

/** A clone of Lockproof with one commit, as `git clone` leaves it. */
const original = mkdtempSync(join(place, 'original-'));
for (const file of ['dist', 'action.yml', 'package.json'])
  cpSync(join(root, file), join(original, file), { recursive: true });
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

function init(clone: string, directory: string, ...flags: readonly string[]) {
  const run = spawnSync(process.execPath, [join(clone, 'dist/cli.js'), 'init', ...flags], {
    cwd: directory,
    encoding: 'utf8',
  });
  return { ...run, output: `${run.stdout}${run.stderr}` };
}

const workflowIn = (folder: string) => readFileSync(join(folder, '.github/workflows/lockproof.yml'), 'utf8');
const usesIn = (folder: string) => /uses: (.*)$/m.exec(workflowIn(folder))?.[1];

const zeros = `lockproof/lockproof@${'0'.repeat(40)} # replace the zeros with the sha of a commit you have reviewed`;

describe.concurrent('the workflow of init', () => {
  it.for([
    { what: 'a clone', remote: 'https://github.com/lockproof/lockproof', uses: 'lockproof/lockproof' },
    { what: 'a fork, by ssh', remote: 'git@github.com:acme/lock.proof.git', uses: 'acme/lock.proof' },
  ])('names the commit of $what, and its date', ({ remote, uses }, { expect }) => {
    const [clone, directory] = [cloneFrom(remote), repository()];
    const { status, stdout } = init(clone, directory);
    expect(status).toBe(0);
    const date = git(clone, 'log', '-1', '--format=%cs');
    expect(usesIn(directory)).toBe(`${uses}@${git(clone, 'rev-parse', 'HEAD')} # ${date}`);
    expect(stdout).not.toContain('zeros');
  });

  it('names the tag of the commit, as Renovate and Dependabot read it', ({ expect }) => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof.git'), repository()];
    git(clone, 'tag', 'v0.1.0');
    init(clone, directory);
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
  ])('has zeros and says why if $what', ({ spoil, reason }, { expect }) => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof'), repository()];
    spoil(clone);
    const { status, stdout } = init(clone, directory);
    expect(status).toBe(0);
    expect(usesIn(directory)).toBe(zeros);
    expect(stdout).toMatch(reason);
    expect(stdout).toContain('Until then, .github/workflows/lockproof.yml has zeros');
  });

  it('is not that of a project which has Lockproof as a dependency', ({ expect }) => {
    const directory = repository();
    mkdirSync(join(directory, 'node_modules'));
    cpSync(cloneFrom('https://github.com/lockproof/lockproof'), join(directory, 'node_modules/lockproof'), {
      recursive: true,
    });
    rmSync(join(directory, 'node_modules/lockproof/.git'), { recursive: true });
    git(directory, 'add', '--all');
    git(directory, 'commit', '--quiet', '--message', 'Dependencies');
    init(join(directory, 'node_modules/lockproof'), directory);
    expect(usesIn(directory)).toBe(zeros);
  });

  it('uses the action that --action names, and refuses anything that is none', ({ expect }) => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof'), repository()];
    const wrong = init(clone, directory, '--action', 'acme/lockproof@v1 # x');
    expect(wrong.status).toBe(2);
    expect(wrong.output).toContain('allowed: OWNER/REPO@REF');
    expect(init(clone, directory, '--action', 'acme/mirror@v1').status).toBe(0);
    expect(usesIn(directory)).toBe('acme/mirror@v1');
  });

  it('moves to the new commit with --update, which changes nothing else and names the commits to compare', ({
    expect,
  }) => {
    const [clone, directory] = [cloneFrom('https://github.com/lockproof/lockproof'), repository()];
    init(clone, directory);
    const [old, before] = [git(clone, 'rev-parse', 'HEAD'), workflowIn(directory)];
    git(clone, 'commit', '--quiet', '--allow-empty', '--message', 'Two');
    git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    const now = git(clone, 'rev-parse', 'HEAD');
    const { status, stdout } = init(clone, directory, '--update');
    expect(status).toBe(0);
    expect(stdout).toBe(
      `updated .github/workflows/lockproof.yml to lockproof/lockproof@${now}\n- compare https://github.com/lockproof/lockproof/compare/${old}...${now}\n`,
    );
    expect(workflowIn(directory)).toBe(before.replace(old, now));
    expect(init(clone, directory, '--update').stdout).toMatch(/nothing was written/);
    expect(workflowIn(directory)).toBe(before.replace(old, now));
  });

  it('moves a checkout for the command line too, and names the owner of an action that it leaves', ({
    expect,
  }) => {
    const [clone, directory] = [cloneFrom('https://github.com/acme/lockproof'), repository()];
    const file = join(directory, '.github/workflows/repair.yml');
    const withCheckout = (owner: string, ref: string) =>
      `        with:\n          repository: ${owner}/lockproof\n          ref: ${ref}\n          path: lockproof\n`;
    mkdirSync(join(directory, '.github/workflows'), { recursive: true });
    writeFileSync(file, withCheckout('lockproof', `${'0'.repeat(40)} # the commit you have reviewed`));
    expect(init(clone, directory, '--update').status).toBe(0);
    const [now, date] = [git(clone, 'rev-parse', 'HEAD'), git(clone, 'log', '-1', '--format=%cs')];
    expect(readFileSync(file, 'utf8')).toBe(withCheckout('acme', `${now} # ${date}`));
    // The same commit of a fork is another action.
    writeFileSync(file, `      - uses: lockproof/lockproof@${now}\n`);
    expect(init(clone, directory, '--update').stdout).toContain(`to acme/lockproof@${now}`);
    writeFileSync(file, `      - uses: other/lockproof@${now}\n`);
    expect(init(clone, directory, '--update').stdout).toContain(
      'other/lockproof is used; to move it: --action',
    );
  });
});
