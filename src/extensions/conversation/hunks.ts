import { z } from 'zod';
import type { PullRequest } from './conversation.ts';

/** The lines of one hunk in the new text, with context. 1-based; both ends belong to it. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
}

/** GitHub lists 3,000 files of a pull request. */
const most = { pages: 30, filesOnAPage: 100 };

/** The hunks of files as GitHub shows them: it accepts comments only there, and the hunks of another program may end elsewhere. A file whose diff GitHub leaves out has none. */
export async function readHunks(
  { octokit, owner, repo, number }: Pick<PullRequest, 'octokit' | 'owner' | 'repo' | 'number'>,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Hunk[]>> {
  const found = new Map<string, readonly Hunk[]>();
  for (let page = 1; page <= most.pages && found.size < paths.size; page += 1) {
    const asked = { owner, repo, pull_number: number, per_page: most.filesOnAPage, page };
    const files = filesSchema.parse((await octokit.rest.pulls.listFiles(asked)).data);
    for (const { filename, patch = '' } of files)
      if (paths.has(filename)) found.set(filename, hunksIn(patch));
    if (files.length < most.filesOnAPage) break;
  }
  return found;
}

const filesSchema = z.array(z.object({ filename: z.string(), patch: z.string().optional() }));

/** The hunks that a patch begins; only their first lines begin with `@@`. */
export function hunksIn(patch: string): readonly Hunk[] {
  return patch.split('\n').flatMap((line) => {
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    const from = Number(first);
    return first === undefined || count === '0' ? [] : [{ from, to: from + Number(count) - 1 }];
  });
}

/** Whether both ends of a range are in one hunk: GitHub accepts review comments only there. */
export function isInOneHunk(hunks: readonly Hunk[], from: number, to: number): boolean {
  return hunks.some((hunk) => hunk.from <= from && to <= hunk.to);
}
