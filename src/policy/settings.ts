import type { RegistryHost } from '../registry/trusted-hosts.ts';
import type { Policy } from './policy.ts';

/** Everything a workflow, a command line or the policy file decides. Finished values: no default is applied after this. */
export interface Settings {
  readonly lockFiles: readonly string[];
  readonly scope: 'changed' | 'all';
  readonly failOn: 'error' | 'warning' | 'never';
  readonly onUnavailable: 'fail' | 'warn';
  readonly acceptAsserted: boolean;
  /** `linux_amd64`, … that every entry must cover. */
  readonly platforms: readonly string[];
  /** Hosts that may be asked besides the two public registries. */
  readonly registries: readonly RegistryHost[];
  readonly comment: 'always' | 'on-problem' | 'never';
  readonly reviewComments: boolean;
  readonly suggestions: boolean;
  readonly cache: 'auto' | 'always' | 'never';
  /** Bytes of packages that one run may download. */
  readonly maxDownload: number;
  /** Path of the policy file. */
  readonly config: string;
  /** The inputs that the workflow or the command line gave: the policy file does not decide these. */
  readonly given: ReadonlySet<string>;
  /** What only the policy file can say. */
  readonly policy: Policy;
}
