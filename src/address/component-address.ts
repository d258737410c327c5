import { parseRegistryName, parseRegistrySource, type RegistrySourceForm } from './registry-source.ts';

/** Where a component of a Terraform stack comes from. */
export interface ComponentAddress {
  readonly kind: 'component';
  /** For storing and comparing: punycode, with a port where it is not 443. */
  readonly hostname: string;
  /** Case kept. */
  readonly namespace: string;
  /** Case kept. */
  readonly name: string;
  /** Inside the package; `null` where there is none. */
  readonly subdirectory: string | null;
}

const form: RegistrySourceForm = {
  noun: 'component',
  form: 'namespace/name',
  reservedHosts: ['github.com', 'bitbucket.org', 'gitlab.com'],
};

/**
 * Reads a component registry source address, `[hostname/]namespace/name[//subdirectory]`, as Terraform does
 * (`ParseComponentSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export function parseComponentAddress(text: string): ComponentAddress {
  const { hostname, names, subdirectory } = parseRegistrySource(text, form);
  const [namespaceText, nameText] = names;
  return {
    kind: 'component',
    hostname,
    namespace: parseRegistryName(namespaceText, 'invalid-namespace', form),
    name: parseRegistryName(nameText, 'invalid-name', form),
    subdirectory,
  };
}
