import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { formatAddress, readAddress } from '../../src/address/address.ts';
import { isPlatform, isVersion } from '../../src/package/package-filename.ts';
import { readMetadata } from '../../src/registry/metadata.ts';

/*
 * Every package of a snapshot of OpenTofu's registry, through the reader of answers. LOCKPROOF_SNAPSHOT is the git directory of
 * github.com/RLRabinowitz/rlrabinowitz.github.io.
 */

const snapshot = process.env.LOCKPROOF_SNAPSHOT;
if (snapshot === undefined)
  console.warn('NOTICE: LOCKPROOF_SNAPSHOT is not set; NO ANSWER OF A REAL REGISTRY IS READ.');

interface Recorded {
  readonly version: string;
  readonly protocols?: readonly string[];
  readonly shasums_url: string;
  readonly shasums_signature_url?: string;
  readonly targets?: readonly Readonly<
    Record<'os' | 'arch' | 'filename' | 'download_url' | 'shasum', string>
  >[];
}

it.runIf(snapshot !== undefined)(
  'the answers about all packages of a registry are read, or refused for a reason',
  () => {
    const git = (args: readonly string[], input?: string) =>
      execFileSync('git', args, { cwd: snapshot, input, maxBuffer: 2e9 });
    const listed = git(['ls-tree', '-r', 'HEAD', '--name-only', 'providers']).toString().split('\n');
    const names = listed.filter((name) => name.endsWith('.json'));
    const files = git(['cat-file', '--batch'], names.map((name) => `HEAD:${name}\n`).join(''));
    let [at, packages, read] = [0, 0, 0];
    const refused = new Map<string, number>();
    for (const name of names) {
      const start = files.indexOf('\n', at) + 1;
      const end = start + Number(files.subarray(at, start).toString().split(' ')[2]);
      const { versions = [] }: { versions?: readonly Recorded[] } = JSON.parse(
        files.subarray(start, end).toString(),
      );
      at = end + 1;
      const [, namespace, file = ''] = name.toLowerCase().split('/');
      const provider = readAddress(`registry.opentofu.org/${namespace}/${file.replace(/\.json$/, '')}`);
      for (const { version, targets = [], ...release } of versions)
        for (const target of targets) {
          packages += 1;
          const why = provider === null ? 'address' : reasonFor(provider, version, release, target);
          if (why === null) read += 1;
          else refused.set(why, (refused.get(why) ?? 0) + 1);
        }
    }
    console.log(`${read} of ${packages} packages are read; refused:`, Object.fromEntries(refused));
    expect([...refused.keys()].filter((why) => !known.some((each) => why.startsWith(each)))).toEqual([]);
    expect(read / packages).toBeGreaterThan(0.998);
  },
  600_000,
);

/** A digest that is none, `V1.0.0`, `Darwin_ARMv8`: Terraform refuses these as well. */
const known = ['digest', 'version', 'platform'];

/** `null`: it is read. */
function reasonFor(
  provider: NonNullable<ReturnType<typeof readAddress>>,
  version: string,
  release: Omit<Recorded, 'version' | 'targets'>,
  target: NonNullable<Recorded['targets']>[number],
): string | null {
  const platform = `${target.os}_${target.arch}`;
  if (!isVersion(version)) return 'version';
  if (!isPlatform(platform)) return 'platform';
  if (!/^[0-9a-f]{64}$/i.test(target.shasum)) return 'digest';
  const body = Buffer.from(JSON.stringify({ ...release, ...target }));
  const answer = { url: 'https://registry.opentofu.org/v1/', contentType: 'application/json', body };
  const question = {
    address: formatAddress(provider),
    type: provider.type,
    version,
    platform,
    what: 'a package',
  };
  const outcome = readMetadata(answer, question);
  return outcome.kind === 'known' ? null : JSON.stringify(outcome);
}
