import { describe, expect, it } from 'vitest';
import { rules } from '../../src/extensions/index.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';
import type { Content } from '../../src/source/content.ts';
import type { FileReader } from '../../src/source/source.ts';
import { settings } from '../support/review-builders.ts';

/* Which policy judges a run: that of the trusted revision, whatever the change makes of it. The revisions are in memory. */

const path = '.github/lockproof.yml';

type Revisions = Readonly<Record<'trusted' | 'base' | 'head', string | Content | null>>;

function contentOf(given: string | Content | null): Content {
  if (given === null) return { kind: 'missing' };
  return typeof given === 'string' ? { kind: 'file', bytes: Buffer.from(given) } : given;
}

function read(revisions: Revisions, inputs: Readonly<Record<string, string>> = {}) {
  const readFile: FileReader = async (asked, side) =>
    asked === (inputs.config ?? path) ? contentOf(revisions[side]) : { kind: 'missing' };
  return readPolicy(settings(inputs), rules, readFile);
}

const [strict, lax] = ['fail-on: warning\n', 'fail-on: never\n'];

describe('the policy that judges', () => {
  it.each<readonly [string, Revisions, string]>([
    ['is the same everywhere', { trusted: strict, base: strict, head: strict }, 'warning'],
    ['is weakened by the change', { trusted: strict, base: strict, head: lax }, 'warning'],
    ['is tightened by the change', { trusted: lax, base: lax, head: strict }, 'never'],
    ['is taken away by the change', { trusted: strict, base: strict, head: null }, 'warning'],
    ['is brought by the change', { trusted: null, base: null, head: lax }, 'error'],
    ['was tightened since the base', { trusted: strict, base: lax, head: lax }, 'warning'],
    ['was tightened since, and the change edits it', { trusted: strict, base: lax, head: null }, 'warning'],
    ['came since the base', { trusted: strict, base: null, head: null }, 'warning'],
    ['is nowhere', { trusted: null, base: null, head: null }, 'error'],
    ['breaks by the change', { trusted: strict, base: strict, head: 'fail-on: [' }, 'warning'],
    ['becomes a symlink', { trusted: strict, base: strict, head: link() }, 'warning'],
  ])('%s', async (_, revisions, failOn) => {
    const { settings: judging } = await read(revisions);
    expect(judging.failOn).toBe(failOn);
  });

  it('is told to be edited where the change edits it, and only there', async () => {
    const notices = async (revisions: Revisions) => (await read(revisions)).notices;
    expect(await notices({ trusted: strict, base: strict, head: strict })).toEqual([]);
    expect(await notices({ trusted: strict, base: lax, head: lax })).toEqual([]);
    expect(await notices({ trusted: strict, base: strict, head: lax })).toEqual([
      `This change edits the policy ${path}; this run uses the policy of the base revision. The new policy applies after the merge.`,
    ]);
    expect(await notices({ trusted: null, base: null, head: lax })).toEqual([
      `This change edits the policy ${path}; the base revision has no policy, so this run uses the defaults. The new policy applies after the merge.`,
    ]);
    expect(await notices({ trusted: strict, base: strict, head: null })).toEqual([
      `This change removes the policy ${path}; this run uses the policy of the base revision.`,
    ]);
    expect(await notices({ trusted: strict, base: strict, head: 'fail-on: x' })).toEqual([
      expect.stringContaining('The new policy would stop every run after the merge: '),
    ]);
  });

  it.each<readonly [string, string | Content, string]>([
    ['has a mistake', 'fail-on: x', 'fail-on'],
    ['is no YAML', 'fail-on: [', path],
    ['is a symlink', link(), 'a policy must be a plain file; this is a symlink.'],
    ['is too large', { kind: 'too-large', bytes: 20_000_000, limit: 10_000_000 }, 'at most 256 KiB'],
    ['has more than 256 KiB', '#'.repeat(256 * 1024 + 1), 'at most 256 KiB'],
    ['was left out of what is read', { kind: 'left-out', of: 'bytes', limit: 1 }, 'at most 256 KiB'],
    ['is not UTF-8', { kind: 'file', bytes: Buffer.of(0xff) }, 'a policy must be UTF-8 text.'],
  ])('stops the run where it %s', async (_, trusted, words) => {
    await expect(read({ trusted, base: trusted, head: strict })).rejects.toMatchObject({
      code: 'invalid-policy',
      message: expect.stringContaining(words),
    });
  });

  it('has to be there where its path is given, but for a change that brings it', async () => {
    const inputs = { config: 'other/policy.yml' };
    const nowhere = { trusted: null, base: null, head: null };
    await expect(read(nowhere, inputs)).rejects.toMatchObject({ code: 'invalid-policy' });
    expect((await read({ ...nowhere, head: lax }, inputs)).settings.failOn).toBe('error');
    expect((await read({ ...nowhere, trusted: strict }, inputs)).settings.failOn).toBe('warning');
  });

  it('is none where the source has no revision that can be trusted', async () => {
    expect(await readPolicy(settings(), rules, undefined)).toEqual({ settings: settings(), notices: [] });
  });
});

function link(): Content {
  return { kind: 'not-a-file', what: 'symlink' };
}
