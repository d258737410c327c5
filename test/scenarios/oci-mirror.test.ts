import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OciDouble, ociContent, startOciDouble } from '../support/oci-registry.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { buildRelease, type Release } from '../support/signed-registry/release.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';

const address = 'registry.opentofu.org/acme/widget';
const version = '1.2.3';
const repository = 'mirror/acme/widget';
const login = 'tofu:secret of the mirror';
let registry: OciDouble;
let release: Release;
/** The files of the user, outside of the folder under review. */
let home: string;
let tree: string;
let restore = () => {};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lockproof-home-'));
  tree = mkdtempSync(join(tmpdir(), 'lockproof-tree-'));
  const key = await createSigningKey();
  release = await buildRelease({ namespace: 'acme', type: 'widget', version }, key);
  registry = await startOciDouble({ login, realm: 'own' });
  await registry.push(repository, ociContent(release));
  writeFileSync(join(home, 'ca.pem'), registry.caPem);
});
afterAll(async () => {
  await registry.close();
  for (const folder of [home, tree]) rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  restore();
  restore = () => {};
  registry.clearRequests();
});

/** The user's configuration, with this user name and password. */
function loggedIn(as: string): void {
  const [username = '', password = ''] = as.split(':');
  writeFileSync(
    join(home, 'my.tfrc'),
    `provider_installation {
  oci_mirror {
    repository_template = "${registry.host}/mirror/\${namespace}/\${type}"
    include = ["registry.opentofu.org/*/*"]
  }
}
oci_credentials "${registry.host}" {
  username = "${username}"
  password = "${password}"
}
`,
  );
}

async function verify(
  hashes: readonly string[],
  ...flags: readonly string[]
): Promise<CliRun & { readonly report: ContractedReport }> {
  writeFileSync(join(tree, '.terraform.lock.hcl'), lockFileText({ address, version, hashes }));
  const args = ['verify', '--format=json', `--registries=${registry.host}`, ...flags];
  const env = {
    TF_CLI_CONFIG_FILE: join(home, 'my.tfrc'),
    HOME: home,
    XDG_CONFIG_HOME: '',
    XDG_RUNTIME_DIR: '',
  };
  const run = await runCli(args, { directory: tree, caFile: join(home, 'ca.pem'), env });
  if (run.stdout === '') throw new Error(run.stderr);
  return { ...run, report: expectReport(JSON.parse(run.stdout)) };
}

const zhs = () => release.packages.map(({ zh }) => zh);
const h1 = () => release.packages.map(({ h1 }) => h1.directory);

describe('a lock file whose provider comes from an OCI mirror', () => {
  it('passes where the policy accepts the mirror: the digests of layers are the zh, the layers have the h1', async () => {
    loggedIn(login);
    const { report, exitCode } = await verify([...zhs(), ...h1()], '--accept-asserted');
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ verdict: 'verified', totals: { hashes: 6, proven: 0, accepted: 6 } });
  });
});

describe('a private OCI mirror', () => {
  it('leaves no password and no token in the evidence, which is judged again without it', async () => {
    loggedIn(login);
    const folder = join(home, 'evidence');
    expect((await verify([...zhs(), ...h1()], '--accept-asserted', `--evidence=${folder}`)).exitCode).toBe(0);
    const token = registry.requests.find(({ authorization }) => authorization?.startsWith('Bearer '));
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    expect(kept).toContain('application/vnd.opentofu.provider');
    for (const secret of [token?.authorization?.slice('Bearer '.length) ?? '', btoa(login), '/token'])
      expect(kept).not.toContain(secret);
    registry.clearRequests();
    loggedIn('nobody');
    expect((await verify([...zhs(), ...h1()], '--accept-asserted', `--offline=${folder}`)).exitCode).toBe(0);
    expect(registry.requests).toEqual([]);
  });
});
