import { parentPort } from 'node:worker_threads';
import { parse } from '@cdktf/hcl2json';
import { messageOf } from '../errors.ts';
import type { ConversionReply, ConversionRequest } from './convert.ts';

// The library is asynchronous. This thread waits for it, so that its caller can be synchronous.
parentPort?.on('message', async ({ filename, text, longestReason, port, ready }: ConversionRequest) => {
  port.postMessage(await convert(filename, text, longestReason));
  Atomics.store(ready, 0, 1);
  Atomics.notify(ready, 0);
});

async function convert(filename: string, text: string, longest: number): Promise<ConversionReply> {
  try {
    return { kind: 'converted', value: await parse(filename, text) };
  } catch (error) {
    return { kind: 'refused', reason: messageOf(error).slice(0, longest) };
  }
}
