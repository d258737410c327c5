import { exitOnSignal } from '../exit-on-signal.ts';
import { nodeIsSupported, unsupportedNode } from '../node-version.ts';

if (nodeIsSupported) {
  exitOnSignal();
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.env);
} else {
  process.stdout.write(`::error::${unsupportedNode}\n`);
  process.exitCode = 2;
}
