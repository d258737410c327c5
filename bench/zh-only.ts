import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../test/support/signed-registry/signed-registry.ts';
import { runChild } from './child.ts';
import { against, shown, spreadOf, table } from './figures.ts';
import { verify } from './lockproof-run.ts';
import { machineLine } from './machine.ts';
import { delayAnswers } from './slow-registry.ts';

const delays = [0, 50, 100, 200];
/** A request from a hosted runner to a public registry takes about this time. */
const usualDelay = 100;

/** One provider version with only zh hashes, as in most pull requests: compares the time from process start to exit with the time of its requests. */
export async function benchZhOnly(rounds: number): Promise<void> {
  console.log(`\nOne provider version, zh only: process start to exit\n${machineLine()}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  const registry = await startSignedRegistry();
  try {
    const release = await registry.publish({ namespace: 'bench', type: 'small', version: '1.0.0' });
    const { address, version, zh } = release;
    await writeFile(join(folder, '.terraform.lock.hcl'), lockFileText({ address, version, hashes: zh }));
    await compare(folder, registry, release, rounds * 3);
    await benchStart(folder, rounds * 3);
  } finally {
    await registry.close();
    await rm(folder, { recursive: true });
  }
}

async function compare(
  folder: string,
  registry: SignedRegistry,
  release: PublishedVersion,
  rounds: number,
): Promise<void> {
  const rows: string[][] = [];
  let usual = Number.NaN;
  let requests = 0;
  for (const delay of delays) {
    const stop = delayAnswers(registry, delay);
    const whole: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      registry.clearRequests();
      const run = await verify(folder, registry);
      requests = registry.requests.length;
      const only = await requestsAlone(registry, release);
      if (round === 0) continue;
      whole.push(run.wall * 1000);
      alone.push(only);
    }
    stop();
    const ratio = spreadOf(whole).median / spreadOf(alone).median;
    if (delay === usualDelay) usual = ratio;
    rows.push([`${delay} ms`, shown(spreadOf(whole), 0), shown(spreadOf(alone), 0), ratio.toFixed(2)]);
  }
  console.log(
    table([
      [
        'each answer after',
        'lockproof verify, ms: min / median / max',
        'only requests, ms',
        'ratio of medians',
      ],
      ...rows,
    ]),
  );
  console.log(`\nrequests: ${against(requests, 4, '', 0)}`);
  console.log(`ratio if an answer takes ${usualDelay} ms: ${against(usual, 1.5)}`);
}

/** The requests that the program needs: discovery, the description of the package, then document and signature at the same time. */
async function requestsAlone(registry: SignedRegistry, release: PublishedVersion): Promise<number> {
  const agent = new Agent({ keepAlive: true, ca: registry.caPem });
  const ask = (path: string): Promise<Buffer> =>
    new Promise((done, fail) => {
      get(`https://${registry.host}${path}`, { agent }, (response) => {
        buffer(response).then(done, fail);
      }).once('error', fail);
    });
  const { paths } = release;
  const start = performance.now();
  await ask('/.well-known/terraform.json');
  await ask(paths.metadata('linux_amd64'));
  await Promise.all([ask(paths.sums()), ask(paths.signature())]);
  const time = performance.now() - start;
  agent.destroy();
  return time;
}

/** Measures only the start of the program. */
async function benchStart(folder: string, rounds: number): Promise<void> {
  const cli = resolve(import.meta.dirname, '../dist/cli.js');
  const times = async (args: readonly string[]): Promise<string> => {
    const walls: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const { wall } = await runChild([process.execPath, ...args], { cwd: folder, env: {} });
      if (round > 0) walls.push(wall * 1000);
    }
    return shown(spreadOf(walls), 0);
  };
  console.log(`\nlockproof --version, ms: ${await times([cli, '--version'])}`);
  console.log(`only node, ms:          ${await times(['--eval', '0'])}`);
}
