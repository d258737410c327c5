import { expect, it } from 'vitest';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { findingsAbout } from '../../support/judged-change.ts';

/* Steps that work where they are followed: in a unit of Terragrunt, and after a constraint was raised. */

const path = 'a/.terraform.lock.hcl';
const host = 'registry.example.com/team';
const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "${host}/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (name: string, version = '>= 1.0') =>
  `terraform {\n  required_providers {\n    ${name} = {\n      source  = "${host}/${name}"\n      version = "${version}"\n    }\n  }\n}\n`;
const slugs = ['missing-from-lock', 'entry-removed', 'lock-file-removed', 'lock-file-missing'];

async function steps(base: PlantedFiles, head: PlantedFiles) {
  const findings = await findingsAbout(inMemorySource({ 'README.md': 'x', ...base }, head), slugs);
  return findings.map(({ rule, remedy }) => `${rule}: ${remedy}`);
}

const unit = { 'a/terragrunt.hcl': 'terraform {\n  source = "../m"\n}\n', 'm/main.tf': uses('one') };
const byTerragrunt =
  'run `terragrunt providers lock` in the unit with a "-platform=OS_ARCH" for each platform that you use, and commit the lock file';

it('a unit of Terragrunt is locked by Terragrunt', async () => {
  const base = { ...unit, [path]: lock('one') };
  const more = `${uses('one')}${uses('two')}`;
  expect(await steps(base, { 'm/main.tf': more })).toEqual([
    `missing-from-lock: Change the version constraint if no release meets it; ${byTerragrunt}.`,
  ]);
  const [removed] = await steps(
    { ...base, 'm/main.tf': more, [path]: lock('one', 'two', 'three') },
    {
      [path]: lock('one'),
    },
  );
  expect(removed).toContain(`; otherwise restore the entry from the base branch; ${byTerragrunt}`);
});

it('a unit with configuration of its own is locked by Terraform', async () => {
  const base = { ...unit, [path]: lock('one'), 'a/main.tf': uses('one') };
  expect(await steps(base, { 'a/main.tf': uses('two') })).toEqual([
    `missing-from-lock: Change the version constraint if no release meets it, then run: terraform -chdir=a get; terraform -chdir=a providers lock ${host}/two`,
  ]);
});

const base = { [path]: lock('one', 'two'), 'a/main.tf': uses('one') };

it('what the configuration no longer allows is locked again, not only restored', async () => {
  const [removed] = await steps(base, { [path]: null, 'a/main.tf': uses('one', '>= 2.0') });
  expect(removed).toMatch(
    /: Restore the file from the base branch \(`git checkout \w+ -- \S+`\); delete the entry \(line \d+\), then run: terraform -chdir=a providers lock \S+\/one$/,
  );
  const [cut] = await steps(base, { [path]: lock('two'), 'a/main.tf': uses('one', '>= 2.0') });
  expect(cut).toMatch(/otherwise run: terraform -chdir=a providers lock registry.example.com\/team\/one$/);
});

it('what it still allows is restored, whatever else is raised', async () => {
  const head = { [path]: null, 'a/main.tf': uses('one', '>= 0.9'), 'b/main.tf': uses('one', '>= 2.0') };
  expect((await steps(base, head))[0]).toContain('estore the file from the base branch');
  const [cut] = await steps(base, { [path]: lock('two') });
  expect(cut).toContain('estore the file from the base branch');
});

it('no entry of a file with a merge conflict is called removed', async () => {
  const whole = { ...base, [path]: lock('one', 'two', 'three') };
  const conflict = '<<<<<<< HEAD\n  version = "1.1.0"\n=======\n  version = "1.0.0"\n>>>>>>> main\n';
  const inConflict = (text: string) => text.replace('  version = "1.0.0"\n', conflict);
  const rulesOf = async (text: string) => {
    const source = inMemorySource({ 'README.md': 'x', ...whole }, { [path]: text });
    const found = await findingsAbout(source, ['entry-removed', 'unreadable-lock-file']);
    return found.map(({ severity, rule, provider }) => `${severity} ${rule} ${provider}`);
  };
  const unread = 'error unreadable-lock-file null';
  expect(await rulesOf(inConflict(whole[path]))).toEqual([unread]);
  const gone = lock('two', 'three');
  expect(await rulesOf(inConflict(gone))).toEqual([unread]);
  // A comment that names the entry hides nothing: the file fails until it can be read.
  expect(await rulesOf(`# "${host}/one"\n${inConflict(gone)}`)).toEqual([unread]);
  expect(await rulesOf(`# "${host}/one"\n${gone}`)).toEqual([`error entry-removed ${host}/one`]);
});

it('a line that keeps a new lock file out is named, whoever wrote it', async () => {
  const live = {
    'live/main.tf': `${uses('one')}terraform {
  backend "s3" {}
}
`,
  };
  const said = async (before: PlantedFiles, now: PlantedFiles) => {
    const source = inMemorySource({ 'README.md': 'x', ...base, ...before }, { ...live, ...now });
    const found = await findingsAbout(source, slugs);
    return found.map(
      ({ severity, message, remedy }) =>
        `${severity} ${/, because ([^:]+:\d+.*?) it out/.exec(message)?.[1]} | ${remedy}`,
    );
  };
  const line = { '.gitignore': '*.log\n.terraform.*\n' };
  const run = 'un: terraform -chdir=live init -backend=false';
  const edit = `Delete the line (.gitignore:2), then r${run}`;
  expect(await said({}, line)).toEqual([`warning .gitignore:2, which the change adds, keeps | ${edit}`]);
  expect(await said(line, {})).toEqual([`notice .gitignore:2 keeps | ${edit}`]);
  const open = { '.gitignore': '.terraform.*\n!.terraform.lock.hcl\n' };
  expect(await said({}, open)).toEqual([`warning undefined | R${run}`]);
});
