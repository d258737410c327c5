import { z } from 'zod';
import { orNull } from '../../errors.ts';
import { parseJson } from '../../http/json-answer.ts';
import { versionOf } from '../../version/version.ts';
import type { Build, ExpectedBuild } from './provenance.ts';

/* Examines one attestation of one file. The cryptography, and the number of a repository, come as functions. */

/** The result of checking the signature, the certificate and the log entry of a bundle. */
export type SignatureResult =
  | {
      readonly kind: 'good';
      readonly payloadType: string;
      readonly payload: Uint8Array;
      readonly extensions: CertificateExtensions;
    }
  | { readonly kind: 'refused'; readonly fault: keyof typeof faultWords }
  /** Signed with keys that Lockproof does not have, or not readable. Anybody can make one, so it excuses no other (T78). */
  | { readonly kind: 'unsupported'; readonly reason: string; readonly answered: boolean };

export type VerifyBundle = (bundle: unknown) => SignatureResult | Promise<SignatureResult>;

export type Examination =
  | { readonly kind: 'other' }
  | (Held & { readonly kind: 'verified' })
  | (Held & { readonly kind: 'partial'; readonly reason: string })
  | { readonly kind: 'mismatch'; readonly build: Build | null; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly answered: boolean }
  | Extract<SignatureResult, { kind: 'unsupported' }>;

interface Held {
  readonly build: Build;
  readonly subjects: ReadonlySet<string>;
}

const faultWords = {
  unreadable: 'it is not a Sigstore bundle with a signed statement',
  certificate:
    "its certificate is not one of Sigstore's public authority, or was not valid when the signature was made",
  time: 'nothing that Sigstore vouches for says when the signature was made',
  log: "its entry in Sigstore's transparency log is missing, not valid, or about a different signature",
  signature: 'its signature does not match its content',
} as const;

/** Whether an attestation shows that a file was built by the release's repository at the version's tag. */
export async function examine(
  bundle: unknown,
  digest: string,
  expected: ExpectedBuild,
  verify: VerifyBundle,
): Promise<Examination> {
  const peeked = peekStatement(bundle);
  if (peeked !== null && peeked.predicateType !== buildProvenance) return { kind: 'other' };
  const result = await verify(bundle);
  if (result.kind === 'unsupported') return result;
  if (result.kind === 'good') return examineContent(result, digest, expected);
  return { kind: 'mismatch', build: null, reason: faultWords[result.fault] };
}

async function examineContent(
  { payloadType, payload, extensions }: Extract<SignatureResult, { kind: 'good' }>,
  digest: string,
  expected: ExpectedBuild,
): Promise<Examination> {
  const statement = readStatement(payloadType, payload);
  const built = buildIn(extensions);
  const mismatch = (reason: string): Examination => ({ kind: 'mismatch', build: built, reason });
  if (statement?.predicateType !== buildProvenance) return mismatch(faultWords.unreadable);
  const { subjects } = statement;
  if (!subjects.has(digest)) return mismatch('it is about other files');
  if (built === null) return mismatch('its certificate does not name a workflow at github.com');
  const isRenamed = built.repository.toLowerCase() !== expected.repository.toLowerCase();
  const places = `it names the repository ${built.repository}, and the release is in ${expected.repository}`;
  if (isRenamed && built.repositoryId === null) return mismatch(places);
  // GitHub's listing has every repository of the account, so only the number of the release's own one counts.
  const id = isRenamed ? await expected.repositoryId() : null;
  if (id?.kind === 'unavailable')
    return { kind: 'unknown', answered: false, reason: `${places}; whether one was renamed: ${id.cause}` };
  if (id !== null && (id.kind === 'absent' || id.value !== built.repositoryId)) return mismatch(places);
  const build = { ...built, renamed: isRenamed ? expected.repository : null };
  if (build.ref === `refs/tags/${expected.tag}`) return { kind: 'verified', build, subjects };
  const tag = /^refs\/tags\/(.*)$/.exec(build.ref)?.[1];
  if (tag !== undefined && versionOf(tag.replace(/^v(?=\d)/, '')) !== null)
    return mismatch(`it was made at the tag ${tag}, and the release is ${expected.tag}`);
  const reason = `the workflow ran for ${build.ref}, not for the tag ${expected.tag}`;
  return { kind: 'partial', build, subjects, reason };
}

