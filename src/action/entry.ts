import { nodeIsSupported, unsupportedNode } from '../node-version.ts';

if (nodeIsSupported) {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.env);
} else {
  process.stdout.write(`::error::${unsupportedNode}\n`);
  process.exitCode = 2;
}
