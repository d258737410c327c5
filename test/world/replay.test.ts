import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { createRegistry } from '../../src/registry/client.ts';
import { groupFindings } from '../../src/report/finding-group.ts';
import type { Report, ReportedFinding } from '../../src/report/report.ts';
import { attributeReader } from '../../src/source/attributes.ts';
import { listedTree } from '../../src/source/revision-tree.ts';
import type { LockFileRevision, Surroundings } from '../../src/source/source.ts';
import { blobSha, type Content, type TreeEntry } from '../../src/source/tree.ts';
import { judged } from '../support/judged.ts';
import { settings } from '../support/review-builders.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { corpusFetcher } from './corpus-registry.ts';
import { readWorld, type World } from './corpus-world.ts';

/*
 * Every commit of the corpus is reviewed as a pull request is: its lock files with what they were before, in one run, beside the other lock files of
 * that commit as far as the corpus has them. The fetcher is a double in this process (no socket, no package, so every h1 stays open). Everything
 * above it is real: registry client, OpenPGP signatures made for the run, planning, evidence, rules, report.
 */

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const corpus = join(shared, 'corpus');
const present = existsSync(corpus);
if (!present)
  console.warn(`NOTICE: ${corpus} is missing; NOTHING IS REPLAYED, so nothing is known of real files.`);

const [terraform, opentofu] = ['registry.terraform.io', 'registry.opentofu.org'];

/** A real error: the number of wrong hashes in the entry and the release that they belong to; `null` if no run could know it. */
interface RealError {
  readonly ids: string;
  readonly provider: string;
  readonly hashes: number;
  readonly from: string | null;
}

const realErrors: readonly RealError[] = parse(readFileSync('__fixtures__/corpus/real-errors.yml', 'utf8'));

/** Repairs of such errors, and wrong hashes replaced by right ones: they must cause no error. */
const repairs = ['2303', '2502', '2525', '2670', '2681', '2692'];

/** The two commits of every replayed pull request. */
const [baseSha, headSha] = ['0'.repeat(40), '1'.repeat(40)];

/** The double of the registries signs everything with its own key. */
const policy = parsePolicy('rules: {unexpected-signer: off}', '.github/lockproof.yml', rules, allSettings);

interface Commit {
  readonly files: readonly LockFileRevision[];
  /** The other lock files of the commit, by path. */
  readonly others?: ReadonlyMap<string, Uint8Array>;
  readonly scope?: 'changed' | 'all';
}

async function openWorld(world: World) {
  const fetcher = corpusFetcher(world, await createSigningKey());
  const registry = createRegistry({ fetcher, registries: [], environment: {} });
  return async ({ files, others = new Map(), scope = 'changed' }: Commit): Promise<Report> => {
    const surroundings = { head: surroundingsOf(files, others) };
    const snapshot = { base: baseSha, head: headSha, files, notices: [], surroundings };
    const chosen = settingsUnder(policy, settings({ scope }));
    return await judged(snapshot, chosen, { fetcher, registry });
  };
}

/** The lock files of a commit, those under review included. */
function surroundingsOf(
  files: readonly LockFileRevision[],
  others: ReadonlyMap<string, Uint8Array>,
): Surroundings {
  const reviewed = files.flatMap(({ path, head }) =>
    head.kind === 'file' ? [[path, head.bytes] as const] : [],
  );
  const blobs = new Map<string, Uint8Array>();
  const entries = [...others, ...reviewed].map(([path, bytes]): TreeEntry => {
    const sha = blobSha(bytes, headSha);
    blobs.set(sha, bytes);
    return { path, kind: 'file', sha, size: bytes.length };
  });
  const lockFiles = new Map(entries.map((entry) => [entry.path, entry]));
  const tree = listedTree({ whole: lockFiles, readBlobs: async () => blobs });
  return { tree, lockFiles, attributesOf: attributeReader(tree), matches: () => true };
}

