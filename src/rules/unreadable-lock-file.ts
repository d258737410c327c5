import type { Problem } from '../lockfile/lock-file.ts';
import type { Content } from '../source/source.ts';
import { asClause } from '../subject/names.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import { thenInit } from './remedy.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Past this many problems of one file a last finding counts the rest. */
const problemsShown = 20;

/** What cannot be read as Terraform reads it cannot be proven, and must not be passed over (T30, T31, T44, T47). */
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
        fault(
          file,
          1,
          `${notAFile(head)}, which Terraform cannot read or Lockproof does not follow.`,
          'Commit the lock file itself at this path.',
        ),
      ];
    case 'too-large':
      return [
        fault(
          file,
          1,
          `The lock file has ${head.bytes} bytes; more than ${head.limit} are not read.`,
          restore,
        ),
      ];
    case 'file':
      return unreadableText(file, head.bytes);
  }
}

function unreadableText(file: ReviewedFile, bytes: Uint8Array): readonly RuleFinding[] {
  if (file.head === null) return [fault(file, 1, 'The lock file is not text.', restore)];
  const problems = file.head.problems.filter(({ severity }) => severity === 'error');
  if (problems.length === 0) {
    return file.head.lockFile === null ? [fault(file, 1, 'The lock file cannot be read.', restore)] : [];
  }
  const marker = conflictMarkerLine(bytes);
  if (marker !== null) return [fault(file, marker, conflict, takeOneSide)];
  const shown = problems.slice(0, problemsShown).map((problem) => asFinding(file, problem));
  const rest = problems.slice(problemsShown);
  const [next] = rest;
  if (next === undefined) return shown;
  const count = rest.length === 1 ? 'There is 1 more problem' : `There are ${rest.length} more problems`;
  return [...shown, fault(file, next.line, `${count} in this file.`, restore)];
}

const restore = thenInit('Restore the file from the base branch', null);
const takeOneSide = thenInit('Take the whole file from the base branch', null);
const conflict = 'The lock file has merge conflict markers, so Terraform cannot read it.';

function asFinding(file: ReviewedFile, { summary, detail, line }: Problem): RuleFinding {
  return fault(
    file,
    line,
    `${asClause(summary)}: ${asClause(detail)}.`,
    `Correct line ${line}, or restore the file from the base branch.`,
  );
}

function fault(file: ReviewedFile, line: number, message: string, remedy: string): RuleFinding {
  return { message, provider: null, hash: null, path: file.revision.path, line, remedy };
}

function notAFile({ what }: Extract<Content, { kind: 'not-a-file' }>): string {
  switch (what) {
    case 'symlink':
      return 'At the path of the lock file stands a symbolic link';
    case 'submodule':
      return 'At the path of the lock file stands a submodule';
    case 'directory':
      return 'At the path of the lock file stands a folder';
    case 'lfs-pointer':
      return 'At the path of the lock file stands a Git LFS pointer';
  }
}

/** The first line that Git wrote into an unresolved merge; one cause, however many syntax errors follow from it. */
function conflictMarkerLine(bytes: Uint8Array): number | null {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const index = lines.findIndex((line) => line.startsWith('<<<<<<< ') || line.startsWith('>>>>>>> '));
  return index === -1 ? null : index + 1;
}
