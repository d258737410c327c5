import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/http/fetcher.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type Outcome, type UnavailableCode, unavailable } from '../../src/outcome.ts';
import type { PackageMetadata, ShasumsDocument } from '../../src/registry/registry.ts';
import { agreeing, readDocument } from '../../src/registry/signed-shasums.ts';
import { armored, keyIdOf, kinds, makeKey, over, packets, signature } from '../openpgp/hand-made.ts';

const digest = '1'.repeat(64);
const filename = 'terraform-provider-widget_1.2.3_linux_amd64.zip';
const text = Buffer.from(`${digest}  ${filename}\n`);

const owner = makeKey('2024-01-01T00:00:00Z');
const certification = signature(
  owner,
  kinds.certification,
  over.user(owner, 'Owner'),
  '2024-01-01T00:00:00Z',
  { flags: 3 },
);
const asciiArmor = armored(packets.primary(owner), packets.user('Owner'), packets.signature(certification));
const signed = packets.signature(signature(owner, kinds.binary, text, '2024-02-01T00:00:00Z'));

const metadata: PackageMetadata = {
  address: 'r.example/acme/widget',
  version: '1.2.3',
  platform: 'linux_amd64',
  filename,
  downloadUrl: 'https://r.example/widget.zip',
  hash: `zh:${digest}`,
  shasumsUrl: 'https://r.example/SHA256SUMS',
  signatureUrl: 'https://r.example/SHA256SUMS.sig',
  keys: [{ asciiArmor, trustSignature: '' }],
  announced: new Map(),
  sizes: new Map(),
  namedVersion: null,
};

function answer(body: Uint8Array): Outcome<Answer> {
  return known({ url: 'https://r.example/', contentType: 'text/plain', body });
}

/** Reads the document from a server with these files, and the addresses that it was asked for, with their limits. */
async function read(files: Readonly<Record<string, Outcome<Answer>>>, more: Partial<PackageMetadata> = {}) {
  const asked: string[] = [];
  const document = await readDocument({ ...metadata, ...more }, 'widget', async (url, maxBytes, what) => {
    asked.push(`${url} ${maxBytes}`);
    return files[url] ?? absent(what);
  });
  return { document, asked };
}

const [sums, sig] = [metadata.shasumsUrl, metadata.signatureUrl ?? ''];
const both = { [sums]: answer(text), [sig]: answer(signed) };

describe('the checksums of a release', () => {
  it('are read with their signature, each within a limit', async () => {
    const { document, asked } = await read(both);
    expect(document).toMatchObject({
      kind: 'known',
      value: {
        url: sums,
        sha256: createHash('sha256').update(text).digest('hex'),
        entries: [{ hash: `zh:${digest}`, filename, platform: 'linux_amd64' }],
        signature: { kind: 'good', keyId: keyIdOf(owner) },
      },
    });
    expect(asked).toEqual([`${sums} 1048576`, `${sig} 65536`]);
  });

  it('are unsigned where the registry lists no key, and no signature is asked for', async () => {
    const { document, asked } = await read(both, { keys: [] });
    expect(document).toMatchObject({ kind: 'known', value: { signature: { kind: 'unsigned' } } });
    expect(asked).toEqual([`${sums} 1048576`]);
  });

  const of = 'the SHA256SUMS document of r.example/acme/widget 1.2.3';
  it.each<[string, Outcome<Answer>, UnavailableCode, string]>([
    ['they do not exist', absent('the file'), 'status', 'the file does not exist'],
    ['they cannot be asked for', unavailable('network', 'it was reset'), 'network', 'it was reset'],
    [
      'they are none',
      answer(Buffer.from('<html>')),
      'malformed-answer',
      `the file served as ${of} has no checksums`,
    ],
    [
      'they have an empty line',
      answer(Buffer.from(`${digest}  x\n\n${digest}  y\n`)),
      'malformed-answer',
      `${of} has an empty line, which crashes Terraform and OpenTofu`,
    ],
  ])('are unavailable where %s', async (_, file, code, cause) => {
    const { document } = await read({ ...both, [sums]: file });
    expect(document).toMatchObject({ kind: 'unavailable', code, cause });
  });

  it.each<[string, Outcome<Answer>, string, string]>([
    ['does not exist', absent('the signature'), 'status', 'the signature does not exist'],
    ['has a refused address', unavailable('address-refused', 'x'), 'address-refused', 'x'],
    ['is not answered', unavailable('network', 'x'), 'network', 'x'],
    ['is answered with an error', unavailable('status', 'x'), 'status', 'x'],
    ['is answered with something else', unavailable('malformed-answer', 'x'), 'malformed-answer', 'x'],
    ['is too large', unavailable('too-large', 'x'), 'too-large', 'x'],
    ['has another algorithm', unavailable('unsupported-algorithm', 'x'), 'unsupported-algorithm', 'x'],
  ])('are neither signed nor unsigned where the signature %s', async (_, file, code, reason) => {
    const { document } = await read({ ...both, [sig]: file });
    expect(document).toMatchObject({
      kind: 'known',
      value: { signature: { kind: 'unavailable', code, reason } },
    });
  });

  it('are neither signed nor unsigned where the registry lists a key and names no signature', async () => {
    const { document, asked } = await read(both, { signatureUrl: null });
    expect(document).toMatchObject({
      kind: 'known',
      value: {
        signature: {
          kind: 'unavailable',
          code: 'malformed-answer',
          reason: `the registry lists a signing key but names no address for the signature of ${of}`,
        },
      },
    });
    expect(asked).toHaveLength(1);
  });

  it('name the signature that does not exist', async () => {
    const { document } = await read({ [sums]: answer(text) });
    expect(document).toMatchObject({
      value: { signature: { reason: `the signature of ${of} does not exist` } },
    });
  });

  it('with another text than the signed one have a bad signature', async () => {
    const { document } = await read({ ...both, [sums]: answer(Buffer.from(`${digest}  other.zip\n`)) });
    expect(document).toMatchObject({ value: { signature: { kind: 'bad', code: 'signature-mismatch' } } });
  });
});

describe('the checksums and the description of a package', () => {
  const good: SignatureCheck = { kind: 'unsigned' };
  const listing = (hash: string, name = filename, check: SignatureCheck = good): ShasumsDocument => ({
    url: sums,
    sha256: '0'.repeat(64),
    entries: [{ hash, filename: name, platform: 'linux_amd64' }],
    signature: check,
  });
  const fault = (what: string) => ({
    kind: 'unavailable',
    code: 'disagreement',
    cause: `the SHA256SUMS document of r.example/acme/widget 1.2.3 ${what} the linux_amd64 package that the registry describes`,
  });

  it('agree if the first line with that name has its digest', () => {
    const document = listing(metadata.hash);
    expect(agreeing(document, metadata)).toEqual(known(document));
    const later = { ...document, entries: [...listing('zh:other').entries, ...document.entries] };
    expect(agreeing(later, metadata)).toEqual(fault('gives a different digest for'));
  });

  it.each([
    ['another digest', listing(`zh:${'2'.repeat(64)}`), 'gives a different digest for'],
    ['another name', listing(metadata.hash, 'other.zip'), 'does not list'],
  ])('contradict each other with %s, so that neither is trusted', (_, document, what) => {
    expect(agreeing(document, metadata)).toEqual(fault(what));
  });

  it('are not compared where the signature is bad, which is worse', () => {
    const document = listing('zh:other', filename, { kind: 'bad', code: 'signature-mismatch', reason: 'x' });
    expect(agreeing(document, metadata)).toEqual(known(document));
  });
});
