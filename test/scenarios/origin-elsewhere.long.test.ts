import { describe, expect, it, type TestContext } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { setStage } from './stage.ts';

const [changed, elsewhere] = ['envs/prod/.terraform.lock.hcl', 'envs/stage/.terraform.lock.hcl'];

describe('a hash of another provider that only a lock file beside the change locks', () => {
  it.concurrent('is named with the file and the release, and the registry is asked nothing more', async (test) => {
    const { stage, mine, other } = await twoRoots(test);
    const [stray = ''] = other.hashes;
    const head = lockFileText({ ...mine, hashes: [...mine.hashes, stray] });
    const pull = stage.openPull(
      { [changed]: lockFileText(mine), [elsewhere]: lockFileText(other) },
      { [changed]: head },
    );

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    const line = head.split('\n').findIndex((text) => text.includes(stray)) + 1;
    expect(run.report?.findings).toMatchObject([
      { rule: 'foreign-hash', severity: 'error', path: changed, line, hash: stray },
    ]);
    const where = `${elsewhere}, which this change does not touch, lists it for ${other.address} 5.100.0.`;
    expect(run.report?.findings[0]?.message).toContain(where);
    expect(run.report?.totals.unproven).toBe(1);
    expect(stage.registry.requests.filter(({ path }) => path.includes('/aws/'))).toEqual([]);
  });
});

describe('the lock files that a change does not touch', () => {
  it.concurrent('are read as far as a limit goes, the nearest first, and the log says what was left out', async (test) => {
    const { stage, mine, other } = await twoRoots(test);
    const far = Object.fromEntries(
      Array.from({ length: 310 }, (_, index) => [
        `teams/t${index}/.terraform.lock.hcl`,
        lockFileText({ ...other, constraints: `!= 0.0.${index}` }),
      ]),
    );
    const [stray = ''] = other.hashes;
    const pull = stage.openPull(
      { ...far, [changed]: lockFileText(mine), [elsewhere]: lockFileText(other) },
      { [changed]: lockFileText({ ...mine, hashes: [...mine.hashes, stray, plantedZh('nowhere')] }) },
    );

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain(
      'Where 2 unproven hashes come from was looked up in 300 of the 311 lock files that the change does not touch',
    );
    const rules = run.report?.findings.map(({ rule, hash }) => `${rule} ${hash}`);
    expect(rules).toEqual(
      expect.arrayContaining([`foreign-hash ${stray}`, `unproven-hash ${plantedZh('nowhere')}`]),
    );
    const named = run.report?.findings.find(({ rule }) => rule === 'foreign-hash');
    expect(named?.message).toContain(`${elsewhere}, which`);
  });
});

async function twoRoots(test: TestContext) {
  const stage = await setStage(test);
  const publish = (type: string, version: string) =>
    stage.registry.publish({ namespace: 'hashicorp', type, version });
  const [before, now, theirs] = await Promise.all([
    publish('null', '3.2.3'),
    publish('null', '3.2.4'),
    publish('aws', '5.100.0'),
  ]);
  const entry = ({ address, version, zh }: typeof now) => ({ address, version, hashes: zh });
  // The manifest has the same digest in every release.
  const other = { ...entry(theirs), hashes: theirs.packages.map(({ zh }) => zh) };
  return { stage, older: entry(before), mine: entry(now), other };
}
