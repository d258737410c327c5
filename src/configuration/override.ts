import type { Body } from './blocks.ts';
import type { ParsedFile } from './parsed-file.ts';

/** The files of a module: override files change what the others say. Each sorted by name. */
export interface Sides {
  readonly primary: readonly ParsedFile[];
  readonly override: readonly ParsedFile[];
}

export interface Placed<T> {
  readonly item: T;
  readonly file: ParsedFile;
}

/** Splits the files of a module; test files belong to neither side. */
export function sidesOf(files: readonly ParsedFile[]): Sides {
  const ordered = files
    .filter(({ isTest }) => !isTest)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return {
    primary: ordered.filter(({ isOverride }) => !isOverride),
    override: ordered.filter(({ isOverride }) => isOverride),
  };
}

/** What is read from each file, with the file. */
export function placed<T>(
  files: readonly ParsedFile[],
  read: (body: Body) => readonly T[],
): readonly Placed<T>[] {
  return files.flatMap((file) => file.bodies.flatMap(read).map((item) => ({ item, file })));
}

/** What the primary files have, changed block by block by the override files. An override of nothing is an error to Terraform, and ignored here. */
export function merged<T extends { readonly key: string }>(
  { primary, override }: Sides,
  read: (body: Body) => readonly T[],
  apply: (before: Placed<T>, change: Placed<T>) => Placed<T>,
): readonly Placed<T>[] {
  const changes = Map.groupBy(placed(override, read), ({ item }) => item.key);
  return placed(primary, read).map((before) => (changes.get(before.item.key) ?? []).reduce(apply, before));
}
