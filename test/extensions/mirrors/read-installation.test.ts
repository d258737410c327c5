import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseProviderAddress } from '../../../src/address/address.ts';
import {
  installsDirectly,
  parseMatchingPattern,
  selects,
} from '../../../src/extensions/mirrors/provider-installation.ts';
import {
  type ReadInstallation,
  readInstallation,
} from '../../../src/extensions/mirrors/read-installation.ts';
import { installedTerraform, runTerraform } from '../../scenarios/terraform-program.ts';
import { fillMirror } from '../../support/mirror-folder.ts';
import { createProviderPackage } from '../../support/signed-registry/provider-package.ts';

const providers = [
  'registry.terraform.io/acme/widget',
  'registry.terraform.io/acme/gadget',
  'registry.terraform.io/other/widget',
  'registry.example.com/acme/widget',
  'xn--mnchen-3ya.example/acme/widget',
] as const;

/** The indexes of the {@link providers} that the pattern matches; `null`: Terraform refuses it. */
const patterns: readonly (readonly [text: string, matched: readonly number[] | null])[] = [
  ['acme/widget', [0]],
  ['acme/*', [0, 1]],
  ['*/*', [0, 1, 2]],
  ['*/*/*', [0, 1, 2, 3, 4]],
  ['registry.terraform.io/*/*', [0, 1, 2]],
  ['registry.terraform.io/acme/*', [0, 1]],
  ['registry.example.com/acme/widget', [3]],
  ['Registry.Terraform.io:443/ACME/Widget', [0]],
  ['münchen.example/*/*', [4]],
  ['acme/nothing', []],
  ['*/acme/widget', null],
  ['*/acme/*', null],
  ['registry.terraform.io/*/widget', null],
  ['*/widget', null],
  ['acme/wid*', null],
  ['acme', null],
  ['*', null],
  ['', null],
  ['a/b/c/d', null],
  ['acme /widget', null],
  ['xn--mnchen-3ya.example/acme/widget', null],
  ['registry.terraform.io/-/widget', null],
];

function unicode(address: string): string {
  return address.replace('xn--mnchen-3ya', 'münchen');
}

function addressOf(text: string) {
  const [host = '', namespace, type] = text.split('/');
  return { ...parseProviderAddress(`registry.terraform.io/${namespace}/${type}`), hostname: host };
}

function read(...lines: readonly string[]): ReadInstallation {
  return readInstallation('my.tfrc', `provider_installation {\n${lines.join('\n')}\n}\n`);
}

describe('a pattern of include or exclude', () => {
  it.each(patterns)('%j', (text, matched) => {
    const matches = parseMatchingPattern(text);
    const found = matches && providers.flatMap((one, place) => (matches(addressOf(one)) ? [place] : []));
    expect(found).toEqual(matched);
  });

  it('without a host means the registry of either tool, because each locks its own', () => {
    const matches = parseMatchingPattern('hashicorp/*');
    expect(matches?.(parseProviderAddress('registry.opentofu.org/hashicorp/null'))).toBe(true);
    expect(matches?.(parseProviderAddress('registry.example.com/hashicorp/null'))).toBe(false);
  });

  describe('as real Terraform reads it', () => {
    const terraform = installedTerraform();
    if (terraform === null)
      console.log(
        '*** NOTICE: there is no `terraform` on the PATH; its reading of patterns is not tested. ***',
      );
    let folder: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'lockproof-patterns-'));
      for (const address of providers) {
        const [host = '', namespace = '', type = ''] = address
          .replace('xn--mnchen-3ya', 'münchen')
          .split('/');
        const release = { namespace, type, version: '1.0.0', manifest: null, documents: [], listedKeys: [] };
        const packages = await Promise.all(
          ['linux_amd64', 'darwin_arm64', 'darwin_amd64', 'linux_arm64'].map((platform) =>
            createProviderPackage({ type, version: '1.0.0', platform }),
          ),
        );
        fillMirror(folder, host, { ...release, packages, announced: null, warnings: [] });
      }
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.for(patterns)('%j', async ([text, matched], test) => {
      test.skip(terraform === null, 'no terraform on the PATH');
      const said = await initWith(text);
      const refused = said.includes('Invalid provider source inclusion patterns');
      const found = providers.flatMap((address, place) =>
        said.includes(`provider ${unicode(address)} was not found`) ? [] : [place],
      );
      expect(refused ? null : found).toEqual(matched);
    });

    /** The complaints of `terraform init` if a mirror with all providers is only for this pattern; on one line. */
    async function initWith(pattern: string): Promise<string> {
      const root = mkdtempSync(join(folder, 'root-'));
      const configuration = join(root, 'my.tfrc');
      mkdirSync(join(root, 'module'));
      writeFileSync(
        configuration,
        `provider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(folder)}\n    include = [${JSON.stringify(pattern)}]\n  }\n}\n`,
      );
      const required = providers.map((one, at) => `    it${at} = { source = "${unicode(one)}" }\n`).join('');
      writeFileSync(
        join(root, 'module', 'main.tf'),
        `terraform {\n  required_providers {\n${required}  }\n}\n`,
      );
      return runTerraform(
        join(root, 'module'),
        ['init', '-input=false', '-no-color'],
        '',
        configuration,
      ).catch((error: unknown) => String((error as { stderr?: string }).stderr).replaceAll(/[│\s]+/g, ' '));
    }
  });
});

