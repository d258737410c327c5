import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { invalidInput, orNull, quoted, UserError } from '../../errors.ts';
import type { Report } from '../../report/report.ts';
import { readReportFile } from '../../report-file.ts';
import type { NamedReport } from './inventory.ts';

/** Reads reports of `verify`: files, or folders with them, however deep. A repository has the name of the path of its report below the folder, without what all of them end with. @returns also one sentence for each that cannot be used @throws UserError if there is no report */
export async function readReports(paths: readonly string[], reader: z.ZodType<Report>) {
  const found = (await Promise.all(paths.map(filesAt))).flat();
  const [reports, unread]: [NamedReport[], string[]] = [[], []];
  for (const [repository, [file, other]] of Map.groupBy(found, shortened(found.map(({ name }) => name))))
    try {
      if (file === undefined) continue;
      if (other !== undefined)
        throw invalidInput(`${quoted(other.path)} is a second report of ${repository}.`);
      reports.push({ repository, report: await readReport(file.path, reader) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unread.push(error.message);
    }
  if (found.length > 0) return { reports, unread };
  throw invalidInput(
    `No JSON report was found in ${paths.map(quoted).join(', ')}; write one with \`lockproof verify --format json --output FILE\`.`,
  );
}

async function filesAt(path: string): Promise<readonly Record<'path' | 'name', string>[]> {
  const stats = await stat(path).catch(() => null);
  if (stats === null)
    throw invalidInput(`${quoted(path)} cannot be opened; name reports or a folder of them.`);
  if (!stats.isDirectory()) return [{ path, name: basename(path) }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ path: file, name: relative(path, file).split(sep).join('/') }));
}

/** Leaves out the names that all paths end with, as those do that `gh run download` makes; otherwise the extension. */
function shortened(names: readonly string[]): (file: { readonly name: string }) => string {
  const all = names.map((name) => name.split('/').toReversed());
  const isShared = (at: number) => all.every((each) => each.length > at + 1 && each[at] === all[0]?.[at]);
  let shared = 0;
  while (all.length > 1 && isShared(shared)) shared += 1;
  return ({ name }) =>
    shared === 0 ? name.replace(/\.json$/, '') : name.split('/').slice(0, -shared).join('/');
}

async function readReport(path: string, reader: z.ZodType<Report>): Promise<Report> {
  const text = await readReportFile(path, 'JSON reports of `lockproof verify`');
  const read = reader.safeParse(orNull(() => JSON.parse(text), SyntaxError));
  const name = quoted(path);
  if (!read.success) throw invalidInput(`${name} is not a report that this version of Lockproof can read.`);
  if (read.data.part !== undefined)
    throw invalidInput(`${name} is the report of a shard; join the shards with \`lockproof merge\`.`);
  if (read.data.base === null) return read.data;
  // Such a report has only the entries that changed.
  throw invalidInput(`${name} compares two revisions; use a report of \`lockproof verify\`.`);
}
