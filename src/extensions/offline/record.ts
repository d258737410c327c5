import { lstat, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { makeFolder, obstacleWords } from '../../evidence/cache.ts';
import type { EvidenceKeeper } from '../../evidence/keeper.ts';
import type { PackageHashes } from '../../evidence/package-hashes.ts';
import type { Answer } from '../../http/fetcher.ts';
import type { Outcome } from '../../outcome.ts';
import { leadsOut } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import { sha256 } from '../../sha256.ts';
import { keepContent } from './content.ts';
import {
  evidenceFolders,
  type KeptAnswer,
  type KeptDownload,
  keptFailure,
  mostIndexBytes,
  parseIndex,
  printIndex,
} from './index-file.ts';
import { openNotes } from './notes.ts';
import { baseOf, openRedaction, type Redaction } from './redaction.ts';

interface RecordingOptions {
  /** As the user wrote it. */
  readonly path: string;
  /** The clock of the run. */
  readonly now: Date;
  /** The folders with the files under review: none of their symlinks may lead the evidence elsewhere (T94). */
  readonly reviewed?: readonly string[];
  /** Receives one sentence if the evidence cannot be kept. */
  readonly onNotice: (notice: string) => void;
}

/**
 * Keeps everything that a run learns from others. Several runs may share the folder, also at the same time: a document that is there
 * already is kept, and every run adds an index of its own.
 *
 * @throws UserError where nothing can be written, before anything is asked
 */
export async function openRecording({
  path,
  now,
  reviewed = [],
  onNotice,
}: RecordingOptions): Promise<EvidenceKeeper> {
  const root = resolve(path);
  await prepare(path, root, reviewed);
  const notes = openNotes();
  const redaction = openRedaction();
  let fault: unknown = null;

  /** A run whose evidence is lost still has a result, so the fault waits for the end. */
  async function keep(bytes: Uint8Array, folder: string, ending = ''): Promise<string> {
    try {
      return await keepContent(join(root, folder), bytes, ending);
    } catch (error) {
      fault ??= error;
      return sha256(bytes);
    }
  }

  async function answerOf(outcome: Outcome<Answer>): Promise<KeptAnswer> {
    if (outcome.kind !== 'known') return keptFailure(outcome);
    const { url, contentType, body } = outcome.value;
    const bytes = redaction.body(body);
    return {
      kind: 'known',
      status: 200,
      url: baseOf(url),
      contentType: contentType.slice(0, longestContentType),
      bytes: bytes.length,
      sha256: await keep(bytes, evidenceFolders.documents),
      ...(bytes === body ? {} : { redacted: true as const }),
    };
  }

  return {
    fetcher: (open) => {
      const inner = open();
      return {
        ...inner,
        async get(url, options) {
          const outcome = await inner.get(url, options);
          const about = options.what.slice(0, longestAbout);
          notes.question({
            method: 'GET',
            url: redaction.question(url),
            about,
            answer: await answerOf(outcome),
          });
          return outcome;
        },
      };
    },
    cache: (inner) => ({
      async get(zh) {
        const hashes = await inner.get(zh);
        if (hashes !== null) notes.fromCache(zh);
        return hashes;
      },
      put: (hashes) => inner.put(hashes),
    }),
    hasher: (inner) => ({
      ...inner,
      async hash(metadata) {
        const outcome = await inner.hash(metadata);
        if (outcome.kind === 'known') notes.package(outcome.value);
        else notes.download(failed(redaction, metadata.downloadUrl, metadata.hash, outcome));
        return outcome;
      },
      async hashUnnamed(download) {
        const outcome = await inner.hashUnnamed(download);
        if (outcome.kind !== 'known') {
          notes.download(failed(redaction, download.downloadUrl, null, outcome));
          return outcome;
        }
        notes.package(outcome.value);
        const url = redaction.question(download.downloadUrl);
        notes.download({ url, wanted: null, answer: { kind: 'known', zh: outcome.value.zh } });
        return outcome;
      },
      sizeOf(zh) {
        const bytes = inner.sizeOf(zh);
        if (bytes !== null) notes.size(zh, bytes);
        return bytes;
      },
      downloaded() {
        const bytes = inner.downloaded();
        notes.downloaded(bytes);
        return bytes;
      },
    }),
    draw: (inner) =>
      inner &&
      ((among, release) => {
        const drawn = inner(among, release);
        notes.draw({ release, among, drawn });
        return drawn;
      }),
    async seal() {
      const recordedAt = now.toISOString();
      const text = printIndex(notes.index(recordedAt));
      const bytes = Buffer.from(text);
      const readable = bytes.length <= mostIndexBytes && parseIndex(text) !== null;
      const digest = readable && fault === null ? await keep(bytes, evidenceFolders.runs, '.json') : null;
      if (digest !== null && fault === null) return { digest: `sha256:${digest}`, recordedAt, lacking: [] };
      const why = readable
        ? `writing to it fails${obstacleWords(fault)}`
        : 'this run has more answers, or longer ones, than an index may have';
      onNotice(`The evidence of this run could not be kept in ${quoted(path)}: ${why}.`);
      return null;
    },
  };
}

/** Only its beginning decides anything. */
const longestContentType = 200;
const longestAbout = 500;

function failed(
  redaction: Redaction,
  url: string,
  wanted: string | null,
  outcome: Exclude<Outcome<PackageHashes>, { kind: 'known' }>,
): KeptDownload {
  return { url: redaction.question(url), wanted, answer: keptFailure(outcome) };
}

/** Finds out what keeps a folder from being written before a run spends anything on it. */
async function prepare(path: string, root: string, reviewed: readonly string[]): Promise<void> {
  const unusable = (why: string): UserError =>
    new UserError(
      'invalid-input',
      `The folder ${quoted(path)} of --evidence cannot be used, because ${why}; name one that you can write to.`,
    );
  if (path === '') throw unusable('it has no name');
  if (path.startsWith('~')) throw unusable('"~" is not expanded here');
  if (leadsOut(root, reviewed)) throw unusable('a symlink on the way leads out of the files under review');
  try {
    for (const name of Object.values(evidenceFolders)) {
      const folder = join(root, name);
      await makeFolder(folder);
      if (!(await lstat(folder)).isDirectory()) throw unusable(`its ${name} is not a real folder`);
      const probe = join(folder, `.${crypto.randomUUID()}`);
      await writeFile(probe, '', { flag: 'wx', mode: 0o600 });
      await rm(probe);
    }
  } catch (error) {
    throw error instanceof UserError ? error : unusable(`writing to it fails${obstacleWords(error)}`);
  }
}
