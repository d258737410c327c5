import { fromBest } from '../subject/worth.ts';
import type { Report, ReportedWorth, Totals } from './report.ts';

/** The totals of files and changes. A hash of a provider version counts once, with its lowest worth. */
export function countsOf({
  files,
  changes,
}: Pick<Report, 'files' | 'changes'>): Omit<Totals, 'findings' | 'requests' | 'bytesDownloaded'> {
  const worths = new Map<string, ReportedWorth>();
  for (const { provider, to, hashes } of changes) {
    for (const { hash, worth } of hashes) {
      if (worth === null) continue;
      const key = JSON.stringify([provider, to?.version, hash]);
      const before = worths.get(key);
      if (before === undefined || fromBest.indexOf(worth.kind) > fromBest.indexOf(before.kind))
        worths.set(key, worth);
    }
  }
  const all = [...worths.values()];
  const count = (kind: ReportedWorth['kind']): number => all.filter((worth) => worth.kind === kind).length;
  return {
    files: files.length,
    providers: new Set(changes.map(({ provider }) => provider)).size,
    hashes: all.length,
    proven: count('proven'),
    accepted: count('accepted'),
    announced: all.filter((worth) => worth.kind === 'accepted' && worth.by === 'announced').length,
    open: count('open'),
    unproven: count('unproven'),
  };
}
