export const advisorySeverities = ['critical', 'high', 'medium', 'low', 'unknown'] as const;
export type AdvisorySeverity = (typeof advisorySeverities)[number];

/** One entry of GitHub's advisory database. Its texts are raw: every renderer escapes them. */
export interface Advisory {
  /** `GHSA-…`, checked: it is part of a link. */
  readonly id: string;
  readonly severity: AdvisorySeverity;
  readonly summary: string;
  readonly affected: readonly AffectedModule[];
}

export interface AffectedModule {
  /** A Go module: `github.com/owner/terraform-provider-x`, perhaps with `/v2`. */
  readonly module: string;
  /** `>= 1.0.0, < 1.2.3` */
  readonly range: string;
  /** The first version with a fix; `null` where the database names none that can be read. */
  readonly fixed: string | null;
}

export interface KnownVulnerability extends Pick<Advisory, 'id' | 'severity' | 'summary'> {
  /** Always newer than that version. */
  readonly fixed: string | null;
}

export interface ModuleVersion {
  readonly module: string;
  readonly version: string;
}

/** An identifier of GitHub's database; nothing else becomes part of a link. */
export function isAdvisoryId(text: string): boolean {
  return /^GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}$/.test(text);
}
