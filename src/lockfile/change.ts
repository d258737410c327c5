/** The kinds of change, as the JSON report names them. */
export const changeKinds = [
  'provider-added',
  'provider-removed',
  'provider-moved',
  'version-upgraded',
  'version-downgraded',
  'version-changed',
  'constraints-changed',
  'hashes-added',
  'hashes-removed',
  'hashes-replaced',
  'hashes-cleared',
  'format-only',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface LockedVersion {
  readonly version: string;
  readonly constraints: string | null;
}

export interface HashChange {
  /** Complete, with scheme. */
  readonly hash: string;
  readonly status: 'added' | 'kept' | 'removed';
}

/** One provider between two lock files. */
export interface Change {
  /** Canonical source address; the new one if the provider moved. */
  readonly provider: string;
  /** The old address if the provider moved, else `null`. */
  readonly movedFrom: string | null;
  /** Empty where nothing changed, and where the entry could not be compared: see `from`. */
  readonly kinds: readonly ChangeKind[];
  /** `null` if the provider was added; also, with empty `kinds`, if the old file could not be read. */
  readonly from: LockedVersion | null;
  readonly to: LockedVersion | null;
  /** Every distinct hash of both sides: first those of the new file, in its order, then the removed ones. */
  readonly hashes: readonly HashChange[];
}
