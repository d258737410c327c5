import type { Finding, Severity } from '../finding/finding.ts';
import { asClause, say } from '../finding/sentence.ts';
import { halfClosed, halfClosedRemark, restrictingPatterns } from '../policy/other-registry.ts';
import { severityFor } from '../policy/policy.ts';
import { flawIn, isAbout, type Waiver, waiverFor } from '../policy/waiver.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';

/* Applies the policy to findings, and makes remarks about the policy after a run. */

/** The findings of one rule that the policy turns off. */
export interface SilencedFindings {
  readonly rule: string;
  /** The worst that they would have. */
  readonly severity: Severity;
  readonly findings: number;
}

/** A finding after the policy, or that the policy turned it off. */
interface Weighed {
  readonly finding?: Finding;
  readonly silenced?: SilencedFindings;
}

/**
 * A finding after the policy: with another severity, silenced, or waived. A severity that the rule gave to this one
 * finding stays, and so does a finding about a missing answer, because `on-unavailable` decides about those.
 */
export function weigh(
  { slug, severity: ofRule }: Rule,
  { severity: own, standard = ofRule, open = false, version, cause, ...facts }: RuleFinding,
  subject: Subject,
): Weighed {
  const said = open ? null : severityFor(subject.settings, slug, facts.path);
  if (said === 'off') return { silenced: { rule: slug, severity: own ?? standard, findings: 1 } };
  const finding: Finding = {
    rule: slug,
    severity: own ?? said ?? standard,
    ...facts,
    version: version ?? null,
    cause: cause ?? facts.provider ?? facts.path,
    open,
  };
  return { finding: open || finding.severity === 'notice' ? finding : waived(finding, subject) };
}

/** A waived finding says until when and why. A finding whose waiver does not count says so. Neither is joined with findings that say nothing of it. */
function waived(found: Finding, subject: Subject): Finding {
  const { settings, now } = subject;
  const { gist: _, ...finding } = found;
  const valid = waiverFor(settings.waivers, finding, now);
  if (valid !== null) {
    const words = `Waived until ${valid.expires} by ${placeOf(valid, subject)}: ${asClause(valid.reason ?? '')}.`;
    return {
      ...finding,
      severity: 'notice',
      message: say`${finding.message} ${words}`,
      waived: valid.expires ?? '',
    };
  }
  const named = settings.waivers.filter((waiver) => isAbout(waiver, finding));
  const flaws = named.map(
    (waiver) => ` The waiver at ${placeOf(waiver, subject)} does not count: it ${flawIn(waiver, now)}.`,
  );
  return flaws.length === 0 ? found : { ...finding, message: say`${finding.message}${flaws}` };
}

/** `.github/lockproof.yml:12` */
function placeOf({ line }: Waiver, { settings }: Subject): string {
  return `${settings.policy.path}:${line}`;
}

/**
 * Remarks for the owner of the policy and the reader of the review, one sentence each: what is waived, which waivers do not count, and, in an
 * audit of every lock file, which parts of the policy match nothing. A denied provider that nobody uses is not worth a remark.
 *
 * @param allFindings whether these are the findings of the whole subject: only then can be told that a waiver matches none
 */
export function policyRemarks(
  subject: Subject,
  findings: readonly Finding[],
  allFindings = true,
): readonly string[] {
  const about = (waiver: Waiver) => findings.filter((finding) => isAbout(waiver, finding));
  const everything = subject.settings.scope === 'all' && allFindings;
  return [
    ...subject.settings.waivers.flatMap((waiver) =>
      waiverRemarks(waiver, about(waiver), subject, everything),
    ),
    ...openTwins(subject, everything),
    ...(everything ? idlePatterns(subject) : []),
  ];
}

function waiverRemarks(
  waiver: Waiver,
  about: readonly Finding[],
  subject: Subject,
  everything: boolean,
): readonly string[] {
  const place = `The waiver at ${placeOf(waiver, subject)}`;
  const flaw = flawIn(waiver, subject.now);
  if (flaw !== null)
    return [`${place} does not count: it ${flaw}. Renew it with a reason and a date, or remove it.`];
  // A waiver does not replace a missing answer.
  const passing = about.filter(({ open }) => !open).length;
  if (passing > 0) {
    const what = passing === 1 ? 'a finding' : `${passing} findings`;
    return [
      `${place} accepts ${what} of ${waiver.rule} until ${waiver.expires}: ${asClause(waiver.reason ?? '')}.`,
    ];
  }
  return about.length === 0 && everything
    ? [`${place} matches nothing: no lock file has what it waives.`]
    : [];
}

/** Said where a provider under review is one that the policy leaves open, and in an audit. */
function openTwins({ settings, changes }: Subject, everything: boolean): readonly string[] {
  const addresses = changes.flatMap(({ change }) => (change.to === null ? [] : [change.provider]));
  return halfClosed(settings)
    .filter(({ other }) => everything || addresses.some((address) => other.matches(address)))
    .map((each) => halfClosedRemark(each, settings));
}

function idlePatterns({ settings, changes, files }: Subject): readonly string[] {
  const { paths, policy } = settings;
  const addresses = changes.flatMap(({ change }) => (change.to === null ? [] : [change.provider]));
  // A denial that matches nothing does its work.
  const named = restrictingPatterns(settings).filter(({ key }) => key !== 'providers.deny');
  return [
    ...named
      .filter(({ pattern }) => !addresses.some((address) => pattern.matches(address)))
      .map(
        ({ pattern, key }) =>
          `The pattern "${pattern.text}" of "${key}" in ${policy.path} matches no locked provider.`,
      ),
    ...paths
      .filter(({ matches }) => !files.some(({ revision }) => matches(revision.path)))
      .map(
        ({ globs }) => `The globs "${globs.join('", "')}" of "paths" in ${policy.path} match no lock file.`,
      ),
  ];
}
