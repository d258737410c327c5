// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.
import { describe, expect, it } from 'vitest';
import { parseHcl } from '../../src/hcl/parser.ts';
import type { Value } from '../../src/hcl/syntax.ts';
import { Positions } from '../../src/hcl/text.ts';

function formOf(text: string): Value['kind'] | string {
  const value = parseHcl(`x = ${text}\n`).body.attributes[0]?.value;
  if (value === undefined) return 'nothing';
  return 'text' in value ? value.text : value.kind;
}

function faultsOf(text: string): readonly string[] {
  const positions = new Positions(text);
  return parseHcl(text).faults.list.map(({ summary, offset }) => {
    const { line, column } = positions.at(offset);
    return `${line}:${column} ${summary}`;
  });
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
    expect(faultsOf(`x = ${text}\n`)).toEqual([]);
  });
});

describe('a fault has the same place as in HCL', () => {
  it.each([
    ['a {\n  b = 1;\n}\n', ['2:8 Invalid character', '2:8 Missing newline after argument']],
    ["a {\n  b = 'x'\n}\n", ['2:7 Invalid character', '2:7 Invalid expression']],
    ['a {\n  b : 1\n}\n', ['2:3 Argument or block definition required']],
    ['a\n{\n}\n', ['1:1 Argument or block definition required']],
    ['a "b"\n{\n}\n', ['1:6 Invalid block definition']],
    ['a "b" = {\n}\n', ['1:7 Invalid block definition']],
    ['a { b = 1, c = 2 }\n', ['1:10 Invalid single-argument block definition']],
    ['a { b {} }\n', ['1:5 Argument definition required']],
    ['a {\n} b = 1\n', ['2:3 Missing newline after block definition']],
    ['a "${x}" {\n}\n', ['1:4 Invalid string literal']],
    ['"a" = 1\n', ['1:1 Invalid argument name']],
    ['a = ["x" "y"]\n', ['1:10 Missing item separator']],
    ['a = [1\n', ['1:5 Unterminated tuple constructor expression']],
    ['a = "x\ny"\n', ['1:7 Invalid multi-line string', '1:7 Unterminated template string']],
    ['a = "\\q"\n', ['1:6 Invalid escape sequence']],
    ['a = 1, b = 2\n', ['1:6 Unexpected comma after argument']],
    ['a = ', ['1:5 Missing expression']],
    ['a = 1 & 2\n', ['1:7 Unsupported operator', '1:7 Missing newline after argument']],
    ['a = 1\na = 2\n', ['2:1 Attribute redefined']],
    ['😀 = 1\n', ['1:1 Invalid character', '1:1 Argument or block definition required']],
    ['a = "😀😀" 1\n', ['1:10 Missing newline after argument']],
    ['a = 1\r', ['1:6 Invalid character', '1:6 Missing newline after argument']],
    ['}\n', ['1:1 Argument or block definition required']],
    ['a {\n', ['1:3 Unclosed configuration block']],
  ])('%j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});
