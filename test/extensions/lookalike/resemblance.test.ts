import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProviderAddress, parseProviderAddress } from '../../../src/address/address.ts';
import { resemblance } from '../../../src/extensions/lookalike/likeness.ts';

function between(a: string, b: string) {
  return resemblance(parseProviderAddress(a), parseProviderAddress(b));
}

describe('two provider addresses', () => {
  it.each([
    ['hashlcorp/aws', 'hashicorp/aws', 'namespace'],
    ['hashcorp/aws', 'hashicorp/aws', 'namespace'],
    ['hasihcorp/aws', 'hashicorp/null', 'namespace'],
    ['hashi-corp/aws', 'hashicorp/aws', 'namespace'],
    ['hаshicorp/aws', 'hashicorp/aws', 'namespace'],
    ['registry.opentofu.org/carlpet/sops', 'carlpett/sops', 'namespace'],
    ['hashicorp/kubernets', 'hashicorp/kubernetes', 'type'],
    ['hashicorp/goog1e', 'hashicorp/google', 'type'],
    ['hashicorp/аws', 'hashicorp/aws', 'type'],
    ['registry.terraform.io.evil.example/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry-terraform.io/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry-terraform-io.evil.example/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registryterraform.io/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry.terrafonn.io/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry.terrаform.io/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry.terraform.com/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry.terraform.io./hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['registry.terrafrom.io:8443/hashicorp/aws', 'hashicorp/aws', 'hostname'],
    ['tf.acme-corp.example/a/b', 'tf.acmecorp.example/a/b', 'hostname'],
  ])('%s resembles %s', (a, b, part) => {
    expect(between(a, b)).toBe(part);
  });

  it.each([
    ['hashicorp/tls', 'hashicorp/dns'],
    ['hashicorp/aws', 'hashicorp/awscc'],
    ['hashicorp/azurerm', 'hashicorp/azuread'],
    ['hashicorp/google', 'hashicorp/google-beta'],
    ['ciscodevnet/iosxe', 'ciscodevnet/iosxr'],
    ['rancher/rancher', 'rancher/rancher2'],
    ['hashicorp/github', 'integrations/github'],
    ['gavinbunney/kubectl', 'alekc/kubectl'],
    ['hashicorp/aws', 'registry.opentofu.org/hashicorp/aws'],
    ['registry.corp.example/hashlcorp/aws', 'hashicorp/aws'],
    ['app.terraform.io/acme/thing', 'hashicorp/aws'],
    ['registry.opentf.org/hashicorp/aws', 'registry.opentofu.org/hashicorp/aws'],
    ['terraform.corp.example/a/b', 'registry.corp.example/a/b'],
    ['10.0.0.1/a/b', '10.0.0.2/a/b'],
    ['registry.terraform.io:8443/a/b', 'registry.terraform.io/a/b'],
    ['localhost/a/b', 'localhost:8080/a/b'],
    ['example.local/a/b', 'local/a/b'],
  ])('%s does not resemble %s', (a, b) => {
    expect(between(a, b)).toBeNull();
  });

  const letters = fc.constantFrom('a', 'i', 'l', '1', 'o', '0', 'r', 'n', 'm', 'e', 'х', 'х', '-');
  const name = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
  const host = fc.array(name, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
  const known = fc.constantFrom(
    'registry.terraform.io',
    'registry.opentofu.org',
    'registry.terraform.io.',
    'a.example:1',
  );
  const addresses: fc.Arbitrary<ProviderAddress> = fc.record({
    kind: fc.constant('provider' as const),
    hostname: fc.oneof(known, host),
    namespace: fc.oneof(fc.constantFrom('hashicorp', 'hashlcorp', 'hashcorp'), name),
    type: name,
  });

  it('resemble each other in both directions or not at all, and never themselves', () => {
    fc.assert(
      fc.property(addresses, addresses, (a, b) => {
        expect(resemblance(a, b)).toBe(resemblance(b, a));
        expect(resemblance(a, { ...a })).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
