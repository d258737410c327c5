import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect } from 'vitest';

const path = resolve(import.meta.dirname, '../../__fixtures__/schemas/sarif-2.1.0.json');
/** Formats such as `uri` are not checked: ajv knows none by itself. */
const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(path, 'utf8')),
);

/** Fails where a log does not follow the schema of SARIF 2.1.0. */
export function expectSarif(log: unknown): void {
  const faults = validate(log)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  expect(faults).toEqual([]);
}
