import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../../src/cli/text/terminal.ts';
import { widthOf, wrapped } from '../../../src/cli/text/wrap.ts';
import { reviews } from '../../support/example-reviews.ts';

describe('text for a terminal that is so wide', () => {
  it('is broken between words, and goes on below the text', () => {
    expect(
      wrapped(
        [
          '❌ Lockproof: do not merge. One hash of acme/cloud 6.1.0 is not in the signed release',
          '',
          '  → Delete this hash (line 8), then run:',
          '    terraform -chdir=envs/prod providers lock -platform=linux_amd64 acme/cloud',
          '  signature: self-signed, key A1A1A1A1A1A1A1A1',
        ].join('\n'),
        44,
      ).split('\n'),
    ).toEqual([
      '❌ Lockproof: do not merge. One hash of',
      '  acme/cloud 6.1.0 is not in the signed',
      '  release',
      '',
      '  → Delete this hash (line 8), then run:',
      '    terraform -chdir=envs/prod providers lock -platform=linux_amd64 acme/cloud',
      '  signature: self-signed, key',
      '    A1A1A1A1A1A1A1A1',
    ]);
  });

  it('counts what is seen: no colours, and two columns for a sign', () => {
    expect(widthOf('\u001b[31m❌ no\u001b[0m')).toBe(5);
    expect(widthOf('⚠️ look')).toBe(7);
  });

  it('loses nothing but spaces, and is never wider where words are short', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '/', '.'), minLength: 1, maxLength: 20 });
    const line = fc
      .tuple(fc.nat(3), fc.array(word, { maxLength: 40 }))
      .map(([indent, words]) => ' '.repeat(indent) + words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.integer({ min: 40, max: 130 }), (lines, columns) => {
        const text = lines.join('\n');
        const broken = wrapped(text, columns);
        expect(broken.replaceAll(/\s+/g, ' ').trim()).toBe(text.replaceAll(/\s+/g, ' ').trim());
        for (const each of broken.split('\n')) expect(each.length).toBeLessThanOrEqual(columns);
        expect(wrapped(text, Infinity)).toBe(text);
      }),
    );
  });

  it.each(Object.keys(reviews))(
    '%s: only what is to be copied is wider, with colours and without',
    (name) => {
      const made = reviews[name]?.();
      if (made === undefined) return;
      for (const colour of [false, true])
        for (const columns of [80, 120]) {
          const lines = renderText(made, { colour, columns }).split('\n');
          expect(
            lines.filter(
              (line) => widthOf(line) > columns && !line.startsWith('    ') && line.trim().includes(' '),
            ),
          ).toEqual([]);
        }
    },
  );

  it('has a single command in the line of its words where there is room, else in a line of its own', () => {
    const made = reviews['planted-hashes']?.();
    if (made === undefined) throw new Error('the example is gone');
    const command = / {4}terraform .*providers lock .*$/m;
    expect(renderText(made, { colour: false })).toMatch(/^ {2}→ .*[Rr]un: terraform /m);
    expect(renderText(made, { colour: false, columns: 80 })).toMatch(command);
  });
});
