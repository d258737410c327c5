import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The usual places on Debian and other systems; `null` if there is none. */
export const chromiumPath: string | null =
  places.find((path) => path !== undefined && existsSync(path)) ?? null;

export const noChromium =
  'NOTICE: there is no Chromium here (Debian: apt-get install chromium), so the comments were not checked in a browser';

/** A browser without network requests of its own. */
export function launchChromium(path: string): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
