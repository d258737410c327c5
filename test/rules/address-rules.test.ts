import { describe, expect, it } from 'vitest';
import { lookalikeProvider } from '../../src/extensions/lookalike/lookalike-provider.ts';
import { providerMoved } from '../../src/rules/provider-moved.ts';
import { told } from '../support/review-builders.ts';
import { lockFileOf, reviewTexts } from '../support/text-review.ts';

const terraform = 'registry.terraform.io';
const tofu = 'registry.opentofu.org';

/** The message for a provider that goes from one address and version to another. */
function move(from: string, to: string): string {
  const findings = providerMoved.check(reviewTexts({ base: lockFileOf(from), head: lockFileOf(to) }));
  expect(findings).toHaveLength(1);
  return findings.map((finding) => told(finding).message)[0] ?? '';
}

describe('a provider that moved', () => {
  it('is explained where a project changes its tool', () => {
    expect(move(`${terraform}/hashicorp/null 3.2.4`, `${tofu}/hashicorp/null 3.2.4`)).toBe(
      'hashicorp/null now comes from registry.opentofu.org instead of registry.terraform.io, which happens when a project switches from Terraform to OpenTofu. The two registries serve different builds of it, so different hashes are expected.',
    );
    expect(move(`${tofu}/hashicorp/null 3.2.4`, `${terraform}/hashicorp/null 3.2.5`)).toContain(
      'switches from OpenTofu to Terraform',
    );
  });

  it('belongs to another namespace', () => {
    expect(move(`${terraform}/hashicorp/github 6.2.0`, `${terraform}/integrations/github 6.2.0`)).toBe(
      'hashicorp/github is replaced by integrations/github, which a different namespace publishes; they may be different providers.',
    );
    expect(move(`${tofu}/vmware-tanzu/carvel 1.0.0`, `${terraform}/carvel-dev/carvel 1.0.0`)).toContain(
      'registry.opentofu.org/vmware-tanzu/carvel is replaced by carvel-dev/carvel',
    );
  });

  it('is another provider on another host', () => {
    expect(move(`${terraform}/hashicorp/aws 5.1.0`, 'evil.example/hashicorp/aws 5.1.0')).toMatch(
      /^evil\.example now decides what hashicorp\/aws is, instead of registry\.terraform\.io\./,
    );
    expect(move('tf.corp.example/corp/aws 5.1.0', `${terraform}/corp/aws 5.1.0`)).toContain(
      'There, a namespace belongs to the person who registered it, not to the owner of tf.corp.example.',
    );
  });

  it('takes two sentences at most', () => {
    const hosts = [terraform, tofu, 'a.example', 'b.example'];
    for (const from of hosts) {
      for (const to of hosts.filter((host) => host !== from)) {
        const message = move(`${from}/team/x 1.0.0`, `${to}/team/x 1.0.0`);
        expect(message.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('a provider that looks like another', () => {
  const base = lockFileOf(`${terraform}/acme-tools/x 1.0.0`, `${terraform}/hashicorp/null 3.2.4`);

  function lookalikes(...added: readonly string[]): readonly string[] {
    const head = lockFileOf(
      `${terraform}/acme-tools/x 1.0.0`,
      `${terraform}/hashicorp/null 3.2.4`,
      ...added.map((address) => `${address} 1.0.0`),
    );
    return lookalikeProvider.check(reviewTexts({ base, head })).map((finding) => told(finding).message);
  }

  it.each([
    [
      `${terraform}/hashlcorp/aws`,
      'The namespace of hashlcorp/aws looks like hashicorp (HashiCorp) but is a different namespace.',
    ],
    [
      `${terraform}/acmetools/x`,
      'The namespace of acmetools/x looks like that of acme-tools/x but is a different namespace.',
    ],
    [
      `${terraform}/hаshicorp/aws`,
      'The namespace of hаshicorp/aws looks like hashicorp (HashiCorp) but is a different namespace (not ASCII: U+0430; in punycode: registry.terraform.io/xn--hshicorp-16g/aws).',
    ],
    [
      `${terraform}/hashicorp/nüll`,
      'hashicorp/nüll looks like hashicorp/null but is a different provider of the same namespace (not ASCII: U+00FC; in punycode: registry.terraform.io/hashicorp/xn--nll-hoa).',
    ],
    [
      'registry.terraform.io.evil.example/hashicorp/aws',
      'The host of registry.terraform.io.evil.example/hashicorp/aws looks like registry.terraform.io but is a different host.',
    ],
  ])('is named with what it looks like: %s', (address, message) => {
    expect(lookalikes(address)).toEqual([message]);
  });

  it.each([
    'hashicorp/tls',
    'hashicorp/dns',
    'integrations/github',
    'kreuzwerker/docker',
    'cyrilgdn/postgresql',
    'alekc/kubectl',
  ])('is not %s', (name) => {
    expect(lookalikes(`${terraform}/${name}`)).toEqual([]);
  });

  it('is found where a provider moves to it, and in every file', () => {
    const revision = {
      base: lockFileOf(`${terraform}/hashicorp/aws 5.1.0`),
      head: lockFileOf(`${terraform}/hashlcorp/aws 5.1.0`),
    };
    const findings = lookalikeProvider
      .check(
        reviewTexts(
          { ...revision, path: 'a/.terraform.lock.hcl' },
          { ...revision, path: 'b/.terraform.lock.hcl' },
        ),
      )
      .map(told);
    expect(findings.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'a/.terraform.lock.hcl:4',
      'b/.terraform.lock.hcl:4',
    ]);
    expect(findings[0]?.remedy).toMatch(
      /correct "source" in required_providers; delete the entry \(line 4\), then run: terraform -chdir=a providers lock$/,
    );
  });

  it('is not reported for providers that stay as they are', () => {
    const before = lockFileOf(`${terraform}/hashlcorp/aws 5.1.0`);
    const after = lockFileOf(`${terraform}/hashlcorp/aws 5.2.0`);
    expect(lookalikeProvider.check(reviewTexts({ base: before, head: after }))).toEqual([]);
  });

  it.each([
    ['had', `${terraform}/acme-tools/x 1.0.0`, `${terraform}/hashicorp/null 3.2.4`],
    ['has', `${terraform}/hashicorp/null 3.2.4`, `${terraform}/acme-tools/x 1.0.0`],
  ])('may be of a provider that only another file %s', (_, before, now) => {
    const findings = lookalikeProvider.check(
      reviewTexts(
        { base: lockFileOf(before), head: lockFileOf(now), path: 'a/.terraform.lock.hcl' },
        { base: null, head: lockFileOf(`${terraform}/acmetools/x 1.0.0`), path: 'b/.terraform.lock.hcl' },
      ),
    );
    expect(findings.map(({ path, provider }) => `${path} ${provider}`)).toContain(
      `b/.terraform.lock.hcl ${terraform}/acmetools/x`,
    );
  });

  it('is still compared with well-known names where thousands of providers are new', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${terraform}/publisher${index}/x 1.0.0`);
    const head = lockFileOf(`${terraform}/hashlcorp/aws 5.1.0`, ...many);
    expect(
      lookalikeProvider.check(reviewTexts({ base: null, head })).map(({ provider }) => provider),
    ).toEqual([`${terraform}/hashlcorp/aws`]);
  });
});
