import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { At as parseModuleAddress, Ct as versionSatisfies, Dt as displayAddress, Et as VersionError, L as directorySource, Mt as AddressError, N as gitSource, Ot as formatAddress, R as review, St as parseVersionConstraints, Tt as parseVersion, X as createRegistry, Z as resolveProviderAddress, bt as readRequiredProviders, dt as printLockFile, ft as compareLockFiles, jt as parseProviderAddress, kt as parseComponentAddress, pt as createFetcher, st as settingsFrom, ut as parseLockFile, vt as UserError, wt as compareVersions, xt as formatVersionConstraints } from "./lockproof.js";
import { n as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };