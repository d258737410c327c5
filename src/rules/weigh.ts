import type { Finding, Severity } from '../finding/finding.ts';
import { asClause, say } from '../finding/sentence.ts';
import { halfClosed, halfClosedRemark, restrictingPatterns } from '../policy/other-registry.ts';
import { severityFor } from '../policy/policy.ts';
import { flawIn, isAbout, isOfEntry, type Waiver, waiverFor } from '../policy/waiver.ts';
import type { Subject } from '../subject/subject.ts';
import { fixWithAcceptance } from './acceptance.ts';
import type { Rule, RuleFinding } from './rule.ts';

/* Applies the policy to findings, and makes remarks about the policy after a run. */

export interface SilencedFindings<F = Finding> {
  readonly rule: string;
  readonly severity: Severity;
  readonly findings: number;
  readonly found?: readonly F[];
}

/** A finding after the policy. Its own severity stays; a missing answer is left to `on-unavailable`. */
export function weigh(
  { slug, severity: ofRule }: Rule,
  found: RuleFinding,
  subject: Subject,
): { readonly finding?: Finding; readonly silenced?: SilencedFindings } {
  const { severity: own, standard = ofRule, binding = false, open = false, ...others } = found;
  const { version, cause, followedBy, acceptable = binding ? false : undefined, ...facts } = others;
  const said = open || binding ? null : (severityFor(subject.settings, slug, facts.path, standard) ?? null);
  const finding: Finding = {
    rule: slug,
    severity: own ?? (said === 'off' ? null : said) ?? standard,
    ...facts,
    version: version ?? null,
    cause: cause ?? facts.provider ?? facts.path,
    open,
  };
  const { severity } = finding;
  if (said === 'off') {
    const fix = facts.fix.filter((step) => step.do !== 'accept');
    return { silenced: { rule: slug, severity, findings: 1, found: [{ ...finding, fix }] } };
  }
  const judged = open || severity === 'notice' ? finding : waived(finding, subject);
  const fix = fixWithAcceptance(judged, acceptable, own !== undefined, subject, followedBy);
  return { finding: { ...judged, fix } };
}

/** A waived finding says until when and why. A finding whose waiver does not count says so. Neither is joined with findings that say nothing of it. */
function waived(found: Finding, subject: Subject): Finding {
  const { settings, now } = subject;
  const { gist: _, ...finding } = found;
  const valid = waiverFor(settings.waivers, finding, now);
  if (valid !== null) {
    const words = `Waived until ${valid.expires} by ${placeOf(valid, subject)}: ${asClause(valid.reason ?? '')}.`;
    const message = say`${finding.message} ${words}`;
    return { ...finding, severity: 'notice', message, waived: valid.expires ?? '' };
  }
  const named = settings.waivers.filter((waiver) => isAbout(waiver, finding));
  const notes = named.map((waiver) => {
    const flaw = flawIn(waiver, now);
    const says = flaw === null ? 'accepts only some of the hashes' : `does not count: it ${flaw}`;
    return ` The waiver at ${placeOf(waiver, subject)} ${says}.`;
  });
  return notes.length === 0 ? found : { ...finding, message: say`${finding.message}${notes}` };
}

const placeOf = ({ file, line }: Waiver, { settings }: Subject) => `${file ?? settings.policy.path}:${line}`;

export interface Remark {
  readonly text: string;
  /** It holds for the whole only if it holds for every part. */
  readonly ofEach?: true;
}

export function joinRemarks(parts: readonly (readonly Remark[])[]): readonly Remark[] {
  const alike = Map.groupBy(parts.flat(), ({ text }) => text);
  return [...alike.values()].flatMap((same) =>
    same.slice(0, 1).filter(({ ofEach }) => !ofEach || same.length === parts.length),
  );
}

/** Remarks about the policy: waivers that do not count, and in an audit what matches nothing. */
export function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly Remark[] {
  const about = (waiver: Waiver) => findings.filter((finding) => isAbout(waiver, finding));
  const everything = subject.settings.scope === 'all';
  const others = [...openTwins(subject, everything), ...(everything ? idlePatterns(subject) : [])];
  return [
    ...subject.settings.waivers.flatMap((waiver) =>
      waiverRemarks(waiver, about(waiver), subject, everything),
    ),
    ...others.map((text) => ({ text })),
  ];
}

function waiverRemarks(
  waiver: Waiver,
  about: readonly Finding[],
  subject: Subject,
  everything: boolean,
): readonly Remark[] {
  const place = `The waiver at ${placeOf(waiver, subject)}`;
  const flaw = flawIn(waiver, subject.now);
  if (flaw !== null)
    return [
      { text: `${place} does not count: it ${flaw}. Renew it with a reason and a date, or remove it.` },
    ];
  // Each finding that it accepts says so. It does not replace a missing answer.
  if (about.some(({ open }) => !open)) return [];
  if (about.length === 0 && everything && waiver.file === undefined)
    return [{ text: `${place} matches nothing: no lock file has what it waives.`, ofEach: true }];
  if (!endsSoon(waiver, subject, everything)) return [];
  const text = `${place} for ${waiver.rule} ends after ${waiver.expires}. Renew it with a later date, or remove what it waives.`;
  return [{ text, ofEach: true }];
}

/** In 14 days at most, and what it waives is under review. */
function endsSoon(waiver: Waiver, { entries, now }: Subject, everything: boolean): boolean {
  const { expires } = waiver;
  const last = new Date((now?.getTime() ?? 0) + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (now === undefined || expires === null || expires > last) return false;
  return everything || entries.some(({ lock }) => isOfEntry(waiver, lock));
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
  // A shared policy names what other repositories have.
  if (policy.shared !== undefined) return [];
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
