// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.
import { describe, expect, it } from 'vitest';
import { parseHcl } from '../../src/hcl/parse.ts';
import type { Value } from '../../src/hcl/syntax.ts';

function formOf(text: string): Value['kind'] | string {
  const reading = parseHcl(`x = ${text}\n`);
  const value = reading.kind === 'read' ? reading.body.attributes[0]?.value : undefined;
  if (value === undefined) return 'nothing';
  return 'text' in value ? value.text : value.kind;
}

function diagnosticsOf(text: string): readonly string[] {
  const reading = parseHcl(text);
  if (reading.kind === 'read') return [];
  return reading.diagnostics.map(({ line, column, summary }) => `${line}:${column} ${summary}`);
}

describe('values', () => {
  it.each([
    ['"a"', 'a'],
    ['"a$b%c{d}"', 'a$b%c{d}'],
    ['"u\u0308"', 'ü'],
    ['3', '3'],
    ['1.5e3', '1.5e3'],
    ['true', 'true'],
    ['null', 'null'],
    ['["a", 1,\n # c\n "b",\n]', 'list'],
    ['[]', 'list'],
    ['foo.bar[0]', 'expression'],
    ['f(\n1)', 'expression'],
    ['a::f()', 'expression'],
    ['"${"}"}"', 'expression'],
    ['"%{ if true }${"a"}%{ endif }"', 'expression'],
    ['"\\n"', 'expression'],
    ['"$${a}"', 'expression'],
    ['<<EOT\n}\nEOT', 'expression'],
    ['"a" == "b"', 'expression'],
    ['("a")', 'expression'],
    ['-1', 'expression'],
    ['["a"][0]', 'expression'],
    ['[for a in b : a][0]', 'expression'],
    // Its element is the expression.
    ['[for a in b : a]', 'list'],
    ['{ a = [1] }', 'expression'],
  ])('%s', (text, kind) => {
    expect(formOf(text)).toBe(kind);
  });
});

describe('what is no HCL', () => {
  it.each([
    ['a {\n  b = 1;\n}\n', ['2:8 Invalid character', '2:8 Missing newline after argument']],
    ['a {\n  b : 1\n}\n', ['2:3 Argument or block definition required']],
    ['a\n{\n}\n', ['1:1 Argument or block definition required']],
    ['a "${x}" {\n}\n', ['1:4 Invalid string literal']],
    ['a = "\\q"\n', ['1:6 Invalid escape sequence']],
    ['a = "😀😀" 1\n', ['1:10 Missing newline after argument']],
    ['a = 1\na = 2\n', ['2:1 Attribute redefined']],
    ['a {\n', ['1:3 Unclosed configuration block']],
  ])('has the diagnostics of its grammar, each at its place: %j', (text, diagnostics) => {
    expect(diagnosticsOf(text)).toEqual(diagnostics);
  });

  it('is described in sentences, in which a place is a line', () => {
    expect(parseHcl('a = 1\na = 2\n')).toMatchObject({
      diagnostics: [
        {
          detail: 'The argument "a" was already set at line 1. Each argument may be set only once.',
        },
      ],
    });
  });

  it('cannot write a diagnostic of its own', () => {
    const imitation = 'f.hcl:1,1-2: Nothing; All is well. ';
    expect(diagnosticsOf(`a {\n  "${imitation}" = 1\n}\n`)).toHaveLength(1);
  });

  it('has none beyond a limit', () => {
    expect(parseHcl('x = '.padEnd(2000, '['))).toMatchObject({
      reason: expect.stringContaining('nested'),
      diagnostics: [],
    });
  });
});
