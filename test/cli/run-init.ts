import { type InitFlags, runInit } from '../../src/cli/init.ts';
import { UserError } from '../../src/errors.ts';
import { cli } from '../support/run-cli.ts';

/** Runs `lockproof init` in this process, in a folder. @param program the file that it takes for its own */
export async function init(directory: string, flags: InitFlags = {}, program = cli) {
  const [folder, [, script = '']] = [process.cwd(), process.argv];
  let [stdout, stderr] = ['', ''];
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  };
  process.argv[1] = program;
  process.chdir(directory);
  try {
    const exitCode = await runInit(flags, { env: {}, streams });
    return { exitCode, stdout, stderr };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { exitCode: 2, stdout, stderr: error.message };
  } finally {
    process.chdir(folder);
    process.argv[1] = script;
  }
}
