import { z } from 'zod';
import type { ReportedChange } from '../../report/report.ts';

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
