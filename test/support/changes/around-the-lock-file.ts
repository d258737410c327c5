import type { PlantedFiles as Files } from '../in-memory-revision.ts';
import { type Change, readChanges } from './read-changes.ts';

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

/** The base of a variant: a root module with a lock file, and whatever the variant has there. */
export function startOf({ base }: Pick<Variant, 'base'>): Files {
  return { 'README.md': 'x', [path]: lock(one), [main]: uses(one), ...base };
}

/** A root module that calls a module of a submodule. */
export const vendored: Files = { [main]: `${uses(one)}${calls('../../vendor/net')}` };

export const variants: readonly Variant[] = readChanges<Change & Variant>('around-the-lock-file');

export const slugs = [
  'configuration-unread',
  'submodule-moved',
  'local-plugin',
  'lock-file-missing',
  'missing-from-lock',
  'lock-file-removed',
];
