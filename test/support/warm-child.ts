import { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import type { Job } from './warm-program.ts';

/*
 * A process that runs a program of `dist/` once for each job, with the environment, the folder and the arguments of the
 * job. Everything that the program has loaded stays loaded, but for its entry.
 */

const authorities = getCACertificates('bundled');
let trusted = '';

/** What Node does at its start with the file of NODE_EXTRA_CA_CERTS. */
function trust(file: string | undefined): void {
  const more = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (more === trusted) return;
  setDefaultCACertificates([...authorities, ...(more === '' ? [] : [more])]);
  trusted = more;
}

// Each run starts threads of its own to hash packages, up to one per processor, and the start of a thread takes longer than the
// hashing of a test's packages. The tests of the pool have several threads, and so have the runs in processes of their own.
os.availableParallelism = () => 1;
syncBuiltinESMExports();

let run = 0;

// Each run adds listeners of its own, and none is in the way of the next.
for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0);

// A slow run tells how far it has come, every ten seconds; the tests of that have processes of their own.
const { setInterval } = globalThis;
globalThis.setInterval = ((work: () => void, milliseconds: number) =>
  setInterval(work, milliseconds * 1_000)) as typeof setInterval;

process.on('message', ({ program, args, env, directory, end }: Job) => {
  void (async () => {
    run += 1;
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    trust(env.NODE_EXTRA_CA_CERTS);
    process.chdir(directory);
    process.argv = [process.execPath, program, ...args];
    process.exitCode = undefined;
    await import(`${pathToFileURL(program).href}?run=${run}`);
    const code = process.exitCode ?? 0;
    process.exitCode = undefined;
    process.chdir('/');
    process.stdout.write(`${end} ${code}\n`);
    process.stderr.write(`${end} ${code}\n`);
  })();
});
process.on('disconnect', () => process.exit());
