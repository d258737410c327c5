import { z } from 'zod';
import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import { openSemaphore } from '../../semaphore.ts';
import { type Content, contentLimit, fileContent } from '../content.ts';
import { asTheyAre, type BlobReader, bytesOf, listedTree, type RevisionTree } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
import { blobSha, type TreeEntry, wholeListing } from '../tree.ts';
import { ask } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';
import { readTreeLevel } from './trees.ts';

/** Smaller blobs are remembered: several readers ask for files of configuration and attributes. */
const remembered = 256 * 1024;
/** An answer takes four times the size of its blob until it is decoded, so large ones come one by one (T68). */
const largeAtATime = 1;

/**
 * The contents of blobs by sha, through the git blobs API: it also serves files over 1 MB, for which the contents API leaves out the text
 * (T45). The bytes must have the requested object id. Small ones are asked for once.
 */
export function blobReader(repository: GitHubRepository): BlobReader {
  const known = openMemory<Promise<Uint8Array>>({ answers: 512, characters: 64 });
  const large = openSemaphore(largeAtATime);
  const read: (blob: Pick<TreeEntry, 'sha' | 'size'>) => Promise<Uint8Array> = async ({ sha, size }) => {
    if (size <= remembered) return known(sha, () => readBlob(repository, sha));
    const leave = await large.enter();
    return readBlob(repository, sha).finally(leave);
  };
  return async (blobs) =>
    new Map(await Promise.all(blobs.map(async (blob) => [blob.sha, await read(blob)] as const)));
}

async function readBlob({ octokit, owner, repo }: GitHubRepository, sha: string): Promise<Uint8Array> {
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

/**
 * Makes trees of commits, from what was listed of them, else a level at a time. What two commits share is asked for once.
 *
 * @param listed complete listings of commits, by sha
 */
export function commitTrees(
  repository: GitHubRepository,
  listed: ReadonlyMap<string, readonly TreeEntry[]>,
  readBlobs: BlobReader,
): (commit: string) => RevisionTree {
  const levels = openMemory<ReturnType<typeof readTreeLevel>>();
  const level = (sha: string, folder: string) => levels(sha, () => readTreeLevel(repository, sha, folder));
  return (commit) => {
    const entries = listed.get(commit);
    return entries === undefined
      ? treeByLevels(commit, level, readBlobs)
      : listedTree({ whole: wholeListing(entries), readBlobs });
  };
}

type Level = (sha: string, folder: string) => ReturnType<typeof readTreeLevel>;

function treeByLevels(commit: string, level: Level, readBlobs: BlobReader): RevisionTree {
  async function entriesIn(folder: string): ReturnType<Level> {
    const entry = folder === '' ? null : await at(folder);
    if (folder !== '' && entry?.kind !== 'directory') return { entries: [], truncated: false };
    const { entries, truncated } = await level(entry?.sha ?? commit, folder);
    const inside = folder === '' ? '' : `${folder}/`;
    return { entries: entries.map((each) => ({ ...each, path: `${inside}${each.path}` })), truncated };
  }

  async function within(folder: string): Promise<readonly TreeEntry[]> {
    const { entries, truncated } = await entriesIn(folder);
    if (truncated) throw cutShort(folder);
    return entries;
  }

  async function at(path: string): Promise<TreeEntry | null> {
    const { entries, truncated } = await entriesIn(folderOf(path));
    const found = entries.find((each) => each.path === path);
    if (found === undefined && truncated) throw cutShort(folderOf(path));
    return found ?? null;
  }

  return {
    whole: null,
    at,
    within,
    measure: asTheyAre,
    identify: asTheyAre,
    read: (entries) => bytesOf(entries, readBlobs),
  };
}

/** The content at one path of a tree. */
export async function contentIn(tree: RevisionTree, path: string): Promise<Content> {
  const entry = await tree.at(path);
  if (entry === null) return { kind: 'missing' };
  const { kind, size } = entry;
  if (kind !== 'file') return { kind: 'not-a-file', what: kind };
  const [bytes] = await tree.read([entry]);
  return bytes == null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}

function cutShort(folder: string): SourceError {
  const name = folder === '' ? 'the root folder' : `the folder ${quoted(folder)}`;
  return new SourceError(
    'unavailable',
    `GitHub does not list ${name} completely because it holds too many files; run \`lockproof review\` in a clone instead.`,
  );
}
