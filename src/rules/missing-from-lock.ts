import type { Requirement } from '../configuration/configuration.ts';
import { lockAgain } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { platformsOfFile } from '../subject/locked-entry.ts';
import {
  addressesOf,
  addressIn,
  type ConfiguredFile,
  configuredFiles,
  entriesFor,
  isNewlyRequired,
  isOfThisChange,
  placeOf,
  unlockedIn,
} from '../subject/required-entry.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Without an entry `terraform init` picks the newest version that the constraints allow and checks no hash (T51). */
export const missingFromLock: Rule = {
  slug: 'missing-from-lock',
  severity: 'warning',
  meaning: 'A provider that the configuration requires and the lock file does not have.',
  ofMerge: true,
  headline: ({ who }) => `the configuration requires ${who}, which the lock file does not have`,
  check(subject) {
    return [
      ...configuredFiles(subject).flatMap((file) =>
        unlockedIn(file)
          .filter(
            (requirement) =>
              isOfThisChange(file, addressesOf(requirement)) || isNewlyRequired(file, requirement),
          )
          // What was locked before is told by `entry-removed`.
          .filter((requirement) => file.file.revision.status === 'unchanged' || !wasLocked(requirement, file))
          .map((requirement) => missing(requirement, file, subject)),
      ),
      ...configuredFiles({ files: subject.around.bystanders }).flatMap((file) =>
        unlockedIn(file)
          .filter((requirement) => isNewlyRequired(file, requirement))
          .map((requirement) => missing(requirement, file, subject)),
      ),
    ];
  },
};

function wasLocked(requirement: Requirement, { file }: ConfiguredFile): boolean {
  const before = file.base?.lockFile ?? null;
  return before !== null && entriesFor(requirement, before).length > 0;
}

function missing(requirement: Requirement, file: ConfiguredFile, subject: Subject): RuleFinding {
  const address = addressIn(file.lockFile, requirement);
  return {
    message: say`The configuration requires ${providerName(address)}${placeOf(requirement.places)}, but the lock file has no entry for it: Terraform then picks the newest version that the constraints allow and checks no hash.`,
    provider: address,
    hash: null,
    path: file.path,
    line: 1,
    fix: [lockAgain(file.path, address, platformsOfFile(file.path, subject))],
  };
}
