import type { Change, ChangeKind } from './change.ts';

/** What a kind of change is called and what it means. */
export interface Explanation {
  /** A heading; the words of Terraform's documentation where it has some. */
  readonly title: string;
  /** One sentence for a reviewer. */
  readonly sentence: string;
}

const explanations: Readonly<Record<ChangeKind, Explanation>> = {
  'provider-added': {
    title: 'Dependency on a new provider',
    sentence:
      'The configuration, a module or the state needs a provider that was not locked before; its version and hashes were recorded at first use.',
  },
  'provider-removed': {
    title: 'Provider no longer locked',
    sentence:
      'Nothing in configuration or state needed the provider at the last init; if something still does, the next init takes the newest version that fits.',
  },
  'provider-moved': {
    title: 'Provider moved to another address',
    sentence:
      'The provider now comes from another registry or namespace, so others may publish it there and its packages may be other builds.',
  },
  'version-upgraded': {
    title: 'New version of an existing provider',
    sentence: 'A newer version was selected, and its hashes replace those of the old one.',
  },
  'version-downgraded': {
    title: 'Older version of an existing provider',
    sentence: 'An older version was selected, which may bring back faults that were repaired since.',
  },
  'version-changed': {
    title: 'Other build of the same version',
    sentence: 'Only the build metadata differs; Terraform treats the two as different packages.',
  },
  'constraints-changed': {
    title: 'Version constraints changed',
    sentence:
      'The lock file repeats the constraints of the configuration for its readers; Terraform selects and checks nothing by them.',
  },
  'hashes-added': {
    title: 'New provider package checksums',
    sentence:
      'The version is the same; more packages are accepted for it than before, each of which must be proven.',
  },
  'hashes-removed': {
    title: 'Provider package checksums removed',
    sentence:
      'The version is the same; packages that were accepted before, often those of other platforms, are no longer.',
  },
  'hashes-replaced': {
    title: 'Provider package checksums replaced',
    sentence: 'The version is the same and yet other packages are accepted for it than before.',
  },
  'hashes-cleared': {
    title: 'Checksum checking switched off',
    sentence: 'No hash is left that Terraform would check, so it installs whatever the registry sends.',
  },
  'format-only': {
    title: 'Layout only',
    sentence: 'Order or repetition changed; version, constraints and accepted packages are the same.',
  },
};

/** What a kind of change is called and what it means for the reader of a review. */
export function explainKind(kind: ChangeKind): Explanation {
  return explanations[kind];
}

/** How many hashes of each scheme a change adds. */
export interface AddedHashes {
  readonly h1: number;
  readonly zh: number;
  /** Of schemes that Terraform does not know. */
  readonly other: number;
  /** Why Terraform adds hashes of these schemes; empty where none was added. */
  readonly reasons: readonly string[];
}

/** Splits the hashes that a change adds by scheme, with the reason that Terraform has to add such hashes to a version it already locked. */
export function explainAddedHashes({ hashes }: Pick<Change, 'hashes'>): AddedHashes {
  const added = hashes.filter(({ status }) => status === 'added');
  const h1 = added.filter(({ hash }) => hash.startsWith('h1:')).length;
  const zh = added.filter(({ hash }) => hash.startsWith('zh:')).length;
  const other = added.length - h1 - zh;
  const reasons: string[] = [];
  if (h1 > 0) {
    reasons.push(
      'An h1 is the content of one package: init adds it for its own platform, providers lock for each platform it is asked for, and bots for all.',
    );
  }
  if (zh > 0) {
    reasons.push(
      'A zh is the archive of one platform: init adds all that the signed checksum document lists, once it installs from the registry and not from a mirror or a cache.',
    );
  }
  if (other > 0)
    reasons.push('Terraform keeps hashes of a scheme that it does not know, and checks nothing by them.');
  return { h1, zh, other, reasons };
}
