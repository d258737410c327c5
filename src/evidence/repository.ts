import { type ReleaseSource, sourceOfFile } from '../registry/release-source.ts';
import { documentsOf, type VersionEvidence } from './evidence.ts';

/** The repository of a release: the one with its documents, else the one that the registry names; `null` where nothing names one. */
export function repositoryOf(evidence: VersionEvidence): ReleaseSource | null {
  return repositoryWithDocuments(evidence) ?? evidence.source ?? null;
}

/** The repository in which the release lies; `null` where it lies elsewhere. */
export function repositoryWithDocuments(evidence: VersionEvidence): ReleaseSource | null {
  const [document] = documentsOf(evidence);
  return document === undefined ? null : sourceOfFile(document.url, evidence);
}
