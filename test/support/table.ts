import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** The rows of a file of `__fixtures__/tables`, each as the list of its values. All have the keys of the first, in its order. */
export function tableOf<Row extends readonly unknown[]>(name: string): readonly Row[] {
  const file = resolve(import.meta.dirname, `../../__fixtures__/tables/${name}.yml`);
  const rows: readonly Readonly<Record<string, unknown>>[] = parse(readFileSync(file, 'utf8'));
  const keys = Object.keys(rows[0] ?? {}).join();
  for (const [at, row] of rows.entries())
    if (Object.keys(row).join() !== keys)
      throw new Error(`row ${at + 1} of ${name}.yml has not the keys ${keys}`);
  return rows.map((row) => Object.values(row) as unknown as Row);
}
