import { commandIn, consider, type Fix, restore, type Step } from '../finding/fix.ts';
import { asClause } from '../finding/sentence.ts';
import { toolNamedBy } from '../lockfile/layout.ts';
import type { Problem } from '../lockfile/lock-file.ts';
import { platformsFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Content } from '../source/content.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import { readAtUnreadBase } from '../subject/unread-base.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/** If one file has more problems, a last finding counts the rest. */
const problemsShown = 20;

/** A file that cannot be read as Terraform reads it cannot be proven, and must not pass (T30, T31, T44, T47). */
export const unreadableLockFile: Rule = {
  slug: 'unreadable-lock-file',
  severity: 'error',
  meaning: 'A lock file that cannot be read as Terraform would read it.',
  headline: ({ who }) => `${who} cannot be read`,
  check({ files, settings }) {
    return files.flatMap((file) => faults(file, anew(file, settings)));
  },
};

/** @param fresh how to have the file written again */
function faults(file: ReviewedFile, fresh: Fix): readonly RuleFinding[] {
  const { head } = file.revision;
  switch (head.kind) {
    case 'missing':
      return [];
    case 'not-a-file':
      return [
        fault(file, 1, `${notAFile(head)}; Lockproof reads only a regular file.`, [
          consider('commit the lock file itself at this path'),
        ]),
      ];
    case 'too-large':
      return [
        fault(
          file,
          1,
          `The lock file has ${head.bytes} bytes; Lockproof reads at most ${head.limit}.`,
          fresh,
        ),
      ];
    case 'left-out':
      return [
        fault(
          file,
          1,
          `The lock file is not reviewed, because the lock files of this run have more than ${head.limit} ${head.of} together.`,
          [consider('review it in a pull request of its own'), ...fresh],
        ),
      ];
    case 'file': {
      const unreadable = unreadableText(file, head.bytes, fresh);
      return unreadable.length > 0 ? unreadable : unreadableBase(file);
    }
  }
}

/**
 * A repair is the usual reason, so no policy makes it fail: every entry at head is proven. A reader must know that it was compared with nothing: the
 * downgrade, the other key, the lost platform that a comparison would show.
 */
function unreadableBase(file: ReviewedFile): readonly RuleFinding[] {
  if (readAtUnreadBase(file) === null) return [];
  return [
    {
      ...fault(
        file,
        1,
        `The lock file of the base cannot be read (${whyUnread(file)}), so it is not known which of its entries are new or changed. Each was checked as it is now.`,
        [consider('Read the entries as if all of them were new')],
      ),
      severity: 'warning',
    },
  ];
}

function whyUnread({ revision, base }: ReviewedFile): string {
  const content = revision.base;
  switch (content.kind) {
    case 'not-a-file':
      return `it is ${anOdd(content)}`;
    case 'too-large':
    case 'left-out':
      return 'it is too large';
    case 'missing':
    case 'file': {
      const [first] = base?.problems.filter(({ severity }) => severity === 'error') ?? [];
      return first === undefined ? 'it is not text' : `line ${first.line}: ${asClause(first.summary)}`;
    }
  }
}

function unreadableText(file: ReviewedFile, bytes: Uint8Array, fresh: Fix): readonly RuleFinding[] {
  if (file.head === null) return [fault(file, 1, 'The lock file is not text.', fresh)];
  const problems = file.head.problems.filter(({ severity }) => severity === 'error');
  if (problems.length === 0) {
    return file.head.lockFile === null ? [fault(file, 1, 'The lock file cannot be read.', fresh)] : [];
  }
  const marker = conflictMarkerLine(bytes);
  if (marker !== null) return [fault(file, marker, conflict, fresh)];
  const shown = problems.slice(0, problemsShown).map((problem) => asFinding(file, problem));
  const rest = problems.slice(problemsShown);
  const [next] = rest;
  if (next === undefined) return shown;
  const count = rest.length === 1 ? 'There is 1 more problem' : `There are ${rest.length} more problems`;
  return [...shown, fault(file, next.line, `${count} in this file.`, fresh)];
}

const conflict = 'The lock file has merge conflict markers, so Terraform cannot read it.';

function anew(file: ReviewedFile, settings: Settings): Fix {
  const { path } = file.revision;
  const before = file.base?.lockFile ?? null;
  const tool = before === null ? 'terraform' : toolNamedBy('', before);
  const platforms = platformsFor(settings, path);
  const command = commandIn(path, tool, platforms.length === 0 ? 'init' : 'providers lock', platforms);
  return [beforehand(file), { do: 'run', commands: [command] }];
}

function beforehand(file: ReviewedFile): Step {
  if (isRestorable(file)) return restore('file', file.revision.path);
  const isNew = file.revision.base.kind === 'missing';
  return consider(isNew ? 'delete the file' : 'restore the file from an earlier commit');
}

/** In an audit there is no base, and the file of a broken base is no better. */
function isRestorable({ revision, base }: ReviewedFile): boolean {
  const isSide = revision.status !== 'unchanged' && revision.base.kind === 'file';
  return isSide && readAtUnreadBase({ revision, base }) === null;
}

function asFinding(file: ReviewedFile, { summary, detail, line }: Problem): RuleFinding {
  return fault(file, line, `${asClause(summary)}: ${asClause(detail)}.`, [
    consider(`correct line ${line}`),
    ...(isRestorable(file) ? [{ ...restore('file', file.revision.path), when: 'or' } as const] : []),
  ]);
}

function fault(file: ReviewedFile, line: number, message: string, fix: Fix): RuleFinding {
  return aboutFile(file.revision.path, { message: [message], line, fix });
}

type OddContent = Extract<Content, { kind: 'not-a-file' }>;

function notAFile(content: OddContent): string {
  const verb = content.what === 'lfs-pointer' ? 'has' : 'is';
  return `The path of the lock file ${verb} ${anOdd(content)}`;
}

function anOdd({ what }: OddContent): string {
  switch (what) {
    case 'symlink':
      return 'a symbolic link';
    case 'submodule':
      return 'a submodule';
    case 'directory':
      return 'a folder';
    case 'lfs-pointer':
      return 'a Git LFS pointer';
  }
}

/** The first conflict marker of an unresolved merge: it is the one cause of all syntax errors that follow. */
function conflictMarkerLine(bytes: Uint8Array): number | null {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const index = lines.findIndex((line) => line.startsWith('<<<<<<< ') || line.startsWith('>>>>>>> '));
  return index === -1 ? null : index + 1;
}
