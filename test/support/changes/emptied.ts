import type { PlantedFiles as Files } from '../in-memory-revision.ts';
import type { Place } from '../two-commits.ts';
import { readChanges } from './read-changes.ts';

/* Changes that take entries out of a lock file, or the whole file, and what the rules say about each. */

export const folder = 'envs/prod';
export const path = `${folder}/.terraform.lock.hcl`;
export const main = `${folder}/main.tf`;
const host = 'registry.example.com/acme';

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

export const entries: readonly Variant[] = readChanges('removed-entries');

export const files: readonly Variant[] = readChanges('removed-files');

export const slugs = ['lock-file-removed', 'entry-removed', 'missing-from-lock', 'configuration-unread'];
