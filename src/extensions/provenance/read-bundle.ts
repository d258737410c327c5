import { orNull } from '../../errors.ts';
import type { Fetcher } from '../../http/fetcher.ts';
import { parseJson } from '../../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../../outcome.ts';
import { sha256 } from '../../sha256.ts';
import type { ListedBundle } from './github-attestations.ts';

/** Real bundles have some ten kilobytes; one that names every file of a large release has a few hundred. */
const largestBundle = 2 * 1024 * 1024;

/** Takes a bundle from the listing, or from the place that it names, which gets no token and must not be in a private network (T83). @returns also its digest: listings repeat a bundle for each file that it is about */
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

/** Unpacks Snappy's block format (GitHub's bundles); `null` if it is none, or has over `most` bytes. */
export function unpackSnappy(input: Uint8Array, most: number): Uint8Array | null {
  let at = 0;
  /** The lowest byte first. Beyond the end it is no number, and every comparison with it fails. */
  const readNumber = (bytes: number): number => {
    const begin = at;
    at += bytes;
    return at > input.length ? Number.NaN : Buffer.from(input.subarray(begin, at)).readUIntLE(0, bytes);
  };
  // In groups of seven bits, the lowest first, of at most 32 bits.
  let length = 0;
  for (let shift = 0, more = true; more; shift += 7) {
    const byte = shift > 28 ? Number.NaN : readNumber(1);
    length += (byte & 0x7f) * 2 ** shift;
    more = byte >= 0x80;
    if (Number.isNaN(byte)) return null;
  }
  if (length > most) return null;
  const output = new Uint8Array(length);
  let filled = 0;
  while (at < input.length) {
    // The lowest two bits say which kind of piece it is and how its numbers are written.
    const tag = readNumber(1);
    const [kind, upper] = [tag & 3, tag >> 2];
    if (kind === 0) {
      const size = (upper < 60 ? upper : readNumber(upper - 59)) + 1;
      if (!(filled + size <= length && at + size <= input.length)) return null;
      output.set(input.subarray(at, at + size), filled);
      filled += size;
      at += size;
    } else {
      const end = filled + (kind === 1 ? (upper & 7) + 4 : upper + 1);
      const offset = kind === 1 ? (tag >> 5) * 256 + readNumber(1) : readNumber(kind === 2 ? 2 : 4);
      if (!(offset > 0 && offset <= filled && end <= length)) return null;
      // A copy may overlap what it writes, so it goes byte by byte.
      for (; filled < end; filled++) output[filled] = output[filled - offset] ?? 0;
    }
  }
  return filled === length ? output : null;
}
