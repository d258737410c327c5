import { randomInt } from 'node:crypto';
import type { Flags } from './command.ts';
import type { Draw } from './evidence/announced-h1.ts';
import { type GatherPorts, gatherEvidence } from './evidence/gather.ts';
import type { Progress } from './evidence/plan.ts';
import type { Entry, ExitCode, Extension, Keeping, Part, Share, Start } from './extension.ts';
import type { Finding } from './finding/finding.ts';
import { type Credentials, emptyTokens } from './http/credentials.ts';
import { createFetcher } from './http/guarded-fetcher.ts';
import { inflatedBytesFor } from './package/inflation.ts';
import { originsOf, type PolicyAccount } from './policy/account.ts';
import { readPolicy } from './policy/read-policy.ts';
import type { Settings } from './policy/settings.ts';
import { createRegistry } from './registry/client.ts';
import { buildReport } from './report/build.ts';
import type { Report } from './report/report.ts';
import type { ChangeFields } from './report/reported-change.ts';
import { coreRules, rulesWith } from './rules/index.ts';
import { judge } from './rules/judge.ts';
import type { Rule } from './rules/rule.ts';
import { policyRemarks } from './rules/weigh.ts';
import type { GitHubAccess } from './source/github/github-request.ts';
import type { Snapshot, Source } from './source/source.ts';
import { changesIn, layOut, lockFilesOf, planOf, withEvidence } from './subject/lay-out.ts';
import { readFiles } from './subject/read-files.ts';
import { type Modules, withRootModules } from './subject/root-modules.ts';
import { nothingAround, type ReviewedFile, type Subject } from './subject/subject.ts';
import { toolVersion } from './tool.ts';

