import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';

/** Delays every answer by this number of milliseconds, like a network. Returns the function that ends this. */
export function delayAnswers(registry: SignedRegistry, milliseconds: number): () => void {
  return registry.override(
    () => true,
    async (request, response) => {
      await sleep(milliseconds);
      const answer = registry.stored((request.url ?? '/').split('?')[0] ?? '/');
      if (answer === null) {
        response.writeHead(404).end();
        return;
      }
      const { contentType, body } = answer;
      response
        .writeHead(200, { 'content-type': contentType, 'content-length': String(body.length) })
        .end(body);
    },
  );
}
