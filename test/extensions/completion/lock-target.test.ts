import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { targetOf } from '../../../src/extensions/completion/lock-target.ts';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-lock-target-')));
afterAll(() => rmSync(place, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

it('a lock file whose path is no UTF-8 is not written, and the reason is told', () => {
  expect(targetOf('a\udcff/.terraform.lock.hcl', { write: true })).toEqual({
    kind: 'refused',
    reason: 'its path is no UTF-8; rename it, then run again',
  });
});

it.each([
  ['out of a tree without git', 'outside', 'refused'],
  ['to another folder of it', 'tree/elsewhere', 'file'],
])('a folder that is a symlink %s', (_, target, kind) => {
  const tree = join(place, 'tree');
  mkdirSync(join(place, target), { recursive: true });
  mkdirSync(tree, { recursive: true });
  writeFileSync(join(place, target, '.terraform.lock.hcl'), '');
  symlinkSync(join(place, target), join(tree, kind));
  vi.spyOn(process, 'cwd').mockReturnValue(tree);
  expect(targetOf(join(tree, kind, '.terraform.lock.hcl'), { write: true }).kind).toBe(kind);
});
