import { quoted } from '../../quoted.ts';
import { failingSeverities, mostFindings } from '../../report/build.ts';
import { countsOf } from '../../report/counts.ts';
import { counted } from '../../report/numbers.ts';
import type { ShardReport } from './reported.ts';

/**
 * What a report says against itself: its verdict against its findings and hashes, its totals against its changes. Nobody signs a report, so this
 * does not show who wrote it; but a report that was damaged or edited must not pass for a result (T84).
 *
 * @returns a clause; `null` where everything agrees
 */
export function contradictionIn(report: ShardReport): string | null {
  return contradictionOfHashes(report) ?? contradictionOfTotals(report) ?? contradictionOfVerdict(report);
}

/** Whether there may be findings that are only counted, because there are too many. */
function mayHideFindings({ findings }: Pick<ShardReport, 'findings'>): boolean {
  return findings.length >= mostFindings;
}

function contradictionOfHashes(report: ShardReport): string | null {
  if (mayHideFindings(report)) return null;
  const named = new Set(report.findings.map(({ provider }) => provider));
  const unnamed = report.changes.find(
    ({ provider, hashes }) => !named.has(provider) && hashes.some(({ worth }) => worth?.kind === 'unproven'),
  );
  return unnamed === undefined
    ? null
    : `a hash of ${quoted(unnamed.provider)} is not proven, and no finding says so`;
}

function contradictionOfTotals(report: ShardReport): string | null {
  const { findings, totals } = report;
  for (const [name, listed] of Object.entries(countsOf(report))) {
    const told = Object.entries(totals).find(([key]) => key === name)?.[1];
    if (told !== listed) return `its totals count ${told} as "${name}", and it lists ${listed}`;
  }
  const differs = mayHideFindings(report)
    ? totals.findings < findings.length
    : totals.findings !== findings.length;
  return differs
    ? `its totals count ${counted(totals.findings, 'finding', 'findings')}, and it lists ${findings.length}`
    : null;
}

function contradictionOfVerdict(report: ShardReport): string | null {
  const { verdict, findings, files, totals, gap, shard } = report;
  const failing = failingSeverities(shard);
  const fails = findings.some(({ open, severity }) => open !== true && failing.includes(severity));
  const isOpen = totals.open > 0 || gap !== undefined;
  switch (verdict) {
    case 'failed':
      // The finding that fails may be among those that are only counted.
      return fails || mayHideFindings(report) ? null : 'its verdict is "failed", and no finding fails';
    case 'incomplete':
      return fails ? 'its verdict is "incomplete", and it has findings that fail' : null;
    case 'verified':
      if (fails) return 'its verdict is "verified", and it has findings that fail';
      return isOpen ? 'its verdict is "verified", and answers are missing in it' : null;
    case 'unchanged':
      return files.length > 0 || findings.length > 0 || isOpen
        ? 'its verdict is "unchanged", and it has lock files or findings'
        : null;
  }
}
