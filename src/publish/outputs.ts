import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';

/** The action's outputs (`action.yml`). */
export interface Outputs {
  readonly verdict: string;
  /** Path of the JSON report on the runner. */
  readonly report: string;
  readonly changes: number;
  readonly unproven: number;
  /** `null` where no comment was written. */
  readonly commentUrl: string | null;
}

export function setOutputs(outputs: Outputs): void {
  core.setOutput('verdict', outputs.verdict);
  core.setOutput('report', outputs.report);
  core.setOutput('changes', outputs.changes);
  core.setOutput('unproven', outputs.unproven);
  core.setOutput('comment-url', outputs.commentUrl ?? '');
}

/**
 * Writes the JSON report to a folder of its own in the runner's temporary one, so that several steps of a job keep theirs.
 *
 * @returns its path. Rejects where the disk can not be written.
 */
export async function writeReport(json: string): Promise<string> {
  const folder = await mkdtemp(join(process.env.RUNNER_TEMP || tmpdir(), 'lockproof-'));
  const path = join(folder, 'report.json');
  await writeFile(path, json);
  return path;
}
