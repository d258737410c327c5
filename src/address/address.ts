import { displayHostname, type ProviderAddress } from './provider-address.ts';
import { terraformRegistry } from './publishers.ts';
import type { ComponentAddress, ModuleAddress } from './registry-source.ts';

export {
  AddressError,
  displayHostname,
  hostOf,
  impliedProviderAddress,
  isBuiltIn,
  isLegacy,
  type ProviderAddress,
  parseHostname,
  parseProviderAddress,
  readAddress,
  withImpliedNamespace,
} from './provider-address.ts';
export { opentofuRegistry, publicRegistries, terraformRegistry } from './publishers.ts';
export {
  type ComponentAddress,
  type ModuleAddress,
  parseComponentAddress,
  parseModuleAddress,
} from './registry-source.ts';

export type Address = ProviderAddress | ModuleAddress | ComponentAddress;

/** Canonical text with the hostname, in Unicode: for a provider, the label of its block in a lock file. */
export function formatAddress(address: Address): string {
  return `${displayHostname(address.hostname)}/${pathOf(address)}`;
}

/** Text for people: without the hostname if that is `registry.terraform.io`. */
export function displayAddress(address: Address): string {
  return address.hostname === terraformRegistry ? pathOf(address) : formatAddress(address);
}

function pathOf(address: Address): string {
  switch (address.kind) {
    case 'provider':
      return `${address.namespace}/${address.type}`;
    case 'module':
      return `${address.namespace}/${address.name}/${address.targetSystem}${suffixOf(address.subdirectory)}`;
    case 'component':
      return `${address.namespace}/${address.name}${suffixOf(address.subdirectory)}`;
  }
}

function suffixOf(subdirectory: string | null): string {
  return subdirectory === null ? '' : `//${subdirectory}`;
}
