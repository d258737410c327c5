// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.
import { describe, expect, it } from 'vitest';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { entry, file, zh } from './sample.ts';

const header = [
  '# This file is maintained automatically by "terraform init".',
  '# Manual edits may be lost in future updates.',
  '',
].join('\n');

describe('printing a lock file', () => {
  it('writes two lines for a file without providers', () => {
    expect(printLockFile({ providers: [] })).toBe(header);
  });

  it('names the tool of the file', () => {
    expect(printLockFile({ providers: [], tool: 'tofu' })).toBe(header.replace('terraform', 'tofu'));
  });

  it('aligns version and constraints, and only them', () => {
    const locked = entry('a.b/c/d', '1.0.0', { constraints: '~> 1.0', hashes: [zh('1')] });
    expect(printLockFile(file(locked))).toBe(
      `${header}\nprovider "a.b/c/d" {\n  version     = "1.0.0"\n  constraints = "~> 1.0"\n  hashes = [\n    "${zh('1')}",\n  ]\n}\n`,
    );
  });

  it('leaves out empty arguments', () => {
    const bare = entry('a.b/c/d', '1.0.0', { constraints: '', hashes: [] });
    expect(printLockFile(file(bare))).toBe(`${header}\nprovider "a.b/c/d" {\n  version = "1.0.0"\n}\n`);
  });

  it('writes each hash once, in byte order', () => {
    const hashes = [zh('2'), 'h1:b', '😀:1', 'h1:B', zh('1'), 'ﬀ:1', zh('2'), 'h1:+'];
    const text = printLockFile(file(entry('a.b/c/d', '1.0.0', { hashes })));
    expect([...text.matchAll(/^ {4}"(.*)",$/gm)].map((line) => line[1])).toEqual([
      ...['h1:+', 'h1:B', 'h1:b', zh('1'), zh('2'), 'ﬀ:1', '😀:1'],
    ]);
  });

  it('orders providers by host in punycode, then namespace, then type', () => {
    const addresses = [
      ...['испытание.com/a/b', 'registry.terraform.io/b/a', 'registry.terraform.io/a-b/z', 'zzz.example/a/a'],
      ...[
        'registry.terraform.io/a/z',
        'registry.terraform.io/a/b',
        'registry.terraform.io:81/a/b',
        'münchen.de/a/a',
      ],
    ];
    const text = printLockFile(file(...addresses.map((address) => entry(address, '1.0.0'))));
    expect([...text.matchAll(/^provider "(.*)"/gm)].map((line) => line[1])).toEqual([
      ...['registry.terraform.io/a/b', 'registry.terraform.io/a/z', 'registry.terraform.io/a-b/z'],
      ...['registry.terraform.io/b/a', 'registry.terraform.io:81/a/b'],
      ...['испытание.com/a/b', 'münchen.de/a/a', 'zzz.example/a/a'],
    ]);
  });

  it('escapes characters that HCL does not print', () => {
    const hashes = ['a:\u0085\u200b\u{e0001}\ufffdé 1'];
    const text = printLockFile(file(entry('a.b/c/d', '1.0.0', { hashes })));
    expect(text).toContain(String.raw`"a:\u0085\u200b\U000e0001`);
    expect(text).toContain('\ufffdé 1"');
  });

  it('escapes characters that would end a string or begin a template', () => {
    const hashes = ['a:"\\\n\r\t${x}%{y}$'];
    expect(printLockFile(file(entry('a.b/c/d', '1.0.0', { hashes, constraints: null })))).toContain(
      String.raw`"a:\"\\\n\r\t$${'$'}{x}%%{y}$",`,
    );
  });
});
