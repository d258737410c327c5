/** Everything a workflow or a command line decides. Finished values: no default is applied after this (`settingsFrom`). */
export interface Settings {
  readonly lockFiles: readonly string[];
  readonly scope: 'changed' | 'all';
  readonly failOn: 'error' | 'warning' | 'never';
  readonly onUnavailable: 'fail' | 'warn';
  readonly acceptAsserted: boolean;
  /** `linux_amd64`, … that every entry must cover. */
  readonly platforms: readonly string[];
  /** Hosts that may be asked besides the two public registries. */
  readonly registries: readonly RegistrySetting[];
  readonly comment: 'always' | 'on-problem' | 'never';
  readonly reviewComments: boolean;
  readonly suggestions: boolean;
  readonly cache: 'auto' | 'always' | 'never';
  /** Bytes of packages that one run may download. */
  readonly maxDownload: number;
  readonly config: string;
}

export interface RegistrySetting {
  /** As in a provider source address, lower case, with port where it is not 443. */
  readonly host: string;
  /** The `providers.v1` service URL that overrides service discovery; `null`: discover. */
  readonly serviceUrl: string | null;
}
