/** Where the command line writes; `process` in real life. */
export interface Streams {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** The environment that the command line reads. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Colours only for a person at a terminal who did not say no (https://no-color.org). */
export function wantsColour(stream: OutputStream, env: Environment): boolean {
  return stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}
