import type { Extension } from '../../extension.ts';
import { asksMirrors } from './ask-mirrors.ts';
import { terraformConfiguration } from './cli-configuration.ts';
import { openMirrors } from './open-mirrors.ts';
import { installsDirectly } from './provider-installation.ts';

/** The user's own CLI configuration file: mirrors, and on the command line the tokens of hosts. */
export const mirrors: Extension = {
  name: 'mirrors',
  open({ entry, environment, reviewed, fetcher, credentials: given, say }) {
    if (entry === 'library') return {};
    const { credentials, installation } = terraformConfiguration(environment, {
      reviewed,
      withCredentials: entry === 'command line',
      onNotice: say,
    });
    const all = new Map([...credentials, ...given]);
    const mirrorsFor = openMirrors(installation, { fetcher, environment, credentials: all });
    return {
      credentials,
      isDirect: (provider) => installsDirectly(installation, provider),
      steps: () => [asksMirrors(mirrorsFor)],
    };
  },
};
