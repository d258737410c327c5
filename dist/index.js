import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as formatAddress, Bt as resolveProviderAddress, Cn as formatVersionConstraints, Dn as parseVersion, En as compareVersions, Fn as AddressError, Mn as parseModuleAddress, Nn as parseProviderAddress, On as VersionError, Sn as readRequiredProviders, Tn as versionSatisfies, cn as printLockFile, ct as directorySource, dn as createFetcher, it as gitSource, jn as parseComponentAddress, kn as displayAddress, ln as compareLockFiles, sn as parseLockFile, tn as settingsFrom, ut as review, wn as parseVersionConstraints, yn as UserError, zt as createRegistry } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };