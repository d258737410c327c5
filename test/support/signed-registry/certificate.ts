import { randomUUID } from 'node:crypto';
import { generate } from 'selfsigned';

export interface ServerCertificate {
  /** The certificate is its own authority: the same PEM goes to NODE_EXTRA_CA_CERTS and to SSL_CERT_FILE. */
  readonly certificate: string;
  readonly privateKey: string;
}

const day = 24 * 60 * 60 * 1000;

let common: Promise<ServerCertificate> | null = null;

/**
 * A certificate for `localhost`, `127.0.0.1` and the given hosts, made for this run, valid for a month and with a unique
 * subject. All servers of a process without other hosts share one, so whoever trusts one of them can ask the others too.
 */
export async function createServerCertificate(...hosts: readonly string[]): Promise<ServerCertificate> {
  if (hosts.length > 0) return makeCertificate(hosts);
  common ??= makeCertificate([]);
  return common;
}

async function makeCertificate(hosts: readonly string[]): Promise<ServerCertificate> {
  const now = Date.now();
  const made = await generate([{ name: 'commonName', value: `localhost ${randomUUID()}` }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + 30 * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          ...hosts.map((value) => ({ type: 2, value }) as const),
        ],
      },
    ],
  });
  return { certificate: `${made.cert.trim()}\n`, privateKey: made.private };
}
