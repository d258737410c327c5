import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { An as parseProviderAddress, Cn as compareVersions, Dn as formatAddress, En as displayAddress, Ft as createRegistry, It as resolveProviderAddress, Mn as AddressError, On as parseComponentAddress, Sn as versionSatisfies, Tn as VersionError, Zt as settingsFrom, an as compareLockFiles, bn as formatVersionConstraints, et as gitSource, gn as UserError, in as printLockFile, it as directorySource, kn as parseModuleAddress, ot as review, rn as parseLockFile, sn as createFetcher, wn as parseVersion, xn as parseVersionConstraints, yn as readRequiredProviders } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };