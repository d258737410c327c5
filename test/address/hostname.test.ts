import { describe, expect, it } from 'vitest';
import { AddressError, displayHostname, parseHostname } from '../../src/address/address.ts';

describe('a hostname for comparing', () => {
  it.each([
    ['HashiCorp.com', 'hashicorp.com'],
    ['example.com:443', 'example.com'],
    ['localhost:1211', 'localhost:1211'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['mu\u0308nchen.de', 'xn--mnchen-3ya.de'],
  ])('of %s is %s', (text, stored) => {
    expect(parseHostname(text)).toBe(stored);
  });

  it.each(['', '.', '..', 'a..b', 'xn--mnchen-3ya.de', 'a b', 'a'.repeat(2000)])(
    'of %j does not exist',
    (text) => {
      expect(() => parseHostname(text)).toThrow(AddressError);
    },
  );

  it('refuses a URL and says so', () => {
    expect(() => parseHostname('https://example.com')).toThrow(/not a URL/);
  });

  it.each(['_dmarc.example.com', 'ex--ample.com', '%41.com', 'example．com:x'])(
    'of %s does not exist, even if browsers accept it',
    (text) => {
      expect(() => parseHostname(text)).toThrow(AddressError);
    },
  );
});

describe('a hostname for people', () => {
  it.each([
    ['xn--80akhbyknj4f.com:8080', 'испытание.com:8080'],
    ['xn--mnchen-3ya.de', 'münchen.de'],
    ['example.com:081', 'example.com:81'],
    ['example.com:boo', 'example.com:boo'],
    ['not a host!', 'not a host!'],
    ['', ''],
  ])('of %s is %s', (text, shown) => {
    expect(displayHostname(text)).toBe(shown);
  });
});
