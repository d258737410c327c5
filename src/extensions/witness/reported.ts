import { z } from 'zod';
import { asClause, type Sentence, say } from '../../finding/sentence.ts';
import type { RowLine } from '../../report/render-context.ts';
import type { ReportedChange, ReportFields } from '../../report/report.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { comparisonOf, isSameAsBefore } from './compare.ts';

const reported = z.object({
  registry: z.string(),
  status: z
    .enum(['agrees', 'differs', 'unknown'])
    .describe('unknown: it did not answer, or has no record of a package'),
  platforms: z
    .array(z.string())
    .exactOptional()
    .describe('Those compared, if the other registry answered for a part of the packages'),
  unrecorded: z
    .array(z.string())
    .exactOptional()
    .describe('Platforms of packages of which the other registry has no record'),
  silence: z.string().exactOptional().describe('Why nothing could be compared'),
  files: z.array(z.string()).exactOptional().describe('Other locked files of the release, never recorded'),
  unconfirmed: z.string().exactOptional().describe('Why it does not confirm the key of the release before'),
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
  const { registry, status, platforms, unrecorded, files, silence } = comparison;
  const { unconfirmed } = reviewed.baseEvidence ?? {};
  const isSame = status === 'agrees' && isSameAsBefore(reviewed);
  const isPart = status !== 'unknown' && platforms.length > 0 && !isSame;
  return {
    witness: {
      ...{ registry, status },
      ...(isPart && { platforms: [...platforms] }),
      ...(unrecorded.length > 0 && { unrecorded: [...unrecorded] }),
      ...(files.length > 0 && { files: [...files] }),
      ...(silence !== undefined && { silence }),
      ...(unconfirmed !== undefined && { unconfirmed }),
      ...(isSame && { sameAsBefore: true }),
    },
  };
}

export function witnessLines({ witness, from }: ReportedChange): readonly RowLine[] {
  if (witness === null) return [];
  const { registry, unconfirmed, sameAsBefore } = witness;
  if (sameAsBefore) return [{ cell: 'change', words: say`the packages are the same as at ${registry}` }];
  const key = `key of ${from?.version} not compared with ${registry} (${asClause(unconfirmed ?? '')})`;
  const words = [...packageWords(witness), ...(unconfirmed === undefined ? [] : [[key]])];
  return words.map((each) => ({ cell: 'signer', words: each }));
}

function packageWords(witness: NonNullable<ReportedChange['witness']>): readonly Sentence[] {
  const { registry, status, platforms = [], unrecorded = [], files = [], silence } = witness;
  if (status === 'differs') return [say`other packages at ${registry}`];
  if (status === 'agrees') {
    const [only, ...others] = platforms;
    if (only === undefined) return [say`same packages at ${registry}`];
    // The others are drawn by chance, and the same report of a second run would read differently.
    return [
      others.length === 0
        ? say`same ${only} package at ${registry}`
        : say`same packages for ${String(platforms.length)} platforms at ${registry}`,
    ];
  }
  if (silence !== undefined) return [say`not compared with ${registry} (${asClause(silence)})`];
  const names = [...unrecorded, ...files];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return names.length === 0 ? [] : [say`${registry} has no record of ${names.slice(0, 3).join(', ')}${more}`];
}
