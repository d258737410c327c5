import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Examination, examine, type VerifyBundle } from '../../../src/extensions/provenance/examine.ts';
import type { ExpectedBuild } from '../../../src/extensions/provenance/provenance.ts';
import { openVerifier } from '../../../src/extensions/provenance/sigstore.ts';
import { absent, known, unavailable } from '../../../src/outcome.ts';
import { type Attested, type BundleJson, openSigstore, type SigstoreStage } from '../../support/sigstore.ts';

const digest = createHash('sha256').update('the package').digest('hex');
const otherDigest = createHash('sha256').update('another package').digest('hex');
/** The repository of the release, and its number today. */
const expected = {
  repository: 'acme/terraform-provider-thing',
  tag: 'v1.2.0',
  repositoryId: async () => known('7'),
};
const honest: Attested = { subjects: [digest] };

let sigstore: SigstoreStage;
let elsewhere: SigstoreStage;
let verify: VerifyBundle;

beforeAll(async () => {
  [sigstore, elsewhere] = await Promise.all([openSigstore(), openSigstore()]);
  verify = openVerifier([sigstore.trustedRoot]);
});

/** What is said about the bundle, as one text. */
async function verdictOn(
  bundle: unknown,
  by: VerifyBundle = verify,
  of: ExpectedBuild = expected,
): Promise<string> {
  const one = await examine(bundle, digest, of, by);
  return `${one.kind}${'reason' in one ? `: ${one.reason}` : ''}`;
}

const certificate =
  "mismatch: its certificate is not one of Sigstore's public authority, or was not valid when the signature was made";
const log =
  "mismatch: its entry in Sigstore's transparency log is missing, not valid, or about a different signature";
const time = 'mismatch: nothing that Sigstore vouches for says when the signature was made';
const signature = 'mismatch: its signature does not match its content';
const unreadable = 'mismatch: it is not a Sigstore bundle with a signed statement';

interface Case {
  readonly what: string;
  readonly attested?: Partial<Attested>;
  /** Changes the bundle after it was signed. */
  readonly after?: (bundle: BundleJson) => unknown;
  readonly verdict: string;
}

