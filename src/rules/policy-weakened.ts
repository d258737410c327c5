import { consider } from '../finding/fix.ts';
import { listed, say, shortText } from '../finding/sentence.ts';
import { aboutFile, type Rule } from './rule.ts';

const settingsShown = 20;

/** The policy of the base branch still judges the change that weakens it, but nothing after the merge (T39). */
export const policyWeakened: Rule<{ kind: 'weaker'; does: string }> = {
  slug: 'policy-weakened',
  severity: 'warning',
  meaning: 'A change to the policy that lets more pass after the merge.',
  counted: ['stricter policy', 'stricter policies'],
  headline: ({ aspect }) => `this pull request ${aspect.does}`,
  check({ settings: { policy } }) {
    const { path, weaker, stricter } = policy.edit ?? { path: '', weaker: [], stricter: [] };
    const told = (says: string, settings: readonly string[], advice: string) => ({
      message: say`After the merge the policy is ${says}: ${listed(settings.map(inWords), settingsShown)}.`,
      cause: says,
      acceptable: false,
      fix: [consider(advice)],
    });
    const advice =
      'make sure that the owner of the policy wants this; if it fails the check, the owner has to merge it past the check, after which nothing reports it';
    const aspect = { kind: 'weaker' as const, does: shortText(gravestOf(weaker, path)) };
    return [
      ...(weaker.length === 0 ? [] : [{ ...told('weaker', weaker, advice), aspect }]),
      ...(stricter.length === 0
        ? []
        : [{ ...told('stricter', stricter, 'nothing has to be done'), severity: 'notice' as const }]),
    ].map((facts) => aboutFile(path, facts));
  },
};

/** A rule that is turned off; else one that lets more pass; else the first setting. */
function gravestOf(weaker: readonly string[], path: string): string {
  const ofRules = weaker.filter((setting) => setting.startsWith('rules '));
  const off = ofRules.flatMap((setting) =>
    [...setting.matchAll(/([\w-]+): \w+ → off/g)].map(([, slug = '']) => slug),
  );
  if (off.length > 0) return `turns off ${listed(off, 3)}`;
  return `weakens the policy ${path}: ${inWords(ofRules[0] ?? weaker[0] ?? '')}`;
}

/** `minimum-release-age 7 days → none`, `unproven-hash error → warning for legacy/**`. */
function inWords(setting: string): string {
  const [, name = '', change = '', where = ''] = /^([\w-]+) \((.* → .*)\)( for .*)?$/.exec(setting) ?? [];
  if (name === '') return setting;
  return `${name === 'rules' ? change.replaceAll(': ', ' ') : `${name} ${change}`}${where}`;
}
