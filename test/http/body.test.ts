import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeInBatches } from '../../src/http/body.ts';

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
])('%s arrives whole and in order, in the file and in the digest', async (_name, lengths) => {
  const path = join(folder, 'file');
  const file = await open(path, 'w');
  const digest = createHash('sha256');
  const writer = writeInBatches(file, (batch) => void digest.update(batch));
  const sent: Buffer[] = [];
  const room = Buffer.alloc(4 * megabyte);
  for (const [number, length] of lengths.entries()) {
    const piece = room.subarray(0, length).fill(number % 251);
    sent.push(Buffer.from(piece));
    await writer.write(piece);
    piece.fill(0xff);
  }
  await writer.end();
  await file.close();
  const expected = Buffer.concat(sent);
  expect((await readFile(path)).equals(expected)).toBe(true);
  expect(digest.digest('hex')).toBe(createHash('sha256').update(expected).digest('hex'));
});

it('a failing disk gives an error of the writer, and no other error', async () => {
  const path = join(folder, 'read-only');
  await (await open(path, 'w')).close();
  const file = await open(path, 'r');
  const writer = writeInBatches(file, () => {});
  await writer.write(Buffer.alloc(2 * megabyte)).catch(() => undefined);
  await expect(writer.end()).rejects.toThrow(/EBADF/);
  await writer.settled();
  await file.close();
});
