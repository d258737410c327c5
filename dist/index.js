import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as parseComponentAddress, Fn as compareVersions, Gt as versionSatisfies, Ht as printLockFile, In as parseVersion, Kt as extensions, Ln as VersionError, Mn as parseProviderAddress, Nt as createRegistry, On as displayAddress, Pn as AddressError, Pt as resolveProviderAddress, Ut as formatVersionConstraints, Vt as parseLockFile, Wt as parseVersionConstraints, _t as review$1, dt as settingsFrom, gt as readRequiredProviders, jn as parseModuleAddress, kn as formatAddress, pn as UserError, qt as createFetcher, rt as gitSource, st as directorySource, yt as compareLockFiles } from "./lockproof.js";
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