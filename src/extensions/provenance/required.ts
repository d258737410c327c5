import { patterns } from '../../policy/policy-kinds.ts';
import { setting } from '../../policy/setting.ts';
import { type Settings, valueIn } from '../../policy/settings.ts';

export const requireProvenance = setting('require-provenance', {
  kind: patterns,
  says: 'Providers whose releases need a build attestation at GitHub that holds; an error without one.',
  places: ['policy'],
  example: ' [registry.terraform.io/integrations/*]',
});

/** The pattern by which the policy requires provenance of a provider; `null` if it does not. */
export function provenanceRequiredFor(settings: Settings, address: string): string | null {
  const required = valueIn(settings, requireProvenance);
  return required.find((pattern) => pattern.matches(address))?.text ?? null;
}
