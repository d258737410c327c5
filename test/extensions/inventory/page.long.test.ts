import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../../../src/extensions/inventory/inventory.ts';
import { renderers } from '../../../src/extensions/inventory/render.ts';
import { chromiumPath, launchChromium, noChromium } from '../../support/chromium.ts';
import { changed, locked, report, subject, zh } from '../../support/review-builders.ts';

if (chromiumPath === null) console.warn(noChromium);

/** Three versions, in the order of their root modules. */
function page(path = ''): string {
  const versions = ['9.0.0', '10.0.0', '4.67.0'];
  const changes = versions.map((version, at) =>
    changed({ head: locked(version, [zh('a')]), paths: [`root${at}${path}/.terraform.lock.hcl`] }),
  );
  const reports = [{ repository: 'acme/web', report: report(subject(changes), { base: null }) }];
  return renderers.html({ reports, unread: [], entries: entriesOf(reports), since: [] });
}

describe.skipIf(chromiumPath === null)('the page of an inventory', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(chromiumPath ?? '');
  });
  afterAll(() => browser?.close());

  it('is sorted by a click on a heading, numbers by their values, and sends no request', async () => {
    const tab = await browser.newPage();
    const heard: string[] = [];
    tab.on('request', (request) => heard.push(request.url()));
    tab.on('console', (said) => heard.push(said.text()));
    await tab.setContent(page());
    const versions = () =>
      tab.evaluate<string[]>(
        '[...document.querySelectorAll("table:last-of-type tbody tr")].map((row) => row.cells[3].textContent)',
      );
    const click = () =>
      tab
        .locator('th button', { hasText: /^version$/ })
        .last()
        .click();
    expect(await versions()).toEqual(['9.0.0', '10.0.0', '4.67.0']);
    await click();
    expect(await versions()).toEqual(['4.67.0', '9.0.0', '10.0.0']);
    await click();
    expect(await versions()).toEqual(['10.0.0', '9.0.0', '4.67.0']);
    expect(heard).toEqual([]);
    await tab.close();
  });

  it('runs nothing that a path says, and fits on a screen and on paper', async () => {
    const tab = await browser.newPage();
    const heard: string[] = [];
    tab.on('dialog', (dialog) => heard.push(dialog.message()));
    await tab.setContent(page('<img src=x onerror=alert(1)><script>alert(2)</script>'));
    await tab.setViewportSize({ width: 1280, height: 700 });
    const isCut =
      '[...document.querySelectorAll("table")].some((each) => each.scrollWidth > each.clientWidth)';
    expect(await tab.evaluate(isCut)).toBe(false);
    await tab.emulateMedia({ media: 'print' });
    await tab.setViewportSize({ width: 1000, height: 700 });
    expect(await tab.evaluate('document.images.length + document.scripts.length')).toBe(1);
    expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(heard).toEqual([]);
    await tab.close();
  });
});
