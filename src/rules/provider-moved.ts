import {
  displayHostname,
  formatAddress,
  opentofuRegistry,
  type ProviderAddress,
  publicRegistries,
  readAddress,
} from '../address/address.ts';

import { consider } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { isOfZip } from '../hash.ts';
import type { Change, HashChange } from '../lockfile/change.ts';
import { entryRule, type Facts } from './rule.ts';

/** At another address another publisher decides, even if name and version stay the same (T9). */
export const providerMoved = entryRule({
  slug: 'provider-moved',
  severity: 'warning',
  meaning: 'A provider that now comes from another registry or namespace than before.',
  headline: ({ who, one }) => `${who} ${one ? 'comes' : 'come'} from another address than before`,
  find({ lock, reviewed: { change } }) {
    const to = readAddress(lock.address);
    const from = change.movedFrom === null ? null : readAddress(change.movedFrom);
    return from === null || to === null ? null : describe(from, to, change);
  },
});

function describe(from: ProviderAddress, to: ProviderAddress, change: Change): Facts {
  if (from.hostname === to.hostname) return toNamespace(from, to);
  if (!publicRegistries.includes(to.hostname)) return toOtherHost(from, to);
  if (!publicRegistries.includes(from.hostname)) return toPublicRegistry(from, to);
  return from.namespace === to.namespace ? betweenTools(from, to, change) : toNamespace(from, to);
}

/** Between the two public registries: OpenTofu builds HashiCorp's providers itself, and lists the releases of all other publishers. */
function betweenTools(from: ProviderAddress, to: ProviderAddress, change: Change): Facts {
  const tool = to.hostname === opentofuRegistry ? 'OpenTofu' : 'Terraform';
  const otherTool = tool === 'OpenTofu' ? 'Terraform' : 'OpenTofu';
  return {
    message: say`${nameOf(to)} now comes from ${to.hostname} instead of ${from.hostname}, as when a project changes from ${otherTool} to ${tool}. ${hashesBetweenTools(to, change)}`,
    fix: [consider(`Make sure that this root module now runs with ${tool}`)],
  };
}

function hashesBetweenTools({ namespace }: ProviderAddress, change: Change): string {
  if (namespace === 'hashicorp') {
    return 'The two registries serve different builds of the hashicorp providers, so other hashes for the same version are normal.';
  }
  return hasOtherArchives(change)
    ? `Both registries list what ${namespace} releases, so the zh hashes of the same version should be equal, but none is.`
    : `Both registries list what ${namespace} releases, so the zh hashes of the same version stay the same.`;
}

function hasOtherArchives({ from, to, hashes }: Change): boolean {
  const archives = hashes.filter(({ hash }) => isOfZip(hash));
  const has = (status: HashChange['status']) => archives.some((archive) => archive.status === status);
  return from?.version === to?.version && has('added') && has('removed') && !has('kept');
}

function toNamespace(from: ProviderAddress, to: ProviderAddress): Facts {
  return {
    message: say`${fullName(from)} is replaced by ${fullName(to)}, so another namespace now publishes it. Lockproof cannot tell whether ${from.namespace} agrees.`,
    fix: [
      consider(
        `Make sure that ${to.namespace} belongs to the publisher: if the move is official, the registry page of the old address names the new one`,
      ),
    ],
  };
}

/** The owner of the name on the old host may not own it on the public registry. */
function toPublicRegistry(from: ProviderAddress, to: ProviderAddress): Facts {
  return {
    message: say`${nameOf(from)} of ${hostOf(from)} is replaced by ${nameOf(to)} of the public ${to.hostname}. There, a namespace belongs to the person who registered it, not to the owner of ${hostOf(from)}.`,
    fix: [consider(`Make sure that ${to.namespace} on ${to.hostname} is the publisher you mean`)],
  };
}

function toOtherHost(from: ProviderAddress, to: ProviderAddress): Facts {
  const host = hostOf(to);
  return {
    message: say`${host} now decides what ${nameOf(to)} is, and no longer ${hostOf(from)}. Name, version and signature are only statements of that host, so treat it as another provider.`,
    fix: [
      consider(`Do not merge unless you know who runs ${host} and why this provider must come from there`),
    ],
  };
}

function nameOf({ namespace, type }: ProviderAddress): string {
  return `${namespace}/${type}`;
}

function fullName(address: ProviderAddress): string {
  return providerName(formatAddress(address));
}

function hostOf({ hostname }: ProviderAddress): string {
  return displayHostname(hostname);
}
