import type { ReportedChange, ReportedHash } from './report.ts';

/** The hashes that stand in the new file, by what they are worth. */
export interface HashTally {
  readonly total: number;
  readonly proven: number;
  readonly asserted: number;
  readonly unproven: number;
  readonly unavailable: number;
}

/** Without those that the change removes: they protect nothing any more. */
export function hashesAtHead({ hashes }: ReportedChange): readonly ReportedHash[] {
  return hashes.filter(({ status }) => status !== 'removed');
}

/** Counts hashes by what they are worth. */
export function tally(hashes: readonly ReportedHash[]): HashTally {
  const count = (...proofs: readonly ReportedHash['proof'][]): number =>
    hashes.filter(({ proof }) => proofs.includes(proof)).length;
  return {
    total: hashes.length,
    proven: count('signed', 'computed'),
    asserted: count('asserted'),
    unproven: count('none'),
    unavailable: count('unavailable'),
  };
}

/** Each (provider, version, hash) of the report once. */
export function distinctHashes(changes: readonly ReportedChange[]): readonly ReportedHash[] {
  const distinct = new Map<string, ReportedHash>();
  for (const change of changes) {
    for (const hash of hashesAtHead(change)) {
      distinct.set(JSON.stringify([change.provider, change.to?.version, hash.hash]), hash);
    }
  }
  return [...distinct.values()];
}
