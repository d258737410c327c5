import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { createRegistry } from '../../src/registry/client.ts';
import type { Report, ReportedFinding } from '../../src/report/report.ts';
import { judgeSnapshot } from '../../src/review.ts';
import { rules } from '../../src/rules/index.ts';
import type { Content } from '../../src/source/content.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import { settings } from '../support/review-builders.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { corpusFetcher } from './corpus-registry.ts';
import { readWorld, type World } from './corpus-world.ts';

/*
 * The fetcher is a double in this process (no socket, no package). Everything above it is real: registry client, OpenPGP signatures made
 * for the run, planning, evidence, rules, report.
 */

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const corpus = join(shared, 'corpus');
const present = existsSync(corpus);
if (!present) console.warn(`NOTICE: ${corpus} is missing; nothing is replayed.`);

const [terraform, opentofu] = ['registry.terraform.io', 'registry.opentofu.org'];

/** A real error: the number of wrong hashes in the entry and the release that they belong to; `null` if no run could know it. */
interface RealError {
  readonly ids: string;
  readonly provider: string;
  readonly hashes: number;
  readonly from: string | null;
}

/** All known errors in hashes of the corpus, each checked by a person. */
const realErrors: readonly RealError[] = [
  // The release's assets were replaced upstream. The version is new in the file, so no base shows it.
  { ids: '0157', provider: `${terraform}/azure/azapi`, hashes: 12, from: null },
  // Another version number with old hashes.
  {
    ids: '2499',
    provider: `${terraform}/pagerduty/pagerduty`,
    hashes: 12,
    from: 'pagerduty/pagerduty 2.2.1',
  },
  { ids: '2524', provider: `${terraform}/hashicorp/aws`, hashes: 14, from: 'hashicorp/aws 5.52.0' },
  {
    ids: '0030 0038 0044',
    provider: `${terraform}/hashicorp/azurerm`,
    hashes: 11,
    from: 'hashicorp/azurerm 3.71.0',
  },
  {
    ids: '2892 2894 2901 2907 2909 2914 2926',
    provider: `${terraform}/hashicorp/aws`,
    hashes: 10,
    from: 'hashicorp/aws 3.19.0',
  },
  // A hash of another provider; two days later no file of the change has that provider any more.
  { ids: '0832', provider: `${terraform}/hashicorp/null`, hashes: 1, from: 'hashicorp/aws 5.100.0' },
  { ids: '0833', provider: `${terraform}/hashicorp/null`, hashes: 1, from: null },
  // Builds of the other public registry.
  {
    ids: '2653',
    provider: `${terraform}/hashicorp/null`,
    hashes: 10,
    from: `${opentofu}/hashicorp/null 3.2.1`,
  },
  { ids: '1313', provider: `${opentofu}/hashicorp/aws`, hashes: 11, from: 'hashicorp/aws 3.37.0' },
  { ids: '1313', provider: `${opentofu}/hashicorp/random`, hashes: 10, from: 'hashicorp/random 3.0.0' },
  { ids: '1314', provider: `${opentofu}/hashicorp/aws`, hashes: 1, from: 'hashicorp/aws 3.37.0' },
  { ids: '1314', provider: `${opentofu}/hashicorp/http`, hashes: 1, from: 'hashicorp/http 2.1.0' },
  { ids: '1316', provider: `${opentofu}/hashicorp/aws`, hashes: 10, from: 'hashicorp/aws 3.27.0' },
  { ids: '2657 2658 2660', provider: `${opentofu}/hashicorp/null`, hashes: 12, from: 'hashicorp/null 2.1.0' },
  {
    ids: '2657 2658 2660',
    provider: `${opentofu}/hashicorp/template`,
    hashes: 12,
    from: 'hashicorp/template 2.1.1',
  },
  { ids: '2659', provider: `${opentofu}/opentofu/null`, hashes: 12, from: 'hashicorp/null 2.1.0' },
  { ids: '2659', provider: `${opentofu}/opentofu/template`, hashes: 12, from: 'hashicorp/template 2.1.1' },
  {
    ids: '2669',
    provider: `${opentofu}/hashicorp/tfcoremock`,
    hashes: 11,
    from: 'hashicorp/tfcoremock 0.1.1',
  },
  { ids: '2680', provider: `${opentofu}/hashicorp/local`, hashes: 11, from: 'hashicorp/local 2.2.3' },
  { ids: '2691', provider: `${opentofu}/hashicorp/null`, hashes: 11, from: 'hashicorp/null 3.1.1' },
];

