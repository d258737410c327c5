import { availableParallelism } from 'node:os';
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

/**
 * Counts how many packages are being sent at a time, and how many in all.
 *
 * @param together no package is sent before so many are asked for
 */
function watchPackages(together: number): { most: number; sent: number } {
  const watch = { most: 0, sent: 0 };
  let sending = 0;
  const { promise: enough, resolve: begin } = Promise.withResolvers<void>();
  restore = double.override(/\.zip$/, async (request, response) => {
    sending += 1;
    watch.sent += 1;
    watch.most = Math.max(watch.most, sending);
    if (sending >= together) begin();
    await enough;
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
  const watch = watchPackages(1);
  const proofs = await prove([version.package('darwin_amd64').h1.directory]);
  expect(proofs).toEqual(['computed darwin_amd64 directory and archive']);
  expect(watch).toEqual({ most: 1, sent: 3 });
});

it('packages are fetched in parallel where every one is needed, at most eight from one host', async () => {
  const together = Math.min(availableParallelism(), mostDownloads, platforms.length);
  const watch = watchPackages(together);
  const proofs = await prove(platforms.map((platform) => version.package(platform).h1.directory));
  expect(proofs).toEqual(platforms.map((platform) => `computed ${platform} directory and archive`));
  expect(watch.sent).toBe(platforms.length);
  expect(watch.most).toBeGreaterThanOrEqual(together);
  expect(watch.most).toBeLessThanOrEqual(8);
});

it('a package is fetched only where those under way cannot be enough', async () => {
  const watch = watchPackages(2);
  await prove([version.package('linux_amd64').h1.directory, version.package('darwin_arm64').h1.directory]);
  expect(watch.sent).toBe(2);
});
