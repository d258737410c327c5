import type { VersionEvidence } from '../../evidence/evidence.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import type { KnownVulnerability } from './advisory.ts';

type Sides = Pick<ReviewedChange, 'evidence' | 'baseEvidence'>;

/** The known vulnerabilities of the version at head; empty if they were not looked up. */
export function openVulnerabilities({ evidence }: Sides): readonly KnownVulnerability[] {
  return vulnerabilitiesOf(evidence) ?? [];
}

/** The vulnerabilities of the version before that the version at head no longer has. */
export function closedVulnerabilities({ evidence, baseEvidence }: Sides): readonly KnownVulnerability[] {
  const open = vulnerabilitiesOf(evidence);
  if (open === null) return [];
  const still = new Set(open.map(({ id }) => id));
  return (vulnerabilitiesOf(baseEvidence) ?? []).filter(({ id }) => !still.has(id));
}

function vulnerabilitiesOf(evidence: VersionEvidence | null): readonly KnownVulnerability[] | null {
  return evidence?.advisories?.kind === 'known' ? evidence.advisories.value : null;
}
