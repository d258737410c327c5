import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Target, targetOf, writeTarget } from '../../../src/extensions/completion/lock-target.ts';

const name = '.terraform.lock.hcl';
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-target-')));
  for (const path of ['repository/.git', 'repository/app', 'outside'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of [`repository/app/${name}`, `outside/${name}`])
    writeFileSync(join(folder, path), 'before');
  symlinkSync('app', join(folder, 'repository/within'));
  symlinkSync('../outside', join(folder, 'repository/out'));
  mkdirSync(join(folder, 'repository/file'));
  symlinkSync(`../../outside/${name}`, join(folder, 'repository/file', name));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string, write = true): Target =>
  targetOf(join(folder, 'repository', path, name), { write });

function open(path: string) {
  const target = at(path);
  if (target.kind !== 'file') throw new Error(target.reason);
  return target;
}

describe('a lock file is not written, and the reason is told,', () => {
  it('if its path is no UTF-8', () => {
    expect(targetOf(`a\udcff/${name}`, { write: true })).toEqual({
      kind: 'refused',
      reason: 'its path is no UTF-8; rename it, then run again',
    });
  });

  it.each(['out', 'file'])('if a symlink of the change leads out of the repository: %s', (path) => {
    expect(at(path)).toEqual({
      kind: 'refused',
      reason: 'a symlink leads out of the repository; name the file that it points to',
    });
  });

  it('if it is read-only, which does not matter where nothing is written', () => {
    chmodSync(join(folder, 'repository/app', name), 0o444);
    expect(at('app')).toMatchObject({ reason: expect.stringContaining('it is read-only; allow writing') });
    expect(at('app', false).kind).toBe('file');
  });

  it('if it is not there', () => {
    expect(at('nowhere')).toMatchObject({ reason: expect.stringContaining('(ENOENT)') });
  });

  it('if it changed during the run', () => {
    const target = open('app');
    writeFileSync(target.file, 'changed');
    expect(writeTarget(target, Buffer.from('before'), 'after')).toBe('it changed during the run; run again');
    expect(readFileSync(target.file, 'utf8')).toBe('changed');
  });
});

it('a lock file behind a symlink within the repository is the file itself, and keeps its rights', () => {
  chmodSync(join(folder, 'repository/app', name), 0o640);
  const target = open('within');
  expect(target.file).toBe(open('app').file);
  expect(writeTarget(target, Buffer.from('before'), 'after')).toBeNull();
  expect(readFileSync(target.file, 'utf8')).toBe('after');
  expect(statSync(target.file).mode & 0o777).toBe(0o640);
});

it.each([
  ['out of a tree without git', '', 'outside', 'refused'],
  ['out of it, beside the current folder', 'app', 'outside', 'refused'],
  ['to another folder of it', '', 'tree/elsewhere', 'file'],
])('a folder that is a symlink %s (T85)', (_, here, target, kind) => {
  const tree = join(folder, 'tree');
  for (const each of [join(tree, 'app'), join(folder, target)]) mkdirSync(each, { recursive: true });
  writeFileSync(join(folder, target, '.terraform.lock.hcl'), '');
  symlinkSync(join(folder, target), join(tree, kind));
  vi.spyOn(process, 'cwd').mockReturnValue(join(tree, here));
  expect(targetOf(join(tree, kind, '.terraform.lock.hcl'), { write: true }).kind).toBe(kind);
});
