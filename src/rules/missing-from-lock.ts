import type { Requirement } from '../configuration/configuration.ts';
import { platformsFor } from '../policy/policy.ts';
import { providerName } from './names.ts';
import { thenLock } from './remedy.ts';
import {
  addressesOf,
  addressIn,
  type ConfiguredFile,
  configuredFiles,
  entriesFor,
  isNewlyRequired,
  isOfThisChange,
  placeOf,
} from './required-entry.ts';
import type { ReviewedFile, Rule, RuleFinding, Subject } from './rule.ts';

/** Without an entry `terraform init` takes the newest version that the constraints allow and checks no hash (T51). */
export const missingFromLock: Rule = {
  slug: 'missing-from-lock',
  severity: 'warning',
  meaning: 'A provider that the configuration requires and the lock file does not have.',
  check(subject) {
    return configuredFiles(subject).flatMap((file) =>
      unlockedIn(file)
        .filter(
          (requirement) =>
            isOfThisChange(file, addressesOf(requirement)) || isNewlyRequired(file, requirement),
        )
        .map((requirement) => missing(requirement, file, subject)),
    );
  },
};

/** Whether an entry is missing on both sides, so that only the configuration at base can tell whether the change is to blame. */
export function requiresUnlocked(reviewed: ReviewedFile): boolean {
  return configuredFiles({ files: [reviewed] }).some((file) =>
    unlockedIn(file).some((requirement) => !isOfThisChange(file, addressesOf(requirement))),
  );
}

function unlockedIn({ configuration, lockFile }: ConfiguredFile): readonly Requirement[] {
  return configuration.requirements.filter((requirement) => entriesFor(requirement, lockFile).length === 0);
}

function missing(requirement: Requirement, file: ConfiguredFile, { settings }: Subject): RuleFinding {
  const address = addressIn(file.lockFile, requirement);
  return {
    message: `The configuration requires ${providerName(address)}${placeOf(requirement.places)}, but the lock file has no entry for it: Terraform then picks the newest version that the constraints allow and checks no hash.`,
    provider: address,
    hash: null,
    path: file.path,
    line: 1,
    remedy: thenLock('', address, platformsFor(settings, file.path)),
  };
}
