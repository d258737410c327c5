import { encodePath } from './path-bytes.ts';

/**
 * Whether a path pattern of git matches (`wildmatch.c`, as .gitattributes uses it): `*`, `?` and classes match within a name, and `**`
 * between slashes matches any folders. The product of both lengths bounds the time, even for a hostile pattern (T56).
 */
type PathPattern = (path: string) => boolean;

/** One character for each byte (latin1): git compares bytes, and its `?` is one byte. */
export type Bytes = string;

type Token =
  | { readonly kind: 'byte'; readonly byte: string }
  | { readonly kind: 'one'; readonly fits: (byte: string) => boolean }
  /** Any bytes within a name, or also across slashes. */
  | { readonly kind: 'any'; readonly slashes: boolean }
  /** Optional, together with the next two tokens: the stars and the slash of a pattern for any folders. */
  | { readonly kind: 'optional-folders' };

/**
 * @param pattern without quotes
 * @param ignoreCase as on file systems that fold case
 */
export function pathPattern(pattern: Bytes, ignoreCase: boolean): PathPattern {
  const literal = /^[^*?[\\]*/.exec(pattern)?.[0] ?? '';
  const fold = ignoreCase ? lowered : (bytes: Bytes) => bytes;
  const tokens = tokensOf(pattern, literal.length, ignoreCase);
  return (path) => {
    const name = fold(bytesOf(path));
    if (literal.length === pattern.length) return name === fold(pattern);
    return tokens !== null && name.startsWith(fold(literal)) && matches(tokens, name.slice(literal.length));
  };
}

function bytesOf(text: string): Bytes {
  return encodePath(text).toString('latin1');
}

function lowered(bytes: Bytes): Bytes {
  return bytes.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * @param start after the literal part, which git compares first
 * @param ignoreCase the path is in lower case; git keeps the case of escaped characters and of classes
 * @returns `null` for an unclosed class, which matches nothing
 */
function tokensOf(pattern: Bytes, start: number, ignoreCase: boolean): readonly Token[] | null {
  const tokens: Token[] = [];
  for (let at = start; at < pattern.length; at += 1) {
    const byte = pattern[at] ?? '';
    switch (byte) {
      case '*': {
        const end = endOfStars(pattern, at);
        const alone = (at === start || pattern[at - 1] === '/') && /^(?:$|\/|\\\/)/.test(pattern.slice(end));
        const slashes = end - at > 1 && alone;
        if (slashes && pattern[end] === '/') tokens.push({ kind: 'optional-folders' });
        tokens.push({ kind: 'any', slashes });
        at = end - 1;
        break;
      }
      case '?':
        tokens.push({ kind: 'one', fits: (one) => one !== '/' });
        break;
      case '[': {
        const read = readClass(pattern, at + 1, ignoreCase);
        if (read === null) return null;
        tokens.push({ kind: 'one', fits: read.fits });
        at = read.end;
        break;
      }
      case '\\':
        at += 1;
        if (at === pattern.length) return null;
        tokens.push({ kind: 'byte', byte: pattern[at] ?? '' });
        break;
      default:
        tokens.push({ kind: 'byte', byte: ignoreCase ? lowered(byte) : byte });
    }
  }
  return tokens;
}

function endOfStars(pattern: Bytes, at: number): number {
  let end = at;
  while (pattern[end] === '*') end += 1;
  return end;
}

interface Class {
  readonly fits: (byte: string) => boolean;
  /** Where the closing bracket is. */
  readonly end: number;
}

/** As git has them (`ctype.c`), not C: to git, a vertical tab and a form feed are no space. */
const named: ReadonlyMap<string, RegExp> = new Map([
  ['alnum', /[A-Za-z0-9]/],
  ['alpha', /[A-Za-z]/],
  ['blank', /[ \t]/],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this class is that of control characters
  ['cntrl', /[\0-\x1f\x7f]/],
  ['digit', /[0-9]/],
  ['graph', /[!-~]/],
  ['lower', /[a-z]/],
  ['print', /[ -~]/],
  ['punct', /[!-/:-@[-`{-~]/],
  ['space', /[ \t\n\r]/],
  ['upper', /[A-Z]/],
  ['xdigit', /[0-9A-Fa-f]/],
]);

/** @param start after the opening bracket */
function readClass(pattern: Bytes, start: number, ignoreCase: boolean): Class | null {
  const cases = (byte: string) => (ignoreCase ? [byte, byte.toUpperCase()] : [byte]);
  const negated = pattern[start] === '!' || pattern[start] === '^';
  const tests: ((byte: string) => boolean)[] = [];
  let previous = '';
  let at = negated ? start + 1 : start;
  for (let first = true; first || pattern[at] !== ']'; first = false, at += 1) {
    let byte = pattern[at];
    if (byte === undefined) return null;
    const next = pattern[at + 1];
    if (byte === '-' && previous !== '' && next !== undefined && next !== ']') {
      at += next === '\\' ? 2 : 1;
      const [from, to] = [previous, pattern[at]];
      if (to === undefined) return null;
      tests.push((byte) => cases(byte).some((one) => one >= from && one <= to));
      previous = '';
      continue;
    }
    if (byte === '[' && next === ':') {
      const end = pattern.indexOf(']', at + 2);
      if (end === -1) return null;
      if (end > at + 2 && pattern[end - 1] === ':') {
        const letters = named.get(pattern.slice(at + 2, end - 1));
        if (letters === undefined) return null;
        const upper = ignoreCase && letters.source === '[A-Z]';
        tests.push((one) => letters.test(upper ? one.toUpperCase() : one));
        at = end;
        previous = '';
        continue;
      }
    }
    if (byte === '\\') {
      at += 1;
      byte = pattern[at];
      if (byte === undefined) return null;
    }
    const same = byte;
    tests.push((one) => one === same);
    previous = same;
  }
  return { fits: (one) => one !== '/' && tests.some((test) => test(one)) !== negated, end: at };
}

/** Follows all paths through the tokens at the same time, so that no pattern takes exponential time. */
function matches(tokens: readonly Token[], text: Bytes): boolean {
  let places = reach(tokens, new Set([0]));
  for (const byte of text) {
    const next = new Set<number>();
    for (const place of places) {
      const token = tokens[place];
      switch (token?.kind) {
        case 'byte':
          if (token.byte === byte) next.add(place + 1);
          break;
        case 'one':
          if (token.fits(byte)) next.add(place + 1);
          break;
        case 'any':
          if (token.slashes || byte !== '/') next.add(place);
          break;
        case 'optional-folders':
        case undefined:
          break;
      }
    }
    places = reach(tokens, next);
    if (places.size === 0) return false;
  }
  return places.has(tokens.length);
}

/** The places that can be reached without another byte. */
function reach(tokens: readonly Token[], places: Set<number>): Set<number> {
  for (const place of places) {
    const token = tokens[place];
    if (token?.kind === 'any') places.add(place + 1);
    if (token?.kind === 'optional-folders') places.add(place + 1).add(place + 3);
  }
  return places;
}
