import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, it } from 'vitest';
import { parse } from 'yaml';
import { complaintsAbout } from '../../scripts/workflow-rules.ts';
import { ended } from '../support/ended.ts';
import { startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';

/* The workflow of docs/recipes/repair.md runs step by step as it is in the document, against a double of GitHub. */

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/recipes/repair.md'), 'utf8');
const [, workflow = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(page) ?? [];
const { repair } = parse(workflow).jobs as {
  repair: { if: string; steps: readonly { name?: string; run?: string; with?: Record<string, unknown> }[] };
};
const path = 'app/.terraform.lock.hcl';

/** `gh api graphql --input FILE --jq FILTER`: prints the errors and fails if GitHub's answer has some. */
const gh = `#!/bin/sh
set -e
answer=$(curl --silent --fail-with-body --header "authorization: bearer $GH_TOKEN" --data "@$4" "$GITHUB_DOUBLE/graphql")
if printf %s "$answer" | jq --exit-status .errors > /dev/null; then printf %s "$answer" | jq --raw-output '"gh: " + .errors[0].message' >&2; exit 1; fi
printf %s "$answer" | jq --raw-output "$6"
`;

describe.concurrent('the repair job', () => {
  it.for([
    { what: 'a missing platform', spoil: 'platform', pushes: true },
    { what: 'a refuted hash', spoil: 'planted', pushes: true },
    { what: 'nothing to do', spoil: 'nothing', pushes: false },
    { what: 'a head that has moved', spoil: 'platform', moves: true, pushes: false },
    { what: 'a token that may only read', spoil: 'platform', readOnly: true, pushes: false },
  ])('with $what', async ({ spoil, pushes, moves = false, readOnly = false }, { expect, onTestFinished }) => {
    const registry = await startSignedRegistry();
    const repository = createRepository();
    const github = await startGitHubDouble({ repository });
    const place = mkdtempSync(join(tmpdir(), 'lockproof-repair-'));
    onTestFinished(async () => {
      await Promise.all([registry.close(), github.close()]);
      repository.remove();
      rmSync(place, { recursive: true });
    });
    const whole = await publishEntry(registry, { platforms: ['linux_amd64', 'darwin_arm64'] });
    const h1 = whole.published.packages.map((each) => each.h1.directory);
    const all = [...h1, ...whole.published.zh].toSorted();
    const hashes = {
      platform: all.filter((hash) => hash !== h1[0]),
      planted: [...all, plantedZh('repair')],
      nothing: all,
    }[spoil as 'platform'];
    const policy = { '.github/lockproof.yml': `registries: ["${registry.host}"]\n` };
    const base = repository.commit({ 'README.md': '', ...policy }, 'Base');
    const change = { [path]: lockFileText({ ...whole.entry, hashes }) };
    const head = repository.commit(change, 'Upgrade', { branch: 'upgrade', parents: [base] });
    repository.git(['worktree', 'add', '--quiet', '--detach', join(place, 'repository'), head]);
    symlinkSync(root, join(place, 'lockproof'));
    mkdirSync(join(place, 'bin'));
    writeFileSync(join(place, 'bin/gh'), gh);
    chmodSync(join(place, 'bin/gh'), 0o755);
    github.faults.readOnly = readOnly;

    const run = async (name: string) => {
      const step = repair.steps.find((each) => each.name === name)?.run ?? 'false';
      const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step], {
        cwd: join(place, 'repository'),
        env: {
          PATH: [join(place, 'bin'), dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
          HOME: place,
          RUNNER_TEMP: place,
          NODE_EXTRA_CA_CERTS: registry.caFile,
          GITHUB_DOUBLE: github.url,
          GH_TOKEN: 'app',
          REPOSITORY: `${github.owner}/${github.repo}`,
          BRANCH: 'upgrade',
          HEAD: head,
        },
      });
      const { exitCode: code, stdout, stderr } = await ended(child);
      return { code, output: stdout + stderr };
    };
    const completed = await run('Complete the lock files');
    expect(completed.code, completed.output).toBe(0);
    const newer = moves ? repository.commit({ 'README.md': 'x' }, 'Meanwhile', { branch: 'upgrade' }) : head;
    const pushed = await run('Push one commit');
    const tip = repository.resolve('refs/heads/upgrade') ?? '';
    if (pushes) {
      expect(pushed).toMatchObject({
        code: 0,
        output: expect.stringMatching(new RegExp(`/commit/${tip}\n$`)),
      });
      expect(repository.git(['diff', '--name-only', head, tip])).toBe(path);
      expect(repository.git(['rev-parse', `${tip}^`])).toBe(head);
      expect(`${repository.git(['show', `${tip}:${path}`])}\n`).toBe(
        lockFileText({ ...whole.entry, hashes: all }),
      );
    } else {
      expect(tip).toBe(newer);
      expect(pushed.code).toBe(moves || readOnly ? 1 : 0);
      const said = moves ? 'Expected branch to point to' : readOnly ? 'not accessible' : 'Nothing to repair.';
      expect(pushed.output).toContain(said);
    }
  });

  it('never runs for a fork, keeps no credentials in the checkout, and follows the rules for workflows', ({
    expect,
  }) => {
    expect(repair.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(complaintsAbout(workflow)).toEqual([]);
    const checkouts = repair.steps.filter((step) => step.with?.path !== undefined);
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false, false]);
  });
});
