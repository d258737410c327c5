import type { RequiredVersion, Requirement } from '../configuration/configuration.ts';
import { initAgain } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { say, shortText } from '../finding/sentence.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import {
  type ConfiguredFile,
  configuredFiles,
  entriesFor,
  isRequired,
  placeOf,
} from '../subject/required-entry.ts';
import type { Subject } from '../subject/subject.ts';
import { parseVersionConstraints, versionSatisfies } from '../version/constraints.ts';
import { parseVersion, type Version } from '../version/version.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** Terraform stops with "locked provider … does not match configured version constraint" (T52). */
export const versionOutsideConstraints: Rule = {
  slug: 'version-outside-constraints',
  severity: 'error',
  meaning: 'A locked version that the configuration does not allow.',
  check(subject) {
    const configured = configuredFiles(subject).flatMap((file) =>
      file.configuration.requirements.flatMap((requirement) =>
        entriesFor(requirement, file.lockFile).flatMap((lock) => conflict(lock, requirement, file)),
      ),
    );
    return [...configured, ...recordedConflicts(subject)];
  },
};

/**
 * An entry whose version its own recorded constraints exclude, where no configuration can be seen that decides. Terraform decides nothing by
 * the recorded ones and they may lag behind, so this is a warning; of 36,651 real entries 27 have it, most by a bot's update of one module of two.
 */
function recordedConflicts({ changes, files }: Subject): readonly RuleFinding[] {
  const configurations = new Map(files.map((file) => [file.revision.path, file.configuration ?? null]));
  return changes
    .filter(({ change }) => change.kinds.length > 0)
    .flatMap(({ occurrences }) => occurrences)
    .flatMap(({ path, head }): RuleFinding[] => {
      const configuration = configurations.get(path) ?? null;
      if (head === null || (configuration !== null && isRequired(head, configuration))) return [];
      const { constraints, lines } = head;
      if (constraints === null || isAllowed(head.version, constraints)) return [];
      return [
        aboutEntry(
          { path, lock: head },
          {
            severity: 'warning',
            message: say`${releaseName(head)} is outside the constraints that its own entry records: "${shortText(constraints)}".`,
            line: lines.constraints ?? lines.version,
            fix: [initAgain(path, head.address, 'init -upgrade')],
          },
        ),
      ];
    });
}

/** What cannot be read is for `unreadable-lock-file` to say. */
function isAllowed(version: string, constraints: string): boolean {
  try {
    return versionSatisfies(parseVersion(version), parseVersionConstraints(constraints));
  } catch {
    return true;
  }
}

function conflict(
  lock: ProviderLock,
  requirement: Requirement,
  file: ConfiguredFile,
): readonly RuleFinding[] {
  const reason = reasonAgainst(parseVersion(lock.version), requirement, file);
  if (reason === null) return [];
  return [
    aboutEntry(
      { path: file.path, lock },
      {
        message: say`${releaseName(lock)} is not what the configuration allows: ${reason}.`,
        line: lock.lines.version,
        fix: [initAgain(file.path, lock.address, 'init -upgrade')],
      },
    ),
  ];
}

/** `null` where Terraform may select the version. */
function reasonAgainst(
  version: Version,
  { constraints, places }: Requirement,
  file: ConfiguredFile,
): string | null {
  if (versionSatisfies(version, constraints.flatMap(termsOf))) return null;
  const [first, ...others] = constraints.filter((constraint) => excludes(constraint, version));
  if (first !== undefined) {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return `it requires "${shortText(first.text)}"${placeOf([first])}${more}`;
  }
  if (version.prerelease === '')
    return 'Terraform takes version 0.0.0 for no version at all and never selects it';
  // A module that cannot be seen may name the prerelease.
  if (file.configuration.unseen.length > 0) return null;
  return `Terraform selects a prerelease only where a constraint names it exactly, and none does${placeOf(places)}`;
}

/** By its range alone: whether a prerelease may be selected at all is for all constraints together to say. */
function excludes(constraint: RequiredVersion, version: Version): boolean {
  return !versionSatisfies(version, [...termsOf(constraint), { operator: '=', boundary: version }]);
}

function termsOf({ text }: RequiredVersion): ReturnType<typeof parseVersionConstraints> {
  return parseVersionConstraints(text);
}
