import { describe, expect, it } from 'vitest';
import { renderText } from '../../src/cli/text/terminal.ts';
import { inMemorySource, type PlantedFiles } from '../support/in-memory-revision.ts';
import { changeIn } from '../support/judged-change.ts';
import { report } from '../support/review-builders.ts';

/* Changes of configuration beside a lock file that the change does not touch: where the finding is, what the headline says, what to run. */

const host = 'registry.example.com/team';

function lock(h1: number, ...names: readonly string[]): string {
  const hashes = Array.from({ length: h1 }, (_, at) => `    "h1:${String(at).repeat(43)}=",\n`).join('');
  return names
    .map((name) => `provider "${host}/${name}" {\n  version = "1.0.0"\n  hashes = [\n${hashes}  ]\n}\n`)
    .join('\n');
}

function requires(...entries: readonly (readonly [name: string, version: string])[]): string {
  const lines = entries.map(
    ([name, version]) =>
      `    ${name} = {\n      source  = "${host}/${name}"\n      version = "${version}"\n    }\n`,
  );
  return `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
}

async function reviewOf(base: PlantedFiles, head: PlantedFiles) {
  const reviewed = report(await changeIn(inMemorySource({ 'README.md': 'x', ...base }, head)));
  const findings = reviewed.findings.map(
    ({ severity, rule, path, line, remedy }) => `${severity} ${rule} ${path}:${line} | ${remedy}`,
  );
  return { headline: reviewed.headline, findings, text: renderText(reviewed, { colour: false }) };
}

describe('a constraint that is raised beside a lock file that stays', () => {
  const base = {
    'envs/prod/.terraform.lock.hcl': lock(1, 'one'),
    'envs/prod/main.tf': requires(['one', '~> 1.0']),
  };
  const raised = requires(['one', '2.0.0']);

  it('is told with its line, at the entry, with the command for it', async () => {
    const { headline, findings, text } = await reviewOf(base, { 'envs/prod/main.tf': raised });
    expect(headline).toBe(`❌ Lockproof: do not merge. envs/prod requires ${host}/one 2.0.0 but locks 1.0.0`);
    expect(findings).toEqual([
      `error version-outside-constraints envs/prod/.terraform.lock.hcl:2 | Delete the entry (line 1); change the version constraint if no release meets it, then run: terraform -chdir=envs/prod providers lock ${host}/one`,
    ]);
    expect(text).toContain('it requires "2.0.0" (envs/prod/main.tf:3)');
    expect(text).toMatch(/\n❌ 1 error; no lock file changed\n$/);
  });

  it.each<[string, PlantedFiles, PlantedFiles, string]>([
    [
      'in a folder with a plain name',
      { 'm/.terraform.lock.hcl': lock(1, 'one'), 'm/main.tf': requires(['one', '~> 1.0']) },
      { 'm/main.tf': raised },
      `the root module m requires ${host}/one 2.0.0 but locks 1.0.0`,
    ],
    [
      'in the root of the repository',
      { '.terraform.lock.hcl': lock(1, 'one'), 'main.tf': requires(['one', '~> 1.0']) },
      { 'main.tf': raised },
      `the configuration requires ${host}/one 2.0.0 but locks 1.0.0`,
    ],
  ])('%s has a headline of its own', async (_, files, head, expected) => {
    expect((await reviewOf(files, head)).headline.toLowerCase()).toContain(expected);
  });

  it('has every platform of the entries locked again', async () => {
    const files = { ...base, 'envs/prod/.terraform.lock.hcl': lock(3, 'one') };
    const { findings } = await reviewOf(files, { 'envs/prod/main.tf': raised });
    expect(findings).toEqual([
      expect.stringMatching(
        / \| Delete the entry \(line 1\); change the version constraint if no release meets it, then run, with a "-platform=OS_ARCH" for each platform that you use: terraform \S+ providers lock -platform=OS_ARCH \S+\/one$/,
      ),
    ]);
  });

  it('changes nothing where the lock file changes too', async () => {
    const head = { 'envs/prod/main.tf': raised, 'envs/prod/.terraform.lock.hcl': `# x\n${lock(1, 'one')}` };
    const { findings } = await reviewOf(base, head);
    expect(findings.filter((each) => each.includes('version-outside-constraints'))).toEqual([
      `error version-outside-constraints envs/prod/.terraform.lock.hcl:3 | Delete the entry (line 2); change the version constraint if no release meets it, then run: terraform -chdir=envs/prod providers lock ${host}/one`,
    ]);
  });
});

describe('a requirement that a module gains, where the lock file of its caller stays', () => {
  it('has the modules installed first, and every platform of the other entries', async () => {
    const calls = `${requires(['one', '~> 1.0'])}module "m" {\n  source = "../m"\n}\n`;
    const base = { 'a/.terraform.lock.hcl': lock(2, 'one'), 'a/main.tf': calls, 'm/main.tf': '# m\n' };
    const { findings } = await reviewOf(base, { 'm/main.tf': requires(['two', '1.0.0']) });
    expect(findings).toEqual([
      `warning missing-from-lock a/.terraform.lock.hcl:1 | Change the version constraint if no release meets it, then run, with a "-platform=OS_ARCH" for each platform that you use: terraform -chdir=a get; terraform -chdir=a providers lock -platform=OS_ARCH ${host}/two`,
    ]);
  });
});

describe('a file of the configuration that does not parse', () => {
  const base = { 'a/.terraform.lock.hcl': lock(1, 'one'), 'a/main.tf': requires(['one', '~> 1.0']) };
  const broken = `${requires(['one', '~> 1.0'])}resource "one_x" "y" {\n  name =\n}\n`;

  it('is no finding: Terraform stops there, and a block may mean a provider that it declares or the file has', async () => {
    const named = base['a/.terraform.lock.hcl'].replace(`${host}/one`, 'hashicorp/one');
    for (const [type, text] of [
      ['two', base['a/.terraform.lock.hcl']],
      ['one', named],
    ]) {
      const head = { 'a/main.tf': broken, 'a/two.tf': `resource "${type}_thing" "x" {}\n` };
      expect((await reviewOf({ ...base, 'a/.terraform.lock.hcl': String(text) }, head)).findings).toEqual([]);
    }
  });
});

describe('a root module that moves', () => {
  const module = { 'old/.terraform.lock.hcl': lock(1, 'one'), 'old/main.tf': requires(['one', '1.0.0']) };
  const moved = { 'old/main.tf': null, 'new/main.tf': requires(['one', '1.0.0']) };

  it('and leaves its lock file behind: the command takes it along', async () => {
    const { headline, findings } = await reviewOf(module, moved);
    expect(headline).toBe(
      '❌ Lockproof: do not merge. old/.terraform.lock.hcl stayed behind: its configuration moved to new',
    );
    expect(findings).toEqual([
      'error lock-file-removed old/.terraform.lock.hcl:1 | Move it to new: git mv old/.terraform.lock.hcl new/.terraform.lock.hcl',
    ]);
  });
});
