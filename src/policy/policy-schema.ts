import { z } from 'zod';
import type { Known, NamedRule } from './kind.ts';
import { plainWords, type Setting } from './setting.ts';

/** The keys that a policy file may have. Everything else is an error, including an unknown key. */
export function policySchema(
  rows: readonly Setting[],
  rules: readonly NamedRule[],
  lineOf: Known['lineOf'] = () => 1,
  isShared = false,
): z.ZodObject {
  const known: Known = { rules, lineOf, isShared, inPaths: {} };
  const inPaths = shapeOf(
    rows.filter(({ places }) => places.includes('paths')),
    known,
  );
  return z.strictObject(
    shapeOf(
      rows.filter(({ places }) => places.includes('policy')),
      { ...known, inPaths },
    ),
  );
}

function shapeOf(rows: readonly Setting[], known: Known): z.ZodRawShape {
  return Object.fromEntries(
    rows.map((row) => [row.name, row.kind.schema(known).optional().describe(plainWords(row))]),
  );
}
