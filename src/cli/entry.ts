#!/usr/bin/env node
import { exitOnSignal } from '../exit-on-signal.ts';
import { nodeIsSupported, unsupportedNode } from '../node-version.ts';
import { reportLostOutput } from './lost-output.ts';

if (nodeIsSupported) {
  exitOnSignal();
  reportLostOutput(process);
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2), process.env);
} else {
  process.stderr.write(`${unsupportedNode}\n`);
  process.exitCode = 2;
}
