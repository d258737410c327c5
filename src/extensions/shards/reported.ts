import { z } from 'zod';
import type { Report, ReportFields } from '../../report/report.ts';
import { mostShards } from './shards.ts';

const reported = z
  .object({
    index: z.int().min(1).max(mostShards),
    count: z.int().min(1).max(mostShards),
    run: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('The same for all shards of one review'),
    failOn: z.enum(['error', 'warning', 'never']),
    onUnavailable: z.enum(['fail', 'warn']),
  })
  .describe('Which part of a review this is; only with --shard');

type ReportedShard = Readonly<z.output<typeof reported>>;

declare module '../../report/report.ts' {
  interface Report {
    readonly shard?: ReportedShard;
  }
}

export type ShardReport = Report & { readonly shard: ReportedShard };

export const shardFields: ReportFields = { report: { shard: reported.exactOptional() } };
