import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { ageFor } from '../../src/extensions/history/minimum-age.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { provenanceRequiredFor } from '../../src/extensions/provenance/provenance-missing.ts';
import {
  acceptsWordOf,
  announcedH1For,
  objectionTo,
  pinnedKeysFor,
  platformsFor,
  settingsUnder,
  severityFor,
} from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { noPolicy } from '../../src/policy/settings.ts';
import { settings } from '../support/review-builders.ts';
import { tableOf } from '../support/table.ts';

const path = '.github/lockproof.yml';
const nullProvider = 'registry.terraform.io/hashicorp/null';
const parse = (...lines: readonly string[]) => parsePolicy(lines.join('\n'), path, rules, allSettings);

function complaint(...lines: readonly string[]): string {
  try {
    parse(...lines);
  } catch (error) {
    if (error instanceof UserError && error.code === 'invalid-policy') return error.message;
    throw error;
  }
  return 'accepted';
}

describe('a policy that does not parse', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => `k${index}`);

  it.each([
    ['thousands of keys', `{${numbers.join(', ')}}`],
    ['thousands of keys twice', `{${numbers.map((key) => `${key}: 1, ${key}: 1`).join(', ')}}`],
    ['thousands of rules', `rules: {${numbers.join(', ')}}`],
    ['thousands of wrong items', `platforms: [${numbers.join(', ')}]`],
    ['thousands of brackets', '['.repeat(60_000)],
    ['keys that are maps with such keys', `${'{'.repeat(600)}a${'}'.repeat(600)}`],
  ])('has at most 50 mistakes, if it has %s (T29)', (_, text) => {
    const told = complaint(text).split('\n');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(50);
    expect(told[0]).toContain(`${path}:1: `);
  });

  it.each(tableOf<readonly [readonly string[], number, string]>('policy-mistakes'))(
    '%j is reported at line %i',
    (lines, line, says) => {
      const message = complaint(...lines);
      expect(message.split('\n')).toContainEqual(
        expect.stringMatching(new RegExp(`^\\.github/lockproof\\.yml:${line}: `)),
      );
      expect(message).toContain(says);
      expect(message).not.toContain('undefined');
    },
  );

  it('reports a tab in the YAML once, not what follows from it', () => {
    expect(complaint('rules:', '\tprerelease: off', '\tnew-provider: off').split('\n')).toHaveLength(1);
  });

  it('reports every mistake at once, in the order of the file', () => {
    const lines = complaint('comment: always', 'rules: {prerelease: x}', 'platfroms: []').split('\n');
    expect(lines.map((line) => line.split(' ', 1)[0])).toEqual([1, 2, 3].map((at) => `${path}:${at}:`));
  });
});

describe('a policy', () => {
  const policy = parse(
    'fail-on: warning',
    'platforms: [linux_amd64]',
    'registries: [registry.example.com]',
    'accept-asserted: [registry.opentofu.org]',
    'announced-h1: accept',
    'advisories: false',
    'minimum-release-age: 1 week',
    'rules: {new-provider: error, prerelease: off}',
    'providers:',
    '  allow: [registry.terraform.io/hashicorp/*]',
    '  deny: [registry.terraform.io/hashicorp/template]',
    'signing-keys:',
    '  - providers: [registry.terraform.io/hashicorp/*]',
    '    fingerprints: ["C874 011F 0AB4 0511 0D02 1055 3436 5D94 72D7 468F"]',
    'require-provenance: ["registry.terraform.io/example/*"]',
    'paths:',
    '  - match: [legacy/**]',
    '    platforms: [darwin_arm64]',
    '    announced-h1: sample',
    '    minimum-release-age: 0 days',
    '    rules: {new-provider: off}',
    '  - match: [legacy/worst/**]',
    '    rules: {new-provider: notice}',
  );
  const judged = settingsUnder(policy, settings());

  it('decides what the workflow does not set', () => {
    expect(judged).toMatchObject({ failOn: 'warning', platforms: ['linux_amd64'] });
    expect(judged.registries.map(({ host }) => host)).toEqual(['registry.example.com']);
    expect(judged).toHaveProperty('advisories', false);
    expect(settingsUnder(policy, settings({ advisories: 'true' }))).toHaveProperty('advisories', true);
  });

  it('names the providers that must have a build provenance', () => {
    expect(provenanceRequiredFor(judged, 'registry.terraform.io/example/thing')).toBe(
      'registry.terraform.io/example/*',
    );
    expect(provenanceRequiredFor(judged, nullProvider)).toBeNull();
  });

  it('does not override an input or a flag', () => {
    const inputs = {
      'fail-on': 'error',
      platforms: 'windows_386',
      registries: 'r.example',
      'accept-asserted': 'true',
    };
    const own = settingsUnder(policy, settings(inputs));
    expect(own).toMatchObject({ failOn: 'error', platforms: ['windows_386'], acceptAsserted: true });
    expect(own.registries.map(({ host }) => host)).toEqual(['r.example']);
    expect(platformsFor(own, 'legacy/.terraform.lock.hcl')).toEqual(['windows_386']);
  });

  it.each([
    ['new-provider', 'prod/.terraform.lock.hcl', 'error'],
    ['new-provider', 'legacy/.terraform.lock.hcl', 'off'],
    ['new-provider', 'legacy/worst/.terraform.lock.hcl', 'notice'],
    ['prerelease', 'legacy/worst/.terraform.lock.hcl', 'off'],
    ['unproven-hash', 'prod/.terraform.lock.hcl', null],
  ])('%s in %s is %s', (rule, file, severity) => {
    expect(severityFor(judged, rule, file)).toBe(severity);
  });

  it.each([
    ['new-provider', 'notice', 'prod', 'error'],
    ['new-provider', 'notice', 'Prod', 'error'],
    ['new-provider', 'notice', '\u017furE', 'error'],
    ['new-provider', 'notice', 'production', null],
    ['unproven-hash', 'error', 'legacy', 'off'],
    ['unproven-hash', 'error', 'Legacy', null],
  ] as const)(
    '%s (%s) in %s is %s: what is laxer needs its own spelling, what is stricter does not',
    (rule, standard, folder, severity) => {
      const spelt = parse(
        'paths:',
        '  - match: [prod/**, sure/**]',
        '    rules: {new-provider: error}',
        '  - match: [legacy/**]',
        '    rules: {unproven-hash: off}',
      );
      const under = settingsUnder(spelt, settings());
      expect(severityFor(under, rule, `${folder}/.terraform.lock.hcl`, standard)).toBe(severity);
    },
  );

  it('can differ for a part of a monorepo', () => {
    expect(platformsFor(judged, 'legacy/.terraform.lock.hcl')).toEqual(['darwin_arm64']);
    expect(platformsFor(judged, 'prod/.terraform.lock.hcl')).toEqual(['linux_amd64']);
    expect(ageFor(judged, 'legacy/x/.terraform.lock.hcl')).toBe(0);
    expect(ageFor(judged, 'prod/.terraform.lock.hcl')).toBe(168);
  });

  it('says by path how far announced h1 are checked, and all are computed where it pins keys', () => {
    const other = 'registry.opentofu.org/opentofu/aws';
    const how = (address: string, file: string, inputs = {}) =>
      announcedH1For(settingsUnder(policy, settings(inputs)), address, file);
    expect(how(other, 'prod/.terraform.lock.hcl')).toBe('accept');
    expect(how(other, 'legacy/.terraform.lock.hcl')).toBe('sample');
    expect(how(other, 'legacy/worst/.terraform.lock.hcl')).toBe('sample');
    expect(how(nullProvider, 'legacy/.terraform.lock.hcl')).toBe('compute');
    expect(how(other, 'legacy/.terraform.lock.hcl', { 'announced-h1': 'compute' })).toBe('compute');
    expect(how(nullProvider, 'prod/.terraform.lock.hcl', { 'announced-h1': 'accept' })).toBe('compute');
  });

  it.each([
    [nullProvider, null],
    ['registry.terraform.io/hashicorp/template', 'is denied by "registry.terraform.io/hashicorp/template"'],
    ['registry.terraform.io/evil/null', 'is not among the allowed providers'],
  ])('%s: %s', (address, objection) => {
    expect(objectionTo(judged, address)).toBe(objection);
  });

  it('accepts unsigned statements of the registries it names, and of no other', () => {
    expect(acceptsWordOf(judged, 'registry.opentofu.org')).toBe(true);
    expect(acceptsWordOf(judged, 'registry.terraform.io')).toBe(false);
    expect(acceptsWordOf(settingsUnder(parse('accept-asserted: true'), settings()), nullProvider)).toBe(true);
    const own = settingsUnder(policy, settings({ 'accept-asserted': 'false' }));
    expect(acceptsWordOf(own, 'registry.opentofu.org')).toBe(false);
  });

  it('pins keys by fingerprints in any spelling', () => {
    expect(pinnedKeysFor(judged, nullProvider)).toEqual(['C874011F0AB405110D02105534365D9472D7468F']);
    expect(pinnedKeysFor(judged, 'registry.terraform.io/evil/null')).toBeNull();
  });

  it('says nothing where the file is empty', () => {
    expect(parse('')).toEqual({ ...noPolicy, path });
    expect(parse('# only a comment')).toEqual({ ...noPolicy, path });
  });
});

it('reads the policies that docs/policy.md shows', () => {
  const examples = [...readFileSync('docs/policy.md', 'utf8').matchAll(/```yaml\n([^`]*)```/g)].map(
    ([, text = '']) => text,
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const text of examples) expect(complaint(text)).toBe('accepted');
});
