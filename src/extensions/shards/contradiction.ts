import { quoted } from '../../errors.ts';
import { counted } from '../../finding/sentence.ts';
import { failingSeverities } from '../../policy/policy.ts';
import { mostFindings } from '../../report/build.ts';
import { countsOf } from '../../report/counts.ts';
import type { ReportedHash } from '../../report/report.ts';
import type { ShardReport } from './reported.ts';

/** A contradiction in a report, as a clause; `null`: none. A damaged or edited one must not pass (T84). */
export function contradictionIn(report: ShardReport): string | null {
  const { changes, files, findings, totals, policy } = report;
  const paths = new Set(files.map(({ path }) => path));
  for (const { provider, files } of changes)
    for (const path of files)
      if (!paths.has(path))
        return `it has an entry of ${quoted(provider)} in ${quoted(path)}, which it does not list as a lock file`;
  for (const { provider, hashes } of changes)
    for (const { proof, worth } of hashes)
      if (!proofsFor(worth).includes(proof))
        return `a hash of ${quoted(provider)} is ${worth?.kind ?? 'removed'} in it, with the proof "${proof}"`;
  // There are so many that some are only counted.
  const isCut = findings.length >= mostFindings;
  const unproven = changes
    .filter(({ hashes }) => hashes.some(({ worth }) => worth?.kind === 'unproven'))
    .map(({ provider }) => ({ provider, faults: faultsOf(provider, report) }));
  const unnamed = isCut ? undefined : unproven.find(({ faults }) => faults.length === 0);
  if (unnamed !== undefined)
    return `a hash of ${quoted(unnamed.provider)} is not proven, and no finding says so`;
  for (const [name, listed] of Object.entries(countsOf(report))) {
    const told = Object.entries(totals).find(([key]) => key === name)?.[1];
    if (told !== listed) return `its totals count ${told} as "${name}", and it lists ${listed}`;
  }
  if (isCut ? totals.findings < findings.length : totals.findings !== findings.length)
    return `its totals count ${counted(totals.findings, 'finding', 'findings')}, and it lists ${findings.length}`;
  const ofVerdict = contradictionOfVerdict(report, isCut);
  if (ofVerdict !== null || isCut || policy !== null) return ofVerdict;
  // Only a policy makes less of an unproven hash than an error.
  const lowered = unproven.find(({ faults }) => faults.every(({ severity }) => severity !== 'error'));
  return lowered === undefined
    ? null
    : `a hash of ${quoted(lowered.provider)} is not proven, which is no error in it, although no policy says so`;
}

/** The levels of proof that a hash of this worth can have. */
function proofsFor(worth: ReportedHash['worth']): readonly ReportedHash['proof'][] {
  if (worth === null) return ['none'];
  if (worth.kind === 'proven') return ['signed', 'computed'];
  if (worth.kind === 'open') return ['unavailable'];
  const by = worth.kind === 'accepted' ? worth.by : null;
  if (by === 'word' || by === 'announced') return ['asserted'];
  return by === 'waiver' ? ['asserted', 'none', 'unavailable'] : ['asserted', 'none'];
}

/** A waived finding is not a fault, and one that only lacks an answer is open. */
function faultsOf(provider: string, { findings }: ShardReport): ShardReport['findings'] {
  return findings.filter((one) => one.provider === provider && one.waived === undefined && !one.open);
}

function contradictionOfVerdict(
  { verdict, findings, files, totals, gap, shard }: ShardReport,
  isCut: boolean,
): string | null {
  const failing = failingSeverities(shard);
  const fails = findings.some(({ open, severity }) => open !== true && failing.includes(severity));
  const isOpen = totals.open > 0 || gap !== undefined;
  switch (verdict) {
    case 'failed':
      // The finding that fails may be among those that are only counted.
      return fails || isCut ? null : 'its verdict is "failed", and no finding fails';
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
