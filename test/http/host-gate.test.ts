import { describe, expect, it } from 'vitest';
import { codeOf, setStage } from './stage.ts';

const { fetcher, registry, serve } = setStage();
const small = { maxBytes: 1000, what: 'the versions of example/null' };

describe('a host that does not answer (T68)', () => {
  it('is asked three times in a run, and its last reason is the answer to all that follows (T68)', async () => {
    const { fetch, url, server, host } = await registry(() => {}, { limits: { headers: 50 } });
    const outcomes = [
      await fetch.get(url, small),
      await fetch.get(`${url}/2`, small),
      await fetch.get(url, small),
    ];
    expect(server.asked).toHaveLength(3);
    expect(outcomes).toEqual(
      outcomes.map(() => ({ kind: 'unavailable', code: 'network', cause: `${host} did not answer in time` })),
    );
  });

  it('does not stop the others', async () => {
    const [hanging, well] = [await serve(() => {}), await serve((_, response) => void response.end('ok'))];
    const hosts = [hanging, well].map(({ port }) => `registry.test:${port}`);
    const fetch = fetcher(hosts, { limits: { headers: 2000, retries: 0 } });
    expect(codeOf(await fetch.get(`https://${hosts[0]}/`, small))).toBe('network');
    expect(codeOf(await fetch.get(`https://${hosts[1]}/`, small))).toBe('known');
  });

  it('is asked on where it answers between', async () => {
    let calls = 0;
    const { fetch, url, server } = await registry((_, response) => {
      calls += 1;
      if (calls % 3 === 0) response.end('ok');
      else response.destroy();
    });
    for (let one = 0; one < 4; one++) expect(codeOf(await fetch.get(`${url}/${one}`, small))).toBe('known');
    expect(server.asked).toHaveLength(12);
  });

  it('is given up at its next silence once the patience of the run is used up', async () => {
    const { fetch, url, server } = await registry(() => {}, {
      limits: { headers: 50, grace: 10, patience: 20, retries: 0, silences: 100 },
    });
    for (let one = 0; one < 30; one++)
      expect(codeOf(await fetch.get(`${url}/${one}`, small))).toBe('network');
    // A timer may be early by a few milliseconds, which are left for another request; none arrives where even the connection takes longer.
    expect(server.asked.length).toBeLessThanOrEqual(5);
  });
});

it('a host that was slow once is asked as ever, within the time that is left', async () => {
  const { fetch, url } = await registry((_, response) => void setTimeout(() => response.end('ok'), 50), {
    limits: { grace: 5, patience: 30_000 },
  });
  for (let one = 0; one < 3; one++) expect(codeOf(await fetch.get(`${url}/${one}`, small))).toBe('known');
});

it('a host with one fault after the other gets no second tries, and its answers count as ever', async () => {
  let broken = true;
  const waits: number[] = [];
  const { fetch, url, server } = await registry(
    (_, response) => void response.writeHead(broken ? 500 : 200).end('ok'),
    { wait: async (milliseconds) => void waits.push(milliseconds) },
  );
  for (let one = 0; one < 3; one++) expect(codeOf(await fetch.get(`${url}/${one}`, small))).toBe('status');
  expect(server.asked).toHaveLength(5);
  broken = false;
  expect(codeOf(await fetch.get(url, small))).toBe('known');
});
