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

/** What a server whose certificate is of one of the two authorities answers to a fetcher that was given its own. */
async function ask(own?: Certificate): Promise<string> {
  const server = await serve((_request, response) => response.end('hello'), own);
  const host = `registry.test:${server.port}`;
  const outcome = await fetcher([host]).get(`https://${host}/`, { maxBytes: 100, what: 'it' });
  return outcome.kind === 'known' ? Buffer.from(outcome.value.body).toString() : causeOf(outcome);
}

describe('an authority of its own, on a Node before 22.15, which cannot name those that it trusts', () => {
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

  it('goes beside those of NODE_EXTRA_CA_CERTS', async () => {
    vi.stubEnv('NODE_EXTRA_CA_CERTS', join(folder, 'other.pem'));
    expect(await ask()).toBe('hello');
    expect(await ask(other)).toBe('hello');
  });

  it('does not make others trusted', async () => {
    expect(await ask(other)).toMatch(/^the TLS certificate of registry\.test:\d+ cannot be trusted/);
  });

  it.each(['none.pem', 'nonsense.pem', '.'])(
    'is trusted where NODE_EXTRA_CA_CERTS names %s, of which Node only warns',
    async (name) => {
      vi.stubEnv('NODE_EXTRA_CA_CERTS', join(folder, name));
      expect(await ask()).toBe('hello');
    },
  );
});
