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
 * Changes links and leaves every other byte as it is. It goes from string to string, because parsing and printing would change numbers and
 * spaces, and deep nesting would end the program.
 *
 * @param text valid JSON
 */
function replaceLinks(text: string, replace: (link: string) => string): string {
  const parts: string[] = [];
  let copied = 0;
  // Where the value of a link's key begins.
  let valueAt = -1;
  for (let at = text.indexOf('"'); at !== -1; ) {
    const end = endOfString(text, at);
    const next = afterSpace(text, end);
    if (text[next] === ':') {
      const isLink = end - at <= longestKey && linkKeys.has(JSON.parse(text.slice(at, end)));
      valueAt = isLink ? afterSpace(text, next + 1) : -1;
    } else if (at === valueAt) {
      const link: string = JSON.parse(text.slice(at, end));
      const replaced = replace(link);
      if (replaced !== link) {
        parts.push(text.slice(copied, at), JSON.stringify(replaced));
        copied = end;
      }
    }
    at = text.indexOf('"', end);
  }
  parts.push(text.slice(copied));
  return parts.join('');
}

/** @param begin the opening quote @returns the place after the closing quote */
function endOfString(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return text.length;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}
