import { hasBlankLine, parseShasums } from '../../src/registry/registry.ts';
import { mustEqual, mustHold, type Target } from '../target.ts';

const name = { type: 'null', version: '3.2.4' };
const zip = (platform: string) => `terraform-provider-null_3.2.4_${platform}.zip`;
const digest = (digit: string) => digit.repeat(64);

/** The reader of signed checksum documents, against one that is written in another way. */
export const shasums: Target = {
  name: 'shasums',
  seeds: () => documents.map((text) => Buffer.from(text)),
  tokens: [
    ...[
      '\n',
      '\r\n',
      '\r',
      '\t',
      ' ',
      '  ',
      '\v',
      '\f',
      '\0',
      '\u0085',
      '\u00a0',
      '\ufeff',
      '\u2028',
      '\u3000',
      '\u180e',
    ],
    ...[
      zip('linux_amd64'),
      zip('darwin_arm64'),
      'terraform-provider-null_v3.2.4_linux_amd64.zip',
      '_manifest.json',
      '.zip',
    ],
    ...[
      '../',
      '/',
      '*',
      digest('a'),
      digest('F'),
      digest('g'),
      '0',
      '3.2.4',
      '_',
      Buffer.from([0xc3]),
      Buffer.from([0xff]),
    ],
  ],
  mostBytes: 64 * 1024,
  mostTime: 300,
  covers: ['/src/registry/', '/src/package/'],
  run(input) {
    const entries = parseShasums(input, name);
    mustEqual(
      entries.map(({ hash, filename }) => [hash, filename]),
      plainly(input),
      'both readers find the same lines',
    );
    const whole = Buffer.from(input).toString();
    for (const { hash, filename, platform } of entries) {
      mustHold(/^zh:[0-9a-f]{64}$/.test(hash), 'a hash has 64 lower-case digits');
      if (platform === null) continue;
      mustHold(
        [zip(platform), zip(platform).replace('_3', '_v3')].includes(filename),
        'the name has the platform',
      );
      mustHold(whole.toLowerCase().includes(hash.slice(3)), 'the digest is in the document');
    }
    mustHold(typeof hasBlankLine(input) === 'boolean', 'a document has an empty line or not');
  },
};

/** `unicode.IsSpace` of Go without the newline, one by one. */
const spaces = new Set(
  [9, 11, 12, 13, 32, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000].concat(
    Array.from({ length: 11 }, (_, index) => 0x2000 + index),
  ),
);

/** Character by character: the first two words of each line, where the first is a digest. */
function plainly(input: Uint8Array): readonly (readonly string[])[] {
  const found: string[][] = [];
  let words: string[] = [];
  let open = false;
  const end = (): void => {
    const [first = '', second] = words;
    const hex = Array.from(first).every((digit) => '0123456789abcdefABCDEF'.includes(digit));
    if (first.length === 64 && hex && second !== undefined) found.push([`zh:${first.toLowerCase()}`, second]);
    words = [];
    open = false;
  };
  for (const character of Buffer.from(input).toString()) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\n') end();
    else if (spaces.has(code)) open = false;
    else if (open) words.push((words.pop() ?? '') + character);
    else {
      words.push(character);
      open = true;
    }
  }
  end();
  return found;
}

const documents: readonly string[] = [
  `${digest('a')}  ${zip('linux_amd64')}\n${digest('b')}  ${zip('darwin_arm64')}\n${digest('0')}  terraform-provider-null_3.2.4_manifest.json\n`,
  `${digest('A')}\t${zip('linux_amd64')} more words\r\n\n# comment\n${digest('c')} *${zip('windows_386')}`,
];
