import { readFileSync } from 'node:fs';
import { docsUrl } from './tool.ts';

/** Seen from `src` and from `dist`. */
const folder = new URL('../docs/rules/', import.meta.url);

/** The page is shown on its own, so its relative links become addresses. */
export function rulePage(slug: string): string {
  return readFileSync(new URL(`${slug}.md`, folder), 'utf8').replaceAll(
    /\]\((?!https?:)([^)\s]+)\)/g,
    (_, link: string) => `](${new URL(link, `${docsUrl}/rules/`).href})`,
  );
}
