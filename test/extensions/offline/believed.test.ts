import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Keeping } from '../../../src/extension.ts';
import { keepEvidence } from '../../../src/extensions/offline/index.ts';
import { openRecording } from '../../../src/extensions/offline/record.ts';
import { known } from '../../../src/outcome.ts';
import type { Report } from '../../../src/report/report.ts';
import { sha256 } from '../../../src/sha256.ts';

/* Which folder of evidence a run believes, and what it says of one that somebody changed. */

const url = 'https://registry.example/SHA256SUMS';
const question = { method: 'READ', url } as const;
const recordedAt = '2026-01-02T03:04:05.000Z';
let home: string;
let folder: string;
let digest: string;
let said: string[];

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lockproof-believed-'));
  folder = join(home, 'evidence');
  said = [];
  const recording = await openRecording({ path: folder, now: new Date(recordedAt), onNotice: () => {} });
  await recording.fact(question, async () => known('an answer'));
  digest = (await recording.seal())?.digest ?? '';
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const indexFile = () => join(folder, 'runs', readdirSync(join(folder, 'runs'))[0] ?? '');
const documentFile = () => join(folder, 'documents', readdirSync(join(folder, 'documents'))[0] ?? '');

/** Puts another index in the place of the first, under its own digest, as somebody does who knows the layout. */
function replaceIndex(change: (text: string) => string): void {
  const text = change(readFileSync(indexFile(), 'utf8'));
  rmSync(indexFile());
  writeFileSync(join(folder, 'runs', `${sha256(Buffer.from(text))}.json`), text);
}

