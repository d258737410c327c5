import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashArchive } from '../../src/package/hash-archive.ts';
import { openHashPool } from '../../src/package/hash-pool.ts';
import { inflatedBytesFor } from '../../src/package/inflation.ts';
import { type ZipEntry, zipBytes } from './zip-bytes.ts';

type HashPool = ReturnType<typeof openHashPool>;

let folder = '';
let pool: HashPool;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockproof-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => pool.close());

function open(options: Parameters<typeof openHashPool>[0] = {}): HashPool {
  pool = openHashPool(options);
  return pool;
}

async function save(...entries: readonly ZipEntry[]): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.zip`);
  await writeFile(path, zipBytes(entries));
  return path;
}

/** A thread that does something other than hashing. */
function program(text: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

describe('threads that hash', () => {
  it('give the same hashes as this thread, also for more archives than threads', async () => {
    const paths = await Promise.all(
      Array.from({ length: 7 }, (_, number) => save({ name: 'a', content: `content ${number}` })),
    );
    const { hash, inflated } = open({ threads: 2 });
    const expected = await Promise.all(paths.map((path) => hashArchive(path)));
    expect(await Promise.all(paths.map((path) => hash(path)))).toEqual(expected);
    // What their archives inflate to is counted by all threads together.
    expect(inflated()).toBe(7 * 'content 0'.length);
  });

  it('can start before the first archive arrives', async () => {
    open({ threads: 2 }).prepare(5);
    const path = await save({ name: 'a', content: 'x' });
    expect(await pool.hash(path)).toEqual(await hashArchive(path));
  });

  it('refuse an archive with the same code and words as this thread, and continue', async () => {
    const bad = await save({ name: 'a', content: 'x', crc: 1 });
    const here: unknown = await hashArchive(bad).catch((error: unknown) => error);
    const { hash } = open({ threads: 1 });
    const good = await save({ name: 'a', content: 'x' });
    const outcomes = Promise.allSettled([hash(bad), hash(good), hash(bad), hash(good)]);
    const message = here instanceof Error ? here.message : '';
    const refused = { reason: { name: 'PackageError', code: 'corrupt-entry', message } };
    expect(await outcomes).toMatchObject([
      refused,
      { status: 'fulfilled' },
      refused,
      { status: 'fulfilled' },
    ]);
  });

  it('report a file that cannot be read', async () => {
    await expect(open().hash(join(folder, 'none.zip'))).rejects.toMatchObject({ code: 'not-hashed' });
  });
});

describe('what all archives inflate to', () => {
  const thousand: ZipEntry = { name: 'a', content: Buffer.alloc(1000) };

  it('includes refused archives, as far as they were inflated', async () => {
    const bad = await save(thousand, { ...thousand, name: 'b', crc: 1 }, { ...thousand, name: 'c' });
    await expect(open().hash(bad)).rejects.toMatchObject({ code: 'corrupt-entry' });
    expect(pool.inflated()).toBe(2000);
  });

  it('may be as much as the limit, and an archive beyond it is refused, whatever came before (T26)', async () => {
    const good = await save(thousand);
    const bad = await save({ ...thousand, crc: 1 });
    const { hash } = open({ threads: 2, maxInflated: 4000 });
    await Promise.all([hash(good), hash(good)]);
    await expect(hash(bad)).rejects.toMatchObject({ code: 'corrupt-entry' });
    await hash(good);
    await expect(hash(good)).rejects.toMatchObject({ name: 'PackageError', code: 'run-limit' });
    await expect(hash(good)).rejects.toMatchObject({ code: 'run-limit' });
  });

  it('ends an archive in the middle, not at its end', async () => {
    const path = await save({ name: 'a', content: Buffer.alloc(8 * 1024 ** 2), inflatedSize: 8 * 1024 ** 2 });
    const { hash, inflated } = open({ maxInflated: 1000 });
    await expect(hash(path)).rejects.toMatchObject({ code: 'run-limit' });
    expect(inflated()).toBeLessThan(1024 ** 2);
  });

  it.each([
    ['as long as the download limit is the default or lower', 16, 96],
    ['also where almost nothing may be downloaded', 0, 96],
    ['as for real packages of a higher download limit', 32, 192],
  ])('has the limit of a run %s', (_name, download, inflated) => {
    expect(inflatedBytesFor(download * 1024 ** 3)).toBe(inflated * 1024 ** 3);
  });
});

describe('a thread that fails gives an error without a wait:', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['it throws', "throw new Error('broken')"],
    ['it ends', 'process.exit(0)'],
    ['it fails with the archive', listening("throw new Error('broken')")],
    ['it ends with the archive', listening('process.exit(1)')],
    [
      'it needs more memory than allowed',
      listening('const all = []; for (;;) all.push(new Array(1e6).fill(1.5))'),
    ],
  ];
  it.each(cases)('%s', async (_name, text) => {
    const { hash } = open({ threads: 1, location: program(text) });
    const outcomes = await Promise.allSettled([hash('a.zip'), hash('b.zip')]);
    expect(outcomes).toMatchObject([
      { reason: { name: 'PackageError', code: 'not-hashed' } },
      { reason: { name: 'PackageError', code: 'not-hashed' } },
    ]);
  });

  it('it never answers', async () => {
    const { hash } = open({ threads: 1, patience: 100, location: program(listening('')) });
    await expect(hash('a.zip')).rejects.toMatchObject({ code: 'too-slow' });
  });

  it('it never ends its work', async () => {
    const { hash } = open({ threads: 1, patience: 100, location: program(listening('for (;;);')) });
    await expect(hash('a.zip')).rejects.toMatchObject({ code: 'too-slow' });
  });
});

it('closing ends running and waiting work', async () => {
  const { hash, close } = open({ threads: 1, location: program(listening('')) });
  const hashes = Promise.allSettled([hash('a.zip'), hash('b.zip')]);
  await close();
  expect(await hashes).toMatchObject([
    { reason: { code: 'not-hashed' } },
    { reason: { code: 'not-hashed' } },
  ]);
});

it('idle threads do not keep a process alive, but a thread that hashes does', async () => {
  const path = await save({ name: 'a', content: 'x' });
  const module = new URL('../../src/package/hash-pool.ts', import.meta.url).href;
  const text = `
    const { openHashPool } = await import(${JSON.stringify(module)});
    const { hash, prepare } = openHashPool({ threads: 2 });
    prepare(2);
    console.log((await hash(${JSON.stringify(path)})).archive);`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', text]);
  expect(stdout.trim()).toBe((await hashArchive(path)).archive);
  open();
});

function listening(text: string): string {
  return `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${text} });`;
}
