import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { Ct as parseProviderAddress, H as resolveProviderAddress, O as gitSource, P as review, St as parseComponentAddress, V as createRegistry, Z as settingsFrom, _t as parseVersion, bt as formatAddress, et as parseLockFile, ft as readRequiredProviders, gt as compareVersions, ht as versionSatisfies, it as createFetcher, j as directorySource, mt as parseVersionConstraints, nt as compareLockFiles, pt as formatVersionConstraints, tt as printLockFile, ut as UserError, vt as VersionError, wt as AddressError, xt as parseModuleAddress, yt as displayAddress } from "./lockproof.js";
import { s as hashPackage } from "./package.js";
import { r as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };