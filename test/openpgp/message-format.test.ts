import { describe, expect, it } from 'vitest';
import { readFirstArmorBlock, walkPackets } from '../../src/openpgp/message-format.ts';

const body = Buffer.from('some bytes of a key').toString('base64');
const block = (...lines: readonly string[]) =>
  ['-----BEGIN PGP X-----', ...lines, '-----END PGP X-----'].join('\n');

describe('an armor block', () => {
  it.each([
    ['alone', block('', body)],
    ['with a checksum, which nobody compares', block('', body, '=AAAA')],
    ['with headers', block('Version: 1', 'Comment: two: three', '', body)],
    ['with a header and no empty line', block('Version: 1', body)],
    ['in several lines', block('', body.slice(0, 10), body.slice(10))],
    ['with space around its lines', block('', `  ${body} \r`).replaceAll('\n', ' \n ')],
    ['after other text', `Our key\n----- BEGIN\n-----\nBEGIN PGP X-----\n${block('', body)}`],
    ['after a line that only begins like one', `-----BEGIN PGP Y\n${block('', body)}`],
    ['after a line that only ends like one', `hello-----\n${block('', body)}`],
    ['before another', `${block('', body)}\n${block('', 'AAAA')}`],
  ])('%s is read', (_, text) => {
    const read = readFirstArmorBlock(text);
    expect(read?.type).toBe('PGP X');
    expect(Buffer.from(read?.bytes ?? []).toString()).toBe('some bytes of a key');
  });

  it.each([
    ['no text', ''],
    ['no block', 'hello\n'],
    ['no end', block('', body).replace('-----END PGP X-----', '')],
    ['an end before its begin', `-----END PGP X-----\n-----BEGIN PGP X-----\n\n${body}\n`],
    ['an end of another kind', block('', body).replace('END PGP X', 'END PGP Y')],
    ['nothing in it', block('')],
    ['only a checksum', block('', '=AAAA')],
    ['a header after the text', block('', body, 'Version: 1')],
    ['a character too few', block('', body.slice(0, -1))],
    ['padding in the middle', block('', 'AA==', 'AAAA')],
    ['three signs of padding', block('', 'A===')],
    ['another alphabet', block('', 'AA-_')],
    ['no text, but a type', '-----BEGIN PGP X-----'],
  ])('with %s is none', (_, text) => {
    expect(readFirstArmorBlock(text)).toBeNull();
  });
});

describe('the packets of a file', () => {
  const packet = (header: readonly number[], length: number) =>
    Buffer.concat([Buffer.from(header), Buffer.alloc(length, 7)]);

  it.each([
    ['one byte of length', [0xc2, 191], 191],
    ['two bytes of length, the least', [0xc2, 192, 0], 192],
    ['two bytes of length', [0xc2, 193, 5], 453],
    ['two bytes of length, the most', [0xc2, 223, 255], 8383],
    ['four bytes of length', [0xc2, 255, 0, 0, 1, 2], 258],
    ['an older header with one byte', [0x88, 200], 200],
    ['an older header with two bytes', [0x89, 1, 0], 256],
    ['an older header with four bytes', [0x8a, 0, 0, 1, 0], 256],
    ['no body', [0xc2, 0], 0],
  ])('may have %s', (_, header, length) => {
    const [one, two] = [packet(header, length), packet([0xc6, 3], 3)];
    expect([...walkPackets(Buffer.concat([one, two]))].map(({ tag, bytes }) => [tag, bytes.length])).toEqual([
      [2, one.length],
      [6, two.length],
    ]);
  });

  it('without a length go to the end of the file', () => {
    const file = packet([0x8b], 300);
    expect([...walkPackets(file)].map(({ tag, bytes }) => [tag, bytes.length])).toEqual([[2, 301]]);
  });

  it.each([
    ['that begin with no packet', [0x42, 0]],
    ['of a partial length', [0xc2, 224]],
    ['of a partial length, the longest', [0xc2, 254]],
    ['that end before their length', [0xc2]],
    ['that end within their length', [0xc2, 255, 0, 0, 0]],
    ['that end before their end', [0xc2, 1]],
    ['of an older header that end within their length', [0x89, 0]],
  ])('%s are refused', (_, bytes) => {
    expect(() => [...walkPackets(Buffer.from(bytes))]).toThrow(
      expect.objectContaining({ name: 'PacketError', message: 'an OpenPGP packet was expected' }),
    );
  });
});
