import type { PlantedFiles as Files } from '../in-memory-revision.ts';
import type { Place } from '../two-commits.ts';

/* Changes that take entries out of a lock file, or the whole file, and what the rules say about each. */

export const folder = 'envs/prod';
export const path = `${folder}/.terraform.lock.hcl`;
export const main = `${folder}/main.tf`;
const host = 'registry.example.com/acme';
const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n';

/** A lock file with an entry for each address. */
export function lock(...addresses: readonly string[]): string {
  return addresses.map((each) => `provider "${each}" {\n  version = "1.0.0"\n}\n`).join('\n');
}

/** A root module that requires a provider for each source. */
export function uses(...sources: readonly string[]): string {
  const entries = sources.map((each) => `    ${each.split('/').at(-1)} = { source = "${each}" }\n`);
  return `terraform {\n  required_providers {\n${entries.join('')}  }\n}\n`;
}

export const [one, two] = [`${host}/one`, `${host}/two`];
export const both: Files = { [path]: lock(one, two), [main]: uses(one, two) };
const onlyOne: Files = { [path]: lock(one, two), [main]: uses(one) };
const taken: Files = { [path]: lock(one) };

export interface Variant {
  readonly what: string;
  readonly base: Files;
  readonly head: Files;
  /** `severity rule`, with the path where it is not the usual one. */
  readonly said: readonly string[];
  /** A part of each message. */
  readonly because?: string;
  readonly from?: Place;
}

const stillNeeded = ['error entry-removed'];
const perhaps = ['notice entry-removed'];
const remote = (name: string, more = '') => `module "${name}" {\n  source = "acme/${name}/aws"${more}\n}\n`;
const withRemote: Files = { ...onlyOne, [`${folder}/m.tf`]: remote('m') };

