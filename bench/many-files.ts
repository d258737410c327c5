import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../test/support/signed-registry/signed-registry.ts';
import { against, shown, spreadOf } from './figures.ts';
import { verify } from './lockproof-run.ts';
import { machineLine } from './machine.ts';

const files = 1000;
const versions = 100;
const entriesInAFile = 10;

/** A large repository: 1,000 lock files that name 100 distinct provider versions. */
export async function benchManyFiles(rounds: number): Promise<void> {
  console.log(
    `\n${files} lock files of ${entriesInAFile} providers, ${versions} distinct versions\n${machineLine()}\n`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  const registry = await startSignedRegistry();
  try {
    const published: PublishedVersion[] = [];
    for (let number = 0; number < versions; number++) published.push(await publish(registry, number));
    for (let file = 0; file < files; file++) await writeRoot(folder, file, published);
    const walls: number[] = [];
    let requests = 0;
    for (let round = 0; round <= rounds; round++) {
      registry.clearRequests();
      const run = await verify(folder, registry);
      requests = registry.requests.length;
      if (run.totals.files !== files) throw new Error(`only ${run.totals.files} files were found`);
      if (round > 0) walls.push(run.wall);
    }
    const times = spreadOf(walls);
    console.log(`lockproof verify, s: ${shown(times)}`);
    console.log(`at best: ${against(times.min, 5, ' s')}`);
    console.log(`requests for each distinct version: ${against(requests / versions, 5)}`);
  } finally {
    await registry.close();
    await rm(folder, { recursive: true });
  }
}

function publish(registry: SignedRegistry, number: number): Promise<PublishedVersion> {
  return registry.publish({
    namespace: 'bench',
    type: `kind${number % 25}`,
    version: `1.${Math.floor(number / 25)}.0`,
    platforms: ['linux_amd64', 'darwin_arm64', 'windows_amd64'],
  });
}

/** Each root has other versions, never two of the same provider. */
async function writeRoot(
  folder: string,
  file: number,
  published: readonly PublishedVersion[],
): Promise<void> {
  const entries = Array.from({ length: entriesInAFile }, (_, place) => {
    const kind = (file + place) % 25;
    const release = published[kind + 25 * (Math.floor(file / 25) % 4)];
    if (release === undefined) throw new Error('no such release');
    return { address: release.address, version: release.version, hashes: release.zh };
  });
  const root = join(folder, `team-${file % 20}`, `root-${file}`);
  await mkdir(root, { recursive: true });
  await writeFile(join(root, '.terraform.lock.hcl'), lockFileText(...entries));
}
