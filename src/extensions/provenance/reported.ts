import { z } from 'zod';
import { say } from '../../finding/sentence.ts';
import type { ReportedChange, ReportFields } from '../../report/report.ts';
import type { RowLine } from '../../report/row.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { lackOf } from './provenance.ts';

const reported = z.object({
  status: z.enum(['verified', 'partial', 'mismatch', 'absent', 'unknown']),
  repository: z.string().nullable(),
  workflow: z.string().nullable(),
  ref: z.string().nullable(),
  detail: z.string().nullable().describe('Why it is not verified'),
});

type ReportedProvenance = Readonly<z.output<typeof reported>>;

declare module '../../report/report.ts' {
  interface ReportedChange {
    readonly provenance: ReportedProvenance | null;
  }
}

export const provenanceFields: ReportFields = {
  change: {
    provenance: reported.nullable().describe('null: nobody asked, or the release does not lie at github.com'),
  },
};

export function reportedProvenance({ evidence }: ReviewedChange): Pick<ReportedChange, 'provenance'> {
  const provenance = evidence?.provenance;
  if (provenance === undefined) return { provenance: null };
  const isAbsent = provenance.kind === 'absent';
  const build = 'build' in provenance ? provenance.build : null;
  return {
    provenance: {
      status: provenance.kind,
      repository: build?.repository ?? null,
      workflow: build?.workflow ?? null,
      ref: build?.ref ?? null,
      detail: isAbsent ? 'GitHub has no attestation of the packages' : (lackOf(provenance)?.words ?? null),
    },
  };
}

/** `built by release.yml of owner/repo at v1.2.3`, if an attestation verifies. */
export function builderLines({ to, provenance }: ReportedChange): readonly RowLine[] {
  if (to === null || (provenance?.status !== 'verified' && provenance?.status !== 'partial')) return [];
  const { status, workflow, repository, ref } = provenance;
  const place = ref?.replace(/^refs\/(?:tags|heads)\//, '');
  const less = status === 'verified' ? '' : ' (not fully attested)';
  const words = say`built by ${String(workflow)} of ${String(repository)} at ${String(place)}${less}`;
  return [{ cell: 'signer', label: 'provenance', words }];
}
