import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { A as gitSource, At as parseVersionConstraints, F as readRequiredProviders, G as extensions, I as review$1, J as createFetcher, Jt as formatAddress, Mt as compareVersions, N as directorySource, Nt as parseVersion, Pt as VersionError, R as createRegistry, U as settingsFrom$1, W as allSettings, Xt as parseModuleAddress, Yt as parseComponentAddress, Zt as parseProviderAddress, en as AddressError, it as parseLockFile, jt as versionSatisfies, kt as formatVersionConstraints, qt as displayAddress, rt as compareLockFiles, xt as printLockFile, z as resolveProviderAddress } from "./lockproof.js";
import { a as UserError, t as PackageError } from "./package-border.js";
import { n as hashPackage } from "./package.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

// src/index.ts
/**
* Reads both revisions, finds the changes, proves every hash of the changed entries, and judges.
*
* @returns the report; what could not be read, asked or proven is in it
* @throws UserError if the revisions or the policy are wrong, SourceError if they could not be read
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
* @throws UserError `invalid-input`, one line for each wrong input, with the input's name and its allowed values
*/
function settingsFrom(raw) {
	return settingsFrom$1(raw, { rows: allSettings });
}

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };