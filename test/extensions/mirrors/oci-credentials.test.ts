import { describe, expect, it } from 'vitest';
import { readOciCredentials } from '../../../src/extensions/mirrors/oci-credentials.ts';

const encoded = (login: string) => Buffer.from(login).toString('base64');

interface Surroundings {
  /** The CLI configuration file, `/etc/tofu/cli.tfrc`. */
  readonly text?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

function read({ text = '', files = {}, environment = { HOME: '/home/me' } }: Surroundings) {
  const notices: string[] = [];
  const asked: string[] = [];
  const credentialFor = readOciCredentials({
    path: '/etc/tofu/cli.tfrc',
    text,
    environment,
    read(path) {
      asked.push(path);
      return files[path] ?? null;
    },
    onNotice: (notice) => void notices.push(notice),
  });
  /** `user:password`, `token …`, `helper`, `none` */
  const shown = (registry: string, repository = 'a/b') => {
    const credential = credentialFor(registry, repository);
    if (credential === undefined) return 'none';
    if (credential.kind === 'basic') return Buffer.from(credential.value, 'base64').toString();
    return credential.kind === 'token' ? `token ${credential.value}` : 'helper';
  };
  return { shown, notices, asked };
}

const block = (label: string, body: string) => `oci_credentials "${label}" {\n${body}\n}\n`;
const user = (name: string, password = 'p') => `  username = "${name}"\n  password = "${password}"`;
const docker = (auths: Readonly<Record<string, string>>, more: object = {}) =>
  JSON.stringify({
    auths: Object.fromEntries(Object.entries(auths).map(([key, login]) => [key, { auth: encoded(login) }])),
    ...more,
  });
const dockerFile = '/home/me/.docker/config.json';

describe('the credentials for a repository', () => {
  it('are the most specific ones: whole segments of its path count', () => {
    const { shown, notices } = read({
      text:
        block('r.example', user('host')) +
        block('r.example/a', user('folder')) +
        block('r.example/a/b', user('repository')) +
        block('r.example:5000', user('port')),
    });
    expect(notices).toEqual([]);
    expect(shown('r.example', 'a/b')).toBe('repository:p');
    expect(shown('r.example', 'a/bc')).toBe('folder:p');
    expect(shown('r.example', 'ab/c')).toBe('host:p');
    expect(shown('r.example:5000', 'a/b')).toBe('port:p');
    expect(shown('r.example:5001', 'a/b')).toBe('none');
    expect(shown('other.r.example')).toBe('none');
    expect(shown('r.example.org')).toBe('none');
  });

  it('come from the CLI configuration before a file of Docker that is as specific', () => {
    const files = {
      [dockerFile]: docker({ 'r.example': 'docker:p', 'r.example/a': 'deeper:p', x: 'x:y:z' }),
    };
    const { shown } = read({ text: block('r.example', user('cli')), files });
    expect(shown('r.example', 'b')).toBe('cli:p');
    expect(shown('r.example', 'a')).toBe('deeper:p');
    expect(shown('x')).toBe('x:y:z');
  });

  it('may be an access token, or be with a helper, which is not run', () => {
    const { shown } = read({
      text:
        block('t.example', '  access_token = "abc"\n  refresh_token = "def"') +
        block('h.example', '  docker_credentials_helper = "osxkeychain"'),
      files: {
        [dockerFile]: docker(
          { 's.example': 's:p' },
          { credHelpers: { 'e.example': 'ecr' }, credsStore: 'desktop' },
        ),
      },
    });
    expect(['t', 'h', 'e', 's', 'o'].map((name) => shown(`${name}.example`))).toEqual([
      'token abc',
      'helper',
      'helper',
      's:p',
      'helper',
    ]);
  });

  it.each([
    ['no password', block('r.example', '  username = "a"')],
    ['a template as password', block('r.example', user('a', `\${secret}`))],
    ['a colon in the name of the user', block('r.example', user('a:b'))],
    ['a token that is no header', block('r.example', '  access_token = "a b"')],
    ['nothing in it', block('r.example', '')],
    ['no registry', `oci_credentials {\n${user('a', 'secret')}\n}\n`],
    ['an empty registry', block('', user('a', 'secret'))],
  ])('with %s are not used, and a notice says so without them', (_name, text) => {
    const { shown, notices } = read({ text });
    expect(shown('r.example')).toBe('none');
    expect(notices).toEqual([
      expect.stringMatching(
        /^The oci_credentials for ".*" in "\/etc\/tofu\/cli.tfrc" are not used for OCI registries, because /,
      ),
    ]);
    expect(notices.join()).not.toContain('secret');
  });
});

describe('the files of Docker', () => {
  const linux = process.platform === 'linux';

  it.runIf(linux)('are searched where OpenTofu searches them, and the first wins', () => {
    const places = [
      '/run/me/containers/auth.json',
      '/home/me/.config/containers/auth.json',
      dockerFile,
      '/home/me/.dockercfg',
    ];
    const environment = { HOME: '/home/me', XDG_RUNTIME_DIR: '/run/me' };
    expect(read({ environment }).asked).toEqual(places);
    const files = Object.fromEntries(places.map((path, at) => [path, docker({ 'r.example': `${at}:p` })]));
    expect(read({ environment, files }).shown('r.example')).toBe('0:p');
    expect(read({ environment: { ...environment, XDG_CONFIG_HOME: '/xdg' } }).asked[1]).toBe(
      '/xdg/containers/auth.json',
    );
  });

  it('are those that the user lists, relative to the CLI configuration file', () => {
    const text =
      'oci_default_credentials {\n  docker_style_config_files = ["own.json", "/srv/two.json"]\n}\n';
    const { asked, shown, notices } = read({
      text,
      files: { '/etc/tofu/own.json': docker({ 'r.example': 'a:b' }) },
    });
    expect(asked).toEqual(['/etc/tofu/own.json', '/srv/two.json']);
    expect(shown('r.example')).toBe('a:b');
    expect(notices).toEqual([
      'The credentials in "/srv/two.json" are not used for OCI registries, because the file cannot be read.',
    ]);
  });

  it.each([
    ['the user lists none', 'docker_style_config_files = []'],
    ['the list is no list', 'docker_style_config_files = "x"'],
    ['the user switches the search off', 'discover_ambient_credentials = false'],
    ['the switch is not plain', `discover_ambient_credentials = "\${x}"`],
  ])('are not read where %s', (_name, setting) => {
    expect(read({ text: `oci_default_credentials {\n  ${setting}\n}\n` }).asked).toEqual([]);
  });

  it('may leave everything to the helper of the CLI configuration', () => {
    const text = 'oci_default_credentials {\n  docker_credentials_helper = "pass"\n}\n';
    const { shown } = read({ text, files: { [dockerFile]: docker({ 'r.example': 'a:b' }) } });
    expect([shown('r.example'), shown('s.example')]).toEqual(['a:b', 'helper']);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"auths":[]}'],
    ['a value that is no text', '{"auths":{"r.example":{"auth":7}}}'],
  ])('with %s are not used, with a notice', (_name, content) => {
    const { shown, notices } = read({ files: { [dockerFile]: content } });
    expect(shown('r.example')).toBe('none');
    expect(notices).toHaveLength(1);
  });

  it.each([
    ['without credentials', {}],
    ['with an empty entry, as beside a store', { auths: { 'r.example': {} } }],
    ['without a password', { auths: { 'r.example': { auth: encoded('abc') } } }],
    ['for no registry', { auths: { '': { auth: encoded('a:b') } } }],
    [
      'for Docker Hub by its old address',
      { auths: { 'https://index.docker.io/v1/': { auth: encoded('a:b') } } },
    ],
  ])('%s have none for a registry', (_name, content) => {
    const { shown, notices } = read({ files: { [dockerFile]: JSON.stringify(content) } });
    expect([shown('r.example'), shown('index.docker.io'), notices]).toEqual(['none', 'none', []]);
  });
});
