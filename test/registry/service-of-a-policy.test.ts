import { expect, it } from 'vitest';
import { entryOf, openTwoRegistries } from '../extensions/witness/two-registries.ts';

const corp = 'registry.corp.example';
const named = `${corp}=https://elsewhere.example/v1/providers/`;

it.each([
  ['a policy names gets no token of the host (T25)', { policy: `registries: ["${named}"]\n` }, undefined],
  ['an input names gets the token of the host', { inputs: { registries: named } }, 'secret'],
])('a service on another host that %s', async (_, given, token) => {
  const two = await openTwoRegistries();
  const head = [entryOf(corp, await two.publish(corp, {}))];
  await two.review({ head, environment: { TF_TOKEN_registry_corp_example: 'secret' }, ...given });
  const asked = two.asked.filter(({ url }) => url.startsWith('https://elsewhere.example/'));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map((options) => options.token))).toEqual(new Set([token]));
});
