import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { $t as settingsFrom, An as parseModuleAddress, Cn as versionSatisfies, Dn as displayAddress, En as VersionError, Lt as createRegistry, Nn as AddressError, On as formatAddress, Rt as resolveProviderAddress, Sn as parseVersionConstraints, Tn as parseVersion, _n as UserError, an as parseLockFile, bn as readRequiredProviders, dt as directorySource, jn as parseProviderAddress, kn as parseComponentAddress, ln as createFetcher, on as printLockFile, pt as review, sn as compareLockFiles, st as gitSource, wn as compareVersions, xn as formatVersionConstraints } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };