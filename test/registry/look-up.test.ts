import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import { createRegistry } from '../../src/registry/client.ts';
import { resolveProviderAddress } from '../../src/registry/look-up.ts';
import { answerJson } from '../support/signed-registry/faults.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';

let double: SignedRegistry;

beforeAll(async () => {
  double = await startSignedRegistry();
});
afterAll(() => double.close());

/** The double acts as the public registry; `answers` are by bare name. */
async function resolve(text: string, answers: Readonly<Record<string, unknown>> = {}) {
  const fetcher = createFetcher({ trustedHosts: [double.host], maxDownload: 1, ca: double.caPem });
  const registries = [{ host: 'registry.terraform.io', serviceUrl: double.serviceUrl }];
  onTestFinished(() => fetcher.close());
  double.clearRequests();
  for (const [name, body] of Object.entries(answers)) {
    onTestFinished(double.override(`/v1/providers/-/${name}/versions`, answerJson(body)));
  }
  return resolveProviderAddress(text, createRegistry({ fetcher, registries, environment: {} }));
}

describe('resolveProviderAddress', () => {
  it.each<readonly [string, object, object]>([
    ['aws', { id: 'hashicorp/aws' }, { address: 'registry.terraform.io/hashicorp/aws', movedTo: null }],
    [
      '-/github',
      { id: 'hashicorp/github', moved_to: 'integrations/github' },
      {
        address: 'registry.terraform.io/hashicorp/github',
        movedTo: 'registry.terraform.io/integrations/github',
      },
    ],
    [
      'registry.terraform.io/-/aws',
      { id: 'hashicorp/aws', moved_to: 'hashicorp/aws' },
      { address: 'registry.terraform.io/hashicorp/aws', movedTo: null },
    ],
  ])('asks the public registry what %s means', async (text, answer, value) => {
    const name = text.split('/').at(-1) ?? '';
    expect(await resolve(text, { [name]: answer })).toEqual({ kind: 'known', value });
    expect(double.requests).toHaveLength(1);
  });

  it('returns an address with a namespace unchanged, and asks nothing', async () => {
    expect(await resolve('grafana/grafana')).toEqual({
      kind: 'known',
      value: { address: 'registry.terraform.io/grafana/grafana', movedTo: null },
    });
    expect(double.requests).toEqual([]);
  });

  it('is absent if the registry does not know the name', async () => {
    expect(await resolve('nothing')).toMatchObject({ kind: 'absent' });
  });

  it.each([
    { id: 'hashicorp/azurerm' },
    { id: 'evil.example/hashicorp/aws' },
    { id: '-/aws' },
    { id: 'aws' },
    { id: 7 },
    { id: 'hashicorp/aws', moved_to: 'evil.example/hashicorp/aws' },
  ])('does not accept %j for aws', async (answer) => {
    expect(await resolve('aws', { aws: answer })).toMatchObject({ code: 'malformed-answer' });
  });

  it('throws for a text that is not an address', async () => {
    await expect(resolve('a/b/c/d')).rejects.toThrow('provider source address');
  });
});
