import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { advisory } from '../support/github-double/supply-chain-answers.ts';
import { startGitHubReleases } from '../support/github-releases.ts';
import { runAction } from '../support/run-action.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { openSigstore } from '../support/sigstore.ts';
import { entry, lockFile, withoutChance } from './stories/story.ts';

/*
 * What a reviewer learns from elsewhere than the registry, in one comment: who built the packages, what is known about the versions, and where the
 * version before is still locked.
 */

it('a pull request with provenance, advisories and history, as its comment reads', async () => {
  const sigstore = await openSigstore();
  const releases = await startGitHubReleases();
  const repository = createRepository();
  const github = await startGitHubDouble({ repository });
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-root-'));
  onTestFinished(async () => {
    await Promise.all([github.close(), releases.close()]);
    repository.remove();
    rmSync(folder, { recursive: true });
  });
  const trustedRoot = join(folder, 'trusted-root.json');
  writeFileSync(trustedRoot, JSON.stringify(sigstore.trustedRoot));
  github.supplyChain.accounts.set('acme', 'orgs');

  const publish = (type: string, version: string) =>
    releases.publish({
      namespace: 'acme',
      type,
      version,
      platforms: ['darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'],
    });
  const both = async (type: string, from: string, to: string) =>
    [await publish(type, from), await publish(type, to)] as const;
  const cloud = await both('cloud', '6.0.0', '6.1.0');
  const dns = await both('dns', '3.4.2', '3.5.0');
  const mail = await both('mail', '1.0.3', '1.0.4');
  const queue = await both('queue', '2.1.0', '2.2.0');
  const changes = [cloud, dns, mail, queue];
  for (const [, { type, version }] of changes)
    github.supplyChain.published.set(`acme/terraform-provider-${type}`, {
      releases: [{ tagName: `v${version}`, description: '* faster' }],
    });

  const attest = async ({ type, version, packages }: PublishedVersion) => {
    const subjects = packages.map(({ zh }) => zh.slice('zh:'.length));
    const bundle = await sigstore.attest({
      repository: `acme/terraform-provider-${type}`,
      ref: `refs/tags/v${version}`,
      subjects,
    });
    for (const subject of subjects)
      github.supplyChain.attestations.set(subject, [{ account: 'acme', bundle }]);
  };
  await attest(cloud[0]);
  await attest(cloud[1]);
  await attest(dns[0]);
  github.supplyChain.advisories.push(
    advisory('GHSA-5555-6666-7777', {
      module: 'github.com/acme/terraform-provider-mail',
      range: '< 1.0.4',
      fixed: '1.0.4',
      severity: 'high',
    }),
    advisory('GHSA-2222-3333-4444', {
      module: 'github.com/acme/terraform-provider-queue',
      range: '>= 2.2.0, < 2.2.1',
      fixed: '2.2.1',
      summary: 'Access keys are written to the log',
    }),
  );

  const prod = (side: 0 | 1) => lockFile('envs/prod', ...changes.map((change) => entry(change[side])));
  const stage = lockFile('envs/stage', entry(cloud[0]));
  const tip = repository.commit({ ...prod(0), ...stage }, 'Base');
  repository.branch('change', tip);
  repository.commit(prod(1), 'Head', { branch: 'change' });

  const { registry, env } = releases;
  const run = await runAction({
    event: pullRequestEvent(github, github.openPull({ head: 'change' })),
    github,
    registry,
    inputs: { registries: `registry.terraform.io=${registry.serviceUrl}`, witness: 'false' },
    env: { ...env, LOCKPROOF_TRUSTED_ROOT: trustedRoot },
  });
  expect(run.stderr).toBe('');
  expect(run.exitCode).toBe(0);
  const commits = ['main', 'change'].map((branch) => repository.git(['rev-parse', branch]));
  const comment = withoutChance(github.comments[0]?.body ?? '', { registry }, commits);
  await expect(comment).toMatchFileSnapshot('../../__fixtures__/comments/stories/beyond-the-registry.md');
  // A provider of which nothing is known beside the registry's word has the row that it had before there was more to ask.
  const [row = ''] = comment.split('\n').filter((line) => line.includes('providers/acme/mail/'));
  expect(row).not.toMatch(/built by|attest/);
});
