import { Worker } from 'node:worker_threads';
import { codeOf } from '../../errors.ts';
import { folderOf, pathIn } from '../../paths.ts';
import { openStopwatch, workOf } from '../../processor-time.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { lockFileName } from '../../source/glob.ts';
import type { RevisionTree } from '../../source/revision-tree.ts';
import { changesBetween, type Snapshot } from '../../source/source.ts';
import { type Content, contentLimit, type Listing, type TreeEntry } from '../../source/tree.ts';
import { type Around, type Modules, nothingAround, type ReviewedFile } from '../../subject/subject.ts';
import { isPlugin } from './around.ts';
import type { Beyond } from './configuration-unread.ts';
import type { Revision, Sides } from './requirements/read-configurations.ts';
import { modulesBeside, withRootModules } from './root-modules.ts';
import type { Message, Question, ServedRevision, Work } from './worker.ts';

/** For everything around the lock files of a run (T68): processor time, memory, and bytes of files, each blob once. */
export const usual = { seconds: 40, megabytes: 192, bytes: 64 * 1024 * 1024 };

/** Like {@link withRootModules}, in a thread that ends where its budget does: what it reads is hostile. */
export function modulesApart(
  files: readonly ReviewedFile[],
  snapshot: Snapshot,
  limits: Partial<typeof usual> = {},
): Promise<Modules> {
  const budget = { ...usual, ...limits };
  return withRootModules(files, snapshot, async (own, sides) => {
    const listed = [sides.base, sides.head].flatMap((side) => [...(side?.tree.whole?.values() ?? [])]);
    // Without any configuration there is little to read, and no thread is started.
    if (sides.head.tree.whole !== null && !listed.some(isConfiguration)) return modulesBeside(own, sides);
    const result = await runApart(own, sides, budget);
    if ('lacks' in result) return { files: own, around: await withoutReading(own, sides, result, budget) };
    return { files: own.map((file, at) => ({ ...file, ...result.found[at] })), around: result.around };
  });
}

/** The result without the thread: names, and whether the base was too much as well. */
async function withoutReading(
  files: readonly ReviewedFile[],
  { base, head }: Sides<Revision>,
  { lacks, folders }: Lack,
  budget: typeof usual,
): Promise<Around> {
  const changes = base === undefined ? [] : ((await changesBetween(base.tree, head.tree, () => true)) ?? []);
  const changed = await head.tree.measure(changes.flatMap((change) => change.head ?? []));
  const heavy = changed.filter(isConfiguration).toSorted((one, other) => other.size - one.size);
  const before = base && (await runApart(folders.map(asItIs), { head: base }, budget));
  const beyond: Beyond = {
    of: 'run',
    paths: (heavy.length > 0 ? heavy : files.map(({ revision }) => revision)).map(({ path }) => path),
    why: `everything around the lock files takes more than ${lacks}`,
    byChange: before !== undefined && !('lacks' in before),
  };
  return { ...nothingAround, plugins: changed.filter(isPlugin).map(({ path }) => path), beyond: [beyond] };
}

/** A root module of one revision, of which only the configuration is read. */
function asItIs(folder: string): ReviewedFile {
  const none: Content = { kind: 'missing' };
  const path = pathIn(folder, lockFileName);
  return { revision: { path, status: 'unchanged', base: none, head: none }, base: null, head: null };
}

type Result = Extract<Message, { readonly found: unknown }>;

/** What the budget has too little of, and the folders whose configuration was asked for. */
type Lack = { readonly lacks: string; readonly folders: readonly string[] };

async function runApart(
  files: readonly ReviewedFile[],
  sides: Sides<Revision>,
  { seconds, megabytes, bytes }: typeof usual,
): Promise<Result | Lack> {
  const { base, head } = sides;
  const listed = (head.tree.whole?.size ?? 0) + (base?.tree.whole?.size ?? 0);
  const work: Work = { files, sides: { head: served(head), base: base && served(base) }, seconds };
  const { promise, resolve, reject } = Promise.withResolvers<Result | Lack>();
  const thread = new Worker(workerLocation(import.meta.url), {
    workerData: work,
    env: {},
    execArgv: [],
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: megabytes + Math.ceil(listed / entriesOfMegabyte) },
  });
  const folders = new Set<string>();
  const end = (lacks = `${seconds} seconds of processor time`, roots: Iterable<string> = folders) =>
    resolve({ lacks, folders: [...roots] });
  const stopwatch = openStopwatch();
  const watch = setInterval(async () => {
    if ((await workOf(thread, stopwatch)) > seconds * 1000) end();
  }, 100);
  const takeRoom = openRoom(bytes);
  const answerTo = async ({ side, ask, about, isSearch }: Question): Promise<unknown> => {
    const tree = sides[side]?.tree;
    if (tree === undefined) return null;
    if (typeof about === 'string') return ask === 'at' || ask === 'within' ? tree[ask](about) : null;
    for (const entry of about) if (isConfiguration(entry)) folders.add(folderOf(entry.path));
    if (ask === 'measure' || ask === 'identify') return tree[ask](about);
    const measured = ask === 'read' ? await tree.measure(about) : about;
    if (!takeRoom(measured, tree)) return end(`${bytes} bytes`);
    return ask === 'read' ? copied(await tree.read(measured, isSearch)) : tree.bring?.(measured);
  };
  thread.on('message', (message: Message) => {
    if ('found' in message) return resolve(message);
    if ('lacks' in message) return end(message.lacks, message.roots);
    const reply = (answer: unknown) => thread.postMessage({ id: message.id, answer });
    answerTo(message).then(reply).catch(reject);
  });
  thread.on('error', (error) => {
    const isLimit = codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError;
    if (isLimit) end(`${megabytes} megabytes of memory`);
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

const leastOfFile = 2_048;

/** Counts what is asked for, each blob once however many paths have it, and a little for each request. @returns `false` where there is no room left */
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

function served({ tree, lockFiles, matches }: Revision): ServedRevision {
  const { whole, isListed = false, namesAsText = false } = tree;
  const textOf = (listing: Listing) => JSON.stringify([...listing.values()]);
  const patterns = matches.patterns ?? ['**'];
  return { whole: whole && textOf(whole), lockFiles: textOf(lockFiles), patterns, isListed, namesAsText };
}

/** In the source, the thread is the file beside this one; in the bundle, it is a separate entry. */
function workerLocation(here: string): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './configuration-worker.js', here);
}
