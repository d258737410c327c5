import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Et as extensions, Lt as createFetcher, St as resolveProviderAddress, _n as AddressError, _t as readRequiredProviders, an as versionSatisfies, bt as compareLockFiles, cn as VersionError, ct as directorySource, dn as displayAddress, fn as formatAddress, ft as settingsFrom, hn as parseProviderAddress, in as parseVersionConstraints, it as gitSource, mn as parseModuleAddress, nn as printLockFile, on as compareVersions, pn as parseComponentAddress, rn as formatVersionConstraints, sn as parseVersion, tn as parseLockFile, vt as review$1, xt as createRegistry } from "./lockproof.js";
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