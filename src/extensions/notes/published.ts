import { z } from 'zod';
import { type ReleaseSource, tagOf } from '../../registry/release-source.ts';
import { type GitHubAccess, readAnswer } from '../../source/github/ask-github.ts';
import { versionOf } from '../../version/version.ts';
import type { PublishedNotes } from './note.ts';
import { isBetween, newestFirst, type Upgrade } from './upgrade.ts';

export type WantedNotes = Upgrade & { readonly source: ReleaseSource };

/** Releases of one upgrade whose notes are read, and the longest list that GitHub gives. */
const mostReleases = 40;
const longestList = 100;
/** Characters of notes in one run, which its upgrades share, and those that a short note counts for (T99). */
const mostText = 1024 * 1024;
const shortNote = 100;

/** Asks GitHub: one request for the names of releases and the notes of the new versions, and one more if there are versions between, or no usable notes. `null`: they could not be read. @param upgrades how many the whole run has */
export async function publishedNotes(wanted: readonly WantedNotes[], github: GitHubAccess, upgrades: number) {
  // The parser is loaded only if there is something to read.
  const markdown = await import('./read-notes.ts');
  const room = Math.floor(mostText / Math.max(1, upgrades));
  const readings = wanted.map((each) => reading(each, room, markdown));
  let steps = readings.map((each) => each.next());
  while (steps.some(({ done }) => !done)) {
    const answers = await ask(github, wanted, steps);
    steps = readings.map((each, at) => (steps[at]?.done ? steps[at] : each.next(answers[at] ?? {})));
  }
  return steps.map((step) => (step.done ? step.value : null));
}

type Step = IteratorResult<string, PublishedNotes | null>;

const answer = z.object({ data: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()) });
const release = z.object({ tagName: z.string().max(256), description: z.string().nullish() });
const releases = z.object({ nodes: z.array(z.unknown()).max(longestList) });

/** The answer about each repository, empty if there is none. */
async function ask(github: GitHubAccess, about: readonly WantedNotes[], steps: readonly Step[]) {
  // Names, versions and tags have only characters that mean the same in JSON and in GraphQL.
  const fields = about.flatMap(({ source: { repository } }, index) => {
    const [owner, name] = repository.split('/').map((part) => JSON.stringify(part));
    const { done, value } = steps[index] ?? {};
    return done ? [] : `r${index}: repository(owner: ${owner}, name: ${name}) { ${value} }`;
  });
  const asked = await github.ask('POST /graphql', { query: `query { ${fields.join(' ')} }` });
  const read = readAnswer(asked, answer);
  return about.map((_, index) => (read.kind === 'known' && read.value.data[`r${index}`]) || {});
}

type Markdown = typeof import('./read-notes.ts');
type Reading = Generator<string, PublishedNotes | null, Readonly<Record<string, unknown>>>;

/** Asks in one or two steps for the notes of one upgrade: it yields a question and gets the answer. */
function* reading({ source, from, to }: WantedNotes, room: number, markdown: Markdown): Reading {
  const tag = tagOf(source, to) ?? '';
  const list = `releases(first: ${longestList}, orderBy: { field: CREATED_AT, direction: DESC })`;
  const first = yield `names: ${list} { nodes { tagName } } ${releaseField('latest', tag)}`;
  const names = releases.safeParse(first.names).data?.nodes;
  if (names === undefined) return null;
  const isOld = ({ version }: Pick<Texts, 'version'>) => !isBetween(version, { from, to: version });
  const isPassed = ({ version }: Pick<Texts, 'version'>) => isBetween(version, { from, to });
  // Some releases only say where the notes are.
  const latest = releasesIn([first.latest]).filter(({ text }) => markdown.readNotes(text).length > 0);
  let [texts, isPart]: [readonly Texts[], boolean] = [latest, false];
  if (latest.length > 0) {
    const known = releasesIn(names);
    const between = newestFirst(known.filter((each) => isPassed(each) && each.version !== to));
    const fields = between.slice(0, mostReleases - 1).map((each, at) => releaseField(`t${at}`, each.tag));
    const more = fields.length === 0 ? {} : yield fields.join(' ');
    texts = newestFirst([...latest, ...releasesIn(Object.values(more)).filter(isPassed)]);
    isPart = texts.length <= between.length || (names.length === longestList && !known.some(isOld));
  } else {
    const more = yield `changelog: object(expression: "${tag}:CHANGELOG.md") { ... on Blob { text } }`;
    const { text = '' } = z.object({ text: z.string() }).safeParse(more.changelog).data ?? {};
    const sections = markdown.readSections(text.slice(0, room));
    texts = sections.filter(isPassed).map((each) => ({ ...each, tag: tagOf(source, each.version) ?? '' }));
    isPart = !sections.some(isOld);
  }
  if (texts.length === 0) return null;
  let left = room;
  const notes = texts.flatMap(({ version, tag, text }) => {
    const url = `https://github.com/${source.repository}/releases/tag/${encodeURIComponent(tag)}`;
    const most = Math.max(0, left);
    const read = markdown.readNotes(text.slice(0, most));
    left -= Math.max(text.length, read.length * shortNote);
    return read.slice(0, most / shortNote).map((note) => ({ ...note, version, url }));
  });
  const kind = latest.length > 0 ? 'releases' : 'changelog';
  return { source: kind, versions: texts.map(({ version }) => version), notes, isPart: isPart || left < 0 };
}

type Texts = Readonly<Record<'version' | 'tag' | 'text', string>>;

function releaseField(alias: string, tag: string): string {
  return `${alias}: release(tagName: ${JSON.stringify(tag)}) { tagName description }`;
}

/** The releases in an answer whose tags are versions. */
function releasesIn(values: readonly unknown[]): readonly Texts[] {
  return values.flatMap((value) => {
    const { tagName: tag = '', description } = release.safeParse(value).data ?? {};
    const version = tag.replace(/^v(?=\d)/, '');
    return versionOf(version) === null ? [] : { tag, version, text: (description ?? '').slice(0, mostText) };
  });
}
