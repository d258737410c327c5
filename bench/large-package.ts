import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The zip archive of one platform, in pieces that platforms may share: it is never in memory as a whole. */
export interface LargePackage {
  readonly platform: string;
  readonly filename: string;
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
  /** Lower-case hex SHA-256 of the archive. */
  readonly sha256: string;
  /** The `h1:` of its content. */
  readonly h1: string;
  /** Where the compressed program starts and ends in the archive. */
  readonly program: { readonly start: number; readonly end: number };
}

interface Member {
  readonly name: string;
  readonly packed: readonly Buffer[];
  readonly bytes: number;
  readonly crc: number;
  /** Lower-case hex SHA-256 of the content. */
  readonly sha256: string;
}

/** Closes a deflate stream whose parts all end on a byte. */
const emptyLastBlock = Buffer.from([0x03, 0x00]);

/**
 * Packages as large as those of the largest providers: a real program, repeated up to the wanted size. It is compressed only once: each
 * part ends with a full flush, so repeating the compressed part gives the same as compressing the repeated program.
 */
export function createLargePackages(options: {
  readonly program: Uint8Array;
  readonly inflatedBytes: number;
  readonly type: string;
  readonly version: string;
  readonly platforms: readonly string[];
}): readonly LargePackage[] {
  const { program, inflatedBytes, type, version, platforms } = options;
  const times = Math.max(1, Math.round(inflatedBytes / program.length));
  const part = deflateRawSync(program, { finishFlush: constants.Z_FULL_FLUSH });
  let crc = 0;
  const content = createHash('sha256');
  for (let time = 0; time < times; time++) {
    crc = crc32(program, crc);
    content.update(program);
  }
  const large = {
    packed: [...Array.from({ length: times }, () => part), emptyLastBlock],
    bytes: program.length * times,
    crc,
    sha256: content.digest('hex'),
  };
  return platforms.map((platform) => {
    const suffix = platform.startsWith('windows_') ? '.exe' : '';
    const members = [
      textMember('LICENSE.txt', `Made for a measurement, for ${platform}.\n`),
      { name: `terraform-provider-${type}_v${version}_x5${suffix}`, ...large },
    ];
    return archiveOf(members, platform, `terraform-provider-${type}_${version}_${platform}.zip`);
  });
}

function textMember(name: string, text: string): Member {
  const content = Buffer.from(text);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, packed: [deflateRawSync(content)], bytes: content.length, crc: crc32(content), sha256 };
}

function archiveOf(members: readonly Member[], platform: string, filename: string): LargePackage {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  const starts: number[] = [];
  let at = 0;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const member of members) {
    const start = at;
    const fields = describe(member);
    add(Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(member.name)]));
    starts.push(at);
    for (const piece of member.packed) add(piece);
    directory.push(directoryEntry(member, fields, start));
  }
  const end = at;
  const listing = Buffer.concat(directory);
  add(Buffer.concat([listing, endRecord(members.length, listing.length, at)]));
  const digest = createHash('sha256');
  for (const piece of pieces) digest.update(piece);
  return {
    platform,
    filename,
    pieces,
    bytes: at,
    sha256: digest.digest('hex'),
    h1: h1Of(members),
    program: { start: starts.at(-1) ?? 0, end },
  };
}

/** The members are in the order of their names. */
function h1Of(members: readonly Member[]): string {
  const lines = members.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
  return `h1:${createHash('sha256').update(lines).digest('base64')}`;
}

/** The fields that the local header and the directory share (APPNOTE.TXT 4.3.7). */
function describe({ name, packed, bytes, crc }: Member): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(
    packed.reduce((sum, { length }) => sum + length, 0),
    14,
  );
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function directoryEntry({ name }: Member, fields: Buffer, start: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((0o100755 << 16) >>> 0, 6);
  rest.writeUInt32LE(start, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, rest, Buffer.from(name)]);
}

function endRecord(entries: number, bytes: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(start, 16);
  return end;
}
