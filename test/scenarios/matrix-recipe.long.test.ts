import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { complaintsAbout } from '../../scripts/workflow-rules.ts';
import { ended } from '../support/ended.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';

/* The scripts of the recipes run as they are in the documents, with this program at the place where the recipe puts it. */

const root = resolve(import.meta.dirname, '../..');

/** The YAML blocks of a recipe. */
function blocksOf(recipe: string): readonly string[] {
  const page = readFileSync(join(root, 'docs/recipes', recipe), 'utf8');
  return [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
}

const [github = '', gitlab = ''] = blocksOf('matrix.md');

interface Step {
  readonly name?: string;
  readonly run?: string;
}

const jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>> = parse(github).jobs;

function scriptOf(job: string, name: string): string {
  const script = jobs[job]?.steps.find((step) => step.name === name)?.run;
  if (script === undefined) throw new Error(`no step ${name}`);
  return script;
}

let registry: SignedRegistry;
let repository: Repository;
let base: string;
let head: string;
const folders: string[] = [];

beforeAll(async () => {
  registry = await startSignedRegistry();
  const types = ['one', 'two', 'three', 'four', 'five'];
  const entries = await Promise.all(types.map((type) => publishEntry(registry, { namespace: 'acme', type })));
  repository = createRepository();
  base = repository.commit(
    {
      '.github/lockproof.yml': `registries:\n  - ${registry.host}\n`,
      'app/.terraform.lock.hcl': lockFileText(...entries.slice(0, 1).map(({ entry }) => entry)),
    },
    'Base',
  );
  repository.branch('change', base);
  repository.git(['update-ref', 'refs/remotes/origin/main', base]);
  const all = entries.map(({ entry }, at) =>
    at === 2 ? { ...entry, hashes: [...entry.hashes, plantedZh('matrix')] } : entry,
  );
  head = repository.commit({ 'app/.terraform.lock.hcl': lockFileText(...all) }, 'Head', { branch: 'change' });
  repository.checkOut('change');
});

afterAll(async () => {
  await registry.close();
  repository.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-matrix-'));
  folders.push(folder);
  return folder;
}

/** As runners of GitHub and GitLab do it. */
async function shell(script: string, cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    env: {
      PATH: [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
      HOME: cwd,
      NODE_EXTRA_CA_CERTS: registry.caFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return ended(child);
}

it('the workflows of the recipes keep the rules for workflows', () => {
  for (const workflow of [github, ...blocksOf('code-scanning.md')])
    expect(complaintsAbout(workflow)).toEqual([]);
});

describe('the matrix of GitHub Actions', () => {
  it('reviews in four shards, merges them, and ends with the verdict of all; without one of them it never passes', async () => {
    const workspace = freshFolder();
    symlinkSync(root, join(workspace, 'lockproof'));
    repository.git(['worktree', 'add', '--quiet', '--detach', join(workspace, 'repository'), head]);
    for (const shard of ['1', '2', '3', '4']) {
      const run = await shell(scriptOf('shard', 'Review one part'), join(workspace, 'repository'), {
        BRANCH: 'refs/heads/main',
        FROM: head,
        HEAD: head,
        SHARD: shard,
      });
      expect(run).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('lockproof: ') });
    }
    const merge = async (shards: readonly string[]) => {
      const folder = freshFolder();
      symlinkSync(root, join(folder, 'lockproof'));
      for (const shard of shards)
        copyFileSync(join(workspace, `report-${shard}.json`), join(folder, `report-${shard}.json`));
      const summary = join(folder, 'summary');
      const run = await shell(scriptOf('lockproof', 'Merge the parts'), folder, {
        GITHUB_STEP_SUMMARY: summary,
      });
      return { ...run, summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '' };
    };
    const merged = await merge(['1', '2', '3', '4']);
    expect(merged).toMatchObject({ exitCode: 1, stderr: '' });
    expect(merged.summary).toMatch(/^### ❌ Lockproof: do not merge\. One hash of /);
    const incomplete = await merge(['1', '2', '4']);
    expect(incomplete.exitCode).toBe(2);
    expect(incomplete.summary).toMatch(/^### ❌ Lockproof: not reviewed\. /);
    expect(incomplete.stderr).toContain('Shard 3 of 4 is missing');
  });

  it.each([
    ['a new comment', '', 'pr comment 7 --body-file body.md'],
    [
      'its own comment',
      '41',
      'api repos/o/r/issues/comments/41 --method PATCH --field body=@body.md --silent',
    ],
  ])('writes %s, never that of another workflow', async (_, id, expected) => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'comment.md'), 'verified');
    writeFileSync(
      join(folder, 'gh'),
      `#!/bin/sh\ncase "$*" in *--paginate*) echo "${id}" ;; *) echo "$*" ;; esac\n`,
      { mode: 0o755 },
    );
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, GH_REPO: 'o/r', NUMBER: '7' };
    const run = await shell(scriptOf('lockproof', 'Comment'), folder, env);
    expect(run).toEqual({ exitCode: 0, stderr: '', stdout: `${expected}\n` });
    expect(readFileSync(join(folder, 'body.md'), 'utf8')).toBe('<!-- lockproof-matrix -->\nverified');
  });
});

describe('the matrix of GitLab', () => {
  const pipeline: Readonly<Record<string, { readonly script: readonly string[] }>> = parse(gitlab);

  it('takes no report that the merge request commits, where the review of the shard fails', async () => {
    const builds = freshFolder();
    symlinkSync(root, join(builds, 'lockproof'));
    const forged = { 'report-1.json': '{}', '.lockproof/report-1.json': '{}' };
    repository.branch('forged', head);
    const commit = repository.commit(forged, 'Reports', { branch: 'forged' });
    const job = join(freshFolder(), 'clone');
    repository.git(['worktree', 'add', '--quiet', '--detach', job, commit]);
    // The clone of Lockproof stays: it is what is tested.
    const script = pipeline.shard?.script.filter((line) => !line.startsWith('rm -rf "$CI_BUILDS_DIR')) ?? [];
    const run = await shell(script.join('\n'), job, {
      CI_BUILDS_DIR: builds,
      // A revision that cannot be read: the review ends without a result.
      CI_MERGE_REQUEST_DIFF_BASE_SHA: '1'.repeat(40),
      CI_COMMIT_SHA: commit,
      CI_NODE_INDEX: '1',
      CI_NODE_TOTAL: '4',
    });
    expect(run.exitCode).not.toBe(0);
    expect(readdirSync(join(job, '.lockproof'))).toEqual([]);
  });
});
