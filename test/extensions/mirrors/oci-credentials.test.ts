import { describe, expect, it } from 'vitest';
import { readOciCredentials } from '../../../src/extensions/mirrors/oci-credentials.ts';

function read(text: string) {
  const notices: string[] = [];
  const credentialFor = readOciCredentials('/etc/tofu/cli.tfrc', text, (notice) => void notices.push(notice));
  /** `user:password`, `token …`, `none` */
  const shown = (registry: string, repository = 'a/b') => {
    const credential = credentialFor(registry, repository);
    if (credential === undefined) return 'none';
    return credential.kind === 'basic'
      ? Buffer.from(credential.value, 'base64').toString()
      : `token ${credential.value}`;
  };
  return { shown, notices };
}

const block = (label: string, body: string) => `oci_credentials "${label}" {\n${body}\n}\n`;
const user = (name: string, password = 'p') => `  username = "${name}"\n  password = "${password}"`;

describe('the credentials for a repository', () => {
  it('are the most specific ones: whole segments of its path count', () => {
    const { shown, notices } = read(
      block('r.example', user('host')) +
        block('r.example/a', user('folder')) +
        block('r.example/a/b', user('repository')) +
        block('r.example:5000', user('port')),
    );
    expect(notices).toEqual([]);
    expect(shown('r.example', 'a/b')).toBe('repository:p');
    expect(shown('r.example', 'a/bc')).toBe('folder:p');
    expect(shown('r.example', 'ab/c')).toBe('host:p');
    expect(shown('r.example:5000', 'a/b')).toBe('port:p');
    expect(shown('r.example:5001', 'a/b')).toBe('none');
    expect(shown('other.r.example')).toBe('none');
    expect(shown('r.example.org')).toBe('none');
  });

  it('may be an access token', () => {
    const { shown } = read(block('t.example', '  access_token = "abc"\n  refresh_token = "def"'));
    expect(shown('t.example')).toBe('token abc');
  });

  it.each([
    ['no password', block('r.example', '  username = "a"')],
    ['a template as password', block('r.example', user('a', `\${secret}`))],
    ['a colon in the name of the user', block('r.example', user('a:b'))],
    ['a token that is no header', block('r.example', '  access_token = "a b"')],
    [
      'a helper, a program that is not run',
      block('r.example', '  docker_credentials_helper = "osxkeychain"'),
    ],
    ['nothing in it', block('r.example', '')],
    ['no registry', `oci_credentials {\n${user('a', 'secret')}\n}\n`],
    ['an empty registry', block('', user('a', 'secret'))],
  ])('with %s are not used, and a notice says so without them', (_name, text) => {
    const { shown, notices } = read(text);
    expect(shown('r.example')).toBe('none');
    expect(notices).toEqual([
      expect.stringMatching(
        /^The oci_credentials for ".*" in "\/etc\/tofu\/cli.tfrc" are not used, because they have neither /,
      ),
    ]);
    expect(notices.join()).not.toContain('secret');
  });
});
