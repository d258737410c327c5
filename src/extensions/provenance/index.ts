import type { VersionPair } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import { type Settings, valueIn } from '../../policy/settings.ts';
import { pairsIn } from '../../subject/lay-out.ts';
import { askForProvenance } from './ask.ts';
import type { VerifyBundle } from './examine.ts';
import { githubAttestations } from './github-attestations.ts';
import type { Provenance } from './provenance.ts';
import { provenanceLost } from './provenance-lost.ts';
import { provenanceMismatch } from './provenance-mismatch.ts';
import { provenanceMissing } from './provenance-missing.ts';
import { builderLines, provenanceFields, reportedProvenance } from './reported.ts';
import { requireProvenance } from './required.ts';
import { trustedRootCommand } from './trusted-root-command.ts';
import { verifierFrom } from './trusted-roots.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** Who built the packages, by attestations at GitHub; left out if the release is not at github.com or nobody was asked. */
    readonly provenance?: Provenance;
  }
}

/** Who built the packages of a release, by build attestations at GitHub. */
export const provenance: Extension = {
  name: 'provenance',
  settings: [requireProvenance],
  rules: [provenanceMismatch, provenanceMissing, provenanceLost],
  fields: provenanceFields,
  change: reportedProvenance,
  row: builderLines,
  commands: [trustedRootCommand],
  open({ settings, github, environment, reviewed, fetcher, say }) {
    if (github === undefined || !isWanted(settings)) return {};
    const about = (pairs: readonly VersionPair[]): EvidenceStep => ({
      async all(evidence) {
        const found = await askForProvenance(pairs, evidence, {
          store: githubAttestations(github.request),
          fetcher,
          loadVerifier: once(verifierFrom(environment, reviewed)),
        });
        for (const reason of reasonsIn(found.values()))
          say(`The build provenance of some releases is not known: ${reason}.`);
        return new Map([...found].map(([key, built]) => [key, { provenance: built }]));
      },
    });
    return { steps: (changes) => [about(pairsIn(changes))] };
  },
};

/** Attestations decide or tell nothing if the policy turns the rules about them off and requires none. */
function isWanted(settings: Settings): boolean {
  const isOff = [provenanceMismatch, provenanceLost].every(({ slug }) => settings.rules.get(slug) === 'off');
  return !isOff || valueIn(settings, requireProvenance).length > 0;
}

function reasonsIn(found: Iterable<Provenance>): ReadonlySet<string> {
  return new Set([...found].flatMap((one) => (one.kind === 'unknown' && !one.answered ? [one.reason] : [])));
}

/** The verifier is loaded at most once per run. */
function once(load: () => Promise<VerifyBundle>): () => Promise<VerifyBundle> {
  let loading: Promise<VerifyBundle> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}
