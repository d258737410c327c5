import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { HashProof } from '../../../src/evidence/evidence.ts';
import { renderVsa } from '../../../src/extensions/receipts/vsa.ts';
import type { Report } from '../../../src/report/report.ts';
import {
  changed,
  evidence,
  h1,
  headSha,
  locked,
  notAsked,
  prodPath,
  refuted,
  report,
  settings,
  signedFor,
  subject,
  zh,
} from '../../support/review-builders.ts';

/*
 * The fields of https://slsa.dev/spec/v1.1/verification_summary, those of in-toto's Statement v1 and ResourceDescriptor, and nothing else. The only
 * schemas that are published are protocol buffers (in-toto/attestation); this says the same of the JSON.
 */
const digest = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/);
const statement = z.strictObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.strictObject({ name: z.string().min(1), digest })).min(1),
  predicateType: z.literal('https://slsa.dev/verification_summary/v1'),
  predicate: z.strictObject({
    verifier: z.strictObject({ id: uri, version: z.record(z.string(), z.string()) }),
    timeVerified: z.iso.datetime(),
    resourceUri: uri,
    policy: z.strictObject({
      uri,
      digest: digest.optional(),
      annotations: z.record(z.string(), z.unknown()).optional(),
    }),
    inputAttestations: z.array(z.strictObject({ uri, digest })),
    verificationResult: z.enum(['PASSED', 'FAILED']),
    verifiedLevels: z.tuple([z.string().regex(/^(?!SLSA_)[A-Z_]+$/)]),
    slsaVersion: z.literal('1.1'),
  }),
});

const resource = `git+https://github.com/example/infrastructure@${headSha}`;

function summaryOf(made: Report) {
  const text = renderVsa(made, { now: new Date('2026-11-20T12:00:00Z'), resource });
  return statement.parse(JSON.parse(text));
}

const lock = locked('3.2.4', [h1('mac'), zh('linux'), zh('manifest'), zh('mac')]);

function reviewed(
  proof: HashProof = signedFor('darwin_arm64'),
  inputs: Readonly<Record<string, string>> = {},
): Report {
  const proofs = {
    [h1('mac')]: {
      level: 'computed',
      platform: 'darwin_arm64',
      flavour: 'directory',
      zh: zh('mac'),
      keyId: '34365D9472D7468F',
    },
    [zh('linux')]: signedFor('linux_amd64'),
    [zh('manifest')]: signedFor(null),
    [zh('mac')]: proof,
  } as const;
  const change = changed({ head: lock, evidence: evidence(lock, proofs) });
  return report(subject([change], { settings: settings(inputs) }), { base: null });
}

