import { z } from 'zod';
import { openMemory } from '../../memory.ts';
import { openSemaphore } from '../../semaphore.ts';
import type { BlobReader } from '../revision-tree.ts';
import { onlyInClone, SourceError } from '../source-error.ts';
import { blobSha, type TreeEntry } from '../tree.ts';
import { ask, failure, graphQLErrors } from './answer.ts';
import { askInPart } from './graphql.ts';
import type { GitHubRepository } from './octokit.ts';

type Blob = Pick<TreeEntry, 'sha' | 'size'>;
/** By ids; `null` for what GraphQL gives no exact text of. */
type Texts = ReadonlyMap<string, Uint8Array | null>;

/** The contents of blobs of one repository, each requested once while it is remembered. */
export interface Blobs {
  readonly read: BlobReader;
  /** Requests blobs that will be read one after the other, all at once. */
  bring(blobs: readonly Blob[]): Promise<void>;
}

/** Per query. GitHub gives up after ten seconds or much work, and cuts a text at 512,000 bytes. */
const mostInAQuestion = { blobs: 100, bytes: 512 * 1024 };
/** Larger blobs are read by REST, which gives every byte up to 100 MB. */
const largestByGraphQL = 256 * 1024;
/** An answer of REST takes four times its blob until it is decoded, so large ones come one by one (T68). */
const largeAtATime = 1;
const questionsAtATime = 4;
/** What GitHub leaves out of a query is asked for again in quarters; a small query is sent again after an error. */
const parts = 4;
const smallQuestion = 20;
/** Small blobs by REST in all, and any blobs by REST for one search. All jobs of a repository have 1,000 requests an hour, not one pull request (T68). */
const mostByRest = { all: 200, search: 40 };

/** Reads blobs by id: small ones by GraphQL, large, binary and non-UTF-8 ones by REST, which also serves files over 1 MB (T45). Requests of one turn of the event loop share queries. Each content must have its id. */
export function openBlobs(repository: GitHubRepository): Blobs {
  const texts = openMemory<Promise<Uint8Array | null>>();
  const others = openMemory<Promise<Uint8Array>>();
  const large = openSemaphore(largeAtATime);
  const questions = openSemaphore(questionsAtATime);
  let byRest = 0;
  let turn: ReturnType<typeof beginTurn> | null = null;

  /** @returns `null` for what only REST gives */
  async function textOf(blob: Blob): Promise<Uint8Array | null> {
    if (blob.size > largestByGraphQL) return null;
    return texts(blob.sha, async () => {
      turn ??= beginTurn();
      turn.blobs.push(blob);
      return (await turn.texts).get(blob.sha) ?? null;
    });
  }

  function rest({ sha, size }: Blob): Promise<Uint8Array> {
    if (size > largestByGraphQL) return large(() => readByRest(repository, sha));
    return others(sha, async () => {
      byRest += 1;
      if (byRest <= mostByRest.all) return readByRest(repository, sha);
      throw onlyInClone(
        `More than ${mostByRest.all} files of this review are binary or not UTF-8, so GitHub gives each only by a request of its own, and that is too much for its limit of requests`,
      );
    });
  }

  function beginTurn() {
    const blobs: Blob[] = [];
    const asked = new Promise(setImmediate).then(async () => {
      turn = null;
      const answers = questionsFor(blobs).map((some) => questions(() => textsOf(some)));
      return new Map((await Promise.all(answers)).flatMap((each) => [...each]));
    });
    return { blobs, texts: asked };
  }

  async function textsOf(asked: readonly Blob[]): Promise<Texts> {
    const what = `the content of ${asked.length} files`;
    const isLarge = asked.length >= smallQuestion;
    const { data, error } = await askInPart(repository, what, questionAbout(asked), {}, isLarge);
    const { repository: answers } =
      error === null
        ? await ask(what, textsSchema, async () => ({ data }))
        : (textsSchema.safeParse(data).data ?? { repository: {} });
    const isCut = cutBy(error);
    const found = new Map<string, Uint8Array | null>();
    const cut: Blob[] = [];
    for (const [at, blob] of asked.entries()) {
      const text = answers[nameOf(at)]?.text ?? null;
      const bytes = Buffer.from(text ?? '');
      if (text === null && isCut(nameOf(at))) cut.push(blob);
      // A text with a different id was shortened, or is not UTF-8.
      else found.set(blob.sha, text !== null && blobSha(bytes, blob.sha) === blob.sha ? bytes : null);
    }
    if (cut.length === asked.length && !isLarge) throw failure(what, error);
    const size = Math.ceil(asked.length / parts);
    for (let at = 0; at < cut.length; at += size)
      for (const [sha, bytes] of await textsOf(cut.slice(at, at + size))) found.set(sha, bytes);
    return found;
  }

  return {
    async read(blobs, isSearch = false) {
      const all = await Promise.all(blobs.map(async (blob) => ({ blob, text: await textOf(blob) })));
      let left = isSearch ? mostByRest.search : blobs.length;
      const wanted = all.filter(({ text }) => text !== null || left-- > 0);
      const bytes = wanted.map(async ({ blob, text }) => [blob.sha, text ?? (await rest(blob))] as const);
      return new Map(await Promise.all(bytes));
    },
    async bring(blobs) {
      // Each of them is read later, and then it is said why it cannot be read.
      await Promise.allSettled(blobs.map(textOf));
    },
  };
}

/** As many in each query as {@link mostInAQuestion} allows. */
function questionsFor(blobs: readonly Blob[]): readonly (readonly Blob[])[] {
  const packed: Blob[][] = [];
  for (const blob of blobs) {
    const last = packed.at(-1) ?? [];
    const fits = last.length < mostInAQuestion.blobs && sizeOf(last) + blob.size <= mostInAQuestion.bytes;
    if (fits && packed.length > 0) last.push(blob);
    else packed.push([blob]);
  }
  return packed;
}

function sizeOf(blobs: readonly Blob[]): number {
  return blobs.reduce((sum, { size }) => sum + size, 0);
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

/** Whether an error kept GitHub from answering at a name: what is `null` without one is binary. */
function cutBy(error: unknown): (name: string) => boolean {
  if (error === null) return () => false;
  const names = graphQLErrors(error).map(({ path = [] }) => path[1] ?? null);
  return (name) => names.length === 0 || names.includes(null) || names.includes(name);
}

function nameOf(at: number): string {
  return `o${at}`;
}

/** By the names of the blobs; the text of a binary one is `null`. */
const textsSchema = z.object({
  repository: z.record(z.string(), z.object({ text: z.string().nullish() }).nullable()),
});

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
