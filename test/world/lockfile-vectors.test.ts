import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHash } from '../../src/hash.ts';
import { parseHcl } from '../../src/hcl/parse.ts';
import { Positions } from '../../src/hcl/text.ts';
import { readLiteral } from '../../src/lockfile/literal-reader.ts';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { disagreement, parseLockFile, readLockFile } from '../../src/lockfile/read.ts';
import { hostileTexts, seeds } from '../lockfile/hostile-text.ts';
import {
  expectNoHashLost,
  expectPrintedFileToReadBack,
  expectReadingToHold,
} from '../lockfile/invariants.ts';
import { entry, lockFiles, relatedLockFiles } from '../lockfile/sample.ts';

interface Diagnostic {
  readonly severity: string;
  readonly summary: string;
  readonly line: number;
}

interface Vector {
  readonly file: string;
  readonly why?: string;
  readonly valid?: boolean;
  readonly diagnostics?: readonly Diagnostic[];
  readonly terraform_1_11_4?: readonly Diagnostic[];
}

interface Index {
  readonly upstream: readonly Vector[];
  readonly oracle: readonly Vector[];
  readonly parse_hash: readonly { readonly input: string; readonly valid: boolean }[];
}

const folder = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'vectors/lockfiles',
);
const present = existsSync(folder);
if (!present) console.log(`skipped: ${folder} is not here`);

/** Terraform evaluates these; Lockproof refuses everything but a plain literal, on the same line. */
const evaluated: Readonly<Record<string, number>> = {
  'oracle/version-template-const.hcl': 2,
  'oracle/version-escape.hcl': 2,
  'oracle/version-index.hcl': 2,
  'oracle/hashes-template.hcl': 3,
  'oracle/hashes-heredoc.hcl': 3,
  'oracle/label-escape.hcl': 1,
  'oracle/dollar-escape.hcl': 3,
  'oracle/percent-template.hcl': 3,
};

/** Terraform refuses the value of these expressions, Lockproof the expression, on the same line. */
const refusedAsExpression: Readonly<Record<string, number>> = {
  'oracle/version-heredoc.hcl': 2,
  'oracle/version-variable.hcl': 2,
  'oracle/version-function.hcl': 2,
  'oracle/hashes-splat.hcl': 3,
  'oracle/hashes-for.hcl': 3,
  'oracle/hashes-nested.hcl': 3,
  'oracle/hashes-variable.hcl': 3,
  'oracle/hashes-function.hcl': 3,
};

/** Terraform crashes without a message. */
const crashes = new Set(['oracle/version-overflow.hcl', 'oracle/constraints-overflow.hcl']);

/** Terraform 1.16 takes a namespace with an underscore, which 1.11.4 refuses: the review warns of it. */
const takenSince116 = new Set(['oracle/label-underscore.hcl']);

/** The same inputs in each run, so that a failure is one of the change under test; another number gives other inputs. */
const seed = Number(process.env.LOCKPROOF_SEED ?? 20_261_122);

