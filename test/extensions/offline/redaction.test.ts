import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf, openRedaction, questionOf } from '../../../src/extensions/offline/redaction.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function redacted(text: string): string {
  return Buffer.from(openRedaction().body(bytes(text))).toString();
}

describe('the address of a question', () => {
  it.each([
    ['https://a.example/v1/x', 'https://a.example/v1/x'],
    ['https://a.example/v1/x?', 'https://a.example/v1/x'],
    ['https://a.example/v1/x?X-Amz-Signature=secret', 'https://a.example/v1/x?redacted-1'],
    ['https://user:secret@a.example/v1/x#secret', 'https://a.example/v1/x'],
    ['nothing', 'not an address'],
  ])('%s is kept as %s', (url, kept) => {
    expect(openRedaction().question(url)).toBe(kept);
  });

  it('differs where the queries differ, and only there', () => {
    const { question } = openRedaction();
    const [one, other] = ['https://a.example/get?file=sums', 'https://a.example/get?file=sig'];
    expect(question(one)).not.toBe(question(other));
    expect(question(one)).toBe(question(one));
  });

  it('that answered has no query at all', () => {
    expect(baseOf('https://cdn.example/f?sig=secret')).toBe('https://cdn.example/f');
  });
});

describe('an answer', () => {
  it.each([
    ['', ''],
    ['no JSON: "url": "https://a.example/?secret"', 'no JSON: "url": "https://a.example/?secret"'],
    ['{ "url" : "f?secret" ,\n"n":1.10}', '{"url":"f?redacted-1","n":1.1}'],
    [String.raw`{"\u0075rl":"f\u003fsecret"}`, '{"url":"f?redacted-1"}'],
    ['{"url":"f#why?secret"}', '{"url":"f#why?secret"}'],
    ['{"url":"f? #end"}', '{"url":"f?redacted-1"}'],
    ['{"url":"f?secret#end"}', '{"url":"f?redacted-1"}'],
    ['{"url":["f?kept"],"other":"f?kept"}', '{"url":["f?kept"],"other":"f?kept"}'],
    [
      String.raw`{"a":"\\\"","url":"f?secret","b":"\\"}`,
      String.raw`{"a":"\\\"","url":"f?redacted-1","b":"\\"}`,
    ],
    [
      '{"download_url":"?a","shasums_url":"?b","shasums_signature_url":"?a"}',
      '{"download_url":"?redacted-1","shasums_url":"?redacted-2","shasums_signature_url":"?redacted-1"}',
    ],
  ])('%s is kept as %s', (text, kept) => {
    expect(redacted(text)).toBe(kept);
  });

  it('that is no text is kept as it is', () => {
    const signature = Uint8Array.of(0x89, 0x02, 0x33, 0xff);
    expect(openRedaction().body(signature)).toBe(signature);
  });

  it('without such a link is kept byte for byte', () => {
    const spaced = bytes('{ "url" : "f" ,\n"n":1.10}');
    const long = bytes(JSON.stringify({ url: '\\"'.repeat(500_000) }));
    for (const each of [spaced, long]) expect(openRedaction().body(each)).toBe(each);
  });

  it('that is nested too deeply to be looked through is not kept', () => {
    const deep = bytes(`${'['.repeat(200_000)}{"url":"f?secret"}${']'.repeat(200_000)}`);
    expect(openRedaction().body(deep)).toEqual(new Uint8Array());
  });

  it('leads to the question of each of its links, whatever a link contains (T77)', () => {
    const beginning = fc.constantFrom('', '', 'https://a.example/', '/x', 'x/y', '//b.example', 'http:');
    const rest = fc.string({ unit: fc.constantFrom(...'?#"/\\ \'&=%:.a\u00e9\n\t') });
    const text = fc.tuple(beginning, rest).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 5 }),
        fc.constantFrom('{}', '"?"', '{"url":{}}', '["url","a?b"]'),
        (links, other) => {
          const redaction = openRedaction();
          const base = 'https://registry.example.com/v1/providers/';
          const items = [other, ...links.map((url) => JSON.stringify({ url }))];
          const kept = Buffer.from(redaction.body(bytes(`[${items.join()}]`))).toString();
          const [, ...read] = JSON.parse(kept) as { readonly url: string }[];
          for (const [index, { url }] of read.entries()) {
            const asked = URL.parse(links[index] ?? '', base)?.href ?? '';
            const askedAgain = URL.parse(url, base)?.href ?? '';
            // No link of another scheme is followed.
            if (asked.startsWith('https:')) expect(questionOf(askedAgain)).toBe(redaction.question(asked));
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
