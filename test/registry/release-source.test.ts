import { describe, expect, it } from 'vitest';
import { readReleaseSource, sourceOfFile, tagOf } from '../../src/registry/release-source.ts';

const random = { address: 'registry.terraform.io/hashicorp/random', version: '3.1.0' };
const good = 'https://github.com/hashicorp/terraform-provider-random';

describe('the repository that a registry names', () => {
  it.each([
    [good, 'v3.1.0', 'github.com hashicorp/terraform-provider-random v'],
    [good, '3.1.0', 'github.com hashicorp/terraform-provider-random '],
    [`${good}.git`, 'v3.1.0', 'github.com hashicorp/terraform-provider-random v'],
    [`${good}/`, 'v3.1.0', 'github.com hashicorp/terraform-provider-random v'],
    [
      'https://github.com/DataDog/Terraform-Provider-Random',
      'v3.1.0',
      'github.com DataDog/Terraform-Provider-Random v',
    ],
    [
      'https://gitlab.com/acme/team/terraform-provider-random',
      'v3.1.0',
      'gitlab.com acme/team/terraform-provider-random v',
    ],
  ])('is read: %s, %s', (url, tag, is) => {
    const source = readReleaseSource(url, tag, random);
    expect(`${source?.forge} ${source?.repository} ${source?.tagPrefix}`).toBe(is);
  });

  it.each([
    ['http', 'http://github.com/hashicorp/terraform-provider-random'],
    ['another host', 'https://evil.example/hashicorp/terraform-provider-random'],
    ['a host that looks like it', 'https://github.com.evil.example/hashicorp/terraform-provider-random'],
    ['a subdomain', 'https://gist.github.com/hashicorp/terraform-provider-random'],
    ['a user', 'https://github.com@evil.example/hashicorp/terraform-provider-random'],
    ['a user before the host', 'https://evil@github.com/hashicorp/terraform-provider-random'],
    ['a port', 'https://github.com:8443/hashicorp/terraform-provider-random'],
    ['another case of the host', 'https://GitHub.com/hashicorp/terraform-provider-random'],
    ['a backslash', 'https://github.com\\hashicorp/terraform-provider-random'],
    ['a query', `${good}?tab=readme`],
    ['a fragment', `${good}#readme`],
    ['a page inside', `${good}/settings`],
    ['another page', 'https://github.com/login/oauth'],
    ['another repository', 'https://github.com/hashicorp/terraform-provider-null'],
    ['no owner', 'https://github.com/terraform-provider-random'],
    ['two owners', 'https://github.com/a/b/terraform-provider-random'],
    ['an empty owner', 'https://github.com//terraform-provider-random'],
    ['a way up', 'https://github.com/../terraform-provider-random'],
    ['a way up in groups', 'https://gitlab.com/a/../terraform-provider-random'],
    ['a page of GitLab', 'https://gitlab.com/-/terraform-provider-random'],
    ['encoded text', 'https://github.com/%2e%2e/terraform-provider-random'],
    ['text after a newline', `${good}\n`],
    ['Markdown', 'https://github.com/a)](https://evil.example)/terraform-provider-random'],
    ['nothing', ''],
  ])('is refused with %s', (_, url) => {
    expect(readReleaseSource(url, 'v3.1.0', random)).toBeNull();
  });

  it.each(['v3.1.1', 'main', 'V3.1.0', 'v3.1.0/../../x', '', 'v'])('is refused with the tag %j', (tag) => {
    expect(readReleaseSource(good, tag, random)).toBeNull();
  });

  it('is found in the address of a file of the release', () => {
    const file = `${good}/releases/download/v3.1.0/terraform-provider-random_3.1.0_SHA256SUMS`;
    expect(sourceOfFile(file, random)).toEqual(readReleaseSource(good, 'v3.1.0', random));
    expect(sourceOfFile(file, { ...random, version: '3.1.1' })).toBeNull();
    expect(sourceOfFile(file.replace('github.com', 'evil.example'), random)).toBeNull();
    const hashicorp = 'https://releases.hashicorp.com/terraform-provider-random/3.1.0/SHA256SUMS';
    expect(sourceOfFile(hashicorp, random)).toBeNull();
  });
});

describe('the tag of another version', () => {
  const source = {
    forge: 'github.com',
    repository: 'hashicorp/terraform-provider-random',
    tagPrefix: 'v',
  } as const;

  it.each(['3.0.1', '3.0.0-beta1', '3.0.0-rc.1+build.5'])(
    'has the same form as for this one: %s',
    (version) => {
      expect(tagOf(source, version)).toBe(`v${version}`);
    },
  );

  it.each(['', '1', '1.2.3-..', '1.2.3/..', '1.2.3...main', '1.2.3 ', 'latest', `1.0.${'0'.repeat(200)}`])(
    'does not exist for %j',
    (version) => {
      expect(tagOf(source, version)).toBeNull();
    },
  );
});
