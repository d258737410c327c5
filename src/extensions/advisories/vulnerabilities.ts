import type { VersionEvidence } from '../../evidence/evidence.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import type { KnownVulnerability } from './advisory.ts';

type Sides = Pick<ReviewedChange, 'evidence' | 'baseEvidence'>;

/** What is known about the version at head; empty where nobody was asked. */
export function openVulnerabilities({ evidence }: Sides): readonly KnownVulnerability[] {
  return vulnerabilitiesOf(evidence) ?? [];
}

/** What is known about the version before, and not about the one at head: the change closes it. */
export function closedVulnerabilities({ evidence, baseEvidence }: Sides): readonly KnownVulnerability[] {
  const open = vulnerabilitiesOf(evidence);
  if (open === null) return [];
  const still = new Set(open.map(({ id }) => id));
  return (vulnerabilitiesOf(baseEvidence) ?? []).filter(({ id }) => !still.has(id));
}

function vulnerabilitiesOf(evidence: VersionEvidence | null): readonly KnownVulnerability[] | null {
  return evidence?.advisories?.kind === 'known' ? evidence.advisories.value : null;
}
