import { quoted } from '../quoted.ts';
import { AddressError } from './address-error.ts';
import {
  parseRegistryName,
  parseRegistrySource,
  type RegistrySourceForm,
  refuseQuery,
} from './registry-source.ts';

/** Where a module of a module registry comes from. */
export interface ModuleAddress {
  readonly kind: 'module';
  /** For storing and comparing: punycode, with a port where it is not 443. */
  readonly hostname: string;
  /** Case kept. */
  readonly namespace: string;
  /** Case kept. */
  readonly name: string;
  /** `aws`: what used to be called the provider of a module, and is none. */
  readonly targetSystem: string;
  /** Inside the package; `null` where there is none. */
  readonly subdirectory: string | null;
}

const form: RegistrySourceForm = {
  noun: 'module',
  form: 'namespace/name/system',
  reservedHosts: ['github.com', 'bitbucket.org'],
};

/**
 * Reads a module registry source address, `[hostname/]namespace/name/system[//subdirectory]`, as Terraform does
 * (`ParseModuleSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export function parseModuleAddress(text: string): ModuleAddress {
  const { hostname, names, subdirectory } = parseRegistrySource(text, form);
  const [namespaceText, nameText, systemText = ''] = names;
  const namespace = parseRegistryName(namespaceText, 'invalid-namespace', form);
  const name = parseRegistryName(nameText, 'invalid-name', form);
  return {
    kind: 'module',
    hostname,
    namespace,
    name,
    targetSystem: parseTargetSystem(systemText),
    subdirectory,
  };
}

function parseTargetSystem(text: string): string {
  if (/^[0-9a-z]{1,64}$/.test(text)) {
    return text;
  }
  refuseQuery(text, form);
  throw new AddressError(
    'invalid-target-system',
    `${quoted(text)} is not a valid target system: 1 to 64 lower-case ASCII letters and digits.`,
  );
}
