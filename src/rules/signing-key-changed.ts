import { hostOf } from '../address/address.ts';
import { versionBefore } from '../evidence/plan.ts';
import { askPublisher, confirmKey, consider, type Fix } from '../finding/fix.ts';
import {
  asClause,
  hashCount,
  namedKeys,
  plainText,
  releaseName,
  type Sentence,
  say,
  shortName,
} from '../finding/sentence.ts';
import { acceptsWordOf, pinnedKeysFor } from '../policy/policy.ts';
import { faultsIn } from '../subject/locked-entry.ts';
import {
  isMirrored,
  type LockedEntry,
  type Subject,
  signaturesOf,
  signersBefore,
  signersOf,
} from '../subject/subject.ts';
import { pinOf } from './acceptance.ts';
import { type EntryFacts, entryRule } from './rule.ts';

type KeyAspect = { kind: 'not-pinned' } | { kind: 'changed' | 'unknown'; before: string };

/** Keys come from the same registry as the checksums: only a change of key shows an attacker there (T12, T13). A registry cannot replace a pinned key, so those are ignored. */
export const signingKeyChanged = entryRule<KeyAspect>({
  slug: 'signing-key-changed',
  severity: 'warning',
  meaning:
    'A release that is signed with a different key than the release before it, or with a key that the policy does not pin.',
  headline({ who, is, one, aspect }) {
    if (aspect.kind === 'not-pinned') return `${who} ${is} not signed by a key that the policy pins`;
    const before = one ? aspect.before : 'the release before';
    return aspect.kind === 'changed'
      ? `${who} ${is} signed with a different key than ${before}`
      : `${who} ${is} signed with a key that is new here, and the key of ${before} is not known`;
  },
  find(entry, subject) {
    const pinned = pinnedKeysFor(subject.settings, entry.lock.address);
    const found = pinned === null ? changedKey(entry, subject) : notPinned(entry, pinned, subject);
    const pin = found === null ? null : pinOf(entry, subject);
    return found && pin ? { ...found, fix: [...found.fix, pin] } : found;
  },
});

/** An error, because the policy names the keys. An unsigned statement that the policy accepts elsewhere does not replace them (T16). */
function notPinned(
  entry: LockedEntry,
  pinned: readonly string[],
  { settings }: Subject,
): EntryFacts<KeyAspect> | null {
  const { lock, reviewed, standing } = entry;
  if (standing.kind !== 'askable') return null;
  const others = signaturesOf(reviewed.evidence).flatMap((check): Sentence[] => {
    if (check.kind === 'good')
      return pinned.includes(check.fingerprint) ? [] : [say`signed by ${{ key: check.fingerprint }}`];
    if (check.kind !== 'unsigned') return [];
    return [check.tried === undefined ? ['not signed'] : ['not signed by a key of the policy']];
  });
  const [how] = [...others, ...wordsAlone(entry)];
  if (how === undefined) return null;
  const { path } = settings.policy;
  const required = say`the policy ${path ?? ''} requires ${namedKeys(pinned, ' or ')}.`;
  return {
    severity: 'error',
    aspect: { kind: 'not-pinned' },
    message: say`${releaseName(lock)} is ${how}; ${required}`,
    ofAll: (releases) => say`${releases} are ${how}; ${required}`,
    cause: `${plainText(how)}, not by ${pinned.join(' or ')}`,
    line: lock.lines.version,
    fix: pinnedFix(entry, others.length > 0, path),
  };
}

function pinnedFix({ lock, reviewed }: LockedEntry, otherKey: boolean, file: string | null): Fix {
  if (otherKey)
    return [
      consider('stay on the old version until the publisher announces the new key'),
      { do: 'set', how: 'add', setting: 'signing-keys', value: 'its fingerprint', file, when: 'then' },
    ];
  if (isMirrored(reviewed.evidence))
    return [consider("run the check where Lockproof can reach the provider's registry")];
  return [
    consider('remove the hashes that no signature covers'),
    askPublisher(lock.address, 'to sign checksums that have them', 'or'),
  ];
}

