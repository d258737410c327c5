import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { temporaryFolder } from './temporary-folder.ts';

/*
 * The threads as JavaScript, built from the sources as they are once for a run of the tests. Node would translate each file of a
 * thread again for each thread, and the tests start more than a hundred.
 */

const require = createRequire(import.meta.url);

/** Says where the thread is. @param folder an expression; vitest keeps what it translated for later runs, with another folder */
function located(folder: string): Plugin {
  return {
    name: 'located-threads',
    transform(code, id) {
      const location = /here\.endsWith\('\.ts'\) \? '\.\/worker\.ts' : '[^']+'/;
      if (!location.test(code)) return null;
      return { code: code.replace(location, `${folder} + '${basename(dirname(id))}.mjs'`), map: null };
    },
  };
}

/** Libraries stay where they are: one of them looks for a file beside its own. */
const libraries: Plugin = {
  name: 'libraries',
  resolveId: (id) => (/^(?:[./]|src|node:)/.test(id) ? null : { id: require.resolve(id), external: true }),
};

export const builtThreads = { ...located('process.env.BUILT_THREADS'), enforce: 'pre' } as const;

// biome-ignore lint/style/noDefaultExport: vitest asks for it
export default async function build(): Promise<() => void> {
  const dir = mkdtempSync(join(temporaryFolder(), 'lockproof-threads-'));
  const files = globSync('src/**/worker.ts');
  const input = Object.fromEntries(files.map((file) => [basename(dirname(file)), file]));
  const bundle = await rolldown({ input, platform: 'node', plugins: [libraries, located("'./'")] });
  await bundle.write({ dir, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  process.env.BUILT_THREADS = `${pathToFileURL(dir).href}/`;
  return () => rmSync(dir, { recursive: true, force: true });
}
