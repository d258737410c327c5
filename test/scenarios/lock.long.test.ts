import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text as textFrom } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { answerBytes, answerJson, answerStatus, neverAnswer } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { stackTrace } from './run-log.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

const name = '.terraform.lock.hcl';
const three = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
const published = [...three, 'linux_arm64'];
const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const types = ['null', 'random', 'time'];

const terraform = installedTerraform();
console.log(
  terraform === null
    ? '*** NOTICE: there is no `terraform` on the PATH. referee: lock files laid out as Terraform prints them; what Terraform itself writes is not tested. ***'
    : `referee: real terraform ${terraform}`,
);

let registry: SignedRegistry;
let providers: readonly PublishedVersion[];
let folder: string;
/** What `terraform init` writes on this machine, and what `terraform providers lock` makes of it for three platforms. */
let afterInit: string;
let complete: string;

beforeAll(async () => {
  registry = await startSignedRegistry();
  providers = await Promise.all(
    types.map((type) =>
      registry.publish({ namespace: 'hashicorp', type, version: '3.2.4', platforms: published }),
    ),
  );
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-lock-')));
  const root = newRoot('referee');
  if (terraform === null) {
    afterInit = textWith(['linux_amd64']);
    complete = textWith(three);
    return;
  }
  await runTerraform(root, ['init', '-input=false'], registry.caFile);
  afterInit = readFileSync(join(root, name), 'utf8');
  complete = await lockedByTerraform(afterInit);
});

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A root module that requires the three providers, with this lock file. */
function newRoot(called: string, lockFile?: string): string {
  const root = join(folder, `${called}-${crypto.randomUUID()}`);
  mkdirSync(root, { recursive: true });
  const required = providers.map(
    ({ type, address }) => `    ${type} = { source = "${address}", version = "~> 3.2" }\n`,
  );
  writeFileSync(join(root, 'main.tf'), `terraform {\n  required_providers {\n${required.join('')}  }\n}\n`);
  if (lockFile !== undefined) writeFileSync(join(root, name), lockFile);
  return root;
}

function textWith(platforms: readonly string[]): string {
  return lockFileText(
    ...providers.map(({ address, version, zh, ...one }) => ({
      address,
      version,
      constraints: '~> 3.2',
      hashes: [...platforms.map((platform) => one.package(platform).h1.directory), ...zh],
    })),
  );
}

async function lockedByTerraform(before: string, platforms: readonly string[] = three): Promise<string> {
  const root = newRoot('by-terraform', before);
  const flags = platforms.map((platform) => `-platform=${platform}`);
  await runTerraform(root, ['providers', 'lock', ...flags], registry.caFile);
  return readFileSync(join(root, name), 'utf8');
}

interface LockSettings {
  readonly platforms?: readonly string[];
  readonly cache?: string;
}

async function lock(
  directory: string,
  args: readonly string[] = [],
  { platforms = three, cache }: LockSettings = {},
) {
  const flags = platforms.flatMap((platform) => ['--platform', platform]);
  const run = await runCli(['lock', '--registries', registry.host, ...flags, ...args], {
    directory,
    caFile: registry.caFile,
    ...(cache === undefined ? {} : { env: { XDG_CACHE_HOME: cache } }),
  });
  expect(run.stdout + run.stderr).not.toMatch(stackTrace);
  return run;
}

const lockFileIn = (root: string) => readFileSync(join(root, name), 'utf8');

/** Adds hashes to the first entry where Terraform would sort them. */
function plant(text: string, ...hashes: readonly string[]): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.includes('hashes = [')) + 1;
  const end = lines.indexOf('  ]', begin);
  const sorted = [...lines.slice(begin, end), ...hashes.map((hash) => `    "${hash}",`)].toSorted();
  return [...lines.slice(0, begin), ...sorted, ...lines.slice(end)].join('\n');
}

function packagesAsked(): readonly string[] {
  return registry.requests.map(({ path }) => path).filter((path) => path.endsWith('.zip'));
}

function newFolder(called: string): string {
  const made = join(folder, `${called}-${crypto.randomUUID()}`);
  mkdirSync(made, { mode: 0o700 });
  return made;
}

