import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { flagsOf } from '../../src/action/run-context.ts';
import { addSettingOptions, type Flags, settingsFromFlags } from '../../src/cli/options.ts';
import { allSettings } from '../../src/extensions/index.ts';
import type { Settings } from '../../src/policy/settings.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';

/** The settings from the flags after a shell has read them. */
function throughShell(flags: readonly string[]): Settings {
  const words = execFileSync('sh', ['-c', `printf '%s\\0' ${flags.join(' ')}`], { encoding: 'utf8' });
  const command = addSettingOptions(new Command('review'));
  command.parse(words.split('\0').slice(0, -1), { from: 'user' });
  return settingsFromFlags(command.opts<Flags>(), 'changed');
}

function from(raw: Readonly<Record<string, string>>): Settings {
  return settingsFrom(new Map(Object.entries(raw)), { rows: allSettings });
}

/** Where they were given decides nothing but the words of remedies. */
function withoutGiven({ given: _, surface: __, ...settings }: Settings) {
  return settings;
}

const all = {
  'lock-files': 'infra/**/.terraform.lock.hcl\n{a,b}/*.lock.hcl',
  config: 'policy/strict policy.yml',
  'fail-on': 'warning',
  'on-unavailable': 'warn',
  'accept-asserted': 'true',
  'announced-h1': 'compute',
  advisories: 'false',
  platforms: 'linux_amd64\ndarwin_arm64',
  registries: 'registry.example.com=https://10.0.0.7:8443/v1/providers/\nother.example:8443',
  'max-download': '1GiB',
};

describe('the flags that repeat a review', () => {
  it('are the inputs that decide, each as a separate word', () => {
    expect(flagsOf(from(all))).toEqual([
      "--lock-files 'infra/**/.terraform.lock.hcl'",
      "--lock-files '{a,b}/*.lock.hcl'",
      "--config 'policy/strict policy.yml'",
      '--fail-on warning',
      '--on-unavailable warn',
      '--accept-asserted',
      '--announced-h1 compute',
      '--platform linux_amd64',
      '--platform darwin_arm64',
      '--registries registry.example.com=https://10.0.0.7:8443/v1/providers/',
      '--registries other.example:8443',
      '--max-download 1073741824',
      '--advisories false',
    ]);
  });

  it('are left out for inputs that are not set', () => {
    expect(flagsOf(from({}))).toEqual([]);
    expect(flagsOf(from({ comment: 'never' }))).toEqual([]);
  });

  it.each<readonly [what: string, given: Readonly<Record<string, string>>]>([
    ['of a whole workflow', all],
    ['with a command in them', { config: '$(touch /tmp/x)`id`;rm -rf x&' }],
    ['with quotes', { config: `it's "this"\\'; echo y #` }],
    [
      'with characters that a shell expands',
      { 'lock-files': '~/x\n*\n$HOME\n!!\n{a,b}\n-x\n--help\n#y\n=z' },
    ],
    ['with letters of all kinds', { 'lock-files': 'größe/例え\n\u202egnp.\n\u001b[31m' }],
  ])('mean the same to a shell and to the command line: %s', (_what, given) => {
    const settings = from(given);
    expect(withoutGiven(throughShell(flagsOf(settings)))).toEqual(withoutGiven(settings));
  });
});
