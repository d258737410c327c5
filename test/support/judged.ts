import type { GatherPorts } from '../../src/evidence/gather.ts';
import { extensions, rules } from '../../src/extensions/index.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { Report } from '../../src/report/report.ts';
import { judgeSnapshot } from '../../src/review.ts';
import type { Snapshot } from '../../src/source/source.ts';

/** The report about two revisions, with everything that is plugged in, through the ports of a test. GitHub is not asked. */
export async function judged(snapshot: Snapshot, settings: Settings, ports: GatherPorts): Promise<Report> {
  const { fetcher } = ports;
  const run = {
    entry: 'library',
    proposes: false,
    flags: {},
    environment: {},
    reviewed: [],
    snapshot,
    settings,
    fetcher,
    credentials: new Map<string, string>(),
    github: undefined,
    say: () => {},
  } as const;
  const parts = extensions.map((extension) => extension.open?.(run) ?? {});
  const changeFields = extensions.flatMap(({ change }) => change ?? []);
  return (await judgeSnapshot(snapshot, settings, { ports, parts, changeFields }, rules)).report;
}
