import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { At as parseModuleAddress, C as directorySource, Dt as displayAddress, E as review$1, F as extensions, L as createFetcher, N as settingsFrom$1, Nt as AddressError, O as createRegistry, Ot as formatAddress, P as allSettings, T as readRequiredProviders, X as parseLockFile, Y as compareLockFiles, b as gitSource, dt as formatVersionConstraints, ft as parseVersionConstraints, gt as VersionError, ht as parseVersion, jt as parseProviderAddress, k as resolveProviderAddress, kt as parseComponentAddress, mt as compareVersions, ot as printLockFile, pt as versionSatisfies } from "./lockproof.js";
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