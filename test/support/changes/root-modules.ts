import type { PlantedFiles as Files } from '../in-memory-revision.ts';

/* Root modules whose lock file goes, moves or lacks an entry, and what the rules say about each. */

interface Scenario {
  readonly name: string;
  readonly base: Files;
  readonly head: Files;
  /** `severity rule` of the findings about root modules. */
  readonly said: readonly string[];
  /** The requests to GitHub after the question that brings the lock files and the texts of the changed files. */
  readonly requests: number;
}

export const path = 'envs/prod/.terraform.lock.hcl';
export const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "registry.example.com/team/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (...names: readonly string[]) =>
  `terraform {\n  required_providers {\n${names.map((name) => `    ${name} = { source = "registry.example.com/team/${name}" }\n`).join('')}  }\n}\n`;
const module = { [path]: lock('one'), 'envs/prod/main.tf': uses('one') };

const removed = ['error lock-file-removed'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'a lock file that is removed from its root module',
    base: module,
    head: { [path]: null },
    said: removed,
    requests: 1,
  },
  {
    name: 'a lock file that is removed, and .gitignore keeps lock files out',
    base: { ...module, '.gitignore': '.terraform/\n*.lock.hcl\n' },
    head: { [path]: null },
    said: ['notice lock-file-removed'],
    requests: 2,
  },
  {
    name: 'a root module that moves and leaves its lock file behind',
    base: module,
    head: { 'envs/prod/main.tf': null, 'live/main.tf': uses('one') },
    said: removed,
    requests: 1,
  },
  {
    name: 'a lock file that is removed with its root module',
    base: { ...module, 'envs/prod/README.md': 'x' },
    head: { [path]: null, 'envs/prod/main.tf': null },
    said: [],
    requests: 0,
  },
  {
    name: 'a root module of links',
    base: module,
    head: { [path]: null, 'envs/prod/main.tf': { symlink: '../main.tf' }, 'envs/main.tf': uses('one') },
    said: removed,
    requests: 1,
  },
  {
    name: 'a requirement without an entry, new in this change',
    base: module,
    head: { [path]: `# touched\n${lock('one')}`, 'envs/prod/new.tf': uses('two') },
    said: ['warning missing-from-lock'],
    requests: 0,
  },
  {
    name: 'a requirement without an entry, in a module that was renamed',
    base: { ...module, 'envs/prod/old.tf': uses('two') },
    head: {
      [path]: null,
      'envs/prod/main.tf': null,
      'envs/prod/old.tf': null,
      'live/.terraform.lock.hcl': lock('one'),
      'live/main.tf': uses('one', 'two', 'three'),
    },
    said: ['warning missing-from-lock'],
    requests: 1,
  },
  {
    name: 'a lock file that is moved away from its root module',
    base: module,
    head: { [path]: null, 'docs/.terraform.lock.hcl': lock('one') },
    said: removed,
    requests: 1,
  },
  {
    name: 'a root module that moves with its lock file',
    base: module,
    head: {
      [path]: null,
      'envs/prod/main.tf': null,
      'live/main.tf': uses('one'),
      'live/.terraform.lock.hcl': lock('one'),
    },
    said: [],
    requests: 0,
  },
  {
    name: 'nothing but an upgrade',
    base: module,
    head: { [path]: lock('one').replace('1.0.0', '2.0.0'), 'envs/prod/main.tf': `${uses('one')}# touched\n` },
    said: [],
    requests: 0,
  },
];
