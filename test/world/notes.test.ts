import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typesNamed } from '../../src/extensions/notes/note.ts';
import { readNotes } from '../../src/extensions/notes/read-notes.ts';

const folder = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'vectors/notes',
);
const present = existsSync(folder);
if (!present) console.warn(`NOTICE: ${folder} is missing; no real release notes are read.`);

interface Upgrade {
  readonly provider: string;
  readonly from: string;
  readonly to: string;
  readonly versions: readonly string[];
  readonly declared: readonly string[];
  readonly named: readonly {
    readonly version: string;
    readonly section: string;
    readonly types: readonly string[];
    readonly begins: string;
  }[];
}

const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const plain = (text: string) =>
  text
    .replace(/\s*\(?\[*(?:#|GH-)\d.*$/, '')
    .replaceAll(/[`*\\[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Those that name a type where a plain search of the text finds none: `resource_google_x` and `google_*_iam_*`. */
const beyond = [
  'google 6.15.0 google_storage_bucket_object',
  'google 7.23.0 google_kms_crypto_key_iam_binding',
];

describe.skipIf(!present)('41 real upgrades', () => {
  const upgrades: readonly Upgrade[] = present ? read('upgrades') : [];
  const texts = new Map(
    upgrades.map(({ provider }) => [provider, read(provider.replace('/', '-')) as Record<string, string>]),
  );

  it('have the notes that name a declared type, with their types and sections, and no others', () => {
    const [missed, more]: [string[], string[]] = [[], []];
    let all = 0;
    for (const { provider, versions, declared, named } of upgrades) {
      const types = new Set(declared);
      const found = versions.flatMap((version) =>
        readNotes(texts.get(provider)?.[version] ?? '').flatMap(({ section, parts }) => {
          const own = typesNamed(parts.join(' '), types);
          return own.length === 0
            ? []
            : [{ version, section, types: own.join(), text: plain(parts.join(' ')) }];
        }),
      );
      all += named.length;
      for (const { version, section, types, begins } of named) {
        const at = found.findIndex(
          (each) =>
            each.version === version &&
            each.section === section &&
            each.types === types.join() &&
            each.text.startsWith(plain(begins).slice(0, 40)),
        );
        if (at === -1) missed.push(`${version} ${begins}`);
        else found.splice(at, 1);
      }
      more.push(...found.map(({ version, types }) => `${provider.split('/')[1]} ${version} ${types}`));
    }
    console.log(`${all - missed.length} of ${all} notes found, ${more.length} more`);
    expect(missed).toEqual([]);
    expect(more).toEqual(beyond);
  });
});
