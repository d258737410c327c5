import { quoted } from '../../errors.ts';
import { counted, listed } from '../../finding/sentence.ts';
import { compareAddresses, compareBytes } from '../../lockfile/order.ts';
import type { PolicyAccount } from '../../policy/policy.ts';
import { mostFindings } from '../../report/build.ts';
import { countsOf } from '../../report/counts.ts';
import { headlineOf, headlineText, type Reviewed } from '../../report/headline.ts';
import { type Report, reportSchema, type Totals, type Verdict } from '../../report/report.ts';
import { joinSilenced, sortFindings } from '../../rules/judge.ts';
import type { Rule } from '../../rules/rule.ts';
import { joinRemarks } from '../../rules/weigh.ts';
import { contradictionIn } from './contradiction.ts';
import type { ShardReport } from './reported.ts';

export interface NamedReport {
  readonly name: string;
  readonly report: ShardReport;
}

/** Why reports are not the shards of one review, each once, in one sentence. A missing shard is a fault: nobody checked it. */
export function faultOfShards(reports: readonly NamedReport[]): string | null {
  const [first, ...others] = reports;
  if (first === undefined) return 'There is no report to merge; name one for each shard.';
  for (const { name, report } of reports) {
    const contradiction = contradictionIn(report);
    if (contradiction !== null)
      return `${name} contradicts itself: ${contradiction}; run its shard again, and keep the report where nobody else can write.`;
  }
  const { count, run, changes } = first.report.shard;
  const otherCount = others.find(({ report }) => report.shard.count !== count);
  if (otherCount !== undefined)
    return `${first.name} is one of ${count} shards and ${otherCount.name} one of ${otherCount.report.shard.count}; name the reports of one run.`;
  const otherRun = others.find(({ report }) => report.shard.run !== run);
  if (otherRun !== undefined)
    return `${otherRun.name} comes from a different run than ${first.name}: revisions, lock files or settings differ; run all shards again, for the same commit and with the same flags.`;
  const edited = others.find(({ report }) => sharedIn(report) !== sharedIn(first.report));
  if (edited !== undefined)
    return `${edited.name} differs from ${first.name} in more than its changes, although both say that they come from one run; run all shards again, and keep their reports where nobody else can write.`;
  const byIndex = Map.groupBy(reports, ({ report }) => report.shard.index);
  for (const [index, [one, twin]] of byIndex) {
    if (one !== undefined && twin !== undefined)
      return `${one.name} and ${twin.name} are both shard ${index} of ${count}; name each shard once.`;
  }
  const holders = new Map<string, string>();
  for (const { name, report } of reports)
    for (const { provider, files } of report.changes)
      for (const path of files) {
        const key = JSON.stringify([path, provider]);
        const other = holders.get(key) ?? name;
        if (other !== name)
          return `${other} and ${name} both have the entry of ${quoted(provider)} in ${quoted(path)}, which only one shard can have; run all shards again, and keep their reports where nobody else can write.`;
        holders.set(key, name);
      }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0) {
    const [which, are, them] = missing.length === 1 ? ['Shard', 'is', 'it'] : ['Shards', 'are', 'them'];
    return `${which} ${listed(missing.map(String), mostNamed)} of ${count} ${are} missing, and anything unchecked cannot pass; run ${them}, then merge all reports.`;
  }
  const told = reports.reduce((sum, { report }) => sum + report.changes.length, 0);
  if (told === changes) return null;
  return `The reports list ${counted(told, 'change', 'changes')}, and their run has ${changes}; run all shards again, and keep their reports where nobody else can write.`;
}

const mostNamed = 5;

/** What all shards of one run share. */
function sharedIn({ shard, base, head, policy, policyFolder, folder, files }: ShardReport): string {
  const { failOn, onUnavailable, changes } = shard;
  return JSON.stringify([failOn, onUnavailable, changes, base, head, policy, policyFolder, folder, files]);
}

/** The report of one run without shards, but for the number of requests. @param reports all shards of one review ({@link faultOfShards}) */
export function mergeReports(reports: readonly ShardReport[], rules: readonly Rule[]): Report {
  const [first, ...others] = reports.toSorted((one, other) => one.shard.index - other.shard.index);
  if (first === undefined) throw new Error('no report to merge');
  const all = [first, ...others];
  const { schema, tool, base, head, compared, policy, policyFolder, folder, files } = first;
  // The order of a review: that of the providers in a lock file, then of the first path. A file has one change of a provider.
  const changes = all
    .flatMap((report) => report.changes)
    .toSorted(
      (one, other) =>
        compareAddresses(one.provider, other.provider) ||
        compareBytes(one.files[0] ?? '', other.files[0] ?? ''),
    );
  const sum = (of: (totals: Totals) => number): number =>
    all.reduce((total, { totals }) => total + of(totals), 0);
  const silenced = joinSilenced(
    all.flatMap((report) => report.silenced),
    rules,
  );
  const merged: Reviewed = {
    schema,
    tool,
    verdict: fromWorst.find((verdict) => all.some((report) => report.verdict === verdict)) ?? 'incomplete',
    base,
    head,
    ...(compared === undefined ? {} : { compared }),
    policy,
    ...(first.shard.failOn === 'never' ? { advisory: true } : {}),
    believed: `severities as reported by ${counted(all.length, 'shard', 'shards')}`,
    ...(policyFolder === undefined ? {} : { policyFolder }),
    ...(folder === undefined ? {} : { folder }),
    files,
    changes,
    findings: sortFindings(
      all.flatMap(({ findings }) => findings),
      rules,
    ).slice(0, mostFindings),
    silenced,
    totals: {
      ...countsOf({ files, changes }),
      findings: sum(({ findings }) => findings),
      requests: sum(({ requests }) => requests),
      bytesDownloaded: sum(({ bytesDownloaded }) => bytesDownloaded),
    },
    ...fieldsOf(all),
  };
  return { ...merged, headline: headlineText(headlineOf(merged, rules)) };
}

/** The account of the policy for all shards; `null` if none has one. */
export function mergeAccounts(reports: readonly ShardReport[]): PolicyAccount | null {
  const accounts = reports.flatMap(({ account = [] }) => account);
  const [first] = accounts;
  if (first === undefined) return null;
  const remarks = joinRemarks(accounts.map((account) => account.remarks)).map(({ text }) => text);
  return { origins: first.origins, notices: [...first.notices, ...remarks] };
}

/** The fields of other extensions, if there is only one shard, or if a shard makes the whole incomplete. */
function fieldsOf(reports: readonly ShardReport[]): Partial<Report> {
  const told = reports.length === 1 ? reports[0] : reports.find(({ gap }) => gap !== undefined);
  if (told === undefined) return {};
  const { shape } = reportSchema();
  const { shard: _, account: _account, gap, ...fields } = told;
  const others = Object.entries(fields).filter(([name]) => !(name in shape));
  return { ...Object.fromEntries(others), ...(gap === undefined ? {} : { gap }) };
}

const fromWorst: readonly Verdict[] = ['failed', 'incomplete', 'verified', 'unchanged'];
