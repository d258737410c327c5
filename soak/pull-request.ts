import type { Random } from '../fuzz/random.ts';
import type { Planted } from '../test/support/github-double/repository.ts';
import { type LockedProvider, lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../test/support/signed-registry/provider-package.ts';
import { honestEntry, type Releases, releaseOf, type Type, types, versions } from './providers.ts';

type Files = Readonly<Record<string, Planted>>;

/** Two states of a repository. */
export interface PullRequest {
  /** `upgrade, another root module`, or the name of what was planted. */
  readonly what: string;
  /** Whether the head has something that must not pass. */
  readonly planted: boolean;
  readonly base: Files;
  readonly head: Files;
}

/** A root module: its providers with their versions, locked and required. */
interface Root {
  readonly folder: string;
  readonly entries: ReadonlyMap<Type, LockedProvider>;
}

/** A pull request of honest changes, with something planted in one of two. */
export function randomPullRequest(releases: Releases, random: Random): PullRequest {
  const count = 1 + random.below(4);
  const base = Array.from({ length: count }, (_, index) => randomRoot(releases, random, `envs/e${index}`));
  const names: string[] = [];
  let head: readonly Root[] = base;
  for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
    const change = random.oneOf(honestChanges);
    head = change.make(head, releases, random);
    names.push(change.name);
  }
  const honest = { base: filesOf(base), head: without(filesOf(head), filesOf(base)) };
  if (random.once(2)) return { what: [...new Set(names)].sort().join(', '), planted: false, ...honest };
  const plant = random.oneOf(plants);
  const before = new Set(base.map(({ folder }) => folder));
  const suitable = head.filter(({ folder }) => !plant.inPlace || before.has(folder));
  const root = suitable.length === 0 ? null : random.oneOf(suitable);
  // Where all root modules are new, there is nothing to take away.
  if (root === null) return randomPullRequest(releases, random);
  const files = plant.make(root, releases, random);
  return { what: plant.name, planted: true, base: honest.base, head: { ...honest.head, ...files } };
}

function randomRoot(releases: Releases, random: Random, folder: string): Root {
  const some = types.filter(() => random.once(2));
  const chosen = some.length === 0 ? [random.oneOf(types)] : some;
  return {
    folder,
    entries: new Map(chosen.map((type) => [type, randomEntry(releases, random, type)])),
  };
}

function randomEntry(releases: Releases, random: Random, type: Type): LockedProvider {
  return honestEntry(releaseOf(releases, type, random.oneOf(versions)), random);
}

interface HonestChange {
  readonly name: string;
  make(roots: readonly Root[], releases: Releases, random: Random): readonly Root[];
}

const honestChanges: readonly HonestChange[] = [
  {
    name: 'another version',
    make: (roots, releases, random) =>
      changed(roots, random, (root) => {
        const type = random.oneOf([...root.entries.keys()]);
        return new Map(root.entries).set(type, randomEntry(releases, random, type));
      }),
  },
  {
    name: 'another provider',
    make: (roots, releases, random) =>
      changed(roots, random, (root) => {
        const type = random.oneOf(types);
        return root.entries.has(type)
          ? root.entries
          : new Map(root.entries).set(type, randomEntry(releases, random, type));
      }),
  },
  {
    name: 'a provider less',
    make: (roots, _, random) =>
      changed(roots, random, (root) => {
        const entries = new Map(root.entries);
        if (entries.size > 1) entries.delete(random.oneOf([...entries.keys()]));
        return entries;
      }),
  },
  {
    name: 'hashes of other platforms',
    make: (roots, releases, random) =>
      changed(roots, random, (root) => {
        const [type, { version, hashes }] = random.oneOf([...root.entries]);
        const release = releaseOf(releases, type, version);
        const all = [...hashes, ...release.packages.map(({ h1 }) => h1.directory)];
        return new Map(root.entries).set(type, { address: release.address, version, hashes: all });
      }),
  },
  {
    name: 'another root module',
    make: (roots, releases, random) => [...roots, randomRoot(releases, random, `new/n${roots.length}`)],
  },
  {
    name: 'a root module less',
    make: (roots) => (roots.length > 1 ? roots.slice(1) : roots),
  },
  {
    name: 'a root module moved',
    make: ([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, folder: `moved/${first.folder.replaceAll('/', '-')}` }, ...others],
  },
  { name: 'nothing', make: (roots) => roots },
];

