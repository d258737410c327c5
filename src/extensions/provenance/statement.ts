import { z } from 'zod';
import { parseJson } from '../../http/json-answer.ts';

export interface Statement {
  readonly predicateType: string;
  /** SHA-256, 64 lower-case hex digits each. */
  readonly subjects: ReadonlySet<string>;
}

/** The type of the statements that GitHub's action for build provenance makes. */
export const buildProvenance = 'https://slsa.dev/provenance/v1';

const inTotoPayload = 'application/vnd.in-toto+json';
const mostSubjects = 5_000;

const statementText = z.object({
  _type: z.enum(['https://in-toto.io/Statement/v1', 'https://in-toto.io/Statement/v0.1']),
  predicateType: z.string().max(500),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })).max(mostSubjects),
});

/** Reads an in-toto statement; `null` where the payload is none. */
export function readStatement(payloadType: string, payload: Uint8Array): Statement | null {
  if (payloadType !== inTotoPayload) return null;
  const parsed = statementText.safeParse(parseJson(payload));
  if (!parsed.success) return null;
  const digests = parsed.data.subject.flatMap(({ digest }) => digest.sha256?.toLowerCase() ?? []);
  return { predicateType: parsed.data.predicateType, subjects: new Set(digests) };
}

const envelope = z.object({
  dsseEnvelope: z.object({ payloadType: z.string(), payload: z.string() }),
});

/** The statement in a bundle, not yet verified: only good for leaving out what attests something else. `null`: none can be read. */
export function peekStatement(bundle: unknown): Statement | null {
  const parsed = envelope.safeParse(bundle);
  if (!parsed.success) return null;
  const { payloadType, payload } = parsed.data.dsseEnvelope;
  return readStatement(payloadType, Buffer.from(payload, 'base64'));
}