const whole = `m/\${hostname}/\${namespace}/\${type}`;

const unusableTemplates: readonly (readonly [string, string, string?])[] = [
  ['no template', 'null'],
  ['no repository', '"r.example.com"'],
  ['a tag', `"r.example.com/${whole}:1"`],
  ['a digest', `"r.example.com/${whole}@sha256"`],
  ['a host that a lock file could choose', `"\${hostname}/\${namespace}/\${type}"`],
  ['a part of such a host', `"\${hostname}.example.com/${whole}"`],
  ['a scheme', `"https://r.example.com/${whole}"`],
  ['a user', `"me@r.example.com/${whole}"`],
  ['another symbol', `"r.example.com/${whole}/\${version}"`],
  ['an operation', `"r.example.com/${whole}/\${type == "x" ? "a" : "b"}"`],
  ['a function', `lower("r.example.com/${whole}")`],
  ['an operator behind it', `"r.example.com/${whole}" == "x"`],
  ['a literal that looks like a part', `"r.example.com/m/$\${hostname}/\${namespace}/\${type}"`],
  ['an escape', `"r.example.com/${whole}\\u0061"`],
  ['one repository for all', '"r.example.com/providers"'],
  ['no host for all hosts', `"r.example.com/\${namespace}/\${type}"`],
  ['no namespace for two', `"r.example.com/\${type}"`, '["acme/widget", "other/widget"]'],
  ['no type for all', `"r.example.com/\${namespace}"`, '["acme/*"]'],
  ['no type where one of the patterns has all', '"r.example.com/widget"', '["acme/widget", "acme/*"]'],
];

describe('an OCI mirror', () => {
  const one = (template: string, include = '[]') =>
    read(`  oci_mirror {\n    repository_template = ${template}\n    include = ${include}\n  }`);

  it.each([
    [`"r.example.com/${whole}"`, '[]', 'r.example.com', whole],
    [`"r.example.com:5000/${whole}" # ours`, '[]', 'r.example.com:5000', whole],
    [
      `"R.example.com:443/m/\${ namespace }/\${type}"`,
      '["acme/*"]',
      'r.example.com',
      `m/\${namespace}/\${type}`,
    ],
    ['"r.example.com/widget"', '["example.com/acme/widget"]', 'r.example.com', 'widget'],
    [`"r.example.com/p-\${type}"`, '["acme/a", "ACME/b"]', 'r.example.com', `p-\${type}`],
  ])('may have the template %s for %s', (template, include, registry, repository) => {
    const { installation, notices } = one(template, include);
    expect(notices).toEqual([]);
    expect(installation?.methods).toMatchObject([{ kind: 'oci-mirror', registry, repository }]);
  });

  it('means by a pattern without a host the registry of OpenTofu, the only tool that has such mirrors', () => {
    const [method] = one(`"r.example.com/\${namespace}/\${type}"`, '["acme/*"]').installation?.methods ?? [];
    const chosen = (address: string) => method && selects(method.selection, parseProviderAddress(address));
    expect(chosen('registry.opentofu.org/acme/widget')).toBe(true);
    expect(chosen('registry.terraform.io/acme/widget')).toBe(false);
  });
});

