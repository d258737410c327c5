import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VersionEvidence } from '../../../src/evidence/evidence.ts';
import type { ProviderInstallation } from '../../../src/extensions/mirrors/provider-installation.ts';
import { readInstallation } from '../../../src/extensions/mirrors/read-installation.ts';
import { providerName } from '../../../src/finding/sentence.ts';
import { brief, openRun, type RunOptions } from '../../evidence/ports.ts';
import { fillMirror } from '../../support/mirror-folder.ts';
import { type NetworkMirror, startNetworkMirror } from '../../support/network-mirror.ts';
import {
  answerAnnounced,
  answerHtml,
  answerJson,
  answerStatus,
} from '../../support/signed-registry/faults.ts';
import {
  createProviderPackage,
  plantedH1,
  plantedZh,
} from '../../support/signed-registry/provider-package.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../../support/signed-registry/signed-registry.ts';

const host = 'registry.terraform.io';
const address = `${host}/acme/widget`;
const folder = mkdtempSync(join(tmpdir(), 'lockproof-mirrored-'));
const packed = join(folder, 'packed');
let registry: SignedRegistry;
let mirror: NetworkMirror;
let version: PublishedVersion;
let undo: (() => unknown)[] = [];

beforeAll(async () => {
  registry = await startSignedRegistry();
  // Folders in the archive give it two h1: Terraform records one, and a mirror states the other.
  version = await registry.publish({
    namespace: 'acme',
    type: 'widget',
    version: '1.2.3',
    files: { 'docs/': '', 'docs/a.md': 'x' },
  });
  fillMirror(packed, host, version);
  mirror = await startNetworkMirror(packed);
});
afterAll(async () => {
  await Promise.all([registry.close(), mirror.close()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  registry.clearRequests();
  mirror.clearRequests();
});
afterEach(() => {
  for (const restore of undo) restore();
  undo = [];
});

function installation(...blocks: readonly string[]): ProviderInstallation {
  const read = readInstallation('my.tfrc', `provider_installation {\n${blocks.join('\n')}\n}\n`);
  if (read.installation === undefined) throw new Error(read.notices.join());
  return read.installation;
}

const network = () => `network_mirror {\n  url = "${mirror.url}"\n}`;
const files = (path: string) => `filesystem_mirror {\n  path = ${JSON.stringify(path)}\n}`;
const direct = 'direct {}';

async function ask(
  blocks: readonly string[],
  hashes: readonly string[],
  options: Partial<RunOptions & { version: string; address: string }> = {},
): Promise<VersionEvidence> {
  const run = openRun(registry, {
    registries: [{ host, serviceUrl: registry.serviceUrl }],
    trusted: [mirror],
    installation: installation(...blocks),
    ...options,
  });
  const evidence = await run.gatherOne(options.address ?? address, options.version ?? '1.2.3', hashes);
  await run.close();
  return evidence;
}

function proofs({ proofs }: VersionEvidence): readonly string[] {
  return [...proofs.values()].map((proof) => brief(proof));
}

function zips(): readonly string[] {
  return mirror.requests.map(({ path }) => path).filter((path) => path.endsWith('.zip'));
}

describe('where the configuration excludes direct installation', () => {
  it('a hash that the mirror states is asserted by the mirror, and nobody else is asked', async () => {
    const { h1 } = version.package('linux_amd64');
    const evidence = await ask([network()], [h1.archive]);
    expect(evidence.proofs.get(h1.archive)).toEqual({
      level: 'asserted',
      platform: 'linux_amd64',
      filename: null,
      by: mirror.host,
    });
    expect(evidence).toMatchObject({
      mirrors: [mirror.host],
      release: { kind: 'known', value: { documents: [] } },
    });
    expect(mirror.requests).toHaveLength(2);
    expect(registry.requests).toEqual([]);
  });

  it('a hash that the mirror does not state is searched in its packages, the likeliest platform first', async () => {
    const { h1, zh } = version.package('linux_amd64');
    expect(proofs(await ask([network()], [h1.directory]))).toEqual(['asserted linux_amd64']);
    expect(zips()).toEqual([expect.stringContaining('_linux_amd64.zip')]);
    expect(proofs(await ask([network()], [zh]))).toEqual(['asserted linux_amd64']);
  });

  it('the h1 of another platform is found too', async () => {
    const { h1 } = version.package('windows_amd64');
    expect(proofs(await ask([network()], [h1.directory]))).toEqual(['asserted windows_amd64']);
  });

  it('a planted hash is refuted after every package was checked', async () => {
    const evidence = await ask(
      [network()],
      [plantedZh('x'), plantedH1('x'), version.package('linux_amd64').zh],
    );
    expect(proofs(evidence)).toEqual(['none', 'none', 'asserted linux_amd64']);
    expect(evidence.proofs.get(plantedZh('x'))).toMatchObject({
      reason: `it matches none of the 3 packages of ${providerName(address)} 1.2.3 in ${mirror.host}`,
    });
    expect(registry.requests).toEqual([]);
  });

  it('a version that the mirror does not have is absent', async () => {
    const evidence = await ask([network()], [plantedZh('x')], { version: '9.9.9' });
    expect(evidence.release).toEqual({
      kind: 'absent',
      what: `version 9.9.9 of ${address} in ${mirror.host}`,
    });
    expect(proofs(evidence)).toEqual(['none']);
    expect(registry.requests).toEqual([]);
  });

  it('a mirror that is down leaves the question open', async () => {
    undo.push(mirror.override('index.json', answerStatus(503)));
    const evidence = await ask([network()], [plantedZh('x')]);
    expect(evidence.release).toMatchObject({ kind: 'unavailable', code: 'status' });
    expect(proofs(evidence)).toEqual(['unavailable status']);
    expect(registry.requests).toEqual([]);
  });

  it('no mirror for the provider leaves the question open', async () => {
    const evidence = await ask(
      ['network_mirror {\n  url = "https://localhost:1/"\n  include = ["other/*"]\n}'],
      [plantedZh('x')],
    );
    expect(proofs(evidence)).toEqual(['unavailable not-direct']);
    expect(registry.requests).toEqual([]);
  });

  it('a package that cannot be fetched leaves the hashes open that it may have', async () => {
    undo.push(mirror.override('_linux_amd64.zip', answerStatus(403)));
    const { h1 } = version.package('windows_amd64');
    expect(proofs(await ask([network()], [h1.directory, plantedH1('x')]))).toEqual([
      'asserted windows_amd64',
      'unavailable status',
    ]);
  });

  it('a package that is not an archive proves nothing', async () => {
    undo.push(mirror.override('_linux_amd64.zip', answerHtml()));
    expect(proofs(await ask([network()], [plantedH1('x')]))).toEqual(['unavailable malformed-answer']);
  });

  it('the download budget of the run includes mirrors', async () => {
    expect(proofs(await ask([network()], [plantedH1('x')], { maxDownload: 10 }))).toEqual([
      'unavailable budget',
    ]);
  });

  it('after the download budget is used up, no other package of the mirror is requested', async () => {
    const { zip } = version.package('linux_amd64');
    const { h1 } = version.package('darwin_arm64');
    undo.push(mirror.override('_linux_amd64.zip', answerAnnounced('x'.repeat(zip.length * 2))));
    const wanted = ask([network()], [h1.directory], { maxDownload: zip.length * 2 - 1 });
    expect(proofs(await wanted)).toEqual(['unavailable budget']);
    const packages = mirror.requests.map(({ path }) => path).filter((path) => path.endsWith('.zip'));
    expect(packages).toEqual([expect.stringContaining('_linux_amd64.zip')]);
  });

  it('a mirror that states other hashes than its package has contradicts itself', async () => {
    const planted = plantedH1('stated');
    const url = 'terraform-provider-widget_1.2.3_linux_amd64.zip';
    undo.push(
      mirror.override('1.2.3.json', answerJson({ archives: { linux_amd64: { url, hashes: [planted] } } })),
    );
    const evidence = await ask([network()], [planted, version.package('linux_amd64').zh]);
    expect(proofs(evidence)).toEqual(['asserted linux_amd64', 'none']);
    expect(evidence.release).toMatchObject({
      kind: 'known',
      value: {
        disagreements: [
          `${mirror.host} states different hashes for the linux_amd64 package of ${address} 1.2.3 than the package has`,
        ],
      },
    });
  });

  it('a value that is not a hash has no proof, whatever the mirror states', async () => {
    const [unknown, upper, short] = [
      'h9:anything',
      version.zh[0]?.toUpperCase().replace('ZH:', 'zh:') ?? '',
      'zh:12',
    ];
    const url = 'terraform-provider-widget_1.2.3_linux_amd64.zip';
    const stated = [unknown, upper, short, version.package('linux_amd64').h1.archive];
    undo.push(
      mirror.override('1.2.3.json', answerJson({ archives: { linux_amd64: { url, hashes: stated } } })),
    );
    const evidence = await ask([network()], stated);
    expect(proofs(evidence)).toEqual(['none', 'none', 'none', 'asserted linux_amd64']);
  });

  it('a value that is not a hash has no proof even where neither registry nor mirror answers', async () => {
    undo.push(mirror.override('index.json', answerStatus(503)));
    expect(proofs(await ask([network()], ['h9:anything', 'zh:12', plantedZh('x')]))).toEqual([
      'none',
      'none',
      'unavailable status',
    ]);
  });

  it('a host that is not listed stays untrusted, whatever the mirror has', async () => {
    const evidence = await ask([network()], [plantedZh('x')], {
      address: 'registry.example.com/acme/widget',
    });
    expect(evidence.release).toMatchObject({ kind: 'unavailable', code: 'untrusted-host' });
    expect(mirror.requests).toEqual([]);
  });
});

describe('where the registry may be asked as well', () => {
  it('and answers, no mirror is asked: a mirror cannot contradict a signed document', async () => {
    const planted = plantedZh('in the mirror');
    undo.push(
      mirror.override(
        '1.2.3.json',
        answerJson({ archives: { linux_amd64: { url: 'a.zip', hashes: [planted] } } }),
      ),
    );
    const { zh, h1 } = version.package('linux_amd64');
    const evidence = await ask([network(), direct], [zh, h1.directory, planted]);
    expect(proofs(evidence)).toEqual(['signed linux_amd64', 'computed linux_amd64 directory', 'none']);
    expect(evidence.mirrors).toBeUndefined();
    expect(mirror.requests).toEqual([]);
  });

  it.each([
    ['does not know the version', '9.9.9', () => {}, ['none']],
    [
      'answers with a page',
      '1.2.3',
      () => registry.override(/download/, answerHtml()),
      ['unavailable malformed-answer'],
    ],
    [
      'has a broken document',
      '1.2.3',
      () => registry.override(/SHA256SUMS$/, answerHtml()),
      ['unavailable malformed-answer'],
    ],
  ] as const)('and %s, no mirror is asked', async (_name, wanted, trouble, expected) => {
    const restore = trouble();
    if (restore) undo.push(restore);
    expect(
      proofs(await ask([network(), direct], [version.package('linux_amd64').zh], { version: wanted })),
    ).toEqual(expected);
    expect(mirror.requests).toEqual([]);
  });

  it('and is down, the mirror is asked, and what it does not have stays open', async () => {
    undo.push(registry.override(/./, answerStatus(500)));
    const { h1 } = version.package('linux_amd64');
    const evidence = await ask([network(), direct], [h1.archive, plantedH1('x')]);
    expect(proofs(evidence)).toEqual(['asserted linux_amd64', 'unavailable status']);
    expect(evidence.mirrors).toEqual([mirror.host]);
  });

  it('and both registry and mirror are down, the report names the registry', async () => {
    undo.push(registry.override(/./, answerStatus(500)), mirror.override('index.json', answerStatus(503)));
    const { release } = await ask([network(), direct], [plantedH1('x')]);
    expect(release).toMatchObject({ kind: 'unavailable', cause: expect.stringContaining('status 500') });
  });
});

describe('a folder as a mirror', () => {
  it('has every hash of its packages, computed', async () => {
    const { zh, h1 } = version.package('darwin_arm64');
    const evidence = await ask([files(packed)], [zh, h1.archive, h1.directory, plantedH1('x')]);
    expect(proofs(evidence)).toEqual([...Array(3).fill('asserted darwin_arm64'), 'none']);
    expect(evidence.proofs.get(zh)).toMatchObject({ by: packed });
    expect([...registry.requests, ...mirror.requests]).toEqual([]);
  });

  it('with unpacked packages has only their h1', async () => {
    const unpacked = join(folder, 'unpacked');
    const place = join(unpacked, address, '1.2.3/linux_amd64');
    mkdirSync(join(place, 'docs'), { recursive: true });
    const program = 'terraform-provider-widget_v1.2.3';
    writeFileSync(join(place, 'LICENSE.txt'), 'Made for a test run.\n');
    writeFileSync(join(place, program), '#!/bin/sh\n# widget 1.2.3 linux_amd64\nexit 1\n');
    writeFileSync(join(place, 'docs/a.md'), 'x');
    const { zh, h1 } = version.package('linux_amd64');
    expect(proofs(await ask([files(unpacked)], [h1.directory, h1.archive, zh]))).toEqual([
      'asserted linux_amd64',
      'none',
      'none',
    ]);
  });

  it('with an unpacked package that cannot be hashed leaves the question open', async () => {
    const broken = join(folder, 'broken');
    const place = join(broken, address, '1.2.3/linux_amd64');
    mkdirSync(place, { recursive: true });
    symlinkSync('/etc/passwd', join(place, 'a'));
    expect(proofs(await ask([files(broken)], [plantedH1('x')]))).toEqual(['unavailable malformed-answer']);
  });

  it('that does not exist leaves the question open', async () => {
    expect(proofs(await ask([files(join(folder, 'none'))], [plantedH1('x')]))).toEqual([
      'unavailable unreadable',
    ]);
  });
});

describe('several mirrors', () => {
  it('give each package from the first mirror that has it, as Terraform does', async () => {
    const repacked = join(folder, 'repacked');
    const other = await createProviderPackage({
      type: 'widget',
      version: '1.2.3',
      platform: 'linux_amd64',
      files: { a: 'b' },
    });
    fillMirror(repacked, host, { ...version, packages: [other] });
    const hashes = [
      other.h1.directory,
      version.package('linux_amd64').h1.directory,
      version.package('darwin_arm64').h1.directory,
    ];
    const evidence = await ask([files(repacked), network()], hashes);
    expect([...evidence.proofs.values()]).toMatchObject([
      { level: 'asserted', by: repacked },
      { level: 'none' },
      { level: 'asserted', by: mirror.host },
    ]);
  });

  it('leave a hash open that no mirror has while one mirror is down', async () => {
    const evidence = await ask(
      [files(join(folder, 'none')), network()],
      [version.package('linux_amd64').zh, plantedH1('x')],
    );
    expect(proofs(evidence)).toEqual(['asserted linux_amd64', 'unavailable unreadable']);
  });
});
