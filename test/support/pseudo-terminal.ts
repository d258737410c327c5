import { spawn, spawnSync } from 'node:child_process';
import xterm from '@xterm/headless';

/** Whether this machine has the `script` of util-linux, which gives a program a terminal. */
export const hasPseudoTerminal: boolean = (
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? ''
).includes('util-linux');

export const noPseudoTerminal =
  'NOTICE: there is no `script` of util-linux here (Debian: apt-get install bsdutils), so the command line was not run at a terminal';

export interface TerminalSettings {
  readonly directory: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns: number;
  readonly rows?: number;
}

/** A program that runs at a terminal, with the screen that a person would see. */
export interface PseudoTerminal {
  /** Every line so far, as it is shown, and without the empty ones at the end. A line that the terminal broke is one line. */
  lines(): readonly string[];
  /** Waits until the text is on the screen; fails if the program ends before. */
  shows(text: string): Promise<void>;
  /** Presses keys. */
  type(keys: string): void;
  /** The exit code. */
  readonly ended: Promise<number | null>;
  /** Everything that the program wrote, with what a terminal obeys. */
  written(): string;
  readonly screen: InstanceType<typeof xterm.Terminal>;
}

/** Runs a program in a real terminal, which a complete emulator reads. */
export function openTerminal(
  command: readonly string[],
  { directory, env, columns, rows = 40 }: TerminalSettings,
): PseudoTerminal {
  const screen = new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
  const run = `stty cols ${columns} rows ${rows} && exec ${command.map(shellWord).join(' ')}`;
  const child = spawn('script', ['--quiet', '--return', '--command', run, '/dev/null'], {
    cwd: directory,
    env: { ...env, SHELL: '/bin/sh', TERM: 'xterm-256color' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Set<() => void>();
  let all = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    all += text;
    screen.write(text, () => {
      for (const look of waiting) look();
    });
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => screen.write('', () => resolve(code)));
  });
  const lines = (): readonly string[] => linesOf(screen);
  return {
    lines,
    shows: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!lines().some((line) => line.includes(text))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`The program ended without showing ${text}:\n${all}`)));
      }),
    type: (keys) => void child.stdin.write(keys),
    ended,
    written: () => all,
    screen,
  };
}

function linesOf({ buffer }: PseudoTerminal['screen']): readonly string[] {
  const lines: string[] = [];
  for (let row = 0; row < buffer.active.length; row += 1) {
    const line = buffer.active.getLine(row);
    const text = line?.translateToString(true) ?? '';
    if (line?.isWrapped === true) lines.push(`${lines.pop() ?? ''}${text}`);
    else lines.push(text);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function shellWord(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
