import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { A as resolveProviderAddress, D as review$1, I as allSettings, L as extensions, P as settingsFrom$1, k as createRegistry, ot as createGitHubAccess } from "./lockproof.js";
import { B as parseVersion, Et as AddressError, H as VersionError, I as formatVersionConstraints, L as parseVersionConstraints, R as versionSatisfies, ct as formatAddress, i as parseLockFile, lt as parseComponentAddress, p as printLockFile, pt as parseProviderAddress, r as compareLockFiles, st as displayAddress, t as readRequiredProviders, ut as parseModuleAddress, z as compareVersions } from "./values.js";
import { a as UserError, i as NotJudgedError, t as PackageError } from "./package-border.js";
import { l as directorySource, nt as SourceError, r as gitSource, w as createFetcher } from "./sources.js";
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