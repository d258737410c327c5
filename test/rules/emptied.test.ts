import { expect, it } from 'vitest';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { both, lock, main, one, path } from '../support/changes/emptied.ts';
import { inMemorySource, type PlantedFiles } from '../support/in-memory-revision.ts';
import { changeIn } from '../support/judged-change.ts';
import { findingsOf, settings } from '../support/review-builders.ts';

/* No policy lets an empty lock file pass beside what requires a provider: it would let any package in. */

async function errorsOf(base: PlantedFiles, head: PlantedFiles, policy: string): Promise<readonly string[]> {
  const chosen = settingsUnder(parsePolicy(policy, 'lockproof.yml', rules, allSettings), settings());
  const findings = findingsOf(await changeIn(inMemorySource(base, head), undefined, chosen));
  return findings.flatMap(({ severity, rule }) => (severity === 'error' ? [rule] : []));
}

const waiver = (rule: string) =>
  `  - { rule: ${rule}, provider: '*/*/*', version: 1.0.0, expires: 2999-12-31, reason: agreed }\n`;
const off = 'rules:\n  lock-file-removed: off\n  missing-from-lock: off\n';

it.each([
  ['both rules off', off],
  ['notices of them', off.replaceAll(': off', ': notice')],
  ['waivers', `waivers:\n${waiver('lock-file-removed')}${waiver('missing-from-lock')}`],
])('an empty lock file fails also where the policy has %s', async (_, policy) => {
  expect(await errorsOf(both, { [path]: '' }, policy)).toEqual(['lock-file-removed']);
  const root = `terraform {\n  backend "s3" {}\n}\n${both[main]}`;
  const begun = await errorsOf({ [main]: root }, { [path]: '# Nothing yet\n' }, policy);
  expect(new Set(begun)).toEqual(new Set(['missing-from-lock']));
});

it.each([
  ['empty', 'hashes = []', 'Do what "hashes-cleared" says about line 3.'],
  ['broken', 'hashes = ["', expect.stringMatching(/^Correct line 3, or restore the file /)],
])('a list of hashes that is %s has one way only', async (_, hashes, step) => {
  const base = { [path]: lock(one).replace('"1.0.0"', '$&\n  hashes = ["zh:old"]') };
  const head = { [path]: base[path]?.replace('hashes = ["zh:old"]', hashes) ?? null };
  const findings = findingsOf(await changeIn(inMemorySource(base, head)));
  const steps = findings.flatMap((one) => (one.rule === 'unreadable-lock-file' ? one.remedy : []));
  expect(steps[0]).toEqual(step);
  expect(findings.some(({ rule }) => rule === 'hashes-cleared')).toBe(hashes === 'hashes = []');
});

it('a lock file that is deleted passes where the rule is off', async () => {
  expect(await errorsOf(both, { [path]: null }, off)).toEqual([]);
});