/** Repairs of such errors, and wrong hashes replaced by right ones: they must cause no error. */
const repairs = ['2303', '2502', '2525', '2670', '2681', '2692'];

interface Replayed {
  readonly id: string;
  readonly file: LockFileRevision;
  readonly report: Report;
}

/** The double of the registries signs everything with its own key. */
const policy = parsePolicy('rules: {unexpected-signer: off}', '.github/lockproof.yml', rules);

async function openWorld(world: World) {
  const fetcher = corpusFetcher(world, await createSigningKey());
  const registry = createRegistry({ fetcher, registries: [], environment: {} });
  return async (file: LockFileRevision, scope: 'changed' | 'all' = 'changed') => {
    const snapshot = { base: null, head: null, files: [file], notices: [] };
    return (await judgeSnapshot(snapshot, settingsUnder(policy, settings({ scope })), { fetcher, registry }))
      .report;
  };
}

async function replay(): Promise<readonly Replayed[]> {
  const review = await openWorld(readWorld(corpus));
  const replayed: Replayed[] = [];
  for (const id of readdirSync(join(corpus, 'pairs')).sort()) {
    const [base, head] = ['old', 'new'].map((side) =>
      contentOf(join(corpus, 'pairs', id, `${side}.lock.hcl`)),
    );
    if (!base || !head || (base.kind === 'missing' && head.kind === 'missing')) continue;
    const status = head.kind === 'missing' ? 'removed' : base.kind === 'missing' ? 'added' : 'modified';
    const file: LockFileRevision = { path: '.terraform.lock.hcl', status, base, head };
    replayed.push({ id, file, report: await review(file) });
  }
  return replayed;
}

function contentOf(path: string): Content {
  return existsSync(path) ? { kind: 'file', bytes: readFileSync(path) } : { kind: 'missing' };
}

function textOf({ head }: LockFileRevision): string {
  return head.kind === 'file' ? Buffer.from(head.bytes).toString('utf8') : '';
}

