import { z } from 'zod';
import { openSemaphore } from '../../semaphore.ts';
import type { BlobReader } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
import { blobSha, type TreeEntry } from '../tree.ts';
import { ask, failure } from './answer.ts';
import type { GraphQL } from './graphql.ts';
import type { GitHubRepository } from './octokit.ts';

type Blob = Pick<TreeEntry, 'sha' | 'size'>;

/** The contents of blobs of one repository, each asked for once while it is remembered. */
export interface Blobs {
  readonly read: BlobReader;
  /** Names blobs that will probably be read: they come along where the next question has room. */
  expect(blobs: readonly Blob[]): void;
  /** Remembers a blob that came in another answer. */
  know(sha: string, bytes: Uint8Array): void;
  /** Asks for blobs that will be read one after the other, all at once. */
  bring(blobs: readonly Blob[]): Promise<void>;
}

/**
 * What one question asks for. GitHub gives up after ten seconds, or after too much work; others ask for 250 files at once. The text of a blob is cut at
 * 512,000 bytes.
 */
const mostInAQuestion = { blobs: 100, bytes: 512 * 1024 };
/** Larger blobs are read by REST, which gives every byte up to 100 MB. */
const largestByGraphQL = 256 * 1024;
/** An answer of REST takes four times the size of its blob until it is decoded, so large ones come one by one (T68). */
const largeAtATime = 1;
const questionsAtATime = 4;
/** Of a question that GitHub gave up on, each part has a quarter; then REST is asked. */
const parts = 4;
const smallestPart = 5;
/**
 * Blobs that GraphQL could give and does not: binary ones, and all where its budget is used up. REST has 1,000 requests an hour for all jobs of a
 * repository, and one pull request should not take all of them (T68).
 */
const mostByRest = 200;
/** Bytes of small blobs that are remembered. The configuration of both revisions is less. */
const remembered = 32 * 1024 * 1024;

/**
 * Reads blobs by their ids: small ones by GraphQL, as many as fit in one question, and by REST what GraphQL cannot give, which is what is binary, large
 * or no UTF-8. What is asked for in one turn of the event loop goes into one question. The bytes must have the requested object id. REST also serves
 * files over 1 MB, for which its contents API leaves out the text (T45).
 */
export function openBlobs(repository: GitHubRepository, graphql: GraphQL): Blobs {
  const known = openStore();
  const expected = new Map<string, Blob>();
  let wanted: Wanted[] = [];
  const large = openSemaphore(largeAtATime);
  const questions = openSemaphore(questionsAtATime);
  let byRest = 0;
  /** Why GraphQL is asked no more: it did not answer a small question either. */
  let broken: { readonly error: unknown } | null = null;

  function read(blob: Blob): Promise<Uint8Array> {
    if (blob.size > largestByGraphQL || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(blob.sha))
      return large(() => readByRest(repository, blob.sha));
    return known(blob, () => want(blob));
  }

  function want(blob: Blob): Promise<Uint8Array> {
    expected.delete(blob.sha);
    if (wanted.length === 0) setImmediate(askForWanted);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    wanted.push({ ...blob, resolve, reject });
    return promise;
  }

  function askForWanted(): void {
    const all = wanted;
    wanted = [];
    const packed = questionsFor(all);
    const last = packed.at(-1);
    if (last !== undefined) fillUp(last);
    for (const question of packed) void answer(question, all.length);
  }

  /** The room of a question costs nothing. */
  function fillUp(question: Wanted[]): void {
    let bytes = question.reduce((sum, { size }) => sum + size, 0);
    for (const blob of [...expected.values()]) {
      bytes += blob.size;
      if (question.length >= mostInAQuestion.blobs || bytes > mostInAQuestion.bytes) return;
      expected.delete(blob.sha);
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      known(blob, () => promise).catch(() => {});
      question.push({ ...blob, resolve, reject });
    }
  }

  /** @param all how many are wanted with these at one time */
  async function answer(question: readonly Wanted[], all: number): Promise<void> {
    await questions(() => answerBy(question, all)).catch((error: unknown) => {
      for (const { reject } of question) reject(error);
    });
  }

  async function answerBy(question: readonly Wanted[], all: number): Promise<void> {
    if (broken !== null) return allByRest(question, { ...broken, all });
    const answered = await graphql.ask(questionAbout(question), {});
    switch (answered.kind) {
      case 'answered': {
        const missing = await settle(question, textsIn(answered.data));
        if (answered.error === null) return allByRest(missing, null);
        // GitHub answers as much as it can within its limits of work.
        if (missing.length === question.length) return inParts(question, all, answered.error);
        return missing.length === 0 ? undefined : answerBy(missing, all);
      }
      case 'shut':
        return allByRest(question, null);
      case 'limited':
        return allByRest(question, { error: answered.error, all });
      case 'failed':
        return inParts(question, all, answered.error);
    }
  }

  async function inParts(question: readonly Wanted[], all: number, error: unknown): Promise<void> {
    const size = Math.ceil(question.length / parts);
    if (size < smallestPart) {
      broken = { error };
      return allByRest(question, { error, all });
    }
    for (let at = 0; at < question.length; at += size) await answerBy(question.slice(at, at + size), all);
  }

  /** What has not the bytes of its id was cut, or is no text. @returns the blobs that GraphQL does not show */
  async function settle(
    question: readonly Wanted[],
    texts: ReadonlyMap<string, string | null>,
  ): Promise<readonly Wanted[]> {
    const [hidden, noText]: [Wanted[], Wanted[]] = [[], []];
    for (const [at, blob] of question.entries()) {
      const text = texts.get(nameOf(at));
      const bytes = text == null ? null : Buffer.from(text);
      if (bytes !== null && blobSha(bytes, blob.sha) === blob.sha) blob.resolve(bytes);
      else (text === undefined ? hidden : noText).push(blob);
    }
    if (noText.length > 0) await allByRest(noText, { error: null, all: noText.length });
    return hidden;
  }

  /** @param instead why GraphQL, which could give them, did not; `null`: it cannot be asked, and then there is no other way */
  async function allByRest(blobs: readonly Wanted[], instead: Instead | null): Promise<void> {
    if (instead !== null) {
      byRest += blobs.length;
      if (byRest > mostByRest || instead.all > mostByRest) throw tooManyForRest(instead);
    }
    await Promise.all(
      blobs.map(({ sha, resolve, reject }) => readByRest(repository, sha).then(resolve, reject)),
    );
  }

  const readAll: BlobReader = async (blobs) =>
    new Map(await Promise.all(blobs.map(async (blob) => [blob.sha, await read(blob)] as const)));
  return {
    read: readAll,
    expect(blobs) {
      for (const blob of blobs)
        if (blob.size <= largestByGraphQL && !known.has(blob.sha)) expected.set(blob.sha, blob);
    },
    know(sha, bytes) {
      void known({ sha, size: bytes.length }, async () => bytes);
    },
    async bring(blobs) {
      const small = blobs.filter(({ size }) => size <= largestByGraphQL);
      // Whoever reads one of them learns why it cannot be read.
      await Promise.allSettled(small.map(read));
    },
  };
}

