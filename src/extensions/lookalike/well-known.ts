import { publicRegistries } from '../../address/publishers.ts';
import namespaces from './well-known-namespaces.json' with { type: 'json' };

export const wellKnownHosts = [...publicRegistries, 'app.terraform.io', 'terraform.io', 'opentofu.org'];

/** Domains of HashiCorp and OpenTofu (first OpenTF). Hosts there resemble the registries rightly. */
export const registryDomains = ['terraform.io', 'hashicorp.com', 'opentofu.org', 'opentf.org'];

/** Namespaces worth imitating, with their publishers. Up to four letters are too similar to other names. */
export const wellKnownNamespaces: ReadonlyMap<string, string> = new Map(Object.entries(namespaces));
