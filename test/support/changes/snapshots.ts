import type { Snapshot } from '../../../src/source/source.ts';
import type { Content } from '../../../src/source/tree.ts';
import type { Planted } from '../github-double/repository.ts';

/* Changes of lock files, and which files every source finds changed. */

/** A rather long lock file, with a line that tests change. */
function lock(version: string): string {
  const hashes = Array.from({ length: 12 }, (_, at) => `    "zh:${String(at).repeat(64).slice(0, 64)}",`);
  return [
    'provider "registry.terraform.io/hashicorp/null" {',
    `  version = "${version}"`,
    '  hashes = [',
    ...hashes,
    '  ]',
    '}',
    '',
  ].join('\n');
}

const path = 'envs/prod/.terraform.lock.hcl';
const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 1234\n`;
const manyFolders = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`modules/m${at}/.terraform.lock.hcl`, lock(`1.0.${at}`)]),
);

interface Scenario {
  readonly name: string;
  readonly base: Readonly<Record<string, Planted>>;
  readonly head: Readonly<Record<string, Planted>>;
  /** `status path (was) base→head` of each file with scope `changed`. */
  readonly changed: readonly string[];
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'no change of a lock file',
    base: { [path]: lock('1.0.0') },
    head: { 'main.tf': '# x' },
    changed: [],
  },
  { name: 'added', base: {}, head: { [path]: lock('1.0.0') }, changed: [`added ${path} missing→file`] },
  {
    name: 'added beside another in a spelling that is the same for Windows and macOS',
    base: { [path]: lock('1.0.0') },
    head: { 'envs/prod/.Terraform.lock.hcl': lock('1.0.1') },
    changed: ['added envs/prod/.Terraform.lock.hcl missing→file'],
  },
  {
    name: 'modified',
    base: { [path]: lock('1.0.0') },
    head: { [path]: lock('1.0.1') },
    changed: [`modified ${path} file→file`],
  },
  {
    name: 'removed',
    base: { [path]: lock('1.0.0') },
    head: { [path]: null },
    changed: [`removed ${path} file→missing`],
  },
  {
    name: 'made executable, which changes nothing of the text',
    base: { [path]: lock('1.0.0') },
    head: { [path]: { executable: lock('1.0.0') } },
    changed: [],
  },
  {
    name: 'renamed without an edit',
    base: { [path]: lock('1.0.0') },
    head: { [path]: null, 'live/.terraform.lock.hcl': lock('1.0.0') },
    changed: [`renamed live/.terraform.lock.hcl (${path}) file→file`],
  },
  {
    name: 'renamed with an edit, beside a module that moves',
    base: { [path]: lock('1.0.0'), 'envs/prod/main.tf': '# prod\n' },
    head: {
      [path]: null,
      'envs/prod/main.tf': null,
      'live/.terraform.lock.hcl': lock('2.0.0'),
      'live/main.tf': '# prod\n',
    },
    changed: [`renamed live/.terraform.lock.hcl (${path}) file→file`],
  },
  {
    name: 'removed, and a different one added',
    base: { [path]: lock('1.0.0') },
    head: { [path]: null, 'live/.terraform.lock.hcl': '# nothing here\n' },
    changed: [`removed ${path} file→missing`, 'added live/.terraform.lock.hcl missing→file'],
  },
  {
    name: 'a folder of lock files moved, each recognised by the end of its path',
    base: { 'a/x/.terraform.lock.hcl': lock('1.0.0'), 'a/y/.terraform.lock.hcl': lock('1.0.0') },
    head: {
      'a/x/.terraform.lock.hcl': null,
      'a/y/.terraform.lock.hcl': null,
      'b/x/.terraform.lock.hcl': lock('1.0.0'),
      'b/y/.terraform.lock.hcl': lock('1.0.0'),
    },
    changed: [
      'renamed b/x/.terraform.lock.hcl (a/x/.terraform.lock.hcl) file→file',
      'renamed b/y/.terraform.lock.hcl (a/y/.terraform.lock.hcl) file→file',
    ],
  },
  {
    name: 'turned into a symlink',
    base: { [path]: lock('1.0.0') },
    head: { [path]: { symlink: '../other.lock' } },
    changed: [`modified ${path} file→symlink`],
  },
  {
    name: 'turned into a submodule',
    base: { [path]: lock('1.0.0') },
    head: { [path]: { submodule: '1'.repeat(40) } },
    changed: [`modified ${path} file→submodule`],
  },
  {
    name: 'turned into a folder',
    base: { [path]: lock('1.0.0') },
    head: { [path]: null, [`${path}/inner`]: 'x' },
    changed: [`modified ${path} file→directory`],
  },
  {
    name: 'turned into a Git LFS pointer',
    base: { [path]: lock('1.0.0') },
    head: { [path]: pointer },
    changed: [`modified ${path} file→lfs-pointer`],
  },
  {
    name: 'its folder turned into a symlink, which nobody follows',
    base: { [path]: lock('1.0.0') },
    head: { [path]: null, 'envs/prod': { symlink: '/etc' } },
    changed: [`removed ${path} file→missing`],
  },
  {
    name: 'its folder turned into a submodule',
    base: { [path]: lock('1.0.0') },
    head: { [path]: null, 'envs/prod': { submodule: '1'.repeat(40) } },
    changed: [`removed ${path} file→missing`],
  },
  {
    name: 'a symlink that stays one',
    base: { [path]: { symlink: 'x' } },
    head: { 'main.tf': '' },
    changed: [],
  },
  {
    name: 'more than a megabyte',
    base: { [path]: lock('1.0.0') },
    head: { [path]: `${lock('1.0.0')}${'# padding\n'.repeat(150_000)}` },
    changed: [`modified ${path} file→file`],
  },
  {
    name: 'more than ten megabytes',
    base: { [path]: lock('1.0.0') },
    head: { [path]: '#'.repeat(10 * 1024 * 1024 + 1) },
    changed: [`modified ${path} file→too-large`],
  },
  {
    name: 'bytes that are not UTF-8',
    base: { [path]: lock('1.0.0') },
    head: { [path]: Uint8Array.from([0xff, 0xfe, 0, 0x80, 0x0d, 0x0a]) },
    changed: [`modified ${path} file→file`],
  },
  {
    name: 'names that could confuse a shell or a parser',
    base: {},
    head: {
      '__proto__/.terraform.lock.hcl': lock('1.0.0'),
      'a b/"c"/.terraform.lock.hcl': lock('1.0.0'),
      'übung\n::error::/.terraform.lock.hcl': lock('1.0.0'),
      '-rf/.terraform.lock.hcl': lock('1.0.0'),
    },
    changed: [
      'added -rf/.terraform.lock.hcl missing→file',
      'added __proto__/.terraform.lock.hcl missing→file',
      'added a b/"c"/.terraform.lock.hcl missing→file',
      'added übung\n::error::/.terraform.lock.hcl missing→file',
    ],
  },
  {
    name: 'two of twelve',
    base: manyFolders,
    head: { 'modules/m7/.terraform.lock.hcl': lock('9.0.0'), 'modules/m9/.terraform.lock.hcl': null },
    changed: [
      'modified modules/m7/.terraform.lock.hcl file→file',
      'removed modules/m9/.terraform.lock.hcl file→missing',
    ],
  },
];

/** `status path (was) base→head` of a file. */
export function told(file: Snapshot['files'][number]): string {
  const was = file.previousPath === undefined ? '' : ` (${file.previousPath})`;
  return `${file.status} ${file.path}${was} ${kindOf(file.base)}→${kindOf(file.head)}`;
}

function kindOf(content: Content): string {
  return content.kind === 'not-a-file' ? content.what : content.kind;
}
