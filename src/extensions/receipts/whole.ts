import { z } from 'zod';
import { invalidInput } from '../../errors.ts';
import type { Report, ReportedChange } from '../../report/report.ts';

type ReceiptFormat = 'vsa' | 'cyclonedx';

/** The runs that do not look at whole lock files. */
type Part = 'review' | 'shard';

const names: Readonly<Record<ReceiptFormat, string>> = {
  vsa: 'A verification summary',
  cyclonedx: 'A bill of materials',
};

const limits: Readonly<Record<Part, string>> = {
  review: 'a review looks only at the entries that a change touches',
  shard: 'a shard looks only at a part of the entries',
};

/** Refuses a receipt of a run about some entries: readers take it for the whole file (T95). */
export function refuseReceipt(format: ReceiptFormat, part: Part): never {
  const next: Readonly<Record<Part, string>> = {
    review: `run \`lockproof verify --format ${format}\` on the commit that it is to be about`,
    shard: `run every shard of \`lockproof verify\` with --format json, then \`lockproof merge --format ${format}\` on all of them`,
  };
  throw invalidInput(`${names[format]} is about whole lock files, and ${limits[part]}; ${next[part]}.`);
}

/**
 * Refuses a receipt of a report about a part: a comparison, a file that was not read whole, or an empty file
 * that lacks what the configuration requires, although the policy may let these pass. @throws UserError
 */
export function refuseReceiptOfPart(report: Report, format: ReceiptFormat): void {
  const { base, part, verdict, files, changes } = report;
  if (base !== null) refuseReceipt(format, 'review');
  if (part !== undefined) refuseReceipt(format, 'shard');
  if ((verdict === 'verified' || format === 'cyclonedx') && hasFound(report, 'unreadable-lock-file'))
    throw invalidInput(
      `${names[format]} is about whole lock files, and one could not be read whole; correct that file, then run again.`,
    );
  const listed = new Set(changes.flatMap((change) => change.files));
  const hasEmptyFile = files.some(({ path }) => !listed.has(path));
  if (
    (verdict === 'verified' || format === 'cyclonedx') &&
    hasEmptyFile &&
    hasFound(report, 'missing-from-lock')
  )
    throw invalidInput(
      `${names[format]} is about whole lock files, and one has no entry although the configuration requires a provider, or may require one; run \`terraform providers lock\` there, then run again.`,
    );
}

/** Whether the rule found something, whatever the policy makes of it. */
export function hasFound({ findings, silenced }: Pick<Report, 'findings' | 'silenced'>, slug: string) {
  return [...findings, ...silenced].some(({ rule }) => rule === slug);
}

const verified = z.object({
  provenance: z.object({
    status: z.literal('verified'),
    repository: z.string(),
    workflow: z.string(),
    ref: z.string(),
    attestations: z.array(z.object({ url: z.string(), digest: z.string() })),
  }),
});

/** The verified provenance of a release; `null` where the report has none, or nothing that learns it took part. */
export function verifiedBuild(change: ReportedChange): z.output<typeof verified>['provenance'] | null {
  return verified.safeParse(change).data?.provenance ?? null;
}
