import { createLogUpdate } from 'log-update';
import type { OutputStream } from '../../command.ts';

export type TerminalLine = ReturnType<typeof openTerminalLine>;

/** Text at the end of a terminal that is written again and again; once cleared, nothing of it stays, so that other text can be written in its place. The cursor is never hidden, so no end of the process, however sudden, can leave a terminal without one. */
export function openTerminalLine(terminal: OutputStream) {
  // The library only writes, and reads the size.
  const update = createLogUpdate(terminal as NodeJS.WritableStream, { showCursor: true });
  return { write: (text: string) => update(text), clear: () => update.clear() };
}
