import { z } from 'zod';

/** A sentence with the values that a renderer may mark. The text is raw: every renderer escapes each part. */
export function sentenceSchema() {
  return z.array(
    z.union([
      z.string(),
      z.object({ hash: z.string().describe('A complete hash with its scheme, shown shortened') }),
      z.object({ key: z.string().describe('The fingerprint of a signing key') }),
      z.object({
        advisory: z.string().describe("An entry of GitHub's advisory database, which may be linked"),
      }),
    ]),
  );
}

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type Sentence = DeepReadonly<z.output<ReturnType<typeof sentenceSchema>>>;
type Part = Sentence[number];

/** GitHub's advisory database, without a slash at its end. */
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

export function plainText(sentence: Sentence): string {
  return sentence.map((part) => shownPart(part)).join('');
}

/** The shown text of a part: enough of a hash to find its line, and short enough for a sentence. */
export function shownPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('advisory' in part) return `${part.advisory} (${advisoryPages}/${part.advisory})`;
  return 'hash' in part ? shortHash(part.hash) : part.key;
}

export function namedKeys(keys: readonly string[], joint: string): Sentence {
  return joined(
    keys.map((key) => ({ key })),
    joint,
  );
}

export function shortHash(hash: string): string {
  return shortText(hash, 15);
}

/** A name for the headline, which stays one line. Real providers have shorter names. */
export function shortName(name: string): string {
  return shortText(name, 64);
}

/** A reason from elsewhere, as the end of a sentence. */
export function asClause(reason: string): string {
  return reason.trim().replace(/[.\s]+$/, '');
}

export function shortText(text: string, longest = 100): string {
  const characters = Array.from(text.slice(0, 4 * longest));
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}

function partsOf(value: Part | Sentence | undefined): Sentence {
  if (value === undefined) return [];
  return isSentence(value) ? value : [value];
}

function isSentence(value: Part | Sentence): value is Sentence {
  return Array.isArray(value);
}
