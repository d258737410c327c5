import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSarifFile } from '../../src/action/sarif-file.ts';
import { UserError } from '../../src/errors.ts';

let root: string;
let env: Readonly<Record<string, string>>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lockproof-sarif-file-'));
  for (const folder of ['workspace', 'temporary', 'elsewhere']) mkdirSync(join(root, folder));
  env = { GITHUB_WORKSPACE: join(root, 'workspace'), RUNNER_TEMP: join(root, 'temporary') };
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the file of sarif-file', () => {
  it('is in the workspace or in the folder for temporary files, and is replaced whole', async () => {
    for (const written of ['a/b/x.sarif', join(root, 'temporary', 'x.sarif')]) {
      await openSarifFile(written, env).write('a longer text');
      const { path, write } = openSarifFile(written, env);
      for (const text of ['a longer text', 'text']) await write(text);
      expect(readFileSync(path, 'utf8')).toBe('text');
      expect(readdirSync(join(path, '..'))).toEqual(['x.sarif']);
    }
  });

  it('is removed before the run, so that an older one is never taken for its result (T94)', () => {
    const path = join(root, 'workspace', 'x.sarif');
    writeFileSync(path, 'committed');
    openSarifFile('x.sarif', env);
    expect(existsSync(path)).toBe(false);
  });

  it('is never behind a symlink that leads out of the workspace (T85)', () => {
    symlinkSync('../elsewhere', join(root, 'workspace/link'));
    symlinkSync('../elsewhere/x', join(root, 'workspace/dangling'));
    for (const written of ['link/x.sarif', '../elsewhere/x.sarif', '/x.sarif', '..'])
      expect(() => openSarifFile(written, env)).toThrow(UserError);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
  });

  it('replaces a symlink that leads nowhere', async () => {
    symlinkSync('../elsewhere/x', join(root, 'workspace/dangling'));
    await openSarifFile('dangling', env).write('text');
    expect(existsSync(join(root, 'elsewhere/x'))).toBe(false);
    expect(readFileSync(join(root, 'workspace/dangling'), 'utf8')).toBe('text');
  });
});
