import { type Dirent, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { invalidInput, NotJudgedError, quoted, type UserError } from '../../errors.ts';
import type { AskFact, FactQuestion } from '../../evidence/keeper.ts';
import { type PackageHashes, packageWords } from '../../evidence/package-hashes.ts';
import type { Answer, Fetcher, GetOptions } from '../../http/fetcher.ts';
import { parseJson } from '../../http/json-answer.ts';
import { type KeptFile, otherWriters } from '../../kept-file.ts';
import { openMemory } from '../../memory.ts';
import { absent, known, type Outcome, type Unavailable, unavailable } from '../../outcome.ts';
import { touches } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import { githubThrough } from './github.ts';
import {
  drawQuestion,
  type EvidenceIndex,
  everyPackage,
  evidenceFolders,
  type KeptQuestion,
  mostDocumentBytes,
  mostIndexBytes,
  packageQuestion,
  parseIndex,
  readContent,
} from './index-file.ts';
import { questionOf } from './redaction.ts';
import type { SealingKeeper } from './sealed.ts';

interface ReplayOptions {
  readonly path: string;
  /** The digest of the run, where the caller has kept it: `sha256:` and 64 hex digits. */
  readonly digest: string | null;
  /** The folders under review: the author of the change could have filled a folder in them (T25, T75). */
  readonly reviewed: readonly string[];
}

interface Replay extends SealingKeeper {
  readonly digest: string;
  readonly recordedAt: Date;
  /** Files of the folder that are missing or changed, with the address whose answer each holds. */
  readonly damage: Awaited<ReturnType<typeof damageIn>>;
  /** Whether the run has requested something that the folder does not have. */
  isShort(): boolean;
}

/** Opens a folder of evidence and checks the index and every document; the run checks signatures again. @throws UserError if folder or digest are wrong @throws NotJudgedError if the index is not the recorded one */
export async function openReplay({ path, digest, reviewed }: ReplayOptions): Promise<Replay> {
  const root = resolve(path);
  const name = await chooseRun(path, root, digest);
  const why = digest === null ? await whyOfOthers(root, reviewed) : null;
  if (why !== null)
    throw invalidInput(
      `The folder ${quoted(path)} of --offline is not believed as it is, because ${why}; name the digest of the evidence with --evidence-digest.`,
    );
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
  const questions = Map.groupBy(index.questions, ({ method, url }) => `${method} ${url}`);
  let short = false;

  function answerAt(method: KeptQuestion['method'], url: string): KeptQuestion['answer'] | null {
    const [one, ...others] = questions.get(`${method} ${url}`) ?? [];
    return one === undefined || others.length > 0 ? null : one.answer;
  }

  function hashesAt(method: KeptQuestion['method'], url: string): PackageHashes | null {
    const answer = answerAt(method, url);
    return answer?.kind === 'value' && typeof answer.value === 'object' ? answer.value : null;
  }

  function numberAt(method: KeptQuestion['method'], url: string): number | null {
    const answer = answerAt(method, url);
    return answer?.kind === 'value' && typeof answer.value === 'number' ? answer.value : null;
  }

  function lacking(what: string): Unavailable {
    short = true;
    return unavailable('not-in-evidence', `the folder of evidence has no ${what}`);
  }

  const get = (url: string, options: GetOptions) => answerTo('GET', questionOf(url), options);

  async function answerTo(
    method: FactQuestion['method'],
    address: string,
    { maxBytes, what }: Pick<GetOptions, 'maxBytes' | 'what'>,
  ): Promise<Outcome<Answer>> {
    const answer = answerAt(method, address);
    if (answer === null)
      return lacking(`${questions.has(`${method} ${address}`) ? 'single ' : ''}answer of ${address}`);
    if (answer.kind === 'absent') return absent(what);
    if (answer.kind === 'unavailable') return answer;
    if (answer.kind === 'value') return lacking(`document of ${address}`);
    const { url, contentType, sha256, bytes } = answer;
    if (bytes > maxBytes)
      return unavailable('too-large', `the kept answer of ${address} is larger than ${maxBytes} bytes`);
    const content = await readContent(join(root, evidenceFolders.documents, sha256), sha256, bytes);
    if (content.kind !== 'whole') return lacking(`whole answer of ${address}`);
    return known({ url, contentType, body: content.bytes });
  }

  function packageFrom(url: string, wanted: string | null, what: string): Outcome<PackageHashes> {
    const address = questionOf(url);
    const question = packageQuestion(address, wanted);
    const answer = answerAt('PACKAGE', question);
    if (answer?.kind === 'absent') return absent(what);
    if (answer?.kind === 'unavailable') return answer;
    const hashes = hashesAt('PACKAGE', question);
    const isIt = hashes !== null && (wanted === null || hashes.zh === wanted);
    return isIt ? known(hashes) : lacking(`hashes of the package at ${address}`);
  }

  const fact: AskFact = async ({ method, url }) => {
    const answer = await answerTo(method, url, { maxBytes: mostDocumentBytes, what: 'the requested thing' });
    return answer.kind === 'known' ? known(parseJson(answer.value.body)) : answer;
  };

  return {
    fact,
    github: () => (index.github ? githubThrough(fact) : undefined),
    isShort: () => short,
    fetcher: () =>
      ({
        get,
        download: async (url) => lacking(`package from ${questionOf(url)}`),
        traffic: () => ({ requests: 0, bytesDownloaded: 0 }),
        close: async () => {},
      }) satisfies Fetcher,
    // The cache decides where a search begins. So it has what the cache of the first run had, and nothing else: then this run looks at the same packages.
    cache: () => ({ get: async (zh) => hashesAt('CACHE', zh), put: async () => {} }),
    hasher: (inner) => ({
      ...inner,
      hash: async (metadata) => packageFrom(metadata.downloadUrl, metadata.hash, packageWords(metadata)),
      hashUnnamed: async (download) => packageFrom(download.downloadUrl, null, packageWords(download)),
      sizeOf: (zh) => numberAt('SIZE', zh),
      downloaded: () => numberAt('SIZE', everyPackage) ?? 0,
    }),
    // Without the draw of that run no package is drawn, so that all of them have to be in the folder.
    draw: () => (among, release) => numberAt('DRAW', drawQuestion(release, among)) ?? Number.NaN,
  };
}

/** The name of the index to read: 64 hex digits. */
async function chooseRun(path: string, root: string, digest: string | null): Promise<string> {
  const mistake = (why: string): UserError => invalidInput(`The folder ${quoted(path)} of --offline ${why}`);
  if (path === '') throw mistake('has no name; name the folder that a run with --evidence has filled.');
  const runs = await runsIn(root);
  if (runs.length === 0)
    throw mistake('has no evidence; name the folder that a run with --evidence has filled.');
  if (digest !== null) {
    const name = digest.slice('sha256:'.length);
    if (runs.includes(name)) return name;
    throw new NotJudgedError(
      `The evidence ${digest} is not in the folder ${quoted(path)}, so nothing was judged: either the folder comes from a different run, or somebody has changed it.`,
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

/** Anybody who can write to the folder decides what every server says, so without a digest only the user may be able to. */
async function whyOfOthers(root: string, reviewed: readonly string[]): Promise<string | null> {
  if (touches(root, reviewed))
    return 'it is inside the folder under review, where the change itself could have filled it';
  const administrator = 0;
  const writers = await otherWriters([root, join(root, evidenceFolders.runs)], [administrator]);
  if (writers === null) return null;
  return writers === 'owner'
    ? 'it belongs to a different user'
    : 'users other than its owner may write to it';
}

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
async function damageIn(root: string, { questions }: EvidenceIndex) {
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
