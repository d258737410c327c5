import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { answerStatus } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

describe('a pull request that tampers with the entry of an unchanged version', () => {
  it.concurrent.for([
    { what: 'one zh', planted: plantedZh('scenario') },
    { what: 'one h1', planted: plantedH1('scenario') },
  ])('fails and names the line of $what (T2, T3)', async ({ planted }, test) => {
    const stage = await setStage(test);
    const { entry, hashes } = await honestEntry(stage);
    const head = lockFileText({ ...entry, hashes: [...hashes, planted] });
    const pull = stage.openPull({ [path]: lockFileText({ ...entry, hashes }) }, { [path]: head });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'failed', unproven: '1' });
    const line = lineOf(head, planted);
    expect(run.report?.findings).toMatchObject([
      { rule: 'unproven-hash', severity: 'error', path, line, hash: planted },
    ]);
    expect(run.stdout).toContain(`::error title=Lockproof%3A unproven-hash,file=${path},line=${line}`);
    expect(stage.github.comments[0]?.body).toContain(`${path}:${line}`);
    expect(run.report?.changes[0]?.hashes.filter(({ proof }) => proof !== 'none')).toHaveLength(
      hashes.length,
    );
  });

  it.concurrent.for([
    { what: 'empties the list', emptied: 'hashes = [\n  ]' },
    { what: 'removes the list', emptied: '' },
  ])('fails and names the line where it $what (T5)', async ({ emptied }, test) => {
    const stage = await setStage(test);
    const { entry, hashes } = await honestEntry(stage);
    const base = lockFileText({ ...entry, hashes });
    const head = base.replace(/hashes = \[[^\]]*\]/, emptied);
    const pull = stage.openPull({ [path]: base }, { [path]: head });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
    const cleared = run.report?.findings.find(({ rule }) => rule === 'hashes-cleared');
    expect(cleared).toMatchObject({ severity: 'error', path });
    expect(cleared?.line).toBeGreaterThanOrEqual(4);
    expect(cleared?.line).toBeLessThanOrEqual(head.split('\n').length);
    expect(run.report?.changes[0]?.kinds).toContain('hashes-cleared');
  });

  it.concurrent.for(['dependabot[bot]', 'renovate[bot]', 'octocat'])(
    'fails whoever opened it: %s (T49)',
    async (login, test) => {
      const stage = await setStage(test);
      const { entry, hashes } = await honestEntry(stage);
      const head = lockFileText({ ...entry, hashes: [...hashes, plantedZh('scenario')] });
      const pull = stage.openPull({ [path]: lockFileText({ ...entry, hashes }) }, { [path]: head });
      const event = pullRequestEvent(stage.github, pull);
      const opened = (event.payload as { readonly pull_request: object }).pull_request;
      const author = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };

      const payload = { ...event.payload, sender: author, pull_request: { ...opened, user: author } };
      const run = await stage.run(
        { ...event, payload },
        { env: { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login } },
      );
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ verdict: 'failed', unproven: '1' });
    },
  );

  it.concurrent.for([
    { what: 'offers to delete its line', hidden: false },
    {
      what: 'offers no deletion while the registry does not offer every package of the release',
      hidden: true,
    },
  ])('fails and $what (T86)', async ({ hidden }, test) => {
    const stage = await setStage(test);
    const published = await stage.registry.publish({
      namespace: 'hashicorp',
      type: 'null',
      version: '3.2.4',
    });
    if (hidden) stage.registry.override(published.paths.metadata('windows_amd64'), answerStatus(404));
    const hash = hidden ? published.package('windows_amd64').h1.directory : plantedH1('hidden');
    const hashes = [published.package('linux_amd64').h1.directory, hash, ...published.zh];
    const head = lockFileText({ address: published.address, version: '3.2.4', hashes });

    const run = await stage.review(stage.openPull({ 'README.md': '' }, { [path]: head }));
    expect(run.exitCode).toBe(1);
    const finding = run.report?.findings.find(({ rule }) => rule === 'unproven-hash');
    expect(finding).toMatchObject({ severity: 'error', hash, line: lineOf(head, hash) });
    expect(finding?.fix[0]?.do).toBe(hidden ? 'run-again' : 'delete');
    const thread = stage.github.reviewComments.map(({ body }) => body).join();
    expect(thread.includes('```suggestion')).toBe(!hidden);
    if (hidden) expect(thread).toContain('because the registry did not offer every package of the release');
  });

  it.concurrent('names the origin of a hash of the old version (T4)', async (test) => {
    const stage = await setStage(test);
    const [old, current] = await Promise.all(
      ['3.2.3', '3.2.4'].map((version) =>
        stage.registry.publish({ namespace: 'hashicorp', type: 'null', version }),
      ),
    );
    if (!old || !current) throw new Error('nothing was published');
    const stray = old.package('linux_amd64').zh;
    const head = lockFileText({ address: current.address, version: '3.2.4', hashes: [...current.zh, stray] });
    const pull = stage.openPull(
      { [path]: lockFileText({ address: old.address, version: '3.2.3', hashes: old.zh }) },
      { [path]: head },
    );

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    const errors = run.report?.findings.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ rule: 'foreign-hash', hash: stray, line: lineOf(head, stray) }]);
    expect(errors?.[0]?.message).toContain('3.2.3');
    expect(errors?.[0]?.message).toContain('linux_amd64');
  });
});

async function honestEntry({ registry }: Stage) {
  const published = await registry.publish({ namespace: 'hashicorp', type: 'null', version: '3.2.4' });
  const entry = { address: published.address, version: '3.2.4' };
  return { entry, hashes: [published.package('linux_amd64').h1.directory, ...published.zh] };
}

function lineOf(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
