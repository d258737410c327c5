import type { ProviderAddress } from '../../address/address.ts';
import type { Login } from '../../http/fetcher.ts';
import { type Outcome, type Unavailable, unavailable } from '../../outcome.ts';

/** A place with packages of other publishers. Nothing in it is signed. */
export interface Mirror {
  /** The name for reports: the host of a network or OCI mirror, as in `accept-asserted`, or the path of a folder. */
  readonly name: string;
  /** `absent` if the mirror does not have the version. */
  packagesOf(provider: ProviderAddress, version: string): Promise<Outcome<readonly MirroredPackage[]>>;
}

export interface MirroredPackage {
  readonly platform: string;
  /** Only hashes with a scheme that Terraform knows. It accepts the package if one matches, or if there are none. */
  readonly stated: readonly string[];
  readonly content:
    | { readonly kind: 'download'; readonly url: string; readonly login?: Login }
    | { readonly kind: 'archive'; readonly path: string };
}

export interface ProviderMirror {
  readonly name: string;
  packagesOf(version: string): Promise<Outcome<readonly MirroredPackage[]>>;
}

export type MirrorsFor = (address: string) => readonly ProviderMirror[];

export function listedInVain(what: string, mirror: string): Unavailable {
  const lack = unavailable('status', `${mirror} lists ${what} but does not have it`);
  return { ...lack, asked: { request: 'mirror', host: mirror, trouble: 'missing' } };
}
