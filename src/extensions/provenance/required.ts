import { oneOf } from '../../policy/kind.ts';
import { patterns } from '../../policy/policy-kinds.ts';
import { setting } from '../../policy/setting.ts';
import { type Settings, valueIn } from '../../policy/settings.ts';

export const requireProvenance = setting('require-provenance', {
  kind: patterns,
  says: 'Providers whose releases need a valid build attestation at GitHub; a release without one is an error.',
  places: ['policy'],
  example: ' [registry.terraform.io/integrations/*]',
});

export const provenanceRunner = setting('provenance-runner', {
  kind: oneOf('any', 'github-hosted'),
  says: "The runners on which releases that need an attestation may be built: `any`, or only GitHub's own (`github-hosted`).",
  places: ['policy'],
});

/** The pattern by which the policy requires provenance of a provider; `null` if it does not. */
export function provenanceRequiredFor(settings: Settings, address: string): string | null {
  const required = valueIn(settings, requireProvenance);
  return required.find((pattern) => pattern.matches(address))?.text ?? null;
}
