import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseShasums } from '../../src/registry/registry.ts';

const shared = process.env.LOCKPROOF_SHARED ?? join(import.meta.dirname, '../../../shared');
const oracle = join(shared, 'vectors/terraform/oracle');
const present = existsSync(join(oracle, 'index.json'));
if (!present)
  console.warn(`NOTICE: ${oracle} is missing; documents with a verdict of Terraform are not compared.`);

interface Verdict {
  readonly accepted: boolean;
  readonly lock_hashes: readonly string[];
  readonly download_response: { readonly filename: string; readonly shasum: string } | null;
}

describe.runIf(present)('documents with a verdict of Terraform', () => {
  const cases = present ? verdicts() : [];

  it('contain every zh that Terraform recorded', () => {
    const accepted = cases.filter(([, { accepted }]) => accepted);
    const missing = accepted.flatMap(([name, { lock_hashes }]) => {
      const read = new Set(entriesOf(name).map(({ hash }) => hash));
      return lock_hashes.filter((hash) => isRecorded(hash) && !read.has(hash)).map((hash) => [name, hash]);
    });
    console.info(`${accepted.length} documents that Terraform accepted`);
    expect(accepted.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('do not contain a package that Terraform does not find', () => {
    const refused = ['sums-binary-star', 'sums-dot-slash-name', 'sums-own-missing', 'sums-own-short-hash'];
    for (const name of [...refused, 'sums-own-twice-bad-first']) {
      const verdict = cases.find(([one]) => one === name)?.[1];
      const { filename, shasum } = verdict?.download_response ?? { filename: '', shasum: '' };
      const entry = entriesOf(name).find((one) => one.filename === filename);
      expect([name, entry?.hash === `zh:${shasum}`]).toEqual([name, false]);
    }
  });

  /** Some of the lock files had a planted hash before, and Terraform keeps it. */
  function isRecorded(hash: string): boolean {
    return hash.startsWith('zh:') && !/^zh:0+$/.test(hash);
  }

  function entriesOf(name: string) {
    return parseShasums(readFileSync(join(oracle, name, 'SHA256SUMS')), { type: 't', version: '1.0.0' });
  }

  function verdicts(): readonly (readonly [string, Verdict])[] {
    const index: { readonly cases: Readonly<Record<string, Verdict>> } = JSON.parse(
      readFileSync(join(oracle, 'index.json'), 'utf8'),
    );
    return Object.entries(index.cases).filter(
      ([name, { download_response }]) =>
        download_response !== null && existsSync(join(oracle, name, 'SHA256SUMS')),
    );
  }
});