/** An entry of its own release, so that faults of one test do not meet another. */
async function releaseOf(type: string, options: Partial<PublishOptions> = {}) {
  const release = await registry.publish({
    namespace: 'corp',
    type,
    version: '1.0.0',
    platforms: three,
    ...options,
  });
  const { address, version, zh } = release;
  const text = (hashes: readonly string[]) => lockFileText({ address, version, hashes });
  const h1 = (platform: string) => release.package(platform).h1.directory;
  const root = (hashes: readonly string[]) => {
    const place = newFolder(type);
    writeFileSync(join(place, name), text(hashes));
    return place;
  };
  return { release, zh, text, h1, root };
}

describe('lockproof lock, on what `terraform init` left for three providers', () => {
  it('writes byte for byte what `terraform providers lock` writes for three platforms', async () => {
    const root = newRoot('honest', afterInit);
    const run = await lock(root);
    expect(run.stderr).toBe('9 packages to download.\n');
    expect(run.exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
    expect(run.stdout).toMatch(
      /^✅ Lockproof: added 6 proven hashes in 1 lock file\n\.terraform\.lock\.hcl: added 2 h1 for localhost:\d+\/hashicorp\/null 3\.2\.4 \(.*\); 2 h1 for /,
    );
    expect(run.stdout.split('\n')).toHaveLength(3);
    if (terraform !== null) expect(await lockedByTerraform(lockFileIn(root))).toBe(complete);

    const again = await lock(root);
    expect(again.stdout).toBe('✅ Lockproof: nothing is missing from 1 lock file\n');
    expect(lockFileIn(root)).toBe(complete);
  });

  it('keeps a planted line and says so; with --prune it writes what a clean `providers lock` writes', async () => {
    const evil = [plantedZh('evil'), plantedH1('evil'), 'h9:evil'];
    const root = newRoot('planted', plant(afterInit, ...evil));
    const kept = await lock(root);
    expect(kept.exitCode).toBe(1);
    expect(lockFileIn(root)).toBe(plant(complete, ...evil));
    if (terraform !== null) expect(await lockedByTerraform(plant(afterInit, ...evil))).toBe(lockFileIn(root));
    expect(kept.stdout).toMatch(/^❌ Lockproof: added 6 proven hashes in 1 lock file; 3 problems remain\n/);
    expect(kept.stdout.match(/Run again with --prune to remove it\./g)).toHaveLength(3);

    const pruned = await lock(root, ['--prune']);
    expect(pruned.exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
    const line =
      plant(complete, ...evil)
        .split('\n')
        .findIndex((one) => one.includes(evil[0] ?? '')) + 1;
    expect(pruned.stdout).toMatch(/^✅ Lockproof: removed 3 wrong hashes in 1 lock file\n/);
    expect(pruned.stdout).toContain(`${name}:${line}: removed ${evil[0]?.slice(0, 15)}… of `);
    expect(pruned.stdout.match(/^\S+:\d+: removed /gm)).toHaveLength(3);
  });

  it('with --check only tells, with exit code 1 where something is missing or refuted', async () => {
    const planted = plant(complete, plantedZh('evil'));
    for (const { text, flags, code, says } of [
      {
        text: afterInit,
        flags: [],
        code: 1,
        says: '❌ Lockproof: 6 proven hashes are missing in 1 lock file',
      },
      { text: complete, flags: [], code: 0, says: '✅ Lockproof: nothing is missing from 1 lock file' },
      {
        text: planted,
        flags: [],
        code: 1,
        says: '❌ Lockproof: 1 problem remains; nothing is missing from 1 lock file',
      },
      {
        text: planted,
        flags: ['--prune'],
        code: 1,
        says: '❌ Lockproof: 1 wrong hash would be removed in 1 lock file',
      },
    ]) {
      const root = newRoot('checked', text);
      chmodSync(join(root, name), 0o444);
      const run = await lock(root, ['--check', ...flags]);
      expect(run.stdout.split('\n')[0]).toBe(says);
      expect(run.exitCode).toBe(code);
      expect(lockFileIn(root)).toBe(text);
    }
  });

  it('downloads each package once for several roots, and `verify` proves what it wrote without any', async () => {
    const roots = newFolder('roots');
    for (const root of ['a', 'b', 'c'])
      cpSync(newRoot('one', afterInit), join(roots, root), { recursive: true });
    const cache = newFolder('cache');
    registry.clearRequests();
    const run = await lock(roots, [], { cache });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('✅ Lockproof: added 18 proven hashes in 3 lock files');
    for (const root of ['a', 'b', 'c']) expect(lockFileIn(join(roots, root))).toBe(complete);
    expect(packagesAsked()).toHaveLength(types.length * three.length);
    expect(new Set(packagesAsked()).size).toBe(types.length * three.length);

    registry.clearRequests();
    const verified = await runCli(['verify', '--registries', registry.host], {
      directory: roots,
      caFile: registry.caFile,
      env: { XDG_CACHE_HOME: cache },
    });
    expect(verified.exitCode).toBe(0);
    expect(packagesAsked()).toEqual([]);
  });

  it('downloads each package once also where nothing is kept', async () => {
    const root = newRoot('no-cache', afterInit);
    registry.clearRequests();
    expect((await lock(root, ['--cache', ''])).exitCode).toBe(0);
    expect(packagesAsked()).toHaveLength(types.length * three.length);
    expect(new Set(packagesAsked()).size).toBe(types.length * three.length);
  });

  it('`verify` needs no package either where the likeliest platforms were not locked', async () => {
    const [root, cache] = [newRoot('arm', textWith(['linux_arm64'])), newFolder('cache')];
    registry.clearRequests();
    expect((await lock(root, [], { cache, platforms: ['linux_arm64', 'windows_amd64'] })).exitCode).toBe(0);
    // The wanted packages are compared first.
    expect(packagesAsked()).toHaveLength(types.length * 2);
    registry.clearRequests();
    const verified = await runCli(['verify', '--registries', registry.host], {
      directory: root,
      caFile: registry.caFile,
      env: { XDG_CACHE_HOME: cache },
    });
    expect(verified.exitCode).toBe(0);
    expect(packagesAsked()).toEqual([]);
  });

  it('without --platform takes those of the policy, else those that the file has', async () => {
    const time = providers.at(-1);
    const partly = afterInit.replace(`    "${time?.package('linux_amd64').h1.directory}",\n`, '');
    expect(partly).not.toBe(afterInit);
    const root = newRoot('own', partly);
    const run = await lock(root, [], { platforms: [] });
    expect(run.exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(afterInit);

    mkdirSync(join(root, '.github'));
    writeFileSync(join(root, '.github/lockproof.yml'), `platforms: [${three.join(', ')}]\n`);
    expect((await lock(root, [], { platforms: [] })).exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
  });

  it('writes a file of another layout as `terraform providers lock` does', async () => {
    const edited = afterInit.replaceAll('\n', '\r\n').replace('provider', '# mine\r\nprovider');
    const root = newRoot('edited', edited);
    const run = await lock(root);
    expect(run.exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
    expect(run.stdout).toContain("was rewritten in Terraform's layout, without its comments");
    if (terraform !== null) expect(await lockedByTerraform(edited)).toBe(complete);
  });

  it('fills an entry without hashes, and one with the h1 alone', async () => {
    const emptied = afterInit.replace(/ {2}hashes = \[[^\]]*\]\n/, '');
    const root = newRoot('emptied', emptied.replaceAll(/ {4}"zh:.*\n/g, ''));
    expect((await lock(root)).exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
  });
});

describe('lockproof lock, where the registry does not say everything', () => {
  it('leaves an entry alone if the registry has none of its hashes, because the release may have been swapped', async () => {
    const { root, release, text } = await releaseOf('swapped');
    const own = [plantedH1('first'), ...three.map(plantedZh)];
    const place = root(own);
    for (const flags of [[], ['--prune']]) {
      const run = await lock(place, flags);
      expect(run.exitCode).toBe(1);
      expect(lockFileIn(place)).toBe(text(own));
      expect(run.stdout).toContain(`${release.address} 1.0.0 is left as it is: `);
    }
  });

  it('adds nothing that nobody signed, unless the policy accepts the word of the registry', async () => {
    const { root, text, zh, h1, release } = await releaseOf('unsigned', { signedBy: null });
    const own = [release.package('linux_amd64').zh];
    const place = root(own);
    expect((await lock(place)).exitCode).toBe(1);
    expect(lockFileIn(place)).toBe(text(own));
    const run = await lock(place, ['--accept-asserted']);
    expect(run.exitCode).toBe(0);
    // Never green where only somebody's word supports what was added.
    expect(run.stdout).toMatch(/^⚠️ Lockproof: added 5 hashes in 1 lock file/);
    expect(run.stdout).toContain('without a signature\n');
    const packages = three.map((platform) => release.package(platform).zh);
    expect(zh).toHaveLength(packages.length + 1);
    expect(lockFileIn(place)).toBe(text([...packages, ...three.map(h1)]));
  });

  it('computes the h1 that the registry only announces, and refuses all of them where one is wrong', async () => {
    const honest = await releaseOf('announced', { announced: ({ zh, h1 }) => [zh, h1.archive] });
    const place = honest.root(honest.zh);
    registry.clearRequests();
    expect((await lock(place)).exitCode).toBe(0);
    expect(packagesAsked()).toHaveLength(3);
    expect(lockFileIn(place)).toBe(honest.text([...honest.zh, ...three.map(honest.h1)]));

    const lying = await releaseOf('lying', {
      announced: ({ zh, h1, platform }) => [zh, platform === 'darwin_arm64' ? plantedH1('lie') : h1.archive],
    });
    const other = lying.root(lying.zh);
    const run = await lock(other);
    expect(run.exitCode).toBe(1);
    expect(lockFileIn(other)).toBe(lying.text(lying.zh));
    expect(run.stdout).toContain('registry-disagrees');
  });

  it('adds every zh of a registry with a document for each platform', async () => {
    const { root, text, zh, h1 } = await releaseOf('several', { documents: 'per-platform' });
    const place = root([h1('linux_amd64')]);
    expect((await lock(place)).exitCode).toBe(0);
    expect(lockFileIn(place)).toBe(text([...zh, ...three.map(h1)]));
  });

  describe('with --prune', () => {
    const listed = (...platforms: readonly string[]) =>
      platforms.map((platform) => platform.split('_')).map(([os, arch]) => ({ os, arch }));
    const versions = (...platforms: readonly string[]) =>
      answerJson({ versions: [{ version: '1.0.0', platforms: listed(...platforms) }] });

    it.for<[string, Partial<PublishOptions>, (release: PublishedVersion) => () => void]>([
      [
        'a listed package has no metadata',
        {},
        ({ paths }) => registry.override(paths.metadata('windows_amd64'), answerStatus(404)),
      ],
      [
        'one of several documents has no metadata',
        { documents: 'per-platform' },
        ({ paths }) => registry.override(paths.metadata('windows_amd64'), answerStatus(404)),
      ],
      [
        'nothing names the other documents',
        { documents: 'per-platform' },
        ({ paths }) => registry.override(paths.versions, answerStatus(404)),
      ],
      [
        'the list of versions lacks a platform that has a document',
        { documents: 'per-platform' },
        ({ paths }) => registry.override(paths.versions, versions('linux_amd64', 'darwin_arm64')),
      ],
    ])('removes nothing while %s', async ([, options, hide]) => {
      const { root, text, zh, h1, release } = await releaseOf(`unseen-${crypto.randomUUID()}`, options);
      const hashes = [...three.map(h1), ...zh];
      const place = root(hashes);
      const end = hide(release);
      const run = await lock(place, ['--prune'], { platforms: [] });
      end();
      expect(lockFileIn(place)).toBe(text(hashes));
      expect(run.exitCode).not.toBe(0);
      expect(run.stdout).not.toContain('removed');
    });

    it.for(['one', 'per-platform'] as const)(
      'leaves honest entries as they are, and removes a planted hash of a release with one document: %s',
      async (documents) => {
        const { root, text, zh, h1 } = await releaseOf(
          `seen-${documents}`,
          documents === 'one' ? {} : { documents },
        );
        const honest = [...three.map(h1), ...zh];
        const place = root(honest);
        expect((await lock(place, ['--prune'], { platforms: [] })).exitCode).toBe(0);
        expect(lockFileIn(place)).toBe(text(honest));
        if (documents === 'per-platform') return;
        const planted = root([...honest, plantedZh('seen'), plantedH1('seen')]);
        expect((await lock(planted, ['--prune'], { platforms: [] })).exitCode).toBe(0);
        expect(lockFileIn(planted)).toBe(text(honest));
      },
    );
  });

  it('adds what there is and fails where a named platform has no package', async () => {
    const { root, text, zh, h1 } = await releaseOf('nowhere');
    const place = root([h1('linux_amd64'), ...zh]);
    const run = await lock(place, [], { platforms: ['darwin_arm64', 'solaris_amd64'] });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(
      /^no h1 for solaris_amd64 of \S+\/corp\/nowhere 1\.0\.0: there is no signed package for it$/m,
    );
    expect(lockFileIn(place)).toBe(text([...zh, h1('linux_amd64'), h1('darwin_arm64')]));
  });

  it('is incomplete where a package or the whole registry cannot be asked, and removes nothing for that', async () => {
    const { root, text, zh, h1, release } = await releaseOf('down');
    const end = registry.override(release.paths.zip('windows_amd64'), answerStatus(503));
    const place = root([h1('linux_amd64'), ...zh]);
    const partly = await lock(place, ['--prune']);
    end();
    expect(partly.exitCode).toBe(3);
    expect(partly.stdout).toMatch(
      /^⚠️ Lockproof: added 1 proven hash in 1 lock file; not everything could be checked\n/,
    );
    expect(lockFileIn(place)).toBe(text([...zh, h1('linux_amd64'), h1('darwin_arm64')]));

    const other = root([h1('linux_amd64'), plantedZh('x'), ...zh]);
    const ends = registry.override(/corp\/down\//, answerStatus(503));
    const run = await lock(other, ['--prune']);
    ends();
    expect(run.exitCode).toBe(3);
    expect(lockFileIn(other)).toBe(text([h1('linux_amd64'), plantedZh('x'), ...zh]));
  });

  it('opens no package that is another than the signed one, and writes nothing of that release', async () => {
    const { root, text, zh, release } = await releaseOf('other-bytes');
    const end = registry.override(release.paths.zip('darwin_arm64'), answerBytes('other'));
    const place = root(zh);
    const run = await lock(place);
    end();
    expect(run.exitCode).toBe(1);
    expect(lockFileIn(place)).toBe(text(zh));
  });
});

describe('lockproof lock refuses, with one line and the next step, and leaves the file as it is', () => {
  it.each([
    {
      args: ['--platform', 'linux-amd64'],
      says: /^lockproof: --platform: "linux-amd64" is not allowed; .*did you mean linux_amd64\?\n$/,
    },
    {
      args: ['--upgrade', 'hashicorp/null=3.2.5'],
      says: /^lockproof: `node \S*dist\/cli\.js lock` never changes a version; run `terraform init -upgrade`.*\n$/,
    },
    { args: ['--upgrade'], says: /never changes a version/ },
    { args: ['nowhere'], says: /^lockproof: The path "nowhere" cannot be opened; [^\n]*\n$/ },
    { args: ['--chek'], says: /^lockproof: unknown option '--chek'/ },
  ])('$args', async ({ args, says }) => {
    const root = newRoot('usage', afterInit);
    const run = await lock(root, args, { platforms: [] });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(says);
    expect(lockFileIn(root)).toBe(afterInit);
  });

  it('a folder without a lock file', async () => {
    const run = await lock(newRoot('empty'));
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/^lockproof: No lock file was found in "\."; [^\n]*terraform init[^\n]*\n$/);
  });

  it('a read-only file, before anything is asked; the other files are completed', async () => {
    const roots = newFolder('read-only');
    for (const root of ['a', 'b']) cpSync(newRoot('one', afterInit), join(roots, root), { recursive: true });
    chmodSync(join(roots, 'a', name), 0o444);
    registry.clearRequests();
    const alone = await lock(join(roots, 'a'));
    expect(alone.exitCode).toBe(3);
    expect(registry.requests).toEqual([]);
    const run = await lock(roots);
    expect(run.exitCode).toBe(3);
    expect(run.stdout).toContain(
      `a/${name}: not written: it is read-only; allow writing to it (chmod u+w), then run again\n`,
    );
    expect(lockFileIn(join(roots, 'a'))).toBe(afterInit);
    expect(lockFileIn(join(roots, 'b'))).toBe(complete);
  });

  it('a symlink that leads out of the repository, of the file or of a folder', async () => {
    const [repository, outside] = [newFolder('repository'), newRoot('outside', afterInit)];
    mkdirSync(join(repository, '.git'));
    mkdirSync(join(repository, 'app'));
    symlinkSync(join(outside, name), join(repository, 'app', name));
    symlinkSync(outside, join(repository, 'linked'));
    for (const path of [join('app', name), 'linked', join('linked', name)]) {
      const run = await lock(repository, [path]);
      expect(run.exitCode).toBe(3);
      expect(run.stdout).toContain(
        'not written: a symlink leads out of the repository; name the file that it points to\n',
      );
      expect(lockFileIn(outside)).toBe(afterInit);
    }
    // The walk through a folder follows no symlink.
    const walked = await lock(repository, ['app']);
    expect(walked.exitCode).toBe(1);
    expect(walked.stdout).toContain('unreadable-lock-file');
    expect(lockFileIn(outside)).toBe(afterInit);
  });

  it('but follows a symlink within the repository, once', async () => {
    const repository = newFolder('repository');
    mkdirSync(join(repository, '.git'));
    cpSync(newRoot('one', afterInit), join(repository, 'real'), { recursive: true });
    symlinkSync('real', join(repository, 'linked'));
    const run = await lock(repository, ['linked', 'real']);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('added 6 proven hashes in 1 lock file\n');
    expect(lockFileIn(join(repository, 'real'))).toBe(complete);
  });

  it('a file that could not be read whole, and keeps its rights where it writes', async () => {
    const broken = `${afterInit}\nprovider "x" {\n`;
    const root = newRoot('broken', broken);
    const run = await lock(root, ['--prune']);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain(`${name}:`);
    expect(run.stdout).toContain('unreadable-lock-file');
    expect(lockFileIn(root)).toBe(broken);

    const own = newRoot('rights', afterInit);
    chmodSync(join(own, name), 0o640);
    expect((await lock(own)).exitCode).toBe(0);
    expect(statSync(join(own, name)).mode & 0o777).toBe(0o640);
  });

  it('a file that changes during the run', async () => {
    const { root, zh, release } = await releaseOf('racing');
    const place = root(zh);
    const changed = `${lockFileIn(place)}# changed\n`;
    const end = registry.override(release.paths.sums(), (_request, response) => {
      writeFileSync(join(place, name), changed);
      response.writeHead(200).end(registry.stored(release.paths.sums())?.body);
    });
    const run = await lock(place);
    end();
    expect(run.exitCode).toBe(3);
    expect(run.stdout).toContain(`${name}: not written: it changed during the run; run again\n`);
    expect(lockFileIn(place)).toBe(changed);
  });

  it.skipIf(process.platform !== 'linux')('a full disk', async () => {
    const root = newRoot('full', afterInit);
    const run = await inShell(root, 'ulimit -f 1; exec "$@"', ['--cache', '']);
    expect(run.code).toBe(3);
    expect(run.stdout).toMatch(
      /not written: writing failed \(E[A-Z]+\) and the file is as before; free disk space/,
    );
    expect(lockFileIn(root)).toBe(afterInit);
    expect(readdirSync(root).toSorted()).toEqual([name, 'main.tf']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('%s in the middle of a run', async (signal) => {
    const { root, zh, text } = await releaseOf(`interrupted-${signal.toLowerCase()}`);
    const place = root(zh);
    let asked = (): void => {};
    const downloading = new Promise<void>((done) => {
      asked = done;
    });
    const end = registry.override(
      new RegExp(`interrupted-${signal.toLowerCase()}.*\\.zip$`),
      (request, response) => {
        asked();
        return neverAnswer()(request, response);
      },
    );
    const temporary = newFolder('temporary');
    const child = start(
      place,
      [process.execPath, cli, 'lock', '--registries', registry.host, '--platform', 'linux_amd64'],
      temporary,
    );
    const ended = new Promise((done) => child.once('close', done));
    await downloading;
    child.kill(signal);
    await ended;
    end();
    expect(lockFileIn(place)).toBe(text(zh));
    expect(readdirSync(place)).toEqual([name]);
    expect(readdirSync(temporary).filter((one) => one !== 'cache')).toEqual([]);
  });
});

function start(cwd: string, [program = '', ...args]: readonly string[], temporary: string) {
  const { NO_COLOR: _, FORCE_COLOR: __, ...others } = process.env;
  return spawn(program, args, {
    cwd,
    env: {
      ...others,
      TMPDIR: temporary,
      XDG_CACHE_HOME: join(temporary, 'cache'),
      TF_CLI_CONFIG_FILE: '',
      NODE_EXTRA_CA_CERTS: registry.caFile,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function inShell(cwd: string, script: string, args: readonly string[]) {
  const flags = three.flatMap((platform) => ['--platform', platform]);
  const command = [process.execPath, cli, 'lock', '--registries', registry.host, ...flags, ...args];
  const temporary = newFolder('temporary');
  const child = start(cwd, ['sh', '-c', script, 'sh', ...command], temporary);
  const [stdout, code] = await Promise.all([
    textFrom(child.stdout),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  return { stdout, code };
}
