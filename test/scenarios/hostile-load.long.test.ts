import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const name = '.terraform.lock.hcl';
const megabyte = 1024 * 1024;

describe.concurrent('a pull request that is made to cost memory', () => {
  it('is reviewed as far as the limits of the run go, and the rest are errors (T68)', async (test) => {
    const stage = await setStage(test);
    const honest = await publishEntry(stage.registry);
    const large = Array.from({ length: 4 }, (_, index) => [
      `large-${index}/${name}`,
      `# ${index}${'x'.repeat(10 * megabyte - 5_000)}\n${honest.text}`,
    ]);
    const crowded = Array.from({ length: 26 }, (_, root) => [
      `many-${String(root).padStart(2, '0')}/${name}`,
      lockFileText(
        ...Array.from({ length: 200 }, (__, index) => ({
          address: `registry.example.com/acme/p${root}x${index}`,
          version: '1.0.0',
          hashes: [plantedZh(`${root} ${index}`)],
        })),
      ),
    ]);
    const pull = stage.openPull(
      { 'README.md': 'x' },
      { [`app/${name}`]: honest.text, ...Object.fromEntries(large), ...Object.fromEntries(crowded) },
    );
    const peakReporter = new URL('../support/report-peak.mjs', import.meta.url).href;
    const run = await stage.review(pull, {
      inputs: { comment: 'never', 'review-comments': 'false' },
      env: { NODE_OPTIONS: `--import=${peakReporter}` },
    });
    expect(run.exitCode).toBe(1);
    expect(Number(/peak (\d+) kB/.exec(run.stderr)?.[1])).toBeLessThan(512 * 1024);
    expect(run.report?.totals.files).toBe(31);
    expect(run.report?.findings).toHaveLength(5_000);
    expect(run.report?.totals.findings).toBeGreaterThan(9_000);
    expect(run.summary).toContain('more findings are not listed');
    const unread = run.report?.findings.filter(({ rule }) => rule === 'unreadable-lock-file') ?? [];
    const tooMuch = (what: string) => unread.filter(({ message }) => message.includes(what));
    expect(tooMuch(`have more than ${32 * megabyte} bytes together`)).toHaveLength(1);
    expect(tooMuch('have more than 5000 provider versions together').map(({ path }) => path)).toEqual([
      `many-24/${name}`,
      `many-25/${name}`,
    ]);
    // What fits is proven as ever.
    const proven = run.report?.changes.find(({ provider }) => provider === honest.entry.address);
    expect(proven?.hashes.map(({ worth }) => worth?.kind)).toEqual(honest.entry.hashes.map(() => 'proven'));
  });
});
