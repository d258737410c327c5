import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Ct as displayAddress, Dt as parseProviderAddress, Et as parseComponentAddress, H as review, I as gitSource, K as createRegistry, Ot as AddressError, St as VersionError, Tt as parseModuleAddress, _t as formatVersionConstraints, at as parseLockFile, bt as compareVersions, gt as readRequiredProviders, lt as createFetcher, mt as UserError, nt as settingsFrom, ot as printLockFile, q as resolveProviderAddress, st as compareLockFiles, vt as parseVersionConstraints, wt as formatAddress, xt as parseVersion, yt as versionSatisfies, z as directorySource } from "./lockproof.js";
import { r as hashPackage } from "./package.js";
import { r as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };