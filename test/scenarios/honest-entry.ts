import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import type { PublishedVersion, SignedRegistry } from '../support/signed-registry/signed-registry.ts';

export interface HonestEntry {
  readonly published: PublishedVersion;
  /** The h1 of one platform and every zh, as `terraform init` records them. */
  readonly entry: LockedProvider;
  /** A lock file with only this entry. */
  readonly text: string;
}

/** Publishes `hashicorp/null` 3.2.4 for one platform, or what the options say, and writes the entry for it. */
export async function publishEntry(
  registry: SignedRegistry,
  options: Partial<PublishOptions> = {},
): Promise<HonestEntry> {
  const published = await registry.publish({
    namespace: 'hashicorp',
    type: 'null',
    version: '3.2.4',
    platforms: ['linux_amd64'],
    ...options,
  });
  const [first] = published.packages;
  const entry: LockedProvider = {
    address: published.address,
    version: published.version,
    hashes: [...(first === undefined ? [] : [first.h1.directory]), ...published.zh],
  };
  return { published, entry, text: lockFileText(entry) };
}

/** The 1-based line of the first occurrence of `part`. */
export function lineOf(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
