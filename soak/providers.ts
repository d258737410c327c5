import type { Random } from '../fuzz/random.ts';
import type { LockedProvider } from '../test/support/signed-registry/lock-file-text.ts';
import type { PublishedVersion, SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';

export const types = ['widget', 'gadget', 'gizmo', 'sprocket'] as const;
export const versions = ['1.0.0', '1.1.0', '2.0.0'] as const;
const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64', 'linux_arm64'];

export type Type = (typeof types)[number];
export type Releases = ReadonlyMap<string, PublishedVersion>;

/** Signed releases of a few providers, and one that nobody signed. */
export async function publishAll(registry: SignedRegistry): Promise<Releases> {
  const releases = new Map<string, PublishedVersion>();
  for (const type of types)
    for (const version of versions)
      releases.set(
        `${type} ${version}`,
        await registry.publish({ namespace: 'acme', type, version, platforms }),
      );
  const unsigned = { namespace: 'acme', type: 'unsigned', version: '1.0.0', platforms, signedBy: null };
  releases.set('unsigned 1.0.0', await registry.publish(unsigned));
  return releases;
}

export function releaseOf(releases: Releases, type: string, version: string): PublishedVersion {
  const release = releases.get(`${type} ${version}`);
  if (release === undefined) throw new Error(`${type} ${version} is not published`);
  return release;
}

/** An entry as Terraform records it: every zh, and the h1 of one platform or more. */
export function honestEntry(release: PublishedVersion, random: Random): LockedProvider {
  const { address, version, packages, zh } = release;
  const some = packages.slice(0, 1 + random.below(packages.length));
  return { address, version, hashes: [...some.map(({ h1 }) => h1.directory), ...zh] };
}
