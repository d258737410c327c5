import { z } from 'zod';
import { byteSize } from '../finding/byte-size.ts';
import { timeSpan } from '../http/run-time.ts';
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

/** A time in milliseconds, with its unit: `10 minutes`, `2 hours`. Empty: 0. */
export const time: Kind<number> = {
  ...textOf({ allowed: 'a time such as 10 minutes or 2 hours', argument: '<time>' }, (text) => {
    const [, count, unit] = /^([1-9]\d{0,4}) ?(second|minute|hour)s?$/.exec(text) ?? [];
    if (unit === undefined) return text === '' ? 0 : null;
    return Number(count) * ({ second: 1, minute: 60, hour: 3600 }[unit] ?? 0) * 1000;
  }),
  words: (milliseconds) => [milliseconds === 0 ? '' : timeSpan(milliseconds)],
};

/** A path inside the repository, in one spelling. */
export const repositoryPath = textOf(
  {
    allowed: 'one line with a path inside the repository, such as .github/lockproof.yml',
    argument: '<path>',
  },
  pathIn,
);

function pathIn(text: string): string | null {
  const parts = oneLine(text)?.replace(/^\.\//, '').split('/') ?? [''];
  return parts.some((part) => ['', '.', '..', '.git'].includes(part)) ? null : parts.join('/');
}

/** `owner/repo/path@ref`, a file of a different repository on GitHub; `null` for any other text. */
export function sharedFileIn(
  text: string,
): Readonly<Record<'owner' | 'repo' | 'path' | 'ref', string>> | null {
  const [, owner, repo, path, ref] =
    /^([a-z\d][\w-]*)\/([\w.-]+)\/([^@]{1,300})@([^@\s~^:?*[\\]{1,200})$/i.exec(text) ?? [];
  if (owner === undefined || repo === undefined || path === undefined || ref === undefined) return null;
  const isSound = /\w/.test(repo) && pathIn(path) === path && pathIn(ref) === ref && !ref.includes('..');
  return isSound ? { owner, repo, path, ref } : null;
}

export const policyPlace = textOf(
  {
    allowed:
      'one line with a path inside the repository, such as .github/lockproof.yml, or owner/repo/path@ref',
    argument: '<path>',
  },
  (text) => (sharedFileIn(text) === null ? pathIn(text) : text),
);

/** The policy that a policy file extends; empty: none. A shared policy cannot extend one itself. */
export const sharedPlace: Kind<string> = {
  allowed: 'owner/repo/path@ref',
  schema: ({ isShared }) =>
    isShared
      ? z.never({ error: 'a shared policy cannot extend another one; write its settings here.' })
      : z.string().refine((text) => text === '' || sharedFileIn(text) !== null, {
          error:
            'expected owner/repo/path@ref, such as example/policies/lockproof.yml@ and the sha of a commit',
        }),
};

/** Refuses a word that looks like a choice. */
export const folder = textOf(
  { allowed: 'the full path of a folder, or nothing to keep no package hashes', argument: '<folder>' },
  (text) => (/^(?:auto|always|never|true|false)$/i.test(text) ? null : oneLine(text)),
);

export const glob = textOf({ allowed: 'globs, one per line or flag', argument: '<glob>' }, oneLine);
