import { parentPort, workerData } from 'node:worker_threads';
import { Patience } from '../../hcl/convert.ts';
import { globs } from '../../source/glob.ts';
import { listedTree, type RevisionTree } from '../../source/revision-tree.ts';
import type { Surroundings } from '../../source/source.ts';
import type { Listing, TreeEntry } from '../../source/tree.ts';
import type { Modules, ReviewedFile } from '../../subject/subject.ts';
import { modulesBeside } from './root-modules.ts';

/* The thread in which everything around the lock files is read and judged. The main thread serves the revisions. */

/** A revision without the functions that read it. */
export interface ServedRevision {
  /** Path, kind, id and size of each entry, as one text: a hundred thousand objects take a second to copy. */
  readonly whole: string | null;
  readonly lockFiles: string;
  readonly patterns: readonly string[];
  readonly isListed: boolean;
  readonly namesAsText: boolean;
}

export interface Sides<T> {
  readonly base?: T | undefined;
  readonly head: T;
}

export interface Work {
  readonly files: readonly ReviewedFile[];
  readonly sides: Sides<ServedRevision>;
  /** For the HCL parser, which works in a thread of its own. */
  readonly seconds: number;
}

export type Question = { readonly id: number; readonly side: keyof Sides<unknown> } & (
  | { readonly ask: 'at' | 'within'; readonly about: string }
  | {
      readonly ask: 'measure' | 'identify' | 'read' | 'bring';
      readonly about: readonly TreeEntry[];
    }
);

/** A question or news on the way, or the result: for the files only what was found about them. */
export type Message =
  | Question
  | { readonly isLate: true }
  | { readonly found: readonly Partial<ReviewedFile>[]; readonly others: Omit<Modules, 'files'> };

const port = parentPort;
const waiting = new Map<number, (answer: unknown) => void>();
let asked = 0;

function openAsking(side: Question['side']) {
  return <T>(ask: Question['ask'], about: Question['about']): Promise<T> => {
    asked += 1;
    const { promise, resolve } = Promise.withResolvers<T>();
    waiting.set(asked, resolve as (answer: unknown) => void);
    post({ id: asked, side, ask, about } as Question);
    return promise;
  };
}

function post(message: Message): void {
  port?.postMessage(message);
}

function listingIn(text: string): Listing {
  const fields = text.split('\0');
  const listing = new Map<string, TreeEntry>();
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [path = '', kind, sha = '', size] = fields.slice(at, at + 4);
    listing.set(path, { path, kind: kind as TreeEntry['kind'], sha, size: Number(size) });
  }
  return listing;
}

function surroundingsOf(served: ServedRevision, side: Question['side']): Surroundings {
  const ask = openAsking(side);
  const { isListed, namesAsText } = served;
  const whole = served.whole === null ? null : listingIn(served.whole);
  const local = isListed && whole !== null ? listedTree({ whole, readBlobs: async () => new Map() }) : {};
  const tree: RevisionTree = {
    whole,
    at: (path) => ask('at', path),
    within: (folder) => ask('within', folder),
    identify: (entries) => ask('identify', entries),
    ...local,
    measure: (entries) => ask('measure', entries),
    read: (entries) => ask('read', entries),
    namesAsText,
    bring: (entries) => ask('bring', entries),
  };
  return {
    tree,
    lockFiles: listingIn(served.lockFiles),
    matches: globs(served.patterns),
    attributesOf: async () => ({ found: [], unread: [] }),
  };
}

async function work({ files, sides: { base, head }, seconds }: Work): Promise<void> {
  const surroundings = {
    head: surroundingsOf(head, 'head'),
    ...(base === undefined ? {} : { base: surroundingsOf(base, 'base') }),
  };
  const patience = new Patience({ all: seconds * 1000 });
  const { files: read, ...others } = await modulesBeside(files, { surroundings }, patience);
  if (patience.next === 0) post({ isLate: true });
  post({ found: read.map(({ revision: _, base: __, head: ___, ...found }) => found), others });
}

port?.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
  waiting.get(id)?.(answer);
  waiting.delete(id);
});
await work(workerData);
