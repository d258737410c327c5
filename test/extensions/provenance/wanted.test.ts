import { describe, expect, it } from 'vitest';
import { allSettings, rules } from '../../../src/extensions/index.ts';
import { provenance } from '../../../src/extensions/provenance/index.ts';
import type { Fetcher } from '../../../src/http/fetcher.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import { settings } from '../../support/review-builders.ts';

/** Whether a run under this policy asks GitHub for attestations. */
function isAsked(...lines: readonly string[]): boolean {
  const policy = parsePolicy(lines.join('\n'), '.github/lockproof.yml', rules, allSettings);
  const part = provenance.open?.({
    entry: 'workflow',
    proposes: true,
    credentials: new Map(),
    snapshot: { files: [], notices: [], base: null, head: null },
    flags: {},
    settings: settingsUnder(policy, settings()),
    environment: {},
    reviewed: [],
    fetcher: {} as Fetcher,
    fact: (_, ask) => ask(),
    github: { ask: () => Promise.reject(new Error('not asked here')) },
    say: () => {},
  });
  return part?.steps !== undefined;
}

describe('attestations', () => {
  const off = 'rules: {provenance-mismatch: off, provenance-lost: off}';

  it.each([
    ['without a policy', [], true],
    ['with one of their rules off', ['rules: {provenance-lost: off}'], true],
    ['with both rules off', [off], false],
    ['with both rules off, but required', [off, 'require-provenance: ["*/example/*"]'], true],
  ])('are asked for, or not, %s', (_, lines, asked) => {
    expect(isAsked(...lines)).toBe(asked);
  });
});
