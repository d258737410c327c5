import type { PlantedFiles as Files } from '../in-memory-revision.ts';

/* What a change brings beside a lock file, and what the rules say about it. */

export const path = 'envs/prod/.terraform.lock.hcl';
const main = 'envs/prod/main.tf';
const host = 'registry.example.com/acme';
export const [one, two] = [`${host}/one`, `${host}/two`];

export function lock(...addresses: readonly string[]): string {
  return addresses.map((each) => `provider "${each}" {\n  version = "1.0.0"\n}\n`).join('\n');
}

function uses(...sources: readonly string[]): string {
  const entries = sources.map((each) => `    ${each.split('/').at(-1)} = { source = "${each}" }\n`);
  return `terraform {\n  required_providers {\n${entries.join('')}  }\n}\n`;
}

/** Terraform reads it. */
const nested = `locals {\n  x = ${'('.repeat(1500)}1${')'.repeat(1500)}\n}\n`;
export const backend = `terraform {\n  backend "s3" {}\n}\n${uses(one)}`;
export const calls = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;
export const commit = (digit: string) => ({ submodule: digit.repeat(40) });
export const binary =
  'terraform.d/plugins/registry.terraform.io/acme/one/1.0.0/linux_amd64/terraform-provider-one_v1.0.0';

interface Variant {
  readonly what: string;
  /** Beside a root module with a lock file. */
  readonly base?: Files;
  readonly head: Files;
  readonly said: readonly string[];
  /** Requests to GitHub beyond those for the two listings. */
  readonly requests: number;
}

const unlocked = [`warning missing-from-lock ${path}`];

/** The base of a variant: a root module with a lock file, and whatever the variant has there. */
export function startOf({ base }: Pick<Variant, 'base'>): Files {
  return { 'README.md': 'x', [path]: lock(one), [main]: uses(one), ...base };
}

/** A root module that calls a module of a submodule. */
export const vendored: Files = { [main]: `${uses(one)}${calls('../../vendor/net')}` };

