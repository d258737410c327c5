import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Dn as VersionError, En as parseVersion, Ft as printLockFile, Ht as createFetcher, It as formatVersionConstraints, Lt as parseVersionConstraints, Pt as parseLockFile, Rt as versionSatisfies, Sn as parseProviderAddress, Tn as compareVersions, Tt as extensions, _t as review$1, bn as parseComponentAddress, bt as createRegistry, cn as UserError, dt as settingsFrom, gt as readRequiredProviders, rt as gitSource, st as directorySource, vn as displayAddress, wn as AddressError, xn as parseModuleAddress, xt as resolveProviderAddress, yn as formatAddress, yt as compareLockFiles } from "./lockproof.js";
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