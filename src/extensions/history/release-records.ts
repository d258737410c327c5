import { evidenceKey, type NamedVersion } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import { undated } from '../../registry/versions.ts';
import { inTurns } from '../../semaphore.ts';

export interface WantedRecord extends NamedVersion {
  /** Whether the policy needs the record for its decision. If not, it is only for the reader and not worth waiting for a slow server. */
  readonly needed: boolean;
}

/** Few, because the requests that prove hashes go to the same host at the same time. */
const recordsAtATime = 2;

/** What registries say about releases outside the protocol: one small request each. */
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
