import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';
import { expectReport } from './report-contract.ts';
import { stackTrace } from './run-log.ts';

let registry: SignedRegistry;
let folder: string;

/** Three providers in two lock files, one of them with a planted hash, verified in three shards. */
beforeAll(async () => {
  registry = await startSignedRegistry();
  folder = mkdtempSync(join(tmpdir(), 'lockproof-merge-'));
  const types = ['one', 'two', 'three'];
  const entries = await Promise.all(types.map((type) => publishEntry(registry, { namespace: 'acme', type })));
  const [one, two, three] = entries.map(({ entry }) => entry);
  if (one === undefined || two === undefined || three === undefined) throw new Error('no entry');
  write('a/.terraform.lock.hcl', lockFileText(one, two));
  write(
    'b/.terraform.lock.hcl',
    lockFileText(two, { ...three, hashes: [...three.hashes, plantedZh('merge')] }),
  );
  for (const index of [1, 2, 3]) await shard(index, 3, `${index}.json`);
  await shard(3, 3, 'lenient-3.json', ['--fail-on', 'never']);
  await lockproof(['verify', '.', '--format', 'json', '--output', 'whole.json', ...host()]);
});

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function host(): readonly string[] {
  return ['--registries', registry.host];
}

async function shard(index: number, count: number, output: string, flags: readonly string[] = []) {
  const run = await lockproof([
    ...['verify', '.', '--shard', `${index}/${count}`, '--format', 'json', '--output', output],
    ...host(),
    ...flags,
  ]);
  expect(run.stderr).toBe('');
  expectReport(JSON.parse(readFileSync(join(folder, output), 'utf8')));
}

async function lockproof(args: readonly string[]) {
  const run = await runCli(args, { directory: folder, caFile: registry.caFile });
  expect(run.stdout + run.stderr).not.toMatch(stackTrace);
  return run;
}

const all = ['1.json', '2.json', '3.json'];

describe.concurrent('lockproof merge', () => {
  it('gives the report of one run and its exit code', async () => {
    const run = await lockproof(['merge', '--format', 'json', ...all]);
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
    const { believed, ...merged } = expectReport(JSON.parse(run.stdout));
    expect(believed).toBe('severities as reported by 3 shards');
    const whole = expectReport(JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8')));
    expect({ ...merged, totals: { ...merged.totals, requests: 0 } }).toEqual({
      ...whole,
      totals: { ...whole.totals, requests: 0 },
    });
  });

  it('refuses a report of another run, and a wrong shard, in one line with the next step', async () => {
    const mixed = await lockproof(['merge', '--format', 'json', '1.json', '2.json', 'lenient-3.json']);
    expect(mixed).toMatchObject({ exitCode: 2, stdout: '' });
    expect(mixed.stderr).toBe(
      'lockproof: "lenient-3.json" comes from a different run than "1.json": revisions, lock files or settings differ; run all shards again, for the same commit and with the same flags.\n',
    );
    const wrong = await lockproof(['verify', '--shard=5/4', ...host()]);
    expect(wrong).toMatchObject({ exitCode: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^lockproof: --shard: "5\/4" is not allowed; [^\n]*\n$/);
  });
});

describe('formats for other programs', () => {
  const run = async (at: string, args: readonly string[]) =>
    runCli([...args, ...host()], {
      directory: join(folder, at),
      caFile: registry.caFile,
      env: { GITHUB_REPOSITORY: '' },
    });
  const inRoot = 'envs/prod/.terraform.lock.hcl';

  beforeAll(() => {
    mkdirSync(join(folder, 'repository/.git'), { recursive: true });
    const text = readFileSync(join(folder, 'b/.terraform.lock.hcl'), 'utf8');
    write(`repository/${inRoot}`, text);
    write('outside/.terraform.lock.hcl', text);
    mkdirSync(join(folder, 'repository/modules'));
    symlinkSync('repository', join(folder, 'checkout'));
  });

  it.each([
    ['the root', '', '.', inRoot],
    ['a folder', 'envs', 'prod', inRoot],
    ['anywhere, by an absolute path', 'modules', () => join(realpathSync(folder), 'repository/envs'), inRoot],
    ['no repository, through a symlink to the checkout', '../b', () => join(folder, 'checkout/envs'), inRoot],
    ['a folder outside', '', '../outside', '../outside/.terraform.lock.hcl'],
    ['no repository', '../b', '.', '.terraform.lock.hcl'],
  ])('name files from the root of the repository: %s', async (_what, at, place, path) => {
    const named = typeof place === 'string' ? place : place();
    const made = async (format: string) =>
      JSON.parse(
        (await run(`repository/${at}`, ['verify', named, '--format', format, '--fail-on', 'never'])).stdout,
      );
    const { results } = (await made('sarif')).runs[0];
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(path);
    if (at !== 'envs') return;
    expect((await made('codequality'))[0].location.path).toBe(path);
    const { subject, predicate } = await made('vsa');
    expect(subject[0].name).toBe(path);
    expect(predicate.resourceUri).toBe('file:..');
  });

  it('keep that after a merge, while people and JSON read paths from their folder', async () => {
    for (const index of ['1', '2'])
      await run('repository/envs', [
        'verify',
        'prod',
        '--shard',
        `${index}/2`,
        '--format',
        'json',
        '--output',
        `${index}.json`,
      ]);
    const merged = (format: string) =>
      lockproof(['merge', '--format', format, 'repository/envs/1.json', 'repository/envs/2.json']);
    const sarif = JSON.parse((await merged('sarif')).stdout);
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(inRoot);
    expect(JSON.parse((await merged('json')).stdout)).toMatchObject({
      folder: 'envs',
      files: [{ path: 'prod/.terraform.lock.hcl' }],
    });
  });
});
