import { type Dirent, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NotJudgedError, UserError } from '../../errors.ts';
import { type PackageHashes, packageWords } from '../../evidence/package-hashes.ts';
import type { Answer, Fetcher, GetOptions } from '../../http/fetcher.ts';
import { type KeptFile, otherWriters } from '../../kept-file.ts';
import { openMemory } from '../../memory.ts';
import { absent, known, type Outcome, type Unavailable, unavailable } from '../../outcome.ts';
import { touches } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import { inTurns } from '../../semaphore.ts';
import { readContent } from './content.ts';
import {
  type EvidenceIndex,
  evidenceFolders,
  type KeptDownload,
  mostDocumentBytes,
  mostIndexBytes,
  parseIndex,
} from './index-file.ts';
import { questionOf } from './redaction.ts';
import type { SealingKeeper } from './sealed.ts';

interface ReplayOptions {
  /** As the user wrote it. */
  readonly path: string;
  /** The digest of the run, where the caller has kept it: `sha256:` and 64 hex digits. */
  readonly digest: string | null;
  /** The folders under review: the author of the change could have filled a folder in them (T25, T75). */
  readonly reviewed: readonly string[];
}

/** The answers of an earlier run. Nobody is asked. */
export interface Replay extends SealingKeeper {
  /** Over the index. */
  readonly digest: string;
  readonly recordedAt: Date;
  /** What of the folder is missing or changed, with the address whose answer it is. */
  readonly damage: readonly Damage[];
  /** Whether the run has asked for something that the folder does not have. */
  isShort(): boolean;
}

interface Damage {
  readonly url: string;
  /** Relative to the folder. */
  readonly file: string;
  /** The end of a sentence: `is missing`. */
  readonly why: string;
}

/**
 * Opens a folder of evidence and checks all of it: the index against its name and against the digest that the caller has, every document
 * against the index. Signatures are not believed but checked again, by the run.
 *
 * @throws UserError where the folder or the digest is a mistake of the user
 * @throws NotJudgedError where the index is not the one that was recorded
 */
export async function openReplay({ path, digest, reviewed }: ReplayOptions): Promise<Replay> {
  const root = resolve(path);
  const name = await chooseRun(path, root, digest);
  if (digest === null) await refuseFolderOfOthers(path, root, reviewed);
  const index = await readIndex(path, root, name);
  const damage = await damageIn(root, index);
  const sealed = {
    digest: `sha256:${name}`,
    recordedAt: index.recordedAt,
    lacking: [...new Set(damage.map(({ url }) => url))],
  };
  return {
    ...answersOf(root, index),
    digest: sealed.digest,
    recordedAt: new Date(index.recordedAt),
    damage,
    seal: async () => sealed,
  };
}

type Answers = Omit<SealingKeeper, 'seal'> & Pick<Replay, 'isShort'>;

function answersOf(root: string, index: EvidenceIndex): Answers {
  const questions = Map.groupBy(index.questions, ({ url }) => url);
  const hashes = new Map(index.packages.map(({ fromCache: _, ...known }) => [known.zh, known]));
  const cached = new Set(index.packages.flatMap(({ zh, fromCache }) => (fromCache ? [zh] : [])));
  const downloads = new Map(index.downloads.map((one) => [downloadKey(one.url, one.wanted), one.answer]));
  const draws = new Map(index.draws.map((draw) => [draw.release, draw]));
  const sizes = new Map(index.sizes.map(({ zh, bytes }) => [zh, bytes]));
  let short = false;

  function lacking(what: string): Unavailable {
    short = true;
    return unavailable('not-in-evidence', `the folder of evidence has no ${what}`);
  }

  async function get(url: string, { maxBytes, what }: GetOptions): Promise<Outcome<Answer>> {
    const address = questionOf(url);
    const [question, ...others] = questions.get(address) ?? [];
    if (question === undefined) return lacking(`answer of ${address}`);
    if (others.length > 0) return lacking(`single answer of ${address}`);
    const { answer } = question;
    switch (answer.kind) {
      case 'absent':
        return absent(what);
      case 'unavailable':
        return answer;
      case 'known': {
        if (answer.bytes > maxBytes)
          return unavailable('too-large', `the kept answer of ${address} is larger than ${maxBytes} bytes`);
        const content = await readContent(documentPath(root, answer.sha256), answer.sha256, answer.bytes);
        return content.kind === 'whole'
          ? known({ url: answer.url, contentType: answer.contentType, body: content.bytes })
          : lacking(`whole answer of ${address}`);
      }
    }
  }

  function packageFrom(url: string, wanted: string | null, what: string): Outcome<PackageHashes> {
    const address = questionOf(url);
    const answer = downloads.get(downloadKey(address, wanted));
    switch (answer?.kind) {
      case 'absent':
        return absent(what);
      case 'unavailable':
        return answer;
      case 'known':
      case undefined: {
        const found = hashes.get(wanted ?? answer?.zh ?? '');
        return found === undefined ? lacking(`hashes of the package at ${address}`) : known(found);
      }
    }
  }

  return {
    isShort: () => short,
    fetcher: () =>
      ({
        get,
        download: async (url) => lacking(`package from ${questionOf(url)}`),
        traffic: () => ({ requests: 0, bytesDownloaded: 0 }),
        close: async () => {},
      }) satisfies Fetcher,
    // The cache decides where a search begins. So it has what the cache of the first run had, and nothing else: then this run looks at the same packages.
    cache: () => ({
      get: async (zh) => (cached.has(zh) ? (hashes.get(zh) ?? null) : null),
      put: async () => {},
    }),
    hasher: (inner) => ({
      ...inner,
      hash: async (metadata) => packageFrom(metadata.downloadUrl, metadata.hash, packageWords(metadata)),
      hashUnnamed: async (download) => packageFrom(download.downloadUrl, null, packageWords(download)),
      sizeOf: (zh) => sizes.get(zh) ?? null,
      downloaded: () => index.bytesDownloaded,
    }),
    draw: () => (among, release) => {
      const draw = draws.get(release);
      // Without the draw of that run no package is drawn, so that all of them have to be in the folder.
      return draw?.among === among ? draw.drawn : Number.NaN;
    },
  };
}

