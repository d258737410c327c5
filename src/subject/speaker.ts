import type { VersionEvidence } from '../evidence/evidence.ts';

/** Who was asked about a release, as the subject of a sentence. What was said names the mirror. */
export function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror' {
  return isMirrored(evidence) ? 'The mirror' : 'The registry';
}

/** Whether mirrors were asked in place of the registry. */
export function isMirrored(evidence: VersionEvidence | null): boolean {
  return evidence?.mirrors !== undefined;
}
