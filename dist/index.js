import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { $ as resolveProviderAddress, At as VersionError, B as review, Dt as versionSatisfies, Et as parseVersionConstraints, F as gitSource, Ft as parseProviderAddress, It as AddressError, Mt as formatAddress, Nt as parseComponentAddress, Ot as compareVersions, Pt as parseModuleAddress, Q as createRegistry, Tt as formatVersionConstraints, gt as createFetcher, ht as compareLockFiles, jt as displayAddress, kt as parseVersion, lt as settingsFrom, mt as printLockFile, pt as parseLockFile, wt as readRequiredProviders, xt as UserError, z as directorySource } from "./lockproof.js";
import { o as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };