import { join } from 'node:path';
import { z } from 'zod';
import { orNull } from '../../errors.ts';
import { storedHashes } from '../../evidence/stored-hashes.ts';
import { type KeptFile, readKept, writeKept } from '../../kept-file.ts';
import { unavailableCodes } from '../../outcome.ts';
import { sha256 } from '../../sha256.ts';

/** Names the layout and the meaning of the index; a new meaning gets a new name. */
export const evidenceSchema = 'lockproof.evidence/v1';

/** The folders of a folder of evidence: one file for each document, and one index for each run. */
export const evidenceFolders = { documents: 'documents', runs: 'runs' } as const;

/** The index of a run with ten thousand requests has a few megabytes. */
export const mostIndexBytes = 32 * 1024 * 1024;

/** No document that a run requests may be larger; the largest are answers of GitHub. */
export const mostDocumentBytes = 32 * 1024 * 1024;

const text = z.string().max(64 * 1024);
const count = z.number().int().nonnegative();
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const unavailable = z.strictObject({
  kind: z.literal('unavailable'),
  code: z.enum(unavailableCodes),
  cause: text,
  bytes: count.exactOptional(),
  status: count.exactOptional(),
  asked: z
    .strictObject({
      request: z
        .enum(['discovery', 'versions', 'download', 'shasums', 'signature', 'package', 'mirror'])
        .exactOptional(),
      host: text.exactOptional(),
      trouble: z
        .enum(['refused', 'refused-token', 'refused-login', 'missing', 'no-such-name'])
        .exactOptional(),
    })
    .exactOptional(),
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
  sha256: digest,
  /** The links of the document had queries, which are not kept. */
  redacted: z.literal(true).optional(),
});

/** An answer that is no document of a server. */
const value = z.strictObject({ kind: z.literal('value'), value: z.union([storedHashes, count]) });

const question = z.strictObject({
  /** `READ`: a file, or Sigstore's keys. `PACKAGE`, `CACHE`: hashes that nobody signs. `DRAW`: a sample. */
  method: z.enum(['GET', 'POST', 'READ', 'PACKAGE', 'CACHE', 'SIZE', 'DRAW']),
  url: text,
  /** Describes the request to readers of the index. */
  about: text,
  answer: z.discriminatedUnion('kind', [document, value, absent, unavailable]),
});

const index = z.strictObject({
  schema: z.literal(evidenceSchema),
  tool: z.strictObject({ name: z.literal('lockproof'), version: text }),
  recordedAt: z.iso.datetime(),
  /** GitHub was queried, so an answer that is not here is missing. */
  github: z.literal(true).optional(),
  questions: z.array(question),
});

export type EvidenceIndex = z.infer<typeof index>;
export type KeptQuestion = EvidenceIndex['questions'][number];
export type KeptAnswer = KeptQuestion['answer'];

export function parseIndex(content: string): EvidenceIndex | null {
  return orNull(() => index.parse(JSON.parse(content)));
}

/** In an order that does not depend on which answer came first. */
export function printIndex(facts: EvidenceIndex): string {
  const nameOf = ({ url, method }: KeptQuestion) => `${url} ${method}`;
  const questions = facts.questions.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return `${JSON.stringify({ ...facts, questions }, null, 2)}\n`;
}

/** The request for the hashes of a package. @param wanted the digest that it must have; `null`: any */
export function packageQuestion(address: string, wanted: string | null): string {
  return wanted === null ? address : `${address}#${wanted}`;
}

export function drawQuestion(release: string, among: number): string {
  return `${release}: 1 of ${among}`;
}

export const everyPackage = 'total';

/* Files that are named by the SHA-256 of their bytes. No other text ever becomes a part of a path. */

/** Writes bytes under their digest, if they are not there yet. @returns the digest: 64 hex digits */
export async function keepContent(folder: string, bytes: Uint8Array, ending = ''): Promise<string> {
  const digest = sha256(bytes);
  const path = join(folder, `${digest}${ending}`);
  if ((await readContent(path, digest, bytes.length)).kind !== 'whole') await writeKept(path, bytes);
  return digest;
}

/** Reads a file and checks it against its digest (64 hex digits). Other or too many bytes are `odd`. */
export async function readContent(path: string, digest: string, maxBytes: number): Promise<KeptFile> {
  const kept = await readKept(path, maxBytes);
  return kept.kind === 'whole' && sha256(kept.bytes) !== digest ? { kind: 'odd' } : kept;
}
