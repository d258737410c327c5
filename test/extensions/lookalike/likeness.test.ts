import { describe, expect, it } from 'vitest';
import { parseProviderAddress } from '../../../src/address/address.ts';
import { asciiAddress, likenessOf } from '../../../src/extensions/lookalike/likeness.ts';
import { wellKnownHosts, wellKnownNamespaces } from '../../../src/extensions/lookalike/well-known.ts';

function likeness(text: string, before: readonly string[] = [], beside: readonly string[] = []) {
  const [address, ...others] = [text, ...before].map((one) => parseProviderAddress(one));
  if (address === undefined) throw new Error('no address');
  return likenessOf(address, { before: others, beside: beside.map((one) => parseProviderAddress(one)) });
}

describe('a new provider', () => {
  it.each([
    ['hashlcorp/aws', 'hashicorp'],
    ['hashicrop/aws', 'hashicorp'],
    ['cloudfare/cloudflare', 'cloudflare'],
    ['integration/github', 'integrations'],
    ['0racle/oci', 'oracle'],
    ['snowflakelabs/snowflake', 'snowflake-labs'],
    ['registry.opentofu.org/kreutzwerker/docker', 'kreuzwerker'],
  ])('%s looks like the well-known %s', (text, like) => {
    expect(likeness(text)).toMatchObject({ kind: 'namespace', like: expect.stringContaining(`${like} (`) });
  });

  it.each([
    ['registry.terraform.io.evil.example/hashicorp/aws', 'registry.terraform.io'],
    ['terraform.io.evil.example/hashicorp/aws', 'terraform.io'],
    ['registry.0pentofu.org/hashicorp/aws', 'registry.opentofu.org'],
    ['app-terraform.io/hashicorp/aws', 'app.terraform.io'],
  ])('%s looks like a well-known host', (text, like) => {
    expect(likeness(text)).toEqual({ kind: 'hostname', like });
  });

  it('looks like a provider in the lock files', () => {
    const namespace = { kind: 'namespace', like: 'that of acmetools/x' };
    expect(likeness('acme-tools/x', ['acmetools/x'])).toEqual(namespace);
    expect(likeness('acme-tools/x', [], ['acmetools/x'])).toEqual(namespace);
    const type = { kind: 'type', like: 'hashicorp/kubernetes' };
    expect(likeness('hashicorp/kubernets', ['hashicorp/kubernetes'])).toEqual(type);
  });

  it('is not the imitation if it is the known original', () => {
    expect(likeness('hashicorp/aws', ['hashlcorp/aws'])).toBeNull();
    expect(likeness('hashicorp/aws', ['registry-terraform.io/hashicorp/aws'])).toBeNull();
  });

  it('is accepted if it or its publisher was locked before', () => {
    expect(likeness('hashlcorp/aws', ['hashlcorp/aws'])).toBeNull();
    expect(likeness('hashlcorp/aws', ['hashlcorp/null'])).toBeNull();
    expect(likeness('hashlcorp/aws', [], ['hashlcorp/aws'])).not.toBeNull();
  });

  it('has only ASCII letters on a public registry', () => {
    expect(likeness('münchen/rathaus')).toEqual({ kind: 'foreign', like: '' });
    expect(likeness('tf.example.com/münchen/rathaus')).toBeNull();
    expect(likeness('tf.example.com/испытание/x')).toBeNull();
    expect(likeness('tf.example.com/пrоvider/x')).toEqual({ kind: 'mixed', like: '' });
    expect(likeness('аррӏе.example/a/x')).toEqual({ kind: 'mixed', like: '' });
  });

  it('has an ASCII form of its own', () => {
    expect(asciiAddress(parseProviderAddress('hаshicorp/aws'))).toBe(
      'registry.terraform.io/xn--hshicorp-16g/aws',
    );
    expect(asciiAddress(parseProviderAddress('münchen.de/a/b'))).toBe('xn--mnchen-3ya.de/a/b');
  });
});

describe('a well-known name', () => {
  it('does not look like itself', () => {
    for (const namespace of wellKnownNamespaces.keys()) expect(likeness(`${namespace}/x`)).toBeNull();
    for (const host of wellKnownHosts) expect(likeness(`${host}/a/x`)).toBeNull();
  });
});
