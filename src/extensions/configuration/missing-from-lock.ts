import { lockAgain } from '../../finding/fix.ts';
import { providerName, say } from '../../finding/sentence.ts';
import { aboutFile, type Rule, type RuleFinding } from '../../rules/rule.ts';
import { mostH1, platformsOfFile } from '../../subject/locked-entry.ts';
import type { Subject } from '../../subject/subject.ts';
import {
  addressIn,
  type ConfiguredFile,
  configuredFiles,
  isEmpty,
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
    const files = configuredFiles({ files: [...subject.files, ...subject.around.bystanders] });
    return files.flatMap((file) =>
      missingFrom(file).flatMap((requirement) => missing(requirement, file, subject)),
    );
  },
};

function missing(
  requirement: Requirement,
  file: ConfiguredFile,
  subject: Subject,
): RuleFinding | readonly never[] {
  const { unseen } = file.configuration;
  // A block that is read may mean a provider that an unread file declares, or the one that the lock file has.
  const type = requirement.address.slice(requirement.address.lastIndexOf('/'));
  const isOpen =
    unseen.some(({ kind }) => kind === 'file') ||
    file.lockFile.providers.some((lock) => lock.address.endsWith(type));
  if (requirement.isImplied === true && isOpen) return [];
  const address = addressIn(file.lockFile, requirement);
  const name = providerName(address);
  const isSure = isFact(file);
  const root = file.file.isRoot === true ? '' : ', if Terraform runs there,';
  const part = unseen.length === 0 ? root : `, as far as it can be read (not ${unseenNames(unseen)}),`;
  const doubt = isSure ? '' : part;
  return aboutFile(file.path, {
    // An empty lock file would otherwise be verified: none of its hashes lacks a proof.
    ...(!isSure ? { severity: 'notice' } : isEmpty(file) ? { standard: 'error', binding: true } : {}),
    provider: address,
    message: say`The configuration${doubt} requires ${name}${placeOf(requirement.places)}, but the lock file has no entry for it: Terraform then picks the newest version that the constraints allow and checks no hash.`,
    fix: [lockAgain(file.path, address, platformsOfFile(file.path, subject), mostH1(file.lockFile))],
  });
}
