import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../../src/evidence/evidence.ts';
import { evidenceKey, type LockFileSides } from '../../../src/evidence/plan.ts';
import { namesOrigins } from '../../../src/extensions/origins/index.ts';
import type { LockFile } from '../../../src/lockfile/lock-file.ts';
import type { SignatureCheck } from '../../../src/openpgp/signature.ts';
import { known } from '../../../src/outcome.ts';
import { learntBy } from '../../evidence/gathering.ts';
import { locked } from '../../support/review-builders.ts';

const none: HashProof = { level: 'none', reason: 'nothing', belongsTo: null };
const good: SignatureCheck = {
  kind: 'good',
  tier: 'self-signed',
  keyId: 'A'.repeat(16),
  fingerprint: 'A'.repeat(40),
  keyExpired: false,
};

function evidence(
  name: string,
  version: string,
  listed: readonly string[],
  proofs: Readonly<Record<string, HashProof>> = {},
  signature: SignatureCheck = good,
): VersionEvidence {
  const entries = listed.map((hash) => ({ hash, filename: hash, platform: 'linux_amd64' }));
  return {
    address: `example.com/a/${name}`,
    version,
    release: known({
      documents: [{ url: 'https://example.com/', sha256: '0'.repeat(64), entries, signature }],
      disagreements: [],
    }),
    proofs: new Map(Object.entries(proofs)),
    dropped: new Map(),
    remarks: null,
  };
}

async function traced(
  hash: string,
  all: readonly VersionEvidence[],
  lockFiles: readonly LockFileSides[] = [],
) {
  const map = new Map(all.map((one) => [evidenceKey(one.address, one.version), one]));
  const proof = [...(await learntBy(namesOrigins({ lockFiles }), map)).values()][0]?.proofs.get(hash);
  return proof?.level === 'none' ? proof.belongsTo : proof;
}

function locking(name: string, version: string, hash: string): LockFile {
  return { providers: [locked(version, [hash], { address: `example.com/a/${name}` })] };
}

describe('the origin of a hash', () => {
  it('finds a zh in the documents of another version', async () => {
    const all = [evidence('x', '2.0.0', [], { 'zh:a': none }), evidence('x', '1.0.0', ['zh:a'])];
    expect(await traced('zh:a', all)).toEqual({
      address: 'example.com/a/x',
      version: '1.0.0',
      platform: 'linux_amd64',
      source: 'shasums',
    });
  });

  it('finds an h1 in a package that was computed for another provider', async () => {
    const computed: HashProof = {
      level: 'computed',
      platform: 'darwin_arm64',
      flavour: 'directory',
      zh: 'zh:z',
      keyId: 'A',
    };
    const all = [
      evidence('x', '2.0.0', [], { 'h1:a': none }),
      evidence('y', '3.0.0', [], { 'h1:a': computed }),
    ];
    expect(await traced('h1:a', all)).toMatchObject({
      address: 'example.com/a/y',
      platform: 'darwin_arm64',
      source: 'package',
    });
  });

  it('finds what the base lock file lists for the old version', async () => {
    const files = [{ base: locking('x', '1.0.0', 'h1:a'), head: locking('x', '2.0.0', 'h1:a') }];
    expect(await traced('h1:a', [evidence('x', '2.0.0', [], { 'h1:a': none })], files)).toEqual({
      address: 'example.com/a/x',
      version: '1.0.0',
      platform: null,
      source: 'base-lock-file',
    });
  });

  it('finds what another entry of a lock file lists, and prefers a document', async () => {
    const files = [{ base: null, head: locking('y', '1.0.0', 'zh:a') }];
    const here = evidence('x', '2.0.0', [], { 'zh:a': none });
    expect(await traced('zh:a', [here], files)).toMatchObject({
      address: 'example.com/a/y',
      source: 'lock-file',
    });
    const all = [here, evidence('z', '3.0.0', ['zh:a'])];
    expect(await traced('zh:a', all, files)).toMatchObject({ address: 'example.com/a/z', source: 'shasums' });
  });

  it('does not accept a planted hash as its own explanation where two entries have it', async () => {
    const all = [evidence('x', '2.0.0', [], { 'zh:a': none }), evidence('y', '1.0.0', [], { 'zh:a': none })];
    expect(await traced('zh:a', all, [{ base: null, head: locking('y', '1.0.0', 'zh:a') }])).toBeNull();
  });

  it('prefers another version of the same provider', async () => {
    const all = [
      evidence('x', '2.0.0', [], { 'zh:a': none }),
      evidence('y', '9.0.0', ['zh:a']),
      evidence('x', '1.0.0', ['zh:a']),
    ];
    expect(await traced('zh:a', all)).toMatchObject({ address: 'example.com/a/x', version: '1.0.0' });
  });

  it('does not use a document with a bad signature as a source', async () => {
    const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'it does not hold' };
    const all = [evidence('x', '2.0.0', [], { 'zh:a': none }), evidence('x', '1.0.0', ['zh:a'], {}, bad)];
    expect(await traced('zh:a', all)).toBeNull();
  });

  it('does not name the version itself as the origin of its hash', async () => {
    expect(await traced('zh:a', [evidence('x', '2.0.0', ['zh:a'], { 'zh:a': none })])).toBeNull();
  });

  it('leaves other proofs as they are', async () => {
    const unavailable: HashProof = { level: 'unavailable', code: 'status', reason: 'no' };
    const all = [evidence('x', '2.0.0', [], { 'zh:a': unavailable }), evidence('x', '1.0.0', ['zh:a'])];
    expect(await traced('zh:a', all)).toEqual(unavailable);
  });
});
