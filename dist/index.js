import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { D as createRegistry, M as allSettings, N as extensions, O as resolveProviderAddress, T as review$1, j as settingsFrom$1, st as createGitHubAccess } from "./lockproof.js";
import { F as printLockFile, S as parseVersion, b as versionSatisfies, ct as parseComponentAddress, h as parseLockFile, ht as parseProviderAddress, l as compareLockFiles, lt as parseModuleAddress, ot as displayAddress, st as formatAddress, t as readRequiredProviders, ut as AddressError, v as formatVersionConstraints, w as VersionError, x as compareVersions, y as parseVersionConstraints } from "./values.js";
import { a as PackageError, c as NotJudgedError, l as UserError } from "./package-border.js";
import { K as SourceError, f as createFetcher, r as gitSource, u as directorySource } from "./sources.js";
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