const cases: readonly Case[] = [
  { what: 'an honest one', verdict: 'verified' },
  { what: 'one about many files', attested: { subjects: [otherDigest, digest] }, verdict: 'verified' },
  {
    what: 'the repository in other capitals',
    attested: { repository: 'Acme/terraform-provider-thing' },
    verdict: 'verified',
  },
  {
    what: 'an older form of statement',
    attested: { statementType: 'https://in-toto.io/Statement/v0.1' },
    verdict: 'verified',
  },
  {
    what: 'an enterprise with its own issuer',
    attested: { issuer: 'https://token.actions.githubusercontent.com/acme' },
    verdict: 'verified',
  },
  {
    what: 'a signed timestamp in place of the promise of the log',
    attested: { time: 'authority' },
    verdict: 'verified',
  },
  {
    what: 'other files',
    attested: { subjects: [otherDigest] },
    verdict: 'mismatch: it is about other files',
  },
  { what: 'no files', attested: { subjects: [] }, verdict: 'mismatch: it is about other files' },
  {
    what: 'another repository of the same owner',
    attested: { repository: 'acme/other', repositoryId: '8' },
    verdict:
      'mismatch: it names the repository acme/other, and the release is in acme/terraform-provider-thing',
  },
  {
    what: 'a fork',
    attested: { repository: 'mallory/terraform-provider-thing', repositoryId: '9' },
    verdict:
      'mismatch: it names the repository mallory/terraform-provider-thing, and the release is in acme/terraform-provider-thing',
  },
  {
    what: 'the tag of another version',
    attested: { ref: 'refs/tags/v1.1.0' },
    verdict: 'mismatch: it was made at the tag v1.1.0, and the release is v1.2.0',
  },
  {
    what: 'the version without its v',
    attested: { ref: 'refs/tags/1.2.0' },
    verdict: 'mismatch: it was made at the tag 1.2.0, and the release is v1.2.0',
  },
  {
    what: 'a branch',
    attested: { ref: 'refs/heads/main' },
    verdict: 'partial: the workflow ran for refs/heads/main, not for the tag v1.2.0',
  },
  {
    what: 'a branch with the name of the tag',
    attested: { ref: 'refs/heads/v1.2.0' },
    verdict: 'partial: the workflow ran for refs/heads/v1.2.0, not for the tag v1.2.0',
  },
  {
    what: 'a pull request',
    attested: { ref: 'refs/pull/7/merge' },
    verdict: 'partial: the workflow ran for refs/pull/7/merge, not for the tag v1.2.0',
  },
  {
    what: 'a tag that names no version',
    attested: { ref: 'refs/tags/nightly' },
    verdict: 'partial: the workflow ran for refs/tags/nightly, not for the tag v1.2.0',
  },
  {
    what: 'a workflow of another forge',
    attested: { forge: 'https://gitlab.com', issuer: 'https://gitlab.com' },
    verdict: 'mismatch: its certificate does not name a workflow at github.com',
  },
  {
    what: 'an issuer that only begins like that of GitHub',
    attested: { issuer: 'https://token.actions.githubusercontent.com.example' },
    verdict: 'mismatch: its certificate does not name a workflow at github.com',
  },
  {
    what: 'a list of parts',
    attested: { predicateType: 'https://spdx.dev/Document/v2.3' },
    verdict: 'other',
  },
  {
    what: 'an older form of provenance',
    attested: { predicateType: 'https://slsa.dev/provenance/v0.2' },
    verdict: 'other',
  },
  { what: 'a payload that is no JSON', attested: { payload: 'hello' }, verdict: unreadable },
  { what: 'a payload of another type', attested: { payloadType: 'text/plain' }, verdict: unreadable },
  { what: 'no entry in the log, and no time', attested: { log: 'none', time: 'nobody' }, verdict: time },
  {
    what: 'no entry in the log, but a signed timestamp',
    attested: { log: 'none', time: 'authority' },
    verdict: log,
  },
  { what: 'an entry without a promise, and no timestamp', attested: { time: 'nobody' }, verdict: time },
  {
    what: 'a certificate that had expired when the log got the entry',
    attested: { log: 'too-late' },
    verdict: certificate,
  },
  { what: 'a certificate in no log', attested: { certificateLog: 'none' }, verdict: certificate },
  { what: 'the entry of another attestation', attested: { log: 'of-another' }, verdict: log },
  {
    what: 'a payload that was changed',
    after: (bundle) => {
      const payload = Buffer.from(bundle.dsseEnvelope.payload, 'base64')
        .toString()
        .replace('file-0', 'file-9');
      return {
        ...bundle,
        dsseEnvelope: { ...bundle.dsseEnvelope, payload: Buffer.from(payload).toString('base64') },
      };
    },
    verdict: log,
  },
  {
    what: 'two signatures',
    after: (bundle) => ({
      ...bundle,
      dsseEnvelope: {
        ...bundle.dsseEnvelope,
        signatures: [...bundle.dsseEnvelope.signatures, { sig: 'AAAA' }],
      },
    }),
    verdict: unreadable,
  },
  {
    what: 'a log entry with another time',
    after: (bundle) => {
      const [entry] = bundle.verificationMaterial.tlogEntries;
      const tlogEntries = [{ ...entry, integratedTime: String(Number(entry?.integratedTime) + 1) }];
      return { ...bundle, verificationMaterial: { ...bundle.verificationMaterial, tlogEntries } };
    },
    verdict: log,
  },
  {
    what: 'a certificate that was cut',
    after: (bundle) => ({
      ...bundle,
      verificationMaterial: { ...bundle.verificationMaterial, certificate: { rawBytes: 'MIIB' } },
    }),
    verdict: unreadable,
  },
  {
    what: 'no certificate',
    after: (bundle) => ({ ...bundle, verificationMaterial: { tlogEntries: [] } }),
    verdict: unreadable,
  },
  { what: 'a later form of bundle', after: (bundle) => ({ ...bundle, mediaType: 'x' }), verdict: unreadable },
  { what: 'null', after: () => null, verdict: unreadable },
  { what: 'a text', after: () => 'hello', verdict: unreadable },
  { what: 'a list', after: () => [], verdict: unreadable },
];

