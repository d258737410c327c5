import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { evidenceKey, type RecordedHash } from '../../src/evidence/plan.ts';
import { traceOrigins } from '../../src/evidence/trace.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { known } from '../../src/outcome.ts';

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
    release: known({ documents: [{ url: 'https://example.com/', entries, signature }] }),
    proofs: new Map(Object.entries(proofs)),
  };
}

function traced(hash: string, all: readonly VersionEvidence[], recorded: readonly RecordedHash[] = []) {
  const map = new Map(all.map((one) => [evidenceKey(one.address, one.version), one]));
  const proof = [...traceOrigins(map, recorded).values()][0]?.proofs.get(hash);
  return proof?.level === 'none' ? proof.belongsTo : proof;
}

describe('traceOrigins', () => {
  it('finds a zh in the documents of another version', () => {
    const all = [evidence('x', '2.0.0', [], { 'zh:a': none }), evidence('x', '1.0.0', ['zh:a'])];
    expect(traced('zh:a', all)).toEqual({
      address: 'example.com/a/x',
      version: '1.0.0',
      platform: 'linux_amd64',
      source: 'shasums',
    });
  });

  it('finds an h1 in a package that was computed for another provider', () => {
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
    expect(traced('h1:a', all)).toMatchObject({
      address: 'example.com/a/y',
      platform: 'darwin_arm64',
      source: 'package',
    });
  });

  it('finds what the base lock file lists for the old version', () => {
    const recorded = [{ hash: 'h1:a', address: 'example.com/a/x', version: '1.0.0' }];
    expect(traced('h1:a', [evidence('x', '2.0.0', [], { 'h1:a': none })], recorded)).toEqual({
      address: 'example.com/a/x',
      version: '1.0.0',
      platform: null,
      source: 'base-lock-file',
    });
  });

  it('prefers another version of the same provider', () => {
    const all = [
      evidence('x', '2.0.0', [], { 'zh:a': none }),
      evidence('y', '9.0.0', ['zh:a']),
      evidence('x', '1.0.0', ['zh:a']),
    ];
    expect(traced('zh:a', all)).toMatchObject({ address: 'example.com/a/x', version: '1.0.0' });
  });

  it('does not take a document with a bad signature for a source', () => {
    const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'it does not hold' };
    const all = [evidence('x', '2.0.0', [], { 'zh:a': none }), evidence('x', '1.0.0', ['zh:a'], {}, bad)];
    expect(traced('zh:a', all)).toBeNull();
  });

  it('does not send a hash to the version that it was asked for', () => {
    expect(traced('zh:a', [evidence('x', '2.0.0', ['zh:a'], { 'zh:a': none })])).toBeNull();
  });

  it('leaves proven and unasked hashes as they are', () => {
    const unavailable: HashProof = { level: 'unavailable', code: 'status', reason: 'no' };
    const all = [evidence('x', '2.0.0', [], { 'zh:a': unavailable }), evidence('x', '1.0.0', ['zh:a'])];
    expect(traced('zh:a', all)).toEqual(unavailable);
  });
});
