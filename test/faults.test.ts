import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults, putIn } from '../mutation/fault-table.ts';

/* That `npm test` notices the faults is shown by `npm run mutation:faults`; here, that they still fit. */

describe('the table of faults', () => {
  it('has each name once', () => {
    const names = faults.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(faults)('$name', (fault) => {
    const text = readFileSync(fault.file, 'utf8');
    expect(putIn(fault, text)).not.toBe(text);
    expect(fault.tests.length).toBeGreaterThan(0);
    for (const test of fault.tests) {
      expect(existsSync(test), test).toBe(true);
      expect(test).toMatch(/^test\/(?!world\/).*(?<!\.long)\.test\.ts$/);
    }
  });
});
