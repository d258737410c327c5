import { Worker } from 'node:worker_threads';
import { codeOf } from '../../errors.ts';
import { folderOf, pathIn } from '../../paths.ts';
import { openStopwatch, workOf } from '../../processor-time.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { lockFileName } from '../../source/glob.ts';
import type { RevisionTree } from '../../source/revision-tree.ts';
import { changesBetween, type Snapshot, type Surroundings } from '../../source/source.ts';
import { type Content, contentLimit, type Listing, type TreeEntry } from '../../source/tree.ts';
import { type Modules, nothingAround, type ReviewedFile } from '../../subject/subject.ts';
import type { Beyond } from './configuration-unread.ts';
import { isPlugin } from './plugins.ts';
import { modulesBeside, withRootModules } from './root-modules.ts';
import type { Message, Question, ServedRevision, Sides, Work } from './worker.ts';

/** For everything around the lock files of a run (T68): processor time, memory, and bytes of files, each blob once. */
export const usual = { seconds: 20, megabytes: 192, bytes: 64 * 1024 * 1024 };

export type Budget = typeof usual;

/** Like {@link withRootModules}, in a thread that ends where its budget does: what it reads is hostile. */
export function modulesApart(
  files: readonly ReviewedFile[],
  snapshot: Snapshot,
  limits: Partial<Budget> = {},
): Promise<Modules> {
  const budget = { ...usual, ...limits };
  return withRootModules(files, snapshot, async (own, compared) => {
    const { surroundings } = compared;
    if (surroundings === undefined || !(await isConfigured(own, surroundings)))
      return modulesBeside(own, compared);
    const result = await runApart(own, surroundings, budget);
    if ('lacks' in result) return withoutReading(own, surroundings, result, budget);
    const { found, others } = result;
    return { ...others, files: own.map((file, at) => ({ ...file, ...found[at] })) };
  });
}

/** What is left without the thread: names, and whether the base was too much as well. */
async function withoutReading(
  files: readonly ReviewedFile[],
  { base, head }: Sides<Surroundings>,
  { lacks, folders }: Lack,
  budget: Budget,
): Promise<Modules> {
  const why = `everything around the lock files takes more than ${lacks}`;
  const changed = base === undefined ? [] : ((await changesBetween(base.tree, head.tree, () => true)) ?? []);
  const there = changed.flatMap((change) => change.head ?? []).filter(({ kind }) => kind !== 'directory');
  const weightOf = (entry: TreeEntry) => Number(isConfiguration(entry)) * contentLimit + entry.size;
  const heavy = (await head.tree.measure(there)).toSorted((one, other) => weightOf(other) - weightOf(one));
  const known = files.map(({ revision }) => revision.path);
  const before = base && (await runApart(folders.map(asItIs), { head: base }, budget));
  const beyond: Beyond = {
    of: 'run',
    paths: heavy.length > 0 ? heavy.map(({ path }) => path) : known,
    why,
    byChange: before !== undefined && !('lacks' in before),
  };
  return {
    files: files.map((file) => ({ ...file, configurationUnread: `It was not read, because ${why}.` })),
    around: { ...nothingAround, plugins: there.filter(isPlugin).map(({ path }) => path), beyond: [beyond] },
    notices: [],
  };
}

/** A root module of one revision, of which only the configuration is read. */
function asItIs(folder: string): ReviewedFile {
  const path = pathIn(folder, lockFileName);
  const head: Content = { kind: 'file', bytes: new Uint8Array() };
  return {
    revision: { path, status: 'unchanged', base: { kind: 'missing' }, head },
    base: null,
    head: null,
  };
}

/** Without any configuration there is little to read, and no thread is started. */
async function isConfigured(files: readonly ReviewedFile[], { base, head }: Sides<Surroundings>) {
  const listed = [base, head].flatMap((side) => [...(side?.tree.whole?.values() ?? [])]);
  if (head.tree.whole !== null) return listed.some(isConfiguration);
  const beside = await Promise.all(files.map(({ revision }) => head.tree.within(folderOf(revision.path))));
  return beside.flat().some(isConfiguration);
}

type Result = Extract<Message, { readonly found: unknown }>;

/** What the budget has too little of, and the folders whose configuration was asked for. */
interface Lack {
  readonly lacks: string;
  readonly folders: readonly string[];
}

