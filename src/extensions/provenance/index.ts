import { evidenceKey, versionBefore } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { openMemory } from '../../memory.ts';
import type { Outcome } from '../../outcome.ts';
import { valueIn } from '../../policy/settings.ts';
import { askForProvenance, type VersionPair } from './ask.ts';
import type { VerifyBundle } from './examine.ts';
import { githubAttestations } from './github-attestations.ts';
import type { Provenance } from './provenance.ts';
import { provenanceLost } from './provenance-lost.ts';
import { provenanceMismatch } from './provenance-mismatch.ts';
import { provenanceMissing, provenanceRunner, requireProvenance } from './provenance-missing.ts';
import { builderLines, provenanceFields, reportedProvenance } from './reported.ts';
import { sigstoreKeys, verifierFrom } from './trusted-roots.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** Who built the packages, by attestations at GitHub; left out if the release is not at github.com or GitHub was not queried. */
    readonly provenance?: Provenance;
  }
}

/** Who built the packages of a release, by build attestations at GitHub. */
export const provenance: Extension = {
  name: 'provenance',
  settings: [requireProvenance, provenanceRunner, sigstoreKeys],
  rules: [provenanceMismatch, provenanceMissing, provenanceLost],
  fields: provenanceFields,
  change: reportedProvenance,
  row: builderLines,
  open({ settings, github, environment, reviewed, fetcher, fact, say }) {
    // Attestations decide or tell nothing if the policy turns the rules about them off and requires none.
    const isOff = [provenanceMismatch, provenanceLost].every(
      ({ slug }) => settings.rules.get(slug) === 'off',
    );
    const isWanted = !isOff || valueIn(settings, requireProvenance).length > 0;
    if (github === undefined || !isWanted) return {};
    const fetchNewer = async (): Promise<Outcome<string>> => {
      const { fetchTrustedRoot } = await import('./sigstore-tuf.ts');
      return fetchTrustedRoot(fetcher);
    };
    const isFetched = valueIn(settings, sigstoreKeys) === 'refresh';
    const load = verifierFrom({ environment, reviewed, fact, fetchNewer: isFetched ? fetchNewer : null });
    const loaded = openMemory<Promise<VerifyBundle>>();
    const about = (pairs: readonly VersionPair[]): EvidenceStep => ({
      async all(evidence) {
        const found = await askForProvenance(pairs, evidence, {
          store: githubAttestations(github),
          fetcher,
          loadVerifier: () => loaded('', load),
        });
        const unknown = [...found.values()].filter((one) => one.kind === 'unknown' && !one.answered);
        for (const reason of new Set(unknown.map((one) => ('reason' in one ? one.reason : ''))))
          say(`The build provenance of some releases is not known: ${reason}.`);
        return new Map(
          [...found].map(([key, provenance]) => {
            const repositoryId = provenance.kind === 'verified' ? provenance.build.repositoryId : null;
            return [key, { provenance, ...(repositoryId !== null && { repositoryId }) }];
          }),
        );
      },
    });
    return { steps: (changes) => [about(pairsIn(changes))] };
  },
};

function pairsIn(changes: readonly GroupedChange[]): readonly VersionPair[] {
  return changes.flatMap(({ change }) => {
    if (change.to === null) return [];
    const old = versionBefore(change);
    const before = old === null ? null : evidenceKey(old.address, old.version);
    return [{ now: evidenceKey(change.provider, change.to.version), before }];
  });
}
