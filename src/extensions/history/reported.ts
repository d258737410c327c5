import { z } from 'zod';
import { counted, listed, say } from '../../finding/sentence.ts';
import { type ReleaseSource, sourceName } from '../../registry/release-source.ts';
import type { RowLine } from '../../report/render-context.ts';
import type { DeepReadonly, ReportedChange, ReportFields } from '../../report/report.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { historyOf } from './history.ts';

const count = z.int().nonnegative();
const compared = <T extends z.ZodType>(value: T) =>
  z.object({ before: value.nullable(), now: value.nullable() });
const reported = z.object({
  published: z.iso.datetime().nullable(),
  ageInDays: count.nullable(),
  repository: compared(z.string()),
  platforms: compared(count).describe('How many the checksum documents list'),
  stillAt: z
    .array(z.string())
    .nullable()
    .describe('Other lock files that have the version before; null where they were not read'),
});

declare module '../../report/report.ts' {
  interface ReportedChange {
    readonly history: DeepReadonly<z.output<typeof reported>> | null;
  }
}

export const historyFields: ReportFields = {
  change: { history: reported.nullable().describe('Unsigned; null where the version did not change') },
};

const day = 86_400_000;

export function reportedHistory(reviewed: ReviewedChange, now: Date | undefined) {
  const history = historyOf(reviewed);
  if (history === null) return { history: null };
  const { published, repository, platforms, stillAt } = history;
  const age = published === null || now === undefined ? null : now.getTime() - published.getTime();
  return {
    history: {
      published: published?.toISOString() ?? null,
      // A registry's clock may be ahead of ours.
      ageInDays: age === null ? null : Math.max(0, Math.floor(age / day)),
      repository: { before: repositoryName(repository.before), now: repositoryName(repository.now) },
      platforms,
      stillAt,
    },
  };
}

function repositoryName(source: ReleaseSource | null): string | null {
  return source === null ? null : sourceName(source);
}

/** The row says where the new version comes from; the rest is below the table, for a careful reader. */
export function historyLines({ history }: ReportedChange): readonly RowLine[] {
  if (history === null) return [];
  const [origin, rest] = [originWords(history), restWords(history)];
  return [
    ...(origin === '' ? [] : [{ cell: 'change' as const, words: say`${origin}` }]),
    ...(rest === '' ? [] : [{ cell: 'receipt' as const, words: say`New version: ${rest}.` }]),
  ];
}

type History = NonNullable<ReportedChange['history']>;

const filesNamed = 3;

/** An age tells whether a release is fresh; for an old one a date is easier to read. */
const mostDays = 60;

/** `published 9 days ago, from github.com/acme/terraform-provider-cloud` */
export function originWords({ published, ageInDays, repository: { before, now } }: History): string {
  const old = before === null || before.toLowerCase() === now?.toLowerCase() ? null : before;
  const parts = [
    published === null
      ? ''
      : `published ${ageInDays === null ? dateOf(published) : ago(ageInDays, published)}`,
    now === null ? '' : `from ${now}${old === null ? '' : ` (before: ${old})`}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function ago(days: number, published: string): string {
  if (days > mostDays) return dateOf(published);
  return days === 0 ? 'today' : `${counted(days, 'day', 'days')} ago`;
}

function dateOf(time: string): string {
  return time.slice(0, 10);
}

/** `14 platforms (before: 12); envs/stage/.terraform.lock.hcl still has the previous version` */
export function restWords({ platforms: { before, now }, stillAt }: History): string {
  const parts = [
    now === null || before === null || now === before
      ? ''
      : `${counted(now, 'platform', 'platforms')} (before: ${before})`,
    stillAt === null || stillAt.length === 0
      ? ''
      : `${listed(stillAt, filesNamed)} still ${stillAt.length === 1 ? 'has' : 'have'} the previous version`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
