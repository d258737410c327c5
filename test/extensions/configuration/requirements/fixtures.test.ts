import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases, configurationOf, expectedOf, fixtures, shown } from './fixture-folders.ts';

describe('the requirements of a root module', () => {
  it.each(cases)('%s', async (name) => {
    const configuration = await configurationOf(join(fixtures, name));
    expect(shown(configuration)).toBe(expectedOf(name));
    expect(configuration.unseen).toEqual([]);
  });
});
