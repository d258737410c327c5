import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinParts } from '../../fuzz/target.ts';
import { gitAttributes } from '../../fuzz/targets/git-attributes.ts';
import { attributeReader } from '../../src/source/attributes.ts';
import { treeOf } from '../support/in-memory-revision.ts';

/*
 * Real git is the referee: wherever `git check-attr` gives a file an attribute by which it is rewritten, the reader has
 * to find a line. The other way round it may find more than git.
 */

const { referee } = gitAttributes;

describe('a file that git rewrites', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lockproof-attributes-'));
    git(['init', '-q']);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function git(args: readonly string[], input = ''): string {
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_ATTR_NOSYSTEM: '1',
    };
    return execFileSync('git', ['-C', folder, ...args], {
      input,
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString();
  }

  /** Pairs of a pattern and a path that it matches, as `line path`: each line has a macro of its own. */
  async function compare(patterns: readonly string[], paths: readonly string[], ignoreCase: boolean) {
    const macros = patterns.map((_, index) => `[attr]m${index} ident\n`);
    const lines = patterns.map((pattern, index) => `${pattern} m${index}\n`);
    const text = [...macros, ...lines].join('');
    writeFileSync(join(folder, '.gitattributes'), text);
    const options = ['-c', `core.ignoreCase=${ignoreCase}`, 'check-attr', '-z', '--stdin', '--all'];
    const fields = git(options, paths.map((path) => `${path}\0`).join('')).split('\0');
    const theirs = new Set<string>();
    for (let at = 0; at + 2 < fields.length; at += 3) {
      const index = /^m(\d+)$/.exec(fields[at + 1] ?? '')?.[1];
      if (index !== undefined && fields[at + 2] === 'set')
        theirs.add(`${Number(index) + patterns.length + 1} ${fields[at]}`);
    }
    const read = attributeReader(treeOf({ '.gitattributes': text }));
    const ours = await Promise.all(
      paths.map(async (path) => (await read(path)).found.map(({ line }) => `${line} ${path}`)),
    );
    return { theirs: [...theirs], ours: new Set(ours.flat()) };
  }

  it('is never missed, for any pattern (T58)', async () => {
    const pieces = [
      ...['a', 'b', 'A', '.', '*', '**', '***', '?', '/', '/', '**/', '/**', '-', '!', '#', 'ü', '{a,b}'],
      ...[
        '[ab]',
        '[aA]',
        '[Bb]',
        '[!a]',
        '[^/b]',
        '[a-c]',
        '[]a]',
        '[a',
        '[--a]',
        '[a-]',
        '[__]',
        '\\*',
        '\\',
      ],
      ...['[[:alpha:]]', '[[:upper:]]', '[[:x:]]', '[\\]]', '[[a]', '[A-Z]', '[attr]', '.hcl', '*.hcl'],
    ];
    const pattern = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
      .map((each) => each.join(''));
    const letters = fc.constantFrom('a', 'b', 'A', '.', '*', 'ü', ']', '\\', '-', '_', '.hcl');
    const name = fc.array(letters, { minLength: 1, maxLength: 3 }).map((each) => each.join(''));
    const path = fc
      .array(name, { minLength: 1, maxLength: 4 })
      .filter((names) => !names.some((each) => /^\.+$/.test(each)))
      .map((names) => names.join('/'));
    let matched = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(pattern, { minLength: 100, maxLength: 100 }),
        fc.uniqueArray(path, { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        async (patterns, paths, ignoreCase) => {
          const { theirs, ours } = await compare(patterns, paths, ignoreCase);
          expect(theirs.filter((each) => !ours.has(each))).toEqual([]);
          matched += theirs.length;
        },
      ),
      { numRuns: 12 },
    );
    expect(matched).toBeGreaterThan(30);
  });

  it('is found by the patterns that a person would write, and other files are not', async () => {
    const patterns = [
      '*.hcl',
      '/envs/**',
      'envs/*/main.tf',
      '**/main.tf',
      '[Ee]nvs/**/*.hcl',
      '*.png',
      'docs/**',
    ];
    const paths = ['envs/prod/.terraform.lock.hcl', 'envs/prod/main.tf', 'main.tf', 'a/x.hcl', 'README.md'];
    const { theirs, ours } = await compare(patterns, paths, false);
    expect([...ours].toSorted()).toEqual(theirs.toSorted());
    expect(theirs).toHaveLength(8);
  });

  it('is never missed, whatever the files of attributes are (T58)', async () => {
    const token = fc.constantFrom(...gitAttributes.tokens);
    const line = fc.tuple(
      fc.constantFrom('', ' ', '"', '[attr]', '\ufeff', '#'),
      fc.constantFrom(
        '*',
        '*.hcl',
        '**/*.tf',
        '.terraform.lock.hcl',
        'm',
        'n',
        'envs/**',
        '\\056*',
        '[xX]',
        '*.h?l',
      ),
      fc.constantFrom(' ', '" ', '\t', '\v ', '"', '\r '),
      fc.constantFrom(
        'ident',
        'filter=x',
        '-ident m',
        'n',
        'm text',
        'export-subst -n',
        'working-tree-encoding=a',
      ),
      fc.constantFrom('', '', '', ' !filter', '\r', '\0', ' -builtin_x', ` ${'x'.repeat(2030)}`),
    );
    const text = fc
      .array(
        fc.oneof(
          line.map((parts) => [...parts, '\n']),
          fc.array(token, { maxLength: 6 }),
        ),
        { maxLength: 6 },
      )
      .map((lines) => Buffer.concat(lines.flat().map((part) => Buffer.from(part))));
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (...parts) => {
        const input = joinParts(...parts);
        await gitAttributes.run(input);
        await referee?.judge(input);
      }),
      { numRuns: 12 },
    );
  });
});
