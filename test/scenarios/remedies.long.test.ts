import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../src/extensions/index.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { cli, runCli } from '../support/run-cli.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { followPrinted, type Person } from './remedies/follow-printed.ts';
import { forPeople } from './remedies/for-people.ts';
import { blockOf, hashLines } from './remedies/lock-file-edits.ts';
import { printedRemedies } from './remedies/printed-remedy.ts';
import {
  type Again,
  configuration,
  lockPath,
  mainPath,
  platforms,
  policyPath,
  publicName,
  type RequiredProvider,
  type Trial,
  type World,
} from './remedies/trial.ts';
import { trialsOfEntries } from './remedies/trials-of-entries.ts';
import { trialsOfHashes } from './remedies/trials-of-hashes.ts';
import { trialsOfSettings } from './remedies/trials-of-settings.ts';
import { expectReport } from './report-contract.ts';
import { installedTerraform, installTofuStandIn, runShell, runTerraform } from './terraform-program.ts';

/*
 * Follows each remedy exactly as the command line prints it, with real Terraform, in a clone of the repository and from its root. The next review must
 * not report the problem any more.
 */

const terraform = installedTerraform();
console.log(
  terraform === null
    ? '*** NOTICE: there is no `terraform` on the PATH; that the remedies help is not tested. ***'
    : `*** NOTICE: the remedies are followed with real terraform ${terraform}. There is no real \`tofu\`: a script with this name calls terraform with the addresses that tofu would understand. ***`,
);

const trials: readonly Trial[] = [...trialsOfHashes, ...trialsOfEntries, ...trialsOfSettings];
let helped = 0;

