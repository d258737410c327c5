import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence, VersionEvidence } from '../../../src/evidence/evidence.ts';
import { evidenceKey } from '../../../src/evidence/plan.ts';
import { askForProvenance, type VersionPair } from '../../../src/extensions/provenance/ask.ts';
import { githubAttestations } from '../../../src/extensions/provenance/github-attestations.ts';
import type { Provenance } from '../../../src/extensions/provenance/provenance.ts';
import { verifierFrom } from '../../../src/extensions/provenance/trusted-roots.ts';
import type { Fetcher } from '../../../src/http/fetcher.ts';
import { createFetcher } from '../../../src/http/guarded-fetcher.ts';
import { known } from '../../../src/outcome.ts';
import { factLimits, githubFacts } from '../../../src/source/github/ask-github.ts';
import { createOctokit } from '../../../src/source/github/octokit.ts';
import { type LoopbackServer, makeCertificate, startServer } from '../../http/loopback-server.ts';
import { deviationsOf } from '../../support/github-descriptions/deviations.ts';
import { type GitHubDouble, startGitHubDouble } from '../../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../../support/github-double/repository.ts';
import { hashicorpKey } from '../../support/review-builders.ts';
import { type Attested, openSigstore, type SigstoreStage } from '../../support/sigstore.ts';
import { packSnappy } from '../../support/snappy.ts';

let sigstore: SigstoreStage;
let repository: Repository;
let github: GitHubDouble;
let storage: LoopbackServer;
let fetcher: Fetcher;
let loadVerifier: ReturnType<typeof verifierFrom>;
/** What the storage has, by path. */
const stored = new Map<string, Uint8Array>();

beforeAll(async () => {
  sigstore = await openSigstore();
  const fact = async () => known(JSON.stringify(sigstore.trustedRoot));
  loadVerifier = verifierFrom({ environment: {}, reviewed: [], fact, fetchNewer: null });
  repository = createRepository();
  const certificate = await makeCertificate(['localhost', '127.0.0.1']);
  storage = await startServer(certificate, (request, response) => {
    const content = stored.get(request.url ?? '');
    response
      .writeHead(content === undefined ? 404 : 200, { 'content-type': 'application/x-snappy' })
      .end(content);
  });
  fetcher = createFetcher({
    trustedHosts: [`localhost:${storage.port}`],
    maxDownload: 1,
    ca: certificate.cert,
    limits: { retries: 0 },
  });
});

beforeEach(async () => {
  await github?.close();
  github = await startGitHubDouble({ repository });
  github.supplyChain.accounts.set('acme', 'orgs');
  storage.asked.length = 0;
  stored.clear();
});

afterAll(async () => {
  await Promise.all([github.close(), storage.close(), fetcher.close()]);
  repository.remove();
});

function hex(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** SHA-256 of every checksum document. */
const document = hex('SHA256SUMS');
const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];

/** A release at github.com with a package for each platform. */
function release(version: string, { owner = 'acme', type = 'thing', of = platforms } = {}): VersionEvidence {
  const at = `https://github.com/${owner}/terraform-provider-${type}/releases/download/v${version}`;
  const file = (platform: string) => `terraform-provider-${type}_${version}_${platform}.zip`;
  return {
    address: `registry.terraform.io/${owner}/${type}`,
    version,
    release: known({
      documents: [
        {
          url: `${at}/terraform-provider-${type}_${version}_SHA256SUMS`,
          sha256: document,
          entries: [
            { hash: `zh:${hex('manifest')}`, filename: 'manifest.json', platform: null },
            ...of.map((platform) => ({
              hash: `zh:${hex(file(platform))}`,
              filename: file(platform),
              platform,
            })),
          ],
          signature: hashicorpKey,
        },
      ],
      disagreements: [],
    }),
    proofs: new Map(),
    dropped: new Map(),
    remarks: null,
  };
}

function packagesOf(version: string, { type = 'thing', of = platforms } = {}): readonly string[] {
  return of.map((platform) => hex(`terraform-provider-${type}_${version}_${platform}.zip`));
}

const [linux = '', ...others] = packagesOf('1.2.0');

/** An attestation that GitHub lists for its subjects. */
async function attest(what: Partial<Attested> = {}, account = 'acme'): Promise<void> {
  const subjects = what.subjects ?? packagesOf('1.2.0');
  const bundle = await sigstore.attest({ ...what, subjects });
  // GitHub gives the address of one that it would repeat for hundreds of files.
  const one = subjects.length > 50 ? { bundle_url: keep(JSON.stringify(bundle), '/whole') } : { bundle };
  for (const subject of subjects) list(subject, { account, ...one });
}

function list(
  digest: string,
  one: { readonly account?: string; readonly bundle?: unknown; readonly bundle_url?: string },
): void {
  const { attestations } = github.supplyChain;
  attestations.set(digest, [...(attestations.get(digest) ?? []), { account: 'acme', ...one }]);
}

/** An attestation in the storage, for the first package. */
function link(content: Uint8Array): void {
  list(linux, { bundle_url: keep(content, '/bundle.json.sn?sig=x') });
}

function keep(content: Uint8Array | string, path: string): string {
  stored.set(path, Buffer.from(content));
  return `https://localhost:${storage.port}${path}`;
}

function ask(
  pairs: readonly (readonly [now: VersionEvidence, before: VersionEvidence | null])[],
): Promise<ReadonlyMap<string, Provenance>> {
  const keyOf = ({ address, version }: VersionEvidence) => evidenceKey(address, version);
  const evidence: Evidence = new Map(
    pairs
      .flatMap(([now, before]) => (before === null ? [now] : [now, before]))
      .map((one) => [keyOf(one), one]),
  );
  const octokit = createOctokit({
    ...factLimits,
    token: 'ghs_test',
    apiUrl: github.url,
    userAgent: 'test',
    secondOfWaiting: 1,
  });
  return askForProvenance(
    pairs.map(
      ([now, before]): VersionPair => ({ now: keyOf(now), before: before === null ? null : keyOf(before) }),
    ),
    evidence,
    {
      store: githubAttestations(githubFacts((route, parameters) => octokit.request(route, parameters))),
      fetcher,
      loadVerifier,
    },
  );
}

/** What is said about version 1.2.0, as one text. */
async function verdict(of = release('1.2.0')): Promise<string> {
  const [[, one] = []] = await ask([[of, null]]);
  if (one === undefined) return 'not asked';
  return 'reason' in one ? `${one.kind}: ${one.reason}` : one.kind;
}

const requests = () => github.requests.map(({ method, path }) => `${method} ${path}`);

it('one request is enough for a release whose attestation is about all packages', async () => {
  await attest();
  expect(await verdict()).toBe('verified');
  expect(requests()).toEqual(['POST /orgs/acme/attestations/bulk-list']);
  expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
});

