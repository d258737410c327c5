import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { D as createRegistry, M as settingsFrom$1, N as allSettings, O as resolveProviderAddress, P as extensions, T as review$1, lt as createGitHubAccess } from "./lockproof.js";
import { A as parseVersionConstraints, C as parseLockFile, Ct as parseComponentAddress, F as VersionError, M as compareVersions, N as parseVersion, St as formatAddress, Tt as AddressError, V as printLockFile, f as compareLockFiles, j as versionSatisfies, jt as parseProviderAddress, k as formatVersionConstraints, t as readRequiredProviders, wt as parseModuleAddress, xt as displayAddress } from "./values.js";
import { a as UserError, i as NotJudgedError, t as PackageError } from "./package-border.js";
import { K as SourceError, f as createFetcher, r as gitSource, u as directorySource } from "./sources.js";
import { n as hashPackage } from "./package.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

// src/index.ts
/**
* Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
* @returns the report, which also lists everything that could not be read, requested or proven
* @throws UserError if the revisions or the policy are wrong, NotJudgedError if nothing could be judged (SourceError: the revisions)
*/
function review(options) {
	return review$1({
		extensions,
		...options
	});
}
/**
* Makes settings from raw texts.
* @param raw by the input's kebab-case name; an absent or empty text means the default
* @throws UserError `invalid-input`, one line for each wrong input, with its name and its allowed values
*/
function settingsFrom(raw) {
	return settingsFrom$1(raw, { rows: allSettings });
}

export { AddressError, NotJudgedError, PackageError, SourceError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createGitHubAccess, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };