import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { decodePath, encodePath } from '../../../src/source/path-bytes.ts';

type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

export interface StoredObject {
  readonly type: ObjectType;
  readonly content: Buffer;
}

export interface TreeItem {
  /** Without leading zeros, as git stores it. */
  readonly mode: string;
  readonly name: string;
  readonly sha: string;
}

export interface ObjectStore {
  /** Writes an object where git keeps it, and returns its id. */
  write(type: ObjectType, content: Uint8Array): string;
  /** `null` where there is none. */
  read(sha: string): StoredObject | null;
}

/** The objects of a git repository, read and written without git: in tests, a process for each would take longer than all the rest. */
export function openObjectStore(directory: string): ObjectStore {
  const folder = join(directory, '.git/objects');
  const placeOf = (sha: string) => join(folder, sha.slice(0, 2), sha.slice(2));
  const known = new Map<string, StoredObject>();
  let packs = 0;

  /** Git packs what it clones or imports in great number. */
  function readPacks(): void {
    const now = existsSync(join(folder, 'pack')) ? readdirSync(join(folder, 'pack')).length : 0;
    if (now === packs) return;
    packs = now;
    const batch = ['-C', directory, 'cat-file', '--batch', '--batch-all-objects'];
    const output = execFileSync('git', batch, { maxBuffer: 2 ** 30 });
    for (let at = 0; at < output.length; ) {
      const end = output.indexOf('\n', at);
      const [sha = '', type, size] = output.toString('latin1', at, end).split(' ');
      at = end + 1 + Number(size) + 1;
      known.set(sha, { type: type as ObjectType, content: output.subarray(end + 1, at - 1) });
    }
  }

  return {
    write(type, content) {
      const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
      const sha = createHash('sha1').update(bytes).digest('hex');
      if (existsSync(placeOf(sha))) return sha;
      mkdirSync(dirname(placeOf(sha)), { recursive: true });
      writeFileSync(placeOf(sha), deflateSync(bytes, { level: 1 }));
      return sha;
    },
    read(sha) {
      if (!known.has(sha) && existsSync(placeOf(sha))) {
        const bytes = inflateSync(readFileSync(placeOf(sha)));
        const end = bytes.indexOf(0);
        const [type] = bytes.toString('latin1', 0, end).split(' ');
        known.set(sha, { type: type as ObjectType, content: bytes.subarray(end + 1) });
      }
      if (!known.has(sha)) readPacks();
      return known.get(sha) ?? null;
    },
  };
}

export function readTree(content: Buffer): TreeItem[] {
  const items: TreeItem[] = [];
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf(0, at);
    const space = content.indexOf(' ', at);
    const mode = content.toString('latin1', at, space);
    const sha = content.toString('hex', end + 1, end + 21);
    items.push({ mode, name: decodePath(content.subarray(space + 1, end)), sha });
    at = end + 21;
  }
  return items;
}

/** In git's order: by bytes, a folder as if its name ended with a slash. */
export function treeContent(items: readonly TreeItem[]): Buffer {
  const keyed = items.map((item) => ({
    item,
    key: encodePath(item.mode === '40000' ? `${item.name}/` : item.name),
  }));
  keyed.sort((left, right) => Buffer.compare(left.key, right.key));
  return Buffer.concat(
    keyed.flatMap(({ item: { mode, name, sha } }) => [
      Buffer.from(`${mode} `),
      encodePath(name),
      Buffer.of(0),
      Buffer.from(sha, 'hex'),
    ]),
  );
}

export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** Its times must be in UTC. */
export function readCommit({ content }: StoredObject): Commit {
  const end = content.indexOf('\n\n');
  const head = content.toString('utf8', 0, end);
  const valuesOf = (name: string) =>
    Array.from(head.matchAll(new RegExp(`^${name} (.*)$`, 'gm')), ([, value = '']) => value);
  const signature = (role: string): Signature => {
    const [, name = '', email = '', seconds = ''] =
      /^(.*) <(.*)> (\d+) \+0000$/.exec(valuesOf(role)[0] ?? '') ?? [];
    return { name, email, date: `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 19)}+00:00` };
  };
  return {
    tree: valuesOf('tree')[0] ?? '',
    parents: valuesOf('parent'),
    author: signature('author'),
    committer: signature('committer'),
    message: content.toString('utf8', end + 2),
  };
}
