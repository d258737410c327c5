import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumPath, launchChromium, noChromium } from '../test/support/chromium.ts';
import { githubPage } from '../test/support/github-page.ts';

/**
 * Takes the pictures of the documents from golden comments (`__fixtures__/comments`). With a folder as argument, it takes every comment, theme
 * and width instead, for a person to check.
 */
interface Picture {
  readonly name: string;
  readonly comment: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Pixels from the top; `null` means the whole comment. */
  readonly height: number | null;
  readonly open?: string;
}

const desktop = 928;
const phone = 390;
/** Sharp enough on a screen of high density, and small enough for a page. */
const density = 1.25;
const themes = ['light', 'dark'] as const;

/** The pictures in the documents. */
const shown: readonly Picture[] = [
  {
    name: 'upgrade-with-notes',
    comment: 'stories/upgrade-with-notes',
    width: desktop,
    open: 'What the release notes say',
  },
  { name: 'all-well', comment: 'stories/one-upgrade', width: desktop },
  { name: 'look-before-merging', comment: 'stories/new-signing-key', width: desktop },
  { name: 'beyond-the-registry', comment: 'stories/beyond-the-registry', width: desktop },
  { name: 'key-of-the-other-registry', comment: 'key-of-the-other-registry', width: desktop },
  { name: 'registries-disagree', comment: 'registries-disagree', width: desktop },
].flatMap((picture) =>
  themes.map((theme) => ({ ...picture, name: `${picture.name}-${theme}`, theme, height: null })),
);

const toLookAt: readonly Picture[] = [
  'upgrade-verified',
  'all-well-again',
  'one-planted-hash',
  'planted-hashes',
  'thirty-changes',
  'missing-hashes',
  'on-the-registrys-word',
  'registry-down',
  'harmless-platform-added',
  'provider-moved',
  'key-of-the-other-registry',
  'registries-disagree',
  'beside-a-line',
].flatMap((comment) =>
  themes.flatMap((theme) =>
    [desktop, phone].map((width) => ({
      name: `${comment}-${theme}-${width}`,
      comment,
      theme,
      width,
      height: 2400,
    })),
  ),
);

if (chromiumPath === null) {
  console.error(noChromium);
  process.exitCode = 1;
} else {
  const [folder] = process.argv.slice(2);
  const browser = await launchChromium(chromiumPath);
  try {
    for (const picture of folder === undefined ? shown : toLookAt)
      await take(browser, picture, folder ?? 'docs/images');
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, picture: Picture, folder: string): Promise<void> {
  const { name, comment, theme, width, height, open } = picture;
  const markdown = readFileSync(`__fixtures__/comments/${comment}.md`, 'utf8');
  const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: density });
  await page.setContent(githubPage(markdown, { theme, open }));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.webp`);
  const whole = await page.evaluate<number>(
    "document.querySelector('.frame').getBoundingClientRect().bottom + 16",
  );
  const clip = { x: 0, y: 0, width, height: Math.min(whole, height ?? whole) };
  // A third of a PNG. Playwright itself offers none.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { ...clip, scale: 1 },
  });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(path, bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1000)} kB`);
  await page.close();
}
