import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseProviderAddress } from '../../../src/address/address.ts';
import { filesystemMirror } from '../../../src/extensions/mirrors/filesystem-mirror.ts';

const home = 'registry.terraform.io/acme/widget';
const widget = parseProviderAddress(home);
let top: string;
let root: string;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-folder-')));
  root = join(top, 'mirror');
  mkdirSync(root);
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function put(path: string, content = 'x'): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(target, join(root, path));
}

/** `linux_amd64 archive`, … or the outcome's kind and code. */
async function found(version = '1.2.3', address = widget): Promise<readonly string[]> {
  const packages = await filesystemMirror(root).packagesOf(address, version);
  if (packages.kind === 'unavailable') return [`unavailable ${packages.code}`];
  if (packages.kind === 'absent') return ['absent'];
  return packages.value.map(({ platform, content }) => `${platform} ${content.kind}`);
}

describe('a filesystem mirror', () => {
  it('has packed packages', async () => {
    const path = put(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip`);
    put(`${home}/terraform-provider-widget_1.2.3_darwin_arm64.zip`);
    put(`${home}/terraform-provider-widget_1.2.4_windows_amd64.zip`);
    put(`${home}/1.2.3.json`, '{}');
    expect(await found()).toEqual(['darwin_arm64 archive', 'linux_amd64 archive']);
    expect(await filesystemMirror(root).packagesOf(widget, '1.2.3')).toMatchObject({
      value: [{}, { stated: [], content: { kind: 'archive', path } }],
    });
  });

  it('with an unpacked package, which Terraform would take, says that only archives are read', async () => {
    put(`${home}/1.2.3/README`);
    put(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip`);
    expect(await found()).toEqual(['linux_amd64 archive']);
    put(`${home}/1.2.3/linux_amd64/terraform-provider-widget_v1.2.3`);
    expect(await filesystemMirror(root).packagesOf(widget, '1.2.3')).toMatchObject({
      code: 'unreadable',
      cause: expect.stringMatching(/it is unpacked, and only archives are read; fill the folder with/),
    });
  });

  it('has its own path as its name', () => {
    expect(filesystemMirror(root).name).toBe(root);
  });

  it.each<readonly [string, () => unknown, readonly string[]]>([
    ['nothing', () => {}, ['absent']],
    ['another version', () => put(`${home}/terraform-provider-widget_1.2.30_linux_amd64.zip`), ['absent']],
    [
      'another provider instead',
      () => put(`${home}/terraform-provider-gadget_1.2.3_linux_amd64.zip`),
      ['absent'],
    ],
    ['a version with a v', () => put(`${home}/v1.2.3/linux_amd64/a`), ['absent']],
    ['no platform', () => put(`${home}/terraform-provider-widget_1.2.3_linux.zip`), ['absent']],
    [
      'a file of that name in capitals',
      () => put(`${home}/Terraform-Provider-Widget_1.2.3_linux_amd64.ZIP`),
      ['linux_amd64 archive'],
    ],
    [
      'a folder with the name of an archive',
      () => put(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip/a`),
      ['absent'],
    ],
    [
      'a package that is a symlink',
      () => {
        link(`${home}/terraform-provider-widget_1.2.3_darwin_arm64.zip`, put('store/b.zip'));
      },
      ['darwin_arm64 archive'],
    ],
    [
      'a symlink above the packages, which Terraform does not follow',
      () => {
        put('store/1.2.3/linux_amd64/a');
        link(`${home}/1.2.3`, join(root, 'store/1.2.3'));
      },
      ['absent'],
    ],
    [
      'an archive that leads out of the folder',
      () => link(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip`, '/etc/passwd'),
      ['unavailable address-refused'],
    ],
    [
      'a package that leads nowhere',
      () => link(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip`, join(root, 'none')),
      ['unavailable unreadable'],
    ],
    ['no folder at all', () => rmSync(root, { recursive: true }), ['unavailable unreadable']],
  ])('with %s', async (_name, fill, expected) => {
    fill();
    expect(await found()).toEqual(expected);
  });

  it.each([
    ['registry.example.com:8443/acme/widget', 'registry.example.com:8443/acme/widget'],
    ['münchen.example/acme/widget', 'münchen.example/acme/widget'],
    ['example.com/испытание/x', 'example.com/испытание/x'],
  ])('has %s in Unicode, as people read it', async (address, place) => {
    const provider = parseProviderAddress(address);
    put(`${place}/terraform-provider-${provider.type}_1.2.3_linux_amd64.zip`);
    expect(await found('1.2.3', provider)).toEqual(['linux_amd64 archive']);
  });

  it.each(['../1.2.3', '1.2.3/..', '', '.', '..'])('has no version %j', async (version) => {
    put(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip`);
    expect(await found(version)).toEqual(['absent']);
  });

  it('may itself be reached through a symlink', async () => {
    const path = put(`${home}/terraform-provider-widget_1.2.3_linux_amd64.zip`);
    symlinkSync(root, join(top, 'link'));
    const packages = await filesystemMirror(join(top, 'link')).packagesOf(widget, '1.2.3');
    expect(packages).toMatchObject({ kind: 'known', value: [{ content: { path } }] });
  });
});
