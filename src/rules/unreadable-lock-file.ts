import { consider, type Fix, initAgain, restore } from '../finding/fix.ts';
import { asClause } from '../finding/sentence.ts';
import type { Problem } from '../lockfile/lock-file.ts';
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
  check({ files }) {
    return files.flatMap(faults);
  },
};

function faults(file: ReviewedFile): readonly RuleFinding[] {
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
          anew(file),
        ),
      ];
    case 'left-out':
      return [
        fault(
          file,
          1,
          `The lock file is not reviewed, because the lock files of this run have more than ${head.limit} ${head.of} together.`,
          [consider('review it in a pull request of its own'), ...anew(file)],
        ),
      ];
    case 'file': {
      const unreadable = unreadableText(file, head.bytes);
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

function unreadableText(file: ReviewedFile, bytes: Uint8Array): readonly RuleFinding[] {
  if (file.head === null) return [fault(file, 1, 'The lock file is not text.', anew(file))];
  const problems = file.head.problems.filter(({ severity }) => severity === 'error');
  if (problems.length === 0) {
    return file.head.lockFile === null ? [fault(file, 1, 'The lock file cannot be read.', anew(file))] : [];
  }
  const marker = conflictMarkerLine(bytes);
  if (marker !== null) return [fault(file, marker, conflict, anew(file))];
  const shown = problems.slice(0, problemsShown).map((problem) => asFinding(file, problem));
  const rest = problems.slice(problemsShown);
  const [next] = rest;
  if (next === undefined) return shown;
  const count = rest.length === 1 ? 'There is 1 more problem' : `There are ${rest.length} more problems`;
  return [...shown, fault(file, next.line, `${count} in this file.`, anew(file))];
}

const conflict = 'The lock file has merge conflict markers, so Terraform cannot read it.';

function anew({ revision: { path } }: ReviewedFile): Fix {
  return [restore('file', path), initAgain(path, null)];
}

function asFinding(file: ReviewedFile, { summary, detail, line }: Problem): RuleFinding {
  return fault(file, line, `${asClause(summary)}: ${asClause(detail)}.`, [
    consider(`correct line ${line}`),
    { ...restore('file', file.revision.path), when: 'or' },
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
