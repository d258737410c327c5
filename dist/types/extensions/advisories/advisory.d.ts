import type { Outcome } from '../../outcome.js';
export declare const advisorySeverities: readonly ['critical', 'high', 'medium', 'low', 'unknown'];
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
/** An advisory, as far as it is about one version. */
export interface KnownVulnerability extends Pick<Advisory, 'id' | 'severity' | 'summary'> {
    readonly fixed: string | null;
}
export interface ModuleVersion {
    readonly module: string;
    readonly version: string;
}
/** What a database of advisories says about Go modules. */
export interface AdvisoryDatabase {
    /** The advisories about any of them, in as few requests as possible. */
    about(modules: readonly ModuleVersion[]): Promise<Outcome<readonly Advisory[]>>;
}
/** An identifier of GitHub's database; nothing else becomes part of a link. */
export declare function isAdvisoryId(text: string): boolean;
