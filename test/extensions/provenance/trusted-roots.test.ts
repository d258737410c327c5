import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import shipped from '../../../src/extensions/provenance/trusted-root.json' with { type: 'json' };
import { verifierFrom } from '../../../src/extensions/provenance/trusted-roots.ts';
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
async function trusting(path: string): Promise<string> {
  try {
    const load = verifierFrom({ LOCKPROOF_TRUSTED_ROOT: path }, [join(folder, 'workspace')]);
    return (await load())(await sigstore.attest({ subjects: ['0'.repeat(64)] })).kind;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('the trusted root', () => {
  it('is the shipped one, unless the environment names a file', async () => {
    expect(await trusting('')).toBe('refused');
  });

  it('is that of the file: one object, or one a line', async () => {
    const [own, other] = [JSON.stringify(sigstore.trustedRoot), JSON.stringify(shipped)];
    expect(await trusting(write('one.json', JSON.stringify(sigstore.trustedRoot, null, 2)))).toBe('good');
    expect(await trusting(write('two.jsonl', `${other}\n${own}\n`))).toBe('good');
    expect(await trusting(write('other.jsonl', `${other}\n`))).toBe('refused');
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

  it('is never one of the folder under review, also behind a symlink', async () => {
    const inside = write('workspace/root.json', JSON.stringify(sigstore.trustedRoot));
    expect(await trusting(inside)).toContain('outside of the folder under review');
    symlinkSync(inside, join(folder, 'link.json'));
    expect(await trusting(join(folder, 'link.json'))).toContain('outside of the folder under review');
  });
});
