import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Annotation, printAnnotations } from '../../src/action/runner.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

function lines(annotations: readonly Annotation[]): string[] {
  printAnnotations(annotations);
  return printed.split('\n').filter((line) => line !== '');
}

function annotation(level: Annotation['level'], message: string, more: Partial<Annotation> = {}): Annotation {
  return { level, title: 'unproven-hash', message, path: 'a/.terraform.lock.hcl', line: 4, ...more };
}

test('an annotation names file, line and title', () => {
  expect(lines([annotation('error', 'Nothing proves it.')])).toEqual([
    '::error title=unproven-hash,file=a/.terraform.lock.hcl,line=4::Nothing proves it.',
  ]);
});

test('errors come first, in the order they were given', () => {
  const given = [
    annotation('notice', 'n'),
    annotation('error', 'e1'),
    annotation('warning', 'w'),
    annotation('error', 'e2'),
  ];
  expect(lines(given).map((line) => line.split('::').at(-1))).toEqual(['e1', 'e2', 'w', 'n']);
});

test('ten of a level are printed; with more, the last line says how many are left out', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => annotation('error', `error ${at}`));
  expect(lines(many(10))).toHaveLength(10);
  printed = '';
  const shown = lines([...many(25), annotation('warning', 'w')]);
  expect(shown).toHaveLength(11);
  expect(shown[9]).toBe('::error title=Lockproof::The job summary has 16 more errors.');
});

test('hostile text stays inside its command (T40)', () => {
  const hostile = 'x\n::add-mask::y\r\n%0A::error::\u0007\u001b[2K\u202e\u2028z';
  const shown = lines([
    annotation('error', hostile, { title: `t,line=1::${hostile}`, path: `p,file=q:${hostile}` }),
  ]);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/^::error title=t%2Cline=1%3A%3A/);
  expect(shown[0]).not.toContain('::add-mask::');
  expect(shown[0]).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
});
