import type { Environment } from './command.ts';
import { gatherEvidence } from './evidence/gather.ts';
import { type ExitCode, type Keeping, readModules, type Start } from './extension.ts';
import type { Finding } from './finding/finding.ts';
import { emptyTokens } from './http/credentials.ts';
import { originsOf, type PolicyAccount } from './policy/policy.ts';
import { readPolicy } from './policy/read-policy.ts';
import { runTimeIn, type Settings } from './policy/settings.ts';
import { sharedFileIn } from './policy/text-kinds.ts';
import { buildReport } from './report/build.ts';
import type { Report } from './report/report.ts';
import { rulesWith } from './rules/index.ts';
import { judge } from './rules/judge.ts';
import type { Rule } from './rules/rule.ts';
import { policyRemarks, type Remark } from './rules/weigh.ts';
import { keepingOf, openRun, type ReviewOptions, type Run, startOf, theWhole } from './run.ts';
import type { Snapshot } from './source/source.ts';
import { changesIn, layOut, lockFilesOf, planOf, withEvidence } from './subject/lay-out.ts';
import { readFiles } from './subject/read-files.ts';
import type { Modules, ReviewedFile, Subject } from './subject/subject.ts';
import { guardTime } from './time-guard.ts';
import { toolVersion } from './tool.ts';

export interface Review {
  readonly report: Report;
  /** The inputs with the policy file applied. */
  readonly settings: Settings;
  readonly policy: PolicyAccount;
  /** A comment shows more of it than the report has. */
  readonly subject: Subject;
  /** All of them; a report has no more than a reader wants. */
  readonly findings: readonly Finding[];
  /** The exit code, given that of the report: an extension may add something to the result. */
  conclude(code: ExitCode): ExitCode;
  readonly rules: readonly Rule[];
}

export async function review(options: ReviewOptions): Promise<Report> {
  return (await reviewByPolicy(options)).report;
}

/** Like {@link review}, with the settings that decided and their origins. */
export async function reviewByPolicy(options: ReviewOptions): Promise<Review> {
  const began = performance.now();
  const start = startOf(options);
  const inTime = guardTime(runTimeIn(options.settings), start.entry);
  try {
    return await reviewInTime(options, start, began);
  } finally {
    inTime();
  }
}

async function reviewInTime(options: ReviewOptions, start: Start, began: number): Promise<Review> {
  const { extensions = [] } = options;
  const keeping = await keepingOf(extensions, start);
  const rules = rulesWith(extensions.flatMap((extension) => extension.rules ?? []));
  const { snapshot, settings, notices } = await readRevisions(options, rules, start.say, keeping);
  const run = openRun(options, start, snapshot, settings, keeping, began);
  try {
    const judged = await judgeSnapshot(snapshot, settings, run, rules, async (files) => {
      const modules = await readModules(extensions, files, snapshot);
      for (const notice of modules.notices) start.say(notice);
      return modules;
    });
    const { remarks, subject, findings } = judged;
    const origins = [...originsOf(settings), ...run.parts.flatMap((part) => part.origins ?? [])];
    const report = { ...judged.report, ...run.share.account?.({ origins, notices, remarks }) };
    const told = remarks.filter(({ ofEach }) => !ofEach || run.share === theWhole).map(({ text }) => text);
    for (const remark of told) start.say(remark);
    const policy = { origins, notices: [...notices, ...told] };
    const conclude = (code: ExitCode) => run.conclude(report, code);
    return { report, settings, policy, subject, findings, rules, conclude };
  } finally {
    await run.close();
  }
}

/** The two revisions, and the settings with the policy that a pull request cannot edit for itself. */
async function readRevisions(
  { source, settings: given, environment = {}, sharedPolicies }: ReviewOptions,
  rules: readonly Rule[],
  say: (notice: string) => void,
  keeping: Keeping | null,
) {
  const { lockFiles: patterns, scope, config } = given;
  const policy = sharedFileIn(config) === null ? { policy: config } : {};
  const snapshot = await source.read({ patterns, scope, ...policy });
  const { settings, notices } = await readPolicy(given, rules, snapshot.readFile, {
    folder: snapshot.folder,
    shared: sharedPolicies,
    fact: keeping?.keeper.fact,
  });
  const aboutTokens = snapshot.files.length === 0 ? [] : tokenNotices(environment, settings);
  for (const notice of [...snapshot.notices, ...notices, ...aboutTokens]) say(notice);
  return { snapshot, settings, notices };
}

type Judged = Pick<Review, 'report' | 'subject' | 'findings'> & {
  readonly remarks: readonly Remark[];
};

/** Makes a report from two revisions. */
export async function judgeSnapshot(
  snapshot: Snapshot,
  given: Settings,
  { ports, parts, share, changeFields, keptFields, now }: Omit<Run, 'conclude' | 'close'>,
  rules: readonly Rule[],
  modulesOf: (files: readonly ReviewedFile[]) => Promise<Omit<Modules, 'notices'>>,
): Promise<Judged> {
  // Without a base there is no change to review, so every entry is audited.
  const settings = snapshot.base === null ? { ...given, scope: 'all' as const } : given;
  const lockFiles = readFiles(snapshot);
  const changes = changesIn(lockFiles, settings);
  const whole = { all: changes, lockFiles: lockFiles.map(lockFilesOf) };
  const own = share.own(changes, whole.lockFiles);
  const steps = parts.flatMap((part) => part.steps?.(own, whole) ?? []);
  // The configuration has no influence on the requests, so it is read while registries answer.
  const [evidence, modules] = await Promise.all([
    gatherEvidence(planOf(own, settings), ports, steps),
    modulesOf(lockFiles),
  ]);
  const kept = await keptFields();
  const known = changes.map((change) => withEvidence(change, evidence));
  const laidOut = layOut({ ...modules, settings, changes: known, ...(now === undefined ? {} : { now }) });
  const { subject, has } = share.partOf(laidOut, own);
  const { findings, silenced } = judge(laidOut, rules, has);
  const report = buildReport(subject, findings, {
    base: snapshot.base,
    head: snapshot.head,
    traffic: ports.fetcher.traffic(),
    version: toolVersion,
    rules,
    silenced,
    fields: {
      ...(snapshot.inRepository ? { folder: snapshot.inRepository } : {}),
      ...(snapshot.policyFolder ? { policyFolder: snapshot.policyFolder } : {}),
      ...share.fields(snapshot, settings),
      ...kept,
    },
    changeFields,
  });
  return { report, remarks: policyRemarks(laidOut, findings), subject, findings };
}

function tokenNotices(environment: Environment, { registries }: Settings): readonly string[] {
  const hosts = registries.map(({ host }) => host);
  return emptyTokens(environment, hosts).map(
    (name) =>
      `${name} is empty, so Lockproof contacts its host without a token. Runs for Dependabot and for forks do not get the secrets of Actions; for Dependabot, add it to the secrets of Dependabot too; for forks, run the review on pull_request_target, without a checkout.`,
  );
}
