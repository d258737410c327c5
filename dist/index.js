import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Bn as VersionError, Fn as parseProviderAddress, Ft as resolveProviderAddress, Gt as formatVersionConstraints, Kt as parseVersionConstraints, Ln as AddressError, Mn as formatAddress, Nn as parseComponentAddress, Pn as parseModuleAddress, Pt as createRegistry, Rn as compareVersions, Rt as createFetcher, Ut as parseLockFile, Wt as printLockFile, Xt as extensions, at as gitSource, gn as UserError, jn as displayAddress, lt as directorySource, pt as settingsFrom, qt as versionSatisfies, vt as readRequiredProviders, xt as compareLockFiles, yt as review$1, zn as parseVersion } from "./lockproof.js";
import { n as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

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