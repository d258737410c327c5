import { describe, expect, it } from 'vitest';
import { refuseUnmatched } from '../../src/source/unmatched.ts';
import { type PlantedFiles, viewOf } from '../support/in-memory-revision.ts';

const file = '.terraform.lock.hcl';

/** What is said of patterns; `accepted` where nothing is. */
async function said(patterns: readonly string[], ...revisions: readonly PlantedFiles[]): Promise<string> {
  try {
    await refuseUnmatched(
      patterns,
      revisions.map((files) => viewOf(files, 'x', patterns)),
    );
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

describe('patterns that match nothing', () => {
  const files = { [`envs/prod/${file}`]: '' };

  it('are accepted where there is nothing to match', async () => {
    expect(await said(['x/*'], {}, { 'main.tf': '' })).toBe('accepted');
    expect(await said(['x/*'])).toBe('accepted');
  });

  it('are accepted where they match something in either revision', async () => {
    expect(await said([`envs/*/${file}`], files)).toBe('accepted');
    expect(await said([`envs/*/${file}`], { [`live/${file}`]: '' }, files)).toBe('accepted');
  });

  it('are accepted where they match a lock file behind a symlink of a folder (T62)', async () => {
    const linked = { ...files, env: { symlink: 'envs/prod' } };
    expect(await said(['env/**'], linked)).toBe('accepted');
    expect(await said([`env/*/${file}`], linked)).toContain('match no file');
  });

  it('are accepted where not everything is listed', async () => {
    const view = viewOf(files, 'x', ['x/*']);
    const part = { ...view, tree: { ...view.tree, whole: null } };
    await expect(refuseUnmatched(['x/*'], [part])).resolves.toEqual([]);
  });

  it('are refused with the number of lock files and a pattern that matches', async () => {
    expect(await said(['x/*', 'y'], files)).toBe(
      `The lock files to review ("x/*, y") match no file, and the repository has one lock file, "envs/prod/${file}"; use "**/${file}".`,
    );
    expect(await said(['x/*'], {}, { ...files, 'live/.Terraform.lock.HCL': '', 'x.hcl': '' })).toContain(
      `has 2 lock files, such as "envs/prod/${file}"`,
    );
    await expect(refuseUnmatched(['x/*'], [viewOf(files, 'x', ['x/*'])])).rejects.toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });
});

describe('a pattern that matches nothing', () => {
  const files = { [`envs/prod/${file}`]: '' };

  function named(
    patterns: readonly string[],
    ...revisions: readonly PlantedFiles[]
  ): Promise<readonly string[]> {
    return refuseUnmatched(
      patterns,
      revisions.map((each) => viewOf(each, 'x', patterns)),
    );
  }

  it('is named in a notice while another one matches (T62)', async () => {
    expect(await named(['envs/**', 'lve/**', './stage/*', '!old/**'], files)).toEqual([
      'The glob "lve/**" of "lock-files" matches no lock file.',
      'The glob "./stage/*" of "lock-files" matches no lock file.',
    ]);
  });

  it('is not named where all match in one of the revisions', async () => {
    expect(await named(['envs/**', 'live/**'], files, { [`live/${file}`]: '' })).toEqual([]);
    expect(await named(['envs/**', 'Envs/*/*'], files)).toEqual([]);
  });

  it('is not named where a symlink may lead to a match, or not everything is listed', async () => {
    const linked = { ...files, live: { symlink: 'envs' } };
    expect(await named(['envs/**', 'live/prod/**'], linked)).toEqual([]);
    expect(await named(['envs/**', '*/prod/x/**'], linked)).toEqual([]);
    expect(await named(['envs/**', 'lives/**'], linked)).toHaveLength(1);
    const view = viewOf(files, 'x', ['envs/**', 'lve/**']);
    const part = { ...view, tree: { ...view.tree, whole: null } };
    expect(await refuseUnmatched(['envs/**', 'lve/**'], [view, part])).toEqual([]);
  });
});
