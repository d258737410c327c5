import { expect, it } from 'vitest';
import { modulesOf } from '../../../src/extensions/advisories/advisory.ts';

function modules(address: string, version: string, repository: string | null): readonly string[] {
  return modulesOf({ address, version, repository }).map((each) => `${each.module}@${each.version}`);
}

it('names the module of the repository, from version 2 on in both forms', () => {
  expect(modules('registry.example.com/acme/thing', '1.2.3', 'acme/terraform-provider-thing')).toEqual([
    'github.com/acme/terraform-provider-thing@1.2.3',
  ]);
  expect(modules('registry.example.com/acme/thing', '2.0.0', 'acme/terraform-provider-thing')).toEqual([
    'github.com/acme/terraform-provider-thing@2.0.0',
    'github.com/acme/terraform-provider-thing/v2@2.0.0',
  ]);
});

it('names what the address of a public registry means, once', () => {
  expect(modules('registry.terraform.io/acme/thing', '1.0.0', 'Acme/terraform-provider-thing')).toHaveLength(
    1,
  );
  expect(modules('registry.terraform.io/hashicorp/vault', '3.0.0', null)).toEqual([
    'github.com/hashicorp/terraform-provider-vault@3.0.0',
    'github.com/hashicorp/terraform-provider-vault/v3@3.0.0',
  ]);
  expect(
    modules('registry.opentofu.org/hashicorp/vault', '1.0.0', 'opentofu/terraform-provider-vault'),
  ).toEqual([
    'github.com/opentofu/terraform-provider-vault@1.0.0',
    'github.com/hashicorp/terraform-provider-vault@1.0.0',
  ]);
});

it('names nothing of a private registry, or of what is no version', () => {
  expect(modules('registry.example.com/acme/thing', '1.0.0', null)).toEqual([]);
  expect(modules('registry.terraform.io/acme/thing', 'one', null)).toEqual([]);
  expect(modules('registry.terraform.io/ac,me/thing', '1.0.0', null)).toEqual([]);
});
