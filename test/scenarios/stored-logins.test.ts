import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, type TestContext } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const lockName = '.terraform.lock.hcl';

it.for([
  {
    what: 'is sent to a host in "registries", and the settings say so',
    token: 'secret',
    exitCode: 0,
    says: /^ {2}login: localhost:\d+ \(~?\S*\.terraform\.d\/credentials\.tfrc\.json\)$/m,
  },
  {
    what: 'is not sent with --no-login',
    token: 'secret',
    flags: ['--no-login'],
    exitCode: 3,
    says: /no stored login was used/,
  },
  {
    what: 'is named as the reason if the host refuses it',
    token: 'expired',
    exitCode: 3,
    says: /log in again \("terraform login localhost:\d+"\): the token that is stored for localhost:\d+ was sent, and refused/,
  },
])('a stored login $what', async ({ token, flags = [], exitCode, says }, test) => {
  const { stage, env, text } = await privateRegistry(test, token);
  const { host, caFile, requests } = stage.registry;
  const directory = join(env.HOME, 'tree');
  mkdirSync(join(directory, '.git'), { recursive: true });
  writeFileSync(join(directory, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(directory, lockName), text);
  const run = await runCli(['verify', '--registries', host, ...flags], { directory, caFile, env });
  expect(run).toMatchObject({ exitCode });
  expect(run.stdout + run.stderr).toMatch(says);
  expect(run.stdout + run.stderr).not.toContain('secret');
  expect(requests.some(({ authorization }) => authorization === `Bearer ${token}`)).toBe(flags.length === 0);
});

it('the action reads no stored login (T25), and an empty variable is no token', async (test) => {
  const { stage, env, text } = await privateRegistry(test, 'secret');
  const pull = stage.openPull({}, { [lockName]: text });
  const reviewWith = (token: string) =>
    stage.review(pull, { env: { ...env, [`TF_TOKEN_${stage.registry.host}`]: token } });
  const run = await reviewWith('');
  expect(run.outputs.verdict).toBe('incomplete');
  expect(run.stdout).toContain('if it is set and empty, add the secret to those of Dependabot too');
  expect(stage.registry.requests.filter(({ authorization }) => authorization !== null)).toEqual([]);
  expect((await reviewWith('secret')).outputs.verdict).toBe('verified');
});

/** A registry that wants a token, a lock file of its provider, and a home in which `terraform login` stored a token. */
async function privateRegistry(test: TestContext, token: string) {
  const stage = await setStage(test);
  const { registry } = stage;
  const { text } = await publishEntry(registry, { namespace: 'acme' });
  registry.override(/^\/v1\/providers\//, (request, response) => {
    const stored = registry.stored((request.url ?? '').split('?')[0] ?? '');
    const isWelcome = request.headers.authorization === 'Bearer secret' && stored !== null;
    if (!isWelcome) return void response.writeHead(401).end();
    response.writeHead(200, { 'content-type': stored.contentType }).end(stored.body);
  });
  const HOME = mkdtempSync(join(tmpdir(), 'lockproof-login-'));
  test.onTestFinished(() => rmSync(HOME, { recursive: true, force: true }));
  mkdirSync(join(HOME, '.terraform.d'));
  // As Terraform itself writes it.
  const credentials = { [registry.host]: { token }, 'app.terraform.io': { token: 'of another host' } };
  writeFileSync(join(HOME, '.terraform.d/credentials.tfrc.json'), JSON.stringify({ credentials }));
  return { stage, text, env: { HOME } };
}
