import {
  accessSync,
  chmodSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { quoted } from '../quoted.ts';
import { renderVsa } from '../receipt/vsa.ts';
import { backgroundOf } from '../report/background.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderSarif } from '../report/sarif.ts';
import { renderText } from '../report/terminal.ts';
import type { Review } from '../review.ts';
import { rulePages } from './explain.ts';
import type { Format } from './options.ts';
import { resourceOf } from './resource.ts';
import type { Environment, Streams } from './session.ts';

const context = {
  repositoryUrl: null,
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: null,
  fullReport: null,
};

/** @param options `colour`: for text; `env`: where a CI says what is reviewed */
export async function render(
  { report, policy, subject }: Review,
  format: Format,
  { colour, env }: { readonly colour: boolean; readonly env: Environment },
): Promise<string> {
  switch (format) {
    case 'text':
      return renderText(report, { colour, policy });
    case 'markdown':
      return renderMarkdown(report, { ...context, policy, background: backgroundOf(subject) });
    case 'json':
      return renderJson(report);
    case 'sarif':
      return renderSarif(report, { docsUrl: context.docsUrl, pages: rulePages() });
    case 'vsa':
      return renderVsa(report, { now: new Date(), resource: resourceOf(env, report.head) });
    case 'cyclonedx': {
      // The library is large, and few runs need it.
      const { renderCycloneDx } = await import('../receipt/cyclonedx.ts');
      return renderCycloneDx(report, new Date());
    }
  }
}

/** Writes the result; `false` where it was lost. */
type Output = (text: string) => boolean;

/**
 * Opens the target of the result. The file of `--output` is checked before any request, so that a wrong path does not cost a whole review. It
 * is written only when the result is there: until then, and if the disk is full, its old content stays.
 *
 * @throws UserError where the file cannot be one
 */
export function openOutput(path: string | undefined, { stdout, stderr }: Streams): Output {
  if (path === undefined) {
    return (text) => {
      stdout.write(text);
      return true;
    };
  }
  const write = openFile(path);
  return (text) => {
    try {
      write(text);
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
      stderr.write(
        `lockproof: The file ${quoted(path)} of --output could not be written${code}; free disk space, or name another file.\n`,
      );
      return false;
    }
  };
}

function openFile(path: string): (text: string) => void {
  const name = resolve(path);
  try {
    const before = statSync(name, { throwIfNoEntry: false });
    if (before === undefined || before.isFile()) {
      // If the path is a link, its target is replaced, not the link.
      const file = before === undefined ? name : realpathSync(name);
      accessSync(before === undefined ? dirname(file) : file, constants.W_OK);
      return (text) => replaceFile(file, text, before);
    }
    if (before.isDirectory()) throw new Error('a folder is not a file');
    accessSync(name, constants.W_OK);
    // A device or a pipe.
    return (text) => writeFileSync(name, text);
  } catch (cause) {
    throw new UserError(
      'invalid-input',
      `The file ${quoted(path)} of --output cannot be written; name one in a folder that exists.`,
      { cause },
    );
  }
}

/** Errors that show that a file cannot be replaced, only overwritten: another user owns the folder, or the file is a mount. */
const onlyInPlace: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV']);

/** Readers see the old file or the new one, never a part of it, where the system allows replacing a file. */
function replaceFile(file: string, text: string, before: Stats | undefined): void {
  const half = join(dirname(file), `.${basename(file).slice(0, 100)}.${crypto.randomUUID()}`);
  try {
    writeFileSync(half, text, { flag: 'wx' });
    if (before !== undefined) chmodSync(half, before.mode);
    renameSync(half, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (before === undefined || !onlyInPlace.has(code)) throw error;
    writeFileSync(file, text);
  } finally {
    rmSync(half, { force: true });
  }
}
