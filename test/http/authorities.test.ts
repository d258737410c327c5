import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Certificate, makeCertificate } from './loopback-server.ts';
import { causeOf, setStage } from './stage.ts';

const { fetcher, serve } = setStage();
const { getCACertificates } = tls;
let folder: string;
let other: Certificate;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-authorities-'));
  other = await makeCertificate(['other.test', 'registry.test']);
  writeFileSync(join(folder, 'other.pem'), other.cert);
  writeFileSync(join(folder, 'nonsense.pem'), '-----BEGIN CERTIFICATE-----\nnonsense\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The answer of a server with a certificate of one of the two authorities. The fetcher was given only its own authority. */
async function ask(own?: Certificate): Promise<string> {
  const server = await serve((_request, response) => response.end('hello'), own);
  const host = `registry.test:${server.port}`;
  const outcome = await fetcher([host]).get(`https://${host}/`, { maxBytes: 100, what: 'it' });
  return outcome.kind === 'known' ? Buffer.from(outcome.value.body).toString() : causeOf(outcome);
}

describe('an additional authority, on a Node before 22.15, which cannot list its own authorities', () => {
  beforeEach(() => {
    Object.assign(tls, { getCACertificates: undefined });
  });
  afterEach(() => {
    Object.assign(tls, { getCACertificates });
    vi.unstubAllEnvs();
  });

  it('is trusted', async () => {
    expect(await ask()).toBe('hello');
  });

  it('is trusted together with those of NODE_EXTRA_CA_CERTS', async () => {
    vi.stubEnv('NODE_EXTRA_CA_CERTS', join(folder, 'other.pem'));
    expect(await ask()).toBe('hello');
    expect(await ask(other)).toBe('hello');
  });

  it('does not make others trusted', async () => {
    expect(await ask(other)).toMatch(/^the TLS certificate of registry\.test:\d+ cannot be trusted/);
  });

  it.each(['none.pem', 'nonsense.pem', '.'])(
    'is trusted even if NODE_EXTRA_CA_CERTS names %s, about which Node only warns',
    async (name) => {
      vi.stubEnv('NODE_EXTRA_CA_CERTS', join(folder, name));
      expect(await ask()).toBe('hello');
    },
  );
});
