import type { ActionSettings } from '../../support/run-action.ts';
import { type LockedProvider, lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import type { PublishOptions } from '../../support/signed-registry/release.ts';
import type { PublishedVersion } from '../../support/signed-registry/signed-registry.ts';
import type { Files, Stage } from '../stage.ts';

/** What happens on a pull request, as far as the last comment depends on it. */
export interface Story {
  readonly base: Files;
  readonly head: Files;
  readonly settings?: ActionSettings;
  /** What happens after a first review and before the last one. */
  readonly afterwards?: (stage: Stage) => void;
}

/** The name of the comment's golden file, and how the story begins. */
export type Stories = Readonly<Record<string, (stage: Stage) => Promise<Story>>>;

export const publicHost = 'registry.terraform.io';

/** The test's registry takes the place of the public one, so that names read as everywhere. */
export function asPublic({ registry }: Stage): Readonly<Record<string, string>> {
  // The other public registry says the same, at its own address: chance decides which packages it is asked about, and
  // at one address some of these would be questions that were asked already.
  const other = registry.serviceUrl.replace('localhost', '127.0.0.1');
  return { registries: `${publicHost}=${registry.serviceUrl}\nregistry.opentofu.org=${other}` };
}

const platforms = ['darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'];

/** Publishes `namespace/type` in a version. */
export function publish(
  { registry }: Stage,
  name: string,
  version: string,
  options: Partial<PublishOptions> = {},
): Promise<PublishedVersion> {
  const [namespace = '', type = ''] = name.split('/');
  return registry.publish({ namespace, type, version, platforms, ...options });
}

/** The entry that `init` writes on these machines: their h1, and every zh. */
export function entry(
  published: PublishedVersion,
  h1For: readonly string[] = ['linux_amd64'],
  { extra = [] as readonly string[], host = publicHost } = {},
): LockedProvider {
  const h1 = h1For.map((platform) => published.package(platform).h1.directory);
  return {
    address: `${host}/${published.namespace}/${published.type}`,
    version: published.version,
    hashes: [...h1, ...published.zh, ...extra],
  };
}

/** One lock file in a folder. */
export function lockFile(folder: string, ...entries: readonly LockedProvider[]): Files {
  return { [`${folder}/.terraform.lock.hcl`]: lockFileText(...entries) };
}

/** A comment without what differs from run to run: addresses, commits, keys and the day of the signature. */
export function withoutChance(
  comment: string,
  stage: Pick<Stage, 'registry'>,
  commits: readonly string[],
): string {
  const told = comment
    .replace(/^(?:<!-- .* -->\n)+/, '')
    .replaceAll(stage.registry.serviceUrl, 'https://registry.example/v1/providers/')
    .replaceAll(stage.registry.host, 'registry.example')
    // Nothing listens there, so this registry refuses connections.
    .replaceAll('localhost:9', 'registry.example.com')
    .replaceAll(
      stage.registry.serviceUrl.replace('localhost', '127.0.0.1'),
      'https://other-registry.example/v1/providers/',
    )
    .replaceAll(/signed(&nbsp;| )\d{4}-\d{2}-\d{2}/g, 'signed$12026-01-02')
    .replaceAll(/((?:accept \S+ until|expires:) )\d{4}-\d{2}-\d{2}/g, '$12026-02-01');
  const named = commits.reduce((text, commit, index) => {
    const name = ('abcdef'[index] ?? 'f').repeat(commit.length);
    return text.replaceAll(commit, name).replaceAll(commit.slice(0, 7), name.slice(0, 7));
  }, told);
  const keys = [...new Set(named.match(/(?<![0-9A-F])[0-9A-F]{40}(?![0-9A-F])/g) ?? [])];
  return keys.reduce((text, key, index) => {
    const name = `${'ABCDEF'[index] ?? 'F'}1`.repeat(20);
    return text.replaceAll(key, name).replaceAll(key.slice(-16), name.slice(-16));
  }, named);
}
