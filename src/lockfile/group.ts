import type { Change } from './change.ts';
import { describeProviders, type ProviderChange } from './compare.ts';
import type { LockFile, ProviderLock } from './lock-file.ts';
import { compareAddresses, compareBytes } from './order.ts';

/** The two states of one file; `null` if there is none. */
export interface FileStates {
  /** The path of the file now, or its old path if it was removed. */
  readonly path: string;
  readonly base: LockFile | null;
  readonly head: LockFile | null;
  /** Whether the bytes differ. If no value does, every entry of the file is `format-only`. */
  readonly rewritten?: boolean;
  /** The addresses of the entries of a base that could not be read as a whole. Others are not known. */
  readonly readAtBase?: ReadonlySet<string>;
  /** The entries that did not change are listed too, with empty `kinds`. */
  readonly whole?: boolean;
  /** Set where they are listed only because the file moved. */
  readonly onlyMoved?: boolean;
}

export interface GroupedChange {
  readonly change: Change;
  readonly occurrences: readonly Occurrence[];
}

export interface Occurrence {
  readonly path: string;
  readonly base: ProviderLock | null;
  readonly head: ProviderLock | null;
  /** The entry is the same as at the place where its file was. */
  readonly onlyMoved?: boolean;
}

/** Each change of many files once, with the paths that have it, in Terraform's order of the providers. */
export function groupChanges(files: readonly FileStates[]): readonly GroupedChange[] {
  const groups = new Map<string, { readonly change: Change; readonly occurrences: Occurrence[] }>();
  for (const file of files.toSorted((a, b) => compareBytes(a.path, b.path))) {
    const { path } = file;
    for (const described of describeFile(file)) {
      const { change } = described;
      if (change.kinds.length === 0 && file.whole !== true) continue;
      const { provider, movedFrom, kinds, from, to, hashes } = change;
      const set = hashes.map(({ hash, status }) => `${status} ${hash}`).toSorted();
      const key = JSON.stringify([provider, movedFrom, kinds, from, to, set]);
      const group = groups.get(key) ?? { change, occurrences: [] };
      const onlyMoved = file.onlyMoved === true && kinds.length === 0;
      group.occurrences.push({ path, base: described.base, head: described.head, onlyMoved });
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted((a, b) => compareAddresses(a.change.provider, b.change.provider));
}

/** Comments, space and the order of blocks belong to no provider, so every entry gets the change. */
function describeFile(file: FileStates): readonly ProviderChange[] {
  const { base, head, rewritten = false, readAtBase } = file;
  if (readAtBase !== undefined) return describeWithoutBase(base, head, readAtBase);
  const described = describeProviders(base, head);
  const silent = described.every(({ change }) => change.kinds.length === 0);
  if (!rewritten || !silent) return described;
  return described.map((provider) => ({
    ...provider,
    change: { ...provider.change, kinds: ['format-only'] },
  }));
}

/** Other entries at head may have been there before, so they have no kind of change and no new hash. */
function describeWithoutBase(
  base: LockFile | null,
  head: LockFile | null,
  readAtBase: ReadonlySet<string>,
): readonly ProviderChange[] {
  const [known = [], others = []] = [true, false].map((isKnown) =>
    head?.providers.filter(({ address }) => readAtBase.has(address) === isKnown),
  );
  const there = new Set(others.map(({ address }) => address));
  const before = (base?.providers ?? []).filter(({ address }) => !there.has(address));
  const unchanged = describeProviders({ providers: others }, { providers: others });
  return [
    ...describeProviders({ providers: before }, { providers: known }),
    ...unchanged.map((each) => ({ ...each, change: { ...each.change, from: null }, base: null })),
  ];
}
