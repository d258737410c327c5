// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertHcl } from '../../src/hcl/convert.ts';
import { outlineOf } from '../../src/hcl/outline.ts';
import { Positions } from '../../src/hcl/text.ts';
import { readCanonical } from '../../src/lockfile/canonical-reader.ts';
import { readLiteral } from '../../src/lockfile/literal-reader.ts';
import { type LockFile, printLockFile } from '../../src/lockfile/lock-file.ts';
import { disagreement, readLockFile } from '../../src/lockfile/read.ts';
import { hostileTexts } from './hostile-text.ts';
import { h1, lockFiles, zh } from './sample.ts';

/* For nearly every file only this reader decides. So it must not read any text that the two others read differently or refuse. */

const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n';

interface Values {
  readonly address?: string;
  readonly version?: string;
  readonly constraints?: string | null;
  /** The lines between the brackets; `null`: no list. */
  readonly hashes?: readonly string[] | null;
}

/** A file in the layout of the tools with any values; nothing is escaped. */
function laidOut({
  address = 'registry.terraform.io/hashicorp/null',
  version = '3.2.0',
  constraints = '~> 3.0',
  hashes = [`"${zh('1')}",`],
}: Values): string {
  const head =
    constraints === null
      ? `  version = "${version}"\n`
      : `  version     = "${version}"\n  constraints = "${constraints}"\n`;
  const list = hashes === null ? '' : `  hashes = [\n${hashes.map((each) => `    ${each}\n`).join('')}  ]\n`;
  return `${header}\nprovider "${address}" {\n${head}${list}}\n`;
}

/** Expects that both other readers read the same values on the same lines and find no fault. */
function expectOthersToAgree(text: string, lockFile: LockFile): void {
  const { lockFile: again, problems } = readLiteral(outlineOf(text), new Positions(text));
  expect(problems).toEqual([]);
  expect(again.providers).toEqual(lockFile.providers);
}

