import { parentPort } from 'node:worker_threads';
import { parse } from '@cdktf/hcl2json';
import { messageOf } from '../errors.ts';
import type { ConversionReply, ConversionRequest } from './convert.ts';

// The library is asynchronous. This thread waits for it, so that its caller can be synchronous.
parentPort?.on('message', (request: ConversionRequest) => {
  void answer(request);
});

async function answer({ filename, text, port, ready }: ConversionRequest): Promise<void> {
  const reply = await convert(filename, text);
  port.postMessage(reply);
  Atomics.store(ready, 0, 1);
  Atomics.notify(ready, 0);
}

async function convert(filename: string, text: string): Promise<ConversionReply> {
  try {
    return { kind: 'converted', value: await parse(filename, text) };
  } catch (error) {
    return { kind: 'refused', reason: messageOf(error) };
  }
}
