import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import shipped from '../../../src/extensions/provenance/trusted-root.json' with { type: 'json' };
import { type KeyPorts, verifierFrom } from '../../../src/extensions/provenance/trusted-roots.ts';
import { known, unavailable } from '../../../src/outcome.ts';
import { openSigstore, type SigstoreStage } from '../../support/sigstore.ts';

let sigstore: SigstoreStage;
let folder: string;

beforeAll(async () => {
  sigstore = await openSigstore();
  folder = mkdtempSync(join(tmpdir(), 'lockproof-roots-'));
  mkdirSync(join(folder, 'workspace'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** What the verifier says about a bundle of our own Sigstore, or why there is none. */
async function trusting(path: string, fetchNewer: KeyPorts['fetchNewer'] = null): Promise<string> {
  try {
    const load = verifierFrom({
      environment: { LOCKPROOF_TRUSTED_ROOT: path },
      reviewed: [join(folder, 'workspace')],
      fact: (_, ask) => ask(),
      fetchNewer,
    });
    const verify = await load();
    const result = await verify(await sigstore.attest({ subjects: ['0'.repeat(64)] }));
    return result.kind === 'unsupported' ? result.reason : result.kind;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('a key that the shipped root lacks', () => {
  const old = `it is signed with a key of Sigstore that this run does not have, and `;

  it('is looked up in the newest root', async () => {
    const asked: string[] = [];
    const fetchNewer = async () => {
      asked.push('newest');
      return known(JSON.stringify(sigstore.trustedRoot));
    };
    expect(await trusting('', fetchNewer)).toBe('good');
    expect(asked).toEqual(['newest']);
  });

  it('is not one of Sigstore if the newest root lacks it too (T87)', async () => {
    expect(await trusting('', async () => known(JSON.stringify(shipped)))).toBe('refused');
  });

  it('says nothing about the build if the newest root cannot be had', async () => {
    const away = async () => unavailable('network', 'tuf-repo-cdn.sigstore.dev did not answer');
    expect(await trusting('', away)).toBe(
      `${old}newer ones could not be fetched: tuf-repo-cdn.sigstore.dev did not answer`,
    );
    expect(await trusting('')).toBe(`${old}\`sigstore-keys: shipped\` lets it fetch no newer ones`);
  });

  it('is not fetched for a bundle that the shipped root explains', async () => {
    const load = verifierFrom({
      environment: {},
      reviewed: [],
      fact: (_, ask) => ask(),
      fetchNewer: () => Promise.reject(new Error('not asked here')),
    });
    expect(await (await load())('no bundle')).toEqual({ kind: 'refused', fault: 'unreadable' });
  });
});

describe('the trusted root', () => {
  it('is the shipped one, unless the environment names a file', async () => {
    expect(await trusting('')).toMatch(/^it is signed with a key of Sigstore that this run does not have/);
  });

  it('is that of the file: one object, or one a line', async () => {
    const [own, other] = [JSON.stringify(sigstore.trustedRoot), JSON.stringify(shipped)];
    expect(await trusting(write('one.json', JSON.stringify(sigstore.trustedRoot, null, 2)))).toBe('good');
    expect(await trusting(write('two.jsonl', `${other}\n${own}\n`))).toBe('good');
    expect(await trusting(write('other.jsonl', `${other}\n`))).toMatch(
      /LOCKPROOF_TRUSTED_ROOT names no newer/,
    );
  });

  it.each([
    ['is not there', () => join(folder, 'nothing.json'), 'cannot be read'],
    ['is empty', () => write('empty.json', ''), 'has no JSON object'],
    ['is no JSON', () => write('text.json', 'hello'), 'has no JSON object'],
    ['is a list', () => write('list.json', '[]'), 'has no JSON object'],
    ['has a line that is no object', () => write('half.jsonl', '{}\nhello\n'), 'has no JSON object'],
    ['has an empty object', () => write('nothing.jsonl', '{}'), 'is no trusted root'],
    [
      'has another object',
      () => write('wrong.json', '{"certificateAuthorities":[{}]}'),
      'is no trusted root',
    ],
    ['is too large', () => write('large.json', ' '.repeat(2 ** 20 + 1)), 'is larger than 1 MiB'],
    ['has no full path', () => 'trusted-root.json', 'is not the full path'],
  ])('that %s is a mistake', async (_, plant, says) => {
    const said = await trusting(plant());
    expect(said).toContain('LOCKPROOF_TRUSTED_ROOT: "');
    expect(said).toContain(says);
  });

  it('is never one of the folder under review, also behind a symlink (T25)', async () => {
    const inside = write('workspace/root.json', JSON.stringify(sigstore.trustedRoot));
    expect(await trusting(inside)).toContain('outside of the folder under review');
    symlinkSync(inside, join(folder, 'link.json'));
    expect(await trusting(join(folder, 'link.json'))).toContain('outside of the folder under review');
  });
});
