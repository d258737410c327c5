import { versionBefore } from '../evidence/plan.ts';
import { askPublisher, consider, type Fix } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, joined, type Sentence, say } from '../finding/sentence.ts';
import { pinnedKeysFor } from '../policy/policy.ts';
import { isMirrored, signaturesOf, signersOf } from '../subject/signers.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { faultOf } from '../subject/worth.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * Keys come from the same registry as the checksums: an attacker who takes over a provider there can make good signatures with a new key, and
 * only the change of key shows it (T12, T13). A registry cannot replace a pinned key, so the rule ignores releases signed by one.
 */
export const signingKeyChanged: Rule = {
  slug: 'signing-key-changed',
  severity: 'warning',
  meaning:
    'A release that is signed by another key than the release before it, or by a key that the policy does not pin.',
  check(subject) {
    return [...notPinned(subject), ...changedKeys(subject)];
  },
};

/** An error, because the policy names the keys. An unsigned statement that the policy accepts elsewhere does not replace them (T16). */
function notPinned(subject: Subject): readonly RuleFinding[] {
  return subject.entries.flatMap((entry): RuleFinding[] => {
    const { lock, reviewed, standing } = entry;
    const pinned = pinnedKeysFor(subject.settings, lock.address);
    if (pinned === null || standing.kind !== 'askable') return [];
    const others = signaturesOf(reviewed.evidence).flatMap((check): Sentence[] => {
      if (check.kind === 'good')
        return pinned.includes(check.fingerprint) ? [] : [say`signed by ${{ key: check.fingerprint }}`];
      return check.kind === 'unsigned' ? [['not signed']] : [];
    });
    const [how] = [...others, ...wordsAlone(entry)];
    if (how === undefined) return [];
    return [
      aboutEntry(entry, {
        severity: 'error',
        message: say`${releaseName(lock)} is ${how}; the policy ${subject.settings.policy.path ?? ''} requires ${joined(
          pinned.map((key) => ({ key })),
          ' or ',
        )}.`,
        line: lock.lines.version,
        fix: pinnedFix(entry, others.length > 0, subject),
      }),
    ];
  });
}

function pinnedFix({ lock, reviewed }: LockedEntry, otherKey: boolean, { settings }: Subject): Fix {
  if (otherKey) {
    return [
      consider('stay on the old version until the publisher announces the new key'),
      {
        do: 'set',
        how: 'add',
        setting: 'signing-keys',
        value: 'its fingerprint',
        file: settings.policy.path,
        when: 'then',
      },
    ];
  }
  if (isMirrored(reviewed.evidence))
    return [consider("run the check where the provider's registry can be asked")];
  return [
    consider('remove the hashes that no signature covers'),
    askPublisher(lock.address, 'to sign checksums that have them', 'or'),
  ];
}

/** The hashes that only an unsigned statement supports, as the end of a sentence; empty where there is none. */
function wordsAlone({ hashes }: LockedEntry): readonly Sentence[] {
  const words = hashes.flatMap(({ worth }) => {
    const fault = faultOf(worth);
    return fault?.kind === 'word-only' ? [fault.by] : [];
  });
  if (words.length === 0) return [];
  const share = words.length === hashes.length ? '' : ` for ${words.length} of ${hashCount(hashes.length)}`;
  return [[`supported${share} only by the word of ${[...new Set(words)].map(asClause).join(' and ')}`]];
}

function changedKeys(subject: Subject): readonly RuleFinding[] {
  return subject.entries.flatMap((entry): RuleFinding[] => {
    const { lock, reviewed } = entry;
    if (pinnedKeysFor(subject.settings, lock.address) !== null) return [];
    const [now, before] = [signersOf(reviewed.evidence), signersOf(reviewed.baseEvidence)];
    const old = versionBefore(reviewed.change);
    if (now === null || before === null || old === null) return [];
    const fresh = [...now.values()].filter(
      ({ fingerprint, tier }) => !before.has(fingerprint) && tier !== 'official',
    );
    if (fresh.length === 0) return [];
    const keys = fresh.flatMap(({ fingerprint, tier }, index): Sentence => {
      return [index === 0 ? '' : ' and ', { key: fingerprint }, ` (${tier})`];
    });
    return [
      aboutEntry(entry, {
        message: say`${releaseName(lock)} is signed by ${keys}, ${releaseName(old)} by ${joined(
          [...before.keys()].map((key) => ({ key })),
          ' and ',
        )}.`,
        line: lock.lines.version,
        fix: [
          consider(
            'Before you merge, make sure that the publisher has announced the new key outside of the registry',
          ),
        ],
      }),
    ];
  });
}
