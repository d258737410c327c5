import type { Registry } from '../registry/registry.ts';
import type { Evidence } from './gather.ts';
import { evidenceKey } from './plan.ts';
import type { NamedVersion } from './progress.ts';

/**
 * Adds to the evidence when these versions were published, as far as their registries say. One small question each, so it is only asked
 * where the policy wants releases to have an age.
 */
export async function withReleaseDates(
  evidence: Evidence,
  wanted: readonly NamedVersion[],
  registry: Registry,
): Promise<Evidence> {
  const dated = new Map(evidence);
  for (const { address, version } of wanted) {
    const key = evidenceKey(address, version);
    const known = dated.get(key);
    if (known?.release.kind !== 'known' || known.published !== undefined) continue;
    dated.set(key, { ...known, published: await registry.releaseDate(address, version) });
  }
  return dated;
}
