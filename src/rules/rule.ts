import { distinct } from '../distinct.ts';
import type { Aspect, Finding, Severity } from '../finding/finding.ts';
import { listed, releaseName, type Sentence } from '../finding/sentence.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';

/** One slug = one file = one docs page = one fixture. Pure: no I/O, no clock. */
export interface Rule<A extends Aspect = Aspect> {
  readonly slug: string;
  readonly severity: Severity;
  /** Other severities that some of its findings have if the policy says nothing. */
  readonly standards?: readonly Severity[];
  readonly meaning: string;
  /** Also judges the merge with the base branch, which may decide what is required or what git writes (T92). */
  readonly ofMerge?: true;
  /** A rule of an extension: the rule that it follows in lists and in importance. Left out: the last of its severity. */
  readonly after?: string;
  /** A less severe rule of which the headline speaks first where both fail. */
  readonly ahead?: string;
  /** One and several of its findings, where notices are counted: `new provider`, `new providers`. */
  readonly counted?: readonly [one: string, many: string];
  /** The advice about one and about several of its notices, where the headline counts them. */
  readonly ask?: readonly [one: string, many: string];
  check(subject: Subject): readonly RuleFinding<A>[];
  /** The problem as a clause for the headline, without a full stop. Notices are never in it. */
  headline?(problem: Problem<A>): string;
}

/** The findings of a rule that have one kind of aspect, as far as the headline depends on them. */
export interface Problem<A extends Aspect = Aspect> {
  /** `hashicorp/null 3.2.4 and hashicorp/aws 6.1.0`, `12 providers`; paths if no finding is about a provider. */
  readonly who: string;
  readonly one: boolean;
  readonly is: 'is' | 'are';
  readonly has: 'has' | 'have';
  /** How many files the findings are in. */
  readonly files: number;
  /** How many hashes the findings are about; in words `one hash`, `3 hashes`, `at least 5000 hashes`. */
  readonly hashes: number;
  readonly count: (one: string, many: string) => string;
  readonly aspect: A;
  readonly aspects: readonly A[];
}

/** A finding as its rule states it: `judge` adds the missing parts. */
export interface RuleFinding<A extends Aspect = Aspect>
  extends Omit<Finding, 'rule' | 'severity' | 'cause' | 'open' | 'version' | 'aspect'> {
  /** No policy can turn it off or lower it, because nothing else would show that nothing was proven. */
  readonly binding?: boolean;
  /** Holds whatever severity the policy gives the rule. Left out: what the policy says counts, or else `standard`. */
  readonly severity?: Severity;
  /** If the policy says nothing. Left out: the rule's. */
  readonly standard?: Severity;
  readonly version?: string;
  /** Left out: the provider, or the file where the finding is about none. */
  readonly cause?: string;
  readonly aspect?: A;
  /** The finding only says that an answer is missing: no policy can make it fail, pass or disappear. */
  readonly open?: boolean;
  /** Whether the policy that accepts it is shown where it fails. Left out: unless the first step is an edit, which ends at green. */
  readonly acceptable?: boolean;
  /** A warning by default, which the release gets once a waiver accepts this. */
  readonly followedBy?: string;
}

export type Facts<A extends Aspect = Aspect> = Pick<RuleFinding<A>, 'message' | 'fix'> &
  Partial<RuleFinding<A>>;

export interface EntryFacts<A extends Aspect> extends Facts<A> {
  /** The gist, if several releases have one cause. @param releases their names */
  readonly ofAll?: (releases: string) => Sentence;
}

interface EntryRule<A extends Aspect> extends Omit<Rule<A>, 'check'> {
  find(entry: LockedEntry, subject: Subject): EntryFacts<A> | readonly EntryFacts<A>[] | null;
}

export function entryRule<A extends Aspect = Aspect>({ find, ...rule }: EntryRule<A>): Rule<A> {
  return {
    ...rule,
    check(subject) {
      const entries = subject.entries.filter(({ onlyMoved }) => rule.severity === 'error' || !onlyMoved);
      const found = entries.flatMap((entry) =>
        [find(entry, subject) ?? []].flat().map((facts) => ({ entry, facts })),
      );
      const causes = Map.groupBy(found, ({ facts }) => facts.cause);
      return found.map(({ entry, facts: { ofAll, ...facts } }) => {
        if (ofAll === undefined) return aboutEntry(entry, facts);
        const same = causes.get(facts.cause) ?? [];
        const releases = distinct(same.map((one) => releaseName(one.entry.lock)));
        const gist = releases.length < 2 ? {} : { gist: ofAll(listed(releases, 3)) };
        return aboutEntry(entry, { ...facts, ...gist });
      });
    },
  };
}

/** A finding about an entry: at the line of its block, unless the facts name a hash or a different line. */
export function aboutEntry<A extends Aspect>(
  { path, lock }: Pick<LockedEntry, 'path' | 'lock'>,
  facts: Facts<A>,
): RuleFinding<A> {
  const { address: provider, version, lines } = lock;
  return { provider, version, hash: null, path, line: lines.block, ...facts };
}

export function aboutFile<A extends Aspect>(path: string, facts: Facts<A>): RuleFinding<A> {
  return { provider: null, hash: null, path, line: 1, ...facts };
}
