import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import { minimumReleaseAge } from './minimum-age.ts';
import { publisherChanged } from './publisher-changed.ts';
import { recentlyPublished } from './recently-published.ts';
import { readsRecords, recordsToAskFor } from './release-records.ts';
import { historyFields, historyLines, reportedHistory } from './reported.ts';
import { findStillAt } from './still-at.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** Of a version that a change leaves: the lock files at head that are not under review and still have it. */
    readonly stillAt?: readonly string[];
  }
}

/** What a careful reviewer looks up about a new version: when it was published, from where, and who still has the old one. */
export const history: Extension = {
  name: 'history',
  settings: [minimumReleaseAge],
  rules: [publisherChanged, recentlyPublished],
  fields: historyFields,
  change: reportedHistory,
  row: historyLines,
  open: ({ settings, snapshot }) => ({
    steps(changes, { all }) {
      // The lock files are read while registries answer.
      const reading = findStillAt(snapshot, changes);
      const namesFolders: EvidenceStep = {
        all: async () => new Map([...((await reading) ?? [])].map(([key, stillAt]) => [key, { stillAt }])),
      };
      return [readsRecords(recordsToAskFor(changes, settings, all)), namesFolders];
    },
  }),
};
