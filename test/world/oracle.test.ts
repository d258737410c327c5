import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import { createRegistry } from '../../src/registry/client.ts';
import type { Report } from '../../src/report/report.ts';
import { judged } from '../support/judged.ts';
import { settings } from '../support/review-builders.ts';
import { answerBytes, answerJson } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';

interface OracleCase {
  readonly accepted: boolean;
  /** The hashes that Terraform wrote into the lock file; empty if it refused. */
  readonly lock_hashes: readonly string[] | null;
  readonly download_response: Readonly<Record<string, unknown>>;
  readonly package_zip: string | null;
}

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const folder = join(shared, 'vectors/terraform/oracle');
const present = existsSync(folder);
if (!present) console.warn(`NOTICE: ${folder} is missing; Terraform's verdicts are not compared.`);

const cases = present
  ? (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).cases as Record<string, OracleCase>)
  : {};

/** The cases with another result on purpose, from docs/stricter-than-terraform.md, with the verdict of Lockproof. */
const listed = new Map(
  readFileSync('docs/stricter-than-terraform.md', 'utf8')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^\| `([a-z0-9-]+)` \| (accepts|refuses) \|/g)])
    .map(([, name = '', lockproof = '']) => [name, lockproof] as const),
);

let double: SignedRegistry;
/** Its answers are replaced by those of the case. */
let version: PublishedVersion;

beforeAll(async () => {
  double = await startSignedRegistry();
  version = await double.publish({ namespace: 'a', type: 't', version: '1.0.0', platforms: ['linux_amd64'] });
  // The day on which Terraform judged these cases, because keys expire.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(async () => {
  vi.useRealTimers();
  await double.close();
});

/** The report about the lock file that Terraform wrote, or would have written, with the answers of the case over real sockets. */
async function reviewCase(name: string, vector: OracleCase): Promise<Report> {
  const undo = serve(name, vector, version);
  const fetcher = createFetcher({ trustedHosts: [double.host], maxDownload: 1024 ** 2, ca: double.caPem });
  const registries = [{ host: double.host, serviceUrl: null }];
  try {
    const registry = createRegistry({ fetcher, registries, environment: {} });
    const text = lockFileText({ address: version.address, version: '1.0.0', hashes: hashesOf(vector) });
    const head = { kind: 'file', bytes: Buffer.from(text) } as const;
    const file = { path: '.terraform.lock.hcl', status: 'added', base: { kind: 'missing' }, head } as const;
    const snapshot = { base: null, head: null, files: [file], notices: [] };
    return await judged(snapshot, settings(), { fetcher, registry });
  } finally {
    for (const restore of undo) restore();
    await fetcher.close();
  }
}

function serve(name: string, vector: OracleCase, { paths }: PublishedVersion): readonly (() => void)[] {
  const stored = JSON.parse(Buffer.from(double.stored(paths.metadata('linux_amd64'))?.body ?? []).toString());
  const signing_keys = { gpg_public_keys: listedKeys(name) };
  const metadata = { ...stored, signing_keys, ...vector.download_response };
  return [
    double.override(paths.metadata('linux_amd64'), answerJson(metadata)),
    double.override(paths.sums(), answerBytes(readFileSync(join(folder, name, 'SHA256SUMS')))),
    double.override(paths.signature(), answerBytes(readFileSync(join(folder, name, 'SHA256SUMS.sig')))),
    double.override(paths.zip('linux_amd64'), answerBytes(readFileSync(zipOf(vector)))),
  ];
}

function listedKeys(name: string): readonly object[] {
  const files = readdirSync(join(folder, name)).filter((file) => /^key\d+\.asc$/.test(file));
  return files.sort().map((file) => {
    const trust = join(folder, name, file.replace('.asc', '.trust.asc'));
    return {
      ascii_armor: readFileSync(join(folder, name, file), 'utf8'),
      trust_signature: existsSync(trust) ? readFileSync(trust, 'utf8') : '',
    };
  });
}

function zipOf({ package_zip: zip }: OracleCase): string {
  return zip === null ? join(shared, 'vectors/h1/dir-entries.zip') : join(folder, 'any-case', zip);
}

/** The recorded hashes. If Terraform refused, the hash that it would have recorded: the package's own zh. */
function hashesOf({ lock_hashes: hashes, download_response: { shasum } }: OracleCase): readonly string[] {
  return hashes !== null && hashes.length > 0 ? hashes : [`zh:${String(shasum).toLowerCase()}`];
}

describe.skipIf(!present)('the verdicts of real Terraform 1.11.4, through the whole registry layer', () => {
  it('are those of Lockproof, except for the differences in docs/stricter-than-terraform.md', async () => {
    const unlike: string[] = [];
    let alike = 0;
    for (const [name, vector] of Object.entries(cases)) {
      const report = await reviewCase(name, vector);
      const accepted = report.verdict === 'verified';
      const difference = listed.get(name);
      if (accepted === vector.accepted && difference === undefined) alike += 1;
      else if (
        difference === undefined ||
        accepted !== (difference === 'accepts') ||
        accepted === vector.accepted
      ) {
        const [first] = report.findings;
        unlike.push(
          `${name}: Terraform ${vector.accepted}, Lockproof ${report.verdict} (${first?.rule}: ${first?.message})`,
        );
      }
    }
    const total = Object.keys(cases).length;
    console.info(
      `oracle: ${alike} of ${total} as in Terraform, ${listed.size} different on purpose: ${[...listed.keys()].join(', ')}`,
    );
    expect(unlike).toEqual([]);
    expect(alike + listed.size).toBe(total);
  });
});
