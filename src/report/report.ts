import { z } from 'zod';
import { fixSchema, sentenceSchema } from '../finding/schemas.ts';
import type { DeepReadonly } from '../finding/sentence.ts';
import { changeKinds } from '../lockfile/change.ts';

/*
 * The JSON report, a public contract: until the first release fields may be added, but none changes its
 * meaning. The types of the code, `docs/report.v1.schema.json` and the declarations of the library are made
 * of this schema, and `merge` reads reports by it.
 */

export const reportVersion = 'lockproof.report/v1';

type Core = DeepReadonly<z.output<ReturnType<typeof reportSchema>>>;

/** An extension declares its fields beside those of the core. */
export interface Report extends Omit<Core, 'changes'> {
  readonly changes: readonly ReportedChange[];
}
export interface ReportedChange extends Readonly<Core['changes'][number]> {}

export type { DeepReadonly };
export type Verdict = Report['verdict'];
export type Totals = Report['totals'];
export type ReportedFile = Report['files'][number];
export type ReportedSignature = ReportedChange['signature'];
export type ReportedHash = ReportedChange['hashes'][number];
export type ReportedWorth = NonNullable<ReportedHash['worth']>;
export type ChangeBackground = NonNullable<ReportedChange['background']>;
export type ReportedFinding = Report['findings'][number];

export interface ReportFields {
  readonly report?: z.ZodRawShape;
  readonly change?: z.ZodRawShape;
}

/** Reads reports, the fields of extensions by their own schemas. */
export function reportReader(extensions: readonly { readonly fields?: ReportFields }[]): z.ZodType<Report> {
  return reportSchema(extensions.flatMap(({ fields = [] }) => fields)) as unknown as z.ZodType<Report>;
}

