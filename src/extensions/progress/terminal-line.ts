import { createLogUpdate } from 'log-update';
import type { OutputStream } from '../../command.ts';

/** Text at the end of a terminal that is written again and again. */
export interface TerminalLine {
  write(text: string): void;
  /** Nothing of it stays, so that other text can be written in its place. */
  clear(): void;
}

/** The cursor is never hidden, so no end of the process, however sudden, can leave a terminal without one. */
export function openTerminalLine(terminal: OutputStream): TerminalLine {
  // The library only writes, and reads the size.
  const update = createLogUpdate(terminal as NodeJS.WritableStream, { showCursor: true });
  return { write: (text) => update(text), clear: () => update.clear() };
}
