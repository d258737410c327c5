import type { AdvisoryDatabase, KnownVulnerability } from '../advisories/advisory.ts';
import { githubAdvisories } from '../advisories/github-advisories.ts';
import type { Fetcher } from '../http/fetcher.ts';
import type { Outcome } from '../outcome.ts';
import type { AttestationStore } from '../provenance/attestation-store.ts';
import type { VerifyBundle } from '../provenance/examine.ts';
import { githubAttestations } from '../provenance/github-attestations.ts';
import type { Provenance } from '../provenance/provenance.ts';
import type { GitHubRequest } from '../source/github/github-request.ts';
import { askForAdvisories } from './advisories.ts';
import type { Evidence } from './evidence.ts';
import { askForProvenance, type VersionPair } from './provenance.ts';

/** What GitHub knows about providers that no registry tells. Nothing that it says proves a hash. */
export interface GitHubFacts {
  readonly advisories: AdvisoryDatabase;
  readonly attestations: AttestationStore;
  /** Loads what verifies attestations; called only where there is something to verify. */
  readonly loadVerifier: () => Promise<VerifyBundle>;
}

/** Time for one answer of GitHub, in milliseconds, and the bytes that it may have: no review waits long for what it can do without. */
export const factLimits = { timeout: 15_000, largestAnswer: 32 * 1024 * 1024 };

/**
 * The facts of github.com. A GitHub Enterprise Server has neither the attestations of providers nor, without GitHub Connect, advisories.
 *
 * @param server the address of the GitHub that the request is for
 */
export function githubFacts(
  server: string,
  request: GitHubRequest,
  loadVerifier: GitHubFacts['loadVerifier'],
): GitHubFacts | undefined {
  if (server !== 'https://github.com') return undefined;
  return { advisories: githubAdvisories(request), attestations: githubAttestations(request), loadVerifier };
}

/** By the keys of the evidence. */
interface LearntFacts {
  readonly advisories: ReadonlyMap<string, Outcome<readonly KnownVulnerability[]>>;
  readonly provenance: ReadonlyMap<string, Provenance>;
}

interface FactPorts {
  readonly github?: GitHubFacts | undefined;
  readonly fetcher: Pick<Fetcher, 'get'>;
  readonly onNotice: (notice: string) => void;
}

/** Asks GitHub about every version in the evidence, after the registries, because they tell where a release lies. */
export async function askForGitHubFacts(
  pairs: readonly VersionPair[],
  evidence: Evidence,
  wanted: { readonly advisories: boolean; readonly provenance: boolean },
  { github, fetcher, onNotice }: FactPorts,
): Promise<LearntFacts> {
  if (github === undefined) return { advisories: new Map(), provenance: new Map() };
  const { loadVerifier, attestations: store } = github;
  const [advisories, provenance] = await Promise.all([
    wanted.advisories ? askForAdvisories(evidence, github.advisories) : new Map(),
    wanted.provenance
      ? askForProvenance(pairs, evidence, { store, fetcher, loadVerifier: once(loadVerifier) })
      : new Map(),
  ]);
  for (const notice of noticesAbout({ advisories, provenance })) onNotice(notice);
  return { advisories, provenance };
}

export function withGitHubFacts(evidence: Evidence, { advisories, provenance }: LearntFacts): Evidence {
  if (advisories.size === 0 && provenance.size === 0) return evidence;
  return new Map(
    [...evidence].map(([key, one]) => {
      const [known, built] = [advisories.get(key), provenance.get(key)];
      return [
        key,
        {
          ...one,
          ...(known === undefined ? {} : { advisories: known }),
          ...(built === undefined ? {} : { provenance: built }),
        },
      ];
    }),
  );
}

/** What was not answered, each reason once. */
function noticesAbout({ advisories, provenance }: LearntFacts): readonly string[] {
  const unanswered = [...advisories.values()].flatMap((one) =>
    one.kind === 'known' ? [] : [one.kind === 'absent' ? 'GitHub does not have it' : one.cause],
  );
  const unbuilt = [...provenance.values()].flatMap((one) =>
    one.kind === 'unknown' && !one.answered ? [one.reason] : [],
  );
  return [
    ...[...new Set(unanswered)].map(
      (cause) =>
        `GitHub's advisory database was not read, so known vulnerabilities are not reported: ${cause}.`,
    ),
    ...[...new Set(unbuilt)].map((cause) => `The build provenance of some releases is not known: ${cause}.`),
  ];
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work();
    return result;
  };
}
