import { type Fault, itemRequired } from '../hcl/fault.ts';

/** What a file is that is no lock file. */
export interface Foreign {
  readonly fault: Fault;
  /** Whether nothing else about the file is worth saying. */
  readonly whole: boolean;
}

const oddCharacters = /(?![\t\n\v\f\r])[\p{Cc}\p{Cs}]/gu;
const fewestOddCharacters = 8;

/** A file where one character in ten is none of a text's; it is not worth parsing. */
export function recogniseBinary(text: string): Fault | null {
  const sample = text.slice(0, 4096);
  const odd = sample.match(oddCharacters)?.length ?? 0;
  if (odd < fewestOddCharacters || odd * 10 < sample.length) return null;
  const detail = isWide(text)
    ? 'The file looks like UTF-16; a lock file is UTF-8.'
    : 'The file looks binary; a lock file is text.';
  return { summary: 'Invalid character', detail, offset: sample.search(oddCharacters) };
}

/** Two bytes a character: with a byte order mark, or with every other byte zero. */
function isWide(text: string): boolean {
  if (/^(?:\u{dcff}\u{dcfe}|\u{dcfe}\u{dcff})/u.test(text)) return true;
  const zeros = Array.from(text.slice(0, 4), (character) => (character === '\0' ? '0' : 'x')).join('');
  return zeros === '0x0x' || zeros === 'x0x0';
}

/** What a text looks like that could not be read; `null` where nothing well known does. */
export function recognise(text: string): Foreign | null {
  const conflict = /^(?:<{7}|>{7}|={7}|\|{7})(?= |\r?$)/m.exec(text);
  if (conflict !== null) return foreign(conflict.index, 'looks like a committed merge conflict', false);
  const start = text.search(/[^\s\ufeff]/);
  if (start === -1) return null;
  const head = text.slice(start, start + 64);
  if (/^[{[]/.test(head)) return foreign(start, 'looks like JSON; a lock file is native HCL syntax', true);
  if (/^version https:\/\/git-lfs\./.test(head)) {
    return foreign(start, 'looks like a Git LFS pointer, not like the file itself', true);
  }
  if (/^<(?:!doctype|html|\?xml)/i.test(head)) return foreign(start, 'looks like HTML or XML', true);
  if (/^(?:---|%YAML)/.test(head)) return foreign(start, 'looks like YAML; a lock file is HCL', true);
  return null;
}

function foreign(offset: number, what: string, whole: boolean): Foreign {
  return { fault: { summary: itemRequired, detail: `This ${what}.`, offset }, whole };
}
