import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { matchesReportSchema } from '../support/report-schema.ts';

/** The JSON report as its users may rely on it, in a file that nothing generates: the product does not read it. A new field is added there by hand. */
const contract = resolve(import.meta.dirname, '../../__fixtures__/report-contract.json');
const keepsContract = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile<Report>(
  JSON.parse(readFileSync(contract, 'utf8')),
);

export type ContractedReport = Report;

function isBacked(worth: NonNullable<Report['changes'][number]['hashes'][number]['worth']>): boolean {
  return (
    worth.kind === 'proven' ||
    (worth.kind === 'accepted' && worth.by === 'announced' && worth.checked.length > 0)
  );
}

/** Fails where a report has a field too many or too few, or where its parts contradict each other. */
export function expectReport(parsed: unknown): ContractedReport {
  expect(matchesReportSchema(parsed)).toEqual([]);
  if (!keepsContract(parsed)) throw new Error(JSON.stringify(keepsContract.errors, null, 2));
  const { totals, files, changes, findings, verdict } = parsed;
  // Only what joins the reports of shards reads it.
  if (parsed.shard === undefined)
    expect(findings.filter((one) => 'version' in one || 'aspect' in one)).toEqual([]);
  const standing = changes.flatMap(({ provider, to, hashes }) =>
    hashes
      .filter(({ status }) => to !== null && status !== 'removed')
      .map(({ hash }) => `${provider} ${to?.version} ${hash}`),
  );
  expect(totals).toMatchObject({ files: files.length, hashes: new Set(standing).size });
  expect(totals.findings).toBeGreaterThanOrEqual(findings.length);
  expect(totals.proven + totals.accepted + totals.open + totals.unproven).toBe(totals.hashes);
  expect(totals.announced).toBeLessThanOrEqual(totals.accepted);
  expect(totals.providers).toBe(new Set(changes.map(({ provider }) => provider)).size);
  const isWhole = parsed.evidence?.lacking === undefined;
  expect(verdict === 'unchanged').toBe(files.length === 0 && findings.length === 0 && isWhole);
  if (!isWhole) expect(['incomplete', 'failed']).toContain(verdict);
  if (verdict === 'verified') {
    // An unproven hash passes only where the policy lowers the severity of its finding.
    expect(totals.open).toBe(0);
    if (findings.every(({ hash }) => hash === null)) expect(totals.unproven).toBe(0);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  const allGreen =
    verdict === 'unchanged' ||
    (verdict === 'verified' &&
      parsed.changes.every(({ hashes }) =>
        hashes.every(({ worth: each }) => each === null || isBacked(each)),
      ) &&
      findings.every(({ severity, waived }) => severity === 'notice' && waived === undefined) &&
      parsed.silenced.every(({ severity }) => severity === 'notice'));
  expect(parsed.headline.startsWith('✅')).toBe(allGreen);
  const blocks = parsed.advisory === undefined;
  expect(parsed.headline.startsWith('❌')).toBe(verdict === 'failed' && blocks);
  expect(parsed.headline.includes('Lockproof (advisory, does not block):')).toBe(
    !allGreen && verdict !== 'incomplete' && !blocks,
  );
  const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]));
  const about = findings.filter(({ rule }) => !besideLockFiles.includes(rule));
  for (const path of [...changes.flatMap((one) => one.files), ...about.map((one) => one.path)])
    expect(paths).toContain(path);
  return parsed;
}

/** Rules that are also about other files than the lock files under review. */
const besideLockFiles: readonly string[] = [
  'hidden-content',
  'local-plugin',
  'lock-file-missing',
  'lock-file-removed',
  'missing-from-lock',
  'policy-invalid',
  'policy-weakened',
  'submodule-moved',
  'version-outside-constraints',
];
