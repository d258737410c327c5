import { globSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { actionTables, policyTable, withInputs } from '../../scripts/setting-documents.ts';
import { readInputs } from '../../src/action/inputs.ts';
import { flagsOf } from '../../src/action/run-context.ts';
import { inForce } from '../../src/cli/in-force.ts';
import { policyText } from '../../src/cli/init.ts';
import { addSettingOptions, type Flags, settingsFromFlags } from '../../src/cli/options.ts';
import { renderPolicyText } from '../../src/cli/policy.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { runIdentity } from '../../src/extensions/shards/shards.ts';
import { setting, truth } from '../../src/policy/kind.ts';
import { originsOf, settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy, policySchema } from '../../src/policy/policy-file.ts';
import { valueIn } from '../../src/policy/settings.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';

/** All that a new setting needs besides the place that uses it. */
const moonlight = setting('ask-the-moon', {
  kind: truth,
  standard: false,
  says: 'Ask the `moon` about each release.',
  places: ['input', 'flag', 'policy', 'paths'],
});
const rows = [...allSettings, moonlight];
const path = '.github/lockproof.yml';

function under(policy: string, inputs: Readonly<Record<string, string>> = {}) {
  const given = settingsFrom(new Map(Object.entries(inputs)), { rows });
  return settingsUnder(parsePolicy(policy, path, rules, rows), given);
}

afterEach(() => vi.unstubAllEnvs());

describe('a setting that is one row more', () => {
  it('has a value with a type, and its default in settings that were made without it', () => {
    const value: boolean = valueIn(under(''), moonlight);
    expect(value).toBe(false);
    expect(valueIn(settingsFrom(new Map()), moonlight)).toBe(false);
  });

  it('is an input of the action, with a row in its documents', () => {
    const action = withInputs(readFileSync('action.yml', 'utf8'), rows);
    const words = 'Ask the `moon` about each release. If empty: what the policy says, or `false`.';
    expect(actionTables(action).inputs).toContain(`| \`ask-the-moon\` | empty | ${words} |`);
    vi.stubEnv('INPUT_ASK-THE-MOON', 'true');
    expect(valueIn(readInputs(rows).settings, moonlight)).toBe(true);
    expect(() => under('', { 'ask-the-moon': 'yes' })).toThrow(
      'Input "ask-the-moon": "yes" is not allowed; allowed: true, false',
    );
  });

  it('is a flag of the command line, which repeats a review', () => {
    const command = addSettingOptions(new Command('review'), rows);
    expect(command.helpInformation()).toMatch(
      /--ask-the-moon <true\|false>\s+ask the moon about each release\s+\(default:\s+false\)/,
    );
    command.parse(['--ask-the-moon', 'true'], { from: 'user' });
    expect(valueIn(settingsFromFlags(command.opts<Flags>(), 'all', [], rows), moonlight)).toBe(true);
    expect(flagsOf(under('', { 'ask-the-moon': 'true' }))).toEqual(['--ask-the-moon true']);
  });

  it('is a key of a policy, its schema, its documents and the starter policy', () => {
    expect(valueIn(under('ask-the-moon: true'), moonlight)).toBe(true);
    expect(valueIn(under('ask-the-moon: true', { 'ask-the-moon': 'false' }), moonlight)).toBe(false);
    expect(() => under('ask-the-mon: true')).toThrow(
      `${path}:1: "ask-the-mon" is not a policy key; did you mean "ask-the-moon"?`,
    );
    expect(() => under('paths:\n  - match: ["**"]\n    ask-the-moon: 1')).toThrow(
      `${path}:3: "paths[0].ask-the-moon": expected true or false`,
    );
    expect(z.toJSONSchema(policySchema(rows, rules), { io: 'input' }).properties?.['ask-the-moon']).toEqual({
      type: 'boolean',
      description: 'Ask the moon about each release.',
    });
    expect(policyTable(rows)).toContain(
      '| `ask-the-moon` | `false` | Ask the `moon` about each release. This key can also be set in `paths`. |',
    );
    expect(policyText(rows)).toContain(
      '\n# Ask the moon about each release. Default: false.\n#ask-the-moon: false\n',
    );
  });

  it('is in the account of a review and in `lockproof policy`, with its origin', () => {
    const settings = under('ask-the-moon: true\npaths:\n  - match: ["a/**"]\n    ask-the-moon: false');
    const from = { kind: 'file', path };
    expect(originsOf(settings)).toContainEqual({ name: 'ask-the-moon', value: 'true', from });
    const at = inForce(settings, rules, new Date(), { path: 'a/.terraform.lock.hcl', entries: null });
    expect(renderPolicyText({ policy: path, config: path, remarks: [], inForce: [at] })).toContain(
      `\n  ask-the-moon: false (${path}, paths a/**)\n`,
    );
  });

  it('makes another review', () => {
    const snapshot = { base: null, head: null, files: [] };
    const [one, other] = ['true', 'false'].map((value) =>
      runIdentity(snapshot, under('', { 'ask-the-moon': value }), '1.0.0', ''),
    );
    expect(one).not.toBe(other);
  });
});

it('each setting does something: code besides its row reads it', () => {
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const code = sources
    // The table itself is no use, nor is something else of that name that is imported or put into a text.
    .map((text) =>
      text
        .split('\nexport const coreSettings')
        .at(-1)
        ?.replaceAll(/^\s*(?:\/\/|\/?\*).*$|^import [^;]*;$|\$\{\w+\}/gm, ''),
    )
    .join('\n');
  const unread = allSettings.filter(({ name }) => {
    const [, row] = new RegExp(`const (\\w+) = setting\\('${name}'`).exec(code) ?? [];
    const property = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return !(row === undefined
      ? new RegExp(`\\.${property}\\b|[{,]\\s*${property}\\s*[,}:]`).test(code)
      : new RegExp(`(?:valueIn|decidedFor)\\(settings, ${row}\\b`).test(code));
  });
  expect(unread.map(({ name }) => name)).toEqual([]);
});
