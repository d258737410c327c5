import type { VersionEvidence } from '../evidence/evidence.ts';
import type { LimitCode } from '../outcome.ts';
import { acceptsWordOf } from '../policy/policy.ts';
import { type HashWorth, type LockedEntry, type LockedHash, lockedEntries } from '../subject/locked-entry.ts';
import { asClause, hashCount, providerName, releaseName, shortHash } from '../subject/names.ts';
import { isMirrored } from '../subject/speaker.ts';
import type { Subject } from '../subject/subject.ts';
import type { Finding } from './finding.ts';
import { removalFrom } from './removal.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

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
  const removal = removalFrom(entry, subject);
  return hashesWorth(entry, 'unproven').map(({ hash, line, worth }) =>
    aboutEntry(entry, {
      message: `Nothing proves ${shortHash(hash)} for ${releaseName(entry.lock)}: ${asClause(worth.reason)}.`,
      hash,
      line,
      remedy: removal(line),
    }),
  );
}

function onlyAsserted(entry: LockedEntry, { settings }: Subject): readonly RuleFinding[] {
  const asserted = hashesWorth(entry, 'asserted').filter(({ worth }) => !acceptsWordOf(settings, worth.by));
  return [...new Set(asserted.map(({ worth }) => worth.by))].map((by) => {
    const count = asserted.filter(({ worth }) => worth.by === by).length;
    const share = count === entry.hashes.length ? '' : ` of ${entry.hashes.length}`;
    return aboutEntry(entry, {
      message: `For ${count}${share} ${entry.hashes.length === 1 ? 'hash' : 'hashes'} of ${releaseName(entry.lock)} there is only the word of ${asClause(by)}: no signature covers ${count === 1 ? 'it' : 'them'}.`,
      remedy: isMirrored(entry.reviewed.evidence) ? mirrorRemedy(by) : registryRemedy(entry),
    });
  });
}

function registryRemedy({ lock }: LockedEntry): string {
  return `If that is enough for you, set "accept-asserted: true"; otherwise ask the publisher of ${providerName(lock.address)} to sign its releases.`;
}

/** Of mirrors only hosts can be listed: the path of a folder means something else on every machine. */
function mirrorRemedy(by: string): string {
  const listed = /[/\\]/.test(by) ? '' : `, or list ${by} under "accept-asserted" in the policy`;
  return `If the mirror's word is enough for you, set "accept-asserted: true"${listed}; otherwise run the check where the provider's own registry may be asked.`;
}

function overBudget(entry: LockedEntry): readonly RuleFinding[] {
  const missed = hashesWorth(entry, 'over-budget');
  const limits = [...new Set(missed.map(({ worth }) => worth.limit))];
  return limits.map((limit) => {
    const under = missed.filter(({ worth }) => worth.limit === limit);
    return aboutEntry(entry, beyond(limit, under, entry));
  });
}

function beyond(
  limit: LimitCode,
  missed: readonly (LockedHash & { readonly worth: { readonly reason: string } })[],
  { lock }: LockedEntry,
): Pick<RuleFinding, 'message' | 'remedy'> {
  const hashes = `${hashCount(missed.length)} of ${releaseName(lock)}`;
  const them = missed.length === 1 ? 'it' : 'them';
  switch (limit) {
    case 'budget':
      return {
        message: `The download limit of this run was used up before ${hashes} could be checked, so nothing proves ${them}.`,
        remedy: 'Raise "max-download" in the workflow, or split the change into smaller pull requests.',
      };
    case 'not-saved':
      return {
        message: `${hashes} could not be checked, so nothing proves ${them}: ${asClause(missed[0]?.worth.reason ?? '')}.`,
        remedy:
          'Make room in the folder for temporary files, or name another one in the environment (TMPDIR), and run the check again.',
      };
  }
}

/** A warning: the verdict is then `incomplete`, and `on-unavailable` decides what that means. */
function notAsked(entry: LockedEntry): readonly RuleFinding[] {
  const open = hashesWorth(entry, 'unavailable');
  if (open.length === 0) return [];
  const causes = [...new Set(open.map(({ worth }) => asClause(worth.reason)))];
  const more = causes.length > 2 ? `; and ${causes.length - 2} more` : '';
  return [
    aboutEntry(entry, {
      message: `${hashCount(open.length)} of ${releaseName(entry.lock)} could not be checked: ${causes.slice(0, 2).join('; ')}${more}.`,
      remedy: nextQuestion(entry.reviewed.evidence),
      severity: 'warning',
      open: true,
    }),
  ];
}

function nextQuestion(evidence: VersionEvidence | null): string {
  if (isMirrored(evidence)) return 'Run the check again once the mirror answers.';
  return evidence?.release.kind === 'unavailable' && evidence.release.code === 'not-direct'
    ? 'Let a mirror or "direct" in "provider_installation" have this provider.'
    : 'Run the check again once the registry answers.';
}

function hashesWorth<K extends HashWorth['kind']>(entry: LockedEntry, kind: K) {
  return entry.hashes.filter(
    (locked): locked is LockedHash & { readonly worth: Extract<HashWorth, { kind: K }> } =>
      locked.worth.kind === kind,
  );
}
