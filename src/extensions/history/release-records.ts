import { hostOf } from '../../address/address.ts';
import { hashicorp, publisherOf, terraformRegistry } from '../../address/publishers.ts';
import { evidenceKey, type NamedVersion } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import type { Settings } from '../../policy/settings.ts';
import { undated } from '../../registry/versions.ts';
import { inTurns } from '../../semaphore.ts';
import { ageFor } from './minimum-age.ts';

interface WantedRecord extends NamedVersion {
  /** Whether the policy needs the record for its decision. If not, it is only for the reader and not worth waiting for a slow server. */
  readonly needed: boolean;
}

/** Few, because the requests that prove hashes go to the same host at the same time. */
const recordsAtATime = 2;

/** Reads what registries say about releases outside the protocol, with one small request each. */
export function readsRecords(wanted: readonly WantedRecord[]): EvidenceStep {
  return {
    async beside({ registry }) {
      const groups = Map.groupBy(wanted, ({ address, version }) => evidenceKey(address, version));
      const facts = await inTurns([...groups], recordsAtATime, async ([key, same]) => {
        const [{ address, version } = { address: '', version: '' }] = same;
        const brief = !same.some(({ needed }) => needed);
        const record = await registry.releaseRecord(address, version, { brief });
        if (record.kind === 'known') return [key, record.value] as const;
        return [key, { published: record.kind === 'absent' ? undated(key) : record, source: null }] as const;
      });
      return new Map(facts.map(([key, { published, source }]) => [key, { published, source }]));
    },
  };
}

/** The releases that need one more request: for a minimum age, for a repository that nothing else names, and a few new versions for the reader. @param all with those of other shards */
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