describe('the methods of provider_installation', () => {
  it('are read in the order of the file', () => {
    const { installation, notices } = read(
      '  filesystem_mirror {\n    path = "/srv/mirror"\n  }',
      '  network_mirror {\n    url     = "https://mirror.example.com/providers/"\n    include = ["acme/*"]\n  }',
      '  direct {\n    exclude = ["acme/*", "registry.example.com/*/*"]\n  }',
    );
    expect(notices).toEqual([]);
    expect(installation?.methods).toMatchObject([
      { kind: 'filesystem-mirror', path: '/srv/mirror' },
      { kind: 'network-mirror', url: 'https://mirror.example.com/providers/' },
      { kind: 'direct' },
    ]);
    const chosen = (address: string) =>
      installation?.methods.map(({ selection }) => selects(selection, parseProviderAddress(address)));
    expect(chosen('registry.terraform.io/acme/widget')).toEqual([true, true, false]);
    expect(chosen('registry.terraform.io/other/widget')).toEqual([true, false, true]);
    expect(chosen('registry.example.com/other/widget')).toEqual([true, false, false]);
  });

  it.each([
    [
      'include and exclude: exclude wins',
      '  direct {\n    include = ["acme/*"]\n    exclude = ["acme/widget"]\n  }',
      false,
    ],
    ['an empty include means all', '  direct {\n    include = []\n  }', true],
    [
      'a second direct adds to the first',
      '  direct {\n    include = ["other/*"]\n  }\n  direct {\n    include = ["acme/*"]\n  }',
      true,
    ],
    [
      'no direct: nothing is installed directly',
      '  filesystem_mirror {\n    path = "/srv/mirror"\n  }',
      false,
    ],
    ['an empty block: nothing at all', '', false],
  ])('%s', (_name, text, direct) => {
    const { installation } = read(text);
    expect(installsDirectly(installation, parseProviderAddress('acme/widget'))).toBe(direct);
  });

  it('are all direct without a block', () => {
    const { installation, notices } = readInstallation('my.tfrc', 'plugin_cache_dir = "/tmp"\n');
    expect(notices).toEqual([]);
    expect(installsDirectly(installation, parseProviderAddress('acme/widget'))).toBe(true);
  });

  it.each([
    ['dev_overrides', 'an override replaces a provider on one machine and has no hash in a lock file'],
    ['something_new', 'Lockproof does not support it'],
  ])('%s is passed over, and a notice says why', (method, why) => {
    const { installation, notices } = read(
      `  ${method} {\n    "acme/widget" = "/home/me/widget"\n    "acme/gadget" = "/home/me/gadget"\n  }`,
      '  direct {}',
    );
    expect(installation?.methods).toHaveLength(1);
    expect(notices).toHaveLength(1);
    const [, reason] =
      new RegExp(`^The ${method} in "my.tfrc" is ignored: (.*)\\.$`).exec(notices[0] ?? '') ?? [];
    expect(reason).toBe(why);
  });

  it('may have the names of arguments in quotes, as in HCL 1', () => {
    expect(
      read('  filesystem_mirror {\n    "path" = "/srv/mirror"\n  }').installation?.methods,
    ).toMatchObject([{ path: '/srv/mirror' }]);
  });

  it.each([
    ['an address that is not https', '  network_mirror {\n    url = "http://mirror.example.com/"\n  }'],
    ['a password in an address', '  network_mirror {\n    url = "https://a:secret@mirror.example.com/"\n  }'],
    ['no address', '  network_mirror {}'],
    ['no path', '  filesystem_mirror {}'],
    ['a template', `  filesystem_mirror {\n    path = "\${HOME}/mirror"\n  }`],
    ['a pattern that Terraform refuses', '  direct {\n    exclude = ["acme/wid*"]\n  }'],
    ['a pattern that is not a list', '  direct {\n    exclude = "acme/*"\n  }'],
    ['a pattern that is not text', '  direct {\n    exclude = [7]\n  }'],
    ['a broken file', '  direct {'],
    ...unusableTemplates.map(([name, template, include = '["*/*/*"]']) => [
      `${name} in an OCI mirror`,
      `  oci_mirror {\n    repository_template = ${template}\n    include = ${include}\n  }`,
    ]),
    ['a bare word', '  direct'],
  ])('with %s: none is used, with a notice', (_name, text) => {
    const { installation, notices } = read('  filesystem_mirror {\n    path = "/srv/other"\n  }', text);
    expect(installation).toBeUndefined();
    expect(notices).toEqual([
      expect.stringMatching(/^The provider_installation in "my\.tfrc" is not used, because [^\n]+\.$/),
    ]);
    expect(notices.join()).not.toContain('secret');
  });
});
