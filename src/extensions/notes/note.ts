import { type NamedNote, noteKinds, type ReportedNotes } from './reported.ts';

/** One note of a publisher. All texts are raw: every renderer escapes them. */
export interface Note {
  /** The nearest heading; empty if there is none. */
  readonly section: string;
  /** A heading above it announces changes that break something. */
  readonly isBreaking: boolean;
  /** Its own text, then the items in it. */
  readonly parts: readonly string[];
}

/** What the publisher says about the versions that an upgrade passes, the newest first. */
export interface PublishedNotes extends Pick<ReportedNotes, 'source' | 'versions'> {
  readonly notes: readonly (Note & Pick<NamedNote, 'version' | 'url'>)[];
  /** Versions between may be missing. */
  readonly isPart: boolean;
}

/** A heading decides it, or else words. */
export function kindOf({ section, isBreaking, parts }: Note): NamedNote['kind'] {
  if (isBreaking) return 'breaking';
  const text = parts.join(' ');
  if (/\bremov/i.test(section) || says(text, gone)) return 'removal';
  const isOld = says(text, /(?<!non-|from )\bdeprecat|\bsuperseded by\b/i);
  return /\bdeprecat/i.test(section) || isOld ? 'deprecation' : 'other';
}

/** The order for a reader: a changed default comes before what is merely new, and what may affect everyone last. */
export function rankOf({ kind, text, types }: NamedNote): number {
  const rank = kind === 'other' && !says(text, changedDefault) ? noteKinds.length : noteKinds.indexOf(kind);
  return types.length > 0 ? rank : rank + 0.5;
}

/** A fix that names a removal seldom makes one. */
function says(text: string, words: RegExp): boolean {
  return words.test(text) && !/\bfix|\bprevent|\bpanic|\bcrash|\bbug\b/i.test(text);
}

/** Not what users may remove now, nor a limit that is no more. */
const gone =
  /\b(?:(?<!can (?:\w+ )?be (?:\w+ )?)removed(?! [^.]{0,50}\b(?:limit|timeout)\b)|renam(?:ed?|es|ing)|replaced)\b|\bno longer (?:accept|avail|export|populat|support|us(?:able|ed)|valid)/i;

const changedDefault =
  /\bnow defaults?\b|\bdefaults?\b[^.]{0,40} (?:chang|is now)|\bchang[^.]{0,40} default\b|(?<!no longer )\bforce ?new\b|\bforces? (?:a )?(?:new|re)/i;

const typeWord = /(?<![A-Za-z0-9_])[a-z][a-z0-9]*(?:_[a-z0-9]+|[_*]|\([a-z0-9_|]+\))+(?![A-Za-z0-9_*(])/g;

/** The words that may name a type: `aws_instance`, `google_x_iam_*`, `kubernetes_job(_v1)`. */
export function typeWords(text: string): readonly string[] {
  return (text.match(typeWord) ?? []).map((word) => word.replace(/^(?:resources?|data_?sources?)_/, ''));
}

/** Which of the types a text names, sorted. `azurerm_subnet_route` does not name `azurerm_subnet`. */
export function typesNamed(text: string, types: ReadonlySet<string>): readonly string[] {
  const words = typeWords(text);
  const patterns = words.flatMap((word) => patternOf(word) ?? []);
  const isNamed = (type: string) => words.includes(type) || patterns.some((pattern) => pattern.test(type));
  return [...types].filter(isNamed).toSorted();
}

/** `null` for a plain word, and for one with more stars and brackets than publishers write: it would take long to compare. */
function patternOf(word: string): RegExp | null {
  const marks = word.match(/[*(]/g)?.length ?? 0;
  if (marks === 0 || marks > 2 || word.length > 100) return null;
  return new RegExp(`^${word.replaceAll('*', '\\w*').replaceAll('(', '(?:').replaceAll(')', ')?')}$`);
}