describe('a verification summary', () => {
  it('names the lock files and the packages that passed, and what was relied on', () => {
    const { subject: about, predicate } = summaryOf(reviewed());
    expect(about.map(({ name }) => name)).toEqual([
      prodPath,
      'registry.terraform.io/hashicorp/null/3.2.4/linux_amd64',
      'registry.terraform.io/hashicorp/null/3.2.4/darwin_arm64',
    ]);
    expect(about[1]?.digest.sha256).toBe(zh('linux').slice(3));
    expect(predicate).toMatchObject({
      timeVerified: '2026-11-20T12:00:00.000Z',
      resourceUri: resource,
      verificationResult: 'PASSED',
      verifiedLevels: ['LOCKPROOF_ALL_HASHES_PROVEN'],
      // The query of an address may be a secret.
      inputAttestations: [{ uri: 'https://releases.example/SHA256SUMS', digest: { sha256: '5'.repeat(64) } }],
    });
  });

  it.each([
    ['refuted', refuted],
    ['not asked', notAsked()],
  ])('does not pass, and says nothing of packages, where a hash is %s', (_, proof) => {
    const { subject: about, predicate } = summaryOf(reviewed(proof));
    expect(about.map(({ name }) => name)).toEqual([prodPath]);
    expect(predicate).toMatchObject({ verificationResult: 'FAILED', verifiedLevels: ['FAILED'] });
  });

  it.each([
    [
      'verified',
      [{ uri: 'https://api.github.com/repos/a/b/attestations/sha256:1', digest: { sha256: '7'.repeat(64) } }],
    ],
    ['mismatch', []],
  ] as const)('names the attestations of a build that is %s', (status, named) => {
    const made = reviewed();
    const provenance = {
      status,
      repository: 'a/b',
      workflow: 'release.yml',
      ref: 'refs/tags/v3.2.4',
      renamed: null,
      runner: null,
      attestations: [
        { url: 'https://api.github.com/repos/a/b/attestations/sha256:1', digest: `sha256:${'7'.repeat(64)}` },
      ],
      detail: null,
    };
    const changes = made.changes.map((change) => ({ ...change, provenance }));
    expect(summaryOf({ ...made, changes }).predicate.inputAttestations.slice(1)).toEqual(named);
  });

  it('names the policy by its digest', () => {
    const policy = { path: '.github/lockproof.yml', digest: `sha256:${'9'.repeat(64)}` };
    expect(summaryOf({ ...reviewed(), policy }).predicate.policy).toEqual({
      uri: `${resource}#.github%2Flockproof.yml`,
      digest: { sha256: '9'.repeat(64) },
    });
    const shared = { path: 'example/policies/base.yml@main', digest: `sha256:${'8'.repeat(64)}` };
    const extending = { ...policy, extends: shared };
    expect(summaryOf({ ...reviewed(), policy: extending }).predicate.policy).toMatchObject({
      annotations: { extends: shared },
    });
  });

  it('does not call accepted what is not proven', () => {
    const made = reviewed();
    const { predicate } = summaryOf({ ...made, totals: { ...made.totals, proven: 3, accepted: 1 } });
    expect(predicate.verifiedLevels).toEqual(['LOCKPROOF_SOME_HASHES_ACCEPTED']);
  });

  it('passes without a word about a package that only an unsigned registry supports', () => {
    const word = {
      level: 'asserted',
      platform: 'darwin_arm64',
      filename: 'terraform-provider-null_3.2.4_darwin_arm64.zip',
      by: 'registry.terraform.io',
    } as const;
    const { subject: about, predicate } = summaryOf(reviewed(word, { 'accept-asserted': 'true' }));
    expect(predicate).toMatchObject({
      verificationResult: 'PASSED',
      verifiedLevels: ['LOCKPROOF_SOME_HASHES_ACCEPTED'],
    });
    expect(about.map(({ name }) => name)).toEqual([
      prodPath,
      'registry.terraform.io/hashicorp/null/3.2.4/linux_amd64',
    ]);
  });

  it('is refused where no lock file was reviewed', () => {
    expect(() => summaryOf(report(subject([]), { base: null }))).toThrow(/No lock file was reviewed/);
  });

  it('is refused for a review and for a shard, which have not looked at every entry of a file (T95)', () => {
    const whole = reviewed();
    expect(() => summaryOf({ ...whole, base: headSha })).toThrow(
      'A verification summary is about whole lock files, and a review looks only at the entries that a change touches; run `lockproof verify --format vsa` on the commit that it is to be about.',
    );
    const shard = {
      index: 1,
      count: 2,
      run: 'a',
      changes: 1,
      failOn: 'error',
      onUnavailable: 'fail',
    } as const;
    expect(() => summaryOf({ ...whole, shard, part: 'shard 1 of 2' })).toThrow(
      'A verification summary is about whole lock files, and a shard looks only at a part of the entries; run every shard of `lockproof verify` with --format json, then `lockproof merge --format vsa` on all of them.',
    );
  });

  it('does not pass over a file that could not be read whole, nor calls proven an entry without hashes', () => {
    const silenced = (rule: string) => [{ rule, severity: 'error', findings: 1 } as const];
    const whole = reviewed();
    expect(() => summaryOf({ ...whole, silenced: silenced('unreadable-lock-file') })).toThrow(
      'one could not be read whole; correct that file',
    );
    const empty = whole.files.map((file) => ({ ...file, path: 'empty/.terraform.lock.hcl' }));
    const files = [...whole.files, ...empty];
    expect(() => summaryOf({ ...whole, files, silenced: silenced('missing-from-lock') })).toThrow(
      'one has no entry although the configuration requires a provider',
    );
    expect(summaryOf({ ...whole, files }).predicate.verificationResult).toBe('PASSED');
    const without = (rule: string) => summaryOf({ ...whole, silenced: silenced(rule) }).predicate;
    expect(without('missing-from-lock').verificationResult).toBe('PASSED');
    expect(without('hashes-cleared').verifiedLevels).toEqual(['LOCKPROOF_SOME_HASHES_ACCEPTED']);
  });

  it.each(['\n', '\r', '\u0085', '\u2028', '\u001b', '\u202e'])(
    'has names of one line, in which every character is visible: %j',
    (character) => {
      const hex = 'f'.repeat(64);
      const whole = reviewed();
      const files = whole.files.map((file) => ({ ...file, path: `x${character}${hex}  y/${file.path}` }));
      const changes = whole.changes.map((change) => ({
        ...change,
        to: { version: `1${character}${hex}  y`, constraints: null },
      }));
      const { subject: about } = summaryOf({ ...whole, files, changes });
      const code = `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
      expect(about).toHaveLength(3);
      for (const { name } of about) expect(name).toContain(`${code}${hex}  y`);
    },
  );

  it('keeps long names apart', () => {
    const whole = reviewed();
    const deep = (end: string) => `${'folder/'.repeat(300)}${end}`;
    const files = whole.files.flatMap((file) => ['a', 'b'].map((end) => ({ ...file, path: deep(end) })));
    const { subject: about } = summaryOf({ ...whole, files });
    expect(about.slice(0, 2).map(({ name }) => name)).toEqual([deep('a'), deep('b')]);
  });
});
