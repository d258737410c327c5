import { posix } from 'node:path';
import type { ReadLimit } from '../configuration/configuration.ts';
import { localFolder } from '../configuration/module-folder.ts';
import { limitOfRun, mostLevels } from '../configuration/read-configurations.ts';
import { filesOfModule, placesIn } from './folder-reader.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';

/** The root modules and as many calls as are followed from them. */
const mostWaves = mostLevels + 1;

interface Called {
  readonly folder: string;
  /** The folder that the sources in it are relative to: of tests that of the root module. */
  readonly from: string;
}

/**
 * Brings the configuration of modules here, all at once, before it is read module by module.
 *
 * @param reach `modules`: also the local modules that they call. Which these are is guessed from the text, without a parser: a wrong guess costs a part of
 * a request, a missed one costs one request more.
 */
export async function bringConfiguration(
  tree: RevisionTree,
  folders: readonly string[],
  reach: 'modules' | 'alone',
): Promise<void> {
  if (tree.ahead === undefined) return;
  const seen = new Set<string>();
  let left: ReadLimit = limitOfRun;
  let wave = folders.flatMap((root) =>
    reach === 'alone' ? [within(root)] : [within(root), { folder: posix.join(root, 'tests'), from: root }],
  );
  for (let waves = 0; waves < mostWaves && wave.length > 0; waves += 1) {
    const fresh = wave.filter(({ folder }) => !seen.has(folder));
    for (const { folder } of fresh) seen.add(folder);
    const found = await Promise.all(
      fresh.map(async (called) => ({ ...called, files: await filesOfModule(tree, called.folder) })),
    );
    const chosen = found.filter(({ files }) => {
      left = { files: left.files - files.length, bytes: left.bytes - sizeOf(files) };
      return left.files >= 0 && left.bytes >= 0;
    });
    await tree.ahead.bring(chosen.flatMap(({ files }) => files));
    if (reach === 'alone') return;
    wave = (await Promise.all(chosen.map((each) => calledBy(tree, each)))).flat();
  }
}

function within(folder: string): Called {
  return { folder, from: folder };
}

function sizeOf(files: readonly TreeEntry[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** The folders that the text of a module may call. What cannot be read calls nothing. */
async function calledBy(
  tree: RevisionTree,
  { files, from }: Called & { readonly files: readonly TreeEntry[] },
): Promise<readonly Called[]> {
  const [texts, place] = await Promise.all([tree.read(files).catch(() => []), placesIn(tree)(from)]);
  const sources = texts.flatMap((bytes) => [
    ...Buffer.from(bytes ?? [])
      .toString()
      .matchAll(localSource),
  ]);
  return [...new Set(sources.map(([, source = '']) => localFolder(source, place)))]
    .filter((folder) => folder !== null)
    .map(within);
}

/** In native syntax and in JSON. */
const localSource = /\bsource"?\s{0,20}[=:]\s{0,20}"(\.{1,2}\/[^"$\n]{0,200})"/g;
