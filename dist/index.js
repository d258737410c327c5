import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as VersionError, Dn as versionSatisfies, En as parseVersionConstraints, Fn as parseProviderAddress, Ht as resolveProviderAddress, Ln as AddressError, Mn as formatAddress, Nn as parseComponentAddress, On as compareVersions, Pn as parseModuleAddress, Tn as formatVersionConstraints, Vt as createRegistry, ct as directorySource, dn as compareLockFiles, it as gitSource, jn as displayAddress, kn as parseVersion, ln as parseLockFile, pn as createFetcher, rn as settingsFrom, un as printLockFile, ut as review, wn as readRequiredProviders, xn as UserError } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };