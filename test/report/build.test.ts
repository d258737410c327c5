import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { sealedFields } from '../../src/extensions/offline/sealed.ts';
import { exitCode } from '../../src/report/build.ts';
import { scopeWords, signerWords } from '../../src/report/words.ts';
import { nothingAround } from '../../src/subject/subject.ts';
import {
  allProven,
  asserted,
  changed,
  computedFor,
  evidence,
  h1,
  hashicorpKey,
  locked,
  notAsked,
  nullProvider,
  oddFile,
  prodPath,
  publisherKey,
  refuted,
  report,
  settings,
  signed,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

const lock = locked('3.2.4', [zh('a'), zh('b')]);
const before = locked('3.2.3', [zh('old')]);
const proven = changed({ base: before, head: lock, kinds: ['version-upgraded'] });
const half = (other: HashProof) =>
  changed({ head: lock, evidence: evidence(lock, { [zh('a')]: signed, [zh('b')]: other }) });
const [planted, open, late] = [half(refuted), half(notAsked()), half(notAsked('time'))];
const withoutPackage = half({
  ...notAsked(),
  asked: { request: 'package', trouble: 'missing' },
} as HashProof);
const down = changed({ head: lock, evidence: unaskableRelease(lock, 'network', 'no answer') });
const downgrade = changed({ base: locked('3.2.5', [zh('old')]), head: lock, kinds: ['version-downgraded'] });

describe('verdict and exit code', () => {
  it.each([
    ['no lock file', [], {}, 'unchanged', 0],
    ['all proven', [proven], {}, 'verified', 0],
    ['a planted hash', [planted], {}, 'failed', 1],
    ['a planted hash, fail-on never', [planted], { 'fail-on': 'never' }, 'failed', 0],
    ['a downgrade', [downgrade], {}, 'verified', 0],
    ['a downgrade, fail-on warning', [downgrade], { 'fail-on': 'warning' }, 'failed', 1],
    ['a hash that could not be asked', [open], {}, 'incomplete', 3],
    ['the same, on-unavailable warn', [open], { 'on-unavailable': 'warn' }, 'incomplete', 0],
    ['the same, fail-on warning', [open], { 'fail-on': 'warning' }, 'incomplete', 3],
    ['the same, fail-on never', [open], { 'fail-on': 'never' }, 'incomplete', 3],
    ['a hash that the run had no time for', [late], {}, 'incomplete', 3],
    ['the same, on-unavailable warn', [late], { 'on-unavailable': 'warn' }, 'incomplete', 3],
    ['a package that nobody has', [withoutPackage], { 'on-unavailable': 'warn' }, 'incomplete', 3],
    ['a registry that is down', [down], {}, 'incomplete', 3],
    ['both', [planted, down], {}, 'failed', 1],
  ] as const)('%s', (_name, changes, raw, verdict, code) => {
    const chosen = settings(raw);
    const made = report(subject(changes, { settings: chosen }));
    expect([made.verdict, exitCode(made, chosen)]).toEqual([verdict, code]);
  });

  it('names the hash that may be of a package that nobody has', () => {
    const { headline, findings } = report(subject([withoutPackage]));
    expect(headline).toContain('not fully checked. The connection was reset');
    expect(findings[0]).toMatchObject({
      rule: 'unproven-hash',
      hash: zh('b'),
      severity: 'error',
      open: true,
    });
  });

  it.each([
    [true, 'incomplete', 3],
    [false, 'verified', 0],
  ] as const)('configuration that is too much to be read, by the change: %s', (byChange, verdict, code) => {
    const chosen = settings({ 'on-unavailable': 'warn' });
    const beyond = [{ of: 'size', paths: ['main.tf'], why: 'it is too large', byChange }] as const;
    const made = report({ ...subject([proven], { settings: chosen }), around: { ...nothingAround, beyond } });
    expect([made.verdict, exitCode(made, chosen)]).toEqual([verdict, code]);
    expect(made.headline.includes('main.tf cannot be read')).toBe(byChange);
  });

  const gaps = '⚠️ Lockproof: not fully checked. 2 answers of the evidence are missing or changed';
  const one = '❌ Lockproof: do not merge. One hash of hashicorp/null 3.2.4 is not in the signed release';
  it.each([
    ['no lock file', [], 'incomplete', gaps],
    ['all proven', [proven], 'incomplete', gaps],
    ['a downgrade', [downgrade], 'incomplete', gaps],
    ['a planted hash', [planted], 'failed', one],
  ] as const)('with gaps in the evidence is no pass: %s (T76)', (_name, changes, verdict, headline) => {
    const lacking = ['https://registry.example.com/a', 'https://registry.example.com/b'];
    const evidence = { digest: `sha256:${'0'.repeat(64)}`, recordedAt: '2026-11-20T12:00:00.000Z', lacking };
    const made = report(subject(changes), { fields: sealedFields(evidence) });
    expect(made).toMatchObject({ verdict, headline, evidence });
  });

  it('fails an untrusted host although it is "not asked" too', () => {
    const known = unaskableRelease(lock, 'untrusted-host', 'x');
    expect(report(subject([changed({ head: lock, evidence: known })])).verdict).toBe('failed');
  });

  it('is never better than the hashes: verified means that none is open or unproven, whatever the evidence is', () => {
    const proofs: readonly HashProof[] = [
      signed,
      computedFor('linux_amd64'),
      asserted,
      refuted,
      notAsked(),
      notAsked('budget'),
    ];
    const hashes = [zh('a'), h1('b'), 'zh:short', 'h9:odd', 'h1:'];
    const evidences = fc
      .tuple(...hashes.map(() => fc.option(fc.constantFrom(...proofs), { nil: null })))
      .map((chosen) =>
        Object.fromEntries(hashes.flatMap((hash, index) => (chosen[index] ? [[hash, chosen[index]]] : []))),
      );
    const documents = fc.constantFrom(
      [hashicorpKey],
      [{ kind: 'unsigned' } as const],
      [publisherKey, { kind: 'bad', code: 'revoked-key', reason: 'x' } as const],
    );
    fc.assert(
      fc.property(
        fc.subarray(hashes),
        evidences,
        documents,
        fc.boolean(),
        (chosen, known, signatures, accept) => {
          const entry = locked('1.0.0', chosen);
          const made = report(
            subject([changed({ head: entry, evidence: evidence(entry, known, signatures) })], {
              settings: settings({ 'accept-asserted': String(accept) }),
            }),
          );
          if (made.verdict !== 'verified') return;
          expect(made.totals).toMatchObject({ open: 0, unproven: 0 });
          expect(made.totals.hashes).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the report', () => {
  it('has the shape of the contract', () => {
    const entry = locked('3.2.4', [h1('mac'), zh('a')]);
    const made = report(
      subject([
        changed({
          base: locked('3.2.4', [zh('a'), zh('gone')]),
          head: entry,
          kinds: ['hashes-replaced'],
          evidence: evidence(entry, { [h1('mac')]: computedFor('darwin_arm64'), [zh('a')]: signed }),
        }),
      ]),
    );
    expect(made).toEqual({
      schema: 'lockproof.report/v1',
      tool: { name: 'lockproof', version: '0.1.0' },
      verdict: 'verified',
      headline:
        '✅ Lockproof: hashicorp/null 3.2.4 has other hashes. All 2 hashes are proven, signed by HashiCorp',
      silenced: [],
      base: expect.any(String),
      head: expect.any(String),
      policy: null,
      files: [{ path: prodPath, status: 'modified', digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) }],
      changes: [
        {
          provider: nullProvider,
          kinds: ['hashes-replaced'],
          from: { version: '3.2.4', constraints: null },
          to: { version: '3.2.4', constraints: null },
          files: [prodPath],
          signature: {
            ...{ tier: 'official', keyId: '34365D9472D7468F', keyFrom: 'registry.terraform.io' },
            ...{ fingerprint: 'C874011F0AB405110D02105534365D9472D7468F', sameKeyAsBefore: null },
          },
          hashes: [
            {
              ...{ hash: h1('mac'), status: 'added', proof: 'computed', platform: 'darwin_arm64' },
              worth: { kind: 'proven' },
              detail: expect.stringMatching(
                /^h1 of the darwin_arm64 package, computed from the signed zh:[0-9a-f]{12}…$/,
              ),
            },
            {
              ...{ hash: zh('a'), status: 'kept', proof: 'signed', platform: 'linux_amd64' },
              worth: { kind: 'proven' },
              detail: 'in the signed SHA256SUMS as terraform-provider-null_3.2.4_linux_amd64.zip',
            },
            {
              ...{ hash: zh('gone'), status: 'removed', proof: 'none', platform: null, worth: null },
              detail: 'removed by this change',
            },
          ],
          source: null,
          documents: [expect.objectContaining({ signature: 'good' })],
          ...{ history: null, provenance: null, witness: null, advisories: null, notes: null },
          background: expect.objectContaining({ movedFrom: null, source: null }),
          initAdds: [],
        },
      ],
      findings: [],
      totals: {
        ...{ files: 1, providers: 1, hashes: 2, proven: 2, accepted: 0, announced: 0, open: 0, unproven: 0 },
        ...{ findings: 0, requests: 5, bytesDownloaded: 3_400_000 },
      },
    });
  });

  it('counts a hash once, however many files and changes carry it', () => {
    const made = report(
      subject([
        changed({ base: before, head: lock, kinds: ['version-upgraded'], paths: ['a', 'b', 'c'] }),
        changed({ base: locked('3.1.0', []), head: lock, kinds: ['version-upgraded'], paths: ['d'] }),
      ]),
    );
    expect(made.totals).toMatchObject({ files: 4, providers: 1, hashes: 2, proven: 2 });
  });

  it.each([
    ['false', { proven: 0, accepted: 0, open: 0, unproven: 2 }, { kind: 'unproven' }],
    [
      'true',
      { proven: 0, accepted: 2, open: 0, unproven: 0 },
      { kind: 'accepted', by: 'word', of: 'registry.opentofu.org' },
    ],
  ])('never counts an unsigned statement as proof: accepted %s', (accept, totals, worth) => {
    const entry = changed({ head: lock, evidence: allProven(lock, asserted) });
    const made = report(subject([entry], { settings: settings({ 'accept-asserted': accept }) }));
    expect(made.totals).toMatchObject({ hashes: 2, ...totals });
    expect(made.changes[0]?.hashes).toMatchObject([
      { proof: 'asserted', worth },
      { proof: 'asserted', worth },
    ]);
  });

  it('keeps the old path of a renamed file', () => {
    const file = oddFile({ kind: 'file', bytes: new Uint8Array() }, 'renamed');
    const renamed = { ...file, revision: { ...file.revision, previousPath: 'old/.terraform.lock.hcl' } };
    expect(report(subject([], { files: [renamed] })).files).toMatchObject([
      { path: prodPath, status: 'renamed', previousPath: 'old/.terraform.lock.hcl' },
    ]);
  });
});

describe('who signed', () => {
  const bad = { kind: 'bad', code: 'signature-mismatch', reason: 'x' } as const;
  const unsigned = { kind: 'unsigned' } as const;
  const subkey = { ...hashicorpKey, keyExpired: true } as const;

  it.each([
    ['the same key', [hashicorpKey], [hashicorpKey], 'official', true],
    ['the same key, expired since', [subkey], [hashicorpKey], 'official', true],
    ['another key', [publisherKey], [hashicorpKey], 'self-signed', false],
    ['a second document by another key', [hashicorpKey, publisherKey], [hashicorpKey], 'self-signed', false],
    ['unsigned before', [hashicorpKey], [unsigned], 'official', null],
    ['unsigned now', [unsigned], [hashicorpKey], 'unsigned', null],
    ['one of two documents unsigned', [hashicorpKey, unsigned], [hashicorpKey], 'unsigned', null],
    ['a bad signature', [hashicorpKey, bad], [hashicorpKey], 'unavailable', null],
  ] as const)('%s', (_name, now, earlier, tier, same) => {
    const entry = changed({
      base: before,
      head: lock,
      kinds: ['version-upgraded'],
      evidence: evidence(lock, { [zh('a')]: signed, [zh('b')]: signed }, now),
      baseEvidence: evidence(before, {}, earlier),
    });
    const [change] = report(subject([entry])).changes;
    expect([change?.signature.tier, change?.signature.sameKeyAsBefore]).toEqual([tier, same]);
  });
});

it('every key that signed documents of a release has a name in the report and in its texts', () => {
  const other = { ...publisherKey, keyId: 'AAAA', fingerprint: 'A'.repeat(40) };
  const proofs = { [zh('a')]: signed, [zh('b')]: signed };
  const ofTwo = changed({ head: lock, evidence: evidence(lock, proofs, [publisherKey, other]) });
  const made = report(subject([ofTwo]));
  expect(made.changes[0]?.signature).toMatchObject({
    fingerprint: '0000000000000000000000001111222233334444',
    otherKeys: ['A'.repeat(40)],
  });
  expect(scopeWords(made)).toContain('signed by 2 keys');
  expect(made.changes.map(signerWords).join()).toContain(`other packages are signed with ${'A'.repeat(40)}`);
  const ofOne = report(subject([changed({ head: lock, evidence: evidence(lock, proofs, [publisherKey]) })]));
  expect(ofOne.changes[0]?.signature).not.toHaveProperty('otherKeys');
});

describe('the detail of a hash', () => {
  it.each([
    [
      { ...computedFor('linux_arm64'), flavour: 'archive' } as HashProof,
      'h1 of the linux_arm64 archive, computed',
    ],
    [{ ...computedFor('linux_arm64'), flavour: 'directory' } as HashProof, 'package after unpacking'],
    [notAsked('status', 'registry.terraform.io answered 503.'), 'registry.terraform.io answered 503'],
    [
      {
        level: 'none',
        reason: 'not here',
        belongsTo: { address: nullProvider, version: '3.2.3', platform: 'linux_amd64', source: 'shasums' },
      } as HashProof,
      'not here; it belongs to hashicorp/null 3.2.3 (linux_amd64)',
    ],
  ])('%o', (proof, detail) => {
    const entry = locked('3.2.4', [zh('a')]);
    const made = report(subject([changed({ head: entry, evidence: evidence(entry, { [zh('a')]: proof }) })]));
    expect(made.changes[0]?.hashes[0]?.detail).toContain(detail);
  });
});