/** Why REST is asked for what GraphQL gives as a rule. */
interface Instead {
  /** `null`: these blobs are no text. */
  readonly error: unknown;
  /** How many are wanted at one time. */
  readonly all: number;
}

interface Wanted extends Blob {
  resolve(bytes: Uint8Array): void;
  reject(error: unknown): void;
}

/** As many in each question as {@link mostInAQuestion} allows. */
function questionsFor(wanted: readonly Wanted[]): Wanted[][] {
  const packed: Wanted[][] = [];
  let bytes = 0;
  for (const each of wanted) {
    const last = packed.at(-1);
    bytes += each.size;
    if (last !== undefined && last.length < mostInAQuestion.blobs && bytes <= mostInAQuestion.bytes) {
      last.push(each);
      continue;
    }
    packed.push([each]);
    bytes = each.size;
  }
  return packed;
}

/** The ids are hexadecimal digits, so they cannot break out of the query. */
function questionAbout(blobs: readonly Blob[]): string {
  const objects = blobs.map(({ sha }, at) => `    ${nameOf(at)}: object(oid: "${sha}") { ...content }`);
  return `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
${objects.join('\n')}
  }
}
fragment content on Blob { text }`;
}

function nameOf(at: number): string {
  return `o${at}`;
}

/** The texts of an answer, by the names of the blobs that GraphQL shows; `null` for a binary one. */
function textsIn(data: unknown): ReadonlyMap<string, string | null> {
  const parsed = contentsSchema.safeParse(data);
  const objects = parsed.success ? Object.entries(parsed.data.repository) : [];
  return new Map(
    objects.flatMap(([name, object]) => {
      const blob = textSchema.safeParse(object);
      return blob.success ? [[name, blob.data.text] as const] : [];
    }),
  );
}

const contentsSchema = z.object({ repository: z.record(z.string(), z.unknown()) });
const textSchema = z.object({ text: z.string().nullable() });

async function readByRest({ octokit, owner, repo }: GitHubRepository, sha: string): Promise<Uint8Array> {
  const blob = await ask(`the content of blob ${sha}`, blobSchema, () =>
    octokit.rest.git.getBlob({ owner, repo, file_sha: sha }),
  );
  const bytes = Buffer.from(blob.content, blob.encoding);
  if (blobSha(bytes, sha) === sha) return bytes;
  throw new SourceError(
    'malformed-answer',
    `GitHub's answer does not have the bytes of blob ${sha}; run the job again, and check that no proxy changes answers.`,
  );
}

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['base64', 'utf-8']) });

function tooManyForRest({ error, all }: Instead): Error {
  if (error !== null) return failure(`the content of ${all} files`, error);
  return new SourceError(
    'unavailable',
    `More than ${mostByRest} files of this review are binary or no UTF-8, so GitHub gives each only by a request of its own, and that is too much for its limit of requests; run \`lockproof review\` in a clone instead.`,
  );
}

/** Remembers answers up to a number of bytes; then the oldest go. */
function openStore() {
  const store = new Map<string, { readonly size: number; readonly bytes: Promise<Uint8Array> }>();
  let held = 0;
  const remember = ({ sha, size }: Blob, answer: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const found = store.get(sha);
    if (found !== undefined) return found.bytes;
    const bytes = answer();
    store.set(sha, { size, bytes });
    held += size;
    for (const [oldest, { size }] of store) {
      if (held <= remembered) break;
      store.delete(oldest);
      held -= size;
    }
    return bytes;
  };
  return Object.assign(remember, { has: (sha: string) => store.has(sha) });
}
