import { z } from 'zod';
import type { DeepReadonly, ReportFields } from '../../report/report.ts';

const reported = z
  .object({
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