describe('the reader of the tools’ layout', () => {
  it('reads the layout with usual values', () => {
    const text = laidOut({});
    const reading = readCanonical(text);
    expect(reading).toMatchObject({ canonical: true, lockFile: { tool: 'terraform' } });
    expectOthersToAgree(text, reading?.lockFile ?? { providers: [] });
  });

  it.each<readonly [string, Values, string | null]>([
    ['an address in upper case', { address: 'registry.terraform.io/HashiCorp/null' }, 'Non-normalized'],
    ['a short address', { address: 'hashicorp/null' }, 'Non-normalized'],
    ['a bare type', { address: 'null' }, 'Non-normalized'],
    ['no address', { address: '' }, 'Invalid provider source address'],
    ['an address with four parts', { address: 'a.b/c/d/e' }, 'Invalid provider source address'],
    ['a built-in provider', { address: 'terraform.io/builtin/terraform' }, 'Invalid provider source address'],
    ['a legacy provider', { address: 'registry.terraform.io/-/null' }, 'Invalid provider source address'],
    ['a host in punycode', { address: 'xn--mnchen-3ya.de/c/d' }, 'Invalid provider source address'],
    ['an escape in the address', { address: 'a.b/c/\\u0064' }, 'Not a plain literal'],
    ['a template in the address', { address: 'a.b/c/${d}' }, 'Invalid'],
    ['a version with v', { version: 'v3.2.0' }, 'Invalid provider version number'],
    ['a short version', { version: '3.2' }, 'Invalid provider version number'],
    ['an empty version', { version: '' }, 'Invalid provider version number'],
    ['space in the version', { version: ' 3.2.0' }, 'Invalid provider version number'],
    ['a template in the version', { version: '${"3.2.0"}' }, 'Not a plain literal'],
    ['an escape in the version', { version: '3\\u002e2.0' }, 'Not a plain literal'],
    ['a huge version', { version: '18446744073709551616.0.0' }, 'Invalid provider version number'],
    [
      'constraints out of order',
      { constraints: '< 4.0.0, >= 3.0.0' },
      'Invalid provider version constraints',
    ],
    ['constraints without space', { constraints: '~>3.0' }, 'Invalid provider version constraints'],
    [
      'constraints that are not constraints',
      { constraints: 'latest' },
      'Invalid provider version constraints',
    ],
    ['a template in the constraints', { constraints: '%{ if true }~> 3.0%{ endif }' }, 'Not a plain literal'],
    ['an empty list', { hashes: [] }, 'Invalid provider hash set'],
    ['a hash without scheme', { hashes: ['"abc",'] }, 'Invalid provider hash string'],
    ['a hash with an empty scheme', { hashes: ['":abc",'] }, 'Invalid provider hash string'],
    ['an empty hash', { hashes: ['"",'] }, 'Invalid provider hash string'],
    ['a template in a hash', { hashes: ['"zh:${x}",'] }, 'Not a plain literal'],
    ['a directive in a hash', { hashes: ['"zh:%{ if true }x%{ endif }",'] }, 'Not a plain literal'],
    ['a dollar escape in a hash', { hashes: ['"zh:$${x}",'] }, 'Not a plain literal'],
    ['an escape in a hash', { hashes: ['"zh:\\u0061",'] }, 'Not a plain literal'],
    ['an escaped quote in a hash', { hashes: ['"zh:\\"",'] }, 'Not a plain literal'],
    ['null among the hashes', { hashes: ['null,'] }, 'Unsuitable value type'],
    ['two hashes on a line', { hashes: [`"${zh('1')}", "${zh('2')}",`] }, null],
    ['a comment after a hash', { hashes: [`"${zh('1')}", # "x:y",`] }, null],
    ['the last hash without a comma', { hashes: [`"${zh('1')}"`] }, null],
    ['empty constraints', { constraints: '' }, null],
    ['a hash that is not in normal form', { hashes: ['"h9:e\u0301",'] }, null],
    ['an address that is not in normal form', { address: 'mu\u0308nchen.de/c/d' }, 'Non-normalized'],
  ])('leaves %s to the other readers', (_, values, summary) => {
    const text = laidOut(values);
    expect(readCanonical(text)).toBeNull();
    const { problems, canonical } = readLockFile(text);
    expect(canonical).toBe(false);
    if (summary === null) expect(problems).toEqual([]);
    else expect(problems.map((problem) => problem.summary)).toContainEqual(expect.stringContaining(summary));
  });

  it('reads strings in normal form, as HCL does', () => {
    const { lockFile } = readLockFile(laidOut({ hashes: ['"h9:e\u0301",', `"${zh('1')}",`] }));
    expect(lockFile?.providers[0]?.hashes).toEqual(['h9:\u00e9', zh('1')]);
  });

  it.each([
    ['a line after the block', (text: string) => `${text}x\n`],
    ['a comment after the block', (text: string) => `${text}# x\n`],
    ['a second header', (text: string) => `${text}${header}`],
    ['two lines between blocks', (text: string) => `${text}\n${text.slice(header.length)}`],
    ['space at the end of a line', (text: string) => text.replace('  ]\n', '  ] \n')],
    ['a tab', (text: string) => text.replace('    "', '\t"')],
    ['one line with CRLF', (text: string) => text.replace('  ]\n', '  ]\r\n')],
    ['two lists of hashes', (text: string) => text.replace('  ]\n', '  ]\n  hashes = [\n    "x:y",\n  ]\n')],
    [
      'two versions',
      (text: string) => text.replace('  constraints', '  version     = "3.2.0"\n  constraints'),
    ],
    [
      'another argument',
      (text: string) => text.replace('  constraints', '  checksums   = "3.2.0"\n  constraints'),
    ],
    ['a block that is not closed', (text: string) => text.slice(0, -2)],
    ['a list that is not closed', (text: string) => text.slice(0, -6)],
    ['one label more', (text: string) => text.replace('" {', '" "x" {')],
    ['a NUL', (text: string) => text.replace('  ]', '\0  ]')],
  ])('leaves a file with %s to the other readers', (_, change) => {
    expect(readCanonical(change(laidOut({})))).toBeNull();
  });

  it.each([
    ['without the header', laidOut({}).slice(header.length), 1, 1],
    ['without its last newline', laidOut({}).slice(0, -1), 1, 3],
    ['without hashes', laidOut({ hashes: null }), 1, 3],
    ['without anything but the header', header, 0, 3],
    ['with the header of the other tool', laidOut({}).replace('terraform init', 'tofu init'), 1, 3],
  ])('reads a file %s itself', (_, text, count, firstLine) => {
    const providers = readCanonical(text)?.lockFile.providers;
    expect(providers).toHaveLength(count);
    for (const { lines } of providers ?? []) expect(lines.block).toBe(firstLine + 1);
  });

  it('leaves a file without header and entries to the other readers', () => {
    expect(readCanonical('')).toBeNull();
  });

  it('leaves a file with too many providers to the other reader, which refuses it', () => {
    const block = (index: number) => `\nprovider "a.b/c${index}/d" {\n  version = "1.0.0"\n}\n`;
    const blocks = (count: number) =>
      header + Array.from({ length: count }, (__, index) => block(index)).join('');
    expect(readCanonical(blocks(5000))?.lockFile.providers).toHaveLength(5000);
    expect(readCanonical(blocks(5001))).toBeNull();
  });

  it('accepts only values that the others read too', () => {
    const seeds = [
      laidOut({ hashes: [`"${h1('a')}",`, `"${zh('1')}",`] }),
      laidOut({ constraints: null, hashes: null }),
      laidOut({ hashes: ['"h9:é",'] }).replace(header, ''),
    ];
    let believed = 0;
    fc.assert(
      fc.property(hostileTexts(seeds), (text) => {
        const reading = readCanonical(text);
        if (reading === null) return;
        believed += 1;
        expectOthersToAgree(text, reading.lockFile);
      }),
      { numRuns: 1000 },
    );
    expect(believed).toBeGreaterThan(20);
  });

  it('reads from the tools’ output the same values as HashiCorp’s parser', () => {
    fc.assert(
      fc.property(lockFiles, (lockFile) => {
        const text = printLockFile(lockFile);
        const reading = readCanonical(text);
        expect(reading?.canonical).toBe(true);
        if (reading === null) return;
        expectOthersToAgree(text, reading.lockFile);
        const reply = convertHcl('x', text);
        expect(
          reply.kind === 'converted' ? disagreement(reading.lockFile, reply.value) : reply.reason,
        ).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

describe('the two readers of other layouts', () => {
  it('must both agree: a file that HashiCorp’s parser does not read is not trusted (T31)', () => {
    // Fewer characters than the limit for a file, but more bytes than the limit for the parser.
    const text = `${laidOut({})}# ${'€'.repeat(800_000)}\n`;
    expect(readLockFile(text).problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        summary: 'Readers disagree',
        detail: expect.stringContaining('larger'),
      }),
    ]);
  });

  it('read a file that is just small enough, but not a larger one', () => {
    const filled = (length: number) => {
      const text = laidOut({});
      return `${text}#${'x'.repeat(length - text.length - 2)}\n`;
    };
    expect(readLockFile(filled(1024 * 1024)).problems).toEqual([]);
    expect(readLockFile(filled(1024 * 1024 + 1)).problems.map(({ summary }) => summary)).toEqual([
      'File too large',
    ]);
  });
});
