import { describe, expect, it } from 'vitest';
import { readCliCredentials } from '../../../src/extensions/mirrors/cli-configuration.ts';

function tokens(text: string): readonly (readonly [string, string])[] {
  return [...readCliCredentials('a.tfrc', text).credentials];
}

describe('credentials blocks', () => {
  it.each<readonly [string, string, readonly (readonly [string, string])[]]>([
    ['one host', 'credentials "a.example" {\n  token = "x"\n}', [['a.example', 'x']]],
    ['a port', 'credentials "a.example:8443" {\n  token = "x"\n}', [['a.example:8443', 'x']]],
    [
      'a name in Unicode',
      'credentials "münchen.example" {\n  token = "x"\n}',
      [['xn--mnchen-3ya.example', 'x']],
    ],
    [
      'two hosts among other settings',
      'plugin_cache_dir = "$HOME/x"\ncredentials "a.example" { token = "x" }\nhost "h" { services = {} }\ncredentials "b.example" { token = "y" }\n',
      [
        ['a.example', 'x'],
        ['b.example', 'y'],
      ],
    ],
    [
      'one host twice',
      'credentials "a.example" { token = "x" }\ncredentials "a.example" { token = "y" }\n',
      [['a.example', 'y']],
    ],
    [
      'dev_overrides, which HCL 1 lets name providers in quotes',
      'provider_installation {\n  dev_overrides {\n    "acme/x" = "/x"\n  }\n  direct {}\n}\ncredentials "a.example" { token = "x" }\n',
      [['a.example', 'x']],
    ],
    ['__proto__', 'credentials "__proto__" { token = "x" }\n', []],
    ['no token', 'credentials "a.example" {}\n', []],
    ['an empty token', 'credentials "a.example" { token = "" }\n', []],
    ['a template', `credentials "a.example" { token = "x\${y}" }\n`, []],
    ['a number', 'credentials "a.example" { token = 7 }\n', []],
    ['a text that is not a host', 'credentials "a example" { token = "x" }\n', []],
    ['nothing', '', []],
    ['text that is not HCL', 'credentials {{{', []],
    ['JSON', '{"credentials": {}}', []],
  ])('with %s', (_name, text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('report what is wrong but never the token', () => {
    const texts = [
      'credentials "a example" { token = "secret" }\n',
      'token = "secret" {{',
      'credentials "a.example" { token = ["secret"] }\n',
    ];
    for (const text of texts) {
      const { notices } = readCliCredentials('a.tfrc', text);
      expect(notices).toHaveLength(1);
      expect(notices.join()).not.toContain('secret');
    }
  });
});
