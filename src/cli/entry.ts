#!/usr/bin/env node
import { nodeIsSupported, unsupportedNode } from '../node-version.ts';

if (nodeIsSupported) {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2), process.env);
} else {
  process.stderr.write(`${unsupportedNode}\n`);
  process.exitCode = 2;
}
