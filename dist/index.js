import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Ct as formatAddress, Dt as AddressError, Et as parseProviderAddress, F as gitSource, G as createRegistry, K as resolveProviderAddress, R as directorySource, St as displayAddress, Tt as parseComponentAddress, V as review, _t as parseVersionConstraints, at as printLockFile, bt as parseVersion, ct as createFetcher, gt as formatVersionConstraints, ht as readRequiredProviders, it as parseLockFile, ot as compareLockFiles, pt as UserError, tt as settingsFrom, vt as versionSatisfies, wt as parseModuleAddress, xt as VersionError, yt as compareVersions } from "./lockproof.js";
import { r as hashPackage } from "./package.js";
import { r as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };