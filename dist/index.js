import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { A as review, F as createRegistry, G as settingsFrom, I as resolveProviderAddress, J as printLockFile, O as directorySource, T as gitSource, X as createFetcher, Y as compareLockFiles, at as versionSatisfies, ct as VersionError, dt as parseModuleAddress, et as UserError, ft as parseComponentAddress, it as parseVersionConstraints, lt as displayAddress, mt as AddressError, nt as readRequiredProviders, ot as compareVersions, pt as parseProviderAddress, q as parseLockFile, rt as formatVersionConstraints, st as parseVersion, ut as formatAddress } from "./lockproof.js";
import { t as hashPackage } from "./package.js";
import { r as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };