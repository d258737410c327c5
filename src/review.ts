import { gatherEvidence } from './evidence/gather.ts';
import { evidenceKey, planEvidence, versionBefore } from './evidence/plan.ts';
import type { Progress } from './evidence/progress.ts';
import { createFetcher } from './http/guarded-fetcher.ts';
import { type FileStates, type GroupedChange, groupChanges } from './lockfile/group.ts';
import type { LockFileReading } from './lockfile/lock-file.ts';
import { readLockFile } from './lockfile/read.ts';
import type { Settings } from './policy/settings.ts';
import { createRegistry } from './registry/client.ts';
import { buildReport } from './report/build.ts';
import type { Report } from './report/report.ts';
import { judge } from './rules/index.ts';
import type { ReviewedChange, ReviewedFile } from './rules/rule.ts';
import type { Content, LockFileRevision, Source } from './source/source.ts';
import { toolVersion } from './tool.ts';

export interface ReviewOptions {
  /** Where the two revisions come from. */
  readonly source: Source;
  readonly settings: Settings;
  /** Where `TF_TOKEN_<host>` is looked up; without it no credentials are sent. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Told what happens on the way: long downloads show themselves. */
  readonly progress?: Progress;
  /** Told, one sentence each, how the files were found. */
  readonly onNotice?: (notice: string) => void;
}

/**
 * Reads both revisions, says what changed, proves every hash of what changed, and judges.
 *
 * @returns the report; what could not be read, asked or proven is in it
 * @throws UserError where the revisions are not what the user can have meant, SourceError where they could not be read
 */
export async function review(options: ReviewOptions): Promise<Report> {
  const { source, settings, environment = {}, progress } = options;
  const snapshot = await source.read({ patterns: settings.lockFiles, scope: settings.scope });
  for (const notice of snapshot.notices) options.onNotice?.(notice);

  const files = snapshot.files.map(readBothSides);
  const changes = groupChanges(files.flatMap(statesOf), { includeUnchanged: settings.scope === 'all' });

  const fetcher = createFetcher({ trustedHosts: trustedHosts(settings), maxDownload: settings.maxDownload });
  try {
    const registry = createRegistry({ fetcher, registries: settings.registries, environment });
    const evidence = await gatherEvidence(planEvidence(changes), { fetcher, registry, progress });
    const subject = { files, settings, changes: changes.map((change) => withEvidence(change, evidence)) };
    const { base, head } = snapshot;
    return buildReport(subject, judge(subject), {
      base,
      head,
      traffic: fetcher.traffic(),
      version: toolVersion,
    });
  } finally {
    await fetcher.close();
  }
}

function readBothSides(revision: LockFileRevision): ReviewedFile {
  return {
    revision,
    base: readContent(revision.base, revision.previousPath ?? revision.path),
    head: readContent(revision.head, revision.path),
  };
}

function readContent(content: Content, path: string): LockFileReading | null {
  return content.kind === 'file' ? readLockFile(content.bytes, { path }) : null;
}

/** What can be compared. A head that is there but cannot be read is a finding, not a file without providers. */
function statesOf({ revision, base, head }: ReviewedFile): FileStates[] {
  if (revision.head.kind !== 'missing' && head?.lockFile == null) return [];
  const lockFile = head?.lockFile ?? null;
  // An audited file that nothing changed has only its head: both sides are the same then.
  const before = revision.status === 'unchanged' ? lockFile : (base?.lockFile ?? null);
  return [{ path: revision.path, base: before, head: lockFile, rewritten: bytesDiffer(revision) }];
}

function bytesDiffer({ base, head }: LockFileRevision): boolean {
  return base.kind === 'file' && head.kind === 'file' && Buffer.compare(base.bytes, head.bytes) !== 0;
}

function withEvidence(
  grouped: GroupedChange,
  evidence: Awaited<ReturnType<typeof gatherEvidence>>,
): ReviewedChange {
  const { provider, to } = grouped.change;
  const before = versionBefore(grouped.change);
  return {
    ...grouped,
    evidence: to === null ? null : (evidence.get(evidenceKey(provider, to.version)) ?? null),
    baseEvidence:
      before === null ? null : (evidence.get(evidenceKey(before.address, before.version)) ?? null),
  };
}

/** The hosts that the workflow names may stand on a private network; so may the service that it names for a host. */
function trustedHosts({ registries }: Settings): string[] {
  return registries.flatMap(({ host, serviceUrl }) =>
    serviceUrl === null ? [host] : [host, new URL(serviceUrl).host],
  );
}
