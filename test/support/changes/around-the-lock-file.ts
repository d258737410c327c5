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
const onlyBackend = 'terraform {\n  backend "s3" {}\n}\n';
export const backend = `${onlyBackend}${uses(one)}`;
const cloud = `terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n${uses(one)}`;
const provider = 'provider "one" {\n  region = "x"\n}\n';
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

/** As Terraform writes it. */
const state = (...addresses: readonly string[]) =>
  JSON.stringify({
    version: 4,
    resources: addresses.map((each) => ({
      mode: 'managed',
      type: 'x',
      provider: `provider["${each}"].alias`,
    })),
  });

const missing = (folder: string) => [`warning lock-file-missing ${folder}/.terraform.lock.hcl`];
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
    what: 'a submodule that a symlink leads into',
    base: { vendor: commit('1'), 'modules/net': { symlink: '../vendor/net' } },
    head: { vendor: commit('2') },
    said: ['warning submodule-moved vendor'],
    requests: 1,
  },
  {
    what: 'two submodules of one name, one of which configuration leads into',
    base: { [main]: `${uses(one)}${calls('../../net/x')}` },
    head: { net: commit('1'), 'vendor/net': commit('1') },
    said: ['warning submodule-moved net'],
    requests: 1,
  },
  {
    what: 'two submodules of one name, one of which a symlink leads into',
    base: { 'modules/net': { symlink: '../vendor/net/x' } },
    head: { net: commit('1'), 'vendor/net': commit('1') },
    said: ['warning submodule-moved vendor/net'],
    requests: 1,
  },
  {
    what: 'two submodules of one name, and a path that only a run knows',
    base: { 'envs/prod/terragrunt.hcl': `terraform {\n  source = "\${get_repo_root()}/net//x"\n}\n` },
    head: { net: commit('1'), 'vendor/net': commit('1') },
    said: ['warning submodule-moved net', 'warning submodule-moved vendor/net'],
    requests: 1,
  },
  {
    what: 'a submodule that nothing of Terraform leads into',
    base: { vendor: commit('1') },
    head: { vendor: commit('2') },
    said: [],
    requests: 1,
  },
  {
    what: 'a submodule whose name ends the name of something else',
    base: {
      'envs/prod/names.tf': 'locals {\n  repository = "octo-org/net"\n}\n',
      'vendor/net': commit('1'),
    },
    head: { 'vendor/net': commit('2') },
    said: [],
    requests: 1,
  },
  {
    what: 'a submodule, and a path from a folder that only a run knows',
    base: { 'envs/prod/names.tf': 'locals {\n  where = "vendor/net/x"\n}\n', 'vendor/net': commit('1') },
    head: { 'vendor/net': commit('2') },
    said: ['warning submodule-moved vendor/net'],
    requests: 1,
  },
  ...[
    { how: 'a template', text: calls(`../../vend\${~ "or" ~}/net`) },
    { how: 'a directive', text: calls('../../vendor%{ if true }%{ endif }/net') },
    { how: 'an escape sequence', text: calls('../../v\\u0065ndor/net') },
    { how: 'a choice', text: `${calls('x').replace('"x"', `true ? "../../v\\u0065ndor/net" : ""`)}` },
    {
      how: 'an escape sequence in JSON',
      at: 'm.tf.json',
      text: '{"module":{"m":{"source":"..\\/../v\\u0065ndor/net"}}}',
    },
    { how: 'a way out of the repository and back', text: calls('../../../checkout/vendor/net') },
  ].map(({ how, at = 'm.tf', text }) => ({
    what: `a submodule that a call leads into by ${how}`,
    base: { [`envs/prod/${at}`]: text, vendor: commit('1') },
    head: { vendor: commit('2') },
    said: ['warning submodule-moved vendor'],
    requests: 1,
  })),
  ...[
    { how: 'a template and an escape sequence, to elsewhere', text: calls(`../../\\u006dodules/\${"n"}et`) },
    { how: 'a variable', text: calls(`../../\${var.x}/net`) },
    { how: 'a way out of the repository', text: calls('../../../../checkout/vendor/net') },
  ].map(({ how, text }) => ({
    what: `a submodule, and a call by ${how}`,
    base: { 'envs/prod/m.tf': text, vendor: commit('1') },
    head: { vendor: commit('2') },
    said: [],
    requests: 1,
  })),
  {
    what: 'a root module that becomes a submodule: its lock file is out of sight',
    head: { [path]: null, [main]: null, 'envs/prod': commit('1') },
    said: ['error lock-file-removed envs/prod/.terraform.lock.hcl', 'warning submodule-moved envs/prod'],
    requests: 1,
  },
  {
    what: 'a submodule that stays',
    base: { vendor: commit('1') },
    head: { 'README.md': 'y' },
    said: [],
    requests: 0,
  },
  {
    what: 'a submodule that goes',
    base: { vendor: commit('1') },
    head: { vendor: null },
    said: [],
    requests: 0,
  },
  {
    what: 'a plugin',
    head: { [`envs/prod/${binary}`]: 'ELF' },
    said: [`warning local-plugin envs/prod/${binary}`],
    requests: 0,
  },
  {
    what: 'a folder of plugins that is a symlink',
    head: { 'envs/prod/terraform.d/plugins': { symlink: '../../../assets' } },
    said: ['warning local-plugin envs/prod/terraform.d/plugins'],
    requests: 1,
  },
  {
    what: 'a folder above the plugins that is a symlink',
    head: { 'envs/prod/terraform.d': { symlink: '../../assets' } },
    said: ['warning local-plugin envs/prod/terraform.d'],
    requests: 1,
  },
  {
    what: 'plugins in another spelling, which is the same for Windows and macOS',
    head: { [`envs/prod/${binary.replace('terraform.d', 'Terraform.D')}`]: 'MZ' },
    said: [`warning local-plugin envs/prod/${binary.replace('terraform.d', 'Terraform.D')}`],
    requests: 0,
  },
  {
    what: 'what Terraform keeps of its own work',
    head: { 'envs/prod/.terraform/modules/modules.json': '{}', 'live/.terraform': { symlink: '../x' } },
    said: [
      'warning local-plugin envs/prod/.terraform/modules/modules.json',
      'warning local-plugin live/.terraform',
    ],
    requests: 1,
  },
  {
    what: 'the name of the workspace of an installation',
    head: { 'envs/prod/.terraform/environment': 'dev\n', '.terraform/environment': 'eu-1.prod' },
    said: [],
    requests: 1,
  },
  ...[
    { name: 'environment', text: '../docs', what: 'a workspace whose name is a path' },
    { name: 'environment', text: '..', what: 'a workspace that is the folder above' },
    { name: 'terraform.tfstate', text: '{}', what: 'the settings of a backend' },
  ].map(({ name, text, what }) => ({
    what: `an installation with ${what}`,
    head: { [`envs/prod/.terraform/${name}`]: text },
    said: [`warning local-plugin envs/prod/.terraform/${name}`],
    requests: 1,
  })),
  {
    what: 'an installation with a link in place of the name of the workspace',
    head: { 'envs/prod/.terraform/environment': { symlink: 'dev' } },
    said: ['warning local-plugin envs/prod/.terraform/environment'],
    requests: 1,
  },
  {
    what: 'a plugin behind a link that was there before',
    base: { 'envs/prod/terraform.d': { symlink: '../../assets' }, 'assets/readme.md': 'x' },
    head: { 'assets/plugins/one': 'ELF', 'assets/readme.md': 'y' },
    said: ['warning local-plugin assets/plugins/one'],
    requests: 1,
  },
  {
    what: 'plugins behind a link that was there before, of their folder',
    base: { 'envs/prod/terraform.d/plugins': { symlink: '../../../assets' }, 'assets/x': 'x' },
    head: { 'assets/one': 'ELF' },
    said: ['warning local-plugin assets/one'],
    requests: 1,
  },
  {
    what: 'a plugin behind two links that were there before',
    base: {
      'envs/prod/terraform.d': { symlink: '../../assets' },
      'assets/plugins': { symlink: '../bin' },
      'bin/x': 'x',
    },
    head: { 'bin/one': 'ELF' },
    said: ['warning local-plugin bin/one'],
    requests: 2,
  },
  {
    what: 'what Terraform believes, behind a link that was there before',
    base: { 'envs/prod/.terraform': { symlink: '../../cache' }, 'cache/x': 'x' },
    head: { 'cache/modules/modules.json': '{}' },
    said: ['warning local-plugin cache/modules/modules.json'],
    requests: 1,
  },
  {
    what: 'another text for a configuration of the command line that is a link',
    base: { 'ci.tfrc': { symlink: 'mirrors.txt' }, 'mirrors.txt': 'x' },
    head: { 'mirrors.txt': 'y' },
    said: ['warning local-plugin mirrors.txt'],
    requests: 1,
  },
  {
    what: 'a link on the way to plugins that leads elsewhere',
    base: {
      'terraform.d': { symlink: 'current' },
      current: { symlink: 'v1' },
      'v1/plugins/one': 'ELF',
      'v2/plugins/one': 'MZ',
    },
    head: { current: { symlink: 'v2' } },
    said: ['warning local-plugin terraform.d'],
    requests: 1,
  },
  {
    what: 'something else behind such links, and beside them',
    base: {
      'envs/prod/terraform.d': { symlink: '../../assets' },
      loop: { symlink: 'loop' },
      'terraform.d': { symlink: 'loop' },
      'assets/x': 'x',
    },
    head: { 'assets/readme.md': 'x', 'bin/one': 'ELF', 'assetsplugins/one': 'x' },
    said: [],
    requests: 2,
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
    what: 'files with names like these',
    head: Object.fromEntries(
      ['docs/terraform.d.md', 'terraform.d/readme.md', 'my.terraform/x', 'tfrc', 'a.tfrc.bak'].map((name) => [
        name,
        '',
      ]),
    ),
    said: [],
    requests: 0,
  },
  {
    what: 'texts about installed providers',
    head: Object.fromEntries(
      ['providers/x/README.md', 'providers/x/LICENSE.txt', 'modules/m/CHANGELOG.md', 'LICENSE'].map(
        (name) => [`.terraform/${name}`, 'x'],
      ),
    ),
    said: [],
    requests: 0,
  },
  {
    what: 'what only resembles such texts',
    head: {
      '.terraform/modules/LICENSE': { symlink: '../../m' },
      '.terraform/modules/README.md/main.tf': '',
      '.terraform/modules/modules.json': '{}',
      '.terraform/x/terraform-provider-one_v1.md': 'ELF',
    },
    said: [
      'modules/LICENSE',
      'modules/README.md/main.tf',
      'modules/modules.json',
      'x/terraform-provider-one_v1.md',
    ].map((name) => `warning local-plugin .terraform/${name}`),
    requests: 1,
  },
  {
    what: 'a plugin that was there before',
    base: { [binary]: 'ELF' },
    head: { 'README.md': 'y' },
    said: [],
    requests: 0,
  },
  {
    what: 'a use without a source, which Terragrunt may generate, of a provider of which the lock file has one',
    base: { [path]: lock(one, two), 'envs/prod/terragrunt.hcl': 'include {}\n' },
    head: { 'envs/prod/use.tf': 'resource "two_site" "main" {}\n' },
    said: [`notice missing-from-lock ${path}`],
    requests: 1,
  },
  {
    what: 'a use without a source, which Terragrunt may generate, of a provider of which the lock file has none',
    base: { 'envs/prod/terragrunt.hcl': 'include {}\n' },
    head: { 'envs/prod/use.tf': 'resource "two_site" "main" {}\n' },
    said: unlocked,
    requests: 1,
  },
  {
    what: 'a use without a source of a provider of which the lock file has one by another publisher',
    base: { [path]: lock(one, two) },
    head: { 'envs/prod/use.tf': 'resource "two_site" "main" {}\n' },
    said: unlocked,
    requests: 1,
  },
  {
    what: 'a new root module with a backend',
    head: { 'live/main.tf': backend },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module with a backend for Terraform alone',
    head: { 'live/main.tf': backend, 'live/main.tofu': '' },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module in the cloud',
    head: { 'live/main.tf': cloud },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module that sets up a provider',
    base: { 'a/main.tf': 'locals {}\n', 'b/main.tf': '# b\n' },
    head: { 'live/main.tf': provider },
    said: missing('live'),
    requests: 1,
  },
  {
    what: 'a new root module that requires no provider, so that Terraform writes no lock file',
    base: { 'a/main.tf': 'locals {}\n' },
    head: { 'live/main.tf': onlyBackend + calls('../a') },
    said: [],
    requests: 2,
  },
  ...(
    [
      ['through what it calls', { 'live/main.tf': onlyBackend + calls('../m'), 'm/main.tf': uses(one) }],
      ['perhaps, by a module elsewhere', { 'live/main.tf': onlyBackend + calls('acme/m/aws') }],
      [
        'perhaps, by a state',
        { 'live/main.tf': onlyBackend, 'live/terraform.tfstate.d/x/terraform.tfstate': '{}' },
      ],
      ['perhaps, by what is generated', { 'live/main.tf': onlyBackend, 'live/terragrunt.hcl': '' }],
      [
        'perhaps, in a file that is too large',
        { 'live/a.tf': onlyBackend, 'live/b.tf': '#'.repeat(300_000) },
      ],
    ] as const
  ).map(([how, head]) => ({
    what: `a new root module that requires a provider ${how}`,
    head,
    said: missing('live'),
    requests: 2,
  })),
  {
    what: 'a new root module with its lock file',
    head: { 'live/main.tf': backend, 'live/.terraform.lock.hcl': lock(one) },
    said: [],
    requests: 1,
  },
  {
    what: 'a new link to a root module without a lock file',
    base: { 'shared/r/main.tf': provider },
    head: { 'live/x': { symlink: '../shared/r' } },
    said: missing('live/x'),
    requests: 2,
  },
  {
    what: 'a new link to a root module with a lock file',
    base: { 'shared/r/main.tf': `${uses(one)}${provider}`, 'shared/r/.terraform.lock.hcl': lock(one) },
    head: { 'live/x': { symlink: '../shared/r' } },
    said: [],
    requests: 3,
  },
  {
    what: 'new links to a module that is called there, to one without a sign, and to no module',
    base: { 'shared/m/main.tf': `${uses(one)}${provider}`, 'shared/n/main.tf': uses(one), 'docs/x.md': 'x' },
    head: {
      'live/m': { symlink: '../shared/m' },
      'live/n': { symlink: '../shared/n' },
      'live/docs': { symlink: '../docs' },
      'live/none': { symlink: 'nowhere' },
      [main]: `${uses(one)}${calls('../../live/m')}`,
    },
    said: [],
    requests: 4,
  },
  {
    what: 'a new child module',
    head: {
      'modules/m/main.tf': `${uses(one)}${provider}`,
      [main]: `${uses(one)}${calls('../../modules/m')}`,
    },
    said: [],
    requests: 2,
  },
  { what: 'a new module without a sign', head: { 'modules/m/main.tf': uses(one) }, said: [], requests: 1 },
  {
    what: 'a new example and a new test',
    head: { 'examples/a/main.tf': backend, 'modules/m/tests/setup/main.tf': provider },
    said: [],
    requests: 1,
  },
  {
    what: 'a root module without a lock file that moves',
    base: { 'old/main.tf': backend, 'old/a.tf': '# a\n' },
    head: { 'old/main.tf': null, 'old/a.tf': null, 'live/main.tf': backend, 'live/a.tf': '# a\n' },
    said: [],
    requests: 1,
  },
  {
    what: 'a requirement that is new while the lock file stays',
    head: { [main]: uses(one, two) },
    said: unlocked,
    requests: 2,
  },
  {
    what: 'a requirement that is new in a file of its own',
    head: { 'envs/prod/more.tf': uses(two) },
    said: unlocked,
    requests: 1,
  },
  {
    what: 'a requirement that is new beside a symlinked lock file',
    base: { [path]: { symlink: '../../shared.lock' }, 'shared.lock': lock(one) },
    head: { [main]: uses(one, two) },
    said: unlocked,
    requests: 3,
  },
  {
    what: 'configuration that is new beside a lock file',
    base: { [main]: null },
    head: { [main]: uses(two) },
    said: unlocked,
    requests: 1,
  },
  {
    what: 'a requirement that was not locked before either',
    base: { [main]: uses(one, two) },
    head: { [main]: `# touched\n${uses(one, two)}` },
    said: [],
    requests: 2,
  },
  {
    what: 'a requirement of Terraform alone that was not locked before either',
    base: { [main]: uses(one, two), 'envs/prod/main.tofu': '' },
    head: { [main]: `# touched\n${uses(one, two)}` },
    said: [],
    requests: 2,
  },
  {
    what: 'a requirement in a file that is nested too deeply for us, and not for Terraform',
    head: { 'envs/prod/more.tf': uses(two) + nested },
    said: ['warning missing-from-lock envs/prod/more.tf'],
    requests: 2,
  },
  {
    what: 'a requirement in a file that is too large',
    head: { 'envs/prod/more.tf': uses(two).padEnd(300 * 1024, '#') },
    said: ['warning missing-from-lock envs/prod/more.tf'],
    requests: 2,
  },
  {
    what: 'a requirement in a child module that is nested too deeply',
    base: { [main]: uses(one) + calls('../../modules/m'), 'modules/m/main.tf': uses(one) },
    head: { 'modules/m/main.tf': uses(one, two) + nested },
    said: ['warning missing-from-lock modules/m/main.tf'],
    requests: 3,
  },
  {
    what: 'a module whose source is an expression that Terraform evaluates',
    head: { 'envs/prod/more.tf': calls(`\${true ? "../../modules/m" : ""}`), 'modules/m/main.tf': uses(two) },
    said: ['warning missing-from-lock envs/prod/more.tf'],
    requests: 2,
  },
  {
    what: 'a module whose source is a variable, as OpenTofu has it',
    head: { 'envs/prod/more.tf': calls(`\${var.modules}/m`) },
    said: [],
    requests: 1,
  },
  {
    what: 'a provider whose source is an expression',
    head: { 'envs/prod/more.tf': uses(two).replace(/"(.*)"/, '["$1"][0]') },
    said: ['warning missing-from-lock envs/prod/more.tf'],
    requests: 2,
  },
  {
    what: 'a file that was nested too deeply before',
    base: { 'envs/prod/more.tf': uses(one) + nested },
    head: { 'envs/prod/more.tf': `# touched\n${uses(one)}${nested}` },
    said: [],
    requests: 2,
  },
  {
    what: 'a file that Terraform does not parse either',
    head: { 'envs/prod/more.tf': 'locals {{\n' },
    said: [],
    requests: 1,
  },
  {
    what: 'a state that names a provider without an entry',
    head: { 'envs/prod/terraform.tfstate': state(one, two) },
    said: unlocked,
    requests: 2,
  },
  {
    what: 'a state of a workspace, with escapes, in place of one that named less',
    base: { 'envs/prod/terraform.tfstate.d/dev/Terraform.tfstate': state(one) },
    head: {
      'envs/prod/terraform.tfstate.d/dev/Terraform.tfstate': state(two)
        .replace('provider[', '\\u0070rovider\\u005b')
        .replaceAll('/', '\\/'),
    },
    said: unlocked,
    requests: 2,
  },
  {
    what: 'a state and configuration that name a provider without an entry: that is one finding',
    head: { 'envs/prod/terraform.tfstate': state(two), [main]: uses(one, two) },
    said: unlocked,
    requests: 2,
  },
  {
    what: 'a state that names locked providers, one of them by the other public registry, and what is never locked',
    base: { [path]: lock(one, 'registry.opentofu.org/acme/one') },
    head: {
      'envs/prod/terraform.tfstate': state(
        ...[one, 'registry.terraform.io/acme/one', 'terraform.io/builtin/terraform'],
        'registry.terraform.io/-/aws',
      ),
    },
    said: [],
    requests: 2,
  },
  {
    what: 'a state that no root module with a lock file reads',
    head: { 'docs/terraform.tfstate': state(two), 'envs/prod/old.tfstate': state(two) },
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
  'submodule-moved',
  'local-plugin',
  'lock-file-missing',
  'missing-from-lock',
  'lock-file-removed',
];
