import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { allSettings } from '../../src/extensions/index.ts';
import { noPolicy } from '../../src/policy/settings.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';

function from(raw: Readonly<Record<string, string>>) {
  return settingsFrom(new Map(Object.entries(raw)), { rows: allSettings });
}

function complaint(raw: Readonly<Record<string, string>>): string {
  try {
    from(raw);
  } catch (error) {
    if (error instanceof UserError && error.code === 'invalid-input') return error.message;
    throw error;
  }
  return 'accepted';
}

const inputs = allSettings.filter(({ places }) => places.includes('input'));

const defaults = {
  lockFiles: ['**/.terraform.lock.hcl'],
  scope: 'changed',
  failOn: 'error',
  onUnavailable: 'fail',
  acceptAsserted: false,
  announcedH1: 'sample',
  advisories: true,
  releaseNotes: true,
  witness: true,
  platforms: [],
  registries: [],
  comment: 'always',
  reviewComments: true,
  suggestions: true,
  cache: '',
  maxDownload: 17_179_869_184,
  maxTime: 0,
  config: '.github/lockproof.yml',
  extends: '',
  minimumReleaseAge: 0,
  rules: new Map(),
  providers: {},
  signingKeys: [],
  requireProvenance: [],
  provenanceRunner: 'any',
  sigstoreKeys: 'refresh',
  waivers: [],
  paths: [],
  rows: allSettings,
  given: new Set(),
  policy: noPolicy,
};

