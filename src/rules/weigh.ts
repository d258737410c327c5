import { severityFor } from '../policy/policy.ts';
import { flawIn, isAbout, type Waiver } from '../policy/waiver.ts';
import { asClause } from '../subject/names.ts';
import type { Subject } from '../subject/subject.ts';
import type { Finding } from './finding.ts';
import type { Rule, RuleFinding } from './rule.ts';

/**
 * A finding as the policy weighs it: another severity, none at all (`null`), or waived. A severity that the rule gave to this very
 * finding stays, and so does a question that could not be asked: `on-unavailable` decides about those.
 *
 * @param versions by {@link lockedVersions}
 */
export function weigh(
  { slug, severity: standard }: Rule,
  { severity: own, open, message, provider, hash, path, line, remedy }: RuleFinding,
  subject: Subject,
  versions: ReadonlyMap<string, string>,
): Finding | null {
  const said = open === true ? null : severityFor(subject.settings, slug, path);
  if (said === 'off') return null;
  const severity = own ?? said ?? standard;
  const finding: Finding = { rule: slug, severity, message, provider, hash, path, line, remedy };
  return open === true || severity === 'notice' ? finding : waived(finding, subject, versions);
}

/** The versions that are locked at head, by path and provider. */
export function lockedVersions({ changes }: Subject): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap(({ occurrences }) =>
      occurrences.flatMap(({ path, head }) =>
        head === null ? [] : [[versionKey(path, head.address), head.version] as const],
      ),
    ),
  );
}

/** The waivers of the policy that are about a finding, whether they count or not. */
export function waiversOf(
  { rule, provider, hash, path }: Finding,
  { settings }: Subject,
  versions: ReadonlyMap<string, string>,
): readonly Waiver[] {
  const version = versions.get(versionKey(path, provider ?? '')) ?? null;
  return settings.policy.waivers.filter((waiver) => isAbout(waiver, { rule, provider, hash, version }));
}

/** What passes says until when and why; what does not pass any more says that it did. */
function waived(finding: Finding, subject: Subject, versions: ReadonlyMap<string, string>): Finding {
  const waivers = waiversOf(finding, subject, versions);
  const valid = waivers.find((waiver) => flawIn(waiver, subject.now) === null);
  if (valid !== undefined) {
    const words = `Waived until ${valid.expires} by ${placeOf(valid, subject)}: ${asClause(valid.reason ?? '')}.`;
    return { ...finding, severity: 'notice', message: `${finding.message} ${words}` };
  }
  const flaws = waivers.map(
    (waiver) =>
      `The waiver at ${placeOf(waiver, subject)} does not count: it ${flawIn(waiver, subject.now)}.`,
  );
  return flaws.length === 0 ? finding : { ...finding, message: [finding.message, ...flaws].join(' ') };
}

/** `.github/lockproof.yml:12` */
export function placeOf({ line }: Waiver, { settings }: Subject): string {
  return `${settings.policy.path}:${line}`;
}

function versionKey(path: string, provider: string): string {
  return JSON.stringify([path, provider]);
}
