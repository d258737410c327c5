import { parentPort, workerData } from 'node:worker_threads';
import { Patience } from '../../hcl/convert.ts';
import { globs } from '../../source/glob.ts';
import { listedTree, type RevisionTree } from '../../source/revision-tree.ts';
import type { Listing, TreeEntry } from '../../source/tree.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import { type Revision, type Sides, TooDeep } from './requirements/read-configurations.ts';
import { type Beside, modulesBeside } from './root-modules.ts';

/* The thread in which everything around the lock files is read and judged. The main thread serves the revisions. */

/** A revision without the functions that read it. */
export interface ServedRevision {
  /** The entries in JSON: a hundred thousand objects take a second to copy. */
  readonly whole: string | null;
  readonly lockFiles: string;
  readonly patterns: readonly string[];
  readonly isListed: boolean;
  readonly namesAsText: boolean;
}

export interface Work {
  readonly files: readonly ReviewedFile[];
  readonly sides: Sides<ServedRevision>;
  /** For the HCL parser, which works in a thread of its own. */
  readonly seconds: number;
}

export interface Question {
  readonly id: number;
  readonly side: keyof Sides<unknown>;
  readonly ask: 'at' | 'within' | 'measure' | 'identify' | 'read' | 'bring';
  readonly about: string | readonly TreeEntry[];
  readonly isSearch: boolean;
}

/** A question on the way, or the end: for the files only what was found about them. */
export type Message =
  | Question
  | { readonly lacks: string | undefined; readonly roots?: readonly string[] }
  | { readonly found: readonly Partial<ReviewedFile>[]; readonly around: Beside['around'] };

const port = parentPort;
const waiting = new Map<number, (answer: unknown) => void>();
let asked = 0;
const post = (message: Message) => port?.postMessage(message);

function listingIn(text: string): Listing {
  const entries: readonly TreeEntry[] = JSON.parse(text);
  return new Map(entries.map((entry) => [entry.path, entry]));
}

function revisionOf(served: ServedRevision, side: Question['side']): Revision {
  const asking =
    <T>(ask: Question['ask']) =>
    (about: Question['about'], isSearch = false): Promise<T> => {
      const { promise, resolve } = Promise.withResolvers<T>();
      asked += 1;
      waiting.set(asked, resolve as (answer: unknown) => void);
      post({ id: asked, side, ask, about, isSearch });
      return promise;
    };
  const whole = served.whole === null ? null : listingIn(served.whole);
  const local = served.isListed && whole !== null && listedTree({ whole, readBlobs: async () => new Map() });
  const tree: RevisionTree = {
    whole,
    at: asking('at'),
    within: asking('within'),
    identify: asking('identify'),
    ...local,
    measure: asking('measure'),
    read: asking('read'),
    bring: asking('bring'),
    namesAsText: served.namesAsText,
  };
  return { tree, lockFiles: listingIn(served.lockFiles), matches: globs(served.patterns) };
}

async function work({ files, sides: { base, head }, seconds }: Work): Promise<void> {
  const sides = { base: base && revisionOf(base, 'base'), head: revisionOf(head, 'head') };
  const patience = new Patience({ all: seconds * 1000 });
  try {
    const { files: read, around } = await modulesBeside(files, sides, patience);
    const found = read.map(({ revision: _, base: __, head: ___, ...each }) => each);
    post(patience.next === 0 ? { lacks: undefined } : { found, around });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    post({ lacks: error.message, roots: error.cause as readonly string[] });
  }
}

port?.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
  waiting.get(id)?.(answer);
  waiting.delete(id);
});
await work(workerData);
