import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { noCommit, pushEvent, scheduleEvent } from '../support/github-double/events.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { type HonestEntry, lineOf, publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
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
  it('that the pull request adds does not count, and the comment says so', async (test) => {
    const stage = await begin(test);
    const pull = stage.openPull(
      { [path]: stage.honest.text },
      { [path]: stage.planted, [policyPath]: waiver(stage, dayFromToday(30)) },
    );
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'unproven-hash', hash: zh, line: lineOf(stage.planted, zh) },
    ]);
    const [comment] = stage.github.comments;
    for (const text of [comment?.body, run.summary])
      expect(text).toMatch(
        /\*\*Policy:\*\* This change edits the policy \.github\/lockproof\.yml; .*this run uses the defaults/,
      );
  });

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

  it('fails again the day after', async (test) => {
    const stage = await begin(test);
    const last = dayFromToday(-1);
    const pull = stage.openPull(
      { [path]: stage.honest.text, [policyPath]: waiver(stage, last) },
      { [path]: stage.planted },
    );
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    const [finding] = run.report?.findings ?? [];
    expect(finding).toMatchObject({ rule: 'unproven-hash', severity: 'error' });
    expect(finding?.message).toContain(`it expired on ${last}`);
  });

  it('of an old merge base does not count', async (test) => {
    const stage = await begin(test);
    const { repository, github } = stage;
    const old = repository.commit(
      { [path]: stage.honest.text, [policyPath]: waiver(stage, dayFromToday(30)) },
      'Old',
    );
    repository.commit({ [policyPath]: null }, 'Take the waiver back');
    repository.branch('change', old);
    repository.commit({ [path]: stage.planted }, 'Plant', { branch: 'change' });
    const run = await stage.review(github.openPull({ head: 'change' }));
    expect(run.exitCode).toBe(1);
    expect(run.report?.base).toBe(old);
    expect(run.report?.findings[0]?.severity).toBe('error');
    expect(run.summary).not.toContain('This change edits the policy');
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
    expect(run.report?.findings.map(({ rule }) => rule)).toEqual(['new-provider', 'unproven-hash']);
    expect(run.summary).toContain('| `fail-on` | never | `.github/lockproof.yml` |');
    expect(run.summary).toContain('| `registries` | ');
    expect(run.summary).toMatch(/\| `registries` \| .* \| input \|/);
    expect(run.summary).toContain('| `on-unavailable` | fail | default |');

    const strict = await stage.review(pull, { inputs: { 'fail-on': 'warning' } });
    expect(strict.exitCode).toBe(1);
    expect(strict.summary).toContain('| `fail-on` | warning | input |');
  });

  it('that the pull request weakens stays in force', async (test) => {
    const stage = await begin(test);
    const { honest } = stage;
    const address = honest.entry.address.replace(/[^/]+\/[^/]+$/, '*/*');
    const pull = stage.openPull(
      { [policyPath]: `providers: {deny: ["${address}"]}\n` },
      { [path]: honest.text, [policyPath]: 'rules: {untrusted-host: off}\n' },
    );
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings.map(({ severity, rule }) => `${severity} ${rule}`)).toContain(
      'error untrusted-host',
    );
    expect(run.report?.findings).toContainEqual(
      expect.objectContaining({ rule: 'policy-weakened', severity: 'warning', path: policyPath }),
    );
    expect(run.summary).toContain('this run uses the policy of the base revision');
  });

  it('that the pull request would break is reported now, not after the merge', async (test) => {
    const stage = await begin(test);
    const pull = stage.openPull({ [policyPath]: 'fail-on: error\n' }, { [policyPath]: 'fail_on: error\n' });
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([
      { rule: 'policy-invalid', severity: 'error', path: policyPath, line: 1 },
    ]);
    expect(run.summary).toContain('did you mean');
    const repair = stage.openPull({ [policyPath]: 'fail_on: error\n' }, { [policyPath]: 'fail-on: error\n' });
    expect((await stage.review(repair)).exitCode).toBe(0);
  });

  it('pins keys: a release signed by another key fails', async (test) => {
    const stage = await begin(test);
    const [pinned, other] = await Promise.all([createSigningKey(), createSigningKey()]);
    const { published, text } = await publishEntry(stage.registry, { type: 'random', signedBy: other });
    const policy = (fingerprint: string) =>
      `signing-keys:\n  - providers: ["${published.address}"]\n    fingerprints: ["${fingerprint}"]\n`;
    const pull = stage.openPull({ [policyPath]: policy(pinned.fingerprint) }, { [path]: text });
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    const failing = run.report?.findings.filter(({ severity }) => severity === 'error');
    expect(failing).toMatchObject([{ rule: 'signing-key-changed' }]);
    expect(failing?.[0]?.message).toContain(other.fingerprint);
    expect(failing?.[0]?.message).toContain(pinned.fingerprint);
  });

  it('pins keys: an announced hash does not pass there, although announcements are accepted elsewhere', async (test) => {
    const stage = await begin(test);
    const key = await createSigningKey();
    const planted = plantedH1('announced');
    const { published, entry } = await publishEntry(stage.registry, {
      type: 'random',
      signedBy: key,
      announced: ({ zh }) => [zh, planted],
    });
    const pins = `signing-keys:\n  - providers: ["${published.address}"]\n    fingerprints: ["${key.fingerprint}"]\n`;
    const head = { [path]: lockFileText({ ...entry, hashes: [planted, ...published.zh] }) };
    const pull = stage.openPull({ [policyPath]: `accept-asserted: true\n${pins}` }, head);
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toContainEqual(
      expect.objectContaining({ rule: 'unproven-hash', severity: 'error', hash: planted }),
    );
  });

  it('requires an age of releases: the date of the signature counts where the registry has none', async (test) => {
    const stage = await begin(test);
    const month = new Date(Date.now() - 30 * 86_400_000);
    const key = await createSigningKey({ created: new Date(month.getTime() - 86_400_000), signedAt: month });
    const old = await publishEntry(stage.registry, { type: 'random', signedBy: key });
    const pull = stage.openPull(
      { [policyPath]: 'minimum-release-age: 7 days\nfail-on: warning\n' },
      { [path]: stage.honest.text, 'old/.terraform.lock.hcl': old.text },
    );
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings.filter(({ severity }) => severity !== 'notice')).toMatchObject([
      { rule: 'recently-published', severity: 'warning', path },
    ]);
  });

  it.for([
    { what: 'invalid YAML', policy: 'fail-on: [', says: '.github/lockproof.yml:1: this is not valid YAML' },
    {
      what: 'an unknown key',
      policy: '\nfail_on: error\n',
      says: '.github/lockproof.yml:2: "fail_on" is not a policy key; did you mean "fail-on"?',
    },
    {
      what: 'an unknown rule',
      policy: 'rules:\n  unproven-hsh: off\n',
      says: '.github/lockproof.yml:2: "rules.unproven-hsh"',
    },
    {
      what: 'a symlink',
      policy: { symlink: '../policy.yml' },
      says: '.github/lockproof.yml:1: a policy must be a plain file',
    },
  ])('with $what: exit code 2 with file, line and key', async ({ policy, says }, test) => {
    const stage = await begin(test);
    const pull = stage.openPull({ [policyPath]: policy }, { [path]: stage.honest.text });
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(2);
    expect(annotationsIn(run.stdout).map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
    expect(run.report).toBeNull();
    expect(stage.registry.requests).toEqual([]);
  });

  it('that the input names but that does not exist: exit code 2', async (test) => {
    const stage = await begin(test);
    const pull = stage.openPull({}, { [path]: stage.honest.text });
    const run = await stage.review(pull, { inputs: { config: 'policy/lockprof.yml' } });
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain('policy/lockprof.yml');
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

  it('verify reads the policy of the current folder', async (test) => {
    const stage = await begin(test);
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-policy-'));
    test.onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, '.terraform.lock.hcl'), stage.planted);
    writeFileSync(join(folder, policyPath), waiver(stage, dayFromToday(30)));
    const settings = { directory: folder, caFile: stage.registry.caFile };
    const flags = ['verify', '--registries', stage.registry.host];
    expect((await runCli(flags, settings)).exitCode).toBe(0);
    writeFileSync(join(folder, policyPath), `${waiver(stage, dayFromToday(30))}fail_on: x\n`);
    const broken = await runCli(flags, settings);
    expect(broken.exitCode).toBe(2);
    expect(broken.stderr).toContain('.github/lockproof.yml:7: "fail_on"');
  });

  it('SARIF has every finding at its line, with the page of its rule', async (test) => {
    const stage = await begin(test);
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-sarif-'));
    test.onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, '.terraform.lock.hcl'), stage.planted);
    const run = await runCli(['verify', '--format', 'sarif', '--registries', stage.registry.host], {
      directory: folder,
      caFile: stage.registry.caFile,
    });
    expect(run.exitCode).toBe(1);
    const { version, runs } = JSON.parse(run.stdout);
    expect(version).toBe('2.1.0');
    const [{ tool, results }] = runs;
    expect(results).toMatchObject([
      {
        ruleId: 'unproven-hash',
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: '.terraform.lock.hcl' },
              region: { startLine: lineOf(stage.planted, zh) },
            },
          },
        ],
      },
    ]);
    const rule = tool.driver.rules[results[0].ruleIndex];
    expect(rule.id).toBe('unproven-hash');
    expect(rule.help.markdown).toContain('## What to do');
    expect(rule.fullDescription.text).toContain('threat');
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
