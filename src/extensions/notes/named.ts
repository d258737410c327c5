import { distinct } from '../../distinct.ts';
import { shortText } from '../../finding/sentence.ts';
import type { DeclaredType, ReviewedChange, ReviewedFile } from '../../subject/subject.ts';
import { kindOf, type PublishedNotes, rankOf, typesNamed, typeWords } from './note.ts';
import type { ReportedNotes } from './reported.ts';
import { isBetween, type Upgrade, upgradeIn } from './upgrade.ts';

const mostNamed = 200;
const longestText = 240;

/** Finds the notes about what the root modules beside these lock files declare; `null` if notes or configuration were not read. */
export function notesFor(reviewed: ReviewedChange, files: readonly ReviewedFile[], path?: string) {
  const { change, occurrences, evidence } = reviewed;
  const [upgrade, published] = [upgradeIn(change), evidence?.notes ?? null];
  const paths = new Set(path === undefined ? occurrences.map((each) => each.path) : [path]);
  const beside = files.filter(({ revision }) => paths.has(revision.path)).map(({ declared }) => declared);
  const read = beside.filter((declared) => declared !== undefined);
  if (upgrade === null || published === null || read.length < beside.length) return null;
  const isOwn = ({ provider, type }: DeclaredType) => provider === change.provider && /^\w+$/.test(type);
  const declared = read.flatMap(({ types }) => types.filter(isOwn));
  const notes = published.notes.filter(({ version }) => isBetween(version, upgrade));
  const named = notes.flatMap((note) => namedIn(note, declared, upgrade) ?? []);
  return {
    source: published.source,
    versions: published.versions.filter((version) => isBetween(version, upgrade)),
    ...(published.isPart && { partial: true }),
    total: notes.length,
    named: named.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostNamed),
    undocumented: undocumentedIn(reviewed, declared),
    elsewhere: read.some(({ callsElsewhere }) => callsElsewhere),
  } satisfies ReportedNotes;
}

type PublishedNote = PublishedNotes['notes'][number];

/** `null` for a note that is only about other types. One about the provider, or without any type below a breaking heading, concerns everybody. */
function namedIn(note: PublishedNote, declared: readonly DeclaredType[], { address }: Upgrade) {
  const used = new Set(declared.map(({ type }) => type));
  const { version, section, url } = note;
  const [first = '', ...others] = note.parts;
  const types = typesNamed(note.parts.join(' '), used);
  if (types.length === 0 && !/^(?:the )?(?:provider|all)(?: resources)?\s*[:–-]/i.test(first)) {
    // The types of google-beta begin with `google`.
    const prefixes = [address.replace(/.*\//, ''), ...used].map((word) => word.split(/[_-]/, 1)[0]);
    const isOfOthers = note.parts.flatMap(typeWords).some((word) => prefixes.includes(word.split('_', 1)[0]));
    if (!note.isBreaking || isOfOthers) return null;
  }
  // Of a long list only the items that name something.
  const isWhole = types.length === 0 || typesNamed(first, used).length > 0;
  const parts = [first, ...others.filter((part) => isWhole || typesNamed(part, used).length > 0)];
  const [kind, text] = [kindOf({ ...note, parts }), shortText(parts.join(' '), longestText)];
  return { version, section, kind, text, types, paths: pathsOf(types, declared), url };
}

function pathsOf(types: readonly string[], declared: readonly DeclaredType[]): readonly string[] {
  return distinct(declared.flatMap(({ type, paths }) => (types.includes(type) ? paths : []))).toSorted();
}

/** The declared types that have a page of the registry's documentation in the old version and none in the new one. */
function undocumentedIn({ evidence, baseEvidence }: ReviewedChange, declared: readonly DeclaredType[]) {
  const before = [...(baseEvidence?.pages ?? [])];
  const now = [...(evidence?.pages ?? [])];
  const known = declared.filter(({ kind }) => kind === 'resource' || kind === 'data');
  const gone = known.filter(({ type, kind }) => {
    const folder = kind === 'data' ? 'data-sources/' : 'resources/';
    // Most pages are named without the provider.
    const names = [type, type.slice(type.indexOf('_') + 1)].map((name) => folder + name);
    const isPage = (page: string) => names.includes(page);
    // A version without any page of a kind has lost its documentation, not its types.
    return before.some(isPage) && !now.some(isPage) && now.some((page) => page.startsWith(folder));
  });
  const types = distinct(gone.map(({ type }) => type)).toSorted();
  return types.map((type) => ({ type, paths: pathsOf([type], gone) }));
}
