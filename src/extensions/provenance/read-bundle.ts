import { orNull } from '../../errors.ts';
import type { Fetcher } from '../../http/fetcher.ts';
import { parseJson } from '../../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../../outcome.ts';
import { sha256 } from '../../sha256.ts';
import type { ListedBundle } from './github-attestations.ts';
import { unpackSnappy } from './snappy.ts';

/** Real bundles have some ten kilobytes; one that names every file of a large release has a few hundred. */
export const largestBundle = 2 * 1024 * 1024;

/**
 * Takes a bundle from the listing, or from the place that it names, which gets no token and must not be in a
 * private network (T83). @returns also its digest: listings repeat a bundle for each file that it is about
 */
export async function readBundle(
  listed: Exclude<ListedBundle, { kind: 'unread' }>,
  fetcher: Pick<Fetcher, 'get'>,
): Promise<Outcome<{ readonly json: unknown; readonly digest: string }>> {
  if (listed.kind === 'inlined') {
    // Writing JSON takes a call a level, reading it does not.
    const text = orNull(() => JSON.stringify(listed.bundle) ?? '');
    if (text === null) return unavailable('malformed-answer', 'the attestation is nested too deeply');
    if (text.length <= largestBundle) return known({ json: listed.bundle, digest: sha256(text) });
    return unavailable('too-large', `the attestation is larger than ${largestBundle / 1024 / 1024} MiB`);
  }
  const what = 'an attestation';
  const answer = await fetcher.get(listed.url, { maxBytes: largestBundle, what, brief: true });
  if (answer.kind !== 'known') return answer;
  const { body } = answer.value;
  // The storage keeps bundles packed; one that begins like JSON is not.
  const bytes = body[0] === openingBrace ? body : unpackSnappy(body, largestBundle);
  if (bytes === null) return unavailable('malformed-answer', 'the attestation cannot be unpacked');
  const json = parseJson(bytes);
  if (json === undefined) return unavailable('malformed-answer', 'the attestation is not JSON');
  return known({ json, digest: sha256(bytes) });
}

const openingBrace = 0x7b;
