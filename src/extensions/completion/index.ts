import type { Extension } from '../../extension.ts';
import { learnsHashes } from './learn.ts';
import { lockCommand } from './lock-command.ts';
import { suggestedEdits } from './suggestions.ts';

/** Completes entries: `lockproof lock` writes the hashes that they lack, suggestions propose them. */
export const completion: Extension = {
  name: 'completion',
  commands: [lockCommand],
  edits: suggestedEdits,
  open({ entry, settings, proposes }) {
    if (entry !== 'workflow' || !settings.suggestions) return {};
    const purpose = { kind: 'suggestions', downloads: proposes } as const;
    return { steps: (changes) => [learnsHashes(changes, { purpose, settings })] };
  },
};
