import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ReportedFinding } from '../../src/report/report.ts';

/** What a finding advises. */
export type Advice = Pick<ReportedFinding, 'fix' | 'remedy'>;

/** A working tree in which the advice of a finding is followed. */
export interface Desk {
  /** The root of the repository: commands are run there. */
  readonly directory: string;
  /** The text of a path on the base branch. */
  atBase(path: string): string;
  run(args: readonly string[]): Promise<unknown>;
}

/** Follows the advice of a finding exactly: the edits from the data of the report, the command from the sentence. */
export async function followRemedy({ fix, remedy }: Advice, desk: Desk): Promise<void> {
  for (const step of fix) {
    switch (step.do) {
      case 'delete':
        for (const { path, line } of step.places.toReversed()) {
          expect(remedy).toContain(String(line));
          edit(desk, path, (lines) => deletions[step.what](lines, line - 1));
        }
        break;
      case 'restore':
        expect(remedy).toMatch(/: git checkout [0-9a-f]{40} -- /);
        for (const path of step.paths) writeFileSync(join(desk.directory, path), desk.atBase(path));
        break;
      default:
        break;
    }
  }
  const command = /\brun: terraform (.+)$/i.exec(remedy)?.[1];
  expect(command !== undefined).toBe(fix.some((step) => step.do === 'run'));
  if (command !== undefined) await desk.run(command.split(' '));
}

function edit({ directory }: Desk, path: string, change: (lines: readonly string[]) => readonly string[]) {
  const file = join(directory, path);
  writeFileSync(file, change(readFileSync(file, 'utf8').split('\n')).join('\n'));
}

const deletions = {
  hash: (lines: readonly string[], at: number) => lines.toSpliced(at, 1),
  hashes: (lines: readonly string[], at: number) => {
    const end = lines[at]?.includes(']') ? at : lines.indexOf('  ]', at);
    return lines.toSpliced(at, end - at + 1);
  },
  // With the empty line before it.
  entry: (lines: readonly string[], at: number) => lines.toSpliced(at - 1, lines.indexOf('}', at) - at + 2),
} as const;
