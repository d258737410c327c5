import { distinct } from '../distinct.ts';
import { areApart, covers, withoutDot } from '../source/glob.ts';
import { type NamedRule, rankIn, type Setting, wordsOf } from './kind.ts';
import type { PathPolicy } from './policy-kinds.ts';
import { core, type Policy, type PolicyEdit } from './settings.ts';
import { sharedFileIn } from './text-kinds.ts';

/** What one place in a policy says about a setting, and how strict that is. */
interface Layer {
  /** Empty for the policy itself, which counts for all files. */
  readonly glob: string;
  readonly value: unknown;
  readonly ranks: ReadonlyMap<string, number>;
  /** Only the rules that an entry names count. */
  readonly says: (name: string) => boolean;
}

/** Settings that would take more steps together are not compared (T56). */
const mostSteps = 5_000_000;

/** Compares two policies, for all files and for those of each glob. If it is not known which entries match, or which value is stricter, the worst case counts. */
export function comparePolicies(
  before: Policy,
  now: Policy,
  rows: readonly Setting[],
  rules: readonly NamedRule[],
  most = mostSteps,
): Pick<PolicyEdit, 'weaker' | 'stricter'> {
  const weaker: string[] = [];
  const stricter: string[] = [];
  const apart: readonly Setting[] = [core.paths, core.extends];
  const errors = rules.filter(({ severity }) => severity === 'error');
  let steps = 0;
  // Waivers for more than one provider, and of errors, are told first.
  const weight = (name: string) =>
    Number(name.includes('*')) + Number(errors.some(({ slug }) => name.startsWith(`${slug} for `)));
  for (const row of rows.filter((each) => each.places.includes('policy') && !apart.includes(each))) {
    const sides = [before, now].map((policy) => layersOf(policy, row, rules));
    const all = sides.flat();
    const names = distinct(all.flatMap(({ ranks }) => [...ranks.keys()])).toSorted(
      (one, other) => weight(other) - weight(one),
    );
    const globs = distinct(all.map(({ glob }) => glob));
    const more = all.length * globs.length * names.length;
    const isTooMuch = steps + more > most;
    steps += isTooMuch ? 0 : more;
    if (isTooMuch) weaker.push(`${row.name} (too many to compare)`);
    for (const glob of isTooMuch ? [] : globs) {
      const here = all.filter((layer) => layer.glob === glob);
      const near = sides.map((side) => layersFor(glob, side));
      // A rule is told once, however many standards its findings have.
      const seen = new Set<string>();
      const compared = names.flatMap((name) => {
        if (!here.some(({ says }) => says(name))) return [];
        const [was = [], is = []] = near.map((side) => decidingFor(name, side));
        const [old, fresh] = [was, is].map((side) => JSON.stringify(side, ['glob', 'rank']));
        const [laxest] = is.toSorted((one, other) => one.rank - other.rank);
        if (laxest === undefined || old === fresh) return [];
        const { value, rank } = laxest;
        const before = was.toSorted((one, other) => other.rank - one.rank)[0]?.value;
        const [slug, own = rules.find((rule) => rule.slug === name)?.severity] = name.split(' ');
        const [from, to] = [before, value].map((said) => (said instanceof Map ? said.get(slug) : undefined));
        const isRule = value instanceof Map;
        const word = isRule ? `${slug}: ${from ?? own} → ${to ?? own}` : named(name);
        const isNamed = name !== '' && row.kind.strictness !== undefined;
        const isLess = was.some((each) => rank < each.rank);
        if (!isLess && was.every((each) => rank <= each.rank)) return [];
        const change = [before, value].map((said) => wordsFor(row, said)).join(' → ');
        const about = isRule ? `${slug} ${isLess}` : name;
        return seen.size < seen.add(about).size ? [{ isLess, told: isNamed ? word : change }] : [];
      });
      for (const isLess of [true, false]) {
        const told = compared.filter((each) => each.isLess === isLess).map((each) => each.told);
        // A narrower pattern is a name that goes and one that comes: weaker, and nothing else.
        const isTold = isLess || told.length === compared.length || row.standard instanceof Map;
        const where = glob === '' ? '' : ` for ${glob}`;
        if (told.length > 0 && isTold)
          (isLess ? weaker : stricter).push(`${row.name} (${told.join(', ')})${where}`);
      }
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

/** `*` is the name of everything. */
const named = (name: string): string => (name === '*' ? 'everything' : name);

function wordsFor({ kind }: Setting, value: unknown): string {
  const words = kind.shown?.(value) ?? wordsOf(kind, value).join(', ');
  return /^(?:0\b|$)/.test(words) ? 'none' : words;
}

function layersOf({ said }: Policy, row: Setting, rules: readonly NamedRule[]): readonly Layer[] {
  const { strictness = (value: unknown) => new Map([[JSON.stringify(value), -1]]) } = row.kind;
  const everywhere = { globs: [''], said: new Map([[row.name, said.get(row.name) ?? row.standard]]) };
  const entries = (said.get(core.paths.name) ?? []) as readonly PathPolicy[];
  return [everywhere, ...entries].flatMap(({ globs, said: own }) => {
    if (!own.has(row.name)) return [];
    const [value, ranks] = [own.get(row.name), strictness(own.get(row.name), rules)];
    const isSaid = (name: string) => !(value instanceof Map) || value.has(name.split(' ', 1)[0]);
    const says = (name: string) => own === everywhere.said || isSaid(name);
    return distinct(globs.map(withoutDot).toSorted()).map((glob) => ({ glob, value, ranks, says }));
  });
}

/** Those that may count for files of the glob, with an empty glob if they count for all. Files of a narrower one are compared with that one. */
function layersFor(glob: string, layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => {
    if (covers(layer.glob, glob)) return [{ ...layer, glob: '' }];
    return covers(glob, layer.glob) || areApart(glob, layer.glob) ? [] : [layer];
  });
}

/** The last one that counts for all, and those after it. */
function decidingFor(name: string, layers: readonly Layer[]) {
  const saying = layers.filter(({ says }) => says(name));
  return saying
    .slice(saying.findLastIndex(({ glob }) => glob === ''))
    .map(({ glob, value, ranks }) => ({ glob, value, rank: rankIn(ranks, name) }));
}
