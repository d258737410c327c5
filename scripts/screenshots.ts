import { mkdirSync, readFileSync, statSync } from 'node:fs';
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
  readonly open?: boolean;
}

const desktop = 928;
const phone = 390;
/** Sharp enough on a screen of high density, and small enough for a page. */
const density = 1.25;
const themes = ['light', 'dark'] as const;

/** The pictures in the documents. */
const shown: readonly Picture[] = [
  { name: 'one-planted-hash', comment: 'stories/one-planted', width: desktop },
  { name: 'all-well', comment: 'stories/one-upgrade', width: desktop },
  { name: 'look-before-merging', comment: 'stories/new-signing-key', width: desktop },
  { name: 'beyond-the-registry', comment: 'stories/beyond-the-registry', width: desktop },
  { name: 'key-of-the-other-registry', comment: 'key-of-the-other-registry', width: desktop },
  { name: 'registries-disagree', comment: 'registries-disagree', width: desktop },
  { name: 'beyond-the-registry-phone', comment: 'stories/beyond-the-registry', width: phone },
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
  await page.setContent(githubPage(markdown, { theme, open: open ?? false }));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  const whole = await page.evaluate<number>(
    "document.querySelector('.frame').getBoundingClientRect().bottom + 16",
  );
  const clip = { x: 0, y: 0, width, height: Math.min(whole, height ?? whole) };
  await page.screenshot({ path, fullPage: true, clip });
  tell(path);
  await page.close();
}

function tell(path: string): void {
  console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`);
}
