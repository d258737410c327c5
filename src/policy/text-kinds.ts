import { byteSize } from '../finding/byte-size.ts';
import { type Kind, oneLine, textOf } from './kind.ts';

/** A number of bytes, with or without a unit: `4GiB`, `500MB`, `1048576`. */
export const byteCount: Kind<number> = {
  ...textOf(
    { allowed: 'a size such as 4GiB, 500MB or a plain number of bytes', argument: '<bytes>' },
    (text) => {
      const [, count, letter = '', binary] = /^(\d{1,15}) ?(?:(?:([KMGT])(i?))?B)?$/.exec(text) ?? [];
      const bytes = Number(count) * (binary ? 1024 : 1000) ** ['', 'K', 'M', 'G', 'T'].indexOf(letter);
      return Number.isSafeInteger(bytes) ? bytes : null;
    },
  ),
  shown: byteSize,
};

/** A path inside the repository, in one spelling. */
export const repositoryPath = textOf(
  {
    allowed: 'one line with a path inside the repository, such as .github/lockproof.yml',
    argument: '<path>',
  },
  (text) => {
    const parts = oneLine(text)?.replace(/^\.\//, '').split('/') ?? [''];
    return parts.some((part) => ['', '.', '..', '.git'].includes(part)) ? null : parts.join('/');
  },
);

/** A word that looks like a choice is refused. */
export const folder = textOf(
  { allowed: 'the full path of a folder, or nothing to keep no package hashes', argument: '<folder>' },
  (text) => (/^(?:auto|always|never|true|false)$/i.test(text) ? null : oneLine(text)),
);

export const glob = textOf({ allowed: 'globs, one per line', argument: '<glob>' }, oneLine);
