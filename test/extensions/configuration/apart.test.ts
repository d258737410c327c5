import { describe, expect, it } from 'vitest';
import { modulesApart } from '../../../src/extensions/configuration/apart.ts';
import { withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import * as around from '../../support/changes/around-the-lock-file.ts';
import { scenarios } from '../../support/changes/root-modules.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';

async function between(base: PlantedFiles, head: PlantedFiles) {
  const source = inMemorySource({ 'README.md': 'x', ...base }, head);
  const snapshot = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
  return { snapshot, files: readFiles(snapshot) };
}

describe('the thread', () => {
  it.each([...scenarios.slice(0, 3), { name: 'a new requirement', base: around.startOf({}), head: {} }])(
    'reads what is read without it: $name',
    async ({ base, head }) => {
      const { snapshot, files } = await between(base, head);
      expect(await modulesApart(files, snapshot)).toEqual(await withRootModules(files, snapshot));
    },
  );
});

describe('what is more than the budget', () => {
  it.each([
    { what: 'processor time', limits: { seconds: 0.001 }, says: '0.001 seconds of processor time' },
    { what: 'memory', limits: { megabytes: 8 }, says: '8 megabytes of memory' },
    {
      what: 'bytes, of which a blob with many paths has few',
      limits: { bytes: 10_000 },
      says: '10000 bytes',
    },
  ])('ends the thread, and a notice says so: $what', async ({ limits, says }) => {
    const head = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`envs/prod/${at}.tf`, `# ${at}${'x'.repeat(1_000)}`]),
    );
    const { snapshot, files } = await between(around.startOf({}), head);
    const { notices } = await modulesApart(files, snapshot, limits);
    expect(notices).toEqual([`What is around the lock files could not be read: it takes more than ${says}.`]);
    const same = Object.fromEntries(Object.keys(head).map((path) => [path, '#'.repeat(1_000)]));
    const honest = await between(around.startOf({}), same);
    expect((await modulesApart(honest.files, honest.snapshot, { bytes: 10_000 })).notices).toEqual([]);
  });
});
