import type { Extension } from '../../extension.ts';
import { learnsHashes } from './learn.ts';
import type { Purpose } from './wanted.ts';

/** Completes entries: learns the hashes that `lockproof lock` writes or that suggestions propose. An entry adds it to a run that wants one of them. */
export function completion(purpose: Purpose): Extension {
  return {
    name: 'completion',
    open: ({ settings }) =>
      purpose.kind === 'suggestions' && !settings.suggestions
        ? {}
        : { steps: (changes) => [learnsHashes(changes, { purpose, settings })] },
  };
}
