import { z } from 'zod';
import { say } from '../../finding/sentence.ts';
import type { RowLine } from '../../report/render-context.ts';
import type { ReportedChange, ReportFields } from '../../report/report.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { lackOf } from './provenance.ts';

const reported = z.object({
  status: z.enum(['verified', 'partial', 'mismatch', 'absent', 'unknown']),
  repository: z.string().nullable(),
  workflow: z.string().nullable(),
  ref: z.string().nullable(),
  renamed: z.string().nullable().describe('The name of the same repository in the address of the release'),
  runner: z.enum(['github-hosted', 'self-hosted']).nullable(),
  attestations: z
    .array(z.object({ url: z.string(), digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) }))
    .describe('Those that were verified, with the digests of their bundles'),
  detail: z.string().nullable().describe('Why it is not verified'),
});

declare module '../../report/report.ts' {
  interface ReportedChange {
    readonly provenance: Readonly<z.output<typeof reported>> | null;
  }
}

export const provenanceFields: ReportFields = {
  change: {
    provenance: reported.nullable().describe('null: not queried, or the release is not at github.com'),
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
      renamed: build?.renamed ?? null,
      runner: build?.runner ?? null,
      attestations: provenance.kind === 'verified' ? [...provenance.attestations] : [],
      detail: isAbsent ? 'GitHub has no attestation of the packages' : (lackOf(provenance)?.words ?? null),
    },
  };
}

/** `built by release.yml of owner/repo at v1.2.3`, if an attestation verifies. */
export function builderLines({ to, provenance }: ReportedChange): readonly RowLine[] {
  if (to === null || (provenance?.status !== 'verified' && provenance?.status !== 'partial')) return [];
  const { status, workflow, repository, ref, renamed, runner } = provenance;
  const place = ref?.replace(/^refs\/(?:tags|heads)\//, '');
  const less = status === 'verified' ? '' : ' (not fully attested)';
  const name = renamed === null ? '' : ` (renamed: the release is in ${renamed})`;
  const where = runner === 'self-hosted' ? ' on a self-hosted runner' : '';
  const words = say`built by ${String(workflow)} of ${String(repository)}${name} at ${String(place)}${where}${less}`;
  return [{ cell: 'signer', label: 'provenance', words }];
}
