import { versionOf } from '../../version/version.ts';
import { buildIn, type CertificateExtensions } from './certificate-claims.ts';
import type { Build, ExpectedBuild } from './provenance.ts';
import { buildProvenance, peekStatement, readStatement } from './statement.ts';

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
  /** Signed with keys that Lockproof does not have. */
  | { readonly kind: 'unsupported'; readonly reason: string; readonly answered: boolean };

export type VerifyBundle = (bundle: unknown) => SignatureResult | Promise<SignatureResult>;

export type Examination =
  | { readonly kind: 'other' }
  | (Held & { readonly kind: 'verified' })
  | (Held & { readonly kind: 'partial'; readonly reason: string })
  | { readonly kind: 'mismatch'; readonly build: Build | null; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly answered: boolean };

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
  switch (result.kind) {
    case 'unsupported':
      return { ...result, kind: 'unknown' };
    case 'refused':
      return { kind: 'mismatch', build: null, reason: faultWords[result.fault] };
    case 'good':
      return examineContent(result, digest, expected);
  }
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

/** The best of several attestations of one file: one that holds is enough. */
export function bestOf<E extends Examination>(examinations: readonly E[]): E | null {
  for (const kind of ['verified', 'partial', 'unknown', 'mismatch'] as const) {
    const found = examinations.find((one) => one.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
}
