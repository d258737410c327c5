import './require-node.js';
import type { Settings } from './policy/settings.js';
import type { Report } from './report/report.js';
import type { ReviewOptions } from './run.js';
export { type Address, AddressError, type ComponentAddress, displayAddress, formatAddress, type ModuleAddress, type ProviderAddress, parseComponentAddress, parseModuleAddress, parseProviderAddress, } from './address/address.js';
export { NotJudgedError, UserError } from './errors.js';
export type { ConfigurationFile, ConfigurationProblem, ModuleCall, RequiredVersion, Requirement, } from './extensions/configuration/requirements/configuration.js';
export { type RequiredProviders, readRequiredProviders, } from './extensions/configuration/requirements/required-providers.js';
export type { Severity } from './finding/finding.js';
export { createFetcher, type FetcherOptions } from './http/guarded-fetcher.js';
export type { Change, ChangeKind, HashChange, LockedVersion } from './lockfile/change.js';
export { compareLockFiles } from './lockfile/compare.js';
export type { LockFile, Problem, ProviderLock, ProviderLockLines } from './lockfile/lock-file.js';
export { printLockFile } from './lockfile/lock-file.js';
export { parseLockFile } from './lockfile/read.js';
export { hashPackage } from './package/hash-archive.js';
export { PackageError } from './package/package-error.js';
export type { Settings } from './policy/settings.js';
export { createRegistry, type RegistryOptions } from './registry/client.js';
export { resolveProviderAddress } from './registry/look-up.js';
export type { LookedUpProvider, Registry } from './registry/registry.js';
export type { Report, ReportedFinding as Finding } from './report/report.js';
export type { ReviewOptions } from './run.js';
export { directorySource } from './source/disk/directory-source.js';
export { gitSource } from './source/git/git-source.js';
export type { GitHubAccess } from './source/github/ask-github.js';
export { createGitHubAccess, type GitHubAccessOptions } from './source/github/ask-github.js';
export type { Source } from './source/source.js';
export { SourceError } from './source/source-error.js';
export type { Place } from './subject/subject.js';
export { formatVersionConstraints, parseVersionConstraints, type VersionConstraints, versionSatisfies, } from './version/constraints.js';
export { VersionError } from './version/scan.js';
export { compareVersions, parseVersion, type Version } from './version/version.js';
/**
 * Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
 * @returns the report, which also lists everything that could not be read, requested or proven
 * @throws UserError if the revisions or the policy are wrong, NotJudgedError if nothing could be judged (SourceError: the revisions)
 */
export declare function review(options: ReviewOptions): Promise<Report>;
/**
 * Makes settings from raw texts.
 * @param raw by the input's kebab-case name; an absent or empty text means the default
 * @throws UserError `invalid-input`, one line for each wrong input, with its name and its allowed values
 */
export declare function settingsFrom(raw: ReadonlyMap<string, string>): Settings;
