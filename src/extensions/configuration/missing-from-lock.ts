import { lockAgain, reconsider } from '../../finding/fix.ts';
import { providerName, say } from '../../finding/sentence.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';
import { mostH1, platformsOfFile } from '../../subject/locked-entry.ts';
import type { Subject } from '../../subject/subject.ts';
import {
  addressIn,
  type ConfiguredFile,
  configuredFiles,
  isFact,
  missingFrom,
  unseenNames,
} from './required-entry.ts';
import type { Requirement } from './requirements/configuration.ts';
import { placeOf } from './requirements/requirement.ts';

/** Without an entry `terraform init` picks the newest version that the constraints allow and checks no hash (T51). */
export const missingFromLock: Rule = {
  slug: 'missing-from-lock',
  severity: 'warning',
  after: 'not-canonical',
  meaning: 'A provider that the configuration requires and the lock file does not have.',
  ofMerge: true,
  headline: ({ who }) => `the configuration requires ${who}, which the lock file does not have`,
  check(subject) {
    return configuredFiles([...subject.files, ...subject.around.bystanders]).flatMap((file) =>
      missingFrom(file).flatMap((requirement) => missing(requirement, file, subject)),
    );
  },
};

function missing(requirement: Requirement, file: ConfiguredFile, subject: Subject) {
  const { unseen } = file.configuration;
  const address = addressIn(file.lockFile, requirement);
  // A block that is read may mean a provider that an unread file declares, or the one that the lock file has.
  const type = address.slice(address.lastIndexOf('/'));
  const isKnown = file.lockFile.providers.some((lock) => lock.address.endsWith(type));
  if (requirement.isImplied === true && (isKnown || unseen.some(({ kind }) => kind === 'file'))) return [];
  const isSure = isFact(file);
  const part =
    unseen.length === 0 ? 'if Terraform runs there' : `as far as it can be read (not ${unseenNames(unseen)})`;
  const doubt = isSure ? '' : `, ${part},`;
  return aboutFile(file.path, {
    // An empty lock file would otherwise be verified: none of its hashes lacks a proof.
    ...(!isSure
      ? { severity: 'notice' }
      : file.lockFile.providers.length === 0
        ? { standard: 'error', binding: true }
        : {}),
    provider: address,
    message: say`The configuration${doubt} requires ${providerName(address)}${placeOf(requirement.places)}, but the lock file has no entry for it: Terraform will pick the newest version that the constraints allow, and check no hashes.`,
    fix: [
      reconsider,
      lockAgain(file.path, address, platformsOfFile(file.path, subject), mostH1(file.lockFile)),
    ],
  });
}
