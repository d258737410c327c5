import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../../support/signed-registry/provider-package.ts';
import type { SignedRegistry } from '../../support/signed-registry/signed-registry.ts';
import { blockOf, plant, without } from './lock-file-edits.ts';
import {
  allPlatforms,
  configuration,
  type Files,
  lockPath,
  mainPath,
  platforms,
  publicName,
  type Trial,
  withAllPlatforms,
} from './trial.ts';
import { oneOld } from './trials-of-entries.ts';

const bothRequired = configuration(['acme/null', '~> 3.2'], ['acme/random', '~> 3.7']);
const strict = ['--fail-on', 'warning'] as const;

/** One command, which puts every hash of the base back. */
const gitAlone =
  /^Restore the file from the base branch: git checkout [0-9a-f]{40} -- envs\/prod\/\.terraform\.lock\.hcl$/;

/** Remedies of rules about hashes, and about lists of them. */
export const trialsOfHashes: readonly Trial[] = [
  {
    rule: 'unproven-hash',
    what: 'a planted zh',
    says: /^Delete this hash \(line \d+\)\.$/,
    change: ({ written }) => ({ [lockPath]: plant(written, plantedZh('x')) }),
  },
  {
    rule: 'unproven-hash',
    what: 'planted hashes in two providers of one folder',
    base: ({ writtenBoth }) => ({
      [mainPath]: configuration(['acme/null', '~> 3.2'], ['acme/random', '~> 3.7']),
      [lockPath]: writtenBoth,
    }),
    change: ({ writtenBoth }) => {
      const [first = '', second = ''] = writtenBoth.split(
        /(?=\nprovider "registry.terraform.io\/acme\/random")/,
      );
      return { [lockPath]: plant(first, plantedZh('x')) + plant(second, plantedZh('y')) };
    },
  },
  {
    rule: 'unproven-hash',
    what: 'only planted hashes',
    says: allPlatforms,
    byHand: withAllPlatforms,
    change: ({ written }) => ({
      [lockPath]: plant(
        without(written, () => true),
        plantedZh('x'),
      ),
    }),
  },
  {
    rule: 'unproven-hash',
    what: 'all zh replaced, and no h1 to compare: with an h1 it is known that the release was published again',
    loses: 'the zh of the release before it was published again',
    says: /; to have an h1 to compare, run: terraform -chdir=envs\/prod providers lock /,
    leaves: ['release-republished'],
    base: ({ registry }) => onlyZh(registry, {}),
    change: ({ registry }) => onlyZh(registry, { 'CHANGES.md': 'Made anew.\n' }),
  },
  {
    rule: 'foreign-hash',
    what: 'a hash of the old version',
    change: ({ written, old }) => ({ [lockPath]: plant(written, old.zh[0] ?? '') }),
  },
  {
    rule: 'malformed-hash',
    what: 'half a hash',
    change: ({ written }) => ({ [lockPath]: plant(written, 'zh:123') }),
  },
  {
    rule: 'hashes-cleared',
    what: 'an empty list',
    says: gitAlone,
    change: ({ written }) => ({ [lockPath]: written.replace(/hashes = \[[^\]]*\]/, 'hashes = []') }),
  },
  {
    rule: 'hashes-cleared',
    what: 'an empty list for each provider of a file: the h1 of one are looked for, which tells the platforms',
    says: /^Delete each whole list of hashes \(lines 7 and 13\), .*: lockproof lock --platform darwin_arm64 --platform linux_amd64 --platform windows_amd64 envs\/prod$/,
    base: ({ writtenBoth }) => ({ [mainPath]: bothRequired, [lockPath]: writtenBoth }),
    change: ({ writtenBoth }) => ({
      [lockPath]: writtenBoth.replaceAll(/hashes = \[[^\]]*\]/g, 'hashes = []'),
    }),
  },
  {
    rule: 'hashes-cleared',
    what: 'an empty list in each of two folders, beside an upgrade',
    says: /^Delete each whole list of hashes at the lines named above, then run this once .*: lockproof lock /,
    base: ({ old, writtenBoth }) => inTwo(String(oneOld(old, writtenBoth)[lockPath])),
    change: ({ writtenBoth }) => {
      const block = blockOf(writtenBoth, publicName('acme/random'));
      return inTwo(writtenBoth.replace(block, block.replace(/hashes = \[[^\]]*\]/, 'hashes = []')));
    },
  },
  {
    rule: 'hashes-cleared',
    what: 'a new provider without hashes, beside one with three platforms',
    says: /-platform=darwin_arm64 -platform=linux_amd64 -platform=windows_amd64 acme\/random$/,
    flags: strict,
    change: ({ written, random }) => ({
      [mainPath]: configuration(['acme/null', '~> 3.2.0'], ['acme/random', '~> 3.7']),
      [lockPath]: `${written.replace('"~> 3.2"', '"~> 3.2.0"')}\nprovider "${publicName('acme/random')}" {\n  version = "${random.version}"\n}\n`,
    }),
  },
  {
    rule: 'h1-removed',
    what: 'all h1 removed',
    says: gitAlone,
    flags: strict,
    change: ({ written }) => ({ [lockPath]: without(written, (hash) => hash.startsWith('h1:')) }),
  },
  {
    rule: 'platform-missing',
    what: 'two providers in each of two folders: one command for all',
    flags: ['--platforms', 'linux_amd64', '--platforms', 'darwin_arm64', ...strict],
    says: /^Run this once at the root of the repository, and commit the lock files: lockproof lock --platform /,
    base: ({ writtenBoth }) => inTwo(writtenBoth),
    change: ({ writtenBoth, current, random }) => {
      const gone = [current, random].map((one) => one.package('darwin_arm64').h1.directory);
      const [first = '', second = ''] = writtenBoth.split(
        /(?=\nprovider "registry.terraform.io\/acme\/random")/,
      );
      const cut = [first, second].map((part) => without(part, (hash) => gone.includes(hash))).join('');
      return { [lockPath]: cut, 'envs/test/.terraform.lock.hcl': cut };
    },
  },
  {
    rule: 'platform-missing',
    what: 'an entry of OpenTofu',
    flags: ['--platforms', 'linux_amd64', '--platforms', 'darwin_arm64', ...strict],
    says: /^Run: tofu -chdir=envs\/prod providers lock .* acme\/null$/,
    base: ({ written }) => ({
      [mainPath]: configuration(['registry.opentofu.org/acme/null', '~> 3.2']),
      [lockPath]: written.replace('registry.terraform.io', 'registry.opentofu.org'),
    }),
    change: ({ written, current }) => ({
      [lockPath]: without(
        written.replace('registry.terraform.io', 'registry.opentofu.org'),
        (hash) => hash === current.package('darwin_arm64').h1.directory,
      ),
    }),
  },
  {
    rule: 'platform-lost',
    what: 'every hash of a platform removed',
    flags: strict,
    change: ({ written, current }) => {
      const { h1, zh } = current.package('windows_amd64');
      return { [lockPath]: without(written, (hash) => hash === h1.directory || hash === zh) };
    },
  },
  {
    rule: 'platform-lost',
    what: 'an upgrade with an h1 for one platform where there were three',
    isNotice: true,
    says: /^If anybody runs envs\/prod on darwin_arm64 and windows_amd64, run: terraform \S+ providers lock -platform=darwin_arm64 -platform=linux_amd64 -platform=windows_amd64 acme\/null$/,
    base: ({ old }) => ({
      [lockPath]: lockFileText({
        address: publicName('acme/null'),
        version: old.version,
        constraints: '~> 3.2',
        hashes: [...old.packages.map((one) => one.h1.directory), ...old.zh],
      }),
    }),
    change: ({ current }) => ({
      [lockPath]: lockFileText({
        address: publicName('acme/null'),
        version: current.version,
        constraints: '~> 3.2',
        hashes: [current.package('linux_amd64').h1.directory, ...current.zh],
      }),
    }),
  },
];

/** Two root modules with the same lock file. */
function inTwo(text: string): Files {
  const files = { [mainPath]: bothRequired, [lockPath]: text };
  const there = Object.entries(files).map(([path, said]) => [path.replace('prod', 'test'), said] as const);
  return { ...files, ...Object.fromEntries(there) };
}

/** Publishes a release, perhaps again, and locks it without an h1. */
async function onlyZh(registry: SignedRegistry, files: Readonly<Record<string, string>>): Promise<Files> {
  const release = { namespace: 'acme', type: 'again', version: '1.0.0', platforms };
  const { zh } = await registry.publish({ ...release, files });
  const address = publicName('acme/again');
  return {
    [mainPath]: configuration(['acme/again', '1.0.0']),
    [lockPath]: lockFileText({ address, version: '1.0.0', constraints: '1.0.0', hashes: zh }),
  };
}
