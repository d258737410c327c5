import { afterAll, describe, expect, it } from 'vitest';
import type { Source } from '../../src/source/source.ts';
import {
  both,
  entries,
  files,
  folder,
  lock,
  main,
  one,
  path,
  slugs,
  two,
  uses,
  type Variant,
} from '../support/changes/emptied.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';
import { commitChanges } from '../support/many-changes.ts';
import type { ActionRun } from '../support/run-action.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { startTwoCommits } from '../support/two-commits.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, type Stage, setStage } from './stage.ts';

const quiet = { inputs: { comment: 'never' } };
const policyFile = '.github/lockproof.yml';

const waiver = (rule: string) =>
  `  - { rule: ${rule}, provider: '*/*/*', version: 3.2.4, expires: 2999-12-31, reason: agreed }\n`;

const modes = [
  { how: 'both rules off', policy: 'rules:\n  lock-file-removed: off\n  missing-from-lock: off\n' },
  { how: 'notices of them', policy: 'rules:\n  lock-file-removed: notice\n  missing-from-lock: notice\n' },
  { how: 'waivers', policy: `waivers:\n${waiver('lock-file-removed')}${waiver('missing-from-lock')}` },
];

const slugsOfErrors = ({ report }: ActionRun) =>
  report?.findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []));

describe.concurrent('a lock file that loses its entries, through the built action', () => {
  it('cut to nothing fails like one that is deleted', async (test) => {
    const { stage, base } = await twoProviders(test);
    const run = await stage.review(stage.openPull(base, { [path]: '' }));
    expect(run.exitCode).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
    const errors = run.report?.findings.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ rule: 'lock-file-removed', path, line: 1 }]);
    expect(run.report?.findings[0]?.message).toContain('its 2 providers');
    expect(stage.github.comments[0]?.body).toContain('has no entry left');
  });

  it.for(modes)('cut to nothing fails also where the policy has $how', async ({ policy }, test) => {
    const { stage, base } = await twoProviders(test);
    const before = { ...base, [policyFile]: policy };
    const cut = await stage.review(stage.openPull(before, { [path]: '' }), quiet);
    expect([cut.outputs.verdict, cut.exitCode]).toEqual(['failed', 1]);
    expect(slugsOfErrors(cut)).toEqual(['lock-file-removed']);
  });

  it.for(modes)(
    'that is empty from the beginning fails also where the policy has $how',
    async ({ policy }, test) => {
      const { stage, base } = await twoProviders(test);
      const before = { [main]: base[main] ?? '', [policyFile]: policy };
      const begun = await stage.review(stage.openPull(before, { [path]: '# Nothing yet\n' }), quiet);
      expect([begun.outputs.verdict, begun.exitCode]).toEqual(['failed', 1]);
      expect(slugsOfErrors(begun)).toEqual(['missing-from-lock', 'missing-from-lock']);
    },
  );

  it('deleted where the rule is turned off, or cut to nothing where nothing is required, passes', async (test) => {
    const { stage, base } = await twoProviders(test);
    const before = { ...base, [policyFile]: 'rules:\n  lock-file-removed: off\n' };
    const deleted = await stage.review(stage.openPull(before, { [path]: null }), quiet);
    expect([deleted.outputs.verdict, deleted.exitCode]).toEqual(['verified', 0]);
    const { stage: other, base: same } = await twoProviders(test);
    const both = { [path]: '', [main]: 'locals {}\n' };
    const unneeded = await other.review(other.openPull(same, both), quiet);
    expect([unneeded.outputs.verdict, unneeded.exitCode]).toEqual(['verified', 0]);
  });

  it('by one entry that is still required, fails and names the place', async (test) => {
    const { stage, base, left } = await twoProviders(test);
    const run = await stage.review(stage.openPull(base, { [path]: left }), quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule: 'entry-removed', severity: 'error', path }]);
    expect(run.report?.findings[0]?.message).toContain(`${main}:4`);
  });

  it('by one entry together with its requirement, passes', async (test) => {
    const { stage, base, left, addresses } = await twoProviders(test);
    const head = { [path]: left, [main]: uses(addresses[0] ?? '') };
    const run = await stage.review(stage.openPull(base, head), quiet);
    expect(run.exitCode).toBe(0);
    expect(run.report?.findings.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  });

  it('beside 401 small files, which are all read', async (test) => {
    const { stage, base, left } = await twoProviders(test);
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`${folder}/a${at}.tf`, '']));
    const run = await stage.review(stage.openPull({ ...base, ...many }, { [path]: left }), quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule: 'entry-removed', severity: 'error' }]);
  });

  it('in a repository that GitHub does not list at once: what may need the entry is not known', async (test) => {
    const { stage, base, left } = await twoProviders(test);
    const pull = stage.openPull(base, { [path]: left });
    stage.github.faults.truncateTrees = 'recursive';
    const run = await stage.review(pull, quiet);
    expect(run.report?.findings).toMatchObject([{ rule: 'entry-removed', severity: 'warning' }]);
    expect(run.report?.findings[0]?.message).toContain('could not be listed completely');
    expect(run.summary).not.toMatch(/no longer require/i);
  });

  it('by one entry that a module elsewhere may need, is not called no longer required', async (test) => {
    const { stage, base, left, addresses } = await twoProviders(test);
    const remote = 'module "elsewhere" {\n  source = "git::https://git.example/module.git"\n}\n';
    const head = { [path]: left, [main]: `${uses(addresses[0] ?? '')}${remote}` };
    const run = await stage.review(stage.openPull(base, head));
    expect(run.exitCode).toBe(0);
    expect(run.report?.findings).toMatchObject([{ rule: 'entry-removed', severity: 'warning' }]);
    const body = stage.github.comments[0]?.body ?? '';
    expect(body).toContain('Lockproof cannot tell whether anything still requires it');
    expect(body).not.toMatch(/no longer require/i);
  });
});

