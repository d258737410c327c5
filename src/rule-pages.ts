import { existsSync, readFileSync } from 'node:fs';

/** The pages are beside the bundle, or in the docs folder of a clone that has not been built. */
const beside = new URL('./rules/', import.meta.url);
const folder = existsSync(new URL('unproven-hash.md', beside))
  ? beside
  : new URL('../docs/rules/', import.meta.url);

export function rulePage(slug: string): string {
  return readFileSync(new URL(`${slug}.md`, folder), 'utf8');
}

export function rulePages(rules: readonly { readonly slug: string }[]): ReadonlyMap<string, string> {
  return new Map(rules.map(({ slug }) => [slug, rulePage(slug)]));
}
