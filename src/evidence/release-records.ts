import type { Outcome } from '../outcome.ts';
import type { Registry, ReleaseRecord } from '../registry/registry.ts';
import { undated } from '../registry/versions.ts';
import { inTurns } from '../semaphore.ts';
import type { Evidence } from './evidence.ts';
import { evidenceKey, type NamedVersion } from './plan.ts';

export interface WantedRecord extends NamedVersion {
  /** Whether the policy needs the record for its decision. If not, it is only for the reader and not worth waiting for a slow server. */
  readonly needed: boolean;
}

/** By {@link evidenceKey}. */
type ReleaseRecords = ReadonlyMap<string, Outcome<ReleaseRecord>>;

/** Few, because the requests that prove hashes go to the same host at the same time. */
const recordsAtATime = 2;

/** What registries say about releases outside the protocol: one small request each. */
export async function askForRecords(
  wanted: readonly WantedRecord[],
  registry: Registry,
): Promise<ReleaseRecords> {
  const groups = Map.groupBy(wanted, ({ address, version }) => evidenceKey(address, version));
  const records = new Map<string, Outcome<ReleaseRecord>>();
  await inTurns([...groups], recordsAtATime, async ([key, [first, ...others]]) => {
    if (first === undefined) return;
    const needed = [first, ...others].some((one) => one.needed);
    records.set(key, await registry.releaseRecord(first.address, first.version, { brief: !needed }));
  });
  return records;
}

/** Adds to the evidence what the registries say about the releases. */
export function withRecords(evidence: Evidence, records: ReleaseRecords): Evidence {
  const recorded = new Map(evidence);
  for (const [key, record] of records) {
    const one = evidence.get(key);
    if (one?.release.kind !== 'known') continue;
    const source = record.kind === 'known' ? record.value.source : null;
    recorded.set(key, { ...one, published: dateOf(record, key), source });
  }
  return recorded;
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
