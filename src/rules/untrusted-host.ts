import { hostOf } from '../address/address.ts';
import { consider, type Step } from '../finding/fix.ts';
import { providerName, releaseName, say } from '../finding/sentence.ts';
import { objectionTo } from '../policy/policy.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { entryRule, type Facts } from './rule.ts';

type HostAspect = { kind: 'host' } | { kind: 'policy' };

/** The pull request chooses the address, so Lockproof contacts only listed hosts (T8, T9, T22, T25, T39). */
export const untrustedHost = entryRule<HostAspect>({
  slug: 'untrusted-host',
  severity: 'error',
  standards: ['notice'],
  meaning:
    'A provider from a registry that is neither public nor listed in `registries`, or one that the policy does not allow.',
  headline: ({ who, one, aspect }) =>
    aspect.kind === 'policy'
      ? `the policy does not allow ${who}`
      : `${who} ${one ? 'comes' : 'come'} from a registry that you have not listed as trusted`,
  find: (entry, subject) => [...fromUnlistedHost(entry, subject), ...notAllowed(entry, subject)],
});

function notAllowed({ lock, standing }: LockedEntry, { settings }: Subject): readonly Facts<HostAspect>[] {
  const objection = objectionTo(settings, lock.address);
  if (objection === null) return [];
  const { path: file } = settings.policy;
  return [
    {
      aspect: { kind: 'policy' },
      // Nobody is asked about its hashes: a waiver of the release would accept each that is added.
      ...(standing.kind === 'untrusted-host' ? { hashes: lock.hashes } : {}),
      message: say`The policy ${file ?? ''} does not allow ${providerName(lock.address)}: it ${objection}.`,
      fix: [
        consider('remove the provider'),
        { do: 'set', how: 'change', setting: 'providers', value: lock.address, file, when: 'if you want it' },
      ],
    },
  ];
}

function fromUnlistedHost(
  { lock, standing, reviewed }: LockedEntry,
  { settings }: Subject,
): readonly Facts<HostAspect>[] {
  if (standing.kind !== 'untrusted-host') return [];
  const host = hostOf(lock.address);
  // It has no provider registry, so listing it proves nothing.
  const isGitHub = host === 'github.com';
  const when = isGitHub ? 'if you serve its providers yourself' : `if you trust ${host}`;
  const { given, policy } = settings;
  // An input replaces the list of the policy.
  const file = policy.said.has('registries') ? policy.path : null;
  const where =
    settings.surface === 'command line'
      ? `use --registries ${host}`
      : `add ${host} to the input "registries" in the workflow`;
  const trust: Step = isGitHub
    ? consider(`add "github.com=" and the address of your registry to "registries"`, when)
    : file !== null && given.has('registries')
      ? consider(`${where} as well: it replaces the list of the policy`, when)
      : { do: 'set', how: 'add', setting: 'registries', value: host, file, when };
  return [
    {
      aspect: { kind: 'host' },
      hashes: lock.hashes,
      // The same packages were trusted before.
      ...(reviewed.change.kinds.join() === 'constraints-changed' ? { standard: 'notice' } : {}),
      message: say`${releaseName(lock)} comes from ${host}, which is neither a public registry nor listed in "registries"; Lockproof did not contact it, so nothing is proven.`,
      cause: `host ${host}`,
      fix: [trust, consider('do not merge', 'otherwise')],
    },
  ];
}