it('a bundle that GitHub only links comes from the storage, without a token (T83)', async () => {
  link(packSnappy(Buffer.from(JSON.stringify(await sigstore.attest({ subjects: packagesOf('1.2.0') })))));
  expect(await verdict()).toBe('verified');
  expect(storage.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
});

it.each([
  [
    'is not packed as it should be',
    () => link(Buffer.from([3, 0, 1])),
    'unknown: the attestation cannot be unpacked',
  ],
  ['is not JSON', () => link(packSnappy(Buffer.from('hello'))), 'unknown: the attestation is not JSON'],
  [
    'is not there',
    () => list(linux, { bundle_url: `https://localhost:${storage.port}/nothing` }),
    'unknown: the attestation is not where GitHub says that it is',
  ],
  [
    'is in a private network',
    () => list(linux, { bundle_url: 'https://169.254.169.254/latest' }),
    'unknown: 169.254.169.254 is not a public address and not listed in registries',
  ],
  [
    'is named by http',
    () => list(linux, { bundle_url: 'http://localhost/x' }),
    /^unknown: .* only https is allowed$/,
  ],
  [
    'has 3 MiB',
    () => link(Buffer.alloc(3 * 2 ** 20)),
    /^unknown: the answer of localhost:\d+ is larger than 2097152 bytes$/,
  ],
  [
    'unpacks to 1 GiB',
    () => link(Buffer.from([0x80, 0x80, 0x80, 0x80, 4, 0, 97])),
    'unknown: the attestation cannot be unpacked',
  ],
  [
    'has 3 MiB in the answer',
    () => list(linux, { bundle: { mediaType: 'x'.repeat(3 * 2 ** 20) } }),
    'unknown: the attestation is larger than 2 MiB',
  ],
  ['is neither in the answer nor linked', () => list(linux, {}), /^mismatch: it is not a Sigstore bundle/],
])('a bundle that %s', async (_, plant, expected) => {
  plant();
  const said = await verdict();
  if (typeof expected === 'string') expect(said).toBe(expected);
  else expect(said).toMatch(expected);
});

it.each([
  ['its storage has it as no JSON', () => link(packSnappy(Buffer.from('hello'))), 'mismatch'],
  [
    'only later keys could verify it',
    async () => list(linux, { bundle: await (await openSigstore()).attest({ subjects: [linux] }) }),
    'mismatch',
  ],
  [
    'its storage does not answer, so that it may be the one that holds',
    () => list(linux, { bundle_url: 'https://169.254.169.254/latest' }),
    'unknown',
  ],
])(
  'an attestation of elsewhere is no better beside one that cannot be checked because %s (T78)',
  async (_, plant, kind) => {
    await plant();
    await attest({ repository: 'acme/other', repositoryId: '8' });
    expect(await verdict()).toMatch(kind);
    await attest();
    expect(await verdict()).toBe('verified');
  },
);

it('nothing is attested', async () => {
  expect(await verdict()).toBe('absent');
  expect(requests()).toHaveLength(1);
});

it('what attests something else than a build does not count', async () => {
  await attest({ predicateType: 'https://in-toto.io/attestation/release/v0.1' });
  expect(await verdict()).toBe('absent');
});

it('an account of a user costs one request more', async () => {
  github.supplyChain.accounts.set('acme', 'users');
  await attest();
  expect(await verdict()).toBe('verified');
  expect(requests()).toEqual([
    'POST /orgs/acme/attestations/bulk-list',
    'POST /users/acme/attestations/bulk-list',
  ]);
  expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
});

it.each(['9', '450'])(
  'of %s for one digest only some are read, and those that do not hold say nothing (T81)',
  async (all) => {
    const wrong = await sigstore.attest({ subjects: [linux], repository: 'acme/other', repositoryId: '8' });
    const bundle_url = keep(JSON.stringify(wrong), '/wrong');
    for (let count = 0; count < Number(all); count++) list(linux, { bundle_url });
    await attest();
    expect(await verdict()).toBe(
      'unknown: GitHub lists more attestations than the 8 that are looked at, none of which holds',
    );
  },
);

it('an attestation of the checksum document covers every package that the document lists', async () => {
  await attest({ subjects: [document] });
  expect(await verdict()).toBe('verified');
  expect(requests()).toEqual(['POST /orgs/acme/attestations/bulk-list']);
});

it('an attestation of another checksum document covers nothing', async () => {
  await attest({ subjects: [hex('another SHA256SUMS')] });
  expect(await verdict()).toBe('absent');
});

it('a checksum document that another repository attested is no better than a package', async () => {
  await attest({ subjects: [document], repository: 'acme/other' });
  expect(await verdict()).toMatch(/^mismatch: it names the repository acme\/other/);
});

describe('a release with many packages', () => {
  const of = (count: number) => Array.from({ length: count }, (_, index) => `linux_${index}`);

  it('is verified if all of them are attested', async () => {
    const [first = '', second = '', ...rest] = packagesOf('1.2.0', { of: of(130) });
    for (const subjects of [[first], [second], rest]) await attest({ subjects });
    expect(await verdict(release('1.2.0', { of: of(130) }))).toBe('verified');
  });

  it.each([
    ['the 101st is not', 101, 100, 1],
    ['more are not looked at one by one', 520, 501, 19],
  ])('is partly attested if %s (T78)', async (_, count, attested, lacking) => {
    const all = packagesOf('1.2.0', { of: of(count) });
    const [first = '', ...rest] = all;
    await attest({ subjects: [first] });
    await attest({ subjects: rest.slice(0, attested - 1) });
    expect(await verdict(release('1.2.0', { of: of(count) }))).toBe(
      `partial: no attestation that holds is known of ${lacking} of ${count} packages`,
    );
  });
});

it('a repository that was renamed after the build is asked about once, by its name in the release', async () => {
  github.supplyChain.repositories.set('acme/terraform-provider-thing', 7);
  for (const subject of packagesOf('1.2.0'))
    await attest({ subjects: [subject], repository: 'acme/terraform-provider-old' });
  expect(await verdict()).toBe('verified');
  expect(requests().filter((asked) => asked.startsWith('GET'))).toEqual([
    'GET /repos/acme/terraform-provider-thing',
  ]);
  expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
});

it('names the attestations that it relied on', async () => {
  await attest({ subjects: [document] });
  const [[, one] = []] = await ask([[release('1.2.0'), null]]);
  expect(one).toMatchObject({
    attestations: [
      {
        url: `https://api.github.com/repos/acme/terraform-provider-thing/attestations/sha256:${document}`,
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
    ],
  });
});

it('answers beyond 32 MiB are not read (T81)', async () => {
  list(linux, { bundle: { mediaType: 'x'.repeat(32 * 2 ** 20) } });
  expect(await verdict()).toMatch(/^unknown: GitHub's answer is not in the form/);
});

it('packages that the first attestation is not about are asked about together', async () => {
  await attest({ subjects: [linux] });
  for (const digest of others) await attest({ subjects: [digest] });
  expect(await verdict()).toBe('verified');
  expect(requests()).toHaveLength(2);
});

it('a package without an attestation is said', async () => {
  await attest({ subjects: [linux] });
  expect(await verdict()).toBe('partial: no attestation that holds is known of 2 of 3 packages');
});

it('a package with a wrong attestation spoils the others', async () => {
  const [darwin = '', windows = ''] = others;
  await attest({ subjects: [linux, darwin] });
  await attest({ subjects: [windows], repository: 'acme/other' });
  expect(await verdict()).toMatch(/^mismatch: it names the repository acme\/other/);
});

it.each([
  [
    '403',
    { status: 403, body: { message: 'Resource not accessible by integration' } },
    'GitHub answered with status 403',
  ],
  ['500', { status: 500, body: {} }, 'GitHub answered with status 500'],
  [
    'a page',
    { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    "GitHub's answer is not in the form that its API describes",
  ],
  [
    'no map',
    { status: 200, body: { attestations_subject_digests: [] } },
    "GitHub's answer is not in the form that its API describes",
  ],
])('GitHub answers with %s', async (_, reply, reason) => {
  github.faults.intercept = () => reply;
  expect(await verdict()).toBe(`unknown: ${reason}`);
  expect(requests()).toHaveLength(1);
});

it('GitHub has a limit of requests, which nobody waits for', async () => {
  github.budgets.core.used = github.budgets.core.limit;
  expect(await verdict()).toMatch(
    /^unknown: GitHub's rate limit of 1000 REST requests an hour is used up until /,
  );
});

it('ten providers of one owner are one request, of ten owners ten', async () => {
  const of = (owner: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => [release('1.2.0', { owner, type: `t${index}` }), null] as const,
    );
  await ask(of('acme', 10));
  expect(requests()).toHaveLength(1);
  for (let index = 0; index < 10; index++) github.supplyChain.accounts.set(`owner${index}`, 'orgs');
  github.requests.length = 0;
  await ask(
    Array.from({ length: 10 }, (_, index) => [release('1.2.0', { owner: `owner${index}` }), null] as const),
  );
  expect(requests()).toHaveLength(10);
});

it('the version before is verified too, in the same request: its repository may be another one of the same name', async () => {
  await attest({ subjects: packagesOf('1.1.0'), ref: 'refs/tags/v1.1.0' });
  const pair = [release('1.2.0'), release('1.1.0')] as const;
  const lost = await ask([pair]);
  expect([...lost.values()].map(({ kind }) => kind)).toEqual(['absent', 'verified']);
  await attest();
  const kept = await ask([pair]);
  expect([...kept.values()].map(({ kind }) => kind)).toEqual(['verified', 'verified']);
  expect(requests()).toHaveLength(2);
});

it('a release elsewhere is not asked about, and it is said if the one before was verified (T80)', async () => {
  const { release: made, ...rest } = release('1.2.0');
  const documents = made.kind === 'known' ? made.value.documents : [];
  const moved = documents.map((each) => ({ ...each, url: 'https://releases.example/SHA256SUMS' }));
  const now = { ...rest, release: known({ documents: moved, disagreements: [] }) };
  expect(await ask([[now, null]])).toEqual(new Map());
  expect(requests()).toEqual([]);
  expect([...(await ask([[now, release('1.1.0')]])).values()]).toMatchObject([{ kind: 'absent' }]);
  await attest({ subjects: packagesOf('1.1.0'), ref: 'refs/tags/v1.1.0' });
  const found = await ask([[now, release('1.1.0')]]);
  expect([...found.values()]).toMatchObject([{ kind: 'verified' }, { kind: 'unknown', answered: true }]);
});
