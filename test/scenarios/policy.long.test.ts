import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { noCommit, pushEvent, scheduleEvent } from '../support/github-double/events.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'app/.terraform.lock.hcl';
const policyPath = '.github/lockproof.yml';
const zh = plantedZh('policy');

/** A day as a policy writes it. */
function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function begin(test: TestContext): Promise<Stage & { honest: HonestEntry; planted: string }> {
  const stage = await setStage(test);
  const honest = await publishEntry(stage.registry);
  const hashes = [...honest.entry.hashes, zh];
  return { ...stage, honest, planted: lockFileText({ ...honest.entry, hashes }) };
}

function waiver(
  { honest }: { honest: HonestEntry },
  expires: string,
  reason = 'The mirror was rebuilt.',
): string {
  return `waivers:
  - rule: unproven-hash
    provider: ${honest.entry.address}
    hash: ${zh}
    reason: ${reason}
    expires: ${expires}
`;
}

describe.concurrent('a waiver for a planted hash', () => {
  it('on the base counts until its last day, with reason and day in the comment', async (test) => {
    const stage = await begin(test);
    const last = dayFromToday(30);
    const pull = stage.openPull(
      { [path]: stage.honest.text, [policyPath]: waiver(stage, last) },
      { [path]: stage.planted },
    );
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.report?.verdict).toBe('verified');
    expect(run.report?.findings).toMatchObject([{ rule: 'unproven-hash', severity: 'notice', hash: zh }]);
    expect(run.report?.totals).toMatchObject({ accepted: 1, unproven: 0 });
    const [comment] = stage.github.comments;
    const told = comment?.body.replaceAll('&#8203;', '');
    expect(told).toContain(`Waived until ${last} by .github/lockproof.yml:2: The mirror was rebuilt.`);
    expect(told).toMatch(
      /\*\*Next:\*\* Merge if that reason still holds; otherwise delete this hash \(line \d+\)/,
    );
    expect(comment?.body).toContain('| `waivers` | 1 | `.github/lockproof.yml` |');
    expect(comment?.body).not.toContain('This change edits the policy');
  });

  it('on the default branch counts in an audit', async (test) => {
    const stage = await begin(test);
    const { repository, github } = stage;
    const tip = repository.commit(
      { [path]: stage.planted, [policyPath]: waiver(stage, dayFromToday(30)) },
      'Waived',
    );
    const run = await stage.run(scheduleEvent(github));
    expect(run.exitCode).toBe(0);
    expect(run.report?.findings).toMatchObject([{ severity: 'notice' }]);

    repository.branch('elsewhere', tip);
    repository.commit({ [policyPath]: null }, 'Take the waiver back');
    const elsewhere = await stage.run(pushEvent(github, noCommit, tip, 'refs/heads/elsewhere'));
    expect(elsewhere.exitCode).toBe(1);
  });
});

describe.concurrent('a policy on the base', () => {
  it('decides what the workflow does not set, and the report names the origin of each setting', async (test) => {
    const stage = await begin(test);
    const policy = `fail-on: never\nplatforms: [linux_amd64]\nrules: {new-provider: error}\n`;
    const pull = stage.openPull({ [policyPath]: policy }, { [path]: stage.planted });
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.report?.verdict).toBe('failed');
    expect(run.report?.findings.map(({ rule }) => rule)).toEqual(['unproven-hash', 'new-provider']);
    expect(run.summary).toContain('| `fail-on` | never | `.github/lockproof.yml` |');
    expect(run.summary).toContain('| `registries` | ');
    expect(run.summary).toMatch(/\| `registries` \| .* \| input \|/);
    expect(run.summary).toContain('| `on-unavailable` | fail | default |');

    const strict = await stage.review(pull, { inputs: { 'fail-on': 'warning' } });
    expect(strict.exitCode).toBe(1);
    expect(strict.summary).toContain('| `fail-on` | warning | input |');
  });
});

describe.concurrent('on the command line', () => {
  it('review reads the policy at the base, and --config another one', async (test) => {
    const stage = await begin(test);
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const base = repository.commit(
      {
        [path]: stage.honest.text,
        [policyPath]: waiver(stage, dayFromToday(30)),
        'strict.yml': 'fail-on: error\n',
      },
      'Base',
    );
    repository.branch('change', base);
    repository.commit({ [path]: stage.planted, [policyPath]: 'rules: {}\n' }, 'Head', { branch: 'change' });
    repository.checkOut('change');
    const settings = { directory: repository.directory, caFile: stage.registry.caFile };
    const flags = ['review', '--base', base, '--registries', stage.registry.host];
    const waived = await runCli(flags, settings);
    expect(waived.exitCode).toBe(0);
    expect(waived.stdout).toContain('Waived until');
    expect(waived.stdout).toMatch(/settings\n(?: {2}.*\n)* {2}waivers: 1 \(\.github\/lockproof\.yml\)/);
    expect(waived.stderr).toContain('This change edits the policy .github/lockproof.yml');
    const strict = await runCli([...flags, '--config', 'strict.yml'], settings);
    expect(strict.exitCode).toBe(1);
  });

  it('explain prints the page of every rule, without anything installed', async () => {
    const elsewhere = { directory: tmpdir() };
    const list = await runCli(['explain'], elsewhere);
    expect(list.exitCode).toBe(0);
    const slugs = list.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ', 1)[0] ?? '');
    expect(slugs.toSorted(), 'dist/ has the rules of docs/rules; if not, run `npm run build`').toEqual(
      readdirSync('docs/rules')
        .map((page) => basename(page, '.md'))
        .toSorted(),
    );
    const pages = await Promise.all(slugs.map((slug) => runCli(['explain', slug], elsewhere)));
    expect(pages.map(({ exitCode, stdout }) => `${exitCode} ${stdout.split('\n', 1)[0]}`)).toEqual(
      slugs.map((slug) => `0 # ${slug}`),
    );
    // A terminal cannot follow a link that is relative to a page.
    expect(pages.flatMap(({ stdout }) => stdout.match(/\]\((?!https:)[^)]*\)/g) ?? [])).toEqual([]);
    const wrong = await runCli(['explain', 'unproven-hsh'], elsewhere);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('did you mean unproven-hash?');
  });
});
