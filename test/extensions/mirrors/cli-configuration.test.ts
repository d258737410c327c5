import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terraformConfiguration } from '../../../src/extensions/mirrors/cli-configuration.ts';

const credentials = 'credentials "app.terraform.io" {\n  token = "abc"\n}\n';
const mirrors =
  'provider_installation {\n  network_mirror {\n    url = "https://mirror.example.com/"\n  }\n}\n';
let top: string;

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-trust-')));
  for (const folder of ['home', 'checkout/tree/mirror', 'mirror'])
    mkdirSync(join(top, folder), { recursive: true });
  symlinkSync(join(top, 'checkout/tree/mirror'), join(top, 'home/mirror'));
  symlinkSync(join(top, 'checkout/tree'), join(top, 'shortcut'));
  for (const file of ['home/my.tfrc', 'checkout/tree/my.tfrc']) writeFileSync(join(top, file), '');
  symlinkSync(join(top, 'checkout/tree/my.tfrc'), join(top, 'home/linked.tfrc'));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Reads a file with this text while these folders are under review. */
function read(path: string, text: string | null, reviewed: readonly string[], withCredentials = false) {
  if (text !== null) writeFileSync(path, text);
  const notices: string[] = [];
  const onNotice = (notice: string) => void notices.push(notice);
  const use = { reviewed, withCredentials, onNotice };
  return { ...terraformConfiguration({ TF_CLI_CONFIG_FILE: path }, use), notices };
}

/** The methods that remain of a file with one folder and one host while the working tree is under review. */
function judge(file: string, mirror: string, reviewed = 'checkout/tree') {
  const text = `provider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(mirror)}\n  }\n  network_mirror {\n    url = "https://mirror.example.com/"\n  }\n}\n`;
  const { installation, notices } = read(join(top, file), text, [join(top, reviewed)]);
  return { kinds: installation?.methods.map(({ kind }) => kind), notices };
}

describe('a CLI configuration file outside of the folders under review', () => {
  it('counts, and so does a mirror folder outside', () => {
    expect(judge('home/my.tfrc', join(top, 'mirror'))).toEqual({
      kinds: ['filesystem-mirror', 'network-mirror'],
      notices: [],
    });
  });

  it.each([
    ['is in the working tree', () => join(top, 'checkout/tree/mirror')],
    ['is the working tree', () => join(top, 'checkout/tree')],
    ['contains the working tree', () => top],
    ['leads into the working tree through a symlink', () => join(top, 'home/mirror')],
    ['leads into it through a folder that does not exist yet', () => join(top, 'checkout/tree/none')],
    ['is relative', () => 'mirror'],
    ['hides its target', () => `${join(top, 'mirror')}/../checkout/tree/mirror`],
  ])('loses a mirror folder that %s, with a notice', (_name, mirror) => {
    const { kinds, notices } = judge('home/my.tfrc', mirror());
    expect(kinds).toEqual(['network-mirror']);
    expect(notices).toEqual([
      expect.stringMatching(
        mirror() === 'mirror'
          ? /^The mirror folder "mirror" is not used, because it is named from the folder under review, so/
          : /^The mirror folder ".*" is not used, because it is in the folder under review, so/,
      ),
    ]);
  });

  it('keeps a folder whose name only begins with that of the working tree', () => {
    mkdirSync(join(top, 'checkout/tree-mirror'), { recursive: true });
    expect(judge('home/my.tfrc', join(top, 'checkout/tree-mirror')).notices).toEqual([]);
  });
});

describe('a CLI configuration file that a change could have written', () => {
  it.each([
    ['in the working tree', 'checkout/tree/my.tfrc', 'checkout/tree'],
    ['that leads there through a symlink', 'home/linked.tfrc', 'checkout/tree'],
    ['under a working tree that is given as a symlink', 'checkout/tree/my.tfrc', 'shortcut'],
  ])('%s is ignored, with a notice', (_name, file, reviewed) => {
    const { kinds, notices } = judge(file, join(top, 'mirror'), reviewed);
    expect(kinds).toBeUndefined();
    expect(notices).toEqual([
      expect.stringMatching(/^The provider_installation in ".*" is not used, because the file is in/),
    ]);
  });

  it('is ignored too if the folders under review are not known', () => {
    expect(read(join(top, 'home/my.tfrc'), mirrors, ['/'])).toMatchObject({
      installation: undefined,
      notices: [expect.stringContaining('is not used')],
    });
  });

  it('causes no notice if it has no such block', () => {
    const { installation, notices } = read(
      join(top, 'checkout/tree/my.tfrc'),
      'disable_checkpoint = true\n',
      [top],
    );
    expect(installation).toBeUndefined();
    expect(notices).toEqual([]);
  });

  it('still gives its credentials, if they are wanted', () => {
    const text = `${credentials}${mirrors}`;
    const path = join(top, 'checkout/tree/my.tfrc');
    const token = new Map([['app.terraform.io', 'abc']]);
    expect(read(path, text, [top], true)).toMatchObject({ credentials: token, installation: undefined });
    expect(read(path, text, ['/elsewhere'], true)).toMatchObject({
      credentials: token,
      installation: { methods: [{ kind: 'network-mirror' }] },
      notices: [],
    });
    expect(read(path, text, ['/elsewhere']).credentials.size).toBe(0);
  });
});

describe('the CLI configuration file that TF_CLI_CONFIG_FILE names', () => {
  it('is not searched for if it is not named', () => {
    const nothing = { credentials: new Map(), installation: undefined };
    for (const env of [{}, { TF_CLI_CONFIG_FILE: '' }]) {
      const use = { reviewed: [], withCredentials: true, onNotice: () => {} };
      expect(terraformConfiguration(env, use)).toEqual(nothing);
    }
  });

  it('may be a pipe that nobody writes to, which stops no run', () => {
    const pipe = join(top, 'pipe.tfrc');
    execFileSync('mkfifo', [pipe]);
    const use = { reviewed: [], withCredentials: true, onNotice: () => {} };
    expect(terraformConfiguration({ TF_CLI_CONFIG_FILE: pipe }, use).installation).toBeUndefined();
  });

  it('reports what it ignored, without the token', () => {
    const text = `credentials "x.example" {\n  token = "\${secret-name}"\n}\n`;
    const { notices } = read(join(top, 'home/odd.tfrc'), text, [], true);
    expect(notices).toEqual([expect.stringContaining('"x.example"')]);
    expect(notices.join()).not.toContain('secret-name');
  });

  it.each<readonly [what: string, path: () => string]>([
    ['does not exist', () => join(top, 'none')],
    ['is a folder', () => top],
    ['has no end', () => '/dev/zero'],
    [
      'is too large',
      () => {
        const large = join(top, 'large.tfrc');
        writeFileSync(large, '#'.repeat(2 * 1024 * 1024));
        return large;
      },
    ],
  ])('causes a notice if it %s, as it causes a warning in Terraform', (_what, path) => {
    for (const [withCredentials, lost] of [
      [true, 'neither credentials nor mirrors are read from it'],
      [false, 'no mirrors are read from it'],
    ] as const) {
      const { credentials, installation, notices } = read(path(), null, [], withCredentials);
      expect([credentials.size, installation]).toEqual([0, undefined]);
      expect(notices).toEqual([
        expect.stringMatching(/^The file ".+" of TF_CLI_CONFIG_FILE is missing, unreadable/),
      ]);
      expect(notices[0]).toContain(lost);
    }
  });
});
