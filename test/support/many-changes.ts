import { gitSource } from '../../src/source/git/git-source.ts';
import type { Source } from '../../src/source/source.ts';
import { createRepository, type Planted } from './github-double/repository.ts';

type Files = Readonly<Record<string, Planted>>;

export interface ManyChanges {
  /** The change that was given at this place. */
  source(at: number): Source;
  remove(): void;
}

/** Many changes of small repositories in one real repository: git writes all commits in one process, so that a table of variants costs little. */
export function commitChanges(
  changes: readonly { readonly base: Files; readonly head: Files }[],
): ManyChanges {
  const repository = createRepository();
  const stream = changes.flatMap(({ base, head }, at) => [
    ...commitOf(`base-${at}`, base),
    ...commitOf(`head-${at}`, head, `base-${at}`),
  ]);
  repository.git(['fast-import', '--quiet'], Buffer.concat(stream));
  return {
    source: (at) => gitSource({ directory: repository.directory, base: `base-${at}`, head: `head-${at}` }),
    remove: () => repository.remove(),
  };
}

function commitOf(branch: string, files: Files, from?: string): readonly Buffer[] {
  return [
    Buffer.from(`commit refs/heads/${branch}\ncommitter Test <test@example.com> 1750000000 +0000\n`),
    data(branch),
    Buffer.from(from === undefined ? '' : `from refs/heads/${from}\n`),
    ...Object.entries(files).flatMap(([path, planted]) => fileOf(path, planted)),
    Buffer.from('\n'),
  ];
}

function fileOf(path: string, planted: Planted): readonly Buffer[] {
  const inline = (mode: string, content: string | Uint8Array) => [
    Buffer.from(`M ${mode} inline ${path}\n`),
    data(content),
  ];
  if (planted === null) return [Buffer.from(`D ${path}\n`)];
  if (typeof planted === 'string' || planted instanceof Uint8Array) return inline('100644', planted);
  if ('symlink' in planted) return inline('120000', planted.symlink);
  if ('executable' in planted) return inline('100755', planted.executable);
  return [Buffer.from(`M 160000 ${planted.submodule} ${path}\n`)];
}

function data(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);
}
