import { z } from 'zod';
import type { Command } from '../../command.ts';
import { invalidInput, orNull, quoted } from '../../errors.ts';
import { exitCode } from '../../report/build.ts';
import { reportReader, reportVersion } from '../../report/report.ts';
import { readReportFile } from '../../report-file.ts';
import { toolVersion } from '../../tool.ts';
import { faultOfShards, mergeAccounts, mergeReports, type NamedReport } from './merge.ts';

/** `lockproof merge`: the reports of all shards as one report with one exit code. */
export const mergeCommand: Command = {
  name: 'merge',
  description: 'join the JSON reports of all shards into one report and one exit code',
  example: '1.json 2.json',
  argument: ['<report...>', 'the report of each shard, written with --shard I/N --format json'],
  flags: [],
  shows: true,
  async run(paths, flags, { openOutput, say, show, rules, extensions }) {
    const write = openOutput(flags, { inputs: paths });
    const reader = reportReader(extensions);
    const named: NamedReport[] = [];
    for (const path of paths) named.push(await readShard(path, reader));
    const fault = faultOfShards(named);
    const [first] = named;
    if (fault !== null || first === undefined) throw invalidInput(fault ?? 'No report.');
    const reports = named.map((one) => one.report);
    const report = mergeReports(reports, rules);
    const policy = mergeAccounts(reports);
    for (const notice of policy?.notices ?? []) say(notice);
    const { shard: settings } = first.report;
    const shown = { report, rules, settings, ...(policy === null ? {} : { policy }) };
    return write(await show(shown, flags)) ? exitCode(report, settings) : 3;
  },
};

const writeIt = 'write it with --shard I/N --format json --output FILE';

async function readShard(path: string, reader: ReturnType<typeof reportReader>): Promise<NamedReport> {
  const name = quoted(path);
  const text = await readReportFile(path, 'the JSON reports of all shards');
  const value = orNull(() => Object(JSON.parse(text)), SyntaxError);
  if (value === null) throw invalidInput(`${name} is not JSON; ${writeIt}.`);
  const { schema, tool } = labels.parse(value);
  const { version } = tool;
  if (schema === null) throw invalidInput(`${name} is not a report of Lockproof; ${writeIt}.`);
  if (schema !== reportVersion)
    throw invalidInput(
      `${name} has the schema ${quoted(schema)}, not ${reportVersion}; run all shards and the merge with one version of Lockproof.`,
    );
  if (version !== toolVersion)
    throw invalidInput(
      `${name} is by Lockproof ${version === null ? 'of an unknown version' : quoted(version)}, and this is ${toolVersion}; run all shards and the merge with one version.`,
    );
  const read = reader.safeParse(value);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    throw invalidInput(`${name} is damaged${place === '' ? '' : ` at ${quoted(place)}`}; ${writeIt}.`);
  }
  const report = read.data;
  const { shard } = report;
  if (shard === undefined)
    throw invalidInput(`${name} is the report of a whole review, not of a shard; ${writeIt}.`);
  if (shard.index > shard.count)
    throw invalidInput(`${name} is damaged: it says shard ${shard.index} of ${shard.count}; ${writeIt}.`);
  return { name, report: { ...report, shard } };
}

const text = z.string().nullable().catch(null);
const tool = z.object({ version: text }).catch({ version: null });
/** The fields that show which program can read a report; `null` if it does not say. */
const labels = z.object({ schema: text, tool }).catch({ schema: null, tool: { version: null } });
