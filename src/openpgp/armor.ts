/** The bytes of one armor block and the kind that its first line names. */
export interface ArmorBlock {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Decodes the first armor block of `text` (RFC 9580 section 6.2); `null` where there is none or it is damaged. Text before it, CRLF, and
 * a missing checksum are fine; further blocks are not looked at; the checksum is not compared, as in Terraform since 1.12.
 */
export function readFirstArmorBlock(text: string): ArmorBlock | null {
  const lines = text.split('\n').map((line) => line.trim());
  const begin = lines.findIndex((line) => line.startsWith('-----BEGIN ') && line.endsWith('-----'));
  const type = lines[begin]?.slice('-----BEGIN '.length, -'-----'.length);
  if (type === undefined) return null;
  const end = lines.indexOf(`-----END ${type}-----`, begin);
  if (end === -1) return null;
  const inside = lines.slice(begin + 1, end);
  const body = inside.slice(inside.findIndex((line) => !isHeader(line)));
  const checksum = body.findIndex((line) => line.startsWith('='));
  const encoded = body.slice(0, checksum === -1 ? body.length : checksum).join('');
  if (encoded === '' || encoded.length % 4 !== 0 || !base64.test(encoded)) return null;
  return { type, bytes: Buffer.from(encoded, 'base64') };
}

function isHeader(line: string): boolean {
  return line.includes(': ');
}
