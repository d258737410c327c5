import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedRemedy } from './printed-remedy.ts';

/** A person at a clone of the repository, who has only the printed text. */
export interface Person {
  /** The root of the clone: every command is run there. */
  readonly directory: string;
  atBase(path: string): string;
  /** Runs a line in a shell; rejects where it fails. */
  shell(line: string): Promise<unknown>;
  /** Writes a file of the clone. */
  write(path: string, text: string): void;
  /** Commits a file to the base branch, as a separate pull request does. */
  mergeBefore(path: string, text: string): void;
  /** Does what the text says. */
  follow(remedy: PrintedRemedy): Promise<void>;
}

/** Does what the text says, in its order: the edits, the policy, then the commands. */
export async function followPrinted(
  { path, prose, commands, policy }: PrintedRemedy,
  person: Person,
): Promise<void> {
  const edit = (change: (text: string) => string) => editFile(person, path, change);
  const [, lines = ''] = /\b[Dd]elete lines? ([\d, and]+\d|\d+)/.exec(prose) ?? [];
  for (const one of (lines.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => b - a))
    edit((text) =>
      text
        .split('\n')
        .toSpliced(one - 1, 1)
        .join('\n'),
    );
  const [, list] = /\b[Dd]elete the whole list of hashes at line (\d+)/.exec(prose) ?? [];
  if (list !== undefined) edit((text) => withoutList(text, Number(list) - 1));
  const [, entry] = /\b[Dd]elete the entry at line (\d+)/.exec(prose) ?? [];
  if (entry !== undefined) edit((text) => withoutEntry(text, Number(entry) - 1));
  if (/\b[Dd]elete the file\b/.test(prose)) rmSync(join(person.directory, path));
  // Only a person with the base at hand could restore anything without one.
  const needsCommand = /\b[Rr]estore |\b[Mm]ove (?:it|the lock file) to /.test(prose);
  if (needsCommand && !commands.some((command) => command.startsWith('git ')))
    throw new Error(`no command does what this says: ${prose}`);
  if (policy.length > 0) {
    const filled = policy.join('\n').replace('WHY IT IS ACCEPTED', 'Asked the publisher.');
    person.mergeBefore('.github/lockproof.yml', `${filled.replace('YYYY-MM-DD', '2099-12-31')}\n`);
  }
  for (const command of commands) await person.shell(command);
}

export function editFile(
  { directory }: Pick<Person, 'directory'>,
  path: string,
  change: (text: string) => string,
): void {
  const file = join(directory, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function withoutList(text: string, at: number): string {
  const lines = text.split('\n');
  const end = lines[at]?.includes(']') ? at : lines.indexOf('  ]', at);
  return lines.toSpliced(at, end - at + 1).join('\n');
}

/** With the empty line before it. */
function withoutEntry(text: string, at: number): string {
  const lines = text.split('\n');
  return lines.toSpliced(at - 1, lines.indexOf('}', at) - at + 2).join('\n');
}