export const entries: readonly Variant[] = [
  ...(['git', 'working tree', 'github'] as const).map((from) => ({
    what: `is required, from ${from}`,
    base: both,
    head: taken,
    said: stillNeeded,
    because: `${main}:4`,
    from,
  })),
  {
    what: 'is required, beside a module elsewhere',
    base: { ...both, [`${folder}/m.tf`]: remote('m') },
    head: taken,
    said: stillNeeded,
  },
  { what: 'is not required', base: onlyOne, head: taken, said: [] },
  { what: 'is not required any more', base: both, head: { ...taken, [main]: uses(one) }, said: [] },
  {
    what: 'is required by a local module',
    base: {
      ...onlyOne,
      'modules/m/main.tf': uses(two),
      [`${folder}/m.tf`]: 'module "m" {\n  source = "../../modules/m"\n}\n',
    },
    head: taken,
    said: stillNeeded,
  },
  {
    what: 'is required by a module that a test in JSON calls',
    base: {
      ...onlyOne,
      [`${folder}/setup/main.tf`]: uses(two),
      [`${folder}/tests/a.tftest.json`]: JSON.stringify({ run: { x: { module: { source: './setup' } } } }),
    },
    head: taken,
    said: stillNeeded,
  },
  {
    what: 'is required by the module that a unit of Terragrunt runs',
    base: {
      [path]: lock(one, two),
      [`${folder}/terragrunt.hcl`]: 'terraform {\n  source = "../../m"\n}\n',
      'm/main.tf': uses(one, two),
    },
    head: taken,
    said: stillNeeded,
    because: 'm/main.tf:4',
  },
  {
    what: 'goes with its requirement from the module that a unit of Terragrunt runs',
    base: {
      [path]: lock(one, two),
      [`${folder}/terragrunt.hcl`]: 'terraform {\n  source = "../../m"\n}\n',
      'm/main.tf': uses(one, two),
    },
    head: { ...taken, 'm/main.tf': uses(one) },
    said: [],
  },
  {
    what: 'is required by an argument in parentheses',
    base: both,
    head: { ...taken, [main]: uses(one, two).replace('two = { source', 'terraform = { ("source")') },
    said: stillNeeded,
    because: `${main}:4`,
  },
  {
    what: 'is required by a neighbour of a module behind a symlink',
    base: {
      ...onlyOne,
      [`${folder}/m.tf`]: 'module "s" {\n  source = "./s"\n}\n',
      [`${folder}/s`]: { symlink: '../../q/r' },
      [`${folder}/m/main.tf`]: '# empty\n',
      'q/r/main.tf': 'module "m" {\n  source = "../m"\n}\n',
      'q/m/main.tf': uses(two),
    },
    head: taken,
    said: stillNeeded,
    because: 'q/m/main.tf:3',
  },
  {
    what: 'may be required by a remote module',
    base: withRemote,
    head: taken,
    said: perhaps,
    because: 'the module "m" from acme/m/aws',
  },
  {
    what: 'goes with its requirement, beside a remote module that stays',
    base: { ...both, [`${folder}/m.tf`]: remote('m') },
    head: { ...taken, [main]: uses(one) },
    said: [],
  },
  {
    what: 'goes with its requirement, while a remote module comes',
    base: both,
    head: { ...taken, [main]: uses(one), [`${folder}/m.tf`]: remote('m') },
    said: [],
  },
  {
    what: 'goes with another version of a remote module, beside a new one',
    base: { ...onlyOne, [`${folder}/m.tf`]: remote('m', '\n  version = "1.0.0"') },
    head: { ...taken, [`${folder}/m.tf`]: `${remote('m', '\n  version = "2.0.0"')}${remote('n')}` },
    said: [],
  },
  {
    what: 'goes with a remote module',
    base: { ...withRemote, [`${folder}/n.tf`]: remote('n') },
    head: { ...taken, [`${folder}/n.tf`]: null },
    said: [],
  },
  {
    what: 'may be required by what Terragrunt generates',
    base: { ...onlyOne, [`${folder}/terragrunt.hcl`]: '' },
    head: taken,
    said: perhaps,
    because: 'terragrunt.hcl',
  },
  {
    what: 'may be required by a file that is too large',
    base: onlyOne,
    head: { ...taken, [`${folder}/large.tf`]: '#'.repeat(8 * 1024 * 1024 + 1) },
    said: perhaps,
    because: 'large.tf',
  },
  {
    what: 'may be required by a file that no HCL parser takes',
    base: onlyOne,
    head: { ...taken, [`${folder}/broken.tf`]: 'resource {{{' },
    said: perhaps,
    because: 'broken.tf',
  },
  {
    what: 'may be required by main.tf, beside an empty main.tofu',
    base: both,
    head: { ...taken, [`${folder}/main.tofu`]: '' },
    said: perhaps,
    because: 'main.tofu',
  },
  {
    what: 'goes, and its twin in the other registry stays',
    base: {
      [path]: lock('registry.opentofu.org/acme/one', 'registry.terraform.io/acme/one'),
      [main]: uses('acme/one'),
    },
    head: { [path]: lock('registry.opentofu.org/acme/one') },
    said: perhaps,
    because: 'only one of Terraform and OpenTofu',
  },
  {
    what: 'goes to another registry here, and vanishes there, unread',
    base: {
      [path]: lock('registry.terraform.io/acme/one'),
      [main]: uses('acme/one'),
      'live/.terraform.lock.hcl': lock(one, 'registry.terraform.io/acme/one'),
      'live/terragrunt.hcl': '',
    },
    head: {
      [path]: lock('registry.opentofu.org/acme/one'),
      'live/.terraform.lock.hcl': lock(one),
    },
    said: ['notice entry-removed live/.terraform.lock.hcl'],
  },
  {
    what: 'has no configuration beside it',
    base: { [path]: lock(one, two) },
    head: taken,
    said: perhaps,
    because: 'has no readable configuration beside it',
  },
];

/** Beside a lock file without entries. */
const unread = [`notice missing-from-lock ${main}`];

export const files: readonly Variant[] = [
  { what: 'cut to nothing', base: both, head: { [path]: '' }, said: ['error lock-file-removed'] },
  { what: 'cut to its header', base: both, head: { [path]: header }, said: ['error lock-file-removed'] },
  {
    what: 'cut to nothing, in a module that is read whole and requires nothing any more',
    base: { [path]: lock(one), [main]: uses(one) },
    head: { [path]: '', [main]: 'output "x" {\n  value = 1\n}\n' },
    said: ['notice lock-file-removed'],
  },
  {
    what: 'cut to nothing, where something unread may require its entries',
    base: { [path]: lock(one), [main]: uses(one) },
    head: { [path]: '', [main]: remote('m') },
    said: ['notice lock-file-removed', ...unread],
  },
  {
    what: 'cut to nothing that could not be read before',
    base: { [path]: lock(one).replace('}', ''), [main]: uses(one) },
    head: { [path]: header },
    said: ['error lock-file-removed'],
  },
  {
    what: 'cut to nothing that was a symlink to nowhere',
    base: { [path]: { symlink: '/etc/lock' }, [main]: uses(one) },
    head: { [path]: '' },
    said: ['error lock-file-removed'],
  },
  {
    what: 'with nothing in it, before and after',
    base: { [path]: '', [main]: 'output "x" {\n  value = 1\n}\n' },
    head: { [path]: header },
    said: [],
  },
  {
    what: 'that comes empty beside a module elsewhere',
    base: { [main]: remote('m') },
    head: { [main]: remote('m'), [path]: header },
    said: unread,
    because: 'the module "m" from acme/m/aws',
  },
  {
    what: 'that comes empty beside a file that no HCL parser takes, and blocks that imply a provider',
    base: { [main]: 'resource {{{', [`${folder}/b.tf`]: 'resource "one_site" "main" {}\n' },
    head: { [path]: header },
    said: unread,
  },
  {
    what: 'that comes empty beside a module of the repository that requires nothing, and a test',
    base: {
      [main]: 'module "m" {\n  source = "./m"\n}\n',
      [`${folder}/m/main.tf`]: 'locals {}\n',
      [`${folder}/a.tftest.hcl`]: 'run "a" {}\n',
    },
    head: { [path]: header },
    said: [],
  },
  {
    what: 'that comes empty where no configuration is',
    base: { 'x.txt': '' },
    head: { [path]: header },
    said: [],
  },
  {
    what: 'that comes empty beside what requires providers, in a root module by its backend',
    base: { [main]: `terraform {\n  backend "s3" {}\n}\n${uses(one)}` },
    head: { [path]: header },
    said: ['error missing-from-lock'],
  },
  {
    what: 'renamed with its root module, and one entry lost on the way',
    base: both,
    head: {
      [path]: null,
      [main]: null,
      'live/.terraform.lock.hcl': lock(one),
      'live/main.tf': uses(one, two),
    },
    said: ['error entry-removed live/.terraform.lock.hcl'],
  },
  {
    what: 'cut to nothing while its root module is renamed',
    base: both,
    head: { [path]: null, [main]: null, 'live/.terraform.lock.hcl': header, 'live/main.tf': uses(one, two) },
    said: ['error lock-file-removed live/.terraform.lock.hcl'],
  },
  {
    what: 'cut to nothing while its root module is renamed, beside an honest copy of it',
    base: both,
    head: {
      [path]: null,
      [main]: null,
      'copy/.terraform.lock.hcl': lock(one, two),
      'copy/main.tf': uses(one, two),
      'live/.terraform.lock.hcl': header,
      'live/main.tf': uses(one, two),
    },
    said: ['error lock-file-removed live/.terraform.lock.hcl'],
  },
  {
    what: 'renamed with its root module, beside a copy of both',
    base: both,
    head: {
      [path]: null,
      [main]: null,
      'copy/.terraform.lock.hcl': lock(one, two),
      'copy/main.tf': uses(one, two),
      'live/.terraform.lock.hcl': lock(one, two),
      'live/main.tf': uses(one, two),
    },
    said: [],
  },
  {
    what: 'moved whole behind a symlinked folder',
    base: both,
    head: {
      [path]: null,
      [main]: null,
      [folder]: { symlink: '../live' },
      'live/.terraform.lock.hcl': lock(one, two),
      'live/main.tf': uses(one, two),
    },
    said: [],
  },
  {
    what: 'one of two that are the same, in root modules that become one folder and a link to it',
    base: { ...both, 'live/.terraform.lock.hcl': lock(one, two), 'live/main.tf': uses(one, two) },
    head: { [path]: null, [main]: null, [folder]: { symlink: '../live' } },
    said: [],
  },
];

export const slugs = ['lock-file-removed', 'entry-removed', 'missing-from-lock'];
