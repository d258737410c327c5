import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion } from '../../support/signed-registry/signed-registry.ts';
import { deleteLine, editFile } from './follow-printed.ts';
import { blockOf, reversed } from './lock-file-edits.ts';
import {
  allPlatforms,
  configuration,
  type Files,
  folder,
  lockPath,
  mainPath,
  publicName,
  type RequiredProvider,
  type Trial,
  withAllPlatforms,
} from './trial.ts';

const strict = ['--fail-on', 'warning'] as const;
const bothRequired = configuration(['acme/null', '~> 3.2'], ['acme/random', '~> 3.7']);

const keepsNewer =
  /^Resolve the conflict: for each provider, keep the newer version that the configuration allows, with the hashes of the side that brought it \(of both, if neither side changed the version\); leave out a provider that the configuration no longer requires; then delete the rest and the markers, /;

/** The side with the higher version, and no entry that nothing requires. */
const keepNewer: NonNullable<Trial['byHand']> = ({ path }, person) => {
  const main = readFileSync(join(person.directory, mainPath), 'utf8');
  editFile(person, path, (text) => {
    const whole = /^<<<<<<< .*\n([\s\S]*?)^=======\n([\s\S]*?)^>>>>>>> .*\n/gm;
    const newer = (...sides: readonly string[]) => sides.toSorted().at(-1) ?? '';
    const resolved = text.replace(whole, (_, ...sides: string[]) => newer(...sides.slice(0, 2)));
    const random = main.includes('acme/random') ? '' : blockOf(resolved, publicName('acme/random'));
    return resolved.replace(random, '').replace(/^<<<<<<< .*\n/gm, '');
  });
};

const putsBack =
  /restore the entry from the base branch, then run: git show .* && terraform -chdir=envs\/prod providers lock /;

/** The first entry of a file is edited, and the constraint of the second one is another. */
function besideOther(before: Files, edit: (block: string) => string): Files {
  const [main, lock] = [mainPath, lockPath].map((path) => String(before[path]));
  const block = blockOf(lock ?? '', publicName('acme/null'));
  const narrower = (text = '') => text.replace('"~> 3.7"', '"~> 3.7.0"');
  return { [mainPath]: narrower(main), [lockPath]: narrower(lock).replace(block, edit(block)) };
}

/** Of all versions that the constraint allows, it is the one of the base again. */
const entryOfBase: NonNullable<Trial['byHand']> = async (remedy, person) => {
  await person.follow(remedy);
  const now = readFileSync(join(person.directory, lockPath), 'utf8');
  const [had, has] = [person.atBase(lockPath), now].map((text) => blockOf(text, publicName('acme/null')));
  expect(has).toBe(had);
};

