import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertHcl } from '../../src/hcl/convert.ts';
import { outlineOf } from '../../src/hcl/outline.ts';
import { Positions } from '../../src/hcl/text.ts';
import { readCanonical } from '../../src/lockfile/canonical-reader.ts';
import { readLiteral } from '../../src/lockfile/literal-reader.ts';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { disagreement, readLockFile } from '../../src/lockfile/read.ts';

interface CorpusFile {
  readonly id: string;
  readonly fixture: boolean;
  readonly terraform_1_11_4: string;
  readonly terraform_error?: string;
}

const folder = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'corpus/files',
);
const present = existsSync(folder);
if (!present) console.log(`skipped: ${folder} is not here`);

describe.skipIf(!present)('real lock files', () => {
  const index: readonly CorpusFile[] = present
    ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    : [];
  const files = index.map((file) => {
    const content = present ? readFileSync(join(folder, `${file.id}.lock.hcl`)) : Buffer.alloc(0);
    return { ...file, content, text: content.toString('utf8'), reading: readLockFile(content) };
  });

  it('are accepted and refused as by Terraform 1.11.4', () => {
    const wrong = files.filter(({ reading, terraform_1_11_4 }) => {
      const read = reading.problems.every(({ severity }) => severity !== 'error');
      return read !== (terraform_1_11_4 === 'accepted');
    });
    console.log(
      `corpus/files: ${files.length - wrong.length} of ${files.length} accepted or refused as recorded`,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are refused for the reasons that Terraform gives', () => {
    const refused = files.filter(({ terraform_1_11_4 }) => terraform_1_11_4 === 'rejected');
    for (const { id, reading, terraform_error = '' } of refused) {
      const summaries = reading.problems.map(({ summary }) => summary);
      console.log(
        `  ${id}: ${reading.problems.map(({ line, summary, detail }) => `${line} ${summary}: ${detail}`).join(' | ')}`,
      );
      expect(summaries.filter((summary) => !terraform_error.includes(summary))).toEqual([]);
      // Of a text that is no HCL, Terraform goes on to check the rest.
      expect(summaries.length).toBeLessThanOrEqual(Number(/(\d+) problems/.exec(terraform_error)?.[1] ?? 1));
    }
  });

  it('are mostly canonical, and those print the same bytes', () => {
    const canonical = files.filter(({ reading }) => reading.canonical);
    for (const { id, text, reading } of canonical) {
      expect(printLockFile(reading.lockFile ?? { providers: [] }) === text, id).toBe(true);
    }
    const inLayout = files.filter(({ text }) => readCanonical(text) !== null);
    const share = (count: number, of: number): string =>
      `${count} of ${of} (${((count / of) * 100).toFixed(1)} %)`;
    const real = files.filter(({ fixture }) => !fixture);
    const realCanonical = canonical.filter(({ fixture }) => !fixture);
    const realInLayout = inLayout.filter(({ fixture }) => !fixture);
    console.log(
      `corpus/files: canonical ${share(canonical.length, files.length)}, without fixtures ${share(realCanonical.length, real.length)}`,
    );
    console.log(
      `corpus/files: read by the canonical reader ${share(inLayout.length, files.length)}, without fixtures ${share(realInLayout.length, real.length)}`,
    );
    expect(canonical.length).toBeGreaterThan(files.length * 0.9);
  });

  it('are read with the same result by every reader that accepts them', () => {
    let compared = 0;
    let threeReaders = 0;
    for (const { id, text, reading } of files) {
      const converted = convertHcl('x', text);
      if (converted.kind === 'refused' || reading.problems.some(({ severity }) => severity === 'error'))
        continue;
      const literal = readLiteral(outlineOf(text), new Positions(text));
      expect(literal.problems, id).toEqual([]);
      expect(disagreement(literal.lockFile, converted.value), id).toBeNull();
      expect(literal.lockFile.providers, id).toEqual(reading.lockFile?.providers);
      compared += 1;
      if (readCanonical(text) !== null) threeReaders += 1;
    }
    console.log(
      `corpus/files: ${compared} read with the same result by hcl2json and the reader of literals, ${threeReaders} of them by the canonical reader too`,
    );
    expect(compared).toBe(files.filter(({ terraform_1_11_4 }) => terraform_1_11_4 === 'accepted').length);
  });
});
