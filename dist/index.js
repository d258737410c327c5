import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as parseModuleAddress, Cn as versionSatisfies, Dn as displayAddress, En as VersionError, It as createRegistry, Lt as resolveProviderAddress, Nn as AddressError, On as formatAddress, Qt as settingsFrom, Sn as parseVersionConstraints, Tn as parseVersion, _n as UserError, an as printLockFile, at as directorySource, bn as readRequiredProviders, cn as createFetcher, in as parseLockFile, jn as parseProviderAddress, kn as parseComponentAddress, on as compareLockFiles, st as review, tt as gitSource, wn as compareVersions, xn as formatVersionConstraints } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };