import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { isReallyWithin, realPath } from '../paths.ts';
import { quoted } from '../quoted.ts';

/** The file of the input `sarif-file`. */
export interface SarifFile {
  readonly path: string;
  /** Replaces the file whole. Rejects where the disk cannot be written. */
  write(text: string): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks the path before the review, so that a wrong one does not cost a whole run, and makes its folder. The
 * checkout of a pull request may hold a symlink that leads out of the workspace, so links are followed before
 * the place is judged.
 *
 * @param written as in the workflow; relative to the workspace
 * @throws UserError `invalid-input` for a file that is elsewhere or that cannot be written
 */
export function openSarifFile(written: string, env: Environment): SarifFile {
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const temporary = env.RUNNER_TEMP || tmpdir();
  const path = realPath(resolve(workspace, written));
  if (!isReallyWithin(path, [workspace, temporary]))
    throw refusal(
      written,
      "is outside the workspace and the runner's folder for temporary files; name a file in one of them",
    );
  try {
    const folder = dirname(path);
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    const before = statSync(path, { throwIfNoEntry: false });
    if (before !== undefined && !before.isFile()) throw new Error('only a file can be replaced');
    // What the pull request commits at this path, or a run before has left, must never be uploaded as the
    // result of a run that has none (T94).
    rmSync(path, { force: true });
  } catch (cause) {
    throw refusal(written, 'cannot be written; name a file in a folder that this user may write to', cause);
  }
  return { path, write: (text) => replaceFile(path, text) };
}

function refusal(written: string, what: string, cause?: unknown): UserError {
  return new UserError(
    'invalid-input',
    `Input "sarif-file": ${quoted(written)} ${what}.`,
    cause === undefined ? {} : { cause },
  );
}

/** Renames over what is there, so that nothing is written through a symlink. */
async function replaceFile(path: string, text: string): Promise<void> {
  const half = `${path}.${crypto.randomUUID()}`;
  try {
    await writeFile(half, text, { flag: 'wx' });
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
}
