import { lstat, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { invalidInput, orNull, quoted, UserError } from '../../errors.ts';
import type { AskFact } from '../../evidence/keeper.ts';
import type { PackageHashes } from '../../evidence/package-hashes.ts';
import type { Answer } from '../../http/fetcher.ts';
import { makeFolder, obstacleWords } from '../../kept-file.ts';
import { known, type Outcome, unavailable } from '../../outcome.ts';
import { leadsOut } from '../../paths.ts';
import { sha256 } from '../../sha256.ts';
import { toolVersion } from '../../tool.ts';
import { githubThrough } from './github.ts';
import {
  drawQuestion,
  everyPackage,
  evidenceFolders,
  evidenceSchema,
  type KeptAnswer,
  type KeptQuestion,
  keepContent,
  mostIndexBytes,
  packageQuestion,
  parseIndex,
  printIndex,
} from './index-file.ts';
import { baseOf, openRedaction } from './redaction.ts';
import type { SealingKeeper } from './sealed.ts';

interface RecordingOptions {
  readonly path: string;
  readonly now: Date;
  /** The folders with the files under review: none of their symlinks may lead the evidence elsewhere (T94). */
  readonly reviewed?: readonly string[];
  readonly onNotice: (notice: string) => void;
}

/** Keeps what a run learns from others, each run with its own index. @throws UserError if it cannot write */
export async function openRecording({
  path,
  now,
  reviewed = [],
  onNotice,
}: RecordingOptions): Promise<SealingKeeper> {
  const root = resolve(path);
  await prepare(path, root, reviewed);
  const redaction = openRedaction();
  // Two different answers to one request are two facts, and both are kept.
  const questions = new Map<string, KeptQuestion>();
  let bytesDownloaded = 0;
  let fault: unknown = null;
  let github = false;

  function note(method: KeptQuestion['method'], url: string, answer: KeptAnswer, about = url): void {
    questions.set(JSON.stringify([method, url, answer]), { method, url, about, answer });
  }

  function noteValue(method: KeptQuestion['method'], url: string, value: PackageHashes | number): void {
    note(method, url, { kind: 'value', value });
  }

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
    if (outcome.kind !== 'known') return failure(outcome);
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

  function noted(url: string, wanted: string | null, outcome: Outcome<PackageHashes>) {
    const question = packageQuestion(redaction.question(url), wanted);
    if (outcome.kind === 'known') noteValue('PACKAGE', question, outcome.value);
    else note('PACKAGE', question, failure(outcome));
    return outcome;
  }

  const fact: AskFact = async ({ method, url }, ask) => {
    const outcome = await ask();
    const text = outcome.kind === 'known' ? orNull(() => JSON.stringify(outcome.value)) : '';
    const usable =
      text === null ? unavailable('malformed-answer', 'the answer is nested too deeply') : outcome;
    const answer = await answerOf(
      usable.kind === 'known'
        ? known({ url, contentType: 'application/json', body: Buffer.from(text ?? '') })
        : usable,
    );
    note(method, url, answer);
    return usable;
  };

  return {
    fact,
    github(access) {
      github = access !== undefined;
      return access && githubThrough(fact, access);
    },
    fetcher: (open) => {
      const inner = open();
      return {
        ...inner,
        async get(url, options) {
          const outcome = await inner.get(url, options);
          if (options.secret) return outcome;
          const about = options.what.slice(0, longestAbout);
          note('GET', redaction.question(url), await answerOf(outcome), about);
          return outcome;
        },
      };
    },
    cache: (inner) => ({
      async get(zh) {
        const hashes = await inner.get(zh);
        if (hashes !== null) noteValue('CACHE', zh, hashes);
        return hashes;
      },
      put: (hashes) => inner.put(hashes),
    }),
    hasher: (inner) => ({
      ...inner,
      hash: async (metadata) => noted(metadata.downloadUrl, metadata.hash, await inner.hash(metadata)),
      hashUnnamed: async (download) => noted(download.downloadUrl, null, await inner.hashUnnamed(download)),
      sizeOf(zh) {
        const bytes = inner.sizeOf(zh);
        if (bytes !== null) noteValue('SIZE', zh, bytes);
        return bytes;
      },
      downloaded() {
        bytesDownloaded = inner.downloaded();
        return bytesDownloaded;
      },
    }),
    draw: (inner) =>
      inner &&
      ((among, release) => {
        const drawn = inner(among, release);
        noteValue('DRAW', drawQuestion(release, among), drawn);
        return drawn;
      }),
    async seal() {
      noteValue('SIZE', everyPackage, bytesDownloaded);
      const recordedAt = now.toISOString();
      const text = printIndex({
        schema: evidenceSchema,
        tool: { name: 'lockproof', version: toolVersion },
        recordedAt,
        ...(github ? { github } : {}),
        questions: [...questions.values()],
      });
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

function failure(outcome: Exclude<Outcome<unknown>, { kind: 'known' }>): KeptAnswer {
  return outcome.kind === 'absent' ? { kind: 'absent' } : outcome;
}

/** Only its beginning decides anything. */
const longestContentType = 200;
const longestAbout = 500;

/** Finds out what keeps a folder from being written before a run spends anything on it. */
async function prepare(path: string, root: string, reviewed: readonly string[]): Promise<void> {
  const unusable = (why: string): UserError =>
    invalidInput(
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