export interface ReviewOptions {
  /** Where the two revisions come from. */
  readonly source: Source;
  readonly settings: Settings;
  /** Where `TF_TOKEN_<host>` is looked up; left out: no token comes from the environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** More tokens by host, for example of a CLI configuration file; those of the environment win. */
  readonly credentials?: Credentials;
  /** A way to ask GitHub about providers; left out: it is not asked. */
  readonly github?: GitHubAccess | undefined;
  /** What takes part besides the core; left out: nothing. */
  readonly extensions?: readonly Extension[];
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

/** A report with the settings that decided it. */
export interface Review {
  readonly report: Report;
  /** The inputs with the policy file applied. */
  readonly settings: Settings;
  readonly policy: PolicyAccount;
  /** What the report is about; a comment shows more of it than the report has. */
  readonly subject: Subject;
  /** All of them; a report has no more than a reader wants. */
  readonly findings: readonly Finding[];
  /** The exit code, given that of the report: an extension may have something to say beside the result. */
  conclude(code: ExitCode): ExitCode;
  /** All that judged. */
  readonly rules: readonly Rule[];
}

/**
 * Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
 *
 * @returns the report; what could not be read, asked or proven is in it
 * @throws UserError where the revisions or the policy are wrong, SourceError where they could not be read
 */
export async function review(options: ReviewOptions): Promise<Report> {
  return (await reviewByPolicy(options)).report;
}

/** Like {@link review}, with the settings that decided and their origins. */
export async function reviewByPolicy(options: ReviewOptions): Promise<Review> {
  const {
    source,
    settings: given,
    environment = {},
    progress,
    draw = unforeseeable,
    extensions = [],
    reviewed = [],
    flags = {},
    entry = 'library',
  } = options;
  const say = (notice: string) => options.onNotice?.(notice);
  const start = { entry, flags, environment, reviewed, say };
  const keeping = await keepingOf(extensions, start);
  const { now = keeping?.now ?? new Date() } = options;
  const { lockFiles: patterns, scope, config: policy } = given;
  const snapshot = await source.read({ patterns, scope, policy });
  const rules = rulesWith(extensions.flatMap((extension) => extension.rules ?? []));
  const { settings, notices } = await readPolicy(given, rules, snapshot.readFile, snapshot.folder);
  const aboutTokens = snapshot.files.length === 0 ? [] : tokenNotices(environment, settings);
  for (const notice of [...snapshot.notices, ...notices, ...aboutTokens]) say(notice);
  const readModules = async (files: readonly ReviewedFile[]): Promise<Modules> => {
    const modules = await withRootModules(files, snapshot);
    for (const notice of modules.notices) say(notice);
    return modules;
  };

  const openFetcher = () =>
    createFetcher({ trustedHosts: trustedHosts(settings), maxDownload: settings.maxDownload });
  const fetcher = keeping === null ? openFetcher() : keeping.keeper.fetcher(openFetcher);
  try {
    const { credentials = new Map() } = options;
    // GitHub's answers are not kept, and what is judged from a folder must be what was judged when it was written.
    const github = keeping === null ? options.github : undefined;
    const { proposes = false } = options;
    const run = { ...start, proposes, snapshot, settings, fetcher, credentials, github };
    const parts = extensions.map((extension) => extension.open?.(run) ?? {});
    const registry = createRegistry({
      fetcher,
      environment,
      credentials: new Map([...parts.flatMap((part) => [...(part.credentials ?? [])]), ...credentials]),
      registries: settings.registries,
      isDirect: (provider) => parts.every((part) => part.isDirect?.(provider) ?? true),
      now: keeping?.now ?? options.now,
    });
    const ports = {
      fetcher,
      registry,
      progress: keeping?.silent ? {} : progress,
      cache: parts.find((part) => part.cache !== undefined)?.cache,
      draw,
      keeper: keeping?.keeper,
    };
    const share = shareOf(extensions, start);
    const changeFields = extensions.flatMap(({ change }) => change ?? []);
    const circumstances = {
      readModules,
      now,
      share,
      parts,
      rules,
      changeFields,
      keptFields: keeping?.fields,
    };
    const judged = await judgeSnapshot(snapshot, settings, ports, circumstances);
    const { report, remarks, subject, findings } = judged;
    const policy = { origins: originsOf(settings), notices: [...notices, ...remarks] };
    for (const remark of remarks) say(remark);
    const conclude = (code: ExitCode) => keeping?.conclude(report, code) ?? code;
    return { report, settings, policy, subject, findings, rules, conclude };
  } finally {
    await fetcher.close();
  }
}

async function keepingOf(extensions: readonly Extension[], start: Start): Promise<Keeping | null> {
  for (const extension of extensions) {
    const keeping = (await extension.keep?.(start)) ?? null;
    if (keeping !== null) return keeping;
  }
  return null;
}

function shareOf(extensions: readonly Extension[], start: Start): Share {
  return extensions.flatMap((extension) => extension.share?.(start) ?? [])[0] ?? theWhole;
}

/** One run does all of a review. */
const theWhole: Share = {
  own: (changes) => changes,
  partOf: (subject) => ({ subject, has: () => true }),
  fields: () => ({}),
};

function unforeseeable(count: number): number {
  return randomInt(count);
}

interface ReviewCircumstances {
  /** Lays the root modules beside the lock files; left out: there are none to read. */
  readonly readModules?: (files: readonly ReviewedFile[]) => Promise<Omit<Modules, 'notices'>>;
  readonly now?: Date;
  /** Left out: all of the review. */
  readonly share?: Share;
  /** What the extensions do; left out: nothing. */
  readonly parts?: readonly Part[];
  /** All that judge; default: those of the core. */
  readonly rules?: readonly Rule[];
  /** Fields that they add to a change of the report. */
  readonly changeFields?: readonly ChangeFields[];
  /** Fields of the report about what was kept of the run; left out: nothing was. */
  readonly keptFields?: Keeping['fields'] | undefined;
}

/** Makes a report from two revisions; every request goes through the ports. */
export async function judgeSnapshot(
  snapshot: Snapshot,
  given: Settings,
  ports: GatherPorts,
  {
    readModules = withoutModules,
    now,
    share = theWhole,
    parts = [],
    rules = coreRules,
    changeFields = [],
    keptFields = async () => ({}),
  }: ReviewCircumstances = {},
): Promise<Pick<Review, 'report' | 'subject' | 'findings'> & { readonly remarks: readonly string[] }> {
  // Without a base there is no change to review, so every entry is audited.
  const settings = snapshot.base === null ? { ...given, scope: 'all' as const } : given;
  const lockFiles = readFiles(snapshot);
  const changes = changesIn(lockFiles, settings);
  const sides = lockFiles.map(lockFilesOf);
  const own = share.own(changes, sides);
  const steps = [...parts.flatMap((part) => part.steps?.(own, { all: changes, lockFiles: sides }) ?? [])];
  // What the configuration requires decides nothing about what is asked, so it is read while registries answer.
  const [evidence, modules] = await Promise.all([
    gatherEvidence(
      planOf(own, settings),
      { maxInflated: inflatedBytesFor(settings.maxDownload), ...ports },
      steps,
    ),
    readModules(lockFiles),
  ]);
  const kept = await keptFields();
  const laidOut = layOut({
    ...modules,
    settings,
    changes: changes.map((change) => withEvidence(change, evidence)),
    ...(now === undefined ? {} : { now }),
  });
  const { subject, has } = share.partOf(laidOut, own);
  const { findings, silenced } = judge(laidOut, rules, has);
  const { base, head } = snapshot;
  const traffic = ports.fetcher.traffic();
  const report = buildReport(subject, findings, {
    base,
    head,
    traffic,
    version: toolVersion,
    rules,
    silenced,
    fields: { ...share.fields(snapshot, settings), ...kept },
    changeFields,
  });
  return { report, remarks: policyRemarks(laidOut, findings, share === theWhole), subject, findings };
}

async function withoutModules(files: readonly ReviewedFile[]): Promise<Omit<Modules, 'notices'>> {
  return { files, around: nothingAround };
}

function tokenNotices(
  environment: Readonly<Record<string, string | undefined>>,
  { registries }: Settings,
): readonly string[] {
  const hosts = registries.map(({ host }) => host);
  return emptyTokens(environment, hosts).map(
    (name) =>
      `${name} is empty, so its host is asked without a token. Runs for Dependabot and for forks do not get the secrets of Actions; for Dependabot, add it to the secrets of Dependabot too; for forks, run the review on pull_request_target, without a checkout.`,
  );
}

/** The hosts that the workflow names may be on a private network; so may the service that it names for a host. */
function trustedHosts({ registries }: Settings): string[] {
  return registries.flatMap(({ host, serviceUrl }) =>
    serviceUrl === null ? [host] : [host, new URL(serviceUrl).host],
  );
}
