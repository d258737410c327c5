import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Examination, examine, type VerifyBundle } from '../../../src/extensions/provenance/examine.ts';
import type { ExpectedBuild } from '../../../src/extensions/provenance/provenance.ts';
import { openVerifier } from '../../../src/extensions/provenance/sigstore.ts';
import { absent, known, unavailable } from '../../../src/outcome.ts';
import { type Attested, type BundleJson, openSigstore, type SigstoreStage } from '../../support/sigstore.ts';
import { tableOf } from '../../support/table.ts';

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
const signature = 'mismatch: its signature does not match its content';
const unreadable = 'mismatch: it is not a Sigstore bundle with a signed statement';

/** Each changes the bundle after it was signed. */
const changed: readonly [string, (bundle: BundleJson) => unknown, string][] = [
  [
    'a payload that was changed',
    (bundle) => {
      const payload = Buffer.from(bundle.dsseEnvelope.payload, 'base64')
        .toString()
        .replace('file-0', 'file-9');
      return {
        ...bundle,
        dsseEnvelope: { ...bundle.dsseEnvelope, payload: Buffer.from(payload).toString('base64') },
      };
    },
    log,
  ],
  [
    'two signatures',
    (bundle) => ({
      ...bundle,
      dsseEnvelope: {
        ...bundle.dsseEnvelope,
        signatures: [...bundle.dsseEnvelope.signatures, { sig: 'AAAA' }],
      },
    }),
    unreadable,
  ],
  [
    'a log entry with another time',
    (bundle) => {
      const [entry] = bundle.verificationMaterial.tlogEntries;
      const tlogEntries = [{ ...entry, integratedTime: String(Number(entry?.integratedTime) + 1) }];
      return { ...bundle, verificationMaterial: { ...bundle.verificationMaterial, tlogEntries } };
    },
    log,
  ],
  [
    'a certificate that was cut',
    (bundle) => ({
      ...bundle,
      verificationMaterial: { ...bundle.verificationMaterial, certificate: { rawBytes: 'MIIB' } },
    }),
    unreadable,
  ],
  ['no certificate', (bundle) => ({ ...bundle, verificationMaterial: { tlogEntries: [] } }), unreadable],
  ['a later form of bundle', (bundle) => ({ ...bundle, mediaType: 'x' }), unreadable],
  ['null', () => null, unreadable],
  ['a text', () => 'hello', unreadable],
  ['a list', () => [], unreadable],
];

describe('an attestation of a release', () => {
  it.each(tableOf<[string, Partial<Attested>, string]>('attestations'))(
    'with %s (T78, T79)',
    async (_, attested, verdict) => {
      expect(await verdictOn(await sigstore.attest({ ...honest, ...attested }))).toBe(verdict);
    },
  );

  it.each(changed)('with %s (T78, T79)', async (_, after, verdict) => {
    expect(await verdictOn(after(await sigstore.attest(honest)))).toBe(verdict);
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
