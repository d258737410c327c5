import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesWithLogins, storedLogins } from '../../../src/extensions/mirrors/stored-logins.ts';

it.each([
  [
    'linux' as const,
    { HOME: '/h' },
    ['/h/.terraformrc', '/h/.tofurc', '/h/.terraform.d/credentials.tfrc.json'],
  ],
  [
    'darwin' as const,
    { HOME: '/h', XDG_CONFIG_HOME: '/x' },
    [
      '/x/opentofu/tofurc',
      '/x/opentofu/credentials.tfrc.json',
      '/h/.terraformrc',
      '/h/.tofurc',
      '/h/.terraform.d/credentials.tfrc.json',
    ],
  ],
  [
    'win32' as const,
    { HOME: '/h', APPDATA: '/a' },
    ['/a/terraform.rc', '/a/tofu.rc', '/a/terraform.d/credentials.tfrc.json'],
  ],
  ['win32' as const, {}, []],
])('on %s with %o the files are %o', (platform, environment, files) => {
  expect(filesWithLogins(environment, platform)).toEqual(files);
});

/** The logins that are used, and the notices. @param reviewed below the home */
function read(
  files: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
  reviewed = 'work',
) {
  const HOME = mkdtempSync(join(tmpdir(), 'lockproof-home-'));
  onTestFinished(() => rmSync(HOME, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(HOME, name)), { recursive: true });
    // Readable for everybody, as Terraform allows it.
    writeFileSync(join(HOME, name), text, { mode: 0o644 });
  }
  const notices: string[] = [];
  const { credentials, origins } = storedLogins(
    { HOME, ...more },
    {
      registries: [{ host: 'a.example', serviceUrl: null }],
      reviewed: [join(HOME, reviewed)],
      named: new Map([['a.example', 'named']]),
      onNotice: (notice) => void notices.push(notice.replaceAll(HOME, '~')),
    },
  );
  return { tokens: Object.fromEntries(credentials), from: origins.map(({ value }) => value), notices };
}

const json = (host: string, token: unknown) => JSON.stringify({ credentials: { [host]: { token } } });
const block = (host: string, token: string) => `credentials "${host}" {\n  token = "${token}"\n}\n`;
const stored = '.terraform.d/credentials.tfrc.json';

it.each<[string, Parameters<typeof read>, Partial<ReturnType<typeof read>>]>([
  [
    'a listed host',
    [{ [stored]: json('a.example', 'x') }],
    { tokens: { 'a.example': 'x' }, from: ['a.example'] },
  ],
  [
    'a public registry',
    [{ [stored]: json('registry.terraform.io', 'x') }],
    { from: ['registry.terraform.io'] },
  ],
  [
    'any other host (T25)',
    [{ [stored]: json('app.terraform.io', 'x') }],
    { tokens: {}, from: [], notices: [] },
  ],
  [
    'a block in the configuration',
    [{ '.terraformrc': block('a.example', 'x') }],
    { tokens: { 'a.example': 'x' } },
  ],
  [
    'both: the file of `terraform login` wins, as in Terraform',
    [{ [stored]: json('a.example', 'login'), '.terraformrc': block('a.example', 'block') }],
    { tokens: { 'a.example': 'login' } },
  ],
  ['a variable as well', [{ [stored]: json('a.example', 'x') }, { TF_TOKEN_a_example: 'y' }], { tokens: {} }],
  [
    'TF_CLI_CONFIG_FILE, which replaces the files at home',
    [{ [stored]: json('a.example', 'x') }, { TF_CLI_CONFIG_FILE: '/my.tfrc' }],
    { tokens: { 'a.example': 'named' } },
  ],
  [
    'a home that is under review (T25)',
    [{ [stored]: json('a.example', 'x') }, {}, '.'],
    {
      tokens: {},
      notices: [expect.stringMatching(/ are not used, because it is in the folder under review\.$/)],
    },
  ],
  ['an empty home', [{}], { tokens: {}, from: [], notices: [] }],
  ['a configuration without logins', [{ '.terraformrc': 'oh { no' }], { notices: [] }],
  [
    'no JSON',
    [{ [stored]: '"credentials' }],
    { tokens: {}, notices: [expect.stringMatching(/unknown form/)] },
  ],
  [
    'a token that is no string',
    [{ [stored]: json('a.example', 7) }],
    { tokens: {}, notices: [expect.stringMatching(/not a plain token/)] },
  ],
  [
    'a token with a line break',
    [{ [stored]: json('a.example', 'secret\nx') }],
    { tokens: {}, notices: [expect.not.stringMatching(/secret/)] },
  ],
  [
    'a credentials helper, which is not run',
    [{ '.terraformrc': 'credentials_helper "x" {}\n' }],
    {
      tokens: {},
      notices: [expect.stringMatching(/helper in "~\/\.terraformrc" is not run; .*TF_TOKEN_<host>/)],
    },
  ],
])('with %s', (_what, given, expected) => {
  expect(read(...given)).toMatchObject(expected);
});
