import type { Requirement } from '../configuration/configuration.ts';
import { lockAgain } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { isLost } from '../subject/fate.ts';
import { platformsOfFile } from '../subject/locked-entry.ts';
import {
  addressIn,
  type ConfiguredFile,
  configuredFiles,
  entriesFor,
  missingFrom,
  placeOf,
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
    const files = [...subject.files, ...subject.around.bystanders];
    return configuredFiles({ files }).flatMap((file) =>
      missingFrom(file).map((requirement) => missing(requirement, file, subject)),
    );
  },
};

function missing(requirement: Requirement, file: ConfiguredFile, subject: Subject): RuleFinding {
  const address = addressIn(file.lockFile, requirement);
  const taken = takenFrom(requirement, subject);
  const change = taken === null ? '' : `, and the change takes ${taken} away, which may have had one`;
  return {
    ...(taken === null ? {} : { standard: 'error' }),
    message: say`The configuration requires ${providerName(address)}${placeOf(requirement.places)}, but the lock file has no entry for it${change}: Terraform then picks the newest version that the constraints allow and checks no hash.`,
    provider: address,
    hash: null,
    path: file.path,
    line: 1,
    fix: [lockAgain(file.path, address, platformsOfFile(file.path, subject))],
  };
}

/** A lock file with the entry that went: its root module may be what requires the provider now. */
function takenFrom(requirement: Requirement, { files }: Subject): string | null {
  const lost = files.find(
    (each) =>
      isLost(each) && (each.base?.lockFile == null || entriesFor(requirement, each.base.lockFile).length > 0),
  );
  return lost === undefined ? null : (lost.revision.previousPath ?? lost.revision.path);
}
