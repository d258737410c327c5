/** The text of a path. A byte that is not UTF-8 is a lone surrogate, so two names are never one (T88). */
export { decodeUtf8 as decodePath } from '../hcl/text.ts';

export function encodePath(path: string): Buffer {
  if (path.isWellFormed()) return Buffer.from(path);
  return Buffer.concat(
    Array.from(path, (character) => {
      const byte = character.charCodeAt(0) - 0xdc00;
      return byte >= 0x80 && byte <= 0xff ? Buffer.of(byte) : Buffer.from(character);
    }),
  );
}

/** A path for the functions of `node:fs`, which take text for UTF-8. */
export function pathOnDisk(path: string): string | Buffer {
  return path.isWellFormed() ? path : encodePath(path);
}

/** The same for all names that some file system, or a server with its U+FFFD, takes for one. HFS+ leaves characters out. Only in upper case a long s is an s. */
export function foldedName(name: string): string {
  if (/^[ -@[-~]*$/.test(name)) return name;
  return name
    .toWellFormed()
    .replaceAll(/\ufffd+/g, '\ufffd')
    .replaceAll(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '')
    .normalize('NFD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC');
}

/** Whether the bytes of a name cannot be known from the text that a server shows for it, or the text has them and the server cannot show them. */
export function isBeyondText(name: string): boolean {
  return !name.isWellFormed() || name.includes('\ufffd');
}
