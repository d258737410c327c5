import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { D as createRegistry, I as allSettings, L as extensions, O as resolveProviderAddress, P as settingsFrom$1, T as review$1, ot as createGitHubAccess } from "./lockproof.js";
import { Et as AddressError, M as parseVersion, P as VersionError, T as printLockFile, c as compareLockFiles, ct as formatAddress, h as versionSatisfies, j as compareVersions, l as parseLockFile, lt as parseComponentAddress, m as parseVersionConstraints, p as formatVersionConstraints, pt as parseProviderAddress, st as displayAddress, t as readRequiredProviders, ut as parseModuleAddress } from "./values.js";
import { a as UserError, i as NotJudgedError, t as PackageError } from "./package-border.js";
import { Y as SourceError, f as createFetcher, l as directorySource, r as gitSource } from "./sources.js";
import { n as hashPackage } from "./package.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

// src/index.ts
/**
* Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
*
* @returns the report, which also lists everything that could not be read, asked or proven
* @throws UserError if the revisions or the policy are wrong, NotJudgedError if nothing could be judged: SourceError
* if the revisions could not be read
*/
function review(options) {
	return review$1({
		extensions,
		...options
	});
}
/**
* Makes settings from raw texts.
*
* @param raw by the input's kebab-case name; an absent or empty text means the default
* @throws UserError `invalid-input`, one line for each wrong input, with its name and its allowed values
*/
function settingsFrom(raw) {
	return settingsFrom$1(raw, { rows: allSettings });
}

export { AddressError, NotJudgedError, PackageError, SourceError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createGitHubAccess, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };