import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { setStage } from './stage.ts';

const name = '.terraform.lock.hcl';
const path = `envs/prod/${name}`;
const tf = '# A root module';
const policyPath = '.github/lockproof.yml';

describe.concurrent('lock-files that match nothing', () => {
  it.for([['/envs/**/.terraform.lock.hcl', '**/.terraform.lock.hcl']])(
    '%s: exit code 2, and the pattern that would match (T62)',
    async ([pattern = '', right = ''], test) => {
      const stage = await setStage(test);
      const { text } = await publishEntry(stage.registry);
      const run = await stage.review(stage.openPull({}, { [path]: text }), {
        inputs: { 'lock-files': pattern },
      });
      expect(run.exitCode).toBe(2);
      const [said, ...more] = annotationsIn(run.stdout);
      expect(said?.message).toContain('match no file, and the repository has one lock file');
      expect(said?.message).toContain(`use "${right}".`);
      expect(more).toEqual([]);
    },
  );
});

describe.concurrent('a lock file that moves with its root module', () => {
  const zh = plantedZh('moves');
  const missing = 'fail-on: warning\nplatforms: [windows_amd64]\n';
  const lenient = (rule: string) => `paths:\n  - match: [legacy/**]\n    rules: {${rule}: off}\n`;

  // Whose lock file it was is not known for sure, so a hash that came into another one before does not move unseen.
  it.for([
    ['with a planted hash is red (T44)', 'fail-on: error\n', [zh], ['unproven-hash']],
    ['with one from a lenient path is red (T61)', lenient('unproven-hash'), [zh], ['unproven-hash']],
    ['without one is green, though a required platform lacks at both places', missing, [], []],
    [
      'from a lenient path is judged anew (T61)',
      `${missing}${lenient('platform-missing')}`,
      [],
      ['platform-missing'],
    ],
  ] as const)('%s', async ([, policy, planted, rules], test) => {
    const stage = await setStage(test);
    const { entry } = await publishEntry(stage.registry);
    const text = lockFileText({ ...entry, hashes: [...entry.hashes, ...planted] });
    const pull = stage.openPull(
      { [policyPath]: policy, [`legacy/${name}`]: text, 'legacy/main.tf': tf },
      { [`legacy/${name}`]: null, 'legacy/main.tf': null, [path]: text, 'envs/prod/main.tf': tf },
    );
    const run = await stage.review(pull);
    expect(run.report?.findings.map(({ rule }) => rule)).toEqual(rules);
    expect(run.exitCode).toBe(rules.length);
    expect(run.report?.files).toMatchObject([{ status: 'renamed', path }]);
    expect(run.report?.totals.proven).toBe(entry.hashes.length);
  });
});

it('a policy that is tightened on the base branch after the pull request was opened decides (T64)', async (test) => {
  const stage = await setStage(test);
  const { text, entry } = await publishEntry(stage.registry);
  const { github, repository } = stage;
  const pull = stage.openPull({ [policyPath]: 'fail-on: error\n' }, { [path]: text });
  // The event names the commit where the base branch was.
  const event = pullRequestEvent(github, pull);
  repository.commit({ [policyPath]: `providers: {deny: ["${entry.address}"]}\n` }, 'Tighten');
  const run = await stage.run(event);
  expect(run.exitCode).toBe(1);
  const errors = run.report?.findings.filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([{ rule: 'untrusted-host' }]);
});
