import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { initializeCA, initializeCTLog, initializeTLog, initializeTSA } from '@sigstore/mock';
import { openMemory } from '../../src/memory.ts';

/** What one attestation says, and how it is signed. Left out: as an honest workflow does. */
export interface Attested {
  /** SHA-256 of the files, 64 hex digits each. */
  readonly subjects: readonly string[];
  readonly repository?: string;
  /** The number of the repository; empty: the certificate has none. */
  readonly repositoryId?: string;
  readonly runner?: string;
  readonly ref?: string;
  readonly workflow?: string;
  readonly predicateType?: string;
  readonly statementType?: string;
  readonly issuer?: string;
  /** Where the certificate says that the repository lies. */
  readonly forge?: string;
  /** Replaces the statement, for payloads that are none. */
  readonly payload?: string;
  readonly payloadType?: string;
  /** Who says when it was signed: the log's promise, a timestamp authority, or nobody. */
  readonly time?: 'log' | 'authority' | 'nobody';
  readonly log?: 'entry' | 'none' | 'too-late' | 'of-another';
  /** Whether the log of certificates has the certificate. */
  readonly certificateLog?: 'entry' | 'none';
}

/** Sigstore on this machine, with real cryptography: an authority for certificates and its log, a transparency log and a timestamp authority. */
export interface SigstoreStage {
  /** What a verifier has to trust, as JSON. */
  readonly trustedRoot: { readonly ctlogs: readonly object[]; readonly [field: string]: unknown };
  /** A bundle in the form in which GitHub keeps it. */
  attest(what: Attested): Promise<BundleJson>;
}

/** The parts that tests change. */
export interface BundleJson {
  mediaType: string;
  verificationMaterial: {
    certificate: { rawBytes: string };
    tlogEntries: Record<string, unknown>[];
    timestampVerificationData: { rfc3161Timestamps: { signedTimestamp: string }[] };
  };
  dsseEnvelope: { payload: string; payloadType: string; signatures: { sig: string }[] };
}

const rekor = 'https://rekor.sigstore.dev';
const hour = 3_600_000;
const sha256 = '2.16.840.1.101.3.4.2.1';