/** The hashes that only an unsigned statement supports, as the end of a sentence; empty where there is none. */
function wordsAlone(entry: LockedEntry): readonly Sentence[] {
  const by = faultsIn(entry, 'word-only').map(({ fault }) => fault.by);
  if (by.length === 0) return [];
  const { length } = entry.hashes;
  const share = by.length === length ? '' : ` for ${by.length} of ${hashCount(length)}`;
  return [
    [`supported${share} only by unsigned statements from ${[...new Set(by)].map(asClause).join(' and ')}`],
  ];
}

function changedKey({ lock, reviewed }: LockedEntry, subject: Subject): EntryFacts<KeyAspect> | null {
  const [now, before] = [signersOf(reviewed.evidence), signersBefore(reviewed.baseEvidence)];
  const old = versionBefore(reviewed.change);
  const lack = before === null ? whyUnknown(reviewed, subject) : null;
  if (now === null || old === null || (before === null && lack === null)) return null;
  const familiar = before ?? keysOfBase(subject, lock.address);
  const fresh = [...now.values()].filter(
    ({ fingerprint, tier }) => !familiar.has(fingerprint) && tier !== 'official',
  );
  if (fresh.length === 0) return null;
  const nameBefore = old.address === lock.address ? shortName(old.version) : releaseName(old);
  const keys = fresh.flatMap(({ fingerprint, tier }, index): Sentence => {
    return [index === 0 ? '' : ' and ', { key: fingerprint }, tier === 'partner' ? ' (partner)' : ''];
  });
  // It may well have an older key.
  const isOlder = reviewed.change.kinds.includes('version-downgraded');
  return {
    aspect: { kind: before === null ? 'unknown' : 'changed', before: nameBefore },
    message:
      before === null
        ? say`${releaseName(lock)} is signed by ${keys}, which signed nothing that was looked up for the base; the key of ${releaseName(old)} is not known (${lack ?? ''}).`
        : say`${releaseName(lock)} is ${fresh.length < now.size ? 'also ' : ''}signed with ${keys}; previous key (${nameBefore}): ${namedKeys([...before.keys()], ' and ')}.`,
    ofAll: (releases) =>
      say`${releases} are signed by ${keys}, and the releases before by ${before === null ? 'keys that are not known' : 'other keys'}.`,
    cause: `now signed by ${fresh.map(({ fingerprint }) => fingerprint).join(' ')}`,
    line: lock.lines.version,
    fix: [confirmKey(isOlder ? `the key of ${shortName(lock.version)}` : 'the new key')],
  };
}

/** Those of the same account at the same registry: anybody can have a provider of their own in the lock file too. */
function keysOfBase({ changes }: Subject, address: string): ReadonlySet<string> {
  const account = address.slice(0, address.lastIndexOf('/') + 1);
  const siblings = changes.filter(({ change }) => (change.movedFrom ?? change.provider).startsWith(account));
  const signers = siblings.map(({ change, evidence, baseEvidence }) =>
    signersBefore(versionBefore(change) === null && change.from !== null ? evidence : baseEvidence),
  );
  return new Set(signers.flatMap((one) => [...(one?.keys() ?? [])]));
}

/** Why the key of the release before is not known; `null` where nobody hides it from us: at another address, behind a mirror, or unsigned as the policy accepts. */
function whyUnknown({ change, baseEvidence }: LockedEntry['reviewed'], { settings }: Subject): string | null {
  if (baseEvidence === null || change.movedFrom !== null || isMirrored(baseEvidence)) return null;
  const { release } = baseEvidence;
  if (release.kind === 'absent') return 'the registry does not have it';
  if (release.kind === 'unavailable') return release.code === 'not-direct' ? null : asClause(release.cause);
  const check = signaturesOf(baseEvidence).find(({ kind }) => kind !== 'good');
  const elsewhere = 'no key that the registry lists made its signature at the other public registry';
  if (check === undefined || check.kind === 'good') return baseEvidence.recorded ? elsewhere : null;
  if (check.kind !== 'unsigned') return asClause(check.reason);
  return acceptsWordOf(settings, hostOf(change.provider)) ? null : 'the registry lists no key for it';
}
