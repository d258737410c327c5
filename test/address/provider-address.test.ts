import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AddressError,
  displayAddress,
  formatAddress,
  hostOf,
  impliedProviderAddress,
  isBuiltIn,
  isLegacy,
  parseProviderAddress,
  readAddress,
  withImpliedNamespace,
} from '../../src/address/address.ts';
import { anyCharacter } from '../support/any-character.ts';

describe('a provider address in canonical form', () => {
  it.each([
    'registry.terraform.io/hashicorp/aws',
    'registry.opentofu.org/hashicorp/aws',
    'example.com/foo-bar/baz-boop',
    'localhost:8080/foo/bar',
    '0/1/2',
    '192.168.0.1/a/b',
    'http:80/a/b',
    'example.com:0/a/b',
    'example.com:-1/a/b',
    'example.com./a/b',
    'example.com../a/b',
    'münchen.de/a/b',
    'straße.de/a/b',
    'example.com/ß/b',
    'example.com/ς/b',
    'example.com/א1/c',
    'example.com/😀/c',
    'example.com/terraform-x/b',
    'registry.terraform.io/builtin/foo',
  ])('%s comes back unchanged', (text) => {
    expect(formatAddress(parseProviderAddress(text))).toBe(text);
  });
});

describe('a long provider address', () => {
  it('is accepted, because DNS lengths are not checked', () => {
    const text = `${'a'.repeat(64)}.com/${'a'.repeat(300)}/b`;
    expect(formatAddress(parseProviderAddress(text))).toBe(text);
  });
});

describe('a provider address in another form', () => {
  it.each([
    ['hashicorp/aws', 'registry.terraform.io/hashicorp/aws'],
    ['HashiCorp/AWS', 'registry.terraform.io/hashicorp/aws'],
    ['registry.Terraform.io/HashiCorp/AWS', 'registry.terraform.io/hashicorp/aws'],
    ['example.com:443/a/b', 'example.com/a/b'],
    ['example.com:081/a/b', 'example.com:81/a/b'],
    ['example.com:+80/a/b', 'example.com:80/a/b'],
    ['example.com:-0/a/b', 'example.com:0/a/b'],
    ['XN--80akhbyknj4f.com/a/b', 'испытание.com/a/b'],
    ['Испытание.com/a/b', 'испытание.com/a/b'],
    ['example。com/a/b', 'example.com/a/b'],
    ['example.com/Испытание/x', 'example.com/испытание/x'],
    ['example.com/mu\u0308nchen/x', 'example.com/münchen/x'],
    ['example.com/ａｂ/b', 'example.com/ab/b'],
    ['example.com/①/b', 'example.com/1/b'],
    ['example.com/a\u00adb/c', 'example.com/ab/c'],
    ['example.com/\u212a/c', 'example.com/k/c'],
    ['example.com/a。b/c', 'example.com/a.b/c'],
  ])('%s means %s', (text, canonical) => {
    expect(formatAddress(parseProviderAddress(text))).toBe(canonical);
  });

  it('keeps the hostname in punycode for comparing', () => {
    expect(parseProviderAddress('Испытание.com:8443/a/b').hostname).toBe('xn--80akhbyknj4f.com:8443');
  });
});

describe('a text that is not a provider address', () => {
  it.each([
    ['', 'invalid-format'],
    ['///', 'invalid-format'],
    ['registry.terraform.io//', 'invalid-format'],
    ['example.com/too/many/parts', 'invalid-format'],
    ['https://example.com/a/b', 'invalid-format'],
    ['/ / /', 'invalid-format'],
    ['badhost!/a/b', 'invalid-hostname'],
    ['ex_ample.com/a/b', 'invalid-hostname'],
    ['-example.com/a/b', 'invalid-hostname'],
    ['ex--ample.com/a/b', 'invalid-hostname'],
    ['blah..blah/a/b', 'invalid-hostname'],
    ['.example.com/a/b', 'invalid-hostname'],
    ['example.com.../a/b', 'invalid-hostname'],
    ['xn--mnchen-3ya.de/a/b', 'invalid-hostname'],
    [' example.com/a/b', 'invalid-hostname'],
    ['[::1]/a/b', 'invalid-port'],
    ['::1/a/b', 'invalid-port'],
    ['example.com:/a/b', 'invalid-port'],
    ['example.com:boo/a/b', 'invalid-port'],
    ['example.com:80:81/a/b', 'invalid-port'],
    ['example.com:65536/a/b', 'invalid-port'],
    ['example.com:-9223372036854775809/a/b', 'invalid-port'],
    ['example.com/bad--namespace/b', 'invalid-namespace'],
    ['example.com/-bad/b', 'invalid-namespace'],
    ['example.com/bad-/b', 'invalid-namespace'],
    ['example.com/bad.namespace/b', 'invalid-namespace'],
    ['example.com/xn--80akhbyknj4f/b', 'invalid-namespace'],
    ['example.com/../b', 'invalid-namespace'],
    ['example.com/אa/b', 'invalid-namespace'],
    ['example.com/a\u200db/b', 'invalid-namespace'],
    ['example.com/a%20b/b', 'invalid-namespace'],
    ['registry.terraform.io/?/b', 'invalid-namespace'],
    ['example.com/-/b', 'legacy-namespace'],
    ['example.com/a/bad!', 'invalid-type'],
    ['example.com/a/b ', 'invalid-type'],
    ['example.com/a/my_type', 'invalid-type'],
    ['hashicorp/terraform-provider-aws', 'redundant-prefix'],
    ['example.com/a/terraform-bad', 'redundant-prefix'],
  ])('%s is refused as %s', (text, code) => {
    expect(refusal(text)).toMatchObject({ code });
  });

  it('is refused unread if it is absurdly long', () => {
    expect(refusal('a'.repeat(5000))).toMatchObject({ code: 'too-long' });
  });

  it('gets a suggestion for the type', () => {
    expect(refusal('hashicorp/terraform-provider-aws').message).toContain('Did you mean "aws"?');
  });
});

