import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequiredProviders } from '../../../../src/extensions/configuration/requirements/required-providers.ts';
import { fixtures } from './fixture-folders.ts';

function read(text: string, path = 'main.tf') {
  return readRequiredProviders([{ path, text }]);
}

function entry(text: string) {
  return read(`terraform {\n  required_providers {\n    it = ${text}\n  }\n}\n`);
}

describe('places', () => {
  it('names the line of each entry, whatever is around it', () => {
    const text = readFileSync(join(fixtures, 'entries/main.tf'), 'utf8');
    const lines = text.split('\n');
    for (const { localNames, places } of readRequiredProviders([{ path: 'entries/main.tf', text }])
      .requirements) {
      expect(places).toHaveLength(1);
      const [place] = places;
      expect(place?.path).toBe('entries/main.tf');
      expect(lines[(place?.line ?? 0) - 1]?.trim()).toMatch(new RegExp(`^${localNames[0]} *=`));
    }
  });

  it('names the line of the block that implies a provider', () => {
    const text = readFileSync(join(fixtures, 'implied/main.tf'), 'utf8');
    const { requirements } = readRequiredProviders([{ path: 'main.tf', text }]);
    const lineOf = (type: string): string | undefined => {
      const found = requirements.find(({ address }) => address.endsWith(`/${type}`));
      return text.split('\n')[(found?.places.at(0)?.line ?? 0) - 1];
    };
    expect(lineOf('consul')).toBe('resource "google_third" "quoted" {');
    expect(lineOf('http')).toBe('data "http" "page" {');
    expect(lineOf('nomad')).toBe('provider "nomad" {}');
  });

  it('has no line in JSON', () => {
    const { requirements } = read('{"provider":{"aws":{}}}', 'main.tf.json');
    expect(requirements).toMatchObject([
      { address: 'registry.terraform.io/hashicorp/aws', places: [{ path: 'main.tf.json', line: null }] },
    ]);
  });
});

describe('constraints', () => {
  it('keeps the original texts with their places', () => {
    const { requirements } = read(
      'terraform {\n  required_providers {\n    aws = { source = "hashicorp/aws", version = ">=5,<6" }\n  }\n}\n\nprovider "aws" {\n  version = "!= 5.1"\n}\n',
    );
    expect(requirements[0]?.constraints).toEqual([
      { text: '>=5,<6', path: 'main.tf', line: 3 },
      { text: '!= 5.1', path: 'main.tf', line: 7 },
    ]);
  });
});

