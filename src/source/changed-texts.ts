import { posix } from 'node:path';
import { isLockFileName } from './glob.ts';
import type { RevisionTree } from './revision-tree.ts';
import { changesBetween } from './source.ts';
import type { TreeEntry } from './tree.ts';

/** A hundred come in one question to GitHub. */
const most = { files: 2_000, bytes: 8 * 1024 * 1024 };

/** Pictures, fonts, archives and programs, by their endings. */
const binaries = /\.(?:png|jpe?g|gif|ico|webp|pdf|woff2?|ttf|zip|t?gz|xz|jar|wasm|exe|so|dll|bin|mp[34])$/i;

/** Whether a file is searched, if a change adds or edits it. */
export function maySearch({ kind, path }: TreeEntry): boolean {
  return kind === 'file' && !isLockFileName(path) && !binaries.test(posix.basename(path));
}

/** The files that a change adds or edits and that may be text, as many as are read, and what is left; the new ones first, then the small ones. */
export async function changedTexts(base: RevisionTree, head: RevisionTree) {
  const changed = (await changesBetween(base, head, maySearch)) ?? [];
  const known = new Set(changed.flatMap((change) => change.base?.path ?? []));
  const there = await head.measure(changed.flatMap((change) => change.head ?? []));
  let bytes = 0;
  const inOrder = there.toSorted(
    (one, other) => Number(known.has(one.path)) - Number(known.has(other.path)) || one.size - other.size,
  );
  const wanted = inOrder.slice(0, most.files).filter(({ size }) => {
    // A partial clone does not tell the size of what it lacks.
    if (size < 0 || bytes + size > most.bytes) return false;
    bytes += size;
    return true;
  });
  const contents = await head.read(wanted, true);
  const read = new Map(wanted.flatMap((entry, at) => (contents[at] ? [[entry, contents[at]]] : [])));
  const texts = [...read].map(([{ path }, content]) => ({ path, text: Buffer.from(content).toString() }));
  return { texts, left: inOrder.filter((entry) => !read.has(entry)) };
}
