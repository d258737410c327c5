import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfigurationFile, trustedInstallation } from '../../src/installation/trusted-installation.ts';

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

/** What is left of a file with one folder and one host, when the working tree is under review. */
function judge(file: string, mirror: string, reviewed = 'checkout/tree') {
  const notices: string[] = [];
  const text = `provider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(mirror)}\n  }\n  network_mirror {\n    url = "https://mirror.example.com/"\n  }\n}\n`;
  const installation = trustedInstallation(join(top, file), text, [join(top, reviewed)], (one) =>
    notices.push(one),
  );
  return { kinds: installation?.methods.map(({ kind }) => kind), notices };
}

describe('a CLI configuration file outside of what is under review', () => {
  it('counts, with a mirror folder outside as well', () => {
    expect(judge('home/my.tfrc', join(top, 'mirror'))).toEqual({
      kinds: ['filesystem-mirror', 'network-mirror'],
      notices: [],
    });
  });

  it.each([
    ['lies in the working tree', () => join(top, 'checkout/tree/mirror')],
    ['is the working tree', () => join(top, 'checkout/tree')],
    ['holds the working tree', () => top],
    ['leads into the working tree by a symlink', () => join(top, 'home/mirror')],
    ['leads into it by a way that does not exist yet', () => join(top, 'checkout/tree/none')],
    ['is relative', () => 'mirror'],
    ['hides its way', () => `${join(top, 'mirror')}/../checkout/tree/mirror`],
  ])('loses a mirror folder that %s, and says so', (_name, mirror) => {
    const { kinds, notices } = judge('home/my.tfrc', mirror());
    expect(kinds).toEqual(['network-mirror']);
    expect(notices).toEqual([
      expect.stringMatching(/^The mirror folder ".*" is not used, because [^\n]+\.$/),
    ]);
  });

  it('keeps a folder whose name only begins as that of the working tree', () => {
    mkdirSync(join(top, 'checkout/tree-mirror'), { recursive: true });
    expect(judge('home/my.tfrc', join(top, 'checkout/tree-mirror')).notices).toEqual([]);
  });
});

describe('a CLI configuration file that a change could have written', () => {
  it.each([
    ['in the working tree', 'checkout/tree/my.tfrc', 'checkout/tree'],
    ['that leads there by a symlink', 'home/linked.tfrc', 'checkout/tree'],
    ['under a working tree that is named by a symlink', 'checkout/tree/my.tfrc', 'shortcut'],
  ])('%s says nothing, and one sentence tells', (_name, file, reviewed) => {
    const { kinds, notices } = judge(file, join(top, 'mirror'), reviewed);
    expect(kinds).toBeUndefined();
    expect(notices).toEqual([
      expect.stringMatching(/^The provider_installation in ".*" is not used, because the file lies in/),
    ]);
  });

  it('is not worth a word where it has no such block', () => {
    const notices: string[] = [];
    const say = (notice: string) => notices.push(notice);
    expect(
      trustedInstallation(join(top, 'checkout/tree/my.tfrc'), 'disable_checkpoint = true\n', [top], say),
    ).toBeUndefined();
    expect(notices).toEqual([]);
  });
});

describe('the text of a CLI configuration file', () => {
  it('is nothing where there is no file, or one that nobody wrote by hand', () => {
    expect(readConfigurationFile(join(top, 'none'))).toBeNull();
    expect(readConfigurationFile(top)).toBeNull();
    const large = join(top, 'large.tfrc');
    writeFileSync(large, '#'.repeat(2 * 1024 * 1024));
    expect(readConfigurationFile(large)).toBeNull();
  });
});
