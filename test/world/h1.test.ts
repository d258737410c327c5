import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashPackage, type PackageHashes } from '../../src/package/hash-archive.ts';
import { PackageError } from '../../src/package/package-error.ts';

interface Vector {
  readonly zip: string;
  readonly zh: string;
  readonly h1_of_zip: string;
  readonly terraform_providers_lock_recorded: readonly string[];
  readonly terraform_error: string | null;
}

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const folder = join(shared, 'vectors/h1');
const present = existsSync(folder);
if (!present) console.warn(`NOTICE: ${folder} is missing; the h1 vectors are not checked.`);
const vectors: Record<string, Vector> = present
  ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  : {};

/** Names that Terraform refuses to unpack or to hash: Lockproof must refuse them too. */
const refused: Record<string, string> = { 'newline-name': 'unsafe-name', dotdot: 'unsafe-name' };

async function hashOrRefuse(path: string): Promise<PackageHashes | string> {
  try {
    return await hashPackage(path);
  } catch (error) {
    if (error instanceof PackageError) return error.code;
    throw error;
  }
}

function expected(name: string, vector: Vector): unknown {
  const code = refused[name];
  if (code !== undefined) return code;
  const [directory = expect.any(String)] = vector.terraform_providers_lock_recorded;
  return { zh: vector.zh, h1: { archive: vector.h1_of_zip, directory } };
}

describe.skipIf(!present)('the hashes of real archives', () => {
  it.each(Object.entries(vectors))('%s: as in Go and Terraform', async (name, vector) => {
    expect(await hashOrRefuse(join(folder, vector.zip))).toEqual(expected(name, vector));
  });

  it('are counted', async () => {
    const all = Object.entries(vectors);
    let right = 0;
    for (const [name, vector] of all) {
      const got = await hashOrRefuse(join(folder, vector.zip));
      if (refused[name] !== undefined) expect(vector.terraform_error).not.toBeNull();
      if (typeof got === 'string' ? got === refused[name] : isRight(got, vector)) right += 1;
    }
    console.info(
      `h1: ${right} of ${all.length} archives right in both flavours (${Object.keys(refused).length} of them refused, as by Terraform)`,
    );
    expect(right).toBe(all.length);
  });
});

function isRight({ zh, h1 }: PackageHashes, vector: Vector): boolean {
  const recorded = vector.terraform_providers_lock_recorded;
  const directory = recorded.length === 0 || recorded.includes(h1.directory);
  return zh === vector.zh && h1.archive === vector.h1_of_zip && directory;
}
