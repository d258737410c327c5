import { describe, expect, it } from 'vitest';
import { hiddenCharacters, layoutFaults, toolNamedBy } from '../../src/lockfile/layout.ts';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../src/lockfile/read.ts';

const canonical = `# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version     = "3.2.4"
  constraints = "~> 3.2"
  hashes = [
    "h1:XdTkTTd5FXo0PdzLDSOebwE6eDMufQjTAc+fH0jOAIo=",
    "zh:5dd4e44d3779157a343ddccb0d239e6f013a78332e7d08d301cf9f1f48ce008a",
  ]
}

provider "registry.terraform.io/hashicorp/random" {
  version = "3.6.0"
}
`;

/** `kind line` of each fault. */
function faults(text: string): readonly string[] {
  const { lockFile, problems } = readLockFile(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (lockFile === null) throw new Error('not read');
  return layoutFaults(text, lockFile).map(({ kind, line }) => `${kind} ${line}`);
}

const edit = (from: string | RegExp, to: string) => canonical.replace(from, to);
const last = '  version = "3.6.0"';
const several = '\n/* two\n  version = "9.9.9"\nlines */\nprovider';
const hash = '    "h1:XdTkTTd5FXo0PdzLDSOebwE6eDMufQjTAc+fH0jOAIo=",\n';

describe('the layout of a lock file', () => {
  it('has no fault if a tool wrote it', () => {
    expect(faults(canonical)).toEqual([]);
    expect(faults(canonical.replace('terraform init', 'tofu init'))).toEqual([]);
  });

  it.each([
    ['a comment line', edit('  version = "3.6.0"', '  # kept\n  version = "3.6.0"'), ['comment 14']],
    ['a comment after a value', edit('"3.6.0"', '"3.6.0" // kept'), ['comment 14']],
    ['a comment of several lines', edit('\nprovider', several), ['comment 4', 'comment 5', 'comment 6']],
    ['comment signs in a value', edit(hash, hash.replaceAll('T', '/').slice(1)), ['other-layout 8']],
    ['two slashes in a value', edit(hash, hash.replace('Xd', '//').slice(1)), ['other-layout 8']],
    [
      'a comment sign in one value of two',
      edit(hash, hash.replace('Xd', '//').replace('\n', ' "a:b",\n')),
      ['hash-order 8', 'other-layout 8'],
    ],
    [
      'what follows a comment in one line',
      edit(last, `  /* kept */\n ${last}`),
      ['comment 14', 'other-layout 15'],
    ],
    [
      'what follows a comment to its end',
      edit(last, `  # kept\n ${last}`),
      ['comment 14', 'other-layout 15'],
    ],
    ['faults in order', `# kept\n${canonical.slice(0, -1)}`, ['comment 1', 'final-newline 16']],
    ['a comment that reverses its line', edit('"3.6.0"', '"3.6.0" # \u202e'), ['hidden-characters 14']],
    ['a comment with an invisible space', edit('"3.6.0"', '"3.6.0" # a\u200bb'), ['hidden-characters 14']],
    ['a licence above the header', `# Copyright\n${canonical}`, ['comment 1']],
    ['another header', edit(/^.*\n.*\n/, '# Ours.\n'), ['header 1', 'comment 1']],
    ['no header', edit(/^.*\n.*\n/, ''), ['header 1']],
    ['no last newline', canonical.slice(0, -1), ['final-newline 15']],
    ['a byte order mark', `\ufeff${canonical}`, ['byte-order-mark 1']],
    ['Windows line ends', canonical.replaceAll('\n', '\r\n'), ['line-ends 1']],
    ['a module block', `${canonical}\nmodule "x" {\n}\n`, ['module-block 17']],
    ['a hash twice', edit(hash, hash + hash), ['repeated-hash 9']],
    ['hashes out of order', edit(hash, '').replace('  ]\n', `${hash}  ]\n`), ['hash-order 9']],
    ['an unaligned argument', edit('  version     =', '  version ='), ['other-layout 5']],
    ['arguments in another order', edit(/( {2}version {5}.*\n)(.*\n)/, '$2$1'), ['other-layout 5']],
    ['one empty line more', edit(/provider.*random/, '\n$&'), ['blank-line 13']],
    ['a list on one line', edit(/hashes = \[[^\]]*\]/, 'hashes = ["zh:abc"]'), ['other-layout 7']],
  ])('reports %s', (_name, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('reports providers out of order', () => {
    const [header, first, second] = canonical.split(/\n(?=provider)/);
    expect(faults(`${header}\n${second}\n${first}`)).toEqual(['provider-order 8']);
  });

  it('recognises the same fault after an update of the values', () => {
    const odd = edit('  version     =', '  version =');
    const about = (text: string) => {
      const { lockFile } = readLockFile(text);
      return lockFile === null ? [] : layoutFaults(text, lockFile).map((fault) => fault.about);
    };
    expect(about(odd.replace('"3.2.4"', '"3.2.5"'))).toEqual(about(odd));
  });

  it.each([
    ['no header', edit(/^.*\n.*\n/, ''), ['']],
    ['a byte order mark', `\ufeff${canonical}`, ['']],
    ['Windows line ends', canonical.replaceAll('\n', '\r\n'), ['']],
    ['no last newline', canonical.slice(0, -1), ['']],
    ['one empty line more', edit('provider "registry.terraform.io/hashicorp/random"', '\n$&'), ['']],
    ['an unaligned argument', edit('  version     =', '  version ='), ['  version = ""']],
    ['a comment', edit('"3.6.0"', '"3.6.0" // kept'), ['// kept']],
    [
      'hashes out of order',
      edit(hash, '').replace('  ]\n', `${hash}  ]\n`),
      ['registry.terraform.io/hashicorp/null'],
    ],
    ['a hash twice', edit(hash, hash + hash), [`registry.terraform.io/hashicorp/null ${hash.slice(5, -3)}`]],
  ])('says what the fault is about, without the values: %s', (_name, text, about) => {
    const { lockFile } = readLockFile(text);
    expect(lockFile && layoutFaults(text, lockFile).map((fault) => fault.about)).toEqual(about);
  });

  it('has a fault if and only if the bytes are not those of a tool', () => {
    for (const text of [canonical, `${canonical}\n`, edit('3.6.0"', '3.6.0" ')]) {
      const { lockFile } = readLockFile(text);
      if (lockFile === null) throw new Error('not read');
      expect(layoutFaults(text, lockFile).length === 0).toBe(printLockFile(lockFile) === text);
    }
  });
});

describe('the tool of a lock file', () => {
  it.each([
    [canonical, 'terraform'],
    [edit('terraform init', 'tofu init'), 'tofu'],
    [`# Copyright\n${edit('terraform init', 'tofu init')}`, 'tofu'],
    ['provider "registry.opentofu.org/a/b" {\n  version = "1.0.0"\n}\n', 'tofu'],
    ['provider "registry.terraform.io/a/b" {\n  version = "1.0.0"\n}\n', 'terraform'],
    [
      `# Copyright\n${canonical.replace('terraform.io/hashicorp/null', 'opentofu.org/hashicorp/null')}`,
      'terraform',
    ],
    [
      '\nprovider "a.b/c/d" {\n  version = "1.0.0"\n}\n\nprovider "registry.opentofu.org/a/b" {\n  version = "1.0.0"\n}\n',
      'tofu',
    ],
  ])('is known from header or registry', (text, tool) => {
    const { lockFile } = readLockFile(text);
    expect(lockFile === null ? null : toolNamedBy(text, lockFile)).toBe(tool);
  });
});

it('the tool that the reader found counts', () => {
  expect(toolNamedBy('', { tool: 'tofu', providers: [] })).toBe('tofu');
  expect(toolNamedBy(edit('terraform init', 'tofu init'), { tool: 'terraform', providers: [] })).toBe(
    'terraform',
  );
});

describe('the list of hidden characters', () => {
  it('has each character once, and no tab', () => {
    expect(hiddenCharacters('a\t\u202eb\u200b\u202e\u0007')).toEqual(['\u202e', '\u200b', '\u0007']);
    expect(hiddenCharacters('plain ünïcode 東京')).toEqual([]);
  });
});
