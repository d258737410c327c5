import './require-node.ts';
import { allSettings, extensions } from './extensions/index.ts';
import type { Settings } from './policy/settings.ts';
import { settingsFrom as settingsWith } from './policy/settings-from.ts';
import type { Report } from './report/report.ts';
import { review as reviewWith } from './review.ts';
import type { ReviewOptions } from './run.ts';

export {
  type Address,
  AddressError,
  type ComponentAddress,
  displayAddress,
  formatAddress,
  type ModuleAddress,
  type ProviderAddress,
  parseComponentAddress,
  parseModuleAddress,
  parseProviderAddress,
} from './address/address.ts';
export { NotJudgedError, UserError } from './errors.ts';
export type {
  ConfigurationFile,
  ConfigurationProblem,
  ModuleCall,
  RequiredVersion,
  Requirement,
} from './extensions/configuration/requirements/configuration.ts';
export {
  type RequiredProviders,
  readRequiredProviders,
} from './extensions/configuration/requirements/required-providers.ts';
export type { Severity } from './finding/finding.ts';
export { createFetcher, type FetcherOptions } from './http/guarded-fetcher.ts';
export type { Change, ChangeKind, HashChange, LockedVersion } from './lockfile/change.ts';
export { compareLockFiles } from './lockfile/compare.ts';
export type { LockFile, Problem, ProviderLock, ProviderLockLines } from './lockfile/lock-file.ts';
export { printLockFile } from './lockfile/lock-file.ts';
export { parseLockFile } from './lockfile/read.ts';
export { hashPackage } from './package/hash-archive.ts';
export { PackageError } from './package/package-error.ts';
export type { Settings } from './policy/settings.ts';
export { createRegistry, type RegistryOptions } from './registry/client.ts';
export { resolveProviderAddress } from './registry/look-up.ts';
export type { LookedUpProvider, Registry } from './registry/registry.ts';
export type { Report, ReportedFinding as Finding } from './report/report.ts';
export type { ReviewOptions } from './run.ts';
export { directorySource } from './source/disk/directory-source.ts';
export { gitSource } from './source/git/git-source.ts';
export type { GitHubAccess } from './source/github/ask-github.ts';
export { createGitHubAccess, type GitHubAccessOptions } from './source/github/ask-github.ts';
export type { Source } from './source/source.ts';
export { SourceError } from './source/source-error.ts';
export type { Place } from './subject/subject.ts';
export {
  formatVersionConstraints,
  parseVersionConstraints,
  type VersionConstraints,
  versionSatisfies,
} from './version/constraints.ts';
export { VersionError } from './version/scan.ts';
export { compareVersions, parseVersion, type Version } from './version/version.ts';

/**
 * Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
 * @returns the report, which also lists everything that could not be read, requested or proven
 * @throws UserError if the revisions or the policy are wrong, NotJudgedError if nothing could be judged (SourceError: the revisions)
 */
export function review(options: ReviewOptions): Promise<Report> {
  return reviewWith({ extensions, ...options });
}

/**
 * Makes settings from raw texts.
 * @param raw by the input's kebab-case name; an absent or empty text means the default
 * @throws UserError `invalid-input`, one line for each wrong input, with its name and its allowed values
 */
export function settingsFrom(raw: ReadonlyMap<string, string>): Settings {
  return settingsWith(raw, { rows: allSettings });
}
