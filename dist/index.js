import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { D as createRegistry, M as allSettings, N as extensions, O as resolveProviderAddress, T as review$1, j as settingsFrom$1, st as createGitHubAccess } from "./lockproof.js";
import { D as versionSatisfies, E as parseVersionConstraints, Ft as parseComponentAddress, H as printLockFile, Ht as parseProviderAddress, It as parseModuleAddress, Lt as AddressError, Nt as displayAddress, O as compareVersions, Pt as formatAddress, T as formatVersionConstraints, h as compareLockFiles, j as VersionError, k as parseVersion, t as readRequiredProviders, x as parseLockFile } from "./values.js";
import { a as PackageError, c as NotJudgedError, l as UserError } from "./package-border.js";
import { G as SourceError, f as directorySource, m as createFetcher, r as gitSource } from "./sources.js";
import { n as hashPackage } from "./package.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

// src/index.ts
function review(options) {
	return review$1({
		extensions,
		...options
	});
}
function settingsFrom(raw) {
	return settingsFrom$1(raw, { rows: allSettings });
}

export { AddressError, NotJudgedError, PackageError, SourceError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createGitHubAccess, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };