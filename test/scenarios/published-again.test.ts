import { describe, expect, it, type TestContext } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const rule = 'release-republished';

describe('a pull request that replaces the hashes of the same version after its release was published again', () => {
  it.concurrent('fails and says so, where the entry has an h1 to compute', async (test) => {
    const { stage, before, after } = await publishedTwice(test);
    const pull = stage.openPull({ [path]: withH1(before) }, { [path]: withH1(after) });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule, severity: 'error', path }]);
    expect(run.report?.findings[0]?.message).toContain('the release was published again');
  });

  it.concurrent('fails with digests alone, but does not say that it was published again: nothing showed that (T21)', async (test) => {
    const { stage, before, after } = await publishedTwice(test);
    const pull = stage.openPull({ [path]: onlyZh(before) }, { [path]: onlyZh(after) });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule: 'unproven-hash', severity: 'error', path }]);
    expect(run.report?.findings[0]?.message).toContain('is unknown because no h1 was computed');
    expect(stage.github.comments[0]?.body).not.toContain(rule);
  });

  it.concurrent('fails for each old digest that is kept, and names none of them as published again', async (test) => {
    const { stage, before } = await publishedTwice(test);
    const loose = onlyZh(before).replace(/^ {2}version.*$/m, '$&\n  constraints = "~> 1.0"');
    const pull = stage.openPull({ [path]: onlyZh(before) }, { [path]: loose });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    const errors = run.report?.findings.filter(({ severity }) => severity === 'error') ?? [];
    expect(new Set(errors.map((finding) => finding.rule))).toEqual(new Set(['unproven-hash']));
    expect(errors.map(({ hash }) => hash)).toEqual(before.packages.map(({ zh }) => zh).sort());
  });
});

async function publishedTwice(test: TestContext) {
  const stage = await setStage(test);
  const publish = (files: Readonly<Record<string, string>>) =>
    stage.registry.publish({
      namespace: 'example',
      type: 'remade',
      version: '1.0.0',
      platforms: ['linux_amd64', 'darwin_arm64'],
      files,
    });
  const before = await publish({});
  return { stage, before, after: await publish({ 'CHANGES.md': 'Made anew.\n' }) };
}

function onlyZh({ address, zh }: PublishedVersion): string {
  return lockFileText({ address, version: '1.0.0', hashes: zh });
}

function withH1(published: PublishedVersion): string {
  const h1 = published.package('linux_amd64').h1.directory;
  return lockFileText({ address: published.address, version: '1.0.0', hashes: [h1, ...published.zh] });
}
