import { readAddress } from '../../address/address.ts';
import type { Extension } from '../../extension.ts';
import { type Credentials, readCredentials } from '../../http/credentials.ts';
import type { Fetcher } from '../../http/fetcher.ts';
import { trustHosts } from '../../registry/trusted-hosts.ts';
import { asksMirrors } from './ask-mirrors.ts';
import { terraformConfiguration } from './cli-configuration.ts';
import { filesystemMirror } from './filesystem-mirror.ts';
import type { Mirror, MirrorsFor } from './mirror.ts';
import { networkMirror } from './network-mirror.ts';
import { type OciAccess, ociMirror } from './oci-mirror.ts';
import {
  type InstallationMethod,
  installsDirectly,
  type ProviderInstallation,
  selects,
} from './provider-installation.ts';
import { storedLogins } from './stored-logins.ts';

/** The user's own CLI configuration file: mirrors, and on the command line the tokens of hosts. */
export const mirrors: Extension = {
  name: 'mirrors',
  flags: [{ name: 'no-login', meaning: 'do not use what "terraform login" stored', wherever: 'reviews' }],
  open({ entry, flags, environment, reviewed, fetcher, settings, credentials: given, say }) {
    if (entry === 'library') return {};
    const withCredentials = entry === 'command line' && flags.login !== false;
    const use = { reviewed, withCredentials, onNotice: say };
    const { credentials, installation, ociCredentials } = terraformConfiguration(environment, use);
    const { registries } = settings;
    const logins = withCredentials
      ? storedLogins(environment, { registries, named: credentials, ...use })
      : { credentials, origins: [] };
    const all = new Map([...credentials, ...given]);
    const mirrorsFor = openMirrors(installation, {
      fetcher,
      environment,
      credentials: all,
      oci: { credentialFor: ociCredentials ?? (() => undefined), isListed: trustHosts(registries).isListed },
    });
    return {
      credentials: new Map([...credentials, ...logins.credentials]),
      origins: logins.origins,
      isDirect: (provider) => installsDirectly(installation, provider),
      steps: () => [asksMirrors(mirrorsFor)],
    };
  },
};

interface MirrorOptions {
  readonly fetcher: Fetcher;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly credentials: Credentials;
  readonly oci: OciAccess;
}

/** The mirrors of the user's own configuration; none without one. */
export function openMirrors(
  installation: ProviderInstallation | undefined,
  { fetcher, environment, credentials: further, oci }: MirrorOptions,
): MirrorsFor {
  const methods = installation?.methods ?? [];
  const isMirror = (host: string) =>
    methods.some((method) => method.kind === 'network-mirror' && new URL(method.url).host === host);
  const credentials = new Map([...further, ...readCredentials(environment, isMirror)]);
  const open = (method: InstallationMethod): Mirror | null => {
    if (method.kind === 'network-mirror') return networkMirror({ url: method.url, fetcher, credentials });
    if (method.kind === 'oci-mirror') return ociMirror({ ...method, fetcher, ...oci });
    return method.kind === 'filesystem-mirror' ? filesystemMirror(method.path) : null;
  };
  const opened = methods.map((method) => ({ ...method, mirror: open(method) }));
  return (address) => {
    const provider = readAddress(address);
    // No mirror can have a provider without a valid address.
    if (provider === null) return [];
    return opened.flatMap(({ mirror, selection }) =>
      mirror !== null && selects(selection, provider)
        ? [{ name: mirror.name, packagesOf: (version) => mirror.packagesOf(provider, version) }]
        : [],
    );
  };
}
