import type { Extension, Slots } from '../../extension.ts';
import { atTerminal } from './at-terminal.ts';
import { inLog } from './in-log.ts';

/** How far a run has come: counted from its events, put into words, and shown at a terminal or in a log. */
export const progress: Extension = { name: 'progress' };

export const followRun: Slots['follow'] = (screen) => {
  const { output } = screen;
  return output.kind === 'terminal' ? atTerminal(screen, output.stderr) : inLog(screen, output.begin);
};