/** Remedies of rules about entries and whole files. */
export const trialsOfEntries: readonly Trial[] = [
  {
    rule: 'version-not-found',
    what: 'a version that nobody published, beside another change, and there is a newer one than the old',
    says: putsBack,
    flags: strict,
    base: ({ old, writtenBoth }) => oneOld(old, writtenBoth),
    change: ({ old, writtenBoth }) =>
      besideOther(oneOld(old, writtenBoth), (block) => block.replace('"3.2.3"', '"3.2.9"')),
    byHand: entryOfBase,
  },
  {
    rule: 'version-downgraded',
    what: 'by mistake, beside another change, without a newline at the end',
    says: /^Go back to the newer version, unless you want this one, .*; delete the entry \(line \d+\); restore the entry from the base branch, then run: git show /,
    flags: strict,
    base: ({ old, writtenBoth }) => ({ ...oneOld(old, writtenBoth), [lockPath]: writtenBoth }),
    change: ({ old, writtenBoth }) => {
      const [before, block] = [oneOld(old, writtenBoth), String(oldLocked(old, '~> 3.2')[lockPath])];
      const both = { ...before, [lockPath]: writtenBoth };
      const after = besideOther(both, () => blockOf(block, publicName('acme/null')));
      return { ...after, [lockPath]: String(after[lockPath]).trimEnd() };
    },
    byHand: entryOfBase,
  },
  {
    rule: 'version-not-found',
    what: 'a provider that nobody published',
    says: /^Delete the entry \(line \d+\); correct the provider's source address in the configuration, or remove what requires the provider\.$/,
    flags: strict,
    change: ({ written }) => {
      const hashes = [`zh:${'0'.repeat(64)}`];
      const unknown = { address: publicName('acme/nul'), version: '3.2.4', constraints: '~> 3.2', hashes };
      return {
        [mainPath]: configuration(['acme/null', '~> 3.2'], ['acme/nul', '~> 3.2']),
        [lockPath]: written + blockOf(lockFileText(unknown), unknown.address),
      };
    },
    byHand: async (remedy, person) => {
      await person.follow(remedy);
      editFile(person, mainPath, () => configuration(['acme/null', '~> 3.2']));
    },
  },
  {
    rule: 'version-outside-constraints',
    what: 'a constraint raised, and the lock file is not touched',
    says: /^Delete the entry \(line \d+\); change the version constraint if no release meets it, then run: terraform -chdir=envs\/prod providers lock acme\/null$/,
    base: ({ old }) => ({
      [lockPath]: lockFileText({
        address: publicName('acme/null'),
        version: old.version,
        constraints: '~> 3.2',
        hashes: [old.package('linux_amd64').h1.directory, ...old.zh],
      }),
    }),
    change: () => ({ [mainPath]: configuration(['acme/null', '3.2.4']) }),
  },
  {
    rule: 'version-outside-constraints',
    what: 'a constraint raised in a module that is called, beside an untouched entry with three platforms',
    says: allPlatforms,
    base: ({ old }) => ({ ...oldLocked(old, '~> 3.2'), ...withModule(['acme/null', '~> 3.2']) }),
    change: () => ({ [modulePath]: configuration(['acme/null', '3.2.4']) }),
    byHand: withAllPlatforms,
  },
  {
    rule: 'missing-from-lock',
    what: 'a module that is called gains a requirement, and the lock file is not touched',
    flags: strict,
    says: allPlatforms,
    base: () => withModule(),
    change: () => ({ [modulePath]: configuration(['acme/random', '~> 3.7']) }),
    byHand: withAllPlatforms,
  },
  {
    rule: 'not-required',
    what: 'an entry that nothing needs',
    flags: strict,
    change: ({ writtenBoth }) => ({ [lockPath]: writtenBoth }),
  },
  {
    rule: 'not-canonical',
    what: 'hashes out of order',
    flags: strict,
    change: ({ written }) => ({ [lockPath]: reversed(written) }),
  },
  {
    rule: 'entry-removed',
    what: 'an entry that is still required, beside one with a new constraint, and there is a newer version',
    says: putsBack,
    base: ({ old, writtenBoth }) => oneOld(old, writtenBoth),
    change: ({ old, writtenBoth }) => besideOther(oneOld(old, writtenBoth), () => ''),
    byHand: entryOfBase,
  },
  {
    rule: 'lock-file-removed',
    what: 'the file removed',
    says: /^Restore the file from the base branch: git checkout [0-9a-f]{40} -- /,
    change: () => ({ [lockPath]: null }),
  },
  {
    rule: 'lock-file-removed',
    what: 'the file removed, and a constraint raised',
    says: allPlatforms,
    base: ({ old, writtenBoth }) => oneOld(old, writtenBoth),
    change: () => ({
      [mainPath]: bothRequired.replace('"~> 3.2"', '"3.2.4"'),
      [lockPath]: null,
    }),
    byHand: withAllPlatforms,
  },
  {
    rule: 'lock-file-removed',
    what: 'the root module moved, and the file stays behind',
    says: /^Move it to envs\/live: git mv \S+ envs\/live\/\.terraform\.lock\.hcl$/,
    change: () => ({ [mainPath]: null, 'envs/live/main.tf': configuration(['acme/null', '~> 3.2']) }),
  },
  {
    rule: 'lock-file-missing',
    what: 'a new root module with a backend and a module',
    flags: strict,
    says: /^Run: terraform -chdir=envs\/new init -backend=false$/,
    change: () => newRoot,
  },
  {
    rule: 'lookalike-provider',
    what: 'a mistyped namespace',
    flags: strict,
    leaves: ['new-provider'],
    change: async ({ registry, written }) => {
      const release = { type: 'datadog', version: '3.2.4' };
      await registry.publish({ namespace: 'datadog', ...release });
      const wrong = await registry.publish({ namespace: 'datad0g', ...release });
      const address = publicName('datad0g/datadog');
      const hashes = [...wrong.packages.map((one) => one.h1.directory), ...wrong.zh];
      const locked = lockFileText({ address, version: '3.2.4', constraints: '~> 3.2', hashes });
      return {
        [mainPath]: configuration(['acme/null', '~> 3.2'], ['datad0g/datadog', '~> 3.2']),
        [lockPath]: written + blockOf(locked, address),
      };
    },
    byHand: async (remedy, person) => {
      editFile(person, mainPath, (text) => text.replace('datad0g/', 'datadog/'));
      await person.follow(remedy);
    },
  },
  {
    rule: 'unreadable-lock-file',
    what: 'a marker that was left, where platforms are required',
    byHand: keepNewer,
    flags: ['--platforms', 'linux_amd64', '--platforms', 'darwin_arm64', ...strict],
    change: ({ written }) => ({
      [lockPath]: written.replace('  version', '<<<<<<< ours\n  version'),
    }),
  },
  {
    rule: 'unreadable-lock-file',
    what: 'a conflict in one entry, and another one is upgraded, which stays',
    says: keepsNewer,
    base: ({ old, writtenBoth }) => oneOld(old, writtenBoth),
    change: ({ writtenBoth }) => ({
      [mainPath]: bothRequired.replace('"~> 3.2"', '"3.2.4"'),
      [lockPath]: conflictOf(
        writtenBoth.replace('"~> 3.2"', '"3.2.4"'),
        writtenBoth.replace('"3.7.2"', '"3.7.1"'),
        'version     = "3.7.2"',
      ),
    }),
    byHand: keepNewer,
  },
  {
    rule: 'unreadable-lock-file',
    what: 'a conflict whose other side is newer and has an entry that the branch removed',
    says: keepsNewer,
    base: ({ old, writtenBoth }) => oneOld(old, writtenBoth),
    change: ({ old, writtenBoth }) => {
      const random = blockOf(writtenBoth, publicName('acme/random'));
      const own = String(oneOld(old, writtenBoth)[lockPath]).replace(random, '');
      return {
        [mainPath]: configuration(['acme/null', '~> 3.2']),
        [lockPath]: `${conflictOf(own, writtenBoth.replace(random, ''))}${random}`,
      };
    },
    byHand: keepNewer,
  },
  {
    rule: 'unreadable-lock-file',
    what: 'conflict markers in a new file',
    says: /^Delete the file, then run: terraform -chdir=envs\/prod init -backend=false$/,
    base: () => ({ [lockPath]: null }),
    change: ({ written }) => ({ [lockPath]: written.replace('  version', '<<<<<<< ours\n  version') }),
  },
  {
    rule: 'unreadable-lock-file',
    what: 'a line that is no argument: the line corrected',
    says: /^Correct line 6, or restore the file from the base branch: git checkout [0-9a-f]{40} -- /,
    change: ({ written }) => ({
      [lockPath]: written.replace('  constraints', '  nonsense = 1\n  constraints'),
    }),
    byHand: ({ path, prose }, person) => deleteLine(person, path, Number(/line (\d+)/.exec(prose)?.[1])),
  },
  {
    rule: 'unreadable-lock-file',
    what: 'a symlink',
    says: /^Commit the lock file itself at this path\.$/,
    change: () => ({ [lockPath]: { symlink: 'elsewhere.hcl' } }),
    byHand: (_remedy, person) => person.write(lockPath, person.atBase(lockPath)),
  },
  {
    rule: 'hidden-content',
    what: 'an attribute that rewrites the file',
    flags: strict,
    says: /^Remove filter=x for this file \(line 1 of envs\/prod\/\.gitattributes\)\.$/,
    change: ({ written }) => ({
      [`${folder}/.gitattributes`]: '.terraform.lock.hcl filter=x\n',
      [mainPath]: configuration(['acme/null', '~> 3.2.0']),
      [lockPath]: written.replace('"~> 3.2"', '"~> 3.2.0"'),
    }),
    byHand: ({ prose }, person) => {
      const [, line, path = ''] = /line (\d+) of (\S+)\)/.exec(prose) ?? [];
      deleteLine(person, path, Number(line));
    },
  },
  {
    rule: 'hidden-content',
    what: 'a hash in a comment: the comment deleted',
    says: /^Delete the comment at line \d+, or restore the file from the base branch: git checkout [0-9a-f]{40} -- /,
    change: ({ written }) => ({
      [lockPath]: written.replace('  hashes', `  # "zh:${'0'.repeat(64)}",\n  hashes`),
    }),
    byHand: ({ path, prose }, person) => deleteLine(person, path, Number(/line (\d+)/.exec(prose)?.[1])),
  },
];

