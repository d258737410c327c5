import { z } from 'zod';
import { type Content, contentLimit, fileContent } from '../content.ts';
import { blobSha, kindOfMode, type TreeEntry } from '../tree.ts';
import { shaSchema } from './answer.ts';
import type { GraphQL } from './graphql.ts';

/** What a branch is now. An event names what it was. */
export interface BranchNow {
  readonly tip: string;
  /** The file that was asked for, as it is at the tip; left out where none was. */
  readonly file?: FileNow;
}

interface FileNow {
  readonly path: string;
  /** `null`: there is nothing at this path. */
  readonly entry: TreeEntry | null;
  /** Left out where GraphQL does not give it. */
  readonly text?: string;
}

/**
 * Asks in one request what GitHub shows now of the things that an event names as they were: the branch that the change goes to, and a file at its tip.
 * Whatever else has to be known of the pull request as it is now belongs in this question.
 *
 * @param branch `null`: the default branch
 * @param path of the file; `null`: no file
 * @returns `null` where the branch is not there; `unanswered` where REST has to be asked
 */
export async function askNow(
  graphql: GraphQL,
  { branch, path }: { readonly branch: string | null; readonly path: string | null },
): Promise<BranchNow | 'unanswered' | null> {
  const variables = {
    ...(branch === null ? {} : { branch: `refs/heads/${branch}` }),
    ...(path === null ? {} : { path }),
  };
  const answered = await graphql.ask(questionWith(Object.keys(variables)), variables);
  // Of an answer in part nobody knows whether the file is missing.
  const parsed = answered.kind === 'answered' && answered.whole ? nowSchema.safeParse(answered.data) : null;
  if (parsed?.success !== true) return 'unanswered';
  const { branch: found } = parsed.data.repository;
  if (found === null) return null;
  const { oid: tip, file } = found.target;
  if (path === null) return { tip };
  return file === undefined ? 'unanswered' : { tip, file: fileNow(path, file) };
}

function questionWith(variables: readonly string[]): string {
  const declared = ['owner', 'repo', ...variables].map((name) => `$${name}: String!`).join(', ');
  const branch = variables.includes('branch') ? 'ref(qualifiedName: $branch)' : 'defaultBranchRef';
  const file = variables.includes('path') ? ` ... on Commit { file(path: $path) { ${fileFields} } }` : '';
  return `query (${declared}) {
  repository(owner: $owner, name: $repo) {
    branch: ${branch} { target { oid${file} } }
  }
}`;
}

const fileFields = 'mode oid object { ... on Blob { byteSize text } }';

/** The content of a file, if the text has the bytes of the blob; else they have to be read. */
export function contentNow({ entry, text }: FileNow): Content | null {
  if (entry === null) return { kind: 'missing' };
  const { kind, sha, size } = entry;
  if (kind !== 'file') return { kind: 'not-a-file', what: kind };
  if (size > contentLimit) return { kind: 'too-large', bytes: size, limit: contentLimit };
  const bytes = text === undefined ? null : Buffer.from(text);
  return bytes !== null && blobSha(bytes, sha) === sha ? fileContent(bytes) : null;
}

function fileNow(path: string, file: FileAnswer | null): FileNow {
  if (file === null) return { path, entry: null };
  const { mode, oid, object } = file;
  const kind = kindOfMode(mode.toString(8).padStart(6, '0'));
  const text = object?.text ?? null;
  return {
    path,
    entry: { path, kind, sha: oid, size: object?.byteSize ?? 0 },
    ...(text === null ? {} : { text }),
  };
}

const fileSchema = z.object({
  mode: z.number().int().nonnegative(),
  oid: shaSchema,
  object: z
    .object({ byteSize: z.number().int().nonnegative().optional(), text: z.string().nullish() })
    .nullable(),
});
type FileAnswer = z.infer<typeof fileSchema>;

const nowSchema = z.object({
  repository: z.object({
    branch: z.object({ target: z.object({ oid: shaSchema, file: fileSchema.nullish() }) }).nullable(),
  }),
});
