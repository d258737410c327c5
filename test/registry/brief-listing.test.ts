import { expect, it } from 'vitest';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { known, unavailable } from '../../src/outcome.ts';
import { createRegistry } from '../../src/registry/client.ts';

it('a listing that could not be had briefly is asked for again where something depends on it, and once', async () => {
  const asked: (boolean | undefined)[] = [];
  const fetcher: Pick<Fetcher, 'get'> = {
    async get(url, { brief }) {
      if (!url.endsWith('/versions'))
        return known({ url, contentType: 'application/json', body: Buffer.from('{"providers.v1":"/v1/"}') });
      asked.push(brief);
      const body = Buffer.from('{"versions":[]}');
      return brief
        ? unavailable('network', 'too late')
        : known({ url, contentType: 'application/json', body });
    },
  };
  const registry = createRegistry({ fetcher: fetcher as Fetcher, registries: [], environment: {} });
  const list = (brief: boolean) => registry.versions('registry.terraform.io/acme/dns', { brief });
  const kinds = [];
  for (const brief of [true, true, false, false, true]) kinds.push((await list(brief)).kind);
  expect(kinds).toEqual(['unavailable', 'unavailable', 'known', 'known', 'known']);
  expect(asked).toEqual([true, false]);
});
