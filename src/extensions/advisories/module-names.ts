import { publicRegistries } from '../../address/address.ts';
import { versionOf } from '../../version/version.ts';
import type { ModuleVersion } from './advisory.ts';

interface NamedRelease {
  readonly address: string;
  readonly version: string;
  /** `owner/terraform-provider-x` at github.com; `null` where it is not known. */
  readonly repository: string | null;
}

/** The Go modules of a release, by its repository and by its address; two names each from version 2 on. */
export function modulesOf({ address, version, repository }: NamedRelease): readonly ModuleVersion[] {
  const [host = '', namespace = '', type = ''] = address.split('/');
  const name = `${namespace}/terraform-provider-${type}`;
  const meant = publicRegistries.includes(host) && /^[\w-]+\/[\w-]+$/.test(name) ? name : null;
  const repositories = [repository, meant].flatMap((each) => each?.toLowerCase() ?? []);
  const major = versionOf(version)?.major ?? null;
  if (major === null) return [];
  return [...new Set(repositories)].flatMap((name) => {
    const module = `github.com/${name}`;
    const suffixed = major >= 2n ? [{ module: `${module}/v${major}`, version }] : [];
    return [{ module, version }, ...suffixed];
  });
}
