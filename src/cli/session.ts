import { terminalText } from '../report/escape.ts';

/** The environment and the streams of one run of the command line. */
export interface Session {
  readonly env: Environment;
  readonly streams: Streams;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the command line writes; in production `process`. */
export interface Streams {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Writes notices beside the result, one line each. */
export function noticesTo({ stderr }: Streams): (notice: string) => void {
  return (notice) => void stderr.write(`${terminalText(notice)}\n`);
}

/** Colours only at a terminal, unless the user disabled them (https://no-color.org). */
export function wantsColour({ stdout }: Streams, env: Environment): boolean {
  return stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}
