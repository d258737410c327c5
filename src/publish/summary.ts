import * as core from '@actions/core';
import { terminalText } from '../report/escape.ts';
import { cutAtLine } from './cut.ts';

export type SummaryResult =
  | { readonly kind: 'written' }
  | { readonly kind: 'cut'; readonly cutLines: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** Bytes of a step's summary; past it GitHub shows nothing of it. */
export const summaryLimit = 1024 * 1024;

/** Writes Markdown to the job summary, cut at a line where it is too long (T42). Never throws. */
export async function writeSummary(markdown: string): Promise<SummaryResult> {
  const { text, cutLines } = cutAtLine(markdown, summaryLimit, Buffer.byteLength);
  try {
    await core.summary.emptyBuffer().addRaw(text).write({ overwrite: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', reason: `The job summary could not be written (${terminalText(said)}).` };
  }
  return cutLines === 0 ? { kind: 'written' } : { kind: 'cut', cutLines };
}
