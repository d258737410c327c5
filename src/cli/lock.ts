import { type Command, Option } from 'commander';
import { UserError } from '../errors.ts';
import { followed } from '../extension.ts';
import { subjectAfter } from '../extensions/completion/after.ts';
import { completion } from '../extensions/completion/index.ts';
import { type FilePlan, planLock } from '../extensions/completion/plan.ts';
import {
  failingOrOpen,
  type LockResult,
  lockExitCode,
  type RefusedFile,
} from '../extensions/completion/result.ts';
import { renderLock } from '../extensions/completion/text.ts';
import { extensions, rules } from '../extensions/index.ts';
import { readText } from '../policy/kind.ts';
import { core } from '../policy/settings.ts';
import { buildReport, exitCode } from '../report/build.ts';
import { acceptedWords } from '../report/headline/accepted.ts';
import { signOf } from '../report/headline.ts';
import { reviewByPolicy } from '../review.ts';
import { judge } from '../rules/judge.ts';
import type { LockFileRevision, Source } from '../source/source.ts';
import type { Subject } from '../subject/subject.ts';
import { toolVersion } from '../tool.ts';
import { accessTo, filesAsTheyAre } from './commands.ts';
import { type Target, targetOf, writeTarget } from './lock-target.ts';
import { addInputOptions, type Flags, repeatable, settingsFromFlags } from './options.ts';
import { type Session, screenOf } from './session.ts';

interface LockFlags extends Flags {
  readonly platform?: readonly string[];
  readonly check?: boolean;
  readonly prune?: boolean;
  readonly upgrade?: unknown;
}

export function addLockOptions(command: Command): Command {
  command
    .addOption(
      repeatable(
        '--platform <os_arch>',
        'platform whose h1 every entry should have; repeat for several (default: those that the policy requires, else those that the file has)',
      ),
    )
    .addOption(new Option('--check', 'write nothing; exit code 1 if something is missing'))
    .addOption(new Option('--prune', 'also remove the hashes that the evidence refutes'))
    .addOption(new Option('--upgrade [provider]').hideHelp());
  return addInputOptions(command);
}

/** `lockproof lock`: adds the proven hashes that the lock files lack. */
export async function runLock(paths: readonly string[], flags: LockFlags, session: Session): Promise<number> {
  const { check = false, prune = false } = flags;
  if (flags.upgrade !== undefined)
    throw new UserError(
      'invalid-input',
      '`lockproof lock` never changes a version; run `terraform init -upgrade` for that, then this command.',
    );
  const platforms = platformsFrom(flags.platform ?? []);
  const settings = settingsFromFlags(flags, 'all');
  const places = paths.length === 0 ? ['.'] : paths;
  const { source, reviewed, notices = [] } = filesAsTheyAre(places, settings);
  const { env, streams } = session;
  const targets = new Map<string, Target>();
  const { progress, say: onNotice, end, close } = followed(extensions, screenOf(session));
  try {
    for (const notice of notices) onNotice(notice);
    const { subject, findings } = await reviewByPolicy({
      source: onlyTargets(source, targets, !check),
      settings,
      environment: env,
      entry: 'command line',
      flags,
      // What `verify` asks, so that it finds nothing that was not known here.
      github: accessTo(env),
      extensions: [...extensions, completion({ kind: 'lock', platforms })],
      reviewed,
      progress,
      onNotice,
    });
    end();
    const plans = planLock(subject, findings, { platforms, prune });
    const failed = check ? [] : write(plans, targets, subject);
    const result = resultOf({ check, asked: platforms.length > 0, plans, targets, failed }, subject);
    streams.stdout.write(renderLock(result));
    return lockExitCode(result);
  } finally {
    close();
  }
}

/** @throws UserError for a platform that nobody publishes for */
function platformsFrom(texts: readonly string[]): readonly string[] {
  const reading = readText(core.platforms.kind, texts.join('\n'));
  if (reading.kind === 'wrong') throw new UserError('invalid-input', `--platform: ${reading.says}`);
  return [...new Set(reading.value)];
}

/** Leaves out files that cannot be written, and a file that two paths name the second time. */
function onlyTargets(source: Source, targets: Map<string, Target>, write: boolean): Source {
  const isOpen = ({ path, head }: LockFileRevision): boolean => {
    // What is not a file is a finding of the review.
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

/** @returns the files that could not be written */
function write(
  plans: readonly FilePlan[],
  targets: ReadonlyMap<string, Target>,
  { files }: Subject,
): readonly RefusedFile[] {
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

function resultOf({ check, asked, plans, targets, failed }: Done, subject: Subject): LockResult {
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
  const remaining = failingOrOpen(findings, settings);
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
