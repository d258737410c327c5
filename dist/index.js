import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as displayAddress, Ft as resolveProviderAddress, Gt as parseVersionConstraints, Ht as parseLockFile, In as AddressError, Jt as extensions, Kt as versionSatisfies, Ln as compareVersions, Mn as parseComponentAddress, Nn as parseModuleAddress, Pn as parseProviderAddress, Pt as createRegistry, Rn as parseVersion, Ut as printLockFile, Wt as formatVersionConstraints, Yt as createFetcher, at as gitSource, hn as UserError, jn as formatAddress, lt as directorySource, pt as settingsFrom, vt as readRequiredProviders, xt as compareLockFiles, yt as review$1, zn as VersionError } from "./lockproof.js";
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