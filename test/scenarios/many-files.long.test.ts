import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { setStage } from './stage.ts';

const name = '.terraform.lock.hcl';
const quiet = { inputs: { comment: 'never' } };

describe.concurrent('a lock file that moves', () => {
  it('that is removed is an error that names it (T44)', async (test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry);
    const main = `terraform {\n  required_providers {\n    null = { source = "${entry.address}" }\n  }\n}\n`;
    const pull = stage.openPull({ [`old/${name}`]: text, 'old/main.tf': main }, { [`old/${name}`]: null });
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    expect(annotationsIn(run.stdout)).toMatchObject([{ level: 'error', file: `old/${name}`, line: 1 }]);
    expect(run.report?.findings).toMatchObject([{ rule: 'lock-file-removed', path: `old/${name}` }]);
    expect(run.report?.files).toEqual([{ path: `old/${name}`, status: 'removed', digest: null }]);
    expect(stage.github.comments[0]?.body).toContain('lock-file-removed');
    expect(stage.registry.requests).toEqual([]);
  });
});

describe.concurrent('the same change in eleven roots', () => {
  it('is one change with eleven paths, and costs the requests of one', async (test) => {
    const stage = await setStage(test);
    const [before, after] = [
      await publishEntry(stage.registry, { version: '3.2.3' }),
      await publishEntry(stage.registry, { version: '3.2.4' }),
    ];
    const roots = Array.from({ length: 11 }, (_, at) => `roots/${String(at + 1).padStart(2, '0')}/${name}`);
    const filesWith = (text: string) => Object.fromEntries(roots.map((path) => [path, text]));
    const pull = stage.openPull(filesWith(before.text), filesWith(after.text));
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.report?.changes).toHaveLength(1);
    expect(run.report?.changes[0]?.files).toEqual(roots);
    expect(run.report?.totals).toMatchObject({ files: 11, providers: 1, hashes: 3, proven: 3 });
    expect(run.outputs.changes).toBe('1');
    const asked = stage.registry.requests.map(({ path }) => path);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(stage.github.comments[0]?.body).toContain('11 files');
  });
});

describe.concurrent('a repository that GitHub does not list at once', () => {
  const deep = `a/b/c/${name}`;
  const others = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`other/${at}/readme.md`, `${at}\n`]),
  );

  it('is walked folder by folder: a planted hash is still found (T46)', async (test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry);
    const zh = plantedZh('deep');
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, zh] });
    const pull = stage.openPull({ ...others, [deep]: text }, { [deep]: planted });
    stage.github.faults.truncateTrees = 'recursive';
    const run = await stage.review(pull, quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule: 'unproven-hash', hash: zh, path: deep }]);
  });

  it('is incomplete if folders are cut too, never "no lock file changed" (T46)', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry);
    const pull = stage.openPull(others, { 'z/main.tf': '', [deep]: text });
    stage.github.faults.truncateTrees = 'always';
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(3);
    expect(run.outputs.verdict).toBe('incomplete');
    expect(annotationsIn(run.stdout).map(({ message }) => message)).toEqual([
      expect.stringMatching(/root folder.*lockproof review/),
    ]);
  });
});

describe('a lock file of more than a megabyte', () => {
  it('is read whole, and each of its hashes is proven (T45)', async () => {
    const stage = await setStage();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        publishEntry(stage.registry, { type: `large${at}`, sums: (text) => text + manyLines(`large${at}`) }),
      ),
    );
    const text = lockFileText(
      ...made.map(({ entry, published }) => ({
        ...entry,
        hashes: [...entry.hashes, ...hashesIn(String(published.documents[0]?.bytes))],
      })),
    );
    expect(text.length).toBeGreaterThan(1024 * 1024);
    const run = await stage.review(stage.openPull({}, { [name]: text }));
    expect(run.report?.verdict).toBe('verified');
    expect(run.exitCode).toBe(0);
    expect(run.report?.totals).toMatchObject({ providers: 12, unproven: 0 });
    expect(run.report?.totals.hashes).toBe(text.split('"zh:').length - 1 + 12);
    expect([...(stage.github.comments[0]?.body ?? '')].length).toBeLessThanOrEqual(65_536);
    expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1024 * 1024);
  });
});

/** More files of a release, as a registry with very many platforms would list them. */
function manyLines(type: string): string {
  return Array.from({ length: 1_250 }, (_, at) => {
    const hash = plantedZh(`${type} ${at}`).slice('zh:'.length);
    return `${hash}  terraform-provider-${type}_3.2.4_os${at}_amd64.zip\n`;
  }).join('');
}

function hashesIn(sums: string): string[] {
  return sums
    .trimEnd()
    .split('\n')
    .map((line) => `zh:${line.slice(0, 64)}`);
}
