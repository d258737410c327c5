import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openReadings, readModule } from '../../../../src/extensions/configuration/requirements/module.ts';
import { requirementsOf } from '../../../../src/extensions/configuration/requirements/read-configurations.ts';
import { readRequiredProviders } from '../../../../src/extensions/configuration/requirements/required-providers.ts';

const words = [
  'terraform',
  'required_providers',
  'provider',
  'resource',
  'data',
  'module',
  'import',
  'check',
];
const names = fc.constantFrom(
  ...words,
  'aws',
  'source',
  'version',
  'to',
  'alias',
  '__proto__',
  'constructor',
  '//',
  '',
);
const texts = fc.oneof(
  fc.constantFrom('aws', 'a/b', '~> 1.0', './m', `\${aws.x}`, `\${module.a}`, '1.0'),
  fc.string(),
);

/** Values in the shape of a configuration, with anything at any place. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    texts,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('any configuration', () => {
  it('is read without an exception, and each requirement is a provider that can be locked', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), (values) => {
        const files = values.map((content, index) => ({
          path: `${index}${index === 2 ? '_override' : ''}.tf`,
          text: JSON.stringify(content),
        }));
        const module = readModule(
          files,
          openReadings(undefined, (_, text) => ({
            kind: 'converted',
            value: JSON.parse(text),
          })),
        );
        const { requirements = [] } = requirementsOf('', new Map([['', { ...module, place: '' }]])) ?? {};
        const addresses = requirements.map(({ address }) => address);
        expect(addresses).toEqual([...new Set(addresses)].sort());
        for (const address of addresses) {
          expect(address.split('/')).toHaveLength(3);
          expect(address).not.toContain('/-/');
          expect(address.startsWith('terraform.io/builtin/')).toBe(false);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('means the same in any order of its files', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 4 }), (values) => {
        const files = values.map((content, index) => ({
          path: `${index}.tf.json`,
          text: JSON.stringify(content),
        }));
        expect(readRequiredProviders(files.toReversed())).toEqual(readRequiredProviders(files));
      }),
      { numRuns: 500 },
    );
  });

  it('has line numbers within its text', () => {
    const parts = fc.constantFrom(
      'terraform {\n',
      'required_providers {\n',
      '}\n',
      'a = {\n',
      '"',
      '${',
      '<<E\n',
      '# x\n',
      'aws = "1"\n',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const value = { terraform: { required_providers: { aws: '1' } } };
        const { requirements } = readModule(
          [{ path: 'main.tf', text }],
          openReadings(undefined, () => ({
            kind: 'converted',
            value,
          })),
        );
        const line = requirements[0]?.places[0]?.line;
        expect(line).not.toBeUndefined();
        if (line) expect(text.split('\n')[line - 1]).toContain('aws');
      }),
      { numRuns: 2000 },
    );
  });
});
