import { orNull } from '../../errors.ts';
import { parseJson } from '../../http/json-answer.ts';

/** A folder of evidence travels, and the query of an address can be a key (presigned links), so no query is kept. Each distinct one gets a number, the same everywhere, so that kept answers still lead to each other. */
export function openRedaction() {
  const numbers = new Map<string, number>();
  const redacted = (search: string): string => {
    const number = numbers.get(search) ?? numbers.size + 1;
    numbers.set(search, number);
    return `redacted-${number}`;
  };
  return {
    /** The address of a request without user name, fragment, and the text of its query. */
    question: (url: string) => addressOf(url, redacted),
    /** An answer without the queries of its links, written anew as JSON; the same bytes if they had none. */
    body(bytes: Uint8Array): Uint8Array {
      const json = parseJson(bytes);
      if (json === undefined) return bytes;
      let isChanged = false;
      const shorter = (key: string, value: unknown): unknown => {
        if (typeof value !== 'string' || !linkKeys.has(key)) return value;
        const link = withoutQuery(value, redacted);
        isChanged ||= link !== value;
        return link;
      };
      const text = orNull(() => JSON.stringify(json, shorter));
      // A document nested too deeply to be written could hide a link, so none of it is kept.
      if (text === null) return new Uint8Array();
      return isChanged ? Buffer.from(text) : bytes;
    },
  };
}

/** The address under which a request is found that a kept answer leads to. */
export function questionOf(url: string): string {
  return addressOf(url, (search) => search.slice(1));
}

/** The address that answered, as the base of relative links: these never depend on its query. */
export function baseOf(url: string): string {
  return addressOf(url, () => '');
}

function addressOf(text: string, queryFor: (search: string) => string): string {
  const url = URL.parse(text);
  if (url === null) return 'not an address';
  url.username = '';
  url.password = '';
  url.hash = '';
  url.search = url.search === '' ? '' : queryFor(url.search);
  return url.href;
}

/** A link may be relative. Its query gets the form that it has once it is resolved, where a space before the fragment is no end of the address. */
function withoutQuery(link: string, redacted: (search: string) => string): string {
  const [address = ''] = link.split('#');
  const begin = address.indexOf('?');
  const search = begin === -1 ? '' : (URL.parse(link.slice(begin), 'https://base.invalid/')?.search ?? '');
  return search === '' ? link : `${address.slice(0, begin)}?${redacted(search)}`;
}

/** The keys of the links that are followed: service discovery, package metadata, network mirrors, attestations. */
const linkKeys: ReadonlySet<string> = new Set([
  'providers.v1',
  'download_url',
  'shasums_url',
  'shasums_signature_url',
  'url',
  'bundle_url',
]);
