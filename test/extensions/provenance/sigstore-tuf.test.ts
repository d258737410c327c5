import { type Key, Metadata, type MetadataKind } from '@tufjs/models';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchTrustedRoot } from '../../../src/extensions/provenance/sigstore-tuf.ts';
import shippedTufRoot from '../../../src/extensions/provenance/tuf-root.json' with { type: 'json' };
import type { Fetcher } from '../../../src/http/fetcher.ts';
import { createFetcher } from '../../../src/http/guarded-fetcher.ts';
import { openSigstore, type SigstoreStage } from '../../support/sigstore.ts';
import { startTufRepository, type TufRepository } from '../../support/tuf-repository.ts';

let sigstore: SigstoreStage;
let repository: TufRepository;
let honest: ReadonlyMap<string, string>;
let fetcher: Fetcher;

beforeAll(async () => {
  sigstore = await openSigstore();
  repository = await startTufRepository(JSON.stringify(sigstore.trustedRoot));
  honest = new Map(repository.files);
  const trustedHosts = [new URL(repository.url).host];
  fetcher = createFetcher({ trustedHosts, maxDownload: 0, ca: repository.caPem });
});
afterEach(() => {
  repository.files.clear();
  for (const [path, text] of honest) repository.files.set(path, text);
});
afterAll(async () => {
  await fetcher.close();
  await repository.close();
});

type Json = Parameters<typeof Key.fromJSON>[1];
const past = new Date(Date.now() - 1000).toISOString();

describe("Sigstore's current keys", () => {
  it('are those that the repository vouches for', async () => {
    const { url, firstRoot } = repository;
    expect(await fetchTrustedRoot(fetcher, { url, firstRoot })).toEqual({
      kind: 'known',
      value: JSON.stringify(sigstore.trustedRoot),
    });
  });

  const unverified = 'what it answered is not signed by the keys that count, or contradicts itself';
  const expired = 'its signed lists have expired';
  const attacks: readonly { readonly what: string; readonly attack: () => void; readonly why: string }[] = [
    {
      what: 'a new root that the old one did not sign',
      attack: () => replaceRoot(repository.content('root', { version: 2 }), [repository.signers.stranger]),
      why: unverified,
    },
    {
      what: 'a new root that its own key did not sign',
      attack: () => {
        const { first, stranger } = repository.signers;
        const { keys, roles } = repository.content('root') as { keys: Json; roles: Json };
        const content = repository.content('root', {
          version: 2,
          keys: { ...keys, [stranger.keyId]: stranger.publicKey },
          roles: { ...roles, root: { keyids: [stranger.keyId], threshold: 1 } },
        });
        replaceRoot(content, [first]);
      },
      why: unverified,
    },
    {
      what: 'an old root under a new name',
      attack: () => replaceRoot(repository.content('root'), [repository.signers.first]),
      why: unverified,
    },
    {
      what: 'a timestamp of a stranger',
      attack: () =>
        repository.files.set(
          '/timestamp.json',
          repository.signed('timestamp', repository.content('timestamp'), [repository.signers.stranger]),
        ),
      why: unverified,
    },
    {
      what: 'an old timestamp, held back',
      attack: () =>
        repository.files.set(
          '/timestamp.json',
          repository.signed('timestamp', repository.content('timestamp', { expires: past })),
        ),
      why: expired,
    },
    {
      what: 'an older list of files than the signed one',
      attack: () =>
        repository.files.set(
          '/3.targets.json',
          repository.signed('targets', repository.content('targets', { version: 2 })),
        ),
      why: unverified,
    },
    {
      what: 'other keys under the signed name',
      attack: () => {
        const [path, text] = keysOf(honest);
        repository.files.set(path, text.replaceAll('2', '3'));
      },
      why: unverified,
    },
    {
      what: 'no keys under the signed name',
      attack: () => repository.files.delete(keysOf(honest)[0]),
      why: 'a file that its signed lists name is missing',
    },
    {
      what: 'something that is no JSON',
      attack: () => repository.files.set('/timestamp.json', '<html>Sign in</html>'),
      why: unverified,
    },
  ];

  it.each(attacks)('are refused with $what (T87)', async ({ attack, why }) => {
    attack();
    const { url, firstRoot } = repository;
    expect(await fetchTrustedRoot(fetcher, { url, firstRoot })).toEqual({
      kind: 'unavailable',
      code: 'malformed-answer',
      cause: `${new URL(url).host}: ${why}`,
    });
  });

  it('are unknown where the repository cannot be reached', async () => {
    const { firstRoot } = repository;
    const answer = await fetchTrustedRoot(fetcher, { url: 'https://127.0.0.2:1/keys', firstRoot });
    expect(answer).toMatchObject({ kind: 'unavailable', code: 'address-refused' });
  });

  it('begin with the real root of Sigstore, which its own keys signed', () => {
    const root = Metadata.fromJSON(
      'root' as MetadataKind.Root,
      shippedTufRoot as unknown as Parameters<typeof Metadata.fromJSON>[1],
    );
    expect(() => root.verifyDelegate('root', root)).not.toThrow();
    expect(Object.keys(root.signed.roles)).toContain('targets');
  });
});

function replaceRoot(content: Json, by: Parameters<TufRepository['signed']>[2]): void {
  repository.files.set('/2.root.json', repository.signed('root', content, by));
}

function keysOf(files: ReadonlyMap<string, string>): readonly [string, string] {
  const found = [...files].find(([path]) => path.startsWith('/targets/'));
  if (found === undefined) throw new Error('the repository has no keys');
  return found;
}
