import { expect, test } from 'vitest';
import { openMirrors } from '../../../src/extensions/mirrors/index.ts';
import { createFetcher } from '../../../src/http/guarded-fetcher.ts';

test('a token that no header can take is refused for the host of a mirror, and does not matter for others', async () => {
  const fetcher = createFetcher({ trustedHosts: [], maxDownload: 1 });
  const selection = { include: [], exclude: [] };
  const url = 'https://mirror.example.com/providers/';
  const methods = [{ kind: 'network-mirror', url, selection }] as const;
  const oci = { credentialFor: () => undefined, isListed: () => false };
  const open = (variable: string) => () =>
    openMirrors(
      { methods },
      { fetcher, environment: { [variable]: 'sec ret' }, credentials: new Map(), oci },
    );
  expect(open('TF_TOKEN_mirror_example_com')).toThrow('TF_TOKEN_mirror_example_com is no token');
  expect(open('TF_TOKEN_other_example_com')).not.toThrow();
  await fetcher.close();
});
