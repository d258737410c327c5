import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertHcl as convert, Patience } from '../../src/hcl/convert.ts';

describe("HashiCorp's HCL parser", () => {
  it('answers several questions', () => {
    for (const version of ['1.0.0', '2.0.0']) {
      expect(convert('x.hcl', `provider "a/b/c" {\n  version = "${version}"\n}\n`)).toEqual({
        kind: 'converted',
        value: { provider: { 'a/b/c': [{ version }] } },
      });
    }
  });

  it('says why it refuses a text', () => {
    const reply = convert('x.hcl', 'provider "a" {\n  version =\n}\n');
    expect(reply).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Invalid expression') });
  });

  it('is not asked about a text that is too large', () => {
    expect(convert('x.hcl', '#'.repeat(1_100_000))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('larger'),
    });
  });

  it('runs in a new thread after a megabyte, because it gives no memory back', async () => {
    let threads = 0;
    const count = () => {
      threads += 1;
    };
    process.on('worker', count);
    for (const _ of Array.from({ length: 4 })) convert('x.hcl', `# ${'x'.repeat(300_000)}\n`);
    await new Promise(setImmediate);
    process.off('worker', count);
    expect(threads).toBeGreaterThanOrEqual(1);
    expect(threads).toBeLessThanOrEqual(2);
  });

  it('runs in a new thread after a text with thousands of faults, which take memory (T68)', async () => {
    let threads = 0;
    const count = () => {
      threads += 1;
    };
    convert('x.hcl', 'x = 1\n');
    process.on('worker', count);
    for (const faults of [1, 500, 5_000, 5_000]) convert('x.hcl', '\0\n'.repeat(faults));
    convert('x.hcl', 'x = 1\n');
    await new Promise(setImmediate);
    process.off('worker', count);
    expect(threads).toBe(2);
  });

  it('survives a text that breaks it', () => {
    expect(convert('x.hcl', `x = ${'['.repeat(200_000)}`).kind).toBe('refused');
    expect(convert('x.hcl', 'x = 1\n').kind).toBe('converted');
  });

  it('is stopped when the time for a file, or for all files, is over (T30)', () => {
    const long = `x = <<EOT\n${'a\n'.repeat(60_000)}EOT\n`;
    expect(convert('x.hcl', long, new Patience({ one: 1 }))).toEqual({
      kind: 'refused',
      reason: 'the HCL parser gave no answer within 0.001 seconds',
      isLimit: true,
    });
    const patience = new Patience({ all: 1 });
    for (const text of [long, 'x = 1\n']) {
      expect(convert('x.hcl', text, patience)).toEqual({
        kind: 'refused',
        reason: 'the 0.001 seconds that the HCL parser may take for all files were used up',
        isLimit: true,
      });
    }
    expect(convert('x.hcl', 'x = 1\n').kind).toBe('converted');
  });

  it('has one time limit for several files', () => {
    const patience = new Patience({ one: 60_000, all: 60_000 });
    const left = [patience.next];
    for (const _ of [1, 2]) {
      expect(convert('x.hcl', 'x = 1\n', patience).kind).toBe('converted');
      left.push(patience.next);
    }
    expect(left).toEqual([...new Set(left)].toSorted((one, other) => other - one));
  });
});

describe("the thread of HashiCorp's HCL parser", () => {
  it('does not keep a process open', () => {
    const module = resolve(import.meta.dirname, '../../src/hcl/convert.ts');
    const script = `const { convertHcl } = await import(${JSON.stringify(module)}); console.log(convertHcl('x', 'y = 1').kind);`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: 'converted\n', status: 0 });
  });
});

describe('expressions in expressions (T68)', () => {
  it.each([
    ['!', 2_000],
    ['- ', 2_000],
    ['(', 2_000],
    ['f(', 2_000],
    ['a{', 2_000],
    ['true ?\n', 21_000],
  ])('%j, nested without end, are refused before the parser sees them', (piece, count) => {
    const reply = convert('x.tf', `locals {\n  x = ${piece.repeat(count)}\n}\n`);
    expect(reply).toEqual({
      kind: 'refused',
      reason: 'its expressions are nested more than 1000 levels deep',
      isLimit: true,
    });
  });

  it('are read as deep as anybody writes them, and so are long lists and lines of dashes', () => {
    const deep = `${'['.repeat(200)}1${']'.repeat(200)}`;
    const long = Array.from(
      { length: 1_000 },
      (_, index) => `  a${index} = [-1, !true, true ? 1 : 2]\n`,
    ).join('');
    const text = `# ${'-'.repeat(100)}\nlocals {\n  deep = ${deep}\n${long}}\n`;
    expect(convert('x.tf', text).kind).toBe('converted');
  });
});
