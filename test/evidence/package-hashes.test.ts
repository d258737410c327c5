import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mostDownloads } from '../../src/evidence/download-pace.ts';
import type { SignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type PublishedVersion, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { briefs, openRun } from './ports.ts';

const platforms = [
  'linux_amd64',
  'darwin_arm64',
  'darwin_amd64',
  'windows_amd64',
  'linux_arm64',
  'freebsd_386',
  'freebsd_amd64',
  'linux_386',
];
let double: SignedRegistry;
let version: PublishedVersion;
let restore = () => {};

beforeAll(async () => {
  double = await startSignedRegistry();
  version = await double.publish({ namespace: 'acme', type: 'widget', version: '1.0.0', platforms });
});
afterAll(() => double.close());
afterEach(() => restore());

/** Serves packages slowly and counts how many are being sent at a time, and how many in all. */
function watchPackages(): { most: number; sent: number } {
  const watch = { most: 0, sent: 0 };
  let sending = 0;
  restore = double.override(/\.zip$/, async (request, response) => {
    sending += 1;
    watch.sent += 1;
    watch.most = Math.max(watch.most, sending);
    await sleep(50);
    sending -= 1;
    response.end(double.stored(request.url ?? '')?.body);
  });
  return watch;
}

async function prove(hashes: readonly string[]): Promise<readonly string[]> {
  const run = openRun(double);
  try {
    return briefs(await run.gatherOne(version.address, version.version, hashes));
  } finally {
    await run.close();
  }
}

it('one h1 is searched in one package at a time, and the search stops where it is found', async () => {
  const watch = watchPackages();
  const proofs = await prove([version.package('darwin_amd64').h1.directory]);
  expect(proofs).toEqual(['computed darwin_amd64 directory and archive']);
  expect(watch).toEqual({ most: 1, sent: 3 });
});

it('packages are fetched in parallel where every one is needed, at most eight from one host', async () => {
  const watch = watchPackages();
  const proofs = await prove(platforms.map((platform) => version.package(platform).h1.directory));
  expect(proofs).toEqual(platforms.map((platform) => `computed ${platform} directory and archive`));
  expect(watch.sent).toBe(platforms.length);
  expect(watch.most).toBeGreaterThanOrEqual(Math.min(availableParallelism(), mostDownloads));
  expect(watch.most).toBeLessThanOrEqual(8);
});

it('a package is fetched only where those under way cannot be enough', async () => {
  const watch = watchPackages();
  await prove([version.package('linux_amd64').h1.directory, version.package('darwin_arm64').h1.directory]);
  expect(watch.sent).toBe(2);
});
