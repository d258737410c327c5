import { flawIn, type Waiver } from '../policy/waiver.ts';
import { asClause } from '../subject/names.ts';
import type { Subject } from '../subject/subject.ts';
import type { Finding } from './finding.ts';
import { lockedVersions, placeOf, waiversOf } from './weigh.ts';

/**
 * What the owner of the policy and the reader of the review should know after a run: what is waived, which waivers do not count, and, where
 * every lock file was looked at, what is about nothing any more. One sentence each. That a denied provider is not there is no news.
 */
export function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly string[] {
  const versions = lockedVersions(subject);
  const about = Map.groupBy(
    findings.flatMap((finding) => waiversOf(finding, subject, versions)),
    (waiver) => waiver,
  );
  const everything = subject.settings.scope === 'all';
  return [
    ...subject.settings.policy.waivers.flatMap((waiver) =>
      waiverRemarks(waiver, about.get(waiver)?.length ?? 0, subject),
    ),
    ...(everything ? idlePatterns(subject) : []),
  ];
}

function waiverRemarks(waiver: Waiver, findings: number, subject: Subject): readonly string[] {
  const place = `The waiver at ${placeOf(waiver, subject)}`;
  const flaw = flawIn(waiver, subject.now);
  if (flaw !== null)
    return [`${place} does not count: it ${flaw}. Renew it with a reason and a date, or remove it.`];
  if (findings > 0) {
    const what = findings === 1 ? 'a finding' : `${findings} findings`;
    return [
      `${place} lets ${what} of ${waiver.rule} pass until ${waiver.expires}: ${asClause(waiver.reason ?? '')}.`,
    ];
  }
  return subject.settings.scope === 'all'
    ? [`${place} matches nothing: no lock file has what it waives.`]
    : [];
}

function idlePatterns({ settings, changes, files }: Subject): readonly string[] {
  const { providers, signingKeys, paths, path } = settings.policy;
  const addresses = changes.flatMap(({ change }) => (change.to === null ? [] : [change.provider]));
  const named = [
    ...(providers.allow ?? []).map((pattern) => ({ pattern, key: 'providers.allow' })),
    ...signingKeys.flatMap((pin) => pin.providers.map((pattern) => ({ pattern, key: 'signing-keys' }))),
  ];
  return [
    ...named
      .filter(({ pattern }) => !addresses.some((address) => pattern.matches(address)))
      .map(
        ({ pattern, key }) =>
          `The pattern "${pattern.text}" of "${key}" in ${path} matches no locked provider.`,
      ),
    ...paths
      .filter(({ matches }) => !files.some(({ revision }) => matches(revision.path)))
      .map(({ globs }) => `The globs "${globs.join('", "')}" of "paths" in ${path} match no lock file.`),
  ];
}
