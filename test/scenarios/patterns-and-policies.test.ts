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

describe.concurrent('a planted hash that stays where it is while its file moves', () => {
  const zh = plantedZh('moves');
  const lenient = `paths:\n  - match: [legacy/**]\n    rules: {unproven-hash: off}\n`;

  it.for([
    ['from a lenient path to a strict one is found', lenient, 1],
    ['between paths of one policy is none of this change', 'fail-on: error\n', 0],
  ] as const)('%s (T61)', async ([, policy, exitCode], test) => {
    const stage = await setStage(test);
    const { entry } = await publishEntry(stage.registry);
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, zh] });
    const pull = stage.openPull(
      { [policyPath]: policy, [`legacy/${name}`]: planted, 'legacy/main.tf': tf },
      { [`legacy/${name}`]: null, 'legacy/main.tf': null, [path]: planted, 'envs/prod/main.tf': tf },
    );
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(exitCode);
    expect(run.report?.files).toMatchObject([{ status: 'renamed', path }]);
    const errors = run.report?.findings.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject(exitCode === 0 ? [] : [{ rule: 'unproven-hash', hash: zh, path }]);
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
