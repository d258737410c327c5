import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { entriesOf } from '../../../src/extensions/inventory/inventory.ts';
import { renderJson } from '../../../src/report/json.ts';
import type { Report } from '../../../src/report/report.ts';
import {
  changed,
  evidence,
  locked,
  refuted,
  report,
  settings,
  signed,
  subject,
  unaskableRelease,
  zh,
} from '../../support/review-builders.ts';

const aws = 'registry.terraform.io/hashicorp/aws';

async function run(...args: readonly string[]) {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const written = (texts: string[]) => ({ write: (text: string) => texts.push(text) });
  const code = await main(['inventory', ...args], {}, { stdout: written(stdout), stderr: written(stderr) });
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

/** A report of `verify`: each version of the provider in a root module of its own. */
function verified(versions: readonly string[], { address = aws, planted = false } = {}): Report {
  const hashes = [zh('a'), ...(planted ? [zh('planted')] : [])];
  const changes = versions.map((version, at) => {
    const lock = locked(version, hashes, { address });
    const proofs = { [zh('a')]: signed, ...(planted ? { [zh('planted')]: refuted } : {}) };
    return changed({
      head: lock,
      paths: [`root${at}/.terraform.lock.hcl`],
      evidence: evidence(lock, proofs),
    });
  });
  const made = subject(changes, { settings: settings({ platforms: 'darwin_arm64' }) });
  return report(made, { base: null });
}

function folderWith(files: Readonly<Record<string, Report | string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-inventory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : renderJson(content));
  }
  return folder;
}

it('looks at each finding of a report a few times, however many entries the report has', () => {
  const whole = verified(
    Array.from({ length: 100 }, () => '5.0.0'),
    { planted: true },
  );
  let reads = 0;
  const findings = whole.findings.map((finding) => ({
    ...finding,
    get path() {
      reads += 1;
      return finding.path;
    },
  }));
  const entries = entriesOf([{ repository: 'web', report: { ...whole, findings } }]);
  expect(entries.map(({ missing }) => missing)).toEqual(Array.from({ length: 100 }, () => ['darwin_arm64']));
  expect(reads).toBeLessThanOrEqual(3 * findings.length);
});

