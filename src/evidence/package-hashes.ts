import { statfsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { orNull } from '../errors.ts';
import { byteSize } from '../finding/byte-size.ts';
import { hashOfZip } from '../hash.ts';
import type { DownloadedFile, Fetcher, Login, Room } from '../http/fetcher.ts';
import { endless } from '../http/run-time.ts';
import {
  askedFor,
  known,
  type Outcome,
  type Unavailable,
  type UnavailableCode,
  unavailable,
} from '../outcome.ts';
import { openHashPool } from '../package/hash-pool.ts';
import { inflatedBytesFor } from '../package/inflation.ts';
import { PackageError, type PackageErrorCode } from '../package/package-error.ts';
import type { PackageMetadata } from '../registry/registry.ts';
import { sha256OfFile } from '../sha256.ts';
import { openDiskRoom } from './disk-room.ts';
import { mostDownloads, openPace } from './download-pace.ts';
import type { PackageFlavour } from './evidence.ts';
import type { NamedPackage, Progress } from './plan.ts';

/** Facts about the content of one package. They hold wherever the same bytes are. */
export interface PackageHashes {
  readonly zh: string;
  /** The h1 of the archive's entries, as Terraform checks it after a download. */
  readonly archive: string;
  /** The h1 of the unpacked folder, the only hash of its files that Terraform records. */
  readonly directory: string;
}

export function hashesOf({ zh, archive, directory }: PackageHashes): readonly string[] {
  return [zh, archive, directory];
}

/** How a hash of a package's files was made; `null` if the package does not have it. */
export function flavourOf(hash: string, { archive, directory }: PackageHashes): PackageFlavour | null {
  if (hash === directory) return hash === archive ? 'directory and archive' : 'directory';
  return hash === archive ? 'archive' : null;
}

/** Downloads and hashes packages, several at a time. Only a few of them are on disk at once. */
export interface PackageHasher {
  /** Downloads a package, and opens it only if its bytes have the digest of a document (T26). */
  hash(metadata: PackageMetadata): Promise<Outcome<PackageHashes>>;
  /** The same for a package of a mirror, which no document names: its hashes are an unsigned statement of the mirror. */
  hashUnnamed(download: UnnamedDownload): Promise<Outcome<PackageHashes>>;
  /** Hashes an archive on this machine. @param what for messages */
  hashFile(path: string, what: string): Promise<Outcome<PackageHashes>>;
  /** The bytes of a package that was downloaded, or whose size its server announced. @param zh its digest */
  sizeOf(zh: string): number | null;
  downloaded(): number;
  close(): Promise<void>;
}

type UnnamedDownload = NamedPackage &
  Pick<PackageMetadata, 'downloadUrl' | 'executable'> & { readonly login?: Login | undefined };

/** More than ten times the largest provider package known. */
export const largestPackage = 2 * 1024 ** 3;

/** Bytes of packages on disk at one time, however many a run needs. Only a single package may be larger. */
const mostOnDisk = 1024 ** 3;

/** The same on this machine: at most half of what is free. A small disk costs time, not the verdict. */
export function roomOnDisk(look: typeof freeBytes = freeBytes): number {
  return Math.min(mostOnDisk, (orNull(() => look(tmpdir())) ?? Number.POSITIVE_INFINITY) / 2);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const mostUnderWay: number = mostDownloads + availableParallelism();

export function openPackageHasher(
  fetcher: Fetcher,
  progress: Progress,
  maxInflated = inflatedBytesFor(0),
  time = endless,
): PackageHasher {
  const pool = openHashPool({ maxInflated, left: time.left });
  const most = roomOnDisk();
  const disk = openDiskRoom(most);
  // A download that begins with the disk nearly full would only wait.
  const pace = openPace({ threads: pool.threads, hasRoom: () => disk.used() < 0.75 * most });
  const sizes = new Map<string, number>();
  let underWay = 0;

  /** @param wanted the digest that the bytes must have; `null`: any @param stated the size as the registry states it */
  async function hash(
    { address, version, platform, downloadUrl, executable, login }: UnnamedDownload,
    wanted: string | null,
    stated: number | null,
  ): Promise<Outcome<PackageHashes>> {
    const named = { address, version, platform };
    const what = packageWords(named);
    const flow = await pace.begin();
    // A package that could no longer be opened needs no download.
    if (pool.inflated() > maxInflated) {
      flow.gone();
      return inflatedTooMuch();
    }
    const claim = disk.claim();
    let [received, size, bytes] = [0, stated, 0];
    const tell = () => progress.onDownloadProgress?.({ ...named, received, size });
    const room: Room = {
      begin(announced) {
        pool.prepare(underWay);
        [received, size] = [0, announced ?? stated];
        tell();
        return claim.begin(size);
      },
      take(more) {
        received += more;
        tell();
      },
    };
    underWay += 1;
    const open = async (file: DownloadedFile): Promise<Outcome<PackageHashes>> => {
      flow.arrived();
      bytes = file.bytes;
      sizes.set(file.zh, bytes);
      if (stated !== null && bytes !== stated)
        return unavailable('disagreement', `${what} has ${bytes} bytes, and the registry states ${stated}`);
      if (wanted !== null && file.zh !== wanted)
        return unavailable('disagreement', `${what} is not the file whose digest the registry gave`);
      return hashArchive(file, what, executable);
    };
    progress.onDownloadStart?.({ ...named, size: stated });
    try {
      const maxBytes = Math.min(largestPackage, stated ?? largestPackage);
      const hashed = askedFor(await fetcher.download(downloadUrl, { maxBytes, what, login, room }, open), {
        request: 'package',
        host: new URL(downloadUrl).host,
      });
      if (hashed.kind === 'known') return hashed.value;
      if (wanted !== null && hashed.kind === 'unavailable' && hashed.bytes !== undefined)
        sizes.set(wanted, hashed.bytes);
      const isLonger = hashed.kind === 'unavailable' && hashed.code === 'too-large' && maxBytes === stated;
      return isLonger
        ? unavailable('disagreement', `${what} has more than the ${stated} bytes that the registry states`)
        : hashed;
    } finally {
      underWay -= 1;
      claim.release();
      flow.gone();
      progress.onDownloadEnd?.({ ...named, bytes });
    }
  }

  async function hashFile(path: string, what: string): Promise<Outcome<PackageHashes>> {
    try {
      if ((await stat(path)).size > largestPackage)
        return unavailable('too-large', `${what} is larger than ${largestPackage} bytes`);
      return await hashArchive({ path, zh: hashOfZip(await sha256OfFile(path)) }, what);
    } catch (error) {
      return packageFault(error, what);
    }
  }

  async function hashArchive(
    { path, zh }: Pick<DownloadedFile, 'path' | 'zh'>,
    what: string,
    executable?: string | null,
  ) {
    try {
      const { archive, directory } = await pool.hash(path, executable);
      return known({ zh, archive, directory });
    } catch (error) {
      if (error instanceof PackageError && error.code === 'run-limit') return inflatedTooMuch();
      if (error instanceof PackageError && error.code === 'no-executable')
        return unavailable(
          'disagreement',
          `the file name of ${what} does not begin with that of this provider, and the archive has no executable named ${executable}`,
        );
      if (time.left() === 0) return time.exceeded();
      return packageFault(error, what);
    }
  }

  function inflatedTooMuch(): Unavailable {
    return unavailable(
      'inflation',
      `one run may inflate ${byteSize(maxInflated)} of packages, and this one has inflated ${byteSize(pool.inflated())}`,
    );
  }

  return {
    hash: (metadata) => hash(metadata, metadata.hash, metadata.sizes.get(metadata.platform) ?? null),
    hashUnnamed: (download) => hash(download, null, null),
    hashFile,
    sizeOf: (zh) => sizes.get(zh) ?? null,
    downloaded: () => fetcher.traffic().bytesDownloaded,
    close: () => pool.close(),
  };
}

export function packageWords({ address, version, platform }: NamedPackage): string {
  return `the ${platform} package of ${address} ${version}`;
}

/** Why a package cannot be hashed. @throws what is no fault of the package */
export function packageFault(error: unknown, what: string): Unavailable {
  if (error instanceof PackageError)
    return unavailable(outcomeCodes[error.code], `${what} cannot be read (${error.message})`);
  if (error instanceof Error && 'syscall' in error)
    return unavailable('unreadable', `${what} cannot be read from disk`);
  throw error;
}

const outcomeCodes: Readonly<Record<PackageErrorCode, UnavailableCode>> = {
  'not-an-archive': 'malformed-answer',
  'ambiguous-archive': 'malformed-answer',
  'unsafe-name': 'malformed-answer',
  'unsupported-entry': 'malformed-answer',
  'corrupt-entry': 'malformed-answer',
  'no-executable': 'disagreement',
  'too-many-entries': 'too-large',
  'too-large': 'too-large',
  'run-limit': 'inflation',
  'too-slow': 'too-large',
  'not-hashed': 'too-large',
};
