import { acceptsWordFor } from '../policy/policy.ts';
import type { Finding } from './finding.ts';
import {
  type HashWorth,
  type LockedEntry,
  type LockedHash,
  lockedEntries,
  platformsToLock,
} from './locked-entry.ts';
import { asClause, hashCount, providerName, releaseName, shortHash } from './names.ts';
import { thenLock } from './remedy.ts';
import type { Rule, RuleFinding, Subject } from './rule.ts';

/**
 * Terraform accepts a package that matches any one hash of its entry, whatever the platform, so that a single planted
 * hash is enough (F1; T1, T2, T3).
 */
export const unprovenHash: Rule = {
  slug: 'unproven-hash',
  severity: 'error',
  meaning: 'A hash in the lock file that the signed checksums of the release do not support.',
  check(subject) {
    return lockedEntries(subject)
      .filter(({ standing }) => standing.kind === 'askable')
      .flatMap((entry) => [
        ...refuted(entry, subject),
        ...onlyAsserted(entry, subject),
        ...overBudget(entry),
        ...notAsked(entry),
      ]);
  },
};

/** The findings that say only that something could not be asked: the verdict is `incomplete` then, whatever `fail-on` says. */
export function openQuestions(subject: Subject, findings: readonly Finding[]): ReadonlySet<Finding> {
  const asked = new Set(lockedEntries(subject).flatMap(notAsked).map(placeAndMessage));
  return new Set(findings.filter((finding) => asked.has(placeAndMessage(finding))));
}

function placeAndMessage({ path, line, message }: RuleFinding): string {
  return JSON.stringify([path, line, message]);
}

function refuted(entry: LockedEntry, subject: Subject): readonly RuleFinding[] {
  const { path, lock } = entry;
  return hashesWorth(entry, 'unproven').map(({ hash, line, worth }) => ({
    message: `Nothing proves ${shortHash(hash)} for ${releaseName(lock)}: ${asClause(worth.reason)}.`,
    provider: lock.address,
    hash,
    path,
    line,
    remedy: thenLock(`Delete line ${line}`, lock.address, platformsToLock(entry, subject)),
  }));
}

function onlyAsserted(entry: LockedEntry, { settings }: Subject): readonly RuleFinding[] {
  const asserted = acceptsWordFor(settings, entry.lock.address) ? [] : hashesWorth(entry, 'asserted');
  const [first] = asserted;
  if (first === undefined) return [];
  const share = asserted.length === entry.hashes.length ? '' : ` of ${entry.hashes.length}`;
  return [
    aboutBlock(entry, {
      message: `For ${asserted.length}${share} ${entry.hashes.length === 1 ? 'hash' : 'hashes'} of ${releaseName(entry.lock)} there is only the word of ${asClause(first.worth.by)}: no signature covers ${asserted.length === 1 ? 'it' : 'them'}.`,
      remedy: `If that is enough for you, set "accept-asserted: true"; otherwise ask the publisher of ${providerName(entry.lock.address)} to sign its releases.`,
    }),
  ];
}

function overBudget(entry: LockedEntry): readonly RuleFinding[] {
  const missed = hashesWorth(entry, 'over-budget');
  if (missed.length === 0) return [];
  return [
    aboutBlock(entry, {
      message: `The download limit of this run was used up before ${hashCount(missed.length)} of ${releaseName(entry.lock)} could be checked, so nothing proves ${missed.length === 1 ? 'it' : 'them'}.`,
      remedy: 'Raise "max-download" in the workflow, or split the change into smaller pull requests.',
    }),
  ];
}

/** A warning: the verdict is then `incomplete`, and `on-unavailable` decides what that means. */
function notAsked(entry: LockedEntry): readonly RuleFinding[] {
  const open = hashesWorth(entry, 'unavailable');
  if (open.length === 0) return [];
  const causes = [...new Set(open.map(({ worth }) => asClause(worth.reason)))];
  const more = causes.length > 2 ? `; and ${causes.length - 2} more` : '';
  return [
    {
      ...aboutBlock(entry, {
        message: `${hashCount(open.length)} of ${releaseName(entry.lock)} could not be checked: ${causes.slice(0, 2).join('; ')}${more}.`,
        remedy: 'Run the check again once the registry answers.',
      }),
      severity: 'warning',
      open: true,
    },
  ];
}

function aboutBlock(
  { path, lock }: LockedEntry,
  words: { readonly message: string; readonly remedy: string },
): RuleFinding {
  return { ...words, provider: lock.address, hash: null, path, line: lock.lines.block };
}

function hashesWorth<K extends HashWorth['kind']>(entry: LockedEntry, kind: K) {
  return entry.hashes.filter(
    (locked): locked is LockedHash & { readonly worth: Extract<HashWorth, { kind: K }> } =>
      locked.worth.kind === kind,
  );
}
