import { resolve } from 'node:path';
import { createRepository } from '../test/support/github-double/repository.ts';
import { honest } from '../test/support/signed-registry/announcements.ts';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { createSigningKey } from '../test/support/signed-registry/signing-key.ts';
import { runChild } from './child.ts';
import { shown, spreadOf, table } from './figures.ts';
import { machineLine } from './machine.ts';
import { delayAnswers } from './slow-registry.ts';

const hosts = ['registry.terraform.io', 'registry.opentofu.org'] as const;
const cli = resolve(import.meta.dirname, '../dist/cli.js');
/** A request from a hosted runner to a public registry takes about this time. */
const usualDelay = 100;
const [providers, keyless] = [12, 3];

/** A Renovate pull request: twelve third-party upgrades, three of providers for which their registry lists no key. */
export async function benchWitness(rounds: number): Promise<void> {
  console.log(
    `\n${providers} upgrades, ${keyless} without a key, zh only: process start to exit\n${machineLine()}\n`,
  );
  const rows: string[][] = [];
  for (const own of hosts) {
    const signingKey = await createSigningKey();
    const registries = await Promise.all(hosts.map(() => startSignedRegistry({ signingKey })));
    const stops = registries.map((registry) => delayAnswers(registry, usualDelay));
    try {
      const repository = await pullRequest(own, registries);
      try {
        for (const witness of [true, false]) {
          const times: number[] = [];
          let requests = 0;
          for (let round = 0; round <= rounds; round++) {
            const run = await review(repository.directory, registries, witness);
            requests = run.requests;
            if (round > 0) times.push(run.wall * 1000);
          }
          rows.push([own, String(witness), String(requests), shown(spreadOf(times), 0)]);
        }
      } finally {
        repository.remove();
      }
    } finally {
      for (const stop of stops) stop();
      await Promise.all(registries.map((registry) => registry.close()));
    }
  }
  console.log(table([['registry', 'witness', 'requests', 'ms: min / median / max'], ...rows]));
}

async function pullRequest(own: (typeof hosts)[number], registries: readonly SignedRegistry[]) {
  const files: string[] = [];
  for (const version of ['1.0.0', '1.1.0']) {
    const entries = [];
    for (let index = 0; index < providers; index++)
      for (const [at, host] of hosts.entries()) {
        const release = await registries[at]?.publish({
          ...{ namespace: 'acme', type: `dns${index}`, version },
          ...(host === 'registry.opentofu.org' ? { announced: honest } : {}),
          ...(host === own && index < keyless ? { listedKeys: [] } : {}),
        });
        if (host === own && release !== undefined)
          entries.push({ address: `${host}/acme/dns${index}`, version, hashes: release.zh });
      }
    files.push(lockFileText(...entries));
  }
  const repository = createRepository();
  const [base = '', head = ''] = files;
  const lockFile = '.terraform.lock.hcl';
  repository.branch('change', repository.commit({ [lockFile]: base }, 'Base'));
  repository.commit({ [lockFile]: head }, 'Head', { branch: 'change' });
  repository.checkOut('change');
  return repository;
}

async function review(directory: string, registries: readonly SignedRegistry[], witness: boolean) {
  const named = hosts.flatMap((host, at) => ['--registries', `${host}=${registries[at]?.serviceUrl}`]);
  const run = await runChild(
    [
      ...[process.execPath, cli, 'review', '--base', 'main', ...named, '--cache', '', '--format', 'json'],
      ...['--witness', String(witness)],
    ],
    { cwd: directory, env: { NODE_EXTRA_CA_CERTS: registries[0]?.caFile ?? '' } },
  );
  const { verdict, totals } = JSON.parse(run.stdout) as {
    readonly verdict: string;
    readonly totals: { readonly requests: number };
  };
  if (verdict !== 'verified') throw new Error(`not everything was proven:\n${run.stdout}`);
  return { wall: run.wall, requests: totals.requests };
}
