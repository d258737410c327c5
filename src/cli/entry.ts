#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { exitOnSignal } from '../exit-on-signal.ts';
import { nodeIsSupported, unsupportedNode } from '../node-version.ts';
import { toolVersion } from '../tool.ts';

if (nodeIsSupported) {
  exitOnSignal();
  reportLostOutput();
  const args = process.argv.slice(2);
  // Scripts ask for the version before they run anything, so it costs little more than Node itself.
  if (args.length === 1 && args[0] === '--version') process.stdout.write(`${toolVersion}\n`);
  else {
    const { main } = await import('./main.ts');
    // As in the action.
    setFlagsFromString('--semi-space-growth-factor=1');
    process.exitCode = await main(args, process.env);
  }
} else {
  process.stderr.write(`${unsupportedNode}\n${nodeOfClone()}`);
  process.exitCode = 2;
}

/** The commands that give this shell the Node that a clone of Lockproof installs for its tests. */
function nodeOfClone(): string {
  const clone = dirname(dirname(realpathSync(process.argv[1] ?? '.')));
  // Any other path would have to be quoted, for shells that differ.
  if (!/^\/[\w./-]+$/.test(clone)) return '';
  return `To use the Node of the clone instead, in this shell only, run this, then your command again: npm --prefix ${clone} ci && export PATH="${clone}/node_modules/.bin:$PATH"\n`;
}

/** If a reader stops before the end (`| head`), the rest is dropped; other lost output is incomplete. */
function reportLostOutput(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    process.stderr.write(
      `lockproof: The result could not be written (${code}); free disk space, or choose a different file with --output.\n`,
    );
    process.exit(3);
  });
  process.stderr.on('error', () => {});
}
