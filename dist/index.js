import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as parseVersion, Dn as parseVersionConstraints, En as formatVersionConstraints, Fn as parseModuleAddress, Ht as resolveProviderAddress, In as parseProviderAddress, Mn as displayAddress, Nn as formatAddress, On as versionSatisfies, Pn as parseComponentAddress, Rn as AddressError, Sn as UserError, Tn as readRequiredProviders, Vt as createRegistry, dn as compareLockFiles, jn as VersionError, kn as compareVersions, ln as parseLockFile, lt as review, pn as createFetcher, rn as settingsFrom, rt as gitSource, st as directorySource, un as printLockFile } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };