import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DownloadBudget, decoded, openFile, type Response, saveBody } from '../../src/http/body.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockproof-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const megabyte = 1024 * 1024;

it.each([
  ['nothing', []],
  ['one small piece', [10]],
  ['exactly one batch', [megabyte]],
  ['a piece over several batches', [3 * megabyte + 7]],
  ['many odd pieces', Array.from({ length: 300 }, (_, number) => 1 + ((number * 7919) % 40_000))],
])('%s arrives whole and in order', async (_name, lengths) => {
  const path = join(folder, 'file');
  const file = openFile(path);
  const sent = lengths.map((length, number) => Buffer.alloc(length, number % 251));
  for (const piece of sent) await file.write(piece);
  await file.end();
  await file.close();
  expect((await readFile(path)).equals(Buffer.concat(sent))).toBe(true);
});

it('a failing disk gives an error of the writer, and no other error', async () => {
  const file = openFile(folder);
  await expect(file.write(Buffer.alloc(2 * megabyte))).rejects.toThrow(/EISDIR/);
  await expect(file.write(Buffer.alloc(1))).rejects.toThrow(/EISDIR/);
  await expect(file.end()).rejects.toThrow(/EISDIR/);
  await file.close();
});

it.each([
  ['its announced size', {}, 3 * megabyte],
  [
    'an unknown size, if it is compressed: it may be a thousand times as large',
    { 'content-encoding': 'gzip' },
    null,
  ],
])('a package takes room for %s', async (_what, headers, expected) => {
  const content = Buffer.alloc(3 * megabyte);
  const sent = expected === null ? gzipSync(content) : content;
  const response = {
    headers: { 'content-length': String(sent.length), ...headers },
    body: Readable.from([sent]),
  } as unknown as Response;
  const sizes: (number | null)[] = [];
  const room = { begin: async (bytes: number | null) => void sizes.push(bytes), take() {} };
  const budget = { left: () => 10 * megabyte, take: () => true } as unknown as DownloadBudget;
  const limits = { maxBytes: 10 * megabyte, budget, room };
  const saved = await saveBody(decoded(response), join(folder, 'package'), limits, 'a.example');
  expect(saved).toMatchObject({ bytes: 3 * megabyte });
  expect(sizes).toEqual([expected]);
});
