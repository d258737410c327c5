import type { ComponentAddress } from './component-address.js';
import type { ModuleAddress } from './module-address.js';
import { type ProviderAddress } from './provider-address.js';
export { AddressError } from './address-error.js';
export { type ComponentAddress, parseComponentAddress } from './component-address.js';
export { displayHostname, opentofuRegistry, parseHostname, terraformRegistry } from './hostname.js';
export { type ModuleAddress, parseModuleAddress } from './module-address.js';
export { impliedProviderAddress, isBuiltIn, isDefaultHost, isLegacy, type ProviderAddress, type ProviderAddressOptions, parseProviderAddress, withImpliedNamespace, } from './provider-address.js';
/** A source address of any kind. */
export type Address = ProviderAddress | ModuleAddress | ComponentAddress;
/** Canonical text, always with the hostname, in Unicode: for a provider the label of its block in a lock file. */
export declare function formatAddress(address: Address): string;
/** Text for people: without the hostname where it is `registry.terraform.io`. */
export declare function displayAddress(address: Address): string;
