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
const random = 'registry.terraform.io/hashicorp/random';
const onlyOne: Files = { [path]: lock(one, two), [main]: uses(one) };
const taken: Files = { [path]: lock(one) };

/** What tells a root module from others. */
function site(size: string): string {
  return `resource "one_site" "main" {\n  size = "${size}"\n}\n\noutput "site" {\n  value = 1\n}\n`;
}

/** A file of Terragrunt that writes a file of configuration beside each unit. */
function generate(contents: string, more = ''): string {
  return `locals {\n  x = "two"\n  y = file("y")\n}\ngenerate "g" {\n  path = "g.tf"\n  if_exists = "overwrite"\n  ${more}\n  contents = <<EOT\n${contents}\nEOT\n}\n`;
}

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
const perhaps = ['warning entry-removed'];

export const entries: readonly Variant[] = [
  { what: 'is required', base: both, head: taken, said: stillNeeded, because: `${main}:4` },
  {
    what: 'is required, in a working tree',
    base: both,
    head: taken,
    said: stillNeeded,
    from: 'working tree',
  },
  { what: 'is required, on GitHub', base: both, head: taken, said: stillNeeded, from: 'github' },
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
  ...[folder, `${folder}/tests`].map((tests) => ({
    what: `is required by a module that a test in JSON calls, in ${tests}`,
    base: {
      ...onlyOne,
      [`${folder}/setup/main.tf`]: uses(two),
      [`${tests}/a.tftest.json`]: JSON.stringify({ run: { x: { module: { source: './setup' } } } }),
    },
    head: taken,
    said: stillNeeded,
  })),
  {
    what: 'may be required by a test in JSON that is none',
    base: { ...onlyOne, [`${folder}/tests/a.tftest.json`]: '{"run": {' },
    head: taken,
    said: perhaps,
    because: 'a.tftest.json',
  },
  {
    what: 'is required by an argument in parentheses',
    base: both,
    head: { ...taken, [main]: uses(one, two).replace('two = { source', 'terraform = { ("source")') },
    said: stillNeeded,
    because: `${main}:4`,
  },
  {
    what: 'may be required by an argument whose name is a condition',
    base: both,
    head: {
      ...taken,
      [main]: uses(one, two).replace('two = { source', 'terraform = { (true ? "source" : "")'),
    },
    said: [...perhaps, `warning missing-from-lock ${main}`],
    because: `the entry "terraform" of required_providers (${main}:4)`,
  },
  {
    what: 'may be required by a resource whose provider has a comment in its name',
    base: onlyOne,
    head: { ...taken, [`${folder}/r.tf`]: 'resource "one_r" "x" {\n  provider = two/**/.west\n}\n' },
    said: perhaps,
    because: `the provider of the block resource "one_r" "x" (${folder}/r.tf:1)`,
  },
  ...(['git', 'working tree', 'github'] as const).map((from) => ({
    what: `is required by a neighbour of a module behind a symlink, from ${from}`,
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
    from,
  })),
  {
    what: 'is required by what would be a neighbour if the symlink were a folder, and nobody calls that',
    base: {
      ...onlyOne,
      [`${folder}/m.tf`]: 'module "s" {\n  source = "./s"\n}\n',
      [`${folder}/s`]: { symlink: '../../q/r' },
      [`${folder}/m/main.tf`]: uses(two),
      'q/r/main.tf': 'module "m" {\n  source = "../m"\n}\n',
      'q/m/main.tf': '# empty\n',
    },
    head: taken,
    said: [],
  },
  {
    what: 'may be required by a remote module',
    base: { ...onlyOne, [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n}\n' },
    head: taken,
    said: perhaps,
    because: 'the module "m" from acme/m/aws',
  },
  {
    what: 'goes with its requirement, beside a remote module that stays',
    base: { ...both, [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n}\n' },
    head: { ...taken, [main]: uses(one) },
    said: ['notice entry-removed'],
    because: `it also removes what required it (${main}:4)`,
  },
  {
    what: 'goes with its requirement, which may have moved into a remote module',
    base: both,
    head: { ...taken, [main]: uses(one), [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n}\n' },
    said: perhaps,
    because: 'the module "m" from acme/m/aws',
  },
  {
    what: 'goes with another version of a remote module',
    base: {
      ...onlyOne,
      [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n  version = "1.0.0"\n}\n',
    },
    head: { ...taken, [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n  version = "2.0.0"\n}\n' },
    said: ['notice entry-removed'],
    because: 'the change uses a different version of the module "m"',
  },
  ...(
    [
      ['of the same package', 'acme/m/aws//modules/n', ['notice entry-removed'], 'a different version'],
      ['of another package', 'acme/n/aws', perhaps, '1 more that cannot be seen'],
    ] as const
  ).map(([which, source, said, because]) => ({
    what: `goes with another version of a remote module, beside a new module ${which}`,
    base: {
      ...onlyOne,
      [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n  version = "1.0.0"\n}\n',
    },
    head: {
      ...taken,
      [`${folder}/m.tf`]: `module "m" {\n  source = "acme/m/aws"\n  version = "2.0.0"\n}\nmodule "n" {\n  source = "${source}"\n}\n`,
    },
    said,
    because,
  })),
  ...(
    [
      [
        'HashiCorp goes while the file is written anew',
        random,
        {},
        perhaps,
        'the module "m" from acme/m/aws',
      ],
      ['HashiCorp goes alone', random, { [path]: lock(one) }, perhaps, 'the module "m" from acme/m/aws'],
      [
        'HashiCorp goes while the configuration beside it changes',
        random,
        { [path]: lock(one), [`${folder}/n.tf`]: 'locals {}\n' },
        perhaps,
        'the module "m" from acme/m/aws',
      ],
      [
        'HashiCorp goes while configuration elsewhere changes',
        random,
        { [path]: lock(one), 'other/n.tf': 'locals {}\n' },
        perhaps,
        'the module "m" from acme/m/aws',
      ],
      [
        'another publisher goes while the file is written anew',
        two,
        {},
        perhaps,
        'the module "m" from acme/m/aws',
      ],
      [
        'HashiCorp goes while the file is written anew, and a new module may require it',
        random,
        { [`${folder}/n.tf`]: 'module "n" {\n  source = "acme/n/aws"\n}\n' },
        perhaps,
        '1 more that cannot be seen',
      ],
      [
        'HashiCorp goes while the file is written anew, and an unreadable file may require it',
        random,
        { [`${folder}/n.tf`]: 'resource {{{' },
        perhaps,
        'n.tf',
      ],
      [
        'HashiCorp goes while the file is written anew, and it is required',
        random,
        { [`${folder}/n.tf`]: uses('hashicorp/random') },
        stillNeeded,
        'n.tf:3',
      ],
    ] as const
  ).map(([who, address, head, said, because]) => ({
    what: `of ${who}, beside a remote module`,
    base: {
      [path]: lock(one, address),
      [main]: uses(one),
      [`${folder}/m.tf`]: 'module "m" {\n  source = "acme/m/aws"\n}\n',
    },
    head: { [path]: lock(one).replace('1.0.0', '1.1.0'), ...head },
    said,
    because,
  })),
  ...(
    [
      ['nothing requires', generate(''), [], ''],
      ['is required there', generate(uses(two)), stillNeeded, 'live.hcl'],
      [
        'is required in this folder',
        generate(uses(two)).replace('"g.tf"', '"./g.tf"'),
        stillNeeded,
        'live.hcl',
      ],
      ['is required by a local name', generate(uses(`${host}/\${local.x}`)), stillNeeded, 'live.hcl'],
      ['has text that only Terragrunt knows', generate('\x24{local.y}'), perhaps, 'terragrunt.hcl'],
      ['has an escaped reference', generate('# $\x24{local.x}'), perhaps, 'terragrunt.hcl'],
      ['has a function', generate('%{ if true }x%{ endif }'), perhaps, 'terragrunt.hcl'],
      ['has text before it', generate('', 'comment_prefix = "x"'), perhaps, 'terragrunt.hcl'],
      ['may be skipped', generate('').replace('overwrite', 'skip'), perhaps, 'terragrunt.hcl'],
      ['is in JSON', generate('').replace('g.tf', 'g.tf.json'), perhaps, 'terragrunt.hcl'],
      ['overrides', generate('').replace('g.tf', 'g_override.tf'), perhaps, 'terragrunt.hcl'],
      ['no parser takes', generate('resource {{{'), perhaps, 'terragrunt.hcl'],
      ['includes more', `${generate('')}include {\n  path = "more.hcl"\n}\n`, perhaps, 'terragrunt.hcl'],
      ['runs a program', `${generate('')}terraform {\n  before_hook "x" {}\n}\n`, perhaps, 'terragrunt.hcl'],
      ['has an unknown part', `${generate('')}engine {}\n`, perhaps, 'terragrunt.hcl'],
      ['has an expression for its blocks', 'generate = local.x\n', perhaps, 'terragrunt.hcl'],
      ['is no HCL', '{{', perhaps, 'terragrunt.hcl'],
      ['is missing', null, perhaps, 'terragrunt.hcl'],
      ['is a symlink', { symlink: 'x.hcl' }, perhaps, 'terragrunt.hcl'],
    ] as const
  ).flatMap(([which, live, said, because]) =>
    ['find_in_parent_folders("live.hcl")', '"../live.hcl"'].map((way) => ({
      what: `goes from a unit with ${way}, which generates what ${which}`,
      base: {
        [path]: lock(one, two),
        ...(live === null ? {} : { 'envs/live.hcl': live }),
        [`${folder}/terragrunt.hcl`]: `include "r" {\n  path = ${way}\n}\nterraform {\n  source = "../../m"\n}\n`,
        'm/main.tf': uses(one),
      },
      head: taken,
      said,
      because,
    })),
  ),
  ...(
    [
      ['the nearest of two files', 'find_in_parent_folders("live.hcl")', stillNeeded],
      ['the nearest terragrunt.hcl', 'find_in_parent_folders()', stillNeeded],
      ['a function that is not read', 'find_in_parent_folders("live.hcl", "x")', perhaps],
      ['a path out of the repository', '"../../../live.hcl"', perhaps],
      ['an absolute path', '"/live.hcl"', perhaps],
      ['no merge', '"../live.hcl"\n  merge_strategy = "no_merge"', perhaps],
    ] as const
  ).map(([which, way, said]) => ({
    what: `goes from a unit that includes ${which}`,
    base: {
      [path]: lock(one, two),
      'live.hcl': generate(''),
      'envs/live.hcl': generate(uses(two)),
      'envs/terragrunt.hcl': generate(uses(two)),
      [`${folder}/terragrunt.hcl`]: `include "r" {\n  path = ${way}\n}\nterraform {\n  source = "../../m"\n}\n`,
      'm/main.tf': uses(one),
    },
    head: taken,
    said,
  })),
  ...(
    [
      ['runs nothing', 'extra_arguments "x" {}', []],
      ['runs a program', 'before_hook "x" {}', perhaps],
    ] as const
  ).map(([which, more, said]) => ({
    what: `goes from a unit that ${which}`,
    base: {
      [path]: lock(one, two),
      [`${folder}/terragrunt.hcl`]: `terraform {\n  source = "../../m"\n  ${more}\n}\n`,
      'm/main.tf': uses(one),
    },
    head: taken,
    said,
  })),
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
    what: 'is required in JSON, by a list in a list',
    base: onlyOne,
    head: {
      ...taken,
      [`${folder}/more.tf.json`]: `{"terraform": [[{"required_providers": {"two": {"source": "${two}"}}}]]}`,
    },
    said: stillNeeded,
  },
  {
    what: 'may be required in JSON, by the first of two blocks of one name',
    base: onlyOne,
    head: {
      ...taken,
      [`${folder}/more.tf.json`]: `{"terraform": {"required_providers": {"two": {"source": "${two}"}}}, "terraform" : {}}`,
    },
    said: [...perhaps, `warning missing-from-lock ${folder}/more.tf.json`],
    because: 'more.tf.json',
  },
  {
    what: 'is not required in JSON',
    base: onlyOne,
    head: {
      ...taken,
      [`${folder}/more.tf.json`]:
        '{"//": "a", "//": "b", "locals": [{"x": "\\"locals\\": {"}, {"x": {"x": "locals"}}]}',
    },
    said: [],
  },
  {
    what: 'is required behind a symlinked file',
    base: { [path]: lock(one, two), [main]: { symlink: '../main.tf' }, 'envs/main.tf': uses(one, two) },
    head: taken,
    said: stillNeeded,
  },
  {
    what: 'is not required behind a symlinked file',
    base: { [path]: lock(one, two), [main]: { symlink: '../main.tf' }, 'envs/main.tf': uses(one) },
    head: taken,
    said: [],
  },
  {
    what: 'may be required by a file outside of the repository',
    base: onlyOne,
    head: { ...taken, [`${folder}/more.tf`]: { symlink: '/etc/more.tf' } },
    said: [...perhaps, `warning missing-from-lock ${folder}/more.tf`],
    because: 'more.tf',
  },
  {
    what: 'is required by main.tf, beside an empty main.tofu',
    base: both,
    head: { ...taken, [`${folder}/main.tofu`]: '' },
    said: stillNeeded,
  },
  {
    what: 'of Terraform is required by main.tf, where the rest of the lock file is of OpenTofu',
    base: {
      [path]: lock('registry.opentofu.org/acme/one', 'registry.terraform.io/acme/two'),
      [main]: uses('acme/one', 'acme/two'),
      [`${folder}/main.tofu`]: uses('acme/one'),
    },
    head: { [path]: lock('registry.opentofu.org/acme/one') },
    said: stillNeeded,
  },
  {
    what: 'of OpenTofu is not required by main.tofu, and OpenTofu alone is used',
    base: {
      [path]: lock('registry.opentofu.org/acme/one', 'registry.opentofu.org/acme/two'),
      [main]: uses('acme/one', 'acme/two'),
      [`${folder}/main.tofu`]: uses('acme/one'),
    },
    head: { [path]: lock('registry.opentofu.org/acme/one') },
    said: [],
  },
  {
    what: 'goes, and its twin in the other registry stays',
    base: {
      [path]: lock('registry.opentofu.org/acme/one', 'registry.terraform.io/acme/one'),
      [main]: uses('acme/one'),
    },
    head: { [path]: lock('registry.opentofu.org/acme/one') },
    said: perhaps,
    because: `${main}:3`,
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
    said: ['warning entry-removed live/.terraform.lock.hcl'],
  },
  {
    what: 'has no configuration beside it',
    base: { [path]: lock(one, two) },
    head: taken,
    said: perhaps,
    because: 'has no readable configuration beside it',
  },
];

/** Of what is beside a lock file, nobody can tell what it requires. */
export const unknown: Readonly<Record<string, Files>> = {
  'a module that is not in the repository': { [main]: 'module "m" {\n  source = "acme/m/aws"\n}\n' },
  'a file that is too large': { [main]: `locals {}\n${'#'.repeat(2_200_000)}` },
  'more configuration than is read': Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`${folder}/${name}.tf`, '#'.repeat(1_500_000)]),
  ),
  'a file that no HCL parser takes': { [main]: 'resource {{{' },
  'a file that no HCL parser takes, and blocks that imply a provider': {
    [main]: 'resource {{{',
    [`${folder}/b.tf`]: site('small'),
  },
  'what Terragrunt generates': { [`${folder}/terragrunt.hcl`]: '' },
  'what Terragrunt generates beside some configuration': {
    [`${folder}/terragrunt.hcl`]: '',
    [main]: 'locals {}\n',
  },
};

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
    head: { [path]: '', [main]: 'module "m" {\n  source = "acme/m/aws"\n}\n' },
    said: ['error lock-file-removed'],
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
  ...Object.entries(unknown).map(([what, beside]) => ({
    what: `that comes empty beside ${what}`,
    base: beside,
    head: { ...beside, [path]: header },
    // The file that does not parse is the finding.
    said: [`error missing-from-lock${what.endsWith('that imply a provider') ? ` ${main}` : ''}`],
    because: 'it is not known',
  })),
  ...(['git', 'working tree', 'github'] as const).map((from) => ({
    what: `that was empty before, beside a module that is not in the repository, from ${from}`,
    base: { ...unknown['a module that is not in the repository'], [path]: '' },
    head: { [path]: header },
    said: ['error missing-from-lock'],
    because: 'the module "m" from acme/m/aws',
    from,
  })),
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
    what: 'removed while its root module stays',
    base: both,
    head: { [path]: null },
    said: ['error lock-file-removed'],
  },
  {
    what: 'removed with the last provider',
    base: { [path]: lock(one), [main]: uses(one) },
    head: { [path]: null, [main]: 'locals {}\n' },
    said: ['notice lock-file-removed'],
  },
  {
    what: 'removed with its root module',
    base: both,
    head: { [path]: null, [main]: null },
    said: ['notice lock-file-removed'],
  },
  {
    what: 'removed from a folder that never had configuration',
    base: { [path]: lock(one) },
    head: { [path]: null },
    said: ['notice lock-file-removed'],
  },
  {
    what: 'removed from a root module that became a child module of one that has its entries',
    base: {
      ...both,
      'live/main.tf': uses(`${host}/three`),
      'live/.terraform.lock.hcl': lock(`${host}/three`),
    },
    head: {
      [path]: null,
      'live/m.tf': 'module "m" {\n  source = "../envs/prod"\n}\n',
      'live/.terraform.lock.hcl': lock(one, `${host}/three`, two),
    },
    said: ['warning lock-file-removed'],
    because: 'live/m.tf:1',
  },
  {
    what: 'that went from a root module that became a child module to the root module that calls it',
    base: both,
    head: {
      [path]: null,
      'live/main.tf': 'module "m" {\n  source = "../envs/prod"\n}\n',
      'live/.terraform.lock.hcl': lock(one, two),
    },
    said: ['warning lock-file-removed'],
  },
  {
    what: 'removed from a child module that always was one',
    base: { ...both, 'live/main.tf': 'module "m" {\n  source = "../envs/prod"\n}\n' },
    head: { [path]: null },
    said: ['notice lock-file-removed'],
    because: 'live/main.tf:1',
  },
  {
    what: 'removed from a root module, while a new one calls it that locks nothing',
    base: both,
    head: { [path]: null, 'live/main.tf': 'module "m" {\n  source = "../envs/prod"\n}\n' },
    said: ['error lock-file-removed'],
  },
  {
    what: 'moved to where nobody runs Terraform, while a new root module that locks nothing calls its own',
    base: both,
    head: {
      [path]: null,
      'docs/.terraform.lock.hcl': lock(one, two),
      'live/main.tf': 'module "m" {\n  source = "../envs/prod"\n}\n',
    },
    said: ['error lock-file-removed'],
  },
  {
    what: 'cut to nothing in a root module, while a new one calls it that locks nothing',
    base: both,
    head: { [path]: '', 'live/main.tf': 'module "m" {\n  source = "../envs/prod"\n}\n' },
    said: ['error lock-file-removed'],
  },
  {
    what: 'removed with a tiny root module that moves and gets a block more',
    base: both,
    head: { [path]: null, [main]: null, 'live/main.tf': `${uses(one, two)}locals {\n  a = 1\n}\n` },
    said: ['error lock-file-removed'],
    because: 'live',
  },
  {
    what: 'removed where the configuration requires its provider by an argument in parentheses',
    base: { [path]: lock(one), [main]: uses(one) },
    head: { [path]: null, [main]: uses(one).replace('one = { source', 'terraform = { ("source")') },
    said: ['error lock-file-removed'],
  },
  {
    what: 'removed from a module that is called and has a backend: somebody runs it',
    base: { ...both, [`${folder}/state.tf`]: 'terraform {\n  backend "s3" {}\n}\n' },
    head: { [path]: null, 'live/main.tf': 'module "m" {\n  source = "../envs/prod"\n}\n' },
    said: ['error lock-file-removed'],
  },
  {
    what: 'emptied while its root module moves and is edited',
    base: { ...both, [`${folder}/site.tf`]: site('small') },
    head: {
      [path]: null,
      [main]: null,
      [`${folder}/site.tf`]: null,
      'live/.terraform.lock.hcl': header,
      'live/all.tf': `${uses(one, two)}${site('large')}`,
    },
    said: [
      'error missing-from-lock live/.terraform.lock.hcl',
      'error missing-from-lock live/.terraform.lock.hcl',
      'notice lock-file-removed',
    ],
  },
  {
    what: 'removed with its root module, while another one comes',
    base: { ...both, [`${folder}/site.tf`]: site('small') },
    head: {
      [path]: null,
      [main]: null,
      [`${folder}/site.tf`]: null,
      'live/.terraform.lock.hcl': '',
      'live/main.tf': 'output "other" {\n  value = 1\n}\n',
    },
    said: ['notice lock-file-removed'],
  },
  {
    what: 'renamed with its root module',
    base: both,
    head: {
      [path]: null,
      [main]: null,
      'live/.terraform.lock.hcl': lock(one, two),
      'live/main.tf': uses(one, two),
    },
    said: [],
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
    what: 'left behind while its root module is renamed',
    base: both,
    head: { [path]: null, [main]: null, 'live/main.tf': uses(one, two) },
    said: ['error lock-file-removed'],
    because: 'live',
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
    what: 'left behind while its root module is renamed and edited, beside an honest one like it',
    base: { ...both, [`${folder}/site.tf`]: site('small') },
    head: {
      [path]: null,
      [main]: null,
      [`${folder}/site.tf`]: null,
      'copy/.terraform.lock.hcl': lock(one, two),
      'copy/all.tf': `${uses(one, two)}${site('medium')}`,
      'live/all.tf': `${uses(one, two)}${site('large')}`,
    },
    said: ['error lock-file-removed'],
    because: 'live',
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
    what: 'moved away from its root module',
    base: both,
    head: { [path]: null, 'docs/.terraform.lock.hcl': lock(one, two) },
    said: ['error lock-file-removed'],
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
    what: 'behind a symlinked folder that has none',
    base: both,
    head: { [path]: null, [main]: null, [folder]: { symlink: '../live' }, 'live/main.tf': uses(one, two) },
    said: ['error lock-file-removed'],
  },
  {
    what: 'one of two that are the same, in root modules that become one folder and a link to it',
    base: { ...both, 'live/.terraform.lock.hcl': lock(one, two), 'live/main.tf': uses(one, two) },
    head: { [path]: null, [main]: null, [folder]: { symlink: '../live' } },
    said: [],
  },
];

export const slugs = ['lock-file-removed', 'entry-removed', 'missing-from-lock'];
