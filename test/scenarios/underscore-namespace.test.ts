import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { openStage, type Stage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

/* Terraform takes an underscore in a namespace from 1.16 on. An entry that has one says nothing about the entries beside it. */

let stage: Stage & { close(): Promise<void> };
let ordinary: LockedProvider;
let underscored: LockedProvider;

beforeAll(async () => {
  stage = await openStage();
  ordinary = (await publishEntry(stage.registry, { namespace: 'acme' })).entry;
  underscored = (await publishEntry(stage.registry, { namespace: 'my_team' })).entry;
});
afterAll(() => stage.close());

async function review(...entries: readonly LockedProvider[]) {
  const pull = stage.openPull({}, { [path]: lockFileText(...entries) });
  const { exitCode, report } = await stage.review(pull, { inputs: { comment: 'never' } });
  const findings = report?.findings.filter(({ severity }) => severity !== 'notice') ?? [];
  return { exitCode, totals: report?.totals, findings };
}

const warning = () => ({
  severity: 'warning',
  rule: 'unreadable-lock-file',
  provider: underscored.address,
  message: expect.stringContaining(`${underscored.address} needs Terraform 1.16 or newer`),
});

it('an entry with an underscore in its namespace gets a warning, and each entry is proven', async () => {
  const { exitCode, totals, findings } = await review(ordinary, underscored);
  expect(findings).toMatchObject([warning()]);
  expect(totals).toMatchObject({ providers: 2, hashes: 6, proven: 6 });
  expect(exitCode).toBe(0);
});

it('a hash planted beside it, or in it, is refuted as anywhere', async () => {
  const [beside, inIt] = [plantedZh('beside'), plantedH1('in it')];
  const { exitCode, totals, findings } = await review(
    { ...ordinary, hashes: [...ordinary.hashes, beside] },
    { ...underscored, hashes: [...underscored.hashes, inIt] },
  );
  expect(findings).toMatchObject([
    { severity: 'error', rule: 'unproven-hash', provider: ordinary.address, hash: beside },
    { severity: 'error', rule: 'unproven-hash', provider: underscored.address, hash: inIt },
    warning(),
  ]);
  expect(totals).toMatchObject({ proven: 6, unproven: 2 });
  expect(exitCode).toBe(1);
});
