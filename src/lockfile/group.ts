import type { Change } from './change.ts';
import { describeProviders, type ProviderChange } from './compare.ts';
import type { LockFile, ProviderLock } from './lock-file.ts';
import { compareAddresses, compareBytes } from './order.ts';

/** The two states of one file; `null` where there is none. */
export interface FileStates {
  /** Where the file is now; where it was, if it was removed. */
  readonly path: string;
  readonly base: LockFile | null;
  readonly head: LockFile | null;
  /** Whether the bytes of the two differ: where no value does, every entry of the file is `format-only`. */
  readonly rewritten?: boolean;
}

/** One change of one provider in every file that has it. */
export interface GroupedChange {
  readonly change: Change;
  /** Sorted by path. */
  readonly occurrences: readonly FileOccurrence[];
}

interface FileOccurrence {
  readonly path: string;
  readonly base: ProviderLock | null;
  readonly head: ProviderLock | null;
}

interface GroupOptions {
  /** Also the entries that did not change, with empty `kinds`: for a review of files as they stand. */
  readonly includeUnchanged?: boolean;
}

/**
 * Compares many files and says each change once: the same provider, versions, constraints, kinds and hashes (in any order) are one
 * change, with the paths of all files that have it. In Terraform's order of the providers, then by first path; the order of the input does not matter.
 */
export function groupChanges(
  files: readonly FileStates[],
  options: GroupOptions = {},
): readonly GroupedChange[] {
  const groups = new Map<string, { readonly change: Change; readonly occurrences: FileOccurrence[] }>();
  for (const file of files.toSorted((a, b) => compareBytes(a.path, b.path))) {
    const { path } = file;
    for (const described of describeFile(file)) {
      const { change } = described;
      if (change.kinds.length === 0 && options.includeUnchanged !== true) continue;
      const key = identityOf(change);
      const group = groups.get(key) ?? { change, occurrences: [] };
      group.occurrences.push({ path, base: described.base, head: described.head });
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted((a, b) => compareAddresses(a.change.provider, b.change.provider));
}

/** Comments, space and the order of blocks have no provider of their own: they are said of every entry of the file. */
function describeFile({ base, head, rewritten = false }: FileStates): readonly ProviderChange[] {
  const described = describeProviders(base, head);
  const silent = described.every(({ change }) => change.kinds.length === 0);
  if (!rewritten || !silent) return described;
  return described.map((provider) => ({
    ...provider,
    change: { ...provider.change, kinds: ['format-only'] },
  }));
}

function identityOf({ provider, movedFrom, kinds, from, to, hashes }: Change): string {
  const set = hashes.map(({ hash, status }) => `${status} ${hash}`).toSorted();
  return JSON.stringify([provider, movedFrom, kinds, from, to, set]);
}
