import type { Extension } from '../../extension.ts';
import { lookElsewhere } from './elsewhere.ts';
import { namesOrigins } from './origins.ts';

/** Finds out where an unproven hash comes from: a different release, a different provider, or a copied line. */
export const origins: Extension = {
  name: 'origins',
  open: ({ snapshot, say }) => ({
    steps: (_changes, { lockFiles }) => [
      namesOrigins({ lockFiles, lookElsewhere: lookElsewhere(snapshot, say) }),
    ],
  }),
};
