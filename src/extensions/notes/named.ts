import { distinct } from '../../distinct.ts';
import { shortText } from '../../finding/sentence.ts';
import type { DeclaredType, ReviewedChange, ReviewedFile } from '../../subject/subject.ts';
import { kindOf, type PublishedNotes, rankOf, typesNamed, typeWords } from './note.ts';
import type { ReportedNotes } from './reported.ts';
import { isBetween, upgradeIn } from './upgrade.ts';

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
  const named = notes.flatMap(noteAbout(reviewed, declared));
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

/** Nothing of a note that is only about other types or services. One about the provider, or a breaking one that names none, may affect everyone. */
function noteAbout({ change, evidence }: ReviewedChange, declared: readonly DeclaredType[]) {
  const used = new Set(declared.map(({ type }) => type));
  // The types of google-beta begin with `google`.
  const prefixes = [change.provider.replace(/.*\//, ''), ...used].map((word) => word.split(/[_-]/, 1)[0]);
  const isOfOthers = (word: string) => prefixes.includes(word.split('_', 1)[0]);
  const serviceOn = (page: string) => plain(evidence?.pages?.get(page) ?? '');
  const ours = declared.map(({ type }) => pagesOf(type).map(serviceOn).find(Boolean));
  // A type of which no service is known may belong to any.
  const services = new Set(ours.includes(undefined) ? [] : [...(evidence?.pages?.values() ?? [])].map(plain));
  return (note: PublishedNotes['notes'][number]) => {
    const { version, section, isBreaking, url } = note;
    const [first = '', ...more] = note.parts;
    const types = typesNamed(note.parts.join(' '), used);
    const begun = first.split(/\W+/, 6).map((_, at, words) => plain(words.slice(0, at + 1).join('')));
    const isOther = begun.some((name) => services.has(name)) && !begun.some((name) => ours.includes(name));
    const isGeneral = isBreaking ? !isOther && !/^dependenc/i.test(first) : aboutProvider.test(first);
    if (types.length === 0 && (!isGeneral || note.parts.flatMap(typeWords).some(isOfOthers))) return [];
    // A long list counts only with the items that name something.
    const isWhole = types.length === 0 || typesNamed(first, used).length > 0;
    const parts = [first, ...more.filter((part) => isWhole || typesNamed(part, used).length > 0)];
    // A text that is cut ends after a sentence, or else after a word.
    const text = shortText(parts.join(' '), longestText).replace(/^(.{100,}[.!?]|.+) .*…$/, '$1 …');
    const [kind, paths] = [kindOf({ ...note, parts }), pathsOf(types, declared)];
    return [{ version, section, kind, text, types, paths, url }];
  };
}

/** `App Service (Web Apps)` is `appservice`. */
const plain = (name: string): string => name.replaceAll(/\(.*|[^a-z0-9]/gi, '').toLowerCase();

const aboutProvider = /^(?:the )?(?:provider|all)(?: resources)?\s*[:–-]/i;

function pathsOf(types: readonly string[], declared: readonly DeclaredType[]): readonly string[] {
  return distinct(declared.flatMap(({ type, paths }) => (types.includes(type) ? paths : []))).toSorted();
}

/** The declared types that have a page of the registry's documentation in the old version and none in the new one. */
function undocumentedIn({ evidence, baseEvidence }: ReviewedChange, declared: readonly DeclaredType[]) {
  const [before = [], now = []] = [baseEvidence, evidence].map((each) => [...(each?.pages?.keys() ?? [])]);
  const gone = declared.filter(({ type, kind }) => {
    const folder = kind === 'data' ? 'data-sources/' : 'resources/';
    const names = pagesOf(type, [folder]);
    const isPage = (page: string) => names.includes(page);
    // A version without any page of a kind has lost its documentation, not its types.
    const isGone = before.some(isPage) && !now.some(isPage) && now.some((page) => page.startsWith(folder));
    return isGone && (kind === 'resource' || kind === 'data');
  });
  const types = distinct(gone.map(({ type }) => type)).toSorted();
  return types.map((type) => ({ type, paths: pathsOf([type], gone) }));
}

/** Most pages are named without the provider. */
function pagesOf(type: string, folders = ['resources/', 'data-sources/']): readonly string[] {
  return [type, type.slice(type.indexOf('_') + 1)].flatMap((name) => folders.map((folder) => folder + name));
}
