import { satisfies } from 'semver';
import type { Schema } from './schema.ts';
import { notFound, ok, type ReceivedRequest, type Reply, refusal, type World } from './world.ts';

/** What GitHub knows about releases and modules beside repositories. */
export interface SupplyChain {
  /** By name in lower case. GitHub answers each address only for accounts of its kind. */
  readonly accounts: Map<string, 'orgs' | 'users'>;
  /** By SHA-256, 64 hex digits; `account` is the owner of the repository that attested. */
  readonly attestations: Map<string, readonly StoredAttestation[]>;
  /** The numbers of repositories, by every name that they have or had, in lower case. */
  readonly repositories: Map<string, number>;
  readonly advisories: Schema<'global-advisory'>[];
  /** The releases of repositories, by `owner/name` in lower case, the newest first, and their changelogs by tag. */
  readonly published: Map<string, PublishedReleases>;
}

export interface PublishedReleases {
  readonly releases: readonly { readonly tagName: string; readonly description: string | null }[];
  readonly changelogs?: Readonly<Record<string, string>>;
}

export interface StoredAttestation {
  readonly account: string;
  /** Older versions of the API have the bundle in the answer, newer ones its address. */
  readonly bundle?: unknown;
  readonly bundle_url?: string;
}

/** The operations for organisations and for users differ in nothing but the kind of account. */
export function bulkAttestations(
  { supplyChain: { accounts, attestations } }: World,
  { body, query }: ReceivedRequest,
  kind: 'orgs' | 'users',
  account: string,
): Reply {
  if (accounts.get(account.toLowerCase()) !== kind) return notFound();
  const { subject_digests: digests = [] } = body as { readonly subject_digests?: readonly string[] };
  if (digests.length === 0 || digests.length > 1024) return refusal(422, 'Validation Failed');
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const start = Number(query.get('after') ?? 0);
  const all = digests.flatMap((digest) =>
    (attestations.get(digest.replace('sha256:', '')) ?? [])
      .filter((stored) => stored.account.toLowerCase() === account.toLowerCase())
      .map(({ account: _, ...stored }) => ({ digest, stored: { repository_id: 1, ...stored } })),
  );
  const shown = Map.groupBy(all.slice(start, start + size), ({ digest }) => digest);
  const more = start + size < all.length;
  return ok({
    attestations_subject_digests: Object.fromEntries(
      digests.map((digest) => [digest, shown.get(digest)?.map(({ stored }) => stored) ?? null]),
    ),
    page_info: { has_next: more, has_previous: start > 0, ...(more ? { next: String(start + size) } : {}) },
  });
}

/** The advisories about any of the named modules, or of their named versions. */
export function advisories({ supplyChain, url }: World, { query }: ReceivedRequest): Reply {
  const wanted = (query.get('affects') ?? '').split(',').map((each) => each.split('@'));
  const ecosystem = query.get('ecosystem');
  const [size, start] = [Number(query.get('per_page') ?? 30), Number(query.get('after') ?? 0)];
  const found = supplyChain.advisories.filter(({ vulnerabilities }) =>
    (vulnerabilities ?? []).some(
      ({ package: named, vulnerable_version_range: range }) =>
        named?.ecosystem === ecosystem &&
        wanted.some(
          ([name, version]) =>
            name?.toLowerCase() === named?.name?.toLowerCase() &&
            (version === undefined || satisfies(version, (range ?? '*').replaceAll(',', ' '))),
        ),
    ),
  );
  const next = `<${url}/advisories?after=${start + size}>; rel="next"`;
  return ok(found.slice(start, start + size), start + size < found.length ? { link: next } : {});
}

/** A complete entry of the database. */
export function advisory(
  id: string,
  about: {
    readonly module: string;
    readonly range: string;
    readonly fixed: string | null;
    readonly severity?: Schema<'global-advisory'>['severity'];
    readonly summary?: string;
  },
): Schema<'global-advisory'> {
  const day = '2026-01-01T00:00:00Z';
  return {
    ghsa_id: id,
    cve_id: null,
    url: `https://api.github.com/advisories/${id}`,
    html_url: `https://github.com/advisories/${id}`,
    repository_advisory_url: null,
    summary: about.summary ?? 'It does what it should not',
    description: null,
    type: 'reviewed',
    severity: about.severity ?? 'high',
    source_code_location: null,
    identifiers: [{ type: 'GHSA', value: id }],
    references: [],
    published_at: day,
    updated_at: day,
    github_reviewed_at: day,
    nvd_published_at: null,
    withdrawn_at: null,
    vulnerabilities: [
      {
        package: { ecosystem: 'go', name: about.module },
        vulnerable_version_range: about.range,
        first_patched_version: about.fixed,
        vulnerable_functions: null,
      },
    ],
    cvss: null,
    cwes: null,
    credits: null,
  };
}

const longestText = 512_000;

/** Release notes of several repositories, each under the name that the question gives it. GitHub shows nothing of one that is not there. */
export function releaseNotes({ supplyChain: { published } }: World, query: string): Reply {
  const data: Record<string, object | null> = {};
  const errors: object[] = [];
  for (const about of query.split(/(?=\br\d+: repository\()/).slice(1)) {
    const [, alias = '', owner = '', name = ''] =
      /^(r\d+): repository\(owner: "([^"]+)", name: "([^"]+)"\)/.exec(about) ?? [];
    const known = published.get(`${owner}/${name}`.toLowerCase());
    data[alias] = known === undefined ? null : fieldsOf(known, about);
    if (known === undefined)
      errors.push({ type: 'NOT_FOUND', path: [alias], message: 'Could not resolve to a Repository.' });
  }
  return ok(errors.length === 0 ? { data } : { data, errors });
}

function fieldsOf({ releases, changelogs = {} }: PublishedReleases, question: string): object {
  const fields: Record<string, unknown> = {};
  const [, alias, first] = /(\w+): releases\(first: (\d+)/.exec(question) ?? [];
  if (alias !== undefined)
    fields[alias] = { nodes: releases.slice(0, Number(first)).map(({ tagName }) => ({ tagName })) };
  for (const [, name = '', tag] of question.matchAll(/(\w+): release\(tagName: "([^"]+)"\)/g))
    fields[name] = releases.find(({ tagName }) => tagName === tag) ?? null;
  for (const [, name = '', tag = ''] of question.matchAll(
    /(\w+): object\(expression: "([^":]+):CHANGELOG.md"\)/g,
  )) {
    const text = changelogs[tag];
    fields[name] = text === undefined ? null : { text: text.slice(0, longestText) };
  }
  return fields;
}
