import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Environment } from '../command.ts';
import { invalidInput, quoted, type UserError } from '../errors.ts';
import { isReallyWithin, realPath } from '../paths.ts';
import { replaceFile } from '../replace-file.ts';

/** Checks the path and makes its folder before the review, so that a wrong one costs no run. Symlinks are followed first: the checkout of a pull request may have one that leads out of the workspace. @param written as in the workflow; relative to the workspace @throws UserError `invalid-input` for a file that is elsewhere or that cannot be written */
export function openSarifFile(written: string, env: Environment) {
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
    // A file that the pull request or an earlier run left is never the result of this run (T94).
    rmSync(path, { force: true });
  } catch (cause) {
    throw refusal(written, 'cannot be written; name a file in a folder that this user may write to', cause);
  }
  return { path, write: (text: string) => replaceFile(path, text) };
}

function refusal(written: string, what: string, cause?: unknown): UserError {
  return invalidInput(
    `Input "sarif-file": ${quoted(written)} ${what}.`,
    cause === undefined ? {} : { cause },
  );
}
