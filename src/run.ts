import { randomInt } from 'node:crypto';
import type { Environment, Flags } from './command.ts';
import type { Draw } from './evidence/announced-h1.ts';
import type { GatherPorts } from './evidence/gather.ts';
import type { AskFact } from './evidence/keeper.ts';
import type { Progress } from './evidence/plan.ts';
import type { Entry, ExitCode, Installed, Keeping, Part, Share, Start } from './extension.ts';
import type { Credentials } from './http/credentials.ts';
import { createFetcher } from './http/guarded-fetcher.ts';
import { openRunTime } from './http/run-time.ts';
import type { OtherKeys } from './openpgp/signature.ts';
import { absent, known, type Outcome } from './outcome.ts';
import { inflatedBytesFor } from './package/inflation.ts';
import { policyKeysFor } from './policy/policy.ts';
import { runTimeIn, type Settings } from './policy/settings.ts';
import type { SharedPolicies } from './policy/shared-policy.ts';
import { createRegistry } from './registry/client.ts';
import type { PackageMetadata, Registry } from './registry/registry.ts';
import type { Report } from './report/report.ts';
import type { ChangeFields } from './report/reported-change.ts';
import type { GitHubAccess } from './source/github/ask-github.ts';
import type { Snapshot, Source } from './source/source.ts';

export interface ReviewOptions {
  readonly source: Source;
  readonly settings: Settings;
  /** For `TF_TOKEN_<host>`; left out: no token comes from the environment. */
  readonly environment?: Environment;
  /** More tokens by host, for example of a CLI configuration file; those of the environment win. */
  readonly credentials?: Credentials;
  /** A way to query GitHub about providers; left out: it is not queried. */
  readonly github?: GitHubAccess | undefined;
  /** A way to read a policy of a different repository; left out: a run that needs one judges nothing. */
  readonly sharedPolicies?: SharedPolicies | undefined;
  /** The parts besides the core; left out: none. */
  readonly extensions?: readonly Installed[];
  /** Who began the run; default: a library. */
  readonly entry?: Entry;
  /** There is a pull request on which edits can be proposed; default: there is none. */
  readonly proposes?: boolean;
  /** The flags of the command line, for the extensions. */
  readonly flags?: Flags;
  /** Folders with the files under review: nothing in them may decide about the run. */
  readonly reviewed?: readonly string[];
  /** Receives events on the way, so that long downloads can be shown. */
  readonly progress?: Progress;
  /** Receives notices, one sentence each, about the files and the policy. */
  readonly onNotice?: (notice: string) => void;
  /** Chooses which announced h1 are computed; default: a generator that nobody can foresee. */
  readonly draw?: Draw;
  /** The clock of the run; default: now. */
  readonly now?: Date;
}

/** The ports through which a run asks, and the parts of its extensions. */
export interface Run {
  readonly ports: GatherPorts;
  readonly parts: readonly Part[];
  readonly share: Share;
  readonly changeFields: readonly ChangeFields[];
  readonly now?: Date;
  /** Fields of the report about what was kept. Call it after the last request. */
  keptFields(): Promise<Partial<Report>>;
  /** The exit code, given that of the report: an extension may have something to say beside the result. */
  conclude(report: Report, code: ExitCode): ExitCode;
  close(): Promise<void>;
}

export function startOf({
  entry = 'library',
  flags = {},
  environment = {},
  reviewed = [],
  onNotice = () => {},
}: ReviewOptions): Start {
  return { entry, flags, environment, reviewed, say: onNotice };
}

/** The extension that keeps the answers of this run, or gives kept ones; `null`: none does. */
export async function keepingOf(extensions: readonly Installed[], start: Start): Promise<Keeping | null> {
  for (const extension of extensions) {
    const keeping = (await extension.keep?.(start)) ?? null;
    if (keeping !== null) return keeping;
  }
  return null;
}

/** Opens the network, or what was kept of it, and extensions. @param began by `performance.now()` */
export function openRun(
  options: ReviewOptions,
  start: Start,
  snapshot: Snapshot,
  settings: Settings,
  keeping: Keeping | null,
  began: number,
): Run {
  const { environment } = start;
  const time = openRunTime(runTimeIn(settings), began);
  const { extensions = [], credentials = new Map(), proposes = false } = options;
  const open = () =>
    createFetcher({ trustedHosts: trustedHosts(settings), maxDownload: settings.maxDownload, time });
  const fetcher = keeping === null ? open() : keeping.keeper.fetcher(open);
  const github = keeping === null ? options.github : keeping.keeper.github(options.github);
  const fact: AskFact = keeping?.keeper.fact ?? ((_, ask) => ask());
  const seen = { ...start, proposes, snapshot, settings, fetcher, credentials, fact, github };
  const parts = extensions.map((extension) => extension.open?.(seen) ?? {});
  const registry: Registry = createRegistry({
    fetcher,
    environment,
    credentials: new Map([...parts.flatMap((part) => [...(part.credentials ?? [])]), ...credentials]),
    registries: settings.registries,
    areOfPolicy: !settings.given.has('registries'),
    isDirect: (provider) => parts.every((part) => part.isDirect?.(provider) ?? true),
    otherKeys: (release, isByNobody) =>
      otherKeysFor(release, settings, isByNobody ? extensions : [], registry),
    now: keeping?.now ?? options.now,
  });
  return {
    ports: {
      fetcher,
      registry,
      progress: keeping?.silent ? {} : options.progress,
      cache: extensions.flatMap((extension) => extension.cache?.(seen) ?? [])[0],
      draw: options.draw ?? ((count) => randomInt(count)),
      keeper: keeping?.keeper,
      time,
      maxInflated: inflatedBytesFor(settings.maxDownload),
    },
    parts,
    share: extensions.flatMap((extension) => extension.share?.(start) ?? [])[0] ?? theWhole,
    changeFields: extensions.flatMap(({ change }) => change ?? []),
    now: options.now ?? keeping?.now ?? new Date(),
    keptFields: async () => (await keeping?.fields()) ?? {},
    conclude: (report, code) => keeping?.conclude(report, code) ?? code,
    close: () => fetcher.close(),
  };
}

/** Those of the policy, or else what the extensions find. */
async function otherKeysFor(
  release: PackageMetadata,
  settings: Settings,
  extensions: readonly Installed[],
  registry: Registry,
): Promise<Outcome<OtherKeys>> {
  const keys = policyKeysFor(settings, release.address);
  if (keys.length > 0) return known({ from: 'policy', keys });
  const [found] = extensions.flatMap((extension) => extension.keys?.(release, registry, settings) ?? []);
  return found ?? absent(`another key for ${release.address}`);
}

export const theWhole: Share = {
  own: (changes) => changes,
  partOf: (subject) => ({ subject, has: () => true }),
  fields: () => ({}),
};

/** Hosts that the workflow names, and services that it names for them, may be on a private network. */
function trustedHosts({ registries }: Settings): string[] {
  return registries.flatMap(({ host, serviceUrl }) =>
    serviceUrl === null ? [host] : [host, new URL(serviceUrl).host],
  );
}
