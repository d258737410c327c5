import type { Planted } from '../../support/github-double/repository.ts';
import type { PublishedVersion, SignedRegistry } from '../../support/signed-registry/signed-registry.ts';
import type { Person } from './follow-printed.ts';
import type { PrintedRemedy } from './printed-remedy.ts';

export const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'] as const;

/** A folder below the root: commands are run from the root, as a reader of the text does. */
export const folder = 'envs/prod';
export const lockPath = `${folder}/.terraform.lock.hcl`;
export const mainPath = `${folder}/main.tf`;
export const policyPath = '.github/lockproof.yml';

export type Files = Readonly<Record<string, Planted>>;

/** What is published, and what real Terraform wrote for it. */
export interface World {
  readonly registry: SignedRegistry;
  readonly current: PublishedVersion;
  readonly old: PublishedVersion;
  readonly random: PublishedVersion;
  /** The lock file of `acme/null`, for all platforms. */
  readonly written: string;
  /** The lock file of `acme/null` and `acme/random`, for all platforms. */
  readonly writtenBoth: string;
}

/** How the next review differs from the first one, by the text. */
export interface Again {
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Trial {
  readonly rule: string;
  readonly what: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Instead of the usual flag for the registry, and without its certificate where the text is about that. */
  readonly trust?: { readonly registries?: readonly string[]; readonly certificate?: false };
  /** Before the change, beside the usual lock file and its configuration. */
  readonly base?: (world: World) => Files | Promise<Files>;
  readonly change: (world: World) => Files | Promise<Files>;
  /** The finding fails nothing; after the remedy it is gone all the same. */
  readonly isNotice?: true;
  /** Words of the remedy. */
  readonly says?: RegExp;
  /** What only a person can read out of the text; its result, if any, is {@link Again}. Left out: the edits and commands of the text. */
  readonly byHand?: (remedy: PrintedRemedy, person: Person, world: World) => unknown;
  /** Why proven hashes of the base are lost that still belong. Left out: none. */
  readonly loses?: string;
  /** Warnings of other rules that stay, because the remedy is about this one. */
  readonly leaves?: readonly string[];
}

export function publicName(name: string): string {
  return `registry.terraform.io/${name}`;
}

/** A provider by its short name, and the constraint on its version. */
export type RequiredProvider = readonly [name: string, version: string];

export const allPlatforms = /with a "-platform=OS_ARCH" for each platform that you use/i;

/** Does what the text says, with what only the reader knows. */
export function withAllPlatforms(remedy: PrintedRemedy, person: Person): Promise<void> {
  const flags = platforms.map((platform) => ` -platform=${platform}`).join('');
  const commands = remedy.commands.map((command) => command.replace(' -platform=OS_ARCH', flags));
  return person.follow({ ...remedy, commands });
}

/** A root module that requires these providers. */
export function configuration(...required: readonly RequiredProvider[]): string {
  const lines = required.map(([source, version]) => {
    return `    ${source.split('/').at(-1)} = { source = "${source}", version = "${version}" }\n`;
  });
  return `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
}
