import { evidenceKey, type NamedVersion } from '../../evidence/plan.ts';
import type { EvidenceStep, Facts } from '../../evidence/step.ts';
import type { Outcome } from '../../outcome.ts';
import type { ReleaseRecord } from '../../registry/registry.ts';
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
        return [key, factsIn(await registry.releaseRecord(address, version, { brief }), key)] as const;
      });
      return new Map(facts);
    },
  };
}

function factsIn(record: Outcome<ReleaseRecord>, what: string): Facts {
  return {
    published: dateOf(record, what),
    source: record.kind === 'known' ? record.value.source : null,
  };
}

function dateOf(record: Outcome<ReleaseRecord>, what: string): Outcome<Date> {
  switch (record.kind) {
    case 'known':
      return record.value.published;
    case 'absent':
      return undated(what);
    case 'unavailable':
      return record;
  }
}