function changeByte(file: string, near = ''): void {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(near) + near.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

async function open(flags: Readonly<Record<string, string>> = { offline: folder }, reviewed: string[] = []) {
  const keeping = await keepEvidence({
    entry: 'command line',
    environment: {},
    flags,
    reviewed,
    say: (line) => said.push(line),
  });
  if (keeping == null) throw new Error('Nothing is kept or judged again');
  return keeping;
}

/** The exit code of a run that would pass, once it has had its answer. */
async function codeOf(keeping: Keeping): Promise<number> {
  const answer = await keeping.keeper.fact(question, async () => known('of the network'));
  const report = { verdict: answer.kind === 'known' ? 'verified' : 'incomplete' } as Report;
  return keeping.conclude(report, 0);
}

describe('a folder of evidence', () => {
  it('is judged from alone, by the clock of now or by that of the recording', async () => {
    const [now, then] = [await open(), await open({ offline: folder, asOf: 'recorded' })];
    expect(await codeOf(now)).toBe(0);
    expect(now.silent).toBe(true);
    expect(now.now.getTime()).toBeGreaterThan(new Date(recordedAt).getTime());
    expect(then.now.toISOString()).toBe(recordedAt);
    expect(await codeOf(then)).toBe(0);
    expect(said.join('\n')).toContain(`by the clock of then from the evidence of ${recordedAt}, ${digest}`);
    expect(said.join('\n')).toContain('Nothing shows that this is the evidence that was kept');
  });

  it.each<[what: string, spoil: () => void, why: string]>([
    ['changed', () => changeByte(documentFile()), 'is not what was recorded'],
    ['missing', () => rmSync(documentFile()), 'is missing'],
    ['grown without end', () => truncateSync(documentFile(), 1024 ** 3), 'is not what was recorded'],
    [
      'a symlink, even to the same bytes',
      () => {
        const file = documentFile();
        renameSync(file, join(home, 'elsewhere'));
        symlinkSync(join(home, 'elsewhere'), file);
      },
      'is not what was recorded',
    ],
  ])(
    'is not whole where a document is %s: exit code 3, and the address is named (T75, T76)',
    async (_, spoil, why) => {
      spoil();
      for (const flags of [{ offline: folder }, { offline: folder, evidenceDigest: digest }]) {
        said = [];
        const keeping = await open(flags);
        expect(await codeOf(keeping)).toBe(3);
        expect(await keeping.fields()).toMatchObject({ evidence: { digest, lacking: [url] } });
        expect(said[0]).toContain(`the answer of ${url}, ${why}.`);
      }
    },
  );

  it.each([
    ['the digest of a document', '"sha256": "'],
    ['an address', '"url": "https://'],
    ['the time of the run', '"recordedAt": "2'],
    ['a bracket', ''],
  ])('is not used if one byte of its index is changed: %s (T75)', async (_, near) => {
    changeByte(indexFile(), near);
    await expect(open()).rejects.toMatchObject({
      name: 'NotJudgedError',
      message: expect.stringMatching(/cannot be used, .*\/[0-9a-f]{64}\.json is not what was recorded\.$/),
    });
  });

  it.each<[what: string, change: (text: string) => string]>([
    ['no JSON', () => '{'],
    ['of another layout', (text) => text.replace('lockproof.evidence/v1', 'lockproof.evidence/v2')],
    ['with one field more', (text) => text.replace('{', '{"verdict":"verified",')],
    ['of names of object properties', () => '{"__proto__": {"schema": "lockproof.evidence/v1"}}'],
    ['nested without end', () => '['.repeat(1_000_000)],
    ['without an end', () => '\n'.repeat(33 * 1024 * 1024)],
    ['a path in place of a digest', (text) => text.replace(/[0-9a-f]{64}/, '../../etc/passwd')],
  ])('is not used if its index is %s (T77)', async (_, change) => {
    replaceIndex(change);
    await expect(open()).rejects.toThrow(
      /cannot be used, so nothing was judged: runs\/[0-9a-f]{64}\.json is not/,
    );
  });

  it('is not the one of the digest if somebody put another index in its place (T75)', async () => {
    replaceIndex((text) => text.replace('2026', '2027'));
    await expect(open({ offline: folder, evidenceDigest: digest })).rejects.toThrow(
      `The evidence ${digest} is not in the folder`,
    );
    expect(await codeOf(await open())).toBe(0);
  });

  it.each<[what: string, spoil: () => void, why: string]>([
    [
      'that others may write to',
      () => chmodSync(folder, 0o777),
      'users other than its owner may write to it',
    ],
    [
      'whose indexes others may write',
      () => chmodSync(join(folder, 'runs'), 0o770),
      'users other than its owner may write to it',
    ],
    ['of the code under review', () => {}, 'it is inside the folder under review'],
  ])('%s needs the digest, and is judged from with it', async (what, spoil, why) => {
    spoil();
    const reviewed = what.endsWith('review') ? [home] : [];
    await expect(open({ offline: folder }, reviewed)).rejects.toThrow(
      new RegExp(`is not believed as it is, because ${why}.*--evidence-digest`),
    );
    expect(await codeOf(await open({ offline: folder, evidenceDigest: digest }, reviewed))).toBe(0);
  });

  it('of two runs needs the digest', async () => {
    const second = await openRecording({ path: folder, now: new Date(), onNotice: () => {} });
    await second.fact(question, async () => known('another answer'));
    await second.seal();
    await expect(open()).rejects.toThrow('has the evidence of 2 runs; say which one with --evidence-digest');
    expect(await codeOf(await open({ offline: folder, evidenceDigest: digest }))).toBe(0);
  });

  it('whose indexes are a symlink has none', async () => {
    renameSync(join(folder, 'runs'), join(home, 'runs'));
    symlinkSync(join(home, 'runs'), join(folder, 'runs'));
    await expect(open()).rejects.toThrow('has no evidence');
  });
});

describe('a run that keeps its evidence', () => {
  it('says the digest at the end', async () => {
    const keeping = await open({ evidence: folder });
    const fields = await keeping.fields();
    expect(keeping.conclude({ verdict: 'verified', ...fields } as Report, 0)).toBe(0);
    expect(said.at(-1)).toContain(`Its digest, to keep elsewhere: ${fields.evidence?.digest}`);
  });

  it('whose folder is lost on the way loses the evidence and not the result: exit code 3', async () => {
    const keeping = await open({ evidence: folder });
    rmSync(join(folder, 'documents'), { recursive: true });
    await codeOf(keeping);
    const fields = await keeping.fields();
    expect(fields).toEqual({});
    const report = { verdict: 'verified' } as Report;
    expect([keeping.conclude(report, 0), keeping.conclude(report, 1)]).toEqual([3, 1]);
    expect(said).toEqual([
      expect.stringMatching(/could not be kept in ".*": writing to it fails \(ENOENT\)/),
    ]);
    expect(readdirSync(join(folder, 'runs'))).toHaveLength(1);
  });

  it('replaces a document that is not what its name says', async () => {
    const [file, before] = [documentFile(), readFileSync(documentFile())];
    changeByte(file);
    const keeping = await open({ evidence: folder });
    await keeping.keeper.fact(question, async () => known('an answer'));
    await keeping.fields();
    expect(readFileSync(file)).toEqual(before);
  });

  it.each<[what: string, path: () => string]>([
    ['below a file', () => join(documentFile(), 'evidence')],
    ['that cannot be created', () => '/proc/evidence'],
    ['without a name', () => ''],
    [
      'whose documents are a symlink',
      () => {
        const linked = join(home, 'linked');
        mkdirSync(linked);
        symlinkSync(dirname(documentFile()), join(linked, 'documents'));
        return linked;
      },
    ],
  ])('refuses a folder %s before any request', async (_, path) => {
    await expect(open({ evidence: path() })).rejects.toThrow(/of --evidence cannot be used, because .*/);
  });
});

it.each<[flags: () => Readonly<Record<string, string>>, says: string]>([
  [() => ({ offline: '--config' }), '--offline needs a folder'],
  [() => ({ evidence: '--config' }), '--evidence needs a folder'],
  [() => ({ offline: '' }), 'has no name'],
  [() => ({ offline: join(home, 'nowhere') }), 'has no evidence'],
  [() => ({ offline: home }), 'has no evidence'],
  [() => ({ evidenceDigest: digest }), '--evidence-digest is for a run with --offline'],
  [() => ({ asOf: 'recorded' }), '--as-of is for a run with --offline'],
  [() => ({ offline: folder, evidenceDigest: '0'.repeat(64) }), 'is not a digest'],
])('wrong usage of the flags is said: %#', async (flags, says) => {
  await expect(open(flags())).rejects.toThrow(says);
});