describe('an entry that Terraform refuses', () => {
  it.each([
    ['null', 'not a plain string'],
    ['["1.0"]', 'not a plain string'],
    ['true', 'not a plain string'],
    ['""', 'empty'],
    ['"1.0,"', 'ends too early'],
    ['"1."', 'ends too early'],
    ['">=  1.0"', 'cannot be read'],
    ['"v1.0"', 'cannot be read'],
    ['"^1.0"', 'cannot be read'],
    ['{ source = "x/it", version = "" }', 'empty'],
    ['{ source = "x/it", version = null }', 'not a plain string'],
    ['{ source = "x/y/z/it" }', 'not a provider source address'],
    ['{ source = null }', 'source in the entry "it" of required_providers is not a plain string'],
    ['{ source = "x/it", verion = "1.0" }', 'an argument that Terraform does not know'],
  ])('is a problem with its line, and never a constraint: %s', (value, detail) => {
    const { problems, requirements } = entry(value);
    expect(problems).toMatchObject([{ path: 'main.tf', line: 3, detail: expect.stringContaining(detail) }]);
    expect(requirements.flatMap(({ constraints }) => constraints)).toEqual([]);
  });

  it('with an unreadable source leaves the provider unknown: its resources do not imply another one', () => {
    const { requirements } = read(
      'terraform {\n  required_providers {\n    it = { source = var.source }\n  }\n}\nresource "it_thing" "x" {}\n',
    );
    expect(requirements).toEqual([]);
  });

  it.each([
    '{ (true ? "source" : "") = "x/it" }',
    '{ source = "x/it", (var.v) = "1.0" }',
    'true ? "1.0" : ""',
    '{ source = ("x/it") }',
    `"\${var.v}"`,
  ])('is a problem where only an evaluation can tell what it says: %s', (value) => {
    const detail = expect.stringContaining(
      'the entry "it" of required_providers (main.tf:3) is an expression',
    );
    expect(entry(value).problems).toEqual([{ path: 'main.tf', line: 3, detail }]);
  });

  it('of a block with a comment in the name of its provider is a problem', () => {
    const { requirements, problems } = read('resource "a_b" "c" {\n  provider = x/**/.y\n}\n');
    expect(requirements).toEqual([]);
    expect(problems).toEqual([
      {
        path: 'main.tf',
        line: 1,
        detail: expect.stringContaining('the block resource "a_b" "c" (main.tf:1) is an expression'),
      },
    ]);
  });

  it('is reported if it is the second of two, and the first one counts', () => {
    const block = (version: string): string =>
      `terraform {\n  required_providers {\n    it = "${version}"\n  }\n}\n`;
    const { requirements, problems } = read(block('1.0') + block('2.0'));
    expect(requirements[0]?.constraints.map(({ text }) => text)).toEqual(['1.0']);
    expect(problems[0]).toMatchObject({ path: 'main.tf', detail: expect.stringContaining('twice') });
  });

  it('in a file that does not parse is a problem at the line where the parser stops', () => {
    expect(read('terraform {\n  required_providers {\n    "it" = "1.0"\n  }\n}\n').problems).toMatchObject([
      { path: 'main.tf', line: 3 },
    ]);
  });

  it.each([
    ['main.tf', 'resource "a" {', 1],
    ['main.tf', '\0\0\0', 1],
    ['main.tf.json', '{', null],
    ['main.tf', `${'x = [\n'.repeat(20_000)}`, null],
    ['main.tf.json', `${'['.repeat(200_000)}`, null],
  ])('is reported for an unreadable file: %s', (path, text, line) => {
    const { requirements, problems } = read(text, path);
    expect(requirements).toEqual([]);
    expect(problems).toMatchObject([{ path, line, detail: expect.stringContaining('cannot be read') }]);
  });

  it.each([
    '[]',
    'null',
    '{"terraform":1,"resource":[null,{"a":2}],"provider":{"x":[[[]]]},"module":"x"}',
    '{"terraform":{"required_providers":{"__proto__":{"source":"a/b"},"constructor":"1.0"}}}',
    '{"resource":{"__proto__":{"x":{}}},"import":{"to":7},"check":{"a":{"data":4}}}',
  ])('never causes an exception: %s', (text) => {
    expect(() => read(text, 'main.tf.json')).not.toThrow();
  });
});

describe('modules', () => {
  it('lists local and remote calls separately', () => {
    const { moduleCalls } = read(
      [
        './a',
        '../b',
        'terraform-aws-modules/vpc/aws',
        'git::https://example.com/x.git',
        '/abs',
        `\${path.module}/x`,
      ]
        .map((source, index) => `module "m${index}" {\n  source = "${source}"\n}\n`)
        .join(''),
    );
    expect(moduleCalls.local.map(({ source, line }) => [source, line])).toEqual([
      ['./a', 1],
      ['../b', 4],
    ]);
    expect(moduleCalls.remote.map(({ name }) => name)).toEqual(['m2', 'm3', 'm4', 'm5']);
  });
});

describe('files', () => {
  it('override the first block of a name; Terraform refuses a second one', () => {
    const { moduleCalls } = readRequiredProviders([
      { path: 'a.tf', text: 'module "m" {\n  source = "./a"\n}\nmodule "m" {\n  source = "./b"\n}\n' },
      { path: 'a_override.tf', text: 'module "m" {\n  source = "./c"\n}\n' },
    ]);
    expect(moduleCalls.local.map(({ source }) => source)).toEqual(['./c', './b']);
  });

  it('reads main.tofu instead of main.tf, as OpenTofu does', () => {
    const { requirements } = readRequiredProviders([
      { path: 'main.tf', text: 'provider "one" {}\n' },
      { path: 'main.tofu', text: 'provider "two" {}\n' },
      { path: 'other.tf', text: 'provider "three" {}\n' },
    ]);
    expect(requirements.map(({ localNames }) => localNames[0])).toEqual(['three', 'two']);
  });
});