describe('settings from raw inputs', () => {
  it('has a default for everything', () => {
    expect(from({})).toEqual(defaults);
  });

  it('reads an empty or blank text as absent, because GitHub passes inputs that nobody set as empty', () => {
    expect(
      from(Object.fromEntries(inputs.map(({ name }) => [name, name.length % 2 === 0 ? '' : ' \n']))),
    ).toEqual(from({}));
  });

  it.each([
    [{ scope: 'all' }, { scope: 'all' }],
    [{ 'fail-on': 'never' }, { failOn: 'never' }],
    [{ 'on-unavailable': 'warn' }, { onUnavailable: 'warn' }],
    [{ 'accept-asserted': 'True' }, { acceptAsserted: true }],
    [{ 'announced-h1': 'compute' }, { announcedH1: 'compute' }],
    [{ advisories: 'false' }, { advisories: false }],
    [{ 'announced-h1': ' accept ' }, { announcedH1: 'accept' }],
    [
      { 'review-comments': 'FALSE', suggestions: 'false' },
      { reviewComments: false, suggestions: false },
    ],
    [{ comment: 'on-problem' }, { comment: 'on-problem' }],
    [{ cache: '/var/cache/lockproof' }, { cache: '/var/cache/lockproof' }],
    [{ cache: '' }, { cache: '' }],
    [{ config: 'policy/lockproof.yml' }, { config: 'policy/lockproof.yml' }],
    [{ config: './policy/lockproof.yml' }, { config: 'policy/lockproof.yml' }],
    [{ 'fail-on': 'error', scope: ' ' }, { given: new Set(['fail-on']) }],
    [
      { 'lock-files': 'a/**/.terraform.lock.hcl\r\n\n  b/{x,y}.hcl  ' },
      { lockFiles: ['a/**/.terraform.lock.hcl', 'b/{x,y}.hcl'] },
    ],
    [
      { platforms: 'linux_amd64\ndarwin_arm64, windows_386' },
      { platforms: ['linux_amd64', 'darwin_arm64', 'windows_386'] },
    ],
    [{ 'max-time': '90 seconds' }, { maxTime: 90_000 }],
    [{ 'max-time': '2 hours' }, { maxTime: 7_200_000 }],
    [{ 'max-download': '0' }, { maxDownload: 0 }],
    [{ 'max-download': '1048576' }, { maxDownload: 1_048_576 }],
    [{ 'max-download': '500MB' }, { maxDownload: 500_000_000 }],
    [{ 'max-download': '2 GiB' }, { maxDownload: 2_147_483_648 }],
  ])('reads %o', (raw, expected) => {
    expect(from(raw as Record<string, string>)).toMatchObject(expected);
  });

  it.each([
    ['registry.example.com', 'registry.example.com', null],
    ['Registry.EXAMPLE.com:443', 'registry.example.com', null],
    ['registry.example.com:8443', 'registry.example.com:8443', null],
    ['例え.example', '例え.example', null],
    ['r.example=https://r.example/v1/providers', 'r.example', 'https://r.example/v1/providers/'],
    ['r.example = https://10.0.0.7:8443/p/', 'r.example', 'https://10.0.0.7:8443/p/'],
  ])('reads the registry %s', (text, host, serviceUrl) => {
    expect(from({ registries: text }).registries).toEqual([{ host, serviceUrl }]);
  });

  it('reads a registry that is named twice with one address', () => {
    const text = 'r.example=https://a.example/\nr.example=https://a.example';
    expect(from({ registries: text }).registries).toHaveLength(2);
  });

  it('reads several registries', () => {
    const { registries } = from({ registries: 'a.example\nb.example=https://b.example/x/' });
    expect(registries.map(({ host }) => host)).toEqual(['a.example', 'b.example']);
  });

  it.each([
    ['scope', 'some', 'changed, all'],
    ['fail-on', 'Error', 'error, warning, never'],
    ['on-unavailable', 'ignore', 'fail, warn'],
    ['accept-asserted', 'yes', 'true, false'],
    ['announced-h1', 'true', 'sample, compute, accept'],
    ['advisories', 'never', 'true, false'],
    ['comment', 'sometimes', 'always, on-problem, never'],
    ['cache', 'auto', 'the full path of a folder, or nothing'],
    ['cache', 'always', 'the full path of a folder, or nothing'],
    ['cache', 'Never', 'the full path of a folder, or nothing'],
    ['cache', 'true', 'the full path of a folder, or nothing'],
    ['cache', '/a\n/b', 'the full path of a folder, or nothing'],
    ['platforms', 'linux-amd64', 'linux_amd64'],
    ['platforms', 'linux_amd64\n-x', 'linux_amd64'],
    ['max-download', '4 gigs', '4GiB'],
    ['max-download', '-1', '4GiB'],
    ['max-download', '999999999999999TiB', '4GiB'],
    ['registries', 'https://registry.example.com', 'host=https://'],
    ['registries', 'user@host.example', 'host=https://'],
    ['registries', 'a.example/b', 'host=https://'],
    ['registries', 'r.example=http://r.example/', 'host=https://'],
    ['registries', 'r.example=https://me:secret@r.example/', 'host=https://'],
    ['registries', 'r.example=', 'host=https://'],
    ['registries', 'r.example=https://a.example/\nR.example=https://b.example/', 'one address per host'],
    ['registries', 'r.example=https://a.example/\nr.example', 'one address per host'],
    ['registries', 'R.example, r.example=https://a.example/', 'one address per host'],
    ['registries', '=https://r.example/', 'host=https://'],
    ['config', 'a\nb', 'one line'],
    ['config', '/etc/lockproof.yml', 'inside the repository'],
    ['config', 'a/../../b.yml', 'inside the repository'],
    ['config', '.git/config', 'inside the repository'],
    ['reviewcomments', 'true', 'review-comments'],
    ['__proto__', 'x', 'lock-files'],
  ])('refuses %s = %j in one line with the input and the allowed values', (name, text, allowed) => {
    const message = complaint(Object.fromEntries([[name, text]]));
    expect(message).toContain(`"${name}"`);
    expect(message).toContain(allowed);
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each(['linux_adm64', 'linux/arm64', 'darwin-arm64', 'macos_arm64'])(
    'refuses the unknown platform %s',
    (text) => {
      const message = complaint({ platforms: `linux_amd64\n${text}` });
      expect(message).toContain('platforms such as linux_amd64 or darwin_arm64, one per line or flag');
    },
  );

  it('calls a setting by its flag where it is one', () => {
    const raw = new Map([['fail-on', 'x']]);
    expect(() => settingsFrom(raw, { called: ({ name }) => `--${name}` })).toThrow(
      /^--fail-on: "x" is not allowed/,
    );
  });

  it('reports all wrong inputs at once, each on a separate line', () => {
    expect(complaint({ scope: 'x', 'fail-on': 'y', nonsense: 'z' }).split('\n')).toHaveLength(3);
  });
});
