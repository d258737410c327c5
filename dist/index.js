import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { D as createRegistry, M as allSettings, N as extensions, O as resolveProviderAddress, T as review$1, j as settingsFrom$1, ot as createGitHubAccess } from "./lockproof.js";
import { A as parseVersion, D as parseVersionConstraints, E as formatVersionConstraints, Ft as parseComponentAddress, Ht as parseProviderAddress, It as parseModuleAddress, Lt as AddressError, M as VersionError, Nt as displayAddress, O as versionSatisfies, Pt as formatAddress, S as parseLockFile, U as printLockFile, _ as compareLockFiles, k as compareVersions, t as readRequiredProviders } from "./values.js";
import { a as PackageError, c as NotJudgedError, l as UserError } from "./package-border.js";
import { f as directorySource, m as createFetcher, r as gitSource } from "./sources.js";
import { n as hashPackage } from "./package.js";
import { B as SourceError } from "./around.js";

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