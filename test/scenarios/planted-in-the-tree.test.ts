import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../src/sha256.ts';
import { runCli } from '../support/run-cli.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { openStage, type Stage } from './stage.ts';

/* A tree without `.git`, such as an unpacked archive, brings what would prove its own planted h1. */

const planted = plantedH1('in a tree without git');
let stage: Stage & { close(): Promise<void> };
let [home, tree] = ['', ''];
let published: Awaited<ReturnType<typeof publishEntry>>;

beforeAll(async () => {
  stage = await openStage();
  published = await publishEntry(stage.registry, { namespace: 'acme', type: 'widget' });
  [home, tree] = ['home', 'tree'].map((name) => mkdtempSync(join(tmpdir(), `lockproof-${name}-`))) as [
    string,
    string,
  ];
  mkdirSync(join(tree, 'app'));
  lock(published.text);
  const first = await verify('--evidence', join(home, 'evidence'));
  expect(first.exitCode, first.stdout + first.stderr).toBe(0);
});
afterAll(async () => {
  await stage.close();
  for (const folder of [home, tree]) rmSync(folder, { recursive: true, force: true });
});

function lock(text: string): void {
  writeFileSync(join(tree, 'app/.terraform.lock.hcl'), text);
}

function plantedText(): string {
  const { directory } = published.published.package('linux_amd64').h1;
  return published.text.replaceAll(directory, planted);
}

function verify(...flags: readonly string[]) {
  return runCli(['verify', 'app', `--registries=${stage.registry.host}`, ...flags], {
    directory: tree,
    caFile: stage.registry.caFile,
  });
}

/** What keeps hashes says that the package has the planted one. */
function lie(folder: string): void {
  const { directory } = published.published.package('linux_amd64').h1;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.name.endsWith('.json')) continue;
    const text = readFileSync(path, 'utf8').replaceAll(directory, planted);
    const isIndex = entry.parentPath.endsWith('runs');
    rmSync(path);
    writeFileSync(isIndex ? join(entry.parentPath, `${sha256(Buffer.from(text))}.json`) : path, text, {
      mode: 0o600,
    });
  }
}

it('a committed folder of evidence is not believed; the same one outside of the tree is (T75)', async () => {
  cpSync(join(home, 'evidence'), join(tree, 'evidence'), { recursive: true });
  lie(join(tree, 'evidence'));
  lock(plantedText());
  const run = await verify('--offline', 'evidence');
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(
    'inside the folder under review, where the change itself could have filled it',
  );
  lock(published.text);
  expect((await verify('--offline', join(home, 'evidence'))).exitCode).toBe(0);
});

it('a committed cache is not used; the same one outside of the tree is (T41)', async () => {
  const [outside, inside] = [join(home, 'cache'), join(tree, 'cache')];
  lock(published.text);
  expect((await verify('--cache', outside)).exitCode).toBe(0);
  cpSync(outside, inside, { recursive: true });
  lie(inside);
  lock(plantedText());
  const run = await verify('--cache', inside);
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain('is not used, because it is inside the folder under review');
  expect(run.stdout).toContain('unproven-hash');
  lock(published.text);
  const honest = await verify('--cache', outside);
  expect([honest.exitCode, honest.stderr]).toEqual([0, '']);
});
