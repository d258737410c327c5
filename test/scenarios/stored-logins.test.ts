import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const lockName = '.terraform.lock.hcl';

interface Row {
  readonly what: string;
  /** The token that `terraform login` stored. */
  readonly stored: string;
  readonly flags?: readonly string[];
  readonly variable?: string;
  /** The home of the user is in the folder under review. */
  readonly isInside?: true;
  readonly isUnlisted?: true;
  readonly exitCode: number;
  readonly says?: RegExp;
}

const rows: readonly Row[] = [
  {
    what: 'is sent to a host in "registries", and the settings say so',
    stored: 'secret',
    exitCode: 0,
    says: /^ {2}login: localhost:\d+ \(~?\S*\.terraform\.d\/credentials\.tfrc\.json\)$/m,
  },
  {
    what: 'is not sent with --no-login',
    stored: 'secret',
    flags: ['--no-login'],
    exitCode: 3,
    says: /no stored login was used/,
  },
  {
    what: 'is not sent to a host that nobody lists (T25)',
    stored: 'secret',
    isUnlisted: true,
    exitCode: 1,
    says: /untrusted-host/,
  },
  {
    what: 'is not used if it is in the folder under review',
    stored: 'secret',
    isInside: true,
    exitCode: 3,
    says: /^The logins in "\S+" are not used, because it is in the folder under review\.$/m,
  },
  {
    what: 'is named as the reason if the host refuses it',
    stored: 'expired',
    exitCode: 3,
    says: /log in again \("terraform login localhost:\d+"\): the token that is stored for localhost:\d+ was sent, and refused/,
  },
  { what: 'gives way to TF_TOKEN_<host>', stored: 'expired', variable: 'secret', exitCode: 0 },
];

it.for(rows)('a stored login $what', async (row, test) => {
  const { tree, home, host, registry } = await privateRegistry(test, row.stored, row.isInside);
  const run = await runCli(
    ['verify', ...(row.isUnlisted ? [] : ['--registries', host]), ...(row.flags ?? []), '.'],
    {
      directory: tree,
      caFile: registry.caFile,
      env: { HOME: home, ...(row.variable ? { [`TF_TOKEN_${host}`]: row.variable } : {}) },
    },
  );
  expect(run).toMatchObject({ exitCode: row.exitCode });
  expect(run.stdout + run.stderr).toMatch(row.says ?? '');
  expect(run.stdout + run.stderr).not.toContain('secret');
  const isSent = registry.requests.some(({ authorization }) => authorization === `Bearer ${row.stored}`);
  expect(isSent).toBe((row.exitCode === 0 || row.stored === 'expired') && row.variable === undefined);
  expect(registry.requests.length > 0).toBe(row.isUnlisted !== true);
});

it('the action reads no stored login (T25)', async (test) => {
  const { stage, home, host, text } = await privateRegistry(test, 'secret');
  const run = await stage.review(stage.openPull({}, { [lockName]: text }), {
    env: { HOME: home },
    inputs: { registries: host },
  });
  expect(run.outputs.verdict).toBe('incomplete');
  expect(stage.registry.requests.filter(({ authorization }) => authorization !== null)).toEqual([]);
});

/** A registry that wants a token, a lock file of its provider, and a home in which `terraform login` stored one. */
async function privateRegistry(
  test: { onTestFinished(end: () => void): void },
  token: string,
  isInside?: true,
) {
  const stage = await setStage(test as Parameters<typeof setStage>[0]);
  const { registry } = stage;
  const { host } = registry;
  const { text } = await publishEntry(registry, { namespace: 'acme' });
  registry.override(/^\/v1\/providers\//, (request, response) => {
    const stored = registry.stored((request.url ?? '').split('?')[0] ?? '');
    const isWelcome = request.headers.authorization === 'Bearer secret' && stored !== null;
    if (!isWelcome) return void response.writeHead(401).end();
    response.writeHead(200, { 'content-type': stored.contentType }).end(stored.body);
  });
  const top = mkdtempSync(join(tmpdir(), 'lockproof-login-'));
  test.onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const [tree, home] = [join(top, 'tree'), join(top, isInside ? 'tree/home' : 'home')];
  for (const folder of [tree, join(home, '.terraform.d')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(tree, lockName), text);
  writeFileSync(
    join(home, '.terraform.d/credentials.tfrc.json'),
    // As Terraform itself writes it.
    JSON.stringify({ credentials: { [host]: { token }, 'app.terraform.io': { token: 'of another host' } } }),
  );
  return { stage, registry, host, text, tree, home };
}
