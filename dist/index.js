import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as versionSatisfies, Dn as readRequiredProviders, Fn as displayAddress, In as formatAddress, Ln as parseComponentAddress, Mn as parseVersion, Nn as VersionError, On as formatVersionConstraints, Rn as parseModuleAddress, Ut as createRegistry, Vn as AddressError, Wt as resolveProviderAddress, an as settingsFrom, dn as parseLockFile, fn as printLockFile, hn as createFetcher, jn as compareVersions, kn as parseVersionConstraints, lt as review, pn as compareLockFiles, rt as gitSource, st as directorySource, wn as UserError, zn as parseProviderAddress } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };