import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { withInputs } from '../../scripts/setting-documents.ts';
import { readInputs } from '../../src/action/inputs.ts';
import { allSettings } from '../../src/extensions/index.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';

const text = readFileSync('action.yml', 'utf8');
const action = parse(text) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
};

/** Sets what GitHub passes for a step with these inputs: each other one has its default. */
function pass(written: Readonly<Record<string, string>>): void {
  for (const [name, { default: standard }] of Object.entries(action.inputs))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, written[name] ?? standard.replace(/\$\{\{.*\}\}/, 'ghs_test'));
}

afterEach(() => vi.unstubAllEnvs());

describe('the inputs of the action', () => {
  it('are those of the table, and five more', () => {
    const settings = allSettings.filter(({ places }) => places.includes('input')).map(({ name }) => name);
    const own = ['github-token', 'config-token', 'base', 'head', 'sarif-file'];
    expect(Object.keys(action.inputs).toSorted()).toEqual([...own, ...settings].toSorted());
    expect(text, 'run `npm run docs`').toBe(withInputs(text, allSettings));
  });

  it('count if the workflow writes them, and not if it leaves them out', () => {
    pass({});
    expect(readInputs(allSettings).settings).toEqual(settingsFrom(new Map(), { rows: allSettings }));
    pass({ 'fail-on': 'error', platforms: 'linux_amd64', 'max-download': '16GiB' });
    expect(readInputs(allSettings).settings.given).toEqual(new Set(['fail-on', 'platforms']));
    pass({ scope: 'x' });
    expect(() => readInputs(allSettings)).toThrow('"scope"');
  });
});
