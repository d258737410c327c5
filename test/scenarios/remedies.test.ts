import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Planted, type Repository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { type Desk, followRemedy } from './follow-remedy.ts';
import { expectReport } from './report-contract.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

/*
 * Follows each remedy that is a command or an edit exactly, with real Terraform in a real working tree. The next review must not report the
 * problem any more.
 */

const terraform = installedTerraform();
if (terraform === null)
  console.log('*** NOTICE: there is no `terraform` on the PATH; that the remedies help is not tested. ***');

const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
/** A folder below the root: commands are run from the root, as a reader of a comment does. */
const folder = 'envs/prod';
const lockFile = `${folder}/.terraform.lock.hcl`;
const rootModule = `${folder}/main.tf`;
const inFolder = `-chdir=${folder}`;
const lockAll = [inFolder, 'providers', 'lock', ...platforms.map((platform) => `-platform=${platform}`)];

interface Trial {
  readonly rule: string;
  readonly what: string;
  readonly flags?: readonly string[];
  /** The change under review: the lock file, and the configuration where it changes as well. */
  change(written: string): { readonly lock: Planted; readonly configuration?: string };
}

describe.concurrent('the remedy', { skip: terraform === null }, () => {
  let registry: SignedRegistry;
  let old: PublishedVersion;
  let current: PublishedVersion;
  let random: PublishedVersion;

  beforeAll(async () => {
    registry = await startSignedRegistry();
    const publish = (type: string, version: string) =>
      registry.publish({ namespace: 'hashicorp', type, version, platforms });
    [old, current, random] = await Promise.all([
      publish('null', '3.2.3'),
      publish('null', '3.2.4'),
      publish('random', '3.7.2'),
    ]);
  });
  afterAll(() => registry.close());

  const trials: readonly Trial[] = [
    {
      rule: 'unproven-hash',
      what: 'a planted zh',
      change: (text) => ({ lock: plant(text, plantedZh('x')) }),
    },
    {
      rule: 'unproven-hash',
      what: 'a planted h1',
      change: (text) => ({ lock: plant(text, plantedH1('x')) }),
    },
    {
      rule: 'foreign-hash',
      what: 'a hash of the old version',
      change: (text) => ({ lock: plant(text, old.zh[0] ?? '') }),
    },
    {
      rule: 'foreign-hash',
      what: 'every hash of the old version',
      change: () => {
        const hashes = old.packages.map(({ zh }) => zh);
        return { lock: lockFileText({ ...old, version: current.version, hashes }) };
      },
    },
    { rule: 'malformed-hash', what: 'half a hash', change: (text) => ({ lock: plant(text, 'zh:123') }) },
    {
      rule: 'hashes-cleared',
      what: 'an empty list',
      change: (text) => ({ lock: text.replace(/hashes = \[[^\]]*\]/, 'hashes = []') }),
    },
    {
      rule: 'hashes-cleared',
      what: 'no list',
      change: (text) => ({ lock: text.replace(/ {2}hashes = \[[^\]]*\]\n/, '') }),
    },
    {
      rule: 'h1-removed',
      what: 'all h1 removed',
      flags: ['--fail-on', 'warning'],
      change: (text) => ({ lock: withoutHashes(text, /"h1:/) }),
    },
    {
      rule: 'platform-missing',
      what: 'only one of the required platforms',
      flags: ['--platforms', 'linux_amd64', '--platforms', 'darwin_arm64', '--fail-on', 'warning'],
      change: (text) => ({
        lock: withoutHashes(text, exactly(current.package('darwin_arm64').h1.directory)),
      }),
    },
    {
      rule: 'platform-lost',
      what: 'every hash of a platform removed',
      flags: ['--fail-on', 'warning'],
      change: (text) => {
        const { h1, zh } = current.package('windows_amd64');
        return {
          lock: withoutHashes(text, new RegExp(`${exactly(h1.directory).source}|${exactly(zh).source}`)),
        };
      },
    },
    {
      rule: 'version-not-found',
      what: 'a version that nobody published',
      change: (text) => ({ lock: text.replace('"3.2.4"', '"3.2.9"') }),
    },
    {
      rule: 'version-outside-constraints',
      what: 'a version that is too old for the configuration',
      flags: ['--fail-on', 'warning'],
      change: () => ({
        lock: lockFileText({ ...old, hashes: old.zh }),
        configuration: configuration('3.2.4'),
      }),
    },
    {
      rule: 'missing-from-lock',
      what: 'a required provider without an entry',
      flags: ['--fail-on', 'warning'],
      change: (text) => ({
        lock: text,
        configuration: configuration('~> 3.2').replace(
          '  }\n}',
          `    random = { source = "${random.address}" }\n  }\n}`,
        ),
      }),
    },
    {
      rule: 'not-required',
      what: 'an entry that nothing needs',
      flags: ['--fail-on', 'warning'],
      change: (text) => ({ lock: `${text}\n${entryOf(random)}` }),
    },
    {
      rule: 'not-canonical',
      what: 'hashes out of order',
      flags: ['--fail-on', 'warning'],
      change: (text) => ({ lock: swapHashes(text) }),
    },
    {
      rule: 'unreadable-lock-file',
      what: 'conflict markers',
      change: (text) => ({ lock: text.replace('  version', '<<<<<<< ours\n  version') }),
    },
    { rule: 'lock-file-removed', what: 'the file removed', change: () => ({ lock: null }) },
  ];

  it.for(trials)('of $rule helps: $what', async ({ rule, flags = [], change }, test) => {
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const { directory } = repository;
    const run = (args: readonly string[]) => runTerraform(directory, args, registry.caFile);
    write(directory, rootModule, configuration('~> 3.2'));
    await run(lockAll);
    const written = read(directory);
    const base = repository.commit({ [rootModule]: configuration('~> 3.2'), [lockFile]: written }, 'Base');
    const changed = change(written);
    const head = {
      [lockFile]: changed.lock,
      ...(changed.configuration === undefined ? {} : { [rootModule]: changed.configuration }),
    };
    repository.branch('change', base);
    repository.commit({ 'README.md': 'begin\n', ...head }, 'Change', { branch: 'change' });
    repository.checkOut('change');

    const review = () => reviewIn(directory, base, flags);
    const failing = await review();
    const finding = failing.report.findings.find((each) => each.rule === rule);
    expect(finding, failing.stdout).toBeDefined();
    expect(failing.exitCode).toBe(1);

    if (finding !== undefined) await followRemedy(finding, desk({ repository, base, run }));
    const clean = await review();
    expect(clean.report.findings.filter(({ severity }) => severity !== 'notice')).toEqual([]);
    expect(clean.exitCode).toBe(0);
  });

  it('of release-republished helps, after the publisher has confirmed the new packages', async (test) => {
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const { directory } = repository;
    const run = (args: readonly string[]) => runTerraform(directory, args, registry.caFile);
    const publish = (files: Readonly<Record<string, string>>) =>
      registry.publish({ namespace: 'example', type: 'remade', version: '1.0.0', platforms, files });
    const { address } = await publish({});
    const answered = `waivers:\n  - rule: release-republished\n    provider: "${address}"\n    version: 1.0.0\n    reason: The publisher made it anew.\n    expires: 2099-12-31\n`;
    const text = configuration('~> 1.0', address);
    write(directory, rootModule, text);
    await run(lockAll);
    const base = repository.commit(
      { [rootModule]: text, [lockFile]: read(directory), 'answered.yml': answered },
      'Base',
    );

    const remade = await publish({ 'CHANGES.md': 'Made anew.\n' });
    repository.checkOut('main');
    await run(lockAll);
    expect(read(directory)).toContain(remade.zh[0]);
    const failing = await reviewIn(directory, base);
    const finding = failing.report.findings.find(({ rule }) => rule === 'release-republished');
    expect(finding, failing.stdout).toBeDefined();
    if (finding !== undefined) await followRemedy(finding, desk({ repository, base, run }));

    const told = (findings: typeof failing.report.findings) =>
      findings.map(({ severity, rule }) => `${severity} ${rule}`);
    const mended = await reviewIn(directory, base);
    expect(told(mended.report.findings)).toEqual(['error release-republished']);
    expect(mended.report.totals.unproven).toBe(0);
    const waived = await reviewIn(directory, base, ['--config', 'answered.yml']);
    expect(waived.report.verdict).toBe('verified');

    const merged = repository.commit({ [lockFile]: read(directory) }, 'Merge over it');
    write(directory, rootModule, configuration('>= 1.0.0', address));
    write(directory, lockFile, read(directory).replace('"~> 1.0"', '">= 1.0.0"'));
    await run([inFolder, 'init', '-input=false', '-lockfile=readonly']);
    const next = await reviewIn(directory, merged);
    expect(told(next.report.findings)).toEqual([]);
    expect(next.report.verdict).toBe('verified');
    expect(next.exitCode).toBe(0);
  });

  async function reviewIn(directory: string, base: string, flags: readonly string[] = []) {
    const args = ['review', '--base', base, '--format', 'json', '--registries', registry.host, ...flags];
    const result = await runCli(args, { directory, caFile: registry.caFile });
    return { ...result, report: expectReport(JSON.parse(result.stdout)) };
  }

  function configuration(version: string, address = current.address): string {
    const name = address.split('/').at(-1);
    return `terraform {\n  required_providers {\n    ${name} = { source = "${address}", version = "${version}" }\n  }\n}\n`;
  }
});

function desk({
  repository,
  base,
  run,
}: Pick<Desk, 'run'> & { readonly repository: Repository; readonly base: string }): Desk {
  const atBase = (path: string) => `${repository.git(['show', `${base}:${path}`])}\n`;
  return { directory: repository.directory, atBase, run };
}

function read(directory: string): string {
  return readFileSync(join(directory, lockFile), 'utf8');
}

function write(directory: string, path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

/** Adds a line to the hashes where Terraform would sort it. */
function plant(text: string, hash: string): string {
  return withHashes(text, (lines) => [...lines, `    "${hash}",`].toSorted());
}

function swapHashes(text: string): string {
  return withHashes(text, (lines) => lines.toReversed());
}

function withoutHashes(text: string, pattern: RegExp): string {
  return withHashes(text, (lines) => lines.filter((line) => !pattern.test(line)));
}

function withHashes(text: string, change: (lines: readonly string[]) => readonly string[]): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.includes('hashes = [')) + 1;
  const end = lines.indexOf('  ]', begin);
  return [...lines.slice(0, begin), ...change(lines.slice(begin, end)), ...lines.slice(end)].join('\n');
}

function exactly(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
}

function entryOf({ address, version, zh }: PublishedVersion): string {
  const hashes = zh.toSorted().map((hash) => `    "${hash}",\n`);
  return `provider "${address}" {\n  version = "${version}"\n  hashes = [\n${hashes.join('')}  ]\n}\n`;
}
