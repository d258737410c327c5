import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { $ as printLockFile, A as review, D as directorySource, Q as parseLockFile, R as createRegistry, Y as settingsFrom, _t as parseModuleAddress, bt as AddressError, ct as readRequiredProviders, dt as versionSatisfies, et as compareLockFiles, ft as compareVersions, gt as formatAddress, ht as displayAddress, lt as formatVersionConstraints, mt as VersionError, ot as UserError, pt as parseVersion, tt as createFetcher, ut as parseVersionConstraints, vt as parseComponentAddress, w as gitSource, yt as parseProviderAddress, z as resolveProviderAddress } from "./lockproof.js";
import { l as hashPackage } from "./package.js";
import { r as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };