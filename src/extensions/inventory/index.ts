import type { Command } from '../../command.ts';
import type { Extension } from '../../extension.ts';
import { reportReader } from '../../report/report.ts';
import { differences, entriesOf } from './inventory.ts';
import { readReports } from './read-reports.ts';
import { renderers } from './render.ts';

const choices = Object.keys(renderers);

/** `lockproof inventory`: what many repositories lock, from the reports of `verify`. It sends no request. */
const inventoryCommand: Command = {
  name: 'inventory',
  description: 'show which providers many repositories lock, from the JSON reports of "verify"',
  example: 'reports/ --format html --output providers.html',
  argument: ['<report...>', 'JSON reports, or folders with one report for each repository'],
  flags: [
    { name: 'format', argument: '<format>', meaning: 'how to show it (default: text)', choices },
    { name: 'output', argument: '<file>', meaning: 'write the result to a file' },
    { name: 'since', argument: '<report>', meaning: 'earlier reports, to show what changed', many: true },
  ],
  async run(paths, flags, { openOutput, extensions }) {
    const earlier = (flags.since ?? []) as readonly string[];
    const write = openOutput(flags, { inputs: [...paths, ...earlier] });
    const reader = reportReader(extensions);
    const { reports, unread } = await readReports(paths, reader);
    const before = await (earlier.length === 0 ? null : readReports(earlier, reader));
    const entries = entriesOf(reports);
    const since = before === null ? [] : differences(entriesOf(before.reports), entries);
    const lost = [...unread, ...(before?.unread ?? [])];
    const render = renderers[(flags.format ?? 'text') as keyof typeof renderers];
    return write(render({ reports, unread: lost, entries, since })) && lost.length === 0 ? 0 : 3;
  },
};

/** What many repositories lock, in one view. */
export const inventory: Extension = { name: 'inventory', commands: [inventoryCommand] };