const modulePath = 'modules/net/main.tf';

/** A root module that calls a module, which requires these providers. */
function withModule(...required: readonly RequiredProvider[]): Files {
  return {
    [mainPath]: `${configuration(['acme/null', '~> 3.2'])}\nmodule "net" {\n  source = "../../modules/net"\n}\n`,
    [modulePath]: configuration(...required),
  };
}

/** A base that locks the old version for all platforms. */
function oldLocked(old: PublishedVersion, constraints: string): Files {
  return {
    [mainPath]: configuration(['acme/null', constraints]),
    [lockPath]: lockFileText({
      address: publicName('acme/null'),
      version: old.version,
      constraints,
      hashes: [...old.packages.map((one) => one.h1.directory), ...old.zh],
    }),
  };
}

/** A base that locks two providers for all platforms, one of them at the old version. */
export function oneOld(old: PublishedVersion, writtenBoth: string): Files {
  const address = publicName('acme/null');
  const oldText = String(oldLocked(old, '~> 3.2')[lockPath]);
  return {
    [mainPath]: bothRequired,
    [lockPath]: writtenBoth.replace(blockOf(writtenBoth, address), blockOf(oldText, address)),
  };
}

/** The three lines of an unresolved merge around what differs in one entry. */
function conflictOf(ours: string, theirs: string, from = 'version '): string {
  const [first, end] = [ours.indexOf(`  ${from}`), ours.lastIndexOf('}')];
  const body = (text: string) => text.slice(text.indexOf('  version', first), text.lastIndexOf('}'));
  const both = `<<<<<<< HEAD\n${body(ours)}=======\n${body(theirs)}>>>>>>> main\n`;
  return ours.slice(0, first) + both + ours.slice(end);
}

const newRoot = {
  'envs/new/main.tf': `${configuration(['acme/null', '~> 3.2'])}\nterraform {\n  backend "s3" {}\n}\n\nmodule "net" {\n  source = "../../modules/net"\n}\n`,
  'modules/net/main.tf': 'output "name" {\n  value = "net"\n}\n',
} as const;
