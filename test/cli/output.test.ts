import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutput, withdrawOutput } from '../../src/cli/output.ts';
import { workingTreesOf } from '../../src/cli/paths.ts';
import { openRecording } from '../../src/extensions/offline/record.ts';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-output-')));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A checkout beside a folder of somebody else. */
let checkout: string;
let outside: string;
beforeEach(() => {
  const stage = mkdtempSync(join(place, 'stage-'));
  checkout = join(stage, 'checkout');
  outside = join(stage, 'outside');
  for (const folder of [checkout, outside]) mkdirSync(folder);
  mkdirSync(join(checkout, '.git'));
  writeFileSync(join(checkout, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(outside, 'file'), 'precious');
});

const said: string[] = [];
const streams = {
  stdout: { write: (text: string) => said.push(text) },
  stderr: { write: (text: string) => said.push(text) },
};
const open = (path: string, more: { inputs?: readonly string[]; old?: 'keep' } = {}) =>
  openOutput(path, streams, { reviewed: [checkout], ...more });
const inCheckout = (name: string) => join(checkout, name);

describe('a file of --output that is there already', () => {
  it('is removed before the run begins, so that it is never taken for the result (T94)', () => {
    writeFileSync(inCheckout('report.json'), 'committed');
    const write = open(inCheckout('report.json'));
    expect(existsSync(inCheckout('report.json'))).toBe(false);
    expect(write('the result')).toBe(true);
    expect(readFileSync(inCheckout('report.json'), 'utf8')).toBe('the result');
  });

  it('is a device, which stays', () => {
    expect(open('/dev/null')('the result')).toBe(true);
    expect(existsSync('/dev/null')).toBe(true);
  });

  it('is kept where the command reads it', () => {
    writeFileSync(inCheckout('1.json'), 'a shard');
    open(inCheckout('1.json'), { inputs: [inCheckout('1.json')] });
    expect(readFileSync(inCheckout('1.json'), 'utf8')).toBe('a shard');
  });

  it('is removed where an argument is wrong, if it is a plain file', () => {
    const file = join(outside, 'file');
    symlinkSync(file, inCheckout('link'));
    const kept = [
      ['lock', '--output', file],
      ['verify', '--nope', '--', '--output', file],
      ['merge', file, '--output', file],
      ['verify', '--output', inCheckout('link')],
      ['verify', '--output'],
      ['verify', '--output', outside],
      ['verify', '--output', join(outside, 'none')],
    ];
    for (const args of kept) withdrawOutput(args);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    withdrawOutput(['verify', '--shard', '9/4', `--output=${file}`]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('what a result never replaces', () => {
  const refused = /cannot be written, because it is a lock file or belongs to git; name a different file/;

  it.each(['.terraform.lock.hcl', '.Terraform.Lock.hcl', '.git/config', '.GIT/config', 'named.hcl'])(
    'is %s: the file stays as it is, also after a wrong argument (T94)',
    (name) => {
      const file = inCheckout(name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'precious');
      expect(() => openOutput(file, streams, { reviewed: [checkout, inCheckout('named.hcl')] })).toThrow(
        refused,
      );
      withdrawOutput(['verify', inCheckout('named.hcl'), '--output', file]);
      expect(readFileSync(file, 'utf8')).toBe('precious');
    },
  );

  it('is no other file, such as the workflow or one with a similar name', () => {
    mkdirSync(inCheckout('.github'));
    for (const name of ['.github/result.json', 'terraform.lock.json'])
      expect(open(inCheckout(name))('x')).toBe(true);
  });
});

describe('a symlink that somebody commits', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(['file', 'folder'] as const)('leads no %s of a result out of the checkout (T85)', (what) => {
    symlinkSync(what === 'file' ? join(outside, 'file') : outside, inCheckout('link'));
    const path = what === 'file' ? inCheckout('link') : inCheckout('link/file');
    expect(() => open(path)).toThrow(
      /^The file .* because a symlink on the way leads out of the files under/,
    );
    expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('precious');
  });

  it('leads no evidence out of the checkout (T85)', async () => {
    symlinkSync(outside, inCheckout('link'));
    const options = { now: new Date(0), reviewed: [checkout], onNotice: () => {} };
    for (const path of [inCheckout('link'), inCheckout('link/new')])
      await expect(openRecording({ ...options, path })).rejects.toThrow(
        /^The folder .* because a symlink on the way leads out/,
      );
    expect(existsSync(join(outside, 'new'))).toBe(false);
  });

  it('leads no evidence or result out of a tree without git (T85)', async () => {
    rmSync(inCheckout('.git'), { recursive: true });
    mkdirSync(inCheckout('infra'));
    symlinkSync(outside, inCheckout('link'));
    for (const here of [checkout, inCheckout('infra')]) {
      vi.spyOn(process, 'cwd').mockReturnValue(here);
      const reviewed = workingTreesOf([inCheckout('infra')]);
      const options = { now: new Date(0), reviewed, onNotice: () => {} };
      await expect(openRecording({ ...options, path: inCheckout('link/new') })).rejects.toThrow('leads out');
      expect(() => openOutput(inCheckout('link/file'), streams, { reviewed: [inCheckout('infra')] })).toThrow(
        'leads out',
      );
    }
  });

  it('is replaced by the result where it leads to another file of the checkout, which stays as it is (T94)', () => {
    writeFileSync(inCheckout('.terraform.lock.hcl'), 'planted');
    symlinkSync('.terraform.lock.hcl', inCheckout('link'));
    const write = open(inCheckout('link'));
    expect(existsSync(inCheckout('link'))).toBe(false);
    write('the result');
    expect(readFileSync(inCheckout('.terraform.lock.hcl'), 'utf8')).toBe('planted');
    expect(readFileSync(inCheckout('link'), 'utf8')).toBe('the result');
  });

  it('does not matter outside of the checkout, or on the way to it', () => {
    symlinkSync(join(outside, 'file'), join(outside, 'link'));
    chmodSync(join(outside, 'file'), 0o640);
    open(join(outside, 'link'))('the result');
    expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('the result');
    expect(statSync(join(outside, 'file')).mode & 0o777).toBe(0o640);
    expect(readdirSync(outside)).toEqual(['file', 'link']);
    symlinkSync(checkout, join(outside, 'to-the-checkout'));
    open(join(outside, 'to-the-checkout/report'))('the result');
    expect(readFileSync(inCheckout('report'), 'utf8')).toBe('the result');
  });
});
