import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuration } from '../scenarios/remedies/trial.ts';
import { installedTerraform, runShell } from '../scenarios/terraform-program.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { blocksIn } from './blocks.ts';
import { isForTerraform } from './scripts.ts';

const terraform = installedTerraform();
if (terraform === null)
  console.log(
    '*** NOTICE: no `terraform` on this machine; the commands of the rule pages are not followed. ***',
  );

const commands = blocksIn('docs/**/*.md').filter(isForTerraform);
const providers = [
  ['hashicorp', 'null', '3.2.4'],
  ['hashicorp', 'random', '3.7.2'],
  ['hashicorp', 'aws', '6.1.0'],
  ['example', 'remade', '1.0.0'],
] as const;

describe.skipIf(terraform === null)('the commands of the rule pages, with real Terraform', () => {
  let registry: SignedRegistry;
  let home: string;
  beforeAll(async () => {
    registry = await startSignedRegistry();
    home = mkdtempSync(join(tmpdir(), 'lockproof-terraform-'));
    const platforms = ['linux_amd64', 'darwin_arm64'];
    for (const [namespace, type, version] of providers)
      await registry.publish({ namespace, type, version, platforms });
    const host = `host "registry.terraform.io" {\n  services = { "providers.v1" = "${registry.serviceUrl}" }\n}\n`;
    writeFileSync(join(home, 'terraform.tfrc'), host);
  });
  afterAll(async () => {
    await registry.close();
    rmSync(home, { recursive: true });
  });

  it.for(commands)('$document:$line works from the root of a repository', async ({ text }) => {
    const root = mkdtempSync(join(home, 'root-'));
    const main = configuration(
      ...providers.map(([namespace, type, version]) => [`${namespace}/${type}`, version] as const),
    );
    for (const path of ['main.tf', 'envs/stage/main.tf', 'envs/new/main.tf']) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), main);
    }
    const cliConfiguration = join(home, 'terraform.tfrc');
    const said = await runShell(root, text, { caFile: registry.caFile, cliConfiguration, path: home });
    expect(said).toMatch(/Success!|successfully initialized/);
  });
});
