/** A token of HCL's native syntax. `other`: a heredoc, which is never read, or a character without a meaning. */
export interface Token {
  readonly kind: 'identifier' | 'number' | 'string' | 'symbol' | 'newline' | 'other' | 'end';
  readonly start: number;
  readonly end: number;
  /** The text between the quotes of a string. */
  readonly text: string;
  /** False for a string that HCL would evaluate, or of which it would replace a part. */
  readonly plain: boolean;
}

const byteOrderMark = '\ufeff';
const blank = /[ \t]+|(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//y;

const patterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['newline', /\r?\n/y],
  ['identifier', /[\p{ID_Start}_][\p{ID_Continue}-]*/uy],
  ['number', /[0-9](?:\.?[0-9]|[eE][+-]?[0-9])*/y],
  ['other', /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n[\s\S]*?^[ \t]*\1[ \t\r]*$/muy],
  ['symbol', /==|!=|>=|<=|=>|&&|\|\||\.\.\.|::|[{}[\](),.:=?!<>+\-*/%]/y],
  ['other', /[\s\S]/uy],
];

/** The tokens of a text that HashiCorp's grammar accepts, the end included. Comments and space are between them. Linear for such a text. */
export function* tokensOf(text: string): Generator<Token, undefined> {
  let start = text.startsWith(byteOrderMark) ? 1 : 0;
  const endOf = (pattern: RegExp): number => {
    pattern.lastIndex = start;
    return pattern.test(text) ? pattern.lastIndex : start;
  };
  for (let end = start; start < text.length; start = end) {
    for (end = endOf(blank); end > start; end = endOf(blank)) start = end;
    if (text[start] === '"') {
      const token = stringAt(text, start);
      end = token.end;
      yield token;
      continue;
    }
    const found = patterns.find(([, pattern]) => {
      end = endOf(pattern);
      return end > start;
    });
    if (found !== undefined) yield { kind: found[0], start, end, text: text.slice(start, end), plain: true };
  }
  yield { kind: 'end', start, end: start, text: '', plain: true };
}

const piece = /[^"\\$%\r\n]+|\\.|[$%]\{|\$\$\{|%%\{|[\s\S]/y;

/** The string to its closing quote, or to the end of the text. */
function stringAt(text: string, start: number): Token {
  let plain = true;
  let index = start + 1;
  while (index < text.length && text[index] !== '"') {
    piece.lastIndex = index;
    const [found = ''] = piece.exec(text) ?? [];
    const isTemplate = found === '${' || found === '%{';
    if (isTemplate || /^(?:\\|[$%]{2}\{)/.test(found)) plain = false;
    index = isTemplate ? endOfTemplate(text, index + 2) : index + found.length;
  }
  const end = Math.min(index + 1, text.length);
  return { kind: 'string', start, end, text: text.slice(start + 1, index), plain };
}

/** The end of a template. Strings and braces may nest in it, so there is no recursion (T30). */
function endOfTemplate(text: string, start: number): number {
  const open: ('brace' | 'quote')[] = ['brace'];
  let index = start;
  while (index < text.length && open.length > 0) {
    const inQuotes = open.at(-1) === 'quote';
    const character = text[index];
    index += inQuotes && character === '\\' ? 2 : 1;
    if (character === '"' && inQuotes) open.pop();
    else if (character === '"') open.push('quote');
    else if (character === '}' && !inQuotes) open.pop();
    else if (character === '{' && (!inQuotes || /[$%]/.test(text[index - 2] ?? ''))) open.push('brace');
  }
  return index;
}