interface IndexEntry {
  readonly id: string;
  readonly repo: string;
  readonly path: string;
}

interface IndexedPair extends IndexEntry {
  readonly new_commit: string;
  readonly new: { readonly terraform_1_11_4?: string } | null;
}

const index: readonly IndexedPair[] = readIndex('pairs');

function readIndex<T>(folder: string): readonly T[] {
  return present ? JSON.parse(readFileSync(join(corpus, folder, 'index.json'), 'utf8')) : [];
}

/** One transition of one lock file, with what the review of its commit said of it. */
interface Replayed {
  readonly id: string;
  readonly file: LockFileRevision;
  readonly findings: readonly ReportedFinding[];
}

interface Replay {
  readonly transitions: readonly Replayed[];
  readonly reports: readonly Report[];
}

async function replay(): Promise<Replay> {
  const review = await openWorld(readWorld(corpus));
  const transitions: Replayed[] = [];
  const reports: Report[] = [];
  for (const pairs of Map.groupBy(index, commitOf).values()) {
    const files = new Map(pairs.map((pair) => [pair.id, transitionOf(pair)]));
    const report = await review({ files: [...files.values()], others: othersAt(pairs) });
    reports.push(report);
    for (const [id, file] of files) {
      transitions.push({ id, file, findings: report.findings.filter(({ path }) => path === file.path) });
    }
  }
  return { transitions, reports };
}

function commitOf({ repo, new_commit }: IndexedPair): string {
  return `${repo} ${new_commit}`;
}

function transitionOf({ id, path }: IndexedPair): LockFileRevision {
  const [base, head] = ['old', 'new'].map((side) => contentOf(join(corpus, 'pairs', id, `${side}.lock.hcl`)));
  if (!base || !head) throw new Error(`${id} has no sides`);
  const status = head.kind === 'missing' ? 'removed' : base.kind === 'missing' ? 'added' : 'modified';
  return { path, status, base, head };
}

/** The lock files that the corpus has of the commit of some transitions, without those of the transitions. */
function othersAt(pairs: readonly IndexedPair[]): ReadonlyMap<string, Uint8Array> {
  const changed = new Set(pairs.map(({ path }) => path));
  const [first] = pairs;
  const known = (first === undefined ? [] : (filesByCommit.get(commitOf(first)) ?? [])).filter(
    ({ path }) => !changed.has(path),
  );
  return new Map(
    known.map(({ id, path }) => [path, readFileSync(join(corpus, 'files', `${id}.lock.hcl`))] as const),
  );
}

const filesByCommit = Map.groupBy(
  readIndex<IndexEntry & { readonly commit: string }>('files'),
  ({ repo, commit }) => `${repo} ${commit}`,
);

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

/** Findings by rule, for each 1,000 transitions, and the rows that the comments have of them. */
function table({ transitions, reports }: Replay): string {
  const counts = new Map<string, { findings: number; rows: number }>();
  const count = (name: string) => {
    const known = counts.get(name) ?? { findings: 0, rows: 0 };
    counts.set(name, known);
    return known;
  };
  for (const { findings } of reports) {
    for (const { severity, rule } of findings) count(`${severity} ${rule}`).findings += 1;
    for (const { severity, rule, statements } of groupFindings(findings))
      count(`${severity} ${rule}`).rows += statements.length;
  }
  const lines = [...counts].sort().map(([name, { findings, rows }]) => {
    const share = ((1000 * findings) / transitions.length).toFixed(1);
    return `| ${name} | ${findings} | ${share} | ${rows} |`;
  });
  return ['| severity and rule | findings | per 1,000 | rows |', '|---|---|---|---|', ...lines].join('\n');
}