export const variants: readonly Variant[] = [
  {
    what: 'a submodule that is new',
    base: vendored,
    head: { vendor: commit('1') },
    said: ['warning submodule-moved vendor'],
    requests: 1,
  },
  {
    what: 'a submodule at another commit',
    base: { ...vendored, vendor: commit('1') },
    head: { vendor: commit('2') },
    said: ['warning submodule-moved vendor'],
    requests: 1,
  },
  {
    what: 'a submodule that a Terragrunt unit runs a module of',
    base: { 'live/terragrunt.hcl': 'terraform {\n  source = "../vendor//net"\n}\n', vendor: commit('1') },
    head: { vendor: commit('2') },
    said: ['warning submodule-moved vendor'],
    requests: 1,
  },
  {
    what: 'two submodules of one name, one of which is called',
    base: { [main]: `${uses(one)}${calls('../../net/x')}` },
    head: { net: commit('1'), 'vendor/net': commit('1') },
    said: ['warning submodule-moved net'],
    requests: 1,
  },
  ...[
    { how: 'nothing of Terraform leads into', base: {} },
    { how: 'a text names', base: { 'envs/prod/n.tf': 'locals {\n  where = "vendor/net"\n}\n' } },
    { how: 'a link leads into', base: { 'modules/net': { symlink: '../vendor/net' } } },
    { how: 'a call by an expression may lead into', base: { 'a/m.tf': calls(`../\${var.x}/net`) } },
  ].map(({ how, base }) => ({
    what: `a submodule that ${how}`,
    base: { ...base, vendor: commit('1') },
    head: { vendor: commit('2') },
    said: [],
    requests: 1,
  })),
  ...[{ 'README.md': 'y' }, { vendor: null }].map((head) => ({
    what: 'no other commit of a submodule',
    base: { ...vendored, vendor: commit('1') },
    head,
    said: [],
    requests: 1,
  })),
  {
    what: 'a plugin',
    head: { [`envs/prod/${binary}`]: 'ELF' },
    said: [`warning local-plugin envs/prod/${binary}`],
    requests: 0,
  },
  {
    what: 'folders of plugins that are symlinks',
    head: { 'a/terraform.d/plugins': { symlink: '../../x' }, 'b/terraform.d': { symlink: '../x' } },
    said: ['warning local-plugin a/terraform.d/plugins', 'warning local-plugin b/terraform.d'],
    requests: 1,
  },
  {
    what: 'what Terraform keeps of its own work, but the name of a workspace',
    head: {
      'envs/prod/.terraform/modules/modules.json': '{}',
      'envs/prod/.terraform/environment': 'dev\n',
      'live/.terraform': { symlink: '../x' },
    },
    said: [
      'warning local-plugin envs/prod/.terraform/modules/modules.json',
      'warning local-plugin live/.terraform',
    ],
    requests: 1,
  },
  {
    what: 'configuration of the command line',
    head: Object.fromEntries(
      ['ci.tfrc', 'terraform.rc', '.terraformrc', 'x/dev.tofurc'].map((name) => [name, '']),
    ),
    said: ['.terraformrc', 'ci.tfrc', 'terraform.rc', 'x/dev.tofurc'].map(
      (name) => `warning local-plugin ${name}`,
    ),
    requests: 0,
  },
  {
    what: 'a file of any name with the words of such a configuration, but no documentation',
    head: {
      'ci/cli.conf': 'provider_installation {\n}\n',
      'docs/mirrors.md': 'provider_installation {\n}\n',
      'ci.yml': 'env:\n  TF_PLUGIN_CACHE_DIR: x\n',
    },
    said: ['warning local-plugin ci/cli.conf'],
    requests: 1,
  },
  {
    what: 'files with names like these, and texts about installed providers',
    head: Object.fromEntries(
      [
        'docs/terraform.d.md',
        'terraform.d/readme.md',
        'my.terraform/x',
        'a.tfrc.bak',
        '.terraform/providers/x/LICENSE.txt',
      ].map((name) => [name, '']),
    ),
    said: [],
    requests: 0,
  },
  {
    what: 'a plugin that was there before',
    base: { [binary]: 'ELF' },
    head: { 'README.md': 'y' },
    said: [],
    requests: 0,
  },
  {
    what: 'a use without a source of a provider of which the lock file has one by another publisher',
    base: { [path]: lock(one, two) },
    head: { 'envs/prod/use.tf': 'resource "two_site" "main" {}\n' },
    said: [`notice missing-from-lock ${path}`],
    requests: 1,
  },
  {
    what: 'a new root module with a backend',
    head: { 'live/main.tf': backend },
    said: ['warning lock-file-missing live/.terraform.lock.hcl'],
    requests: 1,
  },
  {
    what: 'a new child module',
    head: {
      'modules/m/main.tf': `${uses(one)}provider "one" {}\n`,
      [main]: `${uses(one)}${calls('../../modules/m')}`,
    },
    said: [],
    requests: 2,
  },
  ...[
    { what: 'while the lock file stays', head: { [main]: uses(one, two) }, requests: 2 },
    { what: 'in a file of its own', head: { 'envs/prod/more.tf': uses(two) }, requests: 1 },
  ].map(({ what, ...more }) => ({ what: `a requirement that is new ${what}`, ...more, said: unlocked })),
  {
    what: 'a requirement that is new beside a symlinked lock file',
    base: { [path]: { symlink: '../../shared.lock' }, 'shared.lock': lock(one) },
    head: { [main]: uses(one, two) },
    said: unlocked,
    requests: 3,
  },
  ...[
    { what: 'a module from elsewhere', base: { 'envs/prod/m.tf': calls('acme/m/aws') } },
    { what: 'what Terragrunt generates', base: { 'envs/prod/terragrunt.hcl': 'include {}\n' } },
    { what: 'files for OpenTofu alone', base: { 'envs/prod/x.tofu': '' } },
    { what: 'a file that does not parse', base: { 'envs/prod/x.tf': 'locals {{\n' } },
    { what: 'a call that leads to its folder', base: { 'a/m.tf': calls('../envs/prod') } },
  ].map(({ what, base }) => ({
    what: `a requirement that is new beside ${what}`,
    base,
    head: { 'envs/prod/more.tf': uses(two) },
    said: [`notice missing-from-lock ${path}`],
    requests: 2,
  })),
  {
    what: 'a requirement that was not locked before either',
    base: { [main]: uses(one, two) },
    head: { [main]: `# touched\n${uses(one, two)}` },
    said: [],
    requests: 2,
  },
  ...[
    { what: 'is nested too deeply for us, and not for Terraform', text: uses(two) + nested },
    { what: 'is too large', text: uses(two).padEnd(300 * 1024, '#') },
  ].map(({ what, text }) => ({
    what: `a requirement in a file that ${what}`,
    head: { 'envs/prod/more.tf': text },
    said: ['error configuration-unread envs/prod/more.tf'],
    requests: 2,
  })),
  ...[
    { what: 'calls a module by an expression', text: calls(`\${var.x}/m`) },
    { what: 'has a provider whose source is an expression', text: uses(two).replace(/"(.*)"/, '["$1"][0]') },
  ].map(({ what, text }) => ({
    what: `a requirement in a file that ${what}`,
    head: { 'envs/prod/more.tf': text },
    said: ['notice missing-from-lock envs/prod/more.tf'],
    requests: 2,
  })),
  {
    what: 'a file that was nested too deeply before',
    base: { 'envs/prod/more.tf': uses(one) + nested },
    head: { 'envs/prod/more.tf': `# touched\n${uses(one)}${nested}` },
    said: ['notice configuration-unread envs/prod/more.tf'],
    requests: 2,
  },
  {
    what: 'a file that Terraform does not parse either',
    head: { 'envs/prod/more.tf': 'locals {{\n' },
    said: [],
    requests: 1,
  },
  {
    what: 'a comment that changes',
    head: { [main]: `# touched\n${uses(one)}` },
    said: [],
    requests: 1,
  },
  {
    what: 'a requirement that goes',
    base: { [path]: lock(one, two), [main]: uses(one, two) },
    head: { [main]: uses(one) },
    said: [],
    requests: 1,
  },
];

export const slugs = [
  'configuration-unread',
  'submodule-moved',
  'local-plugin',
  'lock-file-missing',
  'missing-from-lock',
  'lock-file-removed',
];
