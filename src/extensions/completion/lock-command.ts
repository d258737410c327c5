import type { Command } from '../../command.ts';
import { distinct } from '../../distinct.ts';
import { invalidInput } from '../../errors.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { evidenceKey } from '../../evidence/plan.ts';
import { readLockFile } from '../../lockfile/read.ts';
import { readText } from '../../policy/kind.ts';
import { failingSeverities } from '../../policy/policy.ts';
import { core } from '../../policy/settings.ts';
import { buildReport, exitCode } from '../../report/build.ts';
import { acceptedWords, signOf } from '../../report/headline.ts';
import { judge } from '../../rules/judge.ts';
import type { Rule } from '../../rules/rule.ts';
import type { LockFileRevision, Source } from '../../source/source.ts';
import { changesIn, layOut, withEvidence } from '../../subject/lay-out.ts';
import type { ReviewedFile, Subject } from '../../subject/subject.ts';
import { toolVersion } from '../../tool.ts';
import { learnsHashes } from './learn.ts';
import { type Target, targetOf, writeTarget } from './lock-target.ts';
import { type FilePlan, planLock } from './plan.ts';
import { type LockResult, lockExitCode, type RefusedFile } from './result.ts';
import { renderLock } from './text.ts';

/** `lockproof lock`: adds the proven hashes that the lock files lack. */
export const lockCommand: Command = {
  name: 'lock',
  description: 'add the proven hashes that lock files lack, in the layout of Terraform',
  example: '--platform linux_amd64 --platform darwin_arm64',
  argument: ['[path...]', 'lock files, or folders with lock files (default: this folder)'],
  flags: [
    {
      name: 'platform',
      argument: '<os_arch>',
      meaning: 'platform whose h1 to add; repeat for several (default: as in the policy, else the file)',
      many: true,
    },
    { name: 'check', meaning: 'write nothing; exit code 1 if something is missing' },
    { name: 'prune', meaning: 'also remove hashes that are proven wrong' },
    { name: 'upgrade', argument: '[provider]', meaning: '', hidden: true },
  ],
  settings: true,
  async run(paths, flags, line) {
    if (flags.upgrade !== undefined)
      throw invalidInput(
        '`lockproof lock` never changes a version; run `terraform init -upgrade` for that, then this command.',
      );
    const [check, prune] = [flags.check === true, flags.prune === true];
    const reading = readText(core.platforms.kind, ((flags.platform ?? []) as readonly string[]).join('\n'));
    // Nobody publishes for any other platform.
    if (reading.kind === 'wrong') throw invalidInput(`--platform: ${reading.says}`);
    const platforms = distinct(reading.value);
    const settings = line.settings(flags, 'all');
    const places = paths.length === 0 ? ['.'] : paths;
    const { source, ...around } = line.filesAsTheyAre(places, settings);
    const targets = new Map<string, Target>();
    const purpose = { kind: 'lock', platforms } as const;
    const { subject, findings } = await line.review({
      ...around,
      source: onlyTargets(source, targets, !check),
      settings,
      flags,
      steps: (changes, decided) => [learnsHashes(changes, { purpose, settings: decided })],
    });
    const plans = planLock(subject, findings, { platforms, prune });
    const failed = check ? [] : write(plans, targets, subject);
    const done = { check, asked: platforms.length > 0, plans, targets, failed };
    const result = resultOf(done, subject, line.rules);
    line.write(renderLock(result));
    return lockExitCode(result);
  },
};

/** Leaves out files that cannot be written, and a file that two paths name the second time. */
function onlyTargets(source: Source, targets: Map<string, Target>, write: boolean): Source {
  const isOpen = ({ path, head }: LockFileRevision): boolean => {
    // Anything but a file is a finding of the review.
    if (head.kind !== 'file') return true;
    const target = targetOf(path, { write });
    const twice =
      target.kind === 'file' &&
      [...targets.values()].some((other) => other.kind === 'file' && other.file === target.file);
    if (!twice) targets.set(path, target);
    return !twice && target.kind === 'file';
  };
  return {
    async read(selection) {
      const snapshot = await source.read(selection);
      return { ...snapshot, files: snapshot.files.filter(isOpen) };
    },
  };
}

function write(plans: readonly FilePlan[], targets: ReadonlyMap<string, Target>, { files }: Subject) {
  const read = new Map(files.map(({ revision }) => [revision.path, revision.head]));
  return plans.flatMap(({ path, text }): readonly RefusedFile[] => {
    const [target, content] = [targets.get(path), read.get(path)];
    if (text === null || target?.kind !== 'file' || content?.kind !== 'file') return [];
    const reason = writeTarget(target, content.bytes, text);
    return reason === null ? [] : [{ path, reason }];
  });
}

interface Done extends Pick<LockResult, 'check' | 'asked' | 'plans'> {
  readonly targets: ReadonlyMap<string, Target>;
  readonly failed: readonly RefusedFile[];
}

function resultOf(
  { check, asked, plans, targets, failed }: Done,
  subject: Subject,
  rules: readonly Rule[],
): LockResult {
  const lost = new Set(failed.map(({ path }) => path));
  const done = plans.filter(({ path }) => !lost.has(path));
  const after = subjectAfter(subject, done);
  const { findings, silenced } = judge(after, rules);
  const { settings } = subject;
  const report = buildReport(after, findings, {
    base: null,
    head: null,
    traffic: { requests: 0, bytesDownloaded: 0 },
    version: toolVersion,
    rules,
    silenced,
  });
  const refused = [...targets].flatMap(([path, target]) =>
    target.kind === 'refused' ? [{ path, reason: target.reason }] : [],
  );
  const failing = failingSeverities(settings);
  const remaining = findings.filter(({ severity, open }) => open || failing.includes(severity));
  const others = findings.filter((finding) => !remaining.includes(finding));
  return {
    check,
    asked,
    plans: done,
    refused: [...refused, ...failed],
    remaining,
    warnings: others.filter(({ severity }) => severity === 'warning').length,
    verified: exitCode(report, settings),
    left: { verdict: report.verdict, sign: signOf(report).sign, accepted: acceptedWords(report) },
    settings,
  };
}

/** The subject as the next `lockproof verify` finds it: the files as planned, with the proofs of this run. */
export function subjectAfter(subject: Subject, plans: readonly FilePlan[]): Subject {
  const texts = new Map(plans.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
  const files = subject.files.map((file): ReviewedFile => {
    const text = texts.get(file.revision.path);
    if (text === undefined) return file;
    const bytes = Buffer.from(text);
    const revision = { ...file.revision, head: { kind: 'file', bytes } as const };
    return { ...file, revision, head: readLockFile(bytes) };
  });
  const evidence = evidenceAfter(subject);
  const changes = changesIn(files, subject.settings).map((change) => withEvidence(change, evidence));
  const { entries: _, ...before } = subject;
  return layOut({ ...before, files, changes });
}

/** Each missing hash has the proof for which it was added. */
function evidenceAfter({ changes }: Pick<Subject, 'changes'>): Evidence {
  return new Map(
    changes.flatMap(({ change: { provider, to }, evidence }) => {
      if (to === null || evidence === null) return [];
      const proofs = new Map([...(evidence.completion?.proofs ?? []), ...evidence.proofs]);
      return [[evidenceKey(provider, to.version), { ...evidence, proofs }] as const];
    }),
  );
}
