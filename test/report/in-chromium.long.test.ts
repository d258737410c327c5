import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium, noChromium } from '../support/chromium.ts';
import { comments } from '../support/example-reviews.ts';
import { githubPage } from '../support/github-page.ts';

if (chromiumPath === null) console.warn(noChromium);

const sizes = { desktop: 928, tablet: 760, phone: 390 };

/** The comments that the built action wrote for the stories on a pull request. */
const storyFolder = '__fixtures__/comments/stories';
const stories = readdirSync(storyFolder).map(
  (file) => [`stories/${file}`, () => readFileSync(`${storyFolder}/${file}`, 'utf8')] as const,
);
const pages = [...Object.entries(comments), ...stories];

/** What a page shows and does in the browser. */
interface Seen {
  readonly sideways: number;
  readonly folded: number;
  readonly open: number;
  readonly alive: number;
  readonly verdict: string;
  readonly unseenLinks: number;
}

const look = `(() => {
  const article = document.querySelector('article');
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    folded: article.querySelectorAll('details:not([open])').length,
    open: article.querySelectorAll('details[open]').length,
    alive: article.querySelectorAll('img, script, iframe, input, style, form, svg, object, [onerror], [onclick], [style]').length,
    verdict: article.innerText.split('\\n')[0],
    unseenLinks: [...article.querySelectorAll('a')].filter((link) => link.innerText.trim() === '' && link.checkVisibility()).length,
  };
})()`;

describe.skipIf(chromiumPath === null)('the comments in a browser', () => {
  let browser: Browser;
  let page: Page;
  let heard: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium(chromiumPath ?? '');
    page = await browser.newPage();
    page.on('request', (request) => heard.push(request.url()));
    page.on('console', (said) => heard.push(said.text()));
    page.on('dialog', (dialog) => heard.push(dialog.message()));
    page.on('pageerror', (error) => heard.push(error.message));
  });
  afterAll(() => browser?.close());

  it.for(pages)('%s: no overflow at any width, no active content, no request', async ([name, made]) => {
    heard = [];
    for (const theme of ['light', 'dark'] as const) {
      await page.setContent(githubPage(made(), { theme }));
      for (const [what, width] of Object.entries(sizes)) {
        await page.setViewportSize({ width, height: 800 });
        const seen = await page.evaluate<Seen>(look);
        expect({ what, ...seen }).toMatchObject({ what, sideways: 0, open: 0, alive: 0, unseenLinks: 0 });
        if (name !== 'beside-a-line') expect(seen.verdict).toMatch(/^(?:✅|❌|⚠️) Lockproof: /);
      }
    }
    expect(heard).toEqual([]);
  });
});
