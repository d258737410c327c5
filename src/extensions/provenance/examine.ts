import { versionOf } from '../../version/version.ts';
import { buildIn, type CertificateExtensions } from './certificate-claims.ts';
import type { Build, ExpectedBuild } from './provenance.ts';
import { buildProvenance, peekStatement, readStatement } from './statement.ts';

/* What one attestation says about one file. Pure: the cryptography comes as a function. */

/** What is known of a bundle after its signature, its certificate and its log entry were checked. */
export type SignatureResult =
  | {
      readonly kind: 'good';
      readonly payloadType: string;
      readonly payload: Uint8Array;
      readonly extensions: CertificateExtensions;
    }
  | { readonly kind: 'refused'; readonly fault: keyof typeof faultWords }
  /** Signed by an authority whose keys Lockproof does not ship. */
  | { readonly kind: 'unsupported' };

/** Never throws. */
export type VerifyBundle = (bundle: unknown) => SignatureResult;

export type Examination =
  /** It attests something else than a build. */
  | { readonly kind: 'other' }
  | { readonly kind: 'verified'; readonly build: Build; readonly subjects: ReadonlySet<string> }
  | {
      readonly kind: 'partial';
      readonly build: Build;
      readonly subjects: ReadonlySet<string>;
      readonly reason: string;
    }
  | { readonly kind: 'mismatch'; readonly build: Build | null; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly answered: boolean };

const faultWords = {
  unreadable: 'it is not a Sigstore bundle with a signed statement',
  certificate:
    "its certificate is not one of Sigstore's public authority, or was not valid when the signature was made",
  time: 'nothing that Sigstore vouches for says when the signature was made',
  log: "its entry in Sigstore's transparency log is missing, not valid, or about another signature",
  signature: 'its signature does not match its content',
} as const;

/**
 * Whether an attestation shows that a file was built by the repository of its release, at the tag of the version.
 *
 * @param digest SHA-256 of the file, 64 lower-case hex digits
 */
export function examine(
  bundle: unknown,
  digest: string,
  expected: ExpectedBuild,
  verify: VerifyBundle,
): Examination {
  const peeked = peekStatement(bundle);
  if (peeked !== null && peeked.predicateType !== buildProvenance) return { kind: 'other' };
  const result = verify(bundle);
  switch (result.kind) {
    case 'unsupported':
      return {
        kind: 'unknown',
        answered: true,
        reason:
          "GitHub's own Sigstore instance signed the attestation, and Lockproof ships only the keys of the public one",
      };
    case 'refused':
      return { kind: 'mismatch', build: null, reason: faultWords[result.fault] };
    case 'good':
      return examineContent(result, digest, expected);
  }
}

function examineContent(
  { payloadType, payload, extensions }: Extract<SignatureResult, { kind: 'good' }>,
  digest: string,
  expected: ExpectedBuild,
): Examination {
  const statement = readStatement(payloadType, payload);
  const build = buildIn(extensions);
  const mismatch = (reason: string): Examination => ({ kind: 'mismatch', build, reason });
  if (statement?.predicateType !== buildProvenance) return mismatch(faultWords.unreadable);
  const { subjects } = statement;
  if (!subjects.has(digest)) return mismatch('it is about other files');
  if (build === null) return mismatch('its certificate does not name a workflow at github.com');
  if (build.repository.toLowerCase() !== expected.repository.toLowerCase())
    return mismatch(
      `it names the repository ${build.repository}, and the release lies in ${expected.repository}`,
    );
  if (build.ref === `refs/tags/${expected.tag}`) return { kind: 'verified', build, subjects };
  const tag = /^refs\/tags\/(.*)$/.exec(build.ref)?.[1];
  if (tag !== undefined && versionOf(tag.replace(/^v(?=\d)/, '')) !== null)
    return mismatch(`it was made at the tag ${tag}, and the release is ${expected.tag}`);
  return {
    kind: 'partial',
    build,
    subjects,
    reason: `the workflow ran for ${build.ref}, not for the tag ${expected.tag}`,
  };
}

/** The best of several attestations of one file: one that holds is enough. */
export function bestOf(examinations: readonly Examination[]): Examination | null {
  for (const kind of ['verified', 'partial', 'unknown', 'mismatch'] as const) {
    const found = examinations.find((one) => one.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
}
