import { expect, test } from 'vitest';
import { isAttributesFile } from '../../src/source/attributes.ts';
import { areApart, covers, globs, isLockFileName, pathTest } from '../../src/source/glob.ts';

test.each([
  [['**/.terraform.lock.hcl'], '.terraform.lock.hcl', true],
  [['**/.terraform.lock.hcl'], 'a/.hidden/.terraform.lock.hcl', true],
  [['**/.terraform.lock.hcl'], 'a\nb/.terraform.lock.hcl', true],
  [['**/.terraform.lock.hcl'], 'a/\u2028/.terraform.lock.hcl', true],
  [['**/.terraform.lock.hcl'], 'a/x.terraform.lock.hcl', false],
  [['**/.terraform.lock.hcl'], 'a/.terraform.lock.hcl/b', false],
  [['./envs/*/.terraform.lock.hcl'], 'envs/prod/.terraform.lock.hcl', true],
  [['envs/*/.terraform.lock.hcl'], 'envs/prod/eu/.terraform.lock.hcl', false],
  [['**/.terraform.lock.hcl', '!examples/**'], 'examples/a/.terraform.lock.hcl', false],
  [['**/.terraform.lock.hcl', '!examples/**'], 'live/.terraform.lock.hcl', true],
  [['**/.terraform.lock.hcl'], 'a/.Terraform.LOCK.hcl', true],
  [['a/.Terraform.lock.hcl'], 'a/.terraform.lock.hcl', true],
  [['**/.terraform.lock.hcl', '!examples/**'], 'examples/.TERRAFORM.lock.hcl', false],
  [['a/x.hcl'], 'a/X.hcl', true],
  // File systems that fold names take these for one.
  [['envs/**'], 'Envs/prod/.terraform.lock.hcl', true],
  [['envs/**'], 'env\u017f/prod/.terraform.lock.hcl', true],
  [['caf\u00e9/**'], 'cafe\u0301/.terraform.lock.hcl', true],
  [['cafe\u0301/**'], 'CAF\u00c9/.terraform.lock.hcl', true],
  // HFS+ leaves these out of the name.
  [['**/.terraform.lock.hcl'], 'a/.terra\u200cform.lock.hcl', true],
  [['**/.terraform.lock.hcl'], '\ufeff.terraform.lock\u206f.hcl', true],
  [['envs/**'], 'env/prod/.terraform.lock.hcl', false],
  // Nothing is left out because it looks like what the patterns exclude.
  [['**/.terraform.lock.hcl', '!legacy/**'], 'Legacy/.terraform.lock.hcl', true],
  [['Envs/**', '!envs/old/**'], 'envs/old/.terraform.lock.hcl', false],
])('%j and %j: %s', (patterns, path, expected) => {
  expect(globs(patterns)(path)).toBe(expected);
});

test('a name is the one that HFS+ takes it for, and with a letter more it is not (T31)', () => {
  const isAttributes = (path: string) => isAttributesFile({ path });
  const cases = [
    ['.terra\u200cform.lock.hcl', isLockFileName],
    ['.gitattr\u200cibutes', isAttributes],
    ['.gitattributes\u202e', isAttributes],
  ] as const;
  for (const [name, isOne] of cases) expect([isOne(`a/${name}`), isOne(`a/x${name}`)]).toEqual([true, false]);
});

test('patterns that include nothing are refused', () => {
  for (const patterns of [[], ['!a/**']])
    expect(() => globs(patterns)).toThrow(
      expect.objectContaining({ code: 'invalid-input', message: expect.stringContaining('selects nothing') }),
    );
});

test('of two globs, one covers the other or both are apart only if the paths say so', () => {
  const names = ['a', 'ab', '.a', 'a b', 'A', 'a|b'];
  const paths = names.flatMap((one) => [
    one,
    ...names.flatMap((two) => [`${one}/${two}`, `${one}/${two}/a`]),
  ]);
  const parts = ['a', 'ab', 'a*', '*', '**', '?', '{a,ab}', 'a|ab', '!(a)', '[a]', '.a', 'a b', '\\\\a'];
  const all = parts.flatMap((one) => [one, ...parts.flatMap((two) => [`${one}/${two}`, `${one}/${two}/**`])]);
  const matched = new Map(all.map((glob) => [glob, new Set(paths.filter(pathTest([glob])))]));
  const told = { covers: 0, areApart: 0 };
  for (const [one, its] of matched)
    for (const [other, others] of matched) {
      if (one !== other && covers(one, other)) {
        expect(
          [...others].every((path) => its.has(path)),
          `${one} covers ${other}`,
        ).toBe(true);
        told.covers++;
      }
      if (areApart(one, other)) {
        expect(
          [...others].some((path) => its.has(path)),
          `${one} and ${other}`,
        ).toBe(false);
        told.areApart++;
      }
    }
  expect(told.covers).toBeGreaterThan(200);
  expect(told.areApart).toBeGreaterThan(200);
});
