/*
 * A folder of evidence travels, and the query of an address can be a key: a registry with private packages answers with presigned links.
 * So no query is kept. Each distinct one gets a number, in the addresses of questions and in the links of answers alike, so that the kept
 * answers still lead to each other.
 */

export interface Redaction {
  /** The address of a question without user name, fragment, and the text of its query. */
  question(url: string): string;
  /** An answer whose links have no query any more; the same bytes where they had none. */
  body(bytes: Uint8Array): Uint8Array;
}

/** The redaction of one run. */
export function openRedaction(): Redaction {
  const numbers = new Map<string, number>();
  const redacted = (search: string): string => {
    const number = numbers.get(search) ?? numbers.size + 1;
    numbers.set(search, number);
    return `redacted-${number}`;
  };
  return {
    question: (url) => addressOf(url, redacted),
    body(bytes) {
      const text = jsonText(bytes);
      if (text === null) return bytes;
      const replaced = replaceLinks(text, (link) => withoutQuery(link, redacted));
      return replaced === text ? bytes : Buffer.from(replaced);
    },
  };
}

/** The address under which a question is found that a kept answer leads to. */
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

/** The text that a reader of the answer would parse; `null` where that is not JSON. */
function jsonText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** The keys of the links that are followed: service discovery, package metadata, network mirrors. */
const linkKeys: ReadonlySet<string> = new Set([
  'providers.v1',
  'download_url',
  'shasums_url',
  'shasums_signature_url',
  'url',
]);

/** Longer than any key above, also where each character is written as an escape. */
const longestKey = 200;

/**
 * Changes links and leaves every other byte as it is: parsing and printing would change numbers and spaces, and deep
 * nesting would end the program.
 *
 * @param text valid JSON
 */
function replaceLinks(text: string, replace: (link: string) => string): string {
  const quotes: number[] = [];
  // Outside of strings JSON has no backslash, so quotes without one are the ends of strings.
  for (const { 0: found, index } of text.matchAll(/\\.|"/gs)) if (found === '"') quotes.push(index);
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < quotes.length; at += 2) {
    const [begin = 0, end = 0, from, to = 0] = quotes.slice(at, at + 4);
    const isKey = from !== undefined && end - begin < longestKey && text.slice(end + 1, from).trim() === ':';
    if (!isKey || !linkKeys.has(JSON.parse(text.slice(begin, end + 1)))) continue;
    const link: string = JSON.parse(text.slice(from, to + 1));
    const replaced = replace(link);
    if (replaced === link) continue;
    parts.push(text.slice(copied, from), JSON.stringify(replaced));
    copied = to + 1;
  }
  return [...parts, text.slice(copied)].join('');
}