describe.concurrent('following the advice of a finding, the next review is clean', {
  skip: terraform === null,
}, () => {
  let world: World;
  let home: string;
  /** Terraform's own configuration: the test's registry takes the place of the public ones. */
  let cliConfiguration: string;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'lockproof-remedies-'));
    const registry = await startSignedRegistry();
    cliConfiguration = join(home, 'terraform.tfrc');
    const hosts = ['registry.terraform.io', 'registry.opentofu.org'].map(
      (host) => `host "${host}" {\n  services = { "providers.v1" = "${registry.serviceUrl}" }\n}\n`,
    );
    writeFileSync(cliConfiguration, hosts.join(''));
    installTofuStandIn(home);
    // A person has Lockproof as a command, and the registry in the policy.
    const own = `"${process.execPath}" "${cli}" "$@" --registries "registry.terraform.io=${registry.serviceUrl}"`;
    const script = `#!/bin/sh\nNODE_EXTRA_CA_CERTS="$SSL_CERT_FILE" exec ${own}\n`;
    writeFileSync(join(home, 'lockproof'), script, { mode: 0o755 });
    const publish = (type: string, version: string) =>
      registry.publish({ namespace: 'acme', type, version, platforms });
    const [old, current, random] = await Promise.all([
      publish('null', '3.2.3'),
      publish('null', '3.2.4'),
      publish('random', '3.7.2'),
    ]);
    const [written, writtenBoth] = await Promise.all([
      writtenFor(registry, ['acme/null', '~> 3.2']),
      writtenFor(registry, ['acme/null', '~> 3.2'], ['acme/random', '~> 3.7']),
    ]);
    world = { registry, old, current, random, written, writtenBoth };
  });

  afterAll(async () => {
    console.log(
      `remedies: ${helped} of ${trials.length + 1} (of ${rules.length} rules, ${Object.keys(forPeople).length} are for people: ${Object.keys(forPeople).join(', ')})`,
    );
    await world?.registry.close();
    rmSync(home, { recursive: true, force: true });
  });

  /** What real Terraform writes for all platforms. */
  async function writtenFor(
    { caFile }: SignedRegistry,
    ...required: readonly RequiredProvider[]
  ): Promise<string> {
    const folder = mkdtempSync(join(home, 'root-'));
    writeFileSync(join(folder, 'main.tf'), configuration(...required));
    const args = ['providers', 'lock', ...platforms.map((platform) => `-platform=${platform}`)];
    await runTerraform(folder, args, caFile, cliConfiguration);
    return readFileSync(join(folder, '.terraform.lock.hcl'), 'utf8');
  }

  it.for(trials)('$rule: $what', async (trial, test) => {
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const before = {
      [mainPath]: configuration(['acme/null', '~> 3.2']),
      [lockPath]: world.written,
      '.gitignore': '.terraform/\n',
      ...(await trial.base?.(world)),
    };
    const begun = Object.fromEntries(Object.entries(before).filter(([, content]) => content !== null));
    const base = { sha: repository.commit(begun, 'Base') };
    repository.branch('change', base.sha);
    repository.commit({ 'CHANGES.md': 'begin\n', ...(await trial.change(world)) }, 'Change', {
      branch: 'change',
    });
    repository.checkOut('change');
    const person = personAt(repository, base);

    const failing = await review(repository, base.sha, trial, 'text');
    expect(failing.exitCode === 0, failing.stdout + failing.stderr).toBe(trial.isNotice === true);
    const remedies = printedRemedies(failing.stdout, trial.rule);
    expect(remedies.length, failing.stdout).toBeGreaterThan(0);
    let again: Again = {};
    for (const remedy of remedies) {
      if (trial.says !== undefined) expect(remedy.prose).toMatch(trial.says);
      if (trial.byHand === undefined) await person.follow(remedy);
      else again = { ...again, ...((await trial.byHand(remedy, person, world)) as Again | undefined) };
    }

    const clean = await review(repository, base.sha, trial, 'json', again);
    const { findings } = expectReport(JSON.parse(clean.stdout));
    const left = findings.filter(
      ({ severity, rule }) =>
        (severity !== 'notice' || (trial.isNotice && rule === trial.rule)) && !trial.leaves?.includes(rule),
    );
    expect(left, failing.stdout).toEqual([]);
    if (trial.loses === undefined) expectKept(before[lockPath], repository.directory);
    helped += 1;
  });

  /** The hashes of the base are all there if the file still locks the same version; if not, as many h1: one for each platform. */
  function expectKept(before: unknown, directory: string): void {
    const file = join(directory, lockPath);
    if (typeof before !== 'string' || !existsSync(file)) return;
    const now = readFileSync(file, 'utf8');
    for (const [, address = ''] of before.matchAll(/^provider "(.+)" \{$/gm)) {
      const [versionBefore, version] = [before, now].map(
        (text) => /version += .*/.exec(blockOf(text, address))?.[0],
      );
      const [had, has] = [before, now].map((text) => hashLines(text, address));
      const h1Of = (lines: readonly string[] = []) => lines.filter((line) => line.includes('"h1:'));
      if (version === versionBefore) expect(has).toEqual(expect.arrayContaining([...(had ?? [])]));
      else if (version !== undefined) expect(h1Of(has).length).toBeGreaterThanOrEqual(h1Of(had).length);
    }
  }

  function personAt(repository: Repository, base: { sha: string }): Person {
    const { directory } = repository;
    const person: Person = {
      directory,
      atBase: (path) => repository.gitBytes(['show', `${base.sha}:${path}`]).toString(),
      shell: (line) =>
        runShell(directory, line, { caFile: world.registry.caFile, cliConfiguration, path: home }),
      write(path, text) {
        const file = join(directory, path);
        mkdirSync(dirname(file), { recursive: true });
        rmSync(file, { force: true });
        writeFileSync(file, text);
      },
      mergeBefore(path, text) {
        base.sha = repository.commit({ [path]: text }, 'Policy');
        person.write(path, text);
      },
      follow: (remedy) => followPrinted(remedy, person),
    };
    return person;
  }

  function review(
    { directory }: Repository,
    base: string,
    { flags = [], env = {}, trust = {} }: Trial,
    format: 'text' | 'json',
    again: Again = {},
  ) {
    const { registry } = world;
    const {
      registries = [
        `registry.terraform.io=${registry.serviceUrl}`,
        `registry.opentofu.org=${registry.serviceUrl}`,
        registry.host,
      ],
      certificate = true,
    } = trust;
    const args = [
      'review',
      '--base',
      base,
      '--format',
      format,
      ...registries.flatMap((host) => ['--registries', host]),
      ...(again.flags ?? flags),
    ];
    return runCli(args, {
      directory,
      env: { ...env, ...again.env },
      ...(certificate ? { caFile: registry.caFile } : {}),
    });
  }

  it('release-republished: after the publisher has confirmed the new packages', async (test) => {
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const { directory } = repository;
    const { registry } = world;
    const name = 'example/remade';
    const publish = (files: Readonly<Record<string, string>>) =>
      registry.publish({ namespace: 'example', type: 'remade', version: '1.0.0', platforms, files });
    const answered = `waivers:\n  - rule: release-republished\n    provider: "${publicName(name)}"\n    version: 1.0.0\n    reason: The publisher made it anew.\n    expires: 2099-12-31\n`;
    await publish({});
    const text = configuration([name, '~> 1.0']);
    const written = await writtenFor(registry, [name, '~> 1.0']);
    const base = {
      sha: repository.commit(
        { [mainPath]: text, [lockPath]: written, '.gitignore': '.terraform/\n' },
        'Base',
      ),
    };
    await publish({ 'CHANGES.md': 'Made anew.\n' });
    repository.checkOut('main');
    const person = personAt(repository, base);
    const lockAll = platforms.map((platform) => `-platform=${platform}`).join(' ');
    await person.shell(`terraform -chdir=envs/prod providers lock ${lockAll}`);

    const trial = { rule: 'release-republished', what: '', change: () => ({}) };
    const failing = await review(repository, base.sha, trial, 'text');
    const [remedy, ...others] = printedRemedies(failing.stdout, 'release-republished');
    expect(others).toEqual([]);
    if (remedy !== undefined) await person.follow(remedy);
    const told = async (flags: readonly string[] = []) => {
      const { stdout } = await review(repository, base.sha, trial, 'json', { flags });
      const { findings, totals, verdict } = expectReport(JSON.parse(stdout));
      return {
        verdict,
        unproven: totals.unproven,
        rules: findings.map(({ severity, rule }) => `${severity} ${rule}`),
      };
    };
    expect(await told()).toEqual({ verdict: 'failed', unproven: 0, rules: ['error release-republished'] });
    person.mergeBefore(policyPath, answered);
    expect(await told()).toMatchObject({ verdict: 'verified', unproven: 0 });

    base.sha = repository.commit(
      { [lockPath]: readFileSync(join(directory, lockPath), 'utf8'), [policyPath]: null },
      'Merge over it',
    );
    repository.git(['reset', '-q']);
    rmSync(join(directory, policyPath));
    person.write(mainPath, configuration([name, '>= 1.0.0']));
    person.write(lockPath, readFileSync(join(directory, lockPath), 'utf8').replace('"~> 1.0"', '">= 1.0.0"'));
    await person.shell('terraform -chdir=envs/prod init -input=false -lockfile=readonly');
    expect(await told()).toEqual({ verdict: 'verified', unproven: 0, rules: [] });
    helped += 1;
  });
});

it('every rule has a remedy that is tried here, or one for people', () => {
  const tried = new Set([...trials.map(({ rule }) => rule), 'release-republished']);
  const people = new Set(Object.keys(forPeople));
  expect([...tried].filter((rule) => people.has(rule))).toEqual([]);
  expect([...tried, ...people].toSorted()).toEqual(rules.map(({ slug }) => slug).toSorted());
});
