import { z } from 'zod';
import type { EvidenceKeeper } from '../../evidence/keeper.ts';
import { counted } from '../../finding/sentence.ts';
import type { DeepReadonly, Report, ReportFields } from '../../report/report.ts';

const reported = z
  .object({
    // The digest of the index, which has the digest of every document and every other fact.
    digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    recordedAt: z.iso.datetime(),
    lacking: z.array(z.string()).exactOptional(),
  })
  .describe('The folder of evidence that was written or read; only with --evidence or --offline');

type ReportedEvidence = DeepReadonly<z.output<typeof reported>>;

declare module '../../report/report.ts' {
  interface Report {
    readonly evidence?: ReportedEvidence;
  }
}

export const evidenceFields: ReportFields = { report: { evidence: reported.exactOptional() } };

export interface SealingKeeper extends EvidenceKeeper {
  /** Call it after the last request. `null` if the evidence could not be kept; the keeper has said why. */
  seal(): Promise<SealedEvidence | null>;
}

/** The evidence of one run. `lacking`: the addresses whose kept answers are missing or changed; empty where the folder is whole. */
type SealedEvidence = Required<ReportedEvidence>;

/** The fields of the report; none if nothing could be kept. */
export function sealedFields(sealed: SealedEvidence | null): Partial<Report> {
  if (sealed === null) return {};
  const { digest, recordedAt, lacking } = sealed;
  const count = lacking.length;
  if (count === 0) return { evidence: { digest, recordedAt } };
  return {
    evidence: { digest, recordedAt, lacking },
    gap: `${counted(count, 'answer', 'answers')} of the evidence ${count === 1 ? 'is' : 'are'} missing or changed`,
  };
}