describe.skipIf(!present)('lock files as Terraform 1.11.4 reads them', () => {
  const index: Index = present
    ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    : { upstream: [], oracle: [], parse_hash: [] };
  const vectors = [...index.upstream, ...index.oracle].filter(
    ({ file }) => file !== 'upstream/save-expected.hcl' && !takenSince116.has(file),
  );
  const diagnosticsOf = (vector: Vector): readonly Diagnostic[] =>
    vector.diagnostics ?? vector.terraform_1_11_4 ?? [];
  const isValid = (vector: Vector): boolean =>
    vector.valid ?? !diagnosticsOf(vector).some(({ severity }) => severity === 'error');
  /** As text these files lose the bytes that they test. */
  const isNoText = ({ file }: Vector): boolean => file.includes('invalid-utf8');
  const contentOf = ({ file }: Vector): Buffer => readFileSync(join(folder, file));

  it('accepts and refuses the same files', () => {
    const wrong = vectors.filter((vector) => {
      const read = readLockFile(contentOf(vector)).problems.every(({ severity }) => severity !== 'error');
      const accepted = parseLockFile(contentOf(vector).toString('utf8')).lockFile !== null;
      expect(accepted || isNoText(vector), vector.file).toBe(read || isNoText(vector));
      return read !== (isValid(vector) && evaluated[vector.file] === undefined);
    });
    const exceptions = Object.keys(evaluated);
    console.log(
      `vectors: ${vectors.length - exceptions.length - wrong.length} of ${vectors.length} accepted or refused as Terraform does, and ${exceptions.length} that Terraform evaluates refused as "Not a plain literal":\n  ${exceptions.join('\n  ')}`,
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('takes what a newer Terraform takes', () => {
    for (const file of takenSince116)
      expect(readLockFile(readFileSync(join(folder, file))).problems).toEqual([]);
  });

  it('reports the same kinds of problem on the same lines', () => {
    const keyOf = ({ severity, line, summary }: Diagnostic): string => `${line} ${severity} ${summary}`;
    const missing: string[] = [];
    const extra: string[] = [];
    let total = 0;
    for (const vector of vectors) {
      const theirs = new Set(diagnosticsOf(vector).map(keyOf));
      const ours = new Set(readLockFile(contentOf(vector)).problems.map(keyOf));
      const exceptional = evaluated[vector.file] ?? refusedAsExpression[vector.file];
      total += theirs.size;
      if (exceptional === undefined) {
        // Of a text that is no HCL, Terraform goes on to check the rest.
        const isHcl = parseHcl(contentOf(vector).toString('utf8')).kind === 'read';
        const missed = [...theirs].filter((key) =>
          isHcl && !isNoText(vector) ? !ours.has(key) : ours.size === 0,
        );
        missing.push(...missed.map((key) => `${vector.file}: ${key}`));
        if (crashes.has(vector.file)) continue;
        extra.push(...[...ours].filter((key) => !theirs.has(key)).map((key) => `${vector.file}: ${key}`));
      } else {
        expect([...ours]).toEqual([`${exceptional} error Not a plain literal`]);
      }
    }
    const other = Object.keys(refusedAsExpression);
    console.log(
      `vectors: ${total - other.length - missing.length} of ${total} problems of the same kind on the same line; ${other.length} on the same line as "Not a plain literal":\n  ${other.join('\n  ')}`,
    );
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
  });

  it('distinguishes a hash from a text that is not a hash', () => {
    const wrong = index.parse_hash.filter(
      ({ input, valid }) => (parseHash(input).kind !== 'no-scheme') !== valid,
    );
    expect(wrong).toEqual([]);
  });

  it("prints Terraform's own example byte for byte", () => {
    const hashes = ['test:cccccccccccccccccccccccccccccccccccccccccccccccc', 'test:bbbb', 'test:aaaa'];
    const expected = readFileSync(join(folder, 'upstream/save-expected.hcl'), 'utf8');
    const real = [...expected.matchAll(/"(test:[^"]*)"/g)].map((match) => match[1] ?? '').toReversed();
    expect(real).toHaveLength(hashes.length);
    const test = (name: string): string =>
      /provider "([^"]*)"/.exec(expected.slice(expected.indexOf(`/${name}"`) - 60))?.[1] ?? '';
    const locks = [
      entry(test('foo'), '1.0.0', { constraints: '>= 1.0.0', hashes: real }),
      entry(test('bar'), '1.2.0', { constraints: '~> 1.0', hashes: [] }),
      entry(test('baz'), '1.2.0', { hashes: [] }),
      entry(test('boo'), '1.2.0', { constraints: '1.2.0', hashes: [] }),
    ];
    expect(printLockFile({ providers: locks })).toBe(expected);
  });

  it("never reads differently from HashiCorp's parser, for any damage to the files", () => {
    const texts = vectors.map((vector) => contentOf(vector).toString('utf8'));
    const count = { texts: 0, refused: 0, read: 0, onlyExpressions: 0 };
    fc.assert(
      fc.property(hostileTexts(texts), (damaged) => {
        // No file decodes to a half of a surrogate pair: UTF-8 has none, and the bytes are checked before.
        const text = damaged.toWellFormed();
        const reading = parseHcl(text);
        count.texts += 1;
        if (reading.kind === 'refused') {
          count.refused += 1;
          expect(reading.diagnostics.length, reading.reason).toBeGreaterThan(0);
          return;
        }
        const { lockFile, problems } = readLiteral(reading.body, new Positions(text));
        const failed = problems.some(({ severity }) => severity === 'error');
        if (!failed) expect(disagreement(lockFile, reading.value)).toBeNull();
        count[failed ? 'onlyExpressions' : 'read'] += 1;
      }),
      { numRuns: 2_000, seed },
    );
    console.log(`against hcl2json (LOCKPROOF_SEED=${seed}): ${JSON.stringify(count)}`);
  });
});

describe('many thousand inputs', () => {
  const runs = { numRuns: Number(process.env.LOCKPROOF_RUNS ?? 5_000), seed };
  console.log(`${runs.numRuns} inputs each: LOCKPROOF_SEED=${seed} LOCKPROOF_RUNS=${runs.numRuns}`);

  it('are printed and read with the same values', () => {
    fc.assert(fc.property(lockFiles, expectPrintedFileToReadBack), runs);
  });

  it('are compared without the loss of a hash', () => {
    fc.assert(
      fc.property(relatedLockFiles, ([base, head]) => expectNoHashLost(base, head)),
      runs,
    );
  });

  it('are read without an exception', () => {
    fc.assert(fc.property(hostileTexts(seeds), expectReadingToHold), runs);
  });
});