describe('an underscore in a namespace', () => {
  it('is refused by default, and the reason names the tools', () => {
    expect(refusal('app.terraform.io/my_org/b')).toMatchObject({
      code: 'underscore-namespace',
      message: expect.stringMatching(/Terraform 1\.16.*OpenTofu/),
    });
  });

  it.each([
    ['app.terraform.io/my_org/b', 'app.terraform.io/my_org/b'],
    ['app.terraform.io/My_Org/b', 'app.terraform.io/my_org/b'],
    ['app.terraform.io/a＿b/c', 'app.terraform.io/a_b/c'],
  ])('%s is accepted with the option', (text, canonical) => {
    expect(formatAddress(parseProviderAddress(text, { underscoreNamespace: true }))).toBe(canonical);
  });

  it.each(['example.com/_a/b', 'example.com/a_/b', 'example.com/_/b', 'example.com/a_!/b'])(
    '%s is refused even with the option',
    (text) => {
      expect(refusal(text, { underscoreNamespace: true })).toMatchObject({ code: 'invalid-namespace' });
    },
  );

  it('belongs to a provider that an existing entry names', () => {
    expect(readAddress('a.b/my_org/d')).toMatchObject({ hostname: 'a.b', namespace: 'my_org', type: 'd' });
    expect(readAddress('no address')).toBeNull();
    expect(hostOf('r.example:8443/a/b')).toBe('r.example:8443');
  });

  it('stays refused in a type', () => {
    expect(refusal('example.com/a/my_type', { underscoreNamespace: true })).toMatchObject({
      code: 'invalid-type',
    });
  });
});

describe('a bare type', () => {
  it('has an unknown namespace, which Terraform reads as hashicorp', () => {
    const bare = parseProviderAddress('AWS');
    expect(formatAddress(bare)).toBe('registry.terraform.io/?/aws');
    expect(formatAddress(withImpliedNamespace(bare))).toBe('registry.terraform.io/hashicorp/aws');
  });

  it('passes without a check of the prefix, as in Terraform', () => {
    expect(parseProviderAddress('terraform-aws').type).toBe('terraform-aws');
  });

  it('leaves a known namespace alone', () => {
    const known = parseProviderAddress('integrations/github');
    expect(withImpliedNamespace(known)).toBe(known);
  });
});

describe('a provider that only a resource implies', () => {
  it.each([
    ['aws', 'registry.terraform.io/hashicorp/aws'],
    ['terraform', 'terraform.io/builtin/terraform'],
  ])('%s is %s', (localName, canonical) => {
    expect(formatAddress(impliedProviderAddress(localName))).toBe(canonical);
  });
});

describe('special providers', () => {
  it.each([
    ['terraform.io/builtin/terraform', true],
    ['Terraform.io/Builtin/Terraform', true],
    ['terraform.io/other/foo', false],
    ['registry.terraform.io/builtin/foo', false],
  ])('%s is built in: %s', (text, expected) => {
    expect(isBuiltIn(parseProviderAddress(text))).toBe(expected);
  });

  it.each([
    ['-/legacy', true],
    ['registry.terraform.io/-/null', true],
    ['hashicorp/null', false],
  ])('%s is legacy: %s', (text, expected) => {
    expect(isLegacy(parseProviderAddress(text))).toBe(expected);
  });

  it.each([
    ['hashicorp/aws', true],
    ['registry.opentofu.org/hashicorp/aws', false],
  ])('%s is on the default host: %s', (text, expected) => {
    expect(displayAddress(parseProviderAddress(text)) === 'hashicorp/aws').toBe(expected);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    'a',
    'Z',
    '9',
    '-',
    '--',
    '.',
    '/',
    ':',
    '_',
    '?',
    'xn--',
    'XN--',
    'ß',
    'א',
    '\u200d',
    '。',
    '443',
  );
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join('')),
  );

  it('is read or refused, never anything else', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, underscoreNamespace) => {
        try {
          parseProviderAddress(text, { underscoreNamespace });
        } catch (error) {
          expect(error).toBeInstanceOf(AddressError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the same parts again if it is canonical', () => {
    const part = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
    const host = fc.stringMatching(/^[a-z][a-z0-9]{0,8}\.(com|de|испытание)(:[1-9][0-9]{0,2})?$/);
    fc.assert(
      fc.property(host, part, part, (hostname, namespace, type) => {
        const text = `${hostname}/${namespace}/${type}`;
        fc.pre(!hostname.endsWith(':443') && !type.startsWith('terraform-'));
        const address = parseProviderAddress(text);
        expect(formatAddress(address)).toBe(text);
        expect(parseProviderAddress(formatAddress(address))).toEqual(address);
      }),
    );
  });
});

function refusal(text: string, options?: Parameters<typeof parseProviderAddress>[1]): AddressError {
  try {
    parseProviderAddress(text, options);
  } catch (error) {
    if (error instanceof AddressError) {
      return error;
    }
    throw error;
  }
  throw new Error(`${text} was read`);
}