async function runApart(
  files: readonly ReviewedFile[],
  sides: Sides<Surroundings>,
  budget: Budget,
): Promise<Result | Lack> {
  const { base, head } = sides;
  const work: Work = {
    files,
    sides: { head: served(head), base: base && served(base) },
    seconds: budget.seconds,
  };
  const listed = (head.tree.whole?.size ?? 0) + (base?.tree.whole?.size ?? 0);
  const { promise, resolve, reject } = Promise.withResolvers<Result | Lack>();
  const thread = new Worker(workerLocation(import.meta.url), {
    workerData: work,
    env: {},
    execArgv: [],
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: budget.megabytes + Math.ceil(listed / entriesOfMegabyte) },
  });
  const folders = new Set<string>();
  const end = (lacks: string) => resolve({ lacks, folders: [...folders] });
  const stopwatch = openStopwatch();
  const time = `${budget.seconds} seconds of processor time`;
  const watch = setInterval(async () => {
    if ((await workOf(thread, stopwatch)) > budget.seconds * 1000) end(time);
  }, 100);
  const takeRoom = openRoom(budget.bytes);
  const answerTo = async (question: Question): Promise<unknown> => {
    const tree = sides[question.side]?.tree;
    for (const entry of typeof question.about === 'string' ? [] : question.about)
      if (isConfiguration(entry)) folders.add(folderOf(entry.path));
    switch (question.ask) {
      case 'at':
      case 'within':
        return tree?.[question.ask](question.about);
      case 'measure':
      case 'identify':
        return tree?.[question.ask](question.about);
      case 'bring':
        if (takeRoom(question.about, tree)) return tree?.bring?.(question.about);
        return end(`${budget.bytes} bytes`);
      case 'read': {
        const measured = (await tree?.measure(question.about)) ?? [];
        if (takeRoom(measured, tree)) return copied((await tree?.read(measured)) ?? []);
        return end(`${budget.bytes} bytes`);
      }
    }
  };
  thread.on('message', (message: Message) => {
    if ('found' in message) return resolve(message);
    if ('isLate' in message) end(time);
    if (!('ask' in message)) return;
    const reply = (answer: unknown) => thread.postMessage({ id: message.id, answer });
    answerTo(message).then(reply).catch(reject);
  });
  thread.on('error', (error) => {
    const isLimit = codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError;
    if (isLimit) end(`${budget.megabytes} megabytes of memory`);
    else reject(error);
  });
  thread.on('exit', () => reject(new Error('The thread that reads the configuration ended early.')));
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    void thread.terminate();
  }
}

/** Entries of the listing that fit into a megabyte. */
const entriesOfMegabyte = 2_000;

/** Bytes that each file counts for at the least: a server is asked for each. */
const leastOfFile = 2_048;

/** Counts what is asked for, each blob once however many paths have it. @returns `false` where there is no room left */
function openRoom(bytes: number) {
  const known = new Map<string, number>();
  let left = bytes;
  return (entries: readonly TreeEntry[], tree: RevisionTree | undefined): boolean => {
    for (const { path, sha, size } of entries) {
      const id = tree?.isListed ? sha : path;
      const counted = known.get(id) ?? 0;
      // A listing of git has no sizes.
      const counts = size > contentLimit ? 0 : Math.max(size, leastOfFile, counted);
      left -= counts - counted;
      known.set(id, counts);
    }
    return left >= 0;
  };
}

/** A blob may be a piece of a large answer, which would be copied as a whole. Several paths share one copy. */
function copied(contents: readonly (Uint8Array | null)[]): readonly (Uint8Array | null)[] {
  const copies = new Map([...new Set(contents)].map((each) => [each, each && Uint8Array.from(each)]));
  return contents.map((each) => copies.get(each) ?? null);
}

function served({ tree, lockFiles, matches }: Surroundings): ServedRevision {
  const { whole, isListed = false, namesAsText = false } = tree;
  return {
    whole: whole && packed(whole),
    lockFiles: packed(lockFiles),
    patterns: matches.patterns ?? ['**'],
    isListed,
    namesAsText,
  };
}

/** No path has a zero byte. */
function packed(listing: Listing): string {
  return [...listing.values()]
    .map(({ path, kind, sha, size }) => [path, kind, sha, size].join('\0'))
    .join('\0');
}

/** In the source, the thread is the file beside this one; in the bundle, it is a separate entry. */
function workerLocation(here: string): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './configuration-worker.js', here);
}
