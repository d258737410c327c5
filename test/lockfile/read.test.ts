// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.
import { describe, expect, it } from 'vitest';
import { Patience } from '../../src/hcl/convert.ts';
import { outlineOf } from '../../src/hcl/outline.ts';
import { Positions } from '../../src/hcl/text.ts';
import { readLiteral } from '../../src/lockfile/literal-reader.ts';
import { parseLockFile, readLockFile } from '../../src/lockfile/read.ts';
import { tableOf } from '../support/table.ts';
import { h1, zh } from './sample.ts';

const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n';
const block = (address: string, body: string): string => `provider "${address}" {\n${body}}\n`;
const of = (body: string): string => block('a.b/c/d', body);
const plain = `\n${block('registry.terraform.io/hashicorp/null', `  version     = "3.2.0"\n  constraints = "~> 3.0"\n  hashes = [\n    "${h1('a')}",\n    "${zh('1')}",\n  ]\n`)}`;

const expression =
  'A lock file has plain values in quotes; this is an expression, which no tool writes there.';

/** `line summary`, in the order of the report. */
function problemsOf(content: string | Uint8Array): readonly string[] {
  return readLockFile(content).problems.map(({ line, summary }) => `${line} ${summary}`);
}

describe('a file in the layout of the tools', () => {
  it('is read with all line numbers', () => {
    expect(readLockFile(header + plain)).toEqual({
      lockFile: {
        tool: 'terraform',
        providers: [
          {
            address: 'registry.terraform.io/hashicorp/null',
            version: '3.2.0',
            constraints: '~> 3.0',
            hashes: [h1('a'), zh('1')],
            lines: { block: 4, version: 5, constraints: 6, hashesArgument: 7, hashes: [8, 9] },
          },
        ],
      },
      problems: [],
      canonical: true,
    });
  });

  it('may be from OpenTofu, or have no providers at all', () => {
    expect(readLockFile(header.replace('terraform', 'tofu') + plain).canonical).toBe(true);
    expect(readLockFile(header)).toEqual({
      lockFile: { tool: 'terraform', providers: [] },
      problems: [],
      canonical: true,
    });
  });

  it.each([
    ['without its last newline', (header + plain).slice(0, -1)],
    ['without the header', plain],
    [
      'with hashes in another order',
      (header + plain).replace(`    "${h1('a')}",\n`, '').replace('  ]', `    "${h1('a')}",\n  ]`),
    ],
    ['with a hash twice', (header + plain).replace('  ]', `    "${zh('1')}",\n  ]`)],
    ['with providers in another order', `${header}${plain}\n${of('  version = "1.0.0"\n')}`],
    ['with CRLF', (header + plain).replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\ufeff${header}${plain}`],
    ['with a comment', `${header}# mine\n${plain}`],
    ['aligned as `terraform fmt` would', (header + plain).replace('  hashes = [', '  hashes      = [')],
    ['on one line', of('').replace('\n}', 'version = "1.0.0" }')],
    ['with tabs', (header + plain).replaceAll('  ', '\t')],
    ['with another header', (header + plain).replace('terraform', 'opentf')],
  ])('is read %s, but is not canonical', (_, text) => {
    const { lockFile, problems, canonical } = readLockFile(text);
    expect({ problems, canonical }).toEqual({ problems: [], canonical: false });
    expect(lockFile?.providers.length).toBeGreaterThan(0);
  });

  it('may have invalid UTF-8 in a comment', () => {
    const { lockFile, problems } = readLockFile(Buffer.from(`# \xff\xfe\n${plain}`, 'latin1'));
    expect(problems).toEqual([]);
    expect(lockFile?.providers[0]?.lines.block).toBe(3);
  });

  it('is read up to 10 MiB', () => {
    const hashes = Array.from(
      { length: 120_000 },
      (_, index) => `zh:${index.toString(16).padStart(64, '0')}`,
    );
    const text = `${header}\n${of(`  version = "1.0.0"\n  hashes = [\n${hashes.map((hash) => `    "${hash}",\n`).join('')}  ]\n`)}`;
    expect(readLockFile(text).canonical).toBe(true);
    expect(problemsOf(text + text)).toEqual(['1 File too large']);
  });
});

describe('a provider twice in the layout of the tools', () => {
  const twice = (first: string, second: string, rest = '') => `${header}\n${first}\n${second}${rest}`;
  const body = (version: string, hash: string) =>
    `  version     = "${version}"\n  constraints = "~> 3.0"\n  hashes = [\n    "${hash}",\n  ]\n`;
  const null_ = 'registry.terraform.io/hashicorp/null';
  const once = block(null_, body('3.2.0', zh('1')));

  it.each([
    ['word for word', once],
    ['with another hash', block(null_, body('3.2.0', zh('2')))],
    ['with another version', block(null_, body('3.3.0', zh('1')))],
    ['without hashes', block(null_, '  version = "3.2.0"\n')],
  ])('is an error, as in Terraform: %s', (_, second) => {
    const text = twice(once, second);
    expect(problemsOf(text)).toEqual(['12 Duplicate provider lock']);
    expect(problemsOf(text.slice(header.length))).toEqual(['10 Duplicate provider lock']);
    for (const each of [text, text.slice(header.length)]) {
      expect(parseLockFile(each).lockFile).toBeNull();
    }
  });

  it('is an error even with other providers between the two', () => {
    const between = block('registry.terraform.io/hashicorp/random', body('3.2.0', zh('3')));
    expect(problemsOf(twice(once, between, `\n${once}`))).toEqual(['20 Duplicate provider lock']);
  });

  it('is read from its first block, and the problem names the line of that block', () => {
    const { lockFile, problems } = readLockFile(twice(once, block(null_, body('3.3.0', zh('2')))));
    expect(lockFile?.providers.map(({ version, hashes }) => [version, hashes])).toEqual([
      ['3.2.0', [zh('1')]],
    ]);
    expect(problems[0]?.detail).toContain('is already locked on line 4');
  });
});

describe("Terraform's checks", () => {
  const version = '  version = "1.0.0"\n';
  it.each(tableOf<readonly [string, string, readonly string[]]>('lock-file-checks'))(
    'report %s',
    (_, text, problems) => {
      expect(problemsOf(text)).toEqual(problems);
    },
  );

  it.each([
    [
      '  hashes = ["abc"]',
      '"abc" is not a hash: a hash begins with its scheme and a colon, such as "h1:". It is on line 3.',
    ],
    ['  hashes = "x"', '"hashes" must be a list in brackets.'],
    ['  hashes = []', '"hashes" must have at least one hash or be left out.'],
    ['  hashes = [null]', 'A value in quotes is needed here, not null.'],
    ['  hashes = [f()]', expression],
    ['  hashes = [{}]', expression],
    ['  constraints = ["a"]', 'A value in quotes is needed here, not a list.'],
    ['  constraints = a', expression],
    ['  constraints = "~>3.0"', '"~>3.0" must be written "~> 3.0".'],
    ['  constraints = "latest"', '"latest" cannot be read. A version is needed at "latest".'],
    ['  x = "y"', '"x" is not an argument of a provider block.'],
    ['  x {\n  }', '"x" is not a block that a provider block may have.'],
  ])('name what is wrong in a block: %j', (line, detail) => {
    const { problems, lockFile } = readLockFile(of(`${version}${line}\n`));
    expect(problems.at(-1)?.detail).toBe(detail);
    expect(lockFile?.providers).toHaveLength(1);
  });

  it.each([
    ['  version = f()', `Not a plain literal: ${expression}`],
    ['  version = foo', `Not a plain literal: ${expression}`],
    ['  version = null', 'Missing required argument: A provider block must have a "version".'],
    ['  constraints = "1.0.0"', 'Missing required argument: A provider block must have a "version".'],
    ['  version = "1.0"', 'Invalid provider version number: "1.0" must be written "1.0.0".'],
    [
      '  version = "one"',
      'Invalid provider version number: "one" cannot be read. "one" does not belong to a version.',
    ],
  ])('leave out a block without a usable version: %j', (line, problem) => {
    const { problems, lockFile } = readLockFile(of(`${line}\n`) + block('a.b/c/e', version));
    expect(problems.map(({ summary, detail }) => `${summary}: ${detail}`)).toContain(problem);
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
    expect(lockFile?.providers.map(({ address }) => address)).toEqual(['a.b/c/e']);
  });

  it.each([
    [
      block('terraform.io/builtin/terraform', version),
      '"terraform.io/builtin/terraform" is part of Terraform and is never locked.',
    ],
    [
      block('registry.terraform.io/-/null', version),
      '"registry.terraform.io/-/null" is a legacy address, which is never locked.',
    ],
    [block('null', version), '"null" must be written "registry.terraform.io/hashicorp/null".'],
    [block('a.b/C/d', version), '"a.b/C/d" must be written "a.b/c/d".'],
    [
      block('a.b/c/d/e', version),
      '"a.b/c/d/e" is not a provider source address. A provider source address has the form "[hostname/][namespace/]type".',
    ],
    ['x = 1\n', '"x" is not an argument; a lock file has only provider blocks.'],
    ['foo {\n}\n', '"foo" is not a block of a lock file.'],
    ['provider {\n}\n', 'A provider block begins with its source address in quotes.'],
    ['module {\n}\n', 'A module block begins with its path in quotes.'],
    ['provider "a" "b" {\n}\n', 'A provider block has one label, its source address.'],
    ['module "a" "b" {\n}\n', 'A module block has one label, its path.'],
    ['module "m" {\n  x = "a"\n}\n', 'Terraform ignores this block, and so does Lockproof.'],
  ])('say what is wrong with a block: %j', (text, detail) => {
    const { problems, lockFile } = readLockFile(text);
    expect(problems.map((problem) => problem.detail)).toEqual([detail]);
    expect(lockFile?.providers ?? []).toEqual([]);
  });

  it('name the first label that is missing, of a module too', () => {
    expect(problemsOf('module {\n}\n')).toEqual(['1 Missing path for module']);
  });

  it('accept plain values in a module block and refuse every other', () => {
    expect(problemsOf('module "m" {\n  x = ["a", null]\n  y = 1\n}\n')).toEqual([
      '1 Dependency locks for modules are not yet supported',
    ]);
    expect(problemsOf('module "m" {\n  x = ["a", f()]\n}\n')).toContain('2 Not a plain literal');
  });

  it('keep the values that are readable despite an error', () => {
    const { lockFile } = readLockFile(
      `${of(`${version}  hashes = []\n`)}${block('A.b/c/e', version)}${block('a.b/c/f', `${version}  hashes = ["bad", "x:y"]\n`)}`,
    );
    expect(
      lockFile?.providers.map(({ address, hashes, lines }) => [address, hashes, lines.hashesArgument]),
    ).toEqual([
      ['a.b/c/d', [], 3],
      ['a.b/c/f', ['x:y'], 10],
    ]);
  });

  it('give null to users of the library if there is any error', () => {
    expect(parseLockFile(of(`${version}  hashes = []\n`)).lockFile).toBeNull();
    expect(parseLockFile(of(version)).lockFile?.providers).toHaveLength(1);
    expect(parseLockFile('module "x" {\n}\n')).toMatchObject({
      lockFile: { providers: [] },
      problems: [{ severity: 'warning' }],
    });
  });

  it('do not count a non-canonical first block as a duplicate', () => {
    const text = block('hashicorp/null', version) + block('registry.terraform.io/hashicorp/null', version);
    expect(problemsOf(text)).toEqual(['1 Non-normalized provider source address']);
  });
});

describe('an expression that HCL would evaluate', () => {
  it.each([
    ['a template', '  version = "1.${0}.0"\n', 2],
    ['a directive', '  version = "1.0.0"\n  hashes = ["h1:%{ if true }x%{ endif }"]\n', 3],
    ['an escape', '  version = "1\\u002e0.0"\n', 2],
    ['a dollar escape', '  version = "1.0.0"\n  hashes = [\n  "h1:$${x}"]\n', 4],
    ['a heredoc', '  version = "1.0.0"\n  hashes = [\n<<EOT\nh1:abc\nEOT\n]\n', 4],
    ['parentheses', '  version = ("1.0.0")\n', 2],
    ['a condition', '  version = true ? "1.0.0" : "2.0.0"\n', 2],
    ['an index', '  version = ["1.0.0", "2.0.0"][0]\n', 2],
  ])('is refused: %s', (_, body, line) => {
    expect(problemsOf(of(body))).toEqual([`${line} Not a plain literal`]);
  });

  it('is refused in a label', () => {
    expect(problemsOf('provider "a.b/c/\\u0064" {\n  version = "1.0.0"\n}\n')).toEqual([
      '1 Not a plain literal',
    ]);
  });

  it('is refused in a module block, because nobody would check its syntax', () => {
    expect(problemsOf('module "m" {\n  x {\n    y = f(1\n)\n  }\n}\n')).toContain('3 Not a plain literal');
  });
});

describe('a file that is something else', () => {
  it.each<[string, string | Uint8Array, string, number]>([
    [
      'a merge conflict',
      `${header}\nprovider "a.b/c/d" {\n<<<<<<< HEAD\n  version = "1.0.0"\n=======\n  version = "2.0.0"\n>>>>>>> b\n}\n`,
      'This looks like a committed merge conflict.',
      5,
    ],
    ['JSON', '\n{ "provider": {} }\n', 'An argument or block definition is required here.', 2],
    ['HTML', '<!DOCTYPE html>\n<html></html>\n', 'An argument or block definition is required here.', 1],
    ['YAML', '---\nprovider:\n', 'An argument or block definition is required here.', 1],
    [
      'UTF-16',
      Buffer.from(`\ufeff${header}`, 'utf16le'),
      'This character is not used within the language.',
      1,
    ],
    [
      'binary',
      Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7) % 256)),
      'This character is not used within the language.',
      1,
    ],
    [
      'binary after empty lines',
      `${'\n'.repeat(4096)}${'\0'.repeat(4096)}`,
      'This character is not used within the language.',
      4097,
    ],
  ])('is refused at the first line that no lock file has: %s', (_, content, detail, line) => {
    const { lockFile, problems } = readLockFile(content);
    expect(lockFile?.providers ?? []).toEqual([]);
    expect(problems[0]).toMatchObject({ severity: 'error', detail, line });
  });

  it('with signs of a merge conflict is explained by them, and keeps its other problems', () => {
    const text = of('');
    const details = (content: string) => readLockFile(content).problems.map((problem) => problem.detail);
    expect(details(`${text}=======\n`)).toEqual(['This looks like a committed merge conflict.']);
    expect(details('a = 1\na = 2\n=======\r\n')).toEqual([
      'This looks like a committed merge conflict.',
      'The argument "a" was already set at line 1. Each argument may be set only once.',
    ]);
    for (const other of ['===', 'x =======', '|', '||', '>', '======', '=======x']) {
      expect(details(`${text}${other}\n`).join()).not.toContain('merge conflict');
    }
    expect(details(`# no fault here:\n/*\n=======\n*/\n${text}`)).toEqual([
      'A provider block must have a "version".',
    ]);
  });

  it('has at most fifty problems', () => {
    expect(readLockFile('a {\n}\n'.repeat(1000)).problems).toHaveLength(50);
  });

  it('is refused above 1 MiB without being parsed (T30)', () => {
    expect(problemsOf('[{'.repeat(700_000))).toEqual(['1 File too large']);
  });

  it.each([
    ['open brackets', `provider "a.b/c/d" {\n  hashes = ${'['.repeat(900_000)}`],
    ['nested blocks', 'a {\n'.repeat(250_000)],
    ['nested templates', `x = ${'"${'.repeat(300_000)}`],
    ['open comments', '/*'.repeat(500_000)],
    ['open heredocs', 'x = <<A\n'.repeat(120_000)],
    ['one long line of errors', "'".repeat(1_000_000)],
    ['many arguments', Array.from({ length: 80_000 }, (_, index) => `a${index} = 1\n`).join('')],
  ])('is answered even if it is a bomb of %s', (_, text) => {
    const { problems } = readLockFile(text, new Patience({ one: 50 }));
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('has at most five thousand providers', () => {
    const blocks = Array.from({ length: 5001 }, (_, index) =>
      block(`a.b/c${index}/d`, '  version = "1.0.0"\n'),
    );
    const text = blocks.join('');
    expect(readLiteral(outlineOf(text), new Positions(text)).problems).toMatchObject([
      { line: 15_001, summary: 'Too many providers' },
    ]);
  });

  it('may have names of object properties without harm (T56)', () => {
    const text = block('a.b/constructor/toString', '  version = "1.0.0"\n').replace('toString', 'tostring');
    expect(readLockFile(`\ufeff${text}`).lockFile?.providers[0]?.address).toBe('a.b/constructor/tostring');
  });
});
