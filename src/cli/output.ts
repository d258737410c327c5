import { createHash } from 'node:crypto';
import { accessSync, constants, realpathSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import type { Settings } from '../policy/settings.ts';
import { quoted } from '../quoted.ts';
import { renderVsa } from '../receipt/vsa.ts';
import { backgroundOf } from '../report/background.ts';
import { renderCodeQuality } from '../report/code-quality.ts';
import { renderJson } from '../report/json.ts';
import { renderJUnit } from '../report/junit.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderSarif } from '../report/sarif.ts';
import { renderText } from '../report/terminal.ts';
import type { Review } from '../review.ts';
import { rulePages } from '../rule-pages.ts';
import { docsUrl } from './docs-url.ts';
import type { Format } from './options.ts';
import { codeOf, replaceFile } from './replace-file.ts';
import { resourceOf } from './resource.ts';
import type { Environment, Streams, TerminalLook } from './session.ts';

const context = {
  repositoryUrl: null,
  docsUrl,
  reproduce: null,
  fullReport: null,
};

/** A review; of one that was read from its JSON only the report and what decided its exit code. */
type Shown = Pick<Review, 'report'> &
  Partial<Pick<Review, 'policy' | 'subject'>> & { readonly settings: Pick<Settings, 'failOn'> };

/** @param look of the terminal, for text; `env`: where a CI says what is reviewed */
export async function render(
  { report, settings, policy, subject }: Shown,
  format: Format,
  { env, ...terminal }: TerminalLook & { readonly env: Environment },
): Promise<string> {
  switch (format) {
    case 'text':
      return renderText(report, { ...terminal, ...(policy === undefined ? {} : { policy }) });
    case 'markdown': {
      const known = subject === undefined ? {} : { background: backgroundOf(subject) };
      return renderMarkdown(report, { ...context, ...known, ...(policy === undefined ? {} : { policy }) });
    }
    case 'json':
      return renderJson(report);
    case 'sarif':
      return renderSarif(report, { docsUrl: context.docsUrl, pages: rulePages() });
    case 'junit':
      return renderJUnit(report, settings);
    case 'codequality':
      return renderCodeQuality(report, { digestOf });
    case 'vsa':
      return renderVsa(report, { now: new Date(), resource: resourceOf(env, report.head) });
    case 'cyclonedx': {
      // The library is large, and few runs need it.
      const { renderCycloneDx } = await import('../receipt/cyclonedx.ts');
      return renderCycloneDx(report, new Date());
    }
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
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
      stderr.write(
        `lockproof: The file ${quoted(path)} of --output could not be written${codeOf(error)}; free disk space, or name another file.\n`,
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
      return (text) => replaceOrOverwrite(file, text, before);
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

/** Replaces the file where the system allows that, else overwrites it. */
function replaceOrOverwrite(file: string, text: string, before: Stats | undefined): void {
  try {
    replaceFile(file, text, before);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (before === undefined || !onlyInPlace.has(code)) throw error;
    writeFileSync(file, text);
  }
}
