import type { Extension } from '../../extension.ts';
import { trustHosts } from '../../registry/trusted-hosts.ts';
import { asksMirrors } from './ask-mirrors.ts';
import { terraformConfiguration } from './cli-configuration.ts';
import { openMirrors } from './open-mirrors.ts';
import { installsDirectly } from './provider-installation.ts';

/** The user's own CLI configuration file: mirrors, and on the command line the tokens of hosts. */
export const mirrors: Extension = {
  name: 'mirrors',
  open({ entry, environment, reviewed, fetcher, settings, credentials: given, say }) {
    if (entry === 'library') return {};
    const { credentials, installation, ociCredentials } = terraformConfiguration(environment, {
      reviewed,
      withCredentials: entry === 'command line',
      onNotice: say,
    });
    const all = new Map([...credentials, ...given]);
    const mirrorsFor = openMirrors(installation, {
      fetcher,
      environment,
      credentials: all,
      oci: {
        credentialFor: ociCredentials ?? (() => undefined),
        isListed: trustHosts(settings.registries).isListed,
      },
    });
    return {
      credentials,
      isDirect: (provider) => installsDirectly(installation, provider),
      steps: () => [asksMirrors(mirrorsFor)],
    };
  },
};