/** With the fields of extensions. A reader drops fields that it does not know. */
export function reportSchema(extensions: readonly ReportFields[] = []) {
  /** The type is that of the core: an extension reads its own fields. */
  const fieldsOf = (what: keyof ReportFields): Record<never, z.ZodType> =>
    Object.assign({}, ...extensions.map((fields) => fields[what]));

  const count = z.int().nonnegative();
  const line = z.int().positive();
  const orNull = z.string().nullable();
  const optional = z.string().exactOptional();
  const isTrue = z.literal(true).exactOptional();
  const severity = z.enum(['error', 'warning', 'notice']);
  const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
  const platform = z.string().regex(/^[a-z0-9]+_[a-z0-9]+$/);
  const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

  const file = z.object({
    path: z.string(),
    status: z.enum(['added', 'modified', 'removed', 'renamed', 'unchanged']),
    previousPath: z.string().exactOptional(),
    digest: digest.nullable().describe('Of the file at head; null where it has none that was read'),
  });

  const locked = z.object({ version: z.string(), constraints: z.string().nullable() });

  const signature = z.object({
    tier: z.enum(['official', 'partner', 'self-signed', 'unsigned', 'unavailable']),
    keyId: orNull,
    fingerprint: orNull,
    otherKeys: z.array(z.string()).exactOptional().describe('Fingerprints of the other signing keys'),
    keyFrom: orNull.describe('The registry that lists the key, or "policy"; null: no good signature'),
    sameKeyAsBefore: z.boolean().nullable().describe('null: no version before, or its key is not known'),
  });

  const accepted = <By extends string, Facts extends z.ZodRawShape>(by: By, facts: Facts) =>
    z.object({ kind: z.literal('accepted'), by: z.literal(by), ...facts });

  const worth = z.union([
    z.object({ kind: z.literal('proven') }),
    accepted('word', { of: z.string() }),
    accepted('announced', {
      of: z.string(),
      checked: z.array(platform).describe('Platforms whose announced h1 was computed, and right'),
    }),
    accepted('waiver', { rule: z.string(), until: day }),
    accepted('rule-off', { rule: z.string() }),
    z.object({ kind: z.literal('open') }).describe('An answer is missing'),
    z.object({ kind: z.literal('unproven') }),
  ]);

  const hash = z.object({
    hash: z.string(),
    status: z.enum(['added', 'kept', 'removed']),
    proof: z.enum(['signed', 'computed', 'asserted', 'none', 'unavailable']),
    worth: worth.nullable().describe('The lowest of several files; null for a removed hash'),
    platform: platform.nullable(),
    detail: z.string().describe('What proves it, or why nothing does'),
  });

  const document = z.object({
    url: z.string(),
    digest,
    signature: z.enum(['good', 'bad', 'unsigned', 'unavailable']),
  });

  const background = z
    .object({
      movedFrom: z.string().nullable(),
      date: z
        .string()
        .regex(/^signed \d{4}-\d{2}-\d{2}$/)
        .nullable(),
      source: z
        .object({
          forge: z.enum(['github.com', 'gitlab.com']),
          repository: z.string().regex(/^(?:\w[\w.-]*\/)+terraform-provider-[\w-]+$/i),
          tagPrefix: z.enum(['v', '']),
        })
        .nullable(),
    })
    .describe('More for people; only in the report of a shard');

  const change = z
    .object({
      provider: z.string().describe('Canonical source address'),
      kinds: z.array(z.enum(changeKinds)),
      from: locked.nullable(),
      to: locked.nullable(),
      files: z.array(z.string()).min(1),
      signature,
      source: orNull.describe('The repository of the release, unsigned; null where nothing names it'),
      documents: z.array(document).describe('The checksum documents about "to"'),
      hashes: z.array(hash),
      background: background.exactOptional(),
      unrequired: isTrue.describe(
        'Removed, and the configuration was read completely and does not require it',
      ),
      initAdds: z.array(platform).describe('Platforms whose h1 the next "tofu init" adds'),
      ...fieldsOf('change'),
    })
    .describe('One change of one provider, with every file that has it');

  const sentence = sentenceSchema().exactOptional();

  const finding = z.object({
    rule: z.string(),
    severity,
    message: z.string().describe('The reason, in one sentence'),
    provider: z.string().nullable(),
    version: z.string().nullable().exactOptional().describe('Of the provider; only in the report of a shard'),
    hash: z.string().nullable(),
    path: z.string(),
    line: line.describe('In the head file; in the base file where the file was removed'),
    remedy: z.string().describe('What to do'),
    cause: z.string().describe('The same for findings of a rule that have one cause'),
    fix: fixSchema().describe('The remedy as data'),
    waived: day.exactOptional().describe('The expiry date of the waiver that accepts it'),
    open: isTrue.describe('It only says that an answer is missing'),
    said: sentence.describe('The message with its marked parts; only in the report of a shard'),
    gist: sentence.describe('One sentence for several findings of one cause; only in the report of a shard'),
    aspect: z
      .object({ kind: z.string() })
      .catchall(z.union([z.string(), z.number(), z.boolean()]))
      .exactOptional()
      .describe('Which of the things that its rule finds it is about; only in the report of a shard'),
  });

  const totals = z
    .object({
      files: count,
      providers: count,
      hashes: count,
      proven: count,
      accepted: count.describe('Unsigned, by a waiver, or because the policy turns the rule off'),
      announced: count.describe('Those of the accepted that the registry of the provider announces'),
      open: count.describe('An answer about them is missing'),
      unproven: count,
      findings: count.describe('With those that are not listed because there are too many'),
      requests: count,
      bytesDownloaded: count,
    })
    .describe('Each hash of a provider version counts once: proven + accepted + open + unproven = hashes');

  return z.object({
    schema: z.literal(reportVersion),
    tool: z.object({ name: z.literal('lockproof'), version: z.string() }),
    verdict: z.enum(['verified', 'failed', 'incomplete', 'unchanged']),
    headline: z.string().describe('The verdict for people, in one line'),
    advisory: isTrue.describe('Findings do not block: fail-on is never'),
    part: optional.describe('Which part of a review this is; left out for the whole'),
    gap: optional.describe('Why the review is incomplete whatever its hashes say; left out if it is not'),
    believed: optional.describe('Parts of the result that nobody checked again; left out if there are none'),
    base: orNull.describe('Commit; null where nothing was compared'),
    head: orNull.describe('Commit; null for a working tree'),
    compared: z.array(z.string()).exactOptional().describe('What the command line called base and head'),
    policy: z
      .object({ path: z.string(), digest, extends: z.object({ path: z.string(), digest }).optional() })
      .nullable()
      .describe('The policy file that decided, and the shared one that it extends; null: there is none'),
    policyFolder: optional.describe('The folder that `policy.path` begins in; left out if it is the root'),
    folder: optional.describe('Where the paths begin in the repository; left out if that is its root'),
    files: z.array(file),
    changes: z.array(change),
    findings: z.array(finding).describe('The worst first'),
    silenced: z
      .array(
        z.object({ rule: z.string(), severity, findings: line, found: z.array(finding).exactOptional() }),
      )
      .describe('What the rules found that the policy turns off; "found" only in the report of a shard'),
    totals,
    ...fieldsOf('report'),
  });
}