describe.skipIf(!present)('every real transition of the corpus', () => {
  it('goes through the whole pipeline as a pull request: all real errors are found and named, without a false alarm', async () => {
    const replayed = await replay();
    const { transitions, reports } = replayed;
    const errors = transitions.flatMap((one) =>
      one.findings.filter(({ severity }) => severity === 'error').map((finding) => ({ one, finding })),
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
    console.info(
      [
        `replay: ${transitions.length} transitions in ${reports.length} commits, each reviewed with its base`,
        table(replayed),
        `real errors found: ${found.filter(({ missing }) => missing === 0).length} of ${found.length} entries, ${found.filter(({ named }) => named !== null).length} named by the release that the hashes belong to`,
        `errors about hashes: ${errors.filter(({ finding }) => aboutHashes.includes(finding.rule)).length}, about the file itself: ${errors.filter(({ finding, one }) => isPlain(finding, one)).length}, false alarms of severity error: ${alarms.length}`,
      ].join('\n'),
    );
    expect(transitions).toHaveLength(2264);
    expect(reports.every(({ base }) => base === baseSha)).toBe(true);
    expect(found.filter(({ missing }) => missing !== 0)).toEqual([]);
    expect(alarms.map(({ one, finding }) => `${one.id} ${finding.rule}: ${finding.message}`)).toEqual([]);
    const complaints = errors.filter(({ one }) => repairs.includes(one.id));
    expect(complaints.map(({ one, finding }) => `${one.id} ${finding.message}`)).toEqual([]);
  }, 1_800_000);

  it('has no file of its commit that would tell the origin of a hash that is not named', () => {
    for (const { ids, provider } of realErrors.filter(({ from }) => from === null)) {
      for (const id of ids.split(' ')) {
        const pairs = index.filter((one) => one.id === id);
        const text = pairs.map((pair) => textOf(transitionOf(pair))).join('');
        const locked = [...blockOf(text, provider).matchAll(/"(zh:[0-9a-f]{64})"/g)].map(
          ([, hash = '']) => hash,
        );
        const others = [...othersAt(pairs).values()].map((bytes) => Buffer.from(bytes).toString());
        expect(locked.length).toBeGreaterThan(0);
        expect(locked.filter((hash) => others.some((other) => other.includes(hash)))).toEqual([]);
      }
    }
  });

  it('says nothing of what a base has that could not be read', async () => {
    const review = await openWorld(readWorld(corpus));
    const unread = index
      .map(transitionOf)
      .filter((file) => file.head.kind === 'file' && isUnreadable(file.base));
    const kinds: string[] = [];
    for (const file of unread) {
      const { changes, findings } = await review({ files: [file] });
      kinds.push(...changes.flatMap((change) => change.kinds));
      const readable = findings.every(
        ({ rule, severity }) => rule !== 'unreadable-lock-file' || severity !== 'error',
      );
      const told = findings.filter(
        ({ rule, severity }) => rule === 'unreadable-lock-file' && severity === 'warning',
      );
      if (readable) expect(told).toHaveLength(1);
      expect(findings.filter(({ rule }) => rule === 'new-provider')).toEqual([]);
    }
    expect(unread.length).toBeGreaterThan(3);
    expect(kinds).not.toContain('provider-added');
  });
});

function isUnreadable(content: Content): boolean {
  if (content.kind !== 'file') return false;
  return readLockFile(content.bytes).problems.some(({ severity }) => severity === 'error');
}

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

  it('are found in an older lock file, by the digests that nothing lists: no package was seen', async () => {
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
    const files = [{ path: 'a', status, base: content, head: content }];
    const { findings } = await review({ files, scope: 'all' });
    return [...new Set(findings.map(({ rule }) => rule))].sort().join(' and ') || 'nothing';
  }

  /** Depends on whether packages changed, or only the list of platforms. */
  function expectedOf(one: Republished): string {
    const now = new Set(Object.values(one.opentofu_registry_2024_09_13));
    const before = Object.values(one.static_v1_2024_09_17);
    const gone = before.filter((digest) => !now.has(digest)).length;
    return gone === 0 ? 'nothing' : 'unproven-hash';
  }
});
