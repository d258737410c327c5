import { gitSource } from '../../src/source/git/git-source.ts';
import type { Source } from '../../src/source/source.ts';
import { createRepository, type Planted } from './github-double/repository.ts';

type Files = Readonly<Record<string, Planted>>;

export interface ManyChanges {
  /** The change that was given at this place. */
  source(at: number): Source;
  remove(): void;
}

/** Many changes of small repositories in one real repository. */
export function commitChanges(
  changes: readonly { readonly base: Files; readonly head: Files }[],
): ManyChanges {
  const repository = createRepository();
  for (const [at, { base, head }] of changes.entries()) {
    const begun = repository.commit(base, 'Base', { branch: `base-${at}` });
    repository.commit(head, 'Head', { branch: `head-${at}`, parents: [begun] });
  }
  return {
    source: (at) => gitSource({ directory: repository.directory, base: `base-${at}`, head: `head-${at}` }),
    remove: () => repository.remove(),
  };
}
