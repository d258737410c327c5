import type { KnownVulnerability } from '../advisories/advisory.ts';
import type { ReviewedChange } from './subject.ts';
type Sides = Pick<ReviewedChange, 'evidence' | 'baseEvidence'>;
/** What is known about the version at head; empty where nobody was asked. */
export declare function openVulnerabilities({ evidence }: Sides): readonly KnownVulnerability[];
/** What is known about the version before, and not about the one at head: the change closes it. */
export declare function closedVulnerabilities({ evidence, baseEvidence }: Sides): readonly KnownVulnerability[];
export {};
