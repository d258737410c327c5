import type { GatherPorts } from '../../src/evidence/gather.ts';
import { extensions, rules } from '../../src/extensions/index.ts';
import type { Outcome } from '../../src/outcome.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { Report } from '../../src/report/report.ts';
import { judgeSnapshot } from '../../src/review.ts';
import { theWhole } from '../../src/run.ts';
import type { Snapshot } from '../../src/source/source.ts';
import { nothingAround, type ReviewedFile } from '../../src/subject/subject.ts';

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
    fact: (_question: unknown, ask: () => Promise<Outcome<unknown>>) => ask(),
    github: undefined,
    say: () => {},
  } as const;
  const parts = extensions.map((extension) => extension.open?.(run) ?? {});
  const changeFields = extensions.flatMap(({ change }) => change ?? []);
  const judging = { ports, parts, share: theWhole, changeFields, keptFields: async () => ({}) };
  const withoutModules = async (files: readonly ReviewedFile[]) => ({ files, around: nothingAround });
  return (await judgeSnapshot(snapshot, settings, judging, rules, withoutModules)).report;
}
