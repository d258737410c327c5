import { describe, expect, it } from 'vitest';
import { emptyTokens, readCredentials, tokenFor } from '../../src/http/credentials.ts';

describe('readCredentials', () => {
  it.each([
    ['TF_TOKEN_app_terraform_io', 'app.terraform.io'],
    ['TF_TOKEN_my__registry_example_com', 'my-registry.example.com'],
    ['TF_TOKEN_EXAMPLE_com', 'example.com'],
    ['TF_TOKEN_xn____mller__kva_example', 'xn--mller-kva.example'],
    ['TF_TOKEN_müller_example', 'xn--mller-kva.example'],
    ['TF_TOKEN_localhost:8080', 'localhost:8080'],
    ['TF_TOKEN_example_com:443', 'example.com'],
  ])('reads %s as the token of %s', (variable, host) => {
    expect([...readCredentials({ [variable]: 'secret' })]).toEqual([[host, 'secret']]);
  });

  it.each(['TF_TOKEN_', 'TF_TOKEN__', 'TF_TOKEN_a b', 'TF_TOKEN', 'TOKEN_example_com'])(
    'ignores %s',
    (variable) => {
      expect(readCredentials({ [variable]: 'secret' }).size).toBe(0);
    },
  );

  it('takes a newline at the end for what it is, and refuses one inside without showing the token', () => {
    const host = 'registry.example.com';
    const name = 'TF_TOKEN_registry_example_com';
    expect(tokenFor(readCredentials({ [name]: 'secret\n' }), `https://${host}/`)).toBe('secret');
    for (const value of ['sec\nret', 'sécret']) {
      const read = () => readCredentials({ [name]: value });
      expect(read).toThrow(
        `${name} is no token, because it has a space, a line break or a character beyond ASCII`,
      );
      expect(read).not.toThrow(value);
    }
  });

  it('ignores an empty value', () => {
    expect(
      readCredentials({ TF_TOKEN_example_com: '', TF_TOKEN_example_org: ' ', OTHER: undefined }).size,
    ).toBe(0);
  });
});

describe('tokenFor', () => {
  const credentials = readCredentials({ TF_TOKEN_example_com: 'secret' });

  it.each([
    ['https://example.com/v1/providers/', 'secret'],
    ['https://example.com:443/', 'secret'],
    ['https://example.com:8443/', undefined],
    ['https://www.example.com/', undefined],
    ['https://example.com.evil.test/', undefined],
  ])('%s', (url, token) => {
    expect(tokenFor(credentials, url)).toBe(token);
  });
});

describe('emptyTokens', () => {
  it('names the variables of the given hosts that are empty', () => {
    const environment = {
      TF_TOKEN_registry_example_com: '',
      'TF_TOKEN_localhost:8080': '',
      TF_TOKEN_app_terraform_io: 'secret',
      TF_TOKEN_other_example_com: '',
      PATH: '',
    };
    expect(emptyTokens(environment, ['registry.example.com', 'localhost:8080', 'app.terraform.io'])).toEqual([
      'TF_TOKEN_registry_example_com',
      'TF_TOKEN_localhost:8080',
    ]);
  });
});
