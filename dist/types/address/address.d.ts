import { type ProviderAddress } from './provider-address.js';
import type { ComponentAddress, ModuleAddress } from './registry-source.js';
export { AddressError, displayHostname, hostOf, impliedProviderAddress, isBuiltIn, isLegacy, type ProviderAddress, parseHostname, parseProviderAddress, readAddress, withImpliedNamespace, } from './provider-address.js';
export { opentofuRegistry, publicRegistries, terraformRegistry } from './publishers.js';
export { type ComponentAddress, type ModuleAddress, parseComponentAddress, parseModuleAddress, } from './registry-source.js';
export type Address = ProviderAddress | ModuleAddress | ComponentAddress;
/** Canonical text with the hostname, in Unicode: for a provider, the label of its block in a lock file. */
export declare function formatAddress(address: Address): string;
/** Text for people: without the hostname if that is `registry.terraform.io`. */
export declare function displayAddress(address: Address): string;