function changed(
  roots: readonly Root[],
  random: Random,
  entriesOf: (root: Root) => ReadonlyMap<Type, LockedProvider>,
): readonly Root[] {
  const at = random.below(roots.length);
  return roots.map((root, index) => (index === at ? { ...root, entries: entriesOf(root) } : root));
}

interface Plant {
  readonly name: string;
  /** Takes away what only a root module has that was there before: a new one without a lock file is a warning. */
  readonly inPlace?: boolean;
  /** The files of the root module that differ from the honest ones. */
  make(root: Root, releases: Releases, random: Random): Files;
}

const plants: readonly Plant[] = [
  inEntry('a planted zh', (entry, random) => ({
    ...entry,
    hashes: [...entry.hashes, plantedZh(`${random.below(1e9)}`)],
  })),
  inEntry('a planted h1', (entry, random) => ({
    ...entry,
    hashes: [...entry.hashes, plantedH1(`${random.below(1e9)}`)],
  })),
  inEntry('a planted hash alone', (entry, random) => ({
    ...entry,
    hashes: [plantedH1(`${random.below(1e9)}`)],
  })),
  inEntry('a planted zh instead of one', (entry, random) => ({
    ...entry,
    hashes: entry.hashes.with(-1, plantedZh(`${random.below(1e9)}`)),
  })),
  inEntry('no hashes', (entry) => ({ ...entry, hashes: [] })),
  inEntry('a malformed hash', (entry, random) => ({
    ...entry,
    hashes: [...entry.hashes, random.oneOf(['h1:abc', 'zh:xyz', 'h1:', `zh:${'F'.repeat(64)}`])],
  })),
  inEntry('a version that does not exist', (entry) => ({ ...entry, version: '9.9.9' })),
  inEntry('hashes of another version', (entry, _, releases, type) => {
    const other = versions.find((version) => version !== entry.version) ?? '1.0.0';
    return { ...entry, hashes: [...entry.hashes, ...releaseOf(releases, type, other).zh.slice(0, 1)] };
  }),
  inEntry('hashes of another provider', (entry, _, releases, type) => {
    const other = types.find((each) => each !== type) ?? 'widget';
    return {
      ...entry,
      hashes: [...entry.hashes, releaseOf(releases, other, '1.0.0').packages[0]?.h1.directory ?? ''],
    };
  }),
  {
    name: 'an unsigned provider',
    make({ folder, entries }, releases, random) {
      const entry = honestEntry(releaseOf(releases, 'unsigned', '1.0.0'), random);
      return { [lockFileIn(folder)]: lockFileText(...entries.values(), entry) };
    },
  },
  {
    name: 'a required entry removed',
    inPlace: true,
    make({ folder, entries }) {
      const [, ...others] = entries.values();
      return { ...configuration({ folder, entries }), [lockFileIn(folder)]: lockFileText(...others) };
    },
  },
  {
    name: 'a lock file emptied',
    inPlace: true,
    make: (root) => ({ ...configuration(root), [lockFileIn(root.folder)]: '' }),
  },
  {
    name: 'a lock file cut to its header',
    inPlace: true,
    make: (root) => ({ ...configuration(root), [lockFileIn(root.folder)]: lockFileText() }),
  },
  {
    name: 'a lock file deleted',
    inPlace: true,
    make: (root) => ({ ...configuration(root), [lockFileIn(root.folder)]: null }),
  },
  {
    name: 'moved without its entries',
    inPlace: true,
    make: ({ folder, entries }) => ({
      [lockFileIn(folder)]: null,
      [`${folder}/main.tf`]: null,
      ...configuration({ folder: `renamed/${folder}`, entries }),
      [lockFileIn(`renamed/${folder}`)]: lockFileText(),
    }),
  },
  {
    name: 'a merge conflict',
    make: (root) => ({ [lockFileIn(root.folder)]: `<<<<<<< HEAD\n${text(root)}=======\n>>>>>>> x\n` }),
  },
  {
    name: 'planted behind a symlink',
    make: ({ folder, entries }, _, random) => ({
      [lockFileIn(folder)]: { symlink: 'elsewhere.hcl' },
      [`${folder}/elsewhere.hcl`]: plantedText(entries, random),
    }),
  },
  {
    name: 'planted in another layout',
    make: ({ folder, entries }, _, random) => ({
      [lockFileIn(folder)]: plantedText(entries, random).replaceAll(
        '\n',
        random.oneOf(['\r\n', '\n\n', ' # x\n']),
      ),
    }),
  },
  {
    name: 'planted and renamed',
    make: ({ folder, entries }, _, random) => ({
      [lockFileIn(folder)]: null,
      [`${folder}/main.tf`]: null,
      [lockFileIn(`renamed/${folder}`)]: plantedText(entries, random),
    }),
  },
  ...[
    '*.hcl ident\n',
    '*.hcl ident\0x=\n',
    '\ufeff* x\n*.hcl ident\n',
    '*.hcl working-tree-encoding=ASCII//TRANSLIT\n',
  ].map(
    (attributes): Plant => ({
      name: 'planted in a comment that a checkout opens',
      make: ({ folder, entries }, _, random) => ({
        [lockFileIn(folder)]: lockFileText(...entries.values()).replace(
          '  hashes = [\n',
          `  hashes = [\n    /*$Id:*/#$*/ "${plantedH1(`${random.below(1e9)}`)}",\n`,
        ),
        '.gitattributes': attributes,
      }),
    }),
  ),
];

