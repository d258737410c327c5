/**
 * A sentence with the values that a renderer may mark. The text is raw: every renderer escapes each part.
 */
export type Sentence = readonly Part[];

type Part =
  | string
  /** A complete hash with its scheme, shown shortened. */
  | { readonly hash: string }
  /** The fingerprint of a signing key. */
  | { readonly key: string }
  /** The identifier of an entry in GitHub's advisory database, which a renderer may link. */
  | { readonly advisory: string };

/** Where GitHub's advisory database shows its entries, without a slash at its end. */
export const advisoryPages = 'https://github.com/advisories';

/** A sentence from a template: `say`Nothing proves ${{ hash }} for ${name}.``. */
export function say(texts: TemplateStringsArray, ...values: readonly (Part | Sentence)[]): Sentence {
  const parts = texts.flatMap((text, index) => [text, ...partsOf(values[index])]);
  return parts.reduce(append, []);
}

function append(sentence: Sentence, part: Part): Sentence {
  if (part === '') return sentence;
  const last = sentence.at(-1);
  return typeof last === 'string' && typeof part === 'string'
    ? sentence.with(-1, last + part)
    : [...sentence, part];
}

/** Several as the items of an enumeration: `a and b`. */
export function joined(items: readonly Part[], joint: string): Sentence {
  return items.flatMap((item, index) => (index === 0 ? [item] : [joint, item]));
}

/** The sentence as plain text. */
export function plainText(sentence: Sentence): string {
  return sentence.map((part) => shownPart(part)).join('');
}

/** The shown text of a part: enough of a hash to find its line, and short enough for a sentence. */
export function shownPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('advisory' in part) return `${part.advisory} (${advisoryPages}/${part.advisory})`;
  return 'hash' in part ? shortHash(part.hash) : part.key;
}

/** `zh:d04ab3aaeb9b…` */
export function shortHash(hash: string): string {
  const shown = 15;
  const characters = Array.from(hash.slice(0, 4 * shown));
  return characters.length > shown ? `${characters.slice(0, shown).join('')}…` : hash;
}

/** A reason from elsewhere, as the end of a sentence. */
export function asClause(reason: string): string {
  return reason.trim().replace(/[.\s]+$/, '');
}

/** A text of the configuration or the lock file, cut for a sentence. */
export function shortText(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

function partsOf(value: Part | Sentence | undefined): Sentence {
  if (value === undefined) return [];
  return isSentence(value) ? value : [value];
}

function isSentence(value: Part | Sentence): value is Sentence {
  return Array.isArray(value);
}
