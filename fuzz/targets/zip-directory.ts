import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPackage } from '../../src/package/hash-archive.ts';
import { PackageError } from '../../src/package/package-error.ts';
import { zipBytes } from '../../test/package/zip-bytes.ts';
import { mustEqual, mustHold, type Target } from '../target.ts';

/** The packages of providers. Python's reader is asked about archives that are read without a fault. */
export const zipDirectory: Target = {
  name: 'zip-directory',
  seeds: () => [
    zipBytes([]),
    zipBytes([
      { name: 'terraform-provider-x_v1.0.0', content: 'binary'.repeat(50) },
      { name: 'LICENSE.txt', content: 'MIT', stored: true },
    ]),
    zipBytes([
      { name: 'a/' },
      { name: 'a/b', content: 'one' },
      { name: './c', content: 'two', madeBy: 0x0014, attributes: 0x20 },
    ]),
    zipBytes(
      [
        { name: 'a', content: 'one' },
        { name: 'a', content: 'two' },
      ],
      { comment: 'comment' },
    ),
    zipBytes([
      { name: 'x', content: 'x', method: 12 },
      { name: 'y', content: 'y', flags: 1 },
      { name: '../z' },
    ]),
  ],
  tokens: [
    ...[
      'PK\u0001\u0002',
      'PK\u0003\u0004',
      'PK\u0005\u0006',
      'PK\u0006\u0006',
      'PK\u0006\u0007',
      'PK\u0007\u0008',
    ],
    ...['/', '../', './', '\\', 'C:', '\0', 'a', 'a/', 'é', '//', '.'],
    ...[
      [8, 0],
      [1, 0],
      [0, 0, 0, 0],
      [0xff, 0xff],
      [0xff, 0xff, 0xff, 0xff],
      [0x14, 0],
      [3, 0],
      [1, 0, 16, 0],
    ].map((bytes) => Buffer.from(bytes)),
    zipBytes([{ name: 'n', content: 'n' }]),
  ],
  mostBytes: 16 * 1024,
  mostTime: 1000,
  covers: ['/src/package/', '/node_modules/yauzl/'],
  async run(input) {
    const hashes = await hashesOf(input);
    if (hashes === null) return;
    mustEqual(
      hashes.zh,
      `zh:${createHash('sha256').update(input).digest('hex')}`,
      'zh is the digest of the bytes',
    );
    for (const h1 of Object.values(hashes.h1)) mustHold(/^h1:[A-Za-z0-9+/]{43}=$/.test(h1), 'h1 is a digest');
  },
  referee: {
    name: 'python3 zipfile',
    most: 40,
    present: () => spawnSync('python3', ['--version']).status === 0,
    async judge(input) {
      const hashes = await hashesOf(input);
      if (hashes !== null)
        mustEqual(hashes.h1.archive, await byPython(input), 'Python reads the same names and contents');
    },
  },
};

/** `null` for an archive that is refused. */
async function hashesOf(bytes: Uint8Array) {
  return withFile(bytes, async (path) => {
    try {
      return await hashPackage(path);
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
      return null;
    }
  });
}

async function withFile<T>(bytes: Uint8Array, use: (path: string) => T): Promise<Awaited<T>> {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-fuzz-'));
  try {
    writeFileSync(join(folder, 'p.zip'), bytes);
    return await use(join(folder, 'p.zip'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The h1 over all entries, in another language and with another reader. A repeated name has the content of the last one, as in Go's HashZip. */
const program = `
import base64, hashlib, sys, zipfile
# Go does not look at the version that an entry says it needs.
zipfile.MAX_EXTRACT_VERSION = 0xffff
archive = zipfile.ZipFile(sys.argv[1])
lines = []
for info in archive.infolist():
    raw = info.orig_filename.encode('utf-8' if info.flag_bits & 0x800 else 'cp437')
    last = [each for each in archive.infolist() if each.orig_filename == info.orig_filename][-1]
    content = b'' if raw.endswith(b'/') else archive.read(last)
    lines.append((raw, hashlib.sha256(content).hexdigest().encode() + b'  ' + raw + b'\\n'))
digest = hashlib.sha256(b''.join(line for _, line in sorted(lines)))
print('h1:' + base64.b64encode(digest.digest()).decode())
`;

async function byPython(bytes: Uint8Array): Promise<string> {
  const { stdout, stderr } = await withFile(bytes, (path) =>
    spawnSync('python3', ['-c', program, path], { encoding: 'utf8' }),
  );
  return stdout === '' ? `refused: ${stderr.trim().split('\n').at(-1)}` : stdout.trim();
}
