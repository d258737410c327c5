import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { messageOf } from '../errors.ts';
import { severities } from '../finding/finding.ts';
import { cutAtLine } from '../publish/cut.ts';
import type { LineAnnotation } from '../report/annotations.ts';
import { terminalText } from '../report/escape.ts';

/* The outputs of a workflow run: annotations, job summary, outputs of the action, JSON report. */

/** An annotation without a path is about the whole run. */
export type Annotation = Pick<LineAnnotation, 'level' | 'message'> & Partial<LineAnnotation>;

/** GitHub shows ten of each level per step and drops the rest silently. */
const mostOfALevel = 10;
const longestMessage = 2_000;

/** Prints annotations as workflow commands, errors first; the last of a full level counts the others (T42). Text cannot break out of its command (T40). */
export function printAnnotations(annotations: readonly Annotation[]): void {
  for (const level of severities) {
    const ofLevel = annotations.filter((annotation) => annotation.level === level);
    const shown = ofLevel.length > mostOfALevel ? ofLevel.slice(0, mostOfALevel - 1) : ofLevel;
    for (const annotation of shown) print(annotation);
    const rest = ofLevel.length - shown.length;
    if (rest > 0) print({ level, message: `The job summary has ${rest} more ${level}s.` });
  }
}

function print({ level, title = 'Lockproof', message, path, line }: Annotation): void {
  const where = path === undefined ? {} : { file: terminalText(path), ...(line && { startLine: line }) };
  const place = { title: terminalText(title), ...where };
  const text = message.split('\n').map(terminalText).join('\n').slice(0, longestMessage);
  const write = { error: core.error, warning: core.warning, notice: core.notice }[level];
  write(text, place);
}

/** Bytes of a step's summary; GitHub does not show a longer one at all. */
export const summaryLimit = 1024 * 1024;

/** The library keeps the path of its first summary; each run has its own. */
const Summary = core.summary.constructor as new () => typeof core.summary;

/** Writes Markdown to the job summary, cut if it is too long (T42). @returns why it failed, or `null` */
export async function writeSummary(markdown: string): Promise<string | null> {
  const text = cutAtLine(markdown, summaryLimit, Buffer.byteLength);
  try {
    await new Summary().addRaw(text).write({ overwrite: true });
    return null;
  } catch (error) {
    return `The job summary could not be written (${terminalText(messageOf(error))}).`;
  }
}

/** Never throws: what was judged is judged, and the exit code says it. */
export function setOutputs(outputs: Readonly<Record<string, string | number>>): void {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch (error) {
    const message = `The outputs of this step could not be written (${terminalText(messageOf(error))}).`;
    printAnnotations([{ level: 'error', message }]);
  }
}

/** Writes the JSON report to a new folder, so that several steps keep theirs. @returns its path */
export async function writeReport(json: string): Promise<string> {
  const folder = await mkdtemp(join(process.env.RUNNER_TEMP || tmpdir(), 'lockproof-'));
  const path = join(folder, 'report.json');
  await writeFile(path, json);
  return path;
}
