import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
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
  { path, text: printed, prose, commands, policy }: PrintedRemedy,
  person: Person,
): Promise<void> {
  const edit = (change: (text: string) => string) => editFile(person, path, change);
  // What is deleted is found by its name: an earlier step may have moved its line.
  if (/\b[Dd]elete (?:this hash|these hashes)\b/.test(prose)) {
    const hashes = [...printed.matchAll(/\b(?:h\d|zh):[^\s….,]+/g)].map(([hash]) => hash);
    expect(hashes.length, printed).toBeGreaterThan(0);
    edit((text) =>
      text
        .split('\n')
        .filter((line) => !hashes.some((hash) => line.includes(`"${hash}`)))
        .join('\n'),
    );
  }
  const isEach = /\b[Dd]elete each whole list of hashes\b/.test(prose);
  for (const named of isEach ? printed.split('\n').filter((line) => /^\S+:\d+ /.test(line)) : [])
    edit((text) => withoutList(text, named));
  for (const [, also = ''] of isEach ? printed.matchAll(/^ +also (\S+):\d+/gm) : [])
    editFile(person, also, (text) => withoutList(text, printed));
  const isOne = /\b[Dd]elete the whole list of hashes\b/.test(prose);
  if (isOne) edit((text) => withoutList(text, printed));
  const restoring = /`(git checkout [^`]+)`/.exec(prose)?.[1];
  if (restoring !== undefined) await person.shell(restoring);
  if (/\b[Dd]elete the entry\b/.test(prose)) {
    const elsewhere = /[Dd]elete the entry \((\S+):\d+\)/.exec(prose)?.[1];
    // The line of a restored file is the one that the text names.
    const line = restoring === undefined ? null : /the entry \(line (\d+)\)/.exec(prose)?.[1];
    editFile(person, elsewhere ?? path, (text) => withoutEntry(text, printed, line));
  }
  const [, each] = /\b[Dd]elete each entry \(lines ([^)]+)\)/.exec(prose) ?? [];
  for (const [line] of [...(each ?? '').matchAll(/\d+/g)].toReversed())
    edit((text) => withoutEntry(text, printed, line));
  if (/\b[Dd]elete the file\b/.test(prose)) rmSync(join(person.directory, path));
  // Only a person with the base at hand could restore anything without one.
  const needsCommand = /\b[Rr]estore |\b[Mm]ove (?:it|the lock file) to /.test(prose);
  if (needsCommand && restoring === undefined && !commands.some((command) => command.startsWith('git ')))
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

export function deleteLine(person: Pick<Person, 'directory'>, path: string, line: number): void {
  const without = (text: string) => text.split('\n').toSpliced(line - 1, 1);
  editFile(person, path, (text) => without(text).join('\n'));
}

/** The block of the provider that the text names. */
function blockOf(lines: readonly string[], printed: string): number {
  const at = lines.findIndex((line) => {
    const [, name] = /^provider "[^"/]*\/([^"]*)"/.exec(line) ?? [];
    return name !== undefined && printed.includes(` ${name}`);
  });
  expect(at, printed).toBeGreaterThanOrEqual(0);
  return at;
}

function withoutList(text: string, printed: string): string {
  const lines = text.split('\n');
  const block = blockOf(lines, printed);
  const at = lines.findIndex((line, index) => index > block && /^ +hashes +=/.test(line));
  const end = lines[at]?.includes(']') ? at : lines.indexOf('  ]', at);
  return lines.toSpliced(at, end - at + 1).join('\n');
}

/** With the empty line before it. */
function withoutEntry(text: string, printed: string, line: string | null = null): string {
  const lines = text.split('\n');
  const at = line === null ? blockOf(lines, printed) : Number(line) - 1;
  return lines.toSpliced(at - 1, lines.indexOf('}', at) - at + 2).join('\n');
}
