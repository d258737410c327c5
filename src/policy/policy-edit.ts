import { type NamedRule, type Setting, strictnessBetween, wordsOf } from './kind.ts';
import type { PathPolicy } from './policy-kinds.ts';
import { core, type Policy, type PolicyEdit } from './settings.ts';
import { sharedFileIn } from './text-kinds.ts';

/** Compares two policies. A setting whose kind does not say which value is stricter counts as weaker. */
export function comparePolicies(
  before: Policy,
  now: Policy,
  rows: readonly Setting[],
  rules: readonly NamedRule[],
): Pick<PolicyEdit, 'weaker' | 'stricter'> {
  const weaker: string[] = [];
  const stricter: string[] = [];
  const compare = (row: Setting, old: unknown, fresh: unknown, where: string): void => {
    const itemOf = (name: string): string =>
      fresh instanceof Map ? `${name}: ${fresh.get(name) ?? 'default'}` : name;
    const named = (names: readonly string[]): string => {
      const parts = names.join('') === '' ? wordsOf(row.kind, fresh) : names.map(itemOf);
      return `${row.name} (${parts.join(', ')})${where}`;
    };
    const { strictness } = row.kind;
    if (strictness === undefined) {
      if (JSON.stringify(old) !== JSON.stringify(fresh)) weaker.push(`${row.name}${where}`);
      return;
    }
    const { less, more } = strictnessBetween(strictness(old, rules), strictness(fresh, rules));
    if (less.length > 0) weaker.push(named(less));
    // A narrower pattern is a name that goes and one that comes: weaker, and nothing else.
    if (more.length > 0 && (less.length === 0 || fresh instanceof Map)) stricter.push(named(more));
  };
  const [old, fresh] = [before, now].map(
    ({ said }) => new Map(rows.map((row) => [row, said.get(row.name) ?? row.standard])),
  );
  const inPolicy = rows.filter(({ places }) => places.includes('policy'));
  const apart: readonly Setting[] = [core.paths, core.extends];
  for (const row of inPolicy) if (!apart.includes(row)) compare(row, old?.get(row), fresh?.get(row), '');
  const [oldPaths, newPaths] = [before, now].map(({ said }) => {
    const entries = (said.get(core.paths.name) ?? []) as readonly PathPolicy[];
    return new Map(entries.map((entry) => [entry.globs.join(', '), entry]));
  });
  for (const globs of new Set([...(oldPaths?.keys() ?? []), ...(newPaths?.keys() ?? [])])) {
    const there = [
      { said: oldPaths?.get(globs)?.said, around: old },
      { said: newPaths?.get(globs)?.said, around: fresh },
    ];
    for (const row of inPolicy.filter(({ places }) => places.includes('paths'))) {
      // Only the rules count that the entry names.
      const over = (outer: unknown, own: unknown) =>
        own instanceof Map && outer instanceof Map ? new Map([...outer, ...own]) : (own ?? outer);
      const [was, is] = there.map(({ said, around }) => over(around?.get(row), said?.get(row.name)));
      const gone = there[1]?.said === undefined ? there[0]?.said?.get(row.name) : undefined;
      // Its files may be those of an entry that stays, which may be looser about the same.
      const isLooser = ({ said }: PathPolicy): boolean => {
        const [own, { strictness = () => new Map() }] = [said.get(row.name), row.kind];
        const isNamed = ([name]: [unknown, unknown]) => gone instanceof Map && gone.has(name);
        const now = over(was, own instanceof Map ? new Map([...own].filter(isNamed)) : own);
        return strictnessBetween(strictness(was, rules), strictness(now, rules)).less.length > 0;
      };
      const isOpen = gone !== undefined && [...(newPaths?.values() ?? [])].some(isLooser);
      if (isOpen) weaker.push(`${row.name} for ${globs}`);
      else if (there.some(({ said }) => said?.has(row.name))) compare(row, was, is, ` for ${globs}`);
    }
  }
  const [was, is] = [before, now].map(({ said }) => (said.get(core.extends.name) ?? '') as string);
  // Nothing is known of a policy that was not read.
  if (now.isUnread) return { weaker: [`${core.extends.name} (${is}, which was not compared)`], stricter: [] };
  // The settings are the same today, or weaker, but somebody else can change them tomorrow.
  const [from, to] = [was, is].map((reference = '') => {
    const shared = sharedFileIn(reference);
    return shared === null ? null : `${shared.owner}/${shared.repo}`.toLowerCase();
  });
  if (was !== is && (stricter.length === 0 || (from !== null && to !== null && from !== to)))
    weaker.push(`${core.extends.name} (${is || 'none'})`);
  return { weaker, stricter };
}
