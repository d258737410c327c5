import type { Extension } from '../../extension.ts';
import { lookElsewhere } from './elsewhere.ts';
import { namesOrigins } from './origins.ts';

/** Where a hash comes from that nothing supports: a different release, a different provider, or a copied line. */
export const origins: Extension = {
  name: 'origins',
  open: ({ snapshot, say }) => ({
    steps: (_changes, { lockFiles }) => [
      namesOrigins({ lockFiles, lookElsewhere: lookElsewhere(snapshot, say) }),
    ],
  }),
};
