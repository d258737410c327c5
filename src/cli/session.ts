import { relative, sep } from 'node:path';
import type { Environment, OutputStream, TerminalLook } from '../command.ts';
import { shellWord } from '../errors.ts';
import type { Screen } from '../extension.ts';
import { terminalText } from '../report/escape.ts';
import { wrapped } from './text/wrap.ts';

export interface Session {
  readonly env: Environment;
  readonly streams: Streams;
}

export interface Streams {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** Streams that keep what is written, for `--quiet`, until it is released. */
export function heldBack({ stdout, stderr }: Streams): Streams & { release(): void } {
  const writes: (() => unknown)[] = [];
  const held = (to: OutputStream) => ({ write: (text: string) => writes.push(() => to.write(text)) });
  return { stdout: held(stdout), stderr: held(stderr), release: () => void writes.map((write) => write()) };
}

export function noticesTo({ stderr }: Streams): (notice: string) => void {
  return (notice) => void stderr.write(`${forScreen(terminalText(notice), stderr)}\n`);
}

export function screenOf({ env, streams }: Session): Screen {
  return { environment: env, output: { kind: 'terminal', stderr: streams.stderr }, say: noticesTo(streams) };
}

/** A line with commands as this process starts, broken between words where a terminal would break it within one. */
export function forScreen(line: string, { isTTY, columns }: OutputStream): string {
  const text = runnable(line);
  return isTTY === true && columns ? wrapped(text, columns) : text;
}

/** The start of the command line in a shell: without an installation there is no program `lockproof`. */
export function ownProgram(): string {
  const [, script = ''] = process.argv;
  const isFile = /[\\/]cli\.js$/.test(script);
  return isFile ? `node ${shellWord(relative('.', script).split(sep).join('/'))}` : 'lockproof';
}

/** A text in which each command in backticks starts like this process. */
export function runnable(text: string): string {
  return text.replaceAll(/`lockproof(?=\s)/g, () => `\`${ownProgram()}`);
}

/** Only a terminal has colours, unless the user disabled them (https://no-color.org), and a width. */
export function lookOf({ stdout }: Streams, env: Environment): TerminalLook {
  if (stdout.isTTY !== true) return { colour: false };
  const colour = (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return { colour, ...(stdout.columns ? { columns: stdout.columns } : {}) };
}
