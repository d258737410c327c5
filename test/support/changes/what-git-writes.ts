import type { PlantedFiles as Files } from '../in-memory-revision.ts';
import { plantedH1 } from '../signed-registry/provider-package.ts';
import type { Place } from '../two-commits.ts';
import { type Change, readChanges } from './read-changes.ts';

/* Attributes that make git write other bytes than it has, and what the rules say about each. */

export const path = 'infra/.terraform.lock.hcl';
export const planted = plantedH1('what git writes');

/** A lock file with one more line in its first list of hashes. */
function withLine(text: string, line: string): string {
  return text.replace('hashes = [\n', `hashes = [\n    ${line}\n`);
}

export const slugs = ['hidden-content'];
export const found = [`error hidden-content ${path}`];
export const warned = [`warning hidden-content ${path}`];
export const id = lock('# $Id$');

export function lock(line: string): string {
  return withLine(
    `provider "registry.example.com/acme/one" {\n  version = "1.0.0"\n  hashes = [\n    "zh:${'1'.repeat(64)}",\n  ]\n}\n`,
    line,
  );
}

export interface Variant extends Change {
  readonly from?: Place;
}

/** The file is on the base and has something to expand; the change is one of attributes alone, unless it says more. */
export const variants: readonly Variant[] = readChanges('what-git-writes');

/** The lock file is on the base, and whatever the variant has there. */
export function onBase({ base, head }: Variant): { readonly base: Files; readonly head: Files } {
  return { base: { [path]: id, ...base }, head };
}
