import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as displayAddress, Bt as createRegistry, Cn as readRequiredProviders, Dn as compareVersions, En as versionSatisfies, In as AddressError, Mn as parseComponentAddress, Nn as parseModuleAddress, On as parseVersion, Pn as parseProviderAddress, Tn as parseVersionConstraints, Vt as resolveProviderAddress, at as gitSource, bn as UserError, cn as parseLockFile, dt as review, fn as createFetcher, jn as formatAddress, kn as VersionError, ln as printLockFile, lt as directorySource, nn as settingsFrom, un as compareLockFiles, wn as formatVersionConstraints } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };