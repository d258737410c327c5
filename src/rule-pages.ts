import { existsSync, readFileSync } from 'node:fs';
import { docsUrl } from './tool.ts';

/** The pages are beside the bundle, or in the docs folder of a clone that has not been built. */
const beside = new URL('./rules/', import.meta.url);
const folder = existsSync(new URL('unproven-hash.md', beside))
  ? beside
  : new URL('../docs/rules/', import.meta.url);

/** The page is shown on its own, so its relative links become addresses. */
export function rulePage(slug: string): string {
  return readFileSync(new URL(`${slug}.md`, folder), 'utf8').replaceAll(
    /\]\((?!https?:)([^)\s]+)\)/g,
    (_, link: string) => `](${new URL(link, `${docsUrl}/rules/`).href})`,
  );
}
