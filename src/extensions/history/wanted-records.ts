import { hostOf } from '../../address/address.ts';
import { hashicorp, publisherOf, terraformRegistry } from '../../address/publishers.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import type { Settings } from '../../policy/settings.ts';
import { ageFor } from './minimum-age.ts';
import type { WantedRecord } from './release-records.ts';

/**
 * The releases that need a request outside the protocol: where the policy sets a minimum age; new versions whose repository nothing else names; and a
 * few other new versions, because a reader wants to know when they were published. A version change asks about two releases, so each release still
 * costs four small requests.
 *
 * @param all with those that other shards ask about
 */
export function recordsToAskFor(
  changes: readonly GroupedChange[],
  settings: Settings,
  all: readonly GroupedChange[] = changes,
): WantedRecord[] {
  const few = all.filter(isVersionChange).length <= mostPleasant;
  return changes.flatMap((grouped) => {
    const { change, occurrences } = grouped;
    const { provider: address, to } = change;
    if (to === null) return [];
    const needed = occurrences.some(({ path }) => ageFor(settings, path) > 0);
    // HashiCorp's documents are at its own site. The documents of all others are in their repository, so the address names it.
    const told = few ? hostOf(address) === terraformRegistry : publisherOf(address) === hashicorp;
    const pleasant = isVersionChange(grouped) && told;
    return needed || pleasant ? [{ address, version: to.version, needed }] : [];
  });
}

/** Nobody looks up more, and each is a request. */
const mostPleasant = 10;

function isVersionChange({ change: { from, to, movedFrom } }: GroupedChange): boolean {
  return from !== null && to !== null && movedFrom === null && from.version !== to.version;
}
