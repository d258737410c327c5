import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { It as createFetcher, Tt as extensions, _t as review$1, an as compareVersions, bt as createRegistry, dn as formatAddress, dt as settingsFrom, en as parseLockFile, fn as parseComponentAddress, gn as AddressError, gt as readRequiredProviders, in as versionSatisfies, mn as parseProviderAddress, nn as formatVersionConstraints, on as parseVersion, pn as parseModuleAddress, rn as parseVersionConstraints, rt as gitSource, sn as VersionError, st as directorySource, tn as printLockFile, un as displayAddress, xt as resolveProviderAddress, yt as compareLockFiles } from "./lockproof.js";
import { i as UserError, t as PackageError } from "./package-border.js";
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

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };