import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import type { Limits } from '../../src/http/limits.ts';
import { createRegistry } from '../../src/registry/client.ts';
import type { Report } from '../../src/report/report.ts';
import { judged } from '../support/judged.ts';
import { settings } from '../support/review-builders.ts';
import {
  type Answerer,
  answerHtml,
  answerRedirect,
  answerStatus,
  answerTruncated,
  neverAnswer,
} from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';

const token = 'secret-of-the-registry';
const planted = [plantedZh('a'), plantedH1('a')];

let double: SignedRegistry;
/** A host on the same machine that nobody lists. */
let stranger: SignedRegistry;

beforeAll(async () => {
  [double, stranger] = await Promise.all([startSignedRegistry(), startSignedRegistry()]);
});
afterAll(() => Promise.all([double.close(), stranger.close()]));

interface Target {
  readonly path: string;
  /** What would be served. */
  readonly body: Uint8Array;
}

const faults: Readonly<Record<string, (target: Target) => Answerer>> = {
  'connection reset': () => (request) => void request.socket.destroy(),
  'no answer': () => neverAnswer(),
  'a body that stops': (target) => stopsHalfway(target),
  'status 500': () => answerStatus(500),
  'status 429': () => answerStatus(429, { 'retry-after': '1' }),
  'status 204': () => answerStatus(204),
  truncated: ({ body }) => answerTruncated(body),
  'a page for people': () => answerHtml(),
  'a length that is too long': ({ body }) => withLength(body, body.length + 100),
  'a length that is too short': ({ body }) => withLength(body, Math.floor(body.length / 2)),
  'endless bytes': () => endless(),
  'a redirect to itself': ({ path }) => answerRedirect(path),
  'a redirect to a strange port of this machine': ({ path }) =>
    answerRedirect(`https://127.0.0.1:${stranger.host.split(':')[1]}${path}`),
  'a redirect to a strange name of this machine': ({ path }) =>
    answerRedirect(`https://${stranger.host}${path}`),
  'a redirect to the metadata of a cloud': () => answerRedirect('https://169.254.169.254/latest/meta-data/'),
  'a redirect to plain http': ({ path }) => answerRedirect(`http://${double.host}${path}`),
  'other bytes each time': ({ body }) => otherBytes(body),
  'planted hashes instead of the honest ones': ({ body }) => withPlanted(body),
};

const places: Readonly<Record<string, (version: PublishedVersion) => string>> = {
  'service discovery': () => '/.well-known/terraform.json',
  'the first metadata': ({ paths }) => paths.metadata('linux_amd64'),
  'the second metadata': ({ paths }) => paths.metadata('darwin_arm64'),
  'the document': ({ paths }) => paths.sums(),
  'the signature': ({ paths }) => paths.signature(),
  'the listing of versions': ({ paths }) => paths.versions,
  'the first package': ({ paths }) => paths.zip('linux_amd64'),
  'the second package': ({ paths }) => paths.zip('darwin_arm64'),
};

type Cell = (typeof cells)[number];

const cells = Object.entries(places).flatMap(([place, pathOf]) =>
  Object.entries(faults).map(([fault, answer]) => ({ place, fault, pathOf, answer })),
);

const shared = ({ place }: Cell) => place === 'service discovery';

let passes = 0;

async function expectNoPass({ pathOf, answer }: Cell): Promise<void> {
  const version = await publish();
  const path = pathOf(version);
  const restore = double.override(
    path,
    answer({ path, body: double.stored(path)?.body ?? new Uint8Array() }),
  );
  try {
    const report = await review(version, [[], planted]);
    expectNothingBelieved(report);
    if (report.verdict === 'verified') passes += 1;
    expect(['failed', 'incomplete']).toContain(report.verdict);
  } finally {
    restore();
  }
  expectTokensAtHome();
}

describe('without a fault', () => {
  it('the honest lock file is verified, the planted one is not', async () => {
    const version = await publish();
    const patient = { headers: 5000, stall: 5000, answer: 10_000, download: 10_000 };
    expect((await review(version, [[]], patient)).verdict).toBe('verified');
    const forged = await review(version, [planted], patient);
    expect(forged.verdict).toBe('failed');
    const errors = forged.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ hash }) => hash).sort()).toEqual([...planted].sort());
    expectTokensAtHome();
  });
});

