import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifierFrom } from '../../src/extensions/provenance/trusted-roots.ts';
import { runCli } from '../support/run-cli.ts';
import { openSigstore, type SigstoreStage } from '../support/sigstore.ts';
import { startTufRepository, type TufRepository } from '../support/tuf-repository.ts';

/*
 * Sigstore adds keys a few times a year. Until a release of Lockproof has them, a user asks for them with `lockproof trusted-root`, and gets what the
 * root in this release vouches for, or nothing.
 */

const folder = mkdtempSync(join(tmpdir(), 'lockproof-trusted-root-'));
const inFolder = (name: string) => join(folder, name);
let sigstore: SigstoreStage;
let repository: TufRepository;
let honest: ReadonlyMap<string, string>;

beforeAll(async () => {
  sigstore = await openSigstore();
  repository = await startTufRepository(JSON.stringify(sigstore.trustedRoot));
  honest = new Map(repository.files);
  writeFileSync(inFolder('ca.pem'), repository.caPem);
  writeFileSync(inFolder('root.json'), repository.firstRoot);
});
afterEach(() => {
  repository.files.clear();
  for (const [path, text] of honest) repository.files.set(path, text);
});
afterAll(async () => {
  await repository.close();
  rmSync(folder, { recursive: true });
});

function ask(...args: readonly string[]) {
  const own = args.includes('--mirror') ? [] : ['--mirror', repository.url];
  const root = args.includes('--root') ? [] : ['--root', 'root.json'];
  return runCli(['trusted-root', ...own, ...root, ...args], {
    directory: folder,
    caFile: inFolder('ca.pem'),
  });
}

describe('lockproof trusted-root', () => {
  it('writes the keys that the repository vouches for, and attestations are verified with them', async () => {
    const run = await ask('--output', 'keys.json');
    expect(run).toEqual({
      exitCode: 0,
      stdout: '',
      stderr:
        'lockproof: This release has other keys; LOCKPROOF_TRUSTED_ROOT names the file whose keys are used instead.\n',
    });
    const load = verifierFrom({
      environment: { LOCKPROOF_TRUSTED_ROOT: inFolder('keys.json') },
      reviewed: [],
      fact: (_, ask) => ask(),
      fetchNewer: null,
    });
    const verify = await load();
    expect((await verify(await sigstore.attest({ subjects: ['0'.repeat(64)] }))).kind).toBe('good');
  });

  it('prints them where no file is named', async () => {
    expect(JSON.parse((await ask()).stdout)).toEqual(sigstore.trustedRoot);
  });

  it('refuses what is not signed, and keeps the file that was there', async () => {
    repository.files.set(
      '/timestamp.json',
      repository.signed('timestamp', repository.content('timestamp'), [repository.signers.stranger]),
    );
    writeFileSync(inFolder('kept.json'), 'the old keys');
    const { host } = new URL(repository.url);
    expect(await ask('--output', 'kept.json')).toEqual({
      exitCode: 3,
      stdout: '',
      stderr: `lockproof: The keys could not be verified: ${host}: what it answered is not signed by the keys that count, or contradicts itself. Try again later; nothing was written.\n`,
    });
    expect(readFileSync(inFolder('kept.json'), 'utf8')).toBe('the old keys');
  });

  it('refuses another repository, where the root is that of this release', async () => {
    const { exitCode, stdout } = await runCli(['trusted-root', '--mirror', repository.url], {
      directory: folder,
      caFile: inFolder('ca.pem'),
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
  });

  it.each([
    {
      args: ['--mirror', 'http://localhost:1'],
      says: '--mirror: "http://localhost:1" is not an https address',
    },
    { args: ['--mirror', 'keys'], says: '--mirror: "keys" is not an https address' },
    { args: ['--root', 'absent.json'], says: '--root: "absent.json" is not a root.json of TUF' },
    { args: ['--root', 'ca.pem'], says: '--root: "ca.pem" is not a root.json of TUF' },
  ])('says what is wrong with $args', async ({ args, says }) => {
    expect(await ask(...args)).toEqual({ exitCode: 2, stdout: '', stderr: `lockproof: ${says}\n` });
  });
});
