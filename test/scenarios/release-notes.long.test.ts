import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { startGitHubReleases } from '../support/github-releases.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { entry, lockFile, withoutChance } from './stories/story.ts';

/* An upgrade whose release notes name what the configuration declares. */

let github: GitHubDouble;
let releases: Awaited<ReturnType<typeof startGitHubReleases>>;
let repository: Repository;

const notes = {
  'v6.2.0': `BREAKING CHANGES:

* \`cloud_bucket\`: \`force_destroy\` now defaults to \`false\` ([#812](https://github.com/acme/terraform-provider-cloud/pull/812))
* \`cloud_queue\`: \`fifo\` is required

ENHANCEMENTS:

* resource/cloud_bucket: added \`lifecycle_rule.prefix\` (#790)
* data-source/cloud_image: \`most_recent\` has been renamed to \`latest\`
* \`cloud_network_peering\`: faster
`,
  'v6.1.0': `## Changelog
* 0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c fix: cloud_bucket no longer crashes without tags
* provider: retries are longer
`,
};

beforeAll(async () => {
  releases = await startGitHubReleases();
  repository = createRepository();
  github = await startGitHubDouble({ repository });
  const publish = (type: string, version: string) =>
    releases.publish({ namespace: 'acme', type, version, platforms: ['darwin_arm64', 'linux_amd64'] });
  const [old, fresh] = [await publish('cloud', '6.0.0'), await publish('cloud', '6.2.0')];
  const configuration = `terraform {
  required_providers {
    cloud = {
      source = "acme/cloud"
    }
  }
}

resource "cloud_bucket" "logs" {}

module "images" {
  source = "./images"
}
`;
  const tip = repository.commit(
    {
      ...lockFile('envs/prod', entry(old)),
      'envs/prod/main.tf': configuration,
      'envs/prod/images/main.tf': 'data "cloud_image" "base" {\n  provider = cloud\n}\n',
      'envs/prod/images/versions.tf':
        'terraform {\n  required_providers {\n    cloud = {\n      source = "acme/cloud"\n    }\n  }\n}\n',
    },
    'Base',
  );
  repository.branch('change', tip);
  repository.commit(lockFile('envs/prod', entry(fresh)), 'Head', { branch: 'change' });
  github.supplyChain.published.set('acme/terraform-provider-cloud', {
    releases: Object.entries({ ...notes, 'v6.0.0': '* old' }).map(([tagName, description]) => ({
      tagName,
      description,
    })),
  });
});

afterAll(async () => {
  await Promise.all([github.close(), releases.close()]);
  repository.remove();
});

/** A review at the command line, which queries GitHub's double. */
async function review(...args: readonly string[]) {
  const { registry, env } = releases;
  const registries = `registry.terraform.io=${registry.serviceUrl}`;
  const all = [
    'review',
    '--base',
    'main',
    '--head',
    'change',
    '--registries',
    registries,
    '--witness',
    'false',
    ...args,
  ];
  const given = { ...env, GITHUB_TOKEN: 'token', GITHUB_API_URL: github.url };
  return runCli(all, { directory: repository.directory, caFile: registry.caFile, env: given });
}

const graphql = () => github.requests.filter(({ path }) => path === '/graphql').length;

it('has a comment that shows them, the breaking one first', async () => {
  const { registry, env } = releases;
  const run = await runAction({
    event: pullRequestEvent(github, github.openPull({ head: 'change' })),
    github,
    registry,
    inputs: { registries: `registry.terraform.io=${registry.serviceUrl}`, witness: 'false' },
    env,
  });
  expect(run.stderr).toBe('');
  expect(run.exitCode).toBe(0);
  const commits = ['main', 'change'].map((branch) => repository.git(['rev-parse', branch]));
  const comment = withoutChance(github.comments[0]?.body ?? '', { registry }, commits);
  await expect(comment).toMatchFileSnapshot('../../__fixtures__/comments/stories/upgrade-with-notes.md');
  expect(comment.split('\n')[0]).toContain('4 of 7 release notes name what you use, **1 of them breaking**');
});

it('are asked for in two requests at the command line, and not at all with --release-notes false', async () => {
  const before = graphql();
  const shown = await review();
  expect(graphql() - before).toBe(2);
  expect(shown.stdout).toContain(
    '  4 of 7 release notes name what you use, 1 of them breaking, 1 removal or rename; 1 more may affect everyone\n    breaking in 6.2.0: cloud_bucket:',
  );
  const off = await review('--release-notes', 'false');
  expect(graphql() - before).toBe(2);
  expect(off.stdout).not.toContain('release note');
});

it('are the same from a folder of evidence, without a request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-notes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = await review('--evidence', join(folder, 'evidence'), '--format', 'json');
  const before = graphql();
  const again = await review('--offline', join(folder, 'evidence'), '--format', 'json');
  expect(graphql()).toBe(before);
  const [first, second] = [kept, again].map(({ stdout }) => (JSON.parse(stdout) as Report).changes);
  expect(first?.[0]?.notes).toMatchObject({ versions: ['6.2.0', '6.1.0'], total: 7 });
  expect(second).toEqual(first);
});
