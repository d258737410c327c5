import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFolder } from '../../../src/extensions/mirrors/hash-folder.ts';
import { archiveLimits } from '../../../src/package/archive-limits.ts';
import { PackageError } from '../../../src/package/package-error.ts';

let top: string;
let folder: string;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-unpacked-')));
  folder = join(top, 'package');
  mkdirSync(join(folder, 'docs'), { recursive: true });
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** Go's Hash1 by its definition: names as bytes, in the given order. */
function h1Of(...files: readonly (readonly [name: Buffer | string, content: string])[]): string {
  const lines = files.map(([name, content]) =>
    Buffer.concat([
      Buffer.from(`${createHash('sha256').update(content).digest('hex')}  `),
      Buffer.from(name),
      Buffer.from('\n'),
    ]),
  );
  return `h1:${createHash('sha256').update(Buffer.concat(lines)).digest('base64')}`;
}

async function faultOf(within = top): Promise<string> {
  const fault: unknown = await hashFolder(folder, within).then(
    (h1) => h1,
    (error: unknown) => error,
  );
  return fault instanceof PackageError ? fault.code : String(fault);
}

describe('the h1 of an unpacked package', () => {
  it('covers its files in byte order, in any folder, but not the folders themselves', async () => {
    mkdirSync(join(folder, 'empty'));
    for (const [name, content] of [
      ['b', '2'],
      ['docs/z', '3'],
      ['Z', '1'],
      ['\ufb00', '4'],
      ['😀', '5'],
    ] as const)
      writeFileSync(join(folder, name), content);
    const expected = h1Of(['Z', '1'], ['b', '2'], ['docs/z', '3'], ['\ufb00', '4'], ['😀', '5']);
    expect(await hashFolder(folder, top)).toBe(expected);
  });

  it.skipIf(process.platform !== 'linux')('keeps the bytes of a name that is not UTF-8', async () => {
    const name = Buffer.from([0x63, 0xe9]);
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/docs/`), name]), 'x');
    expect(await hashFolder(folder, top)).toBe(h1Of([Buffer.concat([Buffer.from('docs/'), name]), 'x']));
  });

  it('follows symlinks to files', async () => {
    writeFileSync(join(top, 'elsewhere'), 'x');
    symlinkSync(join(top, 'elsewhere'), join(folder, 'a'));
    expect(await hashFolder(folder, top)).toBe(h1Of(['a', 'x']));
  });

  it.each<readonly [string, () => unknown, string]>([
    ['a symlink that leads out', () => symlinkSync('/etc/passwd', join(folder, 'a')), 'unsafe-name'],
    [
      'a symlink to a folder, on which Terraform fails',
      () => symlinkSync(join(folder, 'docs'), join(folder, 'a')),
      'unsupported-entry',
    ],
    ['a device behind a symlink', () => symlinkSync('/dev/zero', join(folder, 'a')), 'unsafe-name'],
    ['a name with a newline', () => writeFileSync(join(folder, 'a\nb'), ''), 'unsafe-name'],
    ['no file at all', () => {}, 'not-an-archive'],
    [
      'more bytes than the limit',
      () => {
        writeFileSync(join(folder, 'a'), '');
        truncateSync(join(folder, 'a'), archiveLimits.inflatedBytes + 1);
      },
      'too-large',
    ],
  ])('is refused with %s', async (_name, fill, code) => {
    fill();
    expect(await faultOf()).toBe(code);
  });

  it('is refused with a symlink out of a narrower folder', async () => {
    writeFileSync(join(top, 'elsewhere'), 'x');
    symlinkSync(join(top, 'elsewhere'), join(folder, 'a'));
    expect(await faultOf(folder)).toBe('unsafe-name');
  });
});
