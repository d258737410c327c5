import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { $ as settingsFrom$1, $t as AddressError, At as formatVersionConstraints, Ft as VersionError, G as readRequiredProviders, J as createRegistry, Jt as displayAddress, K as review$1, Mt as versionSatisfies, Nt as compareVersions, Ot as parseLockFile, Pt as parseVersion, Qt as parseProviderAddress, U as directorySource, Xt as parseComponentAddress, Y as resolveProviderAddress, Yt as formatAddress, Zt as parseModuleAddress, et as allSettings, jt as parseVersionConstraints, kt as printLockFile, ot as createFetcher, st as compareLockFiles, tt as extensions, z as gitSource } from "./lockproof.js";
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