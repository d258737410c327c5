import type { VersionEvidence } from '../evidence/evidence.js';
/** Who was asked about a release, as the subject of a sentence. What was said names the mirror. */
export declare function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror';
/** Whether mirrors were asked in place of the registry. */
export declare function isMirrored(evidence: VersionEvidence | null): boolean;
