import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { messageOf } from '../errors.ts';
import { terminalText } from '../report/escape.ts';
import { cutAtLine } from './cut.ts';

/* The outputs of a workflow run: annotations, the job summary, the outputs of the action and the JSON report. */

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** Relative to the repository; `null` where the annotation is about the whole run. */
  readonly path: string | null;
  /** 1-based. */
  readonly line: number | null;
}

/** GitHub shows ten of each level per step and drops the rest silently. */
const mostOfALevel = 10;
const longestMessage = 2_000;

/**
 * Prints annotations as workflow commands, errors first and each level in the given order. If a level has too
 * many, its last one says how many more the job summary has (T42). Text cannot break out of its command
 * (T40).
 */
export function printAnnotations(annotations: readonly Annotation[]): void {
  for (const level of ['error', 'warning', 'notice'] as const) {
    const ofLevel = annotations.filter((annotation) => annotation.level === level);
    const shown = ofLevel.length > mostOfALevel ? ofLevel.slice(0, mostOfALevel - 1) : ofLevel;
    for (const annotation of shown) print(annotation);
    const rest = ofLevel.length - shown.length;
    if (rest > 0) {
      const message = `The job summary has ${rest} more ${level}s.`;
      print({ level, title: 'Lockproof', message, path: null, line: null });
    }
  }
}

function print({ level, title, message, path, line }: Annotation): void {
  const place = {
    title: terminalText(title),
    ...(path === null ? {} : { file: terminalText(path) }),
    ...(path === null || line === null ? {} : { startLine: line }),
  };
  const text = message.split('\n').map(terminalText).join('\n').slice(0, longestMessage);
  const write = { error: core.error, warning: core.warning, notice: core.notice }[level];
  write(text, place);
}

type SummaryResult =
  | { readonly kind: 'written' }
  | { readonly kind: 'cut'; readonly cutLines: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** Bytes of a step's summary; GitHub does not show a longer one at all. */
export const summaryLimit = 1024 * 1024;

/** Writes Markdown to the job summary, cut at a line where it is too long (T42). Never throws. */
export async function writeSummary(markdown: string): Promise<SummaryResult> {
  const { text, cutLines } = cutAtLine(markdown, summaryLimit, Buffer.byteLength);
  try {
    await core.summary.emptyBuffer().addRaw(text).write({ overwrite: true });
  } catch (error) {
    const said = terminalText(messageOf(error));
    return { kind: 'failed', reason: `The job summary could not be written (${said}).` };
  }
  return cutLines === 0 ? { kind: 'written' } : { kind: 'cut', cutLines };
}

/** The action's outputs (`action.yml`). */
interface Outputs {
  readonly verdict: string;
  /** Path of the JSON report on the runner. */
  readonly report: string;
  /** Path of the SARIF file; empty where there is none. */
  readonly sarif: string;
  readonly changes: number;
  readonly unproven: number;
  /** `null` where no comment was written. */
  readonly commentUrl: string | null;
}

export function setOutputs(outputs: Outputs): void {
  core.setOutput('verdict', outputs.verdict);
  core.setOutput('report', outputs.report);
  core.setOutput('sarif', outputs.sarif);
  core.setOutput('changes', outputs.changes);
  core.setOutput('unproven', outputs.unproven);
  core.setOutput('comment-url', outputs.commentUrl ?? '');
}

/**
 * Writes the JSON report to a new folder in the runner's temporary folder, so that several steps of a job
 * keep their reports.
 *
 * @returns its path. Rejects where the disk cannot be written.
 */
export async function writeReport(json: string): Promise<string> {
  const folder = await mkdtemp(join(process.env.RUNNER_TEMP || tmpdir(), 'lockproof-'));
  const path = join(folder, 'report.json');
  await writeFile(path, json);
  return path;
}
