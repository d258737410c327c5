import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readsRecords } from '../../../src/extensions/history/release-records.ts';
import { allSettings, rules } from '../../../src/extensions/index.ts';
import { createFetcher } from '../../../src/http/guarded-fetcher.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import type { Settings } from '../../../src/policy/settings.ts';
import { createRegistry } from '../../../src/registry/client.ts';
import type { Report } from '../../../src/report/report.ts';
import type { Content } from '../../../src/source/tree.ts';
import { openRun } from '../../evidence/ports.ts';
import { judged } from '../../support/judged.ts';
import { settings } from '../../support/review-builders.ts';
import {
  type Answerer,
  answerBytes,
  answerHtml,
  answerJson,
  answerStatus,
  neverAnswer,
} from '../../support/signed-registry/faults.ts';
import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../../support/signed-registry/signed-registry.ts';

let double: SignedRegistry;

beforeAll(async () => {
  double = await startSignedRegistry();
});
afterAll(() => double.close());

interface Side {
  readonly version: string;
  readonly address: string;
  readonly hashes: readonly string[];
}

let published = 0;

/** Two releases that the double has, in the role of the public registry. */
async function twoReleases(namespace: string): Promise<{ type: string; old: Side; new: Side }> {
  published += 1;
  const type = `recorded${published}`;
  const publish = async (version: string): Promise<Side> => {
    const { zh } = await double.publish({ namespace, type, version });
    return { address: `registry.terraform.io/${namespace}/${type}`, version, hashes: zh };
  };
  return { type, old: await publish('1.0.0'), new: await publish('1.1.0') };
}

async function review(base: Side | null, head: Side): Promise<Report> {
  const { host: hostname, serviceUrl, caPem: ca } = double;
  const limits = { answer: 5000, briefAnswer: 2000, retries: 2 };
  const fetcher = createFetcher({
    trustedHosts: [hostname],
    maxDownload: 0,
    ca,
    limits,
    wait: async () => {},
  });
  const registries = [{ host: 'registry.terraform.io', serviceUrl }];
  const registry = createRegistry({ fetcher, registries, environment: {} });
  const content = (side: Side) => ({ kind: 'file', bytes: Buffer.from(lockFileText(side)) }) as const;
  const before: Content = base === null ? { kind: 'missing' } : content(base);
  const file = {
    path: '.terraform.lock.hcl',
    status: base === null ? 'added' : 'modified',
    base: before,
    head: content(head),
  } as const;
  double.clearRequests();
  try {
    const snapshot = { base: null, head: null, files: [file], notices: [] };
    return await judged(snapshot, pinned(), { fetcher, registry });
  } finally {
    await fetcher.close();
  }
}

/** The double has no key of HashiCorp's, so its own is pinned for that namespace, as whoever runs a registry of their own would do. */
function pinned(): Settings {
  const { fingerprint } = double.signingKey;
  const policy = `signing-keys:\n  - providers: [registry.terraform.io/hashicorp/*]\n    fingerprints: ["${fingerprint}"]\n`;
  return settingsUnder(
    parsePolicy(policy, '.github/lockproof.yml', rules, allSettings),
    settings({ witness: 'false' }),
  );
}

function asked(): { readonly records: number; readonly others: number } {
  const records = double.requests.filter(({ path }) => /\/1\.\d\.0$/.test(path)).length;
  return { records, others: double.requests.length - records };
}

describe('the requests outside the protocol', () => {
  // The service is configured, so there is no discovery; with discovery a change of version costs eight requests for its two releases.
  it.each([
    ['another version by HashiCorp', 'hashicorp', (both: Both) => [both.old, both.new], 1, 6],
    ['an older version by HashiCorp', 'hashicorp', (both: Both) => [both.new, both.old], 1, 6],
    ['a new provider by HashiCorp', 'hashicorp', (both: Both) => [null, both.new], 0, 3],
    ['only other hashes', 'hashicorp', (both: Both) => [withoutOne(both.new), both.new], 0, 3],
    ['another version by anybody else', 'acme', (both: Both) => [both.old, both.new], 1, 6],
  ] as const)('%s: %#', async (_, namespace, sides, records, others) => {
    const both = await twoReleases(namespace);
    const [base, head] = sides(both);
    const report = await review(base ?? null, head ?? both.new);
    expect(asked()).toEqual({ records, others });
    expect(report.verdict).toBe('verified');
    expect(report.totals.requests).toBe(records + others);
  });

  const answers: readonly (readonly [string, Answerer])[] = [
    ['404', answerStatus(404)],
    ['503', answerStatus(503)],
    ['429 and a pause', answerStatus(429, { 'retry-after': '1' })],
    ['a login page', answerHtml()],
    ['an array', answerJson([])],
    ['nothing', answerBytes('')],
    ['silence', neverAnswer()],
  ];

  it.each(answers)('are made once, and the answer %s changes nothing', async (_, answer) => {
    const both = await twoReleases('hashicorp');
    const quiet = await review(both.old, both.new);
    const end = double.override(/\/1\.1\.0$/, answer);
    const report = await review(both.old, both.new);
    end();
    expect(asked().records).toBe(1);
    expect(report).toEqual(quiet);
  });

  it('add date and repository to the evidence of a known release', async () => {
    const { type, new: release } = await twoReleases('hashicorp');
    const source = `https://github.com/hashicorp/terraform-provider-${type}`;
    const answer = answerJson({ published_at: '2025-04-22T10:00:00Z', source, tag: 'v1.1.0' });
    const end = double.override(new RegExp(`${type}/1\\.1\\.0$`), answer);
    const address = `${double.host}/hashicorp/${type}`;
    const wanted = ['1.1.0', '9.9.9'].map((version) => ({ address, version, needed: true }));
    const run = openRun(double, { steps: [readsRecords([...wanted, ...wanted])] });
    const evidence = await run.gather(
      { address, version: '1.1.0', hashes: release.hashes },
      { address, version: '9.9.9', hashes: [] },
    );
    await run.close();
    end();
    expect(evidence.get(`${address} 1.1.0`)).toMatchObject({
      published: { kind: 'known', value: new Date('2025-04-22T10:00:00Z') },
      source: { forge: 'github.com', repository: `hashicorp/terraform-provider-${type}`, tagPrefix: 'v' },
    });
    expect(evidence.get(`${address} 9.9.9`)?.published).toBeUndefined();
    expect(asked().records).toBe(2);
  });
});

type Both = Awaited<ReturnType<typeof twoReleases>>;

function withoutOne(side: Side): Side {
  return { ...side, hashes: side.hashes.slice(1) };
}
