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
    /** The lock files at head that are not under review and still have a version that the change leaves. */
    readonly stillAt?: readonly string[];
  }
}

/** Tells reviewers when and where a new version was published, and which lock files still have the old one. */
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
      const namesFolders: EvidenceStep = { all: () => reading };
      return [readsRecords(recordsToAskFor(changes, settings, all)), namesFolders];
    },
  }),
};
