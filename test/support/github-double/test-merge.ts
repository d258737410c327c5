import { once } from './git-answers.ts';
import type { Pull, World } from './world.ts';

/** The merge that GitHub makes to see whether a pull request can be merged. */
export interface TestMerge {
  readonly mergeable: 'MERGEABLE' | 'CONFLICTING';
  readonly commit: string | null;
  readonly parents: readonly string[];
}

/** Merges with git, as GitHub does. The same commits give the same merge. */
export function testMerge(world: World, pull: Pull): TestMerge {
  const parents = [pull.base, pull.head].map((each) => world.repository.resolve(`${each}^{commit}`) ?? '');
  return once(world, `merge ${pull.number} ${parents}`, () => merge(world, pull, parents));
}

function merge({ repository }: World, pull: Pull, parents: readonly string[]): TestMerge {
  try {
    const tree = repository.git(['merge-tree', '--write-tree', '--allow-unrelated-histories', ...parents]);
    const commit = repository.git([
      'commit-tree',
      tree,
      '-m',
      `Merge ${pull.number}`,
      ...parents.flatMap((parent) => ['-p', parent]),
    ]);
    return { mergeable: 'MERGEABLE', commit, parents };
  } catch {
    return { mergeable: 'CONFLICTING', commit: null, parents: [] };
  }
}
