import { codeOf } from '../../errors.ts';
import { Faults } from '../../hcl/fault.ts';
import { Tokenizer } from '../../hcl/tokenizer.ts';

/** By these Terraform's command line takes providers from elsewhere, or no longer compares them with the lock file. */
const decisive = /^(?:provider_installation|dev_overrides|plugin_cache_dir|plugin_cache_may_break_\w+)$/i;

const mentioned = /provider_installation|dev_overrides|plugin_cache|providers\.v1/i;
/** Whether a file that is not held whole may be one. Terraform refuses what is no UTF-8, or goes on after a zero. @param room the bytes that may still be read */
export async function mayConfigure(pieces: AsyncIterable<Uint8Array>, room: { bytes: number }) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    for await (const piece of pieces) {
      // A word with each letter as an escape is shorter.
      text = text.slice(-512) + decoder.decode(piece, { stream: true });
      if (/\0./s.test(text)) return false;
      room.bytes -= piece.length;
      if (room.bytes < 0 || mentioned.test(unescaped(text))) return true;
    }
    return false;
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** Whether a file of any name makes providers come from elsewhere (T66): the setting begins a statement outside of all blocks. */
export function configuresCommandLine(written: string): boolean {
  const text = unescaped(written);
  if (!mentioned.test(text)) return false;
  // A block for a host says by this word where its providers are; other programs have settings named `host`.
  const isOfProviders = text.includes('providers.v1');
  const decides = (word: string): boolean => decisive.test(word) || (isOfProviders && /^host$/i.test(word));
  if (text.trimStart().startsWith('{')) return keysOf(text).some(decides);
  const tokenizer = new Tokenizer(text, new Faults());
  let depth = 0;
  let found = false;
  /** The first word of a statement outside of all blocks. */
  let first: string | null = null;
  let isValue = false;
  for (let token = tokenizer.next(); token.kind !== 'end'; token = tokenizer.next()) {
    if (token.kind === 'invalid') return false;
    if (token.kind === 'symbol') {
      const isSetting = depth === 0 && !isValue && (token.text === '=' || token.text === '{');
      if (isSetting) {
        found ||= decides(first ?? '');
        first = null;
        isValue = token.text === '=';
      }
      if (token.text === '{' || token.text === '[') {
        depth += 1;
        isValue = false;
      }
      if (token.text === '}' || token.text === ']') depth = Math.max(0, depth - 1);
    } else if (depth === 0 && token.kind !== 'newline') {
      if (!isValue) first ??= 'text' in token ? token.text : '';
      isValue = false;
    }
  }
  return found;
}

/** Letters, digits and the like may be written as escape sequences in a name in quotes. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(?:[ux](?:00)?|U0{6})([\da-f]{2})|\\([0-7]{3})/gi, (all, hexadecimal, octal) => {
    const code = Number.parseInt(hexadecimal ?? octal, hexadecimal === undefined ? 8 : 16);
    const character = String.fromCharCode(code);
    return /[\w.]/.test(character) ? character : all;
  });
}

/** Terraform's reader of JSON is older and takes more than JSON, so a text that is none counts by its words. */
function keysOf(text: string): readonly string[] {
  try {
    return Object.keys(JSON.parse(text));
  } catch {
    return [...text.matchAll(/"(\w+)"\s*:/g)].map(([, key = '']) => key);
  }
}
