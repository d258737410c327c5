import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertHcl } from '../../src/hcl/convert.ts';

describe("HashiCorp's HCL parser", () => {
  it('answers at once, again and again', () => {
    for (const version of ['1.0.0', '2.0.0']) {
      expect(convertHcl('x.hcl', `provider "a/b/c" {\n  version = "${version}"\n}\n`)).toEqual({
        kind: 'converted',
        value: { provider: { 'a/b/c': [{ version }] } },
      });
    }
  });

  it('says why it refuses a text', () => {
    const reply = convertHcl('x.hcl', 'provider "a" {\n  version =\n}\n');
    expect(reply).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Invalid expression') });
  });

  it('is asked about nothing too large', () => {
    expect(convertHcl('x.hcl', '#'.repeat(3_000_000))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('larger'),
    });
  });

  it('survives a text that breaks it', () => {
    expect(convertHcl('x.hcl', `x = ${'['.repeat(200_000)}`).kind).toBe('refused');
    expect(convertHcl('x.hcl', 'x = 1\n').kind).toBe('converted');
  });

  it('does not keep a process open', () => {
    const module = resolve(import.meta.dirname, '../../src/hcl/convert.ts');
    const script = `const { convertHcl } = await import(${JSON.stringify(module)}); console.log(convertHcl('x', 'y = 1').kind);`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: 'converted\n', status: 0 });
  });
});
