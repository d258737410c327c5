/** The host of an address without a hostname in Terraform. */
export const terraformRegistry = 'registry.terraform.io';

/** The host of an address without a hostname in OpenTofu. */
export const opentofuRegistry = 'registry.opentofu.org';

/** Registries where everybody can publish under their own name. */
export const publicRegistries: readonly string[] = [terraformRegistry, opentofuRegistry];

/** Somebody who signs all releases of some namespaces with one key. */
interface Publisher {
  readonly name: 'HashiCorp' | 'OpenTofu';
  readonly addresses: readonly string[];
  /** 40 upper-case hex digits: the primary key. */
  readonly fingerprint: string;
  readonly promised: boolean;
}

/** HashiCorp signs all of its namespace at its own registry. */
export const hashicorp: Publisher = {
  name: 'HashiCorp',
  addresses: [`${terraformRegistry}/hashicorp/`],
  fingerprint: 'C874011F0AB405110D02105534365D9472D7468F',
  promised: true,
};

/** OpenTofu builds and signs HashiCorp's providers and its own for its registry, without a promise. */
export const openTofu: Publisher = {
  name: 'OpenTofu',
  addresses: [`${opentofuRegistry}/hashicorp/`, `${opentofuRegistry}/opentofu/`],
  fingerprint: 'E3E6E43D84CB852EADB0051D0C0AF313E5FD9F80',
  promised: false,
};

/** Whose key signs every release of a provider; `null` if nobody can say. */
export function publisherOf(address: string): Publisher | null {
  const isOf = ({ addresses }: Publisher) => addresses.some((prefix) => address.startsWith(prefix));
  return [hashicorp, openTofu].find(isOf) ?? null;
}

/** The name of the publisher with this key (16 upper-case hex digits). */
export function officialName(keyId: string | null): string {
  const owner = [hashicorp, openTofu].find(({ fingerprint }) => fingerprint.slice(-16) === keyId);
  return owner?.name ?? 'a pinned official key';
}