/** Something in the first entry. */
function inEntry(
  name: string,
  make: (entry: LockedProvider, random: Random, releases: Releases, type: Type) => LockedProvider,
): Plant {
  return {
    name,
    make({ folder, entries }, releases, random) {
      const [type, entry] = random.oneOf([...entries]);
      const other = make(entry, random, releases, type);
      return { [lockFileIn(folder)]: lockFileText(...new Map(entries).set(type, other).values()) };
    },
  };
}

function plantedText(entries: Root['entries'], random: Random): string {
  const [type, entry] = random.oneOf([...entries]);
  const hashes = [...entry.hashes, plantedH1(`${random.below(1e9)}`)];
  return lockFileText(...new Map(entries).set(type, { ...entry, hashes }).values());
}

function text({ entries }: Root): string {
  return lockFileText(...entries.values());
}

function lockFileIn(folder: string): string {
  return `${folder}/.terraform.lock.hcl`;
}

function configuration({ folder, entries }: Root): Files {
  const required = [...entries].map(
    ([type, { address }]) => `    ${type} = {\n      source = "${address}"\n    }\n`,
  );
  return { [`${folder}/main.tf`]: `terraform {\n  required_providers {\n${required.join('')}  }\n}\n` };
}

function filesOf(roots: readonly Root[]): Files {
  const files = roots.map((root) => ({ ...configuration(root), [lockFileIn(root.folder)]: text(root) }));
  return Object.assign({ 'README.md': 'infrastructure\n' }, ...files);
}

/** The files of the head, and those of the base that it no longer has as `null`. */
function without(head: Files, base: Files): Files {
  const gone = Object.keys(base).filter((path) => !(path in head));
  return { ...head, ...Object.fromEntries(gone.map((path) => [path, null])) };
}
