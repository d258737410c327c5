import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { extensions } from '../src/extensions/index.ts';
import { reportSchema } from '../src/report/report.ts';

/** Writes `docs/report.v1.schema.json`, the schema of the JSON report. With `--check` it only reports whether the file is right. */
const path = 'docs/report.v1.schema.json';
const schema = z.toJSONSchema(reportSchema(extensions.flatMap(({ fields = [] }) => fields)), {
  io: 'input',
  target: 'draft-7',
});
const title = 'Lockproof report, lockproof.report/v1';
const description = 'Fields may be added until the first release; none changes its meaning.';
const wanted = `${JSON.stringify({ title, description, ...schema }, null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(path, wanted);
else if (existsSync(path) && readFileSync(path, 'utf8') === wanted)
  console.log(`${path} is the schema of the report`);
else {
  console.error(`${path} is not the schema of the report: run \`npm run docs\``);
  process.exitCode = 1;
}
