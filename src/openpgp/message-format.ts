const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes the first armor block (RFC 9580 section 6.2) as leniently as Terraform 1.12, else `null`. */
export function readFirstArmorBlock(text: string) {
  const lines = text.split('\n').map((line) => line.trim());
  const begin = lines.findIndex((line) => line.startsWith('-----BEGIN ') && line.endsWith('-----'));
  const type = lines[begin]?.slice('-----BEGIN '.length, -'-----'.length);
  if (type === undefined) return null;
  const end = lines.indexOf(`-----END ${type}-----`, begin);
  if (end === -1) return null;
  const inside = lines.slice(begin + 1, end);
  // A header may be empty (`Comment:`). No character of base64 is a colon.
  const body = inside.slice(inside.findIndex((line) => !line.includes(':')));
  const checksum = body.findIndex((line) => line.startsWith('='));
  const encoded = body.slice(0, checksum === -1 ? body.length : checksum).join('');
  if (encoded === '' || encoded.length % 4 !== 0 || !base64.test(encoded)) return null;
  return { type, bytes: Buffer.from(encoded, 'base64') };
}

/** The same key without headers or anything else that its author chose; `null` if it would be longer than `longest`. */
export function plainArmor(asciiArmor: string, longest: number): string | null {
  const { type, bytes } = readFirstArmorBlock(asciiArmor) ?? {};
  const lines = bytes?.toString('base64').match(/.{1,64}/g) ?? [];
  const text = [`-----BEGIN ${type}-----`, '', ...lines, `-----END ${type}-----`].join('\n');
  return type === 'PGP PUBLIC KEY BLOCK' && text.length <= longest ? text : null;
}

/** One packet with its header, unchanged from the file. */
export interface RawPacket {
  readonly tag: number;
  readonly bytes: Uint8Array;
}

/** The header of a packet is invalid, or the packet is longer than the file. */
export class PacketError extends Error {
  constructor() {
    super('an OpenPGP packet was expected');
    this.name = 'PacketError';
  }
}

/** Yields packets (RFC 9580 section 4.2) one by one, as none after the deciding one is read. */
export function* walkPackets(file: Uint8Array): Generator<RawPacket> {
  for (let rest = file; rest.length > 0; ) {
    const { tag, headerLength, bodyLength } = readHeader(rest);
    const end = headerLength + bodyLength;
    if (end > rest.length) throw new PacketError();
    yield { tag, bytes: rest.subarray(0, end) };
    rest = rest.subarray(end);
  }
}

function readHeader(bytes: Uint8Array) {
  const first = bytes[0] ?? 0;
  if ((first & 0x80) === 0) throw new PacketError();
  return (first & 0x40) === 0 ? oldHeader(bytes, first) : newHeader(bytes, first);
}

function oldHeader(bytes: Uint8Array, first: number) {
  const tag = (first >> 2) & 0x0f;
  const lengthType = first & 0x03;
  if (lengthType === 3) return { tag, headerLength: 1, bodyLength: bytes.length - 1 };
  const lengthBytes = 2 ** lengthType;
  return { tag, headerLength: 1 + lengthBytes, bodyLength: number(bytes, 1, lengthBytes) };
}

function newHeader(bytes: Uint8Array, first: number) {
  const tag = first & 0x3f;
  const length = number(bytes, 1, 1);
  if (length < 192) return { tag, headerLength: 2, bodyLength: length };
  if (length < 224)
    return { tag, headerLength: 3, bodyLength: ((length - 192) << 8) + number(bytes, 2, 1) + 192 };
  if (length === 255) return { tag, headerLength: 6, bodyLength: number(bytes, 2, 4) };
  throw new PacketError();
}

function number(bytes: Uint8Array, at: number, length: number): number {
  if (at + length > bytes.length) throw new PacketError();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readUIntBE(at, length);
}
