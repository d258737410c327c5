import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Et as extensions, Lt as createFetcher, Rt as compareLockFiles, St as resolveProviderAddress, an as parseVersionConstraints, at as gitSource, cn as parseVersion, fn as displayAddress, gn as parseProviderAddress, hn as parseModuleAddress, in as formatVersionConstraints, ln as VersionError, lt as directorySource, mn as parseComponentAddress, nn as parseLockFile, on as versionSatisfies, pn as formatAddress, pt as settingsFrom, rn as printLockFile, sn as compareVersions, vn as AddressError, vt as readRequiredProviders, xt as createRegistry, yt as review$1 } from "./lockproof.js";
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

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };