import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { extensions } from '../../src/extensions/index.ts';
import { reportSchema } from '../../src/report/report.ts';

const path = resolve(import.meta.dirname, '../../docs/report.v1.schema.json');
const schema = reportSchema(extensions.flatMap(({ fields = [] }) => fields));
const validate = new Ajv({ allErrors: true, allowUnionTypes: true, formats: { 'date-time': true } }).compile(
  JSON.parse(readFileSync(path, 'utf8')),
);

/** What is wrong with a JSON report by its published schema; empty where nothing is. The schema must know every field, or `merge` loses it. */
export function matchesReportSchema(report: unknown): readonly string[] {
  if (!validate(report))
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return isDeepStrictEqual(schema.parse(report), report) ? [] : ['a field that the schema does not have'];
}
