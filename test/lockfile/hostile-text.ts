// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.
import fc from 'fast-check';
import { anyCharacter } from '../support/any-character.ts';

const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n';
const zh = `zh:${'0f'.repeat(32)}`;

/** Files to start from: some in Terraform's layout, others in layouts that only HCL reads. */
export const seeds: readonly string[] = [
  `${header}\nprovider "registry.terraform.io/hashicorp/null" {\n  version     = "3.2.0"\n  constraints = "~> 3.0"\n  hashes = [\n    "${zh}",\n  ]\n}\n`,
  `${header}\nprovider "a.b/c/d" {\n  version = "1.0.0"\n}\n\nprovider "a.b/c/e" {\n  version = "2.0.0"\n}\n`,
  `provider "a.b/c/d" { version = "1.0.0" }\r\nmodule "m" {\n  x = [1, true, null]\n  y {}\n}\n`,
  `/* c */ provider "a.b/c/d" { # x\n version = "1.0.0" // y\n hashes = ["${zh}", "a:b", ]\n}`,
  'provider a "b" {\n version = <<-EOT\n  1\n  EOT\n constraints = "${"}"}"\n hashes = [for x in y : x]\n}\n',
];

const pieces = [
  ...'{}[]()",=\n\r\t#;\'`\\.?:*-!&|^~@$%é\0\ufeff\ud800\udc80',
  ...[
    '\r\n',
    '//',
    '/*',
    '*/',
    '${',
    '%{',
    '$${',
    '\\u0041',
    '\\x',
    '<<EOT\n',
    'EOT\n',
    'null',
    'true',
    '3',
    '1.5',
  ],
  ...[
    'foo',
    'foo()',
    '=>',
    '...',
    '::',
    '==',
    '&&',
    'provider "x/y/z" {\n',
    'version',
    'hashes = [',
    '"a:b"',
    '😀',
  ],
  ...['<<<<<<< HEAD\n', '=======\n', '>>>>>>> x\n', '__proto__', 'constructor', '\u0085', '\u2028'],
];

interface Edit {
  readonly at: number;
  readonly drop: number;
  readonly put: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(1_000_000),
  drop: fc.oneof(fc.constant(0), fc.nat(6), fc.nat(80)),
  put: fc.oneof(fc.constant(''), fc.constantFrom(...pieces)),
});

/** Random text, and files with a few edits in them. */
export function hostileTexts(from: readonly string[] = seeds): fc.Arbitrary<string> {
  const mutated = fc
    .tuple(fc.constantFrom(...from), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([text, edits]) => edits.reduce(applyEdit, text));
  const random = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
  return fc.oneof(
    { weight: 6, arbitrary: mutated },
    random,
    fc.string({ unit: anyCharacter, maxLength: 80 }),
  );
}

function applyEdit(text: string, { at, drop, put }: Edit): string {
  const start = at % (text.length + 1);
  return text.slice(0, start) + put + text.slice(start + drop);
}
