import { codeInBrackets } from '../errors.ts';
import { hashOfZip } from '../hash.ts';
import { sha256OfFile } from '../sha256.ts';
import { type HashedEntry, readArchive } from './archive.ts';
import { type EntryName, type HashedFile, hashLines, unpackedPath } from './dirhash.ts';
import type { CountInflated } from './inflation.ts';
import { PackageError, refuse } from './package-error.ts';

/** Two legitimate `h1:`. They differ if there are folder entries, repeated, `./` or absolute names. */
export interface ArchiveHashes {
  /** `h1:…` over the entries of the archive (Go's HashZip). Terraform checks a download with it. */
  readonly archive: string;
  /** `h1:…` over the files of the unpacked archive (Go's HashDir). Terraform records it. */
  readonly directory: string;
}

/** Both `h1:` hashes of a zip archive, whose `zh:` must be proven, as Terraform would compute them. @param executable the file that must be at the root; left out: any @throws PackageError if Terraform could not install it either, or it exceeds a limit; the errors of `count` */
export async function hashArchive(
  path: string,
  count: CountInflated = () => {},
  executable: string | null = null,
): Promise<ArchiveHashes> {
  const entries = await readArchive(path, count);
  const unpacked = unpackedFiles(entries);
  if (executable !== null && !unpacked.some(([name]) => isExecutable(name, executable)))
    refuse('no-executable', `The archive has no executable ${executable}`);
  // A repeated name has one line per entry, each with the content of the last one.
  const last = new Map(entries.map(({ name, sha256 }) => [name, sha256]));
  const files = entries.map(({ name, sha256 }): HashedFile => [name, last.get(name) ?? sha256]);
  return { archive: hashLines(files), directory: hashLines(unpacked) };
}

/** As Terraform finds the program in the folder of an installed package: a version or an ending may follow. */
function isExecutable(name: EntryName, executable: string): boolean {
  return name.startsWith(executable) && /^(?:[_.][^/]*)?$/.test(name.slice(executable.length));
}

/** Every hash that a lock file may have for one package. */
export interface PackageHashes {
  /** `zh:` and the lower-case hex SHA-256 of the archive. */
  readonly zh: string;
  readonly h1: ArchiveHashes;
}

/** All hashes of the provider package at a path. @throws PackageError, `not-hashed` if it cannot be read */
export async function hashPackage(zipPath: string): Promise<PackageHashes> {
  try {
    return { zh: hashOfZip(await sha256OfFile(zipPath)), h1: await hashArchive(zipPath) };
  } catch (cause) {
    if (cause instanceof PackageError) throw cause;
    throw new PackageError('not-hashed', `The file cannot be read${codeInBrackets(cause)}`, { cause });
  }
}

/** Later entries overwrite earlier ones; folders have no line. */
function unpackedFiles(entries: readonly HashedEntry[]): readonly HashedFile[] {
  const files = new Map<EntryName, string>();
  const folders = new Set<EntryName>(['']);
  for (const { name, sha256, folder } of entries) {
    const path = unpackedPath(name);
    for (const parent of parentsOf(path)) folders.add(parent);
    if (folder) folders.add(path);
    else files.set(path, sha256);
  }
  for (const path of files.keys()) {
    if (folders.has(path)) refuse('ambiguous-archive', 'The archive has one name for a file and a folder');
  }
  return [...files];
}

function* parentsOf(path: EntryName): Generator<EntryName> {
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1))
    yield path.slice(0, slash);
}
