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
    const { path, stricter, ...edit } = policy.edit ?? { path: '', weaker: [], stricter: [] };
    const weaker = gravestFirst(edit.weaker);
    const told = (says: string, settings: readonly string[], advice: string) => ({
      message: say`After the merge the policy is ${says}: ${listed(settings.map(inWords), settingsShown)}.`,
      cause: says,
      acceptable: false,
      fix: [consider(advice)],
    });
    const advice =
      'make sure that the owner of the policy wants this; if the check fails, the owner has to merge it in spite of that, once';
    const aspect = { kind: 'weaker' as const, does: shortText(headlineOf(weaker, path)) };
    return [
      ...(weaker.length === 0 ? [] : [{ ...told('weaker', weaker, advice), aspect }]),
      ...(stricter.length === 0
        ? []
        : [{ ...told('stricter', stricter, 'nothing has to be done'), severity: 'notice' as const }]),
    ].map((facts) => aboutFile(path, facts));
  },
};

/** Those that let most pass come first; of one setting a few are shown, so that no crowd hides another (T39, T42). */
function gravestFirst(weaker: readonly string[]): readonly string[] {
  const nameOf = (setting: string) => setting.split(' ', 1)[0] ?? '';
  const rank = (setting: string) => grave.indexOf(nameOf(setting)) + Number(setting.includes(' → off')) / 2;
  const sorted = weaker.toSorted((one, other) => rank(other) - rank(one));
  return [...Map.groupBy(sorted, nameOf)].flatMap(([name, all]) =>
    all.length <= mostOfOne
      ? all
      : [...all.slice(0, mostOfOne), `${name} in ${all.length - mostOfOne} more places`],
  );
}

const mostOfOne = 5;
const grave: readonly string[] = ['signing-keys', 'registries', 'accept-asserted', 'waivers', 'rules'];

/** A rule that is turned off; else the first setting. */
function headlineOf(weaker: readonly string[], path: string): string {
  const off = weaker
    .filter((setting) => setting.startsWith('rules '))
    .flatMap((setting) => [...setting.matchAll(/([\w-]+): \w+ → off/g)].map(([, slug = '']) => slug));
  if (off.length > 0) return `turns off ${listed(off, 3)}`;
  return `weakens the policy ${path}: ${inWords(weaker[0] ?? '')}`;
}

/** `minimum-release-age 7 days → none`, `unproven-hash error → warning for legacy/**`. */
function inWords(setting: string): string {
  const [, name = '', change = '', where = ''] = /^([\w-]+) \((.* → .*)\)( for .*)?$/.exec(setting) ?? [];
  if (name === '') return setting;
  return `${name === 'rules' ? change.replaceAll(': ', ' ') : `${name} ${change}`}${where}`;
}
