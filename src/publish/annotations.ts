import * as core from '@actions/core';
import { terminalText } from '../report/escape.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** Relative to the repository; `null` where the annotation is about the whole run. */
  readonly path: string | null;
  /** 1-based. */
  readonly line: number | null;
}

/** GitHub shows ten of each level a step and drops the rest without a word. */
const mostOfALevel = 10;
const longestMessage = 2_000;

/**
 * Prints annotations as workflow commands, errors first and each level in the given order; where a level has too many, its last one says how
 * many more stand in the job summary (T42). Text can not break out of its command (T40).
 */
export function printAnnotations(annotations: readonly Annotation[]): void {
  for (const level of ['error', 'warning', 'notice'] as const) {
    const ofLevel = annotations.filter((annotation) => annotation.level === level);
    const shown = ofLevel.length > mostOfALevel ? ofLevel.slice(0, mostOfALevel - 1) : ofLevel;
    for (const annotation of shown) print(annotation);
    const rest = ofLevel.length - shown.length;
    if (rest > 0) {
      const message = `${rest} more ${level === 'notice' ? 'notices' : `${level}s`} stand in the job summary.`;
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
