import { setFlagsFromString } from 'node:v8';
import { exitOnSignal } from '../exit-on-signal.ts';
import { nodeIsSupported, unsupportedNode } from '../node-version.ts';

if (nodeIsSupported) {
  exitOnSignal();
  // The runner empties this folder for each job, even if the one before was killed; the system's folder it leaves as it is.
  const { RUNNER_TEMP: folder } = process.env;
  if (folder) Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  const { main } = await import('./main.ts');
  // V8 would take 128 MB for young objects before it looks for garbage; what loading needed is enough (T68).
  setFlagsFromString('--semi-space-growth-factor=1');
  process.exitCode = await main(process.env);
} else {
  process.stdout.write(`::error::${unsupportedNode}\n`);
  process.exitCode = 2;
}