export async function openSigstore(): Promise<SigstoreStage> {
  const keys = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const [caKeys, ctKeys, logKeys, tsaKeys] = [keys(), keys(), keys(), keys()];
  const certificates = await initializeCTLog(ctKeys);
  const authority = await initializeCA(caKeys, certificates);
  const withoutLog = await initializeCA(caKeys);
  const log = await initializeTLog(rekor, logKeys);
  const lateLog = await initializeTLog(rekor, logKeys, new Date(Date.now() + hour));
  const moment = new Date();
  const times = await initializeTSA(tsaKeys, moment);
  const start = new Date(Date.now() - hour).toISOString();
  const key = (bytes: Uint8Array) => ({
    rawBytes: base64(bytes),
    keyDetails: 'PKIX_ECDSA_P256_SHA_256',
    validFor: { start },
  });
  const chain = (...bytes: readonly ArrayBufferView[]) => ({
    certificates: bytes.map((each) => ({ rawBytes: base64(bytesOf(each)) })),
  });

  async function sealed(what: Attested): Promise<BundleJson> {
    const {
      repository = 'acme/terraform-provider-thing',
      repositoryId = '7',
      runner = 'github-hosted',
      ref = 'refs/tags/v1.2.0',
      workflow = 'release.yml',
      forge = 'https://github.com',
      issuer = 'https://token.actions.githubusercontent.com',
      payloadType = 'application/vnd.in-toto+json',
      time = 'log',
      log: logged = 'entry',
    } = what;
    const { publicKey, privateKey } = keys();
    const run = `${forge}/${repository}/.github/workflows/${workflow}@${ref}`;
    const claims: readonly (readonly [number, string])[] = [
      [8, issuer],
      [9, run],
      [11, runner],
      [12, `${forge}/${repository}`],
      [14, ref],
      ...(repositoryId === '' ? [] : [[15, repositoryId] as const]),
      [18, run],
    ];
    const issuing = what.certificateLog === 'none' ? withoutLog : authority;
    const certificate = await issuing.issueCertificate({
      publicKey: publicKey.export({ format: 'der', type: 'spki' }),
      subjectAltName: run,
      extensions: claims.map(([number, value]) => ({ oid: `1.3.6.1.4.1.57264.1.${number}`, value })),
    });
    const payload = Buffer.from(what.payload ?? statement(what));
    const encoded = Buffer.concat([
      Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `),
      payload,
    ]);
    const signature = sign('sha256', encoded, privateKey);
    const proposed = (content: Buffer, sig: Buffer) => ({
      apiVersion: '0.0.1',
      kind: 'dsse',
      spec: {
        payloadHash: { algorithm: 'sha256', value: createHash('sha256').update(content).digest('hex') },
        signatures: [{ signature: base64(sig), verifier: base64(pemOf(bytesOf(certificate))) }],
      },
    });
    const other = Buffer.from('another payload');
    const entry = await (logged === 'too-late' ? lateLog : log).log(
      logged === 'of-another'
        ? proposed(other, sign('sha256', other, privateKey))
        : proposed(payload, signature),
    );
    // In whole seconds, as the authorities of Sigstore and GitHub do: sigstore-js reads no fraction that ends with a zero.
    moment.setTime(Math.ceil(Date.now() / 1000) * 1000);
    const stamp = await times.timestamp({
      artifactHash: createHash('sha256').update(signature).digest(),
      hashAlgorithmOID: sha256,
      nonce: 1,
      policyOID: '1.3.6.1.4.1.57264.2',
    });
    return {
      mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
      verificationMaterial: {
        certificate: { rawBytes: base64(bytesOf(certificate)) },
        tlogEntries:
          logged === 'none'
            ? []
            : [logEntry(Object.values(entry)[0] as LoggedEntry | undefined, time === 'log')],
        timestampVerificationData: {
          rfc3161Timestamps: time === 'authority' ? [{ signedTimestamp: base64(bytesOf(stamp)) }] : [],
        },
      },
      dsseEnvelope: { payload: base64(payload), payloadType, signatures: [{ sig: base64(signature) }] },
    };
  }

  const memory = openMemory<Promise<BundleJson>>();
  return {
    // The cryptography of the doubles is slow.
    attest: async (what) => structuredClone(await memory(JSON.stringify(what), () => sealed(what))),
    trustedRoot: {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      tlogs: [
        {
          baseUrl: rekor,
          hashAlgorithm: 'SHA2_256',
          publicKey: key(log.publicKey),
          logId: { keyId: createHash('sha256').update(log.publicKey).digest('base64') },
        },
      ],
      certificateAuthorities: [
        {
          subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
          uri: 'https://fulcio.sigstore.dev',
          certChain: chain(authority.rootCertificate),
          validFor: { start },
        },
      ],
      ctlogs: [
        {
          baseUrl: 'https://ctfe.sigstore.dev',
          hashAlgorithm: 'SHA2_256',
          publicKey: key(certificates.publicKey),
          logId: { keyId: base64(bytesOf(certificates.logID)) },
        },
      ],
      timestampAuthorities: [
        {
          subject: { organization: 'sigstore.mock', commonName: 'tsa' },
          uri: 'https://timestamp.sigstore.dev',
          certChain: chain(times.intCertificate, times.rootCertificate),
          validFor: { start },
        },
      ],
    },
  };
}

function statement({ subjects, predicateType, statementType, repository, ref }: Attested): string {
  return JSON.stringify({
    _type: statementType ?? 'https://in-toto.io/Statement/v1',
    subject: subjects.map((digest, index) => ({ name: `file-${index}.zip`, digest: { sha256: digest } })),
    predicateType: predicateType ?? 'https://slsa.dev/provenance/v1',
    predicate: { buildDefinition: { externalParameters: { workflow: { repository, ref } } } },
  });
}

/** An entry as the log gives it, as a bundle has it. */
function logEntry(entry: LoggedEntry | undefined, promised: boolean): Record<string, unknown> {
  if (entry === undefined) throw new Error('the log gave no entry');
  const { body, integratedTime, logID, logIndex, verification } = entry;
  const { inclusionProof: proof, signedEntryTimestamp } = verification;
  return {
    logIndex: String(logIndex),
    logId: { keyId: Buffer.from(logID, 'hex').toString('base64') },
    kindVersion: { kind: 'dsse', version: '0.0.1' },
    integratedTime: String(integratedTime),
    ...(promised ? { inclusionPromise: { signedEntryTimestamp } } : {}),
    inclusionProof: {
      logIndex: String(proof.logIndex),
      rootHash: Buffer.from(proof.rootHash, 'hex').toString('base64'),
      treeSize: String(proof.treeSize),
      hashes: [],
      checkpoint: { envelope: proof.checkpoint },
    },
    canonicalizedBody: body,
  };
}

/** The part of the log's answer that a bundle needs. */
interface LoggedEntry {
  readonly body: string;
  readonly integratedTime: number;
  readonly logID: string;
  readonly logIndex: number;
  readonly verification: {
    readonly inclusionProof: {
      readonly logIndex: number;
      readonly rootHash: string;
      readonly treeSize: number;
      readonly checkpoint: string;
    };
    readonly signedEntryTimestamp: string;
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function pemOf(certificate: Buffer): Buffer {
  return Buffer.from(`-----BEGIN CERTIFICATE-----\n${base64(certificate)}\n-----END CERTIFICATE-----\n`);
}
