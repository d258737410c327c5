import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Job } from './warm-program.ts';

/*
 * A process that runs a program of `dist/` once for each job, with the environment, the folder and the arguments of the
 * job. What the program has loaded stays loaded, but for its entry and for the module behind it, which reads the
 * environment when it is loaded.
 */

let run = 0;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return /\/dist\/(?:action|cli)-main\.js$/.test(found.url)
      ? { ...found, url: `${found.url}?run=${run}` }
      : found;
  },
});

// Each run adds listeners of its own, and none is in the way of the next.
for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0);

process.on('message', ({ program, args, env, directory, end }: Job) => {
  void (async () => {
    run += 1;
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
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