describe('lockproof inventory', () => {
  it('counts the versions of each provider over all repositories', async () => {
    const folder = folderWith({
      'acme/web.json': verified(['5.0.0', '10.0.0', '4.67.0']),
      'acme/api.json': verified(['5.0.0']),
    });
    const { code, stdout } = await run(folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2 repositories, 4 lock files, 1 provider, 4 entries$/m);
    expect(stdout).toMatch(/^hashicorp\/aws at 3 versions in 4 root modules, oldest 4\.67\.0$/m);
    expect(stdout).toMatch(/^ {2}10\.0\.0 in 1, 5\.0\.0 in 2, 4\.67\.0 in 1$/m);
    expect(stdout).toMatch(/^ {2}! no h1 for darwin_arm64 in 4 entries$/m);
  });

  it('counts a lock file without an entry', async () => {
    const [made, path] = [verified(['5.0.0']), 'empty/.terraform.lock.hcl'];
    const files = made.files.flatMap((file) => [file, { ...file, path }]);
    const { stdout } = await run(folderWith({ 'web.json': { ...made, files } }));
    expect(stdout).toMatch(/^1 repository, 2 lock files, 1 provider, 1 entry$/m);
  });

  it('names the repository after what differs in the paths, as below the folders of `gh run download`', async () => {
    const [web, api] = [verified(['5.0.0']), verified(['5.0.0'])];
    const folder = folderWith({
      'acme/web/lockproof-report/r.json': web,
      'acme/api/lockproof-report/r.json': api,
    });
    const { stdout } = await run(folder, '--format', 'csv');
    expect(stdout.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'repository',
      'acme/api',
      'acme/web',
      '',
    ]);
  });

  it('says which repository has an unproven hash, in every format', async () => {
    const folder = folderWith({
      'acme/web.json': verified(['5.0.0'], { planted: true }),
      'acme/api.json': verified(['5.0.0']),
    });
    expect((await run(folder)).stdout).toMatch(/^ {2}acme\/web \(failed\): unproven hashes in 1 entry/m);
    expect((await run(folder, '--format', 'markdown')).stdout).toMatch(
      /^\| acme\/web \| failed \| 1 \| unproven hashes in 1 entry/m,
    );
    expect((await run(folder, '--format', 'csv')).stdout).toMatch(/^acme\/web,.*,1,0,0,1,.*,failed\r$/m);
    expect((await run(folder, '--format', 'html')).stdout).toContain('<td>acme/<wbr>web</td><td>failed</td>');
  });

  it.each(['network', 'untrusted-host'] as const)(
    'says why hashes could not be checked: %s',
    async (code) => {
      const lock = locked('5.0.0', [zh('a')]);
      const change = changed({ head: lock, evidence: unaskableRelease(lock, code, 'nobody asked') });
      const { stdout } = await run(folderWith({ 'web.json': report(subject([change]), { base: null }) }));
      expect(stdout).toContain('  ! hashes that could not be checked (nobody asked) in 1 entry\n');
    },
  );

  it('names the rules of the errors, those about a whole file too', async () => {
    const whole = verified(['5.0.0'], { planted: true });
    const errorOf = (rule: string, provider: string | null) =>
      whole.findings.slice(0, 1).map((each) => ({ ...each, rule, provider }));
    const findings = [...errorOf('untrusted-host', aws), ...errorOf('unreadable-lock-file', null)];
    const folder = folderWith({ 'acme/web.json': { ...whole, findings } });
    for (const format of ['text', 'markdown', 'html'])
      expect((await run(folder, '--format', format)).stdout).toContain(
        'errors (untrusted-host) in 1 entry; unreadable-lock-file',
      );
    expect((await run(folder, '--format', 'csv')).stdout).toMatch(
      /,not checked,.*,errors,verdict\r\n.*,untrusted-host,failed\r$/m,
    );
  });

  it('says what changed since an earlier set', async () => {
    const before = folderWith({ 'web.json': verified(['4.0.0', '5.0.0']), 'old.json': verified(['1.0.0']) });
    const now = folderWith({
      'web.json': verified(['4.1.0', '5.0.0'], { planted: true }),
      'new.json': verified(['6.0.0']),
    });
    const { stdout } = await run(now, '--since', before);
    const [, changes = ''] = stdout.split('Changed since:\n');
    expect(changes.trimEnd().split('\n')).toEqual([
      `  new root0/.terraform.lock.hcl hashicorp/aws 6.0.0 is new`,
      `  web root0/.terraform.lock.hcl hashicorp/aws 4.0.0 → 4.1.0, no longer proven`,
      `  web root1/.terraform.lock.hcl hashicorp/aws no longer proven`,
      `  old root0/.terraform.lock.hcl hashicorp/aws 1.0.0 was removed`,
    ]);
    expect((await run(now, '--since', now)).stdout).not.toContain('Changed since');
  });

  it.for([
    ['is not JSON', '{', /is not a report that this version of Lockproof can read/],
    ['is no report', '{"schema":"lockproof.report/v2"}', /is not a report that this version/],
    ['compares two revisions', { ...verified(['5.0.0']), base: 'b'.repeat(40) }, /compares two revisions/],
    ['is a shard', { ...verified(['5.0.0']), part: 'shard 1 of 2' }, /is the report of a shard/],
  ] as const)('shows the rest and exits with 3 if a report %s', async ([, content, reason]) => {
    const { code, stdout } = await run(folderWith({ 'web.json': verified(['5.0.0']), 'odd.json': content }));
    expect(code).toBe(3);
    expect(stdout).toMatch(/^1 repository, 1 lock file/);
    expect(stdout).toMatch(reason);
  });

  it('refuses a folder without reports, and names one of two that would be called the same', async () => {
    const empty = await run(folderWith({ 'readme.txt': '' }));
    expect(empty).toMatchObject({ code: 2, stdout: '' });
    expect(empty.stderr).toContain('No JSON report was found in');
    expect(await run('nowhere')).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be') });
    expect((await run()).stderr).toMatch(/missing required argument 'report'; add --help/);
    const [one, other] = [
      folderWith({ 'web.json': verified(['5.0.0']) }),
      folderWith({ 'web.json': verified(['5.0.0']) }),
    ];
    expect(await run(one, other)).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/is a second report of web/),
    });
  });

  it('shows names from outside as plain text, and gives a spreadsheet no formula', async () => {
    const hostile = { ...verified(['5.0.0']) };
    const changes = hostile.changes.map((change) => ({
      ...change,
      files: ['=cmd()<script>\u202e|`"@here.hcl'],
    }));
    const folder = folderWith({ '=HYPERLINK(1).json': { ...hostile, changes } });
    const csv = (await run(folder, '--format', 'csv')).stdout.split('\r\n')[1];
    expect(csv).toMatch(/^'=HYPERLINK\(1\),"'=cmd\(\)<script><U\+202E>\|`""@here\.hcl"/);
    const html = (await run(folder, '--format', 'html')).stdout;
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain('<td>=cmd()&#60;script&#62;&#60;U+202E&#62;');
    for (const format of ['text', 'markdown', 'csv', 'html'])
      expect((await run(folder, '--format', format)).stdout).not.toMatch(/\u202e/);
  });
});
