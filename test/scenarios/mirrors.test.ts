import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillMirror } from '../support/mirror-folder.ts';
import { type NetworkMirror, startNetworkMirror } from '../support/network-mirror.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';
import { openStage, type Stage } from './stage.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

const host = 'registry.terraform.io';
const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64', 'linux_arm64'];
const lockName = '.terraform.lock.hcl';

const terraform = installedTerraform();
console.log(
  terraform === null
    ? '*** NOTICE: there is no `terraform` on the PATH. Mirrors and lock files are laid out as Terraform does it; what Terraform itself does with a mirror is not tested. ***'
    : `referee: real terraform ${terraform}`,
);

let stage: Stage & { close(): Promise<void> };
let mirror: NetworkMirror;
/** The files of the user: mirrors and configuration files, outside of the folder under review. */
let home: string;
/** The root module under review, with the lock file that `terraform init` wrote from the network mirror. */
let tree: string;
let caFile: string;
let versions: readonly PublishedVersion[];

beforeAll(async () => {
  stage = await openStage();
  home = mkdtempSync(join(tmpdir(), 'lockproof-home-'));
  tree = mkdtempSync(join(tmpdir(), 'lockproof-tree-'));
  // The archive of the second has folders in it, so that Terraform records another h1 than the mirror states.
  versions = await Promise.all([
    stage.registry.publish({ namespace: 'acme', type: 'widget', version: '1.2.3', platforms }),
    stage.registry.publish({
      namespace: 'acme',
      type: 'gadget',
      version: '1.2.3',
      platforms,
      files: { 'docs/': '' },
    }),
  ]);
  caFile = join(home, 'ca.pem');
  const packed = join(home, 'packed');
  mkdirSync(packed);
  mirror = await startNetworkMirror(packed);
  writeFileSync(caFile, stage.registry.caPem + mirror.caPem);
  writeFileSync(join(tree, 'main.tf'), rootModule);
  configure('network', 'network_mirror', `url = "${mirror.url}"`);
  configure('packed', 'filesystem_mirror', `path = "${packed}"`);
  if (terraform === null) {
    fillMirror(packed, host, ...versions);
    writeFileSync(join(tree, lockName), lockFileText(...versions.map(entryOf)));
  } else {
    const redirected = join(home, 'redirected.tfrc');
    writeFileSync(redirected, discovery());
    const flags = platforms.map((platform) => `-platform=${platform}`);
    await runTerraform(tree, ['providers', 'mirror', ...flags, packed], caFile, redirected);
    await runTerraform(tree, ['init', '-input=false'], caFile, join(home, 'network.tfrc'));
  }
});
afterAll(async () => {
  await Promise.all([stage.close(), mirror.close()]);
  for (const folder of [home, tree]) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  stage.registry.clearRequests();
  mirror.clearRequests();
});

const rootModule = `terraform {
  required_providers {
    widget = { source = "acme/widget" }
    gadget = { source = "acme/gadget" }
  }
}
`;

/** Makes Terraform use the registry double instead of the public registry. */
function discovery(): string {
  return `host "${host}" {\n  services = {\n    "providers.v1" = "${stage.registry.serviceUrl}"\n  }\n}\n`;
}

/** A CLI configuration file `<name>.tfrc` with one method and a token for the mirror. */
function configure(name: string, method: string, argument: string, more = ''): string {
  const path = join(home, `${name}.tfrc`);
  writeFileSync(
    path,
    `credentials "${mirror.host}" {\n  token = "secret of the mirror"\n}\nprovider_installation {\n  ${method} {\n    ${argument}\n  }\n${more}}\n`,
  );
  return path;
}

function entryOf({ type, version, packages }: PublishedVersion) {
  const own = packages.find(({ platform }) => platform === 'linux_amd64');
  return { address: `${host}/acme/${type}`, version, hashes: [own?.h1.directory ?? ''] };
}

interface Verification extends CliRun {
  readonly report: ContractedReport;
}

async function verify(configuration: string, ...flags: readonly string[]): Promise<Verification> {
  const run = await runCli(
    [
      'verify',
      '--format=json',
      `--registries=${host}=${stage.registry.serviceUrl}`,
      `--registries=${mirror.host}`,
      ...flags,
    ],
    { directory: tree, caFile, env: { TF_CLI_CONFIG_FILE: configuration } },
  );
  if (run.stdout === '') throw new Error(run.stderr);
  return { ...run, report: expectReport(JSON.parse(run.stdout)) };
}