async function twoProviders(test: Parameters<typeof setStage>[0]): Promise<{
  readonly stage: Stage;
  readonly base: Files;
  /** The lock file without the second entry. */
  readonly left: string;
  readonly addresses: readonly string[];
}> {
  const stage = await setStage(test);
  const entries = await Promise.all(
    ['one', 'two'].map((type) => publishEntry(stage.registry, { namespace: 'acme', type })),
  );
  const addresses = entries.map(({ entry }) => entry.address);
  const base = { [path]: lockFileText(...entries.map(({ entry }) => entry)), [main]: uses(...addresses) };
  return { stage, base, left: entries[0]?.text ?? '', addresses };
}

async function expectSaid(source: Source, { said, because = '' }: Variant): Promise<void> {
  const findings = await findingsAbout(source, slugs);
  const told = inShort(findings).map((each) => each.replace(new RegExp(` ${path}$`), ''));
  expect(told).toEqual(said);
  for (const { message } of findings) expect(message).toContain(because);
}

describe.concurrent.for([
  { about: 'an entry that', variants: entries },
  { about: 'a lock file', variants: files },
])('$about', ({ variants }) => {
  const inGit = variants.filter(({ from }) => from === undefined);
  const changes = commitChanges(inGit);
  afterAll(() => changes.remove());

  it.for(inGit)('$what', (variant) => expectSaid(changes.source(inGit.indexOf(variant)), variant));

  it.for(variants.filter(({ from }) => from !== undefined))('$what', async (variant, test) => {
    const commits = await startTwoCommits(variant.base, variant.head);
    test.onTestFinished(() => commits.close());
    await expectSaid(commits.sourceFrom(variant.from ?? 'git'), variant);
  });
});

describe.concurrent('where no pattern selects', () => {
  const patterns = ['envs/**/.terraform.lock.hcl'];
  const head = {
    [path]: null,
    [main]: null,
    [folder]: { symlink: '../live' },
    'live/.terraform.lock.hcl': lock(one),
    'live/main.tf': uses(one, two),
  };

  it('the target of a symlinked folder, a lock file there is reviewed where it is read', async (test) => {
    const commits = await startTwoCommits(both, head);
    test.onTestFinished(() => commits.close());
    const told = await findingsAbout(commits.sourceFrom('git'), slugs, patterns);
    expect(inShort(told)).toEqual([`error entry-removed ${path}`]);
  });

  it('the new place of a root module, nothing is said of what is not under review', async (test) => {
    const commits = await startTwoCommits(both, { ...head, [folder]: null });
    test.onTestFinished(() => commits.close());
    const told = await findingsAbout(commits.sourceFrom('git'), slugs, patterns);
    expect(inShort(told)).toEqual([`notice lock-file-removed ${path}`]);
  });
});
