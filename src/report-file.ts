import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { codeInBrackets, invalidInput, quoted, UserError } from './errors.ts';

/** The largest report that is read. The largest that Lockproof writes, with 5,000 findings, stays below. */
const mostBytes = 128 * 1024 * 1024;

/**
 * The text of a JSON report that a user named.
 * @param what the reports that the user should name, for the next step
 * @throws UserError if it cannot be read, with one next step
 */
export async function readReportFile(path: string, what: string): Promise<string> {
  const name = quoted(path);
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) throw invalidInput(`${name} is a folder; name the reports in it.`);
    // A pipe that the shell opens, as for `<(…)`, ends with its program. A pipe with a name may wait for ever.
    if (!stats.isFile() && !(stats.isFIFO() && /^\/dev\/(?:stdin$|fd\/)/.test(path)))
      throw invalidInput(`${name} is not a regular file; name ${what}.`);
    const bytes = await buffer(createReadStream(path, { end: mostBytes }));
    if (bytes.length > mostBytes)
      throw invalidInput(
        `${name} is larger than ${mostBytes / 1024 / 1024} MiB, which no report is; name ${what}.`,
      );
    return bytes.toString();
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw invalidInput(`${name} cannot be read${codeInBrackets(cause)}; name ${what}.`, { cause });
  }
}
