import {
  accessSync,
  constants,
  lstatSync,
  rmSync,
  type Stats,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Environment, OutputOptions as NamedOptions, Shown, TerminalLook } from '../command.ts';
import { codeInBrackets, codeOf, invalidInput, quoted, UserError } from '../errors.ts';
import { extensions } from '../extensions/index.ts';
import { isReallyWithin, leadsOut, realPath } from '../paths.ts';
import { replaceFile } from '../replace-file.ts';
import { isLockFileName } from '../source/glob.ts';
import { foldedName } from '../source/path-bytes.ts';
import { docsUrl } from '../tool.ts';
import { formatNamed } from './formats.ts';
import { foldersUnderReview, workingTreesOf } from './paths.ts';
import { runnable, type Streams } from './session.ts';

export async function render(
  shown: Shown,
  name: string,
  { env, ...look }: TerminalLook & { readonly env: Environment },
): Promise<string> {
  const ports = { look, rows: extensions, environment: env, docsUrl, now: new Date() };
  const text = await formatNamed(name).render(shown, ports);
  return name === 'text' ? runnable(text) : text;
}

/** Writes the result; `false` if it was lost. */
export type Output = (text: string) => boolean;

interface OutputOptions extends NamedOptions {
  /** The lock files or folders under review, as the user named them. */
  readonly reviewed: readonly string[];
}

/** Opens the target of the result before any request, so that a wrong path costs no review. An older file is removed: a run can end without a result, and nobody may take a file that was committed for one (T94). @throws UserError if nothing can be written there */
export function openOutput(path: string | undefined, { stdout, stderr }: Streams, options: OutputOptions) {
  if (path === undefined)
    return (text: string) => {
      stdout.write(text);
      return true;
    };
  const write = openFile(path, options);
  return (text: string) => {
    try {
      write(text);
      return true;
    } catch (error) {
      stderr.write(
        `lockproof: The file ${quoted(path)} of --output could not be written${codeInBrackets(error)}; free disk space, or choose a different file.\n`,
      );
      return false;
    }
  };
}

function openFile(path: string, { reviewed: named, inputs = [] }: OutputOptions): (text: string) => void {
  const name = resolve(path);
  const reviewed = foldersUnderReview(named);
  if (leadsOut(name, reviewed))
    throw invalidInput(
      `The file ${quoted(path)} of --output cannot be written, because a symlink on the way leads out of the files under review; name a file elsewhere.`,
    );
  try {
    const before = statSync(name, { throwIfNoEntry: false });
    if (before === undefined || before.isFile()) {
      const file = placeOf(name, reviewed);
      if (isPrecious(file) || named.some((each) => realPath(each) === file)) throw precious(path);
      accessSync(before === undefined ? dirname(file) : file, constants.W_OK);
      if (!inputs.some((input) => realPath(input) === file)) withdraw(file);
      return (text) => replaceOrOverwrite(file, text, before);
    }
    if (before.isDirectory()) throw new Error('a folder is not a file');
    accessSync(name, constants.W_OK);
    // A device or a pipe.
    return (text) => writeFileSync(name, text);
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw invalidInput(
      `The file ${quoted(path)} of --output cannot be written; name one in a folder that exists.`,
      { cause },
    );
  }
}

function precious(path: string): UserError {
  return invalidInput(
    `The file ${quoted(path)} of --output cannot be written, because it is a lock file or belongs to git; name a different file.`,
  );
}

/** Lock files, and everything in a folder of git: no result replaces them, and no wrong argument removes them. */
function isPrecious(file: string): boolean {
  const names = join(realPath(dirname(file)), basename(file))
    .split(sep)
    .map(foldedName);
  return isLockFileName(basename(file)) || names.includes('.git');
}

/** The file to replace: the target of a link, but not of one under review, which may be the lock file. */
function placeOf(name: string, reviewed: readonly string[]): string {
  const link = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (link && isReallyWithin(dirname(name), reviewed)) return name;
  return realPath(name);
}

function withdraw(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    if (!onlyInPlace.has(codeOf(error))) throw error;
    truncateSync(file);
  }
}

/** A file with such an error can only be overwritten: the folder belongs to a different user, or it is a mount. */
const onlyInPlace: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV']);

function replaceOrOverwrite(file: string, text: string, before: Stats | undefined): void {
  try {
    replaceFile(file, text, before);
    return;
  } catch (error) {
    if (before === undefined || !onlyInPlace.has(codeOf(error))) throw error;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    // Half a result is none.
    truncateSync(file);
    throw error;
  }
}

/** Removes the plain file of `--output` if a wrong argument ended the run (T94), unless it is an input. */
export function withdrawOutput(args: readonly string[]): void {
  const [command = '', ...others] = args;
  const path = outputIn(others);
  if (path === null || !reviewing.has(command)) return;
  const name = resolve(path);
  const isInput = others.filter((other) => resolve(other) === name).length > (others.includes(path) ? 1 : 0);
  try {
    if (isInput || isPrecious(name) || realPath(name) !== join(realPath(dirname(name)), basename(name)))
      return;
    if (!leadsOut(name, workingTreesOf(['.'])) && lstatSync(name).isFile()) withdraw(name);
  } catch {
    // There is no such file, or this user may not change it: the exit code tells that there is no result.
  }
}

/** Commands whose file somebody may take for a verdict. */
const reviewing: ReadonlySet<string> = new Set(['review', 'verify', 'merge', 'policy']);

/** The value of `--output` as Commander reads it; `null` if there is none. */
function outputIn(args: readonly string[]): string | null {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  return own.reduce<string | null>((path, arg, at) => {
    if (arg === '--output') return own[at + 1] ?? path;
    return arg.startsWith('--output=') ? arg.slice('--output='.length) : path;
  }, null);
}
