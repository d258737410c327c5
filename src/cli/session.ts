import { terminalText } from '../report/escape.ts';

/** What surrounds one run of the command line. */
export interface Session {
  readonly env: Environment;
  readonly streams: Streams;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the command line writes; `process` in real life. */
export interface Streams {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** One line each beside the result. */
export function noticesTo({ stderr }: Streams): (notice: string) => void {
  return (notice) => void stderr.write(`${terminalText(notice)}\n`);
}

/** Colours only for a person at a terminal who did not say no (https://no-color.org). */
export function wantsColour({ stdout }: Streams, env: Environment): boolean {
  return stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}
