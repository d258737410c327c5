import { evidenceKey } from '../../evidence/plan.ts';
import type { Change } from '../../lockfile/change.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { compareVersions, versionOf } from '../../version/version.ts';

/** From one version of a provider to a newer one. */
export type Upgrade = Readonly<Record<'address' | 'from' | 'to', string>>;

/** The upgrade that a change is; `null` if it is none. */
export function upgradeIn({ provider: address, from, to, kinds, movedFrom }: Change): Upgrade | null {
  if (from === null || to === null || movedFrom !== null || !kinds.includes('version-upgraded')) return null;
  return { address, from: from.version, to: to.version };
}

/** The upgrades of a run by the keys of the new versions, each from the oldest version that a lock file leaves. */
export function upgradesIn(changes: readonly GroupedChange[]): ReadonlyMap<string, Upgrade> {
  const found = new Map<string, Upgrade>();
  for (const upgrade of changes.flatMap(({ change }) => upgradeIn(change) ?? [])) {
    const key = evidenceKey(upgrade.address, upgrade.to);
    const known = found.get(key);
    if (known === undefined || isBetween(known.from, upgrade)) found.set(key, upgrade);
  }
  return found;
}

/** Whether an upgrade passes a version, by Terraform's order; a prerelease only if it leads to one. */
export function isBetween(text: string, { from, to }: Pick<Upgrade, 'from' | 'to'>): boolean {
  const [version, before, after] = [text, from, to].map(versionOf);
  if (version == null || before == null || after == null) return false;
  if (version.prerelease !== '' && after.prerelease === '') return false;
  return compareVersions(version, before) > 0 && compareVersions(version, after) <= 0;
}

export function newestFirst<T extends { readonly version: string }>(items: readonly T[]): readonly T[] {
  const isNewer = (one: T, other: T) => isBetween(one.version, { from: other.version, to: one.version });
  return items.toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
}
