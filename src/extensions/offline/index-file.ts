import { z } from 'zod';
import { orNull } from '../../errors.ts';
import { storedHashes } from '../../evidence/stored-hashes.ts';
import { isSoundOfZip } from '../../hash.ts';
import { type Outcome, type Unavailable, unavailableCodes } from '../../outcome.ts';

/** Names the layout and the meaning of the index; a new meaning gets a new name. */
export const evidenceSchema = 'lockproof.evidence/v1';

/** The folders of a folder of evidence: one file for each document, and one index for each run. */
export const evidenceFolders = { documents: 'documents', runs: 'runs' } as const;

/** The index of a run with ten thousand questions has a few megabytes. */
export const mostIndexBytes = 32 * 1024 * 1024;

/** No document that a run asks for may be larger. */
export const mostDocumentBytes = 16 * 1024 * 1024;

const text = z.string().max(64 * 1024);
const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const zh = z.string().refine(isSoundOfZip);

const unavailable = z.strictObject({
  kind: z.literal('unavailable'),
  code: z.enum(unavailableCodes),
  cause: text,
  bytes: count.exactOptional(),
  status: count.exactOptional(),
});

/** The server said 404 or 410. */
const absent = z.strictObject({ kind: z.literal('absent') });

const document = z.strictObject({
  kind: z.literal('known'),
  status: z.literal(200),
  /** The address after redirects, without its query. */
  url: text,
  contentType: text,
  bytes: count.max(mostDocumentBytes),
  /** The name of the file in `documents`. */
  sha256,
  /** The links of the document had queries, which are not kept. */
  redacted: z.literal(true).optional(),
});

const question = z.strictObject({
  method: z.literal('GET'),
  url: text,
  /** What was asked for, for readers of the index. */
  about: text,
  answer: z.discriminatedUnion('kind', [document, absent, unavailable]),
});

/** A package, which is not kept, and the hashes of its content. Nobody signs that these belong together. */
const packageHashes = storedHashes.extend({
  /** An earlier run computed them, and this one found them in its cache. */
  fromCache: z.literal(true).optional(),
});

/** A package whose hashes could not be computed, or one of a mirror, which no document names. */
const download = z.strictObject({
  url: text,
  /** The digest that it had to have; `null`: any. */
  wanted: zh.nullable(),
  answer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('known'), zh }),
    absent,
    unavailable,
  ]),
});

const index = z.strictObject({
  schema: z.literal(evidenceSchema),
  tool: z.strictObject({ name: z.literal('lockproof'), version: text }),
  recordedAt: z.iso.datetime(),
  questions: z.array(question),
  packages: z.array(packageHashes),
  downloads: z.array(download),
  /** The package of a sample that was drawn by chance: `drawn` of `among`. */
  draws: z.array(z.strictObject({ release: text, among: count, drawn: count })),
  /** The bytes of packages, where a limit made them matter. */
  sizes: z.array(z.strictObject({ zh, bytes: count })),
  bytesDownloaded: count,
});

/** Everything that one run learnt from others. */
export type EvidenceIndex = z.infer<typeof index>;
export type KeptQuestion = EvidenceIndex['questions'][number];
export type KeptAnswer = KeptQuestion['answer'];
export type KeptDownload = EvidenceIndex['downloads'][number];

/** `null` if the text is not an index. */
export function parseIndex(content: string): EvidenceIndex | null {
  return orNull(() => index.parse(JSON.parse(content)));
}

/** In an order that does not depend on which answer came first. */
export function printIndex(facts: EvidenceIndex): string {
  const sorted: EvidenceIndex = {
    ...facts,
    questions: inOrder(facts.questions, ({ url }) => url),
    packages: inOrder(facts.packages, (one) => one.zh),
    downloads: inOrder(facts.downloads, ({ url }) => url),
    draws: inOrder(facts.draws, ({ release }) => release),
    sizes: inOrder(facts.sizes, (one) => one.zh),
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

function inOrder<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** An outcome without a value, as the index has it. */
export function keptFailure(
  outcome: Exclude<Outcome<unknown>, { kind: 'known' }>,
): z.infer<typeof absent> | Unavailable {
  return outcome.kind === 'absent' ? { kind: 'absent' } : outcome;
}
