import type { RequiredVersion, Requirement } from '../configuration/configuration.ts';
import { orNull } from '../errors.ts';
import { commandIn, deleteAt, type Fix } from '../finding/fix.ts';
import { releaseName, toolFor } from '../finding/names.ts';
import { say, shortText } from '../finding/sentence.ts';
import { isOfFiles } from '../hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { platformsOfFile, platformsToLock } from '../subject/locked-entry.ts';
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
import { aboutEntry, type Rule, type RuleFinding } from './rule.ts';

/** Terraform stops with "locked provider … does not match configured version constraint" (T52). */
export const versionOutsideConstraints: Rule = {
  slug: 'version-outside-constraints',
  severity: 'error',
  meaning: 'A locked version that the configuration does not allow.',
  headline: ({ who, one }) => `${who} ${one ? 'does' : 'do'} not meet the version constraints`,
  check(subject) {
    const configured = configuredFiles(subject).flatMap((file) =>
      file.configuration.requirements.flatMap((requirement) =>
        entriesFor(requirement, file.lockFile).flatMap((lock) => {
          const reason = reasonAgainst(parseVersion(lock.version), requirement, file);
          if (reason === null) return [];
          const facts = {
            message: say`${releaseName(lock)} is not what the configuration allows: ${reason}.`,
            line: lock.lines.version,
            fix: lockedAnew(file.path, lock, [lock.address], subject),
          };
          return [aboutEntry({ path: file.path, lock }, facts)];
        }),
      ),
    );
    return [...configured, ...recordedConflicts(subject)];
  },
};

/**
 * Entries whose recorded constraints exclude their own version, where no configuration can be read that decides. This is
 * a warning, because Terraform does not use the recorded constraints and they may be out of date. It applies to 27 of
 * 36,651 real entries, mostly after a bot updated only one of two modules.
 */
function recordedConflicts(subject: Subject): readonly RuleFinding[] {
  const { changes, files } = subject;
  const configurations = new Map(files.map((file) => [file.revision.path, file.configuration ?? null]));
  const touched = changes.filter(({ change }) => change.kinds.length > 0);
  return touched.flatMap(({ occurrences }) =>
    occurrences.flatMap(({ path, head: lock }) => {
      const configuration = configurations.get(path) ?? null;
      if (lock === null || (configuration !== null && isRequired(lock, configuration))) return [];
      const { version, constraints, lines } = lock;
      if (constraints === null || isAllowed(version, constraints)) return [];
      const facts = {
        severity: 'warning' as const,
        message: say`${releaseName(lock)} is outside the constraints that its own entry records: "${shortText(constraints)}".`,
        line: lines.constraints ?? lines.version,
        // The configuration may not require the provider, and then a command that names it fails.
        fix: lockedAnew(path, lock, [], subject),
      };
      return [aboutEntry({ path, lock }, facts)];
    }),
  );
}

/**
 * Makes the entry anew, without losing an h1: `init -upgrade` would change every other provider too, and keep the h1 of
 * this machine only. Asks for the platforms that are not known.
 */
function lockedAnew(path: string, lock: ProviderLock, providers: readonly string[], subject: Subject): Fix {
  const { address, hashes, lines } = lock;
  const entry = subject.entries.find((each) => each.path === path && each.lock.address === address);
  const platforms = entry === undefined ? platformsOfFile(path, subject) : platformsToLock(entry, subject);
  const isWhole = hashes.filter(isOfFiles).length <= Math.max(1, platforms.length);
  const command = { ...commandIn(path, toolFor(address), 'providers lock', platforms), providers };
  const when = 'with a "-platform=" for each platform that you use';
  return [
    deleteAt('entry', path, lines.block),
    { do: 'run', commands: [command], ...(isWhole ? {} : { when }) },
  ];
}

/** `unreadable-lock-file` reports values that cannot be read. */
function isAllowed(version: string, constraints: string): boolean {
  return orNull(() => versionSatisfies(parseVersion(version), parseVersionConstraints(constraints))) ?? true;
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
  if (version.prerelease === '') return 'Terraform treats version 0.0.0 as no version and never selects it';
  // A module that cannot be read may name the prerelease.
  if (file.configuration.unseen.length > 0) return null;
  return `Terraform selects a prerelease only where a constraint names it exactly, and none does${placeOf(places)}`;
}

/** Compares only with the range: all constraints together decide whether a prerelease may be selected. */
function excludes(constraint: RequiredVersion, version: Version): boolean {
  return !versionSatisfies(version, [...termsOf(constraint), { operator: '=', boundary: version }]);
}

function termsOf({ text }: RequiredVersion): ReturnType<typeof parseVersionConstraints> {
  return parseVersionConstraints(text);
}
