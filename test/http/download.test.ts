import { createHash } from 'node:crypto';
import { access, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failureOf } from '../../src/http/attempt.ts';
import type { Response } from '../../src/http/body.ts';
import { openDownloadBudget, saveBody } from '../../src/http/body.ts';
import { openRunTime } from '../../src/http/run-time.ts';
import type { Answerer } from './loopback-server.ts';
import { codeOf, setStage } from './stage.ts';

const { registry } = setStage();

describe('a download', () => {
  const content = Buffer.alloc(300_000, 'abc');
  const zh = `zh:${createHash('sha256').update(content).digest('hex')}`;
  const options = { maxBytes: 400_000, what: 'the package' };
  const give: Answerer = (_request, response) => response.end(content);

  it('is in a private file while it is used, and is removed afterwards', async () => {
    const { fetch, url } = await registry(give);
    const outcome = await fetch.download(url, options, async (file) => {
      expect(file).toMatchObject({ bytes: content.length, zh });
      expect((await readFile(file.path)).equals(content)).toBe(true);
      expect((await stat(dirname(file.path))).mode & 0o777).toBe(0o700);
      return file.path;
    });
    expect(outcome.kind).toBe('known');
    await expect(access(outcome.kind === 'known' ? dirname(outcome.value) : '/')).rejects.toThrow();
    expect(fetch.traffic()).toEqual({ requests: 1, bytesDownloaded: content.length });
  });

  it('that a server compresses has the digest of its decoded bytes', async () => {
    const { fetch, url } = await registry((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(content)),
    );
    const outcome = await fetch.download(url, options, async ({ bytes, zh: digest }) => ({ bytes, digest }));
    expect(outcome).toMatchObject({ kind: 'known', value: { bytes: content.length, digest: zh } });
  });

  it('is removed if its user throws, and the error is kept', async () => {
    const { fetch, url } = await registry(give);
    let path = '/';
    const use = fetch.download(url, options, async (file) => {
      path = file.path;
      throw new Error('mine');
    });
    await expect(use).rejects.toThrow('mine');
    await expect(access(path)).rejects.toThrow();
  });

  it('starts again from the beginning after an interruption', async () => {
    let calls = 0;
    const { fetch, url } = await registry((request, response) => {
      calls += 1;
      if (calls > 1) return response.end(content);
      response.writeHead(200, { 'content-length': `${content.length}` });
      response.write(content.subarray(0, 1000), () => request.socket.destroy());
    });
    expect(await fetch.download(url, options, async (file) => file.zh)).toEqual({ kind: 'known', value: zh });
  });

  it('is bounded in size, with or without an announced size', async () => {
    const announced = await registry((_request, response) => {
      response.setHeader('content-length', content.length).end(content);
    });
    const silent = await registry((_request, response) => {
      response.write(content);
      response.end();
    });
    for (const { fetch, url } of [announced, silent]) {
      const outcome = await fetch.download(url, { maxBytes: 200_000, what: 'the package' }, async () => 1);
      expect(codeOf(outcome)).toBe('too-large');
    }
    expect(announced.fetch.traffic().bytesDownloaded).toBe(0);
  });

  it('uses the budget of the run, with or without an announced size', async () => {
    for (const answer of [
      give,
      (_request: IncomingMessage, response: ServerResponse) => {
        response.write(content);
        response.end();
      },
    ]) {
      const { fetch, url } = await registry(answer, { maxDownload: 500_000 });
      const first = await fetch.download(url, options, async () => 'used');
      const second = await fetch.download(url, options, async () => 'used');
      expect([codeOf(first), codeOf(second)]).toEqual(['known', 'budget']);
    }
  });

  it('does not start if the budget is used up', async () => {
    const { fetch, url, server } = await registry(give, { maxDownload: content.length });
    await fetch.download(url, options, async () => 'used');
    expect(codeOf(await fetch.download(url, options, async () => 'used'))).toBe('budget');
    expect(server.asked).toHaveLength(1);
  });

  it('has its own error if it cannot be saved, not one of budget or network', async () => {
    const { fetch, url, server, host } = await registry(give);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TMPDIR', '/nowhere/at/all');
    const outcome = await fetch.download(url, options, async () => 'used');
    expect(outcome).toEqual({
      kind: 'unavailable',
      code: 'not-saved',
      cause: `the answer of ${host} cannot be saved on this machine (ENOENT)`,
    });
    expect(server.asked).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('to a full disk fails at once', async () => {
    const response = { headers: {}, body: Readable.from([content]) } as unknown as Response;
    const limits = {
      maxBytes: 400_000,
      budget: openDownloadBudget(400_000),
    };
    const saving = saveBody(response, '/dev/full', limits, 'registry.test');
    const error: unknown = await saving.catch((thrown: unknown) => thrown);
    expect(failureOf(error, 'registry.test', null)).toEqual({
      final: true,
      silent: false,
      outcome: {
        kind: 'unavailable',
        code: 'not-saved',
        cause: 'the answer of registry.test cannot be saved on this machine (ENOSPC)',
      },
    });
  });

  const trickle =
    (size: number): Answerer =>
    (_request, response) => {
      response.writeHead(200, { 'content-length': String(size) });
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    };

  it('ends where the server only announces that an answer will come', async () => {
    const limits = { answer: 100, headers: 50, retries: 0 };
    const { fetch, url, host } = await registry(
      (_request, response) => {
        const timer = setInterval(() => response.writeProcessing(), 10);
        response.on('close', () => clearInterval(timer));
      },
      { limits },
    );
    expect(await fetch.download(url, options, async () => 1)).toEqual({
      kind: 'unavailable',
      code: 'network',
      cause: `${host} took too long to answer`,
    });
  });

  it('is cut off when the time of the run is used up, and nothing is asked any more', async () => {
    const { fetch, url, server } = await registry(trickle(1000), { time: openRunTime(200) });
    const cutOff = {
      kind: 'unavailable',
      code: 'time',
      cause: 'the time of this run (1 second) was used up',
    };
    expect(await fetch.download(url, options, async () => 1)).toEqual(cutOff);
    const asked = server.asked.length;
    expect(await fetch.download(url, options, async () => 1)).toEqual(cutOff);
    expect(await fetch.get(url, { maxBytes: 10, what: 'it' })).toEqual(cutOff);
    expect(server.asked).toHaveLength(asked);
  });

  it('is absent if it does not exist', async () => {
    const { fetch, url } = await registry((_request, response) => response.writeHead(404).end());
    expect(await fetch.download(url, options, async () => 1)).toEqual({
      kind: 'absent',
      what: 'the package',
    });
  });
});
