import { n as unsupportedNode, t as nodeIsSupported } from "./node-version.js";
import { At as parseProviderAddress, Ct as compareVersions, Dt as formatAddress, Et as displayAddress, I as directorySource, L as review, M as gitSource, Ot as parseComponentAddress, St as versionSatisfies, Tt as VersionError, X as resolveProviderAddress, Y as createRegistry, _t as UserError, bt as formatVersionConstraints, dt as compareLockFiles, ft as createFetcher, jt as AddressError, kt as parseModuleAddress, lt as parseLockFile, ot as settingsFrom, ut as printLockFile, wt as parseVersion, xt as parseVersionConstraints, yt as readRequiredProviders } from "./lockproof.js";
import { n as hashPackage } from "./package.js";
import { t as PackageError } from "./package-border.js";

// src/require-node.ts
if (!nodeIsSupported) throw new Error(unsupportedNode);

export { AddressError, PackageError, UserError, VersionError, compareLockFiles, compareVersions, createFetcher, createRegistry, directorySource, displayAddress, formatAddress, formatVersionConstraints, gitSource, hashPackage, parseComponentAddress, parseLockFile, parseModuleAddress, parseProviderAddress, parseVersion, parseVersionConstraints, printLockFile, readRequiredProviders, resolveProviderAddress, review, settingsFrom, versionSatisfies };