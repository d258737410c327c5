import { z } from 'zod';
import { type Content, contentLimit, fileContent } from '../content.ts';
import { blobSha, kindOfMode } from '../tree.ts';
import { shaSchema } from './answer.ts';
import { askGraphQL } from './graphql.ts';
import type { GitHubRepository } from './octokit.ts';

/** A branch as it is now, not as the event names it. */
export interface BranchNow {
  readonly tip: string;
  /** The requested file; left out if there is none, or if GraphQL does not show its bytes. */
  readonly file?: FileNow;
}

interface FileNow {
  readonly path: string;
  /** `null`: there is nothing at this path. */
  readonly sha: string | null;
  readonly content: Content;
}

/** Requests a branch (`null`: the default one), and a file at its tip; `null`: no such branch. */
export async function askNow(
  repository: GitHubRepository,
  { branch, path }: { readonly branch: string | null; readonly path: string | null },
): Promise<BranchNow | null> {
  const variables = {
    ...(branch === null ? {} : { branch: `refs/heads/${branch}` }),
    ...(path === null ? {} : { path }),
  };
  const question = questionWith(Object.keys(variables));
  const { repository: answer } = await askGraphQL(
    repository,
    'the base branch',
    nowSchema,
    question,
    variables,
  );
  if (answer.branch === null) return null;
  const { oid: tip, file } = answer.branch.target;
  if (path === null || file === undefined) return { tip };
  if (file === null) return { tip, file: { path, sha: null, content: { kind: 'missing' } } };
  const content = contentOf(file);
  return content === null ? { tip } : { tip, file: { path, sha: file.oid, content } };
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

/** `null` if the text does not have the bytes of the blob: then they have to be read. */
function contentOf({ mode, oid, object }: z.infer<typeof fileSchema>): Content | null {
  const kind = kindOfMode(mode.toString(8).padStart(6, '0'));
  if (kind !== 'file') return { kind: 'not-a-file', what: kind };
  const { byteSize = 0, text } = object ?? {};
  if (byteSize > contentLimit) return { kind: 'too-large', bytes: byteSize, limit: contentLimit };
  const bytes = text == null ? null : Buffer.from(text);
  return bytes !== null && blobSha(bytes, oid) === oid ? fileContent(bytes) : null;
}

const fileSchema = z.object({
  mode: z.number().int().nonnegative(),
  oid: shaSchema,
  object: z
    .object({ byteSize: z.number().int().nonnegative().optional(), text: z.string().nullish() })
    .nullable(),
});
const nowSchema = z.object({
  repository: z.object({
    branch: z.object({ target: z.object({ oid: shaSchema, file: fileSchema.nullish() }) }).nullable(),
  }),
});
