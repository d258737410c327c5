import { z } from 'zod';
import type { DeepReadonly } from '../../finding/sentence.ts';
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
    changes: z.int().min(0).describe('How many changes all shards have together'),
    failOn: z.enum(['error', 'warning', 'never']),
    onUnavailable: z.enum(['fail', 'warn']),
  })
  .describe('Which part of a review this is; only with --shard');

const origin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('input') }),
  z.object({ kind: z.literal('file'), path: z.string(), globs: z.array(z.string()).exactOptional() }),
  z.object({ kind: z.literal('default') }),
]);

const account = z
  .object({
    origins: z.array(z.object({ name: z.string(), value: z.string(), from: origin })),
    notices: z.array(z.string()),
    remarks: z.array(
      z.object({
        text: z.string(),
        ofEach: z.literal(true).exactOptional().describe('It holds for the whole only if all shards say it'),
      }),
    ),
  })
  .describe('Which settings decided, and remarks about the policy; only with --shard');

type ReportedShard = Readonly<z.output<typeof reported>>;

declare module '../../report/report.ts' {
  interface Report {
    readonly shard?: ReportedShard;
    readonly account?: DeepReadonly<z.output<typeof account>>;
  }
}

export type ShardReport = Report & { readonly shard: ReportedShard };

export const shardFields: ReportFields = {
  report: { shard: reported.exactOptional(), account: account.exactOptional() },
};
