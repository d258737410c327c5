import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { sha256 } from '../../src/sha256.ts';
import type { OtherRepository } from '../support/github-double/world.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

/* A policy of another repository, in whole runs. How two policies become one is shown in memory: policy/shared-policy.test.ts. */

const path = 'app/.terraform.lock.hcl';
const own = '.github/lockproof.yml';
const sha = 'a'.repeat(40);
const pinned = `example/policies/lockproof.yml@${sha}`;

async function begin(test: TestContext, text: string, token?: string): Promise<Stage & { planted: string }> {
  const stage = await setStage(test);
  const { entry } = await publishEntry(stage.registry);
  const policies: OtherRepository = {
    ...(token === undefined ? {} : { token }),
    refs: { 'heads/main': sha, 'tags/v1': sha },
    commits: { [sha]: { 'lockproof.yml': text } },
  };
  stage.github.elsewhere.set('example/policies', policies);
  return { ...stage, planted: lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('shared')] }) };
}

/** Requests that show the token. */
function requestsWith({ github }: Stage, token: string): readonly string[] {
  return github.requests
    .filter(({ headers }) => headers.authorization?.includes(token))
    .map((each) => each.path);
}

describe.concurrent('a shared policy', () => {
  it('of a public repository decides instead of the own file, and the summary says so', async (test) => {
    const stage = await begin(test, 'fail-on: never\n');
    const pull = stage.openPull({ [own]: 'this: is broken\n' }, { [path]: stage.planted });
    const run = await stage.review(pull, { inputs: { config: 'example/policies/lockproof.yml@main' } });
    expect(run.exitCode).toBe(0);
    expect(run.report?.verdict).toBe('failed');
    expect(run.summary).toContain('| `fail-on` | never | `example/policies/lockproof.yml@main` |');
    expect(run.summary.replaceAll('&#8203;', '')).toContain(`write ${pinned}`);
    expect(stage.github.requests.filter((each) => JSON.stringify(each.body)?.includes(own))).toEqual([]);
  });

  it('of a private repository is read with its token, which nothing else is asked with (T97)', async (test) => {
    const stage = await begin(test, 'fail-on: never\n', 'ghs_policies');
    const pull = stage.openPull({ [own]: `extends: ${pinned}\n` }, { [path]: stage.planted });
    const run = await stage.review(pull, { inputs: { 'config-token': 'ghs_policies' } });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain(`| \`fail-on\` | never | \`${pinned}\` |`);
    const digest = (text: string) => `sha256:${sha256(Buffer.from(text))}`;
    expect(run.report?.policy).toEqual({
      ...{ path: own, digest: digest(`extends: ${pinned}\n`) },
      extends: { path: pinned, digest: digest('fail-on: never\n') },
    });
    expect(requestsWith(stage, 'ghs_policies').map(decodeURIComponent)).toEqual([
      '/repos/example/policies/contents/lockproof.yml',
    ]);
    const told = [run.stdout, run.summary, JSON.stringify(run.report), stage.github.comments[0]?.body];
    expect(told.join('\n')).not.toContain('ghs_policies');

    const without = await stage.review(pull);
    expect(without.exitCode).toBe(3);
    expect(annotationsIn(without.stdout).map(({ message }) => message)).toEqual([
      expect.stringMatching(/could not be read, so nothing was judged: .*config-token/),
    ]);
    expect(without.report).toBeNull();
  });

  it('is read on the command line with GITHUB_TOKEN, and again from the evidence', async (test) => {
    const stage = await begin(test, 'rules: {unproven-hash: off}\n', 'ghp_mine');
    const folders = [1, 2].map(() => mkdtempSync(join(temporaryFolder(), 'lockproof-shared-')));
    test.onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true });
    });
    const [directory = '', kept = ''] = folders;
    for (const [file, text] of Object.entries({ [path]: stage.planted, [own]: `extends: ${pinned}\n` })) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    const env = { GITHUB_API_URL: stage.github.url, GITHUB_TOKEN: 'ghp_mine' };
    const cli = (args: readonly string[], more: Readonly<Record<string, string>> = env) =>
      runCli(args, {
        directory,
        caFile: stage.registry.caFile,
        env: { GITHUB_TOKEN: '', GH_TOKEN: '', ...more },
      });
    const policy = await cli(['policy']);
    expect(policy).toMatchObject({ exitCode: 0, stderr: '' });
    expect(policy.stdout).toContain(`unproven-hash (default error; ${pinned})`);
    const verify = ['verify', '--registries', stage.registry.host, '--advisories', 'false'];
    const evidence = join(kept, 'evidence');
    expect((await cli([...verify, '--evidence', evidence])).exitCode).toBe(0);
    const asked = stage.github.requests.length;
    expect((await cli([...verify, '--offline', evidence])).exitCode).toBe(0);
    expect(stage.github.requests).toHaveLength(asked);
    const without = await cli(verify, { GITHUB_API_URL: stage.github.url });
    expect(without.exitCode).toBe(3);
    expect(without.stderr).toContain('GITHUB_TOKEN');
  });
});
