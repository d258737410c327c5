import { UserError } from '../../src/errors.ts';
import { rules } from '../../src/extensions/index.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import type { Settings } from '../../src/policy/settings.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';
import { fixtures } from '../fixtures.ts';
import { mustHold, type Target } from '../target.ts';

const standard = settingsFrom(new Map());
const named = rules.map(({ slug, meaning, severity }) => ({ slug, meaning, severity }));

/** The policy of a repository. Whoever edits it is trusted, but a mistake must be told with its line. */
export const policyFile: Target = {
  name: 'policy-file',
  seeds: () => [...fixtures('rules/*/*/lockproof.yml'), Buffer.from(whole)],
  tokens: [
    ...[
      '\n',
      '\r\n',
      '  ',
      '- ',
      ': ',
      ':',
      '"',
      "'",
      '|',
      '>',
      '&a',
      '*a',
      '<<',
      '!!binary',
      '!',
      '? ',
      '---\n',
      '...\n',
      '%YAML 1.2\n',
    ],
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      '#',
      '~',
      'null',
      'true',
      '1e3',
      '0x1',
      '.nan',
      '2026-02-30',
      '\t',
      '\u2028',
      '\ufeff',
      '\0',
      '😀',
    ],
    ...[
      'fail-on',
      'platforms',
      'registries',
      'accept-asserted',
      'minimum-release-age',
      'rules',
      'providers',
      'allow',
      'deny',
    ],
    ...[
      'signing-keys',
      'fingerprints',
      'waivers',
      'paths',
      'match',
      'rule',
      'provider',
      'version',
      'hash',
      'reason',
      'expires',
    ],
    ...[
      'unproven-hash',
      'off',
      'error',
      '7 days',
      'linux_amd64',
      'registry.terraform.io/hashicorp/*',
      '*/*/*',
      'a=https://b.c/',
    ],
    ...[
      '**/',
      '*',
      '+(a|b)',
      '!(x)',
      '{a,b}',
      '{1..9}',
      '[[:alpha:]]',
      '(',
      ')+',
      '\\',
      '__proto__',
      'constructor',
      'toString',
    ],
    'C874011F0AB405110D02105534365D9472D7468F',
  ],
  mostBytes: 4 * 1024,
  mostTime: 1000,
  covers: ['/src/policy/', '/src/paths.ts', '/node_modules/yaml/', '/node_modules/picomatch/'],
  run(input) {
    const text = Buffer.from(input).toString();
    let judged: Settings;
    try {
      judged = settingsUnder(parsePolicy(text, 'p.yml', named), standard);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      mustHold(error.code === 'invalid-policy', 'a wrong policy is an invalid policy');
      const lines = text.split(/\r\n|\r|\n/).length;
      for (const mistake of error.message.split('\n')) {
        const [, line] = /^p\.yml:(\d+): ./.exec(mistake) ?? [];
        mustHold(line !== undefined, `each mistake has its place: ${JSON.stringify(mistake)}`);
        mustHold(Number(line) >= 1 && Number(line) <= lines, 'each mistake has a line of the file');
      }
      return;
    }
    const slugs = new Set(named.map(({ slug }) => slug));
    const near = judged.paths.map(({ said }) => said.get('rules') as Settings['rules'] | undefined);
    const severities = [judged.rules, ...near].flatMap((each) => [...(each?.keys() ?? [])]);
    mustHold(
      severities.every((slug) => slugs.has(slug)),
      'a severity is that of a rule',
    );
    mustHold(
      judged.waivers.every(({ line }) => line >= 1),
      'each waiver has a line',
    );
    for (const { matches } of judged.paths) for (const path of lockFiles) matches(path);
  },
};

const lockFiles = [
  '.terraform.lock.hcl',
  'envs/prod/.terraform.lock.hcl',
  `${'a/'.repeat(100)}.terraform.lock.hcl`,
  'a'.repeat(200),
];

const whole = `fail-on: warning
platforms: [linux_amd64, darwin_arm64]
registries:
  - registry.example.com
  - tf.example.com=https://tf.example.com/v1/providers/
accept-asserted: [registry.opentofu.org]
minimum-release-age: 7 days
rules:
  new-provider: warning
  major-upgrade: "off"
providers:
  allow: [registry.terraform.io/hashicorp/*, "*/acme/*"]
  deny: [registry.terraform.io/evil/*]
signing-keys:
  - providers: [registry.terraform.io/hashicorp/*]
    fingerprints: ["C874 011F 0AB4 0511 0D02  1055 3436 5D94 72D7 468F"]
waivers:
  - rule: unproven-hash
    provider: registry.terraform.io/acme/widget
    version: 1.2.3
    reason: built here
    expires: 2026-12-31
paths:
  - match: ["envs/**/.terraform.lock.hcl", "modules/{a,b}/**"]
    platforms: [linux_arm64]
    minimum-release-age: 36 hours
    rules: { unproven-hash: notice }
`;
