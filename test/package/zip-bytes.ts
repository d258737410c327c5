import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of the archive, right or wrong: every given value is written unchanged. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly localName?: string;
  readonly stored?: boolean;
  /** How hard zlib tries. */
  readonly level?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly inflatedSize?: number;
  readonly madeBy?: number;
  readonly attributes?: number;
}

interface Ending {
  readonly comment?: string;
  readonly countedEntries?: number;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
}

/** Writes a zip archive byte by byte, so that a test can write the wrong ones too. */
export function zipBytes(entries: readonly ZipEntry[], ending: Ending = {}): Buffer {
  const { comment = '', countedEntries = entries.length, before = Buffer.alloc(0), after } = ending;
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = writeEntry(entry, at);
    bodies.push(local);
    directory.push(central);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(countedEntries, 8);
  end.writeUInt16LE(countedEntries, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, listed, before, end, Buffer.from(comment), after ?? Buffer.alloc(0)]);
}

function writeEntry(entry: ZipEntry, at: number): { local: Buffer; central: Buffer } {
  const name = Buffer.from(entry.name);
  const content = Buffer.from(entry.content ?? '');
  const packed = entry.stored === true ? content : deflateRawSync(content, { level: entry.level ?? -1 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(entry.flags ?? 0, 2);
  fields.writeUInt16LE(entry.method ?? (entry.stored === true ? 0 : 8), 4);
  fields.writeUInt32LE(entry.crc ?? crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(entry.inflatedSize ?? content.length, 18);
  const localName = entry.localName === undefined ? name : Buffer.from(entry.localName);
  return {
    local: Buffer.concat([signed(0x04034b50), withNameLength(fields, localName), localName, packed]),
    central: centralHeader(entry, fields, name, at),
  };
}

function centralHeader(entry: ZipEntry, fields: Buffer, name: Buffer, at: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(entry.madeBy ?? 0x0314);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.attributes ?? (0o100644 << 16) >>> 0, 6);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([signed(0x02014b50), madeBy, withNameLength(fields, name), rest, name]);
}

function withNameLength(fields: Buffer, name: Buffer): Buffer {
  const copy = Buffer.from(fields);
  copy.writeUInt16LE(name.length, 22);
  return copy;
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
