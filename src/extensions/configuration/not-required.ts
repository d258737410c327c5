import { publisherOf } from '../../address/publishers.ts';
import { deleteAt, initAgain } from '../../finding/fix.ts';
import { providerName, say } from '../../finding/sentence.ts';
import type { ProviderLock } from '../../lockfile/lock-file.ts';
import { aboutEntry, type Rule, type RuleFinding } from '../../rules/rule.ts';
import { readAtUnreadBase, type Subject } from '../../subject/subject.ts';
import { type ConfiguredFile, configuredFiles, requirementsFor, unseenNames } from './required-entry.ts';

/** Terraform removes such an entry at the next `init`, unless the state needs it. An entry that was added by hand may be there for a later change. */
export const notRequired: Rule = {
  slug: 'not-required',
  severity: 'warning',
  standards: ['notice'],
  after: 'policy-weakened',
  meaning: 'An entry for a provider that nothing in the configuration requires.',
  headline: ({ who }) => `nothing requires ${who}`,
  check(subject) {
    return configuredFiles(subject.files).flatMap((file) => {
      const { revision, base } = file.file;
      const before = revision.status === 'unchanged' ? [] : (base?.lockFile?.providers ?? []);
      return file.lockFile.providers
        .filter((lock) => requirementsFor(lock, file.configuration).length === 0)
        .filter(({ address }) => before.every((lock) => lock.address !== address))
        .map((lock) => unneeded(lock, file, subject));
    });
  },
};

function unneeded(lock: ProviderLock, configured: ConfiguredFile, { entries }: Subject): RuleFinding {
  const { file, path, configuration } = configured;
  // `init` writes such entries for an earlier configuration.
  const entry = entries.find((each) => each.path === path && each.lock.address === lock.address);
  const kinds = new Set(entry?.hashes.map(({ worth }) => worth.kind));
  const isOfficial = publisherOf(lock.address) !== null && kinds.size === 1 && kinds.has('proven');
  const { unseen } = configuration;
  const others = unseen.length === 0 ? '' : `${unseenNames(unseen)} or `;
  // A tool may write the source of a provider that only the resources name.
  const type = lock.address.slice(lock.address.lastIndexOf('/'));
  const mayBeMeant = configuration.requirements.some((each) => each.isImplied && each.address.endsWith(type));
  const mayHaveBeenThere = file.revision.status === 'unchanged' || readAtUnreadBase(file) !== null;
  return aboutEntry(
    { path, lock },
    {
      standard: unseen.length > 0 || mayBeMeant || mayHaveBeenThere || isOfficial ? 'notice' : 'warning',
      message: say`The configuration, as far as it can be read, does not require ${providerName(lock.address)}; ${others}the state may need it.`,
      cause: `not required: ${path}`,
      gist: say`The configuration, as far as it can be read, does not require some entries; ${others}the state may need them.`,
      fix: [
        { ...deleteAt('entry', path, lock.lines.block), when: 'if nothing needs it' },
        initAgain(path, lock.address),
      ],
    },
  );
}
