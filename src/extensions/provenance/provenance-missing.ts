import { askPublisher } from '../../finding/fix.ts';
import { releaseName, say } from '../../finding/sentence.ts';
import { oneOf, ranked, setting } from '../../policy/kind.ts';
import { patterns } from '../../policy/policy-kinds.ts';
import { type Settings, valueIn } from '../../policy/settings.ts';
import { entryRule } from '../../rules/rule.ts';
import { type Lack, lackOf, type Provenance } from './provenance.ts';

/** Only for providers that `require-provenance` names. If nothing is known, the attestation counts as missing. */
export const provenanceMissing = entryRule({
  slug: 'provenance-missing',
  severity: 'error',
  meaning: 'A release without the verified build attestation that the policy requires.',
  after: 'provenance-mismatch',
  headline: ({ who, has }) => `${who} ${has} no verified build attestation, which the policy requires`,
  find({ lock, reviewed }, { settings }) {
    const pattern = provenanceRequiredFor(settings, lock.address);
    const provenance = reviewed.evidence?.provenance;
    const lack = pattern === null ? null : (lackOf(provenance) ?? runnerLack(provenance, settings));
    if (pattern === null || lack === null) return null;
    const file = settings.policy.path;
    return {
      line: lock.lines.version,
      message: say`The policy requires a verified build attestation of ${releaseName(lock)} ("${pattern}"): ${lack.words}.`,
      fix: [
        lack.answered
          ? askPublisher(lock.address, 'to attest the packages in the workflow that builds them')
          : { do: 'run-again', when: 'with a GitHub token, when GitHub and the registry answer' },
        ...(file === null ? [] : [{ ...withoutDemand, file }]),
      ],
    };
  },
});

/** On a runner of its own, a publisher can change what is built without a trace. */
function runnerLack(provenance: Provenance | undefined, settings: Settings): Lack | null {
  if (provenance?.kind !== 'verified' || valueIn(settings, provenanceRunner) === 'any') return null;
  if (provenance.build.runner === 'github-hosted') return null;
  const words = "it was not built on one of GitHub's own runners, as provenance-runner demands";
  return { words, answered: true };
}

const withoutDemand = {
  do: 'set',
  how: 'change',
  setting: 'require-provenance',
  value: null,
  when: 'or',
} as const;

export const requireProvenance = setting('require-provenance', {
  kind: patterns,
  says: 'Providers whose releases need a valid build attestation on GitHub; a release without one is an error.',
  places: ['policy'],
  example: ' [registry.terraform.io/integrations/*]',
});

export const provenanceRunner = setting('provenance-runner', {
  kind: ranked(oneOf('any', 'github-hosted'), ['any', 'github-hosted']),
  says: "Where releases that need an attestation may be built: on `any` runner, or only on GitHub's own (`github-hosted`).",
  places: ['policy'],
});

/** The pattern by which the policy requires provenance of a provider; `null` if it does not. */
export function provenanceRequiredFor(settings: Settings, address: string): string | null {
  const required = valueIn(settings, requireProvenance);
  return required.find((pattern) => pattern.matches(address))?.text ?? null;
}
