import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keysElsewhere } from '../../src/extensions/witness/keys.ts';
import { isOfZip } from '../../src/hash.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import { createRegistry } from '../../src/registry/client.ts';
import type { Registry } from '../../src/registry/registry.ts';
import type { Report } from '../../src/report/report.ts';
import { judged } from '../support/judged.ts';
import { settings } from '../support/review-builders.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { corpusFetcher } from './corpus-registry.ts';
import { readWorld } from './corpus-world.ts';

/* The entries of real lock files whose publishers have no key at OpenTofu's registry, though they sign and registry.terraform.io lists the key. */

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const corpus = join(shared, 'corpus');
const present = existsSync(corpus);
if (!present) console.warn(`NOTICE: ${corpus} is missing; NO ENTRY WITHOUT A KEY IS PROVEN.`);

/** Those of the corpus for which the repository of OpenTofu's registry has no file below `keys/`. */
const keyless = [
  'aminueza',
  'ansible',
  'backblaze',
  'carvel-dev',
  'chainguard-dev',
  'filipowm',
  'fluxcd',
  'goauthentik',
  'kristofferahl',
  'mongey',
  'paultyng',
  'telmate',
  'vercel',
  'vmware-tanzu',
  'vultr',
];

interface CorpusEntry extends LockedProvider {
  /** How many files of the corpus have it. */
  readonly files: number;
}

/** Each distinct entry with zh hashes; an h1 would need a package, and there is none. */
function entriesIn(folders: readonly string[]): readonly CorpusEntry[] {
  const entries = new Map<string, CorpusEntry>();
  for (const folder of folders)
    for (const name of readdirSync(join(corpus, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.lock.hcl')) continue;
      const { lockFile } = readLockFile(readFileSync(join(corpus, folder, name), 'utf8'));
      for (const { address, version, hashes } of lockFile?.providers ?? []) {
        const zh = hashes.filter(isOfZip);
        const key = `${address} ${version} ${zh.join()}`;
        if (address.startsWith('registry.opentofu.org/') && zh.length > 0)
          entries.set(key, { address, version, hashes: zh, files: (entries.get(key)?.files ?? 0) + 1 });
      }
    }
  return [...entries.values()];
}

it.runIf(present)('of the corpus are proven with the key that the other registry lists', async () => {
  const all = entriesIn(['files', 'pairs']);
  const named = all.filter(({ address }) => keyless.includes(address.split('/')[1] ?? ''));
  const world = new Map(readWorld(corpus));
  // Both registries list the same releases of these publishers; the corpus has seen some at one of them only.
  for (const { address, version } of named) {
    const files = world.get(`${address} ${version}`);
    if (files) world.set(`${address.replace('opentofu.org', 'terraform.io')} ${version}`, files);
  }
  const key = await createSigningKey();
  const review = async (entry: LockedProvider, withKeys: boolean): Promise<Report> => {
    const fetcher = corpusFetcher(world, key, keyless);
    const registry: Registry = createRegistry({
      fetcher,
      registries: [],
      environment: {},
      otherKeys: withKeys ? (release) => keysElsewhere(release, registry, false) : undefined,
    });
    const head = { kind: 'file', bytes: Buffer.from(lockFileText(entry)) } as const;
    const file = { path: '.terraform.lock.hcl', status: 'added', base: { kind: 'missing' }, head } as const;
    const snapshot = { base: '0'.repeat(40), head: '1'.repeat(40), files: [file], notices: [] };
    return judged(snapshot, settings(), { fetcher, registry });
  };
  const failing: string[] = [];
  let before = 0;
  for (const entry of named) {
    if ((await review(entry, false)).verdict === 'verified') before += 1;
    const report = await review(entry, true);
    if (report.verdict !== 'verified') failing.push(`${entry.address} ${entry.version}: ${report.headline}`);
  }
  const third = all.filter(({ address }) => !/^[^/]+\/(?:hashicorp|opentofu)\//.test(address));
  const inFiles = (some: readonly CorpusEntry[]): string =>
    `${some.length} (in ${some.reduce((sum, { files }) => sum + files, 0)} files)`;
  console.log(
    `${inFiles(third)} third-party entries at registry.opentofu.org; ${inFiles(named)} of publishers without a key: ${before} proven without the other registry, ${named.length - failing.length} with it`,
  );
  expect([before, failing]).toEqual([0, []]);
  expect(named.length).toBeGreaterThan(20);
});
