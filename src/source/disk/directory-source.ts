import { readdir, stat } from 'node:fs/promises';
import { join, posix, relative, resolve, sep } from 'node:path';
import { invalidInput, quoted } from '../../errors.ts';
import { isReallyWithin, repositoryAround } from '../../paths.ts';
import type { AttributeReader } from '../attributes.ts';
import { globs, type PathTest } from '../glob.ts';
import { decodePath, pathOnDisk } from '../path-bytes.ts';
import type { LockFileRevision, Source } from '../source.ts';
import { type Content, contentLimit, fileContent, isUnderReview } from '../tree.ts';
import { diskTree, kindOf, readDiskFile, readOnDisk, unreadable } from './on-disk.ts';

interface DirectorySourceOptions {
  /** Files, which are used as they are, and folders, in which the patterns select files. */
  readonly paths: readonly string[];
  /** The folder that the policy is read from, which contains the current one; left out: the current one. */
  readonly policyRoot?: string;
}

/** Folders without lock files of the user. */
const skipped = new Set(['.git', '.terraform', '.terragrunt-cache', 'node_modules']);

/** Lock files on disk, without git and without a comparison. A symlink counts if its path is given, or if it leads to a file of the repository. Reading throws `UserError` `invalid-input` for a path that does not exist, and `SourceError` if something cannot be read. */
export function directorySource({ paths, policyRoot = process.cwd() }: DirectorySourceOptions): Source {
  return {
    async read({ patterns }) {
      const matches = globs(patterns);
      const found = new Map<string, Content>();
      const notices: string[] = [];
      for (const path of paths) {
        // The paths may overlap.
        const inside = new Map<string, Content>();
        await visit(path, matches, inside);
        if (inside.size === 0) notices.push(`No lock file was found in ${quoted(path)}.`);
        for (const [file, content] of inside) found.set(file, content);
      }
      const files = [...found].map(([path, head]): LockFileRevision => {
        return { path, status: 'unchanged', base: { kind: 'missing' }, head };
      });
      const tree = diskTree(process.cwd());
      const root = repositoryAround(process.cwd()) ?? process.cwd();
      return {
        base: null,
        head: null,
        files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
        notices,
        surroundings: { head: { tree, attributesOf: asTheyAre, lockFiles: new Map(), matches } },
        readFile: (path, _, most) => readDiskFile(policyRoot, path, most),
        folder: wayTo(process.cwd(), policyRoot),
        inRepository: wayTo(process.cwd(), root),
        policyFolder: wayTo(policyRoot, root),
      };
    },
  };
}

function wayTo(folder: string, from: string): string {
  return relative(from, folder).split(sep).join('/');
}

/** Whatever git did to the files, it is done. */
const asTheyAre: AttributeReader = async () => ({ found: [], unread: [] });

async function visit(path: string, matches: PathTest, found: Map<string, Content>): Promise<void> {
  const stats = await stat(path).catch((cause: unknown) => {
    throw invalidInput(
      `The path ${quoted(path)} cannot be opened; name a lock file or a folder that exists.`,
      { cause },
    );
  });
  if (stats.isDirectory()) return walk(path, '', matches, found);
  found.set(shown(path), await contentAt(path));
}

const nameThem =
  "leave it out by naming the lock files that git knows: lockproof verify -- $(git ls-files '*.terraform.lock.hcl')";

async function walk(root: string, folder: string, matches: PathTest, found: Map<string, Content>) {
  const place = pathOnDisk(join(root, folder));
  const entries = await readdir(place, { withFileTypes: true, encoding: 'buffer' }).catch(
    (cause: unknown) => {
      throw unreadable(join(root, folder), cause, nameThem);
    },
  );
  for (const entry of entries) {
    const name = decodePath(entry.name);
    const path = posix.join(folder, name);
    const kind = kindOf(entry);
    if (isUnderReview({ path, kind, sha: '', size: 0 }, matches)) {
      const file = join(root, path);
      const isRead = kind === 'file' || (kind === 'symlink' && (await leadsToFile(file, root)));
      found.set(shown(file), isRead ? await contentAt(file) : { kind: 'not-a-file', what: kind });
    } else if (kind === 'directory' && !skipped.has(name)) {
      await walk(root, path, matches, found);
    }
  }
}

/** Whether a symlink leads to a file of the repository, as in a review (T44). */
async function leadsToFile(link: string, root: string): Promise<boolean> {
  if (!isReallyWithin(link, [repositoryAround(resolve(root)) ?? root])) return false;
  return stat(link).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function contentAt(file: string): Promise<Content> {
  const { size, bytes } = await readOnDisk(file);
  return bytes === null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}

/** The path as in reports: forward slashes, without a leading `./`. */
function shown(path: string): string {
  return posix.normalize(path.split(sep).join('/'));
}