function downloadKey(url: string, wanted: KeptDownload['wanted']): string {
  return JSON.stringify([url, wanted]);
}

/** @param sha256 64 hex digits, which the index guarantees */
function documentPath(root: string, sha256: string): string {
  return join(root, evidenceFolders.documents, sha256);
}

/** The name of the index to read: 64 hex digits. */
async function chooseRun(path: string, root: string, digest: string | null): Promise<string> {
  const mistake = (why: string): UserError =>
    new UserError('invalid-input', `The folder ${quoted(path)} of --offline ${why}`);
  if (path === '') throw mistake('has no name; name the folder that a run with --evidence has filled.');
  const runs = await runsIn(root);
  if (runs.length === 0)
    throw mistake('has no evidence; name the folder that a run with --evidence has filled.');
  if (digest !== null) {
    const name = digest.slice('sha256:'.length);
    if (runs.includes(name)) return name;
    throw new NotJudgedError(
      `The evidence ${digest} is not in the folder ${quoted(path)}, so nothing was judged: either the folder is of another run, or somebody has changed it.`,
    );
  }
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0) return only;
  throw mistake(`has the evidence of ${runs.length} runs; say which one with --evidence-digest.`);
}

/** The digests in the names of the indexes. A folder that is not one of evidence has none. */
async function runsIn(root: string): Promise<readonly string[]> {
  const folders = Object.values(evidenceFolders).map((name) => join(root, name));
  try {
    // A symlink could lead anywhere.
    if (!folders.every((folder) => lstatSync(folder).isDirectory())) return [];
    const entries = await readdir(join(root, evidenceFolders.runs), { withFileTypes: true });
    return entries.flatMap((entry: Dirent) => /^([0-9a-f]{64})\.json$/.exec(entry.name)?.[1] ?? []);
  } catch {
    return [];
  }
}

/** Whoever can write to the folder decides what every server says, so without a digest only the user may be able to. */
async function refuseFolderOfOthers(path: string, root: string, reviewed: readonly string[]): Promise<void> {
  const why = await whyOfOthers(root, reviewed);
  if (why === null) return;
  throw new UserError(
    'invalid-input',
    `The folder ${quoted(path)} of --offline is not believed as it is, because ${why}; name the digest of the evidence with --evidence-digest.`,
  );
}

async function whyOfOthers(root: string, reviewed: readonly string[]): Promise<string | null> {
  if (touches(root, reviewed))
    return 'it is inside the folder under review, where the change itself could have filled it';
  switch (await otherWriters([root, join(root, evidenceFolders.runs)], [administrator])) {
    case 'owner':
      return 'it belongs to another user';
    case 'others':
      return 'users other than its owner may write to it';
    case null:
      return null;
  }
}

const administrator = 0;

async function readIndex(path: string, root: string, name: string): Promise<EvidenceIndex> {
  const file = `${evidenceFolders.runs}/${name}.json`;
  const content = await readContent(join(root, file), name, mostIndexBytes);
  const index = content.kind === 'whole' ? parseIndex(Buffer.from(content.bytes).toString()) : null;
  if (index !== null) return index;
  const why =
    content.kind === 'whole' ? 'is not an index of evidence that this version reads' : states[content.kind];
  throw new NotJudgedError(
    `The evidence in ${quoted(path)} cannot be used, so nothing was judged: ${file} ${why}.`,
  );
}

const states: Readonly<Record<Exclude<KeptFile['kind'], 'whole'>, string>> = {
  missing: 'is missing',
  odd: 'is not what was recorded',
  unreadable: 'cannot be read',
};

const documentsAtATime = 16;

/** Every document is read once before anything is judged, so that a change is noticed whether the run needs the document or not. */
async function damageIn(root: string, { questions }: EvidenceIndex): Promise<readonly Damage[]> {
  const reading = openMemory<ReturnType<typeof readContent>>();
  const damage = await inTurns(questions, documentsAtATime, async ({ url, answer }) => {
    if (answer.kind !== 'known') return [];
    const { sha256, bytes } = answer;
    const file = `${evidenceFolders.documents}/${sha256}`;
    const limit = Math.min(bytes, mostDocumentBytes);
    const { kind } = await reading(`${sha256} ${bytes}`, () => readContent(join(root, file), sha256, limit));
    return kind === 'whole' ? [] : [{ url, file, why: states[kind] }];
  });
  return damage.flat();
}
