import type { z } from 'zod';
import { opentofuRegistry, terraformRegistry } from '../address/address.ts';
import type { sentenceSchema } from './schemas.ts';

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type Sentence = DeepReadonly<z.output<ReturnType<typeof sentenceSchema>>>;
type Part = Sentence[number];

export const advisoryPages = 'https://github.com/advisories';

/** A sentence from a template: `say`Nothing proves ${{ hash }} for ${name}.``. */
export function say(texts: TemplateStringsArray, ...values: readonly (Part | Sentence)[]): Sentence {
  const parts = texts.flatMap((text, index) => [text, ...[values[index] ?? []].flat()]);
  return parts.reduce(append, []);
}

function append(sentence: Sentence, part: Part): Sentence {
  if (part === '') return sentence;
  const last = sentence.at(-1);
  return typeof last === 'string' && typeof part === 'string'
    ? sentence.with(-1, last + part)
    : [...sentence, part];
}

export const plainText = (sentence: Sentence): string => sentence.map(shownPart).join('');

/** The shown text of a part: enough of a hash to find its line, and short enough for a sentence. */
export function shownPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('strong' in part) return part.strong;
  if ('advisory' in part) return `${part.advisory} (${advisoryPages}/${part.advisory})`;
  return 'hash' in part ? shortHash(part.hash) : part.key;
}

/** `a and b`, each marked as a key. */
export const namedKeys = (keys: readonly string[], joint: string): Sentence =>
  keys.flatMap((key, index) => (index === 0 ? [{ key }] : [joint, { key }]));

export const shortHash = (hash: string): string => shortText(hash, 15);

/** A name for the headline, which stays one line. Real providers have shorter names. */
export const shortName = (name: string): string => shortText(name, 64);

export const asClause = (reason: string): string => reason.trim().replace(/[.\s]+$/, '');

export function shortText(text: string, longest = 100): string {
  const characters = Array.from(text.slice(0, 4 * longest));
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}

const defaultHost = `${terraformRegistry}/`;
const openTofuHost = `${opentofuRegistry}/`;

const shortAddress = (address: string): string =>
  address.startsWith(defaultHost) ? address.slice(defaultHost.length) : address;

/** `hashicorp/null`, cut if it is long, as no real name is; other hosts stay in the name, so that no other provider looks like a public one (T9). */
export const providerName = (address: string): string => shortName(shortAddress(address));

export const releaseName = (release: { readonly address: string; readonly version: string }): string =>
  `${providerName(release.address)} ${shortName(release.version)}`;

/** The tool whose registry an address names; Terraform for every other registry. */
export const toolFor = (address: string) => (address.startsWith(openTofuHost) ? 'tofu' : 'terraform');

/** The address as that tool expects it on its command line. */
export const nameForTool = (address: string): string =>
  address.startsWith(openTofuHost) ? address.slice(openTofuHost.length) : shortAddress(address);

export const hashCount = (count: number): string => counted(count, 'hash', 'hashes');

/** `a`, `a and b`, `a, b and c`; beyond `most` the rest is counted. */
export function listed(items: readonly string[], most: number): string {
  const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** `a, b, and 3 more places`; all of them where they are few. */
export function firstOf(items: readonly string[], most: number, one = 'more', many = one): string {
  const rest = items.length - most;
  return [...items.slice(0, most), ...(rest > 0 ? [`and ${counted(rest, one, many)}`] : [])].join(', ');
}

export const mostNamed = 3;

/** Up to three by their names; from four on they are counted. @param many what they are, as a plural */
export function namedOrCounted(names: readonly string[], many: string, atLeast = ''): string {
  const distinct = [...new Set(names)];
  return distinct.length > mostNamed ? `${atLeast}${distinct.length} ${many}` : listed(distinct, mostNamed);
}
