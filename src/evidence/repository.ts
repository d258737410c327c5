import { type ReleaseSource, sourceOfFile } from '../registry/release-source.ts';
import type { VersionEvidence } from './evidence.ts';

/** The repository of a release: the one with its documents, else the one that the registry names; `null` where nothing names one. */
export function repositoryOf(evidence: VersionEvidence): ReleaseSource | null {
  const [document] = evidence.release.kind === 'known' ? evidence.release.value.documents : [];
  const beside = document === undefined ? null : sourceOfFile(document.url, evidence);
  return beside ?? evidence.source ?? null;
}

/** {@link repositoryOf}, where it is at github.com. */
export function githubRepositoryOf(evidence: VersionEvidence): ReleaseSource | null {
  const source = repositoryOf(evidence);
  return source?.forge === 'github.com' ? source : null;
}
