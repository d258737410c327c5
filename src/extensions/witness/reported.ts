import { z } from 'zod';
import { say } from '../../finding/sentence.ts';
import type { ReportedChange, ReportFields } from '../../report/report.ts';
import type { RowLine } from '../../report/row.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { comparisonOf, isSameAsBefore } from './compare.ts';

const reported = z.object({
  registry: z.string(),
  status: z
    .enum(['agrees', 'differs', 'unknown'])
    .describe('unknown: it did not answer, or knows no platform'),
  sameAsBefore: z
    .literal(true)
    .exactOptional()
    .describe('The provider came from that registry, and its packages are the same for every platform'),
});

declare module '../../report/report.ts' {
  interface ReportedChange {
    readonly witness: Readonly<z.output<typeof reported>> | null;
  }
}

export const witnessFields: ReportFields = {
  change: {
    witness: reported
      .nullable()
      .describe('What the other public registry recorded about the release; null where it was not queried'),
  },
};

export function reportedWitness(reviewed: ReviewedChange): Pick<ReportedChange, 'witness'> {
  const comparison = comparisonOf(reviewed.evidence);
  if (comparison === null) return { witness: null };
  const { registry, status } = comparison;
  const same = status === 'agrees' && isSameAsBefore(reviewed) ? ({ sameAsBefore: true } as const) : {};
  return { witness: { registry, status, ...same } };
}

export function witnessLines({ witness }: ReportedChange): readonly RowLine[] {
  if (witness === null || witness.status === 'unknown') return [];
  if (witness.sameAsBefore)
    return [{ cell: 'change', words: say`the packages are the same as at ${witness.registry}` }];
  const words = witness.status === 'agrees' ? 'same packages at' : 'other packages at';
  return [{ cell: 'signer', words: say`${words} ${witness.registry}` }];
}
