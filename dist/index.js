import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Ct as AddressError, H as resolveProviderAddress, O as directorySource, Q as settingsFrom, St as parseProviderAddress, V as createRegistry, _t as VersionError, bt as parseComponentAddress, dt as readRequiredProviders, ft as formatVersionConstraints, gt as parseVersion, ht as compareVersions, it as createFetcher, k as review, lt as UserError, mt as versionSatisfies, nt as printLockFile, pt as parseVersionConstraints, rt as compareLockFiles, tt as parseLockFile, vt as displayAddress, w as gitSource, xt as parseModuleAddress, yt as formatAddress } from "./lockproof.js";
import { n as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };