import { type ReleaseSource } from '../registry/release-source.ts';
import type { VersionEvidence } from './evidence.ts';
/** The repository of a release: the one with its documents, else the one that the registry names; `null` where nothing names one. */
export declare function repositoryOf(evidence: VersionEvidence): ReleaseSource | null;
/** The repository in which the release lies; `null` where it lies elsewhere. */
export declare function repositoryWithDocuments(evidence: VersionEvidence): ReleaseSource | null;