/** Whether an error that is not about the world's hashes is right according to the file itself. */
function isPlain({ rule, provider, hash }: ReportedFinding, { id, file }: Replayed): boolean {
  const text = textOf(file);
  switch (rule) {
    case 'lock-file-removed':
      // A file without entries is judged as one that was removed.
      return file.head.kind === 'missing' || !text.includes('provider "');
    case 'untrusted-host':
      return provider !== null && ![terraform, opentofu].includes(provider.split('/')[0] ?? '');
    case 'unreadable-lock-file':
      return isRefused(id);
    case 'hashes-cleared':
      // For a broken file, the readable part counts.
      return isRefused(id) || !blockOf(text, provider ?? '').match(/"(?:h1|zh):/);
    case 'malformed-hash':
      return hash !== null && !/^(?:zh:[0-9a-f]{64}|h1:[A-Za-z0-9+/]{43}=)$/.test(hash);
    default:
      return false;
  }
}

/** The text from the start of a provider's block to the next one. */
function blockOf(text: string, provider: string): string {
  return text.split(/^provider "/m).find((block) => block.startsWith(`${provider}"`)) ?? '';
}

interface IndexEntry {
  readonly id: string;
  readonly new: { readonly terraform_1_11_4?: string } | null;
}

const index: readonly IndexEntry[] = present
  ? JSON.parse(readFileSync(join(corpus, 'pairs/index.json'), 'utf8'))
  : [];
const verdicts = new Map(index.map((one) => [one.id, one.new?.terraform_1_11_4 ?? '']));

/** Whether real Terraform refused the new file. */
function isRefused(id: string): boolean {
  return verdicts.get(id)?.startsWith('accepted') === false;
}

const aboutHashes = ['foreign-hash', 'unproven-hash', 'release-republished', 'registry-disagrees'];

function matches(finding: ReportedFinding, id: string, { ids, provider, from }: RealError): boolean {
  if (!ids.split(' ').includes(id) || finding.provider !== provider) return false;
  return from === null ? finding.rule === 'unproven-hash' : finding.message.includes(` ${from} `);
}

function countByRule(findings: readonly ReportedFinding[]): string {
  const counts = new Map<string, number>();
  for (const { severity, rule } of findings) {
    counts.set(`${severity} ${rule}`, (counts.get(`${severity} ${rule}`) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([name, count]) => `  ${count} ${name}`)
    .join('\n');
}

describe.skipIf(!present)('every real transition of the corpus', () => {
  it('goes through the whole pipeline: all real errors are found and named, without a false alarm', async () => {
    const replayed = await replay();
    const errors = replayed.flatMap((one) =>
      one.report.findings.filter(({ severity }) => severity === 'error').map((finding) => ({ one, finding })),
    );
    const found = realErrors.flatMap((real) =>
      real.ids.split(' ').map((id) => ({
        id,
        provider: real.provider,
        named: real.from,
        missing:
          real.hashes -
          errors.filter(({ one, finding }) => one.id === id && matches(finding, id, real)).length,
      })),
    );
    const alarms = errors.filter(
      ({ one, finding }) =>
        !isPlain(finding, one) && !realErrors.some((real) => matches(finding, one.id, real)),
    );
    const all = replayed.flatMap(({ report }) => report.findings);
    console.info(
      [
        `replay: ${replayed.length} transitions; findings by rule:`,
        countByRule(all),
        `real errors found: ${found.filter(({ missing }) => missing === 0).length} of ${found.length} entries, ${found.filter(({ named }) => named !== null).length} named by the release that the hashes belong to`,
        `errors about hashes: ${errors.filter(({ finding }) => aboutHashes.includes(finding.rule)).length}, about the file itself: ${errors.filter(({ finding, one }) => isPlain(finding, one)).length}, false alarms of severity error: ${alarms.length}`,
      ].join('\n'),
    );
    expect(replayed).toHaveLength(2264);
    expect(found.filter(({ missing }) => missing !== 0)).toEqual([]);
    expect(alarms.map(({ one, finding }) => `${one.id} ${finding.rule}: ${finding.message}`)).toEqual([]);
    const complaints = errors.filter(({ one }) => repairs.includes(one.id));
    expect(complaints.map(({ one, finding }) => `${one.id} ${finding.message}`)).toEqual([]);
  });
});

interface Republished {
  /** The number of packages that have another digest now. */
  readonly changed_files: number;
  readonly provider: string;
  readonly version: string;
  readonly opentofu_registry_2024_09_13: Readonly<Record<string, string>>;
  readonly static_v1_2024_09_17: Readonly<Record<string, string>>;
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

describe.skipIf(!present)('releases that were published again upstream', () => {
  const path = join(shared, 'vectors/registry/republished-versions.json');
  const all: readonly Republished[] = present ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const versions = all.filter(
    (one) => one.changed_files > 0 && Object.values(one.static_v1_2024_09_17).every(isDigest),
  );

  it('are found in an older lock file, with one finding each', async () => {
    const world = new Map(
      versions.map(({ provider, version, opentofu_registry_2024_09_13: files }) => [
        `${opentofu}/${provider} ${version}`,
        new Map(Object.entries(files).map(([name, digest]) => [digest, name])),
      ]),
    );
    const review = await openWorld(world);
    const tally = new Map<string, number>();
    const wrong: string[] = [];
    for (const one of versions) {
      const said = await audit(one, review);
      const expected = expectedOf(one);
      tally.set(expected, (tally.get(expected) ?? 0) + 1);
      if (said !== expected) wrong.push(`${one.provider} ${one.version}: ${said}, not ${expected}`);
    }
    console.info(
      `published again, ${versions.length} releases: ${[...tally].map(([what, count]) => `${count} × ${what}`).join(', ')}`,
    );
    expect(wrong).toEqual([]);
  });

  async function audit(one: Republished, review: Awaited<ReturnType<typeof openWorld>>): Promise<string> {
    const hashes = Object.values(one.static_v1_2024_09_17).map((digest) => `zh:${digest}`);
    const address = `${opentofu}/${one.provider}`;
    const bytes = Buffer.from(lockFileText({ address, version: one.version, hashes }));
    const content: Content = { kind: 'file', bytes };
    const status = 'unchanged' as const;
    const { findings } = await review({ path: 'a', status, base: content, head: content }, 'all');
    return [...new Set(findings.map(({ rule }) => rule))].sort().join(' and ') || 'nothing';
  }

  /** Depends on whether all packages changed, some changed, or only the list of platforms. */
  function expectedOf(one: Republished): string {
    const now = new Set(Object.values(one.opentofu_registry_2024_09_13));
    const before = Object.values(one.static_v1_2024_09_17);
    const gone = before.filter((digest) => !now.has(digest)).length;
    if (gone === 0) return 'nothing';
    return gone === before.length ? 'release-republished' : 'unproven-hash';
  }
});
