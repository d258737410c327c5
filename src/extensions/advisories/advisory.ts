import { publicRegistries } from '../../address/address.ts';
import type { VersionEvidence } from '../../evidence/evidence.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { compareVersions, type Version, versionOf } from '../../version/version.ts';

export const advisorySeverities = ['critical', 'high', 'medium', 'low', 'unknown'] as const;
type AdvisorySeverity = (typeof advisorySeverities)[number];

/** One entry of GitHub's advisory database. Its texts are raw: every renderer escapes them. */
export interface Advisory {
  /** `GHSA-…`, checked: it is part of a link. */
  readonly id: string;
  readonly severity: AdvisorySeverity;
  readonly summary: string;
  readonly affected: readonly AffectedModule[];
}

interface AffectedModule {
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

interface NamedRelease {
  readonly address: string;
  readonly version: string;
  /** `owner/terraform-provider-x` at github.com; `null` where it is not known. */
  readonly repository: string | null;
}

/** The Go modules of a release, by its repository and by its address; two names each from version 2 on. */
export function modulesOf({ address, version, repository }: NamedRelease): readonly ModuleVersion[] {
  const [host = '', namespace = '', type = ''] = address.split('/');
  const name = `${namespace}/terraform-provider-${type}`;
  const meant = publicRegistries.includes(host) && /^[\w-]+\/[\w-]+$/.test(name) ? name : null;
  const repositories = [repository, meant].flatMap((each) => each?.toLowerCase() ?? []);
  const major = versionOf(version)?.major ?? null;
  if (major === null) return [];
  return [...new Set(repositories)].flatMap((name) => {
    const module = `github.com/${name}`;
    const suffixed = major >= 2n ? [{ module: `${module}/v${major}`, version }] : [];
    return [{ module, version }, ...suffixed];
  });
}

/** Whether a version is in a range such as `>= 1.0.0, < 1.2.3`; `null` where the range or the version cannot be read. */
export function isInRange(range: string, version: string): boolean | null {
  const own = readVersion(version);
  if (own === null || range.length > longest) return null;
  const answers = range.split(',').map((text) => {
    const [, operator = '', rest = ''] = /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(text) ?? [];
    const [admits, bound] = [operators.get(operator), readVersion(rest)];
    return admits === undefined || bound === null ? null : admits(compareVersions(own, bound));
  });
  return answers.includes(null) ? null : !answers.includes(false);
}

const longest = 1000;

const operators: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['<', (order) => order < 0],
  ['<=', (order) => order <= 0],
  ['>', (order) => order > 0],
  ['>=', (order) => order >= 0],
  ['=', (order) => order === 0],
]);

/** Go writes versions with a `v`. */
function readVersion(text: string): Version | null {
  return versionOf(text.trim().replace(/^v(?=\d)/, ''));
}
