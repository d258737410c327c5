import {
  displayHostname,
  formatAddress,
  opentofuRegistry,
  type ProviderAddress,
  publicRegistries,
  readAddress,
} from '../address/address.ts';
import { consider } from '../finding/fix.ts';
import { providerName, say } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';

/** At a different address a different publisher decides, even if name and version stay the same (T9). */
export const providerMoved = entryRule<{ kind: 'registry' | 'namespace' }>({
  slug: 'provider-moved',
  severity: 'warning',
  meaning: 'A provider that now comes from a different registry or namespace.',
  headline: ({ who, one, aspect }) => `${who} now ${one ? 'comes' : 'come'} from a different ${aspect.kind}`,
  find({ path, lock, reviewed: { change } }, { files }) {
    const to = readAddress(lock.address);
    const file = files.find(({ revision }) => revision.path === path);
    const old = change.movedFrom ?? file?.movedFrom?.get(lock.address) ?? null;
    const from = old === null ? null : readAddress(old);
    if (from === null || to === null) return null;
    const [what, advice] = describe(from, to);
    // A project that changes its tool is one cause.
    const cause = from.namespace === to.namespace && from.type === to.type ? { cause: advice } : {};
    const kind = from.hostname === to.hostname ? 'namespace' : 'registry';
    return { ...cause, aspect: { kind }, message: say`${what}`, fix: [consider(advice)] };
  },
});

/** What happened, and what to do. */
function describe(from: ProviderAddress, to: ProviderAddress): readonly [what: string, advice: string] {
  const [isPublic, wasPublic] = [to, from].map(({ hostname }) => publicRegistries.includes(hostname));
  const [host, oldHost] = [displayHostname(to.hostname), displayHostname(from.hostname)];
  const name = `${to.namespace}/${to.type}`;
  const isSame = from.namespace === to.namespace;
  if (from.hostname !== to.hostname && !isPublic)
    return [
      `${host} now decides what ${name} is, instead of ${oldHost}. Name, version and signature are only statements of that host, so treat it as a different provider.`,
      `do not merge unless you know who runs ${host} and why this provider must come from there`,
    ];
  // The owner of the name on the old host may not own it on the public registry.
  if (from.hostname !== to.hostname && !wasPublic)
    return [
      `${from.namespace}/${from.type} of ${oldHost} is replaced by ${name} of the public ${to.hostname}. There, a namespace belongs to the person who registered it, not to the owner of ${oldHost}.`,
      `make sure that ${to.namespace} on ${to.hostname} is the publisher you mean`,
    ];
  if (from.hostname !== to.hostname && isSame) {
    const tools = ['Terraform', 'OpenTofu'];
    const [before, now] = to.hostname === opentofuRegistry ? tools : tools.toReversed();
    const builds =
      to.namespace === 'hashicorp'
        ? ' The two registries serve different builds of it, so different hashes are expected.'
        : '';
    return [
      `${name} now comes from ${to.hostname} instead of ${from.hostname}, which happens when a project switches from ${before} to ${now}.${builds}`,
      `merge if this root module now runs with ${now}; otherwise keep the ${from.hostname} entry`,
    ];
  }
  const [now, was] = [to, from].map((address) => providerName(formatAddress(address)));
  return [
    `${was} is replaced by ${now}, which a different namespace publishes; they may be different providers.`,
    `make sure that you want the provider of ${to.namespace}: if the move is official, the registry page of the old address names the new one`,
  ];
}
