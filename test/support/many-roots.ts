import type { Repository } from './github-double/repository.ts';
import { lockFileText } from './signed-registry/lock-file-text.ts';
import type { PublishedVersion, SignedRegistry } from './signed-registry/signed-registry.ts';

const lockFileName = '.terraform.lock.hcl';

export interface ManyRoots {
  readonly roots: number;
  /** How many of them the pull request upgrades. */
  readonly changed: number;
  /** Distinct versions of providers in the repository. */
  readonly versions: number;
}

/** A repository of root modules with four `.tf` files each, that call two modules, and a branch that upgrades some of them. */
export async function commitManyRoots(
  { roots, changed, versions }: ManyRoots,
  { repository, registry }: { readonly repository: Repository; readonly registry: SignedRegistry },
): Promise<void> {
  const old: PublishedVersion[] = [];
  const fresh: PublishedVersion[] = [];
  for (let at = 0; at < versions; at += 1) {
    old.push(await publish(registry, at, '1.0.0'));
    if (changed > 0) fresh.push(await publish(registry, at, '1.1.0'));
  }
  const files = (from: readonly PublishedVersion[], count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => filesOf(at, from)).flat());
  const base = repository.commit({ ...files(old, roots), ...modules, 'README.md': 'x' }, 'Base');
  repository.branch('change', base);
  if (changed > 0) {
    const locks = Object.entries(files(fresh, changed)).filter(([path]) => path.endsWith(lockFileName));
    repository.commit(Object.fromEntries(locks), 'Upgrade', { branch: 'change' });
  }
}

const modules = {
  'modules/network/main.tf': 'module "tags" {\n  source = "../tags"\n}\n',
  'modules/tags/main.tf': 'variable "tags" {\n  default = {}\n}\n',
};

function publish(registry: SignedRegistry, at: number, version: string): Promise<PublishedVersion> {
  return registry.publish({
    namespace: 'many',
    type: `kind${at}`,
    version,
    platforms: ['linux_amd64', 'darwin_arm64'],
  });
}

function filesOf(at: number, published: readonly PublishedVersion[]): readonly (readonly [string, string])[] {
  const release = published[at % published.length];
  if (release === undefined) throw new Error('no release');
  const { address, version, zh } = release;
  const folder = `teams/${at % 20}/root-${at}`;
  return [
    [`${folder}/${lockFileName}`, `${lockFileText({ address, version, hashes: zh })}# ${at}\n`],
    [
      `${folder}/versions.tf`,
      `terraform {\n  required_providers {\n    p${at} = { source = "${address}" }\n  }\n}\n`,
    ],
    [`${folder}/main.tf`, `module "network" {\n  source = "../../../modules/network"\n}\n# ${at}\n`],
    [`${folder}/variables.tf`, `variable "v${at}" {}\n`],
    [`${folder}/outputs.tf`, `output "o${at}" {\n  value = ${at}\n}\n`],
  ];
}
