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
type Contents = ReadonlyMap<string, Uint8Array>;

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
/** Small blobs by REST. All jobs of a repository have 1,000 requests an hour, not one pull request (T68). */
const mostByRest = 200;

/** Reads blobs by id: small ones by GraphQL, large, binary and non-UTF-8 ones by REST, which also serves files over 1 MB (T45). Requests of one turn of the event loop share queries. Each content must have its id. */
export function openBlobs(repository: GitHubRepository): Blobs {
  const known = openMemory<Promise<Uint8Array>>();
  const large = openSemaphore(largeAtATime);
  const questions = openSemaphore(questionsAtATime);
  let byRest = 0;
  let turn: ReturnType<typeof beginTurn> | null = null;

  function read(blob: Blob): Promise<Uint8Array> {
    if (blob.size > largestByGraphQL) return large(() => readByRest(repository, blob.sha));
    return known(blob.sha, async () => {
      turn ??= beginTurn();
      turn.blobs.push(blob);
      return (await turn.contents).get(blob.sha) ?? notRead(blob.sha);
    });
  }

  function beginTurn() {
    const blobs: Blob[] = [];
    const contents = new Promise(setImmediate).then(async () => {
      turn = null;
      const answers = questionsFor(blobs).map((asked) => questions(() => contentsOf(asked)));
      return new Map((await Promise.all(answers)).flatMap((each) => [...each]));
    });
    return { blobs, contents };
  }

  async function contentsOf(asked: readonly Blob[]): Promise<Contents> {
    const what = `the content of ${asked.length} files`;
    const isLarge = asked.length >= smallQuestion;
    const { data, error } = await askInPart(repository, what, questionAbout(asked), {}, isLarge);
    const { repository: texts } =
      error === null
        ? await ask(what, textsSchema, async () => ({ data }))
        : (textsSchema.safeParse(data).data ?? { repository: {} });
    const isCut = cutBy(error);
    const contents = new Map<string, Uint8Array>();
    const [cut, noText]: [Blob[], Blob[]] = [[], []];
    for (const [at, blob] of asked.entries()) {
      const text = texts[nameOf(at)]?.text ?? null;
      const bytes = Buffer.from(text ?? '');
      // A text with a different id was shortened, or is not UTF-8.
      if (text !== null && blobSha(bytes, blob.sha) === blob.sha) contents.set(blob.sha, bytes);
      else (text === null && isCut(nameOf(at)) ? cut : noText).push(blob);
    }
    if (cut.length === asked.length && !isLarge) throw failure(what, error);
    const size = Math.ceil(asked.length / parts);
    for (let at = 0; at < cut.length; at += size)
      for (const [sha, bytes] of await contentsOf(cut.slice(at, at + size))) contents.set(sha, bytes);
    return new Map([...contents, ...(await allByRest(noText))]);
  }

  async function allByRest(blobs: readonly Blob[]): Promise<Contents> {
    byRest += blobs.length;
    if (byRest > mostByRest)
      throw onlyInClone(
        `More than ${mostByRest} files of this review are binary or not UTF-8, so GitHub gives each only by a request of its own, and that is too much for its limit of requests`,
      );
    return new Map(
      await Promise.all(blobs.map(async ({ sha }) => [sha, await readByRest(repository, sha)] as const)),
    );
  }

  const isSmall = ({ size }: Blob): boolean => size <= largestByGraphQL;
  return {
    read: async (blobs) =>
      new Map(await Promise.all(blobs.map(async (blob) => [blob.sha, await read(blob)] as const))),
    async bring(blobs) {
      // Each of them is read later, and then it is said why it cannot be read.
      await Promise.allSettled(blobs.filter(isSmall).map(read));
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
  return blobSha(bytes, sha) === sha ? bytes : notRead(sha);
}

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['base64', 'utf-8']) });

function notRead(sha: string): never {
  throw new SourceError(
    'malformed-answer',
    `GitHub's answer does not have the bytes of blob ${sha}; run the job again, and check that no proxy changes answers.`,
  );
}
