import { expect, it } from 'vitest';
import { codeOf, setStage } from './stage.ts';

/* Questions on which nothing depends: short, and no reason to give up a host that others need. */

const { registry } = setStage();
const small = { maxBytes: 1000, what: 'the versions of example/null' };
const brief = { ...small, brief: true };

it('time-outs of brief questions do not count for full ones, but for other brief ones (T50)', async () => {
  const { fetch, url, server } = await registry(
    (request, response) =>
      void (request.url?.endsWith('/never') || setTimeout(() => response.end('ok'), 100)),
    { limits: { briefAnswer: 50 } },
  );
  for (let one = 0; one < 3; one++) expect(codeOf(await fetch.get(`${url}/never`, brief))).toBe('network');
  const asked = server.asked.length;
  expect(codeOf(await fetch.get(`${url}/never`, brief))).toBe('network');
  expect(server.asked).toHaveLength(asked);
  expect(codeOf(await fetch.get(`${url}/late`, small))).toBe('known');
});

it('a host that is given up for full questions gets no brief ones either', async () => {
  const { fetch, url, server } = await registry((_, response) => void response.destroy(), {
    limits: { retries: 0 },
  });
  for (let one = 0; one < 3; one++) expect(codeOf(await fetch.get(`${url}/${one}`, small))).toBe('network');
  expect(codeOf(await fetch.get(`${url}/brief`, brief))).toBe('network');
  expect(server.asked).toHaveLength(3);
});

it('a brief question takes no longer because it is redirected', async () => {
  let requests = 0;
  const { fetch, url } = await registry(
    (request, response) =>
      void setTimeout(() => {
        requests += 1;
        if (request.url?.endsWith('/end')) response.end('ok');
        else response.writeHead(302, { location: request.url?.endsWith('/short') ? '/end' : '/loop' }).end();
      }, 150),
    { limits: { briefAnswer: 700 } },
  );
  expect(codeOf(await fetch.get(`${url}/loop`, brief))).toBe('network');
  // With the time of each redirect, the limit of redirects would be what ends it.
  expect(requests).toBeLessThan(8);
  expect(codeOf(await fetch.get(`${url}/short`, brief))).toBe('known');
});