describe('a fault that affects every provider', () => {
  it.each(cells.filter(shared))('$fault at $place', expectNoPass);
});

describe('a fault that affects one provider', () => {
  it.concurrent.each(cells.filter((cell) => !shared(cell)))('$fault at $place', expectNoPass);
});

describe('all faults together', () => {
  it('let nothing pass', () => {
    console.info(
      `fault injection: ${Object.keys(faults).length} faults × ${Object.keys(places).length} places = ${cells.length}, each with an honest and with a planted lock file: ${passes} passes`,
    );
    expect(passes).toBe(0);
  });
});

let published = 0;

async function publish(): Promise<PublishedVersion> {
  published += 1;
  const options = { namespace: 'acme', type: `faulty${published}`, version: '1.2.3' };
  return double.publish({ ...options, platforms: ['linux_amd64', 'darwin_arm64'] });
}

const impatient = { headers: 150, stall: 150, answer: 400, download: 400 };

/**
 * Everything from lock files to the report, through real sockets.
 *
 * @param extra for each lock file, what it has beside the hashes of the release
 */
async function review(
  version: PublishedVersion,
  extra: readonly (readonly string[])[],
  limits: Partial<Limits> = impatient,
): Promise<Report> {
  const fetcher = createFetcher({
    trustedHosts: [double.host],
    maxDownload: 1024 ** 2,
    ca: double.caPem + stranger.caPem,
    limits: { ...limits, retries: 1 },
    wait: async () => {},
  });
  const registry = createRegistry({
    fetcher,
    registries: [{ host: double.host, serviceUrl: null }],
    environment: { [`TF_TOKEN_${double.host}`]: token },
  });
  const h1 = version.packages.map((one) => one.h1.directory);
  const { address, zh } = version;
  const files = extra.map((more, at) => {
    const text = lockFileText({ address, version: '1.2.3', hashes: [...zh, ...h1, ...more] });
    const head = { kind: 'file', bytes: Buffer.from(text) } as const;
    return { path: `${at}/.terraform.lock.hcl`, status: 'added', base: { kind: 'missing' }, head } as const;
  });
  const snapshot = { base: null, head: null, files, notices: [] };
  try {
    return await judged(snapshot, settings({ registries: double.host }), { fetcher, registry });
  } finally {
    await fetcher.close();
  }
}

/** No planted hash has a proof, and no other hash passes by anything else than a signature. */
function expectNothingBelieved(report: Report): void {
  const hashes = report.changes.flatMap((change) => change.hashes);
  const believed = hashes.filter(
    ({ hash, proof }) => planted.includes(hash) && proof !== 'none' && proof !== 'unavailable',
  );
  expect(believed).toEqual([]);
  expect(hashes.length).toBeGreaterThan(planted.length);
  expect(hashes.map(({ worth }) => worth?.kind)).not.toContain('accepted');
}

function expectTokensAtHome(): void {
  const told = double.requests.filter(({ authorization }) => authorization !== null);
  expect(told.every(({ path }) => path.startsWith('/v1/') || path.startsWith('/.well-known/'))).toBe(true);
  expect(told.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);
  expect(stranger.requests).toEqual([]);
}

function stopsHalfway({ body }: Target): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
    response.write(body.subarray(0, Math.ceil(body.length / 2)));
  };
}

function withLength(body: Uint8Array, length: number): Answerer {
  return (_request, { socket }: ServerResponse) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
    socket?.end(Buffer.concat([Buffer.from(head), body]));
  };
}

function endless(): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 32)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
}

/** The honest answer, with another digest at every request. */
function otherBytes(body: Uint8Array): Answerer {
  let asked = 0;
  return (_request, response) => {
    asked += 1;
    const text = Buffer.from(body).toString('latin1');
    const other = text.replace(/[0-9a-f]{64}/, plantedZh(`${asked}`).slice(3));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.from(other === text ? `${text}${asked}` : other, 'latin1'));
  };
}

function withPlanted(body: Uint8Array): Answerer {
  return (_request, response) => {
    const text = Buffer.from(body).toString('latin1');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.from(text.replaceAll(/[0-9a-f]{64}/g, plantedZh('a').slice(3)), 'latin1'));
  };
}
