import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, root } from './blocks.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const examples = blocksIn('docs/library.md').filter(({ language }) => language === 'js');
const lockproof = (await import('../../dist/index.js' as string)) as Readonly<Record<string, unknown>>;

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

describe('docs/library.md', () => {
  it.for(examples)('the example in line $line prints what it says', async ({ text }) => {
    const directory = workshop.clone('honest');
    mkdirSync(join(directory, 'node_modules'));
    symlinkSync(root, join(directory, 'node_modules/lockproof'));
    // Only the name of the registry differs from what the document has.
    writeFileSync(
      join(directory, 'example.mjs'),
      text.replaceAll('registry.example.com', workshop.registryHost),
    );
    const run = await workshop.run(directory, 'node example.mjs');
    const expected = [...text.matchAll(/^ *\/\/ → (.*)$/gm)].map(([, says = '']) => says);
    expect(run.stderr).toBe('');
    expect(run.stdout.trimEnd().split('\n')).toEqual(expected);
  });

  it('has an example for each export', () => {
    const code = examples.map(({ text }) => text).join('\n');
    const missing = Object.keys(lockproof).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    expect(missing).toEqual([]);
  });
});