const fromBest = ['verified', 'partial', 'unknown', 'mismatch', 'unsupported'] as const;

/** The best of several attestations of one file: one that holds is enough. */
export function bestOf<E extends Examination>(examinations: readonly E[]): E | null {
  return fromBest.flatMap((kind) => examinations.filter((one) => one.kind === kind))[0] ?? null;
}

interface Statement {
  readonly predicateType: string;
  /** SHA-256, 64 lower-case hex digits each. */
  readonly subjects: ReadonlySet<string>;
}

/** The type of the statements that GitHub's action for build provenance makes. */
const buildProvenance = 'https://slsa.dev/provenance/v1';

const inTotoPayload = 'application/vnd.in-toto+json';
const mostSubjects = 5_000;

const statementText = z.object({
  _type: z.enum(['https://in-toto.io/Statement/v1', 'https://in-toto.io/Statement/v0.1']),
  predicateType: z.string().max(500),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })).max(mostSubjects),
});

/** Reads an in-toto statement; `null` where the payload is none. */
function readStatement(payloadType: string, payload: Uint8Array): Statement | null {
  if (payloadType !== inTotoPayload) return null;
  const parsed = statementText.safeParse(parseJson(payload));
  if (!parsed.success) return null;
  const digests = parsed.data.subject.flatMap(({ digest }) => digest.sha256?.toLowerCase() ?? []);
  return { predicateType: parsed.data.predicateType, subjects: new Set(digests) };
}

const envelope = z.object({ dsseEnvelope: z.object({ payloadType: z.string(), payload: z.string() }) });

/** The statement in a bundle, not yet verified: only good for leaving out what attests something else. `null`: none can be read. */
function peekStatement(bundle: unknown): Statement | null {
  const parsed = envelope.safeParse(bundle);
  if (!parsed.success) return null;
  const { payloadType, payload } = parsed.data.dsseEnvelope;
  return readStatement(payloadType, Buffer.from(payload, 'base64'));
}

/** In DER, GitHub's identity token in Sigstore's certificates (https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md). */
type CertificateExtensions = ReadonlyMap<string, Uint8Array>;

const claim = (number: number) => `1.3.6.1.4.1.57264.1.${number}`;
const [issuer, runner, sourceRepository] = [claim(8), claim(11), claim(12)];
const [sourceRef, sourceId, buildConfig] = [claim(14), claim(15), claim(18)];

/** GitHub Actions; an enterprise may have its own path below it. */
const actionsIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w-]+)?$/;

/** The workflow run that a certificate names; `null` if it is not the certificate of a workflow at github.com. */
function buildIn(extensions: CertificateExtensions): Build | null {
  const text = (oid: string) => utf8In(extensions.get(oid)) ?? '';
  const [, repository] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)$/.exec(text(sourceRepository)) ?? [];
  const ref = text(sourceRef);
  if (!actionsIssuer.test(text(issuer)) || repository === undefined || ref === '') return null;
  const [, workflow = 'a workflow'] = /\/([^/@]{1,200})@[^@]*$/.exec(text(buildConfig)) ?? [];
  const [environment, id] = [text(runner), text(sourceId)];
  return {
    repository,
    repositoryId: /^\d{1,20}$/.test(id) ? id : null,
    renamed: null,
    workflow,
    ref,
    runner: environment === 'github-hosted' || environment === 'self-hosted' ? environment : null,
  };
}

/** The text of an UTF8String in DER, with a length of at most two bytes. */
function utf8In(der: Uint8Array | undefined): string | null {
  if (der === undefined || der[0] !== 0x0c) return null;
  const [, first = 0, second = 0, third = 0] = der;
  const start = first < 0x80 ? 2 : first - 0x7e;
  const length = [first, second, second * 256 + third][start - 2] ?? -1;
  if (der.length !== start + length) return null;
  return orNull(() => new TextDecoder('utf-8', { fatal: true }).decode(der.subarray(start)));
}
