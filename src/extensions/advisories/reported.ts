import { z } from 'zod';
import { type Sentence, say } from '../../finding/sentence.ts';
import type { RowLine } from '../../report/render-context.ts';
import type { ReportedChange, ReportFields } from '../../report/report.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { advisorySeverities, closedVulnerabilities, openVulnerabilities } from './advisory.ts';

const reported = z.object({
  id: z.string(),
  severity: z.enum(advisorySeverities),
  status: z
    .enum(['open', 'closed'])
    .describe('closed: about the version before, and no longer about the one at head'),
  summary: z.string(),
  fixed: z.string().nullable().describe('The first version with a fix'),
});

declare module '../../report/report.ts' {
  interface ReportedChange {
    readonly advisories: readonly Readonly<z.output<typeof reported>>[] | null;
    readonly advisoriesUnread?: true;
  }
}

export const advisoryFields: ReportFields = {
  change: {
    advisories: z
      .array(reported)
      .nullable()
      .describe(
        'Of the advisory database of GitHub, about the two versions; null: no request was made, or none was answered',
      ),
    advisoriesUnread: z.literal(true).exactOptional().describe('It did not answer'),
  },
};

export function reportedAdvisories(
  reviewed: ReviewedChange,
): Pick<ReportedChange, 'advisories' | 'advisoriesUnread'> {
  const answer = reviewed.evidence?.advisories;
  if (answer === undefined) return { advisories: null };
  if (answer.kind !== 'known') return { advisories: null, advisoriesUnread: true };
  return {
    advisories: [
      ...openVulnerabilities(reviewed).map((one) => ({ ...one, status: 'open' as const })),
      ...closedVulnerabilities(reviewed).map((one) => ({ ...one, status: 'closed' as const })),
    ],
  };
}

const unread = "Known vulnerabilities were not looked up: GitHub's advisory database did not answer";
const closedNamed = 3;

/** The vulnerabilities that a change leaves behind, `closes GHSA-… (high)`, or that GitHub did not tell. */
export function closingLines({ advisories, advisoriesUnread }: ReportedChange): readonly RowLine[] {
  if (advisories === null) return advisoriesUnread ? [{ cell: 'note', words: [unread] }] : [];
  const closed = advisories.filter(({ status }) => status === 'closed');
  if (closed.length === 0) return [];
  const named = closed
    .slice(0, closedNamed)
    .map(({ id, severity }) => say`${{ advisory: id }}${severity === 'unknown' ? '' : ` (${severity})`}`);
  const more = closed.length > closedNamed ? [say`${String(closed.length - closedNamed)} more`] : [];
  return [{ cell: 'change', words: say`closes ${enumerated([...named, ...more])}` }];
}

/** `a`, `a and b`, `a, b and c` */
function enumerated(items: readonly Sentence[]): Sentence {
  return items.flatMap((item, index) => {
    const joint = index === 0 ? '' : index === items.length - 1 ? ' and ' : ', ';
    return say`${joint}${item}`;
  });
}