/** Runs with another lock file, or with more files, in the root module, and removes them afterwards. */
async function withFiles<T>(files: Readonly<Record<string, string>>, use: () => Promise<T>): Promise<T> {
  const before = readFileSync(join(tree, lockName));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(tree, name, '..'), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
  try {
    return await use();
  } finally {
    for (const name of Object.keys(files)) rmSync(join(tree, name));
    writeFileSync(join(tree, lockName), before);
  }
}

const kinds = ['network', 'packed'] as const;
const nameOf = (kind: (typeof kinds)[number]) => (kind === 'network' ? mirror.host : join(home, kind));

describe.each(kinds)('a lock file that terraform init wrote from a mirror (%s)', (kind) => {
  it('is refused by default: one sentence, one next step, and the registry is not asked', async () => {
    const { report, exitCode, stderr } = await verify(join(home, `${kind}.tfrc`));
    expect(exitCode).toBe(1);
    expect(report.findings).toMatchObject([
      { rule: 'unproven-hash', severity: 'error', provider: `${host}/acme/gadget` },
      { rule: 'unproven-hash', severity: 'error', provider: `${host}/acme/widget` },
    ]);
    expect(report.findings[0]?.message).toBe(
      `1 hash of acme/gadget 1.2.3 is not signed; only ${nameOf(kind)} vouches for it.`,
    );
    expect(report.findings[0]?.remedy).toContain(
      kind === 'network'
        ? `add ${mirror.host} to "accept-asserted"`
        : 'use --accept-asserted, or set "accept-asserted: true" in the policy; otherwise',
    );
    expect(report.changes.flatMap(({ hashes }) => hashes.map(({ proof }) => proof))).toEqual([
      'asserted',
      'asserted',
    ]);
    expect(report.totals).toMatchObject({ hashes: 2, proven: 0 });
    expect(stage.registry.requests).toEqual([]);
    expect(stderr).toBe('');
  });
});

describe('a file that a pull request could have written', () => {
  it('is not used as configuration: a notice, the registry is asked, and every hash is proven (T25)', async () => {
    const text = readFileSync(join(home, 'network.tfrc'), 'utf8');
    await withFiles({ 'my.tfrc': text }, async () => {
      const { report, exitCode, stderr } = await verify(join(tree, 'my.tfrc'), '--accept-asserted');
      expect(exitCode).toBe(0);
      expect(report.changes.flatMap(({ hashes }) => hashes.map(({ proof }) => proof))).toEqual([
        'computed',
        'computed',
      ]);
      expect(stderr).toMatch(
        /The provider_installation in "[^"]+my\.tfrc" is not used, because the file is in/,
      );
      expect(mirror.requests).toEqual([]);
    });
  });
});

describe('the action', () => {
  const path = 'infra/.terraform.lock.hcl';
  let pulls = 0;

  async function review(
    env: Readonly<Record<string, string>>,
    inputs: Readonly<Record<string, string>> = {},
  ) {
    pulls += 1;
    const pull = stage.openPull(
      {
        'README.md': `Before pull request ${pulls}.
`,
      },
      { [path]: readFileSync(join(tree, lockName), 'utf8') },
    );
    return stage.review(pull, {
      inputs: {
        comment: 'never',
        registries: `${host}=${stage.registry.serviceUrl}\n${mirror.host}`,
        ...inputs,
      },
      env: { NODE_EXTRA_CA_CERTS: caFile, TF_CLI_CONFIG_FILE: join(home, 'network.tfrc'), ...env },
    });
  }

  it('asks the mirror of a file outside the workspace, without the credentials of that file', async () => {
    const run = await review({}, { 'accept-asserted': 'true' });
    expect(run.exitCode).toBe(0);
    expect(run.report).toMatchObject({ verdict: 'verified', totals: { hashes: 2, proven: 0, accepted: 2 } });
    expect(run.summary).toContain('asserted');
    expect(stage.registry.requests).toEqual([]);
    expect(new Set(mirror.requests.map(({ authorization }) => authorization))).toEqual(new Set([null]));
  });
});