describe('an attestation of a release', () => {
  it.each(cases)('with $what (T78, T79)', async ({ attested = {}, after = (bundle) => bundle, verdict }) => {
    expect(await verdictOn(after(await sigstore.attest({ ...honest, ...attested })))).toBe(verdict);
  });

  it('by an authority that is not trusted', async () => {
    expect(await verdictOn(await elsewhere.attest(honest))).toBe(certificate);
    expect(await verdictOn(await sigstore.attest(honest), openVerifier())).toBe(certificate);
  });

  it('by a certificate that no certificate log has, as far as one is trusted', async () => {
    const unlogged = { ...sigstore.trustedRoot, ctlogs: elsewhere.trustedRoot.ctlogs };
    expect(await verdictOn(await sigstore.attest(honest), openVerifier([unlogged]))).toBe(certificate);
  });

  it("by GitHub's own instance, for which no keys are shipped", async () => {
    const named = [
      { name: 'organizationName', value: 'GitHub\\, Inc.' },
      { name: 'commonName', value: 'Fulcio Intermediate l1' },
    ];
    const rawBytes = new X509Certificate((await generate(named, { keyType: 'ec' })).cert).raw.toString(
      'base64',
    );
    const one = await sigstore.attest(honest);
    expect(
      await verdictOn({
        ...one,
        verificationMaterial: { ...one.verificationMaterial, certificate: { rawBytes } },
      }),
    ).toBe(
      "unsupported: GitHub's own Sigstore instance signed the attestation, and Lockproof ships only the keys of the public one",
    );
  });

  describe('of a repository that has another name now', () => {
    const old = { ...honest, repository: 'acme/terraform-provider-old' };
    const places =
      'it names the repository acme/terraform-provider-old, and the release is in acme/terraform-provider-thing';

    it('is verified if it is the same by its number', async () => {
      const one = await examine(await sigstore.attest(old), digest, expected, verify);
      expect(one).toMatchObject({
        kind: 'verified',
        build: { repository: 'acme/terraform-provider-old', renamed: 'acme/terraform-provider-thing' },
      });
    });

    it.each([
      ['is another one of the same account', { repositoryId: '8' }, known('7'), `mismatch: ${places}`],
      ['has a name that somebody else took', {}, known('8'), `mismatch: ${places}`],
      ['is not there any more', {}, absent('it'), `mismatch: ${places}`],
      ['has no number in the certificate', { repositoryId: '' }, known('7'), `mismatch: ${places}`],
      [
        'cannot be asked about',
        {},
        unavailable('network', 'GitHub did not answer'),
        `unknown: ${places}; whether one was renamed: GitHub did not answer`,
      ],
    ] as const)('is not if it %s (T78)', async (_, attested, id, verdict) => {
      const release = { ...expected, repositoryId: async () => id };
      expect(await verdictOn(await sigstore.attest({ ...old, ...attested }), verify, release)).toBe(verdict);
    });
  });

  it('with the certificate and the log entry of another one', async () => {
    const [one, other] = [await sigstore.attest(honest), await sigstore.attest({ subjects: [otherDigest] })];
    expect(await verdictOn({ ...one, verificationMaterial: other.verificationMaterial })).toBe(log);
  });

  it('with the certificate of another one', async () => {
    const [one, other] = [
      await sigstore.attest(honest),
      await sigstore.attest({ ...honest, repository: 'mallory/x' }),
    ];
    const { certificate: stolen } = one.verificationMaterial;
    expect(
      await verdictOn({
        ...other,
        verificationMaterial: { ...other.verificationMaterial, certificate: stolen },
      }),
    ).toBe(signature);
  });

  it('names the workflow, its repository, its ref and its runner', async () => {
    const one = await examine(await sigstore.attest(honest), digest, expected, verify);
    expect(one).toMatchObject({
      build: {
        repository: 'acme/terraform-provider-thing',
        repositoryId: '7',
        renamed: null,
        workflow: 'release.yml',
        ref: 'refs/tags/v1.2.0',
        runner: 'github-hosted',
      },
    } satisfies Partial<Examination>);
  });
});